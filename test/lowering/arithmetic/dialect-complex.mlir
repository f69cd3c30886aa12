// RUN: mlopt %s -convert-complex-to-llvm | FileCheck %s

// Complex numbers as structures.

// CHECK-LABEL: func.func @parts
// CHECK-SAME:    (%[[A0:.*]]: f32) -> (complex<f32>, f32, f32, complex<f32>)
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.insertvalue %[[A0]], %[[V0]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.insertvalue %[[A0]], %[[V1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.constant([1.000000e+00 : f32, -0.000000e+00 : f32]) {note} : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT:    return %[[V3]], %[[A0]], %[[A0]], %[[V5]] : complex<f32>, f32, f32, complex<f32>
func.func @parts(%f: f32) -> (complex<f32>, f32, f32, complex<f32>) {
  %0 = complex.create %f, %f : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.im %0 : complex<f32>
  %3 = complex.constant [1.0 : f32, -0.0 : f32] {note} : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, f32, f32, complex<f32>
}
// CHECK-LABEL: func.func @arithmetic
// CHECK-SAME:    (%[[A0:.*]]: complex<f32>, %[[A1:.*]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, f32)
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.fadd %[[V2]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:    %[[V8:.*]] = llvm.fadd %[[V3]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V7]], %[[V6]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V8]], %[[V9]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V11:.*]] = builtin.unrealized_conversion_cast %[[V10]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT:    %[[V12:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.fmul %[[V14]], %[[V12]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:    %[[V18:.*]] = llvm.fmul %[[V15]], %[[V13]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:    %[[V19:.*]] = llvm.fsub %[[V17]], %[[V18]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:    %[[V20:.*]] = llvm.fmul %[[V13]], %[[V14]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:    %[[V21:.*]] = llvm.fmul %[[V12]], %[[V15]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:    %[[V22:.*]] = llvm.fadd %[[V20]], %[[V21]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:    %[[V23:.*]] = llvm.insertvalue %[[V19]], %[[V16]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V24:.*]] = llvm.insertvalue %[[V22]], %[[V23]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V25:.*]] = builtin.unrealized_conversion_cast %[[V24]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT:    %[[V26:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V27:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V28:.*]] = llvm.fmul %[[V26]], %[[V26]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:    %[[V29:.*]] = llvm.fmul %[[V27]], %[[V27]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:    %[[V30:.*]] = llvm.fadd %[[V28]], %[[V29]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:    %[[V31:.*]] = llvm.intr.sqrt(%[[V30]]) : (f32) -> f32
// CHECK-NEXT:    return %[[V11]], %[[A0]], %[[V25]], %[[V31]] : complex<f32>, complex<f32>, complex<f32>, f32
func.func @arithmetic(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, f32) {
  %0 = complex.add %a, %b fastmath<nnan,contract> : complex<f32>
  %1 = complex.sub %0, %b : complex<f32>
  %2 = complex.mul %1, %b fastmath<nnan> : complex<f32>
  %3 = complex.abs %b fastmath<nnan> : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, f32
}
// CHECK-LABEL: func.func @division
// CHECK-SAME:    (%[[A0:.*]]: complex<f64>, %[[A1:.*]]: complex<f64>) -> complex<f64>
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.fmul %[[V4]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V8:.*]] = llvm.fmul %[[V5]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V9:.*]] = llvm.fadd %[[V7]], %[[V8]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V10:.*]] = llvm.fmul %[[V2]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V11:.*]] = llvm.fmul %[[V3]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V12:.*]] = llvm.fadd %[[V10]], %[[V11]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V13:.*]] = llvm.fmul %[[V3]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V14:.*]] = llvm.fmul %[[V2]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V15:.*]] = llvm.fsub %[[V13]], %[[V14]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V16:.*]] = llvm.fdiv %[[V12]], %[[V9]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V17:.*]] = llvm.fdiv %[[V15]], %[[V9]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V18:.*]] = llvm.insertvalue %[[V16]], %[[V6]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.insertvalue %[[V17]], %[[V18]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V20:.*]] = builtin.unrealized_conversion_cast %[[V19]] : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT:    return %[[V20]] : complex<f64>
func.func @division(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b fastmath<nnan> : complex<f64>
  return %0 : complex<f64>
}
