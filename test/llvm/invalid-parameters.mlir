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
// expected-error@below {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
module attributes {a = #llvm.di_file<3 in "a">} {}

// -----

// expected-error@below {{struct is missing required parameter: name}}
module attributes {a = #llvm.di_basic_type<tag = DW_TAG_base_type>} {}

// -----

// expected-error@below {{duplicate or unknown struct parameter name: foo}}
module attributes {a = #llvm.di_basic_type<tag = DW_TAG_base_type, foo = 3>} {}

// -----

// expected-error@below {{expected valid keyword}}
// expected-error@below {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
module attributes {a = #llvm.di_basic_type<tag = 3>} {}

// -----

// expected-error@below {{expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: foo}}
// expected-error@below {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
module attributes {a = #llvm.memory_effects<other = foo>} {}

// -----

// expected-error@below {{expected '<'}}
module attributes {a = #llvm.di_file} {}

// -----

// expected-error@below {{expected integer value}}
// expected-error@below {{failed to parse LLVM_DILabelAttr parameter 'line' which is to be a `unsigned`}}
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

// -----

// expected-error@below {{'llvm.mlir.global_ctors' op attribute 'ctors' failed to satisfy constraint: flat symbol ref array attribute}}
llvm.mlir.global_ctors ctors = [3], priorities = [1 : i32], data = [#llvm.zero]

// -----

// expected-error@below {{'llvm.mlir.global' op attribute 'dbg_exprs' failed to satisfy constraint: an array of variable expressions}}
llvm.mlir.global external @g() {dbg_exprs = [3]} : i32

// -----

// expected-error@below {{expected comdat symbol}}
llvm.func @x() comdat(@a::@b) {
  llvm.return
}

// -----

llvm.comdat @a {
  // expected-error@below {{only comdat selector symbols can appear in a comdat region}}
  llvm.func @x()
}

// -----

// expected-error@below {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias external @al : i32 {
  llvm.return
}

// -----

llvm.func @x(%p: !llvm.ptr) {
  // expected-error@below {{'llvm.call' op 'op_bundle_sizes' attribute cannot have negative elements}}
  "llvm.call"(%p) <{op_bundle_sizes = array<i32: -5>, op_bundle_tags = ["a"], operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @x(%p: !llvm.ptr) {
  // expected-error@below {{'llvm.call' op op_bundle_operands count (0) does not match with the total size (1) specified in attribute 'op_bundle_sizes'}}
  "llvm.call"(%p) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a"], operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @x(%p: !llvm.ptr) {
  // expected-error@below {{'llvm.indirectbr' op succOperands count (0) does not match with the total size (1) specified in attribute 'indbr_operand_segments'}}
  "llvm.indirectbr"(%p)[^bb1] <{indbr_operand_segments = array<i32: 1>}> : (!llvm.ptr) -> ()
^bb1:
  llvm.return
}

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
module attributes {test.a = #llvm.di_expression<[DW_OP_constu(-true)]>} {}

// -----

// expected-error@+3 {{integer value too large}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
module attributes {test.a = #llvm.di_expression<[DW_OP_constu(-9223372036854775808)]>} {}

// -----

// expected-error@+3 {{expected valid keyword}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
module attributes {test.a = #llvm.di_expression<[DW_OP_deref, ]>} {}
