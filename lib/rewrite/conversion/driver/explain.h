// SPDX-License-Identifier: Apache-2.0
// Notes that say why a conversion failed.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_EXPLAIN_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_EXPLAIN_H

#include "rewrite/conversion/driver/driver_state.h"

/// An operation that a pattern made or changed and that could not be legalized.
typedef struct GeneratedOp {
  const RewritePattern *pattern; ///< NULL: a fold.
  const Operation *root;         ///< What the pattern was applied to.
  Operation *result;
  bool is_modified; ///< It existed before.
} GeneratedOp;

/// Adds notes to `diag` that say why `op` could not be
/// legalized. For them `op` is legalized once more. This must not be called
/// while changes made by patterns remain.
void driver_explain(ConversionDriver *driver, Operation *op, Diagnostic *diag);
/// Adds notes on what ended a conversion in no-rollback mode.
void driver_explain_abort(ConversionDriver *driver, const GeneratedOp *made,
                          Diagnostic *diag);
/// Adds notes on why a cast stays. `use` takes its result; it may be NULL.
void driver_explain_cast(ConversionDriver *driver, const Cast *cast,
                         const Use *use, Diagnostic *diag);
/// Adds notes on why the cast's user was not converted, once all is undone.
void driver_explain_user(ConversionDriver *driver);
/// Adds a note of an explanation to `diag`.
Diagnostic *explain_note(ConversionDriver *driver, Diagnostic *diag,
                         Location loc);
/// While explaining: adds a line for what is tried next, to be completed by
/// explain_end_line. NO_LINE if there is none, or nothing is explained.
#define NO_LINE UINT32_MAX
uint32_t explain_begin_line(ConversionDriver *driver);
__attribute__((format(printf, 3, 4))) void
explain_end_line(ConversionDriver *driver, uint32_t line, const char *format,
                 ...);
void explain_no_match(ConversionDriver *driver, uint32_t line,
                      const RewritePattern *pattern);
void explain_result(ConversionDriver *driver, uint32_t line,
                    const GeneratedOp *made);
/// Explains that `op`, in a region that the pattern wanted legalized, failed.
void explain_inner(ConversionDriver *driver, uint32_t line,
                   const Operation *op);
void explain_failed_op(ConversionDriver *driver, const Operation *op);
/// Called before an operation is legalized.
void explain_enter(ConversionDriver *driver);
void explain_leave(ConversionDriver *driver, bool is_legal);
void explain_one_to_n(ConversionDriver *driver, const Operation *op,
                      const Adaptor *adaptor);
/// Copies the pattern's reason for not matching.
void explain_reason(ConversionDriver *driver, StringRef reason);

#endif
