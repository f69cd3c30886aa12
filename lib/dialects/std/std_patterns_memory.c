// SPDX-License-Identifier: Apache-2.0
// Canonicalization of allocations and views: known sizes move into types, and a
// memref_cast gives users the old type.
#include "dialects/common/memory.h"
#include "dialects/std/std.h"
#include "dialects/std/std_patterns.h"
#include "dialects/std/std_subview.h"
#include "ir/interfaces/fold.h"
#include "ir/op_attrs.h"
#include "support/vector.h"

typedef VECTOR(Value *) ValueVector;
typedef VECTOR(int64_t) SizeVector;

/// Replaces `op` by a memref_cast of `value` to its result type.
static void replace_with_cast(Rewriter *rw, Operation *op, Operation *created) {
  Value *value = op_result(created, 0);
  const Type *type = op_result_type(op, 0);
  if (value->type != type)
    value = op_result(builder_create_op(&rw->builder, &std_ops[STD_MEMREF_CAST],
                                        op->loc, &value, 1, type, NULL),
                      0);
  rewriter_replace_op_with(rw, op, value);
}

/// `value` as a size, if it is a constant that is a valid size.
static bool constant_size(const Value *value, int64_t *size) {
  const Attribute *attr = value_constant(value);
  return attr && attr_integer_value(attr, size) && *size >= 0;
}

/// Puts constant operands of `op`, from `first` on, into the dynamic sizes of
/// `type`, and the others into `dynamic`. False if none is constant.
static bool take_constant_sizes(const Operation *op, unsigned first,
                                const ShapedType *type, SizeVector *sizes,
                                ValueVector *dynamic) {
  bool found = false;
  for (int32_t i = 0; i < type->rank; i++) {
    int64_t size = type->shape[i];
    if (size == DYNAMIC_SIZE) {
      Value *operand = op_operand(op, first++);
      int64_t known;
      if (constant_size(operand, &known)) {
        size = known;
        found = true;
      } else {
        VECTOR_PUSH(dynamic, operand);
      }
    }
    VECTOR_PUSH(sizes, size);
  }
  return found;
}

/// alloc(4) : memref<?xT> -> memref_cast (alloc() : memref<4xT>)
bool std_make_alloc_static(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const ShapedType *type = type_as_ranked_memref(op_result_type(op, 0));
  unsigned first, num_sizes, first_symbol, num_symbols;
  op_operand_segment(op, 0, &first, &num_sizes);
  op_operand_segment(op, 1, &first_symbol, &num_symbols);
  SizeVector sizes = {0};
  ValueVector operands = {0};
  bool found =
      num_sizes && take_constant_sizes(op, first, type, &sizes, &operands);
  if (found) {
    const int32_t segments[] = {(int32_t)operands.size, (int32_t)num_symbols};
    for (unsigned i = 0; i < num_symbols; i++)
      VECTOR_PUSH(&operands, op_operand(op, first_symbol + i));
    const Attribute *props[] = {[STD_ALLOC_ALIGNMENT] = NULL,
                                [STD_ALLOC_SEGMENTS] =
                                    dense_i32_array_attr_get(ctx, segments, 2)};
    const Type *known =
        memref_type_get(ctx, sizes.data, sizes.size, type->element,
                        type->layout, type->memory_space);
    Operation *alloc =
        builder_create_op(&rw->builder, op->def, op->loc, operands.data,
                          (uint32_t)operands.size, known, props);
    replace_with_cast(rw, op, alloc);
  }
  VECTOR_FREE(&sizes);
  VECTOR_FREE(&operands);
  return found || rewriter_match_failure(rw, op, "no size is a constant");
}

/// alloc and dealloc, with no other user -> nothing
bool std_erase_freed_alloc(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  Operation *alloc = value_defining_op(op_operand(op, 0));
  if (!alloc || !op_is(alloc, &std_ops[STD_ALLOC]))
    return rewriter_match_failure(rw, op, "memref is not an alloc");
  FOR_EACH_USE(use, op_result(alloc, 0))
    if (!op_is(use->owner, op->def))
      return rewriter_match_failure(rw, op, "alloc has other users");
  rewriter_erase_op(rw, op);
  return true;
}

/// view %m[%s][4] : … to memref<?xT> -> memref_cast (view … to memref<4xT>)
bool std_make_view_static(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const ShapedType *type = type_as_ranked_memref(op_result_type(op, 0));
  if (type->layout)
    return rewriter_match_failure(rw, op, "the result has a layout");
  SizeVector sizes = {0};
  ValueVector operands = {0};
  VECTOR_PUSH(&operands, op_operand(op, 0));
  VECTOR_PUSH(&operands, op_operand(op, 1));
  bool found = op->num_operands > 2 &&
               take_constant_sizes(op, 2, type, &sizes, &operands);
  if (found) {
    const Type *known =
        memref_type_get(ctx, sizes.data, sizes.size, type->element,
                        type->layout, type->memory_space);
    Operation *view =
        builder_create_op(&rw->builder, op->def, op->loc, operands.data,
                          (uint32_t)operands.size, known, NULL);
    replace_with_cast(rw, op, view);
  }
  VECTOR_FREE(&sizes);
  VECTOR_FREE(&operands);
  return found || rewriter_match_failure(rw, op, "no size is a constant");
}

/// view (memref_cast (alloc))… -> view (alloc)…
bool std_skip_cast_of_view_source(const RewritePattern *self, Operation *op,
                                  Rewriter *rw) {
  (void)self;
  Value *source = memref_cast_source(op_operand(op, 0));
  Operation *alloc = source ? value_defining_op(source) : NULL;
  if (!alloc || !op_is(alloc, &std_ops[STD_ALLOC]))
    return rewriter_match_failure(rw, op, "source is not the cast of an alloc");
  rewriter_start_modify(rw, op);
  op_set_operand(op, 0, source);
  rewriter_finalize_modify(rw, op);
  return true;
}

/// The known value of an entry of a subview's list, also if it is a constant
/// operand; otherwise DYNAMIC_SIZE.
static int64_t known_entry(const Operation *op, SubviewList list,
                           unsigned index) {
  int64_t entry = subview_static_entry(op, list, index);
  if (entry != DYNAMIC_SIZE)
    return entry;
  const Value *value = subview_dynamic_entry(op, list, index);
  const Attribute *attr = value ? value_constant(value) : NULL;
  int64_t known;
  if (!attr || !attr_integer_value(attr, &known))
    return DYNAMIC_SIZE;
  // -1 says that a size is dynamic.
  return list == SUBVIEW_SIZES && known < 0 ? DYNAMIC_SIZE : known;
}

/// A subview's lists under construction.
typedef struct SubviewParts {
  ValueVector operands;
  const Attribute *props[STD_SUBVIEW_SEGMENTS + 1];
  int32_t segments[4];
  bool has_new_constant;
} SubviewParts;

static void collect_list(Context *ctx, const Operation *op, SubviewList list,
                         unsigned rank, SubviewParts *parts) {
  SizeVector entries = {0};
  for (unsigned i = 0; i < rank; i++) {
    int64_t entry = known_entry(op, list, i);
    bool was_dynamic = subview_static_entry(op, list, i) == DYNAMIC_SIZE;
    if (entry == DYNAMIC_SIZE) {
      VECTOR_PUSH(&parts->operands, subview_dynamic_entry(op, list, i));
      parts->segments[1 + list]++;
      if (list == SUBVIEW_SIZES)
        entry = STD_DYNAMIC_SUBVIEW_SIZE;
    } else {
      parts->has_new_constant |= was_dynamic;
    }
    VECTOR_PUSH(&entries, entry);
  }
  parts->props[STD_SUBVIEW_STATIC_OFFSETS + list] =
      i64_array_attr_get(ctx, entries.data, entries.size);
  VECTOR_FREE(&entries);
}

/// A subview of `source` with the entries of `op`; its type follows from them.
/// NULL if that is not strided.
static Operation *build_subview(Rewriter *rw, Operation *op, Value *source,
                                SubviewParts *parts) {
  Context *ctx = rewriter_context(rw);
  parts->operands.data[0] = source;
  parts->props[STD_SUBVIEW_SEGMENTS] =
      dense_i32_array_attr_get(ctx, parts->segments, 4);
  // The type is inferred from the operation, which is created with an arbitrary
  // one.
  Operation *created = builder_create_op(
      &rw->builder, op->def, op->loc, parts->operands.data,
      (uint32_t)parts->operands.size, op_result_type(op, 0), parts->props);
  const Type *type = subview_infer_type(ctx, created);
  if (!type) {
    rewriter_erase_op(rw, created);
    return NULL;
  }
  value_set_type(op_result(created, 0), type);
  return created;
}

static void parts_collect(Context *ctx, const Operation *op,
                          SubviewParts *parts) {
  unsigned rank = (unsigned)type_as_shaped(op_operand_type(op, 0))->rank;
  *parts = (SubviewParts){.segments = {1}};
  VECTOR_PUSH(&parts->operands, op_operand(op, 0));
  for (unsigned list = SUBVIEW_OFFSETS; list <= SUBVIEW_STRIDES; list++)
    collect_list(ctx, op, (SubviewList)list, rank, parts);
}

/// subview %m[%c1]… with constants -> memref_cast (subview %m[1]…)
bool std_make_subview_static(const RewritePattern *self, Operation *op,
                             Rewriter *rw) {
  (void)self;
  SubviewParts parts;
  parts_collect(rewriter_context(rw), op, &parts);
  Operation *created = parts.has_new_constant
                           ? build_subview(rw, op, op_operand(op, 0), &parts)
                           : NULL;
  VECTOR_FREE(&parts.operands);
  if (!created)
    return rewriter_match_failure(rw, op, "no operand is a constant");
  replace_with_cast(rw, op, created);
  return true;
}

/// Does a cast from `from` to `to` only forget sizes, strides and offset?
static bool cast_forgets(Context *ctx, const ShapedType *from,
                         const ShapedType *to) {
  if (!from || !to || from->rank != to->rank || from->element != to->element)
    return false;
  for (int32_t i = 0; i < from->rank; i++)
    if (to->shape[i] != DYNAMIC_SIZE && from->shape[i] != to->shape[i])
      return false;
  size_t rank = (size_t)from->rank;
  int64_t *strides = mem_alloc((2 * rank + 1) * sizeof *strides);
  int64_t from_offset, to_offset;
  bool forgets = memref_type_strides(ctx, from, strides, &from_offset) &&
                 memref_type_strides(ctx, to, strides + rank, &to_offset) &&
                 (to_offset == DYNAMIC_SIZE || from_offset == to_offset);
  for (size_t i = 0; forgets && i < rank; i++)
    forgets =
        strides[rank + i] == DYNAMIC_SIZE || strides[i] == strides[rank + i];
  mem_free(strides);
  return forgets;
}

/// subview (memref_cast %m) -> memref_cast (subview %m)
bool std_skip_cast_of_subview_source(const RewritePattern *self, Operation *op,
                                     Rewriter *rw) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  Value *source = memref_cast_source(op_operand(op, 0));
  if (!source || !cast_forgets(ctx, type_as_ranked_memref(source->type),
                               type_as_ranked_memref(op_operand_type(op, 0))))
    return rewriter_match_failure(
        rw, op, "the source is not a cast to a less static type");
  SubviewParts parts;
  parts_collect(ctx, op, &parts);
  Operation *created = build_subview(rw, op, source, &parts);
  VECTOR_FREE(&parts.operands);
  if (!created)
    return rewriter_match_failure(rw, op, "the source's layout is not strided");
  replace_with_cast(rw, op, created);
  return true;
}
