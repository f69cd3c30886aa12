// RUN: mlopt %s -convert-arith-to-llvm | FileCheck %s --match-full-lines --strict-whitespace

// arith alone: each operation, flags, vectors of two dimensions, indices.

func.func @f(%a: i32, %b: i32, %i: index, %x: f32, %v: vector<2x3xf32>, %c: i1, %vi: vector<4xi32>) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.divui %a, %b exact : i32
  %2 = arith.maxsi %a, %b : i32
  %3 = arith.maximumf %x, %x fastmath<fast> : f32
  %4 = arith.addf %v, %v fastmath<nnan,contract> : vector<2x3xf32>
  %5 = arith.index_cast %i : index to i32
  %6 = arith.index_cast %a : i32 to index
  %7 = arith.index_castui %a : i32 to index
  %8 = arith.bitcast %a : i32 to f32
  %9 = arith.cmpi slt, %i, %i : index
  %10 = arith.cmpf ult, %x, %x fastmath<ninf> : f32
  %11 = arith.cmpf oeq, %v, %v : vector<2x3xf32>
  %12 = arith.select %c, %x, %x : f32
  %13 = arith.select %11, %v, %v : vector<2x3xi1>, vector<2x3xf32>
  %14 = arith.constant 4 : index
  %15 = arith.constant dense<1.0> : vector<2x3xf32>
  %16, %17 = arith.addui_extended %a, %b : i32, i1
  %18, %19 = arith.mulsi_extended %a, %b : i32
  %20 = arith.ceildivsi %a, %b : i32
  %21 = arith.floordivsi %a, %b : i32
  %22 = arith.ceildivui %a, %b : i32
  %23 = arith.truncf %x : f32 to f16
  %25 = arith.extui %c : i1 to i32
  %26 = arith.negf %x : f32
  %27 = arith.uitofp %a : i32 to f32
  %28 = arith.index_cast %vi : vector<4xi32> to vector<4xindex>
  %29, %30 = arith.mului_extended %i, %i : index
  %31 = arith.minnumf %x, %x : f32
  %32 = arith.shli %a, %b : i32
  %33 = arith.trunci %a overflow<nuw> : i32 to i8
  %34 = arith.bitcast %vi : vector<4xi32> to vector<4xf32>
  return
}

// CHECK:module {
// CHECK-NEXT:  func.func @f(%arg0: i32, %arg1: i32, %arg2: index, %arg3: f32, %arg4: vector<2x3xf32>, %arg5: i1, %arg6: vector<4xi32>) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg4 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %2 = llvm.add %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:    %3 = llvm.udiv exact %arg0, %arg1 : i32
// CHECK-NEXT:    %4 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:    %5 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:    %7 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:    %8 = llvm.fadd %6, %7 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<3xf32>
// CHECK-NEXT:    %9 = llvm.insertvalue %8, %5[0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:    %10 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:    %11 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:    %12 = llvm.fadd %10, %11 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<3xf32>
// CHECK-NEXT:    %13 = llvm.insertvalue %12, %9[1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:    %14 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:    %15 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT:    %16 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT:    %17 = llvm.bitcast %arg0 : i32 to f32
// CHECK-NEXT:    %18 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:    %19 = llvm.fcmp "ult" %arg3, %arg3 {fastmathFlags = #llvm.fastmath<ninf>} : f32
// CHECK-NEXT:    %20 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:    %21 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:    %22 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:    %23 = llvm.fcmp "oeq" %21, %22 : vector<3xf32>
// CHECK-NEXT:    %24 = llvm.insertvalue %23, %20[0] : !llvm.array<2 x vector<3xi1>> 
// CHECK-NEXT:    %25 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:    %26 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:    %27 = llvm.fcmp "oeq" %25, %26 : vector<3xf32>
// CHECK-NEXT:    %28 = llvm.insertvalue %27, %24[1] : !llvm.array<2 x vector<3xi1>> 
// CHECK-NEXT:    %29 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %30 = llvm.mlir.constant(dense<1.000000e+00> : vector<2x3xf32>) : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %31 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:    %32 = llvm.extractvalue %31[0] : !llvm.struct<(i32, i1)> 
// CHECK-NEXT:    %33 = llvm.extractvalue %31[1] : !llvm.struct<(i32, i1)> 
// CHECK-NEXT:    %34 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT:    %35 = llvm.sext %arg1 : i32 to i64
// CHECK-NEXT:    %36 = llvm.mul %34, %35 : i64
// CHECK-NEXT:    %37 = llvm.trunc %36 : i64 to i32
// CHECK-NEXT:    %38 = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:    %39 = llvm.lshr %36, %38 : i64
// CHECK-NEXT:    %40 = llvm.trunc %39 : i64 to i32
// CHECK-NEXT:    %41 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %42 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:    %43 = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT:    %44 = llvm.mul %43, %arg1 : i32
// CHECK-NEXT:    %45 = llvm.icmp "ne" %arg0, %44 : i32
// CHECK-NEXT:    %46 = llvm.icmp "slt" %arg0, %41 : i32
// CHECK-NEXT:    %47 = llvm.icmp "slt" %arg1, %41 : i32
// CHECK-NEXT:    %48 = llvm.icmp "eq" %46, %47 : i1
// CHECK-NEXT:    %49 = llvm.and %45, %48 : i1
// CHECK-NEXT:    %50 = llvm.add %43, %42 : i32
// CHECK-NEXT:    %51 = llvm.select %49, %50, %43 : i1, i32
// CHECK-NEXT:    %52 = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT:    %53 = llvm.mul %52, %arg1 : i32
// CHECK-NEXT:    %54 = llvm.icmp "ne" %arg0, %53 : i32
// CHECK-NEXT:    %55 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %56 = llvm.icmp "slt" %arg0, %55 : i32
// CHECK-NEXT:    %57 = llvm.icmp "slt" %arg1, %55 : i32
// CHECK-NEXT:    %58 = llvm.icmp "ne" %56, %57 : i1
// CHECK-NEXT:    %59 = llvm.and %54, %58 : i1
// CHECK-NEXT:    %60 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:    %61 = llvm.add %52, %60 : i32
// CHECK-NEXT:    %62 = llvm.select %59, %61, %52 : i1, i32
// CHECK-NEXT:    %63 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %64 = llvm.icmp "eq" %arg0, %63 : i32
// CHECK-NEXT:    %65 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:    %66 = llvm.sub %arg0, %65 : i32
// CHECK-NEXT:    %67 = llvm.udiv %66, %arg1 : i32
// CHECK-NEXT:    %68 = llvm.add %67, %65 : i32
// CHECK-NEXT:    %69 = llvm.select %64, %63, %68 : i1, i32
// CHECK-NEXT:    %70 = llvm.fptrunc %arg3 : f32 to f16
// CHECK-NEXT:    %71 = llvm.zext %arg5 : i1 to i32
// CHECK-NEXT:    %72 = llvm.fneg %arg3 : f32
// CHECK-NEXT:    %73 = llvm.uitofp %arg0 : i32 to f32
// CHECK-NEXT:    %74 = llvm.sext %arg6 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT:    %75 = llvm.zext %0 : i64 to i128
// CHECK-NEXT:    %76 = llvm.zext %0 : i64 to i128
// CHECK-NEXT:    %77 = llvm.mul %75, %76 : i128
// CHECK-NEXT:    %78 = llvm.trunc %77 : i128 to i64
// CHECK-NEXT:    %79 = llvm.mlir.constant(64 : i128) : i128
// CHECK-NEXT:    %80 = llvm.lshr %77, %79 : i128
// CHECK-NEXT:    %81 = llvm.trunc %80 : i128 to i64
// CHECK-NEXT:    %82 = llvm.shl %arg0, %arg1 : i32
// CHECK-NEXT:    %83 = llvm.trunc %arg0 overflow<nuw> : i32 to i8
// CHECK-NEXT:    %84 = llvm.bitcast %arg6 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
