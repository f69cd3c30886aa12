// SPDX-License-Identifier: Apache-2.0
// Declarations shared by the files of clients' conversions.
#ifndef MLOPT_CAPI_OWN_CONVERSION_INTERNAL_H
#define MLOPT_CAPI_OWN_CONVERSION_INTERNAL_H

#include "capi/capi_internal.h"
#include "mlopt-c/Conversion.h"
#include "rewrite/conversion/conversion.h"
#include "rewrite/conversion/signature.h"

/// What an MloptTypeConverter points to.
typedef struct OwnConverter OwnConverter;

/// NULL if the handle is null.
const TypeConverter *own_converter(MloptTypeConverter converter);

#endif
