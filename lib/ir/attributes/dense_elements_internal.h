// SPDX-License-Identifier: Apache-2.0
// How elements lie in the data of dense attributes; for those who read them.
#ifndef MLOPT_IR_ATTRIBUTES_DENSE_ELEMENTS_INTERNAL_H
#define MLOPT_IR_ATTRIBUTES_DENSE_ELEMENTS_INTERNAL_H

#include "ir/attributes/attribute.h"
#include "ir/types/type.h"

/// Bytes of one element: the fewest whole ones, for both parts of a complex
/// number. An i1 takes a byte here, but a bit in raw data.
size_t dense_element_size(const Type *element);

/// Number of `width` bits at `bytes`; words come from `scratch` above 64.
WideInt dense_read_integer(Arena *scratch, const char *bytes, uint32_t width);

/// Number of a float format of `bits` bits at `bytes`.
FloatBits dense_read_float(const char *bytes, uint32_t bits);

/// Element `index` as it stands in the data, or that of a splat. A packed one
/// is unpacked into `*bit`, as 0 or 1.
const char *dense_element_bytes(const DenseElementsAttr *attr, int64_t index,
                                char *bit);

#endif
