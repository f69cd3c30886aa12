// SPDX-License-Identifier: Apache-2.0
#include "ir/diagnostics/name_hints.h"

#include "ir/definitions/dialect_def.h"
#include "ir/definitions/op_def.h"
#include "ir/print/printer.h"
#include "support/ascii.h"

/// A name of earlier years.
typedef struct Renamed {
  StringRef old;
  const char *today;
} Renamed;

static const Renamed dialects[] = {
    {STR_INIT("arithmetic"), "arith"}, {STR_INIT("control_flow"), "cf"},
    {STR_INIT("controlflow"), "cf"},   {STR_INIT("loop"), "scf"},
    {STR_INIT("mem_ref"), "memref"},   {STR_INIT("standard"), "std"},
};

static const Renamed ops[] = {
    {STR_INIT("arith.maxf"), "arith.maximumf"},
    {STR_INIT("arith.minf"), "arith.minimumf"},
    {STR_INIT("bufferization.to_memref"), "bufferization.to_buffer"},
    {STR_INIT("linalg.init_tensor"), "tensor.empty"},
    {STR_INIT("llvm.mlir.cast"), "builtin.unrealized_conversion_cast"},
    {STR_INIT("memref.buffer_cast"), "bufferization.to_buffer"},
    {STR_INIT("memref.clone"), "bufferization.clone"},
    {STR_INIT("memref.tensor_load"), "bufferization.to_tensor"},
    {STR_INIT("memref.tensor_store"),
     "bufferization.materialize_in_destination"},
    {STR_INIT("scf.foreach_thread"), "scf.forall"},
    {STR_INIT("scf.foreach_thread.perform_concurrently"),
     "scf.forall.in_parallel"},
    {STR_INIT("std.bitcast"), "arith.bitcast"},
    {STR_INIT("std.divis"), "arith.divsi"},
    {STR_INIT("std.diviu"), "arith.divui"},
    {STR_INIT("std.dynamic_tensor_from_elements"), "tensor.generate"},
    {STR_INIT("std.get_global_memref"), "memref.get_global"},
    {STR_INIT("std.global_memref"), "memref.global"},
    {STR_INIT("std.memref_reshape"), "memref.reshape"},
    {STR_INIT("std.remis"), "arith.remsi"},
    {STR_INIT("std.remiu"), "arith.remui"},
    {STR_INIT("std.subtensor_insert"), "tensor.insert_slice"},
    {STR_INIT("std.tensor_to_memref"), "bufferization.to_buffer"},
    {STR_INIT("std.transpose"), "memref.transpose"},
    {STR_INIT("vector.extractelement"), "vector.extract"},
    {STR_INIT("vector.insertelement"), "vector.insert"},
    {STR_INIT("vector.splat"), "vector.broadcast"},
};

/// Dialects of mlir-opt 22. One that is unknown is none of mlopt.
static const StringRef other_dialects[] = {
    STR_INIT("acc"),       STR_INIT("amdgpu"),        STR_INIT("amx"),
    STR_INIT("arm_neon"),  STR_INIT("arm_sme"),       STR_INIT("arm_sve"),
    STR_INIT("async"),     STR_INIT("emitc"),         STR_INIT("gpu"),
    STR_INIT("irdl"),      STR_INIT("linalg"),        STR_INIT("ml_program"),
    STR_INIT("mpi"),       STR_INIT("nvgpu"),         STR_INIT("nvvm"),
    STR_INIT("omp"),       STR_INIT("pdl"),           STR_INIT("pdl_interp"),
    STR_INIT("ptr"),       STR_INIT("quant"),         STR_INIT("rocdl"),
    STR_INIT("shape"),     STR_INIT("shard"),         STR_INIT("smt"),
    STR_INIT("spirv"),     STR_INIT("sparse_tensor"), STR_INIT("tosa"),
    STR_INIT("transform"), STR_INIT("wasmssa"),       STR_INIT("x86vector"),
    STR_INIT("xegpu"),     STR_INIT("xevm"),
};

static const char *name_today(const Renamed *table, size_t size,
                              StringRef name) {
  for (size_t i = 0; i < size; i++)
    if (string_ref_equals(table[i].old, name))
      return table[i].today;
  return NULL;
}

void hint_dialect(const Context *ctx, Diagnostic *diag, StringRef name) {
  const char *today = name_today(dialects, ARRAY_LENGTH(dialects), name);
  if (today) {
    diag_hint(ctx, diag, "the dialect is called '%s' today", today);
    return;
  }
  for (size_t i = 0; i < ARRAY_LENGTH(other_dialects); i++)
    if (string_ref_equals(other_dialects[i], name)) {
      diag_hint(ctx, diag, "mlir-opt 22 has this dialect, mlopt does not");
      return;
    }
  Suggestion suggestion = suggestion_for(name);
  for (size_t i = 0; i < context_num_dialects(ctx); i++)
    suggestion_consider(&suggestion, context_dialect_at(ctx, i)->name);
  diag_suggest(ctx, diag, &suggestion, "");
}

/// Notes which operation of the dialect is called almost `name`, which does not
/// have the prefix that all of them have. False: none.
static bool suggest_op(const Context *ctx, Diagnostic *diag,
                       const DialectDef *dialect, StringRef name) {
  size_t prefix = dialect->name.size + 1;
  Suggestion suggestion = suggestion_for(name);
  for (size_t i = 0; i < dialect->num_ops; i++) {
    StringRef candidate = dialect->ops[i].name;
    if (candidate.size > prefix)
      suggestion_consider(&suggestion, string_ref_drop(candidate, prefix));
  }
  if (suggestion.nearest.size)
    diag_hint(ctx, diag, "did you mean '%.*s.%.*s'?", STR_ARGS(dialect->name),
              STR_ARGS(suggestion.nearest));
  return suggestion.nearest.size != 0;
}

void hint_op(const Context *ctx, Diagnostic *diag, StringRef name) {
  size_t dot = string_ref_find(name, '.');
  if (dot == SIZE_MAX || !diag_wants_hints(ctx))
    return;
  StringRef prefix = string_ref(name.data, dot);
  const DialectDef *dialect = context_dialect(ctx, prefix);
  const char *today = name_today(ops, ARRAY_LENGTH(ops), name);
  if (today)
    diag_hint(ctx, diag, "the operation is called '%s' today", today);
  else if (dialect)
    suggest_op(ctx, diag, dialect, string_ref_drop(name, dot + 1));
  else
    hint_dialect(ctx, diag, prefix);
}

/// Notes which operation of any dialect is called almost `name`, with its
/// dialect or (`is_bare`) without.
static void suggest_any_op(const Context *ctx, Diagnostic *diag, StringRef name,
                           bool is_bare) {
  Suggestion suggestion = suggestion_for(name);
  const OpDef *nearest = NULL;
  for (size_t i = 0; i < context_num_dialects(ctx); i++) {
    const DialectDef *dialect = context_dialect_at(ctx, i);
    size_t prefix = is_bare ? dialect->name.size + 1 : 0;
    for (size_t k = 0; k < dialect->num_ops; k++) {
      StringRef whole = dialect->ops[k].name;
      unsigned before = suggestion.distance;
      suggestion_consider(
          &suggestion,
          string_ref_drop(whole, prefix < whole.size ? prefix : whole.size));
      if (suggestion.distance < before)
        nearest = &dialect->ops[k];
    }
  }
  if (nearest)
    diag_hint(ctx, diag, "did you mean '%.*s'?", STR_ARGS(nearest->name));
}

/// Notes which dialects have an operation `name`. False: none.
static bool suggest_dialects(const Context *ctx, Diagnostic *diag,
                             StringRef name) {
  enum { MOST_NAMES = 4 };
  Stream names = {0};
  unsigned count = 0;
  for (size_t i = 0; i < context_num_dialects(ctx) && count < MOST_NAMES; i++) {
    Stream whole = {0};
    stream_format(&whole, "%.*s.%.*s",
                  STR_ARGS(context_dialect_at(ctx, i)->name), STR_ARGS(name));
    if (context_op_def(ctx, stream_view(&whole)))
      stream_format(&names, "%s'%.*s'", count++ ? " or " : "",
                    STR_ARGS(stream_view(&whole)));
    stream_free(&whole);
  }
  if (count)
    diag_hint(ctx, diag, "did you mean %.*s?", STR_ARGS(stream_view(&names)));
  stream_free(&names);
  return count > 0;
}

void hint_bare_op(const Context *ctx, Diagnostic *diag, StringRef name,
                  StringRef dialect) {
  const DialectDef *usual = context_dialect(ctx, dialect);
  if (!diag_wants_hints(ctx) || suggest_dialects(ctx, diag, name))
    return;
  if (!usual || !suggest_op(ctx, diag, usual, name))
    suggest_any_op(ctx, diag, name, true);
}

void hint_anchor(const Context *ctx, Diagnostic *diag, StringRef name) {
  size_t dot = string_ref_find(name, '.');
  if (context_op_def(ctx, name) || !diag_wants_hints(ctx))
    return;
  if (dot == SIZE_MAX)
    hint_bare_op(ctx, diag, name, STR(""));
  else if (context_dialect(ctx, string_ref(name.data, dot)))
    hint_op(ctx, diag, name);
  else
    suggest_any_op(ctx, diag, name, false);
}

bool hint_typed_pointer(const Context *ctx, Diagnostic *diag,
                        const Type *type) {
  static const StringRef start = STR_INIT("!llvm.ptr<");
  Stream text = {0};
  type_print_brief(&text, type);
  StringRef view = stream_view(&text);
  // A number is the address space of one of today.
  bool is_typed =
      string_ref_starts_with(view, start) && !is_digit(view.data[start.size]);
  if (is_typed)
    diag_hint(ctx, diag, "'%.*s' is of LLVM 11 to 17; it is '!llvm.ptr' today",
              STR_ARGS(view));
  stream_free(&text);
  return is_typed;
}
