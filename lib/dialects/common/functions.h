// SPDX-License-Identifier: Apache-2.0
// Rules for functions, calls and returns that std and func share.
#ifndef MLOPT_DIALECTS_COMMON_FUNCTIONS_H
#define MLOPT_DIALECTS_COMMON_FUNCTIONS_H

#include "ir/operation.h"
#include "rewrite/rewriter.h"

/// Function type of an operation of SHAPE_FUNC; NULL if it has none.
const FunctionType *func_op_type(const Operation *func);

/// Operands of a return against the function around it, of definition `func`.
bool function_verify_return(Context *ctx, const Operation *op,
                            const OpDef *func);
/// Operands and results of a call against the function that `callee` names, of
/// definition `func`.
bool function_verify_call(Context *ctx, const Operation *op,
                          SymbolTables *tables, const OpDef *func);
/// Operand 0 is a function of the types of the others and of the results.
bool function_verify_call_indirect(Context *ctx, const Operation *op);
bool function_infer_call_indirect(Context *ctx, Arena *arena, OpState *state,
                                  SourcePos pos);
/// The function of definition `func` that a constant names: it exists and has
/// the constant's type.
bool function_verify_constant(Context *ctx, const Operation *op,
                              SymbolTables *tables, const OpDef *func);

/// call_indirect (constant @f)(x) -> call @f(x), an operation of definition
/// `call`. For patterns.
bool function_call_constant(Operation *op, Rewriter *rw, const OpDef *call);

#endif
