// SPDX-License-Identifier: Apache-2.0
// ConversionTarget: the operations that are legal after a dialect conversion.
// Follows mlir::ConversionTarget.
#ifndef MLOPT_REWRITE_CONVERSION_TARGET_H
#define MLOPT_REWRITE_CONVERSION_TARGET_H

#include "ir/operation.h"
#include "support/hash_table.h"

typedef enum LegalityAction {
  LEGALITY_UNKNOWN,
  LEGALITY_LEGAL,
  LEGALITY_DYNAMIC,
  LEGALITY_ILLEGAL,
} LegalityAction;

/// Is this operation legal? LEGALITY_UNKNOWN leaves it to the other rules.
typedef LegalityAction LegalityCallback(const Operation *op, const void *user);

/// Rules by operation and by dialect. `{0}` is a valid target without rules.
/// Owns its tables.
typedef struct ConversionTarget {
  Arena arena;
  PtrMap ops;                   ///< Maps OpDef * to rule.
  PtrMap dialects;              ///< Maps DialectDef * to rule.
  struct LegalityRule *unknown; ///< Rule for all other operations, or NULL.
  struct LegalityRule *default_handler; ///< isDynamicallyLegal.
} ConversionTarget;

/// A target that knows of no operation or dialect.
void conversion_target_init(ConversionTarget *target);
/// Leaves `target` without anything, to be set up again.
void conversion_target_free(ConversionTarget *target);

/// Frees the tables; the target is empty again.
/// Marks `def` legal. A later mark replaces an earlier one. Marks of operations
/// win over marks of dialects.
void conversion_target_add_legal_op(ConversionTarget *target, const OpDef *def);
/// Marks `def` illegal.
void conversion_target_add_illegal_op(ConversionTarget *target,
                                      const OpDef *def);
/// Marks all of `defs` legal.
void conversion_target_add_legal_ops(ConversionTarget *target,
                                     const OpDef *const *defs, size_t count);
/// Marks all of `defs` illegal.
void conversion_target_add_illegal_ops(ConversionTarget *target,
                                       const OpDef *const *defs, size_t count);
/// Lets `callback` decide for each operation of `def`; if it is NULL, the
/// default handler decides. If a newer callback does not know, the older one is
/// asked.
void conversion_target_add_dynamic_op(ConversionTarget *target,
                                      const OpDef *def,
                                      LegalityCallback *callback,
                                      const void *user);
/// Marks legal all operations of `dialect` that have no mark of their own.
void conversion_target_add_legal_dialect(ConversionTarget *target,
                                         const DialectDef *dialect);
/// Marks illegal all operations of `dialect` that have no mark of their own.
void conversion_target_add_illegal_dialect(ConversionTarget *target,
                                           const DialectDef *dialect);
/// Lets `callback`, or the default handler if it is NULL, decide for the
/// operations of `dialect` that have no mark of their own.
void conversion_target_add_dynamic_dialect(ConversionTarget *target,
                                           const DialectDef *dialect,
                                           LegalityCallback *callback,
                                           const void *user);
/// Lets `callback` decide for all operations that no other rule covers.
void conversion_target_mark_unknown_dynamic(ConversionTarget *target,
                                            LegalityCallback *callback,
                                            const void *user);
/// Sets what decides for dynamic marks without a callback.
void conversion_target_set_default_handler(ConversionTarget *target,
                                           LegalityCallback *callback,
                                           const void *user);
/// Declares everything in a legal `def` legal too. If `callback` is NULL, that
/// holds for every instance. False, with nothing done, if `def` is not marked
/// legal or dynamic.
bool conversion_target_mark_recursively_legal(ConversionTarget *target,
                                              const OpDef *def,
                                              LegalityCallback *callback,
                                              const void *user);

typedef struct Legality {
  LegalityAction action; ///< For this operation: LEGAL, ILLEGAL or UNKNOWN.
  bool is_recursive;
} Legality;
/// Is `op` legal, and is everything in it?
Legality conversion_target_legality(const ConversionTarget *target,
                                    const Operation *op);
/// The mark that covers `def`, without asking callbacks.
LegalityAction conversion_target_action(const ConversionTarget *target,
                                        const OpDef *def);

#endif
