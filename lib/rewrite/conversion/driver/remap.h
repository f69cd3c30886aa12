// SPDX-License-Identifier: Apache-2.0
// What replaces operands now.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_REMAP_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_REMAP_H

#include "rewrite/conversion/driver/driver_state.h"

/// Fills in `adaptor`, which is valid until the next call.
/// False if an operand's type cannot be converted.
bool driver_remap_operands(ConversionDriver *driver, Operation *op,
                           const TypeConverter *converter, Adaptor *adaptor);
/// Puts what replaces `value` now into `driver->lookup_best`. With `types`,
/// that is the last list in the chain that has these types; false if there is
/// none. Without `types` it is the last list, or with `skip_casts` the last one
/// without casts.
bool driver_lookup(ConversionDriver *driver, Value *value,
                   const Type *const *types, size_t count, bool skip_casts);

#endif
