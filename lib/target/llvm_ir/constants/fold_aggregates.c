// SPDX-License-Identifier: Apache-2.0
// Folding of operations that take aggregates and vectors apart or build them,
// and of selects.
#include "target/llvm_ir/constants/fold_internal.h"

const Constant *fold_extractvalue(Exporter *exporter, const Operation *op,
                                  const Constant *container) {
  const DenseArrayAttr *position =
      attr_as_dense_array(op_prop(op, LLVM_POSITION));
  for (size_t i = 0; i < position->size && container; i++)
    container = constant_element(
        exporter, container, (uint64_t)((const int64_t *)position->data)[i]);
  return container;
}

const Constant *fold_insertvalue(Exporter *exporter, const Operation *op,
                                 const Constant *container,
                                 const Constant *value) {
  const DenseArrayAttr *position =
      attr_as_dense_array(op_prop(op, LLVM_POSITION));
  const int64_t *path = position->data;
  const Constant **parts =
      arena_alloc(&exporter->scratch, (position->size + 1) * sizeof *parts);
  parts[0] = container;
  for (size_t i = 0; i < position->size; i++) {
    parts[i + 1] = constant_element(exporter, parts[i], (uint64_t)path[i]);
    if (!parts[i + 1])
      return NULL;
  }
  for (size_t i = position->size; i-- > 0 && value;)
    value = constant_with_element(exporter, parts[i], (uint64_t)path[i], value);
  return value;
}

static bool is_undefined(const Constant *constant) {
  return constant->kind == CONSTANT_UNDEF || constant->kind == CONSTANT_POISON;
}

const Constant *fold_extractelement(Exporter *exporter, const Constant *vector,
                                    const Constant *position) {
  uint64_t index;
  if (is_undefined(position))
    return constant_plain(exporter, CONSTANT_POISON,
                          llvm_vector_element(vector->type));
  if (is_undefined(vector)) // Whatever the position, even one past the end.
    return constant_plain(exporter, vector->kind,
                          llvm_vector_element(vector->type));
  if (position->kind != CONSTANT_INT)
    return NULL;
  if (!wide_int_as_u64(&position->integer, &index))
    index = UINT64_MAX; // Beyond any end.
  if (index >= (uint64_t)llvm_vector_size(vector->type))
    return constant_plain(exporter, CONSTANT_POISON,
                          llvm_vector_element(vector->type));
  return constant_element(exporter, vector, index);
}

const Constant *fold_insertelement(Exporter *exporter, const Constant *vector,
                                   const Constant *value,
                                   const Constant *position) {
  uint64_t index;
  if (is_undefined(position))
    return constant_plain(exporter, CONSTANT_POISON, vector->type);
  if (constant_is_zero(vector) && constant_is_zero(value))
    return vector;
  if (position->kind != CONSTANT_INT)
    return NULL;
  if (!wide_int_as_u64(&position->integer, &index))
    index = UINT64_MAX; // Beyond any end.
  if (llvm_vector_is_scalable(vector->type))
    return NULL;
  if (index >= (uint64_t)llvm_vector_size(vector->type))
    return constant_plain(exporter, CONSTANT_POISON, vector->type);
  return constant_with_element(exporter, vector, index, value);
}

static bool is_all_poison(const DenseArrayAttr *mask) {
  for (size_t i = 0; i < mask->size; i++)
    if (((const int32_t *)mask->data)[i] != -1)
      return false;
  return true;
}

/// A lane that the mask leaves out is undefined, unless all are.
const Constant *fold_shufflevector(Exporter *exporter, const Operation *op,
                                   const Constant *lhs, const Constant *rhs) {
  const DenseArrayAttr *mask =
      attr_as_dense_array(op_prop(op, LLVM_SHUFFLE_MASK));
  const Type *type = op_result_type(op, 0);
  if (is_all_poison(mask))
    return constant_plain(exporter, CONSTANT_POISON, type);
  int64_t width = llvm_vector_size(lhs->type);
  const Constant **elements =
      arena_alloc(&exporter->scratch, (mask->size + 1) * sizeof *elements);
  for (size_t i = 0; i < mask->size; i++) {
    int64_t index = ((const int32_t *)mask->data)[i];
    elements[i] =
        index < 0 ? constant_plain(exporter, CONSTANT_UNDEF,
                                   llvm_vector_element(type))
        : index < width
            ? constant_element(exporter, lhs, (uint64_t)index)
            : constant_element(exporter, rhs, (uint64_t)(index - width));
    if (!elements[i])
      return NULL;
  }
  return constant_aggregate(exporter, type, elements, mask->size);
}

static bool is_same(const Constant *lhs, const Constant *rhs) {
  if (lhs == rhs)
    return true;
  if (lhs->kind != rhs->kind || lhs->type != rhs->type)
    return false;
  switch ((int)lhs->kind) {
  case CONSTANT_INT:
    return wide_int_equals(&lhs->integer, &rhs->integer);
  case CONSTANT_FLOAT:
    return float_bits_equal(lhs->number, rhs->number);
  case CONSTANT_ZERO:
  case CONSTANT_UNDEF:
  case CONSTANT_POISON:
    return true;
  }
  return false;
}

/// Is it certain that no part is poison?
static bool is_not_poison(const Constant *constant) {
  return constant->kind == CONSTANT_INT || constant->kind == CONSTANT_FLOAT ||
         constant->kind == CONSTANT_ADDRESS ||
         (constant->kind == CONSTANT_ZERO &&
          llvm_type_is_pointer(constant->type));
}

/// The value chosen by a lane that is a number, poison or undef; else NULL.
static const Constant *choose(Exporter *exporter, const Constant *condition,
                              const Constant *if_true,
                              const Constant *if_false) {
  if (condition->kind == CONSTANT_POISON)
    return constant_plain(exporter, CONSTANT_POISON, if_true->type);
  if (is_same(if_true, if_false))
    return if_true;
  if (condition->kind == CONSTANT_UNDEF)
    return if_true->kind == CONSTANT_UNDEF || if_true->kind == CONSTANT_POISON
               ? if_true
               : if_false;
  if (condition->kind != CONSTANT_INT)
    return NULL;
  return wide_int_is_zero(&condition->integer) ? if_false : if_true;
}

/// Folds each lane separately.
static const Constant *choose_lanes(Exporter *exporter,
                                    const Constant *condition,
                                    const Constant *if_true,
                                    const Constant *if_false) {
  uint64_t size = (uint64_t)llvm_vector_size(condition->type);
  if (!constant_can_spell_out(size))
    return NULL;
  const Constant **lanes =
      arena_alloc(&exporter->scratch, (size + 1) * sizeof *lanes);
  for (uint64_t i = 0; i < size; i++) {
    const Constant *lane = constant_element(exporter, condition, i);
    const Constant *one = constant_element(exporter, if_true, i);
    const Constant *two = constant_element(exporter, if_false, i);
    lanes[i] = lane && one && two ? choose(exporter, lane, one, two) : NULL;
    if (!lanes[i])
      return NULL;
  }
  return constant_aggregate(exporter, if_true->type, lanes, size);
}

/// May its lanes differ?
static bool has_lanes(const Constant *condition) {
  return condition->kind == CONSTANT_DENSE ||
         condition->kind == CONSTANT_AGGREGATE;
}

const Constant *fold_choice(Exporter *exporter, const Constant *condition,
                            const Constant *if_true, const Constant *if_false) {
  if (constant_is_zero(condition))
    return if_false;
  const Constant *chosen =
      has_lanes(condition)
          ? choose_lanes(exporter, condition, if_true, if_false)
          : choose(exporter, condition, if_true, if_false);
  if (chosen)
    return chosen;
  if (is_same(if_true, if_false) || if_false->kind == CONSTANT_POISON)
    return if_true;
  if (if_true->kind == CONSTANT_POISON ||
      (if_true->kind == CONSTANT_UNDEF && is_not_poison(if_false)))
    return if_false;
  return if_false->kind == CONSTANT_UNDEF && is_not_poison(if_true) ? if_true
                                                                    : NULL;
}
