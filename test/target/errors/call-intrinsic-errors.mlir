// RUN: mlopt %s -mlir-to-llvmir -split-input-file -verify-diagnostics

llvm.func @unknown(%a: i32) {
  // expected-error@+1 {{could not find LLVM intrinsic: "llvm.nonsense"}}
  %0 = llvm.call_intrinsic "llvm.nonsense"(%a, %a) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @too_few(%a: i32) {
  // expected-error@+1 {{intrinsic call has 1 operands but "llvm.smax" expects 2}}
  %0 = llvm.call_intrinsic "llvm.smax"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @mixed(%a: i32, %b: i64) {
  // expected-error@+1 {{call intrinsic signature i32 (i32, i64) to overloaded intrinsic "llvm.smax" does not match any of the overloads}}
  %0 = llvm.call_intrinsic "llvm.smax"(%a, %b) : (i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @other_kind(%a: i32) {
  // expected-error@+1 {{call intrinsic signature i32 (i32) to overloaded intrinsic "llvm.fabs" does not match any of the overloads}}
  %0 = llvm.call_intrinsic "llvm.fabs"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @no_result() {
  // expected-error@+1 {{intrinsic call returns i32 but "llvm.trap" actually returns void}}
  %0 = llvm.call_intrinsic "llvm.trap"() : () -> i32
  llvm.return
}

// -----

llvm.func @not_overloaded() {
  // expected-error@+1 {{could not find LLVM intrinsic: "llvm.readcyclecounter.i32"}}
  %0 = llvm.call_intrinsic "llvm.readcyclecounter.i32"() : () -> i64
  llvm.return
}

// -----

llvm.func @other_result() {
  // expected-error@+1 {{intrinsic call returns i32 but "llvm.readcyclecounter" actually returns i64}}
  %0 = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i32
  llvm.return
}

// -----

llvm.func @other_operand(%a: i64) {
  // expected-error@+1 {{intrinsic call operand #0 has type i64 but "llvm.returnaddress" expects i32}}
  %0 = llvm.call_intrinsic "llvm.returnaddress"(%a) : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @other_class(%p: !llvm.ptr, %a: i32) {
  // expected-error@+1 {{call intrinsic signature i32 (ptr, i32) to overloaded intrinsic "llvm.load.relative" does not match any of the overloads}}
  %0 = llvm.call_intrinsic "llvm.load.relative"(%p, %a) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @other_pair(%x: f32) {
  // expected-error@+1 {{call intrinsic signature { float, double } (float) to overloaded intrinsic "llvm.modf" does not match any of the overloads}}
  %0 = llvm.call_intrinsic "llvm.modf"(%x) : (f32) -> !llvm.struct<(f32, f64)>
  llvm.return
}

// -----

llvm.func @assumes_number(%a: i32) {
  // expected-error@+1 {{intrinsic call operand #0 has type i32 but "llvm.assume" expects i1}}
  llvm.call_intrinsic "llvm.assume"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @result_first(%a: i32) {
  // expected-error@+1 {{intrinsic call returns void but "llvm.coro.id" actually returns token}}
  llvm.call_intrinsic "llvm.coro.id"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @too_many(%p: !llvm.ptr, %n: i64, %b: i1) {
  // expected-error@+1 {{call intrinsic signature void (ptr, ptr, i64, i1, i1) to overloaded intrinsic "llvm.memcpy" does not match any of the overloads}}
  llvm.call_intrinsic "llvm.memcpy"(%p, %p, %n, %b, %b) : (!llvm.ptr, !llvm.ptr, i64, i1, i1) -> ()
  llvm.return
}

// -----

llvm.func @too_few(%a: i32) -> i32 {
  // expected-error@+1 {{intrinsic call has 1 operands but "llvm.abs" expects 2}}
  %0 = llvm.call_intrinsic "llvm.abs"(%a) : (i32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @not_constant(%a: i32, %b: i1) -> i32 {
  // expected-error@+1 {{immarg operand has non-immediate parameter}}
  %0 = llvm.call_intrinsic "llvm.abs"(%a, %b) : (i32, i1) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @llvm.memcpy.p0.p0.i64(!llvm.ptr, !llvm.ptr, i64, i1)
llvm.func @calls_declaration(%p: !llvm.ptr, %n: i64, %v: i1) {
  // expected-error@+1 {{immarg operand has non-immediate parameter}}
  llvm.call @llvm.memcpy.p0.p0.i64(%p, %p, %n, %v) : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()
  llvm.return
}

// -----

// expected-error@+1 {{llvm intrinsics cannot be defined!}}
llvm.func @llvm.mine(%a: i32) {
  llvm.return
}

// -----

llvm.func @no_pair(%a: i32) -> i32 {
  // expected-error@+1 {{call intrinsic signature i32 (i32, i32) to overloaded intrinsic "llvm.sadd.with.overflow" does not match any of the overloads}}
  %0 = llvm.call_intrinsic "llvm.sadd.with.overflow"(%a, %a) : (i32, i32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @float_result(%a: f32) -> f32 {
  // expected-error@+1 {{call intrinsic signature float (float) to overloaded intrinsic "llvm.is.constant" does not match any of the overloads}}
  %0 = llvm.call_intrinsic "llvm.is.constant"(%a) : (f32) -> f32
  llvm.return %0 : f32
}
