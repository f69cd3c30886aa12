// Values that are defined through themselves, in graph regions: nothing hangs,
// and nothing is replaced by what goes away with it.
// RUN: mlopt %s -split-input-file -allow-unregistered-dialect -canonicalize 2>/dev/null | FileCheck %s
// RUN: mlopt %s -split-input-file -allow-unregistered-dialect -canonicalize=top-down=false 2>/dev/null | FileCheck %s
// RUN: mlopt %s -split-input-file -allow-unregistered-dialect -canonicalize=max-iterations=-1 2>/dev/null | FileCheck %s
// RUN: mlopt %s -split-input-file -allow-unregistered-dialect -convert-arith-to-llvm | FileCheck %s --check-prefix=CONVERT
// RUN: mlopt %s -split-input-file -allow-unregistered-dialect -canonicalize 2>&1 >/dev/null | FileCheck %s --check-prefix=WARN

// CHECK-LABEL: module @index_casts
// CHECK:         %[[Y:.*]] = arith.index_cast %{{.*}} : index to i64
// CHECK:         "t.use"(%[[Y]]) : (i64) -> ()
module @index_casts {
  %x = arith.index_cast %y : i64 to index
  %y = arith.index_cast %x : index to i64
  "t.use"(%y) : (i64) -> ()
}

// -----

// CHECK-LABEL: module @subviews
// CHECK:         "t.use"(%{{.*}}) : (memref<?xi32, strided<[1]>>) -> ()
// CONVERT-LABEL: module @subviews
// CONVERT:         %[[V:.*]] = memref.subview %[[V]]
// CONVERT:         "t.use"(%[[V]]) : (memref<?xi32, strided<[1]>>) -> ()
module @subviews {
  %c = arith.constant 1 : index
  %x = memref.subview %y[0] [%c] [1] : memref<?xi32, strided<[1]>> to memref<?xi32, strided<[1]>>
  %y = memref.subview %x[0] [%c] [1] : memref<?xi32, strided<[1]>> to memref<?xi32, strided<[1]>>
  "t.use"(%y) : (memref<?xi32, strided<[1]>>) -> ()
}

// -----

// Two that grow each other do not end by themselves.
// CHECK-LABEL: module @sums
// CHECK:         "t.use"
// WARN-NOT: warning
// WARN: self-referential.mlir:[[#@LINE+3]]:8: warning: rewriting does not converge: 'arith.addi' is changed again and again by 'add-of-add'
module @sums {
  %c = arith.constant 1 : i32
  %x = arith.addi %x, %c : i32
  "t.use"(%x) : (i32) -> ()
}
