// SPDX-License-Identifier: Apache-2.0
// Dense and sparse elements. Numbers are stored as upstream stores them: see
// DenseElementsAttr.
#include <string.h>

#include "capi/types/type_ids.h"
#include "mlir-c/BuiltinAttributes.h"

static const DenseElementsAttr *unwrap_dense(MlirAttribute attr) {
  return attr.ptr ? attr_as_dense_elements(unwrap_attr(attr)) : NULL;
}

static const ShapedType *shape_of(const Attribute *attr) {
  return type_as_shaped(attr_type(attr));
}

//===- Any elements -------------------------------------------------------===//

bool mlirAttributeIsAElements(MlirAttribute attr) {
  if (!attr.ptr)
    return false;
  AttrKind kind = attr_kind(unwrap_attr(attr));
  return kind == ATTR_DENSE_ELEMENTS || kind == ATTR_DENSE_RESOURCE ||
         kind == ATTR_SPARSE_ELEMENTS;
}

bool mlirElementsAttrIsValidIndex(MlirAttribute attr, intptr_t rank,
                                  uint64_t *idxs) {
  const ShapedType *shape = shape_of(unwrap_attr(attr));
  // A single element has index 0, whatever its rank.
  if (shape->rank == 0 && rank == 1 && idxs[0] == 0)
    return true;
  if (rank != shape->rank)
    return false;
  for (intptr_t i = 0; i < rank; i++)
    if (idxs[i] >= (uint64_t)shape->shape[i])
      return false;
  return true;
}

MlirAttribute mlirElementsAttrGetValue(MlirAttribute attr, intptr_t rank,
                                       uint64_t *idxs) {
  if (!mlirElementsAttrIsValidIndex(attr, rank, idxs))
    return wrap_attr(NULL);
  const ShapedType *shape = shape_of(unwrap_attr(attr));
  uint64_t flat = 0;
  for (intptr_t i = 0; i < shape->rank; i++)
    flat = flat * (uint64_t)shape->shape[i] + idxs[i];
  Context *ctx = capi_ctx_of(attr.ptr);
  const DenseElementsAttr *dense = unwrap_dense(attr);
  const SparseElementsAttr *sparse = attr_as_sparse_elements(unwrap_attr(attr));
  if (dense && dense->storage == DENSE_STRINGS)
    return wrap_attr(
        string_attr_get(ctx, dense->strings[dense->is_splat ? 0 : flat]));
  if (dense)
    return wrap_attr(dense_elements_at(ctx, dense, (int64_t)flat));
  return wrap_attr(sparse ? sparse_elements_at(ctx, sparse, (int64_t)flat)
                          : NULL);
}

int64_t mlirElementsAttrGetNumElements(MlirAttribute attr) {
  return shaped_type_num_elements(shape_of(unwrap_attr(attr)));
}

//===- What dense elements are --------------------------------------------===//

bool mlirAttributeIsADenseElements(MlirAttribute attr) {
  return unwrap_dense(attr) != NULL;
}

bool mlirAttributeIsADenseIntElements(MlirAttribute attr) {
  return unwrap_dense(attr) &&
         type_is_int_or_index(shape_of(unwrap_attr(attr))->element);
}

bool mlirAttributeIsADenseFPElements(MlirAttribute attr) {
  return unwrap_dense(attr) &&
         type_as_float(shape_of(unwrap_attr(attr))->element) != NULL;
}

MlirTypeID mlirDenseIntOrFPElementsAttrGetTypeID(void) {
  return capi_attr_id(ATTR_DENSE_ELEMENTS);
}

//===- From numbers -------------------------------------------------------===//

/// The static vector or tensor, or NULL.
static const ShapedType *dense_type(MlirType type) {
  const ShapedType *shaped = type_as_shaped(unwrap_type(type));
  bool is_one = shaped && (type_as_vector(unwrap_type(type)) ||
                           type_as_ranked_tensor(unwrap_type(type)));
  return is_one && shaped_type_has_static_shape(shaped) ? shaped : NULL;
}

/// Bits of a number in dense elements; 0 for other elements.
static uint32_t element_bits(const Type *element) {
  const ComplexType *complex = type_as_complex(element);
  if (complex)
    return 2 * ((element_bits(complex->element) + 7) / 8 * 8);
  if (type_is_index(element))
    return 64;
  return type_is_int_or_float(element) ? type_bit_width(element) : 0;
}

/// Elements from `data`, of `bits` each: `count` of them, or one for all. An i1
/// in `data` takes a byte.
static MlirAttribute get_dense(MlirType type, intptr_t count, const void *data,
                               uint32_t bits, bool is_float) {
  const ShapedType *shaped = dense_type(type);
  if (!shaped || element_bits(shaped->element) != bits ||
      (type_as_float(shaped->element) != NULL) != is_float)
    return wrap_attr(NULL);
  Context *ctx = capi_ctx_of(type.ptr);
  int64_t wanted = shaped_type_num_elements(shaped);
  size_t bytes = (bits + 7) / 8;
  if (count == 1) {
    uint8_t all = *(const uint8_t *)data ? 0xFF : 0;
    StringRef element = {bits == 1 ? (const void *)&all : data, bytes};
    return wrap_attr(dense_splat_attr_get(ctx, unwrap_type(type), element));
  }
  if (count != wanted)
    return wrap_attr(NULL);
  if (bits != 1)
    return wrap_attr(dense_elements_attr_get(
        ctx, unwrap_type(type), string_ref(data, (size_t)count * bytes)));
  size_t size = ((size_t)count + 7) / 8;
  uint8_t *packed = mem_alloc_zero(size);
  for (intptr_t i = 0; i < count; i++)
    packed[i / 8] |= (uint8_t)((((const uint8_t *)data)[i] != 0) << (i % 8));
  const Attribute *attr = dense_elements_attr_get(
      ctx, unwrap_type(type), string_ref((const char *)packed, size));
  mem_free(packed);
  return wrap_attr(attr);
}

#define DENSE_GET(NAME, ELEMENT, IS_FLOAT)                                     \
  MlirAttribute mlirDenseElementsAttr##NAME##Get(                              \
      MlirType shapedType, intptr_t numElements, const ELEMENT *elements) {    \
    return get_dense(shapedType, numElements, elements, 8 * sizeof(ELEMENT),   \
                     IS_FLOAT);                                                \
  }
DENSE_GET(UInt8, uint8_t, false)
DENSE_GET(Int8, int8_t, false)
DENSE_GET(UInt16, uint16_t, false)
DENSE_GET(Int16, int16_t, false)
DENSE_GET(UInt32, uint32_t, false)
DENSE_GET(Int32, int32_t, false)
DENSE_GET(UInt64, uint64_t, false)
DENSE_GET(Int64, int64_t, false)
DENSE_GET(Float, float, true)
DENSE_GET(Double, double, true)
DENSE_GET(BFloat16, uint16_t, true)
DENSE_GET(Float16, uint16_t, true)
#undef DENSE_GET

#define DENSE_SPLAT_GET(NAME, ELEMENT, IS_FLOAT)                               \
  MlirAttribute mlirDenseElementsAttr##NAME##SplatGet(MlirType shapedType,     \
                                                      ELEMENT element) {       \
    return get_dense(shapedType, 1, &element, 8 * sizeof(ELEMENT), IS_FLOAT);  \
  }
DENSE_SPLAT_GET(UInt8, uint8_t, false)
DENSE_SPLAT_GET(Int8, int8_t, false)
DENSE_SPLAT_GET(UInt32, uint32_t, false)
DENSE_SPLAT_GET(Int32, int32_t, false)
DENSE_SPLAT_GET(UInt64, uint64_t, false)
DENSE_SPLAT_GET(Int64, int64_t, false)
DENSE_SPLAT_GET(Float, float, true)
DENSE_SPLAT_GET(Double, double, true)
#undef DENSE_SPLAT_GET

MlirAttribute mlirDenseElementsAttrBoolSplatGet(MlirType shapedType,
                                                bool element) {
  uint8_t byte = element;
  return get_dense(shapedType, 1, &byte, 1, false);
}

MlirAttribute mlirDenseElementsAttrBoolGet(MlirType shapedType,
                                           intptr_t numElements,
                                           const int *elements) {
  uint8_t *bytes = mem_alloc((size_t)numElements);
  for (intptr_t i = 0; i < numElements; i++)
    bytes[i] = elements[i] != 0;
  MlirAttribute attr = get_dense(shapedType, numElements, bytes, 1, false);
  mem_free(bytes);
  return attr;
}

//===- From attributes, bytes, strings ------------------------------------===//

/// Writes a number attribute of `element` as `size` bytes. False: it is not
/// one.
static bool write_number(const Attribute *attr, const Type *element,
                         uint8_t *bytes, size_t size) {
  const IntegerAttr *integer = attr_as_integer(attr);
  const FloatAttr *number = attr_as_float(attr);
  if (integer && integer->type == element) {
    memcpy(bytes, wide_int_words(&integer->value), size);
    return true;
  }
  if (!number || number->type != element)
    return false;
  uint64_t words[2] = {number->value.low, number->value.high};
  memcpy(bytes, words, size);
  return true;
}

MlirAttribute mlirDenseElementsAttrGet(MlirType shapedType,
                                       intptr_t numElements,
                                       MlirAttribute const *elements) {
  const ShapedType *shaped = dense_type(shapedType);
  uint32_t bits = shaped ? element_bits(shaped->element) : 0;
  if (!bits || type_as_complex(shaped->element) || numElements <= 0)
    return wrap_attr(NULL);
  size_t size = (bits + 7) / 8;
  uint8_t *data = mem_alloc((size_t)numElements * size);
  bool is_ok = true;
  for (intptr_t i = 0; i < numElements && is_ok; i++)
    is_ok = write_number(unwrap_attr(elements[i]), shaped->element,
                         data + (size_t)i * size, size);
  MlirAttribute attr = wrap_attr(NULL);
  if (is_ok)
    attr = get_dense(shapedType, numElements, data, bits,
                     type_as_float(shaped->element) != NULL);
  mem_free(data);
  return attr;
}

MlirAttribute mlirDenseElementsAttrSplatGet(MlirType shapedType,
                                            MlirAttribute element) {
  return mlirDenseElementsAttrGet(shapedType, 1, &element);
}

MlirAttribute mlirDenseElementsAttrRawBufferGet(MlirType shapedType,
                                                size_t rawBufferSize,
                                                const void *rawBuffer) {
  const ShapedType *shaped = dense_type(shapedType);
  uint32_t bits = shaped ? element_bits(shaped->element) : 0;
  if (!bits)
    return wrap_attr(NULL);
  Context *ctx = capi_ctx_of(shapedType.ptr);
  size_t count = (size_t)shaped_type_num_elements(shaped);
  size_t one = (bits + 7) / 8;
  size_t all = bits == 1 ? (count + 7) / 8 : count * one;
  StringRef data = {rawBuffer, rawBufferSize};
  bool is_splat = rawBufferSize == one && count != 1;
  if (is_splat && bits == 1)
    is_splat =
        *(const uint8_t *)rawBuffer == 0 || *(const uint8_t *)rawBuffer == 0xFF;
  if (is_splat)
    return wrap_attr(dense_splat_attr_get(ctx, unwrap_type(shapedType), data));
  if (rawBufferSize != all)
    return wrap_attr(NULL);
  return wrap_attr(dense_elements_attr_get(ctx, unwrap_type(shapedType), data));
}

MlirAttribute mlirDenseElementsAttrStringGet(MlirType shapedType,
                                             intptr_t numElements,
                                             MlirStringRef *strs) {
  const ShapedType *shaped = dense_type(shapedType);
  if (!shaped ||
      (numElements != 1 && numElements != shaped_type_num_elements(shaped)))
    return wrap_attr(NULL);
  VECTOR(StringRef) list = {0};
  for (intptr_t i = 0; i < numElements; i++)
    VECTOR_PUSH(&list, unwrap_text(strs[i]));
  const Attribute *attr =
      dense_strings_attr_get(capi_ctx_of(shapedType.ptr),
                             unwrap_type(shapedType), list.data, list.size);
  VECTOR_FREE(&list);
  return wrap_attr(attr);
}

MlirAttribute mlirDenseElementsAttrReshapeGet(MlirAttribute attr,
                                              MlirType shapedType) {
  const ShapedType *shaped = dense_type(shapedType);
  const ShapedType *from = shape_of(unwrap_attr(attr));
  if (!shaped || shaped->element != from->element ||
      shaped_type_num_elements(shaped) != shaped_type_num_elements(from))
    return wrap_attr(NULL);
  return wrap_attr(dense_elements_reshape(
      capi_ctx_of(attr.ptr), unwrap_dense(attr), unwrap_type(shapedType)));
}

//===- To numbers ---------------------------------------------------------===//

bool mlirDenseElementsAttrIsSplat(MlirAttribute attr) {
  return unwrap_dense(attr)->is_splat;
}

MlirAttribute mlirDenseElementsAttrGetSplatValue(MlirAttribute attr) {
  const DenseElementsAttr *dense = unwrap_dense(attr);
  Context *ctx = capi_ctx_of(attr.ptr);
  if (dense->storage == DENSE_STRINGS)
    return wrap_attr(string_attr_get(ctx, dense->strings[0]));
  return wrap_attr(dense_elements_splat_value(ctx, dense));
}

const void *mlirDenseElementsAttrGetRawData(MlirAttribute attr) {
  return dense_elements_raw(capi_ctx_of(attr.ptr), unwrap_dense(attr)).data;
}

/// Copies element `pos`, of `size` bytes.
static void read_element(MlirAttribute attr, intptr_t pos, void *value,
                         size_t size) {
  const DenseElementsAttr *dense = unwrap_dense(attr);
  StringRef data = dense_elements_raw(capi_ctx_of(attr.ptr), dense);
  size_t at = dense->is_splat ? 0 : (size_t)pos * size;
  memset(value, 0, size);
  if (at + size <= data.size)
    memcpy(value, data.data + at, size);
}

bool mlirDenseElementsAttrGetBoolValue(MlirAttribute attr, intptr_t pos) {
  const DenseElementsAttr *dense = unwrap_dense(attr);
  StringRef data = dense_elements_raw(capi_ctx_of(attr.ptr), dense);
  size_t at = dense->is_splat ? 0 : (size_t)pos;
  return ((uint8_t)data.data[at / 8] >> (at % 8)) & 1;
}

int mlirDenseElementsAttrGetBoolSplatValue(MlirAttribute attr) {
  return mlirDenseElementsAttrGetBoolValue(attr, 0);
}

#define DENSE_VALUE(NAME, ELEMENT)                                             \
  ELEMENT mlirDenseElementsAttrGet##NAME##Value(MlirAttribute attr,            \
                                                intptr_t pos) {                \
    ELEMENT value;                                                             \
    read_element(attr, pos, &value, sizeof value);                             \
    return value;                                                              \
  }
#define DENSE_SPLAT_VALUE(NAME, ELEMENT)                                       \
  DENSE_VALUE(NAME, ELEMENT)                                                   \
  ELEMENT mlirDenseElementsAttrGet##NAME##SplatValue(MlirAttribute attr) {     \
    return mlirDenseElementsAttrGet##NAME##Value(attr, 0);                     \
  }
DENSE_SPLAT_VALUE(Int8, int8_t)
DENSE_SPLAT_VALUE(UInt8, uint8_t)
DENSE_VALUE(Int16, int16_t)
DENSE_VALUE(UInt16, uint16_t)
DENSE_SPLAT_VALUE(Int32, int32_t)
DENSE_SPLAT_VALUE(UInt32, uint32_t)
DENSE_SPLAT_VALUE(Int64, int64_t)
DENSE_SPLAT_VALUE(UInt64, uint64_t)
DENSE_VALUE(Index, uint64_t)
DENSE_SPLAT_VALUE(Float, float)
DENSE_SPLAT_VALUE(Double, double)
#undef DENSE_VALUE
#undef DENSE_SPLAT_VALUE

MlirStringRef mlirDenseElementsAttrGetStringValue(MlirAttribute attr,
                                                  intptr_t pos) {
  const DenseElementsAttr *dense = unwrap_dense(attr);
  return wrap_text(dense->strings[dense->is_splat ? 0 : pos]);
}

MlirStringRef mlirDenseElementsAttrGetStringSplatValue(MlirAttribute attr) {
  return mlirDenseElementsAttrGetStringValue(attr, 0);
}

//===- Sparse elements ----------------------------------------------------===//

bool mlirAttributeIsASparseElements(MlirAttribute attr) {
  return attr.ptr && attr_kind(unwrap_attr(attr)) == ATTR_SPARSE_ELEMENTS;
}

MlirAttribute mlirSparseElementsAttribute(MlirType shapedType,
                                          MlirAttribute denseIndices,
                                          MlirAttribute denseValues) {
  return wrap_attr(sparse_elements_attr_get(
      capi_ctx_of(shapedType.ptr), unwrap_type(shapedType),
      unwrap_attr(denseIndices), unwrap_attr(denseValues)));
}

MlirAttribute mlirSparseElementsAttrGetIndices(MlirAttribute attr) {
  return wrap_attr(attr_as_sparse_elements(unwrap_attr(attr))->indices);
}

MlirAttribute mlirSparseElementsAttrGetValues(MlirAttribute attr) {
  return wrap_attr(attr_as_sparse_elements(unwrap_attr(attr))->values);
}

MlirTypeID mlirSparseElementsAttrGetTypeID(void) {
  return capi_attr_id(ATTR_SPARSE_ELEMENTS);
}
