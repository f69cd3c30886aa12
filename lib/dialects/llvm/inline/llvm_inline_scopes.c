// SPDX-License-Identifier: Apache-2.0
// Alias scopes and access groups in inlined bodies. Each body gets scopes of
// its own. Each noalias parameter becomes a scope: accesses are in it, or known
// not to be in it, by the objects that their pointers are based on. The scopes
// of the call itself are added to all accesses. Follows mlir's LLVM inliner
// interface.
//
// While the body is inlined, copies (llvm.intr.ssa.copy) stand for the
// arguments, so that two arguments that are one value can be told apart.
#include "dialects/llvm/inline/llvm_inline.h"
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/erase.h"
#include "ir/interfaces/fold.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "support/hash_table.h"
#include "support/vector.h"

#define ALIAS_SCOPES STR("alias_scopes")
#define NOALIAS_SCOPES STR("noalias_scopes")
#define ACCESS_GROUPS STR("access_groups")
#define NOALIAS STR("llvm.noalias")

typedef VECTOR(const Attribute *) AttrList;
typedef VECTOR(Operation *) OpList;

/// Lists everything that was inlined.
static void list_inlined(const InlinedBody *body, OpList *ops) {
  for (Operation *op = body->first; op != body->end; op = op->next)
    FOR_EACH_OP_PREORDER(nested, op)
      VECTOR_PUSH(ops, nested);
  for (Block *block = body->others; block != body->rest; block = block->next)
    FOR_EACH_OP(op, block)
      FOR_EACH_OP_PREORDER(nested, op)
        VECTOR_PUSH(ops, nested);
}

//===- Lists of attributes ------------------------------------------------===//

static const Attribute *list_of(const Operation *op, StringRef name) {
  int slot = op_def_prop_index(op->def, name);
  return slot < 0 ? NULL : op_prop(op, (unsigned)slot);
}

static bool has_list(const Operation *op, StringRef name) {
  return op_def_prop_index(op->def, name) >= 0;
}

/// Adds the array `more` to property `name` of `op`, a list.
static void append_list(Context *ctx, Operation *op, StringRef name,
                        const Attribute *more) {
  const ArrayAttr *before = attr_as_array(list_of(op, name));
  const ArrayAttr *added = attr_as_array(more);
  if (!added)
    return;
  AttrList all = {0};
  for (size_t i = 0; before && i < before->size; i++)
    VECTOR_PUSH(&all, before->elements[i]);
  for (size_t i = 0; i < added->size; i++)
    VECTOR_PUSH(&all, added->elements[i]);
  op_set_prop(op, (unsigned)op_def_prop_index(op->def, name),
              array_attr_get(ctx, all.data, all.size));
  VECTOR_FREE(&all);
}

static void append_if_any(Context *ctx, Operation *op, StringRef name,
                          const AttrList *scopes) {
  if (scopes->size)
    append_list(ctx, op, name, array_attr_get(ctx, scopes->data, scopes->size));
}

//===- Scopes of the callee -----------------------------------------------===//

static const Attribute *new_id(Context *ctx) {
  return distinct_attr_create(ctx, unit_attr_get(ctx), 0);
}

static const Attribute *create_domain(Context *ctx,
                                      const Attribute *description) {
  const Attribute *params[] = {new_id(ctx), description};
  return dialect_params_attr_get(ctx,
                                 &llvm_attr_defs[LLVM_ATTR_ALIAS_SCOPE_DOMAIN],
                                 params, ARRAY_LENGTH(params));
}

static const Attribute *create_scope(Context *ctx, const Attribute *domain,
                                     const Attribute *description) {
  const Attribute *params[] = {new_id(ctx), domain, description};
  return dialect_params_attr_get(ctx, &llvm_attr_defs[LLVM_ATTR_ALIAS_SCOPE],
                                 params, ARRAY_LENGTH(params));
}

/// The copy of the scope or domain `attr` for this inlined body.
static const Attribute *clone_domain(Context *ctx, PtrMap *clones,
                                     const Attribute *domain) {
  void **slot = ptr_map_slot(clones, domain);
  if (!*slot)
    *slot = (void *)create_domain(ctx, llvm_attr_param(domain, "description"));
  return *slot;
}

static const Attribute *clone_scope(Context *ctx, PtrMap *clones,
                                    const Attribute *scope) {
  const Attribute *known = ptr_map_get(clones, scope);
  if (known)
    return known;
  const Attribute *domain =
      clone_domain(ctx, clones, llvm_attr_param(scope, "domain"));
  const Attribute *clone =
      create_scope(ctx, domain, llvm_attr_param(scope, "description"));
  ptr_map_set(clones, scope, (void *)clone);
  return clone;
}

static void clone_list(Context *ctx, PtrMap *clones, Operation *op,
                       StringRef name) {
  const ArrayAttr *scopes = attr_as_array(list_of(op, name));
  if (!scopes)
    return;
  AttrList list = {0};
  for (size_t i = 0; i < scopes->size; i++)
    VECTOR_PUSH(&list, clone_scope(ctx, clones, scopes->elements[i]));
  op_set_prop(op, (unsigned)op_def_prop_index(op->def, name),
              array_attr_get(ctx, list.data, list.size));
  VECTOR_FREE(&list);
}

/// A new scope for each call: `f(a, b); f(c, d)` must not say that `a` and `c`
/// do not alias.
static void clone_scopes(Context *ctx, const OpList *ops) {
  enum { SCOPE };
  PtrMap clones = {0};
  for (size_t i = 0; i < ops->size; i++) {
    Operation *op = ops->data[i];
    clone_list(ctx, &clones, op, ALIAS_SCOPES);
    clone_list(ctx, &clones, op, NOALIAS_SCOPES);
    if (op_is(op, &llvm_ops[LLVM_INTR_NOALIAS_SCOPE_DECL]))
      op_set_prop(op, SCOPE, clone_scope(ctx, &clones, op_prop(op, SCOPE)));
  }
  ptr_map_free(&clones);
}

//===- What a pointer is based on -----------------------------------------===//

/// The search for the objects of one pointer gives up after this many values.
enum { MAX_VISITED = 1024 };

typedef VECTOR(Value *) ValueList;

typedef struct Slice {
  ValueList work;
  ValueList objects; ///< The objects that pointers are based on.
  PtrMap seen;
} Slice;

static void slice_push(Slice *slice, Value *value) {
  if (ptr_map_has(&slice->seen, value))
    return;
  ptr_map_set(&slice->seen, value, value);
  VECTOR_PUSH(&slice->work, value);
}

/// The operand of `branch` for argument `index` of its successor `at`, or NULL
/// if the branch makes it.
static Value *passed_operand(const Operation *branch, unsigned at,
                             unsigned index) {
  unsigned first = 0, count = 0;
  if (!branch->def->successor_operands)
    return NULL;
  branch->def->successor_operands(branch, at, &first, &count);
  unsigned made = op_produced_arguments(branch, at);
  return index < made ? NULL : op_operand(branch, first + index - made);
}

/// False for an entry block's argument, or one that a terminator makes.
static bool push_predecessors(Slice *slice, const Value *argument) {
  const Block *block = value_parent_block(argument);
  if (block_is_entry(block))
    return false;
  FOR_EACH_PREDECESSOR(use, block) {
    unsigned at = (unsigned)(use - op_successor_slots(use->owner));
    Value *value = passed_operand(use->owner, at, argument->index);
    if (!value)
      return false;
    slice_push(slice, value);
  }
  return true;
}

static bool slice_step(Slice *slice, Value *value) {
  const Operation *op = value_defining_op(value);
  if (!op)
    return push_predecessors(slice, value);
  if (op_is(op, &llvm_ops[LLVM_GETELEMENTPTR]) ||
      op_is(op, &llvm_ops[LLVM_ADDRSPACECAST])) {
    slice_push(slice, op_operand(op, 0));
  } else if (op_is(op, &llvm_ops[LLVM_SELECT])) {
    slice_push(slice, op_operand(op, 1));
    slice_push(slice, op_operand(op, 2));
  } else if (op_is_region_branch(op)) {
    return false;
  } else {
    VECTOR_PUSH(&slice->objects, value);
  }
  return true;
}

/// The operands of `op` that are pointers to the memory it accesses.
static void push_accessed(Slice *slice, const Operation *op) {
  uint32_t first = 0, end = op->num_operands;
  if (op_is(op, &llvm_ops[LLVM_STORE])) {
    first = 1;
  } else if (op_is(op, &llvm_ops[LLVM_CALL])) {
    first = op_call_info(op).first_argument;
  } else if (op_is(op, &llvm_ops[LLVM_LOAD]) ||
             op_is(op, &llvm_ops[LLVM_ATOMICRMW]) ||
             op_is(op, &llvm_ops[LLVM_CMPXCHG])) {
    end = 1;
  }
  for (uint32_t i = first; i < end; i++)
    if (llvm_type_is_pointer(op_operand_type(op, i)))
      slice_push(slice, op_operand(op, i));
}

/// Lists the objects that the pointers of `op` are based on. False: they are
/// not known.
static bool find_objects(Slice *slice, const Operation *op) {
  slice->work.size = slice->objects.size = 0;
  ptr_map_clear(&slice->seen);
  push_accessed(slice, op);
  for (size_t i = 0; i < slice->work.size; i++)
    if (i == MAX_VISITED || !slice_step(slice, slice->work.data[i]))
      return false;
  return true;
}

//===- Scopes of parameters -----------------------------------------------===//

/// The copies of a call's arguments, and the scopes of the noalias ones.
typedef struct Parameters {
  OpList copies;
  OpList noalias;
  AttrList scopes; ///< One for each of `noalias`.
  PtrMap scope_of; ///< Result of a noalias copy to its scope.
} Parameters;

Value *llvm_inline_argument(Builder *builder, Location loc, Value *value,
                            bool is_noalias) {
  Operation *copy = builder_create_op(builder, &llvm_ops[LLVM_INTR_SSA_COPY],
                                      loc, &value, 1, value_type(value), NULL);
  if (is_noalias)
    op_set_attr(builder->ctx, copy, NOALIAS, unit_attr_get(builder->ctx));
  return op_result(copy, 0);
}

static void find_copies(Operation *call, Parameters *parameters) {
  PtrMap seen = {0};
  for (uint32_t i = op_call_info(call).first_argument; i < call->num_operands;
       i++) {
    if (ptr_map_has(&seen, op_operand(call, i)))
      continue;
    ptr_map_set(&seen, op_operand(call, i), call);
    FOR_EACH_USE(use, op_operand(call, i)) {
      if (!op_is(use->owner, &llvm_ops[LLVM_INTR_SSA_COPY]))
        continue;
      VECTOR_PUSH(&parameters->copies, use->owner);
      if (op_attr(use->owner, NOALIAS))
        VECTOR_PUSH(&parameters->noalias, use->owner);
    }
  }
  ptr_map_free(&seen);
}

/// Makes a scope for each noalias parameter, in a domain named after the
/// callee, and declares them in front of the call.
static void create_scopes(Context *ctx, Operation *call,
                          Parameters *parameters) {
  const SymbolRefAttr *callee =
      attr_as_symbol_ref(op_prop(call, LLVM_CALL_CALLEE));
  const Attribute *domain =
      create_domain(ctx, string_attr_get(ctx, callee->path[0]));
  Builder builder;
  builder_init(&builder, ctx);
  builder_set_before(&builder, call);
  for (size_t i = 0; i < parameters->noalias.size; i++) {
    const Attribute *scope = create_scope(ctx, domain, NULL);
    VECTOR_PUSH(&parameters->scopes, scope);
    ptr_map_set(&parameters->scope_of,
                op_result(parameters->noalias.data[i], 0), (void *)scope);
    builder_create_op(&builder, &llvm_ops[LLVM_INTR_NOALIAS_SCOPE_DECL],
                      call->loc, NULL, 0, NULL, &scope);
  }
}

/// Is it known whether `value` is the object of a noalias parameter?
/// `*is_other`: it is not. Constants, such as addresses of symbols, do not
/// count.
static bool is_known_object(const Parameters *parameters, const Value *value,
                            bool *is_other) {
  const Operation *op = value_defining_op(value);
  if (op_has_trait(op, TRAIT_CONSTANT_LIKE))
    return true;
  if (op_is(op, &llvm_ops[LLVM_INTR_SSA_COPY])) {
    *is_other |= !ptr_map_has(&parameters->scope_of, value);
    return true;
  }
  *is_other = true;
  return op_is(op, &llvm_ops[LLVM_ALLOCA]);
}

/// Puts `op` into the scopes of the parameters if it accesses nothing else, and
/// notes the ones that it does not access.
static void add_parameter_scopes(Context *ctx, const Parameters *parameters,
                                 Slice *slice, Operation *op) {
  bool is_other = false;
  if (!find_objects(slice, op))
    return;
  for (size_t i = 0; i < slice->objects.size; i++)
    if (!is_known_object(parameters, slice->objects.data[i], &is_other))
      return;
  AttrList inside = {0}, outside = {0};
  for (size_t i = 0; i < parameters->noalias.size; i++) {
    const Value *copy = op_result(parameters->noalias.data[i], 0);
    if (ptr_map_has(&slice->seen, copy))
      VECTOR_PUSH(&inside, parameters->scopes.data[i]);
    else
      VECTOR_PUSH(&outside, parameters->scopes.data[i]);
  }
  append_if_any(ctx, op, NOALIAS_SCOPES, &outside);
  if (!is_other && !op_is(op, &llvm_ops[LLVM_CALL]))
    append_if_any(ctx, op, ALIAS_SCOPES, &inside);
  VECTOR_FREE(&inside);
  VECTOR_FREE(&outside);
}

static void erase_copies(Context *ctx, const Parameters *parameters) {
  for (size_t i = 0; i < parameters->copies.size; i++) {
    Operation *copy = parameters->copies.data[i];
    value_replace_all_uses_with(op_result(copy, 0), op_operand(copy, 0));
    op_erase(ctx, copy);
  }
}

static void scope_parameters(Context *ctx, Operation *call, const OpList *ops) {
  Parameters parameters = {0};
  find_copies(call, &parameters);
  if (parameters.noalias.size) {
    Slice slice = {0};
    create_scopes(ctx, call, &parameters);
    for (size_t i = 0; i < ops->size; i++)
      if (has_list(ops->data[i], ALIAS_SCOPES))
        add_parameter_scopes(ctx, &parameters, &slice, ops->data[i]);
    VECTOR_FREE(&slice.work);
    VECTOR_FREE(&slice.objects);
    ptr_map_free(&slice.seen);
  }
  erase_copies(ctx, &parameters);
  VECTOR_FREE(&parameters.copies);
  VECTOR_FREE(&parameters.noalias);
  VECTOR_FREE(&parameters.scopes);
  ptr_map_free(&parameters.scope_of);
}

//===- All ----------------------------------------------------------------===//

void llvm_inline_scopes(Context *ctx, Operation *call,
                        const InlinedBody *body) {
  static const StringRef told[] = {STR_INIT("alias_scopes"),
                                   STR_INIT("noalias_scopes"),
                                   STR_INIT("access_groups")};
  OpList ops = {0};
  list_inlined(body, &ops);
  clone_scopes(ctx, &ops);
  scope_parameters(ctx, call, &ops);
  for (size_t k = 0; k < ARRAY_LENGTH(told); k++) {
    const Attribute *list = list_of(call, told[k]);
    for (size_t i = 0; list && i < ops.size; i++)
      if (has_list(ops.data[i], told[k]))
        append_list(ctx, ops.data[i], told[k], list);
  }
  VECTOR_FREE(&ops);
}
