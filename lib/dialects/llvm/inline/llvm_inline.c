// SPDX-License-Identifier: Apache-2.0
// The llvm dialect's inlining. Memory that the callee allocates moves to the
// entry block of the caller, with lifetime markers around the body. If its size
// is not known, the stack is saved and restored instead. Follows mlir's LLVM
// inliner interface.
//
// Functions with inalloca parameters are not inlined.
#include "dialects/llvm/inline/llvm_inline.h"
#include "dialects/common/control_flow.h"
#include "dialects/llvm/llvm_build.h"
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/interfaces/fold.h"
#include "support/hash_table.h"
#include "support/vector.h"

/// Attributes of parameters that inlining does not support.
static bool has_barring_parameter(const Operation *func) {
  const ArrayAttr *attrs = attr_as_array(op_prop(func, LLVM_FUNC_ARG_ATTRS));
  for (size_t i = 0; attrs && i < attrs->size; i++) {
    const Attribute *parameter = attrs->elements[i];
    if (dictionary_get(parameter, STR("llvm.inalloca")) ||
        (dictionary_get(parameter, STR("llvm.byval")) &&
         !llvm_can_inline_byval(parameter)))
      return true;
  }
  return false;
}

static bool has_barring_attribute(const Operation *func) {
  static const StringRef names[] = {
      STR_INIT("noduplicate"), STR_INIT("presplitcoroutine"),
      STR_INIT("returns_twice"), STR_INIT("strictfp")};
  const ArrayAttr *attrs = attr_as_array(op_prop(func, LLVM_FUNC_PASSTHROUGH));
  for (size_t i = 0; attrs && i < attrs->size; i++) {
    const StringAttr *name = attr_as_string(attrs->elements[i]);
    for (size_t k = 0; name && k < ARRAY_LENGTH(names); k++)
      if (string_ref_equals(name->value, names[k]))
        return true;
  }
  return false;
}

static bool is_legal_call(const Operation *call, const Operation *callable,
                          bool would_be_cloned) {
  (void)would_be_cloned;
  if (!op_is(call, &llvm_ops[LLVM_CALL]) ||
      !op_is(callable, &llvm_ops[LLVM_FUNC]) ||
      op_prop(call, LLVM_CALL_NO_INLINE) ||
      op_prop(callable, LLVM_FUNC_NO_INLINE) ||
      op_prop(callable, LLVM_FUNC_PERSONALITY))
    return false;
  const TypeAttr *type =
      attr_as_type(op_prop(callable, LLVM_FUNC_FUNCTION_TYPE));
  return type && !llvm_function_is_vararg(type->value) &&
         !has_barring_parameter(callable) && !has_barring_attribute(callable);
}

/// Everything may be inlined but operations that read variadic arguments,
/// blocks whose address is taken, and memory that cannot be moved, as in the
/// wrapped spelling, which has no lifetime markers.
static bool is_legal_op(const Operation *op, const Region *to,
                        bool would_be_cloned) {
  (void)to;
  (void)would_be_cloned;
  if (op_is(op, &llvm_ops[LLVM_ALLOCA]))
    return !llvm_type_is_wrapped(op_result_type(op, 0));
  return !op_is(op, &llvm_ops[LLVM_BLOCKTAG]) &&
         !string_ref_equals(op_name(op), STR("llvm.intr.vastart"));
}

static const Type *const *result_types(const Operation *callable,
                                       uint32_t *count) {
  const TypeAttr *type =
      attr_as_type(op_prop(callable, LLVM_FUNC_FUNCTION_TYPE));
  if (!type || !llvm_type_is_function(type->value))
    return NULL;
  const DialectType *function = type_as_dialect(type->value, NULL);
  *count = llvm_type_is_void(function->types[0]) ? 0 : 1;
  return function->types;
}

static void terminator_to_branch(Context *ctx, Operation *terminator,
                                 Block *next) {
  if (op_is(terminator, &llvm_ops[LLVM_RETURN]))
    inline_terminator_as(ctx, terminator, &llvm_ops[LLVM_BR], next);
}

//===- Allocations --------------------------------------------------------===//

typedef struct MovedAlloca {
  Operation *op;
  const Attribute *count;
  bool needs_lifetime;
} MovedAlloca;

typedef struct Allocas {
  Context *ctx;
  PtrMap arguments; ///< Arguments of the call.
  VECTOR(MovedAlloca) moved;
  VECTOR(Operation *) casts;
  bool is_dynamic; ///< There are some of unknown size.
  Value *stack;    ///< The saved stack pointer, then.
  Location call_loc;
} Allocas;

/// Entry block of the closest enclosing region that may hold allocations.
static Block *allocation_block(const Operation *op) {
  for (const Operation *parent; op->block && op->block->parent; op = parent) {
    parent = op->block->parent->parent;
    if (!parent)
      return NULL;
    if (op_has_trait(parent, TRAIT_ISOLATED) ||
        op_has_trait(parent, TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
      return op->block->parent->first;
  }
  return NULL;
}

/// Is there a lifetime marker for the pointer, or a cast of it?
static bool has_lifetime(Allocas *allocas, Operation *alloca) {
  allocas->casts.size = 0;
  VECTOR_PUSH(&allocas->casts, alloca);
  while (allocas->casts.size) {
    const Operation *op = VECTOR_POP(&allocas->casts);
    FOR_EACH_USE(use, op_result(op, 0)) {
      if (op_is(use->owner, &llvm_ops[LLVM_INTR_LIFETIME_START]) ||
          op_is(use->owner, &llvm_ops[LLVM_INTR_LIFETIME_END]))
        return true;
      if (op_is(use->owner, &llvm_ops[LLVM_BITCAST]))
        VECTOR_PUSH(&allocas->casts, use->owner);
    }
  }
  return false;
}

/// The constant size; NULL if it is not constant. A constant argument of the
/// call does not count, as in mlir-opt.
static const Attribute *constant_count(const Allocas *allocas,
                                       const Operation *op) {
  const Value *count = op_operand(op, 0);
  return ptr_map_has(&allocas->arguments, count) ? NULL : value_constant(count);
}

static void note_alloca(Allocas *allocas, Operation *op) {
  const Attribute *count = constant_count(allocas, op);
  const IntegerAttr *number = attr_as_integer(count);
  if (!number) {
    allocas->is_dynamic = true;
    return;
  }
  bool needs_lifetime =
      !wide_int_is_zero(&number->value) && !has_lifetime(allocas, op);
  VECTOR_PUSH(&allocas->moved, (MovedAlloca){op, count, needs_lifetime});
}

static void find_allocas(Allocas *allocas, const InlinedBody *body) {
  for (Operation *op = body->first; op != body->end; op = op->next)
    if (op_is(op, &llvm_ops[LLVM_ALLOCA]))
      note_alloca(allocas, op);
  for (const Block *block = body->others; block != body->rest;
       block = block->next)
    FOR_EACH_OP(op, block)
      if (op_is(op, &llvm_ops[LLVM_ALLOCA]) && !constant_count(allocas, op))
        allocas->is_dynamic = true;
}

static void mark_lifetime(Builder *builder, LLVMOp id,
                          const Operation *alloca) {
  Value *pointer = op_result(alloca, 0);
  builder_create_op(builder, &llvm_ops[id], alloca->loc, &pointer, 1, NULL,
                    NULL);
}

/// Puts each at the start of `block`, after a constant for its size.
static void move_allocas(Allocas *allocas, Block *block) {
  Operation *last = NULL;
  Builder builder;
  builder_init(&builder, allocas->ctx);
  for (size_t i = 0; i < allocas->moved.size; i++) {
    const MovedAlloca *moved = &allocas->moved.data[i];
    if (moved->needs_lifetime) {
      builder_set_before(&builder, moved->op);
      mark_lifetime(&builder, LLVM_INTR_LIFETIME_START, moved->op);
    }
    if (last)
      builder_set_after(&builder, last);
    else
      builder_set_to_start(&builder, block);
    Value *count = llvm_build_constant(
        &builder, moved->op->loc, op_operand_type(moved->op, 0), moved->count);
    builder_set_after(&builder, value_defining_op(count));
    op_remove(moved->op);
    builder_insert(&builder, moved->op);
    op_set_operand(moved->op, 0, count);
    last = moved->op;
  }
}

static void save_stack(Allocas *allocas, Operation *first) {
  Builder builder;
  builder_init(&builder, allocas->ctx);
  builder_set_before(&builder, first);
  Operation *save = builder_create_op(&builder, &llvm_ops[LLVM_INTR_STACKSAVE],
                                      allocas->call_loc, NULL, 0,
                                      llvm_pointer(allocas->ctx, 0), NULL);
  allocas->stack = op_result(save, 0);
}

/// In front of the operations that return.
static void end_lifetimes(const Allocas *allocas, Operation *terminator) {
  if (!terminator || !op_has_trait(terminator, TRAIT_RETURN_LIKE))
    return;
  Builder builder;
  builder_init(&builder, allocas->ctx);
  builder_set_before(&builder, terminator);
  if (allocas->is_dynamic)
    builder_create_op(&builder, &llvm_ops[LLVM_INTR_STACKRESTORE],
                      allocas->call_loc, &allocas->stack, 1, NULL, NULL);
  for (size_t i = 0; i < allocas->moved.size; i++)
    if (allocas->moved.data[i].needs_lifetime)
      mark_lifetime(&builder, LLVM_INTR_LIFETIME_END,
                    allocas->moved.data[i].op);
}

static void process_inlined(Context *ctx, Operation *call,
                            const InlinedBody *body) {
  Allocas allocas = {.ctx = ctx, .call_loc = call->loc};
  Block *entry = allocation_block(call);
  if (entry && !llvm_op_is_wrapped(call)) {
    for (uint32_t i = 0; i < call->num_operands; i++)
      ptr_map_set(&allocas.arguments, op_operand(call, i), call);
    Operation *terminator = body->end ? body->end->prev : body->block->last;
    find_allocas(&allocas, body);
    if (allocas.is_dynamic)
      save_stack(&allocas, body->first);
    move_allocas(&allocas, entry);
    end_lifetimes(&allocas, terminator);
    for (Block *block = body->others; block != body->rest; block = block->next)
      end_lifetimes(&allocas, block->last);
  }
  ptr_map_free(&allocas.arguments);
  VECTOR_FREE(&allocas.moved);
  VECTOR_FREE(&allocas.casts);
  llvm_inline_scopes(ctx, call, body);
  llvm_inline_loops(ctx, call, body);
}

static Value *handle_argument(Builder *builder, const Operation *call,
                              const Operation *callable, Value *value,
                              const Attribute *attrs, SymbolTables *tables) {
  if (llvm_op_is_wrapped(call) || !op_prop(callable, LLVM_FUNC_ARG_ATTRS))
    return value;
  if (dictionary_get(attrs, STR("llvm.byval")))
    return llvm_inline_byval(builder, callable, value, attrs, tables);
  bool is_noalias = dictionary_get(attrs, STR("llvm.noalias")) != NULL;
  return llvm_inline_argument(builder, call->loc, value, is_noalias);
}

const InlinerInterface llvm_inliner = {
    .is_legal_call = is_legal_call,
    .is_legal_region = inline_any_region,
    .is_legal_op = is_legal_op,
    .terminator_to_branch = terminator_to_branch,
    .result_types = result_types,
    .handle_argument = handle_argument,
    .process_inlined = process_inlined,
    .takes_unreturning = true,
};
