// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s | mlopt | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s

// Syntax of the intrinsics whose rows spell it out.

// CHECK-LABEL: llvm.func @masked
llvm.func @masked(%p: !llvm.ptr, %ps: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<4xf32>, %n: i32) {
  // CHECK: llvm.intr.masked.store %{{.*}}, %{{.*}}, %{{.*}} {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  // CHECK: llvm.intr.masked.scatter %{{.*}}, %{{.*}}, %{{.*}} {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.intr.masked.scatter %v, %ps, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  // CHECK: "llvm.intr.masked.expandload"(%{{.*}}) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}>
  %0 = "llvm.intr.masked.expandload"(%p, %m, %v) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  // CHECK: "llvm.intr.masked.compressstore"(%{{.*}}) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  // CHECK: llvm.intr.get.active.lane.mask %{{.*}}, %{{.*}} : i32, i32 to vector<4xi1>
  %1 = llvm.intr.get.active.lane.mask %n, %n : i32, i32 to vector<4xi1>
  llvm.return
}

// CHECK-LABEL: llvm.func @matrix
llvm.func @matrix(%p: !llvm.ptr, %s: i64, %a: vector<6xf32>, %b: vector<6xf32>) {
  // CHECK: llvm.intr.matrix.column.major.load %{{.*}}, <stride = %{{.*}}> {columns = 2 : i32, isVolatile = false, rows = 3 : i32} : vector<6xf32> from !llvm.ptr stride i64
  %0 = llvm.intr.matrix.column.major.load %p, <stride = %s> {columns = 2 : i32, isVolatile = false, rows = 3 : i32} : vector<6xf32> from !llvm.ptr stride i64
  // CHECK: llvm.intr.matrix.column.major.store %{{.*}}, %{{.*}}, <stride = %{{.*}}> {{.*}} : vector<6xf32> to !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %a, %p, <stride = %s> {columns = 2 : i32, isVolatile = false, rows = 3 : i32} : vector<6xf32> to !llvm.ptr stride i64
  // CHECK: llvm.intr.matrix.multiply %{{.*}}, %{{.*}} {lhs_columns = 2 : i32, lhs_rows = 3 : i32, rhs_columns = 3 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<9xf32>
  %1 = llvm.intr.matrix.multiply %a, %b {lhs_columns = 2 : i32, lhs_rows = 3 : i32, rhs_columns = 3 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<9xf32>
  // CHECK: llvm.intr.matrix.transpose %{{.*}} {columns = 2 : i32, rows = 3 : i32} : vector<6xf32> into vector<6xf32>
  %2 = llvm.intr.matrix.transpose %a {columns = 2 : i32, rows = 3 : i32} : vector<6xf32> into vector<6xf32>
  llvm.return
}

// CHECK-LABEL: llvm.func @vectors
llvm.func @vectors(%a: vector<4xi32>, %b: vector<[4]xi32>, %m: vector<4xi1>, %n: i32) {
  // CHECK: "llvm.intr.vscale"() : () -> i64
  %0 = "llvm.intr.vscale"() : () -> i64
  // CHECK: llvm.intr.stepvector : vector<[4]xi32>
  %1 = llvm.intr.stepvector : vector<[4]xi32>
  // CHECK: llvm.intr.vector.insert %{{.*}}, %{{.*}}[4] : vector<4xi32> into vector<[4]xi32>
  %2 = llvm.intr.vector.insert %a, %b[4] : vector<4xi32> into vector<[4]xi32>
  // CHECK: llvm.intr.vector.extract %{{.*}}[0] : vector<4xi32> from vector<[4]xi32>
  %3 = llvm.intr.vector.extract %b[0] : vector<4xi32> from vector<[4]xi32>
  // CHECK: "llvm.intr.vector.interleave2"(%{{.*}}) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %4 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  // CHECK: "llvm.intr.vp.add"(%{{.*}}) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %5 = "llvm.intr.vp.add"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK: "llvm.intr.vp.reduce.smax"(%{{.*}}) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %6 = "llvm.intr.vp.reduce.smax"(%n, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  // CHECK: "llvm.intr.vp.sext"(%{{.*}}) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %7 = "llvm.intr.vp.sext"(%a, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}

// CHECK-LABEL: llvm.func @coroutine
llvm.func @coroutine(%n: i32, %p: !llvm.ptr, %t: i1) {
  // CHECK: llvm.intr.coro.id %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %id = llvm.intr.coro.id %n, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  // CHECK: llvm.intr.coro.size : i64
  %size = llvm.intr.coro.size : i64
  // CHECK: llvm.intr.coro.align : i64
  %align = llvm.intr.coro.align : i64
  // CHECK: llvm.intr.coro.begin %{{.*}}, %{{.*}} : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  // CHECK: llvm.intr.coro.save %{{.*}} : (!llvm.ptr) -> !llvm.token
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  // The types of the operands need not be written.
  // CHECK: llvm.intr.coro.suspend %{{.*}}, %{{.*}} : i8
  %next = llvm.intr.coro.suspend %save, %t : i8
  // CHECK: llvm.mlir.none : !llvm.token
  %none = llvm.mlir.none : !llvm.token
  // CHECK: llvm.intr.coro.end %{{.*}}, %{{.*}}, %{{.*}} : (!llvm.ptr, i1, !llvm.token) -> i1
  %end = llvm.intr.coro.end %handle, %t, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  // CHECK: llvm.intr.coro.free %{{.*}}, %{{.*}} : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %free = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  // CHECK: llvm.intr.coro.resume %{{.*}} : !llvm.ptr
  llvm.intr.coro.resume %handle : !llvm.ptr
  // CHECK: llvm.intr.coro.promise %{{.*}}, %{{.*}}, %{{.*}} : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %promise = llvm.intr.coro.promise %handle, %n, %t : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @others
llvm.func @others(%n: i32, %f: f32, %p: !llvm.ptr, %b: i8) {
  // CHECK: llvm.intr.expect.with.probability %{{.*}}, %{{.*}}, 5.000000e-01 : i32
  %0 = llvm.intr.expect.with.probability %n, %n, 0.5 : i32
  // CHECK: llvm.intr.ssa.copy %{{.*}} : f32
  %1 = llvm.intr.ssa.copy %f : f32
  // CHECK: llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  // CHECK: llvm.intr.eh.typeid.for %{{.*}} : (!llvm.ptr) -> i32
  %2 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  // CHECK: llvm.intr.experimental.constrained.uitofp %{{.*}} downward maytrap : i32 to f64
  %3 = llvm.intr.experimental.constrained.uitofp %n downward maytrap : i32 to f64
  // CHECK: llvm.intr.experimental.constrained.sitofp %{{.*}} dynamic strict : i32 to f64
  %4 = llvm.intr.experimental.constrained.sitofp %n dynamic strict : i32 to f64
  // CHECK: llvm.intr.experimental.constrained.fpext %{{.*}} ignore : f32 to f64
  %5 = llvm.intr.experimental.constrained.fpext %f ignore : f32 to f64
  // CHECK: "llvm.intr.memcpy.inline"(%{{.*}}) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  // CHECK: "llvm.intr.memset.inline"(%{{.*}}) <{isVolatile = true, len = 4 : i32}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = true, len = 4 : i32}> : (!llvm.ptr, i8) -> ()
  // CHECK: llvm.dso_local_equivalent @masked : !llvm.ptr
  %6 = llvm.dso_local_equivalent @masked : !llvm.ptr
  llvm.return
}
