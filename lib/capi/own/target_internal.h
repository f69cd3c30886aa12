// SPDX-License-Identifier: Apache-2.0
// What an MloptConversionTarget points to.
#ifndef MLOPT_CAPI_OWN_TARGET_INTERNAL_H
#define MLOPT_CAPI_OWN_TARGET_INTERNAL_H

#include "capi/capi_internal.h"
#include "rewrite/conversion/target.h"

/// A client's target.
typedef struct OwnTarget {
  ConversionTarget target;
  CapiContext *context;
  Arena arena; ///< Closures.
} OwnTarget;

#endif
