// SPDX-License-Identifier: Apache-2.0
// Inference hooks of test operations: result types, names, and where control
// goes.
#include <stdlib.h>

#include "dialects/common/infer.h"
#include "dialects/test/test.h"
#include "dialects/test/test_internal.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"
#include "ir/verify/verifier.h"

// --- types -------------------------------------------------------------------

bool test_infer_i16(Context *ctx, Arena *arena, OpState *state, SourcePos pos) {
  (void)pos;
  return infer_one(arena, state, integer_type_get(ctx, 16));
}

bool test_infer_attr_type(Context *ctx, Arena *arena, OpState *state,
                          SourcePos pos) {
  (void)ctx;
  (void)pos;
  return infer_one(arena, state, attr_type(state->props[TEST_ONLY_ATTR]));
}

bool test_infer_tuple(Context *ctx, Arena *arena, OpState *state,
                      SourcePos pos) {
  (void)pos;
  const Type *element = value_type(state->operands[0]);
  return infer_one(arena, state, tuple_type_get(ctx, &element, 1));
}

bool test_infer_operand_types(Context *ctx, Arena *arena, OpState *state,
                              SourcePos pos) {
  (void)ctx;
  (void)pos;
  uint32_t count = state->num_operands;
  const Type **types = arena_alloc(arena, (count + 1) * sizeof *types);
  for (uint32_t i = 0; i < count; i++)
    types[i] = value_type(state->operands[i]);
  state->result_types = types;
  state->num_results = count;
  return true;
}

bool test_verify_attr_types(Context *ctx, const Operation *op) {
  const Type *type = attr_type(op_prop(op, TEST_ONLY_ATTR));
  if (type == op_operand_type(op, 0) && type == op_result_type(op, 0))
    return true;
  return op_reject(ctx, op,
                   "failed to verify that all of {value1, value2, result} have "
                   "same type");
}

bool test_verify_attr_type(Context *ctx, const Operation *op) {
  if (attr_type(op_prop(op, TEST_ONLY_ATTR)) == op_result_type(op, 0))
    return true;
  return op_reject(ctx, op,
                   "failed to verify that all of {attr, result} have same "
                   "type");
}

bool test_verify_three_types(Context *ctx, const Operation *op) {
  const Type *type = op_result_type(op, 0);
  return (type == op_operand_type(op, 0) && type == op_operand_type(op, 1)) ||
         op_reject(ctx, op,
                   "failed to verify that all of {value1, value2, result} have "
                   "same type");
}

bool test_verify_value_type(Context *ctx, const Operation *op) {
  return op_operand_type(op, 0) == op_result_type(op, 0) ||
         op_reject(ctx, op,
                   "failed to verify that all of {value, result} have same "
                   "type");
}

bool test_verify_matching_types(Context *ctx, const Operation *op) {
  bool are_same = op->num_operands == op->num_results;
  for (uint32_t i = 0; are_same && i < op->num_operands; i++)
    are_same = op_operand_type(op, i) == op_result_type(op, i);
  return are_same ||
         op_reject(ctx, op,
                   "failed to verify that result type matches operand");
}

bool test_verify_constant_type(Context *ctx, const Operation *op) {
  return attr_type(op_prop(op, TEST_ONLY_ATTR)) == op_result_type(op, 0) ||
         op_reject(ctx, op,
                   "failed to verify that result type matches constant");
}

bool test_verify_tuple_type(Context *ctx, const Operation *op) {
  const Type *element = op_operand_type(op, 0);
  return tuple_type_get(ctx, &element, 1) == op_result_type(op, 0) ||
         op_reject(ctx, op,
                   "failed to verify that tuple result type matches operand "
                   "type");
}

static void diag_types(Diagnostic *diag, const Type *const *types,
                       uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    diag_text(diag, i ? ", " : "");
    diag_type(diag, types[i]);
  }
}

/// The results are of the `count` types, which are inferred.
static bool verify_result_types(Context *ctx, const Operation *op, Arena *arena,
                                const Type *const *types, uint32_t count) {
  const Type **actual =
      arena_alloc(arena, (op->num_results + 1u) * sizeof(const Type *));
  bool are_same = count == op->num_results;
  for (uint32_t i = 0; i < op->num_results; i++) {
    actual[i] = op_result_type(op, i);
    are_same = are_same && actual[i] == types[i];
  }
  if (are_same)
    return true;
  Diagnostic *diag = op_emit_inferred_types(ctx, op);
  diag_types(diag, types, count);
  diag_text(diag, " are incompatible with return type(s) of operation ");
  diag_types(diag, actual, op->num_results);
  return op_reject(ctx, op, "failed to infer returned types");
}

bool test_verify_infer(Context *ctx, const Operation *op) {
  Arena arena;
  arena_init(&arena);
  Value **operands =
      arena_alloc(&arena, (op->num_operands + 1u) * sizeof(Value *));
  for (uint32_t i = 0; i < op->num_operands; i++)
    operands[i] = op_operand(op, i);
  OpState state = {
      .def = op->def, .operands = operands, .num_operands = op->num_operands};
  op->def->infer(ctx, &arena, &state, (SourcePos){0});
  bool holds = verify_result_types(ctx, op, &arena, state.result_types,
                                   state.num_results);
  arena_free(&arena);
  return holds;
}

bool test_verify_infer_from_region(Context *ctx, const Operation *op) {
  const Block *entry = op_region(op, 0)->first;
  uint32_t count = entry ? entry->num_arguments : 0;
  Arena arena;
  arena_init(&arena);
  const Type **types = arena_alloc(&arena, (count + 1) * sizeof(const Type *));
  for (uint32_t i = 0; i < count; i++)
    types[i] = block_argument(entry, i)->type;
  bool holds = verify_result_types(ctx, op, &arena, types, count);
  arena_free(&arena);
  return holds;
}

/// An integer of the widths that two properties say, together; NULL: there is
/// none.
static const Type *sum_width(Context *ctx, const Attribute *const *props) {
  int64_t lhs = 0, rhs = 0;
  attr_integer_value(props[0], &lhs);
  attr_integer_value(props[1], &rhs);
  bool is_width =
      lhs >= 0 && rhs >= 0 && lhs <= 1 << 24 && rhs < (1 << 24) - lhs;
  return is_width ? integer_type_get(ctx, (uint32_t)(lhs + rhs)) : NULL;
}

bool test_infer_sum_width(Context *ctx, Arena *arena, OpState *state,
                          SourcePos pos) {
  const Type *type =
      state->props[0] && state->props[1] ? sum_width(ctx, state->props) : NULL;
  if (type)
    return infer_one(arena, state, type);
  Diagnostic *diag = diag_emit(&ctx->diags, DIAG_ERROR, pos);
  diag_text(diag, "failed to infer returned types");
  return false;
}

bool test_verify_sum_width(Context *ctx, const Operation *op) {
  const Type *type = sum_width(ctx, op_props(op));
  return !type || op_verify_inferred_type(ctx, op, type);
}

static bool verify_operands_match(Context *ctx, const Operation *op) {
  if (op_operand_type(op, 0) == op_operand_type(op, 1))
    return true;
  Diagnostic *diag =
      location_emit(ctx, op->loc, DIAG_ERROR, "operand type mismatch ");
  diag_type(diag, op_operand_type(op, 0));
  diag_text(diag, " vs ");
  diag_type(diag, op_operand_type(op, 1));
  return op_reject(ctx, op, "failed to infer returned types");
}

bool test_verify_inferred(Context *ctx, const Operation *op) {
  return verify_operands_match(ctx, op) &&
         op_verify_inferred_type(ctx, op, op_operand_type(op, 0));
}

bool test_verify_refined(Context *ctx, const Operation *op) {
  if (!verify_operands_match(ctx, op))
    return false;
  if (op_operand_type(op, 0) == op_result_type(op, 0))
    return true;
  location_emit(ctx, op->loc, DIAG_ERROR,
                "required first operand and result to match");
  return op_reject(ctx, op, "failed to infer returned types");
}

const Type *test_inferred_shape(Context *ctx, const Type *operand) {
  const ShapedType *from = type_as_shaped(operand);
  if (!from)
    return NULL;
  const int64_t size = from->rank > 0 ? from->shape[0] : DYNAMIC_SIZE;
  const Attribute *encoding =
      type_as_ranked_tensor(operand) ? from->layout : NULL;
  return ranked_tensor_type_get(ctx, &size, 1, integer_type_get(ctx, 17),
                                encoding);
}

bool test_verify_inferred_shape(Context *ctx, const Operation *op) {
  return op_verify_inferred_type(
      ctx, op, test_inferred_shape(ctx, op_operand_type(op, 0)));
}

// --- names -------------------------------------------------------------------

void test_name_results(const Operation *op, Stream *name) {
  for (unsigned i = 0; i < op->def->num_result_defs; i++) {
    unsigned first, count;
    op_result_segment(op, i, &first, &count);
    for (unsigned j = 0; j < count; j++)
      stream_format(name, "%s%s", first + j ? "," : "",
                    j ? "" : op->def->results[i].name);
  }
}

void test_name_results_as_said(const Operation *op, Stream *name) {
  const ArrayAttr *names = attr_as_array(op_prop(op, TEST_ONLY_ATTR));
  for (size_t i = 0; names && i < names->size && i < op->num_results; i++) {
    stream_cstr(name, i ? "," : "");
    stream_text(name, attr_string_value(names->elements[i]));
  }
}

void test_name_arguments_as_said(const Operation *op,
                                 const BlockArgument *argument, Stream *name) {
  const ArrayAttr *names = attr_as_array(op_attr(op, STR("arg_names")));
  size_t index = argument->value.index;
  if (names && index < names->size && block_is_entry(argument->owner))
    stream_text(name, attr_string_value(names->elements[index]));
}

/// OpAsmTypeInterface::getAsmName; of types without it: nothing.
static void name_by_type(const Type *type, Stream *name) {
  if (type_as_dialect(type, &test_types[TEST_TYPE_OP_ASM]))
    stream_cstr(name, "op_asm_type_interface");
}

void test_name_argument_by_type(const Operation *op,
                                const BlockArgument *argument, Stream *name) {
  (void)op;
  name_by_type(argument->value.type, name);
}

// --- calls -------------------------------------------------------------------

/// Slot of the callee of all of them.
enum { TEST_CALLEE = 1 };

static void call_with(const Operation *op, CallInfo *call, unsigned first,
                      unsigned count) {
  *call = (CallInfo){.symbol = op_prop(op, TEST_CALLEE),
                     .first_argument = first,
                     .num_arguments = count};
}

static void set_callee(Operation *op, const Attribute *symbol) {
  op_set_prop(op, TEST_CALLEE, symbol);
}

static void call_middle(const Operation *op, CallInfo *call) {
  unsigned first, count;
  op_operand_segment(op, 1, &first, &count);
  call_with(op, call, first, count);
}

static void call_rest(const Operation *op, CallInfo *call) {
  call_with(op, call, 1, op->num_operands - 1);
}

static void call_front(const Operation *op, CallInfo *call) {
  call_with(op, call, 0, op->num_operands - 1);
}

const OpInterfaces test_call_of_middle = {.call_info = call_middle,
                                          .set_callee = set_callee};
const OpInterfaces test_call_of_rest = {.call_info = call_rest,
                                        .set_callee = set_callee};
const OpInterfaces test_call_of_front = {.call_info = call_front,
                                         .set_callee = set_callee};

// --- control flow ------------------------------------------------------------

enum { REGION_IF_THEN, REGION_IF_ELSE, REGION_IF_JOIN };

/// The operation goes to `then` or `else`, these to `join`, that out.
static void region_if_successors(const Operation *op, const Operation *from,
                                 const Attribute *const *constants,
                                 RegionSuccessors *successors) {
  (void)constants;
  unsigned count = from->num_operands;
  if (from == op) {
    region_successors_push(successors, REGION_IF_THEN, 0, 0, count);
    region_successors_push(successors, REGION_IF_ELSE, 0, 0, count);
    return;
  }
  bool is_join = from->block->parent->index == REGION_IF_JOIN;
  region_successors_push(successors,
                         is_join ? REGION_SUCCESSOR_PARENT : REGION_IF_JOIN, 0,
                         0, count);
}

static unsigned runs_once(const Operation *op, unsigned index,
                          const Attribute *const *constants) {
  (void)op;
  (void)index;
  (void)constants;
  return 1;
}

const OpInterfaces test_region_if = {.region_successors = region_if_successors,
                                     .max_region_runs = runs_once};

static Diagnostic *emit_edge_error(Context *ctx, const Operation *op,
                                   const Operation *from,
                                   const RegionSuccessor *to) {
  Diagnostic *diag = op_emit_op_error(ctx, op, "along control flow edge from ");
  if (from == op)
    diag_text(diag, "parent");
  else
    diag_format(diag, "Operation %.*s", STR_ARGS(op_name(from)));
  if (to->region == REGION_SUCCESSOR_PARENT)
    diag_text(diag, " to parent: ");
  else
    diag_format(diag, " to Region #%d: ", (int)to->region);
  return diag;
}

/// The operands of `from` are what `to` takes.
static bool verify_edge(Context *ctx, const Operation *op,
                        const Operation *from, const RegionSuccessor *to) {
  unsigned inputs =
      to->region == REGION_SUCCESSOR_PARENT
          ? op->num_results
          : op_region(op, (unsigned)to->region)->first->num_arguments;
  if (from->num_operands != inputs) {
    Diagnostic *diag = emit_edge_error(ctx, op, from, to);
    diag_format(diag,
                "region branch point has %u operands, but region successor "
                "needs %u inputs",
                from->num_operands, inputs);
    op_attach_note(ctx, diag, from, "region branch point");
    return false;
  }
  for (unsigned i = 0; i < inputs; i++) {
    const Type *given = op_operand_type(from, i);
    const Type *taken = region_successor_input(op, to, i)->type;
    if (given == taken)
      continue;
    Diagnostic *diag = emit_edge_error(ctx, op, from, to);
    diag_format(diag, "successor operand type #%u ", i);
    diag_type(diag, given);
    diag_format(diag, " should match successor input type #%u ", i);
    diag_type(diag, taken);
    op_attach_note(ctx, diag, from, "region branch point");
    return false;
  }
  return true;
}

static bool verify_edges_from(Context *ctx, const Operation *op,
                              const Operation *from) {
  RegionSuccessors successors = {0};
  op_region_successors(op, from, NULL, &successors);
  bool holds = true;
  for (uint32_t i = 0; holds && i < successors.size; i++)
    holds = verify_edge(ctx, op, from, &successors.data[i]);
  free(successors.data);
  return holds;
}

bool test_verify_region_if(Context *ctx, const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++) {
    const Region *region = op_region(op, i);
    const Operation *last = region->first ? region->first->last : NULL;
    if (!last || op_is(last, &test_ops[TEST_REGION_IF_YIELD]))
      continue;
    Diagnostic *diag = op_emit_op_error(
        ctx, op,
        "expects regions to end with 'test.region_if_yield', found '%.*s'",
        STR_ARGS(op_name(last)));
    op_attach_note(ctx, diag, op,
                   "in custom textual format, the absence of terminator "
                   "implies 'test.region_if_yield'");
    return false;
  }
  for (unsigned i = 0; i < op->num_regions; i++)
    if (!op_region(op, i)->first)
      return true;
  if (!verify_edges_from(ctx, op, op))
    return false;
  for (unsigned i = 0; i < op->num_regions; i++)
    if (!verify_edges_from(ctx, op, op_region(op, i)->first->last))
      return false;
  return true;
}
