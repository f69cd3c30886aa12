// SPDX-License-Identifier: Apache-2.0
// -canonicalize: folds and the canonicalization patterns of all dialects,
// greedily. Follows mlir's Canonicalizer.
#include <string.h>

#include "ir/definitions/dialect_def.h"
#include "passes/passes.h"
#include "rewrite/greedy/greedy.h"
#include "rewrite/greedy/greedy_regions.h"

typedef struct CanonicalizeOptions {
  int64_t max_iterations;
  int64_t max_num_rewrites;
  StringRef disabled; ///< Names of patterns, with commas.
  StringRef enabled;
  unsigned region_simplify; ///< GreedySimplifyLevel.
  bool top_down;
  bool test_convergence;
} CanonicalizeOptions;

#define OPTION(field, option_name, option_kind, option_help, ...)              \
  {                                                                            \
    .name = option_name, .kind = PASS_OPTION_##option_kind,                    \
    .offset = offsetof(CanonicalizeOptions, field), .help = option_help,       \
    __VA_ARGS__                                                                \
  }

static const char *const simplify_levels[] = {
    [GREEDY_SIMPLIFY_DISABLED] = "disabled",
    [GREEDY_SIMPLIFY_NORMAL] = "normal",
    [GREEDY_SIMPLIFY_AGGRESSIVE] = "aggressive",
    NULL,
};

static const PassOption options[] = {
    OPTION(disabled, "disable-patterns", LIST,
           "Names of patterns that are not to be applied", .values = NULL),
    OPTION(enabled, "enable-patterns", LIST,
           "Names of the only patterns that are to be applied", .values = NULL),
    OPTION(max_iterations, "max-iterations", INT,
           "Most iterations over everything; -1: no limit", .values = NULL),
    OPTION(max_num_rewrites, "max-num-rewrites", INT,
           "Most pattern applications in an iteration; -1: no limit",
           .values = NULL),
    OPTION(region_simplify, "region-simplify", ENUM,
           "Simplify control flow: unreachable blocks, dead arguments; "
           "aggressive: merge identical blocks",
           .values = simplify_levels),
    OPTION(test_convergence, "test-convergence", BOOL,
           "Fail if the limits are reached before nothing changes",
           .values = NULL),
    OPTION(top_down, "top-down", BOOL,
           "Begin with the outermost and first operations", .values = NULL),
};

static const CanonicalizeOptions defaults = {
    .max_iterations = 10,
    .max_num_rewrites = GREEDY_NO_LIMIT,
    .region_simplify = GREEDY_SIMPLIFY_NORMAL,
    .top_down = true,
};

/// The label by which mlir-opt knows a pattern.
typedef struct PatternLabel {
  const char *pattern;
  const char *label;
} PatternLabel;

static const PatternLabel labels[] = {
#define LABEL(PATTERN, TEXT) {PATTERN, TEXT},
#include "passes/canonicalize_labels.def"
};

static const char *label_of(const RewritePattern *pattern) {
  for (size_t i = 0; i < ARRAY_LENGTH(labels); i++)
    if (strcmp(labels[i].pattern, pattern->name) == 0)
      return labels[i].label;
  return "";
}

/// Does `list` have the pattern's name or its label?
static bool list_has(StringRef list, const RewritePattern *pattern) {
  StringRef name = string_ref_from_cstr(pattern->name);
  StringRef label = string_ref_from_cstr(list.size ? label_of(pattern) : "");
  StringRef text;
  while (pass_list_next(&list, &text))
    if (string_ref_equals(text, name) ||
        (label.size && string_ref_equals(text, label)))
      return true;
  return false;
}

static bool is_wanted(const CanonicalizeOptions *chosen,
                      const RewritePattern *pattern) {
  if (chosen->enabled.size && !list_has(chosen->enabled, pattern))
    return false;
  return !list_has(chosen->disabled, pattern);
}

/// The patterns of all known dialects.
static void collect_patterns(const Context *ctx,
                             const CanonicalizeOptions *chosen,
                             PatternSet *set) {
  for (size_t i = 0; i < context_num_dialects(ctx); i++) {
    const PatternTable *table = context_dialect_at(ctx, i)->patterns;
    for (size_t k = 0; table && k < table->num_patterns; k++)
      if (is_wanted(chosen, &table->patterns[k]))
        pattern_set_add(set, &table->patterns[k], 1, NULL, NULL);
  }
}

static void freeze_patterns(const Context *ctx,
                            const CanonicalizeOptions *chosen,
                            FrozenPatternSet *patterns) {
  PatternSet set = {0};
  collect_patterns(ctx, chosen, &set);
  frozen_pattern_set_init(patterns, &set);
  pattern_set_free(&set);
}

static GreedyConfig greedy_config(const CanonicalizeOptions *chosen) {
  GreedyConfig config = greedy_config_default();
  config.max_iterations = chosen->max_iterations;
  config.max_num_rewrites = chosen->max_num_rewrites;
  config.simplify = (GreedySimplifyLevel)chosen->region_simplify;
  config.bottom_up = !chosen->top_down;
  return config;
}

static bool run(Context *ctx, Operation *op, const void *pass_options) {
  const CanonicalizeOptions *chosen = pass_options;
  FrozenPatternSet patterns;
  freeze_patterns(ctx, chosen, &patterns);
  GreedyConfig config = greedy_config(chosen);
  GreedyResult result = greedy_rewrite_op_regions(ctx, op, &patterns, &config);
  frozen_pattern_set_free(&patterns);
  return result.converged || !chosen->test_convergence;
}

//===- Function by function -----------------------------------------------===//

typedef struct Canonicalizer {
  FrozenPatternSet patterns;
  GreedyDriver *driver;
} Canonicalizer;

static void *create(Context *ctx, const Operation *module,
                    const void *pass_options) {
  (void)module;
  Canonicalizer *state = mem_alloc(sizeof *state);
  freeze_patterns(ctx, pass_options, &state->patterns);
  GreedyConfig config = greedy_config(pass_options);
  state->driver = greedy_driver_create(ctx, &state->patterns, &config);
  return state;
}

static Operation *run_on_function(Context *ctx, Operation *op, void *state) {
  (void)ctx;
  GreedyDriver *driver = ((Canonicalizer *)state)->driver;
  return greedy_rewrite_function(driver, op) ? op : NULL;
}

static void destroy(void *user) {
  Canonicalizer *state = user;
  greedy_driver_destroy(state->driver);
  frozen_pattern_set_free(&state->patterns);
  mem_free(state);
}

static const FunctionPass on_function = {create, run_on_function, destroy,
                                         NULL};

const PassDef canonicalize_pass = {
    .flag = "canonicalize",
    .name = "Canonicalizer",
    .summary = "Canonicalize operations",
    .run = run,
    .on_function = &on_function,
    PASS_OPTIONS(options, CanonicalizeOptions),
    .defaults = &defaults,
};
