// RUN: mlopt %s -convert-std-to-llvm=llvm-types=modern | FileCheck %s
// RUN: mlopt %s -convert-std-to-llvm | FileCheck %s --check-prefix=WRAPPED

// Operations of std that several of llvm stand for.

// CHECK-LABEL: llvm.func @divisions(
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:    %[[V2:.*]] = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT:    %[[V3:.*]] = llvm.mul %[[V2]], %arg1 : i32
// CHECK-NEXT:    %[[V4:.*]] = llvm.icmp "ne" %arg0, %[[V3]] : i32
// CHECK-NEXT:    %[[V5:.*]] = llvm.icmp "slt" %arg0, %[[V0]] : i32
// CHECK-NEXT:    %[[V6:.*]] = llvm.icmp "slt" %arg1, %[[V0]] : i32
// CHECK-NEXT:    %[[V7:.*]] = llvm.icmp "eq" %[[V5]], %[[V6]] : i1
// CHECK-NEXT:    %[[V8:.*]] = llvm.and %[[V4]], %[[V7]] : i1
// CHECK-NEXT:    %[[V9:.*]] = llvm.add %[[V2]], %[[V1]] : i32
// CHECK-NEXT:    %[[V10:.*]] = llvm.select %[[V8]], %[[V9]], %[[V2]] : i1, i32
// CHECK-NEXT:    %[[V11:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %[[V12:.*]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:    %[[V13:.*]] = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT:    %[[V14:.*]] = llvm.mul %[[V13]], %arg1 : i32
// CHECK-NEXT:    %[[V15:.*]] = llvm.icmp "ne" %arg0, %[[V14]] : i32
// CHECK-NEXT:    %[[V16:.*]] = llvm.icmp "slt" %arg0, %[[V11]] : i32
// CHECK-NEXT:    %[[V17:.*]] = llvm.icmp "slt" %arg1, %[[V11]] : i32
// CHECK-NEXT:    %[[V18:.*]] = llvm.icmp "ne" %[[V16]], %[[V17]] : i1
// CHECK-NEXT:    %[[V19:.*]] = llvm.and %[[V15]], %[[V18]] : i1
// CHECK-NEXT:    %[[V20:.*]] = llvm.add %[[V13]], %[[V12]] : i32
// CHECK-NEXT:    %[[V21:.*]] = llvm.select %[[V19]], %[[V20]], %[[V13]] : i1, i32
// CHECK-NEXT:    %[[V22:.*]] = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:    %[[V23:.*]] = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:    %[[V24:.*]] = llvm.sdiv %arg2, %arg2 : vector<2xi32>
// CHECK-NEXT:    %[[V25:.*]] = llvm.mul %[[V24]], %arg2 : vector<2xi32>
// CHECK-NEXT:    %[[V26:.*]] = llvm.icmp "ne" %arg2, %[[V25]] : vector<2xi32>
// CHECK-NEXT:    %[[V27:.*]] = llvm.icmp "slt" %arg2, %[[V22]] : vector<2xi32>
// CHECK-NEXT:    %[[V28:.*]] = llvm.icmp "slt" %arg2, %[[V22]] : vector<2xi32>
// CHECK-NEXT:    %[[V29:.*]] = llvm.icmp "ne" %[[V27]], %[[V28]] : vector<2xi1>
// CHECK-NEXT:    %[[V30:.*]] = llvm.and %[[V26]], %[[V29]] : vector<2xi1>
// CHECK-NEXT:    %[[V31:.*]] = llvm.add %[[V24]], %[[V23]] : vector<2xi32>
// CHECK-NEXT:    %[[V32:.*]] = llvm.select %[[V30]], %[[V31]], %[[V24]] : vector<2xi1>, vector<2xi32>
// CHECK-NEXT:    %[[V33:.*]] = llvm.mlir.poison : !llvm.struct<(i32, i32, vector<2xi32>)>
// CHECK-NEXT:    %[[V34:.*]] = llvm.insertvalue %[[V10]], %[[V33]][0] : !llvm.struct<(i32, i32, vector<2xi32>)>
// CHECK-NEXT:    %[[V35:.*]] = llvm.insertvalue %[[V21]], %[[V34]][1] : !llvm.struct<(i32, i32, vector<2xi32>)>
// CHECK-NEXT:    %[[V36:.*]] = llvm.insertvalue %[[V32]], %[[V35]][2] : !llvm.struct<(i32, i32, vector<2xi32>)>
// CHECK-NEXT:    llvm.return %[[V36]] : !llvm.struct<(i32, i32, vector<2xi32>)>
// WRAPPED-LABEL: llvm.func @divisions(
// WRAPPED-NEXT:    %[[V0:.*]] = llvm.mlir.constant(0 : i32) : !llvm.i32
// WRAPPED-NEXT:    %[[V1:.*]] = llvm.mlir.constant(1 : i32) : !llvm.i32
// WRAPPED-NEXT:    %[[V2:.*]] = llvm.sdiv %arg0, %arg1 : !llvm.i32
// WRAPPED-NEXT:    %[[V3:.*]] = llvm.mul %[[V2]], %arg1 : !llvm.i32
// WRAPPED-NEXT:    %[[V4:.*]] = llvm.icmp "ne" %arg0, %[[V3]] : !llvm.i32
// WRAPPED-NEXT:    %[[V5:.*]] = llvm.icmp "slt" %arg0, %[[V0]] : !llvm.i32
// WRAPPED-NEXT:    %[[V6:.*]] = llvm.icmp "slt" %arg1, %[[V0]] : !llvm.i32
// WRAPPED-NEXT:    %[[V7:.*]] = llvm.icmp "eq" %[[V5]], %[[V6]] : !llvm.i1
// WRAPPED-NEXT:    %[[V8:.*]] = llvm.and %[[V4]], %[[V7]] : !llvm.i1
// WRAPPED-NEXT:    %[[V9:.*]] = llvm.add %[[V2]], %[[V1]] : !llvm.i32
// WRAPPED-NEXT:    %[[V10:.*]] = llvm.select %[[V8]], %[[V9]], %[[V2]] : !llvm.i1, !llvm.i32
// WRAPPED-NEXT:    %[[V11:.*]] = llvm.mlir.constant(0 : i32) : !llvm.i32
// WRAPPED-NEXT:    %[[V12:.*]] = llvm.mlir.constant(-1 : i32) : !llvm.i32
// WRAPPED-NEXT:    %[[V13:.*]] = llvm.sdiv %arg0, %arg1 : !llvm.i32
// WRAPPED-NEXT:    %[[V14:.*]] = llvm.mul %[[V13]], %arg1 : !llvm.i32
// WRAPPED-NEXT:    %[[V15:.*]] = llvm.icmp "ne" %arg0, %[[V14]] : !llvm.i32
// WRAPPED-NEXT:    %[[V16:.*]] = llvm.icmp "slt" %arg0, %[[V11]] : !llvm.i32
// WRAPPED-NEXT:    %[[V17:.*]] = llvm.icmp "slt" %arg1, %[[V11]] : !llvm.i32
// WRAPPED-NEXT:    %[[V18:.*]] = llvm.icmp "ne" %[[V16]], %[[V17]] : !llvm.i1
// WRAPPED-NEXT:    %[[V19:.*]] = llvm.and %[[V15]], %[[V18]] : !llvm.i1
// WRAPPED-NEXT:    %[[V20:.*]] = llvm.add %[[V13]], %[[V12]] : !llvm.i32
// WRAPPED-NEXT:    %[[V21:.*]] = llvm.select %[[V19]], %[[V20]], %[[V13]] : !llvm.i1, !llvm.i32
// WRAPPED-NEXT:    %[[V22:.*]] = llvm.mlir.constant(dense<0> : vector<2xi32>) : !llvm<"<2 x i32>">
// WRAPPED-NEXT:    %[[V23:.*]] = llvm.mlir.constant(dense<-1> : vector<2xi32>) : !llvm<"<2 x i32>">
// WRAPPED-NEXT:    %[[V24:.*]] = llvm.sdiv %arg2, %arg2 : !llvm<"<2 x i32>">
// WRAPPED-NEXT:    %[[V25:.*]] = llvm.mul %[[V24]], %arg2 : !llvm<"<2 x i32>">
// WRAPPED-NEXT:    %[[V26:.*]] = llvm.icmp "ne" %arg2, %[[V25]] : !llvm<"<2 x i32>">
// WRAPPED-NEXT:    %[[V27:.*]] = llvm.icmp "slt" %arg2, %[[V22]] : !llvm<"<2 x i32>">
// WRAPPED-NEXT:    %[[V28:.*]] = llvm.icmp "slt" %arg2, %[[V22]] : !llvm<"<2 x i32>">
// WRAPPED-NEXT:    %[[V29:.*]] = llvm.icmp "ne" %[[V27]], %[[V28]] : !llvm<"<2 x i1>">
// WRAPPED-NEXT:    %[[V30:.*]] = llvm.and %[[V26]], %[[V29]] : !llvm<"<2 x i1>">
// WRAPPED-NEXT:    %[[V31:.*]] = llvm.add %[[V24]], %[[V23]] : !llvm<"<2 x i32>">
// WRAPPED-NEXT:    %[[V32:.*]] = llvm.select %[[V30]], %[[V31]], %[[V24]] : !llvm<"<2 x i1>">, !llvm<"<2 x i32>">
// WRAPPED-NEXT:    %[[V33:.*]] = llvm.mlir.undef : !llvm<"{ i32, i32, <2 x i32> }">
// WRAPPED-NEXT:    %[[V34:.*]] = llvm.insertvalue %[[V10]], %[[V33]][0] : !llvm<"{ i32, i32, <2 x i32> }">
// WRAPPED-NEXT:    %[[V35:.*]] = llvm.insertvalue %[[V21]], %[[V34]][1] : !llvm<"{ i32, i32, <2 x i32> }">
// WRAPPED-NEXT:    %[[V36:.*]] = llvm.insertvalue %[[V32]], %[[V35]][2] : !llvm<"{ i32, i32, <2 x i32> }">
// WRAPPED-NEXT:    llvm.return %[[V36]] : !llvm<"{ i32, i32, <2 x i32> }">
func @divisions(%a: i32, %b: i32, %v: vector<2xi32>) -> (i32, i32, vector<2xi32>) {
  %0 = ceildivi_signed %a, %b : i32
  %1 = floordivi_signed %a, %b : i32
  %2 = floordivi_signed %v, %v : vector<2xi32>
  return %0, %1, %2 : i32, i32, vector<2xi32>
}

// CHECK-LABEL: llvm.func @complex_sums(
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.fadd %[[V3]], %[[V5]] : f32
// CHECK-NEXT:    %[[V9:.*]] = llvm.fadd %[[V4]], %[[V6]] : f32
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V8]], %[[V7]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V9]], %[[V10]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.extractvalue %[[V11]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.extractvalue %[[V11]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.fsub %[[V12]], %[[V14]] : f32
// CHECK-NEXT:    %[[V18:.*]] = llvm.fsub %[[V13]], %[[V15]] : f32
// CHECK-NEXT:    %[[V19:.*]] = llvm.insertvalue %[[V17]], %[[V16]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V20:.*]] = llvm.insertvalue %[[V18]], %[[V19]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V21:.*]] = llvm.extractvalue %[[V20]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V22:.*]] = llvm.extractvalue %[[V20]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V23:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V24:.*]] = llvm.insertvalue %[[V21]], %[[V23]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V25:.*]] = llvm.insertvalue %[[V22]], %[[V24]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    llvm.return %[[V25]] : !llvm.struct<(f32, f32)>
// WRAPPED-LABEL: llvm.func @complex_sums(
// WRAPPED-NEXT:    %[[V0:.*]] = llvm.mlir.undef : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V2]][0] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V2]][1] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V2]][0] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V2]][1] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V7:.*]] = llvm.mlir.undef : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V8:.*]] = llvm.fadd %[[V3]], %[[V5]] : !llvm.float
// WRAPPED-NEXT:    %[[V9:.*]] = llvm.fadd %[[V4]], %[[V6]] : !llvm.float
// WRAPPED-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V8]], %[[V7]][0] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V9]], %[[V10]][1] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V12:.*]] = llvm.extractvalue %[[V11]][0] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V13:.*]] = llvm.extractvalue %[[V11]][1] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V14:.*]] = llvm.extractvalue %[[V2]][0] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V15:.*]] = llvm.extractvalue %[[V2]][1] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V16:.*]] = llvm.mlir.undef : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V17:.*]] = llvm.fsub %[[V12]], %[[V14]] : !llvm.float
// WRAPPED-NEXT:    %[[V18:.*]] = llvm.fsub %[[V13]], %[[V15]] : !llvm.float
// WRAPPED-NEXT:    %[[V19:.*]] = llvm.insertvalue %[[V17]], %[[V16]][0] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V20:.*]] = llvm.insertvalue %[[V18]], %[[V19]][1] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V21:.*]] = llvm.extractvalue %[[V20]][0] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V22:.*]] = llvm.extractvalue %[[V20]][1] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V23:.*]] = llvm.mlir.undef : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V24:.*]] = llvm.insertvalue %[[V21]], %[[V23]][0] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    %[[V25:.*]] = llvm.insertvalue %[[V22]], %[[V24]][1] : !llvm<"{ float, float }">
// WRAPPED-NEXT:    llvm.return %[[V25]] : !llvm<"{ float, float }">
func @complex_sums(%r: f32, %i: f32) -> (f32, f32) {
  %0 = create_complex %r, %i : complex<f32>
  %1 = addcf %0, %0 : complex<f32>
  %2 = subcf %1, %0 : complex<f32>
  %3 = re %2 : complex<f32>
  %4 = im %2 : complex<f32>
  return %3, %4 : f32, f32
}

// CHECK-LABEL: llvm.func @logarithm(
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:    %[[V1:.*]] = llvm.fadd %[[V0]], %arg0 : f32
// CHECK-NEXT:    %[[V2:.*]] = llvm.intr.log(%[[V1]]) : (f32) -> f32
// CHECK-NEXT:    llvm.return %[[V2]] : f32
// WRAPPED-LABEL: llvm.func @logarithm(
// WRAPPED-NEXT:    %[[V0:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : !llvm.float
// WRAPPED-NEXT:    %[[V1:.*]] = llvm.fadd %[[V0]], %arg0 : !llvm.float
// WRAPPED-NEXT:    %[[V2:.*]] = "llvm.intr.log"(%[[V1]]) : (!llvm.float) -> !llvm.float
// WRAPPED-NEXT:    llvm.return %[[V2]] : !llvm.float
func @logarithm(%x: f32) -> f32 {
  %0 = log1p %x : f32
  return %0 : f32
}

// CHECK-LABEL: llvm.func @aligned(
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.mlir.constant(15 : index) : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.ptrtoint %[[V6]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.and %[[V9]], %[[V8]] : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.icmp "eq" %[[V10]], %[[V7]] : i64
// CHECK-NEXT:    llvm.intr.assume %[[V11]] : i1
// CHECK-NEXT:    llvm.return
// WRAPPED-LABEL: llvm.func @aligned(
// WRAPPED-NEXT:    %[[V0:.*]] = llvm.mlir.undef : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
// WRAPPED-NEXT:    %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
// WRAPPED-NEXT:    %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
// WRAPPED-NEXT:    %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
// WRAPPED-NEXT:    %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
// WRAPPED-NEXT:    %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
// WRAPPED-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V5]][1] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
// WRAPPED-NEXT:    %[[V7:.*]] = llvm.mlir.constant(0 : index) : !llvm.i64
// WRAPPED-NEXT:    %[[V8:.*]] = llvm.mlir.constant(15 : index) : !llvm.i64
// WRAPPED-NEXT:    %[[V9:.*]] = llvm.ptrtoint %[[V6]] : !llvm<"float*"> to !llvm.i64
// WRAPPED-NEXT:    %[[V10:.*]] = llvm.and %[[V9]], %[[V8]] : !llvm.i64
// WRAPPED-NEXT:    %[[V11:.*]] = llvm.icmp "eq" %[[V10]], %[[V7]] : !llvm.i64
// WRAPPED-NEXT:    "llvm.intr.assume"(%[[V11]]) : (!llvm.i1) -> ()
// WRAPPED-NEXT:    llvm.return
func @aligned(%m: memref<4xf32>) {
  assume_alignment %m, 16 : memref<4xf32>
  return
}
