// SPDX-License-Identifier: Apache-2.0
// The builtin attributes but for elements.
#include "mlir-c/BuiltinAttributes.h"

#include <string.h>

#include "capi/types/type_ids.h"

/// The id and the name of attributes NAME.
#define ATTRIBUTE_NAMES(NAME, KIND, TEXT)                                      \
  MlirTypeID mlir##NAME##AttrGetTypeID(void) { return capi_attr_id(KIND); }    \
  MlirStringRef mlir##NAME##AttrGetName(void) { return wrap_text(STR(TEXT)); }

static bool is_kind(MlirAttribute attr, AttrKind kind) {
  return attr.ptr && attr_kind(unwrap_attr(attr)) == kind;
}

MlirAttribute mlirAttributeGetNull(void) { return wrap_attr(NULL); }

bool mlirAttributeIsALocation(MlirAttribute attr) {
  return is_kind(attr, ATTR_LOCATION);
}

//===- Affine maps and sets -----------------------------------------------===//

ATTRIBUTE_NAMES(AffineMap, ATTR_AFFINE_MAP, "builtin.affine_map")
ATTRIBUTE_NAMES(IntegerSet, ATTR_INTEGER_SET, "builtin.integer_set")

bool mlirAttributeIsAAffineMap(MlirAttribute attr) {
  return is_kind(attr, ATTR_AFFINE_MAP);
}

MlirAttribute mlirAffineMapAttrGet(MlirAffineMap map) {
  return wrap_attr(affine_map_attr_get(capi_ctx_of(map.ptr), map.ptr));
}

MlirAffineMap mlirAffineMapAttrGetValue(MlirAttribute attr) {
  return (MlirAffineMap){attr_as_affine_map(unwrap_attr(attr))->value};
}

bool mlirAttributeIsAIntegerSet(MlirAttribute attr) {
  return is_kind(attr, ATTR_INTEGER_SET);
}

MlirAttribute mlirIntegerSetAttrGet(MlirIntegerSet set) {
  return wrap_attr(integer_set_attr_get(capi_ctx_of(set.ptr), set.ptr));
}

MlirIntegerSet mlirIntegerSetAttrGetValue(MlirAttribute attr) {
  return (MlirIntegerSet){attr_as_integer_set(unwrap_attr(attr))->value};
}

//===- Containers ---------------------------------------------------------===//

ATTRIBUTE_NAMES(Array, ATTR_ARRAY, "builtin.array")
ATTRIBUTE_NAMES(Dictionary, ATTR_DICTIONARY, "builtin.dictionary")

bool mlirAttributeIsAArray(MlirAttribute attr) {
  return is_kind(attr, ATTR_ARRAY);
}

MlirAttribute mlirArrayAttrGet(MlirContext ctx, intptr_t numElements,
                               MlirAttribute const *elements) {
  return wrap_attr(
      array_attr_get(ctx_of(ctx), unwrap_attrs(elements), (size_t)numElements));
}

intptr_t mlirArrayAttrGetNumElements(MlirAttribute attr) {
  return (intptr_t)attr_as_array(unwrap_attr(attr))->size;
}

MlirAttribute mlirArrayAttrGetElement(MlirAttribute attr, intptr_t pos) {
  return wrap_attr(attr_as_array(unwrap_attr(attr))->elements[pos]);
}

bool mlirAttributeIsADictionary(MlirAttribute attr) {
  return is_kind(attr, ATTR_DICTIONARY);
}

MlirAttribute mlirDictionaryAttrGet(MlirContext ctx, intptr_t numElements,
                                    MlirNamedAttribute const *elements) {
  const Attribute *dictionary =
      capi_dictionary(ctx_of(ctx), elements, numElements, NULL);
  if (!dictionary)
    dictionary = dictionary_attr_get(ctx_of(ctx), NULL, 0);
  return wrap_attr(dictionary);
}

intptr_t mlirDictionaryAttrGetNumElements(MlirAttribute attr) {
  return (intptr_t)attr_as_dictionary(unwrap_attr(attr))->size;
}

MlirNamedAttribute mlirDictionaryAttrGetElement(MlirAttribute attr,
                                                intptr_t pos) {
  const NamedAttribute *entry =
      &attr_as_dictionary(unwrap_attr(attr))->entries[pos];
  return (MlirNamedAttribute){{entry->name.data}, {entry->value}};
}

MlirAttribute mlirDictionaryAttrGetElementByName(MlirAttribute attr,
                                                 MlirStringRef name) {
  return wrap_attr(dictionary_get(unwrap_attr(attr), unwrap_text(name)));
}

//===- Numbers ------------------------------------------------------------===//

ATTRIBUTE_NAMES(Float, ATTR_FLOAT, "builtin.float")
ATTRIBUTE_NAMES(Integer, ATTR_INTEGER, "builtin.integer")

bool mlirAttributeIsAFloat(MlirAttribute attr) {
  return is_kind(attr, ATTR_FLOAT);
}

MlirAttribute mlirFloatAttrDoubleGetChecked(MlirLocation loc, MlirType type,
                                            double value) {
  const FloatType *format = type_as_float(unwrap_type(type));
  if (!format) {
    capi_error(capi_owner(type.ptr), unwrap_location(loc),
               "expected floating point type");
    return wrap_attr(NULL);
  }
  return wrap_attr(float_attr_get(capi_ctx_of(type.ptr), unwrap_type(type),
                                  float_from_double(format->format, value)));
}

MlirAttribute mlirFloatAttrDoubleGet(MlirContext ctx, MlirType type,
                                     double value) {
  return mlirFloatAttrDoubleGetChecked(mlirLocationUnknownGet(ctx), type,
                                       value);
}

double mlirFloatAttrGetValueDouble(MlirAttribute attr) {
  const FloatAttr *value = attr_as_float(unwrap_attr(attr));
  return float_to_double(type_as_float(value->type)->format, value->value);
}

bool mlirAttributeIsAInteger(MlirAttribute attr) {
  return is_kind(attr, ATTR_INTEGER);
}

MlirAttribute mlirIntegerAttrGet(MlirType type, int64_t value) {
  return wrap_attr(
      integer_attr_get_i64(capi_ctx_of(type.ptr), unwrap_type(type), value));
}

/// The lowest 64 bits.
static uint64_t low_bits(MlirAttribute attr) {
  const WideInt *value = &attr_as_integer(unwrap_attr(attr))->value;
  return value->width ? wide_int_words(value)[0] : 0;
}

static int64_t signed_value(MlirAttribute attr) {
  uint32_t width = attr_as_integer(unwrap_attr(attr))->value.width;
  uint64_t value = low_bits(attr);
  if (width == 0 || width >= 64)
    return (int64_t)value;
  uint64_t sign = UINT64_C(1) << (width - 1);
  return (int64_t)((value ^ sign) - sign);
}

int64_t mlirIntegerAttrGetValueInt(MlirAttribute attr) {
  return signed_value(attr);
}

int64_t mlirIntegerAttrGetValueSInt(MlirAttribute attr) {
  return signed_value(attr);
}

uint64_t mlirIntegerAttrGetValueUInt(MlirAttribute attr) {
  return low_bits(attr);
}

bool mlirAttributeIsABool(MlirAttribute attr) {
  const IntegerAttr *value = attr_as_integer(unwrap_attr(attr));
  return value && type_is_integer_of_width(value->type, 1);
}

MlirAttribute mlirBoolAttrGet(MlirContext ctx, int value) {
  return wrap_attr(bool_attr_get(ctx_of(ctx), value != 0));
}

bool mlirBoolAttrGetValue(MlirAttribute attr) {
  return attr_is_true(unwrap_attr(attr));
}

//===- Text ---------------------------------------------------------------===//

ATTRIBUTE_NAMES(Opaque, ATTR_OPAQUE, "builtin.opaque")
ATTRIBUTE_NAMES(String, ATTR_STRING, "builtin.string")

bool mlirAttributeIsAOpaque(MlirAttribute attr) {
  return is_kind(attr, ATTR_OPAQUE);
}

MlirAttribute mlirOpaqueAttrGet(MlirContext ctx, MlirStringRef dialectNamespace,
                                intptr_t dataLength, const char *data,
                                MlirType type) {
  const Type *of = unwrap_type(type);
  if (of && type_kind(of) == TYPE_NONE)
    of = NULL;
  return wrap_attr(opaque_attr_get(ctx_of(ctx), unwrap_text(dialectNamespace),
                                   string_ref(data, (size_t)dataLength), of));
}

MlirStringRef mlirOpaqueAttrGetDialectNamespace(MlirAttribute attr) {
  return wrap_text(attr_as_opaque(unwrap_attr(attr))->dialect);
}

MlirStringRef mlirOpaqueAttrGetData(MlirAttribute attr) {
  return wrap_text(attr_as_opaque(unwrap_attr(attr))->text);
}

bool mlirAttributeIsAString(MlirAttribute attr) {
  return is_kind(attr, ATTR_STRING);
}

MlirAttribute mlirStringAttrGet(MlirContext ctx, MlirStringRef str) {
  return wrap_attr(string_attr_get(ctx_of(ctx), unwrap_text(str)));
}

MlirAttribute mlirStringAttrTypedGet(MlirType type, MlirStringRef str) {
  Context *ctx = capi_ctx_of(type.ptr);
  if (type_kind(unwrap_type(type)) == TYPE_NONE)
    return wrap_attr(string_attr_get(ctx, unwrap_text(str)));
  return wrap_attr(
      typed_string_attr_get(ctx, unwrap_text(str), unwrap_type(type)));
}

MlirStringRef mlirStringAttrGetValue(MlirAttribute attr) {
  return wrap_text(attr_as_string(unwrap_attr(attr))->value);
}

//===- Symbols ------------------------------------------------------------===//

ATTRIBUTE_NAMES(SymbolRef, ATTR_SYMBOL_REF, "builtin.symbol_ref")

static const SymbolRefAttr *unwrap_symbol(MlirAttribute attr) {
  return attr_as_symbol_ref(unwrap_attr(attr));
}

bool mlirAttributeIsASymbolRef(MlirAttribute attr) {
  return is_kind(attr, ATTR_SYMBOL_REF);
}

MlirAttribute mlirSymbolRefAttrGet(MlirContext ctx, MlirStringRef symbol,
                                   intptr_t numReferences,
                                   MlirAttribute const *references) {
  VECTOR(StringRef) path = {0};
  VECTOR_PUSH(&path, unwrap_text(symbol));
  for (intptr_t i = 0; i < numReferences; i++)
    VECTOR_PUSH(&path, unwrap_symbol(references[i])->path[0]);
  const Attribute *attr =
      symbol_ref_attr_get(ctx_of(ctx), path.data, path.size);
  VECTOR_FREE(&path);
  return wrap_attr(attr);
}

MlirStringRef mlirSymbolRefAttrGetRootReference(MlirAttribute attr) {
  return wrap_text(unwrap_symbol(attr)->path[0]);
}

MlirStringRef mlirSymbolRefAttrGetLeafReference(MlirAttribute attr) {
  const SymbolRefAttr *ref = unwrap_symbol(attr);
  return wrap_text(ref->path[ref->size - 1]);
}

intptr_t mlirSymbolRefAttrGetNumNestedReferences(MlirAttribute attr) {
  return (intptr_t)unwrap_symbol(attr)->size - 1;
}

MlirAttribute mlirSymbolRefAttrGetNestedReference(MlirAttribute attr,
                                                  intptr_t pos) {
  return wrap_attr(flat_symbol_ref_attr_get(
      capi_ctx_of(attr.ptr), unwrap_symbol(attr)->path[pos + 1]));
}

bool mlirAttributeIsAFlatSymbolRef(MlirAttribute attr) {
  return attr.ptr && unwrap_symbol(attr) && unwrap_symbol(attr)->size == 1;
}

MlirAttribute mlirFlatSymbolRefAttrGet(MlirContext ctx, MlirStringRef symbol) {
  return wrap_attr(flat_symbol_ref_attr_get(ctx_of(ctx), unwrap_text(symbol)));
}

MlirStringRef mlirFlatSymbolRefAttrGetName(void) {
  return mlirSymbolRefAttrGetName();
}

MlirStringRef mlirFlatSymbolRefAttrGetValue(MlirAttribute attr) {
  return mlirSymbolRefAttrGetRootReference(attr);
}

MlirAttribute mlirDisctinctAttrCreate(MlirAttribute referencedAttr) {
  Context *ctx = capi_ctx_of(referencedAttr.ptr);
  return wrap_attr(distinct_attr_create(ctx, unwrap_attr(referencedAttr),
                                        context_next_distinct_id(ctx)));
}

//===- Types, unit --------------------------------------------------------===//

ATTRIBUTE_NAMES(Type, ATTR_TYPE, "builtin.type")
ATTRIBUTE_NAMES(Unit, ATTR_UNIT, "builtin.unit")

bool mlirAttributeIsAType(MlirAttribute attr) {
  return is_kind(attr, ATTR_TYPE);
}

MlirAttribute mlirTypeAttrGet(MlirType type) {
  return wrap_attr(type_attr_get(capi_ctx_of(type.ptr), unwrap_type(type)));
}

MlirType mlirTypeAttrGetValue(MlirAttribute attr) {
  return wrap_type(attr_as_type(unwrap_attr(attr))->value);
}

bool mlirAttributeIsAUnit(MlirAttribute attr) {
  return is_kind(attr, ATTR_UNIT);
}

MlirAttribute mlirUnitAttrGet(MlirContext ctx) {
  return wrap_attr(unit_attr_get(ctx_of(ctx)));
}

//===- Dense arrays -------------------------------------------------------===//

MlirTypeID mlirDenseArrayAttrGetTypeID(void) {
  return capi_attr_id(ATTR_DENSE_ARRAY);
}

intptr_t mlirDenseArrayGetNumElements(MlirAttribute attr) {
  return (intptr_t)attr_as_dense_array(unwrap_attr(attr))->size;
}

static const Type *array_element(MlirAttribute attr) {
  const DenseArrayAttr *array = attr_as_dense_array(unwrap_attr(attr));
  return array ? array->element : NULL;
}

static bool is_array_of_integers(MlirAttribute attr, uint32_t width) {
  const Type *element = array_element(attr);
  return element && type_is_integer_of_width(element, width);
}

static bool is_array_of_floats(MlirAttribute attr, FloatKind kind) {
  const FloatType *element =
      array_element(attr) ? type_as_float(array_element(attr)) : NULL;
  return element && element->format == kind;
}

#define DENSE_ARRAY_FUNCTIONS(NAME, ELEMENT, TYPE, IS)                         \
  bool mlirAttributeIsADense##NAME##Array(MlirAttribute attr) { return IS; }   \
  MlirAttribute mlirDense##NAME##ArrayGet(MlirContext context, intptr_t size,  \
                                          ELEMENT const *values) {             \
    Context *ctx = ctx_of(context);                                            \
    return wrap_attr(dense_array_attr_get(ctx, TYPE, values, (size_t)size));   \
  }                                                                            \
  ELEMENT mlirDense##NAME##ArrayGetElement(MlirAttribute attr, intptr_t pos) { \
    return (                                                                   \
        (const ELEMENT *)attr_as_dense_array(unwrap_attr(attr))->data)[pos];   \
  }
DENSE_ARRAY_FUNCTIONS(I8, int8_t, integer_type_get(ctx, 8),
                      is_array_of_integers(attr, 8))
DENSE_ARRAY_FUNCTIONS(I16, int16_t, integer_type_get(ctx, 16),
                      is_array_of_integers(attr, 16))
DENSE_ARRAY_FUNCTIONS(I32, int32_t, integer_type_get(ctx, 32),
                      is_array_of_integers(attr, 32))
DENSE_ARRAY_FUNCTIONS(I64, int64_t, integer_type_get(ctx, 64),
                      is_array_of_integers(attr, 64))
DENSE_ARRAY_FUNCTIONS(F32, float, float_type_get(ctx, FLOAT_F32),
                      is_array_of_floats(attr, FLOAT_F32))
DENSE_ARRAY_FUNCTIONS(F64, double, float_type_get(ctx, FLOAT_F64),
                      is_array_of_floats(attr, FLOAT_F64))
#undef DENSE_ARRAY_FUNCTIONS

bool mlirAttributeIsADenseBoolArray(MlirAttribute attr) {
  return is_array_of_integers(attr, 1);
}

MlirAttribute mlirDenseBoolArrayGet(MlirContext context, intptr_t size,
                                    int const *values) {
  Context *ctx = ctx_of(context);
  uint8_t *bytes = mem_alloc((size_t)size);
  for (intptr_t i = 0; i < size; i++)
    bytes[i] = values[i] != 0;
  const Attribute *attr =
      dense_array_attr_get(ctx, integer_type_get(ctx, 1), bytes, (size_t)size);
  mem_free(bytes);
  return wrap_attr(attr);
}

bool mlirDenseBoolArrayGetElement(MlirAttribute attr, intptr_t pos) {
  return ((const uint8_t *)attr_as_dense_array(unwrap_attr(attr))->data)[pos];
}

//===- Strided layouts ----------------------------------------------------===//

ATTRIBUTE_NAMES(StridedLayout, ATTR_STRIDED_LAYOUT, "builtin.strided_layout")

bool mlirAttributeIsAStridedLayout(MlirAttribute attr) {
  return is_kind(attr, ATTR_STRIDED_LAYOUT);
}

MlirAttribute mlirStridedLayoutAttrGet(MlirContext ctx, int64_t offset,
                                       intptr_t numStrides,
                                       const int64_t *strides) {
  return wrap_attr(strided_layout_attr_get(ctx_of(ctx), offset, strides,
                                           (size_t)numStrides));
}

int64_t mlirStridedLayoutAttrGetOffset(MlirAttribute attr) {
  return attr_as_strided_layout(unwrap_attr(attr))->offset;
}

intptr_t mlirStridedLayoutAttrGetNumStrides(MlirAttribute attr) {
  return (intptr_t)attr_as_strided_layout(unwrap_attr(attr))->rank;
}

int64_t mlirStridedLayoutAttrGetStride(MlirAttribute attr, intptr_t pos) {
  return attr_as_strided_layout(unwrap_attr(attr))->strides[pos];
}
