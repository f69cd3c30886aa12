// SPDX-License-Identifier: Apache-2.0
// The whole trace of a conversion, with operations numbered as they were made
// (spec: trace.md; the form of E7).
// RUN: mlopt -convert-std-to-llvm -debug-only=dialect-conversion -debug-stable-ids %s 2>&1 >/dev/null | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mlopt -convert-std-to-llvm -debug-only=dialect-conversion %s 2>/dev/null | FileCheck %s --check-prefix=OUTPUT

// OUTPUT: llvm.add
func @f(%a: i32) -> i32 {
  %0 = addi %a, %a : i32
  return %0 : i32
}

// CHECK://===-------------------------------------------===//
// CHECK-NEXT:Legalizing operation : 'builtin.module'(#4) {
// CHECK-NEXT:} -> SUCCESS : operation marked legal by the target
// CHECK-NEXT://===-------------------------------------------===//
// CHECK-EMPTY:
// CHECK-NEXT://===-------------------------------------------===//
// CHECK-NEXT:Legalizing operation : 'std.func'(#3) {
// CHECK-NEXT:  * Fold {
// CHECK-NEXT:  } -> FAILURE : unable to fold
// CHECK-EMPTY:
// CHECK-NEXT:  * Pattern : 'std.func -> ()' {
// CHECK-NEXT:    ** Insert  : 'llvm.func'(#5)
// CHECK-NEXT:    ** Insert Block into : 'llvm.func'(#5)
// CHECK-NEXT:    ** Insert Block into : 'llvm.func'(#5)
// CHECK-NEXT:    ** Replace Value : '<block argument> of type 'i32' at index: 0' (in region of 'llvm.func' (#5))
// CHECK-NEXT:    ** Erase   : 'std.func'(#3)
// CHECK-EMPTY:
// CHECK-NEXT:    //===-------------------------------------------===//
// CHECK-NEXT:    Legalizing operation : 'llvm.func'(#5) {
// CHECK-NEXT:    } -> SUCCESS : operation marked legal by the target
// CHECK-NEXT:    //===-------------------------------------------===//
// CHECK-NEXT:  } -> SUCCESS : pattern applied successfully
// CHECK-NEXT:} -> SUCCESS
// CHECK-NEXT://===-------------------------------------------===//
// CHECK-EMPTY:
// CHECK-NEXT://===-------------------------------------------===//
// CHECK-NEXT:Legalizing operation : 'std.addi'(#1) {
// CHECK-NEXT:  %0 = "std.addi"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) : (i32, i32) -> i32
// CHECK-EMPTY:
// CHECK-NEXT:  * Fold {
// CHECK-NEXT:  } -> FAILURE : unable to fold
// CHECK-EMPTY:
// CHECK-NEXT:  * Pattern : 'std.addi -> ()' {
// CHECK-NEXT:    ** Insert  : 'llvm.add'(#6)
// CHECK-NEXT:    ** Replace : 'std.addi'(#1)
// CHECK-EMPTY:
// CHECK-NEXT:    //===-------------------------------------------===//
// CHECK-NEXT:    Legalizing operation : 'llvm.add'(#6) {
// CHECK-NEXT:      %0 = "llvm.add"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
// CHECK-EMPTY:
// CHECK-NEXT:    } -> SUCCESS : operation marked legal by the target
// CHECK-NEXT:    //===-------------------------------------------===//
// CHECK-NEXT:  } -> SUCCESS : pattern applied successfully
// CHECK-NEXT:} -> SUCCESS
// CHECK-NEXT://===-------------------------------------------===//
// CHECK-EMPTY:
// CHECK-NEXT://===-------------------------------------------===//
// CHECK-NEXT:Legalizing operation : 'std.return'(#2) {
// CHECK-NEXT:  "std.return"(%1) : (i32) -> ()
// CHECK-EMPTY:
// CHECK-NEXT:  * Fold {
// CHECK-NEXT:  } -> FAILURE : unable to fold
// CHECK-EMPTY:
// CHECK-NEXT:  * Pattern : 'std.return -> ()' {
// CHECK-NEXT:    ** Insert  : 'llvm.return'(#7)
// CHECK-NEXT:    ** Replace : 'std.return'(#2)
// CHECK-EMPTY:
// CHECK-NEXT:    //===-------------------------------------------===//
// CHECK-NEXT:    Legalizing operation : 'llvm.return'(#7) {
// CHECK-NEXT:      "llvm.return"(%0) : (!llvm.i32) -> ()
// CHECK-EMPTY:
// CHECK-NEXT:    } -> SUCCESS : operation marked legal by the target
// CHECK-NEXT:    //===-------------------------------------------===//
// CHECK-NEXT:  } -> SUCCESS : pattern applied successfully
// CHECK-NEXT:} -> SUCCESS
// CHECK-NEXT://===-------------------------------------------===//
