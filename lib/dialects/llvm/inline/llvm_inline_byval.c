// SPDX-License-Identifier: Apache-2.0
// Inlining of functions with byval parameters, which own the memory that they
// point to. Follows mlir's LLVM inliner interface.
#include "dialects/llvm/inline/llvm_inline.h"
#include "dialects/llvm/llvm_build.h"
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_layout.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"

#define BYVAL STR("llvm.byval")
#define ALIGN STR("llvm.align")

static const Type *byval_type(const Attribute *attrs) {
  const TypeAttr *type = attr_as_type(dictionary_get(attrs, BYVAL));
  return type ? type->value : NULL;
}

static uint64_t alignment_of(const Attribute *attr, uint64_t otherwise) {
  int64_t value;
  return attr && attr_integer_value(attr, &value) && value > 0 ? (uint64_t)value
                                                               : otherwise;
}

bool llvm_can_inline_byval(const Attribute *attrs) {
  const Type *type = byval_type(attrs);
  LLVMLayout room;
  return type && llvm_type_layout(NULL, type, &room);
}

/// Does the function say that it writes to no argument's memory?
static bool is_read_only(const Operation *callable) {
  enum { MODIFIES = 2 }; ///< A bit of mlir::LLVM::ModRefInfo.
  const Attribute *effects = op_prop(callable, LLVM_FUNC_MEMORY_EFFECTS);
  const Attribute *argument =
      effects ? llvm_attr_param(effects, "argMem") : NULL;
  int64_t bits;
  return argument && attr_integer_value(argument, &bits) && !(bits & MODIFIES);
}

/// Aligns an alloca to `wanted` bytes, unless the stack would have to be
/// realigned just for that. Gives its alignment.
static uint64_t align_alloca(Context *ctx, Operation *alloca, uint64_t wanted,
                             const LayoutSpec *layout) {
  uint64_t now = alignment_of(op_prop(alloca, LLVM_ALLOCA_ALIGNMENT), 1);
  uint64_t stack = layout_spec_stack_alignment(layout);
  if (wanted <= now || (stack && 8 * wanted > stack && 8 * now <= stack))
    return now;
  op_set_prop(
      alloca, LLVM_ALLOCA_ALIGNMENT,
      integer_attr_get_i64(ctx, integer_type_get(ctx, 64), (int64_t)wanted));
  return wanted;
}

static uint64_t argument_alignment(const Value *argument) {
  const Block *block = value_parent_block(argument);
  const Operation *func = block->parent->parent;
  if (!block_is_entry(block) || !op_is(func, &llvm_ops[LLVM_FUNC]))
    return 1;
  const ArrayAttr *all = attr_as_array(op_prop(func, LLVM_FUNC_ARG_ATTRS));
  if (!all || argument->index >= all->size)
    return 1;
  return alignment_of(dictionary_get(all->elements[argument->index], ALIGN), 1);
}

static uint64_t global_alignment(const Operation *addressof,
                                 SymbolTables *tables) {
  const Operation *global =
      symbol_tables_lookup_nearest(tables, addressof, op_prop(addressof, 0));
  return global && op_is(global, &llvm_ops[LLVM_MLIR_GLOBAL])
             ? alignment_of(op_prop(global, LLVM_GLOBAL_ALIGNMENT), 1)
             : 1;
}

/// The alignment of `pointer` in bytes, raised to `wanted` if possible.
static uint64_t align_pointer(Context *ctx, const Value *pointer,
                              uint64_t wanted, const LayoutSpec *layout,
                              SymbolTables *tables) {
  Operation *op = value_defining_op(pointer);
  if (!op)
    return argument_alignment(pointer);
  if (op_is(op, &llvm_ops[LLVM_ALLOCA]))
    return align_alloca(ctx, op, wanted, layout);
  if (op_is(op, &llvm_ops[LLVM_MLIR_ADDRESSOF]))
    return global_alignment(op, tables);
  return 1;
}

/// Allocates memory in the entry block, and fills it at the builder's point.
static Value *build_copy(Builder *builder, Location loc, Value *source,
                         const Type *type, uint64_t size, uint64_t alignment) {
  Builder entry;
  builder_init(&entry, builder->ctx);
  builder_set_to_start(&entry, value_parent_block(source)->parent->first);
  const Type *i64 = integer_type_get(builder->ctx, 64);
  Value *one = llvm_build_constant(&entry, loc, i64,
                                   integer_attr_get_i64(builder->ctx, i64, 1));
  Value *memory = llvm_build_alloca(&entry, loc, one, type, value_type(source),
                                    (int64_t)alignment);
  Value *length = llvm_build_constant(
      builder, loc, i64,
      integer_attr_get_i64(builder->ctx, i64, (int64_t)size));
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_MEM_IS_VOLATILE] = bool_attr_get(builder->ctx, false)};
  Value *operands[] = {memory, source, length};
  builder_create_op(builder, &llvm_ops[LLVM_INTR_MEMCPY], loc, operands, 3,
                    NULL, props);
  return memory;
}

Value *llvm_inline_byval(Builder *builder, const Operation *callable,
                         Value *value, const Attribute *attrs,
                         SymbolTables *tables) {
  const Type *type = byval_type(attrs);
  LayoutSpec layout;
  LLVMLayout room = {0, 1};
  layout_spec_init(&layout, builder->ctx, callable);
  llvm_type_layout(&layout, type, &room);
  uint64_t wanted = alignment_of(dictionary_get(attrs, ALIGN), 1);
  bool stays =
      is_read_only(callable) &&
      (wanted <= room.alignment ||
       align_pointer(builder->ctx, value, wanted, &layout, tables) >= wanted);
  layout_spec_free(&layout);
  if (stays)
    return value;
  return build_copy(builder, value_location(value), value, type,
                    (room.bits + 7) / 8,
                    wanted > room.alignment ? wanted : room.alignment);
}
