// RUN: mlopt %s -split-input-file -convert-to-llvm | FileCheck %s
// Expanding loads, compressing stores, masked reductions and prints of numbers.

// CHECK: llvm.func @a(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: vector<4xi1>, %arg7: vector<4xf32>) -> vector<4xf32> {
// CHECK: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %7 = llvm.getelementptr %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %8 = "llvm.intr.masked.expandload"(%7, %arg6, %arg7) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK: %9 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %10 = llvm.getelementptr %9[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: "llvm.intr.masked.compressstore"(%arg7, %10, %arg6) <{arg_attrs = [{}, {llvm.align = 8 : i64}, {}]}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
// CHECK: llvm.return %8 : vector<4xf32>
func.func @a(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.expandload %m[%i], %k, %v {alignment = 8 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %k, %v {alignment = 8 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK: llvm.func @b(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: i32, %arg5: vector<[4]xi1>, %arg6: vector<[4]xi32>) -> !llvm.struct<(f32, f32, i32, i32, i32)> {
// CHECK: %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK: %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK: %2 = "llvm.intr.vp.reduce.fadd"(%0, %arg1, %arg0, %1) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK: %3 = llvm.mlir.constant(4 : i32) : i32
// CHECK: %4 = "llvm.intr.vp.reduce.fmin"(%arg3, %arg1, %arg0, %3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK: %5 = llvm.mlir.constant(-1 : i32) : i32
// CHECK: %6 = llvm.mlir.constant(4 : i32) : i32
// CHECK: %7 = "llvm.intr.vp.reduce.and"(%5, %arg2, %arg0, %6) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK: %8 = llvm.mlir.constant(4 : i32) : i32
// CHECK: %9 = "llvm.intr.vp.reduce.smax"(%arg4, %arg2, %arg0, %8) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK: %10 = llvm.mlir.constant(2147483647 : i32) : i32
// CHECK: %11 = llvm.mlir.constant(4 : i32) : i32
// CHECK: %12 = "llvm.intr.vscale"() : () -> i64
// CHECK: %13 = llvm.trunc %12 : i64 to i32
// CHECK: %14 = llvm.mul %13, %11 : i32
// CHECK: %15 = "llvm.intr.vp.reduce.smin"(%10, %arg6, %arg5, %14) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
// CHECK: %16 = llvm.mlir.poison : !llvm.struct<(f32, f32, i32, i32, i32)>
// CHECK: %17 = llvm.insertvalue %2, %16[0] : !llvm.struct<(f32, f32, i32, i32, i32)>
// CHECK: %18 = llvm.insertvalue %4, %17[1] : !llvm.struct<(f32, f32, i32, i32, i32)>
// CHECK: %19 = llvm.insertvalue %7, %18[2] : !llvm.struct<(f32, f32, i32, i32, i32)>
// CHECK: %20 = llvm.insertvalue %9, %19[3] : !llvm.struct<(f32, f32, i32, i32, i32)>
// CHECK: %21 = llvm.insertvalue %15, %20[4] : !llvm.struct<(f32, f32, i32, i32, i32)>
// CHECK: llvm.return %21 : !llvm.struct<(f32, f32, i32, i32, i32)>
func.func @b(%k: vector<4xi1>, %v: vector<4xf32>, %w: vector<4xi32>, %a: f32, %b: i32, %k2: vector<[4]xi1>, %w2: vector<[4]xi32>) -> (f32, f32, i32, i32, i32) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %k { vector.reduction <minnumf>, %v, %a fastmath<nnan> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %2 = vector.mask %k { vector.reduction <and>, %w : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %k { vector.reduction <maxsi>, %w, %b : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %4 = vector.mask %k2 { vector.reduction <minsi>, %w2 : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
  return %0, %1, %2, %3, %4: f32, f32, i32, i32, i32
}

// -----

// CHECK: llvm.func @printF64(f64)
// CHECK: llvm.func @printBF16(i16)
// CHECK: llvm.func @printClose()
// CHECK: llvm.func @printF16(i16)
// CHECK: llvm.func @printOpen()
// CHECK: llvm.func @printU64(i64)
// CHECK: llvm.func @printComma()
// CHECK: llvm.func @printI64(i64)
// CHECK: llvm.func @printNewline()
// CHECK: llvm.func @printF32(f32)
// CHECK: llvm.func @p(%arg0: f32, %arg1: i8, %arg2: i64, %arg3: f16, %arg4: bf16, %arg5: i1, %arg6: i8, %arg7: f64, %arg8: vector<4xf32>, %arg9: i128) {
// CHECK: llvm.call @printF32(%arg0) : (f32) -> ()
// CHECK: llvm.call @printNewline() : () -> ()
// CHECK: %0 = llvm.sext %arg1 : i8 to i64
// CHECK: llvm.call @printI64(%0) : (i64) -> ()
// CHECK: llvm.call @printComma() : () -> ()
// CHECK: llvm.call @printU64(%arg2) : (i64) -> ()
// CHECK: llvm.call @printOpen() : () -> ()
// CHECK: %1 = llvm.bitcast %arg3 : f16 to i16
// CHECK: llvm.call @printF16(%1) : (i16) -> ()
// CHECK: llvm.call @printClose() : () -> ()
// CHECK: %2 = llvm.bitcast %arg4 : bf16 to i16
// CHECK: llvm.call @printBF16(%2) : (i16) -> ()
// CHECK: %3 = llvm.zext %arg5 : i1 to i64
// CHECK: llvm.call @printI64(%3) : (i64) -> ()
// CHECK: llvm.call @printNewline() : () -> ()
// CHECK: %4 = llvm.zext %arg6 : i8 to i64
// CHECK: llvm.call @printU64(%4) : (i64) -> ()
// CHECK: llvm.call @printNewline() : () -> ()
// CHECK: llvm.call @printF64(%arg7) : (f64) -> ()
// CHECK: llvm.call @printNewline() : () -> ()
// CHECK: llvm.call @printNewline() : () -> ()
// CHECK: llvm.return
func.func @p(%a: f32, %b: i8, %c: index, %d: f16, %e: bf16, %f: i1, %g: ui8, %h: f64, %v: vector<4xf32>, %l: i128) {
  vector.print %a : f32
  vector.print %b : i8 punctuation <comma>
  vector.print %c : index punctuation <open>
  vector.print %d : f16 punctuation <close>
  vector.print %e : bf16 punctuation <no_punctuation>
  vector.print %f : i1
  vector.print %g : ui8
  vector.print %h : f64
  vector.print punctuation <newline>
  return
}

// -----

// CHECK: llvm.func @p(%arg0: vector<4xf32>) {
// CHECK: vector.print %arg0 : vector<4xf32>
// CHECK: llvm.return
func.func @p(%v: vector<4xf32>) {
  vector.print %v : vector<4xf32>
  return
}

// -----

// mlir-opt 22 puts the smallest negative number in the place of what is masked
// for maximumf.
// CHECK-LABEL: @neutral
// CHECK: %[[MAX:.*]] = llvm.mlir.constant(dense<3.40282347E+38> : vector<4xf32>) : vector<4xf32>
// CHECK: %[[MIN:.*]] = llvm.mlir.constant(dense<-3.40282347E+38> : vector<4xf32>) : vector<4xf32>
// CHECK: %[[OTHERS:.*]] = llvm.select %arg0, %arg1, %[[MIN]] : vector<4xi1>, vector<4xf32>
// CHECK: %[[REDUCED:.*]] = llvm.intr.vector.reduce.fmaximum(%[[OTHERS]])
// CHECK: llvm.intr.maximum(%[[REDUCED]], %arg2)
func.func @neutral(%k: vector<4xi1>, %v: vector<4xf32>, %a: f32) -> (f32, f32) {
  %0 = vector.mask %k { vector.reduction <minimumf>, %v, %a fastmath<nnan> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %k { vector.reduction <maximumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: llvm.func @bits(%arg0: vector<4xi1>, %arg1: vector<4xi1>) -> !llvm.struct<(i1, i1, i1, i1, i1)> {
// CHECK-NEXT: %0 = llvm.mlir.constant(false) : i1
// CHECK-NEXT: %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %2 = "llvm.intr.vp.reduce.smin"(%0, %arg1, %arg0, %1) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i1
// CHECK-NEXT: %3 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %4 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %5 = "llvm.intr.vp.reduce.smax"(%3, %arg1, %arg0, %4) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i1
// CHECK-NEXT: %6 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %7 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %8 = "llvm.intr.vp.reduce.umin"(%6, %arg1, %arg0, %7) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i1
// CHECK-NEXT: %9 = llvm.mlir.constant(false) : i1
// CHECK-NEXT: %10 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %11 = "llvm.intr.vp.reduce.umax"(%9, %arg1, %arg0, %10) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i1
// CHECK-NEXT: %12 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %13 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %14 = "llvm.intr.vp.reduce.mul"(%12, %arg1, %arg0, %13) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i1
func.func @bits(%k: vector<4xi1>, %v: vector<4xi1>) -> (i1, i1, i1, i1, i1) {
  %0 = vector.mask %k { vector.reduction <minsi>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  %1 = vector.mask %k { vector.reduction <maxsi>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  %2 = vector.mask %k { vector.reduction <minui>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  %3 = vector.mask %k { vector.reduction <maxui>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  %4 = vector.mask %k { vector.reduction <mul>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
