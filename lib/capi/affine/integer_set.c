// SPDX-License-Identifier: Apache-2.0
// Integer sets.
#include "mlir-c/IntegerSet.h"

#include "capi/affine/affine_casts.h"

static const IntegerSet *unwrap_set(MlirIntegerSet set) { return set.ptr; }

MlirContext mlirIntegerSetGetContext(MlirIntegerSet set) {
  return wrap_context(capi_owner(set.ptr));
}

bool mlirIntegerSetEqual(MlirIntegerSet s1, MlirIntegerSet s2) {
  return s1.ptr == s2.ptr;
}

void mlirIntegerSetPrint(MlirIntegerSet set, MlirStringCallback callback,
                         void *userData) {
  Stream text = {0};
  integer_set_print(&text, unwrap_set(set));
  capi_give_text(&text, callback, userData);
}

void mlirIntegerSetDump(MlirIntegerSet set) {
  Stream text = {0};
  integer_set_print(&text, unwrap_set(set));
  capi_dump_text(&text);
}

MlirIntegerSet mlirIntegerSetEmptyGet(MlirContext context, intptr_t numDims,
                                      intptr_t numSymbols) {
  const AffineExpr *one = affine_constant_get(ctx_of(context), 1);
  bool is_equality = true;
  return (MlirIntegerSet){integer_set_get(ctx_of(context), (unsigned)numDims,
                                          (unsigned)numSymbols, &one,
                                          &is_equality, 1)};
}

bool mlirIntegerSetIsCanonicalEmpty(MlirIntegerSet set) {
  const IntegerSet *object = unwrap_set(set);
  return object->num_constraints == 1 && object->is_equality[0] &&
         object->constraints[0]->kind == AFFINE_CONSTANT &&
         object->constraints[0]->value == 1;
}

MlirIntegerSet mlirIntegerSetGet(MlirContext context, intptr_t numDims,
                                 intptr_t numSymbols, intptr_t numConstraints,
                                 const MlirAffineExpr *constraints,
                                 const bool *eqFlags) {
  return (MlirIntegerSet){integer_set_get(
      ctx_of(context), (unsigned)numDims, (unsigned)numSymbols,
      unwrap_exprs(constraints), eqFlags, (size_t)numConstraints)};
}

MlirIntegerSet
mlirIntegerSetReplaceGet(MlirIntegerSet set,
                         const MlirAffineExpr *dimReplacements,
                         const MlirAffineExpr *symbolReplacements,
                         intptr_t numResultDims, intptr_t numResultSymbols) {
  const IntegerSet *object = unwrap_set(set);
  Context *ctx = capi_ctx_of(object);
  CapiReplacement with = {.dims = unwrap_exprs(dimReplacements),
                          .symbols = unwrap_exprs(symbolReplacements),
                          .num_dims = object->num_dims,
                          .num_symbols = object->num_symbols};
  VECTOR(const AffineExpr *) list = {0};
  for (uint32_t i = 0; i < object->num_constraints; i++)
    VECTOR_PUSH(&list, capi_replace_leaves(ctx, object->constraints[i], &with));
  const IntegerSet *replaced =
      integer_set_get(ctx, (unsigned)numResultDims, (unsigned)numResultSymbols,
                      list.data, object->is_equality, list.size);
  VECTOR_FREE(&list);
  return (MlirIntegerSet){replaced};
}

intptr_t mlirIntegerSetGetNumDims(MlirIntegerSet set) {
  return unwrap_set(set)->num_dims;
}

intptr_t mlirIntegerSetGetNumSymbols(MlirIntegerSet set) {
  return unwrap_set(set)->num_symbols;
}

intptr_t mlirIntegerSetGetNumInputs(MlirIntegerSet set) {
  return (intptr_t)unwrap_set(set)->num_dims + unwrap_set(set)->num_symbols;
}

intptr_t mlirIntegerSetGetNumConstraints(MlirIntegerSet set) {
  return unwrap_set(set)->num_constraints;
}

intptr_t mlirIntegerSetGetNumEqualities(MlirIntegerSet set) {
  intptr_t count = 0;
  for (uint32_t i = 0; i < unwrap_set(set)->num_constraints; i++)
    count += unwrap_set(set)->is_equality[i];
  return count;
}

intptr_t mlirIntegerSetGetNumInequalities(MlirIntegerSet set) {
  return mlirIntegerSetGetNumConstraints(set) -
         mlirIntegerSetGetNumEqualities(set);
}

MlirAffineExpr mlirIntegerSetGetConstraint(MlirIntegerSet set, intptr_t pos) {
  return wrap_expr(unwrap_set(set)->constraints[pos]);
}

bool mlirIntegerSetIsConstraintEq(MlirIntegerSet set, intptr_t pos) {
  return unwrap_set(set)->is_equality[pos];
}
