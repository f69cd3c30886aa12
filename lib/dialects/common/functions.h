// SPDX-License-Identifier: Apache-2.0
// Rules for functions, calls and returns, shared by std and func.
#ifndef MLOPT_DIALECTS_COMMON_FUNCTIONS_H
#define MLOPT_DIALECTS_COMMON_FUNCTIONS_H

#include "ir/operation.h"
#include "rewrite/rewriter.h"

/// The function type of an operation of SHAPE_FUNC. NULL if it has none.
const FunctionType *func_op_type(const Operation *func);

/// Checks the operands of a return against the enclosing function, which is of
/// definition `func`.
bool function_verify_return(Context *ctx, const Operation *op,
                            const OpDef *func);
/// Checks the operands and results of a call against the function of definition
/// `func` that `callee` names.
bool function_verify_call(Context *ctx, const Operation *op,
                          SymbolTables *tables, const OpDef *func);
/// Checks that operand 0 is a function whose type fits the other operands and
/// the results.
OpVerifier function_verify_call_indirect;
/// Infers the result types from the type of operand 0.
OpInfer function_infer_call_indirect;
/// Checks that the function that a constant names exists, is of definition
/// `func`, and has the constant's type.
bool function_verify_constant(Context *ctx, const Operation *op,
                              SymbolTables *tables, const OpDef *func);

/// call_indirect (constant @f)(x) -> call @f(x). `call` is the definition of
/// the direct call. It is used in patterns.
bool function_call_constant(Operation *op, Rewriter *rw, const OpDef *call);

#endif
