// Patterns are left out, or chosen, by mlir-opt's names, too. A name with
// blanks or commas stands in braces or quotes.
// RUN: mlopt %s -allow-unregistered-dialect -canonicalize='disable-patterns="(anonymous namespace)::CombineNestedIfs"' | FileCheck %s --check-prefixes=NESTED,SELECT
// RUN: mlopt %s -allow-unregistered-dialect -canonicalize='disable-patterns={(anonymous namespace)::CombineNestedIfs},x' | FileCheck %s --check-prefixes=NESTED,SELECT
// RUN: mlopt %s -allow-unregistered-dialect -canonicalize='disable-patterns=merge-nested-ifs' | FileCheck %s --check-prefixes=NESTED,SELECT
// RUN: mlopt %s -allow-unregistered-dialect -canonicalize='disable-patterns=CombineNestedIfs' | FileCheck %s --check-prefixes=MERGED,SELECT
// RUN: mlopt %s -allow-unregistered-dialect -canonicalize='enable-patterns={(anonymous namespace)::RedundantSelectFalse}' | FileCheck %s --check-prefixes=NESTED,SELECT
// RUN: mlopt %s -allow-unregistered-dialect -canonicalize='disable-patterns={(anonymous namespace)::RedundantSelectFalse}' | FileCheck %s --check-prefixes=MERGED,TRUE
// RUN: mlopt /dev/null -dump-pass-pipeline -canonicalize='disable-patterns={A<B, C>},"d e",f' 2>&1 | FileCheck %s --check-prefix=LIST

// LIST: disable-patterns={{[{][{]}}A<B, C>},{d e},f}

// NESTED: scf.if %arg0
// NESTED-NEXT: scf.if %arg1
// MERGED: %[[BOTH:.*]] = arith.andi %arg0, %arg1 : i1
// MERGED-NEXT: scf.if %[[BOTH]]
func.func @nested_ifs(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      "t.use"() : () -> ()
    }
  }
  return
}

// SELECT-LABEL: func.func @selected_twice
// SELECT-NEXT: %[[A:.*]] = arith.select %arg0, %arg1, %arg3 : i32
// SELECT-NEXT: "t.use"(%[[A]])
// TRUE-LABEL: func.func @selected_twice
// TRUE-NEXT: %[[A:.*]] = arith.select %arg0, %arg2, %arg3 : i32
// TRUE-NEXT: %[[B:.*]] = arith.select %arg0, %arg1, %[[A]] : i32
func.func @selected_twice(%c: i1, %x: i32, %y: i32, %z: i32) {
  %0 = arith.select %c, %y, %z : i32
  %1 = arith.select %c, %x, %0 : i32
  "t.use"(%1) : (i32) -> ()
  return
}
