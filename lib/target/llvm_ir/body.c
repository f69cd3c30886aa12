// SPDX-License-Identifier: Apache-2.0
// llvm.func as a definition or declaration: its header, then for each block the
// phis of its arguments and its instructions.
#include "dialects/llvm/llvm_build.h"
#include "target/llvm_ir/metadata.h"
#include "target/llvm_ir/metadata/debug_info.h"

//===- The header ---------------------------------------------------------===//

static const Type *function_type(const Operation *op) {
  const Type *type = attr_as_type(op_prop(op, LLVM_FUNC_FUNCTION_TYPE))->value;
  const Type *pointee = llvm_pointer_pointee(type);
  return pointee ? pointee : type;
}

static void print_result(Exporter *exporter, const Operation *op,
                         const Type *type) {
  export_result_attributes(exporter, op_prop(op, LLVM_FUNC_RES_ATTRS));
  export_type(exporter, llvm_function_result(type));
}

static StringRef symbol_of(const Operation *op) {
  return attr_string_value(op_prop(op, LLVM_FUNC_SYM_NAME));
}

static void print_parameters(Exporter *exporter, const Operation *op,
                             const Type *type) {
  Stream *out = exporter->out;
  const Block *entry = op_region(op, 0)->first;
  bool is_intrinsic = is_intrinsic_symbol(symbol_of(op));
  size_t count = llvm_function_num_params(type);
  stream_char(out, '(');
  for (size_t i = 0; i < count; i++) {
    stream_cstr(out, i ? ", " : "");
    export_type(exporter, llvm_function_param(type, i));
    const char *told =
        is_intrinsic ? declared_parameter(op, (unsigned)i) : NULL;
    export_parameter_attributes(exporter, op_prop(op, LLVM_FUNC_ARG_ATTRS), i,
                                told ? told : "");
    if (!entry)
      continue;
    stream_char(out, ' ');
    export_value(exporter, block_argument(entry, (unsigned)i));
  }
  if (llvm_function_is_vararg(type))
    stream_cstr(out, count ? ", ..." : "...");
  stream_char(out, ')');
}

static void print_text_prop(Exporter *exporter, const Operation *op,
                            unsigned prop, const char *word) {
  const Attribute *attr = op_prop(op, prop);
  if (!attr || !attr_string_value(attr).size)
    return;
  stream_format(exporter->out, " %s ", word);
  stream_quoted(exporter->out, attr_string_value(attr));
}

/// Prints what follows the parameters.
static void print_suffix(Exporter *exporter, const Operation *op, int group) {
  Stream *out = exporter->out;
  bool has_body = op_region(op, 0)->first != NULL;
  int64_t number = 0;
  attr_integer_value(op_prop(op, LLVM_FUNC_UNNAMED_ADDR), &number);
  if (number)
    stream_cstr(out, number == 1 ? " local_unnamed_addr" : " unnamed_addr");
  export_program_space(exporter, " ", exporter->layout.program_space, "");
  if (group >= 0)
    stream_format(out, " #%d", group);
  if (has_body)
    print_text_prop(exporter, op, LLVM_FUNC_SECTION, "section");
  export_comdat_use(exporter, op, "");
  if (attr_integer_value(op_prop(op, LLVM_FUNC_ALIGNMENT), &number) && number)
    stream_format(out, " align %lld", (long long)alignment_of(number));
  print_text_prop(exporter, op, LLVM_FUNC_GARBAGE_COLLECTOR, "gc");
  const Attribute *personality = op_prop(op, LLVM_FUNC_PERSONALITY);
  if (personality) {
    stream_cstr(out, " personality ptr ");
    export_symbol_name(out, attr_as_symbol_ref(personality)->path[0]);
  }
  if (has_body)
    export_definition_metadata(exporter, op);
}

static void print_header(Exporter *exporter, const Operation *op) {
  Stream *out = exporter->out;
  const Type *type = function_type(op);
  StringRef attributes = export_attribute_group(exporter, op);
  int group = attributes.size ? export_group_number(exporter, attributes) : -1;
  bool is_declaration = !op_region(op, 0)->first;
  stream_char(out, '\n');
  if (is_intrinsic_symbol(symbol_of(op)) && !declared_attributes(op))
    stream_cstr(out, "; Unknown intrinsic\n");
  export_group_comment(exporter, group);
  stream_cstr(out, is_declaration ? "declare " : "define ");
  if (is_declaration)
    export_declaration_metadata(exporter, op);
  export_linkage(exporter, op, is_declaration);
  export_calling_convention(exporter, op_prop(op, LLVM_FUNC_CCONV));
  print_result(exporter, op, type);
  stream_char(out, ' ');
  export_symbol_name(out, symbol_of(op));
  print_parameters(exporter, op, type);
  print_suffix(exporter, op, group);
}

//===- Edges --------------------------------------------------------------===//

/// An edge into a block.
typedef struct Edge {
  const Operation *terminator;
  unsigned successor;
} Edge;

/// The edges into block i of a region are those from starts[i] to starts[i +
/// 1].
typedef struct Edges {
  uint32_t *starts;
  Edge *edges;
} Edges;

/// Collects the edges out of `blocks`, from the last block to the first, as
/// LLVM and MLIR list users: the newest first. Linear.
static Edges collect_edges(Arena *arena, Block *const *blocks, size_t count) {
  Edges edges = {
      .starts = arena_alloc_zero(arena, (count + 2) * sizeof *edges.starts)};
  size_t total = 0;
  for (size_t i = 0; i < count; i++) {
    const Operation *last = blocks[i]->last;
    total += last->num_successors;
    for (unsigned s = 0; s < last->num_successors; s++)
      edges.starts[op_successor(last, s)->order + 2]++;
  }
  for (size_t i = 2; i < count + 2; i++)
    edges.starts[i] += edges.starts[i - 1];
  edges.edges = arena_alloc(arena, (total + 1) * sizeof *edges.edges);
  for (size_t i = count; i-- > 0;) {
    const Operation *last = blocks[i]->last;
    for (unsigned s = last->num_successors; s-- > 0;)
      edges.edges[edges.starts[op_successor(last, s)->order + 1]++] =
          (Edge){last, s};
  }
  return edges;
}

//===- Blocks -------------------------------------------------------------===//

/// The edges that a function's blocks are printed with.
typedef struct Body {
  Edges textual;   ///< For phis, in order of the region.
  Edges dominance; ///< For comments, in order of translation.
} Body;

static const Value *incoming(const Edge *edge, uint32_t argument) {
  unsigned first, count;
  edge->terminator->def->successor_operands(edge->terminator, edge->successor,
                                            &first, &count);
  return op_operand(edge->terminator, first + argument);
}

/// The number of its block.
static uint64_t number_of(const Exporter *exporter, const Operation *op) {
  return exporter->block_numbers[op->block->order];
}

static void print_predecessors(Exporter *exporter, const Body *body,
                               const Block *block) {
  const Edges *edges = &body->dominance;
  uint32_t first = edges->starts[block->order];
  uint32_t end = edges->starts[block->order + 1];
  stream_cstr(exporter->out,
              first == end ? "; No predecessors!" : "; preds = ");
  for (uint32_t i = first; i < end; i++) {
    if (i > first)
      stream_cstr(exporter->out, ", ");
    export_number(exporter, number_of(exporter, edges->edges[i].terminator));
  }
}

static void print_label(Exporter *exporter, const Body *body,
                        const Block *block) {
  enum { COMMENT_COLUMN = 50 };
  stream_char(exporter->out, '\n');
  size_t start = exporter->out->size;
  stream_uint(exporter->out, exporter->block_numbers[block->order]);
  stream_char(exporter->out, ':');
  size_t width = exporter->out->size - start;
  stream_fill(exporter->out, ' ',
              width < COMMENT_COLUMN ? COMMENT_COLUMN - width : 1);
  print_predecessors(exporter, body, block);
  stream_char(exporter->out, '\n');
}

static void print_phi(Exporter *exporter, const Body *body, const Block *block,
                      uint32_t argument) {
  Stream *out = exporter->out;
  const Value *value = block_argument(block, argument);
  const uint32_t *starts = body->textual.starts;
  stream_cstr(out, "  ");
  export_value(exporter, value);
  stream_cstr(out, " = phi ");
  export_type(exporter, value_type(value));
  stream_char(out, ' ');
  for (uint32_t i = starts[block->order]; i < starts[block->order + 1]; i++) {
    const Edge *edge = &body->textual.edges[i];
    stream_cstr(out, i > starts[block->order] ? ", [ " : "[ ");
    export_value(exporter, incoming(edge, argument));
    stream_cstr(out, ", ");
    export_number(exporter, number_of(exporter, edge->terminator));
    stream_cstr(out, " ]");
  }
  export_debug_location(exporter, value_location(value));
  stream_char(out, '\n');
}

/// Is it printed? Constants and casts that change nothing are not.
static bool is_printed(const Exporter *exporter, const Operation *op) {
  if (!op->num_results)
    return !op_is(op, &llvm_ops[LLVM_BLOCKTAG]);
  return !value_as_constant(exporter, op_result(op, 0)) && !is_no_cast(op);
}

static bool print_op(Exporter *exporter, const Operation *op) {
  if (is_debug_record(op)) {
    export_debug_record(exporter, op);
    return true;
  }
  if (!is_printed(exporter, op))
    return true;
  export_lines_before(exporter, op);
  stream_cstr(exporter->out, "  ");
  if (op->num_results && !llvm_type_is_void(op_result_type(op, 0)) &&
      !op_info(exporter, op)->has_no_value) {
    export_value(exporter, op_result(op, 0));
    stream_cstr(exporter->out, " = ");
  }
  if (!export_instruction(exporter, op))
    return false;
  export_attachments(exporter, op);
  stream_char(exporter->out, '\n');
  return export_check_types(exporter, op);
}

static bool print_block(Exporter *exporter, const Body *body,
                        const Block *block) {
  if (!block_is_entry(block)) {
    print_label(exporter, body, block);
    for (uint32_t i = 0; i < block->num_arguments; i++)
      print_phi(exporter, body, block, i);
  }
  FOR_EACH_OP(op, block)
    if (!print_op(exporter, op))
      return false;
  return true;
}

static bool print_body(Exporter *exporter, const Operation *op,
                       const BlockOrder *order) {
  const Region *region = op_region(op, 0);
  Arena *scratch = &exporter->scratch;
  BlockOrder textual = {
      arena_alloc(scratch, order->size * sizeof *textual.blocks), 0};
  FOR_EACH_BLOCK(block, region)
    textual.blocks[textual.size++] = block;
  Body body = {collect_edges(scratch, textual.blocks, textual.size),
               collect_edges(scratch, order->blocks, order->size)};
  stream_cstr(exporter->out, " {\n");
  bool is_ok = true;
  FOR_EACH_BLOCK(block, region)
    is_ok = is_ok && print_block(exporter, &body, block);
  stream_cstr(exporter->out, "}\n");
  return is_ok;
}

static bool print_definition(Exporter *exporter, Operation *op) {
  BlockOrder order;
  llvm_ensure_distinct_successors(exporter->ctx, op);
  if (!resolve_body(exporter, op, &order))
    return false;
  print_header(exporter, op);
  return export_check_types(exporter, op) && print_body(exporter, op, &order);
}

bool export_function(Exporter *exporter, Operation *op) {
  bool is_ok = check_function(exporter, op);
  exporter->subprogram =
      node_subprogram(exporter, llvm_location_subprogram(op->loc));
  if (!is_ok) {
    return false;
  }
  if (op_region(op, 0)->first) {
    is_ok = print_definition(exporter, op);
  } else {
    print_header(exporter, op);
    stream_char(exporter->out, '\n');
    is_ok = export_check_types(exporter, op);
  }
  resolve_clear(exporter);
  return is_ok;
}
