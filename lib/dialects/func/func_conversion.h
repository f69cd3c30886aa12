// SPDX-License-Identifier: Apache-2.0
// Converts the signatures of functions, calls and returns by a TypeConverter,
// for the lowering of any dialect. A type that becomes several gives several
// arguments, operands or results. Follows
// mlir::populateFunctionOpInterfaceTypeConversionPattern and related patterns.
#ifndef MLOPT_DIALECTS_FUNC_FUNC_CONVERSION_H
#define MLOPT_DIALECTS_FUNC_FUNC_CONVERSION_H

#include "rewrite/conversion/conversion.h"

/// Converts the types of a function and its entry block's arguments in place.
/// The operation may be any with the properties of SHAPE_FUNC and a builtin
/// function type.
extern const RewritePattern convert_function_signature;
/// Converts the operands and results of a func.call.
extern const RewritePattern convert_func_call;
/// Converts the operands of a func.return.
extern const RewritePattern convert_func_return;

#endif
