// SPDX-License-Identifier: Apache-2.0
// The module as LLVM IR: globals, functions, then the intrinsics that they use,
// attribute groups and metadata. What is printed behind the functions is found
// out while they are printed; types, which stand before, too, so that the parts
// are put together at the end.
#include "target/llvm_ir/llvm_ir.h"

#include "dialects/builtin/builtin.h"
#include "dialects/llvm/llvm_build.h"
#include "target/llvm_ir/debug_info.h"
#include "target/llvm_ir/metadata.h"

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
/// Functions' compile units come before those of globals.
static void note_function(Exporter *exporter, const Operation *op) {
  export_attribute_group(exporter, op);
  const Attribute *unit =
      llvm_attr_param(debug_subprogram(op->loc), "compileUnit");
  if (unit)
    node_of(exporter, unit);
  BlockOrder order = export_block_order(&exporter->arena, op_region(op, 0));
  bool has_tags = false;
  for (size_t i = 0; i < order.size; i++)
    FOR_EACH_OP(inner, order.blocks[i]) {
      has_tags |= op_is(inner, &llvm_ops[LLVM_BLOCKTAG]);
      if (is_intrinsic(inner))
        note_intrinsic(exporter, inner);
    }
  if (has_tags)
    note_block_tags(exporter, op);
}

/// What stands in a constant as the address of a block is a number that the
/// block gets when its function is resolved.
static bool note_module(Exporter *exporter, const Operation *module,
                        const Block *body, Stream *named) {
  FOR_EACH_OP(op, body)
    note_symbol(exporter, op);
  FOR_EACH_OP(op, body)
    if (op_is(op, &llvm_ops[LLVM_FUNC]))
      note_function(exporter, op);
  for (size_t i = 0; i < exporter->intrinsics.size; i++)
    export_group_number(exporter, string_ref_from_cstr(
                                      exporter->intrinsics.data[i].attributes));
  debug_note_globals(exporter, body);
  FOR_EACH_OP(op, body)
    if (op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL]))
      note_global_metadata(exporter, op);
  exporter->has_tags = true;
  return export_named_metadata(exporter, module, body, named);
}

//===- Parts --------------------------------------------------------------===//

static void print_target(Stream *out, StringRef layout, StringRef triple) {
  if (layout.size) {
    stream_cstr(out, "target datalayout = ");
    export_quoted(out, layout);
    stream_char(out, '\n');
  }
  if (triple.size) {
    stream_cstr(out, "target triple = ");
    export_quoted(out, triple);
    stream_char(out, '\n');
  }
}

static bool is_structors(const Operation *op) {
  return op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL_CTORS]) ||
         op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL_DTORS]);
}

/// Operations of definition `def`, a blank line before the first.
static bool print_all(Exporter *exporter, const Block *body, LLVMOp def) {
  bool is_first = true, is_ok = true;
  FOR_EACH_OP(op, body) {
    if (!op_is(op, &llvm_ops[def]))
      continue;
    stream_cstr(exporter->out, is_first ? "\n" : "");
    is_first = false;
    if (def == LLVM_MLIR_GLOBAL)
      is_ok &= export_global(exporter, op);
    else if (def == LLVM_MLIR_ALIAS)
      is_ok &= export_alias(exporter, op);
    else
      export_ifunc(exporter, op);
  }
  if (def != LLVM_MLIR_GLOBAL)
    return is_ok;
  FOR_EACH_OP(op, body)
    if (is_structors(op)) {
      stream_cstr(exporter->out, is_first ? "\n" : "");
      is_first = false;
      export_structors(exporter, op);
    }
  return is_ok;
}

/// Is it printed elsewhere than among the functions?
static bool is_module_part(const Operation *op) {
  static const LLVMOp parts[] = {LLVM_MLIR_GLOBAL,  LLVM_MLIR_ALIAS,
                                 LLVM_MLIR_IFUNC,   LLVM_COMDAT,
                                 LLVM_MODULE_FLAGS, LLVM_LINKER_OPTIONS};
  for (size_t i = 0; i < ARRAY_LENGTH(parts); i++)
    if (op_is(op, &llvm_ops[parts[i]]))
      return true;
  return is_structors(op);
}

static bool print_functions(Exporter *exporter, const Block *body) {
  bool is_ok = true;
  FOR_EACH_OP(op, body) {
    if (op_is(op, &llvm_ops[LLVM_FUNC]))
      is_ok &= export_function(exporter, op);
    else if (!is_module_part(op))
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

//===- All ----------------------------------------------------------------===//

static void exporter_init(Exporter *exporter, Context *ctx,
                          const Operation *module) {
  *exporter = (Exporter){
      .ctx = ctx, .metadata = metadata_create(), .unit_globals = UINT32_MAX};
  arena_init(&exporter->arena);
  exporter->layout_text = export_data_layout(exporter, module);
  data_layout_init(&exporter->layout, exporter->layout_text);
}

static void exporter_free(Exporter *exporter) {
  ptr_map_free(&exporter->symbols);
  ptr_map_free(&exporter->values);
  ptr_map_free(&exporter->blocks);
  ptr_map_free(&exporter->seen_types);
  string_map_free(&exporter->intrinsic_names);
  string_map_free(&exporter->group_numbers);
  string_map_free(&exporter->block_tags);
  metadata_free(exporter->metadata);
  VECTOR_FREE(&exporter->intrinsics);
  VECTOR_FREE(&exporter->groups);
  VECTOR_FREE(&exporter->units);
  VECTOR_FREE(&exporter->structs);
  VECTOR_FREE(&exporter->type_work);
  arena_free(&exporter->arena);
}

/// Globals to metadata, into `text`.
static bool print_parts(Exporter *exporter, const Operation *module,
                        const Block *body, Stream *text) {
  Stream named = {0};
  exporter->out = text;
  bool is_ok = note_module(exporter, module, body, &named);
  export_comdats(exporter, body);
  is_ok &= print_all(exporter, body, LLVM_MLIR_GLOBAL);
  is_ok &= print_all(exporter, body, LLVM_MLIR_ALIAS);
  is_ok &= print_all(exporter, body, LLVM_MLIR_IFUNC);
  is_ok &= print_functions(exporter, body);
  if (is_ok && export_has_recursive_struct(exporter))
    is_ok = export_fail(exporter, module, "a struct holds itself");
  if (is_ok) {
    print_intrinsics(exporter);
    if (exporter->groups.size) {
      stream_char(text, '\n');
      export_attribute_groups(exporter, text);
    }
    stream_char(text, '\n');
    stream_text(text, stream_view(&named));
    stream_char(text, '\n');
    metadata_print(exporter, text);
  }
  stream_free(&named);
  return is_ok;
}

bool llvm_ir_export(Context *ctx, Operation *module, Stream *out) {
  Exporter exporter;
  llvm_ensure_distinct_successors(ctx, module);
  exporter_init(&exporter, ctx, module);
  Stream parts = {0};
  const Attribute *triple = op_attr(module, STR("llvm.target_triple"));
  const Block *body = op_region(module, 0)->first;
  bool is_ok = !body || print_parts(&exporter, module, body, &parts);
  if (is_ok) {
    stream_cstr(out, "; ModuleID = 'LLVMDialectModule'\n"
                     "source_filename = \"LLVMDialectModule\"\n");
    print_target(out, exporter.layout_text,
                 triple ? attr_string_value(triple) : STR(""));
    exporter.out = out;
    export_module_asm(&exporter, module);
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
