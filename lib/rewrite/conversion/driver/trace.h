// SPDX-License-Identifier: Apache-2.0
// -debug-only=dialect-conversion. Nothing here prints unless the trace is on.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_TRACE_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_TRACE_H

#include "rewrite/conversion/driver/driver_state.h"

void trace_legalize_begin(ConversionDriver *driver, Operation *op);
/// Writes `} -> RESULT : text` with less indentation. `text` may be NULL.
void trace_success(ConversionDriver *driver, const char *text);
__attribute__((format(printf, 2, 3))) void
trace_failure(ConversionDriver *driver, const char *format, ...);
void trace_end_rule(ConversionDriver *driver);
void trace_fold_begin(ConversionDriver *driver);
void trace_pattern_begin(ConversionDriver *driver, const Operation *op,
                         const RewritePattern *pattern);
void trace_failed_op(ConversionDriver *driver, const char *text,
                     const Operation *op);
/// Writes `** ACTION: 'NAME'(0x…)`.
void trace_action(ConversionDriver *driver, const char *action,
                  const Operation *op);
void trace_replaced_types(ConversionDriver *driver, const Operation *op,
                          const ValueList *lists);
void trace_replace_value(ConversionDriver *driver, const Value *value);
void trace_insert_block(ConversionDriver *driver, const Block *block);
void trace_match_failure(ConversionDriver *driver, const char *reason);
/// Lists what will be undone by rolling back to `mark`.
void trace_rollback(ConversionDriver *driver, LogMark mark);

#endif
