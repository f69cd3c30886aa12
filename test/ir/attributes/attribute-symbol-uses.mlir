// Attributes that check the symbols which they name: those of the operation
// itself, not what they are in.
// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

func.func private @f()
"test.op"() {a = #test.symbol_ref_attr<@f>} : () -> ()
"test.op"() {a = [#test.symbol_ref_attr<@none>]} : () -> ()

// -----

// expected-error@+1 {{TestSymbolRefAttr::verifySymbolUses: '@none' does not reference a valid symbol}}
"test.op"() {a = #test.symbol_ref_attr<@none>} : () -> ()

// -----

func.func private @f()
module {
  // expected-error@+1 {{TestSymbolRefAttr::verifySymbolUses: '@f' does not reference a valid symbol}}
  "foo.op"() {a = #test.symbol_ref_attr<@f>} : () -> ()
}
