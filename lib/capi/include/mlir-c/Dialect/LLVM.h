// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect llvm and its types.
#ifndef MLIR_C_DIALECT_LLVM_H
#define MLIR_C_DIALECT_LLVM_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `llvm`. The functions for types expect it to be registered.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(LLVM, llvm);

/// `!llvm.ptr`, `!llvm.ptr<3>`. mlir::LLVM::LLVMPointerType.
MLIR_CAPI_EXPORTED MlirType mlirLLVMPointerTypeGet(MlirContext ctx,
                                                   unsigned addressSpace);
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMPointerTypeGetName(void);
MLIR_CAPI_EXPORTED MlirTypeID mlirLLVMPointerTypeGetTypeID(void);
MLIR_CAPI_EXPORTED bool mlirTypeIsALLVMPointerType(MlirType type);
MLIR_CAPI_EXPORTED unsigned
mlirLLVMPointerTypeGetAddressSpace(MlirType pointerType);

/// `!llvm.void`.
MLIR_CAPI_EXPORTED MlirType mlirLLVMVoidTypeGet(MlirContext ctx);
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMVoidTypeGetName(void);

/// `!llvm.array<4 x i32>`. mlir::LLVM::LLVMArrayType.
MLIR_CAPI_EXPORTED MlirType mlirLLVMArrayTypeGet(MlirType elementType,
                                                 unsigned numElements);
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMArrayTypeGetName(void);
MLIR_CAPI_EXPORTED MlirType mlirLLVMArrayTypeGetElementType(MlirType type);

/// `!llvm.func<i32 (ptr, ...)>`. mlir::LLVM::LLVMFunctionType.
MLIR_CAPI_EXPORTED MlirType
mlirLLVMFunctionTypeGet(MlirType resultType, intptr_t nArgumentTypes,
                        MlirType const *argumentTypes, bool isVarArg);
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMFunctionTypeGetName(void);
/// Its parts.
MLIR_CAPI_EXPORTED intptr_t mlirLLVMFunctionTypeGetNumInputs(MlirType type);
MLIR_CAPI_EXPORTED MlirType mlirLLVMFunctionTypeGetInput(MlirType type,
                                                         intptr_t pos);
MLIR_CAPI_EXPORTED MlirType mlirLLVMFunctionTypeGetReturnType(MlirType type);

/// `!llvm.struct<(i32, ptr)>`. mlir::LLVM::LLVMStructType.
MLIR_CAPI_EXPORTED bool mlirTypeIsALLVMStructType(MlirType type);
MLIR_CAPI_EXPORTED MlirTypeID mlirLLVMStructTypeGetTypeID(void);
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMStructTypeGetName(void);
/// Has it no name?
MLIR_CAPI_EXPORTED bool mlirLLVMStructTypeIsLiteral(MlirType type);
/// Its members.
MLIR_CAPI_EXPORTED intptr_t mlirLLVMStructTypeGetNumElementTypes(MlirType type);
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeGetElementType(MlirType type,
                                                             intptr_t position);
MLIR_CAPI_EXPORTED bool mlirLLVMStructTypeIsPacked(MlirType type);
/// Of one with a name.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMStructTypeGetIdentifier(MlirType type);
MLIR_CAPI_EXPORTED bool mlirLLVMStructTypeIsOpaque(MlirType type);

/// A struct without a name. Linear in its members.
MLIR_CAPI_EXPORTED MlirType
mlirLLVMStructTypeLiteralGet(MlirContext ctx, intptr_t nFieldTypes,
                             MlirType const *fieldTypes, bool isPacked);
MLIR_CAPI_EXPORTED MlirType
mlirLLVMStructTypeLiteralGetChecked(MlirLocation loc, intptr_t nFieldTypes,
                                    MlirType const *fieldTypes, bool isPacked);

/// The struct that a name identifies; it may have no body yet. One that has
/// none, is made opaque by the second.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeIdentifiedGet(MlirContext ctx,
                                                            MlirStringRef name);
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeOpaqueGet(MlirContext ctx,
                                                        MlirStringRef name);
/// One with a name that is not taken: `name`, or that with a number, and a
/// body.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeIdentifiedNewGet(
    MlirContext ctx, MlirStringRef name, intptr_t nFieldTypes,
    MlirType const *fieldTypes, bool isPacked);
/// Gives a struct with a name its body. A failure if it has another one.
MLIR_CAPI_EXPORTED MlirLogicalResult
mlirLLVMStructTypeSetBody(MlirType structType, intptr_t nFieldTypes,
                          MlirType const *fieldTypes, bool isPacked);

/// Without effect: pipelines know all passes.
MLIR_CAPI_EXPORTED void mlirRegisterLLVMPasses(void);

/// `-llvm-request-c-wrappers`
MLIR_DECLARE_CAPI_PASS(LLVM, LLVMRequestCWrappersPass);
/// `-llvm-legalize-for-export`
MLIR_DECLARE_CAPI_PASS(LLVM, LLVMLegalizeForExportPass);

#ifdef __cplusplus
}
#endif

#endif
