// allow-unregistered
"x"() : () -> i0
// -----
"x"() : () -> i16777217
// -----
"x"() : () -> foo
// -----
"x"() : () -> vector<4xtensor<2xf32>>
// -----
"x"() : () -> vector<0xf32>
// -----
"x"() : () -> vector<?xf32>
// -----
"x"() : () -> vector<4xnone>
// -----
"x"() : () -> vector<4f32>
// -----
"x"() : () -> vector<[4xf32>
// -----
"x"() : () -> tensor<4x>
// -----
"x"() : () -> tensor<-1xf32>
// -----
"x"() : () -> tensor<*x4xf32>
// -----
"x"() : () -> tensor<4xf32
// -----
"x"() : () -> memref<4xf32, affine_map<(d0, d1) -> (d0)>>
// -----
"x"() : () -> memref<4xf32, "a", "b">
// -----
"x"() : () -> memref<4x4xf32, strided<[1]>>
// -----
"x"() : () -> memref<4xnone>
// -----
"x"() : () -> complex<index>
// -----
"x"() : () -> complex<f32
// -----
"x"() : () -> tuple<i32
// -----
"x"() : () -> (i32 -> i32)
// -----
"x"() : (i32,) -> ()
// -----
"x"() : () -> !foo
// -----
"x"() : () -> !undefined_alias
// -----
"x"() : () -> !foo.bar<
// -----
!t = i32
!t = i64
// -----
!t.x = i32
// -----
!t i32
// -----
"x"() : () -> !llvm.nope
// -----
"x"() : () -> !llvm.ptr<a>
// -----
"x"() : () -> !llvm.array<4 x !llvm.void>
// -----
"x"() : () -> !llvm.array<-1 x i32>
// -----
"x"() : () -> !llvm.struct<(i32>
// -----
"x"() : () -> !llvm.struct<"a", (i32)>
"x"() : () -> !llvm.struct<"a", (i64)>
// -----
"x"() : () -> !llvm.func<void (void)>
// -----
"x"() : () -> memref<?xf32, strided<[a]>>
// -----
"x"() : () -> tensor<99999999999999999999xf32>
// -----
"x"() : () -> tensor<0x4xf32>
"y"() : () -> tensor<0xf32>
"z"() : () -> tensor<0xFFxf32>
