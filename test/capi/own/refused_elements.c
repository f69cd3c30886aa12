// SPDX-License-Identifier: Apache-2.0
// Elements that there are not: MLIR's interface asserts, here they are null.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static MlirContext ctx;

static MlirType type(const char *text) {
  return mlirTypeParseGet(ctx, str(text));
}

static MlirAttribute attr(const char *text) {
  return mlirAttributeParseGet(ctx, str(text));
}

static void show_made(const char *what, MlirType type) {
  int32_t words[] = {1, 2, 3, 4};
  float number = 1.5f;
  uint8_t byte = 0xFF;
  MlirStringRef text = mlirStringRefCreateFromCString("text");
  MlirAttribute one = attr("7 : i32");
  printf("%s\n", what);
  show_attr(" words", mlirDenseElementsAttrInt32Get(type, 4, words));
  show_attr(" word", mlirDenseElementsAttrInt32SplatGet(type, 5));
  show_attr(" float", mlirDenseElementsAttrFloatSplatGet(type, number));
  show_attr(" bool", mlirDenseElementsAttrBoolSplatGet(type, true));
  show_attr(" attribute", mlirDenseElementsAttrSplatGet(type, one));
  show_attr(" none", mlirDenseElementsAttrGet(type, 0, &one));
  show_attr(" byte", mlirDenseElementsAttrRawBufferGet(type, 1, &byte));
  show_attr(" bytes", mlirDenseElementsAttrRawBufferGet(type, 16, words));
  show_attr(" string", mlirDenseElementsAttrStringGet(type, 1, &text));
  show_attr(" strings", mlirDenseElementsAttrStringGet(type, 0, &text));
}

static void show_kinds(const char *what, MlirAttribute attr) {
  printf("%s: elements %d, dense %d, of integers %d, of floats %d, sparse %d\n",
         what, mlirAttributeIsAElements(attr),
         mlirAttributeIsADenseElements(attr),
         mlirAttributeIsADenseIntElements(attr),
         mlirAttributeIsADenseFPElements(attr),
         mlirAttributeIsASparseElements(attr));
}

static void show_at(const char *text, intptr_t rank, uint64_t i, uint64_t j) {
  uint64_t indices[] = {i, j};
  show_attr(text, mlirElementsAttrGetValue(attr(text), rank, indices));
}

int main(void) {
  ctx = context_with_all();
  const char *const types[] = {"i32",
                               "tensor<*xi32>",
                               "tensor<?xi32>",
                               "memref<4xi32>",
                               "tensor<4xi32>",
                               "vector<4xi1>",
                               "tensor<16xi8>",
                               "tensor<2x2xf32>",
                               "tensor<3xi32>",
                               "tensor<f32>",
                               "tensor<2xcomplex<f32>>",
                               "tensor<8xi1>",
                               "tensor<!llvm.ptr>"};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    show_made(types[i], type(types[i]));

  show_kinds("nothing", mlirAttributeGetNull());
  show_kinds("integer", attr("1 : i32"));
  show_kinds("integers", attr("dense<1> : tensor<2xi32>"));
  show_kinds("floats", attr("dense<1.0> : tensor<2xf32>"));
  show_kinds("strings", attr("dense<\"a\"> : tensor<2x!llvm.ptr>"));
  show_kinds("sparse", attr("sparse<[[0]], [1]> : tensor<2xi32>"));
  show_kinds("resource", attr("dense_resource<r> : tensor<2xi32>"));

  show_at("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", 2, 1, 0);
  show_at("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", 1, 1, 0);
  show_at("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", 2, 1, 2);
  show_at("dense<5> : tensor<i32>", 0, 0, 0);
  show_at("dense<5> : tensor<i32>", 1, 0, 0);
  show_at("dense<5> : tensor<i32>", 1, 1, 0);
  show_at("dense<[\"a\", \"b\"]> : tensor<2x!llvm.ptr>", 1, 1, 0);
  show_at("dense<\"a\"> : tensor<2x!llvm.ptr>", 1, 1, 0);
  show_at("sparse<[[0]], [1]> : tensor<2xi32>", 1, 0, 0);
  show_at("sparse<[[0]], [1]> : tensor<2xi32>", 1, 1, 0);
  show_at("dense_resource<r> : tensor<2xi32>", 1, 1, 0);

  MlirAttribute strings = attr("dense<\"a\"> : tensor<2x!llvm.ptr>");
  show_attr("splat", mlirDenseElementsAttrGetSplatValue(strings));
  show_text("of it", mlirDenseElementsAttrGetStringSplatValue(strings));
  show_text("last", mlirDenseElementsAttrGetStringValue(strings, 1));
  MlirAttribute words = attr("dense<[1, 2]> : tensor<2xi32>");
  printf("past the end: %d\n", mlirDenseElementsAttrGetInt32Value(words, 2));
  show_attr("other element",
            mlirDenseElementsAttrReshapeGet(words, type("tensor<2xf32>")));
  show_attr("other number",
            mlirDenseElementsAttrReshapeGet(words, type("tensor<3xi32>")));
  show_attr("no shape", mlirDenseElementsAttrReshapeGet(words, type("i32")));
  MlirAttribute mixed[] = {attr("1 : i32"), attr("1.0 : f32")};
  show_attr("mixed", mlirDenseElementsAttrGet(type("tensor<2xi32>"), 2, mixed));
  show_attr("floats",
            mlirDenseElementsAttrGet(type("tensor<2xf32>"), 2, mixed));
  show_attr("float",
            mlirDenseElementsAttrGet(type("tensor<2xf32>"), 1, &mixed[1]));
  mlirContextDestroy(ctx);
  return 0;
}
