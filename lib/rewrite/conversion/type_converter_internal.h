// SPDX-License-Identifier: Apache-2.0
// The cache of a TypeConverter, which the driver reads directly.
#ifndef MLOPT_REWRITE_CONVERSION_TYPE_CONVERTER_INTERNAL_H
#define MLOPT_REWRITE_CONVERSION_TYPE_CONVERTER_INTERNAL_H

#include "rewrite/conversion/type_converter.h"

/// The answer of the rules that are newer than any rule that sees values.
/// Immutable; lives as long as the converter.
typedef struct CachedTypes {
  const Type *type;
  TypeConversionResult result; ///< NOT_MINE: none of those rules applied.
  uint32_t count;
  const Type *types[];
} CachedTypes;

/// The cached answer for `type`, computed when first asked for. Safe to call
/// from several threads.
const CachedTypes *type_converter_cached(const TypeConverter *converter,
                                         Context *ctx, const Type *type);
/// Appends what the rules outside the cache say. If `value` is NULL, rules that
/// see values are left out.
bool type_converter_convert_uncached(const TypeConverter *converter,
                                     Context *ctx, const Type *type,
                                     const Value *value, TypeVector *results);

#endif
