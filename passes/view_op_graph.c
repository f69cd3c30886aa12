// SPDX-License-Identifier: Apache-2.0
// -view-op-graph: prints operations as a graph in DOT, to standard error.
// Follows mlir's ViewOpGraph.
#include "ir/print/print_graph.h"
#include "passes/passes.h"

#define OPTION(field, option_name, option_kind, option_help)                   \
  {                                                                            \
    .name = option_name, .kind = PASS_OPTION_##option_kind,                    \
    .offset = offsetof(GraphOptions, field), .help = option_help,              \
  }

static const PassOption options[] = {
    OPTION(max_label_size, "max-label-len", UNSIGNED,
           "Cut types and attributes to this many characters"),
    OPTION(prints_attrs, "print-attrs", BOOL, "Print attributes"),
    OPTION(prints_control_flow_edges, "print-control-flow-edges", BOOL,
           "Print control flow edges"),
    OPTION(prints_data_flow_edges, "print-data-flow-edges", BOOL,
           "Print data flow edges"),
    OPTION(prints_result_types, "print-result-types", BOOL,
           "Print types of results"),
};

static const GraphOptions defaults = {
    .max_label_size = 20,
    .prints_attrs = true,
    .prints_data_flow_edges = true,
    .prints_result_types = true,
};

static bool run(Context *ctx, Operation *op, const void *chosen) {
  op_print_graph(ctx, op, chosen, &ctx->diags.messages);
  return true;
}

const PassDef view_op_graph_pass = {
    .flag = "view-op-graph",
    .name = "ViewOpGraph",
    .summary = "Print Graphviz visualization of an operation",
    .run = run,
    PASS_OPTIONS(options, GraphOptions),
    .defaults = &defaults,
};
