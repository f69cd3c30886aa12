// Symbols and symbol tables of the test dialect.
// RUN: mlopt-test %s -allow-unregistered-dialect -symbol-dce | FileCheck %s


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
}) {sym_name = "t"} : () -> ()
"test.parent"() ({
  "test.child"() : () -> ()
}) : () -> ()
"test.parent1"() ({
  "test.child_with_parent_one_of"() : () -> ()
}) : () -> ()
