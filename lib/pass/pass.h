// SPDX-License-Identifier: Apache-2.0
// Passes: their definitions, options and textual pipelines. Which passes exist
// is said elsewhere (passes/passes.def) and handed in as a table.
#ifndef MLOPT_PASS_PASS_H
#define MLOPT_PASS_PASS_H

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
  PASS_OPTION_ENUM,     ///< unsigned: the index in `values`.
  PASS_OPTION_INT,      ///< int64_t.
  PASS_OPTION_LIST,     ///< StringRef: texts, for pass_list_next.
  PASS_OPTION_GROUPS,   ///< StringRef: `{…},{…}`, each with the options of
                        ///< PassDef.group, all of them; no data: not given.
} PassOptionKind;

/// One option of a pass: a field, at `offset` in the pass's options struct.
typedef struct PassOption {
  const char *name;
  PassOptionKind kind;
  size_t offset;
  const char *help;
  const char *const *values; ///< ENUM: NULL-terminated; else NULL.
} PassOption;

/// Takes the next text off `*list`, the value of an option of kind LIST: texts
/// with commas between them, in quotes or braces where they have blanks or
/// commas. False: there is none.
bool pass_list_next(StringRef *list, StringRef *text);

/// What a pass does to each function of a module, where the others do not
/// matter to it.
typedef struct FunctionPass {
  /// What a thread keeps from function to function of `module`, where each has
  /// its name and type, but maybe no body. NULL: the pass needs all of it.
  void *(*create)(Context *ctx, const Operation *module, const void *options);
  /// Makes of `op`, in a module's block, what the pass on the module would:
  /// `op` itself, changed, or another operation, in a module of its own. NULL
  /// if that cannot be said from `op` alone; it may have changed.
  Operation *(*run)(Context *ctx, Operation *op, void *state);
  void (*free)(void *state);
  /// Only for a pass that gives other operations, after which there can be no
  /// pass: once all functions are done, appends to `front` what is to stand in
  /// front of them in the module. `states` are those of all threads. False if
  /// the pass needs the module.
  bool (*finish)(Context *ctx, const Operation *module, void *const *states,
                 size_t num_states, Block *front);
} FunctionPass;

/// A number that -mlir-pass-statistics shows.
typedef struct PassStatistic {
  const char *name;
  const char *help;
} PassStatistic;

/// Adds to number `index` of the running pass, if anybody wants to know.
static inline void pass_count(Context *ctx, unsigned index, uint64_t more) {
  if (ctx->statistics)
    ctx->statistics[index] += more;
}

/// Follows mlir::Pass.
struct PassDef {
  const char *flag; ///< `canonicalize`.
  const char *name; ///< `Canonicalizer`, in reports; NULL: the flag.
  const char *summary;
  /// Operation that it runs on (`builtin.module`); NULL: any isolated one.
  const char *anchor;
  /// Of TRAIT_FUNCTION or TRAIT_SYMBOL: it runs on operations that have it, and
  /// as symbols have a name; 0: on any. mlir::InterfacePass.
  uint64_t trait;
  /// False after an error was reported. `options` is the pass's struct.
  bool (*run)(Context *ctx, Operation *op, const void *options);
  /// Instead of `run`, for a flag that stands for several passes: adds them.
  /// False if the options are wrong, as pipeline_add_pass.
  bool (*expand)(Arena *arena, Pipeline *pipeline, StringRef options,
                 Stream *error);
  const FunctionPass *on_function; ///< NULL: it is one for whole modules.
  const PassOption *options;
  size_t num_options;
  size_t options_size;  ///< Of the struct, 0 without options.
  const void *defaults; ///< A struct of `options_size` bytes, or NULL: zero.
  const PassDef *group; ///< What its options of kind GROUPS consist of.
  /// What it counts; see pass_count.
  const PassStatistic *statistics;
  size_t num_statistics;
};

/// In a PassDef: the options of `table`, which are fields of `struct_type`.
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

const PassDef *pass_registry_find(const PassRegistry *registry, StringRef flag);
/// The pass whose flag is nearest to `flag`, or NULL if none is near.
const PassDef *pass_registry_nearest(const PassRegistry *registry,
                                     StringRef flag);

/// A pass with its options, or a nested pipeline.
typedef struct PipelineStep {
  const PassDef *pass; ///< NULL: `nested`.
  void *options;       ///< In the pipeline's arena; NULL without options.
  Pipeline *nested;
} PipelineStep;

/// Passes to run in order on each operation named `anchor`. Lives in an arena.
/// Follows mlir::OpPassManager.
struct Pipeline {
  StringRef anchor; ///< `builtin.module`; `any`: whatever it is given.
  PipelineStep *steps;
  size_t num_steps;
  size_t capacity;
};

/// An empty pipeline in `arena`.
Pipeline *pipeline_create(Arena *arena, StringRef anchor);

/// An empty pipeline in `pipeline`, after its other steps.
Pipeline *pipeline_nest(Arena *arena, Pipeline *pipeline, StringRef anchor);

/// Reads `name=value name …` into the pass's options struct. False if it is
/// wrong: what is said in `error`. Linear in `text`.
bool pass_options_parse(Arena *arena, const PassDef *pass, StringRef text,
                        void *options, Stream *error);

/// Adds a pass with options as text (`index-bitwidth=32 emit-c-wrappers`).
/// False if they are wrong: what and where is said in `error`.
bool pipeline_add_pass(Arena *arena, Pipeline *pipeline, const PassDef *pass,
                       StringRef options, Stream *error);

/// Reads `builtin.module(canonicalize,func.func(cse{x=1}))`. NULL if it is
/// wrong: what is said in `error`. Linear; no recursion.
Pipeline *pipeline_parse(Arena *arena, const PassRegistry *registry,
                         StringRef text, Stream *error);

/// Writes a pass with its options, as pipeline_parse reads it.
void pass_print(Stream *out, const PassDef *pass, const void *options);

/// Writes the pipeline as pipeline_parse reads it, with `separator` between
/// steps.
void pipeline_print(Stream *out, const Pipeline *pipeline,
                    const char *separator);
/// -dump-pass-pipeline: a step a line, indented.
void pipeline_dump(Stream *out, const Pipeline *pipeline);

typedef struct PipelineRunOptions {
  bool verify_each;
} PipelineRunOptions;

/// Runs the pipeline on `op`; stops at the first pass that fails, after which
/// the IR is not to be used. Nested pipelines run on the operations directly
/// inside, on the Context's threads; diagnostics come in IR order. Follows
/// mlir::PassManager::run.
bool pipeline_run(Context *ctx, const Pipeline *pipeline, Operation *op,
                  const PipelineRunOptions *options);

#endif
