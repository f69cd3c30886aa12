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
    OPTION("allow-pattern-rollback", BOOL, allow_pattern_rollback,
           "Undo what leads nowhere (on by default)", NULL),
};
static const StdToLLVMOptions defaults = {.allow_pattern_rollback = true};

/// Some functions of the module, converted together.
typedef struct Batch {
  Operation *module;  ///< Holds them meanwhile.
  Diagnostics diags;  ///< What was reported.
  LibraryCalls calls; ///< Not those in modules inside.
  bool has_modules;   ///< Inside, at any depth.
  bool is_checked;    ///< Functions of modules inside can be converted.
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
  lowering_add_patterns(set, lowering, NULL);
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
  ConversionConfig config = {
      .no_pattern_rollback = !work->lowering.options->allow_pattern_rollback};
  bool ok = conversion_apply(ctx, CONVERSION_PARTIAL, &module, 1, &target,
                             &work->patterns, &config);
  conversion_target_free(&target);
  return ok;
}

static bool is_module(const Operation *op) {
  return op_is(op, &builtin_ops[BUILTIN_MODULE]);
}

/// Does for the modules inside what was done for the real one already.
static void check_inner_modules(Batch *batch, const Lowering *lowering,
                                Context *ctx) {
  batch->is_checked = true;
  FOR_EACH_OP_PREORDER(op, batch->module)
    if (is_module(op) && op != batch->module) {
      batch->has_modules = true;
      batch->is_checked &= lowering_check_functions(lowering, ctx, op);
    }
}

/// All that is done to one function after the other, while it is in the cache.
static void convert_batch(void *arg, size_t index, unsigned worker) {
  Conversion *work = arg;
  Batch *batch = &work->batches.data[index];
  Context *ctx = &work->contexts[worker];
  check_inner_modules(batch, &work->lowering, ctx);
  batch->result = batch->is_checked && convert(work, ctx, batch->module);
  if (batch->result) {
    remove_repeated_successors(ctx, batch->module);
    library_calls_add(&batch->calls, batch->module);
  }
  batch->diags = ctx->diags;
  diagnostics_init(&ctx->diags);
}

/// Operations that make up one batch: enough to be worth a task, few enough
/// that what a conversion keeps until its end stays in the cache and below what
/// malloc gives back to the system each time.
enum { BATCH_OPS = 512 };

/// About how many operations `func` holds, from their numbers: to count them
/// would be to read them all.
static size_t estimate_ops(const Operation *func) {
  const Region *region = func->num_regions ? op_region(func, 0) : NULL;
  if (!region || !region->first || !region->first->first || !region->last->last)
    return 1;
  uint32_t first = region->first->first->id;
  uint32_t last = region->last->last->id;
  return 2 + (size_t)(first < last ? last - first : first - last);
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
    size += estimate_ops(op);
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

typedef bool ModuleStep(const Lowering *lowering, Context *ctx,
                        Operation *module);

/// Does `step` for the module and those nested in it; all, even if one fails.
static bool for_each_module(const Lowering *lowering, Context *ctx,
                            Operation *module, ModuleStep *step) {
  bool ok = true;
  FOR_EACH_OP_PREORDER(op, module)
    if (is_module(op))
      ok &= step(lowering, ctx, op);
  return ok;
}

/// Takes over what was reported: of functions that cannot be converted, if
/// there are such, else of the conversion. False if there was an error.
static bool finish_batches(Conversion *work, Context *ctx) {
  bool ok = true, is_checked = true;
  for (size_t i = 0; i < work->batches.size; i++) {
    ok &= work->batches.data[i].result;
    is_checked &= work->batches.data[i].is_checked;
  }
  for (size_t i = 0; i < work->batches.size; i++) {
    Batch *batch = &work->batches.data[i];
    if (is_checked || !batch->is_checked)
      diagnostics_absorb(&ctx->diags, &batch->diags);
    else
      diagnostics_free(&batch->diags);
  }
  return ok;
}

/// Converts the batches on the threads of `ctx`, or on this one, with the
/// memory of `ctx` itself. Reports come in IR order.
static bool convert_in_batches(Conversion *work, Context *ctx,
                               Operation *module) {
  if (!lowering_check_functions(&work->lowering, ctx, module)) {
    FOR_EACH_OP_PREORDER(op, module)
      if (is_module(op) && op != module)
        lowering_check_functions(&work->lowering, ctx, op);
    return false;
  }
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
  bool ok = finish_batches(work, ctx);
  bool has_modules = false;
  LibraryCalls calls = {0};
  for (size_t i = 0; i < work->batches.size; i++) {
    has_modules |= work->batches.data[i].has_modules;
    library_calls_merge(&calls, &work->batches.data[i].calls);
  }
  join_module(work, ctx, module);
  mem_free(work->contexts);
  VECTOR_FREE(&work->batches);
  if (!ok)
    return false;
  return has_modules
             ? for_each_module(&work->lowering, ctx, module,
                               lowering_declare_library)
             : lowering_declare_calls(&work->lowering, ctx, module, &calls);
}

/// The same in one piece, in order, as a trace shows it.
static bool convert_whole(Conversion *work, Context *ctx, Operation *module) {
  const Lowering *lowering = &work->lowering;
  if (!for_each_module(lowering, ctx, module, lowering_check_functions) ||
      !convert(work, ctx, module) ||
      !for_each_module(lowering, ctx, module, lowering_declare_library))
    return false;
  remove_repeated_successors(ctx, module);
  return true;
}

static bool check_options(Context *ctx, const Operation *module,
                          const StdToLLVMOptions *options) {
  if (options->use_bare_pointers && options->emit_c_wrappers) {
    location_emit(ctx, module->loc, DIAG_ERROR,
                  "incompatible conversion options: bare-pointer calling "
                  "convention and C wrapper emission");
    return false;
  }
  if (options->index_bitwidth > 1024) {
    location_emit(ctx, module->loc, DIAG_ERROR,
                  "index-bitwidth is %u, expected at most 1024",
                  options->index_bitwidth);
    return false;
  }
  if (!lowering_is_data_layout(options->data_layout)) {
    location_emit(ctx, module->loc, DIAG_ERROR,
                  "data-layout is '%.*s', expected specifications such as "
                  "'p:32:32' with dashes between them",
                  STR_ARGS(options->data_layout));
    return false;
  }
  return true;
}

static bool run(Context *ctx, Operation *module, const void *options) {
  if (!check_options(ctx, module, options))
    return false;
  Conversion work = {0};
  lowering_init(&work.lowering, ctx, module, options);
  PatternSet patterns = {0};
  add_patterns(&patterns, &work.lowering);
  frozen_pattern_set_init(&work.patterns, &patterns);
  bool ok = ctx->trace.enabled ? convert_whole(&work, ctx, module)
                               : convert_in_batches(&work, ctx, module);
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
    .defaults = &defaults,
};
