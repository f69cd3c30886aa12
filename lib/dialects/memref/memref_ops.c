// SPDX-License-Identifier: Apache-2.0
// The table of the memref operations.
#include "dialects/memref/memref.h"

#include "dialects/common/constraints.h"
#include "dialects/common/folds.h"
#include "dialects/common/infer.h"
#include "dialects/memref/memref_internal.h"

static const ValueDef alloc_operands[] = {
    {"dynamicSizes", &constraint_index, ARITY_VARIADIC},
    {"symbolOperands", &constraint_index, ARITY_VARIADIC}};
static const ValueDef memref_result[] = {
    {"memref", &constraint_memref, ARITY_ONE}};
static const ValueDef any_memref_operand[] = {
    {"source", &constraint_any_memref, ARITY_ONE}};
static const ValueDef any_memref_result[] = {
    {"dest", &constraint_any_memref, ARITY_ONE}};
static const ValueDef dim_operands[] = {
    {"source", &constraint_non_0_ranked_memref, ARITY_ONE},
    {"index", &constraint_index, ARITY_ONE}};
static const ValueDef index_result[] = {
    {"result", &constraint_index, ARITY_ONE}};
static const ValueDef load_operands[] = {
    {"memref", &constraint_memref, ARITY_ONE},
    {"indices", &constraint_index, ARITY_VARIADIC}};
static const ValueDef store_operands[] = {
    {"value", NULL, ARITY_ONE},
    {"memref", &constraint_memref, ARITY_ONE},
    {"indices", &constraint_index, ARITY_VARIADIC}};
static const ValueDef any_result[] = {{"result", NULL, ARITY_ONE}};

static const PropDef alloc_props[] = {
    [MEMREF_ALLOC_ALIGNMENT] = {.name = STR_INIT("alignment"),
                                .constraint = &attr_constraint_i64_power_of_two,
                                .is_optional = true},
    [MEMREF_ALLOC_SEGMENTS] = {.name = STR_INIT("operandSegmentSizes"),
                               .constraint = &attr_constraint_dense_i32_array,
                               .old_name = STR_INIT("operand_segment_sizes")}};

const OpDef memref_ops[MEMREF_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [MEMREF_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS,                      \
                   .dialect = &memref_dialect, __VA_ARGS__},
#include "dialects/memref/memref_ops.def"
};
