// SPDX-License-Identifier: Apache-2.0
// Metadata after an instruction: `, !dbg !5, !tbaa !7`, in the order of LLVM's
// metadata kinds.
#include "target/llvm_ir/metadata.h"
#include "target/llvm_ir/metadata/debug_info.h"

static void print_attachment(Exporter *exporter, const char *kind,
                             uint32_t node) {
  Stream *out = exporter->out;
  stream_cstr(out, ", !");
  stream_cstr(out, kind);
  stream_cstr(out, " !");
  stream_int(out, node_number(exporter, node));
}

static void attach_text(Exporter *exporter, const char *kind,
                        const char *text) {
  print_attachment(exporter, kind,
                   node_from_text(exporter, string_ref_from_cstr(text)));
}

/// A list of scopes; a single access group stands for itself.
static void attach_list(Exporter *exporter, const Attribute *attr,
                        const char *kind) {
  const ArrayAttr *list = attr_as_array(attr);
  if (!list || !list->size)
    return;
  bool is_group = llvm_attr_is(list->elements[0], LLVM_ATTR_ACCESS_GROUP);
  print_attachment(exporter, kind,
                   is_group && list->size == 1
                       ? node_of(exporter, list->elements[0])
                       : node_of_list(exporter, list));
}

static void attach_weights(Exporter *exporter, const Attribute *attr) {
  const DenseArrayAttr *weights = attr_as_dense_array(attr);
  if (!weights || !weights->size)
    return;
  NodeText node;
  node_begin(&node);
  stream_cstr(&node.text, "!{!\"branch_weights\"");
  for (size_t i = 0; i < weights->size; i++)
    stream_format(&node.text, ", i32 %d", ((const int32_t *)weights->data)[i]);
  stream_char(&node.text, '}');
  print_attachment(exporter, "prof", node_end(exporter, &node));
}

void export_debug_location(Exporter *exporter, Location loc) {
  uint32_t node;
  if (debug_location(exporter, loc, exporter->subprogram, &node))
    print_attachment(exporter, "dbg", node);
}

static void attach_alias_tag(Exporter *exporter, const Attribute *attr) {
  const ArrayAttr *tags = attr_as_array(attr);
  if (tags && tags->size == 1)
    print_attachment(exporter, "tbaa", node_of(exporter, tags->elements[0]));
}

static void attach_dereferenceable(Exporter *exporter, const Attribute *attr) {
  int64_t bytes = 0;
  if (!llvm_attr_is(attr, LLVM_ATTR_DEREFERENCEABLE))
    return;
  attr_integer_value(llvm_attr_param(attr, "bytes"), &bytes);
  NodeText node;
  node_begin(&node);
  stream_format(&node.text, "!{i64 %lld}", (long long)bytes);
  bool may_be_null = llvm_attr_param(attr, "mayBeNull") != NULL;
  print_attachment(exporter,
                   may_be_null ? "dereferenceable_or_null" : "dereferenceable",
                   node_end(exporter, &node));
}

static void attach(Exporter *exporter, ExportSlot slot, const Attribute *attr) {
  switch ((int)slot) {
  case SLOT_TBAA:
    attach_alias_tag(exporter, attr);
    return;
  case SLOT_BRANCH_WEIGHTS:
    attach_weights(exporter, attr);
    return;
  case SLOT_INVARIANT:
    attach_text(exporter, "invariant.load", "!{}");
    return;
  case SLOT_ALIAS_SCOPES:
    attach_list(exporter, attr, "alias.scope");
    return;
  case SLOT_NOALIAS_SCOPES:
    attach_list(exporter, attr, "noalias");
    return;
  case SLOT_NONTEMPORAL:
    attach_text(exporter, "nontemporal", "!{i32 1}");
    return;
  case SLOT_DEREFERENCEABLE:
    attach_dereferenceable(exporter, attr);
    return;
  case SLOT_INVARIANT_GROUP:
    attach_text(exporter, "invariant.group", "!{}");
    return;
  case SLOT_LOOP_ANNOTATION:
    if (llvm_attr_is(attr, LLVM_ATTR_LOOP_ANNOTATION))
      print_attachment(exporter, "llvm.loop", loop_node(exporter, attr));
    return;
  case SLOT_ACCESS_GROUPS:
    attach_list(exporter, attr, "llvm.access.group");
    return;
  }
}

/// `!{!"prefix", !"suffix"}`.
static uint32_t mmra_node(Exporter *exporter, const Attribute *tag) {
  NodeText node;
  node_begin(&node);
  stream_cstr(&node.text, "!{");
  node_quoted(&node, attr_string_value(llvm_attr_param(tag, "prefix")));
  stream_cstr(&node.text, ", ");
  node_quoted(&node, attr_string_value(llvm_attr_param(tag, "suffix")));
  stream_char(&node.text, '}');
  return node_end(exporter, &node);
}

static uint32_t mmra_list(Exporter *exporter, const ArrayAttr *tags) {
  NodeIndices nodes = {0};
  for (size_t i = 0; i < tags->size; i++)
    VECTOR_PUSH(&nodes, mmra_node(exporter, tags->elements[i]));
  uint32_t list = node_list(exporter, nodes.data, nodes.size);
  VECTOR_FREE(&nodes);
  return list;
}

static bool are_mmra_tags(const Attribute *attr) {
  const ArrayAttr *tags = attr_as_array(attr);
  for (size_t i = 0; tags && i < tags->size; i++)
    if (!llvm_attr_is(tags->elements[i], LLVM_ATTR_MMRA_TAG))
      return false;
  return tags || llvm_attr_is(attr, LLVM_ATTR_MMRA_TAG);
}

/// Relaxation of memory orders: a discardable attribute of any instruction, one
/// tag or a list of several. An empty list gives no metadata.
static void attach_mmra(Exporter *exporter, const Operation *op) {
  const Attribute *attr = dictionary_get(op->attrs, STR("llvm.mmra"));
  if (!attr)
    return;
  if (!are_mmra_tags(attr)) {
    export_fail(exporter, op,
                "llvm.mmra is something other than an MMRA tag or an array of "
                "them");
    return;
  }
  const ArrayAttr *tags = attr_as_array(attr);
  if (tags && !tags->size)
    return;
  const Attribute *single = tags && tags->size == 1 ? tags->elements[0] : attr;
  print_attachment(exporter, "mmra",
                   tags && tags->size > 1 ? mmra_list(exporter, tags)
                                          : mmra_node(exporter, single));
}

static void attach_slots(Exporter *exporter, const OpInfo *info,
                         const Operation *op) {
  for (int slot = 0; slot < NUM_ATTACHMENT_SLOTS; slot++) {
    const Attribute *attr = info_attr(info, op, (ExportSlot)slot);
    if (attr)
      attach(exporter, (ExportSlot)slot, attr);
  }
}

void export_attachments(Exporter *exporter, const Operation *op) {
  const OpInfo *info = op_info(exporter, op);
  export_debug_location(exporter, op->loc);
  if (info->has_attachments)
    attach_slots(exporter, info, op);
  if (op->attrs)
    attach_mmra(exporter, op);
}

//===- Debug records ------------------------------------------------------===//

bool is_debug_record(const Operation *op) {
  return op_is(op, &llvm_ops[LLVM_INTR_DBG_DECLARE]) ||
         op_is(op, &llvm_ops[LLVM_INTR_DBG_VALUE]) ||
         op_is(op, &llvm_ops[LLVM_INTR_DBG_LABEL]);
}

static void print_record_node(Exporter *exporter, uint32_t node) {
  stream_format(exporter->out, "!%d", node_number(exporter, node));
}

/// `#dbg_declare(ptr %2, !41, !DIExpression(), !48)`.
void export_debug_record(Exporter *exporter, const Operation *op) {
  Stream *out = exporter->out;
  uint32_t place;
  if (!debug_location(exporter, op->loc, exporter->subprogram, &place))
    return;
  bool is_label = op_is(op, &llvm_ops[LLVM_INTR_DBG_LABEL]);
  bool is_value = op_is(op, &llvm_ops[LLVM_INTR_DBG_VALUE]);
  stream_cstr(out, is_label   ? "    #dbg_label("
                   : is_value ? "    #dbg_value("
                              : "    #dbg_declare(");
  if (!is_label) {
    export_typed_value(exporter, op_operand(op, 0));
    stream_cstr(out, ", ");
  }
  print_record_node(exporter, node_of(exporter, op_prop(op, 0)));
  stream_cstr(out, ", ");
  if (!is_label) {
    debug_expression(exporter, out, op_prop(op, LLVM_DEBUG_EXPRESSION));
    stream_cstr(out, ", ");
  }
  print_record_node(exporter, place);
  stream_cstr(out, ")\n");
}
