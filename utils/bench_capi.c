// SPDX-License-Identifier: Apache-2.0
// How long the steps of a client of MLIR's C interface take: bench-capi COUNT.
// It is built with LLVM's headers against libMLIR, too (utils/bench.py). Prints
// a line a step: its name and seconds; and at the end the peak of the memory in
// bytes.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/IR.h"
#include "mlir-c/RegisterEverything.h"

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void tell(const char *step, double begin) {
  printf("%s %.6f\n", step, now() - begin);
}

/// Text that grows.
typedef struct Text {
  char *data;
  size_t size, capacity;
} Text;

static void append(MlirStringRef more, void *user) {
  Text *text = user;
  if (text->size + more.length > text->capacity) {
    text->capacity = 2 * (text->size + more.length);
    text->data = realloc(text->data, text->capacity);
    if (!text->data)
      exit(1);
  }
  memcpy(text->data + text->size, more.data, more.length);
  text->size += more.length;
}

static MlirStringRef str(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

static MlirContext create_context(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  MlirContext context = mlirContextCreateWithRegistry(registry, false);
  mlirDialectRegistryDestroy(registry);
  mlirDialectIsNull(mlirContextGetOrLoadDialect(context, str("arith")));
  mlirDialectIsNull(mlirContextGetOrLoadDialect(context, str("func")));
  return context;
}

/// Functions of 100 additions, `count` operations in all.
static void build(MlirModule module, long count) {
  enum { ADDITIONS = 98 };
  MlirContext context = mlirModuleGetContext(module);
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirType i64 = mlirIntegerTypeGet(context, 64);
  MlirModule pattern = mlirModuleCreateParse(
      context, str("func.func @f(%a: i64) -> i64 {\n  return %a : i64\n}\n"));
  MlirOperation first = mlirBlockGetFirstOperation(mlirModuleGetBody(pattern));
  for (long i = 0; i < count / (ADDITIONS + 2); i++) {
    char name[32];
    snprintf(name, sizeof name, "f%ld", i);
    MlirOperation function = mlirOperationClone(first);
    mlirOperationSetInherentAttributeByName(
        function, str("sym_name"), mlirStringAttrGet(context, str(name)));
    mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), function);
    MlirBlock entry =
        mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
    MlirOperation end = mlirBlockGetFirstOperation(entry);
    MlirValue operands[] = {mlirBlockGetArgument(entry, 0),
                            mlirBlockGetArgument(entry, 0)};
    for (int k = 0; k < ADDITIONS; k++) {
      MlirOperationState state =
          mlirOperationStateGet(str("arith.addi"), unknown);
      mlirOperationStateAddOperands(&state, 2, operands);
      mlirOperationStateAddResults(&state, 1, &i64);
      MlirOperation op = mlirOperationCreate(&state);
      mlirBlockInsertOwnedOperationBefore(entry, end, op);
      operands[0] = mlirOperationGetResult(op, 0);
    }
    mlirOperationSetOperand(end, 0, operands[0]);
  }
  mlirModuleDestroy(pattern);
}

static MlirWalkResult count_op(MlirOperation op, void *user) {
  *(long *)user += mlirOperationGetNumResults(op);
  return MlirWalkResultAdvance;
}

/// Each result's uses become uses of the argument.
static MlirWalkResult replace_uses(MlirOperation op, void *user) {
  if (mlirOperationGetNumResults(op)) {
    MlirBlock block = mlirOperationGetBlock(op);
    mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(op, 0),
                                  mlirBlockGetArgument(block, 0));
    ++*(long *)user;
  }
  return MlirWalkResultAdvance;
}

int main(int argc, char **argv) {
  long count = argc > 1 ? atol(argv[1]) : 100000;
  double begin = now();
  MlirContext context = create_context();
  tell("context", begin);

  begin = now();
  MlirModule module = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  build(module, count);
  tell("build", begin);
  MlirOperation op = mlirModuleGetOperation(module);

  begin = now();
  long results = 0;
  for (int i = 0; i < 10; i++)
    mlirOperationWalk(op, count_op, &results, MlirWalkPreOrder);
  tell("walk-10", begin);

  begin = now();
  MlirOperation clone = mlirOperationClone(op);
  tell("clone", begin);

  begin = now();
  mlirOperationWalk(clone, replace_uses, &results, MlirWalkPreOrder);
  tell("replace", begin);

  begin = now();
  mlirOperationDestroy(clone);
  tell("erase", begin);

  begin = now();
  Text text = {NULL, 0, 0};
  mlirOperationPrint(op, append, &text);
  tell("print", begin);
  mlirModuleDestroy(module);

  begin = now();
  module =
      mlirModuleCreateParse(context, mlirStringRefCreate(text.data, text.size));
  tell("parse", begin);
  if (mlirModuleIsNull(module))
    return 1;
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  free(text.data);
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  printf("memory %ld\n", usage.ru_maxrss * 1024);
  return results ? 0 : 1;
}
