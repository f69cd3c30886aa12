// SPDX-License-Identifier: Apache-2.0
// The module as LLVM IR: globals, functions, then the intrinsics that they use,
// attribute groups and metadata. What follows the functions is collected while
// they are printed. So are types, which stand in front and are moved there at
// the end.
#include "target/llvm_ir/llvm_ir.h"

#include <stdarg.h>

#include "dialects/builtin/builtin.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"
#include "target/llvm_ir/metadata.h"
#include "target/llvm_ir/metadata/debug_info.h"

//===- Errors -------------------------------------------------------------===//

/// Reports that nothing in LLVM IR stands for `op`, in the words of
/// mlir-translate for dialects that it can and cannot translate.
static Diagnostic *report_untranslated(Context *ctx, const Operation *op) {
  StringRef name = op->def->name;
  const DialectDef *dialect = op->def->dialect;
  if (dialect == &builtin_dialect || dialect == &llvm_dialect)
    return op_emit_error(ctx, op, "LLVM Translation failed for operation: %.*s",
                         STR_ARGS(name));
  return op_emit_error(ctx, op,
                       "cannot be converted to LLVM IR: missing "
                       "`LLVMTranslationDialectInterface` registration for "
                       "dialect for op: %.*s",
                       STR_ARGS(name));
}

bool export_fail(Exporter *exporter, const Operation *op, const char *reason) {
  if (exporter->has_reported)
    return false;
  Diagnostic *error =
      reason ? op_emit_op_error(exporter->ctx, op,
                                "cannot be converted to LLVM IR: %s", reason)
             : report_untranslated(exporter->ctx, op);
  export_explain_left_over(exporter->ctx, error, op);
  exporter->has_failed = exporter->has_reported = true;
  return false;
}

void export_begin_symbol(Exporter *exporter, const Operation *op) {
  exporter->symbol = op;
  exporter->has_reported = false;
}

bool export_error(Exporter *exporter, const Operation *op, const char *format,
                  ...) {
  if (exporter->has_reported)
    return false;
  Stream text = {0};
  va_list args;
  va_start(args, format);
  stream_vformat(&text, format, args);
  va_end(args);
  location_emit(exporter->ctx, op->loc, DIAG_ERROR, "%.*s",
                STR_ARGS(stream_view(&text)));
  stream_free(&text);
  exporter->has_failed = exporter->has_reported = true;
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

/// Functions' subprograms are made before anything of globals: a recursive type
/// is another node than the one that is met in the middle of it, so that the
/// order decides which ones are shared.
static void note_subprogram(Exporter *exporter, const Operation *op) {
  export_begin_symbol(exporter, op);
  const Attribute *subprogram = llvm_location_subprogram(op->loc);
  if (subprogram)
    node_of(exporter, subprogram);
}

/// Named metadata has the first numbers. `units` are those that an earlier
/// export of the module has met in functions, or NULL.
static void note_module(Exporter *exporter, const Operation *module,
                        const Block *body, const ExportedUnits *units) {
  FOR_EACH_OP(op, body) {
    note_symbol(exporter, op);
    if (op_is(op, &llvm_ops[LLVM_FUNC]))
      note_subprogram(exporter, op);
  }
  debug_note_globals(exporter, body);
  FOR_EACH_OP(op, body)
    if (op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL]))
      note_global_metadata(exporter, op);
  exporter->num_symbol_units = exporter->units.size;
  for (size_t i = 0; units && i < units->size; i++)
    node_of(exporter, units->data[i].attr);
  export_named_metadata(exporter, module, body, &exporter->named);
}

//===- Parts --------------------------------------------------------------===//

static void print_target(Stream *out, StringRef layout, StringRef triple) {
  if (layout.size) {
    stream_cstr(out, "target datalayout = ");
    stream_quoted(out, layout);
    stream_char(out, '\n');
  }
  if (triple.size) {
    stream_cstr(out, "target triple = ");
    stream_quoted(out, triple);
    stream_char(out, '\n');
  }
}

static bool is_structors(const Operation *op) {
  return op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL_CTORS]) ||
         op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL_DTORS]);
}

/// Prints the operations of definition `def`, with a blank line before the
/// first.
static bool print_all(Exporter *exporter, const Block *body, LLVMOp def) {
  bool is_first = true, is_ok = true;
  FOR_EACH_OP(op, body) {
    if (!op_is(op, &llvm_ops[def]))
      continue;
    stream_cstr(exporter->out, is_first ? "\n" : "");
    is_first = false;
    export_begin_symbol(exporter, op);
    if (def == LLVM_MLIR_GLOBAL)
      is_ok &= export_global(exporter, op);
    else if (def == LLVM_MLIR_ALIAS)
      is_ok &= export_alias(exporter, op);
    else
      export_ifunc(exporter, op);
    is_ok &= export_check_types(exporter, op);
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

/// Is it printed elsewhere than among the functions, or, like nested modules,
/// not at all?
static bool is_module_part(const Operation *op) {
  static const LLVMOp parts[] = {LLVM_MLIR_GLOBAL,  LLVM_MLIR_ALIAS,
                                 LLVM_MLIR_IFUNC,   LLVM_COMDAT,
                                 LLVM_MODULE_FLAGS, LLVM_LINKER_OPTIONS};
  for (size_t i = 0; i < ARRAY_LENGTH(parts); i++)
    if (op_is(op, &llvm_ops[parts[i]]))
      return true;
  return is_structors(op) || op_is(op, &builtin_ops[BUILTIN_MODULE]);
}

static void print_intrinsic(Exporter *exporter, const IntrinsicUse *use) {
  StringRef attributes = string_ref_from_cstr(use->attributes);
  int group = attributes.size ? export_group_number(exporter, attributes) : -1;
  stream_char(exporter->out, '\n');
  export_group_comment(exporter, group);
  stream_cstr(exporter->out, "declare ");
  stream_text(exporter->out, use->declaration);
  export_program_space(exporter, " ", exporter->layout.program_space, "");
  if (group >= 0)
    stream_format(exporter->out, " #%d", group);
  stream_char(exporter->out, '\n');
}

/// Groups are numbered in the order of functions. Those of intrinsics follow,
/// and then those of calls, which fill gaps.
static void print_end(Exporter *exporter) {
  exporter->out = text_pieces_open(exporter->text);
  for (size_t i = 0; i < exporter->intrinsics.size; i++)
    print_intrinsic(exporter, &exporter->intrinsics.data[i]);
  text_pieces_close(exporter->text);
  export_fill_gaps(exporter);
  Stream *out = text_pieces_open(exporter->text);
  if (exporter->groups.size) {
    stream_char(out, '\n');
    export_attribute_groups(exporter, out);
  }
  stream_char(out, '\n');
  StringRef named = stream_view(&exporter->named);
  stream_text(out, string_ref(named.data, exporter->units_at));
  export_units(exporter, out);
  stream_text(out, string_ref_drop(named, exporter->units_at));
  stream_char(out, '\n');
  metadata_print(exporter, out);
  text_pieces_close(exporter->text);
}

/// Prints the part in front, once the structs are known.
static void print_front(Exporter *exporter) {
  size_t piece = exporter->text->pieces.size;
  Stream *out = text_pieces_open(exporter->text);
  stream_cstr(out, "; ModuleID = 'LLVMDialectModule'\n"
                   "source_filename = \"LLVMDialectModule\"\n");
  print_target(out, exporter->layout_text, exporter->triple);
  exporter->out = out;
  export_module_asm(exporter);
  if (exporter->structs.size) {
    stream_char(out, '\n');
    export_struct_definitions(exporter, out);
  }
  text_pieces_close(exporter->text);
  text_pieces_move_to(exporter->text, exporter->start.num_pieces, piece);
}

//===- All ----------------------------------------------------------------===//

static Exporter *exporter_create(Context *ctx, const Operation *module,
                                 TextPieces *out) {
  const Attribute *triple = op_attr(module, STR("llvm.target_triple"));
  Exporter *exporter = mem_alloc_zero(sizeof *exporter);
  exporter->ctx = ctx;
  exporter->module = exporter->symbol = module;
  exporter->text = out;
  exporter->start = text_pieces_mark(out);
  exporter->metadata = metadata_create();
  exporter->unit_globals = UINT32_MAX;
  if (triple && !attr_as_string(triple))
    export_fail(exporter, module, "'llvm.target_triple' is not a string");
  exporter->triple =
      triple && attr_as_string(triple) ? attr_string_value(triple) : STR("");
  exporter->module_asm = op_attr(module, STR("llvm.module_asm"));
  arena_init(&exporter->arena);
  arena_init(&exporter->scratch);
  exporter->layout_text = export_data_layout(exporter, module);
  data_layout_init(&exporter->layout, exporter->layout_text);
  return exporter;
}

static void exporter_free(Exporter *exporter) {
  ptr_map_free(&exporter->symbols);
  ptr_map_free(&exporter->seen_types);
  ptr_map_free(&exporter->subprograms);
  ptr_map_free(&exporter->type_texts);
  ptr_map_free(&exporter->type_parts);
  ptr_map_free(&exporter->known_types);
  ptr_map_free(&exporter->finite_types);
  string_map_free(&exporter->intrinsic_names);
  string_map_free(&exporter->group_numbers);
  string_map_free(&exporter->block_tags);
  intern_table_free(&exporter->places);
  ptr_map_free(&exporter->known_places);
  ptr_map_free(&exporter->checked_attrs);
  ptr_map_free(&exporter->attr_texts);
  metadata_free(exporter->metadata);
  stream_free(&exporter->named);
  stream_free(&exporter->type_stream);
  stream_free(&exporter->attr_stream);
  VECTOR_FREE(&exporter->intrinsics);
  VECTOR_FREE(&exporter->groups);
  VECTOR_FREE(&exporter->gaps);
  VECTOR_FREE(&exporter->units);
  VECTOR_FREE(&exporter->values);
  VECTOR_FREE(&exporter->structs);
  VECTOR_FREE(&exporter->type_work);
  arena_free(&exporter->arena);
  arena_free(&exporter->scratch);
  mem_free(exporter);
}

static Exporter *begin(Context *ctx, const Operation *module,
                       const ExportedUnits *units, TextPieces *out) {
  Exporter *exporter = exporter_create(ctx, module, out);
  const Block *body = op_region(module, 0)->first;
  if (!body)
    return exporter;
  note_module(exporter, module, body, units);
  exporter->out = text_pieces_open(out);
  export_comdats(exporter, body);
  print_all(exporter, body, LLVM_MLIR_GLOBAL);
  check_alias_cycles(exporter, body);
  print_all(exporter, body, LLVM_MLIR_ALIAS);
  print_all(exporter, body, LLVM_MLIR_IFUNC);
  text_pieces_close(out);
  return exporter;
}

Exporter *llvm_ir_export_begin(Context *ctx, const Operation *module,
                               TextPieces *out) {
  return begin(ctx, module, NULL, out);
}

bool llvm_ir_export_op(Exporter *exporter, Context *ctx, Operation *op) {
  exporter->ctx = ctx;
  export_begin_symbol(exporter, op);
  if (!op_is(op, &llvm_ops[LLVM_FUNC]))
    return is_module_part(op) || export_fail(exporter, op, NULL);
  exporter->out = text_pieces_open(exporter->text);
  bool is_ok = export_function(exporter, op);
  text_pieces_close(exporter->text);
  return is_ok;
}

/// Was a compile unit met after named metadata, which lists it, had numbers?
static bool has_late_units(const Exporter *exporter) {
  return exporter->units.size > exporter->num_numbered_units;
}

bool llvm_ir_export_end(Exporter *exporter, bool is_complete) {
  exporter->has_failed |= !is_complete;
  bool has_body = !region_is_empty(op_region(exporter->module, 0));
  if (!exporter->has_failed && has_body)
    print_end(exporter);
  if (!exporter->has_failed)
    print_front(exporter);
  bool is_ok = !exporter->has_failed && !has_late_units(exporter);
  if (!is_ok)
    text_pieces_cut(exporter->text, exporter->start);
  exporter_free(exporter);
  return is_ok;
}

/// Exports the module, whose units are `units` if there are any. False, with
/// the units in `units` and no error: some were met too late to be listed.
static bool export_with_units(Context *ctx, Operation *module,
                              ExportedUnits *units, TextPieces *out) {
  Exporter *exporter = begin(ctx, module, units, out);
  const Block *body = op_region(module, 0)->first;
  for (Operation *op = body ? body->first : NULL; op; op = op->next)
    llvm_ir_export_op(exporter, ctx, op);
  bool is_late = !exporter->has_failed && has_late_units(exporter);
  assert(!is_late || !units->size);
  for (size_t i = 0; is_late && i < exporter->units.size; i++)
    VECTOR_PUSH(units, exporter->units.data[i]);
  return llvm_ir_export_end(exporter, true);
}

bool llvm_ir_export(Context *ctx, Operation *module, TextPieces *out) {
  if (!op_has_trait(module, TRAIT_SYMBOL_TABLE) ||
      !op_has_trait(module, TRAIT_ISOLATED) || module->num_regions != 1)
    return op_reject(ctx, module, "can not be translated to an LLVMIR module");
  ExportedUnits units = {0};
  bool is_ok = export_with_units(ctx, module, &units, out) ||
               (units.size && export_with_units(ctx, module, &units, out));
  VECTOR_FREE(&units);
  return is_ok;
}
