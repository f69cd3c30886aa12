// SPDX-License-Identifier: Apache-2.0
// The pass that takes an operation towards LLVM: usually its dialect's own
// pass; a table lists the operations that this pass leaves.
#include "target/llvm_ir/checks/lowering_passes.h"

#include "ir/definitions/dialect_def.h"
#include "ir/types/type.h"
#include "support/memory.h"

// Rows: the operation, its pass, the least rank of a vector, and the types.
#define BY(OP, FLAG, RANK, TYPES)                                              \
  { STR_INIT(OP), FLAG, LOWERING_HERE, RANK, LOWERING_OF_##TYPES }
#define ELSEWHERE(OP, FLAG, RANK, TYPES)                                       \
  { STR_INIT(OP), FLAG, LOWERING_ELSEWHERE, RANK, LOWERING_OF_##TYPES }
#define LEFT(OP, FLAG, RANK, TYPES)                                            \
  { STR_INIT(OP), FLAG, LOWERING_LEAVES, RANK, LOWERING_OF_##TYPES }
#define NO_PASS(OP, RANK, TYPES) BY(OP, NULL, RANK, TYPES)

/// Of the rows for an operation, the first one that fits holds.
const LoweringPass lowering_passes[] = {
    ELSEWHERE("arith.addf", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("arith.cmpf", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("arith.divf", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    NO_PASS("arith.extf", 0, SMALL_FLOAT),
    ELSEWHERE("arith.fptosi", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("arith.fptoui", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("arith.maximumf", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("arith.maxnumf", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("arith.minimumf", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("arith.minnumf", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("arith.mulf", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("arith.negf", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("arith.remf", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("arith.sitofp", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("arith.subf", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    NO_PASS("arith.truncf", 0, SMALL_FLOAT),
    ELSEWHERE("arith.uitofp", "convert-arith-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("complex.angle", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.atan2", "convert-complex-to-standard", 0, ANY),
    NO_PASS("complex.bitcast", 0, ANY),
    ELSEWHERE("complex.conj", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.cos", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.eq", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.exp", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.expm1", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.log", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.log1p", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.neg", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.neq", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.pow", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.powi", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.rsqrt", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.sign", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.sin", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.sqrt", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.tan", "convert-complex-to-standard", 0, ANY),
    ELSEWHERE("complex.tanh", "convert-complex-to-standard", 0, ANY),
    NO_PASS("math.absf", 1, SMALL_FLOAT),
    ELSEWHERE("math.absf", "convert-math-to-apfloat", 0, SMALL_FLOAT),
    NO_PASS("math.absi", 2, ANY),
    NO_PASS("math.acos", 0, SMALL_FLOAT),
    ELSEWHERE("math.acosh", "math-expand-ops", 0, SMALL_FLOAT),
    BY("math.acosh", "convert-math-to-libm", 0, ANY),
    NO_PASS("math.asin", 0, SMALL_FLOAT),
    ELSEWHERE("math.asinh", "math-expand-ops", 0, SMALL_FLOAT),
    BY("math.asinh", "convert-math-to-libm", 0, ANY),
    NO_PASS("math.atan", 0, SMALL_FLOAT),
    NO_PASS("math.atan2", 0, SMALL_FLOAT),
    ELSEWHERE("math.atanh", "math-expand-ops", 0, SMALL_FLOAT),
    BY("math.atanh", "convert-math-to-libm", 0, ANY),
    NO_PASS("math.cbrt", 0, SMALL_FLOAT),
    BY("math.cbrt", "convert-math-to-libm", 0, ANY),
    ELSEWHERE("math.ceil", "math-expand-ops", 0, SMALL_FLOAT),
    ELSEWHERE("math.clampf", "math-expand-ops", 0, ANY),
    NO_PASS("math.copysign", 0, SMALL_FLOAT),
    NO_PASS("math.cos", 0, SMALL_FLOAT),
    ELSEWHERE("math.cosh", "math-expand-ops", 0, SMALL_FLOAT),
    ELSEWHERE("math.ctlz", "math-expand-ops", 2, ANY),
    NO_PASS("math.cttz", 2, ANY),
    NO_PASS("math.erf", 0, SMALL_FLOAT),
    BY("math.erf", "convert-math-to-libm", 0, ANY),
    NO_PASS("math.erfc", 0, SMALL_FLOAT),
    BY("math.erfc", "convert-math-to-libm", 0, ANY),
    NO_PASS("math.exp", 0, SMALL_FLOAT),
    ELSEWHERE("math.exp2", "math-expand-ops", 0, SMALL_FLOAT),
    NO_PASS("math.expm1", 0, SMALL_FLOAT),
    NO_PASS("math.floor", 0, SMALL_FLOAT),
    NO_PASS("math.fma", 1, SMALL_FLOAT),
    ELSEWHERE("math.fma", "convert-math-to-apfloat", 0, SMALL_FLOAT),
    ELSEWHERE("math.fpowi", "convert-math-to-funcs", 0, SMALL_FLOAT),
    ELSEWHERE("math.fpowi", "convert-math-to-funcs", 1, ANY),
    NO_PASS("math.ipowi", 0, INDEX),
    ELSEWHERE("math.ipowi", "convert-math-to-funcs", 0, ANY),
    NO_PASS("math.isfinite", 1, SMALL_FLOAT),
    ELSEWHERE("math.isfinite", "convert-math-to-apfloat", 0, SMALL_FLOAT),
    NO_PASS("math.isfinite", 2, ANY),
    NO_PASS("math.isinf", 1, SMALL_FLOAT),
    ELSEWHERE("math.isinf", "convert-math-to-apfloat", 0, SMALL_FLOAT),
    NO_PASS("math.isinf", 1, ANY),
    ELSEWHERE("math.isinf", "convert-math-to-apfloat", 0, ANY),
    NO_PASS("math.isnan", 1, SMALL_FLOAT),
    ELSEWHERE("math.isnan", "convert-math-to-apfloat", 0, SMALL_FLOAT),
    NO_PASS("math.isnan", 2, ANY),
    NO_PASS("math.isnormal", 1, SMALL_FLOAT),
    ELSEWHERE("math.isnormal", "convert-math-to-apfloat", 0, SMALL_FLOAT),
    NO_PASS("math.isnormal", 1, ANY),
    ELSEWHERE("math.isnormal", "convert-math-to-apfloat", 0, ANY),
    NO_PASS("math.log", 0, SMALL_FLOAT),
    NO_PASS("math.log10", 0, SMALL_FLOAT),
    NO_PASS("math.log1p", 0, SMALL_FLOAT),
    NO_PASS("math.log2", 0, SMALL_FLOAT),
    ELSEWHERE("math.powf", "math-expand-ops", 0, SMALL_FLOAT),
    NO_PASS("math.round", 0, SMALL_FLOAT),
    ELSEWHERE("math.roundeven", "math-expand-ops", 0, SMALL_FLOAT),
    ELSEWHERE("math.rsqrt", "math-expand-ops", 0, SMALL_FLOAT),
    NO_PASS("math.sin", 0, SMALL_FLOAT),
    ELSEWHERE("math.sinh", "math-expand-ops", 0, SMALL_FLOAT),
    NO_PASS("math.sqrt", 0, SMALL_FLOAT),
    ELSEWHERE("math.tan", "math-expand-ops", 0, SMALL_FLOAT),
    ELSEWHERE("math.tanh", "math-expand-ops", 0, SMALL_FLOAT),
    NO_PASS("math.trunc", 0, SMALL_FLOAT),
    BY("memref.collapse_shape", "expand-strided-metadata", 0, ANY),
    BY("memref.expand_shape", "expand-strided-metadata", 0, ANY),
    BY("memref.realloc", "expand-realloc", 0, ANY),
    BY("memref.subview", "expand-strided-metadata", 0, ANY),
    BY("vector.bitcast", "convert-vector-to-llvm", 2, ANY),
    BY("vector.broadcast", "convert-vector-to-llvm", 2, ANY),
    BY("vector.constant_mask", "convert-vector-to-llvm", 0, ANY),
    NO_PASS("vector.contract", 0, OTHER_SUM),
    BY("vector.contract", "convert-vector-to-llvm", 0, ANY),
    BY("vector.create_mask", "convert-vector-to-llvm", 0, ANY),
    BY("vector.deinterleave", "convert-vector-to-llvm", 2, ANY),
    BY("vector.extract_strided_slice", "convert-vector-to-llvm", 0, ANY),
    BY("vector.fma", "convert-vector-to-llvm", 2, ANY),
    BY("vector.from_elements", "convert-vector-to-llvm", 2, ANY),
    BY("vector.gather", "lower-vector-mask", 0, MASKED),
    NO_PASS("vector.gather", 0, STRIDED),
    BY("vector.gather", "convert-vector-to-llvm", 2, ANY),
    BY("vector.insert_strided_slice", "convert-vector-to-llvm", 0, ANY),
    BY("vector.interleave", "convert-vector-to-llvm", 2, ANY),
    NO_PASS("vector.load", 2, ANY),
    BY("vector.mask", "lower-vector-mask", 0, MASKED_ACCESS),
    BY("vector.mask", "convert-vector-to-llvm", 0, MASKED_SUM),
    BY("vector.mask", "lower-vector-multi-reduction", 0, MASKED_SUMS),
    LEFT("vector.mask", "convert-vector-to-llvm", 0, MASKED),
    BY("vector.multi_reduction", "lower-vector-multi-reduction", 0, ANY),
    LEFT("vector.outerproduct", "convert-vector-to-llvm", 0, MASKED),
    BY("vector.outerproduct", "convert-vector-to-llvm", 0, ANY),
    BY("vector.print", "convert-vector-to-scf", 1, ANY),
    LEFT("vector.print", "convert-vector-to-llvm", 0, SMALL_FLOAT),
    LEFT("vector.print", "convert-vector-to-llvm", 0, STRING),
    BY("vector.reduction", "convert-vector-to-llvm", 0, MASKED),
    NO_PASS("vector.scan", 0, ANY),
    NO_PASS("vector.scatter", 2, ANY),
    LEFT("vector.shape_cast", "convert-vector-to-llvm", 0, SCALABLE),
    BY("vector.shape_cast", "convert-vector-to-llvm", 0, ANY),
    BY("vector.step", "convert-vector-to-llvm", 0, ANY),
    NO_PASS("vector.store", 2, ANY),
    BY("vector.to_elements", "convert-vector-to-llvm", 2, ANY),
    BY("vector.transfer_read", "lower-vector-mask", 0, MASKED),
    BY("vector.transfer_read", "convert-vector-to-scf", 0, ACROSS),
    LEFT("vector.transfer_read", "convert-vector-to-llvm", 0, VECTORS),
    BY("vector.transfer_read", "convert-vector-to-llvm", 0, ANY),
    BY("vector.transfer_write", "lower-vector-mask", 0, MASKED),
    BY("vector.transfer_write", "convert-vector-to-scf", 0, ACROSS),
    LEFT("vector.transfer_write", "convert-vector-to-llvm", 0, VECTORS),
    BY("vector.transfer_write", "convert-vector-to-llvm", 0, ANY),
    LEFT("vector.transpose", "convert-vector-to-llvm", 0, SCALABLE),
    BY("vector.transpose", "convert-vector-to-llvm", 0, ANY),
};
const size_t num_lowering_passes = ARRAY_LENGTH(lowering_passes);

/// One without dimensions counts as one with one.
static int32_t vector_rank(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return !vector ? 0 : vector->rank ? vector->rank : 1;
}

/// The highest rank of its vectors.
static int32_t highest_rank(const Operation *op) {
  int32_t highest = 0;
  for (uint32_t i = 0; i < op->num_operands + op->num_results; i++) {
    int32_t rank = vector_rank(i < op->num_operands
                                   ? value_type(op_operand(op, i))
                                   : op_result_type(op, i - op->num_operands));
    highest = rank > highest ? rank : highest;
  }
  return highest;
}

static bool row_fits(Context *ctx, const LoweringPass *row,
                     const Operation *op) {
  return string_ref_equals(row->op, op_name(op)) &&
         highest_rank(op) >= row->min_rank &&
         (row->types == LOWERING_OF_ANY ||
          lowering_form_fits(ctx, op, row->types));
}

LoweringPass lowering_pass_of(Context *ctx, const Operation *op) {
  for (size_t i = 0; i < num_lowering_passes; i++)
    if (row_fits(ctx, &lowering_passes[i], op))
      return lowering_passes[i];
  const DialectDef *dialect = op->def->dialect;
  return (LoweringPass){.flag = dialect ? dialect->lowering_pass : NULL};
}
