// SPDX-License-Identifier: Apache-2.0
// Hooks of the func operations.
#ifndef MLOPT_DIALECTS_FUNC_FUNC_INTERNAL_H
#define MLOPT_DIALECTS_FUNC_FUNC_INTERNAL_H

#include "ir/definitions/op_def.h"

/// A declaration is not public; a return fits its function's results.
OpVerifier func_verify_func, func_verify_return;
/// function_verify_call for func.func.
OpSymbolVerifier func_verify_call;
/// function_verify_call_indirect for func.
OpVerifier func_verify_call_indirect;
/// function_infer_call_indirect for func.
OpInfer func_infer_call_indirect;
/// function_verify_constant for func.func.
OpSymbolVerifier func_verify_constant_symbol;
/// The constant's value, a symbol.
OpFold func_fold_constant;
/// `f`.
OpNamer func_name_constant;

#endif
