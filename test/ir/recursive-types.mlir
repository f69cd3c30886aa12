// RUN: mlopt-test %s -test-recursive-types | FileCheck %s
// RUN: echo "func.func @other() { return }" | not mlopt-test -test-recursive-types 2>&1 | FileCheck %s --check-prefix=ERR

// ERR: error: 'func.func' op unexpected function name

// CHECK-LABEL: @roundtrip
// CHECK-NEXT: "test.dummy_op_for_roundtrip"() : () -> !test.test_rec<a, test_rec<b, test_type>>
func.func @roundtrip() {
  "test.dummy_op_for_roundtrip"() : () -> !test.test_rec<a, test_rec<b, test_type>>
  return
}

// CHECK-LABEL: @create
// CHECK-NEXT: "test.dummy_type_test_op"() : () -> !test.test_rec<some_long_and_unique_name, test_rec<some_long_and_unique_name>>
func.func @create() {
  return
}
