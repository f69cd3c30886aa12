// SPDX-License-Identifier: Apache-2.0
// Elements of constants and positions in vectors, for folds and patterns.
#ifndef MLOPT_DIALECTS_VECTOR_VECTOR_ELEMENTS_H
#define MLOPT_DIALECTS_VECTOR_VECTOR_ELEMENTS_H

#include "dialects/vector/vector.h"
#include "ir/attributes/attribute.h"
#include "ir/operation.h"

/// The elements of a constant, integers or floats, in order. Owns the array;
/// zero is empty.
typedef struct VectorElements {
  const Attribute **data;
  size_t size;
} VectorElements;

/// False, and nothing to free: `attr` is not made of numbers, or a splat that
/// is too large to be spelled out. Linear.
bool vector_elements_init(VectorElements *elements, Context *ctx,
                          const Attribute *attr);
void vector_elements_free(VectorElements *elements);
/// Puts a number, or those of an elements attribute, at `at`. False: it is
/// made of something else.
bool vector_elements_store(VectorElements *elements, Context *ctx,
                           const Attribute *source, int64_t at);

/// Number of the element at a position, or of the first one of the vector that
/// is there.
int64_t vector_linear_position(const ShapedType *type, const int64_t *position,
                               size_t count);

/// Is one of the static positions of an extract or insert poison?
bool vector_has_poison_position(const Operation *op);
/// The start of the folds of extract and insert, if it is all: at `[]`, of one
/// type -> the first operand; at a poison position -> poison.
bool vector_fold_whole_or_poison(Context *ctx, const Operation *op,
                                 FoldResult *results);
/// Makes numbers of the dynamic positions of an extract or insert that are
/// constants within bounds. `first`: operand where they begin. False: there is
/// none.
bool vector_fold_positions(Context *ctx, Operation *op, unsigned first,
                           const Attribute *const *constants);

/// Array of i64 attributes `prop` of a slice.
size_t vector_slice_size(const Operation *op, unsigned prop);
int64_t vector_slice_at(const Operation *op, unsigned prop, size_t index);

#endif
