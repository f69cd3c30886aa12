// SPDX-License-Identifier: Apache-2.0
// Printing flags, names of values, blocks.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

static const char text[] =
    "func.func @f(%a: i1, %b: i32) -> i32 {\n"
    "  %c = arith.constant dense<[1, 2, 3]> : tensor<3xi32>\n"
    "  cf.cond_br %a, ^x(%b : i32), ^y\n"
    "^x(%d: i32):\n"
    "  %0:2 = \"x.two\"(%d) : (i32) -> (i32, i32)\n"
    "  return %0#1 : i32\n"
    "^y:\n"
    "  return %b : i32\n"
    "}\n";

static void print(MlirOperation op, const char *what,
                  void set(MlirOpPrintingFlags)) {
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  set(flags);
  printf("-- %s\n", what);
  mlirOperationPrintWithFlags(op, flags, to_stdout, NULL);
  printf("\n");
  mlirOpPrintingFlagsDestroy(flags);
}

static void debug(MlirOpPrintingFlags flags) {
  mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
}
static void pretty(MlirOpPrintingFlags flags) {
  mlirOpPrintingFlagsEnableDebugInfo(flags, true, true);
  mlirOpPrintingFlagsUseLocalScope(flags);
}
static void elide(MlirOpPrintingFlags flags) {
  mlirOpPrintingFlagsElideLargeElementsAttrs(flags, 2);
}

static void show_operand(const char *what, MlirValue value,
                         MlirAsmState state) {
  printf("%s ", what);
  mlirValuePrintAsOperand(value, state, to_stdout, NULL);
  printf("\n");
}

int main(void) {
  MlirContext ctx = context_with_all();
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  MlirOperation op = mlirOperationCreateParse(ctx, str(text), str("in.mlir"));
  print(op, "generic", mlirOpPrintingFlagsPrintGenericOpForm);
  print(op, "no regions", mlirOpPrintingFlagsSkipRegions);
  print(op, "assumed valid", mlirOpPrintingFlagsAssumeVerified);
  print(op, "local scope", mlirOpPrintingFlagsUseLocalScope);
  print(op, "debug", debug);
  print(op, "pretty", pretty);
  print(op, "elided", elide);

  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(op));
  MlirBlock x = mlirBlockGetNextInRegion(entry);
  MlirOperation two = mlirBlockGetFirstOperation(x);
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  MlirAsmState state = mlirAsmStateCreateForOperation(two, flags);
  show_operand("argument", mlirBlockGetArgument(entry, 1), state);
  show_operand("block argument", mlirBlockGetArgument(x, 0), state);
  show_operand("first", mlirOperationGetResult(two, 0), state);
  show_operand("second", mlirOperationGetResult(two, 1), state);
  show_operand("constant",
               mlirOperationGetResult(mlirBlockGetFirstOperation(entry), 0),
               state);
  mlirOperationPrintWithState(two, state, to_stdout, NULL);
  printf("\n");
  mlirAsmStateDestroy(state);
  state = mlirAsmStateCreateForValue(mlirBlockGetArgument(x, 0), flags);
  show_operand("by value", mlirBlockGetArgument(x, 0), state);
  mlirAsmStateDestroy(state);
  mlirOpPrintingFlagsDestroy(flags);

  printf("-- block\n");
  mlirBlockPrint(x, to_stdout, NULL);
  printf("-- block argument\n");
  mlirValuePrint(mlirBlockGetArgument(x, 0), to_stdout, NULL);
  printf("\n");
  mlirOperationDestroy(op);
  mlirContextDestroy(ctx);
  return 0;
}
