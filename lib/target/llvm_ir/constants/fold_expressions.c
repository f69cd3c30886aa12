// SPDX-License-Identifier: Apache-2.0
// Expressions of addresses, whose values are only known once a linker has
// placed the symbols. They stay expressions in an initializer. Follows
// llvm::ConstantFoldBinaryInstruction, llvm::ConstantFoldCastOperand and the
// pairs of casts of llvm::CastInst::isEliminableCastPair.
#include "target/llvm_ir/constants/fold_internal.h"

/// Limit for the constants in an expression. A value can be used repeatedly in
/// the next one, and that in another, so larger ones are not folded.
enum { EXPRESSION_MAX_SIZE = 1000 };

static uint32_t expression_size(const Constant *constant) {
  bool is_expression =
      constant->kind == CONSTANT_CAST || constant->kind == CONSTANT_BINARY;
  return is_expression ? constant->size : 1;
}

/// NULL: it is too big.
static Constant *expression_create(Exporter *exporter, ConstantKind kind,
                                   const Type *type, const char *word,
                                   const Constant *operand,
                                   const Constant *other) {
  uint32_t size = 1 + expression_size(operand);
  if (other)
    size += expression_size(other);
  if (size > EXPRESSION_MAX_SIZE)
    return NULL;
  Constant *expression =
      arena_alloc_zero(&exporter->scratch, sizeof *expression);
  expression->kind = kind;
  expression->type = type;
  expression->word = word;
  expression->operand = operand;
  expression->other = other;
  expression->size = size;
  return expression;
}

static bool is_cast(const Constant *constant, const char *word) {
  return constant->kind == CONSTANT_CAST && constant->word == word;
}

static const char cast_ptrtoint[] = "ptrtoint";
static const char cast_inttoptr[] = "inttoptr";
static const char cast_addrspacecast[] = "addrspacecast";
static const char cast_trunc[] = "trunc";
static const char cast_bitcast[] = "bitcast";

//===- Numbers on the right -----------------------------------------------===//

/// The least alignment that `address` is sure to have, in bytes. Follows
/// llvm::Value::getPointerAlignment.
static uint64_t symbol_alignment(const Exporter *exporter,
                                 const Constant *address) {
  const Operation *symbol = fold_symbol(exporter, address);
  if (!symbol || address->offset || !op_is(symbol, &llvm_ops[LLVM_MLIR_GLOBAL]))
    return 1;
  int64_t given = 0;
  attr_integer_value(op_prop(symbol, LLVM_GLOBAL_ALIGNMENT), &given);
  if (given)
    return (uint64_t)alignment_of(given);
  const Type *type =
      attr_as_type(op_prop(symbol, LLVM_GLOBAL_GLOBAL_TYPE))->value;
  bool is_defined = op_prop(symbol, LLVM_GLOBAL_VALUE) ||
                    !region_is_empty(op_region(symbol, 0));
  int linkage = (int)llvm_op_linkage(symbol);
  bool is_strong = linkage == LLVM_LINKAGE_EXTERNAL ||
                   linkage == LLVM_LINKAGE_INTERNAL ||
                   linkage == LLVM_LINKAGE_PRIVATE;
  if (!is_defined || !is_strong)
    return data_layout_alignment(&exporter->layout, type, ALIGNMENT_ABI);
  uint64_t alignment =
      data_layout_alignment(&exporter->layout, type, ALIGNMENT_PREFERRED);
  bool is_large = data_layout_alloc_size(&exporter->layout, type) > 16;
  return is_large && alignment < 16 ? 16 : alignment;
}

/// Are the bits of `mask` zeros in every address of the symbol?
static bool are_low_zeros(const Exporter *exporter, const Constant *lhs,
                          const Constant *mask) {
  uint64_t bits;
  return is_cast(lhs, cast_ptrtoint) &&
         wide_int_as_u64(&mask->integer, &bits) &&
         bits < symbol_alignment(exporter, lhs->operand);
}

/// `x op number` where the number decides, or leaves x as it is; NULL: it does
/// neither.
static const Constant *fold_with_number(Exporter *exporter, LLVMOp kind,
                                        const Type *type, const Constant *lhs,
                                        const Constant *rhs) {
  bool is_zero = wide_int_is_zero(&rhs->integer);
  bool is_one = wide_int_is_one(&rhs->integer);
  bool is_all = wide_int_is_all_ones(&rhs->integer);
  switch ((int)kind) {
  case LLVM_ADD:
  case LLVM_SUB:
  case LLVM_XOR:
  case LLVM_SHL:
  case LLVM_LSHR:
  case LLVM_ASHR:
    return is_zero ? lhs : NULL;
  case LLVM_OR:
    return is_zero ? lhs : is_all ? rhs : NULL;
  case LLVM_AND:
    if (is_zero || are_low_zeros(exporter, lhs, rhs))
      return constant_zero(exporter, type);
    return is_all ? lhs : NULL;
  case LLVM_MUL:
    return is_one ? lhs : is_zero ? rhs : NULL;
  case LLVM_UDIV:
  case LLVM_SDIV:
    if (is_zero)
      return constant_plain(exporter, CONSTANT_POISON, type);
    return is_one ? lhs : NULL;
  case LLVM_UREM:
  case LLVM_SREM:
    if (is_zero)
      return constant_plain(exporter, CONSTANT_POISON, type);
    return is_one ? constant_zero(exporter, type) : NULL;
  }
  return NULL;
}

static bool is_commutative(LLVMOp kind) {
  return kind == LLVM_ADD || kind == LLVM_MUL || kind == LLVM_AND ||
         kind == LLVM_OR || kind == LLVM_XOR;
}

//===- Sums ---------------------------------------------------------------===//

static const char binary_add[] = "add";
static const char binary_sub[] = "sub";
static const char binary_xor[] = "xor";

static const char *binary_word(LLVMOp kind) {
  switch ((int)kind) {
  case LLVM_ADD:
    return binary_add;
  case LLVM_SUB:
    return binary_sub;
  case LLVM_XOR:
    return binary_xor;
  }
  return NULL;
}

static bool is_number(const Constant *constant) {
  return constant->kind == CONSTANT_INT || constant->kind == CONSTANT_CAST ||
         constant->kind == CONSTANT_BINARY;
}

/// ptrtoint(@a + 8) - ptrtoint(@a) -> 8; NULL where the symbols differ.
static const Constant *fold_difference(Exporter *exporter, const Type *type,
                                       const Constant *lhs,
                                       const Constant *rhs) {
  if (!is_cast(lhs, cast_ptrtoint) || !is_cast(rhs, cast_ptrtoint))
    return NULL;
  const Constant *from = rhs->operand, *to = lhs->operand;
  if (from->kind != CONSTANT_ADDRESS || to->kind != CONSTANT_ADDRESS ||
      !string_ref_equals(from->symbol, to->symbol))
    return NULL;
  int64_t difference = (int64_t)((uint64_t)to->offset - (uint64_t)from->offset);
  return constant_int(exporter, type,
                      wide_int_from_i64(&exporter->scratch, 64, difference));
}

/// (x + 3) + 5 -> x + 8, and likewise for xor; NULL: there is no inner one.
static const Constant *fold_nested(Exporter *exporter, LLVMOp kind,
                                   const Type *type, const Constant *lhs,
                                   const Constant *rhs) {
  bool is_nested = kind != LLVM_SUB && lhs->kind == CONSTANT_BINARY &&
                   lhs->word == binary_word(kind) &&
                   lhs->other->kind == CONSTANT_INT &&
                   rhs->kind == CONSTANT_INT;
  if (!is_nested)
    return NULL;
  const Constant *sum = fold_int_binary(exporter, kind, type, lhs->other, rhs);
  return fold_expression_binary(exporter, kind, type, lhs->operand, sum);
}

const Constant *fold_expression_binary(Exporter *exporter, LLVMOp kind,
                                       const Type *type, const Constant *lhs,
                                       const Constant *rhs) {
  if (!is_number(lhs) || !is_number(rhs))
    return NULL;
  if (is_commutative(kind) && lhs->kind == CONSTANT_INT) {
    const Constant *number = lhs;
    lhs = rhs;
    rhs = number;
  }
  bool is_shift = kind == LLVM_SHL || kind == LLVM_LSHR || kind == LLVM_ASHR;
  if (is_shift && constant_is_zero(lhs))
    return lhs;
  const Constant *decided =
      rhs->kind == CONSTANT_INT
          ? fold_with_number(exporter, kind, type, lhs, rhs)
          : NULL;
  const char *word = binary_word(kind);
  if (decided || !word)
    return decided;
  const Constant *folded = kind == LLVM_SUB
                               ? fold_difference(exporter, type, lhs, rhs)
                               : fold_nested(exporter, kind, type, lhs, rhs);
  return folded ? folded
                : expression_create(exporter, CONSTANT_BINARY, type, word, lhs,
                                    rhs);
}

//===- Casts --------------------------------------------------------------===//

static const Constant *cast_create(Exporter *exporter, const Type *type,
                                   const char *word, const Constant *operand) {
  return expression_create(exporter, CONSTANT_CAST, type, word, operand, NULL);
}

/// trunc(trunc x) -> trunc x, trunc(ptrtoint p) -> ptrtoint p
static const Constant *fold_trunc(Exporter *exporter, const Type *type,
                                  const Constant *operand) {
  bool is_pair =
      is_cast(operand, cast_trunc) || is_cast(operand, cast_ptrtoint);
  return is_pair ? cast_create(exporter, type, operand->word, operand->operand)
                 : cast_create(exporter, type, cast_trunc, operand);
}

/// inttoptr(ptrtoint p) -> p, if no bit is lost
static const Constant *fold_inttoptr(Exporter *exporter, const Type *type,
                                     const Constant *operand) {
  bool is_pair = is_cast(operand, cast_ptrtoint) &&
                 operand->operand->type == type &&
                 llvm_integer_width(operand->type) >=
                     data_layout_pointer_width(&exporter->layout, type);
  return is_pair ? operand->operand
                 : cast_create(exporter, type, cast_inttoptr, operand);
}

/// ptrtoint(inttoptr x) -> x, cut
static const Constant *fold_ptrtoint(Exporter *exporter, const Type *type,
                                     const Constant *operand) {
  if (operand->kind == CONSTANT_ADDRESS && !operand->symbol.data)
    return constant_int(
        exporter, type,
        wide_int_from_i64(&exporter->scratch, 64, operand->offset));
  if (!is_cast(operand, cast_inttoptr))
    return cast_create(exporter, type, cast_ptrtoint, operand);
  const Constant *number = operand->operand;
  if (llvm_integer_width(number->type) !=
      data_layout_pointer_width(&exporter->layout, operand->type))
    return NULL;
  return number->type == type ? number : fold_trunc(exporter, type, number);
}

/// addrspacecast(addrspacecast p) -> addrspacecast p, or p
static const Constant *fold_addrspacecast(Exporter *exporter, const Type *type,
                                          const Constant *operand) {
  if (is_cast(operand, cast_addrspacecast))
    operand = operand->operand;
  return operand->type == type
             ? operand
             : cast_create(exporter, type, cast_addrspacecast, operand);
}

const Constant *fold_without_bitcast(const Constant *constant) {
  while (is_cast(constant, cast_bitcast))
    constant = constant->operand;
  return constant;
}

const Constant *fold_expression_cast(Exporter *exporter, LLVMOp kind,
                                     const Type *type,
                                     const Constant *operand) {
  switch ((int)kind) {
  case LLVM_TRUNC:
    return fold_trunc(exporter, type, operand);
  case LLVM_INTTOPTR:
    return fold_inttoptr(exporter, type, operand);
  case LLVM_PTRTOINT:
    return fold_ptrtoint(exporter, type, operand);
  case LLVM_ADDRSPACECAST:
    return fold_addrspacecast(exporter, type, operand);
  case LLVM_BITCAST:
    return llvm_type_is_integer(operand->type) ||
                   operand->kind == CONSTANT_FLOAT
               ? cast_create(exporter, type, cast_bitcast, operand)
               : NULL;
  }
  return NULL;
}
