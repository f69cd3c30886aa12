// SPDX-License-Identifier: Apache-2.0
// The configuration of the greedy driver: defaults and settings.
#include "client.h"
#include "mlir-c/Rewrite.h"

static void show(MlirGreedyRewriteDriverConfig config) {
  printf("%d %d top-down %d folds %d strict %d level %d cse %d\n",
         (int)mlirGreedyRewriteDriverConfigGetMaxIterations(config),
         (int)mlirGreedyRewriteDriverConfigGetMaxNumRewrites(config),
         mlirGreedyRewriteDriverConfigGetUseTopDownTraversal(config),
         mlirGreedyRewriteDriverConfigIsFoldingEnabled(config),
         mlirGreedyRewriteDriverConfigGetStrictness(config),
         mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel(config),
         mlirGreedyRewriteDriverConfigIsConstantCSEEnabled(config));
}

int main(void) {
  MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  show(config);
  mlirGreedyRewriteDriverConfigSetMaxIterations(config, 5);
  mlirGreedyRewriteDriverConfigSetMaxNumRewrites(config, 7);
  mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(config, false);
  mlirGreedyRewriteDriverConfigEnableFolding(config, false);
  mlirGreedyRewriteDriverConfigSetStrictness(
      config, MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS);
  mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(
      config, MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL);
  mlirGreedyRewriteDriverConfigEnableConstantCSE(config, false);
  show(config);
  mlirGreedyRewriteDriverConfigDestroy(config);
  return 0;
}
