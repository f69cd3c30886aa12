// SPDX-License-Identifier: Apache-2.0
// Parse and print functions of a client's operations, types and attributes.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlopt-c/Dialect.h"

static const MloptNext failed = {MLOPT_READ_FAILED, 0};
static const MloptNext done = {MLOPT_READ_NOTHING, 0};

static bool is_wrong(MlirLogicalResult result) {
  return mlirLogicalResultIsFailure(result);
}

//===- sum: operands ------------------------------------------------------===//

/// `%a + %b + %c`.
static MloptNext parse_sum(MloptReader reader, unsigned state, void *user) {
  (void)state;
  (void)user;
  do {
    if (is_wrong(mloptReaderTakeOperand(reader, 0)))
      return failed;
  } while (mloptReaderTakeIf(reader, str("plus")));
  return done;
}

static void print_sum(MlirOperation op, MloptPrinter printer, void *user) {
  (void)user;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    mloptPrinterText(printer, str(i ? " plus " : ""));
    mloptPrinterValue(printer, mlirOperationGetOperand(op, i));
  }
}

//===- repeat: a number and a region --------------------------------------===//

enum { MOST = 1000 };

/// `7 times { … }`.
static MloptNext parse_repeat(MloptReader reader, unsigned state, void *user) {
  (void)user;
  if (state)
    return done;
  int64_t count;
  if (is_wrong(mloptReaderTakeInteger(reader, &count)))
    return failed;
  if (count < 0 || count > MOST) {
    mloptReaderEmitError(reader, str("repeats too often, or less than never"));
    return failed;
  }
  MlirType i64 = mlirIntegerTypeGet(mloptReaderGetContext(reader), 64);
  if (is_wrong(
          mloptReaderSetAttribute(reader, 0, mlirIntegerAttrGet(i64, count))) ||
      is_wrong(mloptReaderTake(reader, str("times"))))
    return failed;
  return (MloptNext){MLOPT_READ_REGION, 1};
}

static void print_repeat(MlirOperation op, MloptPrinter printer, void *user) {
  (void)user;
  MlirAttribute count = mlirOperationGetAttributeByName(op, str("count"));
  int64_t value = mlirIntegerAttrGetValueInt(count);
  if (value < 0) {
    mloptPrinterGiveUp(printer);
    return;
  }
  char text[64];
  snprintf(text, sizeof text, "%d times ", (int)value);
  mloptPrinterText(printer, str(text));
  mloptPrinterRegion(printer, mlirOperationGetRegion(op, 0));
}

//===- cast: a type -------------------------------------------------------===//

/// `%a to T`.
static MloptNext parse_cast(MloptReader reader, unsigned state, void *user) {
  (void)user;
  if (!state) {
    if (is_wrong(mloptReaderTakeOperand(reader, 0)) ||
        is_wrong(mloptReaderTake(reader, str("to"))))
      return failed;
    return (MloptNext){MLOPT_READ_TYPE, 1};
  }
  return is_wrong(
             mloptReaderAddResultType(reader, 0, mloptReaderGetType(reader)))
             ? failed
             : done;
}

static void print_cast(MlirOperation op, MloptPrinter printer, void *user) {
  (void)user;
  mloptPrinterValue(printer, mlirOperationGetOperand(op, 0));
  mloptPrinterText(printer, str(" to "));
  mloptPrinterType(printer, mlirValueGetType(mlirOperationGetResult(op, 0)));
}

//===- call: a string, an attribute, a signature --------------------------===//

/// `"name" [with ATTRIBUTE] (%a, %b) : (T, U) -> V`.
static MloptNext parse_call(MloptReader reader, unsigned state, void *user) {
  (void)user;
  MlirContext context = mloptReaderGetContext(reader);
  MlirStringRef name;
  switch (state) {
  case 0:
    if (is_wrong(mloptReaderTakeString(reader, &name)) ||
        is_wrong(mloptReaderSetAttribute(reader, 0,
                                         mlirStringAttrGet(context, name))))
      return failed;
    if (mloptReaderTakeIf(reader, str("with")))
      return (MloptNext){MLOPT_READ_ATTRIBUTE, 1};
    break;
  case 1:
    if (is_wrong(mloptReaderSetAttribute(reader, 1,
                                         mloptReaderGetAttribute(reader))))
      return failed;
    break;
  default:
    return done;
  }
  if (is_wrong(mloptReaderTake(reader, str("("))))
    return failed;
  while (mloptReaderGetToken(reader) == MLOPT_TOKEN_VALUE)
    if (is_wrong(mloptReaderTakeOperand(reader, 0)) ||
        (!mloptReaderTakeIf(reader, str(",")) &&
         !mlirStringRefEqual(mloptReaderGetText(reader), str(")"))))
      return failed;
  if (is_wrong(mloptReaderTake(reader, str(")"))) ||
      is_wrong(mloptReaderTake(reader, str(":"))))
    return failed;
  return (MloptNext){MLOPT_READ_SIGNATURE, 2};
}

static void print_call(MlirOperation op, MloptPrinter printer, void *user) {
  (void)user;
  mloptPrinterAttribute(printer,
                        mlirOperationGetAttributeByName(op, str("name")));
  MlirAttribute with = mlirOperationGetAttributeByName(op, str("with"));
  if (!mlirAttributeIsNull(with)) {
    mloptPrinterText(printer, str(" with "));
    mloptPrinterAttribute(printer, with);
  }
  mloptPrinterText(printer, str(" ("));
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    mloptPrinterText(printer, str(i ? ", " : ""));
    mloptPrinterValue(printer, mlirOperationGetOperand(op, i));
  }
  mloptPrinterText(printer, str(") : "));
  mloptPrinterSignature(printer, op);
}

//===- jump: a word and a successor ---------------------------------------===//

static MloptNext parse_jump(MloptReader reader, unsigned state, void *user) {
  (void)state;
  (void)user;
  MlirStringRef word;
  return is_wrong(mloptReaderTakeWord(reader, &word)) ||
                 is_wrong(mloptReaderTakeSuccessor(reader))
             ? failed
             : done;
}

static void print_jump(MlirOperation op, MloptPrinter printer, void *user) {
  (void)user;
  mloptPrinterText(printer, str("to "));
  mloptPrinterSuccessor(printer, mlirOperationGetSuccessor(op, 0));
}

//===- A parameter --------------------------------------------------------===//

/// `1 to 5`, kept as two numbers.
static MlirAttribute parse_range(MloptReader reader, void *user) {
  (void)user;
  MlirAttribute none = {NULL};
  MlirContext context = mloptReaderGetContext(reader);
  int64_t ends[2];
  if (is_wrong(mloptReaderTakeInteger(reader, &ends[0])) ||
      is_wrong(mloptReaderTake(reader, str("to"))) ||
      is_wrong(mloptReaderTakeInteger(reader, &ends[1])))
    return none;
  if (ends[0] > ends[1]) {
    mloptReaderEmitError(reader, str("the range is empty"));
    return none;
  }
  if (ends[1] == 13)
    return none; // Without a word.
  return mlirDenseI64ArrayGet(context, 2, ends);
}

static void print_range(MlirAttribute value, MlirStringCallback append,
                        void *to, void *user) {
  (void)user;
  char text[64];
  snprintf(text, sizeof text, "%d to %d",
           (int)mlirDenseI64ArrayGetElement(value, 0),
           (int)mlirDenseI64ArrayGetElement(value, 1));
  append(str(text), to);
}

//===- The dialect --------------------------------------------------------===//

static const MloptValueRow values[] = {
    {.name = "values", .arity = MLOPT_VARIADIC}};
static const MloptValueRow one[] = {{.name = "value"}};
static const MloptValueRow result[] = {{.name = "result"}};
static const MloptAttributeRow count[] = {{.name = "count", .kind = "I64Attr"}};
static const MloptAttributeRow call[] = {
    {.name = "name", .kind = "StrAttr"},
    {.name = "with", .kind = "I32Attr", .isOptional = true}};

static const MloptOpRow ops[] = {
    {.name = "sum",
     .operands = values,
     .numOperands = 1,
     .format = "custom($values) attr-dict `:` type($values)",
     .parse = parse_sum,
     .print = print_sum},
    {.name = "repeat",
     .attributes = count,
     .numAttributes = 1,
     .numRegions = 1,
     .traits = MLOPT_TRAIT_NO_TERMINATOR,
     .format = "custom($count) attr-dict",
     .parse = parse_repeat,
     .print = print_repeat},
    {.name = "cast",
     .operands = one,
     .numOperands = 1,
     .results = result,
     .numResults = 1,
     .format = "custom($value) attr-dict `:` type($value)",
     .parse = parse_cast,
     .print = print_cast},
    {.name = "call",
     .operands = values,
     .numOperands = 1,
     .results = values,
     .numResults = 1,
     .attributes = call,
     .numAttributes = 2,
     .format = "custom($name, $with) attr-dict",
     .parse = parse_call,
     .print = print_call},
    {.name = "jump",
     .traits = MLOPT_TRAIT_TERMINATOR,
     .numSuccessors = 1,
     .parse = parse_jump,
     .print = print_jump}};

static const MloptParameterRow range[] = {{.name = "range",
                                           .kind = MLOPT_PARAMETER_OWN,
                                           .parse = parse_range,
                                           .print = print_range}};
static const MloptDataRow types[] = {
    {.name = "int", .parameters = range, .numParameters = 1}};
static const MloptDataRow attributes[] = {
    {.name = "bounds", .parameters = range, .numParameters = 1}};
static const MloptDialectRow own = {.name = "own",
                                    .ops = ops,
                                    .numOps = sizeof ops / sizeof *ops,
                                    .types = types,
                                    .numTypes = 1,
                                    .attributes = attributes,
                                    .numAttributes = 1};

static const char text[] =
    "func.func @f(%a: i32, %b: !own.int<-1 to 5>) {\n"
    "  own.sum %a plus %b {note = #own.bounds<2 to 3>} : i32, !own.int<-1 to "
    "5>\n"
    "  own.repeat 7 times {\n"
    "    own.repeat 2 times {\n"
    "      own.sum %a : i32\n"
    "    } {inner}\n"
    "  }\n"
    "  %0 = own.cast %a to tuple<!own.int<0 to 1>, i1> : i32\n"
    "  %1:2 = own.call \"a\\22b\" with 5 : i32 (%a, %b) : (i32, !own.int<-1 to "
    "5>) -> (i1, i2)\n"
    "  own.call \"none\" () : () -> ()\n"
    "  own.jump to ^bb1\n"
    "^bb1:\n"
    "  \"own.repeat\"() <{count = -4 : i64}> ({}) : () -> ()\n"
    "  return\n"
    "}\n";

static const char *const mistakes[] = {
    "own.sum %a plus : i32",
    "own.sum 5 : i32",
    "own.repeat many times {}",
    "own.repeat -1 times {}",
    "own.repeat 99999999999999999999 times {}",
    "own.repeat 1 time {}",
    "own.repeat 1 times 2",
    "%0 = own.cast %a into i1 : i32",
    "%0 = own.cast %a to i : i32",
    "own.call name () : () -> ()",
    "own.call \"x\" with 5 : i64 () : () -> ()",
    "own.call \"x\" (%a %a) : (i32, i32) -> ()",
    "own.call \"x\" (%a) : () -> ()",
    "own.jump to %a",
    "own.jump \"to\" ^bb1",
    "\"test.x\"() {a = !own.int<5 to 1>} : () -> ()",
    "\"test.x\"() {a = #own.bounds<5>} : () -> ()",
    "\"test.x\"() {a = #own.bounds<5 to x>} : () -> ()",
    "\"test.x\"() {a = #own.bounds<5 to 13>} : () -> ()",
};

static void try_mistake(MlirContext context, const char *line) {
  char whole[256];
  snprintf(whole, sizeof whole, "func.func @f(%%a: i32) {\n  %s\n  return\n}\n",
           line);
  MlirModule module = mlirModuleCreateParse(context, str(whole));
  if (!mlirModuleIsNull(module)) {
    show_op("parsed", mlirModuleGetOperation(module));
    mlirModuleDestroy(module);
  }
}

static MloptNext say_nothing(MloptReader reader, unsigned state, void *user) {
  (void)reader;
  (void)state;
  (void)user;
  return failed;
}

static MloptNext no_rows(MloptReader reader, unsigned state, void *user) {
  (void)state;
  (void)user;
  mloptReaderTakeOperand(reader, 3);
  return done;
}

static void print_nothing(MlirOperation op, MloptPrinter printer, void *user) {
  (void)op;
  (void)printer;
  (void)user;
}

/// Rows, and functions, that are wrong.
static void show_wrong(MlirContext context) {
  const MloptOpRow rows[] = {
      {.name = "op", .parse = parse_sum},
      {.name = "op", .print = print_sum, .format = "attr-dict"},
      {.name = "op", .format = "custom attr-dict"},
      {.name = "op", .parse = say_nothing, .print = print_nothing},
  };
  const MloptOpRow late[] = {
      {.name = "op", .parse = no_rows, .print = print_nothing}};
  MloptDialectRow bad = {.name = "bad", .numOps = 1};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    bad.ops = &rows[i];
    if (mlirLogicalResultIsSuccess(mloptDialectRegister(context, &bad)))
      try_mistake(context, "bad.op now");
  }
  bad.name = "late";
  bad.ops = late;
  if (mlirLogicalResultIsSuccess(mloptDialectRegister(context, &bad)))
    try_mistake(context, "late.op now");
  MloptParameterRow nothing = {.name = "x", .kind = MLOPT_PARAMETER_OWN};
  MloptDataRow type = {.name = "t", .parameters = &nothing, .numParameters = 1};
  MloptDialectRow other = {.name = "other", .types = &type, .numTypes = 1};
  if (mlirLogicalResultIsSuccess(mloptDialectRegister(context, &other)))
    printf("registered\n");
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  if (mlirLogicalResultIsFailure(mloptDialectRegister(context, &own)))
    return 1;
  MlirModule module = mlirModuleCreateParse(context, str(text));
  if (mlirModuleIsNull(module))
    return 1;
  show_op("parsed", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
  for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++)
    try_mistake(context, mistakes[i]);
  show_wrong(context);
  mlirContextDestroy(context);
  return 0;
}
