// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s
// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Names that operations suggest are made unique in their region; an inner
// region sees those around it, once all of them are chosen.
// CHECK-LABEL: func.func @suggested
// CHECK-SAME:    (%arg0: i32, %arg1: i32)
// CHECK-NEXT:    %f = constant @declared : () -> ()
// CHECK-NEXT:    %f_0 = constant @declared : () -> ()
// CHECK-NEXT:    "t.region"() ({
// CHECK-NEXT:    ^bb0(%arg2: i32):
// CHECK-NEXT:      %f_2 = func.constant @declared : () -> ()
// CHECK-NEXT:      %0 = "t.value"() : () -> i32
// CHECK-NEXT:    }, {
// CHECK-NEXT:    ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:      %f_2 = func.constant @declared : () -> ()
// CHECK-NEXT:    }) : () -> ()
// CHECK-NEXT:    %f_1 = constant @declared : () -> ()
// CHECK-NEXT:    return
func.func @suggested(%a: i32, %b: i32) {
  %x = func.constant @declared : () -> ()
  %y = func.constant @declared : () -> ()
  "t.region"() ({
  ^bb0(%c: i32):
    %u = func.constant @declared : () -> ()
    %v = "t.value"() : () -> i32
  }, {
  ^bb0(%c: i32, %d: i32):
    %u = func.constant @declared : () -> ()
  }) : () -> ()
  %z = func.constant @declared : () -> ()
  return
}

// Several results share a number.
// CHECK-LABEL: func.func @packs
// CHECK-NEXT:    %0:2 = "t.two"(%arg0) : (i32) -> (i32, i64)
// CHECK-NEXT:    %1 = "t.one"(%0#1, %0#0) : (i64, i32) -> i32
// CHECK-NEXT:    "t.br"()[^bb1] : () -> ()
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    "t.br"(%1)[^bb2] : (i32) -> ()
// CHECK-NEXT:  ^bb2(%2: i32):  // pred: ^bb1
// CHECK-NEXT:    return
func.func @packs(%a: i32) {
  %x:2 = "t.two"(%a) : (i32) -> (i32, i64)
  %y = "t.one"(%x#1, %x#0) : (i64, i32) -> i32
  "t.br"()[^next] : () -> ()
^next:
  "t.br"(%y)[^last] : (i32) -> ()
^last(%z: i32):
  return
}

// CHECK-LABEL: func.func private @declared()
func.func private @declared()

// In generic form no number stands twice, and what comes last is numbered
// first.
// GENERIC:      "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "suggested"}> ({
// GENERIC-NEXT:   ^bb0(%arg1: i32, %arg2: i32):
// GENERIC-NEXT:     %3 = "func.constant"() <{value = @declared}> : () -> (() -> ())
// GENERIC-NEXT:     %4 = "func.constant"() <{value = @declared}> : () -> (() -> ())
// GENERIC-NEXT:     "t.region"() ({
// GENERIC-NEXT:     ^bb0(%arg5: i32):
// GENERIC-NEXT:       %7 = "func.constant"() <{value = @declared}> : () -> (() -> ())
// GENERIC-NEXT:       %8 = "t.value"() : () -> i32
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     ^bb0(%arg3: i32, %arg4: i32):
// GENERIC-NEXT:       %6 = "func.constant"() <{value = @declared}> : () -> (() -> ())
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     %5 = "func.constant"() <{value = @declared}> : () -> (() -> ())
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> (), sym_name = "packs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0:2 = "t.two"(%arg0) : (i32) -> (i32, i64)
// GENERIC-NEXT:     %1 = "t.one"(%0#1, %0#0) : (i64, i32) -> i32
