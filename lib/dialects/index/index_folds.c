// SPDX-License-Identifier: Apache-2.0
// Folds of index. The target decides how wide an index is, so a fold must be
// right for 32 and for 64 bits. Results of 64 bits are cut where necessary.
// Follows the fold methods of mlir::index's operations.
#include "dialects/common/fold_util.h"
#include "dialects/index/index.h"
#include "dialects/index/index_internal.h"

bool index_attr_bits(const Attribute *attr, uint64_t *bits) {
  const IntegerAttr *integer = attr_as_integer(attr);
  if (!integer)
    return false;
  *bits = wide_int_words(&integer->value)[0];
  return true;
}

FOLD_HOOK(index_fold_constant) {
  (void)ctx;
  (void)constants;
  return give_attr(results, op_prop(op, INDEX_VALUE));
}

// --- arithmetic in a width ---------------------------------------------------

/// Two indices of `width` bits, 32 or 64.
typedef struct Operands {
  unsigned width;
  uint64_t lhs;
  uint64_t rhs;
} Operands;

static uint64_t cut(unsigned width, uint64_t bits) {
  return width == 64 ? bits : bits & UINT32_MAX;
}

static int64_t as_signed(unsigned width, uint64_t bits) {
  return width == 64 ? (int64_t)bits : (int64_t)(int32_t)(uint32_t)bits;
}

/// The quotient rounded to 0. The smallest number by -1 wraps.
static uint64_t divide(unsigned width, uint64_t lhs, uint64_t rhs) {
  int64_t dividend = as_signed(width, lhs), divisor = as_signed(width, rhs);
  return divisor == -1 ? 0 - lhs : (uint64_t)(dividend / divisor);
}

/// As -(-n / m) or (n ± 1) / m + 1, each of which wraps.
static uint64_t divide_up(const Operands *in) {
  bool is_positive = as_signed(in->width, in->rhs) > 0;
  if ((as_signed(in->width, in->lhs) > 0) != is_positive)
    return 0 - divide(in->width, 0 - in->lhs, in->rhs);
  uint64_t step = is_positive ? UINT64_MAX : 1;
  return divide(in->width, in->lhs + step, in->rhs) + 1;
}

/// As n / m or -1 - (±1 - n) / m, each of which wraps.
static uint64_t divide_down(const Operands *in) {
  bool is_negative = as_signed(in->width, in->rhs) < 0;
  if ((as_signed(in->width, in->lhs) < 0) == is_negative)
    return divide(in->width, in->lhs, in->rhs);
  uint64_t step = is_negative ? 1 : UINT64_MAX;
  return UINT64_MAX - divide(in->width, step - in->lhs, in->rhs);
}

static bool compute_division(IndexOp op, const Operands *in, uint64_t *result) {
  uint64_t lhs = in->lhs, rhs = in->rhs;
  int64_t divisor = as_signed(in->width, rhs);
  if (rhs == 0)
    return false;
  *result = 0;
  if (op == INDEX_DIVS)
    *result = divide(in->width, lhs, rhs);
  else if (op == INDEX_DIVU)
    *result = lhs / rhs;
  else if (op == INDEX_REMU)
    *result = lhs % rhs;
  else if (op == INDEX_REMS && divisor != -1)
    *result = (uint64_t)(as_signed(in->width, lhs) % divisor);
  else if (op == INDEX_CEILDIVU && lhs)
    *result = (lhs - 1) / rhs + 1;
  else if (op == INDEX_CEILDIVS && lhs)
    *result = divide_up(in);
  else if (op == INDEX_FLOORDIVS && lhs)
    *result = divide_down(in);
  return true;
}

static bool compute_shift(IndexOp op, const Operands *in, uint64_t *result) {
  if (in->rhs >= 32)
    return false;
  if (op == INDEX_SHL)
    *result = in->lhs << in->rhs;
  else if (op == INDEX_SHRU)
    *result = in->lhs >> in->rhs;
  else
    *result = (uint64_t)(as_signed(in->width, in->lhs) >> in->rhs);
  return true;
}

/// The result in one width, before it is cut to that width.
static bool compute(IndexOp op, const Operands *in, uint64_t *result) {
  uint64_t lhs = in->lhs, rhs = in->rhs;
  bool is_less = as_signed(in->width, lhs) < as_signed(in->width, rhs);
  switch (op) {
  case INDEX_ADD:
    *result = lhs + rhs;
    return true;
  case INDEX_SUB:
    *result = lhs - rhs;
    return true;
  case INDEX_MUL:
    *result = lhs * rhs;
    return true;
  case INDEX_AND:
    *result = lhs & rhs;
    return true;
  case INDEX_OR:
    *result = lhs | rhs;
    return true;
  case INDEX_XOR:
    *result = lhs ^ rhs;
    return true;
  case INDEX_MAXS:
    *result = is_less ? rhs : lhs;
    return true;
  case INDEX_MINS:
    *result = is_less ? lhs : rhs;
    return true;
  case INDEX_MAXU:
    *result = lhs < rhs ? rhs : lhs;
    return true;
  case INDEX_MINU:
    *result = lhs < rhs ? lhs : rhs;
    return true;
  case INDEX_SHL:
  case INDEX_SHRS:
  case INDEX_SHRU:
    return compute_shift(op, in, result);
  default:
    return compute_division(op, in, result);
  }
}

/// Is the low half of the result independent of the operands' high halves?
static bool is_same_in_all_widths(IndexOp op) {
  return op == INDEX_ADD || op == INDEX_SUB || op == INDEX_MUL ||
         op == INDEX_AND || op == INDEX_OR || op == INDEX_XOR ||
         op == INDEX_SHL;
}

bool index_compute(const Operation *op, uint64_t lhs, uint64_t rhs,
                   uint64_t *result) {
  IndexOp id = (IndexOp)(op->def - index_ops);
  Operands wide = {64, lhs, rhs};
  Operands narrow = {32, cut(32, lhs), cut(32, rhs)};
  uint64_t half;
  if (!compute(id, &wide, result))
    return false;
  return is_same_in_all_widths(id) ||
         (compute(id, &narrow, &half) && cut(32, half) == cut(32, *result));
}

static bool give_index(Context *ctx, uint64_t value, FoldResult *results) {
  return give_attr(
      results, integer_attr_get_i64(ctx, index_type_get(ctx), (int64_t)value));
}

FOLD_HOOK(index_fold_binary) {
  uint64_t lhs, rhs, result;
  if (!index_attr_bits(constants[1], &rhs))
    return false;
  if (index_attr_bits(constants[0], &lhs) &&
      index_compute(op, lhs, rhs, &result))
    return give_index(ctx, result, results);
  bool is_mul = op_is(op, &index_ops[INDEX_MUL]);
  bool is_sum =
      op_is(op, &index_ops[INDEX_ADD]) || op_is(op, &index_ops[INDEX_SUB]);
  if ((is_sum && rhs == 0) || (is_mul && rhs == 1))
    return give_lhs(op, results);
  return is_mul && rhs == 0 && give_attr(results, constants[1]);
}

// --- comparison --------------------------------------------------------------

/// Bounds of an index of `width` bits, signed and unsigned.
typedef struct Bounds {
  int64_t smin;
  int64_t smax;
  uint64_t umin;
  uint64_t umax;
} Bounds;

/// Derives bounds of the other kind. If they have different signs, nothing is
/// known.
static Bounds bounds_from(unsigned width, bool is_signed, uint64_t min,
                          uint64_t max) {
  int64_t least = width == 64 ? INT64_MIN : INT32_MIN;
  Bounds bounds = {.smin = as_signed(width, min),
                   .smax = as_signed(width, max),
                   .umin = cut(width, min),
                   .umax = cut(width, max)};
  if ((bounds.smin < 0) == (bounds.smax < 0))
    return bounds;
  if (is_signed) {
    bounds.umin = 0;
    bounds.umax = cut(width, UINT64_MAX);
  } else {
    bounds.smin = least;
    bounds.smax = -(least + 1);
  }
  return bounds;
}

/// The range of a maximum or minimum with `constant`.
static Bounds bounds_of_limit(const Operation *op, unsigned width,
                              uint64_t constant) {
  uint64_t least = UINT64_C(1) << (width - 1);
  if (op_is(op, &index_ops[INDEX_MINS]))
    return bounds_from(width, true, least, constant);
  if (op_is(op, &index_ops[INDEX_MAXS]))
    return bounds_from(width, true, constant, least - 1);
  if (op_is(op, &index_ops[INDEX_MINU]))
    return bounds_from(width, false, 0, constant);
  return bounds_from(width, false, constant, UINT64_MAX);
}

/// Does the comparison hold for all numbers within these bounds? Two numbers
/// differ if either kind of bounds says so.
static bool always_holds(CmpIPredicate predicate, const Bounds *lhs,
                         const Bounds *rhs) {
  bool is_constant = (lhs->umin == lhs->umax && rhs->umin == rhs->umax) ||
                     (lhs->smin == lhs->smax && rhs->smin == rhs->smax);
  switch (predicate) {
  case CMPI_EQ:
    return is_constant && lhs->umin == rhs->umin;
  case CMPI_NE:
    return (lhs->smax < rhs->smin || rhs->smax < lhs->smin) &&
           (lhs->umax < rhs->umin || rhs->umax < lhs->umin);
  case CMPI_SLT:
    return lhs->smax < rhs->smin;
  case CMPI_SLE:
    return lhs->smax <= rhs->smin;
  case CMPI_SGT:
    return rhs->smax < lhs->smin;
  case CMPI_SGE:
    return rhs->smax <= lhs->smin;
  case CMPI_ULT:
    return lhs->umax < rhs->umin;
  case CMPI_ULE:
    return lhs->umax <= rhs->umin;
  case CMPI_UGT:
    return rhs->umax < lhs->umin;
  case CMPI_UGE:
    return rhs->umax <= lhs->umin;
  }
  return false;
}

static CmpIPredicate inverse_of(CmpIPredicate predicate) {
  static const CmpIPredicate inverse[NUM_CMPI_CASES] = {
      [CMPI_EQ] = CMPI_NE,   [CMPI_NE] = CMPI_EQ,   [CMPI_SLT] = CMPI_SGE,
      [CMPI_SLE] = CMPI_SGT, [CMPI_SGT] = CMPI_SLE, [CMPI_SGE] = CMPI_SLT,
      [CMPI_ULT] = CMPI_UGE, [CMPI_ULE] = CMPI_UGT, [CMPI_UGT] = CMPI_ULE,
      [CMPI_UGE] = CMPI_ULT,
  };
  return inverse[predicate];
}

/// Compares `limit`, which is the maximum or minimum of some value and `bound`,
/// with `rhs`. False: the result is not fixed.
static bool compare_limit(const Operation *limit, CmpIPredicate predicate,
                          unsigned width, uint64_t bound, uint64_t rhs,
                          bool *result) {
  Bounds left = bounds_of_limit(limit, width, bound);
  Bounds right = bounds_from(width, true, rhs, rhs);
  *result = always_holds(predicate, &left, &right);
  return *result || always_holds(inverse_of(predicate), &left, &right);
}

static bool is_limit(const Operation *op) {
  return op && (op_is(op, &index_ops[INDEX_MAXS]) ||
                op_is(op, &index_ops[INDEX_MAXU]) ||
                op_is(op, &index_ops[INDEX_MINS]) ||
                op_is(op, &index_ops[INDEX_MINU]));
}

static bool give_bool(Context *ctx, bool value, FoldResult *results) {
  return give_attr(results, bool_attr_get(ctx, value));
}

static bool fold_cmp_of_limit(Context *ctx, const Operation *op,
                              CmpIPredicate predicate, uint64_t rhs,
                              FoldResult *results) {
  const Operation *limit = value_defining_op(op_operand(op, 0));
  uint64_t bound;
  bool wide, narrow;
  return is_limit(limit) &&
         index_attr_bits(value_constant(op_operand(limit, 1)), &bound) &&
         compare_limit(limit, predicate, 64, bound, rhs, &wide) &&
         compare_limit(limit, predicate, 32, bound, rhs, &narrow) &&
         wide == narrow && give_bool(ctx, wide, results);
}

static bool compare(CmpIPredicate predicate, unsigned width, uint64_t lhs,
                    uint64_t rhs) {
  const WideInt left = {.width = width, .value = cut(width, lhs)};
  const WideInt right = {.width = width, .value = cut(width, rhs)};
  return cmpi_holds(predicate, &left, &right);
}

FOLD_HOOK(index_fold_cmp) {
  CmpIPredicate predicate = index_cmp_predicate(op);
  uint64_t lhs, rhs;
  bool has_rhs = index_attr_bits(constants[1], &rhs);
  if (has_rhs && index_attr_bits(constants[0], &lhs)) {
    bool result = compare(predicate, 64, lhs, rhs);
    if (result == compare(predicate, 32, lhs, rhs))
      return give_bool(ctx, result, results);
  }
  if (has_rhs && fold_cmp_of_limit(ctx, op, predicate, rhs, results))
    return true;
  return operands_are_equal(op) &&
         give_bool(ctx, compare(predicate, 64, 0, 0), results);
}

// --- casts -------------------------------------------------------------------

/// A cast to index has 64 bits, which may cut the value. A cast from index
/// folds if the result does not depend on its width.
static bool fold_cast(Context *ctx, Operation *op, const Attribute *constant,
                      bool is_signed, FoldResult *results) {
  const IntegerAttr *input = attr_as_integer(constant);
  const Type *type = op_result_type(op, 0);
  if (!input)
    return false;
  WideInt (*extend)(Arena *, WideInt, uint32_t) =
      is_signed ? wide_int_sext_or_trunc : wide_int_zext_or_trunc;
  Arena arena;
  arena_init(&arena);
  uint32_t width = type_is_index(type) ? 64 : type_bit_width(type);
  WideInt result = extend(&arena, input->value, width);
  bool is_fixed = true;
  if (!type_is_index(type) && width > 32) {
    WideInt half = wide_int_zext_or_trunc(&arena, input->value, 32);
    uint32_t compared = width < 64 ? width : 64;
    WideInt narrow = extend(&arena, half, compared);
    WideInt wide = wide_int_zext_or_trunc(&arena, result, compared);
    is_fixed = wide_int_equals(&narrow, &wide);
  }
  const Attribute *attr = is_fixed ? integer_attr_get(ctx, type, result) : NULL;
  arena_free(&arena);
  return give_attr(results, attr);
}

FOLD_HOOK(index_fold_casts) {
  return fold_cast(ctx, op, constants[0], true, results);
}

FOLD_HOOK(index_fold_castu) {
  return fold_cast(ctx, op, constants[0], false, results);
}
