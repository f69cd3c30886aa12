// SPDX-License-Identifier: Apache-2.0
// The log of changes, and undoing them.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_LOG_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_LOG_H

#include "rewrite/conversion/driver/driver_state.h"

static inline RewriteEntry *log_push(ConversionDriver *driver,
                                     RewriteKind kind) {
  VECTOR_PUSH(&driver->log, (RewriteEntry){.kind = kind});
  return &VECTOR_LAST(&driver->log);
}
/// Makes the uses of `op` the newest ones of what it uses.
void log_renew_uses(Operation *op);
/// Restores `op` to the state in which `old` was taken.
void log_restore_op(ConversionDriver *driver, Operation *op,
                    const OpSnapshot *old);
static inline LogMark log_mark(const ConversionDriver *driver) {
  return (LogMark){.log_size = driver->log.size,
                   .ignored_size = driver->ignored.size,
                   .mapping_size = driver->mapping.entries.size,
                   .arena = arena_mark(&driver->arena)};
}
/// Undoes everything since `mark`. Linear in that. Returns the number of
/// changes.
size_t log_rollback(ConversionDriver *driver, LogMark mark);

#endif
