// SPDX-License-Identifier: Apache-2.0
// The table of the scf operations.
#include "dialects/common/constraints.h"
#include "dialects/common/infer.h"
#include "dialects/scf/scf.h"
#include "dialects/scf/scf_internal.h"
#include "ir/definitions/prop_def.h"
#include "ir/syntax/asm_shape.h"

static bool is_signless_or_index(const Type *type) {
  return type_is_index(type) || type_is_signless_integer(type);
}

static const TypeConstraint signless_or_index = {
    "signless integer or index", is_signless_or_index, SYNTAX_ANY};

/// Attributes of unknown dialects may be mappings; known ones are not.
static bool is_mapping(const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  for (size_t i = 0; array && i < array->size; i++)
    if (!attr_as_opaque(array->elements[i]))
      return false;
  return array != NULL;
}

static const AttrConstraint constraint_mapping = {
    "Device Mapping array attribute", is_mapping};

static const ValueDef any_operand[] = {{"result", NULL, ARITY_ONE}};
static const ValueDef any_operands[] = {{"operands", NULL, ARITY_VARIADIC}};
static const ValueDef any_results[] = {{"results", NULL, ARITY_VARIADIC}};
static const ValueDef yield_operands[] = {{"results", NULL, ARITY_VARIADIC}};
static const ValueDef while_operands[] = {{"inits", NULL, ARITY_VARIADIC}};
static const ValueDef if_operands[] = {
    {"condition", &constraint_i1, ARITY_ONE}};
static const ValueDef condition_operands[] = {
    {"condition", &constraint_i1, ARITY_ONE}, {"args", NULL, ARITY_VARIADIC}};
static const ValueDef for_operands[] = {
    {"lowerBound", &signless_or_index, ARITY_ONE},
    {"upperBound", &signless_or_index, ARITY_ONE},
    {"step", &signless_or_index, ARITY_ONE},
    {"initArgs", NULL, ARITY_VARIADIC}};
static const ValueDef parallel_operands[] = {
    {"lowerBound", &constraint_index, ARITY_VARIADIC},
    {"upperBound", &constraint_index, ARITY_VARIADIC},
    {"step", &constraint_index, ARITY_VARIADIC},
    {"initVals", NULL, ARITY_VARIADIC}};
static const ValueDef forall_operands[] = {
    {"dynamicLowerBound", &constraint_index, ARITY_VARIADIC},
    {"dynamicUpperBound", &constraint_index, ARITY_VARIADIC},
    {"dynamicStep", &constraint_index, ARITY_VARIADIC},
    {"outputs", &constraint_ranked_tensor, ARITY_VARIADIC}};
static const ValueDef index_switch_operands[] = {
    {"arg", &constraint_index, ARITY_ONE}};

#define SEGMENTS                                                               \
  {                                                                            \
    .name = STR_INIT("operandSegmentSizes"),                                   \
    .constraint = &attr_constraint_dense_i32_array,                            \
    .old_name = STR_INIT("operand_segment_sizes"),                             \
  }
#define UNIT(NAME)                                                             \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &attr_constraint_unit,               \
    .is_optional = true                                                        \
  }
#define I64_ARRAY(NAME)                                                        \
  { .name = STR_INIT(NAME), .constraint = &attr_constraint_dense_i64_array }

static const PropDef execute_region_props[] = {[SCF_EXECUTE_REGION_NO_INLINE] =
                                                   UNIT("no_inline")};
static const PropDef for_props[] = {[SCF_FOR_UNSIGNED_CMP] =
                                        UNIT("unsignedCmp")};
static const PropDef parallel_props[] = {[SCF_PARALLEL_SEGMENTS] = SEGMENTS};
static const PropDef forall_props[] = {
    [SCF_FORALL_STATIC_LOWER] = I64_ARRAY("staticLowerBound"),
    [SCF_FORALL_STATIC_UPPER] = I64_ARRAY("staticUpperBound"),
    [SCF_FORALL_STATIC_STEP] = I64_ARRAY("staticStep"),
    [SCF_FORALL_SEGMENTS] = SEGMENTS,
    [SCF_FORALL_MAPPING] = {.name = STR_INIT("mapping"),
                            .constraint = &constraint_mapping,
                            .is_optional = true}};
static const PropDef index_switch_props[] = {[SCF_INDEX_SWITCH_CASES] =
                                                 I64_ARRAY("cases")};

static const RegionDef body_regions[] = {{"region", 1, 1}};
static const RegionDef if_regions[] = {{"thenRegion", 1, 1},
                                       {"elseRegion", 0, 1}};
static const RegionDef while_regions[] = {{"before", 1, 1}, {"after", 1, 1}};
static const RegionDef reduce_regions[] = {{"reductions", 1, 1}};
static const RegionDef index_switch_regions[] = {{"defaultRegion", 1, 1},
                                                 {"caseRegions", 1, 1}};

static const char *const while_parents[] = {"scf.while", NULL};
static const char *const forall_parents[] = {"scf.forall", NULL};
static const char *const parallel_parents[] = {"scf.parallel", NULL};
static const char *const reduce_parents[] = {"scf.reduce", NULL};
static const char *const yield_parents[] = {
    "scf.execute_region", "scf.for",   "scf.if",
    "scf.index_switch",   "scf.while", NULL};

const OpDef scf_ops[SCF_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [SCF_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS,                         \
                .dialect = &scf_dialect, __VA_ARGS__},
#include "dialects/scf/scf_ops.def"
};
