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
#include "ir/erase.h"
#include "ir/walk.h"
#include "passes/lower_to_llvm/conversion.h"
#include "passes/lower_to_llvm/functions/functions.h"
#include "passes/lower_to_llvm/library.h"
#include "passes/lower_to_llvm/successors.h"
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
    OPTION("allow-pattern-rollback", BOOL, allow_pattern_rollback,
           "Undo what leads nowhere (on by default)", NULL),
};
static const StdToLLVMOptions defaults = {.allow_pattern_rollback = true,
                                          .approximates_log1p = true};

/// Some functions of the module, converted together.
typedef struct Batch {
  Operation *module;  ///< Holds them meanwhile.
  Diagnostics diags;  ///< Reported by the conversion.
  LibraryCalls calls; ///< Without those in nested modules.
  bool has_modules;   ///< Nested, at any depth.
  bool is_checked;    ///< Functions of nested modules can be converted.
  bool result;
} Batch;

/// Per-thread state. It keeps its Context from batch to batch, so that new
/// operations reuse the memory of those that were replaced.
typedef struct BatchWorker {
  Context ctx;
  StdToLLVM *conversion; ///< NULL: not made yet.
} BatchWorker;

/// State that all batches share.
typedef struct Batches {
  StdToLLVM *conversion; ///< This thread's.
  const Operation *module;
  const StdToLLVMOptions *options;
  VECTOR(Batch) list; ///< In order.
  BatchWorker *workers;
} Batches;

static bool is_module(const Operation *op) {
  return op_is(op, &builtin_ops[BUILTIN_MODULE]);
}

/// Checks nested modules as the outermost one was checked before.
static void check_inner_modules(Batch *batch,
                                const LLVMTypeConverter *converter,
                                Context *ctx) {
  batch->is_checked = true;
  FOR_EACH_OP_PREORDER(op, batch->module)
    if (is_module(op) && op != batch->module) {
      batch->has_modules = true;
      batch->is_checked &= lowering_check_functions(converter, ctx, op);
    }
}

/// All steps for one function, one after the other, while it is in the cache.
static void convert_batch(void *arg, size_t index, unsigned number) {
  Batches *batches = arg;
  Batch *batch = &batches->list.data[index];
  BatchWorker *worker = &batches->workers[number];
  Context *ctx = &worker->ctx;
  if (!worker->conversion)
    worker->conversion =
        std_to_llvm_create(ctx, batches->module, batches->options, false);
  check_inner_modules(batch, &worker->conversion->converter, ctx);
  batch->result = batch->is_checked &&
                  std_to_llvm_convert(worker->conversion, batch->module);
  if (batch->result) {
    remove_repeated_successors(ctx, batch->module);
    library_calls_add(&batch->calls, batch->module);
  }
  batch->diags = ctx->diags;
  diagnostics_init(&ctx->diags);
}

/// Operations that make up one batch: enough to be worth a task, and few enough
/// that what a conversion keeps until its end fits the cache and stays below
/// what malloc returns to the system each time.
enum { BATCH_OPS = 512 };

/// About how many operations `func` holds, judging by their numbers: counting
/// would read them all.
static size_t estimate_ops(const Operation *func) {
  const Region *region = func->num_regions ? op_region(func, 0) : NULL;
  if (!region || !region->first || !region->first->first || !region->last->last)
    return 1;
  uint32_t first = region->first->first->id;
  uint32_t last = region->last->last->id;
  return 2 + (size_t)(first < last ? last - first : first - last);
}

/// A second module, which holds a batch while it is converted.
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
static void split_module(Batches *batches, Context *ctx, Operation *module) {
  Block *body = op_region(module, 0)->first;
  Block *part = NULL;
  size_t size = BATCH_OPS;
  while (body->first) {
    Operation *op = body->first;
    if (size >= BATCH_OPS) {
      Operation *batch = create_batch(ctx, module);
      VECTOR_PUSH(&batches->list, (Batch){.module = batch});
      part = op_region(batch, 0)->first;
      size = 0;
    }
    size += estimate_ops(op);
    block_append_op(part, op);
  }
}

/// Puts the operations of all batches back into the module.
static void join_module(const Batches *batches, Context *ctx,
                        Operation *module) {
  Block *body = op_region(module, 0)->first;
  for (size_t i = 0; i < batches->list.size; i++) {
    Operation *batch = batches->list.data[i].module;
    Block *part = op_region(batch, 0)->first;
    if (part->first)
      block_splice(body, part->first);
    op_erase(ctx, batch);
  }
}

typedef bool ModuleStep(const LLVMTypeConverter *converter, Context *ctx,
                        Operation *module);

/// Runs `step` on the module and those nested in it, on all of them even if one
/// fails.
static bool for_each_module(const LLVMTypeConverter *converter, Context *ctx,
                            Operation *module, ModuleStep *step) {
  bool ok = true;
  FOR_EACH_OP_PREORDER(op, module)
    if (is_module(op))
      ok &= step(converter, ctx, op);
  return ok;
}

/// Takes over what was reported about functions that cannot be converted or, if
/// there are none, about the conversion. False if there was an error.
static bool finish_batches(Batches *batches, Context *ctx) {
  bool ok = true, is_checked = true;
  for (size_t i = 0; i < batches->list.size; i++) {
    ok &= batches->list.data[i].result;
    is_checked &= batches->list.data[i].is_checked;
  }
  for (size_t i = 0; i < batches->list.size; i++) {
    Batch *batch = &batches->list.data[i];
    if (is_checked || !batch->is_checked)
      diagnostics_absorb(&ctx->diags, &batch->diags);
    else
      diagnostics_free(&batch->diags);
  }
  return ok;
}

/// One worker a thread. Number 0 is the calling thread's, with the memory of
/// `ctx`.
static unsigned create_workers(Batches *batches, Context *ctx) {
  ThreadPool *pool = context_thread_pool(ctx);
  unsigned count = pool ? thread_pool_num_workers(pool) : 1;
  batches->workers = mem_alloc(count * sizeof *batches->workers);
  batches->workers[0].ctx = *ctx;
  for (unsigned i = 0; i < count; i++) {
    batches->workers[i].conversion = NULL;
    if (i)
      context_fork(&batches->workers[i].ctx, ctx);
  }
  return count;
}

static void join_workers(Batches *batches, Context *ctx, unsigned count) {
  for (unsigned i = 0; i < count; i++)
    if (batches->workers[i].conversion)
      std_to_llvm_destroy(batches->workers[i].conversion);
  *ctx = batches->workers[0].ctx;
  for (unsigned i = 1; i < count; i++)
    context_join(ctx, &batches->workers[i].ctx);
  mem_free(batches->workers);
}

static void convert_on_threads(Batches *batches, Context *ctx) {
  Diagnostics earlier = ctx->diags;
  diagnostics_init(&ctx->diags);
  unsigned num_workers = create_workers(batches, ctx);
  thread_pool_for(context_thread_pool(ctx), batches->list.size, convert_batch,
                  batches);
  join_workers(batches, ctx, num_workers);
  diagnostics_free(&ctx->diags);
  ctx->diags = earlier;
}

/// Declares the functions that the batches call.
static bool declare_calls(const Batches *batches, Context *ctx,
                          Operation *module) {
  bool has_modules = false;
  LibraryCalls calls = {0};
  for (size_t i = 0; i < batches->list.size; i++) {
    has_modules |= batches->list.data[i].has_modules;
    library_calls_merge(&calls, &batches->list.data[i].calls);
  }
  const LLVMTypeConverter *converter = &batches->conversion->converter;
  return has_modules
             ? for_each_module(converter, ctx, module, lowering_declare_library)
             : lowering_declare_calls(converter, ctx, module, &calls);
}

/// Converts the batches on the threads of `ctx`, or on this one. Reports come
/// in IR order.
static bool convert_in_batches(Batches *batches, Context *ctx,
                               Operation *module) {
  const LLVMTypeConverter *converter = &batches->conversion->converter;
  if (!lowering_check_functions(converter, ctx, module)) {
    FOR_EACH_OP_PREORDER(op, module)
      if (is_module(op) && op != module)
        lowering_check_functions(converter, ctx, op);
    return false;
  }
  split_module(batches, ctx, module);
  convert_on_threads(batches, ctx);
  bool ok = finish_batches(batches, ctx);
  join_module(batches, ctx, module);
  ok = ok && declare_calls(batches, ctx, module);
  VECTOR_FREE(&batches->list);
  return ok;
}

/// Converts all at once, in order, as a trace shows it.
static bool convert_whole(StdToLLVM *conversion, Context *ctx,
                          Operation *module) {
  const LLVMTypeConverter *converter = &conversion->converter;
  if (!for_each_module(converter, ctx, module, lowering_check_functions) ||
      !std_to_llvm_convert(conversion, module) ||
      !for_each_module(converter, ctx, module, lowering_declare_library))
    return false;
  remove_repeated_successors(ctx, module);
  return true;
}

static bool run(Context *ctx, Operation *module, const void *options) {
  if (!std_to_llvm_check_options(ctx, module, options))
    return false;
  StdToLLVM *conversion = std_to_llvm_create(ctx, module, options, false);
  Batches batches = {
      .conversion = conversion, .module = module, .options = options};
  bool ok = ctx->trace.enabled ? convert_whole(conversion, ctx, module)
                               : convert_in_batches(&batches, ctx, module);
  std_to_llvm_destroy(conversion);
  return ok;
}

const PassDef convert_std_to_llvm_pass = {
    .flag = "convert-std-to-llvm",
    .summary = "Convert the std dialect of 2020 to the llvm dialect",
    .anchor = "builtin.module",
    .run = run,
    .on_function = &std_to_llvm_on_function,
    PASS_OPTIONS(options_table, StdToLLVMOptions),
    .defaults = &defaults,
};
