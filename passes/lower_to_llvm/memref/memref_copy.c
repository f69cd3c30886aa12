// SPDX-License-Identifier: Apache-2.0
// memref.copy: one memcpy if both are contiguous, else a call of memrefCopy, a
// function of MLIR's runner library, with two unranked descriptors.
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_views.h"
#include "passes/lower_to_llvm/library.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/memref/unranked_descriptor.h"
#include "passes/lower_to_llvm/patterns.h"

/// One memref.copy that is being lowered.
typedef struct Copy {
  const LLVMTypeConverter *converter;
  Builder *builder;
  Location loc;
  const Type *element; ///< Converted.
} Copy;

/// Are its elements in row-major order without gaps? Follows
/// mlir::memref::isStaticShapeAndContiguousRowMajor, where only the outermost
/// dimensions of size 1 may have any stride.
static bool is_static_row_major(Context *ctx, const ShapedType *type) {
  if (!shaped_type_has_static_shape(type) || !shaped_type_num_elements(type))
    return false;
  int64_t offset;
  int64_t *strides = mem_alloc((size_t)type->rank * sizeof *strides + 1);
  bool is_row_major = memref_type_strides(ctx, type, strides, &offset);
  int64_t running = 1;
  int32_t dim = type->rank;
  for (; is_row_major && dim > 0 && strides[dim - 1] == running; dim--)
    running *= type->shape[dim - 1];
  while (dim > 0 && type->shape[dim - 1] == 1)
    dim--;
  is_row_major &= dim == 0;
  mem_free(strides);
  return is_row_major;
}

static bool is_contiguous(Context *ctx, const ShapedType *type) {
  return type->rank >= 0 &&
         (memref_layout_is_identity(type) || is_static_row_major(ctx, type));
}

/// The number of bytes; the sizes are read from the descriptor.
static Value *build_bytes(const Copy *work, const ShapedType *type,
                          Value *memref) {
  Builder *builder = work->builder;
  const OpDef *mul = &llvm_ops[LLVM_MUL];
  Descriptor source =
      descriptor_of(work->converter, builder, work->loc, memref);
  Value *count =
      lowering_index_constant(work->converter, builder, work->loc, 1);
  for (unsigned i = 0; i < (unsigned)type->rank; i++)
    count = llvm_build_binary(builder, mul, work->loc, count,
                              descriptor_get_at(&source, DESCRIPTOR_SIZES, i));
  Value *size = lowering_size_in_bytes(work->converter, builder, work->loc,
                                       work->element);
  return llvm_build_binary(builder, mul, work->loc, count, size);
}

/// Where the elements begin.
static Value *build_start(const Copy *work, Value *memref) {
  Descriptor source =
      descriptor_of(work->converter, work->builder, work->loc, memref);
  Value *base = descriptor_get(&source, DESCRIPTOR_ALIGNED);
  Value *offset = descriptor_get(&source, DESCRIPTOR_OFFSET);
  Value *start = llvm_build_gep(work->builder, work->loc, base, offset,
                                work->element, LLVM_GEP_NONE);
  return lowering_retype_pointer(
      work->converter, work->builder, work->loc, start,
      converter_int(work->converter, work->builder->ctx, 8));
}

static void copy_bytes(const Copy *work, const ShapedType *type, Value *from,
                       Value *to) {
  Value *bytes = build_bytes(work, type, from);
  Value *source = build_start(work, from);
  Value *target = build_start(work, to);
  lowering_build_memcpy(work->converter, work->builder, work->loc, target,
                        source, bytes);
}

/// `value` in a new stack slot.
static Value *promote(const Copy *work, Value *one, Value *value) {
  const Type *type = value_type(value);
  Value *slot = llvm_build_alloca(
      work->builder, work->loc, one, type,
      converter_pointer(work->converter, work->builder->ctx, type, 0), 0);
  llvm_build_store(work->builder, work->loc, value, slot);
  return slot;
}

/// Type of the attribute for a rank.
static const Type *rank_type(const LLVMTypeConverter *converter, Context *ctx) {
  return integer_type_get(
      ctx, converter_is_wrapped(converter) ? 64 : converter->index_width);
}

/// The unranked descriptor, in memory space 0, of a memref.
static Value *make_unranked(const Copy *work, const ShapedType *type,
                            Value *memref) {
  const LLVMTypeConverter *converter = work->converter;
  Builder *builder = work->builder;
  Context *ctx = builder->ctx;
  if (type->rank < 0)
    return memref;
  const Type *unranked = converter_unranked_descriptor(converter, ctx, 0);
  const Attribute *number =
      integer_attr_get_i64(ctx, rank_type(converter, ctx), type->rank);
  Value *rank = llvm_build_constant(builder, work->loc,
                                    llvm_struct_element(unranked, 0), number);
  Value *one = lowering_slot_count(converter, builder, work->loc, 1);
  Value *slot = lowering_retype_pointer(converter, builder, work->loc,
                                        promote(work, one, memref),
                                        converter_int(converter, ctx, 8));
  return lowering_pack_unranked(converter, builder, work->loc, unranked, rank,
                                slot);
}

static void call_memref_copy(const Copy *work, const Operation *op, Value *from,
                             Value *to) {
  Builder *builder = work->builder;
  Location loc = work->loc;
  const Type *bytes = converter_byte_pointer(work->converter, builder->ctx, 0);
  Value *saved =
      op_result(builder_create_op(builder, &llvm_ops[LLVM_INTR_STACKSAVE], loc,
                                  NULL, 0, bytes, NULL),
                0);
  from = make_unranked(work, type_as_memref(op_operand_type(op, 0)), from);
  to = make_unranked(work, type_as_memref(op_operand_type(op, 1)), to);
  Value *one = lowering_index_constant(work->converter, builder, loc, 1);
  Value *arguments[3] = {NULL, promote(work, one, from),
                         promote(work, one, to)};
  arguments[0] =
      lowering_size_in_bytes(work->converter, builder, loc, work->element);
  library_build_call(work->converter, builder, loc, LIBRARY_MEMREF_COPY,
                     arguments, 3);
  builder_create_op(builder, &llvm_ops[LLVM_INTR_STACKRESTORE], loc, &saved, 1,
                    NULL, NULL);
}

/// copy %a, %b -> memcpy, or a call of memrefCopy
static bool lower_copy(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Context *ctx = builder->ctx;
  const ShapedType *from = type_as_memref(op_operand_type(op, 0));
  const ShapedType *to = type_as_memref(op_operand_type(op, 1));
  Value *const *memrefs = adaptor_one_to_one(adaptor);
  if (!from || !to || !memrefs ||
      !converter_convert(converter, ctx, &from->base))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "not memrefs with descriptors");
  Copy work = {.converter = converter,
               .builder = builder,
               .loc = op->loc,
               .element = converter_element(converter, ctx, from)};
  if (is_contiguous(ctx, from) && is_contiguous(ctx, to))
    copy_bytes(&work, from, memrefs[0], memrefs[1]);
  else
    call_memref_copy(&work, op, memrefs[0], memrefs[1]);
  rewriter_erase_op(&rw->rewriter, op);
  return true;
}

static const RewritePattern memref_copy_rows[] = {
    {.name = "copy-to-llvm",
     .root = &memref_ops[MEMREF_COPY],
     .benefit = 1,
     .convert = lower_copy},
};

const PatternTable memref_copy_lowerings = PATTERN_TABLE(memref_copy_rows);
