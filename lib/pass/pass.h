// SPDX-License-Identifier: Apache-2.0
// Passes: their definitions, options and textual pipelines. The passes
// themselves are listed elsewhere (passes/passes.def) and passed in as a table.
#ifndef MLOPT_PASS_PASS_H
#define MLOPT_PASS_PASS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "ir/context.h"
#include "ir/operation.h"
#include "support/memory.h"
#include "support/stream.h"
#include "support/string_ref.h"
#include "support/vector.h"

typedef struct PassDef PassDef;
typedef struct Pipeline Pipeline;

typedef enum PassOptionKind {
  PASS_OPTION_BOOL,     ///< bool.
  PASS_OPTION_UNSIGNED, ///< unsigned.
  PASS_OPTION_STRING,   ///< StringRef.
  PASS_OPTION_ENUM,     ///< unsigned: the index in `values`. That of the NULL
                        ///< at their end: not given.
  PASS_OPTION_INT,      ///< int64_t.
  PASS_OPTION_LIST,     ///< StringRef: texts; see pass_list_next.
  PASS_OPTION_GROUPS, ///< StringRef: `{…},{…}`, each with all the options of
                      ///< PassDef.group. No data: not given.
} PassOptionKind;

/// One option of a pass, stored at `offset` in the pass's options struct.
typedef struct PassOption {
  const char *name;
  PassOptionKind kind;
  size_t offset;
  const char *help;
  const char *const *values; ///< For ENUM, NULL-terminated; else NULL.
} PassOption;

/// Removes the first text from `*list`, the value of an option of kind LIST.
/// Texts are separated by commas; those with blanks or commas are in quotes or
/// braces. False if the list is empty.
bool pass_list_next(StringRef *list, StringRef *text);

/// A pass's work on one function of a module, if it needs no other function.
typedef struct FunctionPass {
  /// Creates a thread's state, kept from function to function of `module`. All
  /// functions have their names and types there, but maybe no bodies. NULL if
  /// the pass needs the whole module.
  void *(*create)(Context *ctx, const Operation *module, const void *options);
  /// Does to `op`, in a module's block, what the pass would do to it in the
  /// module. Returns `op` itself, changed, or another operation in a module of
  /// its own. NULL if that needs more than `op`, which may have been changed.
  Operation *(*run)(Context *ctx, Operation *op, void *state);
  void (*free)(void *state);
  /// Only for a pass that returns other operations. A pipeline has one of these
  /// at most.
  /// Called once all functions are done. Appends to `front` what goes before
  /// them in the module. `states` are those of all threads. False if the pass
  /// needs the whole module.
  bool (*finish)(Context *ctx, const Operation *module, void *const *states,
                 size_t num_states, Block *front);
} FunctionPass;

/// A number that -mlir-pass-statistics shows.
typedef struct PassStatistic {
  const char *name;
  const char *help;
  bool is_maximum; ///< Runs of the pass give their largest, not their sum.
} PassStatistic;

/// Raises statistic `index` of the running pass to `value`, if statistics are
/// on. Follows mlir::Pass::Statistic::updateMax.
static inline void pass_count_max(Context *ctx, unsigned index,
                                  uint64_t value) {
  if (ctx->statistics && ctx->statistics[index] < value)
    ctx->statistics[index] = value;
}

/// Adds to statistic `index` of the running pass, if statistics are on.
static inline void pass_count(Context *ctx, unsigned index, uint64_t more) {
  if (ctx->statistics)
    ctx->statistics[index] += more;
}

/// A pass. Follows mlir::Pass.
struct PassDef {
  const char *flag; ///< `canonicalize`.
  const char *name; ///< `Canonicalizer`, for reports. NULL: the flag.
  const char *summary;
  /// The operation it runs on (`builtin.module`). NULL: any isolated one.
  const char *anchor;
  /// TRAIT_FUNCTION or TRAIT_SYMBOL: runs only on operations that have it;
  /// symbols must have a name. 0: any operation. Follows mlir::InterfacePass.
  uint64_t trait;
  /// Runs the pass. False after an error was reported. `options` is the pass's
  /// options struct.
  bool (*run)(Context *ctx, Operation *op, const void *options);
  /// Used instead of `run` by a flag that stands for several passes: adds them
  /// to `pipeline`. Fails like pipeline_add_pass if the options are wrong.
  bool (*expand)(Arena *arena, Pipeline *pipeline, StringRef options,
                 Stream *error);
  /// Checks the options that were read, and may complete them. On a mistake
  /// writes a message to `error` and returns false. May be NULL.
  bool (*check_options)(Arena *arena, void *options, Stream *error);
  const FunctionPass *on_function; ///< NULL: see `is_local`.
  /// The effect of `run` on an operation that stands alone (see
  /// op_stands_alone) depends on nothing else: a module's operations can be
  /// given one by one.
  bool is_local;
  /// Sets Context.reads_old_forms where the pass is the pipeline's first.
  bool reads_old_forms;
  const PassOption *options;
  size_t num_options;
  size_t options_size;  ///< Size of the struct; 0 without options.
  const void *defaults; ///< `options_size` bytes. NULL: all zero.
  /// Names of those that mlir-opt does not have, NULL-terminated; or NULL. They
  /// are printed only if they are not the default, so that mlir-opt can read
  /// what is printed.
  const char *const *own_options;
  const PassDef *group; ///< The options in each group of kind GROUPS.
  /// Where the options struct has a field InnerPipelines; 0: nowhere.
  size_t inner_offset;
  /// Its statistics; see pass_count.
  const PassStatistic *statistics;
  size_t num_statistics;
};

/// For a PassDef: the options of `table`, which are fields of `struct_type`.
#define PASS_OPTIONS(table, struct_type)                                       \
  .options = (table), .num_options = ARRAY_LENGTH(table),                      \
  .options_size = sizeof(struct_type)

static inline const char *pass_name(const PassDef *pass) {
  return pass->name ? pass->name : pass->flag;
}

/// The passes that exist.
typedef struct PassRegistry {
  const PassDef *const *passes;
  size_t size;
} PassRegistry;

/// The pass with flag `flag`, or NULL.
const PassDef *pass_registry_find(const PassRegistry *registry, StringRef flag);
/// The pass whose flag is most similar to `flag`. NULL if none is similar.
const PassDef *pass_registry_nearest(const PassRegistry *registry,
                                     StringRef flag);

/// A pass with its options, or a nested pipeline.
typedef struct PipelineStep {
  const PassDef *pass; ///< NULL: use `nested`.
  void *options;       ///< In the pipeline's arena. NULL: no options.
  Pipeline *nested;
  uint32_t column; ///< In the text of pipeline_parse; 0: not from there.
} PipelineStep;

/// Passes that run in order on each operation named `anchor`. Lives in an
/// arena. Follows mlir::OpPassManager.
struct Pipeline {
  StringRef anchor; ///< `builtin.module`. `any`: any operation.
  PipelineStep *steps;
  size_t num_steps;
  size_t capacity;
  /// Nested in another one: has it met an operation to run on? Set by any
  /// thread, for pipeline_warn_unmet.
  atomic_bool *is_met;
};

/// The pipelines that texts in a pass's options stand for. The pass runs such
/// pipelines, and notes here what they met, for pipeline_warn_unmet. A field of
/// its options struct that `check_options` sets, in the same arena.
typedef struct InnerPipelines {
  Pipeline **list;
  size_t size;
} InnerPipelines;

/// Creates an empty pipeline in `arena`.
Pipeline *pipeline_create(Arena *arena, StringRef anchor);

/// Appends an empty pipeline to `pipeline`, and returns it.
Pipeline *pipeline_nest(Arena *arena, Pipeline *pipeline, StringRef anchor);

/// Reads `name=value name …` into the pass's options struct. On a mistake
/// writes a message to `error` and returns false. Linear in `text`.
bool pass_options_parse(Arena *arena, const PassDef *pass, StringRef text,
                        void *options, Stream *error);

/// Appends a step as it is: its pass runs where the pipeline does.
void pipeline_add_step(Arena *arena, Pipeline *pipeline, PipelineStep step);

/// Appends a pass whose options are text (`index-bitwidth=32 emit-c-wrappers`).
/// If they are wrong, writes what and where to `error` and returns false.
bool pipeline_add_pass(Arena *arena, Pipeline *pipeline, const PassDef *pass,
                       StringRef options, Stream *error);

/// Reads `builtin.module(canonicalize,func.func(cse{x=1}))`. On a mistake
/// writes a message to `error` and returns NULL. Linear; no recursion.
Pipeline *pipeline_parse(Arena *arena, const PassRegistry *registry,
                         StringRef text, Stream *error);

/// Writes a pass with its options, in the syntax of pipeline_parse.
void pass_print(Stream *out, const PassDef *pass, const void *options);

/// Writes the pipeline in the syntax of pipeline_parse, with `separator`
/// between steps.
void pipeline_print(Stream *out, const Pipeline *pipeline,
                    const char *separator);
/// Writes the pipeline for -dump-pass-pipeline: one step per line, indented.
void pipeline_dump(Stream *out, const Pipeline *pipeline);

typedef struct PipelineRunOptions {
  bool verify_each;
} PipelineRunOptions;

/// Runs the pipeline on `op`. Stops at the first pass that fails; the IR must
/// not be used after that. Nested pipelines run on the operations directly
/// inside, on the Context's threads. Diagnostics come in IR order. Follows
/// mlir::PassManager::run.
bool pipeline_run(Context *ctx, const Pipeline *pipeline, Operation *op,
                  const PipelineRunOptions *options);

#endif
