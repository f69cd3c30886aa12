// SPDX-License-Identifier: Apache-2.0
// The parts of a module other than globals and functions: target, inline
// assembly, flags, constructors, aliases, comdats.
#include "ir/op_attrs.h"
#include "target/llvm_ir/metadata.h"
#include "target/llvm_ir/metadata/debug_info.h"

//===- Inline assembly ----------------------------------------------------===//

/// Prints a line for each line of assembly.
static void print_asm(Stream *out, StringRef text) {
  while (text.size) {
    size_t end = string_ref_find(text, '\n');
    stream_cstr(out, "module asm ");
    stream_quoted(out, string_ref(text.data, end));
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

/// `{ i32, ptr, ptr }`.
static void print_structor_type(Exporter *exporter) {
  stream_cstr(exporter->out, "{ i32, ");
  export_type(exporter, export_function_pointer(exporter));
  stream_cstr(exporter->out, ", ptr }");
}

/// What is constructed is not said, as mlir-translate does not say it.
static void print_structor(Exporter *exporter, const Operation *op, size_t i) {
  Stream *out = exporter->out;
  const SymbolRefAttr *function =
      attr_as_symbol_ref(attr_as_array(op_prop(op, 0))->elements[i]);
  stream_cstr(out, i ? ", " : "");
  print_structor_type(exporter);
  stream_format(
      out, " { i32 %lld, ",
      (long long)attr_number(attr_as_array(op_prop(op, 1))->elements[i]));
  export_type(exporter, export_function_pointer(exporter));
  stream_cstr(out, " @");
  if (function)
    export_name(out, function->path[0]);
  stream_cstr(out, ", ptr null }");
}

/// `@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] […]`.
void export_structors(Exporter *exporter, const Operation *op) {
  Stream *out = exporter->out;
  bool is_dtors = op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL_DTORS]);
  size_t count = attr_as_array(op_prop(op, 0))->size;
  stream_format(out, "@llvm.global_%s = appending global [%zu x ",
                is_dtors ? "dtors" : "ctors", count);
  print_structor_type(exporter);
  stream_cstr(out, "] ");
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

/// Prints what precedes `alias` and `ifunc`.
static void print_symbol(Exporter *exporter, const Operation *op) {
  Stream *out = exporter->out;
  int64_t address = attr_number(op_attr(op, STR("unnamed_addr")));
  export_symbol_name(out, attr_string_value(op_attr(op, STR("sym_name"))));
  stream_cstr(out, " = ");
  export_linkage(exporter, op, false);
  if (op_attr(op, STR("thread_local_")))
    stream_cstr(out, "thread_local ");
  // mlir-translate does not print it for resolvers.
  if (address && !op_is(op, &llvm_ops[LLVM_MLIR_IFUNC]))
    stream_cstr(out, address == 1 ? "local_unnamed_addr " : "unnamed_addr ");
}

/// An expression prints its own type.
static bool is_expression(const Constant *target) {
  return target->kind == CONSTANT_CAST || target->kind == CONSTANT_BINARY ||
         (target->kind == CONSTANT_ADDRESS &&
          (!target->symbol.data || target->offset));
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
  if (check_visibility(op))
    export_fail(exporter, op, check_visibility(op));
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

/// Keywords for how a comdat's linker selection works.
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

/// Prints the comdat that `op` names, once.
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

/// `!llvm.ident = !{!0}` from the module's attribute `name`, if there is one.
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

static void print_linker_options(Exporter *exporter, Stream *out,
                                 const Block *body) {
  NodeIndices nodes = {0};
  collect_linker_options(exporter, body, &nodes);
  print_named(exporter, out, "llvm.linker.options", &nodes);
  VECTOR_FREE(&nodes);
}

static void print_module_flags(Exporter *exporter, Stream *out,
                               const Block *body) {
  NodeIndices nodes = {0};
  collect_module_flags(exporter, body, &nodes);
  print_named(exporter, out, "llvm.module.flags", &nodes);
  VECTOR_FREE(&nodes);
}

static void number_units(Exporter *exporter) {
  for (size_t i = 0; i < exporter->units.size; i++)
    node_number(exporter, exporter->units.data[i].node);
  exporter->num_numbered_units = exporter->units.size;
}

/// Linker options and flags have the order of the first operation of each.
/// Flags without an operation are last, after compile units that only function
/// bodies refer to.
static void print_of_operations(Exporter *exporter, Stream *out,
                                const Block *body) {
  bool has_options = false, has_flags = false;
  FOR_EACH_OP(op, body) {
    if (!has_options && op_is(op, &llvm_ops[LLVM_LINKER_OPTIONS])) {
      print_linker_options(exporter, out, body);
      has_options = true;
    }
    if (!has_flags && op_is(op, &llvm_ops[LLVM_MODULE_FLAGS])) {
      print_module_flags(exporter, out, body);
      has_flags = true;
    }
  }
  if (!exporter->num_symbol_units) {
    exporter->units_at = out->size;
    number_units(exporter);
  }
  if (!has_flags)
    print_module_flags(exporter, out, body);
}

void export_named_metadata(Exporter *exporter, const Operation *module,
                           const Block *body, Stream *out) {
  if (exporter->num_symbol_units)
    number_units(exporter);
  print_named_string(exporter, out, module, STR("llvm.ident"));
  print_named_string(exporter, out, module, STR("llvm.commandline"));
  print_libraries(exporter, out, module);
  print_of_operations(exporter, out, body);
}

void export_units(Exporter *exporter, Stream *out) {
  NodeIndices units = {0};
  for (size_t i = 0; i < exporter->units.size; i++)
    VECTOR_PUSH(&units, exporter->units.data[i].node);
  if (units.size)
    print_named(exporter, out, "llvm.dbg.cu", &units);
  VECTOR_FREE(&units);
}
