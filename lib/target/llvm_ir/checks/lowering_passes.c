// SPDX-License-Identifier: Apache-2.0
// The pass that takes an operation towards LLVM: as a rule its dialect's own
// one, with the operations that this leaves in a table.
#include "target/llvm_ir/checks/lowering_passes.h"

#include "ir/definitions/dialect_def.h"
#include "ir/types/type.h"
#include "support/memory.h"

const LoweringPass lowering_passes[] = {
    {STR_INIT("complex.angle"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.atan2"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.bitcast"), NULL, false, 0},
    {STR_INIT("complex.conj"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.cos"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.eq"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.exp"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.expm1"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.log"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.log1p"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.neg"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.neq"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.pow"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.powi"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.rsqrt"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.sign"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.sin"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.sqrt"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.tan"), "convert-complex-to-standard", true, 0},
    {STR_INIT("complex.tanh"), "convert-complex-to-standard", true, 0},
    {STR_INIT("math.acosh"), "convert-math-to-libm", false, 0},
    {STR_INIT("math.asinh"), "convert-math-to-libm", false, 0},
    {STR_INIT("math.atanh"), "convert-math-to-libm", false, 0},
    {STR_INIT("math.cbrt"), "convert-math-to-libm", false, 0},
    {STR_INIT("math.clampf"), "math-expand-ops", true, 0},
    {STR_INIT("math.erf"), "convert-math-to-libm", false, 0},
    {STR_INIT("math.erfc"), "convert-math-to-libm", false, 0},
    {STR_INIT("math.ipowi"), "math-expand-ops", true, 0},
    {STR_INIT("math.isinf"), "math-expand-ops", true, 0},
    {STR_INIT("math.isnormal"), "math-expand-ops", true, 0},
    {STR_INIT("memref.collapse_shape"), "expand-strided-metadata", false, 0},
    {STR_INIT("memref.expand_shape"), "expand-strided-metadata", false, 0},
    {STR_INIT("memref.realloc"), "expand-realloc", false, 0},
    {STR_INIT("memref.subview"), "expand-strided-metadata", false, 0},
    {STR_INIT("vector.bitcast"), "convert-vector-to-llvm", false, 2},
    {STR_INIT("vector.constant_mask"), "convert-vector-to-llvm", false, 0},
    {STR_INIT("vector.contract"), "convert-vector-to-llvm", false, 0},
    {STR_INIT("vector.create_mask"), "convert-vector-to-llvm", false, 0},
    {STR_INIT("vector.extract_strided_slice"), "convert-vector-to-llvm", false,
     0},
    {STR_INIT("vector.fma"), "convert-vector-to-llvm", false, 2},
    {STR_INIT("vector.from_elements"), "convert-vector-to-llvm", false, 2},
    {STR_INIT("vector.gather"), "convert-vector-to-llvm", false, 2},
    {STR_INIT("vector.insert_strided_slice"), "convert-vector-to-llvm", false,
     0},
    {STR_INIT("vector.mask"), "lower-vector-mask", false, 0},
    {STR_INIT("vector.multi_reduction"), "lower-vector-multi-reduction", false,
     0},
    {STR_INIT("vector.outerproduct"), "convert-vector-to-llvm", false, 0},
    {STR_INIT("vector.print"), "convert-vector-to-scf", false, 1},
    {STR_INIT("vector.scan"), NULL, false, 0},
    {STR_INIT("vector.shape_cast"), "convert-vector-to-llvm", false, 0},
    {STR_INIT("vector.step"), "convert-vector-to-llvm", false, 0},
    {STR_INIT("vector.to_elements"), "convert-vector-to-llvm", false, 2},
    {STR_INIT("vector.transfer_read"), "convert-vector-to-llvm", false, 0},
    {STR_INIT("vector.transfer_write"), "convert-vector-to-llvm", false, 0},
    {STR_INIT("vector.transpose"), "convert-vector-to-llvm", false, 0},
};
const size_t num_lowering_passes = ARRAY_LENGTH(lowering_passes);

static int32_t vector_rank(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return vector ? vector->rank : 0;
}

/// The highest rank of the vectors among its operands and results.
static int32_t highest_rank(const Operation *op) {
  int32_t highest = 0;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    int32_t rank = vector_rank(value_type(op_operand(op, i)));
    highest = rank > highest ? rank : highest;
  }
  for (uint32_t i = 0; i < op->num_results; i++) {
    int32_t rank = vector_rank(op_result_type(op, i));
    highest = rank > highest ? rank : highest;
  }
  return highest;
}

LoweringPass lowering_pass_of(const Operation *op) {
  for (size_t i = 0; i < num_lowering_passes; i++)
    if (string_ref_equals(lowering_passes[i].op, op_name(op)) &&
        lowering_passes[i].min_rank <= highest_rank(op))
      return lowering_passes[i];
  const DialectDef *dialect = op->def->dialect;
  return (LoweringPass){.flag = dialect ? dialect->lowering_pass : NULL};
}
