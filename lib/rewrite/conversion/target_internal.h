// SPDX-License-Identifier: Apache-2.0
// Rules of a ConversionTarget, for the driver, which keeps the one of each
// operation definition at hand.
#ifndef MLOPT_REWRITE_CONVERSION_TARGET_INTERNAL_H
#define MLOPT_REWRITE_CONVERSION_TARGET_INTERNAL_H

#include "rewrite/conversion/target.h"

typedef struct LegalityRule LegalityRule;
struct LegalityRule {
  LegalityAction action;
  bool is_recursive;
  LegalityCallback *callback; ///< For DYNAMIC; NULL: the default handler.
  const void *user;
  LegalityCallback *recursive_callback; ///< NULL: in every instance.
  const void *recursive_user;
  LegalityRule *older; ///< Asked where `callback` does not know. NULL: none.
};

/// The rule for `def`, or NULL: nothing was said.
const LegalityRule *conversion_target_rule(const ConversionTarget *target,
                                           const OpDef *def);
/// What `rule` (of op->def, not NULL) says of `op`.
LegalityAction legality_rule_action(const ConversionTarget *target,
                                    const LegalityRule *rule,
                                    const Operation *op);
/// Is everything in `op`, which is legal, legal too?
bool legality_rule_covers_regions(const LegalityRule *rule,
                                  const Operation *op);

#endif
