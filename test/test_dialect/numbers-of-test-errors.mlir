// Numbers in attributes, by their widths and signs: what is rejected.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestConstMemorySpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"a.b"() {x = #test.const_memory_space<5000000000>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestConstMemorySpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"a.b"() {x = #test.const_memory_space<4294967296>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestConstMemorySpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"a.b"() {x = #test.const_memory_space<x>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestConstMemorySpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"a.b"() {x = #test.const_memory_space<99999999999999999999999>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestAttrWithOptionalUnsigned parameter 'value' which is to be a `std::optional<uint64_t>`}}
"a.b"() {x = #test.attr_with_optional_unsigned<18446744073709551616>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestAttrWithOptionalSigned parameter 'value' which is to be a `std::optional<int64_t>`}}
"a.b"() {x = #test.attr_with_optional_signed<9223372036854775808>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestAttrParams parameter 'v0' which is to be a `int`}}
"a.b"() {x = #test.attr_params<2147483648, 1>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"a.b"() {x = #test.attr_with_format<3 : two = "hello", four = [1, 2, 3] : 42 : i64, 0 : [ 10, 20], [ #test<attr_with_type_builder 1:i32>]>} : () -> ()

// -----

// expected-error@+1 {{integer value too large}}
"a.b"() {x = !test.cmpnd_a<99999999999, i32, [1]>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestConstMemorySpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"a.b"() {x = #test.const_memory_space<-4294967295>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestConstMemorySpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"a.b"() {x = #test.const_memory_space<-4294967296>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestConstMemorySpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"a.b"() {x = #test.const_memory_space<-4294967297>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestConstMemorySpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"a.b"() {x = #test.const_memory_space<-2147483648>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestConstMemorySpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"a.b"() {x = #test.const_memory_space<-2147483649>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestConstMemorySpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"a.b"() {x = #test.const_memory_space<0x100000000>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestAttrWithOptionalUnsigned parameter 'value' which is to be a `std::optional<uint64_t>`}}
"a.b"() {x = #test.attr_with_optional_unsigned<-18446744073709551615>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestAttrWithOptionalSigned parameter 'value' which is to be a `std::optional<int64_t>`}}
"a.b"() {x = #test.attr_with_optional_signed<-9223372036854775809>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestAttrWithOptionalSigned parameter 'value' which is to be a `std::optional<int64_t>`}}
"a.b"() {x = #test.attr_with_optional_signed<-99223372036854775809>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"a.b"() {x = #test.copy_count} : () -> ()

// -----

// expected-error@+2 {{expected ''}}
// expected-error@+1 {{failed to parse TestCopyCount parameter 'copy_count' which is to be a `CopyCount`}}
"a.b"() {x = #test.copy_count<a>} : () -> ()

// -----

// expected-error@+2 {{expected ''}}
// expected-error@+1 {{failed to parse TestCopyCount parameter 'copy_count' which is to be a `CopyCount`}}
"a.b"() {x = #test.copy_count<>} : () -> ()

// -----

// expected-error@+2 {{expected ''}}
// expected-error@+1 {{failed to parse TestCopyCount parameter 'copy_count' which is to be a `CopyCount`}}
"a.b"() {x = #test.copy_count<1>} : () -> ()

// -----

// expected-error@+2 {{expected ''}}
// expected-error@+1 {{failed to parse TestCopyCount parameter 'copy_count' which is to be a `CopyCount`}}
"a.b"() {x = #test.copy_count<"a">} : () -> ()

// -----

// expected-error@+2 {{expected ''}}
// expected-error@+1 {{failed to parse TestCopyCount parameter 'copy_count' which is to be a `CopyCount`}}
"a.b"() {x = #test<copy_count<a>>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestOverrideBuilderAttr parameter 'a' which is to be a `int`}}
"a.b"() {x = #test.override_builder<x>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"a.b"() {x = #test.override_builder} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestOverrideBuilderAttr parameter 'a' which is to be a `int`}}
"a.b"() {x = #test.override_builder<99999999999>} : () -> ()
