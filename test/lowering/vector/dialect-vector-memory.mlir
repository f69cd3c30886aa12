// RUN: mlopt %s -allow-unregistered-dialect -convert-to-llvm | FileCheck %s
// Reductions, memory, masks and steps of vector.

// CHECK-LABEL: @r1(
// CHECK-NEXT: %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %2 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %3 = llvm.fadd %1, %2 : f32
// CHECK-NEXT: llvm.return %3 : f32
func.func @r1(%f: vector<4xf32>, %a: f32) -> f32 { %0 = vector.reduction <add>, %f : vector<4xf32> into f32  %1 = vector.reduction <add>, %f, %a fastmath<fast> : vector<4xf32> into f32 %2 = arith.addf %0, %1 : f32 return %2 : f32 }
// CHECK-LABEL: @r2(
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.fmul"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %2 = "llvm.intr.vector.reduce.fmul"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(f32, f32)>
func.func @r2(%f: vector<4xf32>, %a: f32) -> (f32, f32) { %0 = vector.reduction <mul>, %f : vector<4xf32> into f32  %1 = vector.reduction <mul>, %f, %a fastmath<nnan> {tag} : vector<4xf32> into f32 return %0, %1 : f32, f32 }
// CHECK-LABEL: @r3(
// CHECK-NEXT: %0 = llvm.intr.vector.reduce.fmin(%arg0) : (vector<4xf32>) -> f32
// CHECK-NEXT: %1 = llvm.intr.vector.reduce.fmin(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
// CHECK-NEXT: %2 = llvm.intr.minnum(%1, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(f32, f32)>
func.func @r3(%f: vector<4xf32>, %a: f32) -> (f32, f32) { %0 = vector.reduction <minnumf>, %f : vector<4xf32> into f32  %1 = vector.reduction <minnumf>, %f, %a fastmath<nnan> : vector<4xf32> into f32 return %0, %1 : f32, f32 }
// CHECK-LABEL: @r4(
// CHECK-NEXT: %0 = llvm.intr.vector.reduce.fmax(%arg0) : (vector<4xf32>) -> f32
// CHECK-NEXT: %1 = llvm.intr.vector.reduce.fmax(%arg0) : (vector<4xf32>) -> f32
// CHECK-NEXT: %2 = llvm.intr.maxnum(%1, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(f32, f32)>
func.func @r4(%f: vector<4xf32>, %a: f32) -> (f32, f32) { %0 = vector.reduction <maxnumf>, %f : vector<4xf32> into f32  %1 = vector.reduction <maxnumf>, %f, %a : vector<4xf32> into f32 return %0, %1 : f32, f32 }
// CHECK-LABEL: @r5(
// CHECK-NEXT: %0 = llvm.intr.vector.reduce.fmaximum(%arg0) : (vector<4xf32>) -> f32
// CHECK-NEXT: %1 = llvm.intr.vector.reduce.fmaximum(%arg0) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<4xf32>) -> f32
// CHECK-NEXT: %2 = llvm.intr.maximum(%1, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(f32, f32)>
func.func @r5(%f: vector<4xf32>, %a: f32) -> (f32, f32) { %0 = vector.reduction <maximumf>, %f : vector<4xf32> into f32  %1 = vector.reduction <maximumf>, %f, %a fastmath<ninf> : vector<4xf32> into f32 return %0, %1 : f32, f32 }
// CHECK-LABEL: @r6(
// CHECK-NEXT: %0 = llvm.intr.vector.reduce.fminimum(%arg0) : (vector<4xf32>) -> f32
// CHECK-NEXT: %1 = llvm.intr.vector.reduce.fminimum(%arg0) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<4xf32>) -> f32
// CHECK-NEXT: %2 = llvm.intr.minimum(%1, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(f32, f32)>
func.func @r6(%f: vector<4xf32>, %a: f32) -> (f32, f32) { %0 = vector.reduction <minimumf>, %f : vector<4xf32> into f32  %1 = vector.reduction <minimumf>, %f, %a fastmath<ninf> : vector<4xf32> into f32 return %0, %1 : f32, f32 }
// CHECK-LABEL: @r7(
// CHECK-NEXT: %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %2 = llvm.add %arg1, %1 : i32
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(i32, i32)>
func.func @r7(%f: vector<4xi32>, %a: i32) -> (i32, i32) { %0 = vector.reduction <add>, %f : vector<4xi32> into i32  %1 = vector.reduction <add>, %f, %a : vector<4xi32> into i32 return %0, %1 : i32, i32 }
// CHECK-LABEL: @r8(
// CHECK-NEXT: %0 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %2 = llvm.mul %arg1, %1 : i32
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(i32, i32)>
func.func @r8(%f: vector<4xi32>, %a: i32) -> (i32, i32) { %0 = vector.reduction <mul>, %f : vector<4xi32> into i32  %1 = vector.reduction <mul>, %f, %a : vector<4xi32> into i32 return %0, %1 : i32, i32 }
// CHECK-LABEL: @r9(
// CHECK-NEXT: %0 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %2 = llvm.icmp "ule" %arg1, %1 : i32
// CHECK-NEXT: %3 = llvm.select %2, %arg1, %1 : i1, i32
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: llvm.return %6 : !llvm.struct<(i32, i32)>
func.func @r9(%f: vector<4xi32>, %a: i32) -> (i32, i32) { %0 = vector.reduction <minui>, %f : vector<4xi32> into i32  %1 = vector.reduction <minui>, %f, %a : vector<4xi32> into i32 return %0, %1 : i32, i32 }
// CHECK-LABEL: @ra(
// CHECK-NEXT: %0 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %2 = llvm.icmp "sle" %arg1, %1 : i32
// CHECK-NEXT: %3 = llvm.select %2, %arg1, %1 : i1, i32
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: llvm.return %6 : !llvm.struct<(i32, i32)>
func.func @ra(%f: vector<4xi32>, %a: i32) -> (i32, i32) { %0 = vector.reduction <minsi>, %f : vector<4xi32> into i32  %1 = vector.reduction <minsi>, %f, %a : vector<4xi32> into i32 return %0, %1 : i32, i32 }
// CHECK-LABEL: @rb(
// CHECK-NEXT: %0 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %2 = llvm.icmp "uge" %arg1, %1 : i32
// CHECK-NEXT: %3 = llvm.select %2, %arg1, %1 : i1, i32
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: llvm.return %6 : !llvm.struct<(i32, i32)>
func.func @rb(%f: vector<4xi32>, %a: i32) -> (i32, i32) { %0 = vector.reduction <maxui>, %f : vector<4xi32> into i32  %1 = vector.reduction <maxui>, %f, %a : vector<4xi32> into i32 return %0, %1 : i32, i32 }
// CHECK-LABEL: @rc(
// CHECK-NEXT: %0 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %2 = llvm.icmp "sge" %arg1, %1 : i32
// CHECK-NEXT: %3 = llvm.select %2, %arg1, %1 : i1, i32
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: llvm.return %6 : !llvm.struct<(i32, i32)>
func.func @rc(%f: vector<4xi32>, %a: i32) -> (i32, i32) { %0 = vector.reduction <maxsi>, %f : vector<4xi32> into i32  %1 = vector.reduction <maxsi>, %f, %a : vector<4xi32> into i32 return %0, %1 : i32, i32 }
// CHECK-LABEL: @rd(
// CHECK-NEXT: %0 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi64>) -> i64
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi64>) -> i64
// CHECK-NEXT: %2 = llvm.and %arg1, %1 : i64
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(i64, i64)>
func.func @rd(%f: vector<4xindex>, %a: index) -> (index, index) { %0 = vector.reduction <xor>, %f : vector<4xindex> into index  %1 = vector.reduction <and>, %f, %a : vector<4xindex> into index return %0, %1 : index, index }
// CHECK-LABEL: @re(
// CHECK-NEXT: %0 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi1>) -> i1
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi1>) -> i1
// CHECK-NEXT: %2 = llvm.or %arg1, %1 : i1
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(i1, i1)>
// CHECK-NEXT: %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(i1, i1)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(i1, i1)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(i1, i1)>
func.func @re(%f: vector<4xi1>, %a: i1) -> (i1, i1) { %0 = vector.reduction <or>, %f : vector<4xi1> into i1  %1 = vector.reduction <or>, %f, %a : vector<4xi1> into i1 return %0, %1 : i1, i1 }
// CHECK-LABEL: @rf(
// CHECK-NEXT: %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
// CHECK-NEXT: %2 = llvm.intr.vector.reduce.fmax(%arg0) : (vector<[4]xf32>) -> f32
// CHECK-NEXT: %3 = llvm.intr.maxnum(%2, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.insertvalue %1, %4[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.return %6 : !llvm.struct<(f32, f32)>
func.func @rf(%f: vector<[4]xf32>, %a: f32) -> (f32, f32) { %0 = vector.reduction <add>, %f : vector<[4]xf32> into f32  %1 = vector.reduction <maxnumf>, %f, %a : vector<[4]xf32> into f32 return %0, %1 : f32, f32 }
// CHECK-LABEL: @rg(
// CHECK-NEXT: %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<1xf32>) -> f32
// CHECK-NEXT: %2 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<1xf32>) -> f32
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(f32, f32)>
func.func @rg(%f: vector<f32>, %a: f32) -> (f32, f32) { %0 = vector.reduction <add>, %f : vector<f32> into f32  %1 = vector.reduction <add>, %f, %a : vector<f32> into f32 return %0, %1 : f32, f32 }
// CHECK-LABEL: @rh(
// CHECK-NEXT: %0 = llvm.mlir.constant(0.000000e+00 : bf16) : bf16
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (bf16, vector<4xbf16>) -> bf16
// CHECK-NEXT: %2 = llvm.mlir.constant(1.000000e+00 : bf16) : bf16
// CHECK-NEXT: %3 = "llvm.intr.vector.reduce.fmul"(%2, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (bf16, vector<4xbf16>) -> bf16
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(bf16, bf16)>
// CHECK-NEXT: %5 = llvm.insertvalue %1, %4[0] : !llvm.struct<(bf16, bf16)>
// CHECK-NEXT: %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(bf16, bf16)>
// CHECK-NEXT: llvm.return %6 : !llvm.struct<(bf16, bf16)>
func.func @rh(%f: vector<4xbf16>, %a: bf16) -> (bf16, bf16) { %0 = vector.reduction <add>, %f : vector<4xbf16> into bf16  %1 = vector.reduction <mul>, %f : vector<4xbf16> into bf16 return %0, %1 : bf16, bf16 }
// CHECK-LABEL: @l1(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %arg7, %9 : i64
// CHECK-NEXT: %11 = llvm.add %10, %arg7 : i64
// CHECK-NEXT: %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT: llvm.return %13 : vector<4xf32>
func.func @l1(%m: memref<8x8xf32>, %i: index) -> vector<4xf32> { %0 = vector.load %m[%i, %i] : memref<8x8xf32>, vector<4xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @l0(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %arg7, %9 : i64
// CHECK-NEXT: %11 = llvm.add %10, %arg7 : i64
// CHECK-NEXT: %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %13 = llvm.load %12 {alignment = 16 : i64, nontemporal} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT: llvm.return %13 : vector<1xf32>
func.func @l0(%m: memref<8x8xf32>, %i: index) -> vector<f32> { %0 = vector.load %m[%i, %i] {alignment = 16, nontemporal = true} : memref<8x8xf32>, vector<f32> return %0 : vector<f32> }
// CHECK-LABEL: @l3(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %arg7, %9 : i64
// CHECK-NEXT: %11 = llvm.add %10, %arg7 : i64
// CHECK-NEXT: %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> vector<4xi64>
// CHECK-NEXT: llvm.return %13 : vector<4xi64>
func.func @l3(%m: memref<8x8xindex>, %i: index) -> vector<4xindex> { %0 = vector.load %m[%i, %i] {tag} : memref<8x8xindex>, vector<4xindex> return %0 : vector<4xindex> }
// CHECK-LABEL: @l4(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT: %8 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT: llvm.return %8 : vector<4xf32>
func.func @l4(%m: memref<8xvector<4xf32>>, %i: index) -> vector<4xf32> { %0 = vector.load %m[%i] : memref<8xvector<4xf32>>, vector<4xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @l5(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.extractvalue %5[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.getelementptr %6[%7] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i1
// CHECK-NEXT: %9 = llvm.getelementptr %8[%arg5] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i1
// CHECK-NEXT: %10 = llvm.load %9 {alignment = 1 : i64} : !llvm.ptr<3> -> vector<[4]xi1>
// CHECK-NEXT: llvm.return %10 : vector<[4]xi1>
func.func @l5(%m: memref<?xi1, strided<[1], offset: ?>, 3>, %i: index) -> vector<[4]xi1> { %0 = vector.load %m[%i] : memref<?xi1, strided<[1], offset: ?>, 3>, vector<[4]xi1> return %0 : vector<[4]xi1> }
// CHECK-LABEL: @st1(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %arg7, %9 : i64
// CHECK-NEXT: %11 = llvm.add %10, %arg7 : i64
// CHECK-NEXT: %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: llvm.store %arg8, %12 {alignment = 8 : i64} : vector<4xf64>, !llvm.ptr
// CHECK-NEXT: llvm.return
func.func @st1(%m: memref<8x8xf64>, %i: index, %v: vector<4xf64>) { vector.store %v, %m[%i, %i] : memref<8x8xf64>, vector<4xf64> return }
// CHECK-LABEL: @st2(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %arg7, %9 : i64
// CHECK-NEXT: %11 = llvm.add %10, %arg7 : i64
// CHECK-NEXT: %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: llvm.store %arg8, %12 {alignment = 32 : i64, nontemporal} : vector<4xf64>, !llvm.ptr
// CHECK-NEXT: llvm.return
func.func @st2(%m: memref<8x8xf64>, %i: index, %v: vector<4xf64>) { vector.store %v, %m[%i, %i] {nontemporal = true, alignment = 32}: memref<8x8xf64>, vector<4xf64> return }
// CHECK-LABEL: @ml(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %arg7, %9 : i64
// CHECK-NEXT: %11 = llvm.add %10, %arg7 : i64
// CHECK-NEXT: %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %13 = llvm.intr.masked.load %12, %arg8, %arg9 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: llvm.return %13 : vector<4xf32>
func.func @ml(%m: memref<8x8xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> { %0 = vector.maskedload %m[%i, %i], %k, %p : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @ml2(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %arg7, %9 : i64
// CHECK-NEXT: %11 = llvm.add %10, %arg7 : i64
// CHECK-NEXT: %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %13 = llvm.intr.masked.load %12, %arg8, %arg9 {alignment = 64 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: llvm.return %13 : vector<4xf32>
func.func @ml2(%m: memref<8x8xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> { %0 = vector.maskedload %m[%i, %i], %k, %p {alignment = 64} : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @ms(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %arg7, %9 : i64
// CHECK-NEXT: %11 = llvm.add %10, %arg7 : i64
// CHECK-NEXT: %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.intr.masked.store %arg9, %12, %arg8 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT: llvm.return
func.func @ms(%m: memref<8x8xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) { vector.maskedstore %m[%i, %i], %k, %p : memref<8x8xf32>, vector<4xi1>, vector<4xf32> return }
// CHECK-LABEL: @ga(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %arg7, %9 : i64
// CHECK-NEXT: %11 = llvm.add %10, %arg7 : i64
// CHECK-NEXT: %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %13 = llvm.getelementptr %12[%arg10] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT: %14 = llvm.intr.masked.gather %13, %arg8, %arg9 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: llvm.return %14 : vector<4xf32>
func.func @ga(%m: memref<8x8xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> { %0 = vector.gather %m[%i, %i][%x], %k, %p : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @ga2(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %arg7, %9 : i64
// CHECK-NEXT: %11 = llvm.add %10, %arg7 : i64
// CHECK-NEXT: %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %13 = llvm.getelementptr %12[%arg10] : (!llvm.ptr, vector<[4]xi64>) -> vector<[4]x!llvm.ptr>, f32
// CHECK-NEXT: %14 = llvm.intr.masked.gather %13, %arg8, %arg9 {alignment = 8 : i32} : (vector<[4]x!llvm.ptr>, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: llvm.return %14 : vector<[4]xf32>
func.func @ga2(%m: memref<8x8xf32>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>, %x: vector<[4]xindex>) -> vector<[4]xf32> { %0 = vector.gather %m[%i, %i][%x], %k, %p {alignment = 8}: memref<8x8xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32> return %0 : vector<[4]xf32> }
// CHECK-LABEL: @ga5(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%arg5] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT: %8 = llvm.getelementptr %7[%arg8] : (!llvm.ptr<3>, vector<4xi32>) -> vector<4x!llvm.ptr<3>>, f32
// CHECK-NEXT: %9 = llvm.intr.masked.gather %8, %arg6, %arg7 {alignment = 4 : i32} : (vector<4x!llvm.ptr<3>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: llvm.return %9 : vector<4xf32>
func.func @ga5(%m: memref<8xf32, 3>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> { %0 = vector.gather %m[%i][%x], %k, %p : memref<8xf32, 3>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @sc(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %arg7, %9 : i64
// CHECK-NEXT: %11 = llvm.add %10, %arg7 : i64
// CHECK-NEXT: %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %13 = llvm.getelementptr %12[%arg10] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT: llvm.intr.masked.scatter %arg9, %13, %arg8 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
// CHECK-NEXT: llvm.return
func.func @sc(%m: memref<8x8xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xi32>) { vector.scatter %m[%i, %i][%x], %k, %p : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> return }
// CHECK-LABEL: @cm(
// CHECK-NEXT: %0 = vector.constant_mask [2] : vector<4xi1>
// CHECK-NEXT: llvm.return %0 : vector<4xi1>
func.func @cm() -> vector<4xi1> { %0 = vector.constant_mask [2] : vector<4xi1> return %0 : vector<4xi1> }
// CHECK-LABEL: @cm2(
// CHECK-NEXT: %0 = vector.constant_mask [2, 3] : vector<2x4xi1>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: llvm.return %1 : !llvm.array<2 x vector<4xi1>>
func.func @cm2() -> vector<2x4xi1> { %0 = vector.constant_mask [2, 3] : vector<2x4xi1> return %0 : vector<2x4xi1> }
// CHECK-LABEL: @cr(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT: llvm.return %1 : vector<4xi1>
func.func @cr(%i: index) -> vector<4xi1> { %0 = vector.create_mask %i : vector<4xi1> return %0 : vector<4xi1> }
// CHECK-LABEL: @crs(
// CHECK-NEXT: %0 = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT: %1 = llvm.mlir.poison : vector<[4]xi64>
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.insertelement %arg0, %1[%2 : i32] : vector<[4]xi64>
// CHECK-NEXT: %4 = llvm.shufflevector %3, %1 [0, 0, 0, 0] : vector<[4]xi64>
// CHECK-NEXT: %5 = llvm.icmp "slt" %0, %4 : vector<[4]xi64>
// CHECK-NEXT: llvm.return %5 : vector<[4]xi1>
func.func @crs(%i: index) -> vector<[4]xi1> { %0 = vector.create_mask %i : vector<[4]xi1> return %0 : vector<[4]xi1> }
// CHECK-LABEL: @cr2(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %1 = vector.create_mask %0, %0 : vector<2x4xi1>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: llvm.return %2 : !llvm.array<2 x vector<4xi1>>
func.func @cr2(%i: index) -> vector<2x4xi1> { %0 = vector.create_mask %i, %i : vector<2x4xi1> return %0 : vector<2x4xi1> }
// CHECK-LABEL: @vs(
// CHECK-NEXT: %0 = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT: llvm.return %0 : i64
func.func @vs() -> index { %0 = vector.vscale return %0 : index }
// CHECK-LABEL: @st(
// CHECK-NEXT: %0 = vector.step : vector<4xindex>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT: llvm.return %1 : vector<4xi64>
func.func @st() -> vector<4xindex> { %0 = vector.step : vector<4xindex> return %0 : vector<4xindex> }
// CHECK-LABEL: @sts(
// CHECK-NEXT: %0 = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT: llvm.return %0 : vector<[4]xi64>
func.func @sts() -> vector<[4]xindex> { %0 = vector.step : vector<[4]xindex> return %0 : vector<[4]xindex> }
// CHECK-LABEL: @tc(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %9 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %8[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %11 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %11, %10[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %13 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.return %14 : !llvm.struct<(ptr, ptr, i64)>
func.func @tc(%m: memref<8x8xf32>) -> memref<vector<8x8xf32>> { %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<8x8xf32>> return %0 : memref<vector<8x8xf32>> }
// CHECK-LABEL: @mr(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.multi_reduction <add>, %0, %arg1 [0] : vector<2x4xf32> to vector<4xf32>
// CHECK-NEXT: llvm.return %1 : vector<4xf32>
func.func @mr(%f: vector<2x4xf32>, %a: vector<4xf32>) -> vector<4xf32> { %0 = vector.multi_reduction <add>, %f, %a [0] : vector<2x4xf32> to vector<4xf32> return %0 : vector<4xf32> }
