// SPDX-License-Identifier: Apache-2.0
// The dialect llvm: its types.
#include "dialects/llvm/llvm_types.h"

#include "capi/capi_internal.h"
#include "mlir-c/Dialect/LLVM.h"

static const DialectType *as(MlirType type, LLVMTypeDef kind) {
  return type_as_dialect(unwrap_type(type), &llvm_type_defs[kind]);
}

//===- Pointers, void, arrays ---------------------------------------------===//

MlirType mlirLLVMPointerTypeGet(MlirContext ctx, unsigned addressSpace) {
  return wrap_type(llvm_pointer(ctx_of(ctx), addressSpace));
}

MlirStringRef mlirLLVMPointerTypeGetName(void) {
  return wrap_text(STR("llvm.ptr"));
}

MlirTypeID mlirLLVMPointerTypeGetTypeID(void) {
  return wrap_type_id(&llvm_type_defs[LLVM_TYPE_POINTER]);
}

bool mlirTypeIsALLVMPointerType(MlirType type) {
  return as(type, LLVM_TYPE_POINTER) != NULL;
}

unsigned mlirLLVMPointerTypeGetAddressSpace(MlirType pointerType) {
  const DialectType *pointer = as(pointerType, LLVM_TYPE_POINTER);
  return pointer->num_ints ? (unsigned)pointer->ints[0] : 0;
}

MlirType mlirLLVMVoidTypeGet(MlirContext ctx) {
  return wrap_type(llvm_void(ctx_of(ctx)));
}

MlirStringRef mlirLLVMVoidTypeGetName(void) {
  return wrap_text(STR("llvm.void"));
}

MlirType mlirLLVMArrayTypeGet(MlirType elementType, unsigned numElements) {
  return wrap_type(llvm_array(capi_ctx_of(elementType.ptr), numElements,
                              unwrap_type(elementType)));
}

MlirStringRef mlirLLVMArrayTypeGetName(void) {
  return wrap_text(STR("llvm.array"));
}

MlirType mlirLLVMArrayTypeGetElementType(MlirType type) {
  return wrap_type(as(type, LLVM_TYPE_ARRAY)->types[0]);
}

//===- Functions ----------------------------------------------------------===//

MlirType mlirLLVMFunctionTypeGet(MlirType resultType, intptr_t nArgumentTypes,
                                 MlirType const *argumentTypes, bool isVarArg) {
  return wrap_type(llvm_function(
      capi_ctx_of(resultType.ptr), unwrap_type(resultType),
      unwrap_types(argumentTypes), (size_t)nArgumentTypes, isVarArg));
}

MlirStringRef mlirLLVMFunctionTypeGetName(void) {
  return wrap_text(STR("llvm.func"));
}

intptr_t mlirLLVMFunctionTypeGetNumInputs(MlirType type) {
  return (intptr_t)as(type, LLVM_TYPE_FUNCTION)->num_types - 1;
}

MlirType mlirLLVMFunctionTypeGetInput(MlirType type, intptr_t pos) {
  return wrap_type(as(type, LLVM_TYPE_FUNCTION)->types[pos + 1]);
}

MlirType mlirLLVMFunctionTypeGetReturnType(MlirType type) {
  return wrap_type(as(type, LLVM_TYPE_FUNCTION)->types[0]);
}

//===- Structs ------------------------------------------------------------===//

static const DialectType *as_struct(MlirType type) {
  return as(type, LLVM_TYPE_STRUCT);
}

bool mlirTypeIsALLVMStructType(MlirType type) {
  return as_struct(type) != NULL;
}

MlirTypeID mlirLLVMStructTypeGetTypeID(void) {
  return wrap_type_id(&llvm_type_defs[LLVM_TYPE_STRUCT]);
}

MlirStringRef mlirLLVMStructTypeGetName(void) {
  return wrap_text(STR("llvm.struct"));
}

bool mlirLLVMStructTypeIsLiteral(MlirType type) {
  return !type_is_identified_struct(unwrap_type(type));
}

intptr_t mlirLLVMStructTypeGetNumElementTypes(MlirType type) {
  return as_struct(type)->num_types;
}

MlirType mlirLLVMStructTypeGetElementType(MlirType type, intptr_t position) {
  return wrap_type(as_struct(type)->types[position]);
}

bool mlirLLVMStructTypeIsPacked(MlirType type) {
  return as_struct(type)->num_ints > 0 && as_struct(type)->ints[0];
}

MlirStringRef mlirLLVMStructTypeGetIdentifier(MlirType type) {
  return wrap_text(as_struct(type)->name);
}

bool mlirLLVMStructTypeIsOpaque(MlirType type) {
  return type_is_identified_struct(unwrap_type(type)) &&
         (!identified_struct_has_body(unwrap_type(type)) ||
          (as_struct(type)->num_ints > 1 && as_struct(type)->ints[1]));
}

/// Parameters of a struct. `flags` has room for two.
static DialectType body_of(int64_t *flags, intptr_t count,
                           const MlirType *types, bool is_packed,
                           bool is_opaque) {
  flags[0] = is_packed;
  flags[1] = is_opaque;
  return (DialectType){.def = &llvm_type_defs[LLVM_TYPE_STRUCT],
                       .ints = flags,
                       .num_ints = 2,
                       .types = unwrap_types(types),
                       .num_types = (uint32_t)count};
}

MlirType mlirLLVMStructTypeLiteralGet(MlirContext ctx, intptr_t nFieldTypes,
                                      MlirType const *fieldTypes,
                                      bool isPacked) {
  int64_t flags[2];
  DialectType params = body_of(flags, nFieldTypes, fieldTypes, isPacked, false);
  return wrap_type(dialect_type_get(ctx_of(ctx), &params));
}

MlirType mlirLLVMStructTypeLiteralGetChecked(MlirLocation loc,
                                             intptr_t nFieldTypes,
                                             MlirType const *fieldTypes,
                                             bool isPacked) {
  return mlirLLVMStructTypeLiteralGet(mlirLocationGetContext(loc), nFieldTypes,
                                      fieldTypes, isPacked);
}

MlirType mlirLLVMStructTypeIdentifiedGet(MlirContext ctx, MlirStringRef name) {
  return wrap_type(identified_struct_get(
      ctx_of(ctx), &llvm_type_defs[LLVM_TYPE_STRUCT], unwrap_text(name)));
}

MlirType mlirLLVMStructTypeOpaqueGet(MlirContext ctx, MlirStringRef name) {
  MlirType type = mlirLLVMStructTypeIdentifiedGet(ctx, name);
  int64_t flags[2];
  DialectType params = body_of(flags, 0, NULL, false, true);
  identified_struct_set_body(ctx_of(ctx), unwrap_type(type), &params);
  return type;
}

MlirLogicalResult mlirLLVMStructTypeSetBody(MlirType structType,
                                            intptr_t nFieldTypes,
                                            MlirType const *fieldTypes,
                                            bool isPacked) {
  int64_t flags[2];
  DialectType params = body_of(flags, nFieldTypes, fieldTypes, isPacked, false);
  return wrap_result(identified_struct_set_body(
      capi_ctx_of(structType.ptr), unwrap_type(structType), &params));
}

MlirType mlirLLVMStructTypeIdentifiedNewGet(MlirContext ctx, MlirStringRef name,
                                            intptr_t nFieldTypes,
                                            MlirType const *fieldTypes,
                                            bool isPacked) {
  Stream text = {0};
  stream_text(&text, unwrap_text(name));
  MlirType type = mlirLLVMStructTypeIdentifiedGet(ctx, name);
  for (unsigned i = 1; identified_struct_has_body(unwrap_type(type)); i++) {
    text.size = name.length;
    stream_format(&text, ".%u", i);
    type = mlirLLVMStructTypeIdentifiedGet(ctx, wrap_text(stream_view(&text)));
  }
  stream_free(&text);
  mlirLLVMStructTypeSetBody(type, nFieldTypes, fieldTypes, isPacked);
  return type;
}
