// Aliases that the test dialect gives to types, its own and tuples, and names
// that an operation gives to its blocks; the generic form has none of these.

// RUN: mlopt-test %s -split-input-file -allow-unregistered-dialect | FileCheck %s
// RUN: mlopt-test %s -split-input-file -allow-unregistered-dialect | mlopt-test -split-input-file -allow-unregistered-dialect | FileCheck %s
// RUN: mlopt-test %s -split-input-file -allow-unregistered-dialect -mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL
// RUN: mlopt-test %s -split-input-file -allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK:      !test_tuple = tuple<!test.smpla, !test.smpla>
// CHECK-NEXT: !test_tuple1 = tuple<!test.smpla>
// CHECK-NEXT: !test_ui8 = !test.int<unsigned, 8>
// CHECK-NEXT: module {
// CHECK:      func private @types(!test_ui8, !test.int<signed, 8>, !test.int<unsigned, 7>) -> (!test_tuple, tuple<!test.smpla, i32>, tuple<!test_tuple1>)
// LOCAL-NOT:  !test_
func.func private @types(!test.int<unsigned, 8>, !test.int<s, 8>, !test.int<unsigned, 7>)
    -> (tuple<!test.smpla, !test.smpla>, tuple<!test.smpla, i32>, tuple<tuple<!test.smpla>>)

// -----

// CHECK:      !testrec = !test.test_rec<type_to_alias, test_rec<type_to_alias>>
// CHECK-NEXT: module {
// CHECK:      func private @recursive(!testrec, !test.test_rec<other, test_rec<type_to_alias, test_rec<type_to_alias>>>)
func.func private @recursive(!test.test_rec<type_to_alias, test_rec<type_to_alias>>,
    !test.test_rec<other, test_rec<type_to_alias, test_rec<type_to_alias>>>)

// -----

// What is in a recursive type is written out.
// CHECK:      module {
// CHECK-NEXT:   func.func private @inside(!test.test_rec<outer, test_rec<type_to_alias, test_rec<type_to_alias>>>)
func.func private @inside(!test.test_rec<outer, test_rec<type_to_alias, test_rec<type_to_alias>>>)

// -----

// CHECK:      !op_asm_type_interface_tablegen_default = !test.op_asm_type_interface_tablegen_default
// CHECK-NEXT: !op_asm_type_interface_type = !test.op_asm_type_interface
// CHECK-NEXT: module {
// CHECK:      func private @named(!op_asm_type_interface_type, !op_asm_type_interface_tablegen_default, !test.dynamic_singleton)
func.func private @named(!test.op_asm_type_interface, !test.op_asm_type_interface_tablegen_default, !test.dynamic_singleton)

// -----

// CHECK-LABEL: func.func @blocks
// CHECK-NEXT:    test.block_names {
// CHECK-NEXT:      "test.jump"()[^foo1] : () -> ()
// CHECK-NEXT:    ^foo1:  // 2 preds: ^foo0, ^foo2
// CHECK-NEXT:      "test.nest"() ({
// CHECK-NEXT:        "test.jump"()[^bb1] : () -> ()
// CHECK-NEXT:      ^bb1:  // pred: ^bb0
// CHECK-NEXT:        "test.jump"()[^bb2] : () -> ()
// CHECK-NEXT:      ^bb2:  // pred: ^bb1
// CHECK:           }) : () -> ()
// CHECK-NEXT:      "test.jump"()[^foo2] : () -> ()
// CHECK-NEXT:    ^foo2:  // pred: ^foo1
// CHECK-NEXT:      "test.jump"()[^foo1] : () -> ()
// CHECK-NEXT:    } attributes {x}
// GENERIC-LABEL: sym_name = "blocks"
// GENERIC-NEXT:    "test.block_names"() ({
// GENERIC-NEXT:      "test.jump"()[^bb1] : () -> ()
// GENERIC-NEXT:    ^bb1:  // 2 preds: ^bb0, ^bb2
func.func @blocks() {
  test.block_names {
    "test.jump"()[^target] : () -> ()
  ^target:
    "test.nest"() ({
      "test.jump"()[^one] : () -> ()
    ^one:
      "test.jump"()[^two] : () -> ()
    ^two:
      "test.end"() : () -> ()
    }) : () -> ()
    "test.jump"()[^last] : () -> ()
  ^last:
    "test.jump"()[^target] : () -> ()
  } attributes {x}
  return
}
