// A symbol that is private whatever is said of it: unused ones go, and nothing
// can make it public or private. As mlir-opt, the pass succeeds all the same.
// RUN: mlopt-test %s -symbol-dce | FileCheck %s --check-prefix=DCE
// RUN: mlopt-test %s -symbol-privatize="exclude=used" -verify-diagnostics | FileCheck %s

// DCE:     "test.overridden_symbol_visibility"() <{sym_name = "used"}> : () -> ()
// DCE-NOT: overridden_symbol_visibility
// CHECK: "test.overridden_symbol_visibility"() <{sym_name = "used"}> : () -> ()
"test.overridden_symbol_visibility"() {sym_name = "used"} : () -> ()
// CHECK-NEXT: "test.overridden_symbol_visibility"() <{sym_name = "b"}> {sym_visibility = "public"} : () -> ()
// expected-error@+1 {{cannot change visibility of symbol to private}}
"test.overridden_symbol_visibility"() {sym_name = "b", sym_visibility = "public"} : () -> ()
func.func @user() attributes {test.user = @used} {
  return
}
