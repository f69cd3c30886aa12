// SPDX-License-Identifier: Apache-2.0
// The two functions that each builtin kind of type has.
#ifndef MLOPT_CAPI_TYPE_NAMES_H
#define MLOPT_CAPI_TYPE_NAMES_H

#include "capi/types/type_ids.h"

/// The id and the name of the types NAME.
#define BUILTIN_TYPE_NAMES(NAME, ID, TEXT)                                     \
  MlirTypeID mlir##NAME##TypeGetTypeID(void) {                                 \
    return wrap_type_id(&capi_type_ids[CAPI_ID_##ID]);                         \
  }                                                                            \
  MlirStringRef mlir##NAME##TypeGetName(void) { return wrap_text(STR(TEXT)); }

#endif
