// SPDX-License-Identifier: Apache-2.0
// Making delayed changes, resolving casts, freeing what was erased.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_COMMIT_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_COMMIT_H

#include "rewrite/conversion/driver/driver_state.h"

/// Commits the conversion. False after an error; nothing is
/// freed then.
bool driver_commit(ConversionDriver *driver);
/// Removes the marks that committing set. Call this before rolling back.
void driver_uncommit(ConversionDriver *driver);
/// Tells the listener and frees what was erased.
void driver_finish(ConversionDriver *driver);

#endif
