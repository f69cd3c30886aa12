// SPDX-License-Identifier: Apache-2.0
// Elements in resources: of all kinds of numbers, of bytes with a deleter, and
// read from text.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static MlirContext ctx;

static void is_deleted(void *user, const void *data, size_t size,
                       size_t align) {
  (void)data;
  *(int *)user += 1;
  fprintf(stderr, "%zu %zu\n", size, align);
}

static MlirType tensor(MlirType element) {
  int64_t size = 2;
  return mlirRankedTensorTypeGet(1, &size, element, mlirAttributeGetNull());
}

static MlirType integers(unsigned width) {
  return tensor(mlirIntegerTypeGet(ctx, width));
}

static MlirAttribute numbers(void) {
  static const int8_t i8[] = {1, -2};
  static const int16_t i16[] = {3, -4};
  static const int32_t i32[] = {5, -6};
  static const int64_t i64[] = {7, -8};
  static const float f32[] = {1.5f, -2.5f};
  static const double f64[] = {3.5, -4.5};
  MlirAttribute all[] = {mlirUnmanagedDenseInt8ResourceElementsAttrGet(
                             integers(8), str("i8"), 2, i8),
                         mlirUnmanagedDenseInt16ResourceElementsAttrGet(
                             integers(16), str("i16"), 2, i16),
                         mlirUnmanagedDenseInt32ResourceElementsAttrGet(
                             integers(32), str("i32"), 2, i32),
                         mlirUnmanagedDenseInt64ResourceElementsAttrGet(
                             integers(64), str("i64"), 2, i64),
                         mlirUnmanagedDenseFloatResourceElementsAttrGet(
                             tensor(mlirF32TypeGet(ctx)), str("f32"), 2, f32),
                         mlirUnmanagedDenseDoubleResourceElementsAttrGet(
                             tensor(mlirF64TypeGet(ctx)), str("f64"), 2, f64)};
  for (int i = 0; i < 2; i++)
    printf("%d %d %d %lld %g %g\n",
           mlirDenseInt8ResourceElementsAttrGetValue(all[0], i),
           mlirDenseInt16ResourceElementsAttrGetValue(all[1], i),
           mlirDenseInt32ResourceElementsAttrGetValue(all[2], i),
           (long long)mlirDenseInt64ResourceElementsAttrGetValue(all[3], i),
           (double)mlirDenseFloatResourceElementsAttrGetValue(all[4], i),
           mlirDenseDoubleResourceElementsAttrGetValue(all[5], i));
  for (int i = 0; i < 6; i++)
    show_attr("attr", all[i]);
  return mlirArrayAttrGet(ctx, 6, all);
}

static MlirType words(unsigned width) {
  return tensor(mlirIntegerTypeUnsignedGet(ctx, width));
}

static MlirAttribute unsigned_numbers(void) {
  static const uint8_t u8[] = {200, 1};
  static const uint16_t u16[] = {60000, 2};
  static const uint32_t u32[] = {4000000000u, 3};
  static const uint64_t u64[] = {1, 1ull << 63};
  MlirAttribute all[] = {
      mlirUnmanagedDenseUInt8ResourceElementsAttrGet(words(8), str("u"), 2, u8),
      mlirUnmanagedDenseUInt16ResourceElementsAttrGet(words(16), str("u"), 2,
                                                      u16),
      mlirUnmanagedDenseUInt32ResourceElementsAttrGet(words(32), str("u"), 2,
                                                      u32),
      mlirUnmanagedDenseUInt64ResourceElementsAttrGet(words(64), str("u"), 2,
                                                      u64)};
  for (int i = 0; i < 2; i++)
    printf("%u %u %u %llu\n",
           mlirDenseUInt8ResourceElementsAttrGetValue(all[0], i),
           mlirDenseUInt16ResourceElementsAttrGetValue(all[1], i),
           mlirDenseUInt32ResourceElementsAttrGetValue(all[2], i),
           (unsigned long long)mlirDenseUInt64ResourceElementsAttrGetValue(
               all[3], i));
  for (int i = 0; i < 4; i++)
    show_attr("of the same name", all[i]);
  return mlirArrayAttrGet(ctx, 4, all);
}

static void in_a_module(MlirAttribute some, MlirAttribute others) {
  MlirModule module = mlirModuleCreateEmpty(mlirLocationUnknownGet(ctx));
  MlirOperation op = mlirModuleGetOperation(module);
  mlirOperationSetAttributeByName(op, str("t.some"), some);
  mlirOperationSetAttributeByName(op, str("t.others"), others);
  show_op("module", op);
  mlirModuleDestroy(module);
}

static void from_text(void) {
  MlirModule module = mlirModuleCreateParse(
      ctx, str("module attributes {t.a = dense_resource<r> : tensor<2xi16>} {}"
               "\n{-#\n dialect_resources: {builtin: {"
               "r: \"0x0200000001000200\"}}\n#-}\n"));
  MlirAttribute read = mlirOperationGetAttributeByName(
      mlirModuleGetOperation(module), str("t.a"));
  show_attr("read", read);
  printf("%d %d %d\n", mlirAttributeIsADenseResourceElements(read),
         mlirDenseInt16ResourceElementsAttrGetValue(read, 0),
         mlirDenseInt16ResourceElementsAttrGetValue(read, 1));
  mlirModuleDestroy(module);
}

int main(void) {
  ctx = context_with_all();
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  MlirAttribute some = numbers();
  in_a_module(some, unsigned_numbers());
  from_text();
  static int truth = 1, bytes[] = {1, 2};
  int num_deleted = 0;
  MlirAttribute flag = mlirUnmanagedDenseBoolResourceElementsAttrGet(
      integers(1), str("flag"), 1, &truth);
  printf("%d\n", mlirDenseBoolResourceElementsAttrGetValue(flag, 0));
  MlirAttribute raw = mlirUnmanagedDenseResourceElementsAttrGet(
      integers(32), str("raw"), bytes, sizeof bytes, 16, false, is_deleted,
      &num_deleted);
  printf("%d\n", mlirDenseInt32ResourceElementsAttrGetValue(raw, 1));
  printf("%d %d\n", mlirAttributeIsADenseResourceElements(raw),
         mlirAttributeIsADenseResourceElements(some));
  show_text("name", mlirDenseResourceElementsAttrGetName());
  mlirContextDestroy(ctx);
  printf("deleted %d\n", num_deleted);
  return 0;
}
