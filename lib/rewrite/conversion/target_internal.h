// SPDX-License-Identifier: Apache-2.0
// Rules of a ConversionTarget. The driver uses them to remember the rule of
// each operation definition.
#ifndef MLOPT_REWRITE_CONVERSION_TARGET_INTERNAL_H
#define MLOPT_REWRITE_CONVERSION_TARGET_INTERNAL_H

#include "rewrite/conversion/target.h"

typedef struct LegalityRule LegalityRule;
struct LegalityRule {
  LegalityAction action;
  bool is_recursive;
  LegalityCallback *callback; ///< For DYNAMIC. NULL: the default handler.
  const void *user;
  LegalityCallback *recursive_callback; ///< NULL: covers every instance.
  const void *recursive_user;
  LegalityRule *older; ///< Asked if `callback` does not know. NULL: none.
};

/// The rule for `def`. NULL if there is none.
const LegalityRule *conversion_target_rule(const ConversionTarget *target,
                                           const OpDef *def);
/// What `rule`, the rule of op->def, says about `op`. `rule` is not NULL.
LegalityAction legality_rule_action(const ConversionTarget *target,
                                    const LegalityRule *rule,
                                    const Operation *op);
/// Is everything in `op` legal too? `op` itself is legal.
bool legality_rule_covers_regions(const LegalityRule *rule,
                                  const Operation *op);

#endif
