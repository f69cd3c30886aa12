// RUN: mlopt %s -split-input-file -verify-diagnostics
// Operands, attributes and types that do not go together, in mlir-opt's words.

// expected-error@+1 {{'llvm.getelementptr' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
llvm.func @f(%p: i32) { %0 = llvm.getelementptr %p[1] : (i32) -> !llvm.ptr, i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
llvm.func @f(%p: !llvm.ptr) { %0 = "llvm.getelementptr"(%p) <{elem_type = !llvm.struct<(i32)>, rawConstantIndices = array<i32: 0, 5>}> : (!llvm.ptr) -> !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = "llvm.getelementptr"(%p, %i) <{elem_type = !llvm.struct<(i32)>, rawConstantIndices = array<i32: 0, -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #1)}}
llvm.func @f(%p: !llvm.ptr) { %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: 0, 5>}> : (!llvm.ptr) -> !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
llvm.func @f(%p: !llvm.ptr) { %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = "llvm.getelementptr"(%p, %i) <{elem_type = i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr, i32) -> !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.}}
llvm.func @f(%p: !llvm.ptr) { %0 = "llvm.getelementptr"(%p) <{elem_type = i32, noWrapFlags = 1 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{expected ':'}}
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p syncscope("x") : !llvm.ptr -> i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.load' op unsupported ordering 'acq_rel'}}
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic syncscope("x") acq_rel {alignment = 4 : i64} : !llvm.ptr -> i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.load' op unsupported ordering 'release'}}
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.store' op unsupported ordering 'acquire'}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { llvm.store %v, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.store' op unsupported ordering 'acq_rel'}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { llvm.store %v, %p atomic acq_rel {alignment = 4 : i64} : i32, !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.store' op expected alignment for atomic access}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { llvm.store %v, %p atomic monotonic : i32, !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.store' op unsupported type 'i33' for atomic access}}
llvm.func @f(%p: !llvm.ptr, %v: i33) { llvm.store %v, %p atomic monotonic {alignment = 4 : i64} : i33, !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{expected non-function type}}
llvm.func @f(%p: !llvm.ptr, %v: x86_fp80) { llvm.store %v, %p atomic monotonic {alignment = 4 : i64} : f80, !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.store' op unsupported type 'f80' for atomic access}}
llvm.func @f(%p: !llvm.ptr, %v: f80) { llvm.store %v, %p atomic monotonic {alignment = 4 : i64} : f80, !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.store' op unsupported type 'vector<2xi32>' for atomic access}}
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) { llvm.store %v, %p atomic monotonic {alignment = 4 : i64} : vector<2xi32>, !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) { %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<2xi32> llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got 'vector<[2]xf32>'}}
llvm.func @f(%p: !llvm.ptr, %v: vector<[2]xf32>) { %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<[2]xf32> llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
llvm.func @f(%p: !llvm.ptr, %v: vector<2xf32>) { %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<2xf32> llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
llvm.func @f(%p: !llvm.ptr, %v: i17) { %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i17 llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
llvm.func @f(%p: !llvm.ptr, %v: f32) { %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, f32 llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.atomicrmw add %p, %v unordered : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.atomicrmw add %p, %v not_atomic : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op failed to verify that result #0 and operand #1 have the same type}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = "llvm.atomicrmw"(%p, %v) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i64 llvm.return }

// -----

// expected-error@+1 {{'llvm.cmpxchg' op failed to verify that operand #1 and operand #2 have the same type}}
llvm.func @f(%p: !llvm.ptr, %v: i32, %w: i64) { %0 = "llvm.cmpxchg"(%p, %v, %w) <{success_ordering = 2 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i64) -> !llvm.struct<(i32, i1)> llvm.return }

// -----

// expected-error@+1 {{'llvm.cmpxchg' op failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = "llvm.cmpxchg"(%p, %v, %v) <{success_ordering = 2 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i8)> llvm.return }

// -----

// expected-error@+1 {{'llvm.cmpxchg' op failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = "llvm.cmpxchg"(%p, %v, %v) <{success_ordering = 2 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i64, i1)> llvm.return }

// -----

// expected-error@+1 {{'llvm.cmpxchg' op failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = "llvm.cmpxchg"(%p, %v, %v) <{success_ordering = 2 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1, i1)> llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'f32'}}
llvm.func @f(%p: !llvm.ptr, %v: f32) { %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, f32 llvm.return }

// -----

// expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.cmpxchg %p, %v, %v unordered monotonic : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.cmpxchg %p, %v, %v monotonic unordered : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.cmpxchg %p, %v, %v seq_cst release : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.cmpxchg %p, %v, %v seq_cst acq_rel : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
llvm.func @f() { llvm.fence not_atomic llvm.return }

// -----

// expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
llvm.func @f() { llvm.fence unordered llvm.return }

// -----

// expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
llvm.func @f() { llvm.fence monotonic llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
llvm.func @f(%a: i32) { %0 = "llvm.call"(%a) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
llvm.func @f() { "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> () llvm.return }

// -----

llvm.func @g()
// expected-error@+1 {{'llvm.call' op calling function with void result must not produce values}}
llvm.func @f() { %0 = "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32 llvm.return }

// -----

llvm.func @g() -> i32
// expected-error@+1 {{'llvm.call' op expected function call to produce a value}}
llvm.func @f() { "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> () llvm.return }

// -----

llvm.func @g() -> i32
// expected-error@+1 {{'llvm.call' op result type mismatch: 'i64' != 'i32'}}
llvm.func @f() { %0 = "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i64 llvm.return }

// -----

llvm.func @g(i32, ...)
// expected-error@+1 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
llvm.func @f(%a: i32) { "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> () llvm.return }

// -----

llvm.func @g(i32, ...)
// expected-error@+1 {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}
llvm.func @f(%a: i32) { "llvm.call"() <{callee = @g, var_callee_type = !llvm.func<void (i32, ...)>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> () llvm.return }

// -----

llvm.func @g(i32)
// expected-error@+1 {{'llvm.call' op operand type mismatch for operand 0: 'i64' != 'i32'}}
llvm.func @f(%a: i64) { "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> () llvm.return }

// -----

llvm.func @g(i32)
// expected-error@+1 {{'llvm.call' op incorrect number of operands (2) for callee (expecting: 1)}}
llvm.func @f(%a: i32) { "llvm.call"(%a, %a) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> () llvm.return }

// -----

llvm.mlir.global external @g() : i32
// expected-error@+1 {{'llvm.call' op 'g' does not reference a valid LLVM function or IFunc}}
llvm.func @f() { llvm.call @g() : () -> () llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op 'g' does not reference a symbol in the current scope}}
llvm.func @f() { llvm.call @g() : () -> () llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op var_callee_type return type mismatch: '!llvm.void' != 'i32'}}
llvm.func @f(%p: !llvm.ptr, %a: i32) { %0 = llvm.call %p(%a) vararg(!llvm.func<void (i32, ...)>) : !llvm.ptr, (i32) -> i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op expected var_callee_type to return void}}
llvm.func @f(%p: !llvm.ptr, %a: i32) { llvm.call %p(%a) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32) -> () llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op var_callee_type return type mismatch: 'i64' != 'i32'}}
llvm.func @f(%p: !llvm.ptr, %a: i32) { %0 = llvm.call %p(%a) vararg(!llvm.func<i64 (i32, ...)>) : !llvm.ptr, (i32) -> i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
llvm.func @f(%p: !llvm.ptr, %a: i32) { %0 = llvm.call %p(%a) vararg(i32) : !llvm.ptr, (i32) -> i32 llvm.return }

// -----

// expected-error@+2 {{'llvm.return' op expected 1 operand}}
// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i32 { llvm.return }

// -----

// expected-error@+2 {{'llvm.return' op expected no operands}}
// expected-note@+1 {{when returning from function}}
llvm.func @f(%a: i32) { llvm.return %a : i32 }

// -----

// expected-error@+2 {{'llvm.return' op mismatching result types}}
// expected-note@+1 {{when returning from function}}
llvm.func @f(%a: i32) -> i64 { llvm.return %a : i32 }

// -----

llvm.func @g() -> i32
// expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
llvm.func @f(%a: i1) attributes {personality = @g} { llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> i32
^bb1: llvm.return
^bb2: llvm.br ^bb1 }

// -----

// expected-error@+1 {{llvm.landingpad needs to be in a function with a personality}}
llvm.func @f(%a: i1) { %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)> llvm.return }

// -----

llvm.func @g() -> i32
// expected-error@+1 {{landingpad instruction expects at least one clause or cleanup attribute}}
llvm.func @f(%a: i1) attributes {personality = @g} { %0 = llvm.landingpad : !llvm.struct<(ptr, i32)> llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: 2}}
llvm.func @f(%x: !llvm.struct<(i32, f32)>) { %0 = llvm.extractvalue %x[2] : !llvm.struct<(i32, f32)> llvm.return }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'i32' vs 'i64'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%x: !llvm.struct<(i32, f32)>, %a: i64) { %0 = llvm.insertvalue %a, %x[0] : !llvm.struct<(i32, f32)> llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.insertvalue' expected LLVM IR structure/array type, got: 'i32'}}
llvm.func @f(%x: i32, %a: i64) { %0 = llvm.insertvalue %a, %x[0] : i32 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: 2}}
llvm.func @f(%x: !llvm.array<2 x i32>) { %0 = llvm.extractvalue %x[2] : !llvm.array<2 x i32> llvm.return }

// -----

// expected-error@+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.array<2 x i32>' should produce 'i32' but this op returns 'i64'}}
llvm.func @f(%x: !llvm.array<2 x i32>) { %0 = "llvm.extractvalue"(%x) <{position = array<i64: 0>}> : (!llvm.array<2 x i32>) -> i64 llvm.return }

// -----

// expected-error@+1 {{'llvm.shufflevector' op expected a splat operation for scalable vectors}}
llvm.func @f(%x: vector<[4]xi32>) { %0 = llvm.shufflevector %x, %x [1, 1] : vector<[4]xi32> llvm.return }

// -----

// expected-error@+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
llvm.func @f(%x: i32) { %0 = llvm.bitcast %x : i32 to !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
llvm.func @f(%x: !llvm.ptr<1>) { %0 = llvm.bitcast %x : !llvm.ptr<1> to !llvm.ptr<2> llvm.return }

// -----

// expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
llvm.func @f(%x: i32) { %0 = llvm.zext %x : i32 to i16 llvm.return }

// -----

// expected-error@+1 {{input type is an integer but output type is a vector}}
llvm.func @f(%x: i32) { %0 = llvm.sext %x : i32 to vector<2xi64> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected vector or array type}}
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 2}}
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<3 x i32> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute of size 1}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32)> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, "a"]) : !llvm.struct<(i32, i32)> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, 1 : i64]) : !llvm.array<2 x i32> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
llvm.func @f() { %0 = llvm.mlir.constant("abc") : !llvm.array<2 x i8> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
llvm.func @f() { %0 = llvm.mlir.constant("abc") : i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
llvm.func @f() { %0 = llvm.mlir.constant(@f) : i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
llvm.func @f() { %0 = llvm.mlir.zero : !llvm.target<"aarch64.svcount"> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op does not support target extension type.}}
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.Image", i32> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return }

// -----

llvm.mlir.global external @g() {addr_space = 2 : i32} : i32
// expected-error@+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr<1> llvm.return }

// -----

// expected-error@+1 {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
llvm.func @f() { %0 = llvm.dso_local_equivalent @x : !llvm.ptr llvm.return }

// -----

llvm.mlir.global external @x() : i32
// expected-error@+1 {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
llvm.func @f() { %0 = llvm.dso_local_equivalent @x : !llvm.ptr llvm.return }

// -----

llvm.func extern_weak @x()
// expected-error@+1 {{'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed}}
llvm.func @f() { %0 = llvm.dso_local_equivalent @x : !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() { %0 = llvm.blockaddress <function = @x, tag = <id = 1>> : !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() { %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{duplicate block tag '1' in the same function: }}
llvm.func @f() { llvm.blocktag <id = 1> llvm.blocktag <id = 1> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global internal @g() : i32 { llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global internal @g() : i32 { %0 = llvm.mlir.constant(1 : i64) : i64 llvm.return %0 : i64 }

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global internal @g(1 : i32) : i32 { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }

// -----

llvm.func @h() -> i32
// expected-error@+1 {{ops with side effects not allowed in global initializers}}
llvm.mlir.global internal @g() : i32 { %0 = llvm.call @h() : () -> i32 llvm.return %0 : i32 }

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global internal @g() : !llvm.void

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal @g("abc") : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal @g("abc") : !llvm.array<2 x i8>

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global internal @g("abc") {alignment = 3 : i64} : !llvm.array<3 x i8>

// -----

// expected-error@+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32, 2 : i32], data = [#llvm.zero]

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'f' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [#llvm.zero]

// -----

llvm.func @f()
// expected-error@+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [1 : i32]

// -----

llvm.func @f()
// expected-error@+1 {{dtors, priorities, and data must have the same number of elements}}
llvm.mlir.global_dtors dtors = [@f], priorities = [1 : i32, 2 : i32], data = [#llvm.zero]

// -----

llvm.func @f()
// expected-error@+1 {{'llvm.mlir.global_dtors' op 'g' does not reference a valid LLVM function}}
llvm.mlir.global_dtors dtors = [@g], priorities = [1 : i32], data = [#llvm.zero]

// -----

// expected-error@+1 {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias external @a : i32 { llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }

// -----

// expected-error@+1 {{'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias common @a : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error@+1 {{custom op 'llvm.linker_flags' is unknown}}
llvm.linker_flags [1]

// -----

// expected-error@+1 {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [1]

// -----

// expected-error@+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", 1 : i32>]

// -----

// expected-error@+1 {{only integer and string values are currently supported for unknown key '"z"'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "x", "y">, #llvm.mlir.module_flag<error, "z", [1]>]

// -----

// expected-error@+1 {{'llvm.switch' op expects number of case values to match number of case destinations}}
llvm.func @f(%a: i32) { "llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: llvm.return }

// -----

// expected-error@+1 {{expects case value type to match condition value type}}
llvm.func @f(%a: i32) { "llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: llvm.return }

// -----

// expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
llvm.func @f(%a: i32) { "llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, branch_weights = array<i32: 1>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: llvm.return }

// -----

// expected-error@+1 {{'llvm.va_arg' op operand #0 must be LLVM pointer type, but got 'i32'}}
llvm.func @f(%a: i32, ...) { %0 = llvm.va_arg %a : (i32) -> i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()

// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f() { llvm.return }

// -----

// expected-error@+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
llvm.func @f(i32) { llvm.return }

// -----

// expected-error@+1 {{'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type}}
"llvm.func"() <{function_type = i32, sym_name = "f", CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>}> ({}) : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f", CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>}> ({ ^bb0: llvm.return }) : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f", CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>}> ({ ^bb0(%a: i64): llvm.return }) : () -> ()

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.noalias})

// -----

// expected-error@+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.byval = i32})

// -----

// expected-error@+1 {{"llvm.byval" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.byval})

// -----

// expected-error@+1 {{"llvm.zeroext" should be a unit attribute}}
llvm.func @f(i32 {llvm.zeroext = 1})

// -----

// expected-error@+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f(f32 {llvm.zeroext})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (i32 {llvm.noalias})

// -----

// expected-error@+1 {{"llvm.sret" is not a valid result attribute}}
llvm.func @f() -> (i32 {llvm.sret = i32})

// -----

// expected-error@+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global external @g() : !llvm.target<"aarch64.svcount">

// -----

llvm.mlir.global external @g() : !llvm.target<"amdgcn.named.barrier", 0>
