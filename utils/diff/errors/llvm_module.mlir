// expected-error@+1 {{no_inline and always_inline attributes are incompatible}}
llvm.func @f() attributes {no_inline, always_inline} { llvm.return }
// -----
// expected-error@+1 {{'llvm.func' op with optimize_none must also be no_inline}}
llvm.func @f() attributes {optimize_none} { llvm.return }
// -----
// expected-error@+2 {{'llvm.landingpad' should have a consistent result type inside a function}}
llvm.func @p(...) -> i32
llvm.func @f(%c : i1) attributes {personality = @p} {
  llvm.invoke @f(%c) to ^bb1 unwind ^bb2 : (i1) -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
^bb3:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i64)>
  llvm.return
}
// -----
// expected-error@+5 {{duplicate block tag '1' in the same function: }}
llvm.func @f() { 
  llvm.blocktag <id = 1>
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return }
// -----
// expected-error@+2 {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.global external @g() : i32
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr @g
// -----
// expected-error@+2 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.func @r() -> !llvm.ptr
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr @r
// -----
// expected-error@+2 {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.func @r() -> i32 { %0 = llvm.mlir.zero : i32 llvm.return %0 : i32 }
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr @r
// -----
// expected-error@+2 {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr<3> @r
// -----
// expected-error@+2 {{'llvm.mlir.ifunc' op 'common' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc common @i : !llvm.func<i32 (i32)>, !llvm.ptr @r
// -----
// expected-error@+1 {{'llvm.mlir.alias' op 'appending' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias appending @i : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
// expected-error@+1 {{'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias}}
llvm.mlir.alias external @i : !llvm.void { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
// expected-error@+1 {{ops with side effects are not allowed in alias initializers}}
llvm.mlir.alias external @i : i32 { %c = llvm.mlir.constant(1 : i32) : i32 %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
// expected-error@+1 {{ops with side effects not allowed in global initializers}}
llvm.mlir.global external @i() : !llvm.ptr { %c = llvm.mlir.constant(1 : i32) : i32 %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @i() : !llvm.token
// -----
// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @i() : !llvm.metadata
// -----
// expected-error@+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global external @i() : !llvm.target<"foo">
// -----
// expected-error@+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global external @i(1 : i32) : !llvm.target<"spirv.Image">
// -----
// expected-error@+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
llvm.func @f(%a: i32) { llvm.call_intrinsic "foo"(%a) : (i32) -> () llvm.return }
// -----
// expected-error@+1 {{'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation}}
llvm.func @f(%a: i32) { llvm.inline_asm tail_call_kind = <musttail> "a", "" : () -> () llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.global_ctors' op 'foo' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@foo], priorities = [0 : i32], data = [#llvm.zero]
// -----
// expected-error@+2 {{'llvm.mlir.global_ctors' op 'foo' does not have a definition}}
llvm.func @foo()
llvm.mlir.global_ctors ctors = [@foo], priorities = [0 : i32], data = [#llvm.zero]
// -----
// expected-error@+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_dtors dtors = [@foo], priorities = [0 : i32], data = [1 : i32]
// -----
// expected-error@+1 {{'llvm.linker_options' op must appear at the module level}}
llvm.func @f() { llvm.linker_options ["a"] llvm.return }
// -----
// expected-error@+1 {{'llvm.module_flags' op must appear at the module level}}
llvm.func @f() { llvm.module_flags [] llvm.return }
// -----
// expected-error@+1 {{'llvm.switch' op expects number of case values to match number of case destinations}}
llvm.func @f(%a: i32) { "llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () 
^bb1: llvm.return }
// -----
// expected-error@+1 {{expects case value type to match condition value type}}
llvm.func @f(%a: i32) { "llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () 
^bb1: llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.zero : !llvm.target<"foo"> llvm.return }
// -----
// expected-error@+1 {{'llvm.alloca' op this target extension type cannot be used in alloca}}
llvm.func @f(%a: i32) { %0 = llvm.alloca %a x !llvm.target<"foo"> : (i32) -> !llvm.ptr llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute of size 2}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, f32)> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32, 1 : i32]) : !llvm.struct<(i32, f32)> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, f32)> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(["a"]) : !llvm.struct<(i32)> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(ptr)> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x i32> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 1 vs. 2}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<2 x i32> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([[1 : i32], #llvm.zero]) : !llvm.array<2 x struct<(i32)>> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op nested array attribute size for struct element at index 0 must match struct size: 2 vs. 1}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([[1 : i32, 1 : i32], #llvm.zero]) : !llvm.array<2 x struct<(i32)>> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op nested attribute for struct element at index 0 must be a zero, or undef, or array attribute}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32, #llvm.zero]) : !llvm.array<2 x struct<(i32)>> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 0 must be a zero, or undef, or array attribute}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32, #llvm.zero]) : !llvm.array<2 x array<1 x struct<(i32)>>> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 1: 1 vs. 2}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([[#llvm.undef], #llvm.zero]) : !llvm.array<2 x array<2 x struct<(i32)>>> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<[4]xi32> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(dense<[1,2,3,4]> : vector<4xi32>) : vector<[4]xi32> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op expected integer element type for integer elements attribute}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xf32> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf64> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 32}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xi64> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op does not support target extension type.}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"foo"> llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(@f) : !llvm.ptr llvm.return }
