// Where symbols and children may stand, and what symbol tables are made of.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{'test.symbol' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
"test.symbol"() {sym_name = "a", sym_visibility = "foo"} : () -> ()
// -----
// expected-error@+1 {{'test.symbol' op requires attribute 'sym_name'}}
"test.symbol"() : () -> ()
// -----
"foo.r"() ({ "test.symbol"() {sym_name = "a"} : () -> () }) : () -> ()
// -----
// expected-error@+1 {{'test.symbol' op symbol's parent must have the SymbolTable trait}}
"test.parent"() ({ "test.symbol"() {sym_name = "a"} : () -> () }) : () -> ()
// -----
// expected-error@+1 {{'test.symbol_scope' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
"test.symbol_scope"() ({}) : () -> ()
// -----
// expected-error@+2 {{'test.symbol_scope' op expects regions to end with 'test.finish', found 'foo.x'}}
// expected-note@+1 {{in custom textual format, the absence of terminator implies 'test.finish'}}
"test.symbol_scope"() ({ "foo.x"() : () -> () }) : () -> ()
// -----
// expected-error@+1 {{'test.child' op expects parent op 'test.parent'}}
"test.child"() : () -> ()
// -----
// expected-error@+1 {{'test.child_with_parent_one_of' op expects parent op to be one of 'test.parent, test.parent1'}}
"test.child_with_parent_one_of"() : () -> ()
// -----
// expected-error@+1 {{'test.symbol_table_region' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
"test.symbol_table_region"() ({ "foo.a"() [^bb1] : () -> () 
 ^bb1: 
 "foo.x"() : () -> () }) : () -> ()
// -----
"test.symbol_table_region"() ({ "test.symbol"() {sym_name = "a"} : () -> () 
// expected-error@+1 {{block with no terminator, has "test.symbol"() <{sym_name = "a"}> : () -> ()}}
"test.symbol"() {sym_name = "a"} : () -> () }) : () -> ()
// -----
// expected-error@+1 {{'test.always_speculatable_op' op result #0 must be 32-bit signless integer, but got 'i64'}}
"test.always_speculatable_op"() : () -> i64
