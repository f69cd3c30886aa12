// SPDX-License-Identifier: Apache-2.0
// Interfaces of operations: inference of result types.
#include "mlir-c/Interfaces.h"

#include "capi/capi_internal.h"
#include "mlir-c/BuiltinAttributes.h"

/// The addresses are the ids.
static const CapiTypeId infer_type_id;
static const CapiTypeId infer_shaped_type_id;

MlirTypeID mlirInferTypeOpInterfaceTypeID(void) {
  return wrap_type_id(&infer_type_id);
}

MlirTypeID mlirInferShapedTypeOpInterfaceTypeID(void) {
  return wrap_type_id(&infer_shaped_type_id);
}

static bool has_interface(const OpDef *def, MlirTypeID id) {
  bool infers = def && !def->is_unregistered &&
                (def->infer || (def->traits & TRAIT_SAME_TYPES));
  return id.ptr == &infer_type_id && infers;
}

bool mlirOperationImplementsInterface(MlirOperation operation,
                                      MlirTypeID interfaceTypeID) {
  return has_interface(unwrap_op(operation)->def, interfaceTypeID);
}

bool mlirOperationImplementsInterfaceStatic(MlirStringRef operationName,
                                            MlirContext context,
                                            MlirTypeID interfaceTypeID) {
  return has_interface(
      context_op_def(ctx_of(context), unwrap_text(operationName)),
      interfaceTypeID);
}

MlirLogicalResult mlirInferTypeOpInterfaceInferReturnTypes(
    MlirStringRef opName, MlirContext context, MlirLocation location,
    intptr_t nOperands, MlirValue *operands, MlirAttribute attributes,
    void *properties, intptr_t nRegions, MlirRegion *regions,
    MlirTypesCallback callback, void *userData) {
  (void)properties;
  (void)regions;
  Context *ctx = ctx_of(context);
  const OpDef *def = context_op_def(ctx, unwrap_text(opName));
  if (!has_interface(def, mlirInferTypeOpInterfaceTypeID()))
    return mlirLogicalResultFailure();
  const DictionaryAttr *dictionary =
      attributes.ptr ? attr_as_dictionary(unwrap_attr(attributes)) : NULL;
  VECTOR(MlirNamedAttribute) attrs = {0};
  for (size_t i = 0; dictionary && i < dictionary->size; i++)
    VECTOR_PUSH(&attrs, mlirDictionaryAttrGetElement(attributes, (intptr_t)i));
  const Attribute *props[UINT8_MAX + 1];
  capi_op_props(ctx, def, attrs.data, (intptr_t)attrs.size, props);
  VECTOR_FREE(&attrs);
  OpState state = {.def = def,
                   .loc = unwrap_location(location),
                   .operands = unwrap_values(operands),
                   .num_operands = (uint32_t)nOperands,
                   .num_regions = (uint32_t)nRegions,
                   .props = props};
  Arena arena;
  arena_init(&arena);
  bool ok = capi_infer_types(ctx, &arena, &state);
  capi_deliver(unwrap_context(context), ctx);
  if (ok)
    callback(state.num_results,
             (MlirType *)(uintptr_t)(const void *)state.result_types, userData);
  arena_free(&arena);
  return wrap_result(ok);
}

MlirLogicalResult mlirInferShapedTypeOpInterfaceInferReturnTypes(
    MlirStringRef opName, MlirContext context, MlirLocation location,
    intptr_t nOperands, MlirValue *operands, MlirAttribute attributes,
    void *properties, intptr_t nRegions, MlirRegion *regions,
    MlirShapedTypeComponentsCallback callback, void *userData) {
  (void)opName, (void)context, (void)location, (void)nOperands, (void)operands;
  (void)attributes, (void)properties, (void)nRegions, (void)regions;
  (void)callback, (void)userData;
  return mlirLogicalResultFailure();
}
