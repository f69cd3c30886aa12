// RUN: mlopt %s | mlopt - | FileCheck %s

// CHECK-LABEL: func.func @memory(
// CHECK-NEXT:    %[[L:.*]] = memref.load %arg1[%arg0] : memref<?xf32>
// CHECK-NEXT:    memref.store %[[L]], %arg1[%arg0] : memref<?xf32>
// CHECK-NEXT:    %alloc = memref.alloc(%arg0) {alignment = 32 : i64} : memref<?xf32>
// CHECK-NEXT:    %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:    %cast = memref.cast %alloc : memref<?xf32> to memref<*xf32>
// CHECK-NEXT:    %dim = memref.dim %alloc, %arg0 : memref<?xf32>
// CHECK-NEXT:    memref.dealloc %alloc : memref<?xf32>
func.func @memory(%i: index, %m: memref<?xf32>) {
  %l = memref.load %m[%i] : memref<?xf32>
  memref.store %l, %m[%i] : memref<?xf32>
  %a = memref.alloc(%i) {alignment = 32} : memref<?xf32>
  %b = memref.alloca() : memref<4xf32>
  %c = memref.cast %a : memref<?xf32> to memref<*xf32>
  %d = memref.dim %a, %i : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return
}

// A layout whose results are its dimensions is the default one, whatever
// symbols it names.
// CHECK-LABEL: func.func private @identity(memref<?xf32>)
func.func private @identity(memref<?xf32, affine_map<(d0)[s0] -> (d0)>>)
