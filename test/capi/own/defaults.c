// SPDX-License-Identifier: Apache-2.0
// Attributes with default values, and optional ones, of a client's operations.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlopt-c/Dialect.h"

static const MloptValueRow integer[] = {{.name = "y", .type = "AnyInteger"}};
static const MloptAttributeRow attributes[] = {
    {.name = "width", .kind = "I64Attr", .defaultValue = "32 : i64"},
    {.name = "mode", .kind = "#opt.mode", .defaultValue = "#opt.mode<fast>"},
    {.name = "note", .kind = "StrAttr", .isOptional = true}};

/// An integer of the width that the attribute says.
static MlirLogicalResult infer(const MloptInference *from, MlirType *types,
                               void *user) {
  (void)user;
  int64_t width = mlirIntegerAttrGetValueInt(from->attributes[0]);
  types[0] = mlirIntegerTypeGet(from->context, (unsigned)width);
  return mlirLogicalResultSuccess();
}

static const MloptOpRow ops[] = {
    {.name = "make",
     .results = integer,
     .numResults = 1,
     .attributes = attributes,
     .numAttributes = 3,
     .format = "(`width` $width^)? ($note^)? attr-dict",
     .inferTypes = infer},
    {.name = "always",
     .attributes = attributes,
     .numAttributes = 3,
     .format = "$width $mode attr-dict"},
    {.name = "bare", .attributes = attributes, .numAttributes = 2}};
static const MloptCaseRow modes[] = {{"fast", 0}, {"careful", 1}};
static const MloptEnumRow enums[] = {
    {.name = "mode", .cases = modes, .numCases = 2}};
static const MloptDialectRow opt = {.name = "opt",
                                    .ops = ops,
                                    .numOps = sizeof ops / sizeof *ops,
                                    .enums = enums,
                                    .numEnums = 1};

static const char text[] =
    "%0 = opt.make\n"
    "%1 = opt.make width 32\n"
    "%2 = opt.make width 8 \"eight\" {mode = #opt.mode<fast>}\n"
    "%3 = opt.make {width = 16 : i64, mode = #opt.mode<careful>}\n"
    "%4 = \"opt.make\"() : () -> i32\n"
    "%5 = \"opt.make\"() <{width = 32 : i64, note = \"n\"}> : () -> i32\n"
    "opt.always 32 fast\n"
    "opt.always 7 careful {note = \"n\"}\n"
    "\"opt.always\"() : () -> ()\n"
    "\"opt.bare\"() : () -> ()\n"
    "\"opt.bare\"() {width = 32 : i64, mode = #opt.mode<careful>} : () -> ()\n";

static void show_generic(MlirOperation op) {
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsPrintGenericOpForm(flags);
  printf("generic:\n");
  mlirOperationPrintWithFlags(op, flags, to_stdout, NULL);
  printf("\n");
  mlirOpPrintingFlagsDestroy(flags);
}

/// What the functions of IR.h say of an operation that is built.
static void build(MlirContext context) {
  MlirOperationState state =
      mlirOperationStateGet(str("opt.make"), mlirLocationUnknownGet(context));
  mlirOperationStateEnableResultTypeInference(&state);
  MlirOperation op = mlirOperationCreate(&state);
  MlirType i64 = mlirIntegerTypeGet(context, 64);
  show_op("built", op);
  show_attr("width", mlirOperationGetAttributeByName(op, str("width")));
  show_attr("note", mlirOperationGetAttributeByName(op, str("note")));
  mlirOperationSetAttributeByName(op, str("width"), mlirIntegerAttrGet(i64, 8));
  show_op("set", op);
  mlirOperationSetAttributeByName(op, str("width"),
                                  mlirIntegerAttrGet(i64, 32));
  show_op("set back", op);
  mlirOperationDestroy(op);
}

static void append(MlirStringRef piece, void *user) {
  MlirStringRef *whole = user;
  char *data =
      realloc((char *)(size_t)whole->data, whole->length + piece.length);
  memcpy(data + whole->length, piece.data, piece.length);
  *whole = (MlirStringRef){data, whole->length + piece.length};
}

static void through_bytecode(MlirContext context, MlirOperation op) {
  MlirStringRef bytes = {NULL, 0};
  mlirOperationWriteBytecode(op, append, &bytes);
  MlirModule again = mlirModuleCreateParse(context, bytes);
  show_op("bytecode", mlirModuleGetOperation(again));
  mlirModuleDestroy(again);
  free((char *)(size_t)bytes.data);
}

static void wrong(MlirContext context) {
  static const char *const values[] = {"7 :", "7 : i32", "#wrong.x<y>"};
  for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
    MloptAttributeRow row = {
        .name = "a", .kind = "I64Attr", .defaultValue = values[i]};
    MloptOpRow op = {.name = "op", .attributes = &row, .numAttributes = 1};
    MloptDialectRow bad = {.name = "bad", .ops = &op, .numOps = 1};
    if (mlirLogicalResultIsSuccess(mloptDialectRegister(context, &bad)))
      printf("registered\n");
  }
}

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, show_diagnostic, NULL, NULL);
  if (mlirLogicalResultIsFailure(mloptDialectRegister(context, &opt)))
    return 1;
  MlirModule module = mlirModuleCreateParse(context, str(text));
  if (mlirModuleIsNull(module))
    return 1;
  MlirOperation op = mlirModuleGetOperation(module);
  show_op("custom", op);
  show_generic(op);
  through_bytecode(context, op);
  mlirModuleDestroy(module);
  build(context);
  wrong(context);
  mlirContextDestroy(context);
  return 0;
}
