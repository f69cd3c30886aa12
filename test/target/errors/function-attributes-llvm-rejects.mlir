// Attributes that carry numbers and formats, as LLVM's verifier takes them.
// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-to-llvmir

// expected-error@+1 {{'allocsize' element size argument is out of bounds}}
llvm.func @f(i64) attributes {passthrough = [["allocsize", "21474836479"]]}

// -----

// expected-error@+1 {{'allocsize' element size argument must refer to an integer parameter}}
llvm.func @f(!llvm.ptr) attributes {passthrough = [["allocsize", "4294967295"]]}

// -----

// expected-error@+1 {{'allockind()' can't be both zeroed and uninitialized}}
llvm.func @f() attributes {passthrough = [["allockind", "25"]]}

// -----

// expected-error@+1 {{'vscale_range' minimum must be power-of-two value}}
llvm.func @f() attributes {passthrough = [["vscale_range", "12884901894"]]}

// -----

// expected-error@+1 {{'alignstack' must be greater than 0}}
llvm.func @f() attributes {passthrough = [["alignstack", "0"]]}

// -----

// expected-error@+1 {{invalid value for 'denormal-fp-math' attribute}}
llvm.func @f() attributes {denormal_fp_math = "ieee,ieee,ieee"} { llvm.return }

// -----

// expected-error@+1 {{modular-format attribute first arg index is out of bounds}}
llvm.func @f(i64) attributes {passthrough = [["modular-format", "printf,1,2,a,b"]]}

// -----

// expected-error@+1 {{invalid name for a VFABI variant}}
llvm.func @f(f64) -> f64 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2vv_sin"]]}

// -----

// expected-error@+1 {{LLVM has no type '!llvm.target<"aarch64.svcount", i32>'}}
llvm.func @f(!llvm.target<"aarch64.svcount", i32>)

// -----

// expected-error@+1 {{calling convention disallows stack byref}}
llvm.func amdgpu_kernelcc @f(!llvm.ptr {llvm.byref = i32})

// -----

llvm.func @g() -> i32
llvm.func @f() {
  // expected-error@+1 {{Attribute 'noalias' applied to incompatible type!}}
  %0 = llvm.call @g() : () -> (i32 {llvm.noalias})
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{tags must be valid attribute names}}
  llvm.intr.assume %a ["foo"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64) {
  // expected-error@+1 {{alignment is not a power of two}}
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 3 : i64}, {}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// -----

// expected-error@+1 {{invalid linkage for intrinsic global variable}}
llvm.mlir.global internal @llvm.used() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.zero : !llvm.array<1 x ptr>
  llvm.return %0 : !llvm.array<1 x ptr>
}

// -----

llvm.func @right(i64, f64) -> f64 attributes {passthrough = [
    ["allocsize", "4294967295"], ["allockind", "17"], ["vscale_range", "4294967298"], ["denormal-fp-math", "ieee,dynamic"],
    ["modular-format", "printf,1,1,a,b"], ["vector-function-abi-variant", "_ZGVnN2vv_sin(vector_sin)"]]}
