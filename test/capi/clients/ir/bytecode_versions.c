// SPDX-License-Identifier: Apache-2.0
// Bytecode of each version reads as the same module; others are refused.
#include "client.h"

typedef struct Bytes {
  char data[1 << 16];
  size_t size;
} Bytes;

static void append(MlirStringRef text, void *user) {
  Bytes *bytes = user;
  memcpy(bytes->data + bytes->size, text.data, text.length);
  bytes->size += text.length;
}

int main(void) {
  static Bytes bytes;
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func @f(%a: i32) -> i32 attributes {x = [1, 2.5]} {\n"
                   "  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n"));
  for (int64_t version = 0; version < 8; version++) {
    bytes.size = 0;
    MlirBytecodeWriterConfig config = mlirBytecodeWriterConfigCreate();
    mlirBytecodeWriterConfigDesiredEmitVersion(config, version);
    MlirLogicalResult result = mlirOperationWriteBytecodeWithConfig(
        mlirModuleGetOperation(module), config, append, &bytes);
    mlirBytecodeWriterConfigDestroy(config);
    printf("version %d: %d\n", (int)version,
           mlirLogicalResultIsSuccess(result));
    if (mlirLogicalResultIsFailure(result))
      continue;
    MlirModule again = mlirModuleCreateParse(
        context, mlirStringRefCreate(bytes.data, bytes.size));
    show_op("read", mlirModuleGetOperation(again));
    mlirModuleDestroy(again);
  }
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
