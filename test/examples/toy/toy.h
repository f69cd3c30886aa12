// SPDX-License-Identifier: Apache-2.0
// What the files of the compiler share.
#ifndef TOY_H
#define TOY_H

#include "ast.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/IR.h"
#include "mlir-c/Rewrite.h"

static inline MlirStringRef str(const char *text) {
  return mlirStringRefCreateFromCString(text);
}
static inline bool failed(MlirLogicalResult result) {
  return mlirLogicalResultIsFailure(result);
}
/// Is `op` called `name`?
static inline bool is_op(MlirOperation op, const char *name) {
  return mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                            str(name));
}
/// The operation that gives `value`, or null.
static inline MlirOperation op_of(MlirValue value) {
  MlirOperation none = {NULL};
  return mlirValueIsAOpResult(value) ? mlirOpResultGetOwner(value) : none;
}
static inline MlirNamedAttribute named(MlirContext context, const char *name,
                                       MlirAttribute value) {
  return mlirNamedAttributeGet(mlirIdentifierGet(context, str(name)), value);
}

/// The dialect `toy`. Failure after an error.
MlirLogicalResult toy_register_dialect(MlirContext context);
/// The pass toy-shape-inference.
MlirLogicalResult toy_register_passes(MlirContext context);
/// The pass toy-to-loops.
MlirLogicalResult toy_register_lowering(MlirContext context);
/// The module of a syntax tree; null after an error.
MlirModule toy_generate(MlirContext context, Parser *parser);

#endif
