// SPDX-License-Identifier: Apache-2.0
// Folding of one operation. Follows mlir::Operation::fold.
#include "ir/interfaces/fold.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/op_diag.h"

#include "support/memory.h"

enum { FEW_OPERANDS = 16 };

/// op(c, x) -> op(x, c) for commutative operations: constant operands move
/// after the others, each group in its order. False if they are there already.
/// `values` are the operands.
static bool move_constants_right(Operation *op, Value *const *values,
                                 const Attribute **constants) {
  uint32_t count = op->num_operands;
  uint32_t first = 0;
  while (first < count && !constants[first])
    first++;
  uint32_t end = first;
  while (end < count && constants[end])
    end++;
  if (end == count)
    return false;
  uint32_t at = first;
  for (uint32_t i = first; i < count; i++)
    if (!constants[i])
      op_set_operand(op, at++, values[i]);
  for (uint32_t i = first; i < count; i++)
    if (constants[i])
      op_set_operand(op, at++, values[i]);
  return true;
}

/// Did the hook give its own first result, or nothing?
static bool is_in_place(const Operation *op, const FoldResult *results) {
  if (op->num_results == 0)
    return true;
  if (results[0].attr)
    return false;
  return !results[0].value || results[0].value == op_result(op, 0);
}

const Attribute *op_constant_attr(Context *ctx, Operation *op) {
  if (op->num_props || !op_has_trait(op, TRAIT_CONSTANT_LIKE) ||
      !op->def->fold || op->num_operands || op->num_results != 1)
    return op_constant_value(op);
  FoldResult result = {0};
  return op->def->fold(ctx, op, NULL, &result) ? result.attr : NULL;
}

/// Finds the operands and their constants. True if a constant may precede an
/// operand that is not constant.
static inline bool look_up_operands(Context *ctx, const Operation *op,
                                    Value **values,
                                    const Attribute **constants) {
  bool has_constant = false, may_swap = false;
  const Use *operands = op_operand_slots(op);
  for (uint32_t i = 0, count = op->num_operands; i < count; i++) {
    const Value *value = values[i] = operands[i].value;
    constants[i] = NULL;
    may_swap |= has_constant;
    if (!value->is_constant)
      continue;
    Operation *def = value_defining_op(value);
    constants[i] =
        def->num_props ? op_prop(def, 0) : op_constant_attr(ctx, def);
    has_constant = true;
  }
  return may_swap;
}

static inline bool run_fold_hooks(Context *ctx, Operation *op,
                                  const Attribute *const *constants,
                                  FoldResult *results) {
  if (op->def->fold && op->def->fold(ctx, op, constants, results))
    return true;
  const DialectDef *dialect = op->def->dialect;
  return dialect && dialect->fold && dialect->fold(ctx, op, constants, results);
}

bool op_run_fold_hooks(Context *ctx, Operation *op,
                       const Attribute *const *constants, FoldResult *results) {
  return run_fold_hooks(ctx, op, constants, results);
}

/// Does each result of the hook have one value of the right type, or one
/// attribute?
static bool check_results(Context *ctx, const Operation *op,
                          const FoldResult *results) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    const Value *value = results[i].value;
    const Type *type = op_result_type(op, i);
    if (value ? value->type == type : results[i].attr != NULL)
      continue;
    if (!value) {
      op_emit_op_error(ctx, op, "folder did not produce result #%u", i);
      return false;
    }
    Diagnostic *diag = op_emit_op_error(
        ctx, op, "folder produced a value of incorrect type: ");
    diag_type(diag, value->type);
    diag_text(diag, ", expected: ");
    diag_type(diag, type);
    return false;
  }
  return true;
}

static bool swap_constants(Operation *op, Value *const *values,
                           const Attribute **constants) {
  return op_has_trait(op, TRAIT_COMMUTATIVE) && op->num_operands > 1 &&
         move_constants_right(op, values, constants);
}

/// The status, once a hook has folded `op`.
static FoldStatus end_fold(Context *ctx, Operation *op,
                           const Attribute **constants,
                           const FoldResult *results) {
  if (!is_in_place(op, results))
    return check_results(ctx, op, results) ? FOLD_REPLACED : FOLD_FAILED;
  if (!op_has_trait(op, TRAIT_COMMUTATIVE))
    return FOLD_IN_PLACE;
  // The constants may be of operands that the hook has exchanged.
  Value *few[FEW_OPERANDS];
  Value **values = few;
  if (op->num_operands > FEW_OPERANDS)
    values = mem_alloc(op->num_operands * sizeof *values);
  look_up_operands(ctx, op, values, constants);
  swap_constants(op, values, constants);
  if (values != few)
    mem_free(values);
  return FOLD_IN_PLACE;
}

static inline FoldStatus fold_with(Context *ctx, Operation *op, Value **values,
                                   const Attribute **constants,
                                   FoldResult *results) {
  bool may_swap = look_up_operands(ctx, op, values, constants);
  if (op->num_results)
    results[0] = (FoldResult){0};
  for (uint32_t i = 1; i < op->num_results; i++)
    results[i] = (FoldResult){0};
  uint32_t num_made = ctx->next_op_id;
  bool has_folded = run_fold_hooks(ctx, op, constants, results);
  assert((op->def->fold_creates || ctx->next_op_id == num_made) &&
         "a fold creates no operations");
  (void)num_made;
  if (has_folded)
    return end_fold(ctx, op, constants, results);
  return may_swap && swap_constants(op, values, constants) ? FOLD_IN_PLACE
                                                           : FOLD_FAILED;
}

FoldStatus op_fold_from(Context *ctx, Operation *op, Value **operands,
                        FoldResult *results) {
  const Attribute *few[FEW_OPERANDS];
  const Attribute **constants = few;
  // A hook may drop operands, but does not add any.
  if (op->num_operands > FEW_OPERANDS)
    constants = mem_alloc(op->num_operands * sizeof *constants);
  FoldStatus status = fold_with(ctx, op, operands, constants, results);
  if (constants != few)
    mem_free(constants);
  return status;
}

FoldStatus op_fold(Context *ctx, Operation *op, FoldResult *results) {
  Value *few[FEW_OPERANDS];
  if (op->num_operands <= FEW_OPERANDS)
    return op_fold_from(ctx, op, few, results);
  Value **operands = mem_alloc(op->num_operands * sizeof *operands);
  FoldStatus status = op_fold_from(ctx, op, operands, results);
  mem_free(operands);
  return status;
}
