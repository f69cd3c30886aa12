// RUN: mlopt-test %s -test-legalize-type-conversion | FileCheck %s
// RUN: mlopt-test %s -test-legalize-type-conversion=allow-pattern-rollback=0 | FileCheck %s

// R115: where a type is met that is being converted, what stands for it is
// taken, and the conversion ends.

// CHECK-LABEL: func.func @self
// CHECK-NEXT: "test.type_producer"() : () -> !test.test_rec<outer_converted_type, smpla>
// CHECK-NEXT: return
func.func @self() {
  "test.type_producer"() : () -> !test.test_rec<loop, test_rec<loop>>
  return
}

// A type that is converted already stays.
// CHECK-LABEL: func.func @converted
// CHECK-NEXT: "test.type_producer"() : () -> !test.test_rec<outer_converted_type, smpla>
func.func @converted() {
  "test.type_producer"() : () -> !test.test_rec<outer_converted_type, smpla>
  return
}
