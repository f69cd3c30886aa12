// SPDX-License-Identifier: Apache-2.0
// Metadata nodes of the module that is exported.
#ifndef MLOPT_TARGET_LLVM_IR_METADATA_H
#define MLOPT_TARGET_LLVM_IR_METADATA_H

#include "target/llvm_ir/llvm_ir_internal.h"

typedef VECTOR(const Attribute *) AttrList;
typedef VECTOR(uint32_t) NodeIndices;

/// Nothing is numbered yet. Free it with metadata_free.
Metadata *metadata_create(void);
/// `metadata` may be NULL.
void metadata_free(Metadata *metadata);
/// `!0 = …` lines of all nodes that have a number.
void metadata_print(Exporter *exporter, Stream *out);

/// A node being built: its text, with gaps for its operands.
typedef struct NodeText {
  Stream text;
  VECTOR(uint32_t) operands;
} NodeText;

/// An empty text, for the node_add functions to write to.
void node_begin(NodeText *node);
/// Appends a gap for `operand`. Operands are numbered in the order of these
/// calls, unless they were numbered before.
void node_operand(NodeText *node, uint32_t operand);
/// Appends a gap for an operand that is in `operands` already.
void node_told_operand(NodeText *node, uint32_t operand);
/// Appends a gap for the node itself.
void node_self(NodeText *node);
/// Appends `!"text"`.
void node_quoted(NodeText *node, StringRef text);
/// The node with these contents, new or existing. Frees `node`.
uint32_t node_end(Exporter *exporter, NodeText *node);
/// A new node. Frees `node`.
uint32_t node_end_distinct(Exporter *exporter, NodeText *node);
/// A node without operands.
uint32_t node_from_text(Exporter *exporter, StringRef text);
/// `!DILocation(…)` in the scope of node `scope`; `caller` is where that is
/// inlined, or NULL.
uint32_t node_location(Exporter *exporter, uint32_t line, uint32_t column,
                       uint32_t scope, const uint32_t *caller);
/// `!{!1, !2}`.
uint32_t node_list(Exporter *exporter, const uint32_t *nodes, size_t count);

/// Defines node `index`. Consumes `node`.
void node_set(Exporter *exporter, uint32_t index, NodeText *node);
/// The node remembered for `key`. False if there is none.
bool node_find(const Exporter *exporter, const void *key, uint32_t *index);
/// `key` is an attribute or operation; node `index` is what node_find gives for
/// it.
void node_remember(Exporter *exporter, const void *key, uint32_t index);

/// Finds a node that exists or, for a recursive attribute, one that encloses it
/// and is still being made. Inside another recursive type, the same type is a
/// different attribute and so a different node; a subprogram is known by its
/// identity.
bool node_find_made(const Exporter *exporter, const Attribute *attr,
                    uint32_t *index);
/// The node of an attribute of the llvm dialect. Linear in its new parts.
uint32_t node_of(Exporter *exporter, const Attribute *attr);
/// The subprogram that has a node and the identity of `attr`; `attr` itself if
/// there is none, or it is no subprogram.
const Attribute *node_subprogram(const Exporter *exporter,
                                 const Attribute *attr);
/// `!{…}` of the elements' nodes.
uint32_t node_of_list(Exporter *exporter, const ArrayAttr *array);

/// The nodes of the flags given by operations in a module's body, and always
/// that of the debug information's version: module_flags.c.
void collect_module_flags(Exporter *exporter, const Block *body,
                          NodeIndices *flags);

/// Number of the node; it gets one, and then its operands, if it has none.
int node_number(Exporter *exporter, uint32_t node);

#endif
