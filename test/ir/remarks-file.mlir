// -remark-format=yaml: remarks are documents of a file, as LLVM quotes them.
// -remark-policy=final: of remarks of a kind, name and category on one place,
// the last.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-remark -remarks-filter='category-1.*' -remark-format=yaml -remarks-output-file=%t.yaml -o /dev/null 2>&1 | count 0
// RUN: FileCheck %s --strict-whitespace --match-full-lines < %t.yaml
// RUN: mlopt-test %s -threads=4 -pass-pipeline='builtin.module(any(test-remark))' -allow-unregistered-dialect -remarks-filter='category-1.*' -remark-format=yaml -remarks-output-file=- -remark-policy=final -o /dev/null | FileCheck %s --check-prefix=LAST
// RUN: mlopt-test %s -allow-unregistered-dialect -test-remark -remarks-filter='category-1.*' -remark-policy=final -o /dev/null 2>&1 | FileCheck %s --check-prefix=FINAL
// RUN: mlopt-test %s -allow-unregistered-dialect -test-remark -remarks-filter=none -remark-format=yaml -remarks-output-file=%t.none -o /dev/null
// RUN: count 0 < %t.none
// RUN: not mlopt-test %s -allow-unregistered-dialect -remark-format=yaml -remarks-output-file=%t.no/such.yaml 2>&1 | FileCheck %s --check-prefix=OPEN --implicit-check-not=module
// RUN: not mlopt %s -remark-format=bitstream 2>&1 | FileCheck %s --check-prefix=BITSTREAM

//     CHECK:--- !Passed
//CHECK-NEXT:Pass:            category-1-passed
//CHECK-NEXT:Name:            test-remark
//CHECK-NEXT:DebugLoc:        { File: my file.mlir, Line: 3, Column: 4 }
//CHECK-NEXT:Function:        '<unknown function>'
//CHECK-NEXT:Args:
//CHECK-NEXT:  - Remark:          'This is a test passed remark (should be dropped)'
//CHECK-NEXT:  - Reason:          because we are testing the remark pipeline
//CHECK-NEXT:  - Suggestion:      try using the remark pipeline feature
//CHECK-NEXT:...
//CHECK-NEXT:--- !Passed
//     CHECK:  - Remark:          This is a test passed remark
//     CHECK:DebugLoc:        { File: '<unknown file>', Line: 0, Column: 0 }
//     CHECK:DebugLoc:        { File: '0x1F', Line: 1, Column: 2 }
//     CHECK:DebugLoc:        { File: "a\tb\n", Line: 1, Column: 2 }
//     CHECK:DebugLoc:        { File: a long name that goes on and on, past the seventieth column.mlir, 
//CHECK-NEXT:                   Line: 1, Column: 2 }
"test.a"() : () -> () loc("my file.mlir":3:4)
"test.b"() : () -> () loc(fused["a.mlir":7:8, "b"])
"test.c"() : () -> () loc("0x1F":1:2)
"test.d"() : () -> () loc("a\tb\n":1:2)
"test.e"() : () -> () loc("a long name that goes on and on, past the seventieth column.mlir":1:2)

// Each operation of a nested pipeline is told of in its turn.
func.func @f() {
  func.return loc("f.mlir":1:2)
} loc("f.mlir":1:1)
func.func @g() {
  func.return loc("g.mlir":1:2)
} loc("g.mlir":1:1)

//     LAST: DebugLoc: { File: f.mlir, Line: 1, Column: 2 }
//     LAST: Remark: This is a test passed remark{{$}}
//     LAST: DebugLoc: { File: f.mlir, Line: 1, Column: 1 }
//     LAST: DebugLoc: { File: g.mlir, Line: 1, Column: 2 }
//     LAST: DebugLoc: { File: g.mlir, Line: 1, Column: 1 }
// LAST-NOT: DebugLoc

//     FINAL: remark: [Passed] test-remark | Category:category-1-passed | Reason="because we are testing the remark pipeline", Remark="This is a test passed remark",
// FINAL-NOT: should be dropped
//      OPEN: mlopt: cannot open output file '{{.*}}such.yaml'
// BITSTREAM: mlopt: for the --remark-format option: LLVM's bitstream is not written here; yaml says the same
