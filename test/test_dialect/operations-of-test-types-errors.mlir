// Types, regions and relations that operations of test do not take.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{'test.op_with_region_pattern' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
"test.op_with_region_pattern"() ({}) : () -> ()

// -----
// expected-error@+1 {{'test.convert_block_args' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
"test.convert_block_args"() ({}) : () -> ()

// -----
// expected-error@+1 {{'test.variadic_no_terminator_op' op region #1 ('my_regions') failed to verify constraint: region with 1 blocks}}
"test.variadic_no_terminator_op"() ({ "a.b"() : () -> () }, {}) : () -> ()

// -----
// expected-error@+1 {{'test.symbol_scope' op expects region #0 to have 0 or 1 blocks}}
"test.symbol_scope"() ({
^a:
  "test.finish"() : () -> ()
^b:
  "test.finish"() : () -> ()
}) : () -> ()

// -----
%0 = "a.b"() : () -> i64
// expected-error@+1 {{'test.addi' op operand #0 must be 32-bit signless integer or , but got 'i64'}}
%1 = "test.addi"(%0, %0) : (i64, i64) -> i64

// -----
%0 = "a.b"() : () -> i64
// expected-error@+1 {{'test.get_tuple_element' op operand #0 must be tuple with any combination of any type values, but got 'i64'}}
%1 = "test.get_tuple_element"(%0) <{index = 0 : i32}> : (i64) -> i64

// -----
// expected-error@+1 {{'test.functional_region_op' op result #0 must be function type, but got 'i64'}}
%0 = "test.functional_region_op"() ({}) : () -> i64

// -----
// expected-error@+2 {{'test.format_infer_type' op inferred type(s) 'i16' are incompatible with return type(s) of operation 'i32'}}
// expected-error@+1 {{'test.format_infer_type' op failed to infer returned types}}
%0 = "test.format_infer_type"() : () -> i32

// -----
%0 = "a.b"() : () -> i64
// expected-error@+2 {{'test.format_infer_type_all_types' op inferred type(s) 'i64', 'i64' are incompatible with return type(s) of operation 'i64', 'i32'}}
// expected-error@+1 {{'test.format_infer_type_all_types' op failed to infer returned types}}
%1:2 = "test.format_infer_type_all_types"(%0, %0) : (i64, i64) -> (i64, i32)

// -----
%0 = "a.b"() : () -> i64
// expected-error@+1 {{'test.format_types_match_context' op failed to verify that tuple result type matches operand type}}
%1 = "test.format_types_match_context"(%0) : (i64) -> tuple<i32>

// -----
%0 = "a.b"() : () -> i64
// expected-error@+1 {{'test.increment' op failed to verify that all of {value, result} have same type}}
%1 = "test.increment"(%0) : (i64) -> i32

// -----
// expected-error@+1 {{'test.with_bounds' op result #0 must be integer or index or vector of integer or index values, but got 'f32'}}
%0 = "test.with_bounds"() <{smax = 1, smin = 1, umax = 1, umin = 1}> : () -> f32

// -----
// expected-error@+1 {{'test.with_bounds' op attribute 'smin' failed to satisfy constraint: arbitrary integer attribute}}
%0 = "test.with_bounds"() {smax = 1, smin = "x", umax = 1, umin = 1} : () -> i32

// -----
// expected-error@+1 {{expected location attribute, but got#test.smpla}}
"a.b"() : () -> () loc(#test.smpla)

// -----
%0 = "a.b"() : () -> f32
// expected-error@+1 {{custom op 'test.pretty_printed_region' expected 'end'}}
%1 = test.pretty_printed_region %0, %0 start test.special.op ending : (f32, f32) -> f32
