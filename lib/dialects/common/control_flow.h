// SPDX-License-Identifier: Apache-2.0
// Hooks of branches and calls for general passes; shared by several dialects.
#ifndef MLOPT_DIALECTS_COMMON_CONTROL_FLOW_H
#define MLOPT_DIALECTS_COMMON_CONTROL_FLOW_H

#include "ir/interfaces/op_interfaces.h"

/// For a branch whose operand 0, an i1, selects one of two successors.
extern const OpInterfaces cond_br_interfaces;
/// For a switch that compares operand 0 with the property `case_values`.
/// Successor 0 is the default.
extern const OpInterfaces switch_interfaces;
/// For a call whose first property is the callee's symbol.
extern const OpInterfaces call_interfaces;
/// For a call whose operand 0 is the callee.
extern const OpInterfaces call_indirect_interfaces;

/// For a dialect all of whose operations may be inlined, and that has no
/// terminators that return.
extern const InlinerInterface inline_everything;
/// For InlinerInterface: every region may be inlined.
bool inline_any_region(const Region *to, const Region *from,
                       bool would_be_cloned);
/// For InlinerInterface: every operation may be inlined.
bool inline_any_op(const Operation *op, const Region *to, bool would_be_cloned);
/// Replaces `terminator` by a branch of definition `def` to `next`, and passes
/// on all operands.
void inline_terminator_as(Context *ctx, Operation *terminator, const OpDef *def,
                          Block *next);

#endif
