// SPDX-License-Identifier: Apache-2.0
// The dialect: its operations as rows, their verifiers, folds and patterns.
#include "mlopt-c/Dialect.h"
#include "toy.h"

//===- Verifiers ----------------------------------------------------------===//

static MlirLogicalResult reject(MlirOperation op, const char *what) {
  mlirEmitError(mlirOperationGetLocation(op), what);
  return mlirLogicalResultFailure();
}

static MlirType operand_type(MlirOperation op, intptr_t index) {
  return mlirValueGetType(mlirOperationGetOperand(op, index));
}
static MlirType result_type(MlirOperation op) {
  return mlirValueGetType(mlirOperationGetResult(op, 0));
}
static bool is_ranked(MlirType type) { return mlirTypeIsARankedTensor(type); }

static MlirLogicalResult verify_constant(MlirOperation op, void *user) {
  (void)user;
  MlirAttribute value = mlirOperationGetAttributeByName(op, str("value"));
  return !is_ranked(result_type(op)) ||
                 mlirTypeEqual(mlirAttributeGetType(value), result_type(op))
             ? mlirLogicalResultSuccess()
             : reject(op, "return type must match the one of the value");
}

static MlirLogicalResult verify_transpose(MlirOperation op, void *user) {
  (void)user;
  MlirType from = operand_type(op, 0), to = result_type(op);
  if (!is_ranked(from) || !is_ranked(to))
    return mlirLogicalResultSuccess();
  int64_t rank = mlirShapedTypeGetRank(from);
  bool is_right = rank == mlirShapedTypeGetRank(to);
  for (int64_t i = 0; is_right && i < rank; i++)
    is_right = mlirShapedTypeGetDimSize(from, i) ==
               mlirShapedTypeGetDimSize(to, rank - 1 - i);
  return is_right ? mlirLogicalResultSuccess()
                  : reject(op, "expected the result's shape to be the input's, "
                               "the other way round");
}

static int64_t num_elements(MlirType type) {
  int64_t count = 1;
  for (int64_t i = 0; i < mlirShapedTypeGetRank(type); i++) {
    int64_t size = mlirShapedTypeGetDimSize(type, i);
    count = size && count > INT64_MAX / size ? INT64_MAX : count * size;
  }
  return count;
}

static MlirLogicalResult verify_binary(MlirOperation op, void *user) {
  (void)user;
  MlirType lhs = operand_type(op, 0), rhs = operand_type(op, 1);
  return !is_ranked(lhs) || !is_ranked(rhs) || mlirTypeEqual(lhs, rhs)
             ? mlirLogicalResultSuccess()
             : reject(op, "the operands have different shapes");
}

static MlirLogicalResult verify_reshape(MlirOperation op, void *user) {
  (void)user;
  MlirType from = operand_type(op, 0), to = result_type(op);
  return !is_ranked(from) || num_elements(from) == num_elements(to)
             ? mlirLogicalResultSuccess()
             : reject(op, "a reshape keeps the number of elements");
}

/// The operands are what the function gives.
static MlirLogicalResult verify_return(MlirOperation op, void *user) {
  (void)user;
  MlirAttribute attr = mlirOperationGetAttributeByName(
      mlirOperationGetParentOperation(op), str("function_type"));
  MlirType type = mlirTypeAttrGetValue(attr);
  intptr_t count = mlirOperationGetNumOperands(op);
  if (count != mlirFunctionTypeGetNumResults(type))
    return reject(op, "does not return as many values as the function does");
  MlirType expected = count ? mlirFunctionTypeGetResult(type, 0) : type;
  if (!count || mlirTypeEqual(expected, operand_type(op, 0)) ||
      !is_ranked(expected) || !is_ranked(operand_type(op, 0)))
    return mlirLogicalResultSuccess();
  return reject(op, "type of the return operand is not the function's");
}

//===- Folds and patterns -------------------------------------------------===//

static MlirLogicalResult fold_constant(MlirOperation op,
                                       const MlirAttribute *constants,
                                       MloptFoldResult *results, void *user) {
  (void)constants;
  (void)user;
  results[0].attribute = mlirOperationGetAttributeByName(op, str("value"));
  return mlirLogicalResultSuccess();
}

/// cast(x) -> x, where the types are the same.
static MlirLogicalResult fold_cast(MlirOperation op,
                                   const MlirAttribute *constants,
                                   MloptFoldResult *results, void *user) {
  (void)constants;
  (void)user;
  if (!mlirTypeEqual(operand_type(op, 0), result_type(op)))
    return mlirLogicalResultFailure();
  results[0].value = mlirOperationGetOperand(op, 0);
  return mlirLogicalResultSuccess();
}

/// reshape(x) -> x where nothing changes; reshape(constant) -> constant.
static MlirLogicalResult fold_reshape(MlirOperation op,
                                      const MlirAttribute *constants,
                                      MloptFoldResult *results, void *user) {
  (void)user;
  MlirType to = result_type(op);
  if (mlirTypeEqual(operand_type(op, 0), to))
    results[0].value = mlirOperationGetOperand(op, 0);
  else if (!mlirAttributeIsNull(constants[0]))
    results[0].attribute = mlirDenseElementsAttrReshapeGet(constants[0], to);
  else
    return mlirLogicalResultFailure();
  return mlirLogicalResultSuccess();
}

static const char *constant_op(MlirAttribute value, MlirType type, void *user) {
  (void)user;
  return mlirAttributeIsADenseElements(value) && is_ranked(type)
             ? "toy.constant"
             : NULL;
}

/// transpose(transpose(x)) -> x
static MlirLogicalResult
merge_transposes(MlirOperation op, MlirPatternRewriter rewriter, void *user) {
  (void)user;
  MlirOperation inner = op_of(mlirOperationGetOperand(op, 0));
  if (mlirOperationIsNull(inner) || !is_op(inner, "toy.transpose"))
    return mlirLogicalResultFailure();
  MlirValue value = mlirOperationGetOperand(inner, 0);
  if (!mlirTypeEqual(mlirValueGetType(value), result_type(op)))
    return mlirLogicalResultFailure();
  mlirRewriterBaseReplaceOpWithValues(mlirPatternRewriterAsBase(rewriter), op,
                                      1, &value);
  return mlirLogicalResultSuccess();
}

/// reshape(reshape(x)) -> reshape(x)
static MlirLogicalResult
merge_reshapes(MlirOperation op, MlirPatternRewriter rewriter, void *user) {
  (void)user;
  MlirOperation inner = op_of(mlirOperationGetOperand(op, 0));
  if (mlirOperationIsNull(inner) || !is_op(inner, "toy.reshape"))
    return mlirLogicalResultFailure();
  MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  mlirRewriterBaseStartOpModification(base, op);
  mlirOperationSetOperand(op, 0, mlirOperationGetOperand(inner, 0));
  mlirRewriterBaseFinalizeOpModification(base, op);
  return mlirLogicalResultSuccess();
}

//===- Rows ---------------------------------------------------------------===//

/// A tensor of f64, of any shape.
static bool is_f64_tensor(MlirType type, void *user) {
  (void)user;
  return mlirTypeIsATensor(type) &&
         mlirTypeIsAF64(mlirShapedTypeGetElementType(type));
}

#define VALUE(NAME)                                                            \
  {                                                                            \
    .name = NAME, .summary = "tensor of 64-bit float values",                  \
    .holds = is_f64_tensor                                                     \
  }
static const MloptValueRow input[] = {VALUE("input")};
static const MloptValueRow output[] = {VALUE("output")};
static const MloptValueRow two[] = {VALUE("lhs"), VALUE("rhs")};
static const MloptValueRow inputs[] = {
    {.name = "inputs",
     .arity = MLOPT_VARIADIC,
     .summary = "tensor of 64-bit float values",
     .holds = is_f64_tensor}};
static const MloptValueRow maybe[] = {
    {.name = "output",
     .arity = MLOPT_OPTIONAL,
     .summary = "tensor of 64-bit float values",
     .holds = is_f64_tensor}};
static const MloptAttributeRow value[] = {
    {.name = "value", .kind = "ElementsAttr"}};
static const MloptAttributeRow callee[] = {
    {.name = "callee", .kind = "SymbolRefAttr"}};
static const char *const in_function[] = {"func.func", NULL};

#define UNARY                                                                  \
  .operands = input, .numOperands = 1, .results = output, .numResults = 1
#define BINARY                                                                 \
  .operands = two, .numOperands = 2, .results = output, .numResults = 1,       \
  .format = "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)",  \
  .verify = verify_binary

static const MloptOpRow ops[] = {
    {.name = "constant",
     .traits = MLOPT_TRAIT_PURE | MLOPT_TRAIT_CONSTANT_LIKE,
     .results = output,
     .numResults = 1,
     .attributes = value,
     .numAttributes = 1,
     .format = "$value attr-dict",
     .verify = verify_constant,
     .fold = fold_constant},
    {.name = "add", .traits = MLOPT_TRAIT_PURE, BINARY},
    {.name = "mul", .traits = MLOPT_TRAIT_PURE, BINARY},
    {.name = "transpose",
     .traits = MLOPT_TRAIT_PURE,
     UNARY,
     .format = "`(` $input `:` type($input) `)` attr-dict `to` type($output)",
     .verify = verify_transpose},
    {.name = "reshape",
     .traits = MLOPT_TRAIT_PURE,
     UNARY,
     .format = "`(` $input `:` type($input) `)` attr-dict `to` type($output)",
     .verify = verify_reshape,
     .fold = fold_reshape},
    {.name = "cast",
     .traits = MLOPT_TRAIT_PURE | MLOPT_TRAIT_CAST,
     UNARY,
     .format = "$input attr-dict `:` type($input) `to` type($output)",
     .fold = fold_cast},
    {.name = "generic_call",
     .traits = MLOPT_TRAIT_CALL,
     .operands = inputs,
     .numOperands = 1,
     .results = maybe,
     .numResults = 1,
     .attributes = callee,
     .numAttributes = 1,
     .format = "$callee `(` $inputs `)` attr-dict `:` "
               "functional-type($inputs, results)"},
    {.name = "print",
     .operands = input,
     .numOperands = 1,
     .format = "$input attr-dict `:` type($input)"},
    {.name = "return",
     .traits =
         MLOPT_TRAIT_PURE | MLOPT_TRAIT_TERMINATOR | MLOPT_TRAIT_RETURN_LIKE,
     .operands = inputs,
     .numOperands = 1,
     .format = "($inputs^ `:` type($inputs))? attr-dict",
     .parents = in_function,
     .verify = verify_return},
};

static const MloptPatternRow patterns[] = {
    {.name = "merge-transposes",
     .root = "toy.transpose",
     .rewrite = merge_transposes},
    {.name = "merge-reshapes",
     .root = "toy.reshape",
     .rewrite = merge_reshapes},
};

static const MloptDialectRow toy = {
    .name = "toy",
    .ops = ops,
    .numOps = sizeof ops / sizeof *ops,
    .patterns = patterns,
    .numPatterns = sizeof patterns / sizeof *patterns,
    .inliner = {.isAllowed = true, .cast = "toy.cast"},
    .constantOp = constant_op,
};

MlirLogicalResult toy_register_dialect(MlirContext context) {
  return mloptDialectRegister(context, &toy);
}
