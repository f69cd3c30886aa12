// RUN: mlopt %s -llvm-legalize-for-export | FileCheck %s --match-full-lines --strict-whitespace

// A block with arguments is named once by each terminator.

llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%0: i32):
  llvm.switch %0 : i32, ^bb2(%a : i32) [
    1: ^bb2(%b : i32),
    2: ^bb1(%b : i32),
    3: ^bb2(%a : i32)
  ]
^bb2(%1: i32):
  llvm.return %1 : i32
}

// CHECK:module {
// CHECK-NEXT:  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb3(%arg2 : i32)
// CHECK-NEXT:  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb3
// CHECK-NEXT:    llvm.switch %0 : i32, ^bb2(%arg1 : i32) [
// CHECK-NEXT:      1: ^bb4(%arg2 : i32),
// CHECK-NEXT:      2: ^bb1(%arg2 : i32),
// CHECK-NEXT:      3: ^bb5(%arg1 : i32)
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb2(%1: i32):  // 3 preds: ^bb1, ^bb4, ^bb5
// CHECK-NEXT:    llvm.return %1 : i32
// CHECK-NEXT:  ^bb3(%2: i32):  // pred: ^bb0
// CHECK-NEXT:    llvm.br ^bb1(%2 : i32)
// CHECK-NEXT:  ^bb4(%3: i32):  // pred: ^bb1
// CHECK-NEXT:    llvm.br ^bb2(%3 : i32)
// CHECK-NEXT:  ^bb5(%4: i32):  // pred: ^bb1
// CHECK-NEXT:    llvm.br ^bb2(%4 : i32)
// CHECK-NEXT:  }
// CHECK-NEXT:}
