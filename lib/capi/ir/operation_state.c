// SPDX-License-Identifier: Apache-2.0
// Making operations: states, and who owns their parts afterwards.
#include <string.h>

#include "capi/capi_internal.h"
#include "ir/definitions/prop_def.h"
#include "ir/syntax/asm_shape.h"
#include "support/hash_table.h"

MlirOperationState mlirOperationStateGet(MlirStringRef name, MlirLocation loc) {
  return (MlirOperationState){.name = name, .location = loc};
}

/// Appends `n` items of `size` bytes to a list of `count`.
static void *append(void *list, intptr_t *count, const void *items, intptr_t n,
                    size_t size) {
  if (n <= 0)
    return list;
  size_t used = (size_t)*count * size;
  list = mem_realloc(list, used + (size_t)n * size);
  memcpy((char *)list + used, items, (size_t)n * size);
  *count += n;
  return list;
}

void mlirOperationStateAddResults(MlirOperationState *state, intptr_t n,
                                  MlirType const *results) {
  state->results =
      append(state->results, &state->nResults, results, n, sizeof *results);
}

void mlirOperationStateAddOperands(MlirOperationState *state, intptr_t n,
                                   MlirValue const *operands) {
  state->operands =
      append(state->operands, &state->nOperands, operands, n, sizeof *operands);
}

void mlirOperationStateAddOwnedRegions(MlirOperationState *state, intptr_t n,
                                       MlirRegion const *regions) {
  state->regions =
      append(state->regions, &state->nRegions, regions, n, sizeof *regions);
}

void mlirOperationStateAddSuccessors(MlirOperationState *state, intptr_t n,
                                     MlirBlock const *successors) {
  state->successors = append(state->successors, &state->nSuccessors, successors,
                             n, sizeof *successors);
}

void mlirOperationStateAddAttributes(MlirOperationState *state, intptr_t n,
                                     MlirNamedAttribute const *attributes) {
  state->attributes = append(state->attributes, &state->nAttributes, attributes,
                             n, sizeof *attributes);
}

void mlirOperationStateEnableResultTypeInference(MlirOperationState *state) {
  state->enableResultTypeInference = true;
}

//===- Attributes ---------------------------------------------------------===//

const Attribute *capi_dictionary(Context *ctx, const MlirNamedAttribute *attrs,
                                 intptr_t count, const OpDef *without) {
  if (count <= 0)
    return NULL;
  NamedAttribute *entries = mem_alloc((size_t)count * sizeof *entries);
  PtrMap places = {0}; // Interned name to place + 1: the last one counts.
  size_t size = 0;
  for (intptr_t i = 0; i < count; i++) {
    NamedAttribute entry = {unwrap_identifier(attrs[i].name),
                            unwrap_attr(attrs[i].attribute)};
    if (!entry.value ||
        (without && op_def_prop_index(without, entry.name) >= 0))
      continue;
    void **place = count > 1 ? ptr_map_slot(&places, entry.name.data) : NULL;
    if (place && *place) {
      entries[(uintptr_t)*place - 1] = entry;
      continue;
    }
    entries[size++] = entry;
    if (place)
      *place = (void *)(uintptr_t)size;
  }
  const Attribute *dictionary =
      size ? dictionary_attr_get(ctx, entries, size) : NULL;
  ptr_map_free(&places);
  mem_free(entries);
  return dictionary;
}

/// Number of sizes that property `index` must hold; 0: it does not hold sizes.
static unsigned num_segments(const OpDef *def, unsigned index) {
  if (index + 1 == def->segment_prop)
    return def->num_operand_defs;
  return index + 1 == def->result_segment_prop ? def->num_result_defs : 0;
}

void capi_op_props(Context *ctx, const OpDef *def,
                   const MlirNamedAttribute *attrs, intptr_t count,
                   const Attribute **props) {
  static const int32_t zeros[UINT8_MAX] = {0};
  for (unsigned i = 0; i < def->num_props; i++)
    props[i] = NULL;
  for (intptr_t i = 0; i < count; i++) {
    int index = op_def_prop_index(def, unwrap_identifier(attrs[i].name));
    if (index >= 0)
      props[index] = capi_prop_value(def, (unsigned)index,
                                     unwrap_attr(attrs[i].attribute));
  }
  for (unsigned i = 0; i < def->num_props; i++) {
    unsigned segments = num_segments(def, i);
    if (!props[i] && segments)
      props[i] = dense_i32_array_attr_get(ctx, zeros, segments);
    if (!props[i] && def->props[i].initial)
      props[i] = def->props[i].initial(ctx);
  }
}

//===- Result types -------------------------------------------------------===//

/// The type of operand `index` of an operation, for results whose types traits
/// give.
static const Type *operand_type(const OpState *state, unsigned index) {
  return value_type(state->operands[index]);
}

bool capi_infer_types(Context *ctx, Arena *arena, OpState *state) {
  const OpDef *def = state->def;
  SourcePos pos = location_position(ctx, state->loc);
  if (def->infer)
    return def->infer(ctx, arena, state, pos);
  if (!def->is_unregistered && def->num_result_defs == 0) {
    state->num_results = 0;
    return true;
  }
  if ((def->traits & TRAIT_SAME_TYPES) && state->num_operands) {
    const Type **types = arena_alloc(arena, sizeof *types);
    types[0] = operand_type(state, 0);
    state->result_types = types;
    state->num_results = 1;
    return true;
  }
  // arith.constant and its kin: the type of the value.
  if (def->shape == SHAPE_CONSTANT && (def->traits & TRAIT_CONSTANT_LIKE) &&
      state->props && state->props[0] && attr_type(state->props[0])) {
    const Type **types = arena_alloc(arena, sizeof *types);
    types[0] = attr_type(state->props[0]);
    state->result_types = types;
    state->num_results = 1;
    return true;
  }
  location_emit(ctx, state->loc, DIAG_ERROR,
                "type inference was requested for the operation %.*s, but the "
                "operation does not support type inference; result types must "
                "be specified explicitly",
                STR_ARGS(def->name));
  return false;
}

//===- Creation -----------------------------------------------------------===//

/// The definition to use, or NULL after an error.
static const OpDef *find_def(CapiContext *context, Context *ctx,
                             const MlirOperationState *state) {
  StringRef name = unwrap_text(state->name);
  const OpDef *def = context_op_def(ctx, name);
  if (def)
    return def;
  size_t dot = string_ref_find(name, '.');
  const DialectDef *dialect =
      dot == SIZE_MAX ? NULL : context_dialect(ctx, string_ref(name.data, dot));
  bool is_allowed = (dialect && dialect->allows_unknown_ops) ||
                    context_allows_unregistered_dialects(ctx);
  if (is_allowed && name.size)
    return context_unregistered_op_def(ctx, name);
  location_emit(ctx, unwrap_location(state->location), DIAG_ERROR,
                "building op `%.*s` but it isn't known in this MLIRContext: "
                "the dialect may not be loaded or this operation hasn't been "
                "added by the dialect",
                STR_ARGS(name));
  capi_deliver(context, ctx);
  return NULL;
}

static void destroy_region(MlirRegion region) {
  if (region.ptr)
    mlirRegionDestroy(region);
}

/// The operation takes the blocks of the regions; the regions are freed.
static void take_regions(Operation *op, const MlirOperationState *state) {
  for (intptr_t i = 0; i < state->nRegions; i++) {
    if (op && state->regions[i].ptr)
      region_take_blocks(op_region(op, (unsigned)i),
                         unwrap_region(state->regions[i]));
    destroy_region(state->regions[i]);
  }
}

static void free_lists(MlirOperationState *state) {
  mem_free(state->results);
  mem_free(state->operands);
  mem_free(state->regions);
  mem_free(state->successors);
  mem_free(state->attributes);
  *state = mlirOperationStateGet(state->name, state->location);
}

static Operation *create(Context *ctx, const OpDef *def,
                         const MlirOperationState *from) {
  const Attribute *props[UINT8_MAX + 1];
  props[0] = NULL;
  bool is_known = !def->is_unregistered;
  if (is_known)
    capi_op_props(ctx, def, from->attributes, from->nAttributes, props);
  OpState state = {.def = def,
                   .loc = unwrap_location(from->location),
                   .operands = unwrap_values(from->operands),
                   .num_operands = (uint32_t)from->nOperands,
                   .result_types = unwrap_types(from->results),
                   .num_results = (uint32_t)from->nResults,
                   .successors = unwrap_blocks(from->successors),
                   .num_successors = (uint32_t)from->nSuccessors,
                   .num_regions = (uint32_t)from->nRegions,
                   .props = props,
                   .attrs =
                       capi_dictionary(ctx, from->attributes, from->nAttributes,
                                       is_known ? def : NULL)};
  if (!from->enableResultTypeInference)
    return op_create(ctx, &state);
  Arena arena;
  arena_init(&arena);
  bool is_inferred = capi_infer_types(ctx, &arena, &state);
  Operation *op = is_inferred ? op_create(ctx, &state) : NULL;
  arena_free(&arena);
  return op;
}

MlirOperation mlirOperationCreate(MlirOperationState *state) {
  CapiContext *context = capi_owner(state->location.ptr);
  Context *ctx = capi_handle(context);
  const OpDef *def = find_def(context, ctx, state);
  Operation *op = NULL;
  if (def && state->nRegions <= UINT16_MAX)
    op = create(ctx, def, state);
  take_regions(op, state);
  free_lists(state);
  capi_deliver(context, ctx);
  return wrap_op(op);
}
