// SPDX-License-Identifier: Apache-2.0
// llvm.mlir.global as `@name = internal constant [2 x i8] c"ab", align 1`.
#include "ir/op_attrs.h"
#include "target/llvm_ir/metadata.h"

static void print_prefix(Exporter *exporter, const Operation *op,
                         bool is_declaration) {
  Stream *out = exporter->out;
  int64_t number = 0;
  export_symbol_name(out, attr_string_value(op_prop(op, LLVM_GLOBAL_SYM_NAME)));
  stream_cstr(out, " = ");
  export_linkage(exporter, op, is_declaration);
  if (op_prop(op, LLVM_GLOBAL_THREAD_LOCAL))
    stream_cstr(out, "thread_local ");
  attr_integer_value(op_prop(op, LLVM_GLOBAL_UNNAMED_ADDR), &number);
  if (number)
    stream_cstr(out, number == 1 ? "local_unnamed_addr " : "unnamed_addr ");
  number = 0;
  attr_integer_value(op_prop(op, LLVM_GLOBAL_ADDR_SPACE), &number);
  number &= ADDRESS_SPACE_MASK;
  if (number)
    stream_format(out, "addrspace(%lld) ", (long long)number);
  if (op_prop(op, LLVM_GLOBAL_EXTERNALLY_INITIALIZED))
    stream_cstr(out, "externally_initialized ");
  stream_cstr(out, op_prop(op, LLVM_GLOBAL_CONSTANT) ? "constant " : "global ");
}

static void print_suffix(Exporter *exporter, const Operation *op) {
  int64_t alignment;
  const Attribute *section = op_prop(op, LLVM_GLOBAL_SECTION);
  if (section && attr_string_value(section).size) {
    stream_cstr(exporter->out, ", section ");
    stream_quoted(exporter->out, attr_string_value(section));
  }
  export_comdat_use(exporter, op, ",");
  if (attr_integer_value(op_prop(op, LLVM_GLOBAL_ALIGNMENT), &alignment))
    stream_format(exporter->out, ", align %lld", (long long)alignment);
  const ArrayAttr *variables = attr_as_array(op_attr(op, STR("dbg_exprs")));
  for (size_t i = 0; variables && i < variables->size; i++)
    stream_format(
        exporter->out, ", !dbg !%d",
        node_number(exporter, node_of(exporter, variables->elements[i])));
  StringRef attributes = export_global_group(exporter, op);
  if (attributes.size)
    stream_format(exporter->out, " #%d",
                  export_group_number(exporter, attributes));
  stream_char(exporter->out, '\n');
}

void note_global_metadata(Exporter *exporter, const Operation *op) {
  const ArrayAttr *variables = attr_as_array(op_attr(op, STR("dbg_exprs")));
  for (size_t i = 0; variables && i < variables->size; i++)
    node_number(exporter, node_of(exporter, variables->elements[i]));
}

/// Sets `*initializer`, NULL for a declaration. False after an error.
static bool find_initializer(Exporter *exporter, const Operation *op,
                             const Type *type, const Constant **initializer) {
  const Attribute *value = op_prop(op, LLVM_GLOBAL_VALUE);
  LLVMLinkage linkage = llvm_op_linkage(op);
  *initializer = NULL;
  if (linkage == LLVM_LINKAGE_EXTERN_WEAK)
    return true; // Its value does not matter.
  if (op_region(op, 0)->first) {
    *initializer = resolve_initializer(exporter, op);
    return *initializer != NULL;
  }
  if (value) {
    *initializer = constant_from_attr(exporter, type, value);
    return *initializer ||
           export_fail(exporter, op, constant_error(exporter, value));
  }
  if (linkage != LLVM_LINKAGE_EXTERNAL)
    *initializer = constant_plain(exporter, CONSTANT_UNDEF, type);
  return true;
}

static bool print_global(Exporter *exporter, const Operation *op) {
  const Type *type = attr_as_type(op_prop(op, LLVM_GLOBAL_GLOBAL_TYPE))->value;
  const Constant *initializer;
  if (!find_initializer(exporter, op, type, &initializer) ||
      !check_global(exporter, op, initializer))
    return false;
  print_prefix(exporter, op, !initializer);
  export_type(exporter, type);
  if (initializer) {
    stream_char(exporter->out, ' ');
    export_constant(exporter, initializer);
  }
  print_suffix(exporter, op);
  return !exporter->has_reported;
}

bool export_global(Exporter *exporter, const Operation *op) {
  bool is_ok = print_global(exporter, op);
  resolve_clear(exporter);
  return is_ok;
}
