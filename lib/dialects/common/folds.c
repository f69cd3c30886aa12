// SPDX-License-Identifier: Apache-2.0
// Folds of comparisons, choices and casts.
#include "dialects/common/folds.h"

#include "dialects/common/constant_fold.h"
#include "dialects/common/constraints.h"
#include "support/memory.h"

bool cmpi_holds(CmpIPredicate predicate, const WideInt *lhs,
                const WideInt *rhs) {
  int signed_order = wide_int_compare_signed(lhs, rhs);
  int unsigned_order = wide_int_compare_unsigned(lhs, rhs);
  switch (predicate) {
  case CMPI_EQ:
    return unsigned_order == 0;
  case CMPI_NE:
    return unsigned_order != 0;
  case CMPI_SLT:
    return signed_order < 0;
  case CMPI_SLE:
    return signed_order <= 0;
  case CMPI_SGT:
    return signed_order > 0;
  case CMPI_SGE:
    return signed_order >= 0;
  case CMPI_ULT:
    return unsigned_order < 0;
  case CMPI_ULE:
    return unsigned_order <= 0;
  case CMPI_UGT:
    return unsigned_order > 0;
  case CMPI_UGE:
    return unsigned_order >= 0;
  }
  unreachable("cmpi predicate");
}

FOLD_HOOK(fold_cmpi) {
  const IntegerAttr *lhs = attr_as_integer(constants[0]);
  const IntegerAttr *rhs = attr_as_integer(constants[1]);
  int64_t predicate;
  if (!lhs || !rhs || lhs->type != rhs->type ||
      !attr_integer_value(op_prop(op, 0), &predicate))
    return false;
  results[0].attr = bool_attr_get(
      ctx, cmpi_holds((CmpIPredicate)predicate, &lhs->value, &rhs->value));
  return true;
}

FOLD_HOOK(fold_select) {
  WideInt condition;
  if (!constants[0] || !attr_splat_integer(ctx, constants[0], &condition))
    return false;
  results[0].value = op_operand(op, wide_int_is_zero(&condition) ? 2 : 1);
  return true;
}

FOLD_HOOK(fold_index_cast) {
  Operation *inner = value_defining_op(op_operand(op, 0));
  if (inner && op_is(inner, op->def) &&
      op_operand_type(inner, 0) == op_result_type(op, 0)) {
    results[0].value = op_operand(inner, 0);
    return true;
  }
  const IntegerAttr *value = attr_as_integer(constants[0]);
  const Type *type = op_result_type(op, 0);
  if (!value || !type_is_int_or_index(type))
    return false;
  Arena arena;
  arena_init(&arena);
  uint32_t width = type_is_index(type) ? 64 : type_bit_width(type);
  results[0].attr = integer_attr_get(
      ctx, type, wide_int_sext_or_trunc(&arena, value->value, width));
  arena_free(&arena);
  return true;
}

FOLD_HOOK(fold_cast_to_same_type) {
  (void)ctx;
  (void)constants;
  if (op_operand_type(op, 0) != op_result_type(op, 0))
    return false;
  results[0].value = op_operand(op, 0);
  return true;
}

FOLD_HOOK(fold_splat) {
  if (!attr_as_integer(constants[0]) && !attr_as_float(constants[0]))
    return false;
  results[0].attr =
      dense_splat_attr_get_value(ctx, op_result_type(op, 0), constants[0]);
  return true;
}

FOLD_HOOK(fold_rank) {
  (void)constants;
  const ShapedType *type = type_as_shaped(op_operand_type(op, 0));
  if (!type || type->rank < 0)
    return false;
  results[0].attr = integer_attr_get_i64(ctx, index_type_get(ctx), type->rank);
  return true;
}
