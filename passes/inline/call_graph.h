// SPDX-License-Identifier: Apache-2.0
// The call graph that -inline works on, and how often each function that may be
// dropped is used. Follows mlir::CallGraph, and CGUseList of mlir's inliner.
#ifndef MLOPT_PASSES_INLINE_CALL_GRAPH_H
#define MLOPT_PASSES_INLINE_CALL_GRAPH_H

#include "ir/interfaces/op_interfaces.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/interfaces/symbol_uses.h"
#include "rewrite/inline.h"
#include "support/arena.h"

typedef struct CallNode CallNode;
typedef VECTOR(CallNode *) CallNodes;

/// How often a node's operation, or its body, refers to another node.
typedef struct NodeUse {
  CallNode *node;
  size_t count;
} NodeUse;

/// A function with a body or, without one, all callers from outside.
struct CallNode {
  Operation *op; ///< NULL: the outside.
  Region *body;
  CallNodes edges; ///< Callees, and functions inside of it; in order.
  CallNodes children;
  PtrMap targets;       ///< The edges hashed, once asked for; else empty.
  VECTOR(NodeUse) uses; ///< Discardable nodes' uses.
  PtrMap use_of;        ///< CallNode * to its number in `uses`, plus 1.
  OpenCalls open_calls; ///< In its body, not in those of its children.
  size_t num_users;     ///< Uses of it, where it is discardable.
  size_t num_ops; ///< Operations in its body if they were counted, else 0.
  size_t number;  ///< In the order of the walk that finds components.
  bool is_nested; ///< Within another one.
  bool is_discardable;
  bool is_dead;          ///< To be erased in the end.
  bool has_illegal_body; ///< Some operation of it may never be inlined.
};

typedef struct CallGraph {
  Context *ctx;
  Arena arena;
  SymbolTables tables;
  SymbolUses uses; ///< Scratch.
  CallNode outside;
  CallNodes nodes;
  PtrMap node_of; ///< Region * to its CallNode *.
} CallGraph;

/// Linear in operations and references.
void call_graph_init(CallGraph *graph, Context *ctx, Operation *root);
/// The operations stay.
void call_graph_free(CallGraph *graph);

/// Node of the body that `call` runs; NULL: not known.
CallNode *call_graph_callee(CallGraph *graph, const Operation *call);
/// Node of the region, or NULL.
CallNode *call_graph_node(const CallGraph *graph, const Region *region);

/// Is there an edge? Constant, but for the first time for `from`.
bool call_node_has_edge(CallNode *from, const CallNode *to);

/// The strongly connected components, callees first: `components` are the nodes
/// and `ends[i]` is where component i ends. Linear; no recursion.
typedef struct CallComponents {
  CallNodes nodes;
  VECTOR(size_t) ends;
} CallComponents;
/// Components of the calls that may recur, callees before callers. The lists of
/// `components` belong to the caller.
void call_graph_components(CallGraph *graph, CallComponents *components);

/// Counts the uses by `node` again. Linear in its operations.
void call_node_recount_uses(CallGraph *graph, CallNode *node);
/// Forgets `call`, in `node`, which will be erased.
void call_node_drop_call(CallGraph *graph, CallNode *node,
                         const Operation *call);
/// Adds the uses of `callee` to those of `caller`.
void call_node_merge_uses(CallNode *callee, CallNode *caller);
/// Forgets the uses by `node`, which will be erased.
void call_node_drop_uses(CallNode *node);
/// Is it unused, so that it may be erased?
bool call_node_is_unused(const CallNode *node);
/// Is it discardable, with exactly one use left?
bool call_node_has_one_use(const CallNode *node);

#endif
