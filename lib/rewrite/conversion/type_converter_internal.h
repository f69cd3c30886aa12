// SPDX-License-Identifier: Apache-2.0
// What a TypeConverter remembers, for the driver, which keeps it at hand.
#ifndef MLOPT_REWRITE_CONVERSION_TYPE_CONVERTER_INTERNAL_H
#define MLOPT_REWRITE_CONVERSION_TYPE_CONVERTER_INTERNAL_H

#include "rewrite/conversion/type_converter.h"

/// What the rules newer than any that looks at values say of a type. Immutable;
/// lives as long as the converter.
typedef struct CachedTypes {
  const Type *type;
  TypeConversionResult result; ///< NOT_MINE: none of those rules knows.
  uint32_t count;
  const Type *types[];
} CachedTypes;

/// Safe from several threads; computed the first time.
const CachedTypes *type_converter_cached(const TypeConverter *converter,
                                         Context *ctx, const Type *type);
/// Appends what the rules not covered by the cache say. `value` NULL: those
/// that look at values are left out.
bool type_converter_convert_uncached(const TypeConverter *converter,
                                     Context *ctx, const Type *type,
                                     const Value *value, TypeVector *results);

#endif
