// SPDX-License-Identifier: Apache-2.0
// The graph. Nodes are printed during the walk over operations; edges are
// collected and printed after them. Open clusters are on a stack.
#include "ir/print/print_graph.h"

#include <stdlib.h>
#include <string.h>

#include "ir/definitions/prop_def.h"
#include "ir/print/printer.h"
#include "ir/print/printer_internal.h"
#include "ir/walk.h"

enum { LARGE_ATTR_SIZE = 16 };

/// An edge begins and ends at a node. `cluster` is not 0 if the node stands for
/// a cluster.
typedef struct GraphNode {
  unsigned id;
  unsigned cluster;
} GraphNode;

typedef struct DataEdge {
  const Value *value;
  GraphNode to;
} DataEdge;

/// An open cluster, of an operation or of a block in it.
typedef struct GraphFrame {
  Operation *op;
  GraphNode node;
  Block *block;       ///< NULL: not in a block.
  Operation *next;    ///< In `block`.
  GraphNode previous; ///< The previous operation's; id 0: none.
} GraphFrame;

typedef struct Graph {
  Context *ctx;
  const GraphOptions *options;
  Stream *out;
  Names names;
  PtrMap colors;  ///< OpDef * to its index among all, plus 1.
  PtrMap nodes;   ///< Operation * or Value * (argument) to a GraphNode *.
  Stream control; ///< Edges.
  Stream text;    ///< Scratch.
  VECTOR(DataEdge) edges;
  VECTOR(GraphFrame) frames;
  Arena arena;
  unsigned next_id;
  unsigned indent;
} Graph;

static Stream *begin_line(Graph *graph) {
  // An operation and its block are a cluster each.
  if (graph->indent <= 2 * MAX_INDENTED_LEVELS)
    stream_fill(graph->out, ' ', (size_t)2 * graph->indent);
  return graph->out;
}

//===- Labels -------------------------------------------------------------===//

/// Characters with a meaning in labels get a backslash.
static void print_escaped(Stream *out, StringRef text) {
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] && strchr("{|<}>\n\"", text.data[i]))
      stream_char(out, '\\');
    stream_char(out, text.data[i]);
  }
}

/// `graph->text`, cut if it is long.
static void print_cut(Graph *graph, Stream *out) {
  StringRef text = stream_view(&graph->text);
  size_t limit = graph->options->max_label_size;
  print_escaped(out,
                string_ref(text.data, text.size < limit ? text.size : limit));
  if (text.size > limit)
    stream_cstr(out, "...");
}

static void print_type(Graph *graph, Stream *out, const Type *type) {
  graph->text.size = 0;
  type_print_brief(&graph->text, type);
  print_cut(graph, out);
}

/// `[[...]] : type` for many elements.
static bool print_large_elements(Graph *graph, Stream *out,
                                 const Attribute *attr) {
  const DenseElementsAttr *elements = attr_as_dense_elements(attr);
  if (!elements || elements->is_splat ||
      dense_elements_num(elements) <= LARGE_ATTR_SIZE)
    return false;
  size_t rank = type_as_shaped(elements->type)->rank;
  stream_fill(out, '[', rank);
  stream_cstr(out, "...");
  stream_fill(out, ']', rank);
  stream_cstr(out, " : ");
  print_type(graph, out, elements->type);
  return true;
}

static void print_attr(Graph *graph, Stream *out, const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  if (print_large_elements(graph, out, attr))
    return;
  if (array && array->size > LARGE_ATTR_SIZE) {
    stream_cstr(out, "[...]");
    return;
  }
  const DenseElementsAttr *elements = attr_as_dense_elements(attr);
  graph->text.size = 0;
  attr_print_brief(&graph->text, attr);
  if (elements && elements->is_splat)
    print_escaped(out, stream_view(&graph->text));
  else
    print_cut(graph, out);
}

/// An attribute, or the default value of a property.
typedef struct LabelAttr {
  StringRef name;
  const Attribute *value; ///< NULL: the default.
  const PropDef *prop;
} LabelAttr;

typedef VECTOR(LabelAttr) LabelAttrs;

static int compare_attrs(const void *lhs, const void *rhs) {
  StringRef a = ((const LabelAttr *)lhs)->name;
  StringRef b = ((const LabelAttr *)rhs)->name;
  int order = memcmp(a.data, b.data, a.size < b.size ? a.size : b.size);
  return order ? order : (a.size > b.size) - (a.size < b.size);
}

static void add_dictionary(LabelAttrs *attrs, const Attribute *attr) {
  const DictionaryAttr *dictionary = attr_as_dictionary(attr);
  for (size_t i = 0; dictionary && i < dictionary->size; i++)
    VECTOR_PUSH(attrs, (LabelAttr){dictionary->entries[i].name,
                                   dictionary->entries[i].value, NULL});
}

/// All attributes by name, including inherent ones with default values. The
/// properties of an unregistered operation are left out.
static void collect_attrs(const Operation *op, LabelAttrs *attrs) {
  for (unsigned i = 0; i < op->num_props && !op->def->is_unregistered; i++) {
    const PropDef *prop = &op->def->props[i];
    bool has_value =
        op_prop(op, i) || prop->default_text || prop->default_print;
    if (has_value && !prop->is_no_attribute)
      VECTOR_PUSH(attrs, (LabelAttr){prop->name, op_prop(op, i), prop});
  }
  add_dictionary(attrs, op->attrs);
  if (attrs->size)
    qsort(attrs->data, attrs->size, sizeof *attrs->data, compare_attrs);
}

static void print_label_attr(Graph *graph, Stream *out, const Operation *op,
                             const LabelAttr *attr) {
  print_escaped(out, attr->name);
  stream_cstr(out, ": ");
  if (attr->value) {
    print_attr(graph, out, attr->value);
  } else {
    graph->text.size = 0;
    if (attr->prop->default_text)
      stream_cstr(&graph->text, attr->prop->default_text);
    else
      attr->prop->default_print(op, &graph->text);
    print_cut(graph, out);
  }
  stream_cstr(out, "\\l");
}

/// The number of attributes; each is printed on its line.
static void print_attrs(Graph *graph, Stream *out, const Operation *op,
                        bool always_begins) {
  LabelAttrs attrs = {0};
  collect_attrs(op, &attrs);
  if (attrs.size || always_begins)
    stream_cstr(out, "\\l");
  for (size_t i = 0; i < attrs.size; i++)
    print_label_attr(graph, out, op, &attrs.data[i]);
  VECTOR_FREE(&attrs);
}

/// `_arg0`, `_1_0`: a value's name as part of a port's.
static void print_port(Graph *graph, Stream *out, const Value *value) {
  graph->text.size = 0;
  names_print_value(&graph->names, &graph->text, value, true);
  StringRef name = stream_view(&graph->text);
  for (size_t i = 0; i < name.size; i++)
    stream_char(out, name.data[i] == '%' || name.data[i] == '#' ? '_'
                                                                : name.data[i]);
}

/// `<arg_0> %0`
static void print_field(Graph *graph, Stream *out, const char *kind,
                        const Value *value) {
  stream_format(out, "<%s", kind);
  print_port(graph, out, value);
  stream_cstr(out, "> ");
  names_print_value(&graph->names, out, value, true);
}

static void print_result_field(Graph *graph, Stream *out, const Value *value) {
  print_field(graph, out, "res", value);
  if (!graph->options->prints_result_types)
    return;
  stream_char(out, ' ');
  print_type(graph, out, value_type(value));
}

static void print_record(Graph *graph, Stream *out, const Operation *op) {
  stream_char(out, '{');
  for (uint32_t i = 0; i < op->num_operands; i++) {
    stream_char(out, i ? '|' : '{');
    print_field(graph, out, "arg", op_operand(op, i));
  }
  stream_cstr(out, op->num_operands ? "}|" : "");
  stream_text(out, op_name(op));
  stream_cstr(out, "\\l");
  if (graph->options->prints_attrs)
    print_attrs(graph, out, op, false);
  for (uint32_t i = 0; i < op->num_results; i++) {
    stream_cstr(out, i ? "|" : "|{");
    print_result_field(graph, out, op_result(op, i));
  }
  stream_cstr(out, op->num_results ? "}}" : "}");
}

static void print_cluster_label(Graph *graph, Stream *out,
                                const Operation *op) {
  stream_text(out, op_name(op));
  if (graph->options->prints_result_types) {
    graph->text.size = 0;
    for (uint32_t i = 0; i < op->num_results; i++) {
      stream_cstr(&graph->text, i ? ", " : "");
      type_print_brief(&graph->text, op_result_type(op, i));
    }
    StringRef text = stream_view(&graph->text);
    size_t limit = graph->options->max_label_size;
    bool is_cut = text.size > limit;
    stream_format(out, " : (%.*s%s)", (int)(is_cut ? limit : text.size),
                  text.data, is_cut ? "..." : "");
  }
  if (graph->options->prints_attrs)
    print_attrs(graph, out, op, true);
}

//===- Nodes --------------------------------------------------------------===//

static void note_node(Graph *graph, const void *key, GraphNode node) {
  ptr_map_set(&graph->nodes, key,
              arena_copy(&graph->arena, &node, sizeof node));
}

/// Opens a cluster with the node that edges go to.
static GraphNode begin_cluster(Graph *graph, const Operation *op) {
  GraphNode node = {.cluster = ++graph->next_id};
  stream_format(begin_line(graph), "subgraph cluster_%u {\n", node.cluster);
  graph->indent++;
  node.id = ++graph->next_id;
  stream_format(begin_line(graph), "v%u [label = \" \", shape = plain];\n",
                node.id);
  stream_cstr(begin_line(graph), "label = \"");
  if (op)
    print_cluster_label(graph, graph->out, op);
  stream_cstr(graph->out, "\";\n");
  return node;
}

static void end_cluster(Graph *graph) {
  graph->indent--;
  stream_cstr(begin_line(graph), "}\n");
}

static void print_argument(Graph *graph, const Value *argument) {
  GraphNode node = {.id = ++graph->next_id};
  Stream *out = begin_line(graph);
  stream_format(out, "v%u [label = \"", node.id);
  print_result_field(graph, out, argument);
  stream_cstr(out, "\", shape = Mrecord];\n");
  note_node(graph, argument, node);
}

static GraphNode print_node(Graph *graph, const Operation *op) {
  GraphNode node = {.id = ++graph->next_id};
  uintptr_t color = (uintptr_t)ptr_map_get(&graph->colors, op->def) - 1;
  double hue = (double)color / (double)graph->colors.size;
  Stream *out = begin_line(graph);
  stream_format(out, "v%u [fillcolor = \"", node.id);
  stream_fixed(out, hue, 0, 6);
  stream_cstr(out, " 0.3 0.95\", label = \"");
  print_record(graph, out, op);
  stream_cstr(out, "\", shape = Mrecord, style = filled];\n");
  return node;
}

//===- Edges --------------------------------------------------------------===//

/// `[lhead = cluster_3, ltail = cluster_1, style = solid]`
static void print_edge_style(Stream *out, GraphNode from, GraphNode to,
                             const char *style) {
  stream_char(out, '[');
  if (to.cluster)
    stream_format(out, "lhead = cluster_%u, ", to.cluster);
  if (from.cluster)
    stream_format(out, "ltail = cluster_%u, ", from.cluster);
  stream_format(out, "style = %s];\n", style);
}

static void note_control_edge(Graph *graph, GraphNode from, GraphNode to) {
  stream_format(&graph->control, "  v%u -> v%u", from.id, to.id);
  print_edge_style(&graph->control, from, to, "dashed");
}

static void print_data_edge(Graph *graph, const DataEdge *edge) {
  Operation *def = value_defining_op(edge->value);
  const GraphNode *from =
      ptr_map_get(&graph->nodes, def ? (const void *)def : edge->value);
  if (!from)
    return;
  Stream *out = begin_line(graph);
  stream_format(out, "v%u", from->id);
  if (!from->cluster) {
    stream_cstr(out, ":res");
    print_port(graph, out, edge->value);
    stream_cstr(out, ":s");
  }
  stream_format(out, " -> v%u", edge->to.id);
  if (!edge->to.cluster) {
    stream_cstr(out, ":arg");
    print_port(graph, out, edge->value);
    stream_cstr(out, ":n");
  }
  print_edge_style(out, *from, edge->to, "solid");
}

//===- The walk -----------------------------------------------------------===//

/// `op` is printed completely: notes the edges to it.
static void finish_op(Graph *graph, const Operation *op, GraphNode node) {
  note_node(graph, op, node);
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&graph->edges, (DataEdge){op_operand(op, i), node});
  if (!graph->frames.size)
    return;
  GraphFrame *around = &VECTOR_LAST(&graph->frames);
  if (graph->options->prints_control_flow_edges && around->previous.id)
    note_control_edge(graph, around->previous, node);
  around->previous = node;
}

static Block *first_block_from(const Operation *op, unsigned index) {
  for (; index < op->num_regions; index++)
    if (op_region(op, index)->first)
      return op_region(op, index)->first;
  return NULL;
}

static Block *block_after(const Operation *op, const Block *block) {
  return block->next ? block->next
                     : first_block_from(op, block->parent->index + 1);
}

static void begin_block(Graph *graph, GraphFrame *frame, Block *block) {
  begin_cluster(graph, NULL);
  for (uint32_t i = 0; i < block->num_arguments; i++)
    print_argument(graph, block_argument(block, i));
  frame->block = block;
  frame->next = block->first;
  frame->previous = (GraphNode){0};
}

static void visit_op(Graph *graph, Operation *op) {
  if (!op->num_regions) {
    finish_op(graph, op, print_node(graph, op));
    return;
  }
  GraphFrame frame = {.op = op, .node = begin_cluster(graph, op)};
  Block *block = first_block_from(op, 0);
  if (block)
    begin_block(graph, &frame, block);
  VECTOR_PUSH(&graph->frames, frame);
}

/// Continues with the innermost cluster.
static void step(Graph *graph) {
  GraphFrame *frame = &VECTOR_LAST(&graph->frames);
  if (frame->next) {
    Operation *op = frame->next;
    frame->next = op->next;
    visit_op(graph, op);
    return;
  }
  Block *next = NULL;
  if (frame->block) {
    end_cluster(graph);
    next = block_after(frame->op, frame->block);
  }
  if (next) {
    begin_block(graph, frame, next);
    return;
  }
  GraphFrame done = VECTOR_POP(&graph->frames);
  end_cluster(graph);
  finish_op(graph, done.op, done.node);
}

/// Operations with one name have one color, in the order of names.
static void choose_colors(Graph *graph, Operation *root) {
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op)) {
    void **slot = ptr_map_slot(&graph->colors, op->def);
    if (!*slot)
      *slot = (void *)(uintptr_t)graph->colors.size;
  }
}

void op_print_graph(Context *ctx, Operation *op, const GraphOptions *options,
                    Stream *out) {
  Graph graph = {.ctx = ctx, .options = options, .out = out, .indent = 1};
  arena_init(&graph.arena);
  names_init(&graph.names, NULL, NULL);
  names_number_root(&graph.names, op);
  names_number_nested(&graph.names);
  choose_colors(&graph, op);
  stream_cstr(out, "digraph G {\n  compound = true;\n");
  visit_op(&graph, op);
  while (graph.frames.size)
    step(&graph);
  stream_text(out, stream_view(&graph.control));
  for (size_t i = 0; options->prints_data_flow_edges && i < graph.edges.size;
       i++)
    print_data_edge(&graph, &graph.edges.data[i]);
  stream_cstr(out, "}\n");
  names_free(&graph.names);
  ptr_map_free(&graph.colors);
  ptr_map_free(&graph.nodes);
  stream_free(&graph.control);
  stream_free(&graph.text);
  VECTOR_FREE(&graph.edges);
  VECTOR_FREE(&graph.frames);
  arena_free(&graph.arena);
}
