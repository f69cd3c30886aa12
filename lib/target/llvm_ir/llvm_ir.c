// SPDX-License-Identifier: Apache-2.0
// The module as LLVM IR: globals, functions, then the intrinsics that they use,
// attribute groups and metadata. What is printed behind the functions is found
// out while they are printed; types, which stand before, too, so that the parts
// are put together at the end.
#include "target/llvm_ir/llvm_ir.h"

#include "dialects/builtin/builtin.h"
#include "target/llvm_ir/llvm_ir_internal.h"

//===- Errors -------------------------------------------------------------===//

/// Who made the value that a left-over cast takes, and who needs what it gives.
static void explain_cast(Exporter *exporter, Diagnostic *error,
                         const Operation *op) {
  Context *ctx = exporter->ctx;
  const Operation *producer =
      op->num_operands ? value_defining_op(op_operand(op, 0)) : NULL;
  const Use *use = op->num_results ? op_result(op, 0)->first_use : NULL;
  if (producer)
    op_attach_note(ctx, error, producer, "the value is made by '%.*s'",
                   STR_ARGS(op_name(producer)));
  if (use)
    op_attach_note(ctx, error, use->owner, "'%.*s' needs it converted",
                   STR_ARGS(op_name(use->owner)));
  op_attach_note(ctx, error, op,
                 "-reconcile-unrealized-casts removes casts that cancel out "
                 "once the operations around them are converted");
}

bool export_fail(Exporter *exporter, const Operation *op, const char *reason) {
  Diagnostic *error =
      reason ? op_emit_op_error(exporter->ctx, op,
                                "cannot be converted to LLVM IR: %s", reason)
             : op_emit_op_error(exporter->ctx, op,
                                "cannot be converted to LLVM IR");
  if (op_is(op, &builtin_ops[BUILTIN_UNREALIZED_CONVERSION_CAST]))
    explain_cast(exporter, error, op);
  exporter->has_failed = true;
  return false;
}

//===- Before functions are printed ---------------------------------------===//

static void note_symbol(Exporter *exporter, const Operation *op) {
  const Attribute *name = op_attr(op, STR("sym_name"));
  if (!name)
    return;
  StringRef text =
      context_intern_string(exporter->ctx, attr_string_value(name));
  ptr_map_set(&exporter->symbols, text.data, (void *)(uintptr_t)op);
}

/// Groups are numbered by function, in order; the intrinsics' come behind.
static void note_function(Exporter *exporter, const Operation *op) {
  export_attribute_group(exporter, op);
  BlockOrder order = export_block_order(&exporter->arena, op_region(op, 0));
  for (size_t i = 0; i < order.size; i++)
    FOR_EACH_OP(inner, order.blocks[i])
      if (is_intrinsic(inner))
        note_intrinsic(exporter, inner);
}

static void note_module(Exporter *exporter, const Block *body) {
  FOR_EACH_OP(op, body) {
    note_symbol(exporter, op);
    if (op_is(op, &llvm_ops[LLVM_FUNC]))
      note_function(exporter, op);
  }
  for (size_t i = 0; i < exporter->intrinsics.size; i++)
    export_group_number(exporter, string_ref_from_cstr(
                                      exporter->intrinsics.data[i].attributes));
  export_metadata_number(exporter,
                         STR("!{i32 2, !\"Debug Info Version\", i32 3}"));
}

//===- Parts --------------------------------------------------------------===//

static void print_target(Stream *out, const Operation *module) {
  static const struct {
    StringRef name;
    const char *word;
  } attributes[] = {{STR_INIT("llvm.data_layout"), "datalayout"},
                    {STR_INIT("llvm.target_triple"), "triple"}};
  for (size_t i = 0; i < ARRAY_LENGTH(attributes); i++) {
    const Attribute *attr = op_attr(module, attributes[i].name);
    if (!attr || !attr_string_value(attr).size)
      continue;
    stream_format(out, "target %s = ", attributes[i].word);
    export_quoted(out, attr_string_value(attr));
    stream_char(out, '\n');
  }
}

static bool print_globals(Exporter *exporter, const Block *body) {
  bool is_first = true;
  bool is_ok = true;
  FOR_EACH_OP(op, body) {
    if (!op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL]))
      continue;
    stream_cstr(exporter->out, is_first ? "\n" : "");
    is_first = false;
    is_ok &= export_global(exporter, op);
  }
  return is_ok;
}

static bool print_functions(Exporter *exporter, const Block *body) {
  bool is_ok = true;
  FOR_EACH_OP(op, body) {
    if (op_is(op, &llvm_ops[LLVM_FUNC]))
      is_ok &= export_function(exporter, op);
    else if (!op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL]))
      is_ok = export_fail(exporter, op, NULL);
  }
  return is_ok;
}

static void print_intrinsics(Exporter *exporter) {
  for (size_t i = 0; i < exporter->intrinsics.size; i++) {
    const IntrinsicUse *use = &exporter->intrinsics.data[i];
    int group =
        export_group_number(exporter, string_ref_from_cstr(use->attributes));
    stream_char(exporter->out, '\n');
    export_group_comment(exporter, group);
    stream_cstr(exporter->out, "declare ");
    stream_text(exporter->out, use->declaration);
    stream_format(exporter->out, " #%d\n", group);
  }
}

static void print_metadata(Exporter *exporter) {
  Stream *out = exporter->out;
  stream_cstr(out, "\n!llvm.module.flags = !{!0}\n\n");
  for (size_t i = 0; i < exporter->metadata.size; i++) {
    stream_format(out, "!%zu = ", i);
    stream_text(out, exporter->metadata.data[i]);
    stream_char(out, '\n');
  }
}

//===- All ----------------------------------------------------------------===//

static void exporter_init(Exporter *exporter, Context *ctx,
                          const Operation *module) {
  *exporter = (Exporter){.ctx = ctx};
  arena_init(&exporter->arena);
  const Attribute *layout = op_attr(module, STR("llvm.data_layout"));
  data_layout_init(&exporter->layout,
                   layout ? attr_string_value(layout) : STR(""));
}

static void exporter_free(Exporter *exporter) {
  ptr_map_free(&exporter->symbols);
  ptr_map_free(&exporter->values);
  ptr_map_free(&exporter->blocks);
  ptr_map_free(&exporter->struct_names);
  string_map_free(&exporter->intrinsic_names);
  string_map_free(&exporter->group_numbers);
  string_map_free(&exporter->metadata_numbers);
  VECTOR_FREE(&exporter->intrinsics);
  VECTOR_FREE(&exporter->groups);
  VECTOR_FREE(&exporter->metadata);
  VECTOR_FREE(&exporter->structs);
  VECTOR_FREE(&exporter->type_work);
  arena_free(&exporter->arena);
}

/// Globals to metadata, into `text`.
static bool print_parts(Exporter *exporter, const Block *body, Stream *text) {
  exporter->out = text;
  note_module(exporter, body);
  bool is_ok = print_globals(exporter, body);
  is_ok &= print_functions(exporter, body);
  if (is_ok && export_has_recursive_struct(exporter))
    is_ok =
        export_fail(exporter, body->parent->parent, "a struct holds itself");
  if (!is_ok)
    return false;
  print_intrinsics(exporter);
  if (exporter->groups.size) {
    stream_char(text, '\n');
    export_attribute_groups(exporter, text);
  }
  print_metadata(exporter);
  return true;
}

bool llvm_ir_export(Context *ctx, Operation *module, Stream *out) {
  Exporter exporter;
  exporter_init(&exporter, ctx, module);
  Stream parts = {0};
  const Block *body = op_region(module, 0)->first;
  bool is_ok = !body || print_parts(&exporter, body, &parts);
  if (is_ok) {
    stream_cstr(out, "; ModuleID = 'LLVMDialectModule'\n"
                     "source_filename = \"LLVMDialectModule\"\n");
    print_target(out, module);
    if (exporter.structs.size) {
      stream_char(out, '\n');
      export_struct_definitions(&exporter, out);
    }
    stream_text(out, stream_view(&parts));
  }
  stream_free(&parts);
  exporter_free(&exporter);
  return is_ok;
}
