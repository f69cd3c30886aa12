// A symbol with the name of a library function and another type: an error at
// the symbol, no call of something undefined.
// RUN: not mlopt %s -split-input-file -convert-to-llvm 2>&1 | FileCheck %s
// RUN: not mlopt %s -split-input-file -finalize-memref-to-llvm -convert-cf-to-llvm 2>&1 | FileCheck %s

// CHECK: :[[@LINE+2]]:1: error: redefinition of reserved function 'malloc' of different type '!llvm.func<ptr (i32)>' is prohibited
// CHECK: note: calls are lowered to a function of this name and type '!llvm.func<ptr (i64)>'
llvm.func @malloc(i32) -> !llvm.ptr
func.func @two(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  return
}

// -----

// CHECK-NOT: error
// CHECK: :[[@LINE+1]]:1: error: redefinition of symbol named 'malloc'
memref.global @malloc : memref<4xf32>
func.func @global(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  return
}

// -----

// CHECK: :[[@LINE+1]]:1: error: redefinition of symbol named 'free'
module @free {}
func.func @nested(%m: memref<?xf32>) {
  memref.dealloc %m : memref<?xf32>
  return
}

// -----

// CHECK: :[[@LINE+1]]:1: error: redefinition of reserved function 'puts' of different type '!llvm.func<void (i32)>' is prohibited
llvm.func @puts(i32)
func.func @asserts(%c: i1) {
  cf.assert %c, "x"
  cf.assert %c, "y"
  return
}

// -----

// CHECK-NOT: error
// CHECK: :[[@LINE+1]]:1: error: redefinition of reserved function 'memrefCopy' of different type '!llvm.func<void (i64, ptr)>' is prohibited
llvm.func @memrefCopy(i64, !llvm.ptr)
func.func @copy(%m: memref<?xf32, strided<[2]>>, %n: memref<?xf32>) {
  memref.copy %m, %n : memref<?xf32, strided<[2]>> to memref<?xf32>
  return
}
