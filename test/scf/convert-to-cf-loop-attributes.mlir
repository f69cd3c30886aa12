// RUN: mlopt %s -allow-unregistered-dialect -convert-scf-to-cf | FileCheck %s

// The branch back of a loop takes over the attributes of the llvm dialect.

// CHECK: #[[LOOP:.*]] = #llvm.loop_annotation<disableNonforced = true>
#loop = #llvm.loop_annotation<disableNonforced = true>

// CHECK-LABEL: func.func @while
func.func @while(%c: i1) {
  scf.while : () -> () {
    // CHECK: cf.cond_br %{{.*}}, ^bb2, ^bb3{{$}}
    scf.condition(%c)
  } do {
    "test.body"() : () -> ()
    // CHECK: cf.br ^bb1 {llvm.loop_annotation = #[[LOOP]]}
    scf.yield
  } attributes {llvm.loop_annotation = #loop, tag = 1}
  return
}

// CHECK-LABEL: func.func @do_while
func.func @do_while(%c: i1) {
  scf.while : () -> () {
    // CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2 {llvm.loop_annotation = #[[LOOP]]}
    scf.condition(%c)
  } do {
    scf.yield
  } attributes {llvm.loop_annotation = #loop, tag = 1}
  return
}
