// SPDX-License-Identifier: Apache-2.0
// Measures drivers and passes alone, without start-up, parser and printer:
// bench-conversion JOB REPEATS FILE [cold]. Each repetition runs on a freshly
// parsed module; the fastest one counts. With `cold`, nothing of the module is
// in the caches when the job begins. Otherwise a small module would be read
// from faster memory than one of twice its size, and time would grow faster
// than the work. Prints the number of operations before the job, and the
// nanoseconds of processor time that it took.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "dialects/common/functions.h"
#include "dialects/func/func.h"
#include "dialects/func/func_conversion.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "parser/parser.h"
#include "rewrite/conversion/conversion.h"
#include "tool/registry.h"

/// Larger than any cache that belongs to a single processor.
enum { OTHER_MEMORY = 256 << 20 };

/// Everything that one repetition converts with.
typedef struct Bench {
  Context ctx;
  ConversionTarget target;
  PatternSet patterns;
  TypeConverter converter;
  ConversionConfig config;
} Bench;

/// Inserts an operation before this one, changes this one's attributes, and
/// fails.
static bool try_in_vain(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  OpState state = {.def = self->user, .loc = op->loc};
  builder_create(&rw->builder, &state);
  rewriter_start_modify(rw, op);
  op_set_attr(rw->builder.ctx, op, STR("seen"), unit_attr_get(rw->builder.ctx));
  rewriter_finalize_modify(rw, op);
  return rewriter_match_failure(rw, op, "not wanted");
}

static bool convert_nothing(const RewritePattern *self, Operation *op,
                            Rewriter *rw) {
  (void)self;
  return rewriter_match_failure(rw, op, "not wanted");
}

/// i32 becomes two i16.
static TypeConversionResult halve_integer(const TypeConverter *converter,
                                          Context *ctx, const Type *type,
                                          TypeVector *results,
                                          const void *user) {
  (void)converter;
  (void)user;
  if (type != integer_type_get(ctx, 32))
    return TYPE_NOT_MINE;
  VECTOR_PUSH(results, integer_type_get(ctx, 16));
  VECTOR_PUSH(results, integer_type_get(ctx, 16));
  return TYPE_CONVERTED;
}

static TypeConversionResult keep_type(const TypeConverter *converter,
                                      Context *ctx, const Type *type,
                                      TypeVector *results, const void *user) {
  (void)converter;
  (void)ctx;
  (void)user;
  VECTOR_PUSH(results, type);
  return TYPE_CONVERTED;
}

static LegalityAction has_legal_signature(const Operation *op,
                                          const void *user) {
  const Bench *bench = user;
  // Types are created on lookup, here as everywhere.
  Context *ctx = (Context *)(uintptr_t)&bench->ctx;
  const FunctionType *type = func_op_type(op);
  return type_converter_is_legal_signature(&bench->converter, ctx, &type->base)
             ? LEGALITY_LEGAL
             : LEGALITY_ILLEGAL;
}

/// Marks no operation. The one pattern matches an operation that does not
/// occur.
static void set_up_visit(Bench *bench) {
  RewritePattern pattern = {
      .name = "other",
      .root = context_unregistered_op_def(&bench->ctx, STR("bench.other")),
      .benefit = 1,
      .run = convert_nothing};
  pattern_set_add(&bench->patterns, &pattern, 1, NULL, NULL);
}

/// Makes all operations legal.
static void set_up_legal(Bench *bench) {
  set_up_visit(bench);
  for (size_t i = 0; i < context_num_dialects(&bench->ctx); i++)
    conversion_target_add_legal_dialect(&bench->target,
                                        context_dialect_at(&bench->ctx, i));
}

/// Adds a pattern for any operation that changes things and then fails.
static void set_up_fail(Bench *bench) {
  RewritePattern pattern = {
      .name = "in-vain", .benefit = 1, .run = try_in_vain};
  pattern_set_add(&bench->patterns, &pattern, 1, NULL,
                  context_unregistered_op_def(&bench->ctx, STR("bench.made")));
}

/// Splits each function argument into two.
static void set_up_arguments(Bench *bench) {
  type_converter_add_conversion(&bench->converter, keep_type, NULL);
  type_converter_add_conversion(&bench->converter, halve_integer, NULL);
  conversion_target_add_dynamic_op(&bench->target, &func_ops[FUNC_FUNC],
                                   has_legal_signature, bench);
  pattern_set_add(&bench->patterns, &convert_function_signature, 1,
                  &bench->converter, NULL);
}

typedef struct Job {
  const char *name;
  void (*set_up)(Bench *bench); ///< NULL: run `pass`.
  const char *pass;
  const char *options;
  bool is_repeated; ///< Measures the second run of the pass.
} Job;

static const Job jobs[] = {
    {"visit", set_up_visit, NULL, NULL, false},
    {"visit-legal", set_up_legal, NULL, NULL, false},
    {"fail", set_up_fail, NULL, NULL, false},
    {"arguments", set_up_arguments, NULL, NULL, false},
    {"lower", NULL, "convert-std-to-llvm", "", false},
    {"lower-no-rollback", NULL, "convert-std-to-llvm",
     "allow-pattern-rollback=false", false},
    {"canonicalize-again", NULL, "canonicalize", "", true},
    {"convert-scf-to-cf", NULL, "convert-scf-to-cf", "", false},
    {"mem2reg", NULL, "mem2reg", "", false},
};

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static bool run_pass(Bench *bench, const Job *job, Operation *module) {
  Arena arena;
  arena_init(&arena);
  Stream error = {0};
  Pipeline *pipeline = pipeline_create(&arena, STR("builtin.module"));
  const PassDef *pass = pass_registry_find(&tool_registry.passes,
                                           string_ref_from_cstr(job->pass));
  PipelineRunOptions options = {.verify_each = false};
  bool ok = pipeline_add_pass(&arena, pipeline, pass,
                              string_ref_from_cstr(job->options), &error) &&
            pipeline_run(&bench->ctx, pipeline, module, &options);
  stream_free(&error);
  arena_free(&arena);
  return ok;
}

static bool convert(Bench *bench, const Job *job, Operation *module) {
  if (job->pass)
    return run_pass(bench, job, module);
  FrozenPatternSet patterns;
  frozen_pattern_set_init(&patterns, &bench->patterns);
  bool ok = conversion_apply(&bench->ctx, CONVERSION_PARTIAL, &module, 1,
                             &bench->target, &patterns, &bench->config);
  frozen_pattern_set_free(&patterns);
  return ok;
}

static size_t count_ops(Operation *module) {
  size_t count = 0;
  FOR_EACH_OP_PREORDER(op, module)
    count++;
  return count;
}

/// Runs one repetition. `other_memory`, if not NULL, fills the caches first.
/// False after an error.
static bool measure(Context *ctx, const Job *job, const SourceBuffer *buffer,
                    char *other_memory, size_t *num_ops, double *nanoseconds) {
  Bench bench = {0};
  context_fork(&bench.ctx, ctx);
  conversion_target_init(&bench.target);
  type_converter_init(&bench.converter);
  if (job->set_up)
    job->set_up(&bench);
  Operation *module = parse_source(&bench.ctx, buffer, &(ParseOptions){0});
  bool ok = module && (!job->is_repeated || convert(&bench, job, module));
  if (ok) {
    *num_ops = count_ops(module);
    if (other_memory)
      memset(other_memory, (int)*num_ops, OTHER_MEMORY);
    double start = now();
    ok = convert(&bench, job, module);
    *nanoseconds = now() - start;
  }
  conversion_target_free(&bench.target);
  type_converter_free(&bench.converter);
  pattern_set_free(&bench.patterns);
  context_free(&bench.ctx);
  return ok;
}

static const Job *find_job(const char *name) {
  for (size_t i = 0; i < ARRAY_LENGTH(jobs); i++)
    if (!strcmp(jobs[i].name, name))
      return &jobs[i];
  return NULL;
}

int main(int argc, char **argv) {
  const Job *job = argc == 4 || argc == 5 ? find_job(argv[1]) : NULL;
  bool is_cold = argc == 5 && !strcmp(argv[4], "cold");
  Arena source;
  arena_init(&source);
  SourceBuffer buffer;
  if (!job || is_cold != (argc == 5) ||
      source_read(&source, argv[3], &buffer)) {
    fprintf(stderr, "usage: bench-conversion JOB REPEATS FILE [cold]\n");
    return 1;
  }
  Context ctx;
  context_init(&ctx);
  for (size_t i = 0; i < tool_registry.num_dialects; i++)
    context_register_dialect(&ctx, tool_registry.dialects[i]);
  char *other_memory = is_cold ? arena_alloc(&source, OTHER_MEMORY) : NULL;
  size_t num_ops = 0;
  double best = 0;
  bool ok = true;
  for (long i = 0; ok && i < atol(argv[2]); i++) {
    double nanoseconds = 0;
    ok = measure(&ctx, job, &buffer, other_memory, &num_ops, &nanoseconds);
    best = i && best < nanoseconds ? best : nanoseconds;
  }
  printf("%zu %.0f\n", num_ops, best);
  context_free(&ctx);
  arena_free(&source);
  return ok ? 0 : 1;
}
