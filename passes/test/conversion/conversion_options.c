// SPDX-License-Identifier: Apache-2.0
// Options of the passes that run the conversion driver, and what they say of
// its outcome.
#include <stddef.h>

#include "ir/diagnostics/op_diag.h"
#include "passes/test/patterns/test_patterns.h"

static const char *const modes[] = {
    [CONVERSION_PARTIAL] = "partial",
    [CONVERSION_FULL] = "full",
    [CONVERSION_ANALYSIS] = "analysis",
    NULL,
};
static const char *const foldings[] = {
    [FOLDING_BEFORE_PATTERNS] = "before-patterns",
    [FOLDING_NEVER] = "never",
    [FOLDING_AFTER_PATTERNS] = "after-patterns",
    NULL,
};

#define OPTION(NAME, KIND, FIELD, HELP, VALUES)                                \
  {                                                                            \
    NAME, PASS_OPTION_##KIND, offsetof(TestConversionOptions, FIELD), HELP,    \
        VALUES                                                                 \
  }

const PassOption test_conversion_options[] = {
    OPTION("test-legalize-mode", ENUM, mode, "Mode of the conversion", modes),
    OPTION("test-legalize-folding-mode", ENUM, folding, "When folding is tried",
           foldings),
    OPTION("allow-pattern-rollback", BOOL, allow_pattern_rollback,
           "Undo what leads nowhere", NULL),
    OPTION("attach-debug-materialization-kind", BOOL,
           attach_debug_materialization_kind, "Casts say what they are", NULL),
    OPTION("build-materializations", BOOL, build_materializations,
           "Ask for materializations", NULL),
};

const TestConversionOptions test_conversion_defaults = {
    .allow_pattern_rollback = true, .build_materializations = true};

ConversionConfig test_conversion_config(const TestConversionOptions *options) {
  return (ConversionConfig){
      .folding = (ConversionFolding)options->folding,
      .no_materializations = !options->build_materializations,
      .no_pattern_rollback = !options->allow_pattern_rollback,
      .attach_cast_kind = options->attach_debug_materialization_kind};
}

void test_report_conversion(Context *ctx, Operation *root, ConversionMode mode,
                            bool converted, const ConversionConfig *config) {
  if (!converted && mode == CONVERSION_FULL)
    op_emit(ctx, root, DIAG_REMARK, "applyFullConversion failed");
  if (!converted && mode == CONVERSION_PARTIAL)
    op_emit(ctx, root, DIAG_REMARK, "applyPartialConversion failed");
  if (mode == CONVERSION_PARTIAL)
    test_remark_each(ctx, root, config->unlegalized_ops, "not legalizable");
  if (converted && mode == CONVERSION_ANALYSIS)
    test_remark_each(ctx, root, config->legalizable_ops, "legalizable");
}
