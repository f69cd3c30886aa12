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
/// Adds a line for what is tried next, to be completed by explain_end_line.
/// NO_LINE if nothing is explained, or there are too many lines.
uint32_t explain_begin_line(ConversionDriver *driver);
/// Completes `line`, which may be NO_LINE.
__attribute__((format(printf, 3, 4))) void
explain_end_line(ConversionDriver *driver, uint32_t line, const char *format,
                 ...);
/// Completes `line`: the pattern did not match, with its reason if it gave one.
void explain_no_match(ConversionDriver *driver, uint32_t line,
                      const RewritePattern *pattern);
/// Completes `line`: which operation that was made stays illegal, and why.
void explain_result(ConversionDriver *driver, uint32_t line,
                    const GeneratedOp *made);
/// Explains that `op`, in a region that the pattern wanted legalized, failed.
void explain_inner(ConversionDriver *driver, uint32_t line,
                   const Operation *op);
/// Adds a line for each pattern for `op` that was not tried, with what kept it
/// from being tried.
void explain_failed_op(ConversionDriver *driver, const Operation *op);
/// Called before an operation is legalized.
void explain_enter(ConversionDriver *driver);
/// Called after an operation was legalized, or not. If it was, its lines are
/// dropped.
void explain_leave(ConversionDriver *driver, bool is_legal);
/// Sets the reason of a pattern without 1:N support, and says which operand has
/// become several values.
void explain_one_to_n(ConversionDriver *driver, const Operation *op,
                      const Adaptor *adaptor);
/// Copies the pattern's reason for not matching.
void explain_reason(ConversionDriver *driver, StringRef reason);

#endif
