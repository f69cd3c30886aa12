// SPDX-License-Identifier: Apache-2.0
// -convert-vector-to-llvm: operations on vectors of several dimensions become
// operations on rows, which then become llvm's. Follows mlir's
// ConvertVectorToLLVMPass.
#include <stddef.h>

#include "ir/diagnostics/op_diag.h"
#include "passes/convert_vector_to_llvm/steps.h"
#include "passes/lower_to_llvm/conversion.h"
#include "passes/passes.h"
#include "rewrite/greedy/greedy_regions.h"

enum { NUM_MACHINES = 6 };
static const char *const machines[NUM_MACHINES] = {
    "enable-amx",      "enable-arm-bf16", "enable-arm-i8mm",
    "enable-arm-neon", "enable-arm-sve",  "enable-x86vector"};
static const char *const contract_lowerings[] = {
    "dot", "llvmintr", "outerproduct", "parallelarith", NULL};
static const char *const transpose_lowerings[] = {
    "eltwise", "llvmintr", "shuffle1d", "shuffle16x16", NULL};

/// Each choice has only its first case here, and no machine has its dialect.
typedef struct VectorToLLVMOptions {
  StdToLLVMOptions lowering;
  bool machines[NUM_MACHINES];
  unsigned contract;
  unsigned transpose;
} VectorToLLVMOptions;

static bool check_options(Context *ctx, const Operation *op,
                          const VectorToLLVMOptions *options) {
  const char *format =
      "-convert-vector-to-llvm does not have '%s=%s' of mlir-opt 22";
  for (size_t i = 0; i < NUM_MACHINES; i++)
    if (options->machines[i]) {
      op_emit_error(ctx, op, format, machines[i], "true");
      return false;
    }
  if (options->contract)
    op_emit_error(ctx, op, format, "vector-contract-lowering",
                  contract_lowerings[options->contract]);
  else if (options->transpose)
    op_emit_error(ctx, op, format, "vector-transpose-lowering",
                  transpose_lowerings[options->transpose]);
  return !options->contract && !options->transpose;
}

static bool run(Context *ctx, Operation *op, const void *user) {
  static const PatternTable *const tables[] = {
      &vector_mask_steps,     &vector_row_steps,      &vector_product_steps,
      &vector_shape_steps,    &vector_transfer_steps, &vector_slice_steps,
      &vector_contract_steps,
  };
  const VectorToLLVMOptions *options = user;
  if (!check_options(ctx, op, options))
    return false;
  const VectorStepOptions steps = {.forces_32bit_indices =
                                       options->lowering.forces_32bit_indices};
  PatternSet patterns = {0};
  for (size_t i = 0; i < ARRAY_LENGTH(tables); i++)
    pattern_set_add_table(&patterns, tables[i], NULL, &steps);
  greedy_rewrite_op_bottom_up(ctx, op, &patterns);
  return lowering_run(ctx, op, &vector_dialect, &options->lowering);
}

#define OPTION(NAME, FIELD, HELP)                                              \
  { NAME, PASS_OPTION_BOOL, offsetof(VectorToLLVMOptions, FIELD), HELP, NULL }
#define MACHINE(NAME, INDEX, WHAT)                                             \
  OPTION(NAME, machines[INDEX],                                                \
         "Enables the use of " WHAT " while lowering the vector dialect.")

static const PassOption pass_options[] = {
    MACHINE("enable-amx", 0, "AMX dialect"),
    MACHINE("enable-arm-bf16", 1, "Arm FEAT_BF16 instructions"),
    MACHINE("enable-arm-i8mm", 2, "Arm FEAT_I8MM instructions"),
    MACHINE("enable-arm-neon", 3, "ArmNeon dialect"),
    MACHINE("enable-arm-sve", 4, "ArmSVE dialect"),
    MACHINE("enable-x86vector", 5, "X86Vector dialect"),
    OPTION("force-32bit-vector-indices", lowering.forces_32bit_indices,
           "Allows compiler to assume vector indices fit in 32-bit if that "
           "yields faster code"),
    OPTION("reassociate-fp-reductions", lowering.reassociates_reductions,
           "Allows llvm to reassociate floating-point reductions for speed"),
    OPTION("use-vector-alignment", lowering.uses_vector_alignment,
           "Use the preferred alignment of a vector type in load/store "
           "operations instead of the alignment of the element type of the "
           "memref"),
    {"vector-contract-lowering", PASS_OPTION_ENUM,
     offsetof(VectorToLLVMOptions, contract),
     "control the lowering of `vector.contract` operations.",
     contract_lowerings},
    {"vector-transpose-lowering", PASS_OPTION_ENUM,
     offsetof(VectorToLLVMOptions, transpose),
     "control the lowering of `vector.transpose` operations.",
     transpose_lowerings},
};
static const VectorToLLVMOptions defaults = {
    .lowering = {.spelling = LLVM_MODERN,
                 .allow_pattern_rollback = true,
                 .approximates_log1p = true,
                 .forces_32bit_indices = true}};

const PassDef convert_vector_to_llvm_pass = {
    .flag = "convert-vector-to-llvm",
    .name = "ConvertVectorToLLVMPass",
    .summary =
        "Lower the operations from the vector dialect into the LLVM dialect",
    .run = run,
    PASS_OPTIONS(pass_options, VectorToLLVMOptions),
    .defaults = &defaults,
};
