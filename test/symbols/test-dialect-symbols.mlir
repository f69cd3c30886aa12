// Symbols and symbol tables of the test dialect.
// RUN: mlopt-test %s -allow-unregistered-dialect -symbol-dce | FileCheck %s

// CHECK: "test.symbol"() <{sym_name = "a"}> : () -> ()
// CHECK-NEXT: "test.symbol_scope"() ({
// CHECK-NEXT: "test.symbol"() <{sym_name = "d", sym_visibility = "nested"}> : () -> ()
// CHECK-NEXT: "foo.x"() {u = @d} : () -> ()
// CHECK-NEXT: "test.finish"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "test.symbol_scope_isolated"() ({
// CHECK-NEXT: "test.finish"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "test.symbol_table_region"() ({
// CHECK-NEXT: "test.finish"() : () -> ()
// CHECK-NEXT: }) {sym_name = "t"} : () -> ()
// CHECK-NEXT: "test.parent"() ({
// CHECK-NEXT: "test.child"() : () -> ()
// CHECK-NEXT: "test.finish"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "test.parent1"() ({
// CHECK-NEXT: "test.child_with_parent_one_of"() : () -> ()
// CHECK-NEXT: "test.finish"() : () -> ()
// CHECK-NEXT: }) : () -> ()

"test.symbol"() {sym_name = "a"} : () -> ()
"test.symbol"() {sym_name = "b", sym_visibility = "private"} : () -> ()
"test.symbol_scope"() ({
  "test.symbol"() {sym_name = "c", sym_visibility = "private"} : () -> ()
  "test.symbol"() {sym_name = "d", sym_visibility = "nested"} : () -> ()
  "foo.x"() {u = @d} : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
"test.symbol_scope_isolated"() ({
  "test.symbol"() {sym_name = "c", sym_visibility = "private"} : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
"test.symbol_table_region"() ({
  "test.symbol"() {sym_name = "c", sym_visibility = "private"} : () -> ()
  "test.finish"() : () -> ()
}) {sym_name = "t"} : () -> ()
"test.parent"() ({
  "test.child"() : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
"test.parent1"() ({
  "test.child_with_parent_one_of"() : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
