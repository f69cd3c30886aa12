// SPDX-License-Identifier: Apache-2.0
// Verifiers of conditionals, loops and switches, in mlir-opt 22's words.
#include <stdlib.h>
#include <string.h>

#include "dialects/scf/scf.h"
#include "dialects/scf/scf_internal.h"
#include "ir/diagnostics/op_diag.h"
#include "support/memory.h"

/// An edge of control flow between regions: `count` operands of `from` go to
/// `inputs`. `target` is the name of the destination; NULL: the enclosing
/// operation.
typedef struct Edge {
  const Operation *from; ///< A terminator, or the operation itself.
  unsigned first_operand;
  int region; ///< -1: after the operation.
} Edge;

static Value *edge_input(const Operation *op, const Edge *edge, unsigned i) {
  if (edge->region < 0)
    return op_result(op, i);
  unsigned first = op_is(op, &scf_ops[SCF_FOR]) ? 1 : 0;
  return block_argument(op_region(op, (unsigned)edge->region)->first,
                        first + i);
}

static unsigned edge_num_inputs(const Operation *op, const Edge *edge) {
  if (edge->region < 0)
    return op->num_results;
  const Block *block = op_region(op, (unsigned)edge->region)->first;
  unsigned first = op_is(op, &scf_ops[SCF_FOR]) ? 1 : 0;
  return block->num_arguments - first;
}

static Diagnostic *emit_edge_error(Context *ctx, const Operation *op,
                                   const Edge *edge) {
  Diagnostic *diag = op_emit_op_error(ctx, op, "along control flow edge from ");
  if (edge->from == op)
    diag_text(diag, "parent");
  else
    diag_format(diag, "Operation %.*s", STR_ARGS(op_name(edge->from)));
  if (edge->region < 0)
    diag_text(diag, " to parent");
  else
    diag_format(diag, " to Region #%d", edge->region);
  return diag;
}

/// Follows mlir::detail::verifyRegionBranchOpInterface.
static bool verify_edge(Context *ctx, const Operation *op, const Edge *edge) {
  unsigned count = edge->from->num_operands - edge->first_operand;
  unsigned num_inputs = edge_num_inputs(op, edge);
  if (count != num_inputs) {
    Diagnostic *diag = emit_edge_error(ctx, op, edge);
    diag_format(diag,
                ": region branch point has %u operands, but region successor "
                "needs %u inputs",
                count, num_inputs);
    op_attach_note(ctx, diag, edge->from, "region branch point");
    return false;
  }
  for (unsigned i = 0; i < count; i++) {
    const Type *from = op_operand_type(edge->from, edge->first_operand + i);
    const Type *to = edge_input(op, edge, i)->type;
    if (from == to)
      continue;
    Diagnostic *diag = emit_edge_error(ctx, op, edge);
    diag_format(diag, ": successor operand type #%u ", i);
    diag_type(diag, from);
    diag_format(diag, " should match successor input type #%u ", i);
    diag_type(diag, to);
    op_attach_note(ctx, diag, edge->from, "region branch point");
    return false;
  }
  return true;
}

/// The edge from the terminator of `block`, if that is one.
static bool verify_yield(Context *ctx, const Operation *op, const Block *block,
                         int region) {
  const Operation *last = block ? block->last : NULL;
  if (!last || !op_is_region_terminator(last))
    return true;
  Edge edge = {.from = last,
               .first_operand = op_is(last, &scf_ops[SCF_CONDITION]) ? 1 : 0,
               .region = region};
  return verify_edge(ctx, op, &edge);
}

// --- one region or two -------------------------------------------------------

bool scf_verify_execute_region(Context *ctx, const Operation *op) {
  const Block *entry = op_region(op, 0)->first;
  if (entry && !entry->num_arguments)
    return true;
  op_emit_op_error(ctx, op, "region %s",
                   entry ? "cannot have any arguments"
                         : "needs to have at least one block");
  return false;
}

bool scf_verify_execute_region_body(Context *ctx, const Operation *op) {
  FOR_EACH_BLOCK(block, op_region(op, 0)) {
    if (!verify_yield(ctx, op, block, -1))
      return false;
  }
  return true;
}

bool scf_verify_if(Context *ctx, const Operation *op) {
  if (!op->num_results || !region_is_empty(op_region(op, SCF_IF_ELSE)))
    return true;
  return op_reject(ctx, op, "must have an else block if defining values");
}

bool scf_verify_if_bodies(Context *ctx, const Operation *op) {
  return verify_yield(ctx, op, op_region(op, SCF_IF_THEN)->first, -1) &&
         verify_yield(ctx, op, op_region(op, SCF_IF_ELSE)->first, -1);
}

// --- loops -------------------------------------------------------------------

bool scf_verify_for_types(Context *ctx, const Operation *op) {
  const Type *type = op_operand_type(op, SCF_LOWER);
  if (op_operand_type(op, SCF_UPPER) == type &&
      op_operand_type(op, SCF_STEP) == type)
    return true;
  return op_reject(ctx, op,
                   "failed to verify that all of {lowerBound, upperBound, "
                   "step} have same type");
}

bool scf_verify_for(Context *ctx, const Operation *op) {
  if (op->num_operands - SCF_NUM_BOUNDS == op->num_results)
    return true;
  return op_reject(
      ctx, op, "mismatch in number of loop-carried values and defined values");
}

/// `0-th init and 0-th region iter_arg have different type: 'i32' != 'i8'`.
static bool report_types(Context *ctx, const Operation *op, unsigned index,
                         const char *what, const char *other, const Type *lhs,
                         const Type *rhs) {
  Diagnostic *diag = op_emit_op_error(ctx, op, "%u-th %s and %u-th %s ", index,
                                      what, index, other);
  diag_text(diag, "have different type: ");
  diag_type(diag, lhs);
  diag_text(diag, " != ");
  diag_type(diag, rhs);
  return false;
}

static bool report_counts(Context *ctx, const Operation *op, const char *what,
                          uint64_t lhs, uint64_t rhs) {
  op_emit_op_error(ctx, op, "different number of %s: %llu != %llu", what,
                   (unsigned long long)lhs, (unsigned long long)rhs);
  return false;
}

/// Follows mlir::detail::verifyLoopLikeOpInterface.
static bool verify_loop(Context *ctx, const Operation *op, const Block *body) {
  unsigned num_inits = op->num_operands - SCF_NUM_BOUNDS;
  uint64_t num_args = (uint64_t)body->num_arguments - 1;
  const Operation *yield = body->last;
  bool has_yield = yield && op_is(yield, &scf_ops[SCF_YIELD]);
  unsigned num_yielded = has_yield ? yield->num_operands : 0;
  if (num_inits != num_args)
    return report_counts(ctx, op, "inits and region iter_args", num_inits,
                         num_args);
  if (num_yielded && num_yielded != num_args)
    return report_counts(ctx, op, "region iter_args and yielded values",
                         num_args, num_yielded);
  for (unsigned i = 0; i < num_inits; i++) {
    const Type *init = op_operand_type(op, SCF_INIT + i);
    const Type *arg = block_argument(body, i + 1)->type;
    if (init != arg)
      return report_types(ctx, op, i, "init", "region iter_arg", init, arg);
    if (num_yielded && op_operand_type(yield, i) != arg)
      return report_types(ctx, op, i, "region iter_arg", "yielded value", arg,
                          op_operand_type(yield, i));
  }
  for (unsigned i = 0; i < num_inits; i++) {
    const Type *arg = block_argument(body, i + 1)->type;
    if (op_result_type(op, i) != arg)
      return report_types(ctx, op, i, "region iter_arg", "loop result", arg,
                          op_result_type(op, i));
  }
  return true;
}

bool scf_verify_for_body(Context *ctx, const Operation *op) {
  const Block *body = op_region(op, 0)->first;
  if (!verify_loop(ctx, op, body))
    return false;
  if (!body->num_arguments ||
      block_argument(body, 0)->type != op_operand_type(op, SCF_LOWER))
    return op_reject(
        ctx, op,
        "expected induction variable to be same type as bounds and step");
  Edge entry = {.from = op, .first_operand = SCF_INIT, .region = 0};
  Edge exit = {.from = op, .first_operand = SCF_INIT, .region = -1};
  return verify_edge(ctx, op, &entry) && verify_edge(ctx, op, &exit) &&
         verify_yield(ctx, op, body, 0) && verify_yield(ctx, op, body, -1);
}

/// Checks that region `index` ends with `def`.
static bool verify_terminator(Context *ctx, const Operation *op, unsigned index,
                              const OpDef *def, const char *message) {
  const Block *block = op_region(op, index)->first;
  const Operation *last = block ? block->last : NULL;
  if (last && op_is(last, def))
    return true;
  Diagnostic *diag = op_emit_op_error(ctx, op, "%s", message);
  if (last)
    op_attach_note(ctx, diag, last, "terminator here");
  return false;
}

bool scf_verify_while(Context *ctx, const Operation *op) {
  return verify_terminator(
             ctx, op, SCF_WHILE_BEFORE, &scf_ops[SCF_CONDITION],
             "expects the 'before' region to terminate with 'scf.condition'") &&
         verify_terminator(
             ctx, op, SCF_WHILE_AFTER, &scf_ops[SCF_YIELD],
             "expects the 'after' region to terminate with 'scf.yield'");
}

bool scf_verify_while_bodies(Context *ctx, const Operation *op) {
  const Block *before = op_region(op, SCF_WHILE_BEFORE)->first;
  const Block *after = op_region(op, SCF_WHILE_AFTER)->first;
  Edge entry = {.from = op, .region = SCF_WHILE_BEFORE};
  return verify_edge(ctx, op, &entry) && verify_yield(ctx, op, before, -1) &&
         verify_yield(ctx, op, before, SCF_WHILE_AFTER) &&
         verify_yield(ctx, op, after, SCF_WHILE_BEFORE);
}

// --- switches ----------------------------------------------------------------

/// `default region`, `case region #2`.
static void diag_region_name(Diagnostic *diag, unsigned region) {
  if (region == 0)
    diag_text(diag, "default region");
  else
    diag_format(diag, "case region #%u", region - 1);
}

static bool verify_switch_region(Context *ctx, const Operation *op,
                                 unsigned index) {
  const Operation *yield = scf_terminator(op, index);
  if (!yield || !op_is(yield, &scf_ops[SCF_YIELD])) {
    op_emit_op_error(ctx, op,
                     "expected region to end with scf.yield, but got %.*s",
                     STR_ARGS(yield ? op_name(yield) : STR("nothing")));
    return false;
  }
  if (yield->num_operands != op->num_results) {
    Diagnostic *diag = op_emit_op_error(
        ctx, op, "expected each region to return %u values, ", op->num_results);
    diag_text(diag, "but ");
    diag_region_name(diag, index);
    diag_format(diag, " returns %u", yield->num_operands);
    op_attach_note(ctx, diag, yield, "see yield operation here");
    return false;
  }
  for (unsigned i = 0; i < op->num_results; i++) {
    if (op_result_type(op, i) == op_operand_type(yield, i))
      continue;
    Diagnostic *diag = op_emit_op_error(
        ctx, op, "expected result #%u of each region to be ", i);
    diag_type(diag, op_result_type(op, i));
    Diagnostic *note = op_attach_note(ctx, diag, yield, "%s", "");
    diag_region_name(note, index);
    diag_text(note, " returns ");
    diag_type(note, op_operand_type(yield, i));
    diag_text(note, " here");
    return false;
  }
  return true;
}

static int compare_numbers(const void *lhs, const void *rhs) {
  int64_t left = *(const int64_t *)lhs, right = *(const int64_t *)rhs;
  return left < right ? -1 : left > right;
}

/// Is `number` among the sorted `values` twice?
static bool is_repeated(const int64_t *values, size_t count, int64_t number) {
  const int64_t *found =
      bsearch(&number, values, count, sizeof *values, compare_numbers);
  return (found > values && found[-1] == number) ||
         (found + 1 < values + count && found[1] == number);
}

/// The case value that is repeated; of several, the one whose repetition comes
/// first. False if there is none.
static bool find_duplicate(const DenseArrayAttr *cases, int64_t *duplicate) {
  const int64_t *values = cases->data;
  size_t size = cases->size;
  int64_t *sorted = mem_alloc((size + 1) * sizeof *sorted);
  if (size)
    memcpy(sorted, values, size * sizeof *sorted);
  qsort(sorted, size, sizeof *sorted, compare_numbers);
  bool found = false;
  for (size_t i = 1; i < size; i++)
    found |= sorted[i] == sorted[i - 1];
  for (size_t i = size; found && i-- > 0;)
    if (is_repeated(sorted, size, values[i]))
      *duplicate = values[i];
  mem_free(sorted);
  return found;
}

bool scf_verify_index_switch(Context *ctx, const Operation *op) {
  const DenseArrayAttr *cases =
      attr_as_dense_array(op_prop(op, SCF_INDEX_SWITCH_CASES));
  unsigned num_cases = op->num_regions ? op->num_regions - 1 : 0;
  if (cases->size != num_cases) {
    op_emit_op_error(ctx, op, "has %u case regions but %zu case values",
                     num_cases, cases->size);
    return false;
  }
  int64_t duplicate = 0;
  if (find_duplicate(cases, &duplicate)) {
    op_emit_op_error(ctx, op, "has duplicate case value: %lld",
                     (long long)duplicate);
    return false;
  }
  for (unsigned i = 0; i < op->num_regions; i++)
    if (!verify_switch_region(ctx, op, i))
      return false;
  return true;
}
