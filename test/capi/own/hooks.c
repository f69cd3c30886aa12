// SPDX-License-Identifier: Apache-2.0
// The functions of a client's operations and dialect, as the verifier,
// inference and passes call them.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Pass.h"
#include "mlopt-c/Dialect.h"

static const MloptValueRow any[] = {
    {.name = "values", .arity = MLOPT_VARIADIC}};
static const MloptValueRow one[] = {{.name = "value"}};
static const MloptAttributeRow value[] = {{.name = "value"}};
static const MloptAttributeRow effects[] = {
    {.name = "effects", .kind = "I64Attr", .isOptional = true}};

static int64_t effects_told(MlirOperation op) {
  MlirAttribute attr = mlirOperationGetAttributeByName(op, str("effects"));
  return mlirAttributeIsNull(attr) ? 0 : mlirIntegerAttrGetValueInt(attr);
}

static unsigned tell_effects(MlirOperation op, void *user) {
  (void)user;
  return (unsigned)effects_told(op);
}

static bool is_cheap(MlirOperation op, void *user) {
  (void)user;
  return effects_told(op) == 0;
}

/// A region's first operation may not be another `hook.box`.
static MlirLogicalResult verify_box(MlirOperation op, void *user) {
  (void)user;
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  MlirOperation first =
      mlirBlockIsNull(block) ? op : mlirBlockGetFirstOperation(block);
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(first));
  if (mlirOperationEqual(first, op) ||
      !mlirStringRefEqual(name, str("hook.box")))
    return mlirLogicalResultSuccess();
  mlirEmitError(mlirOperationGetLocation(op), "a box in a box");
  return mlirLogicalResultFailure();
}

/// The result has the first operand's type; without one, there is none.
static MlirLogicalResult infer_first(const MloptInference *from,
                                     MlirType *types, void *user) {
  (void)user;
  if (!from->numOperands)
    return mlirLogicalResultFailure();
  types[0] = mlirValueGetType(from->operands[0]);
  return mlirLogicalResultSuccess();
}

static void choose_operands(MlirOperation op, unsigned successor,
                            unsigned *first, unsigned *count, void *user) {
  (void)op, (void)successor, (void)user;
  *first = 1;
  *count = 0;
}

/// The first operand is the index; what is too large is no answer.
static int choose(MlirOperation op, const MlirAttribute *constants,
                  void *user) {
  (void)op, (void)user;
  return mlirAttributeIsNull(constants[0])
             ? -1
             : (int)mlirIntegerAttrGetValueInt(constants[0]);
}

static MlirLogicalResult fold_twice(MlirOperation op,
                                    const MlirAttribute *constants,
                                    MloptFoldResult *results, void *user) {
  (void)op, (void)user;
  if (mlirAttributeIsNull(constants[0]))
    return mlirLogicalResultFailure();
  results[0].attribute =
      mlirIntegerAttrGet(mlirAttributeGetType(constants[0]),
                         2 * mlirIntegerAttrGetValueInt(constants[0]));
  return mlirLogicalResultSuccess();
}

static const MloptOpRow ops[] = {
    {.name = "box",
     .traits = MLOPT_TRAIT_NO_TERMINATOR,
     .numRegions = 1,
     .verifyRegions = verify_box},
    {.name = "touch",
     .attributes = effects,
     .numAttributes = 1,
     .results = one,
     .numResults = 1,
     .effects = tell_effects,
     .isSpeculatable = is_cheap},
    {.name = "same",
     .traits = MLOPT_TRAIT_PURE,
     .operands = any,
     .numOperands = 1,
     .results = one,
     .numResults = 1,
     .format = "$values attr-dict `:` type($values)",
     .inferTypes = infer_first},
    {.name = "constant",
     .traits = MLOPT_TRAIT_CONSTANT_LIKE | MLOPT_TRAIT_PURE,
     .results = one,
     .numResults = 1,
     .attributes = value,
     .numAttributes = 1,
     .format = "$value attr-dict"},
    {.name = "twice",
     .traits = MLOPT_TRAIT_PURE | MLOPT_TRAIT_SAME_TYPES,
     .operands = one,
     .numOperands = 1,
     .results = one,
     .numResults = 1,
     .format = "$value attr-dict `:` type($value)",
     .fold = fold_twice},
    {.name = "choose",
     .traits = MLOPT_TRAIT_TERMINATOR | MLOPT_TRAIT_BRANCH | MLOPT_TRAIT_PURE,
     .operands = one,
     .numOperands = 1,
     .numSuccessors = 2,
     .successorOperands = choose_operands,
     .takenSuccessor = choose},
    {.name = "return",
     .traits =
         MLOPT_TRAIT_TERMINATOR | MLOPT_TRAIT_RETURN_LIKE | MLOPT_TRAIT_PURE,
     .operands = any,
     .numOperands = 1,
     .format = "($values^ `:` type($values))? attr-dict"},
};

/// i1 has no constant, and i2's operation there is not.
static const char *constant_op(MlirAttribute value, MlirType type, void *user) {
  (void)value, (void)user;
  if (!mlirTypeIsAInteger(type) || mlirIntegerTypeGetWidth(type) == 1)
    return NULL;
  return mlirIntegerTypeGetWidth(type) == 2   ? "hook.nothing"
         : mlirIntegerTypeGetWidth(type) == 3 ? "hook.twice"
                                              : "hook.constant";
}

static MlirLogicalResult verify_attribute(MlirOperation op, MlirStringRef name,
                                          MlirAttribute attr, void *user) {
  (void)name, (void)user;
  if (mlirAttributeIsAUnit(attr))
    return mlirLogicalResultSuccess();
  mlirEmitError(mlirOperationGetLocation(op), "only a unit");
  return mlirLogicalResultFailure();
}

static bool may_inline(MlirOperation op, MlirRegion to, void *user) {
  (void)to, (void)user;
  return mlirAttributeIsNull(
      mlirOperationGetAttributeByName(op, str("hook.stay")));
}

static MlirLogicalResult
box_to_nothing(MlirOperation op, MlirPatternRewriter rewriter, void *user) {
  (void)op, (void)rewriter, (void)user;
  return mlirLogicalResultFailure();
}

static const MloptPatternRow patterns[] = {
    {.root = "hook.box", .benefit = 3, .rewrite = box_to_nothing},
    {.name = "any", .rewrite = box_to_nothing},
    {.name = "other", .root = "none.here", .rewrite = box_to_nothing}};

/// Runs `pipeline` on `text`, with calls returning by `branch` where not NULL.
static void run(const char *pipeline, const char *branch, const char *text) {
  MlirContext context = context_with_all();
  mlirContextAttachDiagnosticHandler(context, show_diagnostic, NULL, NULL);
  MloptDialectRow row = {
      .name = "hook",
      .ops = ops,
      .numOps = sizeof ops / sizeof *ops,
      .patterns = patterns,
      .numPatterns = 3,
      .inliner = {.isAllowed = true, .isLegal = may_inline, .branch = branch},
      .constantOp = constant_op,
      .verifyAttribute = verify_attribute};
  if (mlirLogicalResultIsFailure(mloptDialectRegister(context, &row)))
    exit(1);
  MlirModule module = mlirModuleCreateParse(context, str(text));
  if (!mlirModuleIsNull(module)) {
    MlirOperation op = mlirModuleGetOperation(module);
    MlirPassManager manager = mlirPassManagerCreate(context);
    mlirParsePassPipeline(mlirPassManagerGetAsOpPassManager(manager),
                          str(pipeline), to_stdout, NULL);
    if (mlirLogicalResultIsFailure(mlirPassManagerRunOnOp(manager, op)))
      printf("failed\n");
    show_op(pipeline, op);
    mlirPassManagerDestroy(manager);
    mlirModuleDestroy(module);
  }
  mlirContextDestroy(context);
}

static const char called[] = "func.func private @f(%c: i1, %x: i32) -> i32 {\n"
                             "  cf.cond_br %c, ^a, ^b\n"
                             "^a:\n"
                             "  hook.return %x : i32\n"
                             "^b:\n"
                             "  %0 = hook.twice %x : i32\n"
                             "  hook.return %0 : i32\n"
                             "}\n"
                             "func.func private @stays(%x: i32) -> i32 {\n"
                             "  %0 = hook.twice %x {hook.stay} : i32\n"
                             "  hook.return %0 : i32\n"
                             "}\n"
                             "func.func @g(%c: i1, %x: i32) -> (i32, i32) {\n"
                             "  %0 = call @f(%c, %x) : (i1, i32) -> i32\n"
                             "  %1 = call @stays(%x) : (i32) -> i32\n"
                             "  return %0, %1 : i32, i32\n"
                             "}\n";

int main(void) {
  run("any(canonicalize)", NULL, "\"hook.box\"() ({}) : () -> ()");
  run("any(canonicalize)", NULL,
      "\"hook.box\"() ({ \"hook.box\"() ({}) : () -> () }) : () -> ()");
  run("any(cse)", NULL,
      "func.func @f() -> (i32, i32) {\n"
      "  %0 = \"hook.touch\"() : () -> i32\n"
      "  %1 = \"hook.touch\"() : () -> i32\n"
      "  %2 = \"hook.touch\"() {effects = 1} : () -> i32\n"
      "  %3 = \"hook.touch\"() {effects = 1} : () -> i32\n"
      "  %4 = \"hook.touch\"() {effects = 2} : () -> i32\n"
      "  %5 = \"hook.touch\"() {effects = 2} : () -> i32\n"
      "  return %1, %3 : i32, i32\n"
      "}\n");
  run("any(func.func(loop-invariant-code-motion))", NULL,
      "func.func @f(%n: index) {\n"
      "  scf.for %i = %n to %n step %n {\n"
      "    %0 = \"hook.touch\"() : () -> i32\n"
      "    %1 = \"hook.touch\"() {effects = 1} : () -> i32\n"
      "    func.call @g(%0, %1) : (i32, i32) -> ()\n"
      "  }\n"
      "  return\n"
      "}\n"
      "func.func private @g(i32, i32)\n");
  run("any(canonicalize)", NULL,
      "func.func @f(%x: i32) -> i32 {\n"
      "  %0 = hook.same %x, %x : i32, i32\n"
      "  return %0 : i32\n"
      "}\n");
  run("any(canonicalize)", NULL,
      "func.func @f() -> i32 {\n"
      "  %0 = hook.same : \n"
      "  return %0 : i32\n"
      "}\n");
  run("any(canonicalize)", NULL,
      "func.func @f() -> (i32, i1, i2, i3) {\n"
      "  %0 = hook.constant 21 : i32\n"
      "  %1 = hook.twice %0 : i32\n"
      "  %2 = hook.constant 0 : i1\n"
      "  %3 = hook.twice %2 : i1\n"
      "  %4 = hook.constant 1 : i2\n"
      "  %5 = hook.twice %4 : i2\n"
      "  %6 = hook.constant 1 : i3\n"
      "  %7 = hook.twice %6 : i3\n"
      "  return %1, %3, %5, %7 : i32, i1, i2, i3\n"
      "}\n");
  run("any(canonicalize)", NULL,
      "func.func @f() -> i32 {\n"
      "  %0 = hook.constant unit\n"
      "  return %0 : i32\n"
      "}\n");
  run("any(sccp,canonicalize)", NULL,
      "func.func @f(%x: i32) -> i32 {\n"
      "  %0 = arith.constant 1 : i32\n"
      "  \"hook.choose\"(%0)[^a, ^b] : (i32) -> ()\n"
      "^a:\n"
      "  %1 = arith.constant 9 : i32\n"
      "  \"hook.choose\"(%1)[^a, ^b] : (i32) -> ()\n"
      "^b:\n"
      "  \"hook.choose\"(%x)[^a, ^c] : (i32) -> ()\n"
      "^c:\n"
      "  return %x : i32\n"
      "}\n");
  run("any(canonicalize)", NULL, "module attributes {hook.a} {}");
  run("any(canonicalize)", NULL, "module attributes {hook.a = 1} {}");
  run("any(inline)", NULL, called);
  run("any(inline)", "cf.br", called);
  run("any(inline)", "no.branch", called);
  return 0;
}
