// SPDX-License-Identifier: Apache-2.0
// Notes under errors about names of operations and dialects that nobody knows:
// what they are called today, or which may have been meant.
#ifndef MLOPT_IR_DIAGNOSTICS_NAME_HINTS_H
#define MLOPT_IR_DIAGNOSTICS_NAME_HINTS_H

#include "ir/diagnostics/op_diag.h"

/// Notes under `diag` which dialect `name` may mean.
void hint_dialect(const Context *ctx, Diagnostic *diag, StringRef name);
/// Notes which operation `name`, with its dialect, may mean. Linear in the
/// operations of the dialect.
void hint_op(const Context *ctx, Diagnostic *diag, StringRef name);
/// Notes which operation `name`, without a dialect, may mean where `dialect`
/// need not be written (empty: none): of all dialects. Linear in the operations
/// that exist.
void hint_bare_op(const Context *ctx, Diagnostic *diag, StringRef name,
                  StringRef dialect);
/// Notes which operation the anchor `name` of a pipeline may mean, if none is
/// called so; without a dialect: those of all dialects that end so. Linear in
/// the operations that exist.
void hint_anchor(const Context *ctx, Diagnostic *diag, StringRef name);
/// Notes what `type` is called today, if it is a pointer of LLVM 11 to 17.
/// False: it is another type.
bool hint_typed_pointer(const Context *ctx, Diagnostic *diag, const Type *type);

#endif
