llvm.func @f() attributes {no_inline, always_inline} { llvm.return }
// -----
llvm.func @f() attributes {optimize_none} { llvm.return }
// -----
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
llvm.func @f() { 
  llvm.blocktag <id = 1>
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr @g
// -----
llvm.func @r() -> !llvm.ptr
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr @r
// -----
llvm.func @r() -> i32 { %0 = llvm.mlir.zero : i32 llvm.return %0 : i32 }
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr<3> @r
// -----
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc common @i : !llvm.func<i32 (i32)>, !llvm.ptr @r
// -----
llvm.mlir.alias appending @i : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.alias external @i : !llvm.void { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.alias external @i : i32 { %c = llvm.mlir.constant(1 : i32) : i32 %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.global external @i() : !llvm.ptr { %c = llvm.mlir.constant(1 : i32) : i32 %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.global external @i() : !llvm.token
// -----
llvm.mlir.global external @i() : !llvm.metadata
// -----
llvm.mlir.global external @i() : !llvm.target<"foo">
// -----
llvm.mlir.global external @i(1 : i32) : !llvm.target<"spirv.Image">
// -----
llvm.func @f(%a: i32) { llvm.call_intrinsic "foo"(%a) : (i32) -> () llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.inline_asm tail_call_kind = <musttail> "a", "" : () -> () llvm.return }
// -----
llvm.mlir.global_ctors ctors = [@foo], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @foo()
llvm.mlir.global_ctors ctors = [@foo], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.mlir.global_dtors dtors = [@foo], priorities = [0 : i32], data = [1 : i32]
// -----
llvm.func @f() { llvm.linker_options ["a"] llvm.return }
// -----
llvm.func @f() { llvm.module_flags [] llvm.return }
// -----
llvm.func @f(%a: i32) { "llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () 
^bb1: llvm.return }
// -----
llvm.func @f(%a: i32) { "llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () 
^bb1: llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.zero : !llvm.target<"foo"> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.alloca %a x !llvm.target<"foo"> : (i32) -> !llvm.ptr llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, f32)> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32, 1 : i32]) : !llvm.struct<(i32, f32)> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, f32)> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(["a"]) : !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(ptr)> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x i32> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<2 x i32> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([[1 : i32], #llvm.zero]) : !llvm.array<2 x struct<(i32)>> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([[1 : i32, 1 : i32], #llvm.zero]) : !llvm.array<2 x struct<(i32)>> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32, #llvm.zero]) : !llvm.array<2 x struct<(i32)>> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([1 : i32, #llvm.zero]) : !llvm.array<2 x array<1 x struct<(i32)>>> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant([[#llvm.undef], #llvm.zero]) : !llvm.array<2 x array<2 x struct<(i32)>>> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<[4]xi32> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(dense<[1,2,3,4]> : vector<4xi32>) : vector<[4]xi32> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xf32> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf64> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xi64> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"foo"> llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.mlir.constant(@f) : !llvm.ptr llvm.return }
