// SPDX-License-Identifier: Apache-2.0
// What a module has beside globals and functions: its target, inline assembly,
// flags, constructors, aliases, comdats.
#include "target/llvm_ir/debug_info.h"
#include "target/llvm_ir/metadata.h"

#include "dialects/dlti/dlti.h"

//===- Data layout --------------------------------------------------------===//

/// `e`, `-m:e`, `-n8:16`, `-S128`: an entry whose key is a word.
static void print_layout_word(Stream *out, StringRef key,
                              const Attribute *value) {
  static const struct {
    StringRef key;
    const char *prefix;
  } numbers[] = {{STR_INIT("dlti.program_memory_space"), "P"},
                 {STR_INIT("dlti.global_memory_space"), "G"},
                 {STR_INIT("dlti.alloca_memory_space"), "A"},
                 {STR_INIT("dlti.stack_alignment"), "S"}};
  const char *separator = out->size ? "-" : "";
  for (size_t i = 0; i < ARRAY_LENGTH(numbers); i++)
    if (string_ref_equals(key, numbers[i].key))
      stream_format(out, "%s%s%lld", separator, numbers[i].prefix,
                    (long long)attr_number(value));
  if (string_ref_equals(key, STR("dlti.endianness")))
    stream_format(
        out, "%s%s", separator,
        string_ref_equals(attr_string_value(value), STR("little")) ? "e" : "E");
  if (string_ref_equals(key, STR("dlti.mangling_mode")))
    stream_format(out, "%sm:%.*s", separator,
                  STR_ARGS(attr_string_value(value)));
  const DenseArrayAttr *widths = attr_as_dense_array(value);
  if (!widths || !string_ref_equals(key, STR("dlti.legal_int_widths")))
    return;
  for (size_t i = 0; i < widths->size; i++)
    stream_format(out, "%s%d",
                  i           ? ":"
                  : out->size ? "-n"
                              : "n",
                  ((const int32_t *)widths->data)[i]);
}

/// Number `index` of `dense<…> : vector<NxiM>`.
static int64_t layout_number(Context *ctx, const DenseElementsAttr *values,
                             int64_t index) {
  return index < dense_elements_num(values)
             ? attr_number(dense_elements_at(ctx, values, index))
             : 0;
}

/// `p270:32:32:32:32`, `i64:64`, `f80:128`.
static void print_layout_type(Context *ctx, Stream *out, const Type *type,
                              const DenseElementsAttr *values) {
  stream_cstr(out, out->size ? "-" : "");
  if (llvm_type_is_pointer(type)) {
    stream_format(out, "p%u", llvm_pointer_address_space(type));
    for (int64_t i = 0; i < 4; i++)
      stream_format(out, ":%lld", (long long)layout_number(ctx, values, i));
    return;
  }
  int64_t abi = layout_number(ctx, values, 0);
  int64_t preferred = layout_number(ctx, values, 1);
  stream_format(out, "%c%u:%lld", type_as_float(type) ? 'f' : 'i',
                (unsigned)type_bit_width(type), (long long)abi);
  if (preferred != abi)
    stream_format(out, ":%lld", (long long)preferred);
}

/// Words first, then types, both in the order of the entries.
StringRef export_data_layout(Exporter *exporter, const Operation *module) {
  const Attribute *written = op_attr(module, STR("llvm.data_layout"));
  const DialectAttr *spec = attr_as_dialect(
      op_attr(module, STR("dlti.dl_spec")), &dlti_attr_defs[DLTI_ATTR_DL_SPEC]);
  if (written && attr_string_value(written).size)
    return attr_string_value(written);
  Stream text = {0};
  for (size_t i = 0; spec && i + 1 < spec->num_params; i += 2)
    if (attr_as_string(spec->params[i]))
      print_layout_word(&text, attr_string_value(spec->params[i]),
                        spec->params[i + 1]);
  for (size_t i = 0; spec && i + 1 < spec->num_params; i += 2) {
    const TypeAttr *type = attr_as_type(spec->params[i]);
    const DenseElementsAttr *values =
        attr_as_dense_elements(spec->params[i + 1]);
    if (type && values &&
        (llvm_type_is_pointer(type->value) || type_as_float(type->value) ||
         type_as_integer(type->value)))
      print_layout_type(exporter->ctx, &text, type->value, values);
  }
  StringRef result = string_ref(
      arena_copy_text(&exporter->arena, text.data ? text.data : "", text.size),
      text.size);
  stream_free(&text);
  return result;
}

/// A line of assembly a line.
static void print_asm(Stream *out, StringRef text) {
  while (text.size) {
    size_t end = string_ref_find(text, '\n');
    stream_cstr(out, "module asm ");
    export_quoted(out, string_ref(text.data, end));
    stream_char(out, '\n');
    text = string_ref_drop(text, end + 1);
  }
}

void export_module_asm(Exporter *exporter) {
  const ArrayAttr *lines = attr_as_array(exporter->module_asm);
  Stream text = {0};
  if (exporter->module_asm && !lines)
    export_fail(exporter, exporter->module,
                "expected an array attribute for a module level asm");
  for (size_t i = 0; lines && i < lines->size; i++) {
    if (!attr_as_string(lines->elements[i]))
      export_fail(exporter, exporter->module,
                  "expected a string attribute for each entry of a module "
                  "level asm");
    stream_text(&text, attr_string_value(lines->elements[i]));
    if (text.size && text.data[text.size - 1] != '\n')
      stream_char(&text, '\n');
  }
  stream_cstr(exporter->out, text.size ? "\n" : "");
  print_asm(exporter->out, stream_view(&text));
  stream_free(&text);
}

//===- Constructors -------------------------------------------------------===//

static void print_structor(Exporter *exporter, const Operation *op, size_t i) {
  Stream *out = exporter->out;
  const Attribute *data = attr_as_array(op_prop(op, 2))->elements[i];
  const SymbolRefAttr *function =
      attr_as_symbol_ref(attr_as_array(op_prop(op, 0))->elements[i]);
  stream_format(
      out, "%s{ i32, ptr, ptr } { i32 %lld, ptr @", i ? ", " : "",
      (long long)attr_number(attr_as_array(op_prop(op, 1))->elements[i]));
  if (function)
    export_name(out, function->path[0]);
  stream_cstr(out, ", ptr ");
  if (attr_as_symbol_ref(data)) {
    stream_char(out, '@');
    export_name(out, attr_as_symbol_ref(data)->path[0]);
  } else {
    stream_cstr(out, "null");
  }
  stream_cstr(out, " }");
}

/// `@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] […]`.
void export_structors(Exporter *exporter, const Operation *op) {
  Stream *out = exporter->out;
  bool is_dtors = op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL_DTORS]);
  size_t count = attr_as_array(op_prop(op, 0))->size;
  stream_format(out,
                "@llvm.global_%s = appending global [%zu x { i32, ptr, "
                "ptr }] ",
                is_dtors ? "dtors" : "ctors", count);
  if (!count) {
    stream_cstr(out, "zeroinitializer\n");
    return;
  }
  stream_char(out, '[');
  for (size_t i = 0; i < count; i++)
    print_structor(exporter, op, i);
  stream_cstr(out, "]\n");
}

//===- Aliases ------------------------------------------------------------===//

/// What stands in front of `alias` and `ifunc`.
static void print_symbol(Exporter *exporter, const Operation *op) {
  Stream *out = exporter->out;
  int64_t address = attr_number(op_attr(op, STR("unnamed_addr")));
  stream_char(out, '@');
  export_name(out, attr_string_value(op_attr(op, STR("sym_name"))));
  stream_cstr(out, " = ");
  export_linkage(exporter, op, false);
  if (op_attr(op, STR("thread_local_")))
    stream_cstr(out, "thread_local ");
  // mlir-translate does not say so of resolvers.
  if (address && !op_is(op, &llvm_ops[LLVM_MLIR_IFUNC]))
    stream_cstr(out, address == 1 ? "local_unnamed_addr " : "unnamed_addr ");
}

/// An expression says its type itself.
static bool is_expression(const Constant *target) {
  return target->kind == CONSTANT_CAST || target->kind == CONSTANT_BINARY ||
         (target->kind == CONSTANT_ADDRESS &&
          (!target->symbol.size || target->offset));
}

static bool print_alias(Exporter *exporter, const Operation *op) {
  const Constant *target = resolve_initializer(exporter, op);
  if (!target || !check_alias(exporter, op, target))
    return false;
  print_symbol(exporter, op);
  stream_cstr(exporter->out, "alias ");
  export_type(exporter, attr_as_type(op_prop(op, LLVM_ALIAS_TYPE))->value);
  stream_cstr(exporter->out, ", ");
  if (is_expression(target))
    export_constant(exporter, target);
  else
    export_typed_constant(exporter, target);
  stream_char(exporter->out, '\n');
  return true;
}

bool export_alias(Exporter *exporter, const Operation *op) {
  bool is_ok = print_alias(exporter, op);
  resolve_clear(exporter);
  return is_ok;
}

void export_ifunc(Exporter *exporter, const Operation *op) {
  Stream *out = exporter->out;
  print_symbol(exporter, op);
  stream_cstr(out, "ifunc ");
  export_type(exporter, attr_as_type(op_prop(op, LLVM_IFUNC_TYPE))->value);
  stream_cstr(out, ", ");
  export_type(exporter,
              attr_as_type(op_prop(op, LLVM_IFUNC_RESOLVER_TYPE))->value);
  stream_cstr(out, " @");
  export_name(out,
              attr_as_symbol_ref(op_prop(op, LLVM_IFUNC_RESOLVER))->path[0]);
  stream_char(out, '\n');
}

//===- Comdats ------------------------------------------------------------===//

static void note_selector(Exporter *exporter, const Operation *selector,
                          StringMap *selectors) {
  StringRef name = attr_string_value(op_attr(selector, STR("sym_name")));
  if (string_map_get(selectors, name))
    export_fail(exporter, selector,
                "comdat selection symbols must be unique even in different "
                "comdat regions");
  int64_t kind = attr_number(op_attr(selector, STR("comdat")));
  string_map_set(selectors, name, (void *)(uintptr_t)(kind + 1));
}

/// How the selectors' groups are chosen, by their names.
static void collect_selectors(Exporter *exporter, const Block *body,
                              StringMap *selectors) {
  FOR_EACH_OP(op, body) {
    const Block *inner =
        op_is(op, &llvm_ops[LLVM_COMDAT]) ? op_region(op, 0)->first : NULL;
    if (!inner)
      continue;
    FOR_EACH_OP(selector, inner)
      note_selector(exporter, selector, selectors);
  }
}

/// Prints the group that `op` names, once.
static void print_comdat(Exporter *exporter, const Operation *op,
                         StringMap *selectors) {
  static const char *const kinds[] = {"any", "exactmatch", "largest",
                                      "nodeduplicate", "samesize"};
  const SymbolRefAttr *comdat = attr_as_symbol_ref(op_attr(op, STR("comdat")));
  if (!comdat)
    return;
  StringRef group = comdat->path[comdat->size - 1];
  size_t kind = (size_t)(uintptr_t)string_map_get(selectors, group);
  if (!kind || kind > ARRAY_LENGTH(kinds))
    return;
  stream_cstr(exporter->out, "\n$");
  export_name(exporter->out, group);
  stream_format(exporter->out, " = comdat %s\n", kinds[kind - 1]);
  string_map_set(selectors, group, NULL);
}

void export_comdats(Exporter *exporter, const Block *body) {
  StringMap selectors = {0};
  collect_selectors(exporter, body, &selectors);
  for (int globals = 0; globals < 2; globals++)
    FOR_EACH_OP(op, body)
      if (op_is(op, &llvm_ops[globals ? LLVM_MLIR_GLOBAL : LLVM_FUNC]))
        print_comdat(exporter, op, &selectors);
  string_map_free(&selectors);
}

void export_comdat_use(Exporter *exporter, const Operation *op,
                       const char *before) {
  const SymbolRefAttr *comdat = attr_as_symbol_ref(op_attr(op, STR("comdat")));
  if (!comdat)
    return;
  StringRef group = comdat->path[comdat->size - 1];
  stream_format(exporter->out, "%s comdat", before);
  if (string_ref_equals(group, attr_string_value(op_attr(op, STR("sym_name")))))
    return;
  stream_cstr(exporter->out, "($");
  export_name(exporter->out, group);
  stream_char(exporter->out, ')');
}

//===- Named metadata -----------------------------------------------------===//

/// Numbers the nodes of `!name = !{…}` and prints the line.
static void print_named(Exporter *exporter, Stream *out, const char *name,
                        const NodeIndices *nodes) {
  stream_format(out, "!%s = !{", name);
  for (size_t i = 0; i < nodes->size; i++)
    stream_format(out, "%s!%d", i ? ", " : "",
                  node_number(exporter, nodes->data[i]));
  stream_cstr(out, "}\n");
}

static void collect_linker_options(Exporter *exporter, const Block *body,
                                   NodeIndices *all) {
  FOR_EACH_OP(op, body) {
    if (!op_is(op, &llvm_ops[LLVM_LINKER_OPTIONS]))
      continue;
    const ArrayAttr *list = attr_as_array(op_prop(op, 0));
    NodeText node;
    node_begin(&node);
    stream_cstr(&node.text, "!{");
    for (size_t i = 0; list && i < list->size; i++) {
      stream_cstr(&node.text, i ? ", " : "");
      node_quoted(&node, attr_string_value(list->elements[i]));
    }
    stream_char(&node.text, '}');
    VECTOR_PUSH(all, node_end(exporter, &node));
  }
}

/// `!{!"text"}`.
static uint32_t string_node(Exporter *exporter, const Attribute *text) {
  NodeText node;
  node_begin(&node);
  stream_cstr(&node.text, "!{");
  node_quoted(&node, attr_string_value(text));
  stream_char(&node.text, '}');
  return node_end(exporter, &node);
}

/// `!llvm.ident = !{!0}` of the module's attribute `name`, if it has it.
static void print_named_string(Exporter *exporter, Stream *out,
                               const Operation *module, StringRef name) {
  const Attribute *attr = op_attr(module, name);
  if (!attr || !attr_as_string(attr))
    return;
  NodeIndices nodes = {0};
  VECTOR_PUSH(&nodes, string_node(exporter, attr));
  print_named(exporter, out, name.data, &nodes);
  VECTOR_FREE(&nodes);
}

/// `!llvm.dependent-libraries = !{!0, !1}`.
static void print_libraries(Exporter *exporter, Stream *out,
                            const Operation *module) {
  const Attribute *attr = op_attr(module, STR("llvm.dependent_libraries"));
  const Attribute *libraries = llvm_attr_param(attr, "libs");
  const ArrayAttr *list = attr_as_array(libraries ? libraries : attr);
  NodeIndices nodes = {0};
  for (size_t i = 0; list && i < list->size; i++)
    VECTOR_PUSH(&nodes, string_node(exporter, list->elements[i]));
  if (list)
    print_named(exporter, out, "llvm.dependent-libraries", &nodes);
  VECTOR_FREE(&nodes);
}

void export_named_metadata(Exporter *exporter, const Operation *module,
                           const Block *body, Stream *out) {
  NodeIndices nodes = {0};
  for (size_t i = 0; i < exporter->units.size; i++)
    VECTOR_PUSH(&nodes, exporter->units.data[i]);
  if (nodes.size)
    print_named(exporter, out, "llvm.dbg.cu", &nodes);
  nodes.size = 0;
  collect_linker_options(exporter, body, &nodes);
  if (nodes.size)
    print_named(exporter, out, "llvm.linker.options", &nodes);
  print_named_string(exporter, out, module, STR("llvm.ident"));
  print_named_string(exporter, out, module, STR("llvm.commandline"));
  print_libraries(exporter, out, module);
  nodes.size = 0;
  collect_module_flags(exporter, body, &nodes);
  print_named(exporter, out, "llvm.module.flags", &nodes);
  VECTOR_FREE(&nodes);
}
