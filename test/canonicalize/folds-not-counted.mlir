// What upstream does in a fold is no rewrite that max-num-rewrites counts, and
// no pattern that may be left out.
// RUN: mlopt %s -allow-unregistered-dialect -canonicalize='max-num-rewrites=0' | FileCheck %s --check-prefix=NONE
// RUN: mlopt %s -allow-unregistered-dialect -canonicalize='max-num-rewrites=1 max-iterations=1' | FileCheck %s --check-prefix=ONE
// RUN: mlopt %s -allow-unregistered-dialect -canonicalize=enable-patterns=x | FileCheck %s --check-prefix=FOLDS

// NONE: "use"(%sizes)
// ONE-NOT: memref.copy
// ONE: "use"(%c4)
// FOLDS: memref.copy
// FOLDS: "use"(%c4)
func.func @metadata(%m: memref<4xf32>) {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  "use"(%size) : (index) -> ()
  "use"(%base) : (memref<f32>) -> ()
  return
}
