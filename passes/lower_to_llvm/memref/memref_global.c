// SPDX-License-Identifier: Apache-2.0
// memref.global becomes an llvm.mlir.global of nested arrays, memref.get_global
// a descriptor of its address.
#include "dialects/llvm/llvm.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_views.h"
#include "passes/lower_to_llvm/memref/allocation.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/patterns.h"

/// `[2 x [3 x f32]]`; an element where there are no dimensions. NULL: the
/// element has no LLVM type.
static const Type *storage_type(const LLVMTypeConverter *converter,
                                Context *ctx, const ShapedType *type) {
  const Type *result = converter_element(converter, ctx, type);
  for (int32_t i = type->rank; result && i-- > 0;)
    result = converter_array(converter, ctx, type->shape[i], result);
  return result;
}

static bool is_uninitialized(const Attribute *value) {
  return value && attr_kind(value) == ATTR_UNIT;
}

/// The initial value of the llvm.mlir.global: none if there is none, and the
/// only element where there are no dimensions.
static const Attribute *initial_value(Context *ctx, const ShapedType *type,
                                      const Attribute *value) {
  if (!value || is_uninitialized(value))
    return NULL;
  return type->rank
             ? value
             : dense_elements_splat_value(ctx, attr_as_dense_elements(value));
}

/// Gives the global a body that returns undef.
static void build_undef_body(Builder *builder, Operation *global,
                             const Type *type) {
  Block *block =
      builder_create_block(builder, op_region(global, 0), NULL, NULL, NULL, 0);
  builder_set_to_end(builder, block);
  Operation *undef = builder_create_op(builder, &llvm_ops[LLVM_MLIR_UNDEF],
                                       global->loc, NULL, 0, type, NULL);
  llvm_build_return(builder, global->loc, op_result(undef, 0));
}

static const Attribute *i32_attr(Context *ctx, int64_t value) {
  return integer_attr_get_i64(ctx, integer_type_get(ctx, 32), value);
}

static Operation *build_global(Builder *builder, const Operation *op,
                               const ShapedType *type, const Type *storage) {
  Context *ctx = builder->ctx;
  StringRef visibility =
      attr_string_value(op_prop(op, MEMREF_GLOBAL_SYM_VISIBILITY));
  bool is_public =
      !visibility.size || string_ref_equals(visibility, STR("public"));
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_GLOBAL_SYM_NAME] = op_prop(op, MEMREF_GLOBAL_SYM_NAME),
      [LLVM_GLOBAL_GLOBAL_TYPE] = type_attr_get(ctx, storage),
      [LLVM_GLOBAL_VALUE] =
          initial_value(ctx, type, op_prop(op, MEMREF_GLOBAL_INITIAL_VALUE)),
      [LLVM_GLOBAL_LINKAGE] = llvm_linkage_attr(
          ctx, is_public ? LLVM_LINKAGE_EXTERNAL : LLVM_LINKAGE_PRIVATE),
      [LLVM_GLOBAL_CONSTANT] = op_prop(op, MEMREF_GLOBAL_CONSTANT),
      [LLVM_GLOBAL_ALIGNMENT] = op_prop(op, MEMREF_GLOBAL_ALIGNMENT)};
  unsigned space = memref_address_space(type);
  if (space)
    props[LLVM_GLOBAL_ADDR_SPACE] = i32_attr(ctx, space);
  OpState state = {.def = &llvm_ops[LLVM_MLIR_GLOBAL],
                   .loc = op->loc,
                   .props = props,
                   .num_regions = 1};
  return builder_create(builder, &state);
}

/// A global is an array without gaps, and get_global reads it as one.
static bool has_identity_layout(const ShapedType *type) {
  return memref_layout_is_identity(type);
}

/// memref.global @g : memref<2xf32> = … -> llvm.mlir.global @g(…)
static bool lower_global(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  const TypeAttr *attr = attr_as_type(op_prop(op, MEMREF_GLOBAL_TYPE));
  const ShapedType *type = type_as_ranked_memref(attr->value);
  if (!type || !converter_convert(converter, builder->ctx, &type->base))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the memref has no LLVM type");
  if (!lowering_buffer_fits(converter, type))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the memref is too large for the index type");
  if (!has_identity_layout(type))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the layout is not the identity");
  const Type *storage = storage_type(converter, builder->ctx, type);
  Operation *global = build_global(builder, op, type, storage);
  if (is_uninitialized(op_prop(op, MEMREF_GLOBAL_INITIAL_VALUE)))
    build_undef_body(builder, global, storage);
  rewriter_erase_op(&rw->rewriter, op);
  return true;
}

/// Element [0, …, 0] of the global.
static Value *first_element(const Allocation *work, const Type *storage,
                            StringRef name) {
  Builder *builder = work->builder;
  unsigned space = memref_address_space(work->type);
  Value *address = llvm_build_addressof(
      builder, work->loc,
      converter_pointer(work->converter, builder->ctx, storage, space), name);
  size_t count = (size_t)work->type->rank + 1;
  int32_t *zeros = mem_alloc(count * sizeof *zeros);
  memset(zeros, 0, count * sizeof *zeros);
  Value *first = llvm_build_constant_gep(builder, work->loc, address, zeros,
                                         count, storage, work->pointer);
  mem_free(zeros);
  return first;
}

/// The allocated pointer of a global: 0xdeadbeef, so that freeing a global
/// shows.
static Value *marked_pointer(const Allocation *work) {
  const int64_t no_allocation = 0xdeadbeef;
  Value *number = lowering_slot_count(work->converter, work->builder, work->loc,
                                      no_allocation);
  return llvm_build_cast(work->builder, &llvm_ops[LLVM_INTTOPTR], work->loc,
                         number, work->pointer);
}

/// memref.get_global @g -> a descriptor of llvm.mlir.addressof @g
static bool lower_get_global(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  Allocation work;
  if (!allocation_init(&work, pattern_converter(self), &rw->rewriter.builder,
                       op))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the memref has no LLVM type");
  bool ok = has_identity_layout(work.type);
  if (ok) {
    Context *ctx = conversion_context(rw);
    memref_type_strides(ctx, work.type, work.static_strides, &work.offset);
    work.is_identity = true;
    const SymbolRefAttr *name =
        attr_as_symbol_ref(op_prop(op, MEMREF_GET_GLOBAL_NAME));
    const Type *storage = storage_type(work.converter, ctx, work.type);
    allocation_build_extent(&work, adaptor);
    allocation_build_bytes(&work);
    work.aligned = first_element(&work, storage, name->path[0]);
    work.allocated = marked_pointer(&work);
    rewriter_replace_op_with(&rw->rewriter, op,
                             allocation_build_descriptor(&work));
  }
  allocation_free(&work);
  return ok || rewriter_match_failure(&rw->rewriter, op,
                                      "the layout is not the identity");
}

static const RewritePattern memref_global_rows[] = {
    {.name = "global-to-llvm",
     .root = &memref_ops[MEMREF_GLOBAL],
     .benefit = 1,
     .convert = lower_global},
    {.name = "get-global-to-llvm",
     .root = &memref_ops[MEMREF_GET_GLOBAL],
     .benefit = 1,
     .convert = lower_get_global},
};

const PatternTable memref_global_lowerings = PATTERN_TABLE(memref_global_rows);
