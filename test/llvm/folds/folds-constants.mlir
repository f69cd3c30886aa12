// Constant operands of llvm's folds, by kind: numbers, vectors, arrays, structs,
// zero, undef and poison; which operations do not fold.
// RUN: mlopt %s -canonicalize | FileCheck %s

// CHECK-LABEL: llvm.func @u(
// CHECK-SAME:  i32, i64, i16, f32, i1)
// CHECK-LABEL: llvm.func @f(
// CHECK-SAME:  %[[ARG0:[^ :,)]+]]: !llvm.ptr, %[[ARG1:[^ :,)]+]]: i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT: %[[V1:[^ :,)]+]] = llvm.mlir.undef : i64
// CHECK-NEXT: %[[V2:[^ :,)]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = llvm.mlir.constant(dense<false> : vector<2xi1>) : vector<2xi1>
// CHECK-NEXT: %[[V5:[^ :,)]+]] = llvm.mlir.constant(40 : i32) : i32
// CHECK-NEXT: %[[V6:[^ :,)]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT: %[[V7:[^ :,)]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V8:[^ :,)]+]] = llvm.mlir.constant(268435456 : i64) : i64
// CHECK-NEXT: %[[V9:[^ :,)]+]] = llvm.mlir.constant(1000000000000 : i64) : i64
// CHECK-NEXT: %[[V10:[^ :,)]+]] = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT: %[[V11:[^ :,)]+]] = llvm.mlir.poison : i32
// CHECK-NEXT: %[[V12:[^ :,)]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V13:[^ :,)]+]] = llvm.mlir.zero : f32
// CHECK-NEXT: %[[V14:[^ :,)]+]] = llvm.mlir.zero : i16
// CHECK-NEXT: %[[V15:[^ :,)]+]] = llvm.mlir.zero : i64
// CHECK-NEXT: %[[V16:[^ :,)]+]] = llvm.mlir.zero : i32
// CHECK-NEXT: %[[V17:[^ :,)]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT: %[[V18:[^ :,)]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %[[V19:[^ :,)]+]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[V20:[^ :,)]+]] = llvm.mlir.constant(1.500000e+00 : f32) : f32
// CHECK-NEXT: %[[V21:[^ :,)]+]] = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT: %[[V22:[^ :,)]+]] = llvm.trunc %[[V17]] : i32 to i16
// CHECK-NEXT: %[[V23:[^ :,)]+]] = llvm.sitofp %[[V17]] : i32 to f32
// CHECK-NEXT: %[[V24:[^ :,)]+]] = llvm.icmp "eq" %[[V17]], %[[V18]] : i32
// CHECK-NEXT: llvm.call @u(%[[V6]], %[[V21]], %[[V22]], %[[V23]], %[[V24]]) : (i32, i64, i16, f32, i1) -> ()
// CHECK-NEXT: %[[V25:[^ :,)]+]] = llvm.and %[[V17]], %[[V18]] : i32
// CHECK-NEXT: %[[V26:[^ :,)]+]] = llvm.sext %[[V17]] : i32 to i64
// CHECK-NEXT: %[[V27:[^ :,)]+]] = llvm.fptosi %[[V20]] : f32 to i16
// CHECK-NEXT: %[[V28:[^ :,)]+]] = llvm.fadd %[[V20]], %[[V20]] : f32
// CHECK-NEXT: %[[V29:[^ :,)]+]] = llvm.select %[[V19]], %[[V19]], %[[V24]] : i1, i1
// CHECK-NEXT: llvm.call @u(%[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]]) : (i32, i64, i16, f32, i1) -> ()
// CHECK-NEXT: %[[V30:[^ :,)]+]] = llvm.xor %[[V17]], %[[V18]] : i32
// CHECK-NEXT: %[[V31:[^ :,)]+]] = llvm.mul %[[V17]], %[[V18]] : i32
// CHECK-NEXT: %[[V32:[^ :,)]+]] = llvm.lshr %[[V17]], %[[V18]] : i32
// CHECK-NEXT: llvm.call @u(%[[V5]], %[[V15]], %[[V14]], %[[V13]], %[[V19]]) : (i32, i64, i16, f32, i1) -> ()
// CHECK-NEXT: llvm.call @u(%[[V30]], %[[V15]], %[[V14]], %[[V13]], %[[V19]]) : (i32, i64, i16, f32, i1) -> ()
// CHECK-NEXT: llvm.call @u(%[[V31]], %[[V15]], %[[V14]], %[[V13]], %[[V19]]) : (i32, i64, i16, f32, i1) -> ()
// CHECK-NEXT: llvm.call @u(%[[V32]], %[[V15]], %[[V14]], %[[V13]], %[[V19]]) : (i32, i64, i16, f32, i1) -> ()
// CHECK-NEXT: llvm.call @u(%[[V6]], %[[V15]], %[[V14]], %[[V13]], %[[V19]]) : (i32, i64, i16, f32, i1) -> ()
// CHECK-NEXT: llvm.call @u(%[[V16]], %[[V15]], %[[V14]], %[[V13]], %[[V19]]) : (i32, i64, i16, f32, i1) -> ()
// CHECK-NEXT: %[[V33:[^ :,)]+]] = llvm.add %[[ARG1]], %[[V12]] : i32
// CHECK-NEXT: %[[V34:[^ :,)]+]] = llvm.add %[[V33]], %[[V11]] : i32
// CHECK-NEXT: %[[V35:[^ :,)]+]] = llvm.ptrtoint %[[ARG0]] : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @u(%[[V34]], %[[V15]], %[[V14]], %[[V13]], %[[V19]]) : (i32, i64, i16, f32, i1) -> ()
// CHECK-NEXT: llvm.call @u(%[[V17]], %[[V35]], %[[V14]], %[[V13]], %[[V19]]) : (i32, i64, i16, f32, i1) -> ()
// CHECK-NEXT: %[[V36:[^ :,)]+]] = llvm.or %[[V10]], %[[V10]] : vector<2xi32>
// CHECK-NEXT: %[[V37:[^ :,)]+]] = llvm.zext %[[V10]] : vector<2xi32> to vector<2xi64>
// CHECK-NEXT: llvm.call @w(%[[V36]], %[[V37]], %[[V4]], %[[V6]], %[[V3]], %[[V2]], %[[ARG1]], %[[V12]], %[[V1]], %[[ARG1]]) : (vector<2xi32>, vector<2xi64>, vector<2xi1>, i32, i32, i32, i32, i32, i64, i32) -> ()
// CHECK-NEXT: %[[V38:[^ :,)]+]] = llvm.getelementptr inbounds %[[ARG0]][1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[V39:[^ :,)]+]] = llvm.getelementptr %[[V38]][%[[V9]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V40:[^ :,)]+]] = llvm.getelementptr %[[V39]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[V41:[^ :,)]+]] = llvm.getelementptr %[[V40]][%[[ARG1]], %[[V35]]] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.array<2 x i32>
// CHECK-NEXT: %[[V42:[^ :,)]+]] = llvm.getelementptr %[[V41]][%[[V8]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V43:[^ :,)]+]] = llvm.getelementptr %[[V42]][268435455] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V44:[^ :,)]+]] = llvm.alloca %[[V17]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V45:[^ :,)]+]] = llvm.icmp "ne" %[[V7]], %[[V43]] : !llvm.ptr
// CHECK-NEXT: llvm.call @w2(%[[V0]], %[[V19]], %[[V45]], %[[V44]]) : (i1, i1, i1, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @w(
// CHECK-SAME:  vector<2xi32>, vector<2xi64>, vector<2xi1>, i32, i32, i32, i32, i32, i64, i32)
// CHECK-LABEL: llvm.func @w2(
// CHECK-SAME:  i1, i1, i1, !llvm.ptr)

llvm.func @u(i32, i64, i16, f32, i1)
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %a = llvm.mlir.constant(5 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %t = llvm.mlir.constant(true) : i1
  %f1 = llvm.mlir.constant(1.5 : f32) : f32
  %0 = llvm.zext %a : i32 to i64
  %1 = llvm.trunc %a : i32 to i16
  %2 = llvm.sitofp %a : i32 to f32
  %3 = llvm.icmp "eq" %a, %b : i32
  %4 = llvm.or %a, %b : i32
  llvm.call @u(%4, %0, %1, %2, %3) : (i32, i64, i16, f32, i1) -> ()
  %5 = llvm.and %a, %b : i32
  %6 = llvm.sext %a : i32 to i64
  %7 = llvm.fptosi %f1 : f32 to i16
  %8 = llvm.fadd %f1, %f1 : f32
  %9 = llvm.select %t, %t, %3 : i1, i1
  llvm.call @u(%5, %6, %7, %8, %9) : (i32, i64, i16, f32, i1) -> ()
  %10 = llvm.shl %a, %b : i32
  %11 = llvm.xor %a, %b : i32
  %12 = llvm.mul %a, %b : i32
  %13 = llvm.lshr %a, %b : i32
  %14 = llvm.or disjoint %a, %b : i32
  %z = llvm.mlir.zero : i32
  %z64 = llvm.mlir.zero : i64
  %z16 = llvm.mlir.zero : i16
  %zf = llvm.mlir.zero : f32
  llvm.call @u(%10, %z64, %z16, %zf, %t) : (i32, i64, i16, f32, i1) -> ()
  llvm.call @u(%11, %z64, %z16, %zf, %t) : (i32, i64, i16, f32, i1) -> ()
  llvm.call @u(%12, %z64, %z16, %zf, %t) : (i32, i64, i16, f32, i1) -> ()
  llvm.call @u(%13, %z64, %z16, %zf, %t) : (i32, i64, i16, f32, i1) -> ()
  llvm.call @u(%14, %z64, %z16, %zf, %t) : (i32, i64, i16, f32, i1) -> ()
  llvm.call @u(%z, %z64, %z16, %zf, %t) : (i32, i64, i16, f32, i1) -> ()
  %un = llvm.mlir.undef : i32
  %po = llvm.mlir.poison : i32
  %q1 = llvm.add %un, %x : i32
  %q2 = llvm.add %po, %q1 : i32
  %q3 = llvm.or %z, %a : i32
  %q4 = llvm.zext %z : i32 to i64
  %q5 = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.call @u(%q2, %q4, %z16, %zf, %t) : (i32, i64, i16, f32, i1) -> ()
  llvm.call @u(%q3, %q5, %z16, %zf, %t) : (i32, i64, i16, f32, i1) -> ()
  %v = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %v2 = llvm.or %v, %v : vector<2xi32>
  %vz = llvm.zext %v : vector<2xi32> to vector<2xi64>
  %ve = llvm.icmp "ne" %v2, %v2 : vector<2xi32>
  %ar = llvm.mlir.constant(dense<7> : tensor<2xi32>) : !llvm.array<2 x i32>
  %e = llvm.extractvalue %ar[1] : !llvm.array<2 x i32>
  %ar2 = llvm.mlir.constant(dense<[7, 8]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %e2 = llvm.extractvalue %ar2[1] : !llvm.array<2 x i32>
  %st = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
  %e3 = llvm.extractvalue %st[1] : !llvm.struct<(i32, i32)>
  %us = llvm.mlir.undef : !llvm.struct<(i32, struct<(i32, i64)>)>
  %is = llvm.mlir.undef : !llvm.struct<(i32, i64)>
  %is1 = llvm.insertvalue %x, %is[0] : !llvm.struct<(i32, i64)>
  %us1 = llvm.insertvalue %is1, %us[1] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %us2 = llvm.insertvalue %q5, %us1[1, 1] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %e4 = llvm.extractvalue %us2[1, 0] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %e5 = llvm.extractvalue %us2[1] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %e6 = llvm.extractvalue %us2[0] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %e7 = llvm.extractvalue %us1[1, 1] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %e8 = llvm.extractvalue %e5[0] : !llvm.struct<(i32, i64)>
  llvm.call @w(%v2, %vz, %ve, %e, %e2, %e3, %e4, %e6, %e7, %e8) : (vector<2xi32>, vector<2xi64>, vector<2xi1>, i32, i32, i32, i32, i32, i64, i32) -> ()
  %ga = llvm.mlir.constant(1 : i64) : i64
  %gb = llvm.mlir.constant(1000000000000 : i64) : i64
  %g1 = llvm.getelementptr inbounds %p[%ga, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %g2 = llvm.getelementptr %g1[%gb] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %g3 = llvm.getelementptr %g2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %g4 = llvm.getelementptr %g3[%x, %q5] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.array<2 x i32>
  %gc = llvm.mlir.constant(268435456 : i64) : i64
  %gd = llvm.mlir.constant(268435455 : i64) : i64
  %g5 = llvm.getelementptr %g4[%gc] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %g6 = llvm.getelementptr %g5[%gd] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %al = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %nul = llvm.mlir.zero : !llvm.ptr
  %c1 = llvm.icmp "eq" %nul, %al : !llvm.ptr
  %c2 = llvm.icmp "ne" %al, %nul : !llvm.ptr
  %c3 = llvm.icmp "ne" %nul, %g6 : !llvm.ptr
  llvm.call @w2(%c1, %c2, %c3, %al) : (i1, i1, i1, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @w(vector<2xi32>, vector<2xi64>, vector<2xi1>, i32, i32, i32, i32, i32, i64, i32)
llvm.func @w2(i1, i1, i1, !llvm.ptr)

// An index as a number of 64 bits.
// CHECK-LABEL: llvm.func @shift_of_index
// CHECK-NEXT:    %[[SUM:.*]] = llvm.mlir.constant(27 : i64) : i64
// CHECK-NEXT:    llvm.return %[[SUM]]
llvm.func @shift_of_index() -> i64 {
  %three = llvm.mlir.constant(3 : index) : i64
  %0 = llvm.shl %three, %three overflow<nsw, nuw> : i64
  %1 = llvm.or %0, %three : i64
  llvm.return %1 : i64
}
