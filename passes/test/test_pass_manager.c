// SPDX-License-Identifier: Apache-2.0
// Passes that try the pass manager: where they run, their options, failures,
// and IR that is not valid afterwards.
#include <stdlib.h>

#include "dialects/func/func.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/walk.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

static bool do_nothing(Context *ctx, Operation *op, const void *options) {
  (void)ctx;
  (void)op;
  (void)options;
  return true;
}

const PassDef test_module_pass_pass = {
    .flag = "test-module-pass",
    .summary = "Test a module pass in the pass manager",
    .anchor = "builtin.module",
    .run = do_nothing,
};

const PassDef test_function_pass_pass = {
    .flag = "test-function-pass",
    .summary = "Test a function pass in the pass manager",
    .anchor = "func.func",
    .run = do_nothing,
};

static bool run_interface(Context *ctx, Operation *op, const void *options) {
  (void)options;
  op_emit(ctx, op, DIAG_REMARK, "Executing interface pass on operation");
  return true;
}

const PassDef test_interface_pass_pass = {
    .flag = "test-interface-pass",
    .summary = "Test an interface pass (running on FunctionOpInterface) in the "
               "pass manager",
    .trait = TRAIT_FUNCTION,
    .run = run_interface,
};

typedef struct ManyOptions {
  StringRef list;
  StringRef string_list;
  StringRef string;
  unsigned number;
} ManyOptions;

static const char *const numbers[] = {"zero", "one", "two", NULL};

static const PassOption many_options[] = {
    {"enum", PASS_OPTION_ENUM, offsetof(ManyOptions, number),
     "Example enum option", numbers},
    {"list", PASS_OPTION_LIST, offsetof(ManyOptions, list),
     "Example list option", NULL},
    {"string", PASS_OPTION_STRING, offsetof(ManyOptions, string),
     "Example string option", NULL},
    {"string-list", PASS_OPTION_LIST, offsetof(ManyOptions, string_list),
     "Example string list option", NULL},
};

static const ManyOptions many_defaults = {
    .list = STR_INIT(""), .string_list = STR_INIT(""), .string = STR_INIT("")};

const PassDef test_options_pass_pass = {
    .flag = "test-options-pass",
    .summary = "Test options parsing capabilities",
    .anchor = "func.func",
    .run = do_nothing,
    PASS_OPTIONS(many_options, ManyOptions),
    .defaults = &many_defaults,
};

/// `func.func(test-options-pass{OPTIONS})`.
static bool add_options_pass(Arena *arena, Pipeline *pipeline,
                             StringRef options, Stream *error) {
  return pipeline_add_pass(arena, pipeline, &test_options_pass_pass, options,
                           error);
}

const PassDef test_options_pass_pipeline_pass = {
    .flag = "test-options-pass-pipeline",
    .summary = "Parses options using pass pipeline registration",
    .expand = add_options_pass,
};

/// A module with a pass for modules and one for functions, then a function.
static bool add_nested_passes(Arena *arena, Pipeline *pipeline,
                              StringRef options, Stream *error) {
  Pipeline *module = pipeline_nest(arena, pipeline, STR("builtin.module"));
  return pipeline_add_pass(arena, module, &test_module_pass_pass, options,
                           error) &&
         pipeline_add_pass(arena, module, &test_function_pass_pass, STR(""),
                           error) &&
         pipeline_add_pass(arena, pipeline, &test_function_pass_pass, STR(""),
                           error);
}

const PassDef test_pm_nested_pipeline_pass = {
    .flag = "test-pm-nested-pipeline",
    .summary = "Test a nested pipeline in the pass manager",
    .expand = add_nested_passes,
};

const PassDef test_textual_pm_nested_pipeline_pass = {
    .flag = "test-textual-pm-nested-pipeline",
    .summary = "Test a nested pipeline in the pass manager",
    .expand = add_nested_passes,
};

typedef struct BoolOption {
  bool value;
} BoolOption;

static const PassOption foo_options[] = {
    {"foo", PASS_OPTION_BOOL, offsetof(BoolOption, value),
     "Example boolean option", NULL},
};
static const PassOption bar_options[] = {
    {"bar", PASS_OPTION_BOOL, offsetof(BoolOption, value),
     "Example boolean option", NULL},
};

const PassDef test_options_pass_a_pass = {
    .flag = "test-options-pass-a",
    .summary = "Test superset options parsing capabilities - subset A",
    .anchor = "func.func",
    .run = do_nothing,
    PASS_OPTIONS(foo_options, BoolOption),
};

const PassDef test_options_pass_b_pass = {
    .flag = "test-options-pass-b",
    .summary = "Test superset options parsing capabilities - subset B",
    .anchor = "func.func",
    .run = do_nothing,
    PASS_OPTIONS(bar_options, BoolOption),
};

typedef struct BothOptions {
  bool foo;
  bool bar;
} BothOptions;

static const PassOption both_options[] = {
    {"bar", PASS_OPTION_BOOL, offsetof(BothOptions, bar),
     "Example boolean option", NULL},
    {"foo", PASS_OPTION_BOOL, offsetof(BothOptions, foo),
     "Example boolean option", NULL},
};

/// Where functions are reached from `pipeline`: itself, or one in it.
static Pipeline *pipeline_of_functions(Arena *arena, Pipeline *pipeline) {
  bool is_module = string_ref_equals(pipeline->anchor, STR("builtin.module"));
  return is_module ? pipeline_nest(arena, pipeline, STR("func.func"))
                   : pipeline;
}

static bool add_both(Arena *arena, Pipeline *pipeline, StringRef text,
                     Stream *error) {
  BothOptions options = {0};
  return pass_options_parse(arena, &test_options_super_set_ab_pipeline_pass,
                            text, &options, error) &&
         pipeline_add_pass(arena, pipeline_of_functions(arena, pipeline),
                           &test_options_pass_a_pass,
                           options.foo ? STR("foo=true") : STR(""), error) &&
         pipeline_add_pass(arena, pipeline_of_functions(arena, pipeline),
                           &test_options_pass_b_pass,
                           options.bar ? STR("bar=true") : STR(""), error);
}

const PassDef test_options_super_set_ab_pipeline_pass = {
    .flag = "test-options-super-set-ab-pipeline",
    .summary = "Parses options of PassPipelineOptions using pass pipeline "
               "registration",
    .expand = add_both,
    .options = both_options,
    .num_options = ARRAY_LENGTH(both_options),
};

typedef struct GroupOption {
  StringRef groups;
} GroupOption;

static const PassOption group_options[] = {
    {"list", PASS_OPTION_GROUPS, offsetof(GroupOption, groups),
     "Example list of PassPipelineOptions option", NULL},
};
static const PassOption super_options[] = {
    {"super-list", PASS_OPTION_GROUPS, offsetof(GroupOption, groups),
     "Example list of PassPipelineOptions option", NULL},
};

const PassDef test_options_super_pass_pass = {
    .flag = "test-options-super-pass",
    .summary = "Test options of options parsing capabilities",
    .anchor = "func.func",
    .run = do_nothing,
    PASS_OPTIONS(group_options, GroupOption),
    .group = &test_options_pass_pass,
};

static bool add_super_pass(Arena *arena, Pipeline *pipeline, StringRef text,
                           Stream *error) {
  GroupOption options = {0};
  if (!pass_options_parse(arena, &test_options_super_pass_pipeline_pass, text,
                          &options, error))
    return false;
  Stream list = {0};
  if (options.groups.data)
    stream_format(&list, "list={%.*s}", STR_ARGS(options.groups));
  bool is_ok = pipeline_add_pass(arena, pipeline_of_functions(arena, pipeline),
                                 &test_options_super_pass_pass,
                                 stream_view(&list), error);
  stream_free(&list);
  return is_ok;
}

const PassDef test_options_super_pass_pipeline_pass = {
    .flag = "test-options-super-pass-pipeline",
    .summary = "Parses options of PassPipelineOptions using pass pipeline "
               "registration",
    .expand = add_super_pass,
    .options = super_options,
    .num_options = ARRAY_LENGTH(super_options),
    .group = &test_options_pass_pass,
};

static const PassOption failure_options[] = {
    {"gen-diagnostics", PASS_OPTION_BOOL, offsetof(BoolOption, value),
     "Generate a diagnostic message", NULL},
};

static bool run_failure(Context *ctx, Operation *op, const void *user) {
  const BoolOption *options = user;
  if (options->value)
    location_emit(ctx, op->loc, DIAG_ERROR, "illegal operation");
  return false;
}

const PassDef test_pass_failure_pass = {
    .flag = "test-pass-failure",
    .summary = "Test a pass in the pass manager that always fails",
    .run = run_failure,
    PASS_OPTIONS(failure_options, BoolOption),
};

/// Crashes on purpose, to test tools that watch how a program ends.
static bool run_crash(Context *ctx, Operation *op, const void *options) {
  (void)ctx;
  (void)op;
  (void)options;
  abort();
}

const PassDef test_pass_crash_pass = {
    .flag = "test-pass-crash",
    .summary = "Test a pass in the pass manager that always crashes",
    .run = run_crash,
};

enum { STATS_NUM_OPS, STATS_NUM_OPS2 };
static const PassStatistic stats[] = {
    [STATS_NUM_OPS] = {.name = "num-ops",
                       .help = "Number of operations counted"},
    [STATS_NUM_OPS2] = {.name = "num-ops2",
                        .help = "Number of operations counted"},
};

static bool run_stats(Context *ctx, Operation *root, const void *options) {
  (void)options;
  FOR_EACH_OP_PREORDER(op, root) {
    pass_count(ctx, STATS_NUM_OPS, 1);
    pass_count(ctx, STATS_NUM_OPS2, 1);
  }
  return true;
}

const PassDef test_stats_pass_pass = {
    .flag = "test-stats-pass",
    .name = "(anonymous namespace)::TestStatisticPass",
    .summary = "Test pass statistics",
    .run = run_stats,
    .statistics = stats,
    .num_statistics = ARRAY_LENGTH(stats),
};

typedef struct InvalidOptions {
  bool signal_pass_failure;
  bool emit_invalid_ir;
} InvalidOptions;

static const PassOption invalid_options[] = {
    {"emit-invalid-ir", PASS_OPTION_BOOL,
     offsetof(InvalidOptions, emit_invalid_ir), "Emit invalid IR", NULL},
    {"signal-pass-failure", PASS_OPTION_BOOL,
     offsetof(InvalidOptions, signal_pass_failure), "Trigger a pass failure",
     NULL},
};

static const InvalidOptions invalid_defaults = {.emit_invalid_ir = true};

/// At the start of the body.
static void set_to_body(Builder *builder, Context *ctx, Operation *function) {
  builder_init(builder, ctx);
  if (op_region(function, 0)->first)
    builder_set_to_start(builder, op_region(function, 0)->first);
}

static bool run_invalid(Context *ctx, Operation *op, const void *user) {
  const InvalidOptions *options = user;
  Builder builder;
  set_to_body(&builder, ctx, op);
  if (options->emit_invalid_ir && builder.block)
    builder_create_op(&builder, &test_ops[TEST_ANY_ATTR_OF_I32_STR],
                      location_unknown(), NULL, 0, NULL, NULL);
  return !options->signal_pass_failure;
}

const PassDef test_pass_create_invalid_ir_pass = {
    .flag = "test-pass-create-invalid-ir",
    .summary = "Test pass that adds an invalid operation in a function body",
    .trait = TRAIT_FUNCTION,
    .run = run_invalid,
    PASS_OPTIONS(invalid_options, InvalidOptions),
    .defaults = &invalid_defaults,
};

static bool run_invalid_parent(Context *ctx, Operation *op,
                               const void *options) {
  (void)options;
  Builder builder;
  set_to_body(&builder, ctx, op);
  const Attribute *props[] = {
      [CALL_PROP_CALLEE] =
          flat_symbol_ref_attr_get(ctx, STR("some_unknown_func")),
      [CALL_PROP_ARG_ATTRS] = NULL,
      [CALL_PROP_RES_ATTRS] = NULL,
  };
  if (builder.block)
    builder_create_op(&builder, &test_ops[TEST_CALL], op->loc, NULL, 0, NULL,
                      props);
  return true;
}

const PassDef test_pass_invalid_parent_pass = {
    .flag = "test-pass-invalid-parent",
    .summary = "Test a pass in the pass manager that makes the parent "
               "operation invalid",
    .trait = TRAIT_FUNCTION,
    .run = run_invalid_parent,
};
