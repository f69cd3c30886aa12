// RUN: mlopt %s -split-input-file -verify-diagnostics

// expected-error@below {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = 3 : i32} {}

// -----

// expected-error@below {{attribute 'dlti.foo' not supported by dialect}}
module attributes {dlti.foo = 3 : i32} {}

// -----

// expected-error@below {{repeated DLTI key: i32}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 3 : i32, i32 = 4 : i32>} {}

// -----

// expected-error@below {{invalid kind of attribute specified}}
module attributes {a = #llvm.di_file<3 in "a">} {}

// -----

// expected-error@below {{struct is missing required parameter: name}}
module attributes {a = #llvm.di_basic_type<tag = DW_TAG_base_type>} {}

// -----

// expected-error@below {{duplicate or unknown struct parameter name: foo}}
module attributes {a = #llvm.di_basic_type<tag = DW_TAG_base_type, foo = 3>} {}

// -----

// expected-error@below {{expected valid keyword}}
module attributes {a = #llvm.di_basic_type<tag = 3>} {}

// -----

// expected-error@below {{expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: foo}}
module attributes {a = #llvm.memory_effects<other = foo>} {}

// -----

// expected-error@below {{expected '<'}}
module attributes {a = #llvm.di_file} {}

// -----

// expected-error@below {{expected integer value}}
module attributes {a = #llvm.di_label<scope = #llvm.di_file<"a" in "b">, line = "x">} {}

// -----

// expected-error@below {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [3]

// -----

// expected-error@below {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@a], priorities = [], data = []

// -----

// expected-error@below {{expected 'priorities'}}
llvm.mlir.global_ctors ctors = [@a], data = [#llvm.zero], priorities = [1 : i32]

// -----

// expected-error@below {{expected '<'}}
llvm.blocktag 3
