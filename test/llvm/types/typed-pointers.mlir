// RUN: mlopt %s -split-input-file -verify-diagnostics | FileCheck %s
// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-print-op-generic | mlopt -split-input-file -verify-diagnostics | FileCheck %s

// Pointers of LLVM 11 to 17 say what they point to; operations leave out what
// follows from that.

// CHECK: llvm.mlir.global external @table() {{.*}} : !llvm.ptr<array<4 x ptr<i8, 3>>>
llvm.mlir.global external @table() : !llvm.ptr<array<4 x ptr<i8, 3>>>

// CHECK-LABEL: llvm.func @accesses
// CHECK-SAME:    (%[[P:.*]]: !llvm.ptr<f32>, %[[S:.*]]: !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>, 1>, %[[I:.*]]: i64)
llvm.func @accesses(%p: !llvm.ptr<f32>, %s: !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>, 1>, %i: i64) {
  // CHECK: %[[V:.*]] = llvm.load %[[P]] : !llvm.ptr<f32> -> f32
  %v = llvm.load %p : !llvm.ptr<f32>
  // CHECK: llvm.store %[[V]], %[[P]] : f32, !llvm.ptr<f32>
  llvm.store %v, %p : !llvm.ptr<f32>
  // CHECK: llvm.getelementptr %[[P]][%[[I]]] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>, f32
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
  // CHECK: llvm.getelementptr %[[S]][%[[I]], 1] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>, 1>, i64) -> !llvm.ptr<ptr<struct<"node", (i32, ptr<struct<"node">>)>>, 1>, !llvm.struct<"node", (i32, ptr<struct<"node">>)>
  %next = llvm.getelementptr %s[%i, 1] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>, 1>, i64) -> !llvm.ptr<ptr<struct<"node", (i32, ptr<struct<"node">>)>>, 1>
  // CHECK: llvm.alloca %[[I]] x i32 : (i64) -> !llvm.ptr<i32>
  %a = llvm.alloca %i x i32 : (i64) -> !llvm.ptr<i32>
  // CHECK: llvm.atomicrmw fadd %[[P]], %[[V]] monotonic : !llvm.ptr<f32>, f32
  %r = llvm.atomicrmw fadd %p, %v monotonic : f32
  // CHECK: llvm.bitcast %{{.*}} : !llvm.ptr<i32> to !llvm.ptr<i8>
  %b = llvm.bitcast %a : !llvm.ptr<i32> to !llvm.ptr<i8>
  llvm.return
}

// CHECK-LABEL: llvm.func @indirect
llvm.func @indirect(%f: !llvm.ptr<func<i32 (i32)>>, %x: i32) -> i32 {
  // CHECK: llvm.call %{{.*}}(%{{.*}}) : !llvm.ptr<func<i32 (i32)>>, (i32) -> i32
  %0 = llvm.call %f(%x) : (i32) -> i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{invalid pointer element type: '!llvm.void'}}
llvm.func @nothing(!llvm.ptr<void>)

// -----

llvm.func @other_value(%p: !llvm.ptr<f32>, %v: i32) {
  // expected-error@+1 {{expected the type of the value to be what the pointer points to}}
  "llvm.store"(%v, %p) : (i32, !llvm.ptr<f32>) -> ()
  llvm.return
}

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
llvm.func @word(!llvm.ptr<word>)
