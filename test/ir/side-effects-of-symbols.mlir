// RUN: mlopt-test %s -test-side-effects -verify-diagnostics
// -test-side-effects: operations that do something to what symbols name.

func.func private @symbol()
// expected-remark @+3 {{found an instance of 'read' on a symbol '@symbol', on resource '<Default>'}}
// expected-remark @+2 {{found an instance of 'write' on a symbol '@other::@symbol', on resource '<Default>'}}
// expected-remark @+1 {{found an instance of 'allocate' on op result 0, on resource '<Test>'}}
%effects_a = "test.op_with_effects_a"() {first = @symbol, second = @other::@symbol} : () -> memref<2xi32>
// expected-remark @+4 {{found an instance of 'read' on a symbol '@symbol', on resource '<Default>'}}
// expected-remark @+3 {{found an instance of 'write' on a symbol '@symbol', on resource '<Default>'}}
// expected-remark @+2 {{found an instance of 'read' on a symbol '@optional', on resource '<Default>'}}
// expected-remark @+1 {{found an instance of 'allocate' on op result 0, on resource '<Test>'}}
%effects_b = "test.op_with_effects_a"() {first = @symbol, optional_symbol = @optional, second = @symbol} : () -> memref<2xi32>
// expected-remark @+1 {{found an instance of 'write' on resource '<Test>'}}
"test.op_with_effects_b"() : () -> ()
