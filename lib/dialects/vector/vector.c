// SPDX-License-Identifier: Apache-2.0
// The vector dialect: its attributes, inference of types, constants.
#include "dialects/vector/vector.h"

#include "dialects/arith/arith.h"
#include "dialects/common/control_flow.h"
#include "dialects/common/infer.h"
#include "dialects/vector/vector_internal.h"
#include "dialects/vector/vector_patterns.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/types/type.h"

static const EnumCase kind_cases[] = {
    {STR_INIT("add"), VECTOR_ADD},
    {STR_INIT("mul"), VECTOR_MUL},
    {STR_INIT("minui"), VECTOR_MINUI},
    {STR_INIT("minsi"), VECTOR_MINSI},
    {STR_INIT("minnumf"), VECTOR_MINNUMF},
    {STR_INIT("maxui"), VECTOR_MAXUI},
    {STR_INIT("maxsi"), VECTOR_MAXSI},
    {STR_INIT("maxnumf"), VECTOR_MAXNUMF},
    {STR_INIT("and"), VECTOR_AND},
    {STR_INIT("or"), VECTOR_OR},
    {STR_INIT("xor"), VECTOR_XOR},
    {STR_INIT("maximumf"), VECTOR_MAXIMUMF},
    {STR_INIT("minimumf"), VECTOR_MINIMUMF},
};

static const EnumCase punctuation_cases[] = {
    {STR_INIT("no_punctuation"), VECTOR_NO_PUNCTUATION},
    {STR_INIT("newline"), VECTOR_NEWLINE},
    {STR_INIT("comma"), VECTOR_COMMA},
    {STR_INIT("open"), VECTOR_OPEN},
    {STR_INIT("close"), VECTOR_CLOSE},
};

static const EnumCase iterator_cases[] = {
    {STR_INIT("parallel"), VECTOR_ITERATOR_PARALLEL},
    {STR_INIT("reduction"), VECTOR_ITERATOR_REDUCTION},
};

const AttrDef vector_attr_defs[VECTOR_NUM_ATTRS] = {
    [VECTOR_ATTR_KIND] = {.name = STR_INIT("vector.kind"),
                          .shape = ATTR_SHAPE_ENUM,
                          .dialect = &vector_dialect,
                          .cases = kind_cases,
                          .num_cases = ARRAY_LENGTH(kind_cases),
                          .cpp_name = "Vector_CombiningKindAttr",
                          .enum_name = "::mlir::vector::CombiningKind"},
    [VECTOR_ATTR_PUNCTUATION] = {.name = STR_INIT("vector.punctuation"),
                                 .shape = ATTR_SHAPE_ENUM,
                                 .dialect = &vector_dialect,
                                 .cases = punctuation_cases,
                                 .num_cases = ARRAY_LENGTH(punctuation_cases),
                                 .cpp_name = "Vector_PrintPunctuation",
                                 .enum_name =
                                     "::mlir::vector::PrintPunctuation"},
    [VECTOR_ATTR_ITERATOR] = {.name = STR_INIT("vector.iterator_type"),
                              .shape = ATTR_SHAPE_ENUM,
                              .dialect = &vector_dialect,
                              .cases = iterator_cases,
                              .num_cases = ARRAY_LENGTH(iterator_cases),
                              .cpp_name = "Vector_IteratorTypeEnum",
                              .enum_name = "::mlir::vector::IteratorType"},
};

VectorKind vector_kind(const Operation *op) {
  const DialectAttr *kind = attr_as_dialect(
      op_prop(op, VECTOR_KIND), &vector_attr_defs[VECTOR_ATTR_KIND]);
  return kind ? (VectorKind)kind->value : VECTOR_ADD;
}

bool vector_is_scalable_at(const ShapedType *type, size_t dim) {
  return type->scalable && type->scalable[dim];
}

bool vector_is_scalable(const ShapedType *type) {
  for (int32_t i = 0; type->scalable && i < type->rank; i++)
    if (type->scalable[i])
      return true;
  return false;
}

const Type *vector_type_at(Context *ctx, const ShapedType *vector,
                           size_t depth) {
  return depth >= (size_t)vector->rank
             ? vector->element
             : scalable_vector_type_get(
                   ctx, vector->shape + depth,
                   vector->scalable ? vector->scalable + depth : NULL,
                   (size_t)vector->rank - depth, vector->element);
}

// --- inference --------------------------------------------------------------

INFER_HOOK(vector_infer_shuffle) {
  (void)pos;
  const ShapedType *first = type_as_vector(value_type(state->operands[0]));
  const DenseArrayAttr *mask =
      attr_as_dense_array(state->props[VECTOR_SHUFFLE_MASK]);
  size_t rank = first->rank > 1 ? (size_t)first->rank : 1;
  int64_t *shape = arena_alloc(arena, rank * sizeof *shape);
  for (size_t i = 1; i < rank; i++)
    shape[i] = first->shape[i];
  shape[0] = mask && mask->size ? (int64_t)mask->size : 1;
  return infer_one(arena, state,
                   vector_type_get(ctx, shape, rank, first->element));
}

INFER_HOOK(vector_infer_to_elements) {
  (void)ctx;
  (void)pos;
  const ShapedType *source = type_as_vector(value_type(state->operands[0]));
  size_t count = (size_t)shaped_type_num_elements(source);
  const Type **types = arena_alloc(arena, count * sizeof(const Type *));
  for (size_t i = 0; i < count; i++)
    types[i] = source->element;
  state->result_types = types;
  state->num_results = (uint32_t)count;
  return true;
}

// --- the dialect ------------------------------------------------------------

const DialectDef vector_dialect = {
    .name = STR_INIT("vector"),
    .ops = vector_ops,
    .num_ops = VECTOR_NUM_OPS,
    .lowering_pass = "convert-to-llvm",
    .attrs = vector_attr_defs,
    .num_attrs = VECTOR_NUM_ATTRS,
    .materialize_constant = arith_materialize_constant,
    .patterns = &vector_patterns,
    .inliner = &inline_everything,
};
