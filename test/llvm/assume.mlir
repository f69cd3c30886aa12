// RUN: mlopt %s | mlopt | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: llvm.func @bundles
// CHECK-SAME:    (%[[C:.*]]: i1, %[[P:.*]]: !llvm.ptr, %[[N:.*]]: i64)
// CHECK-NEXT:    llvm.intr.assume %[[C]] : i1{{$}}
// CHECK-NEXT:    llvm.intr.assume %[[C]] ["align"(%[[P]], %[[N]] : !llvm.ptr, i64)] : i1{{$}}
// CHECK-NEXT:    llvm.intr.assume %[[C]] ["align"(%[[P]], %[[N]] : !llvm.ptr, i64), "cold"()] : i1 {a}
// GENERIC:      "llvm.intr.assume"(%{{.*}}) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
// GENERIC-NEXT: <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}>
// GENERIC-NEXT: <{op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["align", "cold"]}> {a}
llvm.func @bundles(%c: i1, %p: !llvm.ptr, %n: i64) {
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %n : !llvm.ptr, i64)] : i1
  llvm.intr.assume %c ["align"(%p, %n : !llvm.ptr, i64), "cold"()] : i1 {a}
  llvm.return
}
