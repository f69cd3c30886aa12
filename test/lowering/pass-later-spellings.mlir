// R266: what was std's in 2020 and memref's or unquoted in 2021 lowers to the same IR.
// RUN: mlopt -convert-std-to-llvm %s -o %t.earlier
// RUN: sed 's/= \(load\|alloc\|subview\|view\|dim\|memref_cast\) /= memref.\1 /; s/^  \(store\|dealloc\) /  memref.\1 /; s/memref_cast/cast/; s/cmp\([if]\) "\([a-z]*\)"/cmp\1 \2/' %s > %t.2021
// RUN: FileCheck %s --check-prefix=SPELLING < %t.2021
// RUN: mlopt -convert-std-to-llvm %t.2021 -o %t.later
// RUN: cmp %t.earlier %t.later
// RUN: FileCheck %s < %t.later

// R266
// SPELLING:      func @f(
// SPELLING-NEXT:   memref.alloc(
// SPELLING-NEXT:   memref.load
// SPELLING-NEXT:   cmpi slt, %{{.*}}
// SPELLING-NEXT:   cmpf olt, %{{.*}}
// CHECK-LABEL: llvm.func @f(
// CHECK:         llvm.call @malloc(
// CHECK:         llvm.getelementptr
// CHECK:         llvm.load %{{.*}} : !llvm<"float*">
// CHECK:         llvm.icmp "slt" %{{.*}}, %{{.*}} : !llvm.i64
// CHECK:         llvm.fcmp "olt" %{{.*}}, %{{.*}} : !llvm.float
func @f(%m: memref<?x4xf32>, %n: index, %i: index) -> f32 {
  %0 = alloc(%n) : memref<?x4xf32>
  %1 = load %m[%i, %i] : memref<?x4xf32>
  %2 = cmpi "slt", %i, %n : index
  %3 = cmpf "olt", %1, %1 : f32
  %4 = memref_cast %0 : memref<?x4xf32> to memref<4x4xf32>
  store %1, %0[%i, %n] : memref<?x4xf32>
  store %1, %4[%n, %i] : memref<4x4xf32>
  dealloc %0 : memref<?x4xf32>
  return %1 : f32
}
