// SPDX-License-Identifier: Apache-2.0
// Hashes and equality of handles, and type ids.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func private @f()\nfunc.func private @g()\n"));
  MlirOperation first = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirOperation second = mlirOperationGetNextInBlock(first);
  printf("hashes: %d\n",
         mlirOperationHashValue(first) == mlirOperationHashValue(first));
  printf("equal: %d %d\n", mlirOperationEqual(first, first),
         mlirOperationEqual(first, second));
  printf("locations: %d\n",
         mlirLocationEqual(mlirOperationGetLocation(first),
                           mlirOperationGetLocation(second)));
  MlirTypeID i32 = mlirTypeGetTypeID(mlirIntegerTypeGet(context, 32));
  MlirTypeID i64 = mlirTypeGetTypeID(mlirIntegerTypeGet(context, 64));
  MlirTypeID f32 = mlirTypeGetTypeID(mlirF32TypeGet(context));
  printf("ids: %d %d %d\n", mlirTypeIDEqual(i32, i64),
         mlirTypeIDEqual(i32, f32), mlirTypeIDIsNull(i32));
  printf("hash: %d\n", mlirTypeIDHashValue(i32) == mlirTypeIDHashValue(i64));
  printf("operation: %d\n", mlirTypeIDEqual(mlirOperationGetTypeID(first),
                                            mlirOperationGetTypeID(second)));
  printf("attribute: %d\n",
         mlirTypeIDEqual(
             mlirAttributeGetTypeID(mlirStringAttrGet(context, str("a"))),
             mlirStringAttrGetTypeID()));
  static const uint64_t here = 0;
  MlirTypeID own = mlirTypeIDCreate(&here);
  printf("own: %d\n", mlirTypeIDEqual(own, mlirTypeIDCreate(&here)));
  MlirTypeIDAllocator allocator = mlirTypeIDAllocatorCreate();
  MlirTypeID one = mlirTypeIDAllocatorAllocateTypeID(allocator);
  MlirTypeID two = mlirTypeIDAllocatorAllocateTypeID(allocator);
  printf("allocated: %d %d\n", mlirTypeIDEqual(one, one),
         mlirTypeIDEqual(one, two));
  mlirTypeIDAllocatorDestroy(allocator);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
