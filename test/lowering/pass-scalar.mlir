// SPDX-License-Identifier: Apache-2.0
// Group N: the pass as a whole and the operations on scalars.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s

// R251, R262, R263: a function, its name and its free attributes.
// CHECK-LABEL: llvm.func @empty() attributes {x.y = 1 : i64} {
// CHECK-NEXT:    llvm.return
func @empty() attributes {x.y = 1} {
  return
}

// R253: what is of no known dialect stays.
// CHECK-LABEL: llvm.func @partial()
// CHECK-NEXT:    "x.op"() : () -> ()
func @partial() {
  "x.op"() : () -> ()
  return
}

// R254: one operation each.
// CHECK-LABEL: llvm.func @integers(
// CHECK-NEXT:    llvm.add %arg0, %arg1 : !llvm.i32
// CHECK-NEXT:    llvm.sub %{{.*}}, %arg1 : !llvm.i32
// CHECK-NEXT:    llvm.mul
// CHECK-NEXT:    llvm.sdiv
// CHECK-NEXT:    llvm.udiv
// CHECK-NEXT:    llvm.srem
// CHECK-NEXT:    llvm.urem
// CHECK-NEXT:    llvm.and
// CHECK-NEXT:    llvm.or
// CHECK-NEXT:    llvm.xor
// CHECK-NEXT:    llvm.shl
// CHECK-NEXT:    llvm.ashr
// CHECK-NEXT:    llvm.lshr
// CHECK-NEXT:    llvm.return
func @integers(%a: i32, %b: i32) -> i32 {
  %0 = addi %a, %b : i32
  %1 = subi %0, %b : i32
  %2 = muli %1, %b : i32
  %3 = divi_signed %2, %b : i32
  %4 = divi_unsigned %3, %b : i32
  %5 = remi_signed %4, %b : i32
  %6 = remi_unsigned %5, %b : i32
  %7 = and %6, %b : i32
  %8 = or %7, %b : i32
  %9 = xor %8, %b : i32
  %10 = shift_left %9, %b : i32
  %11 = shift_right_signed %10, %b : i32
  %12 = shift_right_unsigned %11, %b : i32
  return %12 : i32
}

// R254
// CHECK-LABEL: llvm.func @floats(
// CHECK-NEXT:    llvm.fadd %arg0, %arg1 : !llvm.float
// CHECK-NEXT:    llvm.fsub
// CHECK-NEXT:    llvm.fmul
// CHECK-NEXT:    llvm.fdiv
// CHECK-NEXT:    llvm.frem
// CHECK-NEXT:    llvm.fneg %{{.*}} : !llvm.float
// CHECK-NEXT:    llvm.return
func @floats(%a: f32, %b: f32) -> f32 {
  %0 = addf %a, %b : f32
  %1 = subf %0, %b : f32
  %2 = mulf %1, %b : f32
  %3 = divf %2, %b : f32
  %4 = remf %3, %b : f32
  %5 = negf %4 : f32
  return %5 : f32
}

// R254
// CHECK-LABEL: llvm.func @casts(
// CHECK-NEXT:    llvm.sitofp %arg0 : !llvm.i32 to !llvm.float
// CHECK-NEXT:    llvm.fptosi %{{.*}} : !llvm.float to !llvm.i32
// CHECK-NEXT:    llvm.uitofp
// CHECK-NEXT:    llvm.fptoui
// CHECK-NEXT:    llvm.fpext %{{.*}} : !llvm.float to !llvm.double
// CHECK-NEXT:    llvm.fptrunc %{{.*}} : !llvm.double to !llvm.float
// CHECK-NEXT:    llvm.sext %arg0 : !llvm.i32 to !llvm.i64
// CHECK-NEXT:    llvm.zext %arg0 : !llvm.i32 to !llvm.i64
// CHECK-NEXT:    llvm.trunc %arg0 : !llvm.i32 to !llvm.i8
func @casts(%a: i32) {
  %0 = sitofp %a : i32 to f32
  %1 = fptosi %0 : f32 to i32
  %2 = uitofp %1 : i32 to f32
  %3 = fptoui %2 : f32 to i32
  %4 = fpext %0 : f32 to f64
  %5 = fptrunc %4 : f64 to f32
  %6 = sexti %a : i32 to i64
  %7 = zexti %a : i32 to i64
  %8 = trunci %a : i32 to i8
  return
}

// R255: predicates stay. R254: select.
// CHECK-LABEL: llvm.func @compare(
// CHECK-NEXT:    %[[C:.*]] = llvm.icmp "slt" %arg0, %arg1 : !llvm.i32
// CHECK-NEXT:    llvm.fcmp "ogt" %arg2, %arg2 : !llvm.float
// CHECK-NEXT:    llvm.select %[[C]], %arg0, %arg1 : !llvm.i1, !llvm.i32
func @compare(%a: i32, %b: i32, %x: f32) {
  %0 = cmpi "slt", %a, %b : i32
  %1 = cmpf "ogt", %x, %x : f32
  %2 = select %0, %a, %b : i32
  return
}

// R256: index_cast by the two widths.
// CHECK-LABEL: llvm.func @index_casts(
// CHECK-NEXT:    %[[I:.*]] = llvm.trunc %arg0 : !llvm.i64 to !llvm.i32
// CHECK-NEXT:    llvm.sext %arg1 : !llvm.i32 to !llvm.i64
// CHECK-NEXT:    "use"(%[[I]], %{{.*}}, %arg0) : (!llvm.i32, !llvm.i64, !llvm.i64) -> ()
func @index_casts(%i: index, %n: i32) {
  %0 = index_cast %i : index to i32
  %1 = index_cast %n : i32 to index
  %2 = index_cast %i : index to i64
  "use"(%0, %1, %2) : (i32, index, i64) -> ()
  return
}

// R257: mathematics are intrinsics.
// CHECK-LABEL: llvm.func @math(
// CHECK-NEXT:    "llvm.intr.fabs"(%arg0) : (!llvm.float) -> !llvm.float
// CHECK-NEXT:    "llvm.intr.ceil"
// CHECK-NEXT:    "llvm.intr.cos"
// CHECK-NEXT:    "llvm.intr.sin"
// CHECK-NEXT:    "llvm.intr.exp"
// CHECK-NEXT:    "llvm.intr.exp2"
// CHECK-NEXT:    "llvm.intr.log"
// CHECK-NEXT:    "llvm.intr.log2"
// CHECK-NEXT:    "llvm.intr.log10"
// CHECK-NEXT:    "llvm.intr.sqrt"
// CHECK-NEXT:    "llvm.intr.copysign"(%{{.*}}, %arg0) : (!llvm.float, !llvm.float) -> !llvm.float
// CHECK-NEXT:    %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : !llvm.float
// CHECK-NEXT:    %[[ROOT:.*]] = "llvm.intr.sqrt"
// CHECK-NEXT:    llvm.fdiv %[[ONE]], %[[ROOT]] : !llvm.float
func @math(%x: f32) -> f32 {
  %0 = absf %x : f32
  %1 = ceilf %0 : f32
  %2 = cos %1 : f32
  %3 = sin %2 : f32
  %4 = exp %3 : f32
  %5 = exp2 %4 : f32
  %6 = log %5 : f32
  %7 = log2 %6 : f32
  %8 = log10 %7 : f32
  %9 = sqrt %8 : f32
  %10 = copysign %9, %x : f32
  %11 = rsqrt %10 : f32
  return %11 : f32
}

// R258, R259: constants.
// CHECK-LABEL: llvm.func @constants()
// CHECK-NEXT:    llvm.mlir.constant(42 : i32) : !llvm.i32
// CHECK-NEXT:    llvm.mlir.constant(17 : i64) : !llvm.i64
// CHECK-NEXT:    llvm.mlir.constant(true) : !llvm.i1
// CHECK-NEXT:    llvm.mlir.constant(1.500000e+00 : f32) : !llvm.float
// CHECK-NEXT:    llvm.mlir.constant(1 : index) : !llvm.i64
func @constants() {
  %0 = constant 42 : i32
  %1 = constant 17 : i64
  %2 = constant true
  %3 = constant 1.5 : f32
  %4 = constant 1 : index
  return
}

// R260: a reference to a function. R261, R318: an indirect call.
// CHECK-LABEL: llvm.func @references()
// CHECK-NEXT:    %[[F:.*]] = llvm.mlir.addressof @empty : !llvm<"void ()*">
// CHECK-NEXT:    llvm.call %[[F]]() : () -> ()
// CHECK-NEXT:    llvm.call @empty() : () -> ()
func @references() {
  %0 = constant @empty : () -> ()
  call_indirect %0() : () -> ()
  call @empty() : () -> ()
  return
}

// R261: branches.
// CHECK-LABEL: llvm.func @branches(
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1, ^bb2(%arg1 : !llvm.i32)
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    llvm.br ^bb2(%arg1 : !llvm.i32)
// CHECK-NEXT:  ^bb2(%{{.*}}: !llvm.i32):
func @branches(%c: i1, %a: i32) {
  cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  br ^bb2(%a : i32)
^bb2(%b: i32):
  return
}

// R264: index is an integer.
// CHECK-LABEL: llvm.func @index_arithmetic(
// CHECK-NEXT:    llvm.add %arg0, %arg1 : !llvm.i64
func @index_arithmetic(%i: index, %j: index) -> index {
  %0 = addi %i, %j : index
  return %0 : index
}
