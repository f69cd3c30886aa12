// RUN: mlopt %s -convert-to-llvm | FileCheck %s --match-full-lines --strict-whitespace

// All dialects of today at once.

func.func @sum(%m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  cf.br ^head(%c0, %zero : index, f32)
^head(%i: index, %s: f32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %x = memref.load %m[%i] : memref<?xf32>
  %t = arith.addf %s, %x fastmath<contract> : f32
  %j = arith.addi %i, %c1 overflow<nsw> : index
  cf.br ^head(%j, %t : index, f32)
^exit:
  return %s : f32
}
func.func @call(%m: memref<?xf32>) -> f32 {
  %c7 = arith.constant 7 : index
  %0 = call @sum(%m, %c7) : (memref<?xf32>, index) -> f32
  return %0 : f32
}

// CHECK:module {
// CHECK-NEXT:  llvm.func @sum(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> f32 {
// CHECK-NEXT:    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %6 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %7 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:    llvm.br ^bb1(%6, %8 : i64, f32)
// CHECK-NEXT:  ^bb1(%9: i64, %10: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    %11 = llvm.icmp "slt" %9, %arg5 : i64
// CHECK-NEXT:    llvm.cond_br %11, ^bb2, ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    %12 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %13 = llvm.getelementptr inbounds|nuw %12[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %14 = llvm.load %13 : !llvm.ptr -> f32
// CHECK-NEXT:    %15 = llvm.fadd %10, %14 {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK-NEXT:    %16 = llvm.add %9, %7 overflow<nsw> : i64
// CHECK-NEXT:    llvm.br ^bb1(%16, %15 : i64, f32)
// CHECK-NEXT:  ^bb3:  // pred: ^bb1
// CHECK-NEXT:    llvm.return %10 : f32
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.func @call(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> f32 {
// CHECK-NEXT:    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %6 = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT:    %7 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %8 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %9 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %10 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %11 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:    %12 = llvm.call @sum(%7, %8, %9, %10, %11, %6) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> f32
// CHECK-NEXT:    llvm.return %12 : f32
// CHECK-NEXT:  }
// CHECK-NEXT:}
