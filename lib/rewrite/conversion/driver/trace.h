// SPDX-License-Identifier: Apache-2.0
// -debug-only=dialect-conversion. Nothing here prints unless the trace is on.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_TRACE_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_TRACE_H

#include "rewrite/conversion/driver/driver_state.h"

/// `Legalizing operation : …` and `op`, after a ruler.
void trace_legalize_begin(ConversionDriver *driver, Operation *op);
/// Writes `} -> RESULT : text` with less indentation. `text` may be NULL.
void trace_success(ConversionDriver *driver, const char *text);
/// Writes `} -> FAILURE : text` with less indentation.
__attribute__((format(printf, 2, 3))) void
trace_failure(ConversionDriver *driver, const char *format, ...);
/// The ruler after an operation.
void trace_end_rule(ConversionDriver *driver);
/// Writes `* Fold {`, and indents.
void trace_fold_begin(ConversionDriver *driver);
/// Writes `* Pattern : 'OP -> (GENERATED)' {`, and indents.
void trace_pattern_begin(ConversionDriver *driver, const Operation *op,
                         const RewritePattern *pattern);
/// Writes `} -> FAILURE : text`, and `op`.
void trace_failed_op(ConversionDriver *driver, const char *text,
                     const Operation *op);
/// Writes `** ACTION: 'NAME'(0x…)`, after it was done.
void trace_did(ConversionDriver *driver, const char *action, Operation *op);
/// The same before it is done.
void trace_will(ConversionDriver *driver, const char *action, Operation *op);
/// Says which results of `op` are replaced by values of other types than the
/// converter gives.
void trace_replaced_types(ConversionDriver *driver, const Operation *op,
                          const ValueList *lists);
/// Writes `** Replace Value : `, and the operation or argument.
void trace_replace_value(ConversionDriver *driver, const Value *value);
/// Writes `** Insert Block into : `, and the operation around `block`.
void trace_insert_block(ConversionDriver *driver, const Block *block);
/// Writes `** Failure : reason`.
void trace_match_failure(ConversionDriver *driver, const char *reason);
/// Says how much will be undone around `op` by rolling back to `mark`.
void trace_rollback(ConversionDriver *driver, Operation *op, LogMark mark);

#endif
