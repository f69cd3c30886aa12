// SPDX-License-Identifier: Apache-2.0
// Patterns that convert the types of functions, calls and returns.
#include "dialects/func/func_conversion.h"

#include "dialects/common/functions.h"
#include "dialects/func/func.h"
#include "ir/op_attrs.h"
#include "rewrite/conversion/signature.h"

/// `attrs` with `count` entries: cut at the end, or filled up with empty ones.
static const Attribute *resize_attrs(Context *ctx, const Attribute *attrs,
                                     size_t count) {
  const ArrayAttr *array = attr_as_array(attrs);
  if (!array || array->size == count)
    return attrs;
  VECTOR(const Attribute *) elements = {0};
  for (size_t i = 0; i < count; i++)
    VECTOR_PUSH(&elements, i < array->size ? array->elements[i]
                                           : dictionary_attr_get(ctx, NULL, 0));
  const Attribute *resized = array_attr_get(ctx, elements.data, elements.size);
  VECTOR_FREE(&elements);
  return resized;
}

/// Sets the type, and gives the lists of attributes of arguments and results
/// the right length.
static void set_function_type(Context *ctx, Operation *func,
                              const TypeVector *inputs,
                              const TypeVector *results) {
  const Type *type = function_type_get(ctx, inputs->data, inputs->size,
                                       results->data, results->size);
  op_set_prop(func, FUNC_PROP_FUNCTION_TYPE, type_attr_get(ctx, type));
  op_set_prop(
      func, FUNC_PROP_ARG_ATTRS,
      resize_attrs(ctx, op_prop(func, FUNC_PROP_ARG_ATTRS), inputs->size));
  op_set_prop(
      func, FUNC_PROP_RES_ATTRS,
      resize_attrs(ctx, op_prop(func, FUNC_PROP_RES_ATTRS), results->size));
}

static void convert_in_place(ConversionRewriter *rw, Operation *func,
                             const SignatureConversion *conversion,
                             const TypeVector *results) {
  Region *body = op_region(func, 0);
  if (body->first)
    conversion_apply_signature(rw, body->first, conversion, rw->converter);
  rewriter_start_modify(&rw->rewriter, func);
  set_function_type(conversion_context(rw), func, &conversion->types, results);
  rewriter_finalize_modify(&rw->rewriter, func);
}

static bool convert_signature(const RewritePattern *self, Operation *op,
                              const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  Context *ctx = conversion_context(rw);
  if (op_def_prop_index(op->def, STR("function_type")) !=
      FUNC_PROP_FUNCTION_TYPE)
    return rewriter_match_failure(&rw->rewriter, op, "has no function type");
  const FunctionType *type = func_op_type(op);
  if (!type)
    return rewriter_match_failure(&rw->rewriter, op, "has no function type");
  SignatureConversion conversion;
  signature_conversion_init(&conversion, type->num_inputs);
  TypeVector results = {0};
  bool converted =
      type_converter_convert_signature_args(self->converter, ctx, type->types,
                                            type->num_inputs, 0, &conversion) &&
      type_converter_convert_all(self->converter, ctx,
                                 type->types + type->num_inputs,
                                 type->num_results, &results);
  if (converted)
    convert_in_place(rw, op, &conversion, &results);
  VECTOR_FREE(&results);
  signature_conversion_free(&conversion);
  return converted;
}

/// The types that each result becomes: result i has `counts[i]` of `types`.
typedef struct ResultTypes {
  TypeVector types;
  VECTOR(uint32_t) counts;
} ResultTypes;

static bool convert_results(const RewritePattern *self, Context *ctx,
                            const Operation *op, ResultTypes *results) {
  for (unsigned i = 0; i < op->num_results; i++) {
    size_t first = results->types.size;
    if (!type_converter_convert(self->converter, ctx, op_result_type(op, i),
                                &results->types))
      return false;
    VECTOR_PUSH(&results->counts, (uint32_t)(results->types.size - first));
  }
  return true;
}

static void replace_by_slices(ConversionRewriter *rw, Operation *op,
                              Operation *created, const ResultTypes *results) {
  ValueVector values = {0};
  VECTOR(ValueList) lists = {0};
  for (unsigned i = 0; i < created->num_results; i++)
    VECTOR_PUSH(&values, op_result(created, i));
  size_t first = 0;
  for (unsigned i = 0; i < op->num_results; i++) {
    uint32_t count = results->counts.data[i];
    VECTOR_PUSH(&lists, (ValueList){values.data + first, count});
    first += count;
  }
  conversion_replace_op_with_multiple(rw, op, lists.data, lists.size);
  VECTOR_FREE(&values);
  VECTOR_FREE(&lists);
}

static bool convert_call(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  ResultTypes results = {0};
  bool converted = convert_results(self, conversion_context(rw), op, &results);
  if (converted) {
    OpState state = {.def = op->def,
                     .loc = op->loc,
                     .operands = adaptor->flat,
                     .num_operands = adaptor->num_flat,
                     .result_types = results.types.data,
                     .num_results = (uint32_t)results.types.size,
                     .props = op_props(op),
                     .attrs = op->attrs};
    Operation *created = builder_create(&rw->rewriter.builder, &state);
    replace_by_slices(rw, op, created, &results);
  }
  VECTOR_FREE(&results.types);
  VECTOR_FREE(&results.counts);
  return converted;
}

static bool convert_return(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self;
  OpState state = {.def = op->def,
                   .loc = op->loc,
                   .operands = adaptor->flat,
                   .num_operands = adaptor->num_flat};
  builder_create(&rw->rewriter.builder, &state);
  rewriter_replace_op(&rw->rewriter, op, NULL);
  return true;
}

const RewritePattern convert_function_signature = {
    .name = "convert-function-signature",
    .root_trait = TRAIT_FUNCTION,
    .benefit = 1,
    .convert = convert_signature};

const RewritePattern convert_func_call = {.name = "convert-func-call",
                                          .root = &func_ops[FUNC_CALL],
                                          .benefit = 1,
                                          .convert = convert_call};

const RewritePattern convert_func_return = {.name = "convert-func-return",
                                            .root = &func_ops[FUNC_RETURN],
                                            .benefit = 1,
                                            .convert = convert_return};
