// SPDX-License-Identifier: Apache-2.0
// What patterns do: logged, delayed or done at once.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_REWRITER_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_REWRITER_H

#include "rewrite/conversion/driver/driver_state.h"

extern const RewriterHooks conversion_rewriter_hooks;
/// The builder's hook for a new operation: it is logged, and legalized too.
void driver_op_inserted(Builder *builder, Operation *op);
/// The builder's hook for a new block.
void driver_block_created(Builder *builder, Block *block);
/// Tells the listener that an operation was modified, in no-rollback mode.
void driver_notify_modified(ConversionDriver *driver, Operation *op);
/// A snapshot of `op`, in the log's arena.
OpSnapshot *driver_snapshot(ConversionDriver *driver, const Operation *op);
/// Emits an error at `op`, and shows `op` unless it was erased.
__attribute__((format(printf, 3, 4))) Diagnostic *
driver_emit_error(ConversionDriver *driver, const Operation *op,
                  const char *format, ...);
/// Reports a mistake of the running pattern, which ends the conversion. The
/// message is "pattern 'NAME' …".
__attribute__((format(printf, 3, 4))) void
driver_report_misuse(ConversionDriver *driver, const Operation *op,
                     const char *format, ...);
/// Was `op` erased in no-rollback mode? Its operands are gone then, so a
/// pattern may not use it; that is reported. In rollback mode `op` still
/// exists. `what` is the pattern's action: "replaced", …
bool driver_is_gone(ConversionDriver *driver, const Operation *op,
                    const char *what);
/// Moves the operations of `source` before `before` in `dest`, and logs that.
void driver_move_ops(ConversionDriver *driver, Block *source, Block *dest,
                     Operation *before);

#endif
