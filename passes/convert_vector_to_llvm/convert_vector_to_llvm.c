// SPDX-License-Identifier: Apache-2.0
// -convert-vector-to-llvm: operations on vectors of several dimensions become
// operations on rows, which then become llvm's. Follows mlir's
// ConvertVectorToLLVMPass.
#include <stddef.h>

#include "passes/convert_vector_to_llvm/steps.h"
#include "passes/lower_to_llvm/conversion.h"
#include "passes/passes.h"
#include "rewrite/greedy/greedy_regions.h"

static bool run(Context *ctx, Operation *op, const void *user) {
  static const PatternTable *const tables[] = {
      &vector_mask_steps,     &vector_row_steps,      &vector_product_steps,
      &vector_shape_steps,    &vector_transfer_steps, &vector_slice_steps,
      &vector_contract_steps,
  };
  const StdToLLVMOptions *options = user;
  const VectorStepOptions steps = {.forces_32bit_indices =
                                       options->forces_32bit_indices};
  PatternSet patterns = {0};
  for (size_t i = 0; i < ARRAY_LENGTH(tables); i++)
    pattern_set_add_table(&patterns, tables[i], NULL, &steps);
  greedy_rewrite_op_bottom_up(ctx, op, &patterns);
  return lowering_run(ctx, op, &vector_dialect, options);
}

#define OPTION(NAME, FIELD, HELP)                                              \
  { NAME, PASS_OPTION_BOOL, offsetof(StdToLLVMOptions, FIELD), HELP, NULL }

static const PassOption pass_options[] = {
    OPTION("force-32bit-vector-indices", forces_32bit_indices,
           "Allows compiler to assume vector indices fit in 32-bit if that "
           "yields faster code"),
    OPTION("reassociate-fp-reductions", reassociates_reductions,
           "Allows llvm to reassociate floating-point reductions for speed"),
    OPTION("use-vector-alignment", uses_vector_alignment,
           "Use the preferred alignment of a vector type in load/store "
           "operations instead of the alignment of the element type of the "
           "memref"),
};
static const StdToLLVMOptions defaults = {.spelling = LLVM_MODERN,
                                          .allow_pattern_rollback = true,
                                          .approximates_log1p = true,
                                          .forces_32bit_indices = true};

const PassDef convert_vector_to_llvm_pass = {
    .flag = "convert-vector-to-llvm",
    .name = "ConvertVectorToLLVMPass",
    .summary =
        "Lower the operations from the vector dialect into the LLVM dialect",
    .run = run,
    PASS_OPTIONS(pass_options, StdToLLVMOptions),
    .defaults = &defaults,
};
