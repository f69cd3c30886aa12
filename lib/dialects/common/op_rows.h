// SPDX-License-Identifier: Apache-2.0
// Macros for tables of operations: the properties and values that operations of
// all dialects describe in the same way. Only files with these tables include
// this.
#ifndef MLOPT_DIALECTS_COMMON_OP_ROWS_H
#define MLOPT_DIALECTS_COMMON_OP_ROWS_H

#include "dialects/common/constraints.h"
#include "ir/definitions/op_def.h"
#include "ir/definitions/prop_def.h"

/// A PropDef: the inherent attribute `text` with attr_constraint_`what`.
#define PROP(text, what)                                                       \
  { .name = STR_INIT(text), .constraint = &attr_constraint_##what }
#define OPTIONAL_PROP(text, what)                                              \
  {                                                                            \
    .name = STR_INIT(text), .constraint = &attr_constraint_##what,             \
    .is_optional = true                                                        \
  }
/// The sizes of operand groups, for an operation from before 2023.
#define OLD_SEGMENT_PROP                                                       \
  {                                                                            \
    .name = STR_INIT("operandSegmentSizes"),                                   \
    .constraint = &attr_constraint_dense_i32_array,                            \
    .old_name = STR_INIT("operand_segment_sizes"),                             \
  }

/// For an OpDef that lists its operands, results and attributes in its own row.
#define IN(...)                                                                \
  .operands = (const ValueDef[]){__VA_ARGS__},                                 \
  .num_operand_defs =                                                          \
      COUNT_WITHIN(LENGTH_OF(ValueDef, __VA_ARGS__), UINT8_MAX)
#define OUT(...)                                                               \
  .results = (const ValueDef[]){__VA_ARGS__},                                  \
  .num_result_defs = COUNT_WITHIN(LENGTH_OF(ValueDef, __VA_ARGS__), UINT8_MAX)
#define ATTRS(...)                                                             \
  .props = (const PropDef[]){__VA_ARGS__},                                     \
  .num_props = COUNT_WITHIN(LENGTH_OF(PropDef, __VA_ARGS__), OP_MAX_PROPS)
#define LENGTH_OF(TYPE, ...)                                                   \
  (sizeof((const TYPE[]){__VA_ARGS__}) / sizeof(TYPE))

#endif
