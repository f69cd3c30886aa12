// SPDX-License-Identifier: Apache-2.0
// -convert-std-to-llvm: a partial dialect conversion of the std dialect of 2020
// (and the parts of func and memref that correspond to it) to the llvm dialect.
//
// Functions do not depend on each other, so they are converted in batches, each
// in a module of its own and on any thread, and put back in their order.
#include <stddef.h>

#include "dialects/builtin/builtin.h"
#include "dialects/func/func.h"
#include "dialects/std/std.h"
#include "ir/walk.h"
#include "passes/convert_std_to_llvm/lowering.h"
#include "passes/convert_std_to_llvm/unregistered.h"
#include "passes/passes.h"

static const char *const spellings[] = {"wrapped", "modern", NULL};

#define OPTION(NAME, KIND, FIELD, HELP, VALUES)                                \
  { NAME, PASS_OPTION_##KIND, offsetof(StdToLLVMOptions, FIELD), HELP, VALUES }

static const PassOption options_table[] = {
    OPTION("llvm-types", ENUM, spelling,
           "Spelling of the result: wrapped (2020) or modern", spellings),
    OPTION("emit-c-wrappers", BOOL, emit_c_wrappers,
           "Make a C-compatible wrapper for each function", NULL),
    OPTION("use-bare-ptr-memref-call-conv", BOOL, use_bare_pointers,
           "Pass static memrefs as one pointer", NULL),
    OPTION("use-aligned-alloc", BOOL, use_aligned_alloc,
           "Allocate by aligned_alloc in place of malloc", NULL),
    OPTION("index-bitwidth", UNSIGNED, index_bitwidth,
           "Width of the index type, 0: by the data layout", NULL),
    OPTION("data-layout", STRING, data_layout, "Data layout, as LLVM writes it",
           NULL),
};

/// Some functions of the module, converted together.
typedef struct Batch {
  Operation *module; ///< Holds them meanwhile.
  Diagnostics diags; ///< What was reported.
  bool result;
} Batch;

/// What all batches share. A worker keeps its Context from batch to batch, so
/// that new operations take the memory of those that were replaced.
typedef struct Conversion {
  Lowering lowering;
  FrozenPatternSet patterns;
  VECTOR(Batch) batches; ///< In order.
  Context *contexts;     ///< Per worker.
} Conversion;

static void add_patterns(PatternSet *set, const Lowering *lowering) {
  const struct {
    const RewritePattern *rows;
    size_t count;
  } tables[] = {
      {std_arith_lowerings, num_std_arith_lowerings},
      {std_division_lowerings, num_std_division_lowerings},
      {std_control_flow_lowerings, num_std_control_flow_lowerings},
      {std_function_lowerings, num_std_function_lowerings},
      {std_memory_lowerings, num_std_memory_lowerings},
      {std_allocation_lowerings, num_std_allocation_lowerings},
      {std_memref_shape_lowerings, num_std_memref_shape_lowerings},
      {std_atomic_lowerings, num_std_atomic_lowerings},
  };
  for (size_t i = 0; i < ARRAY_LENGTH(tables); i++)
    pattern_set_add(set, tables[i].rows, tables[i].count, &lowering->converter,
                    lowering);
  if (lowering_is_wrapped(lowering))
    pattern_set_add(set, &unregistered_lowering, 1, NULL, lowering);
}

static void init_target(ConversionTarget *target,
                        const UnregisteredLowering *unregistered) {
  conversion_target_init(target);
  conversion_target_add_legal_dialect(target, &llvm_dialect);
  conversion_target_add_illegal_op(target, &llvm_ops[LLVM_MLIR_CAST]);
  conversion_target_add_legal_op(target, &builtin_ops[BUILTIN_MODULE]);
  conversion_target_add_illegal_op(target, &std_ops[STD_FUNC]);
  conversion_target_add_illegal_op(target, &func_ops[FUNC_FUNC]);
  if (lowering_is_wrapped(unregistered->lowering))
    conversion_target_mark_unknown_dynamic(target, unregistered_op_legality,
                                           unregistered);
}

/// Converts what is in `module`.
static bool convert(const Conversion *work, Context *ctx, Operation *module) {
  UnregisteredLowering unregistered = {&work->lowering, ctx};
  ConversionTarget target;
  init_target(&target, &unregistered);
  ConversionConfig config = {0};
  bool ok = conversion_apply(ctx, CONVERSION_PARTIAL, &module, 1, &target,
                             &work->patterns, &config);
  conversion_target_free(&target);
  return ok;
}

static void convert_batch(void *arg, size_t index, unsigned worker) {
  Conversion *work = arg;
  Batch *batch = &work->batches.data[index];
  Context *ctx = &work->contexts[worker];
  batch->result = convert(work, ctx, batch->module);
  batch->diags = ctx->diags;
  diagnostics_init(&ctx->diags);
}

/// Operations that make up one batch: enough to be worth a task, few enough
/// that what a conversion keeps until its end stays small.
enum { BATCH_OPS = 1024 };

static size_t count_ops(const Operation *func) {
  size_t count = 1;
  for (unsigned i = 0; i < func->num_regions; i++)
    for (Block *block = op_region(func, i)->first; block; block = block->next)
      for (Operation *op = block->first; op; op = op->next)
        count++;
  return count;
}

/// A module beside the real one, that holds a batch while it is converted.
static Operation *create_batch(Context *ctx, const Operation *module) {
  OpState state = {.def = &builtin_ops[BUILTIN_MODULE],
                   .loc = module->loc,
                   .attrs = module->attrs,
                   .num_regions = 1};
  Operation *batch = op_create(ctx, &state);
  region_append_block(op_region(batch, 0), block_create(ctx));
  return batch;
}

/// Distributes the module's operations over batches, in order.
static void split_module(Conversion *work, Context *ctx, Operation *module) {
  Block *body = op_region(module, 0)->first;
  Block *part = NULL;
  size_t size = BATCH_OPS;
  while (body->first) {
    Operation *op = body->first;
    if (size >= BATCH_OPS) {
      Operation *batch = create_batch(ctx, module);
      VECTOR_PUSH(&work->batches, (Batch){.module = batch});
      part = op_region(batch, 0)->first;
      size = 0;
    }
    size += count_ops(op);
    block_append_op(part, op);
  }
}

/// Puts the operations of all batches back into the module.
static void join_module(const Conversion *work, Context *ctx,
                        Operation *module) {
  Block *body = op_region(module, 0)->first;
  for (size_t i = 0; i < work->batches.size; i++) {
    Operation *batch = work->batches.data[i].module;
    Block *part = op_region(batch, 0)->first;
    if (part->first)
      block_splice(body, part->first);
    op_erase(ctx, batch);
  }
}

/// Converts the batches on the threads of `ctx`, or on this one, with the
/// memory of `ctx` itself. Reports come in IR order.
static bool convert_in_batches(Conversion *work, Context *ctx,
                               Operation *module) {
  split_module(work, ctx, module);
  ThreadPool *pool = context_thread_pool(ctx);
  unsigned num_workers = pool ? thread_pool_num_workers(pool) : 1;
  Diagnostics earlier = ctx->diags;
  diagnostics_init(&ctx->diags);
  work->contexts = mem_alloc(num_workers * sizeof *work->contexts);
  // Worker 0 is this thread: it has the memory of `ctx`.
  work->contexts[0] = *ctx;
  for (unsigned i = 1; i < num_workers; i++)
    context_fork(&work->contexts[i], ctx);
  thread_pool_for(pool, work->batches.size, convert_batch, work);
  *ctx = work->contexts[0];
  ctx->diags = earlier;
  for (unsigned i = 1; i < num_workers; i++)
    context_join(ctx, &work->contexts[i]);
  bool ok = true;
  for (size_t i = 0; i < work->batches.size; i++) {
    ok &= work->batches.data[i].result;
    diagnostics_absorb(&ctx->diags, &work->batches.data[i].diags);
  }
  join_module(work, ctx, module);
  mem_free(work->contexts);
  VECTOR_FREE(&work->batches);
  return ok;
}

static bool check_options(Context *ctx, const Operation *module,
                          const StdToLLVMOptions *options) {
  if (options->use_bare_pointers && options->emit_c_wrappers) {
    op_emit_error(ctx, module,
                  "incompatible conversion options: bare-pointer calling "
                  "convention and C wrapper emission");
    return false;
  }
  if (options->index_bitwidth > 1024) {
    op_emit_error(ctx, module, "index-bitwidth is %u, expected at most 1024",
                  options->index_bitwidth);
    return false;
  }
  return true;
}

typedef bool ModuleStep(const Lowering *lowering, Context *ctx,
                        Operation *module);

/// Does `step` for the module and those nested in it; all, even if one fails.
static bool for_each_module(const Lowering *lowering, Context *ctx,
                            Operation *module, ModuleStep *step) {
  bool ok = true;
  FOR_EACH_OP_PREORDER(op, module)
  if (op_is(op, &builtin_ops[BUILTIN_MODULE]))
    ok &= step(lowering, ctx, op);
  return ok;
}

static bool run(Context *ctx, Operation *module, const void *options) {
  if (!check_options(ctx, module, options))
    return false;
  Conversion work = {0};
  lowering_init(&work.lowering, ctx, module, options);
  PatternSet patterns = {0};
  add_patterns(&patterns, &work.lowering);
  frozen_pattern_set_init(&work.patterns, &patterns);
  bool ok =
      for_each_module(&work.lowering, ctx, module, lowering_check_functions);
  if (ok)
    ok = ctx->trace.enabled ? convert(&work, ctx, module)
                            : convert_in_batches(&work, ctx, module);
  if (ok)
    ok = for_each_module(&work.lowering, ctx, module, lowering_declare_library);
  if (ok)
    remove_repeated_successors(ctx, module);
  frozen_pattern_set_free(&work.patterns);
  pattern_set_free(&patterns);
  lowering_free(&work.lowering);
  return ok;
}

const PassDef convert_std_to_llvm_pass = {
    .flag = "convert-std-to-llvm",
    .summary = "Convert the std dialect of 2020 to the llvm dialect",
    .anchor = "builtin.module",
    .run = run,
    .options = options_table,
    .num_options = ARRAY_LENGTH(options_table),
    .options_size = sizeof(StdToLLVMOptions),
};
