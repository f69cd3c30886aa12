// SPDX-License-Identifier: Apache-2.0
// ConversionTarget: what is legal after a dialect conversion. Follows
// mlir::ConversionTarget.
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

/// Is this instance legal? LEGALITY_UNKNOWN: leave it to the others.
typedef LegalityAction LegalityCallback(const Operation *op, const void *user);

/// Zero is a valid target on which nothing is said. Owns its tables.
typedef struct ConversionTarget {
  Arena arena;
  PtrMap ops;                           ///< OpDef * to rule.
  PtrMap dialects;                      ///< DialectDef * to rule.
  struct LegalityRule *unknown;         ///< Rule for all else, or NULL.
  struct LegalityRule *default_handler; ///< isDynamicallyLegal.
} ConversionTarget;

void conversion_target_init(ConversionTarget *target);
void conversion_target_free(ConversionTarget *target);

/// Marks an operation; a later mark replaces an earlier one; marks of
/// operations win over marks of dialects.
void conversion_target_add_legal_op(ConversionTarget *target, const OpDef *def);
void conversion_target_add_illegal_op(ConversionTarget *target,
                                      const OpDef *def);
void conversion_target_add_legal_ops(ConversionTarget *target,
                                     const OpDef *const *defs, size_t count);
void conversion_target_add_illegal_ops(ConversionTarget *target,
                                       const OpDef *const *defs, size_t count);
/// `callback` NULL: the default handler decides.
void conversion_target_add_dynamic_op(ConversionTarget *target,
                                      const OpDef *def,
                                      LegalityCallback *callback,
                                      const void *user);
void conversion_target_add_legal_dialect(ConversionTarget *target,
                                         const DialectDef *dialect);
void conversion_target_add_illegal_dialect(ConversionTarget *target,
                                           const DialectDef *dialect);
void conversion_target_add_dynamic_dialect(ConversionTarget *target,
                                           const DialectDef *dialect,
                                           LegalityCallback *callback,
                                           const void *user);
void conversion_target_mark_unknown_dynamic(ConversionTarget *target,
                                            LegalityCallback *callback,
                                            const void *user);
void conversion_target_set_default_handler(ConversionTarget *target,
                                           LegalityCallback *callback,
                                           const void *user);
/// Everything in a legal `def` is legal. `callback` NULL: in every instance.
/// False (nothing done) if `def` is not marked legal or dynamic.
bool conversion_target_mark_recursively_legal(ConversionTarget *target,
                                              const OpDef *def,
                                              LegalityCallback *callback,
                                              const void *user);

typedef struct Legality {
  LegalityAction action; ///< LEGAL, ILLEGAL or UNKNOWN for this instance.
  bool is_recursive;
} Legality;
Legality conversion_target_legality(const ConversionTarget *target,
                                    const Operation *op);
/// What was said of `def` in general.
LegalityAction conversion_target_action(const ConversionTarget *target,
                                        const OpDef *def);

#endif
