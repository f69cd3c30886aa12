// RUN: mlopt %s -convert-complex-to-llvm=complex-range=improved | FileCheck %s

// Smith's formula, and what is infinite or NaN.

// CHECK-LABEL: func.func @f
// CHECK-SAME:    (%[[A0:.*]]: complex<f64>, %[[A1:.*]]: complex<f64>) -> complex<f64>
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.fdiv %[[V4]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V8:.*]] = llvm.fmul %[[V7]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V9:.*]] = llvm.fadd %[[V5]], %[[V8]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V10:.*]] = llvm.fmul %[[V2]], %[[V7]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V11:.*]] = llvm.fadd %[[V10]], %[[V3]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V12:.*]] = llvm.fdiv %[[V11]], %[[V9]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V13:.*]] = llvm.fmul %[[V3]], %[[V7]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V14:.*]] = llvm.fsub %[[V13]], %[[V2]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V15:.*]] = llvm.fdiv %[[V14]], %[[V9]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V16:.*]] = llvm.fdiv %[[V5]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V17:.*]] = llvm.fmul %[[V16]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V18:.*]] = llvm.fadd %[[V4]], %[[V17]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V19:.*]] = llvm.fmul %[[V3]], %[[V16]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V20:.*]] = llvm.fadd %[[V2]], %[[V19]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V21:.*]] = llvm.fdiv %[[V20]], %[[V18]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V22:.*]] = llvm.fmul %[[V2]], %[[V16]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V23:.*]] = llvm.fsub %[[V3]], %[[V22]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V24:.*]] = llvm.fdiv %[[V23]], %[[V18]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V25:.*]] = llvm.mlir.constant(0.000000e+00 : f64) : f64
// CHECK-NEXT:    %[[V26:.*]] = llvm.intr.fabs(%[[V4]]) {fastmathFlags = #llvm.fastmath<nnan>} : (f64) -> f64
// CHECK-NEXT:    %[[V27:.*]] = llvm.fcmp "oeq" %[[V26]], %[[V25]] : f64
// CHECK-NEXT:    %[[V28:.*]] = llvm.intr.fabs(%[[V5]]) {fastmathFlags = #llvm.fastmath<nnan>} : (f64) -> f64
// CHECK-NEXT:    %[[V29:.*]] = llvm.fcmp "oeq" %[[V28]], %[[V25]] : f64
// CHECK-NEXT:    %[[V30:.*]] = llvm.fcmp "ord" %[[V2]], %[[V25]] : f64
// CHECK-NEXT:    %[[V31:.*]] = llvm.fcmp "ord" %[[V3]], %[[V25]] : f64
// CHECK-NEXT:    %[[V32:.*]] = llvm.or %[[V30]], %[[V31]] : i1
// CHECK-NEXT:    %[[V33:.*]] = llvm.and %[[V27]], %[[V29]] : i1
// CHECK-NEXT:    %[[V34:.*]] = llvm.and %[[V32]], %[[V33]] : i1
// CHECK-NEXT:    %[[V35:.*]] = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
// CHECK-NEXT:    %[[V36:.*]] = llvm.intr.copysign(%[[V35]], %[[V4]]) : (f64, f64) -> f64
// CHECK-NEXT:    %[[V37:.*]] = llvm.fmul %[[V36]], %[[V2]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V38:.*]] = llvm.fmul %[[V36]], %[[V3]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V39:.*]] = llvm.fcmp "one" %[[V26]], %[[V35]] : f64
// CHECK-NEXT:    %[[V40:.*]] = llvm.fcmp "one" %[[V28]], %[[V35]] : f64
// CHECK-NEXT:    %[[V41:.*]] = llvm.and %[[V39]], %[[V40]] : i1
// CHECK-NEXT:    %[[V42:.*]] = llvm.intr.fabs(%[[V2]]) {fastmathFlags = #llvm.fastmath<nnan>} : (f64) -> f64
// CHECK-NEXT:    %[[V43:.*]] = llvm.fcmp "oeq" %[[V42]], %[[V35]] : f64
// CHECK-NEXT:    %[[V44:.*]] = llvm.intr.fabs(%[[V3]]) {fastmathFlags = #llvm.fastmath<nnan>} : (f64) -> f64
// CHECK-NEXT:    %[[V45:.*]] = llvm.fcmp "oeq" %[[V44]], %[[V35]] : f64
// CHECK-NEXT:    %[[V46:.*]] = llvm.or %[[V43]], %[[V45]] : i1
// CHECK-NEXT:    %[[V47:.*]] = llvm.and %[[V46]], %[[V41]] : i1
// CHECK-NEXT:    %[[V48:.*]] = llvm.mlir.constant(1.000000e+00 : f64) : f64
// CHECK-NEXT:    %[[V49:.*]] = llvm.select %[[V43]], %[[V48]], %[[V25]] : i1, f64
// CHECK-NEXT:    %[[V50:.*]] = llvm.intr.copysign(%[[V49]], %[[V2]]) : (f64, f64) -> f64
// CHECK-NEXT:    %[[V51:.*]] = llvm.select %[[V45]], %[[V48]], %[[V25]] : i1, f64
// CHECK-NEXT:    %[[V52:.*]] = llvm.intr.copysign(%[[V51]], %[[V3]]) : (f64, f64) -> f64
// CHECK-NEXT:    %[[V53:.*]] = llvm.fmul %[[V50]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V54:.*]] = llvm.fmul %[[V52]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V55:.*]] = llvm.fadd %[[V53]], %[[V54]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V56:.*]] = llvm.fmul %[[V35]], %[[V55]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V57:.*]] = llvm.fmul %[[V50]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V58:.*]] = llvm.fmul %[[V52]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V59:.*]] = llvm.fsub %[[V58]], %[[V57]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V60:.*]] = llvm.fmul %[[V35]], %[[V59]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V61:.*]] = llvm.fcmp "one" %[[V42]], %[[V35]] : f64
// CHECK-NEXT:    %[[V62:.*]] = llvm.fcmp "one" %[[V44]], %[[V35]] : f64
// CHECK-NEXT:    %[[V63:.*]] = llvm.and %[[V61]], %[[V62]] : i1
// CHECK-NEXT:    %[[V64:.*]] = llvm.fcmp "oeq" %[[V26]], %[[V35]] : f64
// CHECK-NEXT:    %[[V65:.*]] = llvm.fcmp "oeq" %[[V28]], %[[V35]] : f64
// CHECK-NEXT:    %[[V66:.*]] = llvm.or %[[V64]], %[[V65]] : i1
// CHECK-NEXT:    %[[V67:.*]] = llvm.and %[[V63]], %[[V66]] : i1
// CHECK-NEXT:    %[[V68:.*]] = llvm.select %[[V64]], %[[V48]], %[[V25]] : i1, f64
// CHECK-NEXT:    %[[V69:.*]] = llvm.intr.copysign(%[[V68]], %[[V4]]) : (f64, f64) -> f64
// CHECK-NEXT:    %[[V70:.*]] = llvm.select %[[V65]], %[[V48]], %[[V25]] : i1, f64
// CHECK-NEXT:    %[[V71:.*]] = llvm.intr.copysign(%[[V70]], %[[V5]]) : (f64, f64) -> f64
// CHECK-NEXT:    %[[V72:.*]] = llvm.fmul %[[V2]], %[[V69]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V73:.*]] = llvm.fmul %[[V3]], %[[V71]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V74:.*]] = llvm.fadd %[[V72]], %[[V73]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V75:.*]] = llvm.fmul %[[V25]], %[[V74]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V76:.*]] = llvm.fmul %[[V3]], %[[V69]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V77:.*]] = llvm.fmul %[[V2]], %[[V71]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V78:.*]] = llvm.fsub %[[V76]], %[[V77]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V79:.*]] = llvm.fmul %[[V25]], %[[V78]] {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    %[[V80:.*]] = llvm.fcmp "olt" %[[V26]], %[[V28]] : f64
// CHECK-NEXT:    %[[V81:.*]] = llvm.select %[[V80]], %[[V12]], %[[V21]] : i1, f64
// CHECK-NEXT:    %[[V82:.*]] = llvm.select %[[V80]], %[[V15]], %[[V24]] : i1, f64
// CHECK-NEXT:    %[[V83:.*]] = llvm.select %[[V67]], %[[V75]], %[[V81]] : i1, f64
// CHECK-NEXT:    %[[V84:.*]] = llvm.select %[[V67]], %[[V79]], %[[V82]] : i1, f64
// CHECK-NEXT:    %[[V85:.*]] = llvm.select %[[V47]], %[[V56]], %[[V83]] : i1, f64
// CHECK-NEXT:    %[[V86:.*]] = llvm.select %[[V47]], %[[V60]], %[[V84]] : i1, f64
// CHECK-NEXT:    %[[V87:.*]] = llvm.select %[[V34]], %[[V37]], %[[V85]] : i1, f64
// CHECK-NEXT:    %[[V88:.*]] = llvm.select %[[V34]], %[[V38]], %[[V86]] : i1, f64
// CHECK-NEXT:    %[[V89:.*]] = llvm.fcmp "uno" %[[V81]], %[[V25]] : f64
// CHECK-NEXT:    %[[V90:.*]] = llvm.fcmp "uno" %[[V82]], %[[V25]] : f64
// CHECK-NEXT:    %[[V91:.*]] = llvm.and %[[V89]], %[[V90]] : i1
// CHECK-NEXT:    %[[V92:.*]] = llvm.select %[[V91]], %[[V87]], %[[V81]] : i1, f64
// CHECK-NEXT:    %[[V93:.*]] = llvm.select %[[V91]], %[[V88]], %[[V82]] : i1, f64
// CHECK-NEXT:    %[[V94:.*]] = llvm.insertvalue %[[V92]], %[[V6]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V95:.*]] = llvm.insertvalue %[[V93]], %[[V94]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:    %[[V96:.*]] = builtin.unrealized_conversion_cast %[[V95]] : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT:    return %[[V96]] : complex<f64>
func.func @f(%c: complex<f64>, %d: complex<f64>) -> complex<f64> {
  %11 = complex.div %c, %d fastmath<nnan> {note} : complex<f64>
  return %11 : complex<f64>
}
