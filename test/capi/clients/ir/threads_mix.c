// SPDX-License-Identifier: Apache-2.0
// Threads that parse, fail to parse, print, verify, lower and write bytecode in
// one context at once, and meet dialects, structs and resources together.
#define _POSIX_C_SOURCE 200809L // pthread_barrier_t
#include <pthread.h>

#include "client.h"
#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Pass.h"
#include "mlir-c/RegisterEverything.h"

enum { COUNT = 4, ROUNDS = 12, TEXT = 4096 };

typedef struct Work {
  MlirContext context;
  int number;
  pthread_barrier_t *start;
  size_t printed, written;
  bool parsed, failed, verified, lowered;
  MlirAttribute attr, blob;
  int32_t numbers[2];
  MlirAffineMap map;
} Work;

/// Told by the handler. MLIR runs one handler at a time, so it needs no lock.
typedef struct Told {
  int errors;
  int notes;
} Told;

static MlirLogicalResult tell(MlirDiagnostic diag, void *user) {
  Told *told = user;
  told->errors++;
  told->notes += (int)mlirDiagnosticGetNumNotes(diag);
  mlirDiagnosticGetLocation(diag);
  return mlirLogicalResultSuccess();
}

static void add_size(MlirStringRef text, void *user) {
  *(size_t *)user += text.length;
}

static const char good[] =
    "#line = loc(\"a%d.c\":%d:3)\n"
    "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {\n"
    "  llvm.func @use(!llvm.struct<\"s%d\", (i32, ptr, array<4 x i8>)>)\n"
    "  func.func @f(%%a: index, %%m: memref<?xf32, affine_map<(d0) -> (d0)>>)"
    " -> f32 {\n"
    "    %%zero = arith.constant 0.0 : f32\n"
    "    %%one = arith.constant 1 : index\n"
    "    %%r = scf.for %%i = %%one to %%a step %%one\n"
    "        iter_args(%%s = %%zero) -> f32 {\n"
    "      %%x = memref.load %%m[%%i] : memref<?xf32, affine_map<(d0) ->"
    " (d0)>>\n"
    "      %%y = arith.addf %%s, %%x : f32 loc(fused<\"k%d\">[#line])\n"
    "      scf.yield %%y : f32\n"
    "    }\n"
    "    %%t = arith.constant dense_resource<blob%d_%d> : tensor<2xi8>\n"
    "    %%v = vector.broadcast %%r : f32 to vector<%dxf32>\n"
    "    %%l = math.log %%r : f32\n"
    "    return %%l : f32\n"
    "  }\n"
    "}\n"
    "{-# dialect_resources: { builtin: { blob%d_%d: \"0x010000000102\" } } "
    "#-}\n";

static const char bad[] = "func.func @g(%%a: i32) -> i%d {\n"
                          "  return %%a : i32\n"
                          "}\n";

static void lower(Work *mine, MlirModule module) {
  MlirPassManager manager = mlirPassManagerCreate(mine->context);
  mine->lowered = mlirLogicalResultIsSuccess(mlirParsePassPipeline(
      mlirPassManagerGetAsOpPassManager(manager),
      str("builtin.module(canonicalize,cse,convert-scf-to-cf)"), add_size,
      &mine->printed));
  mine->lowered &= mlirLogicalResultIsSuccess(
      mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module)));
  mlirPassManagerDestroy(manager);
}

static void build(Work *mine, int round) {
  MlirAffineExpr expr = mlirAffineDimExprGet(mine->context, 0);
  for (int i = 1; i < 20; i++)
    expr = mlirAffineAddExprGet(
        mlirAffineModExprGet(
            expr, mlirAffineConstantExprGet(mine->context, i + round + 2)),
        mlirAffineSymbolExprGet(mine->context, 0));
  mine->map = mlirAffineMapGet(mine->context, 1, 1, 1, &expr);
  MlirNamedAttribute items[] = {
      named(mine->context, "map", mlirAffineMapAttrGet(mine->map)),
      named(mine->context, "text",
            mlirStringAttrGet(mine->context, str("text")))};
  mine->attr = mlirDictionaryAttrGet(mine->context, 2, items);
}

/// All threads ask for one name; each gets a blob of its own.
static void build_blob(Work *mine) {
  int64_t shape[] = {2};
  MlirType type = mlirRankedTensorTypeGet(
      1, shape, mlirIntegerTypeGet(mine->context, 32), mlirAttributeGetNull());
  mine->numbers[1] = mine->number;
  mine->blob = mlirUnmanagedDenseInt32ResourceElementsAttrGet(
      type, str("shared"), 2, mine->numbers);
}

static void go(Work *mine, int round) {
  char text[TEXT];
  snprintf(text, sizeof text, good, round, round + 1, round, round, round,
           mine->number, round + 2, round, mine->number);
  MlirModule module = mlirModuleCreateParse(mine->context, str(text));
  mine->parsed = !mlirModuleIsNull(module);
  if (!mine->parsed)
    return;
  MlirOperation op = mlirModuleGetOperation(module);
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
  mine->printed = 0;
  mlirOperationPrintWithFlags(op, flags, add_size, &mine->printed);
  mlirOpPrintingFlagsDestroy(flags);
  mine->written = 0;
  mlirOperationWriteBytecode(op, add_size, &mine->written);
  mine->verified = mlirOperationVerify(op);
  lower(mine, module);
  mlirModuleDestroy(module);
  snprintf(text, sizeof text, bad, round + 40);
  mine->failed =
      mlirModuleIsNull(mlirModuleCreateParse(mine->context, str(text)));
  build(mine, round);
  build_blob(mine);
}

static void *work(void *user) {
  Work *mine = user;
  for (int round = 0; round < ROUNDS; round++) {
    pthread_barrier_wait(mine->start);
    go(mine, round);
  }
  return NULL;
}

static MlirContext threaded_context(Told *told) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  MlirContext context = mlirContextCreateWithRegistry(registry, true);
  mlirDialectRegistryDestroy(registry);
  mlirContextAttachDiagnosticHandler(context, tell, told, NULL);
  mlirContextLoadAllAvailableDialects(context);
  return context;
}

int main(void) {
  pthread_t threads[COUNT];
  Work works[COUNT];
  Told told = {0};
  mlirRegisterAllPasses();
  MlirContext context = threaded_context(&told);
  pthread_barrier_t start;
  pthread_barrier_init(&start, NULL, COUNT);
  for (int i = 0; i < COUNT; i++) {
    works[i] = (Work){.context = context, .number = i, .start = &start};
    if (pthread_create(&threads[i], NULL, work, &works[i]))
      return 1;
  }
  for (int i = 0; i < COUNT; i++)
    pthread_join(threads[i], NULL);
  for (int i = 0; i < COUNT; i++) {
    const Work *one = &works[i];
    printf("parsed %d, failed %d, verified %d, lowered %d, same size %d %d, "
           "same attribute %d %d, number %d\n",
           one->parsed, one->failed, one->verified, one->lowered,
           one->printed == works[0].printed, one->written == works[0].written,
           mlirAttributeEqual(one->attr, works[0].attr),
           mlirAffineMapEqual(one->map, works[0].map),
           mlirDenseInt32ResourceElementsAttrGetValue(one->blob, 1));
  }
  printf("%d errors, %d notes\n", told.errors, told.notes);
  pthread_barrier_destroy(&start);
  mlirContextDestroy(context);
  return 0;
}
