// SPDX-License-Identifier: Apache-2.0
#include "bytecode/props.h"

#include "bytecode/format.h"
#include "ir/definitions/prop_def.h"

unsigned prop_num_segments(const OpDef *def, unsigned slot) {
  if (slot + 1 == def->segment_prop)
    return def->num_operand_defs;
  if (slot + 1 == def->result_segment_prop)
    return def->num_result_defs;
  // Calls of llvm: their operands, and those of their bundles.
  return string_ref_equals(def->props[slot].name, STR("operandSegmentSizes"))
             ? 2
             : 0;
}

/// Does upstream require the property? Only listed where the operation's table,
/// which accepts older spellings too, differs.
typedef struct Exception {
  StringRef op; ///< Or the start of its name.
  StringRef prop;
  PropKind kind;
} Exception;

static const Exception exceptions[] = {
    {STR_INIT("llvm.alloca"), STR_INIT("elem_type"), PROP_REQUIRED},
    {STR_INIT("llvm.getelementptr"), STR_INIT("elem_type"), PROP_REQUIRED},
    {STR_INIT("llvm.getelementptr"), STR_INIT("rawConstantIndices"),
     PROP_REQUIRED},
    {STR_INIT("llvm."), STR_INIT("op_bundle_sizes"), PROP_REQUIRED},
    {STR_INIT("llvm.intr.prefetch"), STR_INIT("cache"), PROP_REQUIRED},
    {STR_INIT("llvm.intr.prefetch"), STR_INIT("hint"), PROP_REQUIRED},
    {STR_INIT("llvm.intr.prefetch"), STR_INIT("rw"), PROP_REQUIRED},
    {STR_INIT("llvm.intr.mem"), STR_INIT("isVolatile"), PROP_REQUIRED},
};

static PropKind prop_kind(const OpDef *def, unsigned slot) {
  const PropDef *prop = &def->props[slot];
  if (prop_num_segments(def, slot))
    return PROP_SEGMENTS;
  if (prop->is_no_attribute)
    return PROP_NUMBER;
  for (size_t i = 0; i < ARRAY_LENGTH(exceptions); i++)
    if (string_ref_starts_with(def->name, exceptions[i].op) &&
        string_ref_equals(prop->name, exceptions[i].prop))
      return exceptions[i].kind;
  bool is_optional = prop->is_optional || prop->default_text ||
                     prop->default_print || prop->initial ||
                     prop_is_value(prop);
  return is_optional ? PROP_OPTIONAL : PROP_REQUIRED;
}

/// The order of properties: 0 for attributes; 1 for others; 2 for segments,
/// which are last.
static unsigned prop_group(PropKind kind, unsigned version) {
  if (kind == PROP_NUMBER)
    return 1;
  return kind == PROP_SEGMENTS && version >= BYTECODE_SEGMENT_PROPERTIES ? 2
                                                                         : 0;
}

/// Does `lhs` come before `rhs`?
static bool stands_before(const OpDef *def, unsigned version, PropStep lhs,
                          PropStep rhs) {
  unsigned lhs_group = prop_group(lhs.kind, version);
  unsigned rhs_group = prop_group(rhs.kind, version);
  if (lhs_group != rhs_group)
    return lhs_group < rhs_group;
  return lhs_group == 0 && string_ref_compare(def->props[lhs.slot].name,
                                              def->props[rhs.slot].name) < 0;
}

void prop_plan_init(PropPlan *plan, const OpDef *def, unsigned version) {
  plan->count = 0;
  for (unsigned i = 0; i < def->num_props; i++) {
    PropStep step = {(uint8_t)i, prop_kind(def, i)};
    unsigned at = plan->count++;
    for (; at && stands_before(def, version, step, plan->steps[at - 1]); at--)
      plan->steps[at] = plan->steps[at - 1];
    plan->steps[at] = step;
  }
}
