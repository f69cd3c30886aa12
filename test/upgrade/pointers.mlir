// RUN: mlopt %s -upgrade -split-input-file -verify-diagnostics | FileCheck %s

// Typed pointers of LLVM 11 to 17 become opaque ones; what only they said is
// written out.

// CHECK: #dlti.dl_spec<i64 = dense<64> : vector<2xi64>>
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i64, dense<64> : vector<2xi32>>>} {
}

// -----

// CHECK: llvm.mlir.global external @table() {{.*}} : !llvm.array<4 x ptr<3>>
llvm.mlir.global external @table() : !llvm.array<4 x ptr<i8, 3>>
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32

// CHECK: llvm.func @by_value(!llvm.ptr {llvm.byval = !llvm.struct<(i32)>})
llvm.func @by_value(!llvm.ptr<struct<(i32)>> {llvm.byval})

// CHECK-LABEL: llvm.func @accesses
// CHECK-SAME:    (%[[P:.*]]: !llvm.ptr, %[[S:.*]]: !llvm.ptr<1>, %[[I:.*]]: i64)
llvm.func @accesses(%p: !llvm.ptr<f32>, %s: !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>, 1>, %i: i64) -> !llvm.struct<"node", (i32, ptr<struct<"node">>)> {
  // CHECK: %[[V:.*]] = llvm.load %[[P]] : !llvm.ptr -> f32
  %v = llvm.load %p : !llvm.ptr<f32>
  // CHECK: llvm.store %[[V]], %[[P]] : f32, !llvm.ptr
  llvm.store %v, %p : !llvm.ptr<f32>
  // CHECK: llvm.getelementptr %[[P]][%[[I]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
  %one = llvm.mlir.constant(1 : i32) : i32
  // CHECK: llvm.getelementptr %[[S]][%[[I]], 1] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, !llvm.struct<"node", (i32, ptr)>
  %next = llvm.getelementptr %s[%i, %one] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>, 1>, i64, i32) -> !llvm.ptr<ptr<struct<"node", (i32, ptr<struct<"node">>)>>, 1>
  // CHECK: %[[A:.*]] = llvm.alloca %[[I]] x i32 : (i64) -> !llvm.ptr
  %a = llvm.alloca %i x i32 : (i64) -> !llvm.ptr<i32>
  // CHECK-NOT: bitcast
  %b = llvm.bitcast %a : !llvm.ptr<i32> to !llvm.ptr<i8>
  // CHECK: %[[N:.*]] = llvm.mlir.zero : !llvm.ptr
  %n = llvm.mlir.null : !llvm.ptr<i8>
  // CHECK: llvm.call @printf(%[[A]], %[[N]]) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  %z = llvm.call @printf(%b, %n) : (!llvm.ptr<i8>, !llvm.ptr<i8>) -> i32
  // CHECK: "llvm.intr.memcpy"(%[[A]], %[[N]], %[[I]]) <{isVolatile = false}>
  %false = llvm.mlir.constant(false) : i1
  "llvm.intr.memcpy"(%b, %n, %i, %false) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  // CHECK: %[[U:.*]] = llvm.mlir.undef : !llvm.struct<"node", (i32, ptr)>
  %u = llvm.mlir.undef : !llvm.struct<"node", (i32, ptr<struct<"node">>)>
  // CHECK: llvm.insertvalue %{{.*}}, %[[U]][0]
  %w = llvm.insertvalue %one, %u[0 : i32] : !llvm.struct<"node", (i32, ptr<struct<"node">>)>
  llvm.return %w : !llvm.struct<"node", (i32, ptr<struct<"node">>)>
}

// -----

llvm.func @member_by_argument(%s: !llvm.ptr<struct<(i32, i32)>>, %i: i32) {
  // expected-error@+1 {{index 1, of a struct's member, is not a constant}}
  %0 = llvm.getelementptr %s[%i, %i] : (!llvm.ptr<struct<(i32, i32)>>, i32, i32) -> !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @volatile_by_argument(%p: !llvm.ptr<i8>, %n: i64, %v: i1) {
  // expected-error@+1 {{has a volatile flag that is not a constant}}
  "llvm.intr.memcpy"(%p, %p, %n, %v) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  llvm.return
}
