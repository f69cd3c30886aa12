// RUN: mlopt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// Types and operations of llvm that mlir-opt rejects, in its words.

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
"x"() : () -> !llvm.struct<(ptr, array<4 x void>)>

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.func<void ()>'}}
"x"() : () -> !llvm.struct<(func<void ()>)>

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
"x"() : () -> !llvm.func<void (void)>

// -----

// expected-error@+1 {{invalid function result type: '!llvm.metadata'}}
"x"() : () -> !llvm.func<metadata (i32)>

// -----

llvm.func @f() {
  // expected-error@+1 {{expected array type of 1 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("a") : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{expected array or struct type for array attribute}}
  %0 = llvm.mlir.constant([1 : i32]) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{type and attribute have a different number of elements: 3 vs. 4}}
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<3xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected SSA operand}}
  %0 = llvm.getelementptr %p[] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.return
}

// -----

// No position: the container itself.
llvm.func @f(%p: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %p[] : !llvm.struct<(i32)>
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%p: !llvm.struct<(i32)>, %v: i32) {
  // expected-error@+1 {{use of value '%v' expects different type than prior uses: '!llvm.struct<(i32)>' vs 'i32'}}
  %0 = llvm.insertvalue %v, %p[] : !llvm.struct<(i32)>
  llvm.return
}

// -----

// expected-error@+2 {{region entry argument '%a' is already in use}}
// expected-note@+1 {{previously referenced here}}
llvm.func @f(%a: i32, %a: i32) {
  llvm.return
}

// -----

llvm.func @f(%b: f32) {
  // expected-error@+1 {{custom op 'llvm.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  llvm.switch %b : f32, ^bb1 [
    1: ^bb1
  ]
^bb1:
  llvm.return
}

// -----

// expected-error@+1 {{invalid properties {function_type = () -> (), sym_name = 1 : i64} for op func.func: Invalid attribute `sym_name` in property conversion: 1 : i64}}
"func.func"() <{sym_name = 1, function_type = () -> ()}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties 1 : i64 for op func.func: expected DictionaryAttr to set properties}}
"func.func"() <1> ({}) : () -> ()

// -----

// expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func private f()

// -----

llvm.func @no_ordering(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.load' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.load %p atomic : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @no_ordering(%p: !llvm.ptr, %a: i32) {
  // expected-error@+1 {{expected string or keyword containing one of the following enum values for attribute 'ordering'}}
  llvm.store %a, %p atomic syncscope("x") : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @not_atomic(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ':'}}
  %0 = llvm.load %p monotonic : !llvm.ptr -> i32
  llvm.return
}

// -----

// What is no parameter in a type is none here.
// expected-error@+1 {{invalid function argument type: '!llvm.func<void ()>'}}
llvm.func @function_argument(!llvm.func<void ()>)

// -----

// All operands belong to bundles: no callee is left.
llvm.func @only_bundles(%x: i32) {
  // expected-error@+1 {{expected var_callee_type to have at most 0 parameters}}
  "llvm.call"(%x) <{operandSegmentSizes = array<i32: 0, 1>, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a"], var_callee_type = !llvm.func<void (i32, ...)>}> : (i32) -> ()
  llvm.return
}
