// SPDX-License-Identifier: Apache-2.0
// Dense integers of each width: made from arrays, and read.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static MlirType tensor(MlirType element) {
  int64_t shape = 3;
  return mlirRankedTensorTypeGet(1, &shape, element, mlirAttributeGetNull());
}

int main(void) {
  MlirContext context = context_with_all();
  int8_t i8[] = {-1, 2, 127};
  uint8_t u8[] = {1, 2, 255};
  int16_t i16[] = {-1, 2, 32767};
  uint16_t u16[] = {1, 2, 65535};
  int32_t i32[] = {-1, 2, 2147483647};
  uint32_t u32[] = {1, 2, 4294967295u};
  int64_t i64[] = {-1, 2, INT64_MAX};
  uint64_t u64[] = {1, 2, UINT64_MAX};
  MlirAttribute a = mlirDenseElementsAttrInt8Get(
      tensor(mlirIntegerTypeGet(context, 8)), 3, i8);
  show_attr("i8", a);
  printf("%d\n", mlirDenseElementsAttrGetInt8Value(a, 2));
  a = mlirDenseElementsAttrUInt8Get(
      tensor(mlirIntegerTypeUnsignedGet(context, 8)), 3, u8);
  show_attr("ui8", a);
  printf("%u\n", mlirDenseElementsAttrGetUInt8Value(a, 2));
  a = mlirDenseElementsAttrInt16Get(tensor(mlirIntegerTypeGet(context, 16)), 3,
                                    i16);
  show_attr("i16", a);
  printf("%d\n", mlirDenseElementsAttrGetInt16Value(a, 0));
  a = mlirDenseElementsAttrUInt16Get(
      tensor(mlirIntegerTypeUnsignedGet(context, 16)), 3, u16);
  show_attr("ui16", a);
  printf("%u\n", mlirDenseElementsAttrGetUInt16Value(a, 2));
  a = mlirDenseElementsAttrInt32Get(tensor(mlirIntegerTypeGet(context, 32)), 3,
                                    i32);
  show_attr("i32", a);
  printf("%d\n", mlirDenseElementsAttrGetInt32Value(a, 0));
  a = mlirDenseElementsAttrUInt32Get(
      tensor(mlirIntegerTypeUnsignedGet(context, 32)), 3, u32);
  show_attr("ui32", a);
  printf("%u\n", mlirDenseElementsAttrGetUInt32Value(a, 2));
  a = mlirDenseElementsAttrInt64Get(tensor(mlirIntegerTypeGet(context, 64)), 3,
                                    i64);
  show_attr("i64", a);
  printf("%lld\n", (long long)mlirDenseElementsAttrGetInt64Value(a, 2));
  a = mlirDenseElementsAttrUInt64Get(
      tensor(mlirIntegerTypeUnsignedGet(context, 64)), 3, u64);
  show_attr("ui64", a);
  printf("%llu\n",
         (unsigned long long)mlirDenseElementsAttrGetUInt64Value(a, 2));
  mlirContextDestroy(context);
  return 0;
}
