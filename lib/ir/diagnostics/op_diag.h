// SPDX-License-Identifier: Apache-2.0
// Errors, remarks and notes at operations and locations. Follows
// mlir::Operation::emitError and its relatives.
#ifndef MLOPT_IR_DIAGNOSTICS_OP_DIAG_H
#define MLOPT_IR_DIAGNOSTICS_OP_DIAG_H

#include <stdbool.h>

#include "ir/operation.h"
#include "support/diagnostics/diagnostics.h"
#include "support/suggestion.h"

/// Begins an error at the operation's location, prefixed `'name' op `. Follows
/// mlir::Operation::emitOpError.
__attribute__((format(printf, 3, 4))) Diagnostic *
op_emit_op_error(Context *ctx, const Operation *op, const char *format, ...);

/// An error as op_emit_op_error makes it, with `text` as it is. Gives false,
/// which a verifier then returns.
bool op_reject(Context *ctx, const Operation *op, const char *text);

/// Begins an error at the operation's location, without a prefix. Follows
/// mlir::Operation::emitError.
__attribute__((format(printf, 3, 4))) Diagnostic *
op_emit_error(Context *ctx, const Operation *op, const char *format, ...);

/// As op_emit_error, for a diagnostic of any kind. Follows emitWarning and
/// emitRemark.
__attribute__((format(printf, 4, 5))) Diagnostic *
op_emit(Context *ctx, const Operation *op, DiagKind kind, const char *format,
        ...);

/// Begins a diagnostic of any kind at any location.
__attribute__((format(printf, 4, 5))) Diagnostic *
location_emit(Context *ctx, Location loc, DiagKind kind, const char *format,
              ...);

/// Begins a note of `diag` at the operation's location. Follows
/// mlir::Diagnostic::attachNote.
__attribute__((format(printf, 4, 5))) Diagnostic *
op_attach_note(Context *ctx, Diagnostic *diag, const Operation *op,
               const char *format, ...);

/// Appends `'type'` in mlir's spelling.
void diag_type(Diagnostic *diag, const Type *type);

/// Appends an attribute in mlir's spelling, without quotes.
void diag_attr(Diagnostic *diag, const Attribute *attr);

/// Appends the operation's text: generic in errors, on a line of its own where
/// it takes several.
void diag_op(Context *ctx, Diagnostic *diag, const Operation *op);

/// Are hints wanted? They are not with -explain-failures=0, and only the first
/// few errors get one, so that a search for a name costs little in all.
bool diag_wants_hints(const Context *ctx);
/// Notes under `diag` which name may have been meant, after `sigil` (`@`), if
/// `suggestion` has found one. Tests need not expect these notes.
void diag_suggest(const Context *ctx, Diagnostic *diag,
                  const Suggestion *suggestion, const char *sigil);
/// Notes a hint with a text of its own, where it is certain.
__attribute__((format(printf, 3, 4))) void
diag_hint(const Context *ctx, Diagnostic *diag, const char *format, ...);

#endif
