// SPDX-License-Identifier: Apache-2.0
// Each kind of attribute knows what it is, its name and its id.
#include "client.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/BuiltinAttributes.h"

typedef bool (*Is)(MlirAttribute);

static const struct {
  const char *text;
  Is is;
} rows[] = {
    {"affine_map<() -> ()>", mlirAttributeIsAAffineMap},
    {"[1, 2]", mlirAttributeIsAArray},
    {"{a = 1}", mlirAttributeIsADictionary},
    {"1.5 : f32", mlirAttributeIsAFloat},
    {"1 : i32", mlirAttributeIsAInteger},
    {"affine_set<() : (0 == 0)>", mlirAttributeIsAIntegerSet},
    {"loc(unknown)", mlirAttributeIsALocation},
    {"strided<[1]>", mlirAttributeIsAStridedLayout},
    {"\"text\"", mlirAttributeIsAString},
    {"i32", mlirAttributeIsAType},
    {"unit", mlirAttributeIsAUnit},
    {"@a::@b", mlirAttributeIsASymbolRef},
    {"@a", mlirAttributeIsAFlatSymbolRef},
    {"true", mlirAttributeIsABool},
    {"dense<1> : tensor<2xi32>", mlirAttributeIsADenseElements},
    {"array<i8: 1>", mlirAttributeIsADenseI8Array},
    {"array<i32: 1>", mlirAttributeIsADenseI32Array},
    {"array<f64: 1.0>", mlirAttributeIsADenseF64Array},
};
enum { COUNT = sizeof rows / sizeof *rows };

int main(void) {
  MlirContext context = context_with_all();
  for (int i = 0; i < COUNT; i++) {
    MlirAttribute attr = mlirAttributeParseGet(context, str(rows[i].text));
    show_attr("attribute", attr);
    printf("is:");
    for (int k = 0; k < COUNT; k++)
      if (rows[k].is(attr))
        printf(" %d", k);
    printf("\n");
    show_text("dialect",
              mlirDialectGetNamespace(mlirAttributeGetDialect(attr)));
  }
  mlirContextDestroy(context);
  return 0;
}
