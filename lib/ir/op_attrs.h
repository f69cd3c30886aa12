// SPDX-License-Identifier: Apache-2.0
// Attributes of an operation by name, and the groups that its definition
// divides operands and results into. Follows mlir::Operation::getAttr and
// mlir's AttrSizedOperandSegments.
#ifndef MLOPT_IR_OP_ATTRS_H
#define MLOPT_IR_OP_ATTRS_H

#include "ir/operation.h"

/// Slot of `name` in the definition's properties, or -1. Linear in them.
int op_def_prop_index(const OpDef *def, StringRef name);

/// Attribute `name`, inherent or discardable; NULL if absent. Linear in the
/// definition's properties, logarithmic in the dictionary.
const Attribute *op_attr(const Operation *op, StringRef name);

/// Sets (NULL: removes) attribute `name`, in its slot or in the dictionary.
/// Linear in both.
void op_set_attr(Context *ctx, Operation *op, StringRef name,
                 const Attribute *value);

/// First operand and number of operands of group `index` of the definition:
/// from the segment property, or, with one variadic group, from the total.
/// Linear in `index`.
void op_operand_segment(const Operation *op, unsigned index, unsigned *first,
                        unsigned *count);

/// First result and number of results of group `index`, likewise.
void op_result_segment(const Operation *op, unsigned index, unsigned *first,
                       unsigned *count);

#endif
