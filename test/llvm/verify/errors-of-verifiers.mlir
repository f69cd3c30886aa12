// What llvm's verifiers say of landing pads, branch weights, globals,
// constructors and bundles.
// RUN: not mlopt %s -split-input-file 2>&1 | FileCheck %s

// CHECK: error: llvm.landingpad needs to be in a function with a personality
llvm.func @no_personality() {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

// CHECK: error: landingpad instruction expects at least one clause or cleanup attribute
llvm.func @personality(...) -> i32
llvm.func @no_clause() attributes {personality = @personality} {
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

// CHECK: error: clause #0 is not a known constant - null, addressof, bitcast
llvm.func @personality(...) -> i32
llvm.func @argument(%x: i32) attributes {personality = @personality} {
  %0 = llvm.landingpad (catch %x : i32) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

// CHECK: error: constant clauses expected
// CHECK: note: global addresses expected as operand to bitcast used in clauses for landingpad
llvm.func @personality(...) -> i32
llvm.func @cast(%x: !llvm.ptr) attributes {personality = @personality} {
  %b = llvm.bitcast %x : !llvm.ptr to !llvm.ptr
  %0 = llvm.landingpad (catch %b : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

// CHECK: error: expects number of branch weights to match number of successors: 3 vs 2
llvm.func @weights(%c: i1) {
  llvm.cond_br %c weights([1, 2, 3]), ^a, ^b
^a:
  llvm.return
^b:
  llvm.return
}

// -----

// CHECK: error: alignment attribute is not a power of 2
llvm.mlir.global external @aligned(0 : i32) {alignment = 3 : i64} : i32

// -----

// CHECK: error: 'llvm.mlir.global' op expected zero value for 'common' linkage
llvm.mlir.global common @common(1 : i32) : i32

// -----

// CHECK: error: 'llvm.mlir.global' op expected array type for 'appending' linkage
llvm.mlir.global appending @appending(1 : i32) : i32

// -----

// CHECK: error: 'llvm.mlir.global_ctors' op attribute 'priorities' failed to satisfy constraint: 32-bit integer array attribute
llvm.func @f() { llvm.return }
"llvm.mlir.global_ctors"() <{ctors = [@f], priorities = [1.0 : f32], data = [#llvm.zero]}> : () -> ()

// -----

// CHECK: error: 'llvm.intr.assume' op op_bundle_operands count (0) does not match with the total size (1) specified in attribute 'op_bundle_sizes'
llvm.func @bundles(%a: i1) {
  "llvm.intr.assume"(%a) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["x"]}> : (i1) -> ()
  llvm.return
}

// -----

// CHECK: error: expected hex string blob for key 'a' to encode alignment in first 4 bytes{{$}}
{-# dialect_resources: { builtin: { a: "0x" } } #-}

// -----

// CHECK: error: expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3
{-# dialect_resources: { builtin: { a: "0x03000000" } } #-}

// -----

// CHECK: error: expected hex string blob for key 'a'{{$}}
{-# external_resources: { builtin: { a: "0xZZ" } } #-}

// -----

// CHECK-NOT: error
llvm.mlir.global common @zero(0 : i32) {alignment = 8 : i64} : i32
llvm.mlir.global common @zero_float(0.0 : f32) : f32
