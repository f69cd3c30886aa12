// RUN: mlopt %s -convert-func-to-llvm | FileCheck %s

// CHECK-LABEL: llvm.func @indirect
// CHECK-NEXT:    %[[F:.*]] = llvm.mlir.addressof @callee : !llvm.ptr
// CHECK-NEXT:    llvm.call %[[F]](%arg0) : !llvm.ptr, (i32) -> ()
func.func private @callee(i32)
func.func @indirect(%a: i32) {
  %f = func.constant @callee : (i32) -> ()
  func.call_indirect %f(%a) : (i32) -> ()
  return
}
