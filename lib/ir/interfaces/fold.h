// SPDX-License-Identifier: Apache-2.0
// What a fold hook gives back: values or constants, never operations.
#ifndef MLOPT_IR_INTERFACES_FOLD_H
#define MLOPT_IR_INTERFACES_FOLD_H

#include "ir/definitions/dialect_def.h"
#include "ir/operation.h"

/// Exactly one of the two is set. Follows mlir::OpFoldResult.
struct FoldResult {
  Value *value;
  const Attribute *attr;
};
typedef struct FoldResult FoldResult;

/// What op_fold did.
typedef enum FoldStatus {
  FOLD_FAILED,
  FOLD_IN_PLACE, ///< The operation changed; its results are still its own.
  FOLD_REPLACED, ///< `results` has one entry per result.
} FoldStatus;

/// Folds `op` by its definition's hook, with constant operands looked up
/// (TRAIT_CONSTANT_LIKE operations give their `value` property). `results` has
/// room for op->num_results. Creates no operation, but for
/// OpDef.fold_creates. A result may be that of an operation directly in `op`,
/// which the caller then moves out, as the drivers do. A result that is the
/// operation's own first value means "changed in place". Results that a hook
/// has left out or given another type are its mistake: FOLD_FAILED, after an
/// error. Linear in operands.
FoldStatus op_fold(Context *ctx, Operation *op, FoldResult *results);

/// As op_fold. `operands[i]`, for which there is room, becomes what operand i
/// was before.
FoldStatus op_fold_from(Context *ctx, Operation *op, Value **operands,
                        FoldResult *results);

/// Has `def` a hook that folds: its own, or its dialect's for all operations?
static inline bool op_def_has_fold(const OpDef *def) {
  return def->fold || (def->dialect && def->dialect->fold);
}

/// Asks the operation's hook, then the dialect's. True: `results`, which are
/// all empty at first, are filled in, or `op` changed in place.
bool op_run_fold_hooks(Context *ctx, Operation *op,
                       const Attribute *const *constants, FoldResult *results);

/// `attr` if `op` is a constant, else NULL.
static inline const Attribute *op_constant_value(const Operation *op) {
  if (!op_has_trait(op, TRAIT_CONSTANT_LIKE) || op->num_props == 0)
    return NULL;
  return op_prop(op, 0);
}
/// As op_constant_value, also for constants without properties: their hook
/// gives the value. m_Constant of mlir.
const Attribute *op_constant_attr(Context *ctx, Operation *op);

/// The constant that `value` is, or NULL.
static inline const Attribute *value_constant(const Value *value) {
  return value->is_constant ? op_constant_value(value_defining_op(value))
                            : NULL;
}

/// False: op_fold would do nothing, as there is no hook, and constants are on
/// the right. Linear in operands.
static inline bool op_may_fold(const Operation *op) {
  if (op_def_has_fold(op->def))
    return true;
  const Use *operands = op_operand_slots(op);
  bool has_constant = false;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    bool is_constant = value_constant(operands[i].value) != NULL;
    if (has_constant && !is_constant)
      return op_has_trait(op, TRAIT_COMMUTATIVE);
    has_constant |= is_constant;
  }
  return false;
}

#endif
