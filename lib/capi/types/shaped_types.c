// SPDX-License-Identifier: Apache-2.0
// Vectors, tensors and memrefs.
#include <inttypes.h>

#include "capi/types/type_names.h"
#include "ir/affine/affine.h"
#include "mlir-c/BuiltinTypes.h"

BUILTIN_TYPE_NAMES(Vector, VECTOR_TYPE, "builtin.vector")
BUILTIN_TYPE_NAMES(RankedTensor, RANKED_TENSOR_TYPE, "builtin.tensor")
BUILTIN_TYPE_NAMES(UnrankedTensor, UNRANKED_TENSOR_TYPE,
                   "builtin.unranked_tensor")
BUILTIN_TYPE_NAMES(MemRef, MEMREF_TYPE, "builtin.memref")
BUILTIN_TYPE_NAMES(UnrankedMemRef, UNRANKED_MEMREF_TYPE,
                   "builtin.unranked_memref")

static const ShapedType *unwrap_shaped(MlirType type) {
  return type_as_shaped(unwrap_type(type));
}

//===- Any ----------------------------------------------------------------===//

bool mlirTypeIsAShaped(MlirType type) { return unwrap_shaped(type) != NULL; }

MlirType mlirShapedTypeGetElementType(MlirType type) {
  return wrap_type(unwrap_shaped(type)->element);
}

bool mlirShapedTypeHasRank(MlirType type) {
  return unwrap_shaped(type)->rank >= 0;
}

int64_t mlirShapedTypeGetRank(MlirType type) {
  return unwrap_shaped(type)->rank;
}

bool mlirShapedTypeHasStaticShape(MlirType type) {
  const ShapedType *shaped = unwrap_shaped(type);
  return shaped->rank >= 0 && shaped_type_has_static_shape(shaped);
}

bool mlirShapedTypeIsDynamicDim(MlirType type, intptr_t dim) {
  return unwrap_shaped(type)->shape[dim] == DYNAMIC_SIZE;
}

bool mlirShapedTypeIsStaticDim(MlirType type, intptr_t dim) {
  return unwrap_shaped(type)->shape[dim] != DYNAMIC_SIZE;
}

int64_t mlirShapedTypeGetDimSize(MlirType type, intptr_t dim) {
  return unwrap_shaped(type)->shape[dim];
}

bool mlirShapedTypeIsDynamicSize(int64_t size) { return size == DYNAMIC_SIZE; }

bool mlirShapedTypeIsStaticSize(int64_t size) { return size != DYNAMIC_SIZE; }

int64_t mlirShapedTypeGetDynamicSize(void) { return DYNAMIC_SIZE; }

bool mlirShapedTypeIsDynamicStrideOrOffset(int64_t val) {
  return val == DYNAMIC_SIZE;
}

bool mlirShapedTypeIsStaticStrideOrOffset(int64_t val) {
  return val != DYNAMIC_SIZE;
}

int64_t mlirShapedTypeGetDynamicStrideOrOffset(void) { return DYNAMIC_SIZE; }

//===- What is valid ------------------------------------------------------===//

/// Reports `text`, and the type in quotes if there is one.
static MlirType reject(const Type *element, Location loc, const char *text,
                       const Type *shown) {
  Context *ctx = capi_ctx_of(element);
  Diagnostic *diag = location_emit(ctx, loc, DIAG_ERROR, "%s", text);
  if (shown)
    diag_type(diag, shown);
  capi_deliver(capi_owner(element), ctx);
  return wrap_type(NULL);
}

/// Reports the sizes of a vector.
static MlirType reject_sizes(const Type *element, Location loc, intptr_t rank,
                             const int64_t *shape) {
  Stream text = {0};
  stream_cstr(&text, "vector types must have positive constant sizes but got ");
  for (intptr_t i = 0; i < rank; i++)
    stream_format(&text, "%s%" PRId64, i ? ", " : "", shape[i]);
  stream_char(&text, '\0');
  MlirType rejected = reject(element, loc, text.data, NULL);
  stream_free(&text);
  return rejected;
}

/// Is each size at least `least`, or not known where that is allowed?
static bool are_sizes_valid(intptr_t rank, const int64_t *shape, int64_t least,
                            bool allows_dynamic) {
  for (intptr_t i = 0; i < rank; i++) {
    bool is_dynamic = shape[i] == DYNAMIC_SIZE;
    if (is_dynamic ? !allows_dynamic : shape[i] < least)
      return false;
  }
  return true;
}

//===- Vectors ------------------------------------------------------------===//

bool mlirTypeIsAVector(MlirType type) {
  return type_as_vector(unwrap_type(type)) != NULL;
}

static MlirType get_vector(Location loc, intptr_t rank, const int64_t *shape,
                           const bool *scalable, const Type *element) {
  if (!type_is_valid_vector_element(element))
    return reject(element, loc,
                  "failed to verify 'elementType': VectorElementTypeInterface "
                  "instance",
                  NULL);
  if (!are_sizes_valid(rank, shape, 1, false))
    return reject_sizes(element, loc, rank, shape);
  return wrap_type(scalable_vector_type_get(capi_ctx_of(element), shape,
                                            scalable, (size_t)rank, element));
}

MlirType mlirVectorTypeGet(intptr_t rank, const int64_t *shape,
                           MlirType elementType) {
  return get_vector(location_unknown(), rank, shape, NULL,
                    unwrap_type(elementType));
}

MlirType mlirVectorTypeGetChecked(MlirLocation loc, intptr_t rank,
                                  const int64_t *shape, MlirType elementType) {
  return get_vector(unwrap_location(loc), rank, shape, NULL,
                    unwrap_type(elementType));
}

MlirType mlirVectorTypeGetScalable(intptr_t rank, const int64_t *shape,
                                   const bool *scalable, MlirType elementType) {
  return get_vector(location_unknown(), rank, shape, scalable,
                    unwrap_type(elementType));
}

MlirType mlirVectorTypeGetScalableChecked(MlirLocation loc, intptr_t rank,
                                          const int64_t *shape,
                                          const bool *scalable,
                                          MlirType elementType) {
  return get_vector(unwrap_location(loc), rank, shape, scalable,
                    unwrap_type(elementType));
}

bool mlirVectorTypeIsScalable(MlirType type) {
  return unwrap_shaped(type)->scalable != NULL;
}

bool mlirVectorTypeIsDimScalable(MlirType type, intptr_t dim) {
  const bool *scalable = unwrap_shaped(type)->scalable;
  return scalable && scalable[dim];
}

//===- Tensors ------------------------------------------------------------===//

bool mlirTypeIsATensor(MlirType type) {
  return type_as_tensor(unwrap_type(type)) != NULL;
}

bool mlirTypeIsARankedTensor(MlirType type) {
  return type_as_ranked_tensor(unwrap_type(type)) != NULL;
}

bool mlirTypeIsAUnrankedTensor(MlirType type) {
  return type_kind(unwrap_type(type)) == TYPE_UNRANKED_TENSOR;
}

static MlirType get_ranked_tensor(Location loc, intptr_t rank,
                                  const int64_t *shape, const Type *element,
                                  const Attribute *encoding) {
  if (!are_sizes_valid(rank, shape, 0, true))
    return reject(element, loc, "invalid tensor dimension size", NULL);
  if (!type_is_valid_tensor_element(element))
    return reject(element, loc, "invalid tensor element type: ", element);
  return wrap_type(ranked_tensor_type_get(capi_ctx_of(element), shape,
                                          (size_t)rank, element, encoding));
}

MlirType mlirRankedTensorTypeGet(intptr_t rank, const int64_t *shape,
                                 MlirType elementType, MlirAttribute encoding) {
  return get_ranked_tensor(location_unknown(), rank, shape,
                           unwrap_type(elementType), unwrap_attr(encoding));
}

MlirType mlirRankedTensorTypeGetChecked(MlirLocation loc, intptr_t rank,
                                        const int64_t *shape,
                                        MlirType elementType,
                                        MlirAttribute encoding) {
  return get_ranked_tensor(unwrap_location(loc), rank, shape,
                           unwrap_type(elementType), unwrap_attr(encoding));
}

MlirAttribute mlirRankedTensorTypeGetEncoding(MlirType type) {
  return wrap_attr(unwrap_shaped(type)->layout);
}

static MlirType get_unranked_tensor(Location loc, const Type *element) {
  if (!type_is_valid_tensor_element(element))
    return reject(element, loc, "invalid tensor element type: ", element);
  return wrap_type(unranked_tensor_type_get(capi_ctx_of(element), element));
}

MlirType mlirUnrankedTensorTypeGet(MlirType elementType) {
  return get_unranked_tensor(location_unknown(), unwrap_type(elementType));
}

MlirType mlirUnrankedTensorTypeGetChecked(MlirLocation loc,
                                          MlirType elementType) {
  return get_unranked_tensor(unwrap_location(loc), unwrap_type(elementType));
}

//===- Memrefs ------------------------------------------------------------===//

bool mlirTypeIsAMemRef(MlirType type) {
  return type_as_ranked_memref(unwrap_type(type)) != NULL;
}

bool mlirTypeIsAUnrankedMemRef(MlirType type) {
  return type_kind(unwrap_type(type)) == TYPE_UNRANKED_MEMREF;
}

/// Is `layout` one for `rank` dimensions?
static bool is_layout(const Attribute *layout, intptr_t rank) {
  const AffineMapAttr *map = attr_as_affine_map(layout);
  const StridedLayoutAttr *strided = attr_as_strided_layout(layout);
  if (map)
    return map->value->num_dims == (uint32_t)rank;
  return !layout || (strided && strided->rank == (size_t)rank);
}

static MlirType get_memref(Location loc, const Type *element, intptr_t rank,
                           const int64_t *shape, const Attribute *layout,
                           const Attribute *space) {
  if (!type_is_valid_memref_element(element))
    return reject(element, loc, "invalid memref element type", NULL);
  if (!are_sizes_valid(rank, shape, 0, true))
    return reject(element, loc, "invalid memref size", NULL);
  if (!is_layout(layout, rank))
    return reject(element, loc,
                  "memref layout mismatch between rank and affine map", NULL);
  return wrap_type(memref_type_get(capi_ctx_of(element), shape, (size_t)rank,
                                   element, layout, space));
}

MlirType mlirMemRefTypeGet(MlirType elementType, intptr_t rank,
                           const int64_t *shape, MlirAttribute layout,
                           MlirAttribute memorySpace) {
  return get_memref(location_unknown(), unwrap_type(elementType), rank, shape,
                    unwrap_attr(layout), unwrap_attr(memorySpace));
}

MlirType mlirMemRefTypeGetChecked(MlirLocation loc, MlirType elementType,
                                  intptr_t rank, const int64_t *shape,
                                  MlirAttribute layout,
                                  MlirAttribute memorySpace) {
  return get_memref(unwrap_location(loc), unwrap_type(elementType), rank, shape,
                    unwrap_attr(layout), unwrap_attr(memorySpace));
}

MlirType mlirMemRefTypeContiguousGet(MlirType elementType, intptr_t rank,
                                     const int64_t *shape,
                                     MlirAttribute memorySpace) {
  return get_memref(location_unknown(), unwrap_type(elementType), rank, shape,
                    NULL, unwrap_attr(memorySpace));
}

MlirType mlirMemRefTypeContiguousGetChecked(MlirLocation loc,
                                            MlirType elementType, intptr_t rank,
                                            const int64_t *shape,
                                            MlirAttribute memorySpace) {
  return get_memref(unwrap_location(loc), unwrap_type(elementType), rank, shape,
                    NULL, unwrap_attr(memorySpace));
}

MlirAffineMap mlirMemRefTypeGetAffineMap(MlirType type) {
  const ShapedType *memref = unwrap_shaped(type);
  Context *ctx = capi_ctx_of(memref);
  const AffineMapAttr *map = attr_as_affine_map(memref->layout);
  const StridedLayoutAttr *strided = attr_as_strided_layout(memref->layout);
  if (map)
    return (MlirAffineMap){map->value};
  if (strided)
    return (MlirAffineMap){affine_strided_map_get(
        ctx, strided->strides, strided->rank, strided->offset)};
  return (MlirAffineMap){affine_identity_map_get(ctx, (unsigned)memref->rank)};
}

MlirAttribute mlirMemRefTypeGetLayout(MlirType type) {
  const Attribute *layout = unwrap_shaped(type)->layout;
  if (!layout)
    layout = affine_map_attr_get(capi_ctx_of(type.ptr),
                                 mlirMemRefTypeGetAffineMap(type).ptr);
  return wrap_attr(layout);
}

MlirAttribute mlirMemRefTypeGetMemorySpace(MlirType type) {
  return wrap_attr(unwrap_shaped(type)->memory_space);
}

MlirLogicalResult mlirMemRefTypeGetStridesAndOffset(MlirType type,
                                                    int64_t *strides,
                                                    int64_t *offset) {
  return wrap_result(memref_type_strides(capi_ctx_of(type.ptr),
                                         unwrap_shaped(type), strides, offset));
}

static MlirType get_unranked_memref(Location loc, const Type *element,
                                    const Attribute *space) {
  if (!type_is_valid_memref_element(element))
    return reject(element, loc, "invalid memref element type", NULL);
  return wrap_type(
      unranked_memref_type_get(capi_ctx_of(element), element, space));
}

MlirType mlirUnrankedMemRefTypeGet(MlirType elementType,
                                   MlirAttribute memorySpace) {
  return get_unranked_memref(location_unknown(), unwrap_type(elementType),
                             unwrap_attr(memorySpace));
}

MlirType mlirUnrankedMemRefTypeGetChecked(MlirLocation loc,
                                          MlirType elementType,
                                          MlirAttribute memorySpace) {
  return get_unranked_memref(unwrap_location(loc), unwrap_type(elementType),
                             unwrap_attr(memorySpace));
}

MlirAttribute mlirUnrankedMemrefGetMemorySpace(MlirType type) {
  return wrap_attr(unwrap_shaped(type)->memory_space);
}
