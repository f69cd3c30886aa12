// RUN: mlopt %s -split-input-file -verify-diagnostics

// What mlir-opt refuses in the modern spelling, in its words.

// expected-error@+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
llvm.func @a(%a: f32, %p: !llvm.ptr) { "llvm.add"(%a,%a) : (f32,f32)->f32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.fadd"(%a,%a) : (i32,i32)->i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.load' op operand #0 must be LLVM pointer type, but got 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.load"(%a) : (i32)->i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.load' op result #0 must be LLVM type with size, but got 'index'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.load"(%p) : (!llvm.ptr)->index
 llvm.return }

// -----

// expected-error@+1 {{'llvm.alloca' op operand #0 must be signless integer, but got '!llvm.ptr'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.alloca"(%p) <{elem_type=f32}>: (!llvm.ptr)->!llvm.ptr
 llvm.return }

// -----

// expected-error@+1 {{'llvm.extractvalue' op operand #0 must be LLVM aggregate type, but got 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.extractvalue"(%a) <{position=array<i64: 0>}>: (i32)->i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.extractvalue' op position out of bounds: 2}}
llvm.func @a(%a: i32, %p: !llvm.struct<(i32,i32)>) { "llvm.extractvalue"(%p) <{position=array<i64: 2>}>: (!llvm.struct<(i32,i32)>)->i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32, i32)>' should produce 'i32' but this op returns 'f32'}}
llvm.func @a(%a: i32, %p: !llvm.struct<(i32,i32)>) { "llvm.extractvalue"(%p) <{position=array<i64: 1>}>: (!llvm.struct<(i32,i32)>)->f32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.insertvalue' op Type mismatch: cannot insert '!llvm.struct<(i32, i32)>' into '!llvm.struct<(i32, i32)>'}}
llvm.func @a(%a: i32, %p: !llvm.struct<(i32,i32)>) { "llvm.insertvalue"(%p, %p) <{position=array<i64: 1>}>: (!llvm.struct<(i32,i32)>,!llvm.struct<(i32,i32)>)->!llvm.struct<(i32,i32)>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.cond_br"(%a)[^bb1,^bb1]<{operandSegmentSizes=array<i32:1,0,0>}> : (i32)->()
^bb1: 
 llvm.return }

// -----

// expected-error@+1 {{'llvm.ptrtoint' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.ptrtoint"(%a) : (i32)->i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.inttoptr' op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.inttoptr"(%a) : (i32)->i32
 llvm.return }

// -----

// expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.sext"(%a) : (i32)->i16
 llvm.return }

// -----

// expected-error@+1 {{'llvm.sext' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.sext"(%a) : (i32)->f32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.bitcast' op result #0 must be LLVM-compatible non-aggregate type, but got 'index'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.bitcast"(%a) : (i32)->index
 llvm.return }

// -----

// expected-error@+1 {{invalid properties {predicate = 12 : i64} for op llvm.icmp: Invalid attribute `predicate` in property conversion: 12 : i64}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.icmp"(%a, %a)  <{predicate=12:i64}>: (i32, i32)->i1
 llvm.return }

// -----

// expected-error@+1 {{'llvm.icmp' op requires all operands to have the same type}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.icmp"(%a, %p)  <{predicate=1:i64}>: (i32, !llvm.ptr)->i1
 llvm.return }

// -----

// expected-error@+1 {{'llvm.icmp' op result #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.icmp"(%a, %a)  <{predicate=1:i64}>: (i32, i32)->i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.getelementptr' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.getelementptr"(%a, %a) <{elem_type=f32, rawConstantIndices=array<i32: -2147483648>}> : (i32, i32)->!llvm.ptr
 llvm.return }

// -----

// expected-error@+1 {{'llvm.getelementptr' op operand #1 must be variadic of signless integer or LLVM dialect-compatible vector of signless integer, but got '!llvm.ptr'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.getelementptr"(%p, %p) <{elem_type=f32, rawConstantIndices=array<i32: -2147483648>}> : (!llvm.ptr, !llvm.ptr)->!llvm.ptr
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.mlir.constant"() <{value=1:i32}>: ()->f32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.mlir.constant"() <{value=@a}>: ()->f32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 32}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.mlir.constant"() <{value=1.0:f32}>: ()->i64
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.mlir.addressof"() <{global_name=@b}>: ()->!llvm.ptr
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.zero' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.mlir.zero"() : ()->index
 llvm.return }

// -----

// expected-error@+2 {{'llvm.return' op expected no operands}}
// expected-note@+1 {{when returning from function}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.return"(%a) : (i32)->()
 }

// -----

// expected-error@+2 {{'llvm.return' op expected 1 operand}}
// expected-note@+1 {{when returning from function}}
llvm.func @a(%a: i32, %p: !llvm.ptr) -> i32 { "llvm.return"() : ()->()
 }

// -----

// expected-error@+2 {{'llvm.return' op mismatching result types}}
// expected-note@+1 {{when returning from function}}
llvm.func @a(%a: i32, %p: !llvm.ptr) -> i32 { "llvm.return"(%p) : (!llvm.ptr)->()
 }

// -----

// expected-error@+1 {{'llvm.call' op 'b' does not reference a symbol in the current scope}}
llvm.func @a(%a: i32, %p: !llvm.ptr) -> i32 { "llvm.call"(%a) <{callee=@b,operandSegmentSizes=array<i32:1,0>}>: (i32)->()
 llvm.return %a : i32}

// -----

// expected-error@+1 {{'llvm.call' op incorrect number of operands (1) for callee (expecting: 2)}}
llvm.func @a(%a: i32, %p: !llvm.ptr) -> i32 { "llvm.call"(%a) <{callee=@a,operandSegmentSizes=array<i32:1,0>}>: (i32)->()
 llvm.return %a : i32}

// -----

// expected-error@+1 {{'llvm.call' op operand type mismatch for operand 1: 'i32' != '!llvm.ptr'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) -> i32 { "llvm.call"(%a, %a) <{callee=@a,operandSegmentSizes=array<i32:2,0>}>: (i32,i32)->()
 llvm.return %a : i32}

// -----

// expected-error@+1 {{'llvm.call' op expected function call to produce a value}}
llvm.func @a(%a: i32, %p: !llvm.ptr) -> i32 { "llvm.call"(%a, %p) <{callee=@a,operandSegmentSizes=array<i32:2,0>}>: (i32,!llvm.ptr)->()
 llvm.return %a : i32}

// -----

// expected-error@+1 {{'llvm.call' op result type mismatch: 'f32' != 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) -> i32 { "llvm.call"(%a, %p) <{callee=@a,operandSegmentSizes=array<i32:2,0>}>: (i32,!llvm.ptr)->f32
 llvm.return %a : i32}

// -----

// expected-error@+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) -> i32 { "llvm.call"(%a, %p) <{operandSegmentSizes=array<i32:2,0>}>: (i32,!llvm.ptr)->f32
 llvm.return %a : i32}

// -----

// expected-error@+1 {{'llvm.extractelement' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
llvm.func @a(%a: i32, %p: vector<4xf32>) { "llvm.extractelement"(%a, %a) : (i32,i32)->f32
 llvm.return}

// -----

// expected-error@+1 {{'llvm.insertelement' op failed to verify that argument type matches vector element type}}
llvm.func @a(%a: i32, %p: vector<4xf32>) { "llvm.insertelement"(%p, %a, %a) : (vector<4xf32>,i32,i32)->vector<4xf32>
 llvm.return}

// -----

// expected-error@+1 {{'llvm.shufflevector' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
llvm.func @a(%a: i32, %p: vector<4xf32>) { "llvm.shufflevector"(%a, %p) <{mask=array<i32: 0>}> : (i32, vector<4xf32>)->vector<1xf32>
 llvm.return}

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.atomicrmw"(%p, %a) <{bin_op=11:i64, ordering=6:i64}> : (!llvm.ptr,i32)->i32
 llvm.return}

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
llvm.func @a(%a: f32, %p: !llvm.ptr) { "llvm.atomicrmw"(%p, %a) <{bin_op=1:i64, ordering=6:i64}> : (!llvm.ptr,f32)->f32
 llvm.return}

// -----

// expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.cmpxchg"(%p, %a, %a) <{success_ordering=1:i64, failure_ordering=6:i64}> : (!llvm.ptr,i32,i32)->!llvm.struct<(i32,i1)>
 llvm.return}

// -----

// expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.cmpxchg"(%p, %a, %a) <{success_ordering=6:i64, failure_ordering=6:i64}> : (!llvm.ptr,i32,i32)->!llvm.struct<(i32,i1)>
 llvm.return}

// -----

// expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.fence"() <{ordering=2:i64}> : ()->()
 llvm.return}

// -----

// expected-error@+1 {{'llvm.select' op operand #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.select"(%a,%a,%a) : (i32,i32,i32)->i32
 llvm.return}

// -----

// expected-error@+1 {{'llvm.intr.exp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.intr.exp"(%a) : (i32)->i32
 llvm.return}

// -----

// expected-error@+1 {{'llvm.intr.memcpy' op operand #0 must be LLVM pointer type, but got 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.intr.memcpy"(%a,%a,%a)<{isVolatile=false}> : (i32,i32,i32)->()
 llvm.return}

// -----

// expected-error@+1 {{'llvm.intr.assume' op operand #0 must be 1-bit signless integer, but got 'i32'}}
llvm.func @a(%a: i32, %p: !llvm.ptr) { "llvm.intr.assume"(%a) <{op_bundle_sizes=array<i32>}>: (i32)->()
 llvm.return}

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @a(%a: index) 

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @a(%a: i32) -> (i32, i32)

// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @a(%a: i32) -> (i32)

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @a(%a: i32) -> (i32)

// -----

// expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @a(%a: i32 {llvm.noalias = 3}) -> (i32)

// -----

// expected-error@+1 {{"llvm.align" should be an integer attribute}}
llvm.func @a(%a: i32 {llvm.align = "a"}) -> (i32)

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal @g("abc") : i32

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global internal @g(3 : i32) 

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global internal @g(3 : i32) : index

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global internal @g(3 : i32) : i32 { llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
llvm.func @f() { llvm.mlir.global internal @g(3 : i32) : i32 
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
llvm.func @a(%a: i32) { llvm.icmp "foo" %a, %a : i32
 llvm.return }

// -----

llvm.func @f(%v: vector<4xf32>, %a: f32, %i: i32) {
  // expected-error@+1 {{failed to verify that all of {res, vector} have same type}}
  %0 = "llvm.insertelement"(%v, %a, %i) : (vector<4xf32>, f32, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.memcpy' op expected 3 operands, but found 2}}
  "llvm.intr.memcpy"(%p, %p) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'llvm.intr.memset' op expected 3 operands, but found 5}}
  "llvm.intr.memset"(%p, %p, %n, %n, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.prefetch' op requires a single operand}}
  "llvm.intr.prefetch"(%p, %p) <{rw = 0 : i32, hint = 3 : i32, cache = 1 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
