// SPDX-License-Identifier: Apache-2.0
// Callbacks get text in pieces or whole; what they get is the same.
#include "client.h"

typedef struct Pieces {
  char text[4096];
  size_t size;
} Pieces;

static void collect(MlirStringRef piece, void *user) {
  Pieces *pieces = user;
  if (pieces->size + piece.length > sizeof pieces->text)
    return;
  memcpy(pieces->text + pieces->size, piece.data, piece.length);
  pieces->size += piece.length;
}

int main(void) {
  static Pieces first, second;
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func @f() -> index {\n"
                   "  %0 = arith.constant 4 : index\n  return %0 : index\n}"));
  MlirOperation op = mlirModuleGetOperation(module);
  mlirOperationPrint(op, collect, &first);
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOperationPrintWithFlags(op, flags, collect, &second);
  mlirOpPrintingFlagsDestroy(flags);
  printf("same %d, %d bytes\n",
         first.size == second.size &&
             !memcmp(first.text, second.text, first.size),
         (int)first.size);
  MlirModule again = mlirModuleCreateParse(
      context, mlirStringRefCreate(first.text, first.size));
  second.size = 0;
  mlirOperationPrint(mlirModuleGetOperation(again), collect, &second);
  printf("same again %d\n", first.size == second.size &&
                                !memcmp(first.text, second.text, first.size));
  mlirModuleDestroy(again);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
