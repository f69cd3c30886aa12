// SPDX-License-Identifier: Apache-2.0
// Elements of constants, and positions in vectors, for folds and patterns.
#ifndef MLOPT_DIALECTS_VECTOR_VECTOR_ELEMENTS_H
#define MLOPT_DIALECTS_VECTOR_VECTOR_ELEMENTS_H

#include "dialects/vector/vector.h"
#include "ir/attributes/attribute.h"
#include "ir/operation.h"

/// The elements of a constant in order, integers or floats. Owns the array.
/// `{0}` is empty.
typedef struct VectorElements {
  const Attribute **data;
  size_t size;
} VectorElements;

/// Spells out the elements of `attr`. False if it does not consist of numbers,
/// or is a splat that is too large; there is nothing to free then. Linear.
bool vector_elements_init(VectorElements *elements, Context *ctx,
                          const Attribute *attr);
/// Frees the array, not the attributes in it.
void vector_elements_free(VectorElements *elements);
/// Stores a number, or the numbers of an elements attribute, from `at` on.
/// False if `source` is neither.
bool vector_elements_store(VectorElements *elements, Context *ctx,
                           const Attribute *source, int64_t at);

/// The number of the element at a position. If there is a vector at the
/// position, the number of its first element.
int64_t vector_linear_position(const ShapedType *type, const int64_t *position,
                               size_t count);

/// Is one of the static positions of an extract or insert poison?
bool vector_has_poison_position(const Operation *op);
/// The cases with which folds of extract and insert begin. At `[]` with one
/// type -> the first operand; at a poison position -> poison. False in other
/// cases.
bool vector_fold_whole_or_poison(Context *ctx, const Operation *op,
                                 FoldResult *results);
/// Makes dynamic positions of an extract or insert static if they are constants
/// within bounds. `first` is the operand where they begin. False if there are
/// none.
bool vector_fold_positions(Context *ctx, Operation *op, unsigned first,
                           const Attribute *const *constants);

/// The size of the array of i64 attributes in property `prop` of a slice.
size_t vector_slice_size(const Operation *op, unsigned prop);
/// Element `index` of that array.
int64_t vector_slice_at(const Operation *op, unsigned prop, size_t index);

#endif
