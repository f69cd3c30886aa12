// allow-unregistered
"x"() : () -> i0
// -----
// expected-error@+1 {{integer bitwidth is limited to 16777215 bits}}
"x"() : () -> i16777217
// -----
// expected-error@+1 {{expected non-function type}}
"x"() : () -> foo
// -----
// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"x"() : () -> vector<4xtensor<2xf32>>
// -----
// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
"x"() : () -> vector<0xf32>
// -----
// expected-error@+1 {{expected non-function type}}
"x"() : () -> vector<?xf32>
// -----
// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"x"() : () -> vector<4xnone>
// -----
// expected-error@+1 {{expected 'x' in dimension list}}
"x"() : () -> vector<4f32>
// -----
// expected-error@+1 {{missing ']' closing scalable dimension}}
"x"() : () -> vector<[4xf32>
// -----
// expected-error@+1 {{expected non-function type}}
"x"() : () -> tensor<4x>
// -----
// expected-error@+1 {{expected non-function type}}
"x"() : () -> tensor<-1xf32>
// -----
// expected-error@+1 {{expected non-function type}}
"x"() : () -> tensor<*x4xf32>
// -----
// expected-error@+2 {{expected '>' in tensor type}}
// expected-note@+1 {{'(' opened here}}
"x"() : () -> tensor<4xf32
// -----
// expected-error@+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
"x"() : () -> memref<4xf32, affine_map<(d0, d1) -> (d0)>>
// -----
// expected-error@+1 {{multiple memory spaces specified in memref type}}
"x"() : () -> memref<4xf32, "a", "b">
// -----
// expected-error@+1 {{expected the number of strides to match the rank}}
"x"() : () -> memref<4x4xf32, strided<[1]>>
// -----
// expected-error@+1 {{invalid memref element type}}
"x"() : () -> memref<4xnone>
// -----
// expected-error@+1 {{invalid element type for complex}}
"x"() : () -> complex<index>
// -----
// expected-error@+2 {{expected '>' in complex type}}
// expected-note@+1 {{'<' opened here}}
"x"() : () -> complex<f32
// -----
// expected-error@+2 {{expected '>' in tuple type}}
// expected-note@+1 {{'<' opened here}}
"x"() : () -> tuple<i32
// -----
// expected-error@+1 {{expected ')'}}
"x"() : () -> (i32 -> i32)
// -----
// expected-error@+1 {{expected non-function type}}
"x"() : (i32,) -> ()
// -----
// expected-error@+1 {{undefined symbol alias id 'foo'}}
"x"() : () -> !foo
// -----
// expected-error@+1 {{undefined symbol alias id 'undefined_alias'}}
"x"() : () -> !undefined_alias
// -----
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x"() : () -> !foo.bar<
// -----
// expected-error@+2 {{redefinition of type alias id 't'}}
!t = i32
!t = i64
// -----
// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!t.x = i32
// -----
// expected-error@+1 {{expected '=' in type alias definition}}
!t i32
// -----
// expected-error@+1 {{unknown LLVM type: nope}}
"x"() : () -> !llvm.nope
// -----
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"x"() : () -> !llvm.ptr<a>
// -----
// expected-error@+1 {{invalid array element type: '!llvm.void'}}
"x"() : () -> !llvm.array<4 x !llvm.void>
// -----
"x"() : () -> !llvm.array<-1 x i32>
// -----
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"x"() : () -> !llvm.struct<(i32>
// -----
// expected-error@+2 {{identified type already used with a different body}}
"x"() : () -> !llvm.struct<"a", (i32)>
"x"() : () -> !llvm.struct<"a", (i64)>
// -----
// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
"x"() : () -> !llvm.func<void (void)>
// -----
// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"x"() : () -> memref<?xf32, strided<[a]>>
// -----
// expected-error@+1 {{invalid dimension}}
"x"() : () -> tensor<99999999999999999999xf32>
// -----
// expected-error@+3 {{expected non-function type}}
"x"() : () -> tensor<0x4xf32>
"y"() : () -> tensor<0xf32>
"z"() : () -> tensor<0xFFxf32>
