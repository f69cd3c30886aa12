// SPDX-License-Identifier: Apache-2.0
// Effects that an attribute of the operation lists, a dictionary for each:
// what it does (`effect`), and to what: `on_result`, `on_operand`, ….
#include "dialects/test/test_internal.h"

#include "ir/interfaces/effects.h"
#include "ir/op_attrs.h"
#include "ir/operation.h"

static bool is_effect(const Attribute *entry, StringRef effect) {
  const Attribute *name = dictionary_get(entry, STR("effect"));
  return attr_as_string(name) &&
         string_ref_equals(attr_string_value(name), effect);
}

static bool is_on_result(const Attribute *entry) {
  return dictionary_get(entry, STR("on_result")) != NULL;
}

static bool allocates_result(const ArrayAttr *list) {
  for (size_t i = 0; i < list->size; i++)
    if (is_on_result(list->elements[i]) &&
        is_effect(list->elements[i], STR("allocate")))
      return true;
  return false;
}

static unsigned listed_effects(const Operation *op) {
  const ArrayAttr *list = attr_as_array(op_attr(op, STR("effects")));
  if (!list || !list->size)
    return 0;
  bool owns_result = allocates_result(list);
  unsigned effects = EFFECT_ANY | EFFECT_ONLY_READS;
  for (size_t i = 0; i < list->size; i++) {
    const Attribute *entry = list->elements[i];
    if (is_effect(entry, STR("read")))
      continue;
    effects &= ~(unsigned)EFFECT_ONLY_READS;
    if (is_effect(entry, STR("write")))
      effects |= EFFECT_WRITES;
    // Effects on its own memory vanish with the operation.
    if (!owns_result || !is_on_result(entry))
      effects |= EFFECT_STAYS;
  }
  return effects;
}

static unsigned result_effects(const Operation *op) {
  (void)op;
  return EFFECT_ANY | EFFECT_WRITES;
}

const OpInterfaces test_listed_effects = {.effects = listed_effects};
const OpInterfaces test_result_effects = {.effects = result_effects};
