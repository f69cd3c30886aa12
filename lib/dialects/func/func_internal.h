// SPDX-License-Identifier: Apache-2.0
// Hooks of the func operations.
#ifndef MLOPT_DIALECTS_FUNC_FUNC_INTERNAL_H
#define MLOPT_DIALECTS_FUNC_FUNC_INTERNAL_H

#include "ir/definitions/op_def.h"

bool func_verify_func(Context *ctx, const Operation *op);
bool func_verify_return(Context *ctx, const Operation *op);
bool func_verify_call(Context *ctx, const Operation *op, SymbolTables *tables);
bool func_verify_call_indirect(Context *ctx, const Operation *op);
bool func_infer_call_indirect(Context *ctx, Arena *arena, OpState *state,
                              SourcePos pos);
bool func_verify_constant_symbol(Context *ctx, const Operation *op,
                                 SymbolTables *tables);
bool func_fold_constant(Context *ctx, Operation *op,
                        const Attribute *const *constants, FoldResult *results);
void func_name_constant(const Operation *op, Stream *name);

#endif
