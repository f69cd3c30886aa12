// SPDX-License-Identifier: Apache-2.0
// A dialect of a client's: it is read, printed, checked and transformed as the
// library's are.
#include "mlopt-c/Dialect.h"
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Pass.h"

static const MloptValueRow two_ints[] = {{.name = "lhs", .type = "AnyInteger"},
                                         {.name = "rhs", .type = "AnyInteger"}};
static const MloptValueRow one_int[] = {
    {.name = "result", .type = "AnyInteger"}};
static const MloptValueRow any_values[] = {
    {.name = "values", .arity = MLOPT_VARIADIC}};
static const MloptValueRow box_value[] = {{.name = "box", .type = "!mine.box"}};
static const MloptValueRow i32_or_index[] = {
    {.name = "number", .type = "i32 | Index"}};

static bool is_even(MlirAttribute attribute, void *user) {
  (void)user;
  return mlirAttributeIsAInteger(attribute) &&
         mlirIntegerAttrGetValueInt(attribute) % 2 == 0;
}

static const MloptAttributeRow value_attr[] = {
    {.name = "value", .kind = "TypedAttr"}};
static const MloptAttributeRow box_attrs[] = {
    {.name = "mode", .kind = "#mine.mode"},
    {.name = "size",
     .kind = "I64Attr",
     .isOptional = true,
     .holds = is_even,
     .summary = "an even number"}};

static MlirLogicalResult fold_constant(MlirOperation op,
                                       const MlirAttribute *constants,
                                       MloptFoldResult *results, void *user) {
  (void)constants;
  (void)user;
  results[0].attribute = mlirOperationGetAttributeByName(op, str("value"));
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult fold_add(MlirOperation op,
                                  const MlirAttribute *constants,
                                  MloptFoldResult *results, void *user) {
  int *num_folds = user;
  if (mlirAttributeIsNull(constants[1]))
    return mlirLogicalResultFailure();
  int64_t rhs = mlirIntegerAttrGetValueInt(constants[1]);
  if (rhs == 0) {
    results[0].value = mlirOperationGetOperand(op, 0);
  } else if (!mlirAttributeIsNull(constants[0])) {
    MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
    int64_t lhs = mlirIntegerAttrGetValueInt(constants[0]);
    results[0].attribute = mlirIntegerAttrGet(type, lhs + rhs);
  } else {
    return mlirLogicalResultFailure();
  }
  ++*num_folds;
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult verify_box(MlirOperation op, void *user) {
  (void)user;
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  MlirAttribute element = mloptTypeGetParameter(type, 0);
  if (mlirOperationGetNumOperands(op) &&
      !mlirTypeEqual(mlirTypeAttrGetValue(element),
                     mlirValueGetType(mlirOperationGetOperand(op, 0)))) {
    mlirEmitError(mlirOperationGetLocation(op), "the box is for other things");
    return mlirLogicalResultFailure();
  }
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult verify_box_type(MlirLocation location,
                                         const MlirAttribute *parameters,
                                         void *user) {
  (void)user;
  if (mlirIntegerAttrGetValueInt(parameters[1]) > 0)
    return mlirLogicalResultSuccess();
  mlirEmitError(location, "a box has a size");
  return mlirLogicalResultFailure();
}

/// The type of what is in the box.
static MlirLogicalResult infer_open(const MloptInference *from, MlirType *types,
                                    void *user) {
  (void)user;
  MlirType box = mlirValueGetType(from->operands[0]);
  if (!mloptTypeIsA(box, str("mine.box")))
    return mlirLogicalResultFailure();
  types[0] = mlirTypeAttrGetValue(mloptTypeGetParameter(box, 0));
  return mlirLogicalResultSuccess();
}

static void name_result(MlirOperation op, MlirStringCallback append, void *to,
                        void *user) {
  (void)op;
  (void)user;
  append(str("c"), to);
}

static const char *constant_op(MlirAttribute value, MlirType type, void *user) {
  (void)type;
  (void)user;
  return mlirAttributeIsAInteger(value) ? "mine.constant" : NULL;
}

/// add(x, add(y, z)) -> add(add(x, y), z)
static MlirLogicalResult rotate(MlirOperation op, MlirPatternRewriter rewriter,
                                void *user) {
  (void)user;
  MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  MlirValue rhs = mlirOperationGetOperand(op, 1);
  if (!mlirValueIsAOpResult(rhs))
    return mlirLogicalResultFailure();
  MlirOperation inner = mlirOpResultGetOwner(rhs);
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(inner));
  if (!mlirStringRefEqual(name, str("mine.add")))
    return mlirLogicalResultFailure();
  MlirType type = mlirValueGetType(rhs);
  MlirValue values[2] = {mlirOperationGetOperand(op, 0),
                         mlirOperationGetOperand(inner, 0)};
  MlirOperation made[2];
  for (int i = 0; i < 2; i++) {
    MlirOperationState state =
        mlirOperationStateGet(name, mlirOperationGetLocation(op));
    mlirOperationStateAddOperands(&state, 2, values);
    mlirOperationStateAddResults(&state, 1, &type);
    made[i] = mlirRewriterBaseInsert(base, mlirOperationCreate(&state));
    values[0] = mlirOperationGetResult(made[i], 0);
    values[1] = mlirOperationGetOperand(inner, 1);
  }
  mlirRewriterBaseReplaceOpWithOperation(base, op, made[1]);
  return mlirLogicalResultSuccess();
}

static const char *const in_function[] = {"mine.func", NULL};
static const MloptAttributeRow callee[] = {
    {.name = "callee", .kind = "SymbolRefAttr"}};

static const MloptOpRow ops[] = {
    {.name = "constant",
     .traits = MLOPT_TRAIT_PURE | MLOPT_TRAIT_CONSTANT_LIKE,
     .results = one_int,
     .numResults = 1,
     .attributes = value_attr,
     .numAttributes = 1,
     .format = "$value attr-dict",
     .fold = fold_constant,
     .resultName = name_result},
    {.name = "add",
     .traits =
         MLOPT_TRAIT_PURE | MLOPT_TRAIT_SAME_TYPES | MLOPT_TRAIT_COMMUTATIVE,
     .operands = two_ints,
     .numOperands = 2,
     .results = one_int,
     .numResults = 1,
     .format = "$lhs `,` $rhs attr-dict `:` type($result)",
     .fold = fold_add},
    {.name = "pack",
     .traits = MLOPT_TRAIT_PURE,
     .operands = any_values,
     .numOperands = 1,
     .results = box_value,
     .numResults = 1,
     .attributes = box_attrs,
     .numAttributes = 2,
     .format = "$mode (`size` $size^)? ($values^ `:` type($values))? attr-dict "
               "`->` type($box)",
     .verify = verify_box},
    {.name = "open",
     .traits = MLOPT_TRAIT_PURE,
     .operands = box_value,
     .numOperands = 1,
     .results = any_values,
     .numResults = 0,
     .format = "$box attr-dict `:` type($box)"},
    {.name = "take",
     .traits = MLOPT_TRAIT_READS_MEMORY,
     .operands = box_value,
     .numOperands = 1,
     .results = one_int,
     .numResults = 1,
     .format = "$box attr-dict `:` type($box)",
     .inferTypes = infer_open},
    {.name = "show",
     .operands = i32_or_index,
     .numOperands = 1,
     .format = "$number attr-dict `:` type($number)"},
    {.name = "func",
     .traits = MLOPT_TRAIT_FUNCTION | MLOPT_TRAIT_SYMBOL | MLOPT_TRAIT_ISOLATED,
     .numRegions = 1,
     .hasFunctionSyntax = true},
    {.name = "return",
     .traits =
         MLOPT_TRAIT_TERMINATOR | MLOPT_TRAIT_RETURN_LIKE | MLOPT_TRAIT_PURE,
     .operands = any_values,
     .numOperands = 1,
     .format = "($values^ `:` type($values))? attr-dict",
     .parents = in_function},
    {.name = "call",
     .traits = MLOPT_TRAIT_CALL,
     .operands = any_values,
     .numOperands = 1,
     .results = any_values,
     .numResults = 1,
     .attributes = callee,
     .numAttributes = 1,
     .format = "$callee `(` operands `)` attr-dict `:` "
               "functional-type(operands, results)"},
};

static const MloptParameterRow box_params[] = {
    {.name = "element", .kind = MLOPT_PARAMETER_TYPE},
    {.name = "size", .kind = MLOPT_PARAMETER_INT}};
static const MloptDataRow types[] = {{.name = "box",
                                      .parameters = box_params,
                                      .numParameters = 2,
                                      .format = "`<` $element `x` $size `>`",
                                      .verify = verify_box_type},
                                     {.name = "token"}};
static const MloptCaseRow modes[] = {{"fast", 0}, {"careful", 1}};
static const MloptEnumRow enums[] = {
    {.name = "mode", .cases = modes, .numCases = 2}};
static const MloptPatternRow patterns[] = {
    {.name = "rotate", .root = "mine.add", .rewrite = rotate}};

static int num_folds;
static const MloptDialectRow mine = {
    .name = "mine",
    .ops = ops,
    .numOps = sizeof ops / sizeof *ops,
    .types = types,
    .numTypes = 2,
    .enums = enums,
    .numEnums = 1,
    .patterns = patterns,
    .numPatterns = 1,
    .inliner = {.isAllowed = true},
    .constantOp = constant_op,
    .user = &num_folds,
};

static void parse_and_run(MlirContext context, const char *text,
                          const char *pipeline) {
  MlirModule module = mlirModuleCreateParse(context, str(text));
  if (mlirModuleIsNull(module)) {
    printf("not parsed\n");
    return;
  }
  MlirOperation op = mlirModuleGetOperation(module);
  if (*pipeline) {
    MlirPassManager manager = mlirPassManagerCreate(context);
    mlirParsePassPipeline(mlirPassManagerGetAsOpPassManager(manager),
                          str(pipeline), to_stdout, NULL);
    if (mlirLogicalResultIsFailure(mlirPassManagerRunOnOp(manager, op)))
      printf("failed\n");
    mlirPassManagerDestroy(manager);
  }
  show_op(*pipeline ? pipeline : "parsed", op);
  mlirModuleDestroy(module);
}

static const char syntax[] =
    "mine.func @f(%a: i32, %t: !mine.token) -> i32 {\n"
    "  %0 = mine.constant 4 : i32\n"
    "  %1 = mine.add %a, %0 : i32\n"
    "  %2 = mine.pack careful size 2 %1 : i32 -> !mine.box<i32 x 3>\n"
    "  %3 = mine.take %2 : !mine.box<i32 x 3>\n"
    "  %4 = \"mine.add\"(%3, %a) {x = #mine.mode<fast>} : (i32, i32) -> i32\n"
    "  mine.show %4 : i32\n"
    "  mine.return %4 : i32\n"
    "}\n";

static const char folds[] = "mine.func @callee(%a: i32) -> i32 {\n"
                            "  %0 = mine.constant 4 : i32\n"
                            "  %1 = mine.constant 0 : i32\n"
                            "  %2 = mine.add %0, %0 : i32\n"
                            "  %3 = mine.add %1, %a : i32\n"
                            "  %4 = mine.add %3, %2 : i32\n"
                            "  mine.return %4 : i32\n"
                            "}\n"
                            "mine.func @caller(%a: i32) -> (i32, i32) {\n"
                            "  %0 = mine.call @callee(%a) : (i32) -> i32\n"
                            "  %1 = mine.add %a, %0 : i32\n"
                            "  %2 = mine.add %a, %0 : i32\n"
                            "  mine.return %1, %2 : i32, i32\n"
                            "}\n";

static void to_file(MlirStringRef text, void *user) {
  MlirStringRef *whole = user;
  char *data =
      realloc((char *)(size_t)whole->data, whole->length + text.length);
  memcpy(data + whole->length, text.data, text.length);
  *whole = (MlirStringRef){data, whole->length + text.length};
}

static void through_bytecode(MlirContext context) {
  MlirModule module = mlirModuleCreateParse(context, str(syntax));
  MlirStringRef bytes = {NULL, 0};
  mlirOperationWriteBytecode(mlirModuleGetOperation(module), to_file, &bytes);
  MlirModule again = mlirModuleCreateParse(context, bytes);
  printf("bytecode: %s\n", mlirOperationEqual(mlirModuleGetOperation(again),
                                              mlirModuleGetOperation(module))
                               ? "same"
                               : "read again");
  show_op("read", mlirModuleGetOperation(again));
  mlirModuleDestroy(again);
  mlirModuleDestroy(module);
  free((char *)(size_t)bytes.data);
}

static void handles(MlirContext context) {
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirType i64 = mlirIntegerTypeGet(context, 64);
  MlirAttribute params[] = {mlirTypeAttrGet(mlirIntegerTypeGet(context, 8)),
                            mlirIntegerAttrGet(i64, 2)};
  show_type("made", mloptTypeGet(unknown, str("mine.box"), 2, params));
  show_type("token", mloptTypeGet(unknown, str("mine.token"), 0, NULL));
  params[1] = mlirIntegerAttrGet(i64, 0);
  show_type("wrong size", mloptTypeGet(unknown, str("mine.box"), 2, params));
  show_type("wrong count", mloptTypeGet(unknown, str("mine.box"), 1, params));
  params[0] = params[1];
  show_type("wrong kind", mloptTypeGet(unknown, str("mine.box"), 2, params));
  show_type("no such", mloptTypeGet(unknown, str("mine.nothing"), 0, NULL));
  show_type("unknown", mlirTypeParseGet(context, str("!mine.nothing<3>")));
  show_type("a string", mlirTypeParseGet(context, str("!mine<\"nothing\">")));
  MlirAttribute mode = mloptEnumAttributeGet(unknown, str("mine.mode"), 1);
  show_attr("mode", mode);
  printf("value: %d\n", (int)mloptEnumAttributeGetValue(mode));
}

static const char *const mistakes[] = {
    "%0 = \"mine.constant\"() : () -> i32",
    "%0 = \"mine.constant\"() {value = 1.0 : f32} : () -> f32",
    "%0 = \"mine.pack\"() {mode = #mine.mode<fast>, size = 3} : () -> i32",
    "%0 = \"mine.pack\"() {mode = #mine.mode<fast>, size = 3} : () -> "
    "!mine.box<i32 x 1>",
    "%0 = mine.pack slow -> !mine.box<i32 x 1>",
    "%0 = mine.constant 1 : i8 %1 = mine.pack fast %0 : i8 -> !mine.box<i32 x "
    "1>",
    "%0 = mine.constant 1 : i8 mine.show %0 : i8",
    "\"test.x\"() {a = !mine.box<i32 x 0>} : () -> ()",
    "mine.return",
};

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, show_diagnostic, NULL, NULL);
  mlirContextSetAllowUnregisteredDialects(context, true);
  if (mlirLogicalResultIsFailure(mloptDialectRegister(context, &mine)))
    return 1;
  parse_and_run(context, syntax, "");
  parse_and_run(context, folds, "any(canonicalize)");
  parse_and_run(context, folds, "any(inline,cse)");
  printf("folds: %s\n", num_folds ? "some" : "none");
  through_bytecode(context);
  handles(context);
  for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++)
    parse_and_run(context, mistakes[i], "");
  mlirContextDestroy(context);
  return 0;
}
