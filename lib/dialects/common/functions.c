// SPDX-License-Identifier: Apache-2.0
// Rules for functions, calls and returns that std and func share.
#include "dialects/common/functions.h"

#include "dialects/func/func.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/fold.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "support/vector.h"

const FunctionType *func_op_type(const Operation *func) {
  const TypeAttr *type = attr_as_type(op_prop(func, FUNC_PROP_FUNCTION_TYPE));
  return type ? type_as_function(type->value) : NULL;
}

bool function_verify_return(Context *ctx, const Operation *op,
                            const OpDef *func) {
  const Operation *function = op_parent(op);
  if (!function || !op_is(function, func))
    return true;
  const FunctionType *type = func_op_type(function);
  StringRef name = symbol_name(function);
  if (op->num_operands != type->num_results) {
    op_emit_op_error(ctx, op,
                     "has %u operands, but enclosing function (@%.*s) "
                     "returns %u",
                     op->num_operands, STR_ARGS(name), type->num_results);
    return false;
  }
  for (unsigned i = 0; i < op->num_operands; i++) {
    const Type *result = type->types[type->num_inputs + i];
    if (op_operand_type(op, i) == result)
      continue;
    Diagnostic *diag = op_emit_error(ctx, op, "type of return operand %u (", i);
    diag_type(diag, op_operand_type(op, i));
    diag_text(diag, ") doesn't match function result type (");
    diag_type(diag, result);
    diag_format(diag, ") in function @%.*s", STR_ARGS(name));
    return false;
  }
  return true;
}

static bool verify_call_operands(Context *ctx, const Operation *op,
                                 const FunctionType *type) {
  if (op->num_operands != type->num_inputs)
    return op_reject(ctx, op, "incorrect number of operands for callee");
  for (unsigned i = 0; i < op->num_operands; i++) {
    if (op_operand_type(op, i) == type->types[i])
      continue;
    Diagnostic *diag = op_emit_op_error(
        ctx, op, "operand type mismatch: expected operand type ");
    diag_type(diag, type->types[i]);
    diag_text(diag, ", but provided ");
    diag_type(diag, op_operand_type(op, i));
    diag_format(diag, " for operand number %u", i);
    return false;
  }
  return true;
}

static void note_result_types(Context *ctx, Diagnostic *error,
                              const Operation *op, const FunctionType *type) {
  Diagnostic *note = op_attach_note(ctx, error, op, "      op result types: ");
  for (unsigned i = 0; i < op->num_results; i++) {
    diag_text(note, i ? ", " : "");
    diag_type(note, op_result_type(op, i));
  }
  note = op_attach_note(ctx, error, op, "function result types: ");
  for (unsigned i = 0; i < type->num_results; i++) {
    diag_text(note, i ? ", " : "");
    diag_type(note, type->types[type->num_inputs + i]);
  }
}

static bool verify_call_results(Context *ctx, const Operation *op,
                                const FunctionType *type) {
  if (op->num_results != type->num_results)
    return op_reject(ctx, op, "incorrect number of results for callee");
  for (unsigned i = 0; i < op->num_results; i++) {
    if (op_result_type(op, i) == type->types[type->num_inputs + i])
      continue;
    Diagnostic *diag =
        op_emit_op_error(ctx, op, "result type mismatch at index %u", i);
    note_result_types(ctx, diag, op, type);
    return false;
  }
  return true;
}

/// Notes which function, of definition `func`, `name` may stand for. Linear in
/// the symbol table.
static void suggest_function(const Context *ctx, Diagnostic *diag,
                             const Operation *call, const OpDef *func,
                             StringRef name) {
  const Operation *table = op_parent_with_trait(call, TRAIT_SYMBOL_TABLE);
  const Block *body =
      table && table->num_regions ? op_region(table, 0)->first : NULL;
  if (!diag_wants_hints(ctx))
    return;
  Suggestion suggestion = suggestion_for(name);
  for (const Operation *op = body ? body->first : NULL; op; op = op->next)
    if (op_is(op, func))
      suggestion_consider(&suggestion,
                          attr_string_value(op_attr(op, STR("sym_name"))));
  diag_suggest(ctx, diag, &suggestion, "@");
}

bool function_verify_call(Context *ctx, const Operation *op,
                          SymbolTables *tables, const OpDef *func) {
  const Attribute *callee = op_prop(op, CALL_PROP_CALLEE);
  const SymbolRefAttr *symbol = attr_as_symbol_ref(callee);
  if (!symbol)
    return op_reject(ctx, op, "requires a 'callee' symbol reference attribute");
  Operation *function = symbol_tables_lookup_nearest(tables, op, callee);
  const FunctionType *type =
      function && op_is(function, func) ? func_op_type(function) : NULL;
  if (!type) {
    Diagnostic *diag =
        op_emit_op_error(ctx, op, "'%.*s' does not reference a valid function",
                         STR_ARGS(symbol->path[0]));
    suggest_function(ctx, diag, op, func, symbol->path[0]);
    return false;
  }
  return verify_call_operands(ctx, op, type) &&
         verify_call_results(ctx, op, type);
}

bool function_verify_call_indirect(Context *ctx, const Operation *op) {
  const FunctionType *type = type_as_function(op_operand_type(op, 0));
  bool inputs_match = op->num_operands - 1 == type->num_inputs;
  for (unsigned i = 0; inputs_match && i < type->num_inputs; i++)
    inputs_match = op_operand_type(op, i + 1) == type->types[i];
  bool results_match = op->num_results == type->num_results;
  for (unsigned i = 0; results_match && i < type->num_results; i++)
    results_match = op_result_type(op, i) == type->types[type->num_inputs + i];
  if (inputs_match && results_match)
    return true;
  op_emit_op_error(ctx, op,
                   inputs_match ? "failed to verify that callee result types "
                                  "match result types"
                                : "failed to verify that callee input types "
                                  "match argument types");
  return false;
}

bool function_infer_call_indirect(Context *ctx, Arena *arena, OpState *state,
                                  SourcePos pos) {
  (void)ctx;
  (void)arena;
  (void)pos;
  const FunctionType *type = type_as_function(value_type(state->operands[0]));
  state->num_results = type ? type->num_results : 0;
  state->result_types = type ? type->types + type->num_inputs : NULL;
  return true;
}

bool function_verify_constant(Context *ctx, const Operation *op,
                              SymbolTables *tables, const OpDef *func) {
  const Attribute *value = op_prop(op, CONSTANT_PROP_VALUE);
  const SymbolRefAttr *symbol = attr_as_symbol_ref(value);
  if (!symbol)
    return true;
  Operation *function = symbol_tables_lookup_nearest(tables, op, value);
  if (!function || !op_is(function, func)) {
    op_emit_op_error(ctx, op, "reference to undefined function '%.*s'",
                     STR_ARGS(symbol->path[0]));
    return false;
  }
  const FunctionType *type = func_op_type(function);
  if (type && &type->base == op_result_type(op, 0))
    return true;
  return op_reject(ctx, op, "reference to function with mismatched type");
}

bool function_call_constant(Operation *op, Rewriter *rw, const OpDef *call) {
  const Attribute *callee = value_constant(op_operand(op, 0));
  if (!callee || !attr_as_symbol_ref(callee))
    return rewriter_match_failure(rw, op, "callee is not a constant");
  VECTOR(Value *) values = {0};
  VECTOR(const Type *) types = {0};
  for (uint32_t i = 1; i < op->num_operands; i++)
    VECTOR_PUSH(&values, op_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(op, i));
  const Attribute *props[8] = {[CALL_PROP_CALLEE] = callee};
  OpState state = {.def = call,
                   .loc = op->loc,
                   .operands = values.data,
                   .num_operands = (uint32_t)values.size,
                   .result_types = types.data,
                   .num_results = op->num_results,
                   .props = props};
  Operation *created = builder_create(&rw->builder, &state);
  values.size = 0;
  for (uint32_t i = 0; i < created->num_results; i++)
    VECTOR_PUSH(&values, op_result(created, i));
  rewriter_replace_op(rw, op, values.data);
  VECTOR_FREE(&values);
  VECTOR_FREE(&types);
  return true;
}
