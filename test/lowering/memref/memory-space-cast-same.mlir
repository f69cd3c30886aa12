// A cast between two spellings of an address space stays one.
// RUN: mlopt %s -finalize-memref-to-llvm | FileCheck %s

// CHECK-LABEL: @ranked
// CHECK-COUNT-2: llvm.addrspacecast {{.*}} : !llvm.ptr<3> to !llvm.ptr<3>
func.func @ranked(%m: memref<i8, 3>) -> memref<i8, 3 : i32> {
  %0 = memref.memory_space_cast %m : memref<i8, 3> to memref<i8, 3 : i32>
  return %0 : memref<i8, 3 : i32>
}

// CHECK-LABEL: @unranked
// CHECK-COUNT-2: llvm.addrspacecast {{.*}} : !llvm.ptr<3> to !llvm.ptr<3>
func.func @unranked(%m: memref<*xf32, 3>) -> memref<*xf32, 3 : i32> {
  %0 = memref.memory_space_cast %m : memref<*xf32, 3> to memref<*xf32, 3 : i32>
  return %0 : memref<*xf32, 3 : i32>
}
