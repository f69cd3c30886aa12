// SPDX-License-Identifier: Apache-2.0
// The builtin types without a shape.
#include "mlir-c/BuiltinTypes.h"

#include "capi/types/type_ids.h"
#include "capi/types/type_names.h"

//===- Integers -----------------------------------------------------------===//

BUILTIN_TYPE_NAMES(Integer, INTEGER_TYPE, "builtin.integer")
BUILTIN_TYPE_NAMES(Index, INDEX_TYPE, "builtin.index")

bool mlirTypeIsAInteger(MlirType type) {
  return type_as_integer(unwrap_type(type)) != NULL;
}

static MlirType get_integer(MlirContext context, unsigned width,
                            Signedness signedness) {
  if (width <= MAX_INTEGER_WIDTH)
    return wrap_type(
        integer_type_get_signed(ctx_of(context), width, signedness));
  capi_error(unwrap_context(context), location_unknown(),
             "integer bitwidth is limited to 16777215 bits");
  return wrap_type(NULL);
}

MlirType mlirIntegerTypeGet(MlirContext ctx, unsigned bitwidth) {
  return get_integer(ctx, bitwidth, SIGNLESS);
}

MlirType mlirIntegerTypeSignedGet(MlirContext ctx, unsigned bitwidth) {
  return get_integer(ctx, bitwidth, SIGNED);
}

MlirType mlirIntegerTypeUnsignedGet(MlirContext ctx, unsigned bitwidth) {
  return get_integer(ctx, bitwidth, UNSIGNED);
}

unsigned mlirIntegerTypeGetWidth(MlirType type) {
  return type_as_integer(unwrap_type(type))->width;
}

bool mlirIntegerTypeIsSignless(MlirType type) {
  return type_as_integer(unwrap_type(type))->signedness == SIGNLESS;
}

bool mlirIntegerTypeIsSigned(MlirType type) {
  return type_as_integer(unwrap_type(type))->signedness == SIGNED;
}

bool mlirIntegerTypeIsUnsigned(MlirType type) {
  return type_as_integer(unwrap_type(type))->signedness == UNSIGNED;
}

bool mlirTypeIsAIndex(MlirType type) {
  return type_is_index(unwrap_type(type));
}

MlirType mlirIndexTypeGet(MlirContext ctx) {
  return wrap_type(index_type_get(ctx_of(ctx)));
}

//===- Floats -------------------------------------------------------------===//

bool mlirTypeIsAFloat(MlirType type) {
  return type_as_float(unwrap_type(type)) != NULL;
}

unsigned mlirFloatTypeGetWidth(MlirType type) {
  return float_formats[type_as_float(unwrap_type(type))->format].bits;
}

static bool is_float(MlirType type, FloatKind kind) {
  const FloatType *object = type_as_float(unwrap_type(type));
  return object && object->format == kind;
}

#define FLOAT_FUNCTIONS(ID, NAME, KIND, TEXT)                                  \
  MlirTypeID mlir##ID##TypeGetTypeID(void) {                                   \
    return wrap_type_id(&capi_float_ids[FLOAT_##KIND]);                        \
  }                                                                            \
  bool mlirTypeIsA##NAME(MlirType type) {                                      \
    return is_float(type, FLOAT_##KIND);                                       \
  }                                                                            \
  MlirType mlir##NAME##TypeGet(MlirContext ctx) {                              \
    return wrap_type(float_type_get(ctx_of(ctx), FLOAT_##KIND));               \
  }                                                                            \
  MlirStringRef mlir##NAME##TypeGetName(void) {                                \
    return wrap_text(STR("builtin." TEXT));                                    \
  }
FLOAT_FUNCTIONS(Float4E2M1FN, Float4E2M1FN, F4E2M1FN, "f4E2M1FN")
FLOAT_FUNCTIONS(Float6E2M3FN, Float6E2M3FN, F6E2M3FN, "f6E2M3FN")
FLOAT_FUNCTIONS(Float6E3M2FN, Float6E3M2FN, F6E3M2FN, "f6E3M2FN")
FLOAT_FUNCTIONS(Float8E5M2, Float8E5M2, F8E5M2, "f8E5M2")
FLOAT_FUNCTIONS(Float8E4M3, Float8E4M3, F8E4M3, "f8E4M3")
FLOAT_FUNCTIONS(Float8E4M3FN, Float8E4M3FN, F8E4M3FN, "f8E4M3FN")
FLOAT_FUNCTIONS(Float8E5M2FNUZ, Float8E5M2FNUZ, F8E5M2FNUZ, "f8E5M2FNUZ")
FLOAT_FUNCTIONS(Float8E4M3FNUZ, Float8E4M3FNUZ, F8E4M3FNUZ, "f8E4M3FNUZ")
FLOAT_FUNCTIONS(Float8E4M3B11FNUZ, Float8E4M3B11FNUZ, F8E4M3B11FNUZ,
                "f8E4M3B11FNUZ")
FLOAT_FUNCTIONS(Float8E3M4, Float8E3M4, F8E3M4, "f8E3M4")
FLOAT_FUNCTIONS(Float8E8M0FNU, Float8E8M0FNU, F8E8M0FNU, "f8E8M0FNU")
FLOAT_FUNCTIONS(BFloat16, BF16, BF16, "bf16")
FLOAT_FUNCTIONS(Float16, F16, F16, "f16")
FLOAT_FUNCTIONS(Float32, F32, F32, "f32")
FLOAT_FUNCTIONS(Float64, F64, F64, "f64")
FLOAT_FUNCTIONS(FloatTF32, TF32, TF32, "tf32")
#undef FLOAT_FUNCTIONS

//===- None, complex ------------------------------------------------------===//

BUILTIN_TYPE_NAMES(None, NONE_TYPE, "builtin.none")
BUILTIN_TYPE_NAMES(Complex, COMPLEX_TYPE, "builtin.complex")

bool mlirTypeIsANone(MlirType type) {
  return type_kind(unwrap_type(type)) == TYPE_NONE;
}

MlirType mlirNoneTypeGet(MlirContext ctx) {
  return wrap_type(none_type_get(ctx_of(ctx)));
}

bool mlirTypeIsAComplex(MlirType type) {
  return type_as_complex(unwrap_type(type)) != NULL;
}

MlirType mlirComplexTypeGet(MlirType elementType) {
  const Type *element = unwrap_type(elementType);
  if (type_as_integer(element) || type_as_float(element))
    return wrap_type(complex_type_get(capi_ctx_of(element), element));
  capi_error(capi_owner(element), location_unknown(),
             "invalid element type for complex");
  return wrap_type(NULL);
}

MlirType mlirComplexTypeGetElementType(MlirType type) {
  return wrap_type(type_as_complex(unwrap_type(type))->element);
}

//===- Tuples and functions -----------------------------------------------===//

BUILTIN_TYPE_NAMES(Tuple, TUPLE_TYPE, "builtin.tuple")
BUILTIN_TYPE_NAMES(Function, FUNCTION_TYPE, "builtin.function")

bool mlirTypeIsATuple(MlirType type) {
  return type_as_tuple(unwrap_type(type)) != NULL;
}

MlirType mlirTupleTypeGet(MlirContext ctx, intptr_t numElements,
                          MlirType const *elements) {
  return wrap_type(
      tuple_type_get(ctx_of(ctx), unwrap_types(elements), (size_t)numElements));
}

intptr_t mlirTupleTypeGetNumTypes(MlirType type) {
  return type_as_tuple(unwrap_type(type))->num_types;
}

MlirType mlirTupleTypeGetType(MlirType type, intptr_t pos) {
  return wrap_type(type_as_tuple(unwrap_type(type))->types[pos]);
}

bool mlirTypeIsAFunction(MlirType type) {
  return type_as_function(unwrap_type(type)) != NULL;
}

MlirType mlirFunctionTypeGet(MlirContext ctx, intptr_t numInputs,
                             MlirType const *inputs, intptr_t numResults,
                             MlirType const *results) {
  return wrap_type(function_type_get(ctx_of(ctx), unwrap_types(inputs),
                                     (size_t)numInputs, unwrap_types(results),
                                     (size_t)numResults));
}

intptr_t mlirFunctionTypeGetNumInputs(MlirType type) {
  return type_as_function(unwrap_type(type))->num_inputs;
}

intptr_t mlirFunctionTypeGetNumResults(MlirType type) {
  return type_as_function(unwrap_type(type))->num_results;
}

MlirType mlirFunctionTypeGetInput(MlirType type, intptr_t pos) {
  return wrap_type(type_as_function(unwrap_type(type))->types[pos]);
}

MlirType mlirFunctionTypeGetResult(MlirType type, intptr_t pos) {
  const FunctionType *function = type_as_function(unwrap_type(type));
  return wrap_type(function->types[function->num_inputs + (size_t)pos]);
}

//===- Opaque types -------------------------------------------------------===//

BUILTIN_TYPE_NAMES(Opaque, OPAQUE_TYPE, "builtin.opaque")

bool mlirTypeIsAOpaque(MlirType type) {
  return type_as_opaque(unwrap_type(type)) != NULL;
}

MlirType mlirOpaqueTypeGet(MlirContext ctx, MlirStringRef dialectNamespace,
                           MlirStringRef typeData) {
  return wrap_type(opaque_type_get(ctx_of(ctx), unwrap_text(dialectNamespace),
                                   unwrap_text(typeData)));
}

MlirStringRef mlirOpaqueTypeGetDialectNamespace(MlirType type) {
  return wrap_text(type_as_opaque(unwrap_type(type))->dialect);
}

MlirStringRef mlirOpaqueTypeGetData(MlirType type) {
  return wrap_text(type_as_opaque(unwrap_type(type))->text);
}
