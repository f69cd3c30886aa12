// SPDX-License-Identifier: Apache-2.0
// Folding of comparisons of numbers, addresses and selects. Follows
// llvm::ConstantFoldCompareInstruction.
#include "dialects/common/constraints.h"
#include "dialects/common/folds.h"
#include "support/numbers/float_math.h"
#include "target/llvm_ir/constants/fold_internal.h"

//===- Integers and addresses ---------------------------------------------===//

static const Constant *constant_bool(Exporter *exporter, const Type *type,
                                     bool value) {
  return constant_int(exporter, type,
                      wide_int_from_u64(&exporter->scratch, 1, value));
}

const Operation *fold_symbol(const Exporter *exporter,
                             const Constant *constant) {
  if (constant->kind != CONSTANT_ADDRESS || !constant->symbol.data)
    return NULL;
  StringRef name = context_intern_string(exporter->ctx, constant->symbol);
  return ptr_map_get(&exporter->symbols, name.data);
}

/// Is it the address of a symbol that cannot be null?
static bool is_symbol(const Exporter *exporter, const Constant *constant) {
  const Operation *symbol = fold_symbol(exporter, constant);
  return symbol && llvm_op_linkage(symbol) != LLVM_LINKAGE_EXTERN_WEAK;
}

static bool is_same_address(const Constant *lhs, const Constant *rhs) {
  while (lhs->kind == CONSTANT_CAST && rhs->kind == CONSTANT_CAST &&
         !strcmp(lhs->word, rhs->word) && lhs->type == rhs->type &&
         lhs->operand->type == rhs->operand->type) {
    lhs = lhs->operand;
    rhs = rhs->operand;
  }
  if (lhs->kind != rhs->kind)
    return false;
  return lhs->kind == CONSTANT_ZERO ||
         (lhs->kind == CONSTANT_ADDRESS && lhs->offset == rhs->offset &&
          string_ref_equals(lhs->symbol, rhs->symbol));
}

/// Is it the address of something that shares its address with nothing else?
static bool has_own_address(const Exporter *exporter,
                            const Constant *constant) {
  const Operation *symbol = fold_symbol(exporter, constant);
  if (!symbol || constant->offset)
    return false;
  switch ((int)llvm_op_linkage(symbol)) {
  case LLVM_LINKAGE_EXTERN_WEAK:
  case LLVM_LINKAGE_WEAK:
  case LLVM_LINKAGE_LINKONCE:
  case LLVM_LINKAGE_COMMON:
    return false;
  }
  bool is_global = op_is(symbol, &llvm_ops[LLVM_MLIR_GLOBAL]);
  if (!is_global && !op_is(symbol, &llvm_ops[LLVM_FUNC]))
    return false;
  enum { UNNAMED_ANYWHERE = 2 };
  if (attr_number(op_prop(symbol, is_global
                                      ? (unsigned)LLVM_GLOBAL_UNNAMED_ADDR
                                      : (unsigned)LLVM_FUNC_UNNAMED_ADDR)) ==
      UNNAMED_ANYWHERE)
    return false;
  return !is_global ||
         data_layout_alloc_size(
             &exporter->layout,
             attr_as_type(op_prop(symbol, LLVM_GLOBAL_GLOBAL_TYPE))->value);
}

static bool are_distinct_symbols(const Exporter *exporter, const Constant *lhs,
                                 const Constant *rhs) {
  return has_own_address(exporter, lhs) && has_own_address(exporter, rhs) &&
         !string_ref_equals(lhs->symbol, rhs->symbol);
}

/// Is it a known numeric address?
static bool address_number(const Constant *constant, int64_t *number) {
  if (!llvm_type_is_pointer(constant->type))
    return false;
  *number = constant->kind == CONSTANT_ADDRESS ? constant->offset : 0;
  return constant->kind == CONSTANT_ZERO ||
         (constant->kind == CONSTANT_ADDRESS && !constant->symbol.data);
}

static const Constant *compare_numbers(Exporter *exporter,
                                       CmpIPredicate predicate,
                                       const Type *type, int64_t lhs,
                                       int64_t rhs) {
  Arena *arena = &exporter->scratch;
  WideInt left = wide_int_from_i64(arena, 64, lhs);
  WideInt right = wide_int_from_i64(arena, 64, rhs);
  return constant_bool(exporter, type, cmpi_holds(predicate, &left, &right));
}

/// Are they one symbol, at any offsets?
static bool have_same_symbol(const Constant *lhs, const Constant *rhs) {
  return lhs->kind == CONSTANT_ADDRESS && rhs->kind == CONSTANT_ADDRESS &&
         lhs->symbol.data && string_ref_equals(lhs->symbol, rhs->symbol);
}

/// An address of a symbol, at an offset that stays in its memory.
static bool is_inbounds(const Constant *address) {
  return !address->offset || (address->flags & GEP_INBOUNDS);
}

/// The order of two addresses of one symbol; NULL: it is not known.
static const Constant *compare_offsets(Exporter *exporter,
                                       CmpIPredicate predicate,
                                       const Type *type, const Constant *lhs,
                                       const Constant *rhs) {
  if (predicate < CMPI_ULT || !have_same_symbol(lhs, rhs) ||
      !is_inbounds(lhs) || !is_inbounds(rhs))
    return NULL;
  CmpIPredicate order = (CmpIPredicate)(predicate - CMPI_ULT + CMPI_SLT);
  return compare_numbers(exporter, order, type, lhs->offset, rhs->offset);
}

/// Is it a number that has all bits of an address?
static bool is_address_as_number(const Exporter *exporter,
                                 const Constant *constant) {
  return constant->kind == CONSTANT_CAST &&
         !strcmp(constant->word, "ptrtoint") &&
         llvm_integer_width(constant->type) ==
             data_layout_pointer_width(&exporter->layout,
                                       constant->operand->type);
}

/// Turns a comparison of addresses as numbers into one of addresses; false if
/// it is another kind of comparison.
static bool compares_addresses(Exporter *exporter, const Constant **lhs,
                               const Constant **rhs) {
  const Constant *left = *lhs, *right = *rhs;
  bool is_left = is_address_as_number(exporter, left);
  bool is_right = is_address_as_number(exporter, right);
  const Type *type = is_left    ? left->operand->type
                     : is_right ? right->operand->type
                                : NULL;
  bool is_zero = is_left ? constant_is_zero(right) : constant_is_zero(left);
  if (is_left && is_right && left->type == right->type &&
      type == right->operand->type) {
    *lhs = left->operand;
    *rhs = right->operand;
    return true;
  }
  if (is_left == is_right || !is_zero)
    return false;
  *lhs = is_left ? left->operand : constant_zero(exporter, type);
  *rhs = is_right ? right->operand : constant_zero(exporter, type);
  return true;
}

/// Is it greater than null, compared as unsigned?
static bool is_above_null(const Exporter *exporter, const Constant *constant) {
  const Operation *symbol = fold_symbol(exporter, constant);
  return is_symbol(exporter, constant) && !constant->offset &&
         !op_is(symbol, &llvm_ops[LLVM_MLIR_ALIAS]) &&
         llvm_pointer_address_space(constant->type) == 0;
}

/// `@symbol op null` or `null op @symbol`, where `op` orders unsigned numbers;
/// NULL: it is another comparison.
static const Constant *compare_with_null(Exporter *exporter,
                                         CmpIPredicate predicate,
                                         const Type *type, const Constant *lhs,
                                         const Constant *rhs) {
  if (predicate < CMPI_ULT)
    return NULL;
  bool is_greater = predicate == CMPI_UGT || predicate == CMPI_UGE;
  if (rhs->kind == CONSTANT_ZERO && is_above_null(exporter, lhs))
    return constant_bool(exporter, type, is_greater);
  if (lhs->kind == CONSTANT_ZERO && is_above_null(exporter, rhs))
    return constant_bool(exporter, type, !is_greater);
  return NULL;
}

static bool is_true_of_equal(CmpIPredicate predicate) {
  return predicate == CMPI_EQ || predicate == CMPI_SLE ||
         predicate == CMPI_SGE || predicate == CMPI_ULE ||
         predicate == CMPI_UGE;
}

static bool is_equality(CmpIPredicate predicate) {
  return predicate == CMPI_EQ || predicate == CMPI_NE;
}

/// An undefined operand may be chosen so that an equality holds; other
/// predicates give the result for equal operands.
static const Constant *fold_icmp_undef(Exporter *exporter,
                                       CmpIPredicate predicate,
                                       const Type *type, const Constant *lhs,
                                       const Constant *rhs) {
  if (is_equality(predicate) || lhs->kind == rhs->kind)
    return constant_plain(exporter, CONSTANT_UNDEF, type);
  return constant_bool(exporter, type, is_true_of_equal(predicate));
}

/// Compares two addresses by the facts known about them; NULL if none decides.
static const Constant *compare_pointers(Exporter *exporter,
                                        CmpIPredicate predicate,
                                        const Type *type, const Constant *lhs,
                                        const Constant *rhs) {
  bool is_null_check =
      (rhs->kind == CONSTANT_ZERO && is_symbol(exporter, lhs)) ||
      (lhs->kind == CONSTANT_ZERO && is_symbol(exporter, rhs));
  if (is_null_check && is_equality(predicate))
    return constant_bool(exporter, type, predicate == CMPI_NE);
  if (is_same_address(lhs, rhs))
    return constant_bool(exporter, type, is_true_of_equal(predicate));
  if (are_distinct_symbols(exporter, lhs, rhs) && is_equality(predicate))
    return constant_bool(exporter, type, predicate == CMPI_NE);
  const Constant *order =
      compare_with_null(exporter, predicate, type, lhs, rhs);
  if (!order)
    order = compare_offsets(exporter, predicate, type, lhs, rhs);
  if (order)
    return order;
  if (have_same_symbol(lhs, rhs) && is_equality(predicate))
    return constant_bool(exporter, type, predicate == CMPI_NE);
  int64_t left, right;
  if (address_number(lhs, &left) && address_number(rhs, &right))
    return compare_numbers(exporter, predicate, type, left, right);
  return NULL;
}

const Constant *fold_icmp(Exporter *exporter, const Operation *op,
                          const Type *type, const Constant *lhs,
                          const Constant *rhs) {
  int64_t number;
  if (!attr_integer_value(op_prop(op, LLVM_CMP_PREDICATE), &number))
    return NULL;
  CmpIPredicate predicate = (CmpIPredicate)number;
  if (lhs->kind == CONSTANT_POISON || rhs->kind == CONSTANT_POISON)
    return constant_plain(exporter, CONSTANT_POISON, type);
  if (lhs->kind == CONSTANT_UNDEF || rhs->kind == CONSTANT_UNDEF)
    return fold_icmp_undef(exporter, predicate, type, lhs, rhs);
  const Constant *known = compare_pointers(exporter, predicate, type, lhs, rhs);
  const Constant *left = lhs, *right = rhs;
  if (!known && compares_addresses(exporter, &left, &right))
    known = compare_pointers(exporter, predicate, type, left, right);
  if (known)
    return known;
  // No unsigned number is below zero.
  bool is_unsigned_zero = rhs->kind == CONSTANT_INT && constant_is_zero(rhs);
  if (is_unsigned_zero && (predicate == CMPI_ULT || predicate == CMPI_UGE))
    return constant_bool(exporter, type, predicate == CMPI_UGE);
  if (lhs->kind != CONSTANT_INT || rhs->kind != CONSTANT_INT)
    return NULL;
  return constant_bool(exporter, type,
                       cmpi_holds(predicate, &lhs->integer, &rhs->integer));
}

//===- Floats -------------------------------------------------------------===//

bool fold_has_format(const Constant *constant, FloatKind *format) {
  return constant->kind == CONSTANT_FLOAT &&
         export_float_format(constant->type, format);
}
enum {
  RELATION_NONE = 0,
  RELATION_EQUAL = 1,
  RELATION_GREATER = 2,
  RELATION_LESS = 4,
  RELATION_UNORDERED = 8,
  RELATION_ANY = 15,
};

/// The relations for which each predicate is true, by its number in MLIR.
static const uint8_t relations_of[] = {0, 1,  2,  3,  4,  5,  6, 7,
                                       9, 10, 11, 12, 13, 14, 8, 15};

/// Is it a denormal, which a machine may take for zero?
static bool is_denormal(FloatKind format, FloatBits number) {
  uint32_t fraction = float_formats[format].fraction_bits;
  for (uint32_t bit = fraction; bit + 1 < float_formats[format].bits; bit++)
    if ((bit < 64 ? number.low >> bit : number.high >> (bit - 64)) & 1)
      return false;
  uint64_t sign = 1ull << ((float_formats[format].bits - 1) % 64);
  if (float_formats[format].bits > 64)
    return number.low || (number.high & ~sign);
  return (number.low & ~sign) != 0;
}

const Constant *fold_fcmp(Exporter *exporter, const Operation *op,
                          const Type *type, const Constant *lhs,
                          const Constant *rhs) {
  int64_t predicate;
  FloatKind format;
  if (!attr_integer_value(op_prop(op, LLVM_CMP_PREDICATE), &predicate))
    return NULL;
  bool is_number =
      fold_has_format(lhs, &format) && fold_has_format(rhs, &format);
  if (is_number &&
      (is_denormal(format, lhs->number) || is_denormal(format, rhs->number)))
    return NULL;
  int wanted = relations_of[predicate & 15];
  if (wanted == RELATION_NONE || wanted == RELATION_ANY)
    return constant_bool(exporter, type, wanted == RELATION_ANY);
  if (lhs->kind == CONSTANT_POISON || rhs->kind == CONSTANT_POISON)
    return constant_plain(exporter, CONSTANT_POISON, type);
  // An undefined operand may be a NaN.
  if (lhs->kind == CONSTANT_UNDEF || rhs->kind == CONSTANT_UNDEF)
    return constant_bool(exporter, type, (wanted & RELATION_UNORDERED) != 0);
  if (!is_number)
    return NULL;
  static const int relations[] = {[FLOAT_EQUAL] = RELATION_EQUAL,
                                  [FLOAT_GREATER] = RELATION_GREATER,
                                  [FLOAT_LESS] = RELATION_LESS,
                                  [FLOAT_UNORDERED] = RELATION_UNORDERED};
  int relation = relations[float_compare(format, lhs->number, rhs->number)];
  return constant_bool(exporter, type, (wanted & relation) != 0);
}
