// SPDX-License-Identifier: Apache-2.0
// The func dialect: hooks of its operations, in mlir-opt 22's words.
#include "dialects/func/func.h"

#include "dialects/common/control_flow.h"
#include "dialects/common/functions.h"
#include "dialects/func/func_internal.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/fold.h"
#include "ir/interfaces/symbol_table.h"
#include "rewrite/pattern.h"

bool func_verify_func(Context *ctx, const Operation *op) {
  StringRef visibility =
      attr_string_value(op_prop(op, FUNC_PROP_SYM_VISIBILITY));
  bool is_public =
      visibility.size == 0 || string_ref_equals(visibility, STR("public"));
  if (!is_public || !region_is_empty(op_region(op, 0)))
    return true;
  return op_reject(ctx, op, "symbol declaration cannot have public visibility");
}

bool func_verify_return(Context *ctx, const Operation *op) {
  return function_verify_return(ctx, op, &func_ops[FUNC_FUNC]);
}

bool func_verify_call(Context *ctx, const Operation *op, SymbolTables *tables) {
  return function_verify_call(ctx, op, tables, &func_ops[FUNC_FUNC]);
}

bool func_verify_call_indirect(Context *ctx, const Operation *op) {
  return function_verify_call_indirect(ctx, op);
}

bool func_infer_call_indirect(Context *ctx, Arena *arena, OpState *state,
                              SourcePos pos) {
  return function_infer_call_indirect(ctx, arena, state, pos);
}

bool func_verify_constant_symbol(Context *ctx, const Operation *op,
                                 SymbolTables *tables) {
  return function_verify_constant(ctx, op, tables, &func_ops[FUNC_FUNC]);
}

bool func_fold_constant(Context *ctx, Operation *op,
                        const Attribute *const *constants,
                        FoldResult *results) {
  (void)ctx;
  (void)constants;
  results[0].attr = op_prop(op, CONSTANT_PROP_VALUE);
  return true;
}

void func_name_constant(const Operation *op, Stream *name) {
  (void)op;
  stream_char(name, 'f');
}

/// `@f : function type` is a func.constant.
static bool materialize_constant(Context *ctx, const Attribute *value,
                                 const Type *type, OpState *state,
                                 const Attribute **props) {
  (void)ctx;
  const SymbolRefAttr *symbol = attr_as_symbol_ref(value);
  if (!symbol || symbol->size != 1 || !type_as_function(type))
    return false;
  state->def = &func_ops[FUNC_CONSTANT];
  props[CONSTANT_PROP_VALUE] = value;
  return true;
}

static bool is_legal_call(const Operation *call, const Operation *callable,
                          bool would_be_cloned) {
  (void)would_be_cloned;
  if (op_is(call, &func_ops[FUNC_CALL]) && op_prop(call, CALL_PROP_NO_INLINE))
    return false;
  return !op_is(callable, &func_ops[FUNC_FUNC]) ||
         !op_prop(callable, FUNC_PROP_NO_INLINE);
}

/// An inlined return becomes a cf branch.
static void terminator_to_branch(Context *ctx, Operation *terminator,
                                 Block *next) {
  if (op_is(terminator, &func_ops[FUNC_RETURN]))
    inline_terminator_as(ctx, terminator, context_op_def(ctx, STR("cf.br")),
                         next);
}

static const InlinerInterface inliner = {
    .is_legal_call = is_legal_call,
    .is_legal_region = inline_any_region,
    .is_legal_op = inline_any_op,
    .terminator_to_branch = terminator_to_branch,
};

static bool call_constant(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  (void)self;
  return function_call_constant(op, rw, &func_ops[FUNC_CALL]);
}

static const OpDef *const calls[] = {&func_ops[FUNC_CALL], NULL};

static const RewritePattern patterns[] = {
    {.name = "call-constant",
     .root = &func_ops[FUNC_CALL_INDIRECT],
     .benefit = 1,
     .generated = calls,
     .run = call_constant},
};

static const PatternTable pattern_table = PATTERN_TABLE(patterns);

const DialectDef func_dialect = {
    .name = STR_INIT("func"),
    .ops = func_ops,
    .num_ops = FUNC_NUM_OPS,
    .lowering_pass = "convert-func-to-llvm",
    .is_default = true,
    .materialize_constant = materialize_constant,
    .patterns = &pattern_table,
    .inliner = &inliner,
};
