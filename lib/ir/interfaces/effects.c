// SPDX-License-Identifier: Apache-2.0
// Effects from traits, or from OpInterfaces.effects. An operation with
// TRAIT_RECURSIVE_EFFECTS has those of the operations inside it, which are
// walked without recursion.
#include "ir/interfaces/effects.h"

#include "ir/attributes/attribute.h"
#include "ir/definitions/prop_def.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/walk.h"

enum {
  KNOWN_EFFECTS = TRAIT_PURE | TRAIT_READS_MEMORY | TRAIT_WRITES_MEMORY |
                  TRAIT_ALLOCATES | TRAIT_FREES,
};

/// Is it an atomic ordering that affects other accesses?
static bool is_synchronizing(const Attribute *ordering) {
  enum { UNORDERED = 1 }; ///< As in llvm::AtomicOrdering; 0: not atomic.
  int64_t number;
  return !attr_integer_value(ordering, &number) || number > UNORDERED;
}

/// A read that is volatile, or atomic with more than `unordered`, may have
/// other effects. Linear in the properties.
static bool is_ordered_read(const Operation *op) {
  if (!op_has_trait(op, TRAIT_READS_MEMORY) || op->def->is_unregistered)
    return false;
  for (unsigned i = 0; i < op->def->num_props; i++) {
    StringRef name = op->def->props[i].name;
    const Attribute *value = op_prop(op, i);
    if (value &&
        (string_ref_equals(name, STR("volatile_")) ||
         (string_ref_equals(name, STR("ordering")) && is_synchronizing(value))))
      return true;
  }
  return false;
}

static bool writes(const Operation *op) {
  return op_has_trait(op, TRAIT_WRITES_MEMORY) || is_ordered_read(op);
}

static bool stays_unused(const Operation *op) {
  return op_has_trait(op, TRAIT_WRITES_MEMORY | TRAIT_FREES) ||
         is_ordered_read(op) ||
         (op_has_trait(op, TRAIT_ALLOCATES) && !op->num_results);
}

static bool says_its_effects(const Operation *op) {
  return op->def->interfaces && op->def->interfaces->effects;
}

/// Has `op` itself one of `effects`? An operation that does not tell has all of
/// them.
static bool has_effect(const Operation *op, unsigned effects) {
  if (says_its_effects(op))
    return op->def->interfaces->effects(op) & effects;
  if (!op_has_trait(op, KNOWN_EFFECTS))
    return !op_has_trait(op, TRAIT_RECURSIVE_EFFECTS);
  return ((effects & EFFECT_WRITES) && writes(op)) ||
         ((effects & EFFECT_ANY) &&
          op_has_trait(op, KNOWN_EFFECTS & ~(Traits)TRAIT_PURE)) ||
         ((effects & EFFECT_STAYS) && stays_unused(op));
}

/// The operation that has one of `effects`: `op` itself or, where they count,
/// the first one inside; NULL if there is none. Operations in `known` are known
/// to have one inside.
static const Operation *find_effect(const Operation *op, unsigned effects,
                                    const PtrMap *known) {
  if (has_effect(op, effects))
    return op;
  if (!op_has_trait(op, TRAIT_RECURSIVE_EFFECTS))
    return NULL;
  // The walk only reads; its cursor is not const because it serves writers too.
  Operation *root = (Operation *)(uintptr_t)op;
  Operation *inner = walk_next_preorder(root, root);
  while (inner) {
    if (has_effect(inner, effects))
      return inner;
    if (known && inner->num_regions && ptr_map_has(known, inner))
      return inner;
    inner = op_has_trait(inner, TRAIT_RECURSIVE_EFFECTS)
                ? walk_next_preorder(root, inner)
                : walk_next_skipping_regions(root, inner);
  }
  return NULL;
}

static bool has_effect_within(const Operation *op, unsigned effects) {
  return find_effect(op, effects, NULL) != NULL;
}

bool op_always_stays(const Operation *op) {
  return op->def->is_unregistered ||
         op_has_trait(op, TRAIT_TERMINATOR | TRAIT_SYMBOL);
}

bool op_would_be_trivially_dead(const Operation *op) {
  if (op_always_stays(op))
    return false;
  if (op_has_trait(op, TRAIT_PURE) && !op->num_regions)
    return true;
  return !has_effect_within(op, EFFECT_STAYS);
}

bool op_is_unused(const Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (op->results[i].first_use)
      return false;
  return true;
}

bool op_is_trivially_dead(const Operation *op) {
  return op_is_unused(op) && op_would_be_trivially_dead(op);
}

bool op_stands_alone(const Operation *op) {
  return !op->num_results && !op->num_operands && !op->num_successors &&
         !op_has_trait(op, TRAIT_SYMBOL_TABLE) &&
         (!op->num_regions || op_has_trait(op, TRAIT_ISOLATED)) &&
         !op_would_be_trivially_dead(op);
}

bool op_is_memory_effect_free(const Operation *op) {
  return !has_effect_within(op, EFFECT_ANY);
}

bool op_only_reads(const Operation *op) {
  if (says_its_effects(op))
    return op->def->interfaces->effects(op) & EFFECT_ONLY_READS;
  return (op->def->traits & KNOWN_EFFECTS) == TRAIT_READS_MEMORY &&
         !is_ordered_read(op);
}

bool op_effects_vary(const Operation *op) {
  return op_has_trait(op, TRAIT_READS_MEMORY) || says_its_effects(op);
}

//===- Staying operations -------------------------------------------------===//

void staying_ops_free(StayingOps *staying) { ptr_map_free(&staying->known); }

void staying_ops_clear(StayingOps *staying) { ptr_map_clear(&staying->known); }

bool staying_ops_has(StayingOps *staying, const Operation *op) {
  if (!op->num_regions || op_always_stays(op))
    return !op_would_be_trivially_dead(op);
  if (ptr_map_has(&staying->known, op))
    return true;
  const Operation *reason = find_effect(op, EFFECT_STAYS, &staying->known);
  for (const Operation *at = reason; at && at != op; at = op_parent(at))
    ptr_map_set(&staying->known, op_parent(at), op_parent(at));
  return reason != NULL;
}

void staying_ops_forget(StayingOps *staying, const Operation *op) {
  while (op && ptr_map_remove(&staying->known, op))
    op = op_parent(op);
}

//===- Summaries ----------------------------------------------------------===//

enum { SUMMARY_TAG = 16 };

void effect_summaries_free(EffectSummaries *summaries) {
  ptr_map_free(&summaries->known);
}

static unsigned own_summary(const Operation *op) {
  Traits effects = KNOWN_EFFECTS | TRAIT_RECURSIVE_EFFECTS;
  if ((op->def->traits & effects) == TRAIT_PURE)
    return 0;
  return (has_effect_within(op, EFFECT_WRITES) ? EFFECT_WRITES : 0u) |
         (has_effect_within(op, EFFECT_ANY) ? EFFECT_ANY : 0u) |
         (has_effect_within(op, EFFECT_STAYS) ? EFFECT_STAYS : 0u);
}

/// Are the effects of `op` exactly those of what is inside?
static bool is_all_inside(const Operation *op) {
  return op->num_regions && op_has_trait(op, TRAIT_RECURSIVE_EFFECTS) &&
         !op_has_trait(op, KNOWN_EFFECTS) && !says_its_effects(op);
}

static unsigned known_summary(const EffectSummaries *summaries,
                              const Operation *op) {
  void *known = is_all_inside(op) ? ptr_map_get(&summaries->known, op) : NULL;
  return known ? (unsigned)(uintptr_t)known & ~(unsigned)SUMMARY_TAG
               : own_summary(op);
}

unsigned effect_summaries_get(EffectSummaries *summaries, const Operation *op) {
  if (!is_all_inside(op))
    return own_summary(op);
  unsigned effects = 0;
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      FOR_EACH_OP(inner, block)
        effects |= known_summary(summaries, inner);
  ptr_map_set(&summaries->known, op,
              (void *)(uintptr_t)(effects | SUMMARY_TAG));
  return effects;
}
