// SPDX-License-Identifier: Apache-2.0
// Debug information: its attributes as metadata nodes.
#ifndef MLOPT_TARGET_LLVM_IR_METADATA_DEBUG_INFO_H
#define MLOPT_TARGET_LLVM_IR_METADATA_DEBUG_INFO_H

#include "target/llvm_ir/metadata.h"

/// The attributes that are operands of the node of `attr`, in LLVM's order.
void debug_operands(const Attribute *attr, AttrList *operands);
/// Writes the node of `attr`, whose operands have been made. True: the node is
/// distinct.
bool debug_print(Exporter *exporter, NodeText *node, const Attribute *attr);
/// The `distinct[N]` of a recursive type, or NULL.
const Attribute *debug_recursive_id(const Attribute *attr);

/// `!DIExpression(…)`.
void debug_expression(Exporter *exporter, Stream *out, const Attribute *attr);
/// The node of a location in a function with scope `scope`; false: none.
bool debug_location(Exporter *exporter, Location loc, const Attribute *scope,
                    uint32_t *node);
typedef struct DebugSubprograms {
  const Attribute *inner; ///< The subprogram that contains the location.
  const Attribute *outer; ///< The subprogram that it is finally inlined into.
} DebugSubprograms;

/// The subprograms of a location. False: it has no node.
bool debug_subprograms(Exporter *exporter, Location loc, const Attribute *scope,
                       DebugSubprograms *result);
/// The subprogram that a variable or label is in.
const Attribute *debug_scope_subprogram(const Exporter *exporter,
                                        const Attribute *attr);

/// Notes the globals' variables, which compile units name.
void debug_note_globals(Exporter *exporter, const Block *body);

#endif
