// SPDX-License-Identifier: Apache-2.0
// Operations of vector on memory: loads and stores, with masks, and through
// vectors of indices.
#include <string.h>

#include "dialects/vector/masks/mask.h"
#include "ir/op_attrs.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/vector/vector.h"
#include "support/numbers/rounding.h"

//===- Alignment ----------------------------------------------------------===//

/// Bytes to which LLVM aligns values of `type` if no data layout says
/// otherwise: integers to 8 at most.
static int64_t preferred_alignment(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  int64_t bits = vector ? type_is_int_or_float(vector->element)
                              ? (int64_t)type_bit_width(vector->element)
                              : 64
                 : type_is_int_or_float(type) ? (int64_t)type_bit_width(type)
                                              : 64;
  for (int32_t i = 0; vector && i < vector->rank; i++)
    if (__builtin_mul_overflow(bits, vector->shape[i], &bits))
      return (int64_t)next_power_of_two(INT64_MAX / 8);
  int64_t bytes = bits / 8 + (bits % 8 != 0);
  int64_t alignment = (int64_t)next_power_of_two((uint64_t)bytes);
  return type_as_integer(type) && alignment > 8 ? 8 : alignment;
}

/// The alignment that `op` gives, or the one that its memref's element prefers,
/// or, if the pass is told so, `row`, the LLVM type that is moved. 0, with a
/// reason: there is none.
static int64_t alignment_of(const RewritePattern *self, Operation *op,
                            const ShapedType *memref, const Type *row,
                            ConversionRewriter *rw) {
  int64_t alignment;
  if (attr_integer_value(op_prop(op, VECTOR_ALIGNMENT), &alignment))
    return alignment;
  if (pattern_converter(self)->options->uses_vector_alignment)
    return preferred_alignment(row);
  const Type *element = vector_lowering_type(self, op, memref->element, rw);
  if (!element)
    return 0;
  const LLVMTypeConverter *converter = pattern_converter(self);
  // The size of a wrapped type is that of the type it stands for.
  if (converter_is_wrapped(converter))
    element =
        type_is_index(memref->element)
            ? integer_type_get(rw->rewriter.builder.ctx, converter->index_width)
            : memref->element;
  return preferred_alignment(element);
}

//===- Addresses ----------------------------------------------------------===//

Value *vector_lowering_address(const RewritePattern *self, Operation *op,
                               const Adaptor *adaptor, ConversionRewriter *rw,
                               unsigned group) {
  unsigned base, first, count;
  op_operand_segment(op, group, &base, &count);
  op_operand_segment(op, group + 1, &first, &count);
  Value *const *values = adaptor_one_to_one(adaptor);
  if (!values || !vector_lowering_type(self, op, op_operand_type(op, base), rw))
    return NULL;
  Value *address = lowering_element_address(
      pattern_converter(self), &rw->rewriter.builder, op->loc,
      type_as_shaped(op_operand_type(op, base)), values[base], values + first,
      LLVM_GEP_NONE);
  if (!address)
    rewriter_match_failure(&rw->rewriter, op, "the layout is not strided");
  return address;
}

//===- load and store -----------------------------------------------------===//

static void access_props(Context *ctx, const Operation *op, int64_t alignment,
                         const Attribute **props) {
  props[LLVM_ACCESS_ALIGNMENT] =
      integer_attr_get_i64(ctx, integer_type_get(ctx, 64), alignment);
  if (attr_is_true(op_prop(op, VECTOR_NONTEMPORAL)))
    props[LLVM_ACCESS_NONTEMPORAL] = unit_attr_get(ctx);
}

/// vector.load %m[…] -> llvm.load
static bool lower_load(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  Builder *builder = &rw->rewriter.builder;
  const Type *type = vector_lowering_type(self, op, op_result_type(op, 0), rw);
  if (!type || !vector_lowering_is_row(op, op_result_type(op, 0), rw))
    return false;
  int64_t alignment =
      alignment_of(self, op, type_as_shaped(op_operand_type(op, 0)), type, rw);
  Value *address =
      alignment ? vector_lowering_address(self, op, adaptor, rw, 0) : NULL;
  if (!address)
    return false;
  address = lowering_retype_pointer(pattern_converter(self), builder, op->loc,
                                    address, type);
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  access_props(builder->ctx, op, alignment, props);
  Operation *load = builder_create_op(builder, &llvm_ops[LLVM_LOAD], op->loc,
                                      &address, 1, type, props);
  rewriter_replace_op_with(&rw->rewriter, op, op_result(load, 0));
  return true;
}

/// vector.store %v, %m[…] -> llvm.store
static bool lower_store(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  Builder *builder = &rw->rewriter.builder;
  const Type *type = vector_lowering_type(self, op, op_operand_type(op, 0), rw);
  Value *value = adaptor_operand(adaptor, 0);
  if (!type || !value ||
      !vector_lowering_is_row(op, op_operand_type(op, 0), rw))
    return false;
  int64_t alignment =
      alignment_of(self, op, type_as_shaped(op_operand_type(op, 1)), type, rw);
  Value *address =
      alignment ? vector_lowering_address(self, op, adaptor, rw, 1) : NULL;
  if (!address)
    return false;
  address = lowering_retype_pointer(pattern_converter(self), builder, op->loc,
                                    address, type);
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  access_props(builder->ctx, op, alignment, props);
  Value *operands[] = {value, address};
  builder_create_op(builder, &llvm_ops[LLVM_STORE], op->loc, operands, 2, NULL,
                    props);
  rewriter_replace_op(&rw->rewriter, op, NULL);
  return true;
}

//===- With masks ---------------------------------------------------------===//

/// An operation that is being lowered to a masked intrinsic.
typedef struct Masked {
  Value *const *values; ///< All operands.
  const Type *type;     ///< The moved rows'.
  Value *address;
  const Attribute *alignment;
} Masked;

/// `vector` is the type that is moved. False with a reason.
static bool masked_init(Masked *work, const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw,
                        const Type *vector) {
  Context *ctx = conversion_context(rw);
  const ShapedType *base = type_as_ranked_memref(op_operand_type(op, 0));
  work->values = adaptor_one_to_one(adaptor);
  work->type = vector_lowering_type(self, op, vector, rw);
  if (!work->values || !work->type || !vector_lowering_is_row(op, vector, rw))
    return false;
  if (!base || converter_is_wrapped(pattern_converter(self)))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the base has no opaque pointer");
  int64_t alignment = alignment_of(self, op, base, work->type, rw);
  work->address =
      alignment ? vector_lowering_address(self, op, adaptor, rw, 0) : NULL;
  work->alignment =
      integer_attr_get_i64(ctx, integer_type_get(ctx, 32), alignment);
  return work->address != NULL;
}

static bool replace_masked(const Masked *work, Operation *op, LLVMOp id,
                           Value *const *operands, const Type *type,
                           ConversionRewriter *rw) {
  const OpDef *def = &llvm_ops[id];
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  props[op_def_prop_index(def, STR("alignment"))] = work->alignment;
  Operation *lowered = builder_create_op(&rw->rewriter.builder, def, op->loc,
                                         operands, 3, type, props);
  if (type)
    rewriter_replace_op_with(&rw->rewriter, op, op_result(lowered, 0));
  else
    rewriter_replace_op(&rw->rewriter, op, NULL);
  return true;
}

/// maskedload %m[…], %mask, %other -> the intrinsic
static bool lower_maskedload(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  Masked work;
  if (!masked_init(&work, self, op, adaptor, rw, op_result_type(op, 0)))
    return false;
  Value *const *last = work.values + op->num_operands - 2;
  Value *operands[] = {work.address, last[0], last[1]};
  return replace_masked(&work, op, LLVM_INTR_MASKED_LOAD, operands, work.type,
                        rw);
}

/// maskedstore %m[…], %mask, %v -> the intrinsic
static bool lower_maskedstore(const RewritePattern *self, Operation *op,
                              const Adaptor *adaptor, ConversionRewriter *rw) {
  Masked work;
  const Type *stored = op_operand_type(op, op->num_operands - 1);
  if (!masked_init(&work, self, op, adaptor, rw, stored))
    return false;
  Value *const *last = work.values + op->num_operands - 2;
  Value *operands[] = {last[1], work.address, last[0]};
  return replace_masked(&work, op, LLVM_INTR_MASKED_STORE, operands, NULL, rw);
}

//===- At vectors of indices ----------------------------------------------===//

/// Are elements next to each other along the last dimension?
static bool is_contiguous(Operation *op, ConversionRewriter *rw) {
  const ShapedType *memref = type_as_ranked_memref(op_operand_type(op, 0));
  if (!memref || memref->rank == 0)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the base is not a memref of rank 1 or more");
  int64_t offset;
  int64_t *strides = mem_alloc((size_t)memref->rank * sizeof *strides);
  bool ok =
      memref_type_strides(conversion_context(rw), memref, strides, &offset) &&
      strides[memref->rank - 1] == 1;
  mem_free(strides);
  return ok ||
         rewriter_match_failure(&rw->rewriter, op, "the last stride is not 1");
}

/// getelementptr %address[%indices]: a vector of pointers.
static Value *build_pointers(const RewritePattern *self, Operation *op,
                             const Masked *work, Value *indices,
                             ConversionRewriter *rw) {
  Builder *builder = &rw->rewriter.builder;
  Context *ctx = builder->ctx;
  const ShapedType *memref = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *rows = type_as_vector(work->type);
  const Type *element = converter_element(pattern_converter(self), ctx, memref);
  const Type *type =
      shaped_type_clone(ctx, rows, rows->shape, 1, value_type(work->address));
  const int32_t dynamic = INT32_MIN;
  const Attribute *props[LLVM_MAX_PROPS] = {
      dense_i32_array_attr_get(ctx, &dynamic, 1), type_attr_get(ctx, element)};
  Value *operands[] = {work->address, indices};
  return op_result(builder_create_op(builder, &llvm_ops[LLVM_GETELEMENTPTR],
                                     op->loc, operands, 2, type, props),
                   0);
}

/// gather %m[…] [%i], %mask, %other; scatter %m[…] [%i], %mask, %v
static bool lower_gather(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  Masked work;
  bool is_gather = op_is(op, &vector_ops[VECTOR_GATHER]);
  const Type *moved = op_operand_type(op, op->num_operands - 1);
  if (op_mask_around(op))
    return rewriter_match_failure(&rw->rewriter, op, "it is masked");
  if (!is_contiguous(op, rw) ||
      !masked_init(&work, self, op, adaptor, rw, moved))
    return false;
  Value *const *last = work.values + op->num_operands - 3;
  Value *pointers = build_pointers(self, op, &work, last[0], rw);
  Value *gathered[] = {pointers, last[1], last[2]};
  Value *scattered[] = {last[2], pointers, last[1]};
  return is_gather ? replace_masked(&work, op, LLVM_INTR_MASKED_GATHER,
                                    gathered, work.type, rw)
                   : replace_masked(&work, op, LLVM_INTR_MASKED_SCATTER,
                                    scattered, NULL, rw);
}

//===- type_cast ----------------------------------------------------------===//

/// Is no size but the first 0? Where one is, some rows have no distance.
static bool has_distances(const ShapedType *type) {
  for (int32_t i = 1; i < type->rank; i++)
    if (type->shape[i] == 0)
      return false;
  return true;
}

/// A pointer of the source's descriptor, for the cast's elements.
static void copy_pointer(Descriptor *cast, Descriptor *from,
                         DescriptorField field, const ShapedType *to) {
  const LLVMTypeConverter *converter = cast->converter;
  Value *pointer = descriptor_get(from, field);
  pointer = lowering_retype_pointer(
      converter, cast->builder, cast->loc, pointer,
      converter_element(converter, cast->builder->ctx, to));
  descriptor_set(cast, field, pointer);
}

/// type_cast %m -> the descriptor of the same memory
static bool lower_type_cast(const RewritePattern *self, Operation *op,
                            const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  const ShapedType *to = type_as_shaped(op_result_type(op, 0));
  Value *memref = adaptor_operand(adaptor, 0);
  const Type *type = vector_lowering_type(self, op, &to->base, rw);
  if (!memref || !type)
    return false;
  if (!has_distances(to))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the strides are not known");
  Descriptor from = descriptor_of(converter, builder, op->loc, memref);
  Descriptor cast = descriptor_undef(converter, builder, op->loc, type);
  copy_pointer(&cast, &from, DESCRIPTOR_ALLOCATED, to);
  copy_pointer(&cast, &from, DESCRIPTOR_ALIGNED, to);
  descriptor_set(&cast, DESCRIPTOR_OFFSET,
                 lowering_index_constant(converter, builder, op->loc, 0));
  int64_t stride = 1;
  for (int32_t i = to->rank; i-- > 1;)
    stride *= to->shape[i];
  for (int32_t i = 0; i < to->rank; i++) {
    if (i)
      stride /= to->shape[i];
    descriptor_set_at(
        &cast, DESCRIPTOR_SIZES, (unsigned)i,
        lowering_index_constant(converter, builder, op->loc, to->shape[i]));
    descriptor_set_at(
        &cast, DESCRIPTOR_STRIDES, (unsigned)i,
        lowering_index_constant(converter, builder, op->loc, stride));
  }
  rewriter_replace_op_with(&rw->rewriter, op, cast.value);
  return true;
}

//===- Table --------------------------------------------------------------===//

#define RULE(ID, NAME, FUNCTION)                                               \
  {                                                                            \
    .name = "vector-" NAME "-to-llvm", .root = &vector_ops[VECTOR_##ID],       \
    .benefit = 1, .convert = FUNCTION                                          \
  }

static const RewritePattern vector_memory_rows[] = {
    RULE(LOAD, "load", lower_load),
    RULE(STORE, "store", lower_store),
    RULE(MASKEDLOAD, "maskedload", lower_maskedload),
    RULE(MASKEDSTORE, "maskedstore", lower_maskedstore),
    RULE(GATHER, "gather", lower_gather),
    RULE(SCATTER, "scatter", lower_gather),
    RULE(TYPE_CAST, "type-cast", lower_type_cast),
};

const PatternTable vector_memory_lowerings = PATTERN_TABLE(vector_memory_rows);
