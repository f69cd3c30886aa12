// SPDX-License-Identifier: Apache-2.0
// Shape inference: a pass over a function whose calls were inlined. Operations
// stand after what they use, so that one walk finds all shapes.
#include "mlopt-c/Pass.h"
#include "toy.h"

static MlirType reversed(MlirType type) {
  int64_t shape[MAX_RANK], rank = mlirShapedTypeGetRank(type);
  if (rank > MAX_RANK)
    return type;
  for (int64_t i = 0; i < rank; i++)
    shape[i] = mlirShapedTypeGetDimSize(type, rank - 1 - i);
  return mlirRankedTensorTypeGet(
      rank, shape, mlirShapedTypeGetElementType(type), mlirAttributeGetNull());
}

/// Gives the result of an operation of toy the shape that its operand says.
static MlirWalkResult infer(MlirOperation op, void *user) {
  bool *is_done = user;
  if (mlirOperationGetNumResults(op) != 1)
    return MlirWalkResultAdvance;
  MlirValue result = mlirOperationGetResult(op, 0);
  if (!mlirTypeIsAUnrankedTensor(mlirValueGetType(result)))
    return MlirWalkResultAdvance;
  if (mlirOperationGetNumOperands(op) && !is_op(op, "toy.generic_call")) {
    MlirType from = mlirValueGetType(mlirOperationGetOperand(op, 0));
    if (mlirTypeIsARankedTensor(from)) {
      mlirValueSetType(result,
                       is_op(op, "toy.transpose") ? reversed(from) : from);
      return MlirWalkResultAdvance;
    }
  }
  *is_done = false;
  mlirEmitError(mlirOperationGetLocation(op), "its shape is not known");
  return MlirWalkResultInterrupt;
}

static MlirLogicalResult run(MlirOperation op, MloptPassRun run, void *user) {
  (void)run;
  (void)user;
  bool is_done = true;
  mlirOperationWalk(op, infer, &is_done, MlirWalkPreOrder);
  return is_done ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}

static const MloptPassRow shapes = {
    .flag = "toy-shape-inference",
    .name = "ShapeInference",
    .summary = "Finds the shapes of tensors in a function without calls",
    .anchor = "func.func",
    .run = run};

MlirLogicalResult toy_register_passes(MlirContext context) {
  return mloptPassRegister(context, &shapes);
}
