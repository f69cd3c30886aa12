// SPDX-License-Identifier: Apache-2.0
// Blobs of resources: shared, found again, given back.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static void release(void *user, const void *data, size_t size, size_t align) {
  (void)data;
  printf("released %s: %d bytes, aligned to %d\n", (const char *)user,
         (int)size, (int)align);
}

int main(void) {
  static char names[2][8] = {"first", "second"};
  static float data[4] = {1, 2, 3, 4};
  MlirContext context = context_with_all();
  int64_t shape = 4;
  MlirType type = mlirRankedTensorTypeGet(1, &shape, mlirF32TypeGet(context),
                                          mlirAttributeGetNull());
  MlirAttribute one = mlirUnmanagedDenseResourceElementsAttrGet(
      type, str("blob"), data, sizeof data, 4, false, release, names[0]);
  MlirAttribute two = mlirUnmanagedDenseResourceElementsAttrGet(
      type, str("blob"), data, sizeof data, 16, false, release, names[1]);
  show_attr("one", one);
  show_attr("two", two);
  printf("%d %g\n", mlirAttributeIsADenseResourceElements(one),
         (double)mlirDenseFloatResourceElementsAttrGetValue(two, 3));
  mlirContextDestroy(context);
  printf("end\n");
  return 0;
}
