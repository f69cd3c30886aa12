// SPDX-License-Identifier: Apache-2.0
// Functions that need no context: text, thread pools, ids of kinds, debug
// switches.
#include "mlir-c/Support.h"

#include <string.h>

#include "mlir-c/Debug.h"
#include "support/arena.h"
#include "support/hash_table.h"
#include "support/memory.h"
#include "support/thread_pool.h"

MlirStringRef mlirStringRefCreateFromCString(const char *str) {
  return mlirStringRefCreate(str, strlen(str));
}

bool mlirStringRefEqual(MlirStringRef string, MlirStringRef other) {
  return string_ref_equals(string_ref(string.data, string.length),
                           string_ref(other.data, other.length));
}

MlirLlvmThreadPool mlirLlvmThreadPoolCreate(void) {
  return (MlirLlvmThreadPool){thread_pool_create(0)};
}

void mlirLlvmThreadPoolDestroy(MlirLlvmThreadPool pool) {
  thread_pool_free(pool.ptr);
}

MlirTypeID mlirTypeIDCreate(const void *ptr) { return (MlirTypeID){ptr}; }

bool mlirTypeIDEqual(MlirTypeID typeID1, MlirTypeID typeID2) {
  return typeID1.ptr == typeID2.ptr;
}

size_t mlirTypeIDHashValue(MlirTypeID typeID) {
  return (size_t)hash_pointer(0, typeID.ptr);
}

MlirTypeIDAllocator mlirTypeIDAllocatorCreate(void) {
  Arena *arena = mem_alloc(sizeof *arena);
  arena_init(arena);
  return (MlirTypeIDAllocator){arena};
}

void mlirTypeIDAllocatorDestroy(MlirTypeIDAllocator allocator) {
  arena_free(allocator.ptr);
  mem_free(allocator.ptr);
}

MlirTypeID mlirTypeIDAllocatorAllocateTypeID(MlirTypeIDAllocator allocator) {
  return (MlirTypeID){arena_alloc(allocator.ptr, sizeof(uint64_t))};
}

//===- Debug switches -----------------------------------------------------===//

/// The interface has one switch for the whole process. Nothing is traced by it.
static _Atomic bool is_debug_enabled;

void mlirEnableGlobalDebug(bool enable) { is_debug_enabled = enable; }

bool mlirIsGlobalDebugEnabled(void) { return is_debug_enabled; }

void mlirSetGlobalDebugType(const char *type) { (void)type; }

void mlirSetGlobalDebugTypes(const char **types, intptr_t n) {
  (void)types;
  (void)n;
}

bool mlirIsCurrentDebugType(const char *type) {
  (void)type;
  return false;
}
