// SPDX-License-Identifier: Apache-2.0
// ConversionTarget: the rule of the operation applies, else that of the
// dialect, else the one for all other operations.
#include "rewrite/conversion/target.h"

#include "rewrite/conversion/target_internal.h"

void conversion_target_init(ConversionTarget *target) {
  *target = (ConversionTarget){0};
  arena_init(&target->arena);
}

void conversion_target_free(ConversionTarget *target) {
  ptr_map_free(&target->ops);
  ptr_map_free(&target->dialects);
  arena_free(&target->arena);
  *target = (ConversionTarget){0};
}

static LegalityRule *rule_create(ConversionTarget *target,
                                 LegalityAction action,
                                 LegalityCallback *callback, const void *user) {
  assert(action == LEGALITY_DYNAMIC || !callback);
  LegalityRule *rule = arena_alloc_zero(&target->arena, sizeof *rule);
  rule->action = action;
  rule->callback = callback;
  rule->user = user;
  return rule;
}

/// Makes `rule` the newest rule for `key`. An older dynamic rule is asked what
/// a new callback does not know. Recursive legality carries over to the new
/// rule.
static void set_rule(PtrMap *map, const void *key, LegalityRule *rule) {
  void **slot = ptr_map_slot(map, key);
  LegalityRule *older = *slot;
  if (older && rule->callback && older->action == LEGALITY_DYNAMIC)
    rule->older = older;
  if (older && rule->action != LEGALITY_ILLEGAL) {
    rule->is_recursive = older->is_recursive;
    rule->recursive_callback = older->recursive_callback;
    rule->recursive_user = older->recursive_user;
  }
  *slot = rule;
}

void conversion_target_add_legal_op(ConversionTarget *target,
                                    const OpDef *def) {
  set_rule(&target->ops, def, rule_create(target, LEGALITY_LEGAL, NULL, NULL));
}

void conversion_target_add_illegal_op(ConversionTarget *target,
                                      const OpDef *def) {
  set_rule(&target->ops, def,
           rule_create(target, LEGALITY_ILLEGAL, NULL, NULL));
}

void conversion_target_add_legal_ops(ConversionTarget *target,
                                     const OpDef *const *defs, size_t count) {
  for (size_t i = 0; i < count; i++)
    conversion_target_add_legal_op(target, defs[i]);
}

void conversion_target_add_illegal_ops(ConversionTarget *target,
                                       const OpDef *const *defs, size_t count) {
  for (size_t i = 0; i < count; i++)
    conversion_target_add_illegal_op(target, defs[i]);
}

void conversion_target_add_dynamic_op(ConversionTarget *target,
                                      const OpDef *def,
                                      LegalityCallback *callback,
                                      const void *user) {
  set_rule(&target->ops, def,
           rule_create(target, LEGALITY_DYNAMIC, callback, user));
}

void conversion_target_add_legal_dialect(ConversionTarget *target,
                                         const DialectDef *dialect) {
  set_rule(&target->dialects, dialect,
           rule_create(target, LEGALITY_LEGAL, NULL, NULL));
}

void conversion_target_add_illegal_dialect(ConversionTarget *target,
                                           const DialectDef *dialect) {
  set_rule(&target->dialects, dialect,
           rule_create(target, LEGALITY_ILLEGAL, NULL, NULL));
}

void conversion_target_add_dynamic_dialect(ConversionTarget *target,
                                           const DialectDef *dialect,
                                           LegalityCallback *callback,
                                           const void *user) {
  set_rule(&target->dialects, dialect,
           rule_create(target, LEGALITY_DYNAMIC, callback, user));
}

void conversion_target_mark_unknown_dynamic(ConversionTarget *target,
                                            LegalityCallback *callback,
                                            const void *user) {
  LegalityRule *rule = rule_create(target, LEGALITY_DYNAMIC, callback, user);
  rule->older = target->unknown;
  target->unknown = rule;
}

void conversion_target_set_default_handler(ConversionTarget *target,
                                           LegalityCallback *callback,
                                           const void *user) {
  target->default_handler =
      rule_create(target, LEGALITY_DYNAMIC, callback, user);
}

bool conversion_target_mark_recursively_legal(ConversionTarget *target,
                                              const OpDef *def,
                                              LegalityCallback *callback,
                                              const void *user) {
  LegalityRule *rule = ptr_map_get(&target->ops, def);
  if (!rule || rule->action == LEGALITY_ILLEGAL)
    return false;
  rule->is_recursive = true;
  rule->recursive_callback = callback;
  rule->recursive_user = user;
  return true;
}

const LegalityRule *conversion_target_rule(const ConversionTarget *target,
                                           const OpDef *def) {
  const LegalityRule *rule = ptr_map_get(&target->ops, def);
  if (!rule && def->dialect)
    rule = ptr_map_get(&target->dialects, def->dialect);
  return rule ? rule : target->unknown;
}

static LegalityAction dynamic_action(const ConversionTarget *target,
                                     const LegalityRule *rule,
                                     const Operation *op) {
  for (; rule; rule = rule->older) {
    const LegalityRule *asked = rule->callback ? rule : target->default_handler;
    if (!asked || !asked->callback)
      continue;
    LegalityAction action = asked->callback(op, asked->user);
    if (action != LEGALITY_UNKNOWN)
      return action;
  }
  return LEGALITY_UNKNOWN;
}

LegalityAction legality_rule_action(const ConversionTarget *target,
                                    const LegalityRule *rule,
                                    const Operation *op) {
  if (rule->action != LEGALITY_DYNAMIC)
    return rule->action;
  return dynamic_action(target, rule, op);
}

bool legality_rule_covers_regions(const LegalityRule *rule,
                                  const Operation *op) {
  if (!rule->is_recursive)
    return false;
  return !rule->recursive_callback ||
         rule->recursive_callback(op, rule->recursive_user) == LEGALITY_LEGAL;
}

Legality conversion_target_legality(const ConversionTarget *target,
                                    const Operation *op) {
  const LegalityRule *rule = conversion_target_rule(target, op->def);
  if (!rule)
    return (Legality){LEGALITY_UNKNOWN, false};
  LegalityAction action = legality_rule_action(target, rule, op);
  bool covers =
      action == LEGALITY_LEGAL && legality_rule_covers_regions(rule, op);
  return (Legality){action, covers};
}

LegalityAction conversion_target_action(const ConversionTarget *target,
                                        const OpDef *def) {
  const LegalityRule *rule = conversion_target_rule(target, def);
  return rule ? rule->action : LEGALITY_UNKNOWN;
}
