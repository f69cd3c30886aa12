// SPDX-License-Identifier: Apache-2.0
// Bytecode: written, read again, in an older version.
#include "client.h"

typedef struct Bytes {
  char data[1 << 16];
  size_t size;
} Bytes;

static void take(MlirStringRef text, void *user) {
  Bytes *bytes = user;
  memcpy(bytes->data + bytes->size, text.data, text.length);
  bytes->size += text.length;
}

static void read_again(MlirContext ctx, const Bytes *bytes) {
  printf("magic %d\n", bytes->size > 4 && !memcmp(bytes->data, "ML\xefR", 4));
  MlirModule module =
      mlirModuleCreateParse(ctx, mlirStringRefCreate(bytes->data, bytes->size));
  printf("read %d\n", !mlirModuleIsNull(module));
  if (mlirModuleIsNull(module))
    return;
  show_op("module", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
}

int main(void) {
  static Bytes bytes, older;
  MlirContext ctx = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      ctx, str("func.func @f(%a: i32) -> i32 {\n"
               "  %0 = arith.addi %a, %a {x.y = \"z\"} : i32\n"
               "  return %0 : i32\n"
               "}\n"));
  MlirOperation op = mlirModuleGetOperation(module);
  mlirOperationWriteBytecode(op, take, &bytes);
  read_again(ctx, &bytes);
  MlirBytecodeWriterConfig config = mlirBytecodeWriterConfigCreate();
  mlirBytecodeWriterConfigDesiredEmitVersion(config, 4);
  MlirLogicalResult ok =
      mlirOperationWriteBytecodeWithConfig(op, config, take, &older);
  printf("written %d, version %d\n", mlirLogicalResultIsSuccess(ok),
         older.data[4] >> 1);
  read_again(ctx, &older);
  mlirBytecodeWriterConfigDestroy(config);
  mlirModuleDestroy(module);
  mlirContextDestroy(ctx);
  return 0;
}
