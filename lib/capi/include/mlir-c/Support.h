// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface, version 22: declarations that all its headers share.
//
// A client that is compiled against this header or against LLVM's own one of
// the same name links with libmlopt. For all headers of the folder:
//
// - Objects are structs of one pointer, passed by value. A NULL pointer means
//   that there is none; only the functions that say so take one.
// - What is interned (types, attributes, locations, identifiers, affine
//   expressions, maps, sets) belongs to its context, and is equal exactly if
//   the pointers are.
// - Text comes out through a callback, which is called any number of times with
//   consecutive pieces; they are borrowed for the call.
// - Errors go to the context's diagnostic handlers (Diagnostics.h), and the
//   function gives a NULL object or a failure. Nothing ends the process but the
//   end of memory.
// - Where no cost is said, it is constant.
#ifndef MLIR_C_SUPPORT_H
#define MLIR_C_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Marks what the library exports.
#define MLIR_CAPI_EXPORTED __attribute__((visibility("default")))

#ifdef __cplusplus
extern "C" {
#endif

#define DEFINE_C_API_STRUCT(name, storage)                                     \
  struct name {                                                                \
    storage *ptr;                                                              \
  };                                                                           \
  typedef struct name name

DEFINE_C_API_STRUCT(MlirLlvmThreadPool, void);
DEFINE_C_API_STRUCT(MlirTypeID, const void);
DEFINE_C_API_STRUCT(MlirTypeIDAllocator, void);

#undef DEFINE_C_API_STRUCT

//===- Text ---------------------------------------------------------------===//

/// Borrowed text, not NUL-terminated. llvm::StringRef.
struct MlirStringRef {
  const char *data;
  size_t length;
};
typedef struct MlirStringRef MlirStringRef;

/// `length` characters from `str` on; nothing is copied.
static inline MlirStringRef mlirStringRefCreate(const char *str,
                                                size_t length) {
  MlirStringRef result = {str, length};
  return result;
}

/// All of a NUL-terminated text. Linear in it.
MLIR_CAPI_EXPORTED MlirStringRef
mlirStringRefCreateFromCString(const char *str);

/// Are the characters the same? Linear.
MLIR_CAPI_EXPORTED bool mlirStringRefEqual(MlirStringRef string,
                                           MlirStringRef other);

/// Takes a piece of text; the second argument is the caller's.
typedef void (*MlirStringCallback)(MlirStringRef, void *);

//===- Success and failure ------------------------------------------------===//

/// llvm::LogicalResult: 0 is a failure.
struct MlirLogicalResult {
  int8_t value;
};
typedef struct MlirLogicalResult MlirLogicalResult;

/// Has it succeeded?
static inline bool mlirLogicalResultIsSuccess(MlirLogicalResult res) {
  return res.value != 0;
}

/// Has it failed?
static inline bool mlirLogicalResultIsFailure(MlirLogicalResult res) {
  return res.value == 0;
}

/// For callbacks: all went well.
static inline MlirLogicalResult mlirLogicalResultSuccess(void) {
  MlirLogicalResult result = {1};
  return result;
}

/// For callbacks: it did not.
static inline MlirLogicalResult mlirLogicalResultFailure(void) {
  MlirLogicalResult result = {0};
  return result;
}

//===- Thread pools -------------------------------------------------------===//

/// A pool of as many threads as there are processors; they start when they are
/// first needed. To be destroyed. llvm::ThreadPool.
MLIR_CAPI_EXPORTED MlirLlvmThreadPool mlirLlvmThreadPoolCreate(void);

/// Ends the threads. No context may use the pool any more.
MLIR_CAPI_EXPORTED void mlirLlvmThreadPoolDestroy(MlirLlvmThreadPool pool);

//===- Identifiers of kinds -----------------------------------------------===//

/// `ptr`, an address of the caller's that is aligned to 8, as the id of
/// something. mlir::TypeID.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeIDCreate(const void *ptr);

/// Is there none?
static inline bool mlirTypeIDIsNull(MlirTypeID typeID) { return !typeID.ptr; }

/// Do both stand for the same thing?
MLIR_CAPI_EXPORTED bool mlirTypeIDEqual(MlirTypeID typeID1, MlirTypeID typeID2);

/// A hash; equal for equal ids, and otherwise not the same from run to run.
MLIR_CAPI_EXPORTED size_t mlirTypeIDHashValue(MlirTypeID typeID);

/// A source of new ids, which live as long as it does. To be destroyed.
MLIR_CAPI_EXPORTED MlirTypeIDAllocator mlirTypeIDAllocatorCreate(void);

/// Frees it with all its ids.
MLIR_CAPI_EXPORTED void
mlirTypeIDAllocatorDestroy(MlirTypeIDAllocator allocator);

/// An id that is like no other one.
MLIR_CAPI_EXPORTED MlirTypeID
mlirTypeIDAllocatorAllocateTypeID(MlirTypeIDAllocator allocator);

#ifdef __cplusplus
}
#endif

#endif
