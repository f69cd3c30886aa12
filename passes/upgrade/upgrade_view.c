// SPDX-License-Identifier: Apache-2.0
// -upgrade-std: views. Today's are row-major and begin at a byte. A layout of
// early 2020 becomes a reinterpret_cast on top.
#include "dialects/arith/arith.h"
#include "dialects/memref/memref_build.h"
#include "dialects/memref/memref_limits.h"
#include "dialects/std/std.h"
#include "passes/upgrade/upgrade.h"

static Value *build_index(Upgrade *up, Location loc, int64_t number) {
  const Type *index = index_type_get(up->ctx);
  const Attribute *value = integer_attr_get_i64(up->ctx, index, number);
  return op_result(builder_create_op(&up->builder, &arith_ops[ARITH_CONSTANT],
                                     loc, NULL, 0, index, &value),
                   0);
}

static Value *build_product(Upgrade *up, Location loc, Value *lhs, Value *rhs) {
  Value *operands[] = {lhs, rhs};
  return op_result(builder_create_op(&up->builder, &arith_ops[ARITH_MULI], loc,
                                     operands, 2, value_type(lhs), NULL),
                   0);
}

static Value *mixed_value(Upgrade *up, Location loc, MixedValue mixed) {
  return mixed.value ? mixed.value : build_index(up, loc, mixed.number);
}

/// Sizes of `type`, the dynamic ones from operand `next` of `op` on, and the
/// strides of row-major memory.
static void list_dimensions(Upgrade *up, const Operation *op,
                            const ShapedType *type, unsigned next,
                            ViewLists *lists) {
  for (int32_t i = 0; i < type->rank; i++) {
    MixedValue size = {.number = type->shape[i]};
    if (size.number == DYNAMIC_SIZE)
      size.value = op_operand(op, next++);
    VECTOR_PUSH(&lists->sizes, size);
    VECTOR_PUSH(&lists->strides, (MixedValue){.number = 1});
  }
  for (int32_t i = type->rank - 1; i-- > 0;) {
    MixedValue inner = lists->strides.data[i + 1];
    MixedValue size = lists->sizes.data[i + 1];
    MixedValue *stride = &lists->strides.data[i];
    if (!inner.value && !size.value) {
      *stride = (MixedValue){.number = inner.number * size.number};
      continue;
    }
    bool is_size = !inner.value && inner.number == 1;
    stride->number = DYNAMIC_SIZE;
    stride->value =
        is_size ? size.value
                : build_product(up, op->loc, mixed_value(up, op->loc, inner),
                                mixed_value(up, op->loc, size));
  }
}

/// The row-major memory that view `op` looks at.
static Operation *build_rows(Upgrade *up, Operation *op, const ShapedType *type,
                             bool takes_offset) {
  const Type *rows = memref_type_get(up->ctx, type->shape, (size_t)type->rank,
                                     type->element, NULL, type->memory_space);
  Operation *view = upgrade_create(up, op, "memref.view");
  if (!view)
    return NULL;
  value_set_type(op_result(view, 0), rows);
  builder_set_before(&up->builder, view);
  if (takes_offset)
    op_set_operand(view, 1, build_index(up, op->loc, 0));
  builder_set_before(&up->builder, op);
  return view;
}

/// view %m[%o][…] to memref<…, layout> -> view %m[…][…], reinterpret_cast
Operation *upgrade_view(Upgrade *up, Operation *op) {
  const ShapedType *type = type_as_ranked_memref(op_result_type(op, 0));
  if (!type->layout)
    return upgrade_replace(up, op, upgrade_create(up, op, "memref.view"));
  if (!memref_check_sizes(up->ctx, op))
    return NULL;
  int64_t offset;
  std_view_offset(up->ctx, type, &offset);
  bool takes_offset = offset == DYNAMIC_SIZE;
  Operation *rows = build_rows(up, op, type, takes_offset);
  if (!rows)
    return NULL;
  ViewLists lists = {0};
  MixedValue start = {.value = takes_offset ? op_operand(op, 1) : NULL,
                      .number = offset};
  VECTOR_PUSH(&lists.offsets, start);
  list_dimensions(up, op, type, 2, &lists);
  Operation *view = memref_build_view(
      &up->builder, &memref_ops[MEMREF_REINTERPRET_CAST], op->loc,
      op_result(rows, 0), &lists, upgraded_memref_type(up->ctx, &type->base));
  view_lists_free(&lists);
  return upgrade_replace(up, op, view);
}
