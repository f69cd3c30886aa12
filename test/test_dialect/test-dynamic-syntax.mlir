// RUN: mlopt-test %s -split-input-file -verify-diagnostics
// Operations that upstream defines while it runs, without a parser.

// expected-error @+1 {{custom op 'test.dynamic_generic' dynamic operation do not define any parser function}}
test.dynamic_generic foo

// -----
// expected-error @+1 {{custom op 'test.dynamic_one_operand_two_results' dynamic operation do not define any parser function}}
%x:2 = test.dynamic_one_operand_two_results %y : i32
