// RUN: mlopt %s -split-input-file -convert-vector-to-llvm | FileCheck %s
// What is printed is extended by arith, which this pass leaves.

// CHECK-LABEL: llvm.func @printU64(i64)

// CHECK-LABEL: llvm.func @printI64(i64)

// CHECK-LABEL: llvm.func @printBF16(i16)

// CHECK-LABEL: llvm.func @printNewline()

// CHECK-LABEL: llvm.func @printF16(i16)

// CHECK-LABEL: func.func @signless(%arg0: f16, %arg1: bf16, %arg2: i8, %arg3: i1, %arg4: index, %arg5: i64) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : index to i64
// CHECK-NEXT: %1 = llvm.bitcast %arg0 : f16 to i16
// CHECK-NEXT: llvm.call @printF16(%1) : (i16) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %2 = llvm.bitcast %arg1 : bf16 to i16
// CHECK-NEXT: llvm.call @printBF16(%2) : (i16) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %3 = arith.extsi %arg2 : i8 to i64
// CHECK-NEXT: llvm.call @printI64(%3) : (i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %4 = arith.extui %arg3 : i1 to i64
// CHECK-NEXT: llvm.call @printI64(%4) : (i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: llvm.call @printU64(%0) : (i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: llvm.call @printI64(%arg5) : (i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: llvm.func @printU64(i64)

// CHECK-LABEL: llvm.func @printNewline()

// CHECK-LABEL: llvm.func @printI64(i64)

// CHECK-LABEL: func.func @signed(%arg0: si8, %arg1: ui8, %arg2: ui64, %arg3: si64, %arg4: ui1) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : ui1 to i1
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg3 : si64 to i64
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg2 : ui64 to i64
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg1 : ui8 to i8
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %arg0 : si8 to i8
// CHECK-NEXT: %5 = arith.extsi %4 : i8 to i64
// CHECK-NEXT: llvm.call @printI64(%5) : (i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %6 = arith.extui %3 : i8 to i64
// CHECK-NEXT: llvm.call @printU64(%6) : (i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: llvm.call @printU64(%2) : (i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: llvm.call @printI64(%1) : (i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %7 = arith.extui %0 : i1 to i64
// CHECK-NEXT: llvm.call @printU64(%7) : (i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @signless(%a: f16, %b: bf16, %c: i8, %d: i1, %e: index, %f: i64) {
  vector.print %a : f16
  vector.print %b : bf16
  vector.print %c : i8
  vector.print %d : i1
  vector.print %e : index
  vector.print %f : i64
  return
}

// -----

func.func @signed(%a: si8, %b: ui8, %c: ui64, %d: si64, %e: ui1) {
  vector.print %a : si8
  vector.print %b : ui8
  vector.print %c : ui64
  vector.print %d : si64
  vector.print %e : ui1
  return
}
