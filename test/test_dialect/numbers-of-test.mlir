// Numbers in attributes, by their widths and signs
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect -split-input-file | FileCheck %s

// CHECK: "a.b"() {x = #test.const_memory_space<4294967295>} : () -> ()
"a.b"() {x = #test.const_memory_space<4294967295>} : () -> ()

// -----

// CHECK: "a.b"() {x = #test.const_memory_space<4294967295>} : () -> ()
"a.b"() {x = #test.const_memory_space<-1>} : () -> ()

// -----

// CHECK: "a.b"() {x = #test.attr_with_optional_unsigned<18446744073709551615>} : () -> ()
"a.b"() {x = #test.attr_with_optional_unsigned<18446744073709551615>} : () -> ()

// -----

// CHECK: "a.b"() {x = #test.attr_with_optional_signed<-9223372036854775808>} : () -> ()
"a.b"() {x = #test.attr_with_optional_signed<-9223372036854775808>} : () -> ()

// -----

// CHECK: "a.b"() {x = #test.attr_params<1, -2147483648>} : () -> ()
"a.b"() {x = #test.attr_params<1, -2147483648>} : () -> ()

// -----

// CHECK: "a.b"() {x = #test.const_memory_space<4294967295>} : () -> ()
"a.b"() {x = #test.const_memory_space<-1>} : () -> ()

// -----

// CHECK: "a.b"() {x = #test.const_memory_space<4294967291>} : () -> ()
"a.b"() {x = #test.const_memory_space<-5>} : () -> ()

// -----

// CHECK: "a.b"() {x = #test.const_memory_space} : () -> ()
"a.b"() {x = #test.const_memory_space<0>} : () -> ()

// -----

// CHECK: "a.b"() {x = #test.const_memory_space<4294967295>} : () -> ()
"a.b"() {x = #test.const_memory_space<0xffffffff>} : () -> ()

// -----

// CHECK: "a.b"() {x = #test.attr_with_optional_unsigned<18446744073709551615>} : () -> ()
"a.b"() {x = #test.attr_with_optional_unsigned<-1>} : () -> ()

// -----

// CHECK: "a.b"() {x = #test.attr_with_optional_signed<-9223372036854775808>} : () -> ()
"a.b"() {x = #test.attr_with_optional_signed<-9223372036854775808>} : () -> ()

// -----

// CHECK: "a.b"() {x = 1 : index} : () -> ()
"a.b"() {x = #test.override_builder<1>} : () -> ()

// -----

// CHECK: "a.b"() {x = [-3 : index, 7 : index]} : () -> ()
"a.b"() {x = [#test.override_builder<-3>, #test<override_builder<7>>]} : () -> ()
