// SPDX-License-Identifier: Apache-2.0
// What general passes ask of branches and calls, the same in several dialects.
#ifndef MLOPT_DIALECTS_COMMON_CONTROL_FLOW_H
#define MLOPT_DIALECTS_COMMON_CONTROL_FLOW_H

#include "ir/interfaces/op_interfaces.h"

/// Operand 0 is an i1 that says which of two successors is taken.
extern const OpInterfaces cond_br_interfaces;
/// Operand 0 is compared with the property `case_values`; successor 0 is the
/// default.
extern const OpInterfaces switch_interfaces;
/// The callee's symbol is the first property.
extern const OpInterfaces call_interfaces;
/// Operand 0 is the callee.
extern const OpInterfaces call_indirect_interfaces;

/// All operations of the dialect may be inlined; it has no terminators that
/// return.
extern const InlinerInterface inline_everything;
/// For InlinerInterface: everything is legal.
bool inline_any_region(const Region *to, const Region *from,
                       bool would_be_cloned);
bool inline_any_op(const Operation *op, const Region *to, bool would_be_cloned);
/// Replaces `terminator` by a branch of definition `def`, which passes on all
/// its operands, to `next`.
void inline_terminator_as(Context *ctx, Operation *terminator, const OpDef *def,
                          Block *next);

#endif
