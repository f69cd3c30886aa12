// SPDX-License-Identifier: Apache-2.0
// Operations of vector that move elements. Vectors of up to one dimension are
// LLVM's. Those of higher rank become arrays of them, and most operations on
// these are left to passes that unroll them.
#include <limits.h>

#include "dialects/arith/arith_build.h"
#include "dialects/memref/memref_views.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/vector/vector.h"

static const ShapedType *vector_of(const Type *type) {
  return type_as_vector(type);
}

static bool fail(ConversionRewriter *rw, Operation *op, const char *why) {
  return rewriter_match_failure(&rw->rewriter, op, why);
}

const Type *vector_lowering_type(const RewritePattern *self, Operation *op,
                                 const Type *type, ConversionRewriter *rw) {
  const Type *converted =
      converter_convert(pattern_converter(self), conversion_context(rw), type);
  if (!converted)
    fail(rw, op, "a type has no LLVM type");
  return converted;
}

bool vector_lowering_is_row(Operation *op, const Type *type,
                            ConversionRewriter *rw) {
  const ShapedType *vector = vector_of(type);
  return !vector || vector->rank <= 1 ||
         fail(rw, op, "the vector has several dimensions");
}

/// Can a mask list the elements of a row of `vector`, and can its rows be put
/// together one by one?
static bool can_spell_out(Operation *op, const ShapedType *vector,
                          ConversionRewriter *rw) {
  int32_t outer = vector->rank ? vector->rank - 1 : 0;
  return (shape_can_spell_out(vector->shape, outer) &&
          shape_can_spell_out(vector->shape + outer, vector->rank - outer)) ||
         fail(rw, op, "of more elements than can be spelled out");
}

/// Replaces `op` by an operation `def` of type `type`.
static bool replace_with(ConversionRewriter *rw, Operation *op,
                         const OpDef *def, Value *const *operands,
                         uint32_t count, const Type *type,
                         const Attribute *const *props) {
  Operation *lowered = builder_create_op(&rw->rewriter.builder, def, op->loc,
                                         operands, count, type, props);
  rewriter_replace_op_with(&rw->rewriter, op, op_result(lowered, 0));
  return true;
}

//===- Elements -----------------------------------------------------------===//

static Value *build_number(const LLVMTypeConverter *converter, Builder *builder,
                           Location loc, unsigned width, int64_t value) {
  Context *ctx = builder->ctx;
  return llvm_build_constant(
      builder, loc, converter_int(converter, ctx, width),
      integer_attr_get_i64(ctx, integer_type_get(ctx, width), value));
}

static Value *insert_element(Builder *builder, Location loc, Value *element,
                             Value *vector, Value *position) {
  Value *operands[] = {vector, element, position};
  return op_result(builder_create_op(builder, &llvm_ops[LLVM_INSERTELEMENT],
                                     loc, operands, 3, value_type(vector),
                                     NULL),
                   0);
}

static Value *extract_element(Builder *builder, Location loc, Value *vector,
                              Value *position) {
  Value *operands[] = {vector, position};
  return op_result(
      builder_create_op(builder, &llvm_ops[LLVM_EXTRACTELEMENT], loc, operands,
                        2, llvm_vector_element(value_type(vector)), NULL),
      0);
}

/// A shuffle by `mask`. `type` is a row with as many elements as `mask` has
/// numbers.
static Value *shuffle(Builder *builder, Location loc, Value *lhs, Value *rhs,
                      const int32_t *mask, size_t count, const Type *type) {
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_SHUFFLE_MASK] =
          dense_i32_array_attr_get(builder->ctx, mask, count)};
  Value *operands[] = {lhs, rhs};
  return op_result(builder_create_op(builder, &llvm_ops[LLVM_SHUFFLEVECTOR],
                                     loc, operands, 2, type, props),
                   0);
}

/// `first`, `first + step`, …
static int32_t *mask_create(size_t count, int32_t first, int32_t step) {
  int32_t *mask = mem_alloc((count + 1) * sizeof *mask);
  for (size_t i = 0; i < count; i++)
    mask[i] = first + (int32_t)i * step;
  return mask;
}

//===- broadcast ----------------------------------------------------------===//

/// `element` in each place of the row type `type`. `other` is the second
/// operand of the shuffle; NULL: the first again.
static Value *build_splat(const LLVMTypeConverter *converter, Builder *builder,
                          Location loc, Value *element, const Type *type,
                          Value *poison, bool shuffles_poison) {
  Value *zero = build_number(converter, builder, loc, 32, 0);
  Value *one = insert_element(builder, loc, element, poison, zero);
  size_t size = (size_t)llvm_vector_size(type);
  int32_t *mask = mask_create(size, 0, 0);
  Value *splat = shuffle(builder, loc, one, shuffles_poison ? poison : one,
                         mask, size, type);
  mem_free(mask);
  return splat;
}

/// Puts `row` at each position of the outer `depth` dimensions.
static Value *fill_rows(Builder *builder, Location loc, Value *whole,
                        Value *row, const int64_t *shape, unsigned depth) {
  int64_t *position = mem_alloc_zero(depth * sizeof *position);
  unsigned at;
  do {
    whole = llvm_build_insertvalue(builder, loc, row, whole, position, depth);
    for (at = depth; at-- > 0 && ++position[at] == shape[at];)
      position[at] = 0;
  } while (at != UINT_MAX);
  mem_free(position);
  return whole;
}

/// broadcast %scalar -> insertelement at 0, shufflevector; into arrays
static bool lower_broadcast(const RewritePattern *self, Operation *op,
                            const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  const ShapedType *result = vector_of(op_result_type(op, 0));
  Value *element = adaptor_operand(adaptor, 0);
  const Type *type = vector_lowering_type(self, op, op_result_type(op, 0), rw);
  if (!element || !type)
    return false;
  if (vector_of(op_operand_type(op, 0)))
    return fail(rw, op, "of a vector");
  if (!can_spell_out(op, result, rw))
    return false;
  const Type *row = type;
  for (int32_t i = 1; i < result->rank; i++)
    row = llvm_array_element(row);
  Value *whole = row != type ? llvm_build_undef(builder, op->loc, type) : NULL;
  Value *poison = llvm_build_undef(builder, op->loc, row);
  Value *value;
  if (result->rank == 0 || (result->rank == 1 && result->shape[0] == 1))
    value = insert_element(builder, op->loc, element, poison,
                           build_number(converter, builder, op->loc, 32, 0));
  else
    value =
        build_splat(converter, builder, op->loc, element, row, poison, !whole);
  if (whole)
    value = fill_rows(builder, op->loc, whole, value, result->shape,
                      (unsigned)result->rank - 1);
  rewriter_replace_op_with(&rw->rewriter, op, value);
  return true;
}

//===- extract and insert -------------------------------------------------===//

/// The position that an extract or insert names in an array. False, with a
/// reason, unless all its numbers are known.
static bool is_known_position(Operation *op, const int64_t *position,
                              size_t count, ConversionRewriter *rw) {
  for (size_t i = 0; i < count; i++)
    if (position[i] == DYNAMIC_SIZE)
      return fail(rw, op, "the position in an array is not known");
  return true;
}

/// The last number of a position: the operand, or a constant.
static Value *build_last(const LLVMTypeConverter *converter, Builder *builder,
                         Operation *op, const Adaptor *adaptor,
                         const int64_t *position, size_t count) {
  if (count && position[count - 1] == DYNAMIC_SIZE)
    return adaptor_operand(adaptor, adaptor->num_operands - 1);
  return build_number(converter, builder, op->loc, 64,
                      count ? position[count - 1] : 0);
}

/// extract %v[…] -> extractvalue, extractelement
static bool lower_extract(const RewritePattern *self, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw) {
  Builder *builder = &rw->rewriter.builder;
  size_t count;
  const int64_t *position = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  const ShapedType *source = vector_of(op_operand_type(op, 0));
  Value *value = adaptor_operand(adaptor, 0);
  if (!value || !vector_lowering_type(self, op, op_result_type(op, 0), rw))
    return false;
  bool is_element = count == (size_t)source->rank;
  size_t depth = is_element && count ? count - 1 : count;
  if (!is_known_position(op, position, depth, rw))
    return false;
  if (depth) {
    const Type *type = value_type(value);
    for (size_t i = 0; i < depth; i++)
      type = llvm_array_element(type);
    value =
        llvm_build_extractvalue(builder, op->loc, value, position, depth, type);
  }
  if (is_element)
    value = extract_element(builder, op->loc, value,
                            build_last(pattern_converter(self), builder, op,
                                       adaptor, position, count));
  rewriter_replace_op_with(&rw->rewriter, op, value);
  return true;
}

/// insert %x, %v[…] -> insertelement, insertvalue
static bool lower_insert(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  Builder *builder = &rw->rewriter.builder;
  size_t count;
  const int64_t *position = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  Value *value = adaptor_operand(adaptor, 0);
  Value *whole = adaptor_operand(adaptor, 1);
  if (!value || !whole ||
      !vector_lowering_type(self, op, op_result_type(op, 0), rw))
    return false;
  bool is_element = !vector_of(op_operand_type(op, 0));
  size_t depth = is_element && count ? count - 1 : count;
  if (!is_known_position(op, position, depth, rw))
    return false;
  if (is_element) {
    Value *row = whole;
    const Type *type = value_type(whole);
    for (size_t i = 0; i < depth; i++)
      type = llvm_array_element(type);
    if (depth)
      row = llvm_build_extractvalue(builder, op->loc, whole, position, depth,
                                    type);
    value = insert_element(builder, op->loc, value, row,
                           build_last(pattern_converter(self), builder, op,
                                      adaptor, position, count));
  }
  if (depth)
    value =
        llvm_build_insertvalue(builder, op->loc, value, whole, position, depth);
  rewriter_replace_op_with(&rw->rewriter, op, value);
  return true;
}

/// from_elements %a, … -> insertelement, …
static bool lower_from_elements(const RewritePattern *self, Operation *op,
                                const Adaptor *adaptor,
                                ConversionRewriter *rw) {
  Builder *builder = &rw->rewriter.builder;
  Value *const *elements = adaptor_one_to_one(adaptor);
  const Type *type = vector_lowering_type(self, op, op_result_type(op, 0), rw);
  if (!elements || !type ||
      !vector_lowering_is_row(op, op_result_type(op, 0), rw))
    return false;
  Value *value = llvm_build_undef(builder, op->loc, type);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    Value *at = build_number(pattern_converter(self), builder, op->loc, 64, i);
    value = insert_element(builder, op->loc, elements[i], value, at);
  }
  rewriter_replace_op_with(&rw->rewriter, op, value);
  return true;
}

/// to_elements %v -> extractelement for each result that is used
static bool lower_to_elements(const RewritePattern *self, Operation *op,
                              const Adaptor *adaptor, ConversionRewriter *rw) {
  Builder *builder = &rw->rewriter.builder;
  Value *source = adaptor_operand(adaptor, 0);
  if (!source || !vector_lowering_is_row(op, op_operand_type(op, 0), rw))
    return false;
  Value **values = mem_alloc(op->num_results * sizeof *values);
  ValueList *lists = mem_alloc(op->num_results * sizeof *lists);
  for (uint32_t i = 0; i < op->num_results; i++) {
    lists[i] = (ValueList){&values[i], 0};
    if (value_is_unused(op_result(op, i)))
      continue;
    Value *at = build_number(pattern_converter(self), builder, op->loc, 64, i);
    values[i] = extract_element(builder, op->loc, source, at);
    lists[i].count = 1;
  }
  bool ok = conversion_replace_op_with_multiple(rw, op, lists, op->num_results);
  mem_free(lists);
  mem_free(values);
  return ok;
}

//===- shuffle ------------------------------------------------------------===//

/// Element or row number `at` of `source`.
static Value *take_part(const LLVMTypeConverter *converter, Builder *builder,
                        Location loc, Value *source, int64_t at) {
  const Type *row = llvm_array_element(value_type(source));
  if (row)
    return llvm_build_extractvalue(builder, loc, source, &at, 1, row);
  return extract_element(builder, loc, source,
                         lowering_index_constant(converter, builder, loc, at));
}

static Value *put_part(const LLVMTypeConverter *converter, Builder *builder,
                       Location loc, Value *part, Value *whole, int64_t at) {
  if (llvm_array_element(value_type(whole)))
    return llvm_build_insertvalue(builder, loc, part, whole, &at, 1);
  return insert_element(builder, loc, part, whole,
                        lowering_index_constant(converter, builder, loc, at));
}

/// A shuffle of operands of different types, or of arrays: part by part.
static bool shuffle_parts(const RewritePattern *self, Operation *op,
                          Value *const *sources, const Type *type,
                          ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  size_t count;
  const int64_t *mask = op_i64_array(op, VECTOR_SHUFFLE_MASK, &count);
  int64_t size = vector_of(op_operand_type(op, 0))->shape[0];
  for (size_t i = 0; i < count; i++)
    if (mask[i] < 0 && llvm_array_element(type))
      return fail(rw, op, "a row is poison");
  Value *whole = llvm_build_undef(builder, op->loc, type);
  for (size_t i = 0; i < count; i++) {
    bool is_second = mask[i] >= size;
    Value *part = take_part(converter, builder, op->loc, sources[is_second],
                            is_second ? mask[i] - size : mask[i]);
    whole = put_part(converter, builder, op->loc, part, whole, (int64_t)i);
  }
  rewriter_replace_op_with(&rw->rewriter, op, whole);
  return true;
}

/// shuffle %a, %b […] -> shufflevector
static bool lower_shuffle(const RewritePattern *self, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw) {
  Value *sources[] = {adaptor_operand(adaptor, 0), adaptor_operand(adaptor, 1)};
  const Type *type = vector_lowering_type(self, op, op_result_type(op, 0), rw);
  if (!sources[0] || !sources[1] || !type)
    return false;
  if (vector_of(op_result_type(op, 0))->rank > 1 ||
      op_operand_type(op, 0) != op_operand_type(op, 1))
    return shuffle_parts(self, op, sources, type, rw);
  size_t count;
  const int64_t *numbers = op_i64_array(op, VECTOR_SHUFFLE_MASK, &count);
  int32_t *mask = mask_create(count, 0, 0);
  for (size_t i = 0; i < count; i++)
    mask[i] = (int32_t)numbers[i];
  Value *value = shuffle(&rw->rewriter.builder, op->loc, sources[0], sources[1],
                         mask, count, type);
  mem_free(mask);
  rewriter_replace_op_with(&rw->rewriter, op, value);
  return true;
}

/// interleave %a, %b -> shufflevector, or the intrinsic where it is scalable
static bool lower_interleave(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  Value *sources[] = {adaptor_operand(adaptor, 0), adaptor_operand(adaptor, 1)};
  const ShapedType *result = vector_of(op_result_type(op, 0));
  const Type *type = vector_lowering_type(self, op, &result->base, rw);
  if (!sources[0] || !sources[1] || !type ||
      !vector_lowering_is_row(op, &result->base, rw))
    return false;
  if (vector_is_scalable(result))
    return replace_with(rw, op, &llvm_ops[LLVM_INTR_VECTOR_INTERLEAVE2],
                        sources, 2, type, NULL);
  if (!can_spell_out(op, result, rw))
    return false;
  size_t count = (size_t)result->shape[0];
  int32_t *mask = mask_create(count, 0, 0);
  for (size_t i = 0; i < count; i++)
    mask[i] = (int32_t)(i / 2 + (i % 2 ? count / 2 : 0));
  Value *value = shuffle(&rw->rewriter.builder, op->loc, sources[0], sources[1],
                         mask, count, type);
  mem_free(mask);
  rewriter_replace_op_with(&rw->rewriter, op, value);
  return true;
}

/// Both results of the intrinsic.
static bool deinterleave_scalable(const RewritePattern *self, Operation *op,
                                  Value *source, const Type *type,
                                  ConversionRewriter *rw) {
  Builder *builder = &rw->rewriter.builder;
  const Type *types[] = {type, type};
  const Type *pair =
      converter_struct(pattern_converter(self), builder->ctx, types, 2);
  Operation *both =
      builder_create_op(builder, &llvm_ops[LLVM_INTR_VECTOR_DEINTERLEAVE2],
                        op->loc, &source, 1, pair, NULL);
  Value *results[2];
  for (int64_t i = 0; i < 2; i++)
    results[i] = llvm_build_extractvalue(builder, op->loc, op_result(both, 0),
                                         &i, 1, type);
  rewriter_replace_op(&rw->rewriter, op, results);
  return true;
}

/// deinterleave %v -> two shufflevectors
static bool lower_deinterleave(const RewritePattern *self, Operation *op,
                               const Adaptor *adaptor, ConversionRewriter *rw) {
  Builder *builder = &rw->rewriter.builder;
  const ShapedType *result = vector_of(op_result_type(op, 0));
  Value *source = adaptor_operand(adaptor, 0);
  const Type *type = vector_lowering_type(self, op, &result->base, rw);
  if (!source || !type || !vector_lowering_is_row(op, &result->base, rw))
    return false;
  if (vector_is_scalable(result))
    return deinterleave_scalable(self, op, source, type, rw);
  if (!can_spell_out(op, result, rw))
    return false;
  Value *poison = llvm_build_undef(builder, op->loc, value_type(source));
  size_t count = (size_t)result->shape[0];
  Value *results[2];
  for (int32_t i = 0; i < 2; i++) {
    int32_t *mask = mask_create(count, i, 2);
    results[i] = shuffle(builder, op->loc, source, poison, mask, count, type);
    mem_free(mask);
  }
  rewriter_replace_op(&rw->rewriter, op, results);
  return true;
}

//===- One to one ---------------------------------------------------------===//

/// bitcast %v -> llvm.bitcast, fma -> fmuladd, row by row, without attributes
static bool lower_row(const RewritePattern *self, Operation *op,
                      const Adaptor *adaptor, ConversionRewriter *rw) {
  Value *const *operands = adaptor_one_to_one(adaptor);
  const Type *type = vector_lowering_type(self, op, op_result_type(op, 0), rw);
  if (!operands || !type ||
      !vector_lowering_is_row(op, op_result_type(op, 0), rw))
    return false;
  bool is_fma = op_is(op, &vector_ops[VECTOR_FMA]);
  return replace_with(rw, op,
                      &llvm_ops[is_fma ? LLVM_INTR_FMULADD : LLVM_BITCAST],
                      operands, op->num_operands, type, NULL);
}

/// vscale -> the intrinsic
static bool lower_vscale(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  Builder *builder = &rw->rewriter.builder;
  const Type *type = pattern_converter(self)->index;
  OpState state = {.def = &llvm_ops[LLVM_INTR_VSCALE],
                   .loc = op->loc,
                   .result_types = &type,
                   .num_results = 1,
                   .attrs = op->attrs};
  rewriter_replace_op_with(&rw->rewriter, op,
                           op_result(builder_create(builder, &state), 0));
  return true;
}

/// step, of a scalable vector -> stepvector
static bool lower_step(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  const Type *type = vector_lowering_type(self, op, op_result_type(op, 0), rw);
  if (!type)
    return false;
  if (!vector_is_scalable(vector_of(op_result_type(op, 0))))
    return fail(rw, op, "of a vector of known size");
  return replace_with(rw, op, &llvm_ops[LLVM_INTR_STEPVECTOR], NULL, 0, type,
                      NULL);
}

/// scalable.insert, scalable.extract -> vector.insert, vector.extract
static bool lower_scalable(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  Value *const *values = adaptor_one_to_one(adaptor);
  const Type *type = vector_lowering_type(self, op, op_result_type(op, 0), rw);
  if (!values || !type)
    return false;
  const Attribute *props[LLVM_MAX_PROPS] = {op_prop(op, VECTOR_SCALABLE_POS)};
  if (op_is(op, &vector_ops[VECTOR_SCALABLE_EXTRACT]))
    return replace_with(rw, op, &llvm_ops[LLVM_INTR_VECTOR_EXTRACT], values, 1,
                        type, props);
  Value *operands[] = {values[1], values[0]};
  return replace_with(rw, op, &llvm_ops[LLVM_INTR_VECTOR_INSERT], operands, 2,
                      type, props);
}

//===- create_mask --------------------------------------------------------===//

static Value *build_vector_splat(Rewriter *rw, Location loc, Value *element,
                                 const Type *type) {
  return op_result(builder_create_op(&rw->builder,
                                     &vector_ops[VECTOR_BROADCAST], loc,
                                     &element, 1, type, NULL),
                   0);
}

/// An index, or what it was converted to, as an integer of up to 64 bits.
static Value *build_bound(Rewriter *rw, Location loc, Value *bound,
                          const Type *type) {
  if (value_type(bound) == type)
    return bound;
  if (type_is_index(value_type(bound)))
    return arith_build_index_cast(rw, loc, bound, type);
  bool is_wider = type_bit_width(value_type(bound)) > type_bit_width(type);
  return op_result(
      builder_create_op(&rw->builder,
                        &arith_ops[is_wider ? ARITH_TRUNCI : ARITH_EXTSI], loc,
                        &bound, 1, type, NULL),
      0);
}

/// create_mask %n, of a scalable row -> stepvector < broadcast %n. Without a
/// type converter, so that an index that nothing converted stays one.
static bool lower_create_mask(const RewritePattern *self, Operation *op,
                              const Adaptor *adaptor, ConversionRewriter *cr) {
  Rewriter *rw = &cr->rewriter;
  Context *ctx = rewriter_context(rw);
  const ShapedType *mask = vector_of(op_result_type(op, 0));
  bool is_narrow = pattern_converter(self)->options->forces_32bit_indices;
  const Type *element = integer_type_get(ctx, is_narrow ? 32 : 64);
  if (mask->rank != 1 || !vector_is_scalable(mask))
    return rewriter_match_failure(
        rw, op, "the mask is not a scalable vector of one dimension");
  Value *given = adaptor_operand(adaptor, 0);
  if (!given || (!type_is_index(value_type(given)) &&
                 !type_as_integer(value_type(given))))
    return rewriter_match_failure(rw, op, "an index is no integer");
  const Type *type = shaped_type_clone(ctx, mask, mask->shape, 1, element);
  Operation *step =
      builder_create_op(&rw->builder, &llvm_ops[LLVM_INTR_STEPVECTOR], op->loc,
                        NULL, 0, type, NULL);
  Value *bound = build_bound(rw, op->loc, given, element);
  Value *bounds = build_vector_splat(rw, op->loc, bound, type);
  rewriter_replace_op_with(
      rw, op,
      arith_build_cmpi(rw, op->loc, CMPI_SLT, op_result(step, 0), bounds));
  return true;
}

//===- Table --------------------------------------------------------------===//

#define RULE(ID, NAME, FUNCTION)                                               \
  {                                                                            \
    .name = "vector-" NAME "-to-llvm", .root = &vector_ops[VECTOR_##ID],       \
    .benefit = 1, .convert = FUNCTION                                          \
  }

static const RewritePattern vector_rows[] = {
    RULE(BROADCAST, "broadcast", lower_broadcast),
    RULE(EXTRACT, "extract", lower_extract),
    RULE(INSERT, "insert", lower_insert),
    RULE(FROM_ELEMENTS, "from-elements", lower_from_elements),
    RULE(TO_ELEMENTS, "to-elements", lower_to_elements),
    RULE(SHUFFLE, "shuffle", lower_shuffle),
    RULE(INTERLEAVE, "interleave", lower_interleave),
    RULE(DEINTERLEAVE, "deinterleave", lower_deinterleave),
    RULE(BITCAST, "bitcast", lower_row),
    RULE(FMA, "fma", lower_row),
    RULE(VSCALE, "vscale", lower_vscale),
    RULE(STEP, "step", lower_step),
    RULE(SCALABLE_INSERT, "scalable-insert", lower_scalable),
    RULE(SCALABLE_EXTRACT, "scalable-extract", lower_scalable),
};
static const RewritePattern untyped_rows[] = {
    RULE(CREATE_MASK, "create-mask", lower_create_mask),
};

const PatternTable vector_lowerings = PATTERN_TABLE(vector_rows);
const PatternTable vector_untyped_lowerings = PATTERN_TABLE(untyped_rows);
