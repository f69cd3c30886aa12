// SPDX-License-Identifier: Apache-2.0
// Operations as a graph in DOT, for Graphviz. Follows mlir's ViewOpGraph.
#ifndef MLOPT_IR_PRINT_PRINT_GRAPH_H
#define MLOPT_IR_PRINT_PRINT_GRAPH_H

#include "ir/operation.h"
#include "support/stream.h"

typedef struct GraphOptions {
  unsigned max_label_size; ///< Longer types and attributes are cut.
  bool prints_attrs;
  bool prints_control_flow_edges;
  bool prints_data_flow_edges;
  bool prints_result_types;
} GraphOptions;

/// Prints `op`, which is isolated, with all that is in it: an operation with
/// regions and a block are clusters. The scratch fields `order` in it are
/// overwritten. Linear in operations and operands; no recursion.
void op_print_graph(Context *ctx, Operation *op, const GraphOptions *options,
                    Stream *out);

#endif
