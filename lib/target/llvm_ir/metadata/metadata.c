// SPDX-License-Identifier: Apache-2.0
// Metadata nodes. A node is a text with gaps for its operands; equal nodes are
// one. Nodes are numbered when they are first printed, a node before its
// operands, as in llvm::SlotTracker. A node without an attribute is found by
// its text. Locations, of which there is one for nearly each operation, have no
// text.
#include "target/llvm_ir/metadata.h"

#include <stdlib.h>
#include <string.h>

#include "target/llvm_ir/metadata/debug_info.h"

/// In a node's text, an operand is GAP, its index in decimal, and GAP again.
/// Without an index it is the node itself.
enum { GAP = 1 };

typedef struct MetadataNode {
  union {
    StringRef text;
    struct {
      uint32_t line;
      uint32_t column; ///< 0: not known.
    } location;        ///< Its operands are the scope and, inlined, the caller.
  };
  uint32_t *operands;
  uint32_t num_operands : 31;
  uint32_t is_location : 1;
  uint32_t number; ///< 0: none yet; else the number + 1.
} MetadataNode;

struct Metadata {
  VECTOR(MetadataNode) nodes;
  VECTOR(uint32_t) numbered; ///< Nodes in the order of their numbers.
  PtrMap by_attr;            ///< Attribute, or location's bits, to node + 1.
  PtrMap by_id;              ///< A subprogram's `id` to its first attribute.
  InternTable by_text; ///< Nodes + 1, by what they say and their operands.
};

Metadata *metadata_create(void) { return mem_alloc_zero(sizeof(Metadata)); }

void metadata_free(Metadata *metadata) {
  if (!metadata)
    return;
  VECTOR_FREE(&metadata->nodes);
  VECTOR_FREE(&metadata->numbered);
  ptr_map_free(&metadata->by_attr);
  ptr_map_free(&metadata->by_id);
  intern_table_free(&metadata->by_text);
  mem_free(metadata);
}

//===- Making nodes -------------------------------------------------------===//

void node_begin(NodeText *node) { *node = (NodeText){0}; }

void node_operand(NodeText *node, uint32_t operand) {
  stream_format(&node->text, "%c%zu%c", GAP, node->operands.size, GAP);
  VECTOR_PUSH(&node->operands, operand);
}

void node_told_operand(NodeText *node, uint32_t operand) {
  size_t index = 0;
  while (node->operands.data[index] != operand)
    index++;
  stream_format(&node->text, "%c%zu%c", GAP, index, GAP);
}

void node_self(NodeText *node) { stream_format(&node->text, "%c%c", GAP, GAP); }

/// Reserves the node for `key`; node_set defines it later.
static void node_reserve(Exporter *exporter, const void *key) {
  Metadata *metadata = exporter->metadata;
  VECTOR_PUSH(&metadata->nodes, (MetadataNode){0});
  ptr_map_set(&metadata->by_attr, key, (void *)(uintptr_t)metadata->nodes.size);
}

/// Defines node `index`, with a copy of its contents.
static void node_define(Exporter *exporter, uint32_t index,
                        const MetadataNode *node) {
  MetadataNode *made = &exporter->metadata->nodes.data[index];
  uint32_t number = made->number;
  *made = *node;
  made->number = number;
  if (!node->is_location)
    made->text = string_ref(
        arena_copy_text(&exporter->arena, node->text.data, node->text.size),
        node->text.size);
  if (node->num_operands)
    made->operands = arena_copy(&exporter->arena, node->operands,
                                node->num_operands * sizeof *node->operands);
}

/// The contents of `node`, valid as long as `node` is.
static MetadataNode node_view(const NodeText *node) {
  StringRef text = stream_view(&node->text);
  return (MetadataNode){.text = text.data ? text : STR(""),
                        .operands = node->operands.data,
                        .num_operands = (uint32_t)node->operands.size};
}

static void node_free(NodeText *node) {
  stream_free(&node->text);
  VECTOR_FREE(&node->operands);
}

void node_set(Exporter *exporter, uint32_t index, NodeText *node) {
  MetadataNode view = node_view(node);
  node_define(exporter, index, &view);
  node_free(node);
}

typedef struct NodeKey {
  const Metadata *metadata;
  const MetadataNode *node;
} NodeKey;

static bool node_equals(const void *object, const void *key_pointer) {
  const NodeKey *key = key_pointer;
  const MetadataNode *lhs = key->node;
  const MetadataNode *rhs =
      &key->metadata->nodes.data[(uint32_t)(uintptr_t)object - 1];
  if (lhs->num_operands != rhs->num_operands ||
      lhs->is_location != rhs->is_location)
    return false;
  for (uint32_t i = 0; i < lhs->num_operands; i++)
    if (lhs->operands[i] != rhs->operands[i])
      return false;
  return lhs->is_location ? lhs->location.line == rhs->location.line &&
                                lhs->location.column == rhs->location.column
                          : string_ref_equals(lhs->text, rhs->text);
}

static uint64_t node_hash(const MetadataNode *node) {
  uint64_t hash = node->is_location
                      ? hash_mix(node->location.line, node->location.column)
                      : string_ref_hash(node->text);
  for (uint32_t i = 0; i < node->num_operands; i++)
    hash = hash_mix(hash, node->operands[i]);
  return hash;
}

/// Defines the reserved node `index`, unless there is an equal one. Returns the
/// node to use.
static uint32_t node_intern(Exporter *exporter, uint32_t index,
                            const MetadataNode *node) {
  Metadata *metadata = exporter->metadata;
  NodeKey key = {metadata, node};
  uint64_t hash = node_hash(node);
  const void *found =
      intern_table_find(&metadata->by_text, hash, node_equals, &key);
  if (found)
    return (uint32_t)(uintptr_t)found - 1;
  node_define(exporter, index, node);
  intern_table_add(&metadata->by_text, hash,
                   (const void *)(uintptr_t)(index + 1));
  return index;
}

/// The node with these contents, new or existing.
static uint32_t node_get(Exporter *exporter, const MetadataNode *node) {
  Metadata *metadata = exporter->metadata;
  uint32_t index = (uint32_t)metadata->nodes.size;
  VECTOR_PUSH(&metadata->nodes, (MetadataNode){0});
  uint32_t made = node_intern(exporter, index, node);
  metadata->nodes.size -= made != index;
  return made;
}

static uint32_t node_end_as(Exporter *exporter, uint32_t index,
                            NodeText *node) {
  MetadataNode view = node_view(node);
  uint32_t made = node_intern(exporter, index, &view);
  node_free(node);
  return made;
}

uint32_t node_end(Exporter *exporter, NodeText *node) {
  MetadataNode view = node_view(node);
  uint32_t made = node_get(exporter, &view);
  node_free(node);
  return made;
}

uint32_t node_location(Exporter *exporter, uint32_t line, uint32_t column,
                       uint32_t scope, const uint32_t *caller) {
  uint32_t operands[] = {scope, caller ? *caller : 0};
  MetadataNode node = {.location = {line, column},
                       .operands = operands,
                       .num_operands = caller ? 2 : 1,
                       .is_location = true};
  return node_get(exporter, &node);
}

uint32_t node_end_distinct(Exporter *exporter, NodeText *node) {
  Metadata *metadata = exporter->metadata;
  VECTOR_PUSH(&metadata->nodes, (MetadataNode){0});
  uint32_t index = (uint32_t)metadata->nodes.size - 1;
  node_set(exporter, index, node);
  return index;
}

uint32_t node_from_text(Exporter *exporter, StringRef text) {
  NodeText node;
  node_begin(&node);
  stream_text(&node.text, text);
  return node_end(exporter, &node);
}

bool node_find(const Exporter *exporter, const void *key, uint32_t *index) {
  uint32_t found =
      (uint32_t)(uintptr_t)ptr_map_get(&exporter->metadata->by_attr, key);
  *index = found - 1;
  return found != 0;
}

void node_remember(Exporter *exporter, const void *key, uint32_t index) {
  ptr_map_set(&exporter->metadata->by_attr, key,
              (void *)(uintptr_t)(index + 1));
}

void node_quoted(NodeText *node, StringRef text) {
  stream_char(&node->text, '!');
  stream_quoted(&node->text, text);
}

uint32_t node_list(Exporter *exporter, const uint32_t *nodes, size_t count) {
  NodeText list;
  node_begin(&list);
  stream_cstr(&list.text, "!{");
  for (size_t i = 0; i < count; i++) {
    stream_cstr(&list.text, i ? ", " : "");
    node_operand(&list, nodes[i]);
  }
  stream_char(&list.text, '}');
  return node_end(exporter, &list);
}

//===- Numbers and printing -----------------------------------------------===//

typedef struct NumberFrame {
  uint32_t node;
  uint32_t next;
} NumberFrame;

static bool take_number(Metadata *metadata, uint32_t node) {
  if (metadata->nodes.data[node].number)
    return false;
  VECTOR_PUSH(&metadata->numbered, node);
  metadata->nodes.data[node].number = (uint32_t)metadata->numbered.size;
  return true;
}

int node_number(Exporter *exporter, uint32_t node) {
  Metadata *metadata = exporter->metadata;
  VECTOR(NumberFrame) stack = {0};
  if (take_number(metadata, node))
    VECTOR_PUSH(&stack, (NumberFrame){node, 0});
  while (stack.size) {
    NumberFrame *top = &VECTOR_LAST(&stack);
    const MetadataNode *at = &metadata->nodes.data[top->node];
    if (top->next == at->num_operands) {
      stack.size--;
      continue;
    }
    uint32_t operand = at->operands[top->next++];
    if (take_number(metadata, operand))
      VECTOR_PUSH(&stack, (NumberFrame){operand, 0});
  }
  VECTOR_FREE(&stack);
  return (int)metadata->nodes.data[node].number - 1;
}

static void print_reference(Stream *out, const Metadata *metadata,
                            uint32_t index) {
  stream_char(out, '!');
  stream_uint(out, metadata->nodes.data[index].number - 1);
}

static void print_location(Stream *out, const Metadata *metadata,
                           const MetadataNode *node) {
  stream_cstr(out, "!DILocation(line: ");
  stream_uint(out, node->location.line);
  if (node->location.column) {
    stream_cstr(out, ", column: ");
    stream_uint(out, node->location.column);
  }
  stream_cstr(out, ", scope: ");
  print_reference(out, metadata, node->operands[0]);
  if (node->num_operands > 1) {
    stream_cstr(out, ", inlinedAt: ");
    print_reference(out, metadata, node->operands[1]);
  }
  stream_char(out, ')');
}

static void print_text(Stream *out, const Metadata *metadata, uint32_t index) {
  const MetadataNode *node = &metadata->nodes.data[index];
  const char *at = node->text.data, *end = at + node->text.size;
  for (const char *gap; (gap = memchr(at, GAP, (size_t)(end - at))) != NULL;) {
    size_t which = 0;
    bool is_self = gap[1] == GAP;
    stream_bytes(out, at, (size_t)(gap - at));
    for (at = gap + 1; *at != GAP; at++)
      which = which * 10 + (size_t)(*at - '0');
    at++;
    print_reference(out, metadata, is_self ? index : node->operands[which]);
  }
  stream_bytes(out, at, (size_t)(end - at));
}

void metadata_print(Exporter *exporter, Stream *out) {
  const Metadata *metadata = exporter->metadata;
  for (size_t i = 0; i < metadata->numbered.size; i++) {
    uint32_t index = metadata->numbered.data[i];
    const MetadataNode *node = &metadata->nodes.data[index];
    print_reference(out, metadata, index);
    stream_cstr(out, " = ");
    if (node->is_location)
      print_location(out, metadata, node);
    else
      print_text(out, metadata, index);
    stream_char(out, '\n');
  }
}

//===- TBAA, alias scopes, access groups ----------------------------------===//

static void print_tbaa_type(NodeText *node, const Attribute *attr,
                            const uint32_t *operands) {
  const ArrayAttr *members = attr_as_array(llvm_attr_param(attr, "members"));
  stream_cstr(&node->text, "!{");
  node_quoted(node, attr_string_value(llvm_attr_param(attr, "id")));
  for (size_t i = 0; i < members->size; i++) {
    stream_cstr(&node->text, ", ");
    node_operand(node, operands[i]);
    stream_format(&node->text, ", i64 %lld",
                  (long long)attr_number(
                      llvm_attr_param(members->elements[i], "offset")));
  }
  stream_char(&node->text, '}');
}

static void print_tbaa_tag(NodeText *node, const Attribute *attr,
                           const uint32_t *operands) {
  stream_cstr(&node->text, "!{");
  node_operand(node, operands[0]);
  stream_cstr(&node->text, ", ");
  node_operand(node, operands[1]);
  stream_format(&node->text, ", i64 %lld",
                (long long)attr_number(llvm_attr_param(attr, "offset")));
  if (llvm_attr_param(attr, "constant"))
    stream_cstr(&node->text, ", i64 1");
  stream_char(&node->text, '}');
}

/// `distinct !{!self, !domain, !"what"}`; a string as the id replaces `!self`.
static void print_scope(NodeText *node, const Attribute *attr,
                        const uint32_t *operands, size_t num_operands) {
  const Attribute *id = llvm_attr_param(attr, "id");
  const Attribute *description = llvm_attr_param(attr, "description");
  stream_cstr(&node->text, attr_as_string(id) ? "!{" : "distinct !{");
  if (attr_as_string(id))
    node_quoted(node, attr_string_value(id));
  else
    node_self(node);
  if (num_operands) {
    stream_cstr(&node->text, ", ");
    node_operand(node, operands[0]);
  }
  if (description) {
    stream_cstr(&node->text, ", ");
    node_quoted(node, attr_string_value(description));
  }
  stream_char(&node->text, '}');
}

/// `!{!"Simple C/C++ TBAA"}`.
static void print_tbaa_root(NodeText *node, const Attribute *attr) {
  const Attribute *id = llvm_attr_param(attr, "id");
  stream_cstr(&node->text, id ? "!{" : "distinct !{");
  if (id)
    node_quoted(node, attr_string_value(id));
  else
    node_self(node);
  stream_char(&node->text, '}');
}

static bool is_any(const Attribute *attr, LLVMAttrDef first,
                   LLVMAttrDef second) {
  return llvm_attr_is(attr, first) || llvm_attr_is(attr, second);
}

/// The parts of `attr`, in the order of its operands.
static void collect_operands(const Attribute *attr, AttrList *operands) {
  if (llvm_attr_is(attr, LLVM_ATTR_TBAA_TYPE_DESC)) {
    const ArrayAttr *members = attr_as_array(llvm_attr_param(attr, "members"));
    for (size_t i = 0; members && i < members->size; i++)
      VECTOR_PUSH(operands, llvm_attr_param(members->elements[i], "typeDesc"));
  } else if (llvm_attr_is(attr, LLVM_ATTR_TBAA_TAG)) {
    VECTOR_PUSH(operands, llvm_attr_param(attr, "base_type"));
    VECTOR_PUSH(operands, llvm_attr_param(attr, "access_type"));
  } else if (llvm_attr_is(attr, LLVM_ATTR_ALIAS_SCOPE)) {
    VECTOR_PUSH(operands, llvm_attr_param(attr, "domain"));
  } else {
    debug_operands(attr, operands);
  }
}

/// Makes the node of `attr`, whose operands have nodes.
static uint32_t make_node(Exporter *exporter, const Attribute *attr,
                          const uint32_t *operands, size_t num_operands) {
  NodeText node;
  uint32_t index;
  node_begin(&node);
  if (llvm_attr_is(attr, LLVM_ATTR_TBAA_TYPE_DESC)) {
    print_tbaa_type(&node, attr, operands);
  } else if (llvm_attr_is(attr, LLVM_ATTR_TBAA_TAG)) {
    print_tbaa_tag(&node, attr, operands);
  } else if (llvm_attr_is(attr, LLVM_ATTR_TBAA_ROOT)) {
    print_tbaa_root(&node, attr);
  } else if (llvm_attr_is(attr, LLVM_ATTR_ACCESS_GROUP)) {
    stream_cstr(&node.text, "distinct !{}");
    return node_end_distinct(exporter, &node);
  } else if (is_any(attr, LLVM_ATTR_ALIAS_SCOPE,
                    LLVM_ATTR_ALIAS_SCOPE_DOMAIN)) {
    print_scope(&node, attr, operands, num_operands);
    return node_end_distinct(exporter, &node);
  } else {
    const Attribute *recursive = debug_recursive_id(attr);
    bool is_distinct = debug_print(exporter, &node, attr);
    if (recursive && node_find(exporter, recursive, &index)) {
      if (!is_distinct)
        return node_end_as(exporter, index, &node);
      node_set(exporter, index, &node);
      return index;
    }
    if (is_distinct)
      return node_end_distinct(exporter, &node);
  }
  return node_end(exporter, &node);
}

//===- Nodes of attributes ------------------------------------------------===//

typedef struct NodeFrame {
  const Attribute *attr;
  AttrList operands;
  VECTOR(uint32_t) nodes; ///< The operands' nodes.
} NodeFrame;

typedef VECTOR(NodeFrame) NodeFrames;

/// What identifies a subprogram, whatever else its attribute says; NULL for
/// other attributes.
static const Attribute *subprogram_id(const Attribute *attr) {
  return attr && llvm_attr_is(attr, LLVM_ATTR_DI_SUBPROGRAM)
             ? llvm_attr_param(attr, "id")
             : NULL;
}

const Attribute *node_subprogram(const Exporter *exporter,
                                 const Attribute *attr) {
  const Attribute *id = subprogram_id(attr);
  const Attribute *first =
      id ? ptr_map_get(&exporter->metadata->by_id, id) : NULL;
  return first ? first : attr;
}

bool node_find_made(const Exporter *exporter, const Attribute *attr,
                    uint32_t *index) {
  if (node_find(exporter, attr, index))
    return true;
  const Attribute *recursive = debug_recursive_id(attr);
  if (recursive && node_find(exporter, recursive, index))
    return true;
  const Attribute *first = node_subprogram(exporter, attr);
  return first != attr && node_find(exporter, first, index);
}

static void enter(Exporter *exporter, NodeFrames *stack,
                  const Attribute *attr) {
  NodeFrame frame = {.attr = attr};
  const Attribute *recursive = debug_recursive_id(attr);
  if (recursive)
    node_reserve(exporter, recursive);
  collect_operands(attr, &frame.operands);
  VECTOR_PUSH(stack, frame);
}

/// Makes the innermost node, whose operands are complete.
static uint32_t leave(Exporter *exporter, NodeFrames *stack) {
  NodeFrame frame = VECTOR_POP(stack);
  uint32_t index =
      make_node(exporter, frame.attr, frame.nodes.data, frame.nodes.size);
  const Attribute *id = subprogram_id(frame.attr);
  node_remember(exporter, frame.attr, index);
  const char *reason = check_debug_attr(exporter, frame.attr, index);
  if (reason)
    export_fail(exporter, exporter->symbol, reason);
  if (id && !ptr_map_has(&exporter->metadata->by_id, id))
    ptr_map_set(&exporter->metadata->by_id, id, (void *)(uintptr_t)frame.attr);
  const Attribute *recursive = debug_recursive_id(frame.attr);
  if (recursive)
    ptr_map_remove(&exporter->metadata->by_attr, recursive);
  if (llvm_attr_is(frame.attr, LLVM_ATTR_DI_COMPILE_UNIT))
    VECTOR_PUSH(&exporter->units, (ExportedUnit){frame.attr, index});
  VECTOR_FREE(&frame.operands);
  VECTOR_FREE(&frame.nodes);
  return index;
}

uint32_t node_of(Exporter *exporter, const Attribute *attr) {
  uint32_t index;
  if (node_find_made(exporter, attr, &index))
    return index;
  NodeFrames stack = {0};
  enter(exporter, &stack, attr);
  for (;;) {
    NodeFrame *top = &VECTOR_LAST(&stack);
    if (top->nodes.size < top->operands.size) {
      const Attribute *operand = top->operands.data[top->nodes.size];
      if (node_find_made(exporter, operand, &index))
        VECTOR_PUSH(&top->nodes, index);
      else
        enter(exporter, &stack, operand);
      continue;
    }
    index = leave(exporter, &stack);
    if (!stack.size)
      break;
    VECTOR_PUSH(&VECTOR_LAST(&stack).nodes, index);
  }
  VECTOR_FREE(&stack);
  return index;
}

uint32_t node_of_list(Exporter *exporter, const ArrayAttr *array) {
  VECTOR(uint32_t) nodes = {0};
  for (size_t i = 0; i < array->size; i++)
    VECTOR_PUSH(&nodes, node_of(exporter, array->elements[i]));
  uint32_t index = node_list(exporter, nodes.data, nodes.size);
  VECTOR_FREE(&nodes);
  return index;
}
