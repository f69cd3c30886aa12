// -diff-passes: operations that a pass removed, added and changed, by their
// numbers; what has moved only, or has other names, has not changed.
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(canonicalize,cse))' -diff-passes -o /dev/null 2>&1 | FileCheck %s --strict-whitespace --match-full-lines
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(canonicalize,cse))' -diff-passes -threads=8 -o /dev/null 2>&1 | FileCheck %s --strict-whitespace --match-full-lines
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(canonicalize))' -diff-passes -color -o /dev/null 2>&1 | FileCheck %s --check-prefix=COLOR
// RUN: mlopt %s -loop-invariant-code-motion -diff-passes -o /dev/null 2>&1 | FileCheck %s --check-prefix=MOVED

//     CHECK:// -canonicalize on 'func.func' operation: @f: 4 removed, 2 added, 2 changed, 0 moved
//CHECK-NEXT:- %c1_i32 = arith.constant 1 : i32  (#{{[0-9]+}})
//CHECK-NEXT:- %c2_i32 = arith.constant 2 : i32  (#{{[0-9]+}})
//CHECK-NEXT:- %0 = arith.addi %arg0, %c1_i32 : i32  (#{{[0-9]+}})
//CHECK-NEXT:- %1 = arith.addi %0, %c2_i32 : i32  (#{{[0-9]+}})
//CHECK-NEXT:+ %c3_i32 = arith.constant 3 : i32  (#{{[0-9]+}})
//CHECK-NEXT:+ %0 = arith.addi %arg0, %c3_i32 : i32  (#{{[0-9]+}})
//CHECK-NEXT:- %2 = arith.muli %1, %1 : i32  (#[[M:[0-9]+]])
//CHECK-NEXT:+ %1 = arith.muli %0, %0 : i32  (#[[M]])
//CHECK-NEXT:- %3 = arith.muli %1, %1 : i32  (#[[N:[0-9]+]])
//CHECK-NEXT:+ %2 = arith.muli %0, %0 : i32  (#[[N]])
//CHECK-NEXT:// -cse on 'func.func' operation: @f: 1 removed, 0 added, 1 changed, 0 moved
//CHECK-NEXT:- %2 = arith.muli %0, %0 : i32  (#[[N]])
//CHECK-NEXT:- call @g(%1, %2) : (i32, i32) -> ()  (#[[C:[0-9]+]])
//CHECK-NEXT:+ call @g(%1, %1) : (i32, i32) -> ()  (#[[C]])
//  COLOR: {{^}}// -canonicalize on 'func.func' operation: @f: 4 removed
//  COLOR: {{^.}}[0;31m- %c1_i32
//  COLOR: {{^.}}[0;32m+ %c3_i32
//  MOVED: // -loop-invariant-code-motion on 'builtin.module' operation: 0 removed, 0 added, 0 changed, 1 moved
// MOVED-NOT: {{^[-+]}}
func.func private @g(i32, i32)
func.func @f(%a: i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  %2 = arith.muli %1, %1 : i32
  %3 = arith.muli %1, %1 : i32
  call @g(%2, %3) : (i32, i32) -> ()
  return
}
func.func @loop(%n: index, %m: index, %a: i32) {
  scf.for %i = %n to %m step %n {
    %0 = arith.muli %a, %a : i32
    func.call @g(%0, %0) : (i32, i32) -> ()
  }
  return
}
