// One page, without anything from elsewhere: what an input says stays text.

// RUN: mlopt -canonicalize -convert-to-llvm -explore=%t.html %S/Inputs/escaped.mlir -o /dev/null
// RUN: FileCheck %s --input-file=%t.html
// RUN: not grep -E 'src=|href=|@import|url\(.?http' %t.html
// RUN: python3 %S/Inputs/recording.py %t.html canonicalize convert-to-llvm

// CHECK: <script type="application/json" id="data">
// CHECK: "pipeline":"builtin.module(
// CHECK-NOT: </script><b>
// CHECK: \u003c/script\u003e\u003cb\u003e
