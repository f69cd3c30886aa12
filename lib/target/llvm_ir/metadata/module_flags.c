// SPDX-License-Identifier: Apache-2.0
// The flags of a module as `!llvm.module.flags`: numbers, texts, the profile of
// calls and the summary of a profile. Follows mlir's convertModuleFlagsOp.
#include "target/llvm_ir/metadata.h"

//===- Profiles -----------------------------------------------------------===//

/// `ptr @f, `, or `null, ` where there is no function.
static void add_function(Exporter *exporter, NodeText *node,
                         const Attribute *attr) {
  const SymbolRefAttr *symbol = attr ? attr_as_symbol_ref(attr) : NULL;
  const Operation *op =
      symbol ? ptr_map_get(&exporter->symbols, symbol->path[0].data) : NULL;
  if (!op || !op_is(op, &llvm_ops[LLVM_FUNC])) {
    stream_cstr(&node->text, "null, ");
    return;
  }
  stream_cstr(&node->text, "ptr @");
  export_name(&node->text, symbol->path[0]);
  stream_cstr(&node->text, ", ");
}

static uint32_t call_node(Exporter *exporter, const Attribute *entry) {
  NodeText node;
  node_begin(&node);
  stream_cstr(&node.text, "!{");
  add_function(exporter, &node, llvm_attr_param(entry, "from"));
  add_function(exporter, &node, llvm_attr_param(entry, "to"));
  stream_format(&node.text, "i64 %lld}",
                (long long)attr_number(llvm_attr_param(entry, "count")));
  return node_end(exporter, &node);
}

/// How often functions call each other.
static uint32_t calls_node(Exporter *exporter, const ArrayAttr *entries) {
  NodeText node;
  node_begin(&node);
  stream_cstr(&node.text, "distinct !{");
  for (size_t i = 0; i < entries->size; i++) {
    stream_cstr(&node.text, i ? ", " : "");
    node_operand(&node, call_node(exporter, entries->elements[i]));
  }
  stream_char(&node.text, '}');
  return node_end_distinct(exporter, &node);
}

/// `!{!"NumCounts", i64 3}`.
static uint32_t number_node(Exporter *exporter, const char *key,
                            const Attribute *value) {
  NodeText node;
  node_begin(&node);
  stream_format(&node.text, "!{!\"%s\", i64 %lld}", key,
                (long long)attr_number(value));
  return node_end(exporter, &node);
}

static uint32_t format_node(Exporter *exporter, const Attribute *summary) {
  static const char *const formats[] = {"SampleProfile", "InstrProf",
                                        "CSInstrProf"};
  uint64_t format = (uint64_t)attr_number(llvm_attr_param(summary, "format"));
  NodeText node;
  node_begin(&node);
  stream_format(&node.text, "!{!\"ProfileFormat\", !\"%s\"}",
                formats[format < ARRAY_LENGTH(formats) ? format : 0]);
  return node_end(exporter, &node);
}

static uint32_t ratio_node(Exporter *exporter, const Attribute *ratio) {
  Stream *out = exporter->out;
  NodeText node;
  node_begin(&node);
  stream_cstr(&node.text, "!{!\"PartialProfileRatio\", ");
  exporter->out = &node.text;
  export_typed_constant(
      exporter,
      constant_from_attr(exporter, attr_as_float(ratio)->type, ratio));
  exporter->out = out;
  stream_char(&node.text, '}');
  return node_end(exporter, &node);
}

static uint32_t cut_node(Exporter *exporter, const Attribute *cut) {
  static const char *const names[] = {"cut_off", "min_count", "num_counts"};
  NodeText node;
  node_begin(&node);
  for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
    stream_format(&node.text, "%si64 %lld", i ? ", " : "!{",
                  (long long)attr_number(llvm_attr_param(cut, names[i])));
  stream_char(&node.text, '}');
  return node_end(exporter, &node);
}

/// `!{!"DetailedSummary", !{…}}`.
static uint32_t cuts_node(Exporter *exporter, const ArrayAttr *cuts) {
  VECTOR(uint32_t) nodes = {0};
  for (size_t i = 0; cuts && i < cuts->size; i++)
    VECTOR_PUSH(&nodes, cut_node(exporter, cuts->elements[i]));
  NodeText node;
  node_begin(&node);
  stream_cstr(&node.text, "!{!\"DetailedSummary\", ");
  node_operand(&node, node_list(exporter, nodes.data, nodes.size));
  stream_char(&node.text, '}');
  VECTOR_FREE(&nodes);
  return node_end(exporter, &node);
}

static uint32_t summary_node(Exporter *exporter, const Attribute *summary) {
  static const struct {
    const char *param;
    const char *key;
  } numbers[] = {{"total_count", "TotalCount"},
                 {"max_count", "MaxCount"},
                 {"max_internal_count", "MaxInternalCount"},
                 {"max_function_count", "MaxFunctionCount"},
                 {"num_counts", "NumCounts"},
                 {"num_functions", "NumFunctions"},
                 {"is_partial_profile", "IsPartialProfile"}};
  enum { MOST = ARRAY_LENGTH(numbers) + 3 };
  uint32_t nodes[MOST];
  size_t count = 0;
  nodes[count++] = format_node(exporter, summary);
  for (size_t i = 0; i < ARRAY_LENGTH(numbers); i++) {
    const Attribute *value = llvm_attr_param(summary, numbers[i].param);
    if (value)
      nodes[count++] = number_node(exporter, numbers[i].key, value);
  }
  const Attribute *ratio = llvm_attr_param(summary, "partial_profile_ratio");
  if (ratio)
    nodes[count++] = ratio_node(exporter, ratio);
  nodes[count++] = cuts_node(
      exporter, attr_as_array(llvm_attr_param(summary, "detailed_summary")));
  return node_list(exporter, nodes, count);
}

//===- Flags --------------------------------------------------------------===//

/// The value of a flag.
static void add_value(Exporter *exporter, NodeText *node,
                      const Attribute *value) {
  if (attr_as_array(value))
    node_operand(node, calls_node(exporter, attr_as_array(value)));
  else if (llvm_attr_is(value, LLVM_ATTR_PROFILE_SUMMARY))
    node_operand(node, summary_node(exporter, value));
  else if (attr_as_string(value))
    node_quoted(node, attr_string_value(value));
  else // An attribute of any type.
    stream_format(&node->text, "i32 %d", (int32_t)attr_number(value));
}

static uint32_t flag_node(Exporter *exporter, const Attribute *flag) {
  NodeText node;
  node_begin(&node);
  stream_format(&node.text, "!{i32 %lld, ",
                (long long)attr_number(llvm_attr_param(flag, "behavior")));
  node_quoted(&node, attr_string_value(llvm_attr_param(flag, "key")));
  stream_cstr(&node.text, ", ");
  add_value(exporter, &node, llvm_attr_param(flag, "value"));
  stream_char(&node.text, '}');
  return node_end(exporter, &node);
}

static bool has_key(const Attribute *flag, StringRef key) {
  return string_ref_equals(attr_string_value(llvm_attr_param(flag, "key")),
                           key);
}

/// Says what LLVM's verifier requires of a flag with this behaviour if its
/// value is wrong; NULL if it is right. Only arrays and summaries become nodes.
static const char *check_value(const Attribute *flag) {
  enum { REQUIRE = 3, APPEND = 5, APPEND_UNIQUE = 6, MAX = 7, MIN = 8 };
  const Attribute *value = llvm_attr_param(flag, "value");
  bool is_number = attr_as_integer(value) != NULL;
  bool is_node = !is_number && !attr_as_string(value);
  switch (attr_number(llvm_attr_param(flag, "behavior"))) {
  case REQUIRE:
    return "invalid value for 'require' module flag (expected metadata pair)";
  case APPEND:
  case APPEND_UNIQUE:
    return is_node ? NULL
                   : "invalid value for 'append'-type module flag (expected a "
                     "metadata node)";
  case MAX:
    return is_number ? NULL
                     : "invalid value for 'max' module flag (expected constant "
                       "integer)";
  case MIN:
    return is_number && (int32_t)attr_number(value) >= 0
               ? NULL
               : "invalid value for 'min' module flag (expected constant "
                 "non-negative integer)";
  default:
    break;
  }
  bool is_width = string_ref_equals(
      attr_string_value(llvm_attr_param(flag, "key")), STR("wchar_size"));
  return is_width && !is_number
             ? "wchar_size metadata requires constant integer argument"
             : NULL;
}

static void check_flag(Exporter *exporter, const Operation *op,
                       const Attribute *flag, StringMap *keys) {
  StringRef key = attr_string_value(llvm_attr_param(flag, "key"));
  const char *reason = check_value(flag);
  if (!reason && string_map_get(keys, key))
    reason = "module flag identifiers must be unique (or of 'require' type)";
  string_map_set(keys, key, (void *)(uintptr_t)flag);
  if (reason)
    export_fail(exporter, op, reason);
}

/// Cuts the part before a dash off `text`, and returns it.
static StringRef take_component(StringRef *text) {
  size_t end = string_ref_find(*text, '-');
  StringRef part = string_ref(text->data, end < text->size ? end : text->size);
  *text = string_ref_drop(*text, end < text->size ? end + 1 : text->size);
  return part;
}

/// `x86_64-pc-windows-msvc`: machine, vendor, system, environment.
static bool is_windows_msvc(StringRef triple) {
  take_component(&triple);
  take_component(&triple);
  StringRef system = take_component(&triple);
  return (string_ref_starts_with(system, STR("windows")) ||
          string_ref_starts_with(system, STR("win32"))) &&
         string_ref_starts_with(triple, STR("msvc"));
}

void collect_module_flags(Exporter *exporter, const Block *body,
                          NodeIndices *flags) {
  bool has_version = false, has_code_view = false;
  StringMap keys = {0};
  FOR_EACH_OP(op, body) {
    if (!op_is(op, &llvm_ops[LLVM_MODULE_FLAGS]))
      continue;
    const ArrayAttr *list = attr_as_array(op_prop(op, 0));
    for (size_t i = 0; list && i < list->size; i++) {
      has_version |= has_key(list->elements[i], STR("Debug Info Version"));
      has_code_view |= has_key(list->elements[i], STR("CodeView"));
      check_flag(exporter, op, list->elements[i], &keys);
      VECTOR_PUSH(flags, flag_node(exporter, list->elements[i]));
    }
  }
  string_map_free(&keys);
  if (!has_version)
    VECTOR_PUSH(
        flags, node_from_text(exporter,
                              STR("!{i32 2, !\"Debug Info Version\", i32 3}")));
  if (!has_code_view && is_windows_msvc(exporter->triple))
    VECTOR_PUSH(
        flags, node_from_text(exporter, STR("!{i32 2, !\"CodeView\", i32 1}")));
}
