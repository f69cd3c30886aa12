// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the types of the builtin dialect.
//
// For each kind: whether a type is of it, the id of the kind, its name, and how
// to get one, which costs a lookup and is linear in the arguments. Functions
// that read a type expect it to be of the kind. Arrays are copied.
//
// A getter gives NULL, after an error at an unknown location, for what is not
// valid; the one whose name ends in Checked reports at the location given.
#ifndef MLIR_C_BUILTINTYPES_H
#define MLIR_C_BUILTINTYPES_H

#include "mlir-c/AffineMap.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===- Integers -----------------------------------------------------------===//

/// `i32`, `si8`, `ui64`. mlir::IntegerType.
MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerTypeGetTypeID(void);
MLIR_CAPI_EXPORTED bool mlirTypeIsAInteger(MlirType type);
MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerTypeGetName(void);
/// Signless, signed and unsigned.
MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeGet(MlirContext ctx,
                                               unsigned bitwidth);
MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeSignedGet(MlirContext ctx,
                                                     unsigned bitwidth);
MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeUnsignedGet(MlirContext ctx,
                                                       unsigned bitwidth);
/// The type's width and signedness.
MLIR_CAPI_EXPORTED unsigned mlirIntegerTypeGetWidth(MlirType type);
MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsSignless(MlirType type);
MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsSigned(MlirType type);
MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsUnsigned(MlirType type);

/// `index`. mlir::IndexType.
MLIR_CAPI_EXPORTED MlirTypeID mlirIndexTypeGetTypeID(void);
MLIR_CAPI_EXPORTED bool mlirTypeIsAIndex(MlirType type);
MLIR_CAPI_EXPORTED MlirType mlirIndexTypeGet(MlirContext ctx);
MLIR_CAPI_EXPORTED MlirStringRef mlirIndexTypeGetName(void);

//===- Floats -------------------------------------------------------------===//

/// Is it any of the following? mlir::FloatType.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat(MlirType type);
/// Bits of it.
MLIR_CAPI_EXPORTED unsigned mlirFloatTypeGetWidth(MlirType type);

/// The four functions of a float type: the id of type ID, and whether a type is
/// NAME, how to get it, its name.
#define MLIR_DECLARE_CAPI_FLOAT_TYPE(ID, NAME)                                 \
  MLIR_CAPI_EXPORTED MlirTypeID mlir##ID##TypeGetTypeID(void);                 \
  MLIR_CAPI_EXPORTED bool mlirTypeIsA##NAME(MlirType type);                    \
  MLIR_CAPI_EXPORTED MlirType mlir##NAME##TypeGet(MlirContext ctx);            \
  MLIR_CAPI_EXPORTED MlirStringRef mlir##NAME##TypeGetName(void)

MLIR_DECLARE_CAPI_FLOAT_TYPE(Float4E2M1FN, Float4E2M1FN);
MLIR_DECLARE_CAPI_FLOAT_TYPE(Float6E2M3FN, Float6E2M3FN);
MLIR_DECLARE_CAPI_FLOAT_TYPE(Float6E3M2FN, Float6E3M2FN);
MLIR_DECLARE_CAPI_FLOAT_TYPE(Float8E5M2, Float8E5M2);
MLIR_DECLARE_CAPI_FLOAT_TYPE(Float8E4M3, Float8E4M3);
MLIR_DECLARE_CAPI_FLOAT_TYPE(Float8E4M3FN, Float8E4M3FN);
MLIR_DECLARE_CAPI_FLOAT_TYPE(Float8E5M2FNUZ, Float8E5M2FNUZ);
MLIR_DECLARE_CAPI_FLOAT_TYPE(Float8E4M3FNUZ, Float8E4M3FNUZ);
MLIR_DECLARE_CAPI_FLOAT_TYPE(Float8E4M3B11FNUZ, Float8E4M3B11FNUZ);
MLIR_DECLARE_CAPI_FLOAT_TYPE(Float8E3M4, Float8E3M4);
MLIR_DECLARE_CAPI_FLOAT_TYPE(Float8E8M0FNU, Float8E8M0FNU);
MLIR_DECLARE_CAPI_FLOAT_TYPE(BFloat16, BF16);
MLIR_DECLARE_CAPI_FLOAT_TYPE(Float16, F16);
MLIR_DECLARE_CAPI_FLOAT_TYPE(Float32, F32);
MLIR_DECLARE_CAPI_FLOAT_TYPE(Float64, F64);
MLIR_DECLARE_CAPI_FLOAT_TYPE(FloatTF32, TF32);

//===- None, complex ------------------------------------------------------===//

/// `none`. mlir::NoneType.
MLIR_CAPI_EXPORTED MlirTypeID mlirNoneTypeGetTypeID(void);
MLIR_CAPI_EXPORTED bool mlirTypeIsANone(MlirType type);
MLIR_CAPI_EXPORTED MlirType mlirNoneTypeGet(MlirContext ctx);
MLIR_CAPI_EXPORTED MlirStringRef mlirNoneTypeGetName(void);

/// `complex<f32>`. mlir::ComplexType.
MLIR_CAPI_EXPORTED MlirTypeID mlirComplexTypeGetTypeID(void);
MLIR_CAPI_EXPORTED bool mlirTypeIsAComplex(MlirType type);
MLIR_CAPI_EXPORTED MlirType mlirComplexTypeGet(MlirType elementType);
MLIR_CAPI_EXPORTED MlirStringRef mlirComplexTypeGetName(void);
MLIR_CAPI_EXPORTED MlirType mlirComplexTypeGetElementType(MlirType type);

//===- Shaped types -------------------------------------------------------===//

/// Vector, tensor or memref, ranked or not? mlir::ShapedType.
MLIR_CAPI_EXPORTED bool mlirTypeIsAShaped(MlirType type);
/// The type's element and shape. Sizes may only be asked for if there is a
/// rank.
MLIR_CAPI_EXPORTED MlirType mlirShapedTypeGetElementType(MlirType type);
MLIR_CAPI_EXPORTED bool mlirShapedTypeHasRank(MlirType type);
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetRank(MlirType type);
/// Is it ranked, and are all sizes known? Linear in the rank.
MLIR_CAPI_EXPORTED bool mlirShapedTypeHasStaticShape(MlirType type);
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicDim(MlirType type, intptr_t dim);
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticDim(MlirType type, intptr_t dim);
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDimSize(MlirType type,
                                                    intptr_t dim);
/// The number that stands for a dynamic size, and whether `size` is that
/// number.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicSize(int64_t size);
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticSize(int64_t size);
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDynamicSize(void);
/// The number that stands for a dynamic stride or offset, and whether `val` is
/// that number.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicStrideOrOffset(int64_t val);
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticStrideOrOffset(int64_t val);
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDynamicStrideOrOffset(void);

//===- Vectors ------------------------------------------------------------===//

/// `vector<4x[8]xf32>`. mlir::VectorType.
MLIR_CAPI_EXPORTED MlirTypeID mlirVectorTypeGetTypeID(void);
MLIR_CAPI_EXPORTED bool mlirTypeIsAVector(MlirType type);
MLIR_CAPI_EXPORTED MlirStringRef mlirVectorTypeGetName(void);
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGet(intptr_t rank,
                                              const int64_t *shape,
                                              MlirType elementType);
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetChecked(MlirLocation loc,
                                                     intptr_t rank,
                                                     const int64_t *shape,
                                                     MlirType elementType);
/// `scalable` says of each dimension whether it is.
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetScalable(intptr_t rank,
                                                      const int64_t *shape,
                                                      const bool *scalable,
                                                      MlirType elementType);
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetScalableChecked(
    MlirLocation loc, intptr_t rank, const int64_t *shape, const bool *scalable,
    MlirType elementType);
/// Is any dimension scalable, or this one?
MLIR_CAPI_EXPORTED bool mlirVectorTypeIsScalable(MlirType type);
MLIR_CAPI_EXPORTED bool mlirVectorTypeIsDimScalable(MlirType type,
                                                    intptr_t dim);

//===- Tensors ------------------------------------------------------------===//

/// Ranked or not? mlir::TensorType.
MLIR_CAPI_EXPORTED bool mlirTypeIsATensor(MlirType type);

/// `tensor<4x?xf32>`. `encoding` may be NULL. mlir::RankedTensorType.
MLIR_CAPI_EXPORTED MlirTypeID mlirRankedTensorTypeGetTypeID(void);
MLIR_CAPI_EXPORTED bool mlirTypeIsARankedTensor(MlirType type);
MLIR_CAPI_EXPORTED MlirStringRef mlirRankedTensorTypeGetName(void);
MLIR_CAPI_EXPORTED MlirType mlirRankedTensorTypeGet(intptr_t rank,
                                                    const int64_t *shape,
                                                    MlirType elementType,
                                                    MlirAttribute encoding);
MLIR_CAPI_EXPORTED MlirType mlirRankedTensorTypeGetChecked(
    MlirLocation loc, intptr_t rank, const int64_t *shape, MlirType elementType,
    MlirAttribute encoding);
/// NULL: none.
MLIR_CAPI_EXPORTED MlirAttribute mlirRankedTensorTypeGetEncoding(MlirType type);

/// `tensor<*xf32>`. mlir::UnrankedTensorType.
MLIR_CAPI_EXPORTED MlirTypeID mlirUnrankedTensorTypeGetTypeID(void);
MLIR_CAPI_EXPORTED bool mlirTypeIsAUnrankedTensor(MlirType type);
MLIR_CAPI_EXPORTED MlirStringRef mlirUnrankedTensorTypeGetName(void);
MLIR_CAPI_EXPORTED MlirType mlirUnrankedTensorTypeGet(MlirType elementType);
MLIR_CAPI_EXPORTED MlirType
mlirUnrankedTensorTypeGetChecked(MlirLocation loc, MlirType elementType);

//===- Memrefs ------------------------------------------------------------===//

/// `memref<4x?xf32, strided<[?, 1]>, 3>`. `layout` and `memorySpace` may be
/// NULL. mlir::MemRefType.
MLIR_CAPI_EXPORTED MlirTypeID mlirMemRefTypeGetTypeID(void);
MLIR_CAPI_EXPORTED bool mlirTypeIsAMemRef(MlirType type);
MLIR_CAPI_EXPORTED MlirStringRef mlirMemRefTypeGetName(void);
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeGet(MlirType elementType,
                                              intptr_t rank,
                                              const int64_t *shape,
                                              MlirAttribute layout,
                                              MlirAttribute memorySpace);
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeGetChecked(
    MlirLocation loc, MlirType elementType, intptr_t rank, const int64_t *shape,
    MlirAttribute layout, MlirAttribute memorySpace);
/// Without a layout.
MLIR_CAPI_EXPORTED MlirType
mlirMemRefTypeContiguousGet(MlirType elementType, intptr_t rank,
                            const int64_t *shape, MlirAttribute memorySpace);
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeContiguousGetChecked(
    MlirLocation loc, MlirType elementType, intptr_t rank, const int64_t *shape,
    MlirAttribute memorySpace);
/// The memref's layout, as an attribute and as a map; the identity map where
/// none is written.
MLIR_CAPI_EXPORTED MlirAttribute mlirMemRefTypeGetLayout(MlirType type);
MLIR_CAPI_EXPORTED MlirAffineMap mlirMemRefTypeGetAffineMap(MlirType type);
/// NULL: the default one.
MLIR_CAPI_EXPORTED MlirAttribute mlirMemRefTypeGetMemorySpace(MlirType type);
/// Writes as many strides as it has dimensions, and the offset. A failure if
/// the layout is not strided.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirMemRefTypeGetStridesAndOffset(
    MlirType type, int64_t *strides, int64_t *offset);

/// `memref<*xf32, 3>`. `memorySpace` may be NULL. mlir::UnrankedMemRefType.
MLIR_CAPI_EXPORTED MlirTypeID mlirUnrankedMemRefTypeGetTypeID(void);
MLIR_CAPI_EXPORTED bool mlirTypeIsAUnrankedMemRef(MlirType type);
MLIR_CAPI_EXPORTED MlirStringRef mlirUnrankedMemRefTypeGetName(void);
MLIR_CAPI_EXPORTED MlirType
mlirUnrankedMemRefTypeGet(MlirType elementType, MlirAttribute memorySpace);
MLIR_CAPI_EXPORTED MlirType mlirUnrankedMemRefTypeGetChecked(
    MlirLocation loc, MlirType elementType, MlirAttribute memorySpace);
/// NULL: the default one.
MLIR_CAPI_EXPORTED MlirAttribute
mlirUnrankedMemrefGetMemorySpace(MlirType type);

//===- Tuples, functions, opaque types ------------------------------------===//

/// `tuple<i32, f32>`. mlir::TupleType.
MLIR_CAPI_EXPORTED MlirTypeID mlirTupleTypeGetTypeID(void);
MLIR_CAPI_EXPORTED bool mlirTypeIsATuple(MlirType type);
MLIR_CAPI_EXPORTED MlirType mlirTupleTypeGet(MlirContext ctx,
                                             intptr_t numElements,
                                             MlirType const *elements);
MLIR_CAPI_EXPORTED MlirStringRef mlirTupleTypeGetName(void);
/// Its parts.
MLIR_CAPI_EXPORTED intptr_t mlirTupleTypeGetNumTypes(MlirType type);
MLIR_CAPI_EXPORTED MlirType mlirTupleTypeGetType(MlirType type, intptr_t pos);

/// `(i32) -> f32`. mlir::FunctionType.
MLIR_CAPI_EXPORTED MlirTypeID mlirFunctionTypeGetTypeID(void);
MLIR_CAPI_EXPORTED bool mlirTypeIsAFunction(MlirType type);
MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGet(MlirContext ctx,
                                                intptr_t numInputs,
                                                MlirType const *inputs,
                                                intptr_t numResults,
                                                MlirType const *results);
MLIR_CAPI_EXPORTED MlirStringRef mlirFunctionTypeGetName(void);
/// Its parts.
MLIR_CAPI_EXPORTED intptr_t mlirFunctionTypeGetNumInputs(MlirType type);
MLIR_CAPI_EXPORTED intptr_t mlirFunctionTypeGetNumResults(MlirType type);
MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGetInput(MlirType type,
                                                     intptr_t pos);
MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGetResult(MlirType type,
                                                      intptr_t pos);

/// `!dialect<"typeData">` of a dialect that is not registered.
/// mlir::OpaqueType.
MLIR_CAPI_EXPORTED MlirTypeID mlirOpaqueTypeGetTypeID(void);
MLIR_CAPI_EXPORTED bool mlirTypeIsAOpaque(MlirType type);
MLIR_CAPI_EXPORTED MlirType mlirOpaqueTypeGet(MlirContext ctx,
                                              MlirStringRef dialectNamespace,
                                              MlirStringRef typeData);
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetName(void);
/// The type's parts, owned by the context.
MLIR_CAPI_EXPORTED MlirStringRef
mlirOpaqueTypeGetDialectNamespace(MlirType type);
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetData(MlirType type);

#ifdef __cplusplus
}
#endif

#endif
