// SPDX-License-Identifier: Apache-2.0
// -convert-std-to-llvm and -convert-to-llvm on one function at a time, while a
// file is parsed and printed. Functions share only the C library functions that
// they call. These are declared in front, in the order of the first calls.
#include "dialects/builtin/builtin.h"
#include "dialects/cf/cf.h"
#include "dialects/func/func.h"
#include "dialects/memref/memref.h"
#include "dialects/std/std.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "passes/lower_to_llvm/conversion.h"
#include "passes/lower_to_llvm/functions/functions.h"
#include "passes/lower_to_llvm/functions/wrappers.h"
#include "passes/lower_to_llvm/library.h"
#include "passes/lower_to_llvm/successors.h"

/// The place where a library function is called first.
typedef struct FirstCall {
  LibraryFunction function;
  uint32_t func;   ///< Index of the calling function.
  uint32_t number; ///< Index of the call in it.
} FirstCall;

/// Per-thread state.
typedef struct FunctionLowering {
  Context *ctx;
  StdToLLVM *conversion;
  const Operation *module;
  FirstCall calls[NUM_LIBRARY_FUNCTIONS];
  unsigned num_calls;
} FunctionLowering;

/// Can `op` be lowered without regard to what is around it? Wrappers need to
/// know all symbols, and so does a function with the name of a library
/// function. How arguments are passed matters where the function is called.
static bool stands_alone(const LLVMTypeConverter *converter,
                         const Operation *op) {
  if (!op_is(op, &std_ops[STD_FUNC]) && !op_is(op, &func_ops[FUNC_FUNC]))
    return false;
  return !lowering_wants_c_wrapper(converter, op) &&
         !op_attr(op, STR("llvm.bareptr")) &&
         library_function_named(symbol_name(op)) == NUM_LIBRARY_FUNCTIONS;
}

static bool all_stand_alone(const LLVMTypeConverter *converter,
                            const Operation *module) {
  FOR_EACH_OP(op, op_region(module, 0)->first)
    if (!stands_alone(converter, op))
      return false;
  return true;
}

static void destroy(void *user) {
  FunctionLowering *self = user;
  std_to_llvm_destroy(self->conversion);
  mem_free(self);
}

static void *create(Context *ctx, const Operation *module, const void *options,
                    bool leaves_others) {
  FunctionLowering *self = mem_alloc(sizeof *self);
  *self = (FunctionLowering){
      .ctx = ctx,
      .conversion = std_to_llvm_create(ctx, module, options, leaves_others),
      .module = module};
  if (all_stand_alone(&self->conversion->converter, module))
    return self;
  destroy(self);
  return NULL;
}

static void *create_std(Context *ctx, const Operation *module,
                        const void *options) {
  return std_to_llvm_check_options(ctx, module, options)
             ? create(ctx, module, options, false)
             : NULL;
}

static void *create_all(Context *ctx, const Operation *module,
                        const void *options) {
  const StdToLLVMOptions *chosen = options;
  bool is_plain =
      !chosen->filter_dialects.size && chosen->allow_pattern_rollback;
  return is_plain ? create(ctx, module, options, true) : NULL;
}

/// A function like `op` with its body, in a module like the one around it:
/// other threads may be using that one.
static Operation *move_to_module(FunctionLowering *self, Operation *op) {
  OpState state = {.def = self->module->def,
                   .loc = self->module->loc,
                   .attrs = self->module->attrs,
                   .num_regions = 1};
  Operation *module = op_create(self->ctx, &state);
  Block *block = block_create(self->ctx);
  region_append_block(op_region(module, 0), block);
  OpState func_state = {.def = op->def,
                        .loc = op->loc,
                        .attrs = op->attrs,
                        .props = op_props(op),
                        .num_regions = op->num_regions};
  Operation *func = op_create(self->ctx, &func_state);
  region_take_blocks(op_region(func, 0), op_region(op, 0));
  block_append_op(block, func);
  return module;
}

static void add_call(FunctionLowering *self, FirstCall call) {
  for (unsigned i = 0; i < self->num_calls; i++)
    if (self->calls[i].function == call.function) {
      if (call.func < self->calls[i].func)
        self->calls[i] = call;
      return;
    }
  self->calls[self->num_calls++] = call;
}

/// Notes the calls in `func`, which is function `number`.
static void add_calls(FunctionLowering *self, const LibraryCalls *calls,
                      uint32_t number) {
  for (unsigned i = 0; i < calls->count; i++)
    add_call(self, (FirstCall){calls->functions[i], number, i});
}

/// Ends the pass once all is lowered. False if there is a nested module.
static bool finish_function(FunctionLowering *self, Operation *func,
                            uint32_t number) {
  LibraryCalls calls = {0};
  FOR_EACH_OP_PREORDER(op, func) {
    if (op_is(op, &builtin_ops[BUILTIN_MODULE]))
      return false;
    if (op->num_successors > 1)
      remove_successor_repetitions(self->ctx, op);
    library_calls_add_op(&calls, op);
  }
  add_calls(self, &calls, number);
  return true;
}

static Operation *run_std(Context *ctx, Operation *op, void *state) {
  FunctionLowering *self = state;
  StdToLLVM *conversion = self->conversion;
  if (!lowering_check_function(&conversion->converter, ctx, op, NULL))
    return NULL;
  Operation *module = move_to_module(self, op);
  if (!std_to_llvm_convert(conversion, module))
    return NULL;
  Operation *lowered = op_region(module, 0)->first->first;
  return finish_function(self, lowered, op->id) ? lowered : NULL;
}

/// Has it something for which -convert-to-llvm works outside of the function:
/// texts of assertions, modules, constants that stay?
static bool reaches_out(Operation *func) {
  FOR_EACH_OP_PREORDER(op, func)
    if (op_is(op, &cf_ops[CF_ASSERT]) ||
        op_is(op, &memref_ops[MEMREF_EXTRACT_STRIDED_METADATA]) ||
        op_is(op, &builtin_ops[BUILTIN_MODULE]))
      return true;
  return false;
}

/// Notes the calls of the operations in `module`, which is function `func`
/// lowered: library functions are declared in the order in which calls were
/// made. False if an operation that was not lowered names a symbol, which may
/// have become something else.
static bool add_calls_made(FunctionLowering *self, Operation *module,
                           uint32_t func) {
  LibraryCalls calls = {0};
  FOR_EACH_OP_PREORDER(op, module) {
    if (op->def->verify_symbol_uses && op->def->dialect != &llvm_dialect)
      return false;
    library_calls_add_op(&calls, op);
  }
  for (unsigned i = 0; i < calls.count; i++)
    add_call(self, (FirstCall){calls.functions[i], func, calls.ids[i]});
  return true;
}

static Operation *run_all(Context *ctx, Operation *op, void *state) {
  (void)ctx;
  FunctionLowering *self = state;
  uint32_t number = op->id;
  if (reaches_out(op))
    return NULL;
  Operation *module = move_to_module(self, op);
  if (!std_to_llvm_convert(self->conversion, module))
    return NULL;
  return add_calls_made(self, module, number)
             ? op_region(module, 0)->first->first
             : NULL;
}

static bool is_before(const FirstCall *lhs, const FirstCall *rhs) {
  return lhs->func != rhs->func ? lhs->func < rhs->func
                                : lhs->number < rhs->number;
}

/// The library functions that were called on any thread, in the order of the
/// first calls.
static void merge_calls(void *const *states, size_t num_states,
                        LibraryCalls *calls) {
  FunctionLowering all = {0};
  for (size_t i = 0; i < num_states; i++) {
    const FunctionLowering *one = states[i];
    for (unsigned j = 0; j < one->num_calls; j++)
      add_call(&all, one->calls[j]);
  }
  while (all.num_calls) {
    FirstCall *first = all.calls;
    for (FirstCall *at = first + 1; at < all.calls + all.num_calls; at++)
      first = is_before(at, first) ? at : first;
    calls->functions[calls->count++] = first->function;
    *first = all.calls[--all.num_calls];
  }
}

static bool finish(Context *ctx, const Operation *module, void *const *states,
                   size_t num_states, Block *front) {
  (void)module;
  LibraryCalls calls = {0};
  merge_calls(states, num_states, &calls);
  // Does nothing in the module have one of their names?
  const FunctionLowering *any = num_states ? states[0] : NULL;
  return !any || lowering_declare_calls(&any->conversion->converter, ctx,
                                        front->parent->parent, &calls);
}

const FunctionPass std_to_llvm_on_function = {create_std, run_std, destroy,
                                              finish};
const FunctionPass to_llvm_on_function = {create_all, run_all, destroy, finish};
