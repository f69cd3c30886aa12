// SPDX-License-Identifier: Apache-2.0
// Words for tables of operations: what operations of all dialects say in the
// same way of their attributes and values. Only the files with such tables
// include it.
#ifndef MLOPT_DIALECTS_COMMON_OP_ROWS_H
#define MLOPT_DIALECTS_COMMON_OP_ROWS_H

#include "dialects/common/constraints.h"
#include "ir/op_def.h"

/// A PropDef: the inherent attribute `text` of attr_constraint_`what`.
#define PROP(text, what)                                                       \
  { .name = STR_INIT(text), .constraint = &attr_constraint_##what }
#define OPTIONAL_PROP(text, what)                                              \
  {                                                                            \
    .name = STR_INIT(text), .constraint = &attr_constraint_##what,             \
    .is_optional = true                                                        \
  }
/// Sizes of operand groups, of an operation that was written before 2023.
#define OLD_SEGMENT_PROP                                                       \
  {                                                                            \
    .name = STR_INIT("operandSegmentSizes"),                                   \
    .constraint = &attr_constraint_dense_i32_array,                            \
    .old_name = STR_INIT("operand_segment_sizes"),                             \
  }

/// In an OpDef whose row says all itself: operands, results and attributes.
#define IN(...)                                                                \
  .operands = (const ValueDef[]){__VA_ARGS__},                                 \
  .num_operand_defs = LENGTH_OF(ValueDef, __VA_ARGS__)
#define OUT(...)                                                               \
  .results = (const ValueDef[]){__VA_ARGS__},                                  \
  .num_result_defs = LENGTH_OF(ValueDef, __VA_ARGS__)
#define ATTRS(...)                                                             \
  .props = (const PropDef[]){__VA_ARGS__},                                     \
  .num_props = LENGTH_OF(PropDef, __VA_ARGS__)
#define LENGTH_OF(TYPE, ...)                                                   \
  (uint8_t)(sizeof((const TYPE[]){__VA_ARGS__}) / sizeof(TYPE))

#endif
