// SPDX-License-Identifier: Apache-2.0
// LLVM constants of many elements: dense and sparse elements, and resources.
// Arrays of numbers stay as they are in the attribute; elements with another
// form in LLVM are spelled out.
#include "target/llvm_ir/llvm_ir_internal.h"

#include <string.h>

static bool is_sequence(const Type *type) {
  return llvm_type_is_array(type) || llvm_type_is_vector(type);
}

/// The type inside all arrays and vectors.
static const Type *innermost(const Type *type) {
  while (is_sequence(type))
    type = constant_element_type(type, 0);
  return type;
}

/// The innermost array or vector of `type`, which is an array or a vector.
static const Type *innermost_row(const Type *type) {
  const Type *inner = constant_element_type(type, 0);
  while (is_sequence(inner)) {
    type = inner;
    inner = constant_element_type(type, 0);
  }
  return type;
}

/// Number of scalars in an element of nested arrays. Saturates.
static uint64_t num_numbers(const Type *type) {
  uint64_t count = 1;
  bool overflows = false;
  for (; is_sequence(type); type = constant_element_type(type, 0)) {
    uint64_t size = constant_num_elements(type);
    if (!size)
      return 0;
    overflows |= __builtin_mul_overflow(count, size, &count);
  }
  return overflows ? UINT64_MAX : count;
}

//===- Element by element -------------------------------------------------===//

/// The constant of `type` whose parts of type `leaf` are `leaves`, which it
/// borrows and reorders. Linear in them for each level of the type.
static const Constant *from_leaves(Exporter *exporter, const Type *type,
                                   const Type *leaf, const Constant **leaves,
                                   uint64_t count) {
  VECTOR(const Type *) types = {0};
  for (; type != leaf; type = constant_element_type(type, 0))
    VECTOR_PUSH(&types, type);
  while (types.size) {
    // Aggregates borrow their elements, so each level has its own array.
    const Constant **level =
        arena_alloc(&exporter->scratch, (count + 1) * sizeof *level);
    memcpy(level, leaves, count * sizeof *level);
    type = VECTOR_POP(&types);
    uint64_t size = constant_num_elements(type);
    for (uint64_t i = 0; i < count / size; i++)
      leaves[i] = constant_aggregate(exporter, type, level + i * size, size);
    count /= size;
  }
  VECTOR_FREE(&types);
  return leaves[0];
}

/// Room for the elements of `type`; NULL: there are none, or too many.
static const Constant **alloc_leaves(Exporter *exporter, const Type *type,
                                     int64_t given) {
  uint64_t count = num_numbers(type);
  if (!count || !constant_can_spell_out(count) || count != (uint64_t)given)
    return NULL;
  return arena_alloc(&exporter->scratch, count * sizeof(const Constant *));
}

/// `{ float, float }` of the two numbers at `bytes`.
static const Constant *from_complex(Exporter *exporter, const Type *type,
                                    const Type *part, StringRef bytes) {
  int64_t two = 2;
  const Type *shape =
      ranked_tensor_type_get(exporter->ctx, &two, 1, part, NULL);
  const DenseElementsAttr *pair = attr_as_dense_elements(
      dense_elements_attr_get(exporter->ctx, shape, bytes));
  const Constant **parts = arena_alloc(&exporter->scratch, 2 * sizeof *parts);
  for (unsigned i = 0; i < 2; i++) {
    parts[i] = constant_from_attr(exporter, llvm_struct_element(type, i),
                                  dense_elements_at(exporter->ctx, pair, i));
    if (!parts[i])
      return NULL;
  }
  return constant_aggregate(exporter, type, parts, 2);
}

/// The elements are structs of two numbers each.
static const Constant *from_complexes(Exporter *exporter, const Type *type,
                                      const DenseElementsAttr *dense,
                                      const Type *part) {
  int64_t count = dense_elements_num(dense);
  const Type *leaf = innermost(type);
  const Constant **leaves = alloc_leaves(exporter, type, count);
  if (!leaves || type == leaf || !llvm_type_is_struct(leaf) ||
      llvm_struct_size(leaf) != 2 || type_bit_width(part) % 8)
    return NULL;
  size_t size = dense->data.size / (dense->is_splat ? 1 : (size_t)count);
  for (int64_t i = 0; i < count; i++) {
    size_t at = dense->is_splat ? 0 : (size_t)i * size;
    leaves[i] = i && dense->is_splat
                    ? leaves[0]
                    : from_complex(exporter, leaf, part,
                                   string_ref(dense->data.data + at, size));
    if (!leaves[i])
      return NULL;
  }
  return from_leaves(exporter, type, leaf, leaves, (uint64_t)count);
}

/// Each element as an attribute.
static const Constant *from_singles(Exporter *exporter, const Type *type,
                                    const DenseElementsAttr *dense) {
  int64_t count = dense_elements_num(dense);
  const Type *leaf = innermost(type);
  const Constant **leaves = alloc_leaves(exporter, type, count);
  for (int64_t i = 0; leaves && i < count; i++) {
    leaves[i] = constant_from_attr(exporter, leaf,
                                   dense_elements_at(exporter->ctx, dense, i));
    if (!leaves[i])
      return NULL;
  }
  return leaves ? from_leaves(exporter, type, leaf, leaves, (uint64_t)count)
                : NULL;
}

//===- Dense elements -----------------------------------------------------===//

/// Run `index` of `size` numbers of a dense attribute, as an attribute.
static const Attribute *dense_run(Exporter *exporter,
                                  const DenseElementsAttr *dense, uint64_t size,
                                  uint64_t index) {
  const Type *element = type_as_shaped(dense->type)->element;
  int64_t count = (int64_t)size;
  const Type *shape =
      ranked_tensor_type_get(exporter->ctx, &count, 1, element, NULL);
  if (dense->is_splat)
    return dense_splat_attr_get(exporter->ctx, shape, dense->data);
  size_t bytes =
      dense->data.size / (size_t)dense_elements_num(dense) * (size_t)size;
  return dense_elements_attr_get(
      exporter->ctx, shape,
      string_ref(dense->data.data + index * bytes, bytes));
}

/// `numbers`, kept as they are in the attribute.
static const Constant *dense_constant(Exporter *exporter, const Type *type,
                                      const DenseElementsAttr *numbers) {
  Constant *constant = constant_create(exporter, CONSTANT_DENSE, type);
  constant->dense = numbers;
  return constant_is_zero(constant) ? constant_zero(exporter, type) : constant;
}

/// Nested arrays: aggregates whose innermost ones are dense.
static const Constant *from_dense(Exporter *exporter, const Type *type,
                                  const DenseElementsAttr *dense) {
  uint64_t total = num_numbers(type);
  if ((uint64_t)dense_elements_num(dense) != total || !total)
    return NULL;
  const Constant *whole = dense_constant(exporter, type, dense);
  const Type *row = innermost_row(type);
  if (row == type || whole->kind != CONSTANT_DENSE)
    return whole;
  uint64_t size = constant_num_elements(row), count = total / size;
  if (!constant_can_spell_out(count))
    return NULL;
  const Constant **rows =
      arena_alloc(&exporter->scratch, count * sizeof(const Constant *));
  for (uint64_t i = 0; i < count; i++) {
    const Attribute *run =
        i && dense->is_splat ? NULL : dense_run(exporter, dense, size, i);
    rows[i] = run ? dense_constant(exporter, row, attr_as_dense_elements(run))
                  : rows[0];
  }
  return from_leaves(exporter, type, row, rows, count);
}

/// A splat with as many elements as `type` has, as LLVM only looks at the type.
static const DenseElementsAttr *fit_splat(Exporter *exporter, const Type *type,
                                          const DenseElementsAttr *dense) {
  uint64_t wanted = num_numbers(type);
  int64_t count = (int64_t)wanted;
  if (!dense->is_splat || wanted > INT64_MAX ||
      count == dense_elements_num(dense))
    return dense;
  const Type *element = type_as_shaped(dense->type)->element;
  const Type *shape =
      ranked_tensor_type_get(exporter->ctx, &count, 1, element, NULL);
  return attr_as_dense_elements(
      dense_splat_attr_get(exporter->ctx, shape, dense->data));
}

static const Constant *from_numbers(Exporter *exporter, const Type *type,
                                    const DenseElementsAttr *dense) {
  const Type *element = type_as_shaped(dense->type)->element;
  const ComplexType *complex = type_as_complex(element);
  dense = fit_splat(exporter, type, dense);
  if (complex)
    return from_complexes(exporter, type, dense, complex->element);
  const Type *leaf = innermost(type);
  if (!is_sequence(type) || llvm_type_is_struct(leaf))
    return NULL;
  if (!num_numbers(type) && !dense_elements_num(dense))
    return constant_zero(exporter, type);
  // The bits are packed.
  bool is_nested = is_sequence(constant_element_type(type, 0));
  if (is_nested && !dense->is_splat && type_is_integer_of_width(element, 1))
    return from_singles(exporter, type, dense);
  return from_dense(exporter, type, dense);
}

//===- Sparse elements ----------------------------------------------------===//

/// Row-major index of entry `entry` among all elements; -1: there is none.
static int64_t sparse_index(Exporter *exporter, const ShapedType *shape,
                            const DenseElementsAttr *indices, int64_t entry) {
  int64_t rank = (int64_t)shape->rank, index = 0;
  for (int64_t i = 0; i < rank; i++) {
    int64_t at = attr_number(
        dense_elements_at(exporter->ctx, indices, entry * rank + i));
    if (at < 0 || at >= shape->shape[i])
      return -1;
    index = index * shape->shape[i] + at;
  }
  return index;
}

static const Constant *from_sparse(Exporter *exporter, const Type *type,
                                   const SparseElementsAttr *sparse) {
  const ShapedType *shape = type_as_shaped(sparse->type);
  const DenseElementsAttr *indices = attr_as_dense_elements(sparse->indices);
  const DenseElementsAttr *values = attr_as_dense_elements(sparse->values);
  const Type *leaf = innermost(type);
  int64_t count = shaped_type_num_elements(shape);
  const Constant **leaves = alloc_leaves(exporter, type, count);
  if (!leaves || !indices || !values || !shape->rank || !is_sequence(type))
    return NULL;
  leaves[0] = constant_zero(exporter, leaf);
  for (int64_t i = 1; i < count; i++)
    leaves[i] = leaves[0];
  int64_t entries = dense_elements_num(indices) / (int64_t)shape->rank;
  for (int64_t i = 0; i < entries; i++) {
    int64_t at = sparse_index(exporter, shape, indices, i);
    const Constant *value = constant_from_attr(
        exporter, leaf, dense_elements_at(exporter->ctx, values, i));
    if (at < 0 || !value)
      return NULL;
    leaves[at] = value;
  }
  return from_leaves(exporter, type, leaf, leaves, (uint64_t)count);
}

//===- Resources ----------------------------------------------------------===//

static bool has_bytes(const Type *element) {
  const FloatType *number = type_as_float(element);
  uint32_t bits = type_bit_width(element);
  if (number)
    return number->format == FLOAT_F16 || number->format == FLOAT_BF16 ||
           number->format == FLOAT_F32 || number->format == FLOAT_F64;
  return type_as_integer(element) &&
         (bits == 8 || bits == 16 || bits == 32 || bits == 64);
}

static StringRef resource_text(Exporter *exporter,
                               const DenseResourceAttr *attr) {
  const Resource *resource = context_resource(
      exporter->ctx, STR("dialect_resources"), STR("builtin"), attr->handle);
  return resource ? resource->text : STR("");
}

/// Skips `"0x` and the four bytes of the alignment, in digits.
enum { RESOURCE_PREFIX = 3 + 8 };

/// Why the resource cannot be a constant; NULL: it can.
static const char *resource_error(Exporter *exporter,
                                  const DenseResourceAttr *attr) {
  const ShapedType *shape = type_as_shaped(attr->type);
  StringRef text = resource_text(exporter, attr);
  if (!shape || !(type_as_tensor(attr->type) || type_as_vector(attr->type)))
    return "unsupported dense_resource type";
  if (text.size <= RESOURCE_PREFIX)
    return "resource does not exist";
  if (!has_bytes(shape->element))
    return "no known conversion for innermost element type";
  uint64_t size = (uint64_t)shaped_type_num_elements(shape) *
                  (type_bit_width(shape->element) / 8);
  return (text.size - RESOURCE_PREFIX - 1) / 2 == size
             ? NULL
             : "raw data size does not match element type size";
}

static const Constant *from_resource(Exporter *exporter, const Type *type,
                                     const DenseResourceAttr *attr) {
  if (resource_error(exporter, attr))
    return NULL;
  StringRef text = resource_text(exporter, attr);
  StringRef digits =
      string_ref(text.data + RESOURCE_PREFIX, text.size - RESOURCE_PREFIX - 1);
  const Attribute *dense =
      dense_hex_attr_get(exporter->ctx, attr->type, digits);
  return from_numbers(exporter, type, attr_as_dense_elements(dense));
}

//===- All ----------------------------------------------------------------===//

const Constant *constant_from_elements(Exporter *exporter, const Type *type,
                                       const Attribute *attr) {
  const DenseElementsAttr *dense = attr_as_dense_elements(attr);
  const SparseElementsAttr *sparse = attr_as_sparse_elements(attr);
  const DenseResourceAttr *resource = attr_as_dense_resource(attr);
  if (dense && dense->storage != DENSE_STRINGS)
    return from_numbers(exporter, type, dense);
  if (sparse)
    return from_sparse(exporter, type, sparse);
  return resource ? from_resource(exporter, type, resource) : NULL;
}

const char *constant_error(Exporter *exporter, const Attribute *attr) {
  const DenseResourceAttr *resource = attr_as_dense_resource(attr);
  const char *error = resource ? resource_error(exporter, resource) : NULL;
  if (attr_as_float(attr))
    return "FloatAttr does not match expected type of the constant";
  return error ? error : "unsupported constant value";
}
