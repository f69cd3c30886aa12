// -test-convert-func-op lowers functions and returns only, and may leave them;
// -test-convert-call-op lowers all of func, and must.
// RUN: not mlopt-test %s -split-input-file -test-convert-func-op 2>&1 | FileCheck %s --check-prefix=FUNC
// RUN: not mlopt-test %s -split-input-file -test-convert-call-op 2>&1 | FileCheck %s --check-prefix=ALL

// FUNC-DAG: func.func @tensor(%arg0: tensor<4xindex> {llvm.byval = i32}) -> tensor<4xindex> {
// FUNC-DAG: return %arg0 : tensor<4xindex>
// ALL-DAG: error: failed to legalize operation 'func.func' that was explicitly marked illegal
func.func @tensor(%t: tensor<4xindex> {llvm.byval = i32}) -> tensor<4xindex> {
  return %t : tensor<4xindex>
}

// -----

// FUNC-DAG: error: 'func.constant' op reference to undefined function 'callee'
// ALL-DAG: %[[F:.*]] = llvm.mlir.addressof @callee : !llvm.ptr
// ALL-DAG: %[[R:.*]] = llvm.call %[[F]](%arg0) : !llvm.ptr, (i42) -> i42
// ALL-DAG: %[[S:.*]] = llvm.call @callee(%[[R]]) : (i42) -> i42
// ALL-DAG: llvm.return %[[S]] : i42
func.func private @callee(!test.smpla) -> !test.smpla
func.func @caller(%x: !test.smpla) -> !test.smpla {
  %f = constant @callee : (!test.smpla) -> !test.smpla
  %r = call_indirect %f(%x) : (!test.smpla) -> !test.smpla
  %s = call @callee(%r) : (!test.smpla) -> !test.smpla
  return %s : !test.smpla
}
