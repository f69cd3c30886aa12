// SPDX-License-Identifier: Apache-2.0
// Metadata of functions: entry counts, attributes for kernels, debug
// information.
#include "ir/op_attrs.h"
#include "target/llvm_ir/metadata.h"

/// Attributes of llvm.func for OpenCL, by FunctionHint.
static const StringRef hint_names[NUM_FUNCTION_HINTS] = {
    [HINT_VEC_TYPE] = STR_INIT("vec_type_hint"),
    [HINT_WORK_GROUP_SIZE] = STR_INIT("work_group_size_hint"),
    [HINT_REQUIRED_WORK_GROUP_SIZE] = STR_INIT("reqd_work_group_size"),
    [HINT_REQUIRED_SUB_GROUP_SIZE] = STR_INIT("intel_reqd_sub_group_size"),
};

/// `<2 x float> undef, i32 1`: the type whose vectors are best, and whether it
/// is signed.
static void add_type_hint(Exporter *exporter, NodeText *node,
                          const Attribute *hint) {
  Stream *out = exporter->out;
  exporter->out = &node->text;
  export_type(exporter, attr_as_type(llvm_attr_param(hint, "hint"))->value);
  exporter->out = out;
  stream_format(&node->text, " undef, i32 %d",
                llvm_attr_param(hint, "is_signed") != NULL);
}

static uint32_t hint_node(Exporter *exporter, const Attribute *attr) {
  const DenseArrayAttr *sizes = attr_as_dense_array(attr);
  NodeText node;
  node_begin(&node);
  stream_cstr(&node.text, "!{");
  for (size_t i = 0; sizes && i < sizes->size; i++)
    stream_format(&node.text, "%si32 %d", i ? ", " : "",
                  ((const int32_t *)sizes->data)[i]);
  if (llvm_attr_is(attr, LLVM_ATTR_VEC_TYPE_HINT))
    add_type_hint(exporter, &node, attr);
  else if (!sizes)
    stream_format(&node.text, "i32 %lld", (long long)attr_number(attr));
  stream_char(&node.text, '}');
  return node_end(exporter, &node);
}

static bool has_bad_hint(const Attribute *attr) {
  if (!llvm_attr_is(attr, LLVM_ATTR_VEC_TYPE_HINT))
    return false;
  const TypeAttr *type = attr_as_type(llvm_attr_param(attr, "hint"));
  return !type || !llvm_type_is_compatible(type->value);
}

/// LLVM prints them in the order in which they first occur in the module.
static void note_hint(Exporter *exporter, FunctionHint hint) {
  FunctionHints *hints = &exporter->hints;
  for (unsigned i = 0; i < hints->count; i++)
    if (hints->order[i] == hint)
      return;
  hints->order[hints->count++] = hint;
}

static void print_hints(Exporter *exporter, const Operation *op,
                        const char *format) {
  const Attribute *attrs[NUM_FUNCTION_HINTS];
  for (unsigned i = 0; i < NUM_FUNCTION_HINTS; i++) {
    attrs[i] = op_attr(op, hint_names[i]);
    if (!attrs[i])
      continue;
    if (has_bad_hint(attrs[i])) {
      export_fail(exporter, op, "'vec_type_hint' is not a type of LLVM");
      return;
    }
    note_hint(exporter, (FunctionHint)i);
  }
  for (unsigned i = 0; i < exporter->hints.count; i++) {
    FunctionHint hint = exporter->hints.order[i];
    if (attrs[hint])
      stream_format(exporter->out, format, STR_ARGS(hint_names[hint]),
                    node_number(exporter, hint_node(exporter, attrs[hint])));
  }
}

/// ` !prof !1`: how often the function was entered.
static void print_entry_count(Exporter *exporter, const Operation *op) {
  int64_t count;
  NodeText node;
  if (!attr_integer_value(op_attr(op, STR("function_entry_count")), &count))
    return;
  node_begin(&node);
  stream_format(&node.text, "!{!\"function_entry_count\", i64 %lld}",
                (long long)count);
  stream_format(exporter->out, " !prof !%d",
                node_number(exporter, node_end(exporter, &node)));
}

static void print_subprogram(Exporter *exporter, const char *format) {
  if (exporter->subprogram)
    stream_format(
        exporter->out, format,
        node_number(exporter, node_of(exporter, exporter->subprogram)));
}

void export_definition_metadata(Exporter *exporter, const Operation *op) {
  print_subprogram(exporter, " !dbg !%d");
  print_entry_count(exporter, op);
  print_hints(exporter, op, " !%.*s !%d");
}

void export_declaration_metadata(Exporter *exporter, const Operation *op) {
  print_subprogram(exporter, "!dbg !%d ");
  print_hints(exporter, op, "!%.*s !%d ");
}
