// SPDX-License-Identifier: Apache-2.0
// Patterns of clients, sets of them, and the drivers.
#include "capi/rewrite/patterns_internal.h"
#include "mlir-c/Rewrite.h"
#include "rewrite/greedy/greedy.h"
#include "rewrite/greedy/greedy_regions.h"
#include "rewrite/greedy/walk_driver.h"
#include "rewrite/pattern.h"

//===- Patterns -----------------------------------------------------------===//

static bool run_pattern(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  const CapiPattern *pattern = self->user;
  CapiEntry entry = capi_enter_collecting(rw->builder.ctx);
  MlirLogicalResult result = pattern->callbacks.matchAndRewrite(
      (MlirRewritePattern){pattern}, wrap_op(op), (MlirPatternRewriter){rw},
      pattern->user);
  capi_leave(entry);
  return mlirLogicalResultIsSuccess(result);
}

MlirRewriterBase mlirPatternRewriterAsBase(MlirPatternRewriter rewriter) {
  return (MlirRewriterBase){rewriter.ptr};
}

/// Definition of an operation, known or not.
static const OpDef *def_of(Context *ctx, StringRef name) {
  const OpDef *def = context_op_def(ctx, name);
  return def ? def : context_unregistered_op_def(ctx, name);
}

void capi_pattern_init(CapiPattern *pattern, Context *ctx, StringRef root,
                       unsigned benefit) {
  pattern->row = (RewritePattern){
      .name = arena_copy_text(&pattern->arena, root.data, root.size),
      .root = root.size ? def_of(ctx, root) : NULL,
      .benefit = benefit < UINT16_MAX ? (uint16_t)benefit : UINT16_MAX};
}

void capi_pattern_set_generated(CapiPattern *pattern, Context *ctx,
                                size_t count, const MlirStringRef *names) {
  pattern->generated.size = 0;
  for (size_t i = 0; i < count; i++)
    VECTOR_PUSH(&pattern->generated, def_of(ctx, unwrap_text(names[i])));
  if (count)
    VECTOR_PUSH(&pattern->generated, NULL);
  pattern->row.generated = pattern->generated.data;
}

MlirRewritePattern mlirOpRewritePatternCreate(
    MlirStringRef rootName, unsigned benefit, MlirContext context,
    MlirRewritePatternCallbacks callbacks, void *userData,
    size_t nGeneratedNames, MlirStringRef *generatedNames) {
  Context *ctx = ctx_of(context);
  CapiPattern *pattern = mem_alloc_zero(sizeof *pattern);
  capi_pattern_init(pattern, ctx, unwrap_text(rootName), benefit);
  pattern->callbacks = callbacks;
  pattern->user = userData;
  capi_pattern_set_generated(pattern, ctx, nGeneratedNames, generatedNames);
  pattern->row.run = run_pattern;
  pattern->row.user = pattern;
  if (callbacks.construct)
    callbacks.construct(userData);
  return (MlirRewritePattern){pattern};
}

static void free_patterns(CapiPatterns *patterns) {
  for (size_t i = 0; i < patterns->size; i++) {
    CapiPattern *pattern = patterns->data[i];
    if (pattern->callbacks.destruct)
      pattern->callbacks.destruct(pattern->user);
    VECTOR_FREE(&pattern->generated);
    arena_free(&pattern->arena);
    mem_free(pattern);
  }
  VECTOR_FREE(patterns);
}

//===- Sets ---------------------------------------------------------------===//

MlirRewritePatternSet mlirRewritePatternSetCreate(MlirContext context) {
  (void)context;
  return (MlirRewritePatternSet){mem_alloc_zero(sizeof(CapiPatternSet))};
}

void mlirRewritePatternSetDestroy(MlirRewritePatternSet set) {
  CapiPatternSet *object = set.ptr;
  free_patterns(&object->patterns);
  mem_free(object);
}

void mlirRewritePatternSetAdd(MlirRewritePatternSet set,
                              MlirRewritePattern pattern) {
  CapiPatternSet *object = set.ptr;
  VECTOR_PUSH(&object->patterns, (CapiPattern *)(uintptr_t)pattern.ptr);
}

MlirFrozenRewritePatternSet
mlirFreezeRewritePattern(MlirRewritePatternSet set) {
  CapiPatternSet *from = set.ptr;
  CapiFrozenSet *frozen = mem_alloc_zero(sizeof *frozen);
  PatternSet rows = {0};
  for (size_t i = 0; i < from->patterns.size; i++) {
    const RewritePattern *row = &from->patterns.data[i]->row;
    pattern_set_add(&rows, row, 1, row->converter, NULL);
  }
  frozen_pattern_set_init(&frozen->frozen, &rows);
  pattern_set_free(&rows);
  frozen->patterns = from->patterns;
  from->patterns = (CapiPatterns){0};
  return (MlirFrozenRewritePatternSet){frozen};
}

void mlirFrozenRewritePatternSetDestroy(MlirFrozenRewritePatternSet set) {
  CapiFrozenSet *object = set.ptr;
  frozen_pattern_set_free(&object->frozen);
  free_patterns(&object->patterns);
  mem_free(object);
}

//===- Drivers ------------------------------------------------------------===//

/// Inner operations first, unlike in the library's own passes.
static GreedyConfig default_config(void) {
  GreedyConfig config = greedy_config_default();
  config.bottom_up = true;
  return config;
}

static GreedyConfig *unwrap_config(MlirGreedyRewriteDriverConfig config) {
  return &((CapiGreedyConfig *)config.ptr)->config;
}

MlirLogicalResult
mlirApplyPatternsAndFoldGreedilyWithOp(MlirOperation op,
                                       MlirFrozenRewritePatternSet patterns,
                                       MlirGreedyRewriteDriverConfig config) {
  Context *ctx = capi_ctx_of(op.ptr);
  GreedyConfig by_default = default_config();
  const CapiFrozenSet *set = patterns.ptr;
  GreedyResult result = greedy_rewrite_op_regions(
      ctx, unwrap_op(op), &set->frozen,
      config.ptr ? unwrap_config(config) : &by_default);
  capi_deliver(capi_owner(op.ptr), ctx);
  return wrap_result(result.converged);
}

MlirLogicalResult
mlirApplyPatternsAndFoldGreedily(MlirModule op,
                                 MlirFrozenRewritePatternSet patterns,
                                 MlirGreedyRewriteDriverConfig config) {
  return mlirApplyPatternsAndFoldGreedilyWithOp(mlirModuleGetOperation(op),
                                                patterns, config);
}

void mlirWalkAndApplyPatterns(MlirOperation op,
                              MlirFrozenRewritePatternSet patterns) {
  Context *ctx = capi_ctx_of(op.ptr);
  const CapiFrozenSet *set = patterns.ptr;
  walk_and_apply_patterns(ctx, unwrap_op(op), &set->frozen, NULL);
  capi_deliver(capi_owner(op.ptr), ctx);
}

//===- Configurations -----------------------------------------------------===//

MlirGreedyRewriteDriverConfig mlirGreedyRewriteDriverConfigCreate(void) {
  CapiGreedyConfig *config = mem_alloc_zero(sizeof *config);
  config->config = default_config();
  return (MlirGreedyRewriteDriverConfig){config};
}

void mlirGreedyRewriteDriverConfigDestroy(
    MlirGreedyRewriteDriverConfig config) {
  mem_free(config.ptr);
}

void mlirGreedyRewriteDriverConfigSetMaxIterations(
    MlirGreedyRewriteDriverConfig config, int64_t maxIterations) {
  unwrap_config(config)->max_iterations = maxIterations;
}

int64_t mlirGreedyRewriteDriverConfigGetMaxIterations(
    MlirGreedyRewriteDriverConfig config) {
  return unwrap_config(config)->max_iterations;
}

void mlirGreedyRewriteDriverConfigSetMaxNumRewrites(
    MlirGreedyRewriteDriverConfig config, int64_t maxNumRewrites) {
  unwrap_config(config)->max_num_rewrites = maxNumRewrites;
}

int64_t mlirGreedyRewriteDriverConfigGetMaxNumRewrites(
    MlirGreedyRewriteDriverConfig config) {
  return unwrap_config(config)->max_num_rewrites;
}

void mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(
    MlirGreedyRewriteDriverConfig config, bool useTopDownTraversal) {
  unwrap_config(config)->bottom_up = !useTopDownTraversal;
}

bool mlirGreedyRewriteDriverConfigGetUseTopDownTraversal(
    MlirGreedyRewriteDriverConfig config) {
  return !unwrap_config(config)->bottom_up;
}

void mlirGreedyRewriteDriverConfigEnableFolding(
    MlirGreedyRewriteDriverConfig config, bool enable) {
  unwrap_config(config)->no_fold = !enable;
}

bool mlirGreedyRewriteDriverConfigIsFoldingEnabled(
    MlirGreedyRewriteDriverConfig config) {
  return !unwrap_config(config)->no_fold;
}

void mlirGreedyRewriteDriverConfigSetStrictness(
    MlirGreedyRewriteDriverConfig config,
    MlirGreedyRewriteStrictness strictness) {
  unwrap_config(config)->strictness = (GreedyStrictness)strictness;
}

MlirGreedyRewriteStrictness mlirGreedyRewriteDriverConfigGetStrictness(
    MlirGreedyRewriteDriverConfig config) {
  return (MlirGreedyRewriteStrictness)unwrap_config(config)->strictness;
}

void mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(
    MlirGreedyRewriteDriverConfig config, MlirGreedySimplifyRegionLevel level) {
  unwrap_config(config)->simplify = (GreedySimplifyLevel)level;
}

MlirGreedySimplifyRegionLevel
mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel(
    MlirGreedyRewriteDriverConfig config) {
  return (MlirGreedySimplifyRegionLevel)unwrap_config(config)->simplify;
}

void mlirGreedyRewriteDriverConfigEnableConstantCSE(
    MlirGreedyRewriteDriverConfig config, bool enable) {
  unwrap_config(config)->no_constant_cse = !enable;
}

bool mlirGreedyRewriteDriverConfigIsConstantCSEEnabled(
    MlirGreedyRewriteDriverConfig config) {
  return !unwrap_config(config)->no_constant_cse;
}

_Static_assert((int)GREEDY_EXISTING_OPS ==
                       (int)MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS &&
                   (int)GREEDY_SIMPLIFY_AGGRESSIVE ==
                       (int)MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE,
               "the enumerators are in the same order");
