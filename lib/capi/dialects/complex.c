// SPDX-License-Identifier: Apache-2.0
// The dialect complex: its numbers.
#include "mlir-c/Dialect/Complex.h"

#include "capi/capi_internal.h"
#include "ir/definitions/attr_def.h"

static const AttrDef *number_def(Context *ctx) {
  return context_attr_def(ctx, STR("complex.number"));
}

static const DialectAttr *unwrap_number(MlirAttribute attr) {
  const DialectAttr *number =
      attr.ptr ? attr_as_dialect(unwrap_attr(attr), NULL) : NULL;
  bool is_one =
      number && string_ref_equals(number->def->name, STR("complex.number"));
  return is_one ? number : NULL;
}

bool mlirAttributeIsAComplex(MlirAttribute attr) {
  return unwrap_number(attr) != NULL;
}

MlirAttribute mlirComplexAttrDoubleGetChecked(MlirLocation loc, MlirType type,
                                              double real, double imag) {
  Context *ctx = capi_ctx_of(type.ptr);
  const ComplexType *complex = type_as_complex(unwrap_type(type));
  const FloatType *element = complex ? type_as_float(complex->element) : NULL;
  if (!element) {
    capi_error(capi_owner(type.ptr), unwrap_location(loc),
               "complex attribute must be a complex type.");
    return wrap_attr(NULL);
  }
  const Attribute *params[] = {
      type_attr_get(ctx, complex->element),
      float_attr_get(ctx, complex->element,
                     float_from_double(element->format, real)),
      float_attr_get(ctx, complex->element,
                     float_from_double(element->format, imag)),
      type_attr_get(ctx, &complex->base)};
  return wrap_attr(dialect_params_attr_get(ctx, number_def(ctx), params,
                                           ARRAY_LENGTH(params)));
}

MlirAttribute mlirComplexAttrDoubleGet(MlirContext ctx, MlirType type,
                                       double real, double imag) {
  return mlirComplexAttrDoubleGetChecked(mlirLocationUnknownGet(ctx), type,
                                         real, imag);
}

/// Its first float is the real part, the second one the imaginary part.
static double part(MlirAttribute attr, size_t wanted) {
  const DialectAttr *number = unwrap_number(attr);
  for (size_t i = 0; i < number->num_params; i++) {
    const FloatAttr *value = attr_as_float(number->params[i]);
    if (value && !wanted--)
      return float_to_double(type_as_float(value->type)->format, value->value);
  }
  return 0;
}

double mlirComplexAttrGetRealDouble(MlirAttribute attr) {
  return part(attr, 0);
}

double mlirComplexAttrGetImagDouble(MlirAttribute attr) {
  return part(attr, 1);
}

MlirTypeID mlirComplexAttrGetTypeID(void) {
  extern const DialectDef complex_dialect;
  for (size_t i = 0; i < complex_dialect.num_attrs; i++)
    if (string_ref_equals(complex_dialect.attrs[i].name, STR("complex.number")))
      return wrap_type_id(&complex_dialect.attrs[i]);
  return wrap_type_id(NULL);
}
