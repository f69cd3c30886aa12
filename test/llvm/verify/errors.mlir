// RUN: mlopt %s -split-input-file -verify-diagnostics

// What custom syntax of llvm rejects.

llvm.func @f(%a: i32) {
  // expected-error@+1 {{expected SSA operand}}
  %0 = llvm.add exact %a, %a : i32
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo}}
  %0 = llvm.add %a, %a overflow<foo> : i32
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "foo" %a, %a : i32
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.fence' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  llvm.fence foo
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{expected '->'}}
  %0 = llvm.load %a : !llvm.ptr
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.getelementptr' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = llvm.getelementptr %a[%a] : (!llvm.ptr) -> !llvm.ptr, i32
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = llvm.call @f(%a) : (i32, i32) -> i32
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  %0 = llvm.call @f(%a) : i32
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  %0 = llvm.call %a(%a) : (!llvm.ptr) -> i32
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>) {
  // expected-error@+2 {{custom op 'llvm.extractvalue' position out of bounds: 1}}
  %0 = llvm.extractvalue %a[1] : !llvm.struct<(i32)>
}

// -----

llvm.func @f(%a: !llvm<"{ i32, [2 x float] }">) {
  // expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: 2}}
  %0 = llvm.extractvalue %a[1, 2] : !llvm<"{ i32, [2 x float] }">
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+2 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  %0 = llvm.extractvalue %a[1] : i32
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+2 {{custom op 'llvm.insertvalue' expected LLVM IR structure/array type, got: 'i32'}}
  %0 = llvm.insertvalue %a, %a[1] : i32
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %a x i32 : i32
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %a x i32 : (i32, i32) -> !llvm.ptr
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%a: !llvm<"float*">, %v: !llvm.i32) {
  // expected-error@+1 {{use of value '%v' expects different type than prior uses: '!llvm.float' vs '!llvm.i32'}}
  llvm.store %v, %a : !llvm<"float*">
}

// -----

llvm.func @f(%a: !llvm<"float*">, %v: !llvm.float) {
  // expected-error@+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]}}
  %0 = llvm.atomicrmw foo %a, %v acq_rel : !llvm.float
}

// -----

llvm.func @f(%a: !llvm<"float*">, %v: !llvm.float) {
  // expected-error@+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.atomicrmw fadd %a, %v : !llvm.float
}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global @s(1)

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global foo @s(1 : i32) : i32

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global @s("a") : i32, i32

// -----

// expected-error@+1 {{custom op 'llvm.func' expected type instead of SSA identifier}}
llvm.func @f(i32, %a: i32)

// -----

// expected-error@+1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}
llvm.func @f(i32, ..., i32)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f(i32) -> (i32, i32)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(tensor<i32>)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results}}
llvm.func @f(i32) -> tensor<i32>

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(!llvm.i32, tensor<i32>)

// -----

// expected-error@+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
llvm.func @f(i32) {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^bb0(%a: i64):
  llvm.return
}) : () -> ()
