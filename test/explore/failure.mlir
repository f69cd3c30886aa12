// A run that fails has a page too, with its messages; so has text that is
// wrong. One that cannot be written is an error.

// RUN: not mlopt -convert-std-to-llvm -explore=%t.html %s -o /dev/null 2>/dev/null
// RUN: FileCheck %s --input-file=%t.html
// RUN: echo 'func.func @f( {' | not mlopt -cse -explore=%t2.html - 2>/dev/null
// RUN: FileCheck %s --check-prefix=WRONG --input-file=%t2.html
// RUN: not mlopt -cse -explore=%t.missing/x.html %s 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// RUN: mlopt -cse -split-input-file -explore=%t3.html %S/Inputs/two.mlir -o /dev/null
// RUN: python3 %S/Inputs/recording.py %t3.html cse | FileCheck %s --check-prefix=TWO

// CHECK: "failed":true
// CHECK: "kind":"error","line":[[# @LINE + 8]]
// CHECK-SAME: argument #0 has type 'tensor\u003c4xf32\u003e'
// CHECK-SAME: "notes":[{"kind":"note"
// WRONG: "start":[],"steps":[]
// WRONG-SAME: "kind":"error"
// UNWRITTEN: mlopt: -explore: cannot write '{{.*}}x.html'
// TWO: 2 runs

func @f(%t: tensor<4xf32>) {
  return
}
