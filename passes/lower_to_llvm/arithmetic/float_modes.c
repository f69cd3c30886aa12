// SPDX-License-Identifier: Apache-2.0
// Helpers shared by the lowerings of float operations: flags, and the formats
// that LLVM has.
#include "dialects/arith/arith.h"
#include "passes/lower_to_llvm/arithmetic/elementwise.h"

/// Bits of arith's flags and LLVM's with the same meaning.
static const struct {
  uint64_t arith;
  uint64_t llvm;
} fastmath_bits[] = {
    {ARITH_FASTMATH_REASSOC, LLVM_FASTMATH_REASSOC},
    {ARITH_FASTMATH_NNAN, 1},
    {ARITH_FASTMATH_NINF, 2},
    {ARITH_FASTMATH_NSZ, 4},
    {ARITH_FASTMATH_ARCP, 8},
    {ARITH_FASTMATH_CONTRACT, 16},
    {ARITH_FASTMATH_AFN, 32},
};

const Attribute *lowering_fastmath(Context *ctx, const Operation *op,
                                   unsigned slot) {
  uint64_t flags = arith_flags(op, slot);
  uint64_t lowered = 0;
  for (size_t i = 0; i < ARRAY_LENGTH(fastmath_bits); i++)
    if (flags & fastmath_bits[i].arith)
      lowered |= fastmath_bits[i].llvm;
  return lowered ? dialect_attr_get(ctx, &llvm_attr_defs[LLVM_ATTR_FASTMATH],
                                    lowered, STR(""))
                 : NULL;
}

/// A float format that LLVM only has as an integer of its bits.
static bool is_unsupported_float(const Type *type) {
  const FloatType *number = type_as_float(type_element_or_self(type));
  if (!number)
    return false;
  switch ((int)number->format) {
  case FLOAT_F16:
  case FLOAT_BF16:
  case FLOAT_F32:
  case FLOAT_F64:
  case FLOAT_F80:
  case FLOAT_F128:
    return false;
  default:
    return true;
  }
}

bool lowering_has_unsupported_float(const Operation *op) {
  return (op->num_results && is_unsupported_float(op_result_type(op, 0))) ||
         (op->num_operands && is_unsupported_float(op_operand_type(op, 0)));
}

bool lowering_fail_on_float(Operation *op, ConversionRewriter *rw) {
  return rewriter_match_failure(&rw->rewriter, op,
                                "unsupported floating point type");
}
