// SPDX-License-Identifier: Apache-2.0
// Conversion of signatures by a TypeConverter, for any dialect's lowering:
// functions, calls and returns. 1:N types become several arguments, operands,
// results. Follows mlir::populateFunctionOpInterfaceTypeConversionPattern and
// its kin.
#ifndef MLOPT_DIALECTS_FUNC_FUNC_CONVERSION_H
#define MLOPT_DIALECTS_FUNC_FUNC_CONVERSION_H

#include "rewrite/conversion/conversion.h"

/// Any operation with function properties (those of SHAPE_FUNC) and a builtin
/// function type: in place gets its types converted, and its entry block's
/// arguments.
extern const RewritePattern convert_function_signature;
/// func.call with converted operands and results.
extern const RewritePattern convert_func_call;
/// func.return with converted operands.
extern const RewritePattern convert_func_return;

#endif
