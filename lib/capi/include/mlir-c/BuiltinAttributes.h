// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the attributes of the builtin dialect.
//
// For each kind: whether an attribute is of it, the id of the kind, its name,
// and how to get one, which costs a lookup and is linear in the arguments.
// Functions that read an attribute expect it to be of the kind. Arrays and text
// are copied. Text that comes out is owned by the context.
#ifndef MLIR_C_BUILTINATTRIBUTES_H
#define MLIR_C_BUILTINATTRIBUTES_H

#include "mlir-c/AffineMap.h"
#include "mlir-c/IR.h"
#include "mlir-c/IntegerSet.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// No attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirAttributeGetNull(void);

/// Is it a location?
MLIR_CAPI_EXPORTED bool mlirAttributeIsALocation(MlirAttribute attr);

/// `affine_map<…>`. mlir::AffineMapAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAAffineMap(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute mlirAffineMapAttrGet(MlirAffineMap map);
MLIR_CAPI_EXPORTED MlirStringRef mlirAffineMapAttrGetName(void);
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapAttrGetValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirTypeID mlirAffineMapAttrGetTypeID(void);

/// `[a, b]`. mlir::ArrayAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAArray(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute mlirArrayAttrGet(
    MlirContext ctx, intptr_t numElements, MlirAttribute const *elements);
MLIR_CAPI_EXPORTED MlirStringRef mlirArrayAttrGetName(void);
MLIR_CAPI_EXPORTED intptr_t mlirArrayAttrGetNumElements(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute mlirArrayAttrGetElement(MlirAttribute attr,
                                                         intptr_t pos);
MLIR_CAPI_EXPORTED MlirTypeID mlirArrayAttrGetTypeID(void);

/// `{a = 1}`, sorted by name; of two with one name the last one counts.
/// mlir::DictionaryAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADictionary(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute mlirDictionaryAttrGet(
    MlirContext ctx, intptr_t numElements, MlirNamedAttribute const *elements);
MLIR_CAPI_EXPORTED MlirStringRef mlirDictionaryAttrGetName(void);
MLIR_CAPI_EXPORTED intptr_t
mlirDictionaryAttrGetNumElements(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirNamedAttribute
mlirDictionaryAttrGetElement(MlirAttribute attr, intptr_t pos);
/// NULL: there is none. Logarithmic.
MLIR_CAPI_EXPORTED MlirAttribute
mlirDictionaryAttrGetElementByName(MlirAttribute attr, MlirStringRef name);
MLIR_CAPI_EXPORTED MlirTypeID mlirDictionaryAttrGetTypeID(void);

/// `1.5 : f32`. A value is rounded to the type. mlir::FloatAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAFloat(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirStringRef mlirFloatAttrGetName(void);
MLIR_CAPI_EXPORTED MlirAttribute mlirFloatAttrDoubleGet(MlirContext ctx,
                                                        MlirType type,
                                                        double value);
/// NULL, after an error, if `type` is no float type.
MLIR_CAPI_EXPORTED MlirAttribute mlirFloatAttrDoubleGetChecked(MlirLocation loc,
                                                               MlirType type,
                                                               double value);
MLIR_CAPI_EXPORTED double mlirFloatAttrGetValueDouble(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirTypeID mlirFloatAttrGetTypeID(void);

/// `42 : i64`; the value is cut or sign-extended to the type, an integer or
/// index. mlir::IntegerAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAInteger(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute mlirIntegerAttrGet(MlirType type,
                                                    int64_t value);
MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerAttrGetName(void);
/// The lowest 64 bits: sign-extended for the first two.
MLIR_CAPI_EXPORTED int64_t mlirIntegerAttrGetValueInt(MlirAttribute attr);
MLIR_CAPI_EXPORTED int64_t mlirIntegerAttrGetValueSInt(MlirAttribute attr);
MLIR_CAPI_EXPORTED uint64_t mlirIntegerAttrGetValueUInt(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerAttrGetTypeID(void);

/// `true`, an integer attribute of i1. mlir::BoolAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsABool(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute mlirBoolAttrGet(MlirContext ctx, int value);
MLIR_CAPI_EXPORTED bool mlirBoolAttrGetValue(MlirAttribute attr);

/// `affine_set<…>`. mlir::IntegerSetAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAIntegerSet(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute mlirIntegerSetAttrGet(MlirIntegerSet set);
MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerSetAttrGetName(void);
MLIR_CAPI_EXPORTED MlirIntegerSet
mlirIntegerSetAttrGetValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerSetAttrGetTypeID(void);

/// `#dialect<"data"> : type` of a dialect that is not registered.
/// mlir::OpaqueAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAOpaque(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute
mlirOpaqueAttrGet(MlirContext ctx, MlirStringRef dialectNamespace,
                  intptr_t dataLength, const char *data, MlirType type);
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetName(void);
MLIR_CAPI_EXPORTED MlirStringRef
mlirOpaqueAttrGetDialectNamespace(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetData(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirTypeID mlirOpaqueAttrGetTypeID(void);

/// `"text"`, and with a type. mlir::StringAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAString(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute mlirStringAttrGet(MlirContext ctx,
                                                   MlirStringRef str);
MLIR_CAPI_EXPORTED MlirStringRef mlirStringAttrGetName(void);
MLIR_CAPI_EXPORTED MlirAttribute mlirStringAttrTypedGet(MlirType type,
                                                        MlirStringRef str);
MLIR_CAPI_EXPORTED MlirStringRef mlirStringAttrGetValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirTypeID mlirStringAttrGetTypeID(void);

/// `@a::@b`; the nested references are flat ones. mlir::SymbolRefAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsASymbolRef(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute
mlirSymbolRefAttrGet(MlirContext ctx, MlirStringRef symbol,
                     intptr_t numReferences, MlirAttribute const *references);
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolRefAttrGetName(void);
MLIR_CAPI_EXPORTED MlirStringRef
mlirSymbolRefAttrGetRootReference(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirStringRef
mlirSymbolRefAttrGetLeafReference(MlirAttribute attr);
MLIR_CAPI_EXPORTED intptr_t
mlirSymbolRefAttrGetNumNestedReferences(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute
mlirSymbolRefAttrGetNestedReference(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED MlirTypeID mlirSymbolRefAttrGetTypeID(void);

/// A `distinct[N]<…>` that is like no other one. mlir::DistinctAttr.
MLIR_CAPI_EXPORTED MlirAttribute
mlirDisctinctAttrCreate(MlirAttribute referencedAttr);

/// `@a`. mlir::FlatSymbolRefAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAFlatSymbolRef(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute mlirFlatSymbolRefAttrGet(MlirContext ctx,
                                                          MlirStringRef symbol);
MLIR_CAPI_EXPORTED MlirStringRef mlirFlatSymbolRefAttrGetName(void);
MLIR_CAPI_EXPORTED MlirStringRef
mlirFlatSymbolRefAttrGetValue(MlirAttribute attr);

/// A type. mlir::TypeAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAType(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute mlirTypeAttrGet(MlirType type);
MLIR_CAPI_EXPORTED MlirStringRef mlirTypeAttrGetName(void);
MLIR_CAPI_EXPORTED MlirType mlirTypeAttrGetValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeAttrGetTypeID(void);

/// `unit`. mlir::UnitAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAUnit(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute mlirUnitAttrGet(MlirContext ctx);
MLIR_CAPI_EXPORTED MlirStringRef mlirUnitAttrGetName(void);
MLIR_CAPI_EXPORTED MlirTypeID mlirUnitAttrGetTypeID(void);

//===- Elements -----------------------------------------------------------===//

/// Any constant of a shaped type: dense, sparse or a resource.
/// mlir::ElementsAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAElements(MlirAttribute attr);
/// The element at `rank` indices; NULL if they are not valid, or of a resource.
MLIR_CAPI_EXPORTED MlirAttribute mlirElementsAttrGetValue(MlirAttribute attr,
                                                          intptr_t rank,
                                                          uint64_t *idxs);
MLIR_CAPI_EXPORTED bool
mlirElementsAttrIsValidIndex(MlirAttribute attr, intptr_t rank, uint64_t *idxs);
MLIR_CAPI_EXPORTED int64_t mlirElementsAttrGetNumElements(MlirAttribute attr);

//===- Dense arrays -------------------------------------------------------===//

/// `array<i32: 1, 2>`. mlir::DenseArrayAttr.
MLIR_CAPI_EXPORTED MlirTypeID mlirDenseArrayAttrGetTypeID(void);
MLIR_CAPI_EXPORTED intptr_t mlirDenseArrayGetNumElements(MlirAttribute attr);

/// The three functions of dense arrays NAME: is an attribute one, the array of
/// given elements, and one element.
#define MLIR_DECLARE_CAPI_DENSE_ARRAY(NAME, GIVEN, ELEMENT)                    \
  MLIR_CAPI_EXPORTED bool mlirAttributeIsADense##NAME##Array(                  \
      MlirAttribute attr);                                                     \
  MLIR_CAPI_EXPORTED MlirAttribute mlirDense##NAME##ArrayGet(                  \
      MlirContext ctx, intptr_t size, GIVEN const *values);                    \
  MLIR_CAPI_EXPORTED ELEMENT mlirDense##NAME##ArrayGetElement(                 \
      MlirAttribute attr, intptr_t pos)

MLIR_DECLARE_CAPI_DENSE_ARRAY(Bool, int, bool);
MLIR_DECLARE_CAPI_DENSE_ARRAY(I8, int8_t, int8_t);
MLIR_DECLARE_CAPI_DENSE_ARRAY(I16, int16_t, int16_t);
MLIR_DECLARE_CAPI_DENSE_ARRAY(I32, int32_t, int32_t);
MLIR_DECLARE_CAPI_DENSE_ARRAY(I64, int64_t, int64_t);
MLIR_DECLARE_CAPI_DENSE_ARRAY(F32, float, float);
MLIR_DECLARE_CAPI_DENSE_ARRAY(F64, double, double);

//===- Dense elements -----------------------------------------------------===//

/// `dense<…>`; of integers or index; of floats. mlir::DenseElementsAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseElements(MlirAttribute attr);
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseIntElements(MlirAttribute attr);
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseFPElements(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirTypeID mlirDenseIntOrFPElementsAttrGetTypeID(void);

/// The getters give NULL if the elements do not fit the type, a static vector
/// or tensor: in kind, in width, in number (one may stand for all).
/// Integer or float attributes of the element type.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrGet(
    MlirType shapedType, intptr_t numElements, MlirAttribute const *elements);
/// The elements as they are in memory; i1 as bits. One may stand for all.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrRawBufferGet(
    MlirType shapedType, size_t rawBufferSize, const void *rawBuffer);
/// All elements are `element`, an attribute.
MLIR_CAPI_EXPORTED MlirAttribute
mlirDenseElementsAttrSplatGet(MlirType shapedType, MlirAttribute element);

/// All elements are a number of C's type.
#define MLIR_DECLARE_CAPI_DENSE_SPLAT(NAME, ELEMENT)                           \
  MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttr##NAME##SplatGet(      \
      MlirType shapedType, ELEMENT element)
MLIR_DECLARE_CAPI_DENSE_SPLAT(Bool, bool);
MLIR_DECLARE_CAPI_DENSE_SPLAT(UInt8, uint8_t);
MLIR_DECLARE_CAPI_DENSE_SPLAT(Int8, int8_t);
MLIR_DECLARE_CAPI_DENSE_SPLAT(UInt32, uint32_t);
MLIR_DECLARE_CAPI_DENSE_SPLAT(Int32, int32_t);
MLIR_DECLARE_CAPI_DENSE_SPLAT(UInt64, uint64_t);
MLIR_DECLARE_CAPI_DENSE_SPLAT(Int64, int64_t);
MLIR_DECLARE_CAPI_DENSE_SPLAT(Float, float);
MLIR_DECLARE_CAPI_DENSE_SPLAT(Double, double);

/// An array of numbers of C's type; 16-bit floats as bits.
#define MLIR_DECLARE_CAPI_DENSE_GET(NAME, ELEMENT)                             \
  MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttr##NAME##Get(           \
      MlirType shapedType, intptr_t numElements, const ELEMENT *elements)
MLIR_DECLARE_CAPI_DENSE_GET(Bool, int);
MLIR_DECLARE_CAPI_DENSE_GET(UInt8, uint8_t);
MLIR_DECLARE_CAPI_DENSE_GET(Int8, int8_t);
MLIR_DECLARE_CAPI_DENSE_GET(UInt16, uint16_t);
MLIR_DECLARE_CAPI_DENSE_GET(Int16, int16_t);
MLIR_DECLARE_CAPI_DENSE_GET(UInt32, uint32_t);
MLIR_DECLARE_CAPI_DENSE_GET(Int32, int32_t);
MLIR_DECLARE_CAPI_DENSE_GET(UInt64, uint64_t);
MLIR_DECLARE_CAPI_DENSE_GET(Int64, int64_t);
MLIR_DECLARE_CAPI_DENSE_GET(Float, float);
MLIR_DECLARE_CAPI_DENSE_GET(Double, double);
MLIR_DECLARE_CAPI_DENSE_GET(BFloat16, uint16_t);
MLIR_DECLARE_CAPI_DENSE_GET(Float16, uint16_t);
/// Strings.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrStringGet(
    MlirType shapedType, intptr_t numElements, MlirStringRef *strs);

/// The elements in another shape; NULL if that has another number of elements.
MLIR_CAPI_EXPORTED MlirAttribute
mlirDenseElementsAttrReshapeGet(MlirAttribute attr, MlirType shapedType);

/// Is there one for all?
MLIR_CAPI_EXPORTED bool mlirDenseElementsAttrIsSplat(MlirAttribute attr);

/// The value of a splat, as an attribute or as one of C's types.
MLIR_CAPI_EXPORTED MlirAttribute
mlirDenseElementsAttrGetSplatValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED int
mlirDenseElementsAttrGetBoolSplatValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED int8_t
mlirDenseElementsAttrGetInt8SplatValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED uint8_t
mlirDenseElementsAttrGetUInt8SplatValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED int32_t
mlirDenseElementsAttrGetInt32SplatValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED uint32_t
mlirDenseElementsAttrGetUInt32SplatValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED int64_t
mlirDenseElementsAttrGetInt64SplatValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED uint64_t
mlirDenseElementsAttrGetUInt64SplatValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED float
mlirDenseElementsAttrGetFloatSplatValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED double
mlirDenseElementsAttrGetDoubleSplatValue(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirStringRef
mlirDenseElementsAttrGetStringSplatValue(MlirAttribute attr);

/// Element `pos`, counted in row-major order, as one of C's types, which must
/// have the element's width.
MLIR_CAPI_EXPORTED bool mlirDenseElementsAttrGetBoolValue(MlirAttribute attr,
                                                          intptr_t pos);
MLIR_CAPI_EXPORTED int8_t mlirDenseElementsAttrGetInt8Value(MlirAttribute attr,
                                                            intptr_t pos);
MLIR_CAPI_EXPORTED uint8_t
mlirDenseElementsAttrGetUInt8Value(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int16_t
mlirDenseElementsAttrGetInt16Value(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED uint16_t
mlirDenseElementsAttrGetUInt16Value(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int32_t
mlirDenseElementsAttrGetInt32Value(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED uint32_t
mlirDenseElementsAttrGetUInt32Value(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int64_t
mlirDenseElementsAttrGetInt64Value(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED uint64_t
mlirDenseElementsAttrGetUInt64Value(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED uint64_t
mlirDenseElementsAttrGetIndexValue(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED float mlirDenseElementsAttrGetFloatValue(MlirAttribute attr,
                                                            intptr_t pos);
MLIR_CAPI_EXPORTED double
mlirDenseElementsAttrGetDoubleValue(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED MlirStringRef
mlirDenseElementsAttrGetStringValue(MlirAttribute attr, intptr_t pos);

/// The elements in memory, one of a splat; owned by the context.
MLIR_CAPI_EXPORTED const void *
mlirDenseElementsAttrGetRawData(MlirAttribute attr);

//===- Elements in a resource ---------------------------------------------===//

/// `dense_resource<key>`. mlir::DenseResourceElementsAttr.
MLIR_CAPI_EXPORTED bool
mlirAttributeIsADenseResourceElements(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirStringRef mlirDenseResourceElementsAttrGetName(void);

/// Adds a resource of the context, with the key `name` or, where that is taken,
/// with a number after it. The bytes are copied; `deleter`, if it is not NULL, is
/// called when the context is destroyed. Linear in the bytes.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, void *data, size_t dataLength,
    size_t dataAlignment, bool dataIsMutable,
    void (*deleter)(void *userData, const void *data, size_t size,
                    size_t align),
    void *userData);

/// As above, for numbers. It is not checked whether they fit `shapedType`.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseBoolResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements,
    const int *elements);
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseUInt8ResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements,
    const uint8_t *elements);
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseInt8ResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements,
    const int8_t *elements);
MLIR_CAPI_EXPORTED MlirAttribute
mlirUnmanagedDenseUInt16ResourceElementsAttrGet(MlirType shapedType,
                                                MlirStringRef name,
                                                intptr_t numElements,
                                                const uint16_t *elements);
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseInt16ResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements,
    const int16_t *elements);
MLIR_CAPI_EXPORTED MlirAttribute
mlirUnmanagedDenseUInt32ResourceElementsAttrGet(MlirType shapedType,
                                                MlirStringRef name,
                                                intptr_t numElements,
                                                const uint32_t *elements);
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseInt32ResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements,
    const int32_t *elements);
MLIR_CAPI_EXPORTED MlirAttribute
mlirUnmanagedDenseUInt64ResourceElementsAttrGet(MlirType shapedType,
                                                MlirStringRef name,
                                                intptr_t numElements,
                                                const uint64_t *elements);
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseInt64ResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements,
    const int64_t *elements);
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseFloatResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements,
    const float *elements);
MLIR_CAPI_EXPORTED MlirAttribute
mlirUnmanagedDenseDoubleResourceElementsAttrGet(MlirType shapedType,
                                                MlirStringRef name,
                                                intptr_t numElements,
                                                const double *elements);

/// Element `pos`, counted through all dimensions; 0 if there is none, or the
/// resource was not in the file.
MLIR_CAPI_EXPORTED bool
mlirDenseBoolResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED uint8_t
mlirDenseUInt8ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int8_t
mlirDenseInt8ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED uint16_t
mlirDenseUInt16ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int16_t
mlirDenseInt16ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED uint32_t
mlirDenseUInt32ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int32_t
mlirDenseInt32ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED uint64_t
mlirDenseUInt64ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int64_t
mlirDenseInt64ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED float
mlirDenseFloatResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED double
mlirDenseDoubleResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);

//===- Sparse elements ----------------------------------------------------===//

/// `sparse<…>`: dense indices (i64) and values. mlir::SparseElementsAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsASparseElements(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute mlirSparseElementsAttribute(
    MlirType shapedType, MlirAttribute denseIndices, MlirAttribute denseValues);
MLIR_CAPI_EXPORTED MlirAttribute
mlirSparseElementsAttrGetIndices(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute
mlirSparseElementsAttrGetValues(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirTypeID mlirSparseElementsAttrGetTypeID(void);

//===- Strided layouts ----------------------------------------------------===//

/// `strided<[4, 1], offset: ?>`. mlir::StridedLayoutAttr.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAStridedLayout(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute
mlirStridedLayoutAttrGet(MlirContext ctx, int64_t offset, intptr_t numStrides,
                         const int64_t *strides);
MLIR_CAPI_EXPORTED MlirStringRef mlirStridedLayoutAttrGetName(void);
MLIR_CAPI_EXPORTED int64_t mlirStridedLayoutAttrGetOffset(MlirAttribute attr);
MLIR_CAPI_EXPORTED intptr_t
mlirStridedLayoutAttrGetNumStrides(MlirAttribute attr);
MLIR_CAPI_EXPORTED int64_t mlirStridedLayoutAttrGetStride(MlirAttribute attr,
                                                          intptr_t pos);
MLIR_CAPI_EXPORTED MlirTypeID mlirStridedLayoutAttrGetTypeID(void);

#ifdef __cplusplus
}
#endif

#endif
