// The folds of llvm's operations, and constants that are no numbers: one of each
// in a function. As mlir-opt has them; the rest is LLVM's work.
// RUN: mlopt %s -canonicalize | FileCheck %s
// RUN: mlopt %s -sccp -canonicalize | mlopt -canonicalize | FileCheck %s --check-prefix=SCCP

// SCCP-LABEL: llvm.func @f6(
// SCCP:         llvm.icmp "eq"
// CHECK: llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
// CHECK-LABEL: llvm.func @use(
// CHECK-SAME:  !llvm.ptr, !llvm.ptr)
// CHECK-LABEL: llvm.func @f1(
// CHECK-SAME:  %[[ARG0:[^ :,)]+]]: i1) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V1:[^ :,)]+]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: llvm.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: llvm.call @use(%[[V1]], %[[V0]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: llvm.call @use(%[[V1]], %[[V0]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @f2(
// CHECK-SAME:  %[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = llvm.add %[[ARG0]], %[[V0]] : i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = llvm.sub %[[V2]], %[[V0]] : i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = llvm.mul %[[V3]], %[[V1]] : i32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = llvm.shl %[[V4]], %[[V0]] : i32
// CHECK-NEXT: %[[V6:[^ :,)]+]] = llvm.or %[[V5]], %[[V0]] : i32
// CHECK-NEXT: %[[V7:[^ :,)]+]] = llvm.xor %[[V6]], %[[V0]] : i32
// CHECK-NEXT: %[[V8:[^ :,)]+]] = llvm.and %[[V7]], %[[V7]] : i32
// CHECK-NEXT: %[[V9:[^ :,)]+]] = llvm.add %[[V1]], %[[V1]] : i32
// CHECK-NEXT: %[[V10:[^ :,)]+]] = llvm.add %[[V8]], %[[V9]] : i32
// CHECK-NEXT: %[[V11:[^ :,)]+]] = llvm.add %[[V10]], %[[V1]] : i32
// CHECK-NEXT: llvm.return %[[V11]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @f3(
// CHECK-SAME:  %[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i64, %[[ARG2:[^ :,)]+]]: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.ptrtoint %[[ARG2]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V1:[^ :,)]+]] = llvm.inttoptr %[[V0]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[V2:[^ :,)]+]] = llvm.zext %[[ARG0]] : i32 to i64
// CHECK-NEXT: %[[V3:[^ :,)]+]] = llvm.getelementptr %[[V1]][2] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.call @us(%[[ARG0]], %[[V2]]) : (i32, i64) -> ()
// CHECK-NEXT: llvm.return %[[V3]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @us(
// CHECK-SAME:  i32, i64)
// CHECK-LABEL: llvm.func @f4(
// CHECK-SAME:  %[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[V1:[^ :,)]+]] = llvm.select %[[ARG0]], %[[ARG1]], %[[ARG1]] : i1, i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = llvm.select %[[V0]], %[[V1]], %[[ARG2]] : i1, i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = llvm.select %[[V0]], %[[V2]], %[[ARG2]] : i1, i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = llvm.icmp "slt" %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = llvm.select %[[V4]], %[[V3]], %[[ARG2]] : i1, i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @f5(
// CHECK-SAME:  %[[ARG0:[^ :,)]+]]: !llvm.struct<(i32, i32)>, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.add %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = llvm.add %[[V0]], %[[ARG2]] : i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %[[V3:[^ :,)]+]] = llvm.add %[[V1]], %[[V2]] : i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @f6(
// CHECK-SAME:  %[[ARG0:[^ :,)]+]]: !llvm.ptr) -> i1 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT: %[[V1:[^ :,)]+]] = llvm.mlir.poison : i1
// CHECK-NEXT: %[[V2:[^ :,)]+]] = llvm.mlir.undef : i1
// CHECK-NEXT: %[[V3:[^ :,)]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V4:[^ :,)]+]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: %[[V5:[^ :,)]+]] = llvm.icmp "eq" %[[V4]], %[[V3]] : !llvm.ptr
// CHECK-NEXT: %[[V6:[^ :,)]+]] = llvm.icmp "ne" %[[V4]], %[[V3]] : !llvm.ptr
// CHECK-NEXT: %[[V7:[^ :,)]+]] = llvm.icmp "eq" %[[V3]], %[[V4]] : !llvm.ptr
// CHECK-NEXT: %[[V8:[^ :,)]+]] = llvm.and %[[V2]], %[[V1]] : i1
// CHECK-NEXT: %[[V9:[^ :,)]+]] = llvm.and %[[V8]], %[[V5]] : i1
// CHECK-NEXT: %[[V10:[^ :,)]+]] = llvm.and %[[V9]], %[[V7]] : i1
// CHECK-NEXT: %[[V11:[^ :,)]+]] = llvm.and %[[V10]], %[[V0]] : i1
// CHECK-NEXT: %[[V12:[^ :,)]+]] = llvm.and %[[V11]], %[[V6]] : i1
// CHECK-NEXT: llvm.return %[[V12]] : i1
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @f7(
// CHECK-SAME:  %[[ARG0:[^ :,)]+]]: i1) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[V2:[^ :,)]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb1(%[[V2]] : i32), ^bb1(%[[V2]] : i32)
// CHECK-NEXT: ^bb1(%[[V3:[^ :,)]+]]: i32):
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: llvm.switch %[[V0]] : i32, ^bb3 [
// CHECK-NEXT: 3: ^bb4
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: ^bb4:
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @f8(
// CHECK-SAME:  %[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: vector<4xi32>) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = llvm.insertelement %[[ARG0]], %[[ARG1]][%[[V0]] : i32] : vector<4xi32>
// CHECK-NEXT: %[[V2:[^ :,)]+]] = llvm.extractelement %[[V1]][%[[V0]] : i32] : vector<4xi32>
// CHECK-NEXT: %[[V3:[^ :,)]+]] = llvm.freeze %[[V2]] : i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = llvm.freeze %[[V3]] : i32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = llvm.shufflevector %[[ARG1]], %[[ARG1]] [0, 1, 2, 3] : vector<4xi32>
// CHECK-NEXT: %[[V6:[^ :,)]+]] = llvm.extractelement %[[V5]][%[[V0]] : i32] : vector<4xi32>
// CHECK-NEXT: %[[V7:[^ :,)]+]] = llvm.add %[[V4]], %[[V6]] : i32
// CHECK-NEXT: %[[V8:[^ :,)]+]] = llvm.trunc %[[V7]] : i32 to i16
// CHECK-NEXT: %[[V9:[^ :,)]+]] = llvm.sext %[[V8]] : i16 to i32
// CHECK-NEXT: %[[V10:[^ :,)]+]] = llvm.intr.expect %[[V9]], %[[V0]] : i32
// CHECK-NEXT: llvm.return %[[V10]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @f9(
// CHECK-SAME:  %[[ARG0:[^ :,)]+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = llvm.fadd %[[ARG0]], %[[V0]] : f32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = llvm.fmul %[[V2]], %[[V1]] : f32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = llvm.fsub %[[V3]], %[[V0]] : f32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = llvm.fadd %[[V0]], %[[V1]] : f32
// CHECK-NEXT: %[[V6:[^ :,)]+]] = llvm.fmul %[[V4]], %[[V5]] : f32
// CHECK-NEXT: llvm.return %[[V6]] : f32
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @f10(
// CHECK-SAME:  %[[ARG0:[^ :,)]+]]: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.getelementptr %[[ARG0]][1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = llvm.getelementptr %[[V0]][2] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = llvm.getelementptr %[[V1]][3] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.return %[[V2]] : !llvm.ptr
// CHECK-NEXT: }

llvm.mlir.global external @g() : i32
llvm.func @use(!llvm.ptr, !llvm.ptr)
llvm.func @f1(%c: i1) {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.call @use(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
^bb2:
  %2 = llvm.mlir.addressof @g : !llvm.ptr
  %3 = llvm.mlir.zero : !llvm.ptr
  llvm.call @use(%2, %3) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @f2(%a: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.add %a, %c0 : i32
  %1 = llvm.sub %0, %c0 : i32
  %2 = llvm.mul %1, %c1 : i32
  %3 = llvm.shl %2, %c0 : i32
  %4 = llvm.or %3, %c0 : i32
  %5 = llvm.xor %4, %c0 : i32
  %6 = llvm.and %5, %5 : i32
  %7 = llvm.add %c1, %c1 : i32
  %8 = llvm.add %6, %7 : i32
  %9 = llvm.or %c1, %c0 : i32
  %10 = llvm.add %8, %9 : i32
  llvm.return %10 : i32
}
llvm.func @f3(%a: i32, %b: i64, %p: !llvm.ptr) -> (!llvm.ptr) {
  %0 = llvm.bitcast %a : i32 to i32
  %1 = llvm.bitcast %a : i32 to f32
  %2 = llvm.bitcast %1 : f32 to i32
  %3 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %4 = llvm.addrspacecast %3 : !llvm.ptr<1> to !llvm.ptr
  %5 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
  %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
  %8 = llvm.zext %2 : i32 to i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %9 = llvm.getelementptr %7[%c2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @us(%0, %8) : (i32, i64) -> ()
  llvm.return %9 : !llvm.ptr
}
llvm.func @us(i32, i64)
llvm.func @f4(%a: i1, %x: i32, %y: i32) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %0 = llvm.select %a, %x, %x : i1, i32
  %1 = llvm.select %t, %0, %y : i1, i32
  %2 = llvm.icmp "eq" %x, %x : i32
  %3 = llvm.select %2, %1, %y : i1, i32
  %4 = llvm.icmp "slt" %x, %x : i32
  %5 = llvm.select %4, %3, %y : i1, i32
  llvm.return %5 : i32
}
llvm.func @f5(%s: !llvm.struct<(i32, i32)>, %x: i32, %y: i32) -> i32 {
  %0 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %y, %0[1] : !llvm.struct<(i32, i32)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, i32)>
  %3 = llvm.extractvalue %1[1] : !llvm.struct<(i32, i32)>
  %4 = llvm.add %2, %3 : i32
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %5 = llvm.insertvalue %x, %u[0] : !llvm.struct<(i32, i32)>
  %6 = llvm.insertvalue %y, %5[0] : !llvm.struct<(i32, i32)>
  %7 = llvm.extractvalue %6[0] : !llvm.struct<(i32, i32)>
  %8 = llvm.add %4, %7 : i32
  %9 = llvm.extractvalue %s[1] : !llvm.struct<(i32, i32)>
  %10 = llvm.add %8, %9 : i32
  llvm.return %10 : i32
}
llvm.func @f6(%p: !llvm.ptr) -> i1 {
  %z = llvm.mlir.zero : !llvm.ptr
  %a = llvm.mlir.addressof @g : !llvm.ptr
  %0 = llvm.icmp "eq" %a, %z : !llvm.ptr
  %n = llvm.icmp "ne" %a, %z : !llvm.ptr
  %1 = llvm.icmp "eq" %z, %a : !llvm.ptr
  %i = llvm.mlir.zero : i32
  %j = llvm.mlir.zero : i32
  %k = llvm.add %i, %j : i32
  %u = llvm.mlir.undef : i1
  %v = llvm.mlir.poison : i1
  %w = llvm.and %u, %v : i1
  %w1 = llvm.and %w, %0 : i1
  %w2 = llvm.and %w1, %1 : i1
  %q = llvm.alloca %i x i32 : (i32) -> !llvm.ptr
  %w3 = llvm.icmp "eq" %q, %z : !llvm.ptr
  %w4 = llvm.and %w2, %w3 : i1
  %w5 = llvm.and %w4, %n : i1
  llvm.return %w5 : i1
}
llvm.func @f7(%c: i1) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %x = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %t, ^bb1(%x : i32), ^bb1(%x : i32)
^bb1(%y: i32):
  llvm.br ^bb2
^bb2:
  %s = llvm.mlir.constant(3 : i32) : i32
  llvm.switch %s : i32, ^bb3 [ 3: ^bb4 ]
^bb3:
  llvm.return %y : i32
^bb4:
  llvm.return %s : i32
}
llvm.func @f8(%x: i32, %v: vector<4xi32>) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.insertelement %x, %v[%c1 : i32] : vector<4xi32>
  %1 = llvm.extractelement %0[%c1 : i32] : vector<4xi32>
  %2 = llvm.freeze %1 : i32
  %3 = llvm.freeze %2 : i32
  %m = llvm.shufflevector %v, %v [0, 1, 2, 3] : vector<4xi32>
  %4 = llvm.extractelement %m[%c1 : i32] : vector<4xi32>
  %5 = llvm.add %3, %4 : i32
  %6 = llvm.trunc %5 : i32 to i16
  %7 = llvm.sext %6 : i16 to i32
  %8 = llvm.intr.expect %7, %c1 : i32
  llvm.return %8 : i32
}
llvm.func @f9(%fl: f32) -> f32 {
  %z = llvm.mlir.constant(0.0 : f32) : f32
  %o = llvm.mlir.constant(1.0 : f32) : f32
  %0 = llvm.fadd %fl, %z : f32
  %1 = llvm.fmul %0, %o : f32
  %2 = llvm.fsub %1, %z : f32
  %3 = llvm.fadd %z, %o : f32
  %4 = llvm.fmul %2, %3 : f32
  llvm.return %4 : f32
}
llvm.func @f10(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %1 = llvm.getelementptr %0[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.getelementptr %1[%c] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %3 = llvm.getelementptr %2[%c0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.return %3 : !llvm.ptr
}
