// RUN: mlopt %s -split-input-file -verify-diagnostics
// Operations whose regions are given nothing: NoRegionArguments.

// expected-error@+1 {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----
// expected-error@+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({}) : () -> ()

// -----
func.func @f(%c: i1) {
  // expected-error@+1 {{'scf.if' op region #1 should have no arguments}}
  "scf.if"(%c) ({
    scf.yield
  }, {
  ^bb0(%a: i32):
    scf.yield
  }) : (i1) -> ()
  return
}

// -----
func.func @f() {
  // expected-error@+1 {{'memref.alloca_scope' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
  "memref.alloca_scope"() ({}) : () -> ()
  return
}

// -----
func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) -> f32 {
  // expected-error@+1 {{'vector.mask' op region should have no arguments}}
  %0 = "vector.mask"(%m) ({
  ^bb0(%a: i32):
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %1 : f32
  }) : (vector<4xi1>) -> f32
  return %0 : f32
}

// -----
// expected-error@+1 {{'llvm.comdat' op region should have no arguments}}
llvm.comdat @c {
^bb0(%a: i32):
}

// -----
// Its braces make no block.
// expected-error@+1 {{'llvm.comdat' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
llvm.comdat @c {
}
