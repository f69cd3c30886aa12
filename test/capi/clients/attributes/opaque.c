// SPDX-License-Identifier: Apache-2.0
// Attributes of dialects that are not known.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  static const char data[] = "some<thing>";
  MlirAttribute a = mlirOpaqueAttrGet(context, str("x"), sizeof data - 1, data,
                                      mlirNoneTypeGet(context));
  show_attr("opaque", a);
  show_text("dialect", mlirOpaqueAttrGetDialectNamespace(a));
  show_text("data", mlirOpaqueAttrGetData(a));
  printf("opaque %d, id %d\n", mlirAttributeIsAOpaque(a),
         mlirTypeIDEqual(mlirAttributeGetTypeID(a), mlirOpaqueAttrGetTypeID()));
  show_attr("parsed", mlirAttributeParseGet(context, str("#x.y<z>")));
  show_attr("with a type",
            mlirAttributeParseGet(context, str("#x.y<z> : i32")));
  mlirContextDestroy(context);
  return 0;
}
