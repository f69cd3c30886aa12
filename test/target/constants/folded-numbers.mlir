// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// Numbers, undefined values and poison, folded as the builder of mlir-translate
// folds them.

llvm.func @i32(i32)
llvm.func @i1(i1)
llvm.func @f32(f32)
llvm.func @f64(f64)
llvm.func @i64(i64)

// CHECK-LABEL: define void @add(
// CHECK-NEXT:    call void @i32(i32 -17)
// CHECK-NEXT:    call void @i32(i32 -20)
// CHECK-NEXT:    call void @i32(i32 2147483647)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 -21)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    ret void
llvm.func @add() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.add %a, %b : i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.add %a, %z : i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.add %l, %m : i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.add %u, %b : i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.add %b, %u : i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.add %u, %u : i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.add %u, %z : i32
  llvm.call @i32(%6) : (i32) -> ()
  %7 = llvm.add %p, %b : i32
  llvm.call @i32(%7) : (i32) -> ()
  %8 = llvm.add %b, %p : i32
  llvm.call @i32(%8) : (i32) -> ()
  %9 = llvm.add %u, %p : i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.add %a, %m : i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.add %u, %m : i32
  llvm.call @i32(%11) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @sub(
// CHECK-NEXT:    call void @i32(i32 -23)
// CHECK-NEXT:    call void @i32(i32 -20)
// CHECK-NEXT:    call void @i32(i32 -2147483647)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 -19)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    ret void
llvm.func @sub() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.sub %a, %b : i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.sub %a, %z : i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.sub %l, %m : i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.sub %u, %b : i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.sub %b, %u : i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.sub %u, %u : i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.sub %u, %z : i32
  llvm.call @i32(%6) : (i32) -> ()
  %7 = llvm.sub %p, %b : i32
  llvm.call @i32(%7) : (i32) -> ()
  %8 = llvm.sub %b, %p : i32
  llvm.call @i32(%8) : (i32) -> ()
  %9 = llvm.sub %u, %p : i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.sub %a, %m : i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.sub %u, %m : i32
  llvm.call @i32(%11) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @mul(
// CHECK-NEXT:    call void @i32(i32 -60)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 -2147483648)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 20)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    ret void
llvm.func @mul() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.mul %a, %b : i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.mul %a, %z : i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.mul %l, %m : i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.mul %u, %b : i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.mul %b, %u : i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.mul %u, %u : i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.mul %u, %z : i32
  llvm.call @i32(%6) : (i32) -> ()
  %7 = llvm.mul %p, %b : i32
  llvm.call @i32(%7) : (i32) -> ()
  %8 = llvm.mul %b, %p : i32
  llvm.call @i32(%8) : (i32) -> ()
  %9 = llvm.mul %u, %p : i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.mul %a, %m : i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.mul %u, %m : i32
  llvm.call @i32(%11) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @and(
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 -2147483648)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 -20)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    ret void
llvm.func @and() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.and %a, %b : i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.and %a, %z : i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.and %l, %m : i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.and %u, %b : i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.and %b, %u : i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.and %u, %u : i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.and %u, %z : i32
  llvm.call @i32(%6) : (i32) -> ()
  %7 = llvm.and %p, %b : i32
  llvm.call @i32(%7) : (i32) -> ()
  %8 = llvm.and %b, %p : i32
  llvm.call @i32(%8) : (i32) -> ()
  %9 = llvm.and %u, %p : i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.and %a, %m : i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.and %u, %m : i32
  llvm.call @i32(%11) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @or(
// CHECK-NEXT:    call void @i32(i32 -17)
// CHECK-NEXT:    call void @i32(i32 -20)
// CHECK-NEXT:    call void @i32(i32 -1)
// CHECK-NEXT:    call void @i32(i32 -1)
// CHECK-NEXT:    call void @i32(i32 -1)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 -1)
// CHECK-NEXT:    call void @i32(i32 -1)
// CHECK-NEXT:    ret void
llvm.func @or() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.or %a, %b : i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.or %a, %z : i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.or %l, %m : i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.or %u, %b : i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.or %b, %u : i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.or %u, %u : i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.or %u, %z : i32
  llvm.call @i32(%6) : (i32) -> ()
  %7 = llvm.or %p, %b : i32
  llvm.call @i32(%7) : (i32) -> ()
  %8 = llvm.or %b, %p : i32
  llvm.call @i32(%8) : (i32) -> ()
  %9 = llvm.or %u, %p : i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.or %a, %m : i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.or %u, %m : i32
  llvm.call @i32(%11) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @xor(
// CHECK-NEXT:    call void @i32(i32 -17)
// CHECK-NEXT:    call void @i32(i32 -20)
// CHECK-NEXT:    call void @i32(i32 2147483647)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 19)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    ret void
llvm.func @xor() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.xor %a, %b : i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.xor %a, %z : i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.xor %l, %m : i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.xor %u, %b : i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.xor %b, %u : i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.xor %u, %u : i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.xor %u, %z : i32
  llvm.call @i32(%6) : (i32) -> ()
  %7 = llvm.xor %p, %b : i32
  llvm.call @i32(%7) : (i32) -> ()
  %8 = llvm.xor %b, %p : i32
  llvm.call @i32(%8) : (i32) -> ()
  %9 = llvm.xor %u, %p : i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.xor %a, %m : i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.xor %u, %m : i32
  llvm.call @i32(%11) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @udiv(
// CHECK-NEXT:    call void @i32(i32 1431655758)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    ret void
llvm.func @udiv() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.udiv %a, %b : i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.udiv %a, %z : i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.udiv %l, %m : i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.udiv %u, %b : i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.udiv %b, %u : i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.udiv %u, %u : i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.udiv %u, %z : i32
  llvm.call @i32(%6) : (i32) -> ()
  %7 = llvm.udiv %p, %b : i32
  llvm.call @i32(%7) : (i32) -> ()
  %8 = llvm.udiv %b, %p : i32
  llvm.call @i32(%8) : (i32) -> ()
  %9 = llvm.udiv %u, %p : i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.udiv %a, %m : i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.udiv %u, %m : i32
  llvm.call @i32(%11) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @sdiv(
// CHECK-NEXT:    call void @i32(i32 -6)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 20)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    ret void
llvm.func @sdiv() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.sdiv %a, %b : i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.sdiv %a, %z : i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.sdiv %l, %m : i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.sdiv %u, %b : i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.sdiv %b, %u : i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.sdiv %u, %u : i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.sdiv %u, %z : i32
  llvm.call @i32(%6) : (i32) -> ()
  %7 = llvm.sdiv %p, %b : i32
  llvm.call @i32(%7) : (i32) -> ()
  %8 = llvm.sdiv %b, %p : i32
  llvm.call @i32(%8) : (i32) -> ()
  %9 = llvm.sdiv %u, %p : i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.sdiv %a, %m : i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.sdiv %u, %m : i32
  llvm.call @i32(%11) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @urem(
// CHECK-NEXT:    call void @i32(i32 2)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 -2147483648)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 -20)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    ret void
llvm.func @urem() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.urem %a, %b : i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.urem %a, %z : i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.urem %l, %m : i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.urem %u, %b : i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.urem %b, %u : i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.urem %u, %u : i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.urem %u, %z : i32
  llvm.call @i32(%6) : (i32) -> ()
  %7 = llvm.urem %p, %b : i32
  llvm.call @i32(%7) : (i32) -> ()
  %8 = llvm.urem %b, %p : i32
  llvm.call @i32(%8) : (i32) -> ()
  %9 = llvm.urem %u, %p : i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.urem %a, %m : i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.urem %u, %m : i32
  llvm.call @i32(%11) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @srem(
// CHECK-NEXT:    call void @i32(i32 -2)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    ret void
llvm.func @srem() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.srem %a, %b : i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.srem %a, %z : i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.srem %l, %m : i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.srem %u, %b : i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.srem %b, %u : i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.srem %u, %u : i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.srem %u, %z : i32
  llvm.call @i32(%6) : (i32) -> ()
  %7 = llvm.srem %p, %b : i32
  llvm.call @i32(%7) : (i32) -> ()
  %8 = llvm.srem %b, %p : i32
  llvm.call @i32(%8) : (i32) -> ()
  %9 = llvm.srem %u, %p : i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.srem %a, %m : i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.srem %u, %m : i32
  llvm.call @i32(%11) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @shl(
// CHECK-NEXT:    call void @i32(i32 -160)
// CHECK-NEXT:    call void @i32(i32 -20)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    ret void
llvm.func @shl() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.shl %a, %b : i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.shl %a, %z : i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.shl %l, %m : i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.shl %u, %b : i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.shl %b, %u : i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.shl %u, %u : i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.shl %u, %z : i32
  llvm.call @i32(%6) : (i32) -> ()
  %7 = llvm.shl %p, %b : i32
  llvm.call @i32(%7) : (i32) -> ()
  %8 = llvm.shl %b, %p : i32
  llvm.call @i32(%8) : (i32) -> ()
  %9 = llvm.shl %u, %p : i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.shl %a, %m : i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.shl %u, %m : i32
  llvm.call @i32(%11) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @lshr(
// CHECK-NEXT:    call void @i32(i32 536870909)
// CHECK-NEXT:    call void @i32(i32 -20)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    ret void
llvm.func @lshr() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.lshr %a, %b : i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.lshr %a, %z : i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.lshr %l, %m : i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.lshr %u, %b : i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.lshr %b, %u : i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.lshr %u, %u : i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.lshr %u, %z : i32
  llvm.call @i32(%6) : (i32) -> ()
  %7 = llvm.lshr %p, %b : i32
  llvm.call @i32(%7) : (i32) -> ()
  %8 = llvm.lshr %b, %p : i32
  llvm.call @i32(%8) : (i32) -> ()
  %9 = llvm.lshr %u, %p : i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.lshr %a, %m : i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.lshr %u, %m : i32
  llvm.call @i32(%11) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @ashr(
// CHECK-NEXT:    call void @i32(i32 -3)
// CHECK-NEXT:    call void @i32(i32 -20)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    ret void
llvm.func @ashr() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.ashr %a, %b : i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.ashr %a, %z : i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.ashr %l, %m : i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.ashr %u, %b : i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.ashr %b, %u : i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.ashr %u, %u : i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.ashr %u, %z : i32
  llvm.call @i32(%6) : (i32) -> ()
  %7 = llvm.ashr %p, %b : i32
  llvm.call @i32(%7) : (i32) -> ()
  %8 = llvm.ashr %b, %p : i32
  llvm.call @i32(%8) : (i32) -> ()
  %9 = llvm.ashr %u, %p : i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.ashr %a, %m : i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.ashr %u, %m : i32
  llvm.call @i32(%11) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @fadd(
// CHECK-NEXT:    call void @f32(float 5.500000e+00)
// CHECK-NEXT:    call void @f32(float 0x7FF8000000000000)
// CHECK-NEXT:    call void @f32(float 0x7FF8000000000000)
// CHECK-NEXT:    call void @f32(float undef)
// CHECK-NEXT:    call void @f32(float poison)
// CHECK-NEXT:    call void @f32(float poison)
// CHECK-NEXT:    ret void
llvm.func @fadd() {
  %a = llvm.mlir.constant(7.5 : f32) : f32
  %b = llvm.mlir.constant(-2.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %p = llvm.mlir.poison : f32
  %0 = llvm.fadd %a, %b : f32
  llvm.call @f32(%0) : (f32) -> ()
  %1 = llvm.fadd %u, %b : f32
  llvm.call @f32(%1) : (f32) -> ()
  %2 = llvm.fadd %b, %u : f32
  llvm.call @f32(%2) : (f32) -> ()
  %3 = llvm.fadd %u, %u : f32
  llvm.call @f32(%3) : (f32) -> ()
  %4 = llvm.fadd %p, %b : f32
  llvm.call @f32(%4) : (f32) -> ()
  %5 = llvm.fadd %b, %p : f32
  llvm.call @f32(%5) : (f32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @fsub(
// CHECK-NEXT:    call void @f32(float 9.500000e+00)
// CHECK-NEXT:    call void @f32(float 0x7FF8000000000000)
// CHECK-NEXT:    call void @f32(float 0x7FF8000000000000)
// CHECK-NEXT:    call void @f32(float undef)
// CHECK-NEXT:    call void @f32(float poison)
// CHECK-NEXT:    call void @f32(float poison)
// CHECK-NEXT:    ret void
llvm.func @fsub() {
  %a = llvm.mlir.constant(7.5 : f32) : f32
  %b = llvm.mlir.constant(-2.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %p = llvm.mlir.poison : f32
  %0 = llvm.fsub %a, %b : f32
  llvm.call @f32(%0) : (f32) -> ()
  %1 = llvm.fsub %u, %b : f32
  llvm.call @f32(%1) : (f32) -> ()
  %2 = llvm.fsub %b, %u : f32
  llvm.call @f32(%2) : (f32) -> ()
  %3 = llvm.fsub %u, %u : f32
  llvm.call @f32(%3) : (f32) -> ()
  %4 = llvm.fsub %p, %b : f32
  llvm.call @f32(%4) : (f32) -> ()
  %5 = llvm.fsub %b, %p : f32
  llvm.call @f32(%5) : (f32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @fmul(
// CHECK-NEXT:    call void @f32(float -1.500000e+01)
// CHECK-NEXT:    call void @f32(float 0x7FF8000000000000)
// CHECK-NEXT:    call void @f32(float 0x7FF8000000000000)
// CHECK-NEXT:    call void @f32(float undef)
// CHECK-NEXT:    call void @f32(float poison)
// CHECK-NEXT:    call void @f32(float poison)
// CHECK-NEXT:    ret void
llvm.func @fmul() {
  %a = llvm.mlir.constant(7.5 : f32) : f32
  %b = llvm.mlir.constant(-2.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %p = llvm.mlir.poison : f32
  %0 = llvm.fmul %a, %b : f32
  llvm.call @f32(%0) : (f32) -> ()
  %1 = llvm.fmul %u, %b : f32
  llvm.call @f32(%1) : (f32) -> ()
  %2 = llvm.fmul %b, %u : f32
  llvm.call @f32(%2) : (f32) -> ()
  %3 = llvm.fmul %u, %u : f32
  llvm.call @f32(%3) : (f32) -> ()
  %4 = llvm.fmul %p, %b : f32
  llvm.call @f32(%4) : (f32) -> ()
  %5 = llvm.fmul %b, %p : f32
  llvm.call @f32(%5) : (f32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @fdiv(
// CHECK-NEXT:    call void @f32(float -3.750000e+00)
// CHECK-NEXT:    call void @f32(float 0x7FF8000000000000)
// CHECK-NEXT:    call void @f32(float 0x7FF8000000000000)
// CHECK-NEXT:    call void @f32(float undef)
// CHECK-NEXT:    call void @f32(float poison)
// CHECK-NEXT:    call void @f32(float poison)
// CHECK-NEXT:    ret void
llvm.func @fdiv() {
  %a = llvm.mlir.constant(7.5 : f32) : f32
  %b = llvm.mlir.constant(-2.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %p = llvm.mlir.poison : f32
  %0 = llvm.fdiv %a, %b : f32
  llvm.call @f32(%0) : (f32) -> ()
  %1 = llvm.fdiv %u, %b : f32
  llvm.call @f32(%1) : (f32) -> ()
  %2 = llvm.fdiv %b, %u : f32
  llvm.call @f32(%2) : (f32) -> ()
  %3 = llvm.fdiv %u, %u : f32
  llvm.call @f32(%3) : (f32) -> ()
  %4 = llvm.fdiv %p, %b : f32
  llvm.call @f32(%4) : (f32) -> ()
  %5 = llvm.fdiv %b, %p : f32
  llvm.call @f32(%5) : (f32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @frem(
// CHECK-NEXT:    call void @f32(float 1.500000e+00)
// CHECK-NEXT:    call void @f32(float 0x7FF8000000000000)
// CHECK-NEXT:    call void @f32(float 0x7FF8000000000000)
// CHECK-NEXT:    call void @f32(float undef)
// CHECK-NEXT:    call void @f32(float poison)
// CHECK-NEXT:    call void @f32(float poison)
// CHECK-NEXT:    ret void
llvm.func @frem() {
  %a = llvm.mlir.constant(7.5 : f32) : f32
  %b = llvm.mlir.constant(-2.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %p = llvm.mlir.poison : f32
  %0 = llvm.frem %a, %b : f32
  llvm.call @f32(%0) : (f32) -> ()
  %1 = llvm.frem %u, %b : f32
  llvm.call @f32(%1) : (f32) -> ()
  %2 = llvm.frem %b, %u : f32
  llvm.call @f32(%2) : (f32) -> ()
  %3 = llvm.frem %u, %u : f32
  llvm.call @f32(%3) : (f32) -> ()
  %4 = llvm.frem %p, %b : f32
  llvm.call @f32(%4) : (f32) -> ()
  %5 = llvm.frem %b, %p : f32
  llvm.call @f32(%5) : (f32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @fneg(
// CHECK-NEXT:    call void @f32(float -7.500000e+00)
// CHECK-NEXT:    call void @f32(float undef)
// CHECK-NEXT:    call void @f32(float poison)
// CHECK-NEXT:    call void @f32(float -1.500000e+00)
// CHECK-NEXT:    ret void
llvm.func @fneg() {
  %a = llvm.mlir.constant(7.5 : f32) : f32
  %u = llvm.mlir.undef : f32
  %p = llvm.mlir.poison : f32
  %q = llvm.mlir.constant(1.5 : f128) : f128
  %0 = llvm.fneg %a : f32
  llvm.call @f32(%0) : (f32) -> ()
  %1 = llvm.fneg %u : f32
  llvm.call @f32(%1) : (f32) -> ()
  %2 = llvm.fneg %p : f32
  llvm.call @f32(%2) : (f32) -> ()
  %3 = llvm.fneg %q : f128
  %4 = llvm.fptrunc %3 : f128 to f32
  llvm.call @f32(%4) : (f32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @casts(
// CHECK-NEXT:    call void @i64(i64 -20)
// CHECK-NEXT:    call void @i64(i64 4294967276)
// CHECK-NEXT:    call void @f32(float -2.000000e+01)
// CHECK-NEXT:    call void @f64(double 0x41EFFFFFFD800000)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @f32(float 0xFFFFFFFD80000000)
// CHECK-NEXT:    call void @i64(i64 0)
// CHECK-NEXT:    call void @i64(i64 0)
// CHECK-NEXT:    call void @f32(float 0.000000e+00)
// CHECK-NEXT:    call void @f64(double 0.000000e+00)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @f32(float undef)
// CHECK-NEXT:    call void @i64(i64 poison)
// CHECK-NEXT:    call void @i64(i64 poison)
// CHECK-NEXT:    call void @f32(float poison)
// CHECK-NEXT:    call void @f64(double poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @f32(float poison)
// CHECK-NEXT:    call void @i64(i64 0)
// CHECK-NEXT:    call void @i64(i64 0)
// CHECK-NEXT:    call void @f32(float 0.000000e+00)
// CHECK-NEXT:    call void @f64(double 0.000000e+00)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @f32(float 0.000000e+00)
// CHECK-NEXT:    call void @f64(double 7.750000e+00)
// CHECK-NEXT:    call void @i32(i32 7)
// CHECK-NEXT:    call void @i32(i32 7)
// CHECK-NEXT:    call void @i32(i32 1089994752)
// CHECK-NEXT:    call void @f64(double 0x4415AF1D80000000)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 1621981420)
// CHECK-NEXT:    call void @f64(double 0.000000e+00)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @f64(double poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    ret void
llvm.func @casts() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %f = llvm.mlir.constant(7.75 : f32) : f32
  %h = llvm.mlir.constant(1.0e+20 : f32) : f32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %z = llvm.mlir.zero : i32
  %zf = llvm.mlir.zero : f32
  %pf = llvm.mlir.poison : f32
  %0 = llvm.sext %a : i32 to i64
  llvm.call @i64(%0) : (i64) -> ()
  %1 = llvm.zext %a : i32 to i64
  llvm.call @i64(%1) : (i64) -> ()
  %2 = llvm.sitofp %a : i32 to f32
  llvm.call @f32(%2) : (f32) -> ()
  %3 = llvm.uitofp %a : i32 to f64
  llvm.call @f64(%3) : (f64) -> ()
  %4 = llvm.trunc %a : i32 to i1
  llvm.call @i1(%4) : (i1) -> ()
  %5 = llvm.bitcast %a : i32 to f32
  llvm.call @f32(%5) : (f32) -> ()
  %6 = llvm.sext %u : i32 to i64
  llvm.call @i64(%6) : (i64) -> ()
  %7 = llvm.zext %u : i32 to i64
  llvm.call @i64(%7) : (i64) -> ()
  %8 = llvm.sitofp %u : i32 to f32
  llvm.call @f32(%8) : (f32) -> ()
  %9 = llvm.uitofp %u : i32 to f64
  llvm.call @f64(%9) : (f64) -> ()
  %10 = llvm.trunc %u : i32 to i1
  llvm.call @i1(%10) : (i1) -> ()
  %11 = llvm.bitcast %u : i32 to f32
  llvm.call @f32(%11) : (f32) -> ()
  %12 = llvm.sext %p : i32 to i64
  llvm.call @i64(%12) : (i64) -> ()
  %13 = llvm.zext %p : i32 to i64
  llvm.call @i64(%13) : (i64) -> ()
  %14 = llvm.sitofp %p : i32 to f32
  llvm.call @f32(%14) : (f32) -> ()
  %15 = llvm.uitofp %p : i32 to f64
  llvm.call @f64(%15) : (f64) -> ()
  %16 = llvm.trunc %p : i32 to i1
  llvm.call @i1(%16) : (i1) -> ()
  %17 = llvm.bitcast %p : i32 to f32
  llvm.call @f32(%17) : (f32) -> ()
  %18 = llvm.sext %z : i32 to i64
  llvm.call @i64(%18) : (i64) -> ()
  %19 = llvm.zext %z : i32 to i64
  llvm.call @i64(%19) : (i64) -> ()
  %20 = llvm.sitofp %z : i32 to f32
  llvm.call @f32(%20) : (f32) -> ()
  %21 = llvm.uitofp %z : i32 to f64
  llvm.call @f64(%21) : (f64) -> ()
  %22 = llvm.trunc %z : i32 to i1
  llvm.call @i1(%22) : (i1) -> ()
  %23 = llvm.bitcast %z : i32 to f32
  llvm.call @f32(%23) : (f32) -> ()
  %24 = llvm.fpext %f : f32 to f64
  llvm.call @f64(%24) : (f64) -> ()
  %25 = llvm.fptosi %f : f32 to i32
  llvm.call @i32(%25) : (i32) -> ()
  %26 = llvm.fptoui %f : f32 to i32
  llvm.call @i32(%26) : (i32) -> ()
  %27 = llvm.bitcast %f : f32 to i32
  llvm.call @i32(%27) : (i32) -> ()
  %28 = llvm.fpext %h : f32 to f64
  llvm.call @f64(%28) : (f64) -> ()
  %29 = llvm.fptosi %h : f32 to i32
  llvm.call @i32(%29) : (i32) -> ()
  %30 = llvm.fptoui %h : f32 to i32
  llvm.call @i32(%30) : (i32) -> ()
  %31 = llvm.bitcast %h : f32 to i32
  llvm.call @i32(%31) : (i32) -> ()
  %32 = llvm.fpext %zf : f32 to f64
  llvm.call @f64(%32) : (f64) -> ()
  %33 = llvm.fptosi %zf : f32 to i32
  llvm.call @i32(%33) : (i32) -> ()
  %34 = llvm.fptoui %zf : f32 to i32
  llvm.call @i32(%34) : (i32) -> ()
  %35 = llvm.bitcast %zf : f32 to i32
  llvm.call @i32(%35) : (i32) -> ()
  %36 = llvm.fpext %pf : f32 to f64
  llvm.call @f64(%36) : (f64) -> ()
  %37 = llvm.fptosi %pf : f32 to i32
  llvm.call @i32(%37) : (i32) -> ()
  %38 = llvm.fptoui %pf : f32 to i32
  llvm.call @i32(%38) : (i32) -> ()
  %39 = llvm.bitcast %pf : f32 to i32
  llvm.call @i32(%39) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @icmp(
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 undef)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    ret void
llvm.func @icmp() {
  %a = llvm.mlir.constant(-20 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.icmp "eq" %a, %b : i32
  llvm.call @i1(%0) : (i1) -> ()
  %1 = llvm.icmp "eq" %b, %b : i32
  llvm.call @i1(%1) : (i1) -> ()
  %2 = llvm.icmp "eq" %u, %b : i32
  llvm.call @i1(%2) : (i1) -> ()
  %3 = llvm.icmp "eq" %u, %u : i32
  llvm.call @i1(%3) : (i1) -> ()
  %4 = llvm.icmp "eq" %p, %b : i32
  llvm.call @i1(%4) : (i1) -> ()
  %5 = llvm.icmp "eq" %a, %z : i32
  llvm.call @i1(%5) : (i1) -> ()
  %6 = llvm.icmp "eq" %z, %z : i32
  llvm.call @i1(%6) : (i1) -> ()
  %7 = llvm.icmp "eq" %b, %u : i32
  llvm.call @i1(%7) : (i1) -> ()
  %8 = llvm.icmp "ne" %a, %b : i32
  llvm.call @i1(%8) : (i1) -> ()
  %9 = llvm.icmp "ne" %b, %b : i32
  llvm.call @i1(%9) : (i1) -> ()
  %10 = llvm.icmp "ne" %u, %b : i32
  llvm.call @i1(%10) : (i1) -> ()
  %11 = llvm.icmp "ne" %u, %u : i32
  llvm.call @i1(%11) : (i1) -> ()
  %12 = llvm.icmp "ne" %p, %b : i32
  llvm.call @i1(%12) : (i1) -> ()
  %13 = llvm.icmp "ne" %a, %z : i32
  llvm.call @i1(%13) : (i1) -> ()
  %14 = llvm.icmp "ne" %z, %z : i32
  llvm.call @i1(%14) : (i1) -> ()
  %15 = llvm.icmp "ne" %b, %u : i32
  llvm.call @i1(%15) : (i1) -> ()
  %16 = llvm.icmp "slt" %a, %b : i32
  llvm.call @i1(%16) : (i1) -> ()
  %17 = llvm.icmp "slt" %b, %b : i32
  llvm.call @i1(%17) : (i1) -> ()
  %18 = llvm.icmp "slt" %u, %b : i32
  llvm.call @i1(%18) : (i1) -> ()
  %19 = llvm.icmp "slt" %u, %u : i32
  llvm.call @i1(%19) : (i1) -> ()
  %20 = llvm.icmp "slt" %p, %b : i32
  llvm.call @i1(%20) : (i1) -> ()
  %21 = llvm.icmp "slt" %a, %z : i32
  llvm.call @i1(%21) : (i1) -> ()
  %22 = llvm.icmp "slt" %z, %z : i32
  llvm.call @i1(%22) : (i1) -> ()
  %23 = llvm.icmp "slt" %b, %u : i32
  llvm.call @i1(%23) : (i1) -> ()
  %24 = llvm.icmp "sle" %a, %b : i32
  llvm.call @i1(%24) : (i1) -> ()
  %25 = llvm.icmp "sle" %b, %b : i32
  llvm.call @i1(%25) : (i1) -> ()
  %26 = llvm.icmp "sle" %u, %b : i32
  llvm.call @i1(%26) : (i1) -> ()
  %27 = llvm.icmp "sle" %u, %u : i32
  llvm.call @i1(%27) : (i1) -> ()
  %28 = llvm.icmp "sle" %p, %b : i32
  llvm.call @i1(%28) : (i1) -> ()
  %29 = llvm.icmp "sle" %a, %z : i32
  llvm.call @i1(%29) : (i1) -> ()
  %30 = llvm.icmp "sle" %z, %z : i32
  llvm.call @i1(%30) : (i1) -> ()
  %31 = llvm.icmp "sle" %b, %u : i32
  llvm.call @i1(%31) : (i1) -> ()
  %32 = llvm.icmp "sgt" %a, %b : i32
  llvm.call @i1(%32) : (i1) -> ()
  %33 = llvm.icmp "sgt" %b, %b : i32
  llvm.call @i1(%33) : (i1) -> ()
  %34 = llvm.icmp "sgt" %u, %b : i32
  llvm.call @i1(%34) : (i1) -> ()
  %35 = llvm.icmp "sgt" %u, %u : i32
  llvm.call @i1(%35) : (i1) -> ()
  %36 = llvm.icmp "sgt" %p, %b : i32
  llvm.call @i1(%36) : (i1) -> ()
  %37 = llvm.icmp "sgt" %a, %z : i32
  llvm.call @i1(%37) : (i1) -> ()
  %38 = llvm.icmp "sgt" %z, %z : i32
  llvm.call @i1(%38) : (i1) -> ()
  %39 = llvm.icmp "sgt" %b, %u : i32
  llvm.call @i1(%39) : (i1) -> ()
  %40 = llvm.icmp "sge" %a, %b : i32
  llvm.call @i1(%40) : (i1) -> ()
  %41 = llvm.icmp "sge" %b, %b : i32
  llvm.call @i1(%41) : (i1) -> ()
  %42 = llvm.icmp "sge" %u, %b : i32
  llvm.call @i1(%42) : (i1) -> ()
  %43 = llvm.icmp "sge" %u, %u : i32
  llvm.call @i1(%43) : (i1) -> ()
  %44 = llvm.icmp "sge" %p, %b : i32
  llvm.call @i1(%44) : (i1) -> ()
  %45 = llvm.icmp "sge" %a, %z : i32
  llvm.call @i1(%45) : (i1) -> ()
  %46 = llvm.icmp "sge" %z, %z : i32
  llvm.call @i1(%46) : (i1) -> ()
  %47 = llvm.icmp "sge" %b, %u : i32
  llvm.call @i1(%47) : (i1) -> ()
  %48 = llvm.icmp "ult" %a, %b : i32
  llvm.call @i1(%48) : (i1) -> ()
  %49 = llvm.icmp "ult" %b, %b : i32
  llvm.call @i1(%49) : (i1) -> ()
  %50 = llvm.icmp "ult" %u, %b : i32
  llvm.call @i1(%50) : (i1) -> ()
  %51 = llvm.icmp "ult" %u, %u : i32
  llvm.call @i1(%51) : (i1) -> ()
  %52 = llvm.icmp "ult" %p, %b : i32
  llvm.call @i1(%52) : (i1) -> ()
  %53 = llvm.icmp "ult" %a, %z : i32
  llvm.call @i1(%53) : (i1) -> ()
  %54 = llvm.icmp "ult" %z, %z : i32
  llvm.call @i1(%54) : (i1) -> ()
  %55 = llvm.icmp "ult" %b, %u : i32
  llvm.call @i1(%55) : (i1) -> ()
  %56 = llvm.icmp "ule" %a, %b : i32
  llvm.call @i1(%56) : (i1) -> ()
  %57 = llvm.icmp "ule" %b, %b : i32
  llvm.call @i1(%57) : (i1) -> ()
  %58 = llvm.icmp "ule" %u, %b : i32
  llvm.call @i1(%58) : (i1) -> ()
  %59 = llvm.icmp "ule" %u, %u : i32
  llvm.call @i1(%59) : (i1) -> ()
  %60 = llvm.icmp "ule" %p, %b : i32
  llvm.call @i1(%60) : (i1) -> ()
  %61 = llvm.icmp "ule" %a, %z : i32
  llvm.call @i1(%61) : (i1) -> ()
  %62 = llvm.icmp "ule" %z, %z : i32
  llvm.call @i1(%62) : (i1) -> ()
  %63 = llvm.icmp "ule" %b, %u : i32
  llvm.call @i1(%63) : (i1) -> ()
  %64 = llvm.icmp "ugt" %a, %b : i32
  llvm.call @i1(%64) : (i1) -> ()
  %65 = llvm.icmp "ugt" %b, %b : i32
  llvm.call @i1(%65) : (i1) -> ()
  %66 = llvm.icmp "ugt" %u, %b : i32
  llvm.call @i1(%66) : (i1) -> ()
  %67 = llvm.icmp "ugt" %u, %u : i32
  llvm.call @i1(%67) : (i1) -> ()
  %68 = llvm.icmp "ugt" %p, %b : i32
  llvm.call @i1(%68) : (i1) -> ()
  %69 = llvm.icmp "ugt" %a, %z : i32
  llvm.call @i1(%69) : (i1) -> ()
  %70 = llvm.icmp "ugt" %z, %z : i32
  llvm.call @i1(%70) : (i1) -> ()
  %71 = llvm.icmp "ugt" %b, %u : i32
  llvm.call @i1(%71) : (i1) -> ()
  %72 = llvm.icmp "uge" %a, %b : i32
  llvm.call @i1(%72) : (i1) -> ()
  %73 = llvm.icmp "uge" %b, %b : i32
  llvm.call @i1(%73) : (i1) -> ()
  %74 = llvm.icmp "uge" %u, %b : i32
  llvm.call @i1(%74) : (i1) -> ()
  %75 = llvm.icmp "uge" %u, %u : i32
  llvm.call @i1(%75) : (i1) -> ()
  %76 = llvm.icmp "uge" %p, %b : i32
  llvm.call @i1(%76) : (i1) -> ()
  %77 = llvm.icmp "uge" %a, %z : i32
  llvm.call @i1(%77) : (i1) -> ()
  %78 = llvm.icmp "uge" %z, %z : i32
  llvm.call @i1(%78) : (i1) -> ()
  %79 = llvm.icmp "uge" %b, %u : i32
  llvm.call @i1(%79) : (i1) -> ()
  llvm.return
}

// CHECK-LABEL: define void @icmp_of_unknown(
// CHECK-NEXT:    %[[V2:.*]] = icmp eq i32 %0, 0
// CHECK-NEXT:    call void @i1(i1 %[[V2]])
// CHECK-NEXT:    %[[V3:.*]] = icmp ult i32 %0, 0
// CHECK-NEXT:    call void @i1(i1 %[[V3]])
// CHECK-NEXT:    %[[V4:.*]] = icmp uge i32 %0, 0
// CHECK-NEXT:    call void @i1(i1 %[[V4]])
// CHECK-NEXT:    %[[V5:.*]] = icmp ugt i32 %0, 0
// CHECK-NEXT:    call void @i1(i1 %[[V5]])
// CHECK-NEXT:    ret void
llvm.func @icmp_of_unknown(%x: i32) {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.icmp "eq" %x, %z : i32
  llvm.call @i1(%0) : (i1) -> ()
  %1 = llvm.icmp "ult" %x, %z : i32
  llvm.call @i1(%1) : (i1) -> ()
  %2 = llvm.icmp "uge" %x, %z : i32
  llvm.call @i1(%2) : (i1) -> ()
  %3 = llvm.icmp "ugt" %x, %z : i32
  llvm.call @i1(%3) : (i1) -> ()
  llvm.return
}

// CHECK-LABEL: define void @fcmp(
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V1:.*]] = fcmp oeq float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V1]])
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V2:.*]] = fcmp ogt float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V2]])
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V3:.*]] = fcmp oge float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V3]])
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V4:.*]] = fcmp olt float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V4]])
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V5:.*]] = fcmp ole float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V5]])
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V6:.*]] = fcmp one float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V6]])
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V7:.*]] = fcmp ord float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V7]])
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V8:.*]] = fcmp ueq float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V8]])
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V9:.*]] = fcmp ugt float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V9]])
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V10:.*]] = fcmp uge float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V10]])
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V11:.*]] = fcmp ult float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V11]])
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V12:.*]] = fcmp ule float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V12]])
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V13:.*]] = fcmp une float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V13]])
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    call void @i1(i1 poison)
// CHECK-NEXT:    %[[V14:.*]] = fcmp uno float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V14]])
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    call void @i1(i1 true)
// CHECK-NEXT:    %[[V15:.*]] = fcmp true float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V15]])
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    call void @i1(i1 false)
// CHECK-NEXT:    %[[V16:.*]] = fcmp false float 0x36A0000000000000, 7.500000e+00
// CHECK-NEXT:    call void @i1(i1 %[[V16]])
// CHECK-NEXT:    ret void
llvm.func @fcmp() {
  %a = llvm.mlir.constant(7.5 : f32) : f32
  %b = llvm.mlir.constant(-2.0 : f32) : f32
  %n = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %d = llvm.mlir.constant(1.0e-45 : f32) : f32
  %u = llvm.mlir.undef : f32
  %p = llvm.mlir.poison : f32
  %0 = llvm.fcmp "oeq" %a, %b : f32
  llvm.call @i1(%0) : (i1) -> ()
  %1 = llvm.fcmp "oeq" %b, %b : f32
  llvm.call @i1(%1) : (i1) -> ()
  %2 = llvm.fcmp "oeq" %a, %n : f32
  llvm.call @i1(%2) : (i1) -> ()
  %3 = llvm.fcmp "oeq" %u, %b : f32
  llvm.call @i1(%3) : (i1) -> ()
  %4 = llvm.fcmp "oeq" %b, %u : f32
  llvm.call @i1(%4) : (i1) -> ()
  %5 = llvm.fcmp "oeq" %p, %b : f32
  llvm.call @i1(%5) : (i1) -> ()
  %6 = llvm.fcmp "oeq" %a, %p : f32
  llvm.call @i1(%6) : (i1) -> ()
  %7 = llvm.fcmp "oeq" %d, %a : f32
  llvm.call @i1(%7) : (i1) -> ()
  %8 = llvm.fcmp "ogt" %a, %b : f32
  llvm.call @i1(%8) : (i1) -> ()
  %9 = llvm.fcmp "ogt" %b, %b : f32
  llvm.call @i1(%9) : (i1) -> ()
  %10 = llvm.fcmp "ogt" %a, %n : f32
  llvm.call @i1(%10) : (i1) -> ()
  %11 = llvm.fcmp "ogt" %u, %b : f32
  llvm.call @i1(%11) : (i1) -> ()
  %12 = llvm.fcmp "ogt" %b, %u : f32
  llvm.call @i1(%12) : (i1) -> ()
  %13 = llvm.fcmp "ogt" %p, %b : f32
  llvm.call @i1(%13) : (i1) -> ()
  %14 = llvm.fcmp "ogt" %a, %p : f32
  llvm.call @i1(%14) : (i1) -> ()
  %15 = llvm.fcmp "ogt" %d, %a : f32
  llvm.call @i1(%15) : (i1) -> ()
  %16 = llvm.fcmp "oge" %a, %b : f32
  llvm.call @i1(%16) : (i1) -> ()
  %17 = llvm.fcmp "oge" %b, %b : f32
  llvm.call @i1(%17) : (i1) -> ()
  %18 = llvm.fcmp "oge" %a, %n : f32
  llvm.call @i1(%18) : (i1) -> ()
  %19 = llvm.fcmp "oge" %u, %b : f32
  llvm.call @i1(%19) : (i1) -> ()
  %20 = llvm.fcmp "oge" %b, %u : f32
  llvm.call @i1(%20) : (i1) -> ()
  %21 = llvm.fcmp "oge" %p, %b : f32
  llvm.call @i1(%21) : (i1) -> ()
  %22 = llvm.fcmp "oge" %a, %p : f32
  llvm.call @i1(%22) : (i1) -> ()
  %23 = llvm.fcmp "oge" %d, %a : f32
  llvm.call @i1(%23) : (i1) -> ()
  %24 = llvm.fcmp "olt" %a, %b : f32
  llvm.call @i1(%24) : (i1) -> ()
  %25 = llvm.fcmp "olt" %b, %b : f32
  llvm.call @i1(%25) : (i1) -> ()
  %26 = llvm.fcmp "olt" %a, %n : f32
  llvm.call @i1(%26) : (i1) -> ()
  %27 = llvm.fcmp "olt" %u, %b : f32
  llvm.call @i1(%27) : (i1) -> ()
  %28 = llvm.fcmp "olt" %b, %u : f32
  llvm.call @i1(%28) : (i1) -> ()
  %29 = llvm.fcmp "olt" %p, %b : f32
  llvm.call @i1(%29) : (i1) -> ()
  %30 = llvm.fcmp "olt" %a, %p : f32
  llvm.call @i1(%30) : (i1) -> ()
  %31 = llvm.fcmp "olt" %d, %a : f32
  llvm.call @i1(%31) : (i1) -> ()
  %32 = llvm.fcmp "ole" %a, %b : f32
  llvm.call @i1(%32) : (i1) -> ()
  %33 = llvm.fcmp "ole" %b, %b : f32
  llvm.call @i1(%33) : (i1) -> ()
  %34 = llvm.fcmp "ole" %a, %n : f32
  llvm.call @i1(%34) : (i1) -> ()
  %35 = llvm.fcmp "ole" %u, %b : f32
  llvm.call @i1(%35) : (i1) -> ()
  %36 = llvm.fcmp "ole" %b, %u : f32
  llvm.call @i1(%36) : (i1) -> ()
  %37 = llvm.fcmp "ole" %p, %b : f32
  llvm.call @i1(%37) : (i1) -> ()
  %38 = llvm.fcmp "ole" %a, %p : f32
  llvm.call @i1(%38) : (i1) -> ()
  %39 = llvm.fcmp "ole" %d, %a : f32
  llvm.call @i1(%39) : (i1) -> ()
  %40 = llvm.fcmp "one" %a, %b : f32
  llvm.call @i1(%40) : (i1) -> ()
  %41 = llvm.fcmp "one" %b, %b : f32
  llvm.call @i1(%41) : (i1) -> ()
  %42 = llvm.fcmp "one" %a, %n : f32
  llvm.call @i1(%42) : (i1) -> ()
  %43 = llvm.fcmp "one" %u, %b : f32
  llvm.call @i1(%43) : (i1) -> ()
  %44 = llvm.fcmp "one" %b, %u : f32
  llvm.call @i1(%44) : (i1) -> ()
  %45 = llvm.fcmp "one" %p, %b : f32
  llvm.call @i1(%45) : (i1) -> ()
  %46 = llvm.fcmp "one" %a, %p : f32
  llvm.call @i1(%46) : (i1) -> ()
  %47 = llvm.fcmp "one" %d, %a : f32
  llvm.call @i1(%47) : (i1) -> ()
  %48 = llvm.fcmp "ord" %a, %b : f32
  llvm.call @i1(%48) : (i1) -> ()
  %49 = llvm.fcmp "ord" %b, %b : f32
  llvm.call @i1(%49) : (i1) -> ()
  %50 = llvm.fcmp "ord" %a, %n : f32
  llvm.call @i1(%50) : (i1) -> ()
  %51 = llvm.fcmp "ord" %u, %b : f32
  llvm.call @i1(%51) : (i1) -> ()
  %52 = llvm.fcmp "ord" %b, %u : f32
  llvm.call @i1(%52) : (i1) -> ()
  %53 = llvm.fcmp "ord" %p, %b : f32
  llvm.call @i1(%53) : (i1) -> ()
  %54 = llvm.fcmp "ord" %a, %p : f32
  llvm.call @i1(%54) : (i1) -> ()
  %55 = llvm.fcmp "ord" %d, %a : f32
  llvm.call @i1(%55) : (i1) -> ()
  %56 = llvm.fcmp "ueq" %a, %b : f32
  llvm.call @i1(%56) : (i1) -> ()
  %57 = llvm.fcmp "ueq" %b, %b : f32
  llvm.call @i1(%57) : (i1) -> ()
  %58 = llvm.fcmp "ueq" %a, %n : f32
  llvm.call @i1(%58) : (i1) -> ()
  %59 = llvm.fcmp "ueq" %u, %b : f32
  llvm.call @i1(%59) : (i1) -> ()
  %60 = llvm.fcmp "ueq" %b, %u : f32
  llvm.call @i1(%60) : (i1) -> ()
  %61 = llvm.fcmp "ueq" %p, %b : f32
  llvm.call @i1(%61) : (i1) -> ()
  %62 = llvm.fcmp "ueq" %a, %p : f32
  llvm.call @i1(%62) : (i1) -> ()
  %63 = llvm.fcmp "ueq" %d, %a : f32
  llvm.call @i1(%63) : (i1) -> ()
  %64 = llvm.fcmp "ugt" %a, %b : f32
  llvm.call @i1(%64) : (i1) -> ()
  %65 = llvm.fcmp "ugt" %b, %b : f32
  llvm.call @i1(%65) : (i1) -> ()
  %66 = llvm.fcmp "ugt" %a, %n : f32
  llvm.call @i1(%66) : (i1) -> ()
  %67 = llvm.fcmp "ugt" %u, %b : f32
  llvm.call @i1(%67) : (i1) -> ()
  %68 = llvm.fcmp "ugt" %b, %u : f32
  llvm.call @i1(%68) : (i1) -> ()
  %69 = llvm.fcmp "ugt" %p, %b : f32
  llvm.call @i1(%69) : (i1) -> ()
  %70 = llvm.fcmp "ugt" %a, %p : f32
  llvm.call @i1(%70) : (i1) -> ()
  %71 = llvm.fcmp "ugt" %d, %a : f32
  llvm.call @i1(%71) : (i1) -> ()
  %72 = llvm.fcmp "uge" %a, %b : f32
  llvm.call @i1(%72) : (i1) -> ()
  %73 = llvm.fcmp "uge" %b, %b : f32
  llvm.call @i1(%73) : (i1) -> ()
  %74 = llvm.fcmp "uge" %a, %n : f32
  llvm.call @i1(%74) : (i1) -> ()
  %75 = llvm.fcmp "uge" %u, %b : f32
  llvm.call @i1(%75) : (i1) -> ()
  %76 = llvm.fcmp "uge" %b, %u : f32
  llvm.call @i1(%76) : (i1) -> ()
  %77 = llvm.fcmp "uge" %p, %b : f32
  llvm.call @i1(%77) : (i1) -> ()
  %78 = llvm.fcmp "uge" %a, %p : f32
  llvm.call @i1(%78) : (i1) -> ()
  %79 = llvm.fcmp "uge" %d, %a : f32
  llvm.call @i1(%79) : (i1) -> ()
  %80 = llvm.fcmp "ult" %a, %b : f32
  llvm.call @i1(%80) : (i1) -> ()
  %81 = llvm.fcmp "ult" %b, %b : f32
  llvm.call @i1(%81) : (i1) -> ()
  %82 = llvm.fcmp "ult" %a, %n : f32
  llvm.call @i1(%82) : (i1) -> ()
  %83 = llvm.fcmp "ult" %u, %b : f32
  llvm.call @i1(%83) : (i1) -> ()
  %84 = llvm.fcmp "ult" %b, %u : f32
  llvm.call @i1(%84) : (i1) -> ()
  %85 = llvm.fcmp "ult" %p, %b : f32
  llvm.call @i1(%85) : (i1) -> ()
  %86 = llvm.fcmp "ult" %a, %p : f32
  llvm.call @i1(%86) : (i1) -> ()
  %87 = llvm.fcmp "ult" %d, %a : f32
  llvm.call @i1(%87) : (i1) -> ()
  %88 = llvm.fcmp "ule" %a, %b : f32
  llvm.call @i1(%88) : (i1) -> ()
  %89 = llvm.fcmp "ule" %b, %b : f32
  llvm.call @i1(%89) : (i1) -> ()
  %90 = llvm.fcmp "ule" %a, %n : f32
  llvm.call @i1(%90) : (i1) -> ()
  %91 = llvm.fcmp "ule" %u, %b : f32
  llvm.call @i1(%91) : (i1) -> ()
  %92 = llvm.fcmp "ule" %b, %u : f32
  llvm.call @i1(%92) : (i1) -> ()
  %93 = llvm.fcmp "ule" %p, %b : f32
  llvm.call @i1(%93) : (i1) -> ()
  %94 = llvm.fcmp "ule" %a, %p : f32
  llvm.call @i1(%94) : (i1) -> ()
  %95 = llvm.fcmp "ule" %d, %a : f32
  llvm.call @i1(%95) : (i1) -> ()
  %96 = llvm.fcmp "une" %a, %b : f32
  llvm.call @i1(%96) : (i1) -> ()
  %97 = llvm.fcmp "une" %b, %b : f32
  llvm.call @i1(%97) : (i1) -> ()
  %98 = llvm.fcmp "une" %a, %n : f32
  llvm.call @i1(%98) : (i1) -> ()
  %99 = llvm.fcmp "une" %u, %b : f32
  llvm.call @i1(%99) : (i1) -> ()
  %100 = llvm.fcmp "une" %b, %u : f32
  llvm.call @i1(%100) : (i1) -> ()
  %101 = llvm.fcmp "une" %p, %b : f32
  llvm.call @i1(%101) : (i1) -> ()
  %102 = llvm.fcmp "une" %a, %p : f32
  llvm.call @i1(%102) : (i1) -> ()
  %103 = llvm.fcmp "une" %d, %a : f32
  llvm.call @i1(%103) : (i1) -> ()
  %104 = llvm.fcmp "uno" %a, %b : f32
  llvm.call @i1(%104) : (i1) -> ()
  %105 = llvm.fcmp "uno" %b, %b : f32
  llvm.call @i1(%105) : (i1) -> ()
  %106 = llvm.fcmp "uno" %a, %n : f32
  llvm.call @i1(%106) : (i1) -> ()
  %107 = llvm.fcmp "uno" %u, %b : f32
  llvm.call @i1(%107) : (i1) -> ()
  %108 = llvm.fcmp "uno" %b, %u : f32
  llvm.call @i1(%108) : (i1) -> ()
  %109 = llvm.fcmp "uno" %p, %b : f32
  llvm.call @i1(%109) : (i1) -> ()
  %110 = llvm.fcmp "uno" %a, %p : f32
  llvm.call @i1(%110) : (i1) -> ()
  %111 = llvm.fcmp "uno" %d, %a : f32
  llvm.call @i1(%111) : (i1) -> ()
  %112 = llvm.fcmp "_true" %a, %b : f32
  llvm.call @i1(%112) : (i1) -> ()
  %113 = llvm.fcmp "_true" %b, %b : f32
  llvm.call @i1(%113) : (i1) -> ()
  %114 = llvm.fcmp "_true" %a, %n : f32
  llvm.call @i1(%114) : (i1) -> ()
  %115 = llvm.fcmp "_true" %u, %b : f32
  llvm.call @i1(%115) : (i1) -> ()
  %116 = llvm.fcmp "_true" %b, %u : f32
  llvm.call @i1(%116) : (i1) -> ()
  %117 = llvm.fcmp "_true" %p, %b : f32
  llvm.call @i1(%117) : (i1) -> ()
  %118 = llvm.fcmp "_true" %a, %p : f32
  llvm.call @i1(%118) : (i1) -> ()
  %119 = llvm.fcmp "_true" %d, %a : f32
  llvm.call @i1(%119) : (i1) -> ()
  %120 = llvm.fcmp "_false" %a, %b : f32
  llvm.call @i1(%120) : (i1) -> ()
  %121 = llvm.fcmp "_false" %b, %b : f32
  llvm.call @i1(%121) : (i1) -> ()
  %122 = llvm.fcmp "_false" %a, %n : f32
  llvm.call @i1(%122) : (i1) -> ()
  %123 = llvm.fcmp "_false" %u, %b : f32
  llvm.call @i1(%123) : (i1) -> ()
  %124 = llvm.fcmp "_false" %b, %u : f32
  llvm.call @i1(%124) : (i1) -> ()
  %125 = llvm.fcmp "_false" %p, %b : f32
  llvm.call @i1(%125) : (i1) -> ()
  %126 = llvm.fcmp "_false" %a, %p : f32
  llvm.call @i1(%126) : (i1) -> ()
  %127 = llvm.fcmp "_false" %d, %a : f32
  llvm.call @i1(%127) : (i1) -> ()
  llvm.return
}

llvm.func @v2(vector<2xi32>)

// CHECK-LABEL: define void @lanes(
// CHECK-NEXT:    call void @v2(<2 x i32> undef)
// CHECK-NEXT:    call void @v2(<2 x i32> zeroinitializer)
// CHECK-NEXT:    call void @v2(<2 x i32> zeroinitializer)
// CHECK-NEXT:    call void @v2(<2 x i32> splat (i32 -1))
// CHECK-NEXT:    call void @v2(<2 x i32> undef)
// CHECK-NEXT:    call void @v2(<2 x i32> <i32 undef, i32 -1>)
// CHECK-NEXT:    call void @v2(<2 x i32> zeroinitializer)
// CHECK-NEXT:    call void @v2(<2 x i32> undef)
// CHECK-NEXT:    call void @v2(<2 x i32> <i32 undef, i32 0>)
// CHECK-NEXT:    call void @v2(<2 x i32> zeroinitializer)
// CHECK-NEXT:    call void @v2(<2 x i32> undef)
// CHECK-NEXT:    call void @v2(<2 x i32> <i32 undef, i32 0>)
// CHECK-NEXT:    call void @v2(<2 x i32> zeroinitializer)
// CHECK-NEXT:    call void @v2(<2 x i32> poison)
// CHECK-NEXT:    call void @v2(<2 x i32> <i32 poison, i32 0>)
// CHECK-NEXT:    call void @v2(<2 x i32> undef)
// CHECK-NEXT:    call void @v2(<2 x i32> zeroinitializer)
// CHECK-NEXT:    call void @v2(<2 x i32> <i32 0, i32 undef>)
// CHECK-NEXT:    ret void
llvm.func @lanes() {
  %u = llvm.mlir.undef : vector<2xi32>
  %m = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
  %z = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
  %n = llvm.mlir.constant(dense<[0, 3]> : vector<2xi32>) : vector<2xi32>
  %0 = llvm.and %u, %m : vector<2xi32>
  llvm.call @v2(%0) : (vector<2xi32>) -> ()
  %1 = llvm.and %u, %z : vector<2xi32>
  llvm.call @v2(%1) : (vector<2xi32>) -> ()
  %2 = llvm.and %u, %n : vector<2xi32>
  llvm.call @v2(%2) : (vector<2xi32>) -> ()
  %3 = llvm.or %u, %m : vector<2xi32>
  llvm.call @v2(%3) : (vector<2xi32>) -> ()
  %4 = llvm.or %u, %z : vector<2xi32>
  llvm.call @v2(%4) : (vector<2xi32>) -> ()
  %5 = llvm.or %u, %n : vector<2xi32>
  llvm.call @v2(%5) : (vector<2xi32>) -> ()
  %6 = llvm.shl %u, %m : vector<2xi32>
  llvm.call @v2(%6) : (vector<2xi32>) -> ()
  %7 = llvm.shl %u, %z : vector<2xi32>
  llvm.call @v2(%7) : (vector<2xi32>) -> ()
  %8 = llvm.shl %u, %n : vector<2xi32>
  llvm.call @v2(%8) : (vector<2xi32>) -> ()
  %9 = llvm.lshr %u, %m : vector<2xi32>
  llvm.call @v2(%9) : (vector<2xi32>) -> ()
  %10 = llvm.lshr %u, %z : vector<2xi32>
  llvm.call @v2(%10) : (vector<2xi32>) -> ()
  %11 = llvm.lshr %u, %n : vector<2xi32>
  llvm.call @v2(%11) : (vector<2xi32>) -> ()
  %12 = llvm.udiv %u, %m : vector<2xi32>
  llvm.call @v2(%12) : (vector<2xi32>) -> ()
  %13 = llvm.udiv %u, %z : vector<2xi32>
  llvm.call @v2(%13) : (vector<2xi32>) -> ()
  %14 = llvm.udiv %u, %n : vector<2xi32>
  llvm.call @v2(%14) : (vector<2xi32>) -> ()
  %15 = llvm.mul %u, %m : vector<2xi32>
  llvm.call @v2(%15) : (vector<2xi32>) -> ()
  %16 = llvm.mul %u, %z : vector<2xi32>
  llvm.call @v2(%16) : (vector<2xi32>) -> ()
  %17 = llvm.mul %u, %n : vector<2xi32>
  llvm.call @v2(%17) : (vector<2xi32>) -> ()
  llvm.return
}
