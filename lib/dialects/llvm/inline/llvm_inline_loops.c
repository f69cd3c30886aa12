// SPDX-License-Identifier: Apache-2.0
// Locations of inlined loops. With debug information a loop's annotation has
// its start and end, which become locations seen from the call. Follows mlir's
// LLVM inliner interface, where loops that follow others keep their locations.
#include "dialects/llvm/inline/llvm_inline.h"
#include "dialects/llvm/llvm_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/op_attrs.h"
#include "support/memory.h"

/// The subprogram of the function around `call`, or NULL.
static const Attribute *subprogram_around(const Operation *call) {
  const Operation *func = call;
  do
    func = op_parent(func);
  while (func && !op_has_trait(func, TRAIT_FUNCTION));
  if (!func || location_kind(func->loc) != LOCATION_FUSED)
    return NULL;
  const Attribute *metadata = location_data(func->loc)->metadata;
  return llvm_attr_is(metadata, LLVM_ATTR_DI_SUBPROGRAM) ? metadata : NULL;
}

/// `place`, a fused location, as seen from `call`.
static const Attribute *place_seen_from(Context *ctx, const Attribute *place,
                                        const Operation *call,
                                        const Attribute *scope) {
  const LocationAttr *location = place ? attr_as_location(place) : NULL;
  if (!location || location_kind(location->value) != LOCATION_FUSED)
    return place;
  Location site = location_call_site_get(ctx, location->value, call->loc);
  return location_attr_get(ctx, location_fused_get(ctx, &site, 1, scope));
}

static const Attribute *annotation_seen_from(Context *ctx,
                                             const Attribute *annotation,
                                             const Operation *call,
                                             const Attribute *scope) {
  static const StringRef places[] = {STR_INIT("startLoc"), STR_INIT("endLoc")};
  const DialectAttr *attr = attr_as_dialect(annotation, NULL);
  const Attribute **params = mem_alloc((attr->num_params + 1) * sizeof *params);
  for (size_t i = 0; i < attr->num_params; i++) {
    params[i] = attr->params[i];
    for (size_t k = 0; k < ARRAY_LENGTH(places); k++)
      if (string_ref_equals(attr->def->params[i].name, places[k]))
        params[i] = place_seen_from(ctx, params[i], call, scope);
  }
  const Attribute *seen =
      dialect_params_attr_get(ctx, attr->def, params, attr->num_params);
  mem_free(params);
  return seen;
}

/// The annotation is on the branch back, so at the end of a block.
static void move_places(Context *ctx, Operation *terminator,
                        const Operation *call, const Attribute *scope) {
  int slot = terminator
                 ? op_def_prop_index(terminator->def, STR("loop_annotation"))
                 : -1;
  const Attribute *annotation =
      slot < 0 ? NULL : op_prop(terminator, (unsigned)slot);
  if (llvm_attr_is(annotation, LLVM_ATTR_LOOP_ANNOTATION))
    op_set_prop(terminator, (unsigned)slot,
                annotation_seen_from(ctx, annotation, call, scope));
}

void llvm_inline_loops(Context *ctx, const Operation *call,
                       const InlinedBody *body) {
  const Attribute *scope = subprogram_around(call);
  if (!scope || body->end)
    return;
  move_places(ctx, body->block->last, call, scope);
  for (Block *block = body->others; block != body->rest; block = block->next)
    move_places(ctx, block->last, call, scope);
}
