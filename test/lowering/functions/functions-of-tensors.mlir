// SPDX-License-Identifier: Apache-2.0
// Today's pointer to a function does not say what the function takes, so that
// a function of types without an LLVM type can be a value, too.
// RUN: mlopt -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts -allow-unregistered-dialect %s | FileCheck %s
// RUN: not mlopt -convert-std-to-llvm=llvm-types=modern -allow-unregistered-dialect %s 2>&1 | FileCheck %s --check-prefix=STD
// RUN: not mlopt -convert-std-to-llvm -allow-unregistered-dialect %s 2>&1 | FileCheck %s --check-prefix=WRAPPED

// CHECK-LABEL: llvm.func @passes(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1) -> !llvm.ptr
// CHECK-NEXT:    llvm.cond_br %arg2, ^bb1(%arg1 : !llvm.ptr), ^bb2
// CHECK-NEXT:  ^bb1(%[[G:.*]]: !llvm.ptr):
// CHECK-NEXT:    %[[R:.*]] = llvm.call @passes(%arg0, %[[G]], %arg2) : (!llvm.ptr, !llvm.ptr, i1) -> !llvm.ptr
// CHECK-NEXT:    llvm.return %[[R]] : !llvm.ptr
// STD-NOT: error
// WRAPPED: error: 'func.func' op argument #0 has type '(tensor<*xf64>) -> tensor<*xf64>', which has no LLVM type
func.func @passes(%f: (tensor<*xf64>) -> tensor<*xf64>, %g: ((none) -> (), tuple<>) -> (), %c: i1) -> ((none) -> ()) {
  cf.cond_br %c, ^bb1(%g : ((none) -> (), tuple<>) -> ()), ^bb2
^bb1(%h: ((none) -> (), tuple<>) -> ()):
  %0 = func.call @passes(%f, %h, %c) : ((tensor<*xf64>) -> tensor<*xf64>, ((none) -> (), tuple<>) -> (), i1) -> ((none) -> ())
  return %0 : (none) -> ()
^bb2:
  %1 = "x.get"() : () -> ((none) -> ())
  return %1 : (none) -> ()
}

// A function that stays has no address, and is not called.
// CHECK:       func.func private @stays(tensor<4xf32>)
// CHECK-LABEL: llvm.func @names(
// CHECK-NEXT:    %[[F:.*]] = func.constant @stays : (tensor<4xf32>) -> ()
// CHECK-NEXT:    %[[P:.*]] = builtin.unrealized_conversion_cast %[[F]] : (tensor<4xf32>) -> () to !llvm.ptr
// CHECK-NEXT:    %[[T:.*]] = "x.get"() : () -> tensor<4xf32>
// CHECK-NEXT:    func.call_indirect %{{.*}}(%[[T]]) : (tensor<4xf32>) -> ()
// CHECK-NEXT:    llvm.return %[[P]] : !llvm.ptr
// STD: error: 'func.func' op argument #0 has type 'tensor<4xf32>', which has no LLVM type
// STD-NOT: error
func.func private @stays(tensor<4xf32>)
func.func @names() -> ((tensor<4xf32>) -> ()) {
  %0 = func.constant @stays : (tensor<4xf32>) -> ()
  %1 = "x.get"() : () -> tensor<4xf32>
  func.call_indirect %0(%1) : (tensor<4xf32>) -> ()
  return %0 : (tensor<4xf32>) -> ()
}
