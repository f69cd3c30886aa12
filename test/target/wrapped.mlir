// RUN: mlopt %s -convert-std-to-llvm -mlir-to-llvmir | FileCheck %s

// The types of 2020 become LLVM's of today: pointers are `ptr`, and casts
// between them are nothing.

// CHECK: declare void @free(ptr)
// CHECK: declare ptr @malloc(i64)

// CHECK-LABEL: define float @sum(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
// CHECK:         br label %[[HEAD:[0-9]+]]
// CHECK:       [[HEAD]]:
// CHECK-NEXT:    phi i64 [ %{{.*}}, %[[BODY:[0-9]+]] ], [ 0, %5 ]
// CHECK-NEXT:    phi float
// CHECK:       [[BODY]]:
// CHECK:         getelementptr float, ptr %{{[0-9]+}}, i64
// CHECK-NEXT:    load float, ptr %{{[0-9]+}}, align 4
// CHECK:         fadd float
func @sum(%m: memref<?xf32>) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0.0 : f32
  %n = dim %m, %c0 : memref<?xf32>
  br ^head(%c0, %zero : index, f32)
^head(%i: index, %s: f32):
  %more = cmpi "slt", %i, %n : index
  cond_br %more, ^body, ^exit
^body:
  %x = load %m[%i] : memref<?xf32>
  %t = addf %s, %x : f32
  %j = addi %i, %c1 : index
  br ^head(%j, %t : index, f32)
^exit:
  return %s : f32
}

// A cast from one pointer to another is no instruction.
// CHECK-LABEL: define void @allocates(i64 %0) {
// CHECK:         %[[P:[0-9]+]] = call ptr @malloc(i64 %{{[0-9]+}})
// CHECK-NOT:     bitcast
// CHECK:         call void @free(ptr
func @allocates(%n: index) {
  %0 = alloc(%n) : memref<?xf32>
  dealloc %0 : memref<?xf32>
  return
}
