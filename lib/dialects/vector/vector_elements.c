// SPDX-License-Identifier: Apache-2.0
// Elements of constants and positions in vectors.
#include "dialects/vector/vector_elements.h"

#include <string.h>

#include "dialects/common/fold_util.h"
#include "dialects/memref/memref_views.h"
#include "dialects/ub/ub.h"
#include "ir/types/type.h"

// --- constants --------------------------------------------------------------

bool vector_elements_init(VectorElements *elements, Context *ctx,
                          const Attribute *attr) {
  *elements = (VectorElements){0};
  const DenseElementsAttr *dense = attr_as_dense_elements(attr);
  const ShapedType *type = dense ? type_as_shaped(dense->type) : NULL;
  if (!type || dense->storage == DENSE_STRINGS ||
      !(type_is_int_or_index(type->element) || type_as_float(type->element)) ||
      (dense->is_splat && !shaped_type_can_spell_out(type)))
    return false;
  elements->size = (size_t)shaped_type_num_elements(type);
  elements->data = mem_alloc(elements->size * sizeof *elements->data);
  for (size_t i = 0; i < elements->size; i++)
    elements->data[i] = i && dense->is_splat
                            ? elements->data[0]
                            : dense_elements_at(ctx, dense, (int64_t)i);
  return true;
}

void vector_elements_free(VectorElements *elements) {
  mem_free(elements->data);
  *elements = (VectorElements){0};
}

bool vector_elements_store(VectorElements *elements, Context *ctx,
                           const Attribute *source, int64_t at) {
  if (attr_as_integer(source) || attr_as_float(source)) {
    elements->data[at] = source;
    return true;
  }
  VectorElements part;
  if (!vector_elements_init(&part, ctx, source))
    return false;
  memcpy(elements->data + at, part.data, part.size * sizeof *part.data);
  vector_elements_free(&part);
  return true;
}

// --- positions --------------------------------------------------------------

int64_t vector_linear_position(const ShapedType *type, const int64_t *position,
                               size_t count) {
  int64_t linear = 0;
  for (size_t i = 0; i < (size_t)type->rank; i++)
    linear = linear * type->shape[i] + (i < count ? position[i] : 0);
  return linear;
}

bool vector_has_poison_position(const Operation *op) {
  size_t count;
  const int64_t *position = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  for (size_t i = 0; i < count; i++)
    if (position[i] == VECTOR_POISON)
      return true;
  return false;
}

bool vector_fold_whole_or_poison(Context *ctx, const Operation *op,
                                 FoldResult *results) {
  size_t count;
  op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  if (count == 0 && op_operand_type(op, 0) == op_result_type(op, 0))
    return give_value(results, op_operand(op, 0));
  return vector_has_poison_position(op) &&
         give_attr(results, ub_poison_attr_get(ctx));
}

/// The number at a constant position, if it is within bounds; else
/// DYNAMIC_SIZE.
static int64_t known_position(const Attribute *constant, int64_t size) {
  int64_t value;
  bool is_known = attr_as_integer(constant) &&
                  attr_integer_value(constant, &value) &&
                  value >= VECTOR_POISON && value < size;
  return is_known ? value : DYNAMIC_SIZE;
}

bool vector_fold_positions(Context *ctx, Operation *op, unsigned first,
                           const Attribute *const *constants) {
  const ShapedType *type = type_as_vector(op_operand_type(op, first - 1));
  size_t count;
  const int64_t *old = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  if (op->num_operands == first)
    return false;
  int64_t *position = mem_alloc((count + 1) * sizeof *position);
  Value **operands = mem_alloc(op->num_operands * sizeof *operands);
  uint32_t num_operands = first, next = first;
  for (uint32_t i = 0; i < first; i++)
    operands[i] = op_operand(op, i);
  for (size_t i = 0; i < count; i++) {
    position[i] = old[i];
    if (old[i] != DYNAMIC_SIZE || next >= op->num_operands)
      continue;
    position[i] = known_position(constants[next], type->shape[i]);
    if (position[i] == DYNAMIC_SIZE)
      operands[num_operands++] = op_operand(op, next);
    next++;
  }
  bool changed = num_operands < op->num_operands;
  if (changed) {
    op_set_prop(op, VECTOR_STATIC_POSITION,
                dense_i64_array_attr_get(ctx, position, count));
    op_set_operands(ctx, op, operands, num_operands);
  }
  mem_free(position);
  mem_free(operands);
  return changed;
}

// --- slices -----------------------------------------------------------------

size_t vector_slice_size(const Operation *op, unsigned prop) {
  const ArrayAttr *array = attr_as_array(op_prop(op, prop));
  return array ? array->size : 0;
}

int64_t vector_slice_at(const Operation *op, unsigned prop, size_t index) {
  int64_t value = 0;
  attr_integer_value(attr_as_array(op_prop(op, prop))->elements[index], &value);
  return value;
}
