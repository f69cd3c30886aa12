// SPDX-License-Identifier: Apache-2.0
// Trial folds.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_FOLD_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_FOLD_H

#include "rewrite/conversion/driver/driver_state.h"

/// Would `op`, whose definition can fold, fold? Leaves `op` as
/// it is.
bool driver_would_fold(ConversionDriver *driver, Operation *op);
/// Frees the buffers that folds were tried in.
void fold_room_free(FoldRoom *room);

#endif
