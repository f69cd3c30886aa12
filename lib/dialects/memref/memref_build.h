// SPDX-License-Identifier: Apache-2.0
// Creates memref operations for passes, at a builder's insertion point.
#ifndef MLOPT_DIALECTS_MEMREF_MEMREF_BUILD_H
#define MLOPT_DIALECTS_MEMREF_MEMREF_BUILD_H

#include "dialects/memref/memref.h"
#include "dialects/memref/memref_views.h"
#include "ir/builder.h"

/// Creates a subview or reinterpret_cast (`def`) of `source`.
Operation *memref_build_view(Builder *builder, const OpDef *def, Location loc,
                             Value *source, const ViewLists *lists,
                             const Type *type);
/// Creates a load from a memref of rank 1.
Value *memref_build_load(Builder *builder, Location loc, Value *memref,
                         Value *index);
/// Creates a dim of type index.
Value *memref_build_dim(Builder *builder, Location loc, Value *memref,
                        Value *index);
/// Allocates a memref of rank 1. `alignment` may be NULL, and so may `size` if
/// `type` is static.
Value *memref_build_alloc(Builder *builder, Location loc,
                          const ShapedType *type, Value *size,
                          const Attribute *alignment);
/// Creates an extract_strided_metadata; its results are base, offset, sizes,
/// strides.
Operation *memref_build_metadata(Builder *builder, Location loc, Value *source);

#endif
