// SPDX-License-Identifier: Apache-2.0
// -convert-vector-to-scf: transfers of several dimensions become transfers of
// rows, in loops or one after another; rows whose elements are apart from each
// other become loops over elements, and so do prints of vectors. Follows mlir's
// ConvertVectorToSCFPass.
#include <stddef.h>

#include "dialects/vector/vector_patterns.h"
#include "passes/convert_vector_to_scf/slice.h"
#include "passes/passes.h"
#include "rewrite/greedy/greedy_regions.h"

static const RewritePattern mask_patterns[] = {
    {.name = "full-mask",
     .root = &vector_ops[VECTOR_MASK],
     .benefit = 2,
     .run = vector_full_mask},
};

static void rewrite(Context *ctx, Operation *op, PatternSet *patterns) {
  pattern_set_add(patterns, mask_patterns, ARRAY_LENGTH(mask_patterns), NULL,
                  NULL);
  greedy_rewrite_op_bottom_up(ctx, op, patterns);
}

static bool run(Context *ctx, Operation *op, const void *user) {
  const VectorToSCFOptions *options = user;
  PatternSet patterns = {0};
  pattern_set_add_table(&patterns, &vector_to_scf_order_patterns, NULL,
                        options);
  rewrite(ctx, op, &patterns);
  pattern_set_add_table(&patterns,
                        options->full_unroll ? &vector_to_scf_unroll_patterns
                                             : &vector_to_scf_loop_patterns,
                        NULL, options);
  pattern_set_add_table(&patterns, &vector_to_scf_print_patterns, NULL, NULL);
  if (options->lower_scalable)
    pattern_set_add_table(&patterns, &vector_to_scf_scalable_patterns, NULL,
                          options);
  if (options->target_rank == 1)
    pattern_set_add_table(&patterns, &vector_to_scf_row_patterns, NULL,
                          options);
  rewrite(ctx, op, &patterns);
  return true;
}

#define OPTION(NAME, KIND, FIELD, HELP)                                        \
  { NAME, PASS_OPTION_##KIND, offsetof(VectorToSCFOptions, FIELD), HELP, NULL }

static const PassOption pass_options[] = {
    OPTION("full-unroll", BOOL, full_unroll,
           "Perform full unrolling when converting vector transfers to SCF"),
    OPTION("lower-scalable", BOOL, lower_scalable,
           "Add scalable vector specific lowerings (that introduce loops)"),
    OPTION("lower-tensors", BOOL, lower_tensors,
           "Lower transfer ops that operate on tensors"),
    OPTION("target-rank", UNSIGNED, target_rank,
           "Target vector rank to which transfer ops should be lowered"),
};
static const VectorToSCFOptions defaults = {.target_rank = 1};

const PassDef convert_vector_to_scf_pass = {
    .flag = "convert-vector-to-scf",
    .name = "ConvertVectorToSCF",
    .summary = "Lower the operations from the vector dialect into the SCF "
               "dialect",
    .run = run,
    PASS_OPTIONS(pass_options, VectorToSCFOptions),
    .defaults = &defaults,
};
