// SPDX-License-Identifier: Apache-2.0
// Patterns that are data. A dictionary has
//
//   root: name, any operation without it; name: of the pattern
//   benefit, bounded (may be applied to its own result), converter (has the
//     type converter), undeclared (does not say that it generates `to`)
//   one_to_one: takes one value for each operand
//   fail: the reason for which it never matches; after: … after it did the rest
//   to: name of the operation that takes the place of the root, over what the
//     operands are now, with its attributes; results: types of it, else the
//     root's, converted where there is a converter; twice: and one more before
//   parts: array of [name, type …]: operation i makes what result i becomes
//   erase: the root goes; in_place: it gets attribute `ok`
//   regions: arguments in its regions are converted, in place
//   operands: its operands become what they are now, in place
#include "passes/test/patterns/rule_patterns.h"
#include "ir/op_attrs.h"

#include "passes/test/patterns/test_patterns.h"

static bool has(const Attribute *row, const char *name) {
  return dictionary_get(row, string_ref_from_cstr(name)) != NULL;
}

static const OpDef *def_of(Context *ctx, const Attribute *name) {
  StringRef text = attr_string_value(name);
  const OpDef *def = context_op_def(ctx, text);
  return def ? def : context_unregistered_op_def(ctx, text);
}

static char *copy_text(Arena *arena, StringRef text) {
  char *copy = arena_alloc(arena, text.size + 1);
  memcpy(copy, text.data, text.size);
  copy[text.size] = 0;
  return copy;
}

const char *rule_pattern_name(Arena *arena, const Attribute *row) {
  const Attribute *name = dictionary_get(row, STR("name"));
  if (!name)
    name = dictionary_get(row, STR("root"));
  return name ? copy_text(arena, attr_string_value(name)) : "any";
}

/// Appends the types from `first` on. False if one is no type.
static bool append_types(const ArrayAttr *given, size_t first,
                         TypeVector *types) {
  for (size_t i = first; i < given->size; i++) {
    const TypeAttr *type = attr_as_type(given->elements[i]);
    if (!type)
      return false;
    VECTOR_PUSH(types, type->value);
  }
  return true;
}

/// Types of the operation in the root's place.
static bool result_types(const RewritePattern *self, Context *ctx,
                         const Operation *op, TypeVector *types) {
  const ArrayAttr *given =
      attr_as_array(dictionary_get(self->user, STR("results")));
  if (given && !append_types(given, 0, types))
    return false;
  for (unsigned i = 0; !given && i < op->num_results; i++) {
    if (!self->converter)
      VECTOR_PUSH(types, op_result_type(op, i));
    else if (!type_converter_convert(self->converter, ctx,
                                     op_result_type(op, i), types))
      return false;
  }
  return true;
}

static Operation *create(Rewriter *rw, const Attribute *row, Operation *op,
                         const Adaptor *adaptor, const TypeVector *types) {
  Context *ctx = rewriter_context(rw);
  OpState state = {.def = def_of(ctx, dictionary_get(row, STR("to"))),
                   .loc = op->loc,
                   .operands = adaptor->flat,
                   .num_operands = adaptor->num_flat,
                   .result_types = types->data,
                   .num_results = (uint32_t)types->size,
                   .attrs = op->def->is_unregistered ? op->attrs : NULL};
  return builder_create(&rw->builder, &state);
}

static bool replace(const RewritePattern *self, Operation *op,
                    const Adaptor *adaptor, ConversionRewriter *conversion) {
  Rewriter *rw = &conversion->rewriter;
  TypeVector types = {0};
  if (!result_types(self, rewriter_context(rw), op, &types) ||
      (op->num_results != 1 && op->num_results != types.size)) {
    VECTOR_FREE(&types);
    return false;
  }
  if (has(self->user, "twice"))
    create(rw, self->user, op, adaptor, &types);
  Operation *created = create(rw, self->user, op, adaptor, &types);
  VECTOR_FREE(&types);
  ValueVector values = {0};
  for (unsigned i = 0; i < created->num_results; i++)
    VECTOR_PUSH(&values, op_result(created, i));
  // One result may become all of them.
  ValueList all = {values.data, created->num_results};
  if (op->num_results == 1)
    conversion_replace_op_with_multiple(conversion, op, &all, 1);
  else
    rewriter_replace_op(rw, op, values.data);
  VECTOR_FREE(&values);
  return true;
}

static Operation *create_part(Rewriter *rw, const Operation *op,
                              const Attribute *part) {
  const ArrayAttr *array = attr_as_array(part);
  TypeVector types = {0};
  append_types(array, 1, &types);
  Operation *created =
      test_create(rw, def_of(rewriter_context(rw), array->elements[0]), op->loc,
                  NULL, 0, types.data, (uint32_t)types.size);
  VECTOR_FREE(&types);
  return created;
}

/// Is there a row of name and types for each result?
static bool are_parts_of(const ArrayAttr *parts, const Operation *op) {
  bool fits = parts && parts->size == op->num_results;
  for (size_t i = 0; fits && i < parts->size; i++) {
    const ArrayAttr *row = attr_as_array(parts->elements[i]);
    fits = row && row->size > 0;
  }
  return fits;
}

static bool replace_by_parts(const ArrayAttr *parts, Operation *op,
                             ConversionRewriter *conversion) {
  ValueVector values = {0};
  VECTOR(ValueList) lists = {0};
  VECTOR_RESERVE(&values, 64);
  for (unsigned i = 0; i < op->num_results; i++) {
    Operation *part =
        create_part(&conversion->rewriter, op, parts->elements[i]);
    Value **first = values.data + values.size;
    for (unsigned k = 0; k < part->num_results && values.size < 64; k++)
      VECTOR_PUSH(&values, op_result(part, k));
    uint32_t count = (uint32_t)(values.data + values.size - first);
    VECTOR_PUSH(&lists, (ValueList){first, count});
  }
  conversion_replace_op_with_multiple(conversion, op, lists.data, lists.size);
  VECTOR_FREE(&values);
  VECTOR_FREE(&lists);
  return true;
}

static bool change_in_place(const RewritePattern *self, Operation *op,
                            const Adaptor *adaptor,
                            ConversionRewriter *conversion) {
  Rewriter *rw = &conversion->rewriter;
  Context *ctx = rewriter_context(rw);
  bool converted = true;
  rewriter_start_modify(rw, op);
  for (unsigned i = 0; has(self->user, "regions") && i < op->num_regions; i++)
    converted &= conversion_convert_region_types(conversion, op_region(op, i),
                                                 self->converter, NULL);
  if (!converted) {
    rewriter_cancel_modify(rw, op);
    return false;
  }
  if (has(self->user, "operands"))
    op_set_operands(ctx, op, adaptor->flat, adaptor->num_flat);
  op_set_attr(ctx, op, STR("ok"), unit_attr_get(ctx));
  rewriter_finalize_modify(rw, op);
  return true;
}

static bool apply(const RewritePattern *self, Operation *op,
                  const Adaptor *adaptor, ConversionRewriter *conversion) {
  const Attribute *row = self->user;
  const ArrayAttr *parts = attr_as_array(dictionary_get(row, STR("parts")));
  if (has(row, "to"))
    return replace(self, op, adaptor, conversion);
  if (are_parts_of(parts, op))
    return replace_by_parts(parts, op, conversion);
  if (has(row, "in_place") || has(row, "regions") || has(row, "operands"))
    return change_in_place(self, op, adaptor, conversion);
  if (!has(row, "erase"))
    return false;
  rewriter_erase_op(&conversion->rewriter, op);
  return true;
}

/// As long as the Context, which interns it.
static const char *copy_reason(ConversionRewriter *rw, const Attribute *row,
                               const char *name) {
  const Attribute *reason = dictionary_get(row, string_ref_from_cstr(name));
  if (!reason)
    return NULL;
  return context_intern_string(conversion_context(rw),
                               attr_string_value(reason))
      .data;
}

bool rule_pattern_convert(const RewritePattern *self, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw) {
  const Attribute *row = self->user;
  if (has(row, "one_to_one") && !test_is_one_to_one(adaptor))
    return false;
  const char *reason = copy_reason(rw, row, "fail");
  if (reason)
    return rewriter_match_failure(&rw->rewriter, op, reason);
  bool applied = apply(self, op, adaptor, rw);
  reason = copy_reason(rw, row, "after");
  return reason ? rewriter_match_failure(&rw->rewriter, op, reason) : applied;
}
