// RUN: mlopt %s -canonicalize | FileCheck %s

// Comparisons of a converted integer with a constant become comparisons of the
// integer: those outside its range, at its ends, and between two integers.

// CHECK-LABEL: func.func @sitofp_oeq(
// CHECK-NEXT:    %[[C_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi eq, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi eq, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi eq, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi eq, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi eq, %arg0, %[[C_128_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[FALSE]], %[[FALSE]], %[[V3]], %[[V4]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_oeq(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf oeq, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf oeq, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf oeq, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf oeq, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf oeq, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf oeq, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf oeq, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf oeq, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf oeq, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf oeq, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf oeq, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf oeq, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sitofp_ogt(
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[C_3_I8:.*]] = arith.constant -3 : i8
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi sgt, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi sgt, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi sgt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi sgt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi sge, %arg0, %[[C_3_I8]] : i8
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi sgt, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpi sgt, %arg0, %[[C_128_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_ogt(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ogt, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ogt, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ogt, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ogt, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ogt, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ogt, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ogt, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ogt, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ogt, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ogt, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ogt, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ogt, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sitofp_oge(
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[C_3_I8:.*]] = arith.constant -3 : i8
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi sge, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi sge, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi sge, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi sgt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi sge, %arg0, %[[C_3_I8]] : i8
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi sge, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpi sge, %arg0, %[[C_128_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_oge(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf oge, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf oge, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf oge, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf oge, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf oge, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf oge, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf oge, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf oge, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf oge, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf oge, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf oge, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf oge, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sitofp_olt(
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[C_3_I8:.*]] = arith.constant -3 : i8
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi slt, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi slt, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi slt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi sle, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi slt, %arg0, %[[C_3_I8]] : i8
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi slt, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpi slt, %arg0, %[[C_128_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_olt(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf olt, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf olt, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf olt, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf olt, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf olt, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf olt, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf olt, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf olt, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf olt, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf olt, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf olt, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf olt, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sitofp_ole(
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[C_3_I8:.*]] = arith.constant -3 : i8
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi sle, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi sle, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi sle, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi sle, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi slt, %arg0, %[[C_3_I8]] : i8
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi sle, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpi sle, %arg0, %[[C_128_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_ole(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ole, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ole, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ole, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ole, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ole, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ole, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ole, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ole, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ole, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ole, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ole, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ole, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sitofp_one(
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi ne, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi ne, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ne, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi ne, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi ne, %arg0, %[[C_128_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[TRUE]], %[[TRUE]], %[[V3]], %[[V4]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_one(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf one, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf one, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf one, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf one, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf one, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf one, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf one, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf one, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf one, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf one, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf one, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf one, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sitofp_ord(
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    return %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_ord(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ord, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ord, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ord, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ord, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ord, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ord, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ord, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ord, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ord, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ord, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ord, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ord, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sitofp_ueq(
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi eq, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi eq, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi eq, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi eq, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi eq, %arg0, %[[C_128_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[FALSE]], %[[FALSE]], %[[V3]], %[[V4]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_ueq(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ueq, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ueq, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ueq, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ueq, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ueq, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ueq, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ueq, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ueq, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ueq, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ueq, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ueq, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ueq, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sitofp_ugt(
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[C_3_I8:.*]] = arith.constant -3 : i8
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi sgt, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi sgt, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi sgt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi sgt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi sge, %arg0, %[[C_3_I8]] : i8
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi sgt, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpi sgt, %arg0, %[[C_128_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_ugt(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ugt, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ugt, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ugt, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ugt, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ugt, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ugt, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ugt, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ugt, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ugt, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ugt, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ugt, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ugt, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sitofp_uge(
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[C_3_I8:.*]] = arith.constant -3 : i8
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi sge, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi sge, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi sge, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi sgt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi sge, %arg0, %[[C_3_I8]] : i8
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi sge, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpi sge, %arg0, %[[C_128_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_uge(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf uge, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf uge, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf uge, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf uge, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf uge, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf uge, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf uge, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf uge, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf uge, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf uge, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf uge, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf uge, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sitofp_ult(
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[C_3_I8:.*]] = arith.constant -3 : i8
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi slt, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi slt, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi slt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi sle, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi slt, %arg0, %[[C_3_I8]] : i8
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi slt, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpi slt, %arg0, %[[C_128_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_ult(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ult, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ult, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ult, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ult, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ult, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ult, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ult, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ult, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ult, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ult, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ult, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ult, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sitofp_ule(
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[C_3_I8:.*]] = arith.constant -3 : i8
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi sle, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi sle, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi sle, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi sle, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi slt, %arg0, %[[C_3_I8]] : i8
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi sle, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpi sle, %arg0, %[[C_128_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_ule(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ule, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ule, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ule, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ule, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ule, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ule, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ule, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ule, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ule, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ule, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ule, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ule, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sitofp_une(
// CHECK-NEXT:    %[[C_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi ne, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi ne, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ne, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi ne, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi ne, %arg0, %[[C_128_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[TRUE]], %[[TRUE]], %[[V3]], %[[V4]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_une(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf une, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf une, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf une, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf une, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf une, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf une, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf une, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf une, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf une, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf une, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf une, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf une, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sitofp_uno(
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    return %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @sitofp_uno(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf uno, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf uno, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf uno, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf uno, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf uno, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf uno, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf uno, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf uno, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf uno, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf uno, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf uno, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf uno, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_oeq(
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi eq, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi eq, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi eq, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi eq, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[FALSE]], %[[FALSE]], %[[V3]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_oeq(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf oeq, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf oeq, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf oeq, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf oeq, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf oeq, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf oeq, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf oeq, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf oeq, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf oeq, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf oeq, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf oeq, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf oeq, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_ogt(
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi ugt, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi ugt, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ugt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi ugt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi ugt, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[TRUE]], %[[V4]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_ogt(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ogt, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ogt, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ogt, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ogt, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ogt, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ogt, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ogt, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ogt, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ogt, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ogt, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ogt, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ogt, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_oge(
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi uge, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi uge, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi uge, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi ugt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi uge, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[TRUE]], %[[V4]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_oge(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf oge, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf oge, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf oge, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf oge, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf oge, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf oge, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf oge, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf oge, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf oge, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf oge, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf oge, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf oge, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_olt(
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi ult, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi ult, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ult, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi ule, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi ult, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[FALSE]], %[[V4]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_olt(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf olt, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf olt, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf olt, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf olt, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf olt, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf olt, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf olt, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf olt, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf olt, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf olt, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf olt, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf olt, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_ole(
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi ule, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi ule, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ule, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi ule, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi ule, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[FALSE]], %[[V4]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_ole(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ole, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ole, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ole, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ole, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ole, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ole, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ole, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ole, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ole, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ole, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ole, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ole, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_one(
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi ne, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi ne, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ne, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi ne, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[TRUE]], %[[TRUE]], %[[V3]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_one(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf one, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf one, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf one, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf one, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf one, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf one, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf one, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf one, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf one, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf one, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf one, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf one, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_ord(
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    return %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_ord(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ord, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ord, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ord, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ord, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ord, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ord, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ord, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ord, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ord, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ord, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ord, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ord, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_ueq(
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi eq, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi eq, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi eq, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi eq, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[FALSE]], %[[FALSE]], %[[V3]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_ueq(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ueq, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ueq, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ueq, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ueq, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ueq, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ueq, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ueq, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ueq, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ueq, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ueq, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ueq, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ueq, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_ugt(
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi ugt, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi ugt, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ugt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi ugt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi ugt, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[TRUE]], %[[V4]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_ugt(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ugt, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ugt, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ugt, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ugt, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ugt, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ugt, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ugt, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ugt, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ugt, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ugt, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ugt, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ugt, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_uge(
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi uge, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi uge, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi uge, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi ugt, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi uge, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[TRUE]], %[[V4]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_uge(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf uge, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf uge, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf uge, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf uge, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf uge, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf uge, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf uge, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf uge, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf uge, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf uge, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf uge, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf uge, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_ult(
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi ult, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi ult, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ult, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi ule, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi ult, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[FALSE]], %[[V4]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_ult(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ult, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ult, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ult, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ult, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ult, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ult, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ult, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ult, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ult, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ult, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ult, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ult, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_ule(
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi ule, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi ule, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ule, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi ule, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi ule, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[FALSE]], %[[V4]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_ule(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf ule, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf ule, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf ule, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf ule, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf ule, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf ule, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf ule, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf ule, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf ule, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf ule, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf ule, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf ule, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_une(
// CHECK-NEXT:    %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi ne, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi ne, %arg0, %[[C0_I8]] : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ne, %arg0, %[[C3_I8]] : i8
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi ne, %arg0, %[[C127_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[TRUE]], %[[TRUE]], %[[V3]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_une(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf une, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf une, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf une, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf une, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf une, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf une, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf une, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf une, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf une, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf une, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf une, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf une, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @uitofp_uno(
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    return %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @uitofp_uno(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 0.0 : f32
  %0 = arith.cmpf uno, %f, %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %1 = arith.cmpf uno, %f, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %2 = arith.cmpf uno, %f, %c2 : f32
  %c3 = arith.constant 3.5 : f32
  %3 = arith.cmpf uno, %f, %c3 : f32
  %c4 = arith.constant -3.5 : f32
  %4 = arith.cmpf uno, %f, %c4 : f32
  %c5 = arith.constant 127.0 : f32
  %5 = arith.cmpf uno, %f, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %6 = arith.cmpf uno, %f, %c6 : f32
  %c7 = arith.constant 300.0 : f32
  %7 = arith.cmpf uno, %f, %c7 : f32
  %c8 = arith.constant -300.0 : f32
  %8 = arith.cmpf uno, %f, %c8 : f32
  %c9 = arith.constant 0x7F800000 : f32
  %9 = arith.cmpf uno, %f, %c9 : f32
  %c10 = arith.constant 0xFF800000 : f32
  %10 = arith.cmpf uno, %f, %c10 : f32
  %c11 = arith.constant 0x7FC00000 : f32
  %11 = arith.cmpf uno, %f, %c11 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @left_alone(
// CHECK-NEXT:    %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[CST:.*]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:    %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi slt, %arg0, %[[C3_I32]] : i32
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpf olt, %arg2, %[[CST]] : f32
// CHECK-NEXT:    %[[V2:.*]] = arith.sitofp %arg1 : i8 to f32
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpf olt, %[[V2]], %arg2 : f32
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi ne, %arg1, %[[C3_I8]] : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V3]], %[[V4]] : i1, i1, i1, i1
func.func @left_alone(%x: i32, %y: i8, %v: f32) -> (i1, i1, i1, i1) {
  %0 = arith.sitofp %x : i32 to f32
  %c = arith.constant 3.0 : f32
  %1 = arith.cmpf olt, %0, %c : f32
  %2 = arith.cmpf olt, %v, %c : f32
  %3 = arith.sitofp %y : i8 to f32
  %4 = arith.cmpf olt, %3, %v : f32
  %5 = arith.cmpf one, %3, %c : f32
  return %1, %2, %4, %5 : i1, i1, i1, i1
}
