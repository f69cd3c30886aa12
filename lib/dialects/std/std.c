// SPDX-License-Identifier: Apache-2.0
// The std dialect: its constants, and hooks that forward to shared ones.
#include "dialects/std/std.h"

#include "dialects/common/control_flow.h"
#include "dialects/common/folds.h"
#include "dialects/common/functions.h"
#include "dialects/func/func.h"
#include "dialects/std/std_internal.h"
#include "dialects/std/std_patterns.h"
#include "ir/definitions/dialect_def.h"
#include "ir/print/printer.h"

bool std_verify_func(Context *ctx, const Operation *op) {
  (void)ctx;
  (void)op;
  return true; // The function trait says it all; declarations may be public.
}

bool std_uses_old_names(const Operation *op) {
  (void)op;
  return true;
}

bool std_verify_return(Context *ctx, const Operation *op) {
  return function_verify_return(ctx, op, &std_ops[STD_FUNC]);
}

bool std_verify_call(Context *ctx, const Operation *op, SymbolTables *tables) {
  return function_verify_call(ctx, op, tables, &std_ops[STD_FUNC]);
}

bool std_verify_call_indirect(Context *ctx, const Operation *op) {
  return function_verify_call_indirect(ctx, op);
}

bool std_infer_call_indirect(Context *ctx, Arena *arena, OpState *state,
                             SourcePos pos) {
  return function_infer_call_indirect(ctx, arena, state, pos);
}

bool std_verify_constant_symbol(Context *ctx, const Operation *op,
                                SymbolTables *tables) {
  return function_verify_constant(ctx, op, tables, &std_ops[STD_FUNC]);
}

bool std_fold_constant(Context *ctx, Operation *op,
                       const Attribute *const *constants, FoldResult *results) {
  (void)ctx;
  (void)constants;
  results[0].attr = op_prop(op, CONSTANT_PROP_VALUE);
  return true;
}

/// `true`, `c42_i32`, `c0`, `f`, `cst`.
void std_name_constant(const Operation *op, Stream *name) {
  const IntegerAttr *value = attr_as_integer(op_prop(op, CONSTANT_PROP_VALUE));
  const Type *type = op_result_type(op, 0);
  if (type_as_function(type)) {
    stream_char(name, 'f');
  } else if (!value) {
    stream_cstr(name, "cst");
  } else if (type_is_integer_of_width(type, 1)) {
    stream_cstr(name, wide_int_is_zero(&value->value) ? "false" : "true");
  } else {
    const IntegerType *integer = type_as_integer(type);
    stream_char(name, 'c');
    wide_int_print(name, &value->value,
                   !integer || integer->signedness != UNSIGNED);
    if (integer) {
      stream_char(name, '_');
      type_print(name, type);
    }
  }
}

/// Numbers, elements and functions; `unit` is of type none.
static bool materialize_constant(Context *ctx, const Attribute *value,
                                 const Type *type, OpState *state,
                                 const Attribute **props) {
  (void)ctx;
  switch (attr_kind(value)) {
  case ATTR_INTEGER:
  case ATTR_FLOAT:
  case ATTR_DENSE_ELEMENTS:
    if (attr_type(value) != type)
      return false;
    break;
  case ATTR_SYMBOL_REF:
    if (!type_as_function(type))
      return false;
    break;
  case ATTR_UNIT:
  case ATTR_STRING:
  case ATTR_ARRAY:
  case ATTR_DICTIONARY:
  case ATTR_TYPE:
  case ATTR_AFFINE_MAP:
  case ATTR_INTEGER_SET:
  case ATTR_DENSE_ARRAY:
  case ATTR_DENSE_RESOURCE:
  case ATTR_SPARSE_ELEMENTS:
  case ATTR_STRIDED_LAYOUT:
  case ATTR_DISTINCT:
  case ATTR_LOCATION:
  case ATTR_DIALECT:
  case ATTR_OPAQUE:
    return false;
  }
  state->def = &std_ops[STD_CONSTANT];
  props[CONSTANT_PROP_VALUE] = value;
  return true;
}

static bool is_legal_call(const Operation *call, const Operation *callable,
                          bool would_be_cloned) {
  (void)call;
  (void)callable;
  (void)would_be_cloned;
  return true;
}

static void terminator_to_branch(Context *ctx, Operation *terminator,
                                 Block *next) {
  if (op_is(terminator, &std_ops[STD_RETURN]))
    inline_terminator_as(ctx, terminator, &std_ops[STD_BR], next);
}

static const InlinerInterface inliner = {
    .is_legal_call = is_legal_call,
    .is_legal_region = inline_any_region,
    .is_legal_op = inline_any_op,
    .terminator_to_branch = terminator_to_branch,
};

const DialectDef std_dialect = {
    .name = STR_INIT("std"),
    .ops = std_ops,
    .num_ops = STD_NUM_OPS,
    .lowering_pass = "convert-std-to-llvm",
    .is_unprefixed = true,
    .materialize_constant = materialize_constant,
    .patterns = &std_patterns,
    .inliner = &inliner,
};
