// RUN: mlopt %s -convert-std-to-llvm | FileCheck %s
// RUN: mlopt %s -convert-std-to-llvm=llvm-types=modern | FileCheck %s --check-prefix=MODERN

// A size of an unranked memref is read from the descriptor that it points to.
// CHECK-LABEL: llvm.func @dim
// CHECK:         %[[BYTES:.*]] = llvm.extractvalue %{{.*}}[1] : !llvm<"{ i64, i8* }">
// CHECK-NEXT:    %[[HEADER:.*]] = llvm.bitcast %[[BYTES]] : !llvm<"i8*"> to !llvm<"{ float*, float*, i64 }*">
// CHECK:         %[[OFFSET:.*]] = llvm.getelementptr %[[HEADER]][%{{.*}}, %{{.*}}] : (!llvm<"{ float*, float*, i64 }*">, !llvm.i32, !llvm.i32) -> !llvm<"i64*">
// CHECK:         %[[PLACE:.*]] = llvm.add %{{.*}}, %arg2 : !llvm.i64
// CHECK-NEXT:    %[[SIZE:.*]] = llvm.getelementptr %[[OFFSET]][%[[PLACE]]]
// CHECK-NEXT:    llvm.load %[[SIZE]] : !llvm<"i64*">

// MODERN:      %[[OFFSET:.*]] = llvm.getelementptr %{{.*}}[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// MODERN-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1 : index) : i64
// MODERN-NEXT: %[[PLACE:.*]] = llvm.add %[[ONE]], %arg2 : i64
// MODERN-NEXT: %[[SIZE:.*]] = llvm.getelementptr %[[OFFSET]][%[[PLACE]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// MODERN-NEXT: llvm.load %[[SIZE]] : !llvm.ptr -> i64
func @dim(%m: memref<*xf32>, %i: index) -> index {
  %d = dim %m, %i : memref<*xf32>
  return %d : index
}
