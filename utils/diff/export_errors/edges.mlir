llvm.func @f(%p: !llvm.ptr, %x: !llvm.target<"spirv.Image", i32, 1>) { llvm.store %x, %p : !llvm.target<"spirv.Image", i32, 1>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %x: !llvm.struct<(i64, target<"spirv.Image", i32, 1>)>) { llvm.store %x, %p : !llvm.struct<(i64, target<"spirv.Image", i32, 1>)>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %x: !llvm.struct<(i64, i64, target<"spirv.Event">)>) { llvm.store %x, %p : !llvm.struct<(i64, i64, target<"spirv.Event">)>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %x: !llvm.target<"aarch64.svcount">) { llvm.store %x, %p : !llvm.target<"aarch64.svcount">, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %x: !llvm.target<"riscv.vector.tuple", vector<[2]xi8>, 2>) { llvm.store %x, %p : !llvm.target<"riscv.vector.tuple", vector<[2]xi8>, 2>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %x: !llvm.target<"dx.RawBuffer", f32, 1, 0>) { llvm.store %x, %p : !llvm.target<"dx.RawBuffer", f32, 1, 0>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %x: !llvm.target<"foo">) { llvm.store %x, %p : !llvm.target<"foo">, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %x: !llvm.target<"amdgcn.named.barrier", 0>) { llvm.store %x, %p : !llvm.target<"amdgcn.named.barrier", 0>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %x: !llvm.struct<(i8, target<"spirv.Image", i32, 1>)>) { llvm.store %x, %p : !llvm.struct<(i8, target<"spirv.Image", i32, 1>)>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr { %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, target<"spirv.Image", i32, 1>)> llvm.return %0 : !llvm.ptr }
// -----
llvm.func @f() -> !llvm.ptr { %c = llvm.mlir.constant(1 : i64) : i64 %0 = llvm.alloca %c x !llvm.struct<(i8, target<"spirv.Image", i32, 1>)> : (i64) -> !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.call_intrinsic "llvm.fabs.f32"(%v) : (i32) -> i32 llvm.return }
// -----
llvm.func @f(%v: f32) -> f32 { %0 = llvm.call_intrinsic "llvm.fabs"(%v) : (f32) -> f32 llvm.return %0 : f32 }
// -----
llvm.func @f(%v: f32) -> f32 { %0 = llvm.call_intrinsic "llvm.fabs"(%v) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32 llvm.return %0 : f32 }
// -----
llvm.func @f() -> i64 { %0 = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64 llvm.return %0 : i64 }
// -----
llvm.func @f() -> i64 { %m = llvm.mlir.constant("a") : !llvm.metadata llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call_intrinsic "llvm.lifetime.start"(%p) : (!llvm.ptr) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call_intrinsic "llvm.foo"(%p) : (!llvm.ptr) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call_intrinsic "foo"(%p) : (!llvm.ptr) -> () llvm.return }
// -----
llvm.func @f(%a: vector<4xi32>) -> i32 { %0 = llvm.call_intrinsic "llvm.vector.reduce.add"(%a) : (vector<4xi32>) -> i32 llvm.return %0 : i32 }
// -----
llvm.func @f(%a: i1) { llvm.call_intrinsic "llvm.assume"(%a) ["align"(%a : i1)] : (i1) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr {llvm.byval = !llvm.array<4294967296 x array<4294967296 x i64>>}) { llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr {llvm.byval = !llvm.array<268435456 x i64>}) { llvm.return }
// -----
llvm.mlir.global external @g() : !llvm.array<18446744073709551615 x i8>
// -----
llvm.mlir.global external @g() : !llvm.array<9223372036854775808 x i64>
// -----
llvm.mlir.global external @g() : !llvm.array<4294967296 x array<4294967296 x i64>>
// -----
llvm.mlir.global internal @g() : !llvm.array<4294967296 x array<4294967296 x i64>> { %0 = llvm.mlir.zero : !llvm.array<4294967296 x array<4294967296 x i64>> llvm.return %0 : !llvm.array<4294967296 x array<4294967296 x i64>> }
// -----
llvm.func @f() -> !llvm.ptr { %c = llvm.mlir.constant(1 : i64) : i64 %0 = llvm.alloca %c x !llvm.array<4294967296 x array<4294967296 x i64>> : (i64) -> !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr { %0 = llvm.getelementptr %p[0, 4, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4294967296 x array<4294967296 x i64>> llvm.return %0 : !llvm.ptr }
// -----
llvm.func @f(%p: !llvm.ptr) { %x = llvm.load %p : !llvm.ptr -> !llvm.array<4294967296 x array<4294967296 x i64>> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %x = llvm.load %p : !llvm.ptr -> vector<4294967295xi64> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %x = llvm.load %p : !llvm.ptr -> i8388608 llvm.return }
// -----
llvm.mlir.global external @g(1 : i8388608) : i8388608
// -----
llvm.func @f(%p: !llvm.ptr) { %x = llvm.load %p {alignment = 4294967296 : i64} : !llvm.ptr -> i8 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %x = llvm.load %p {alignment = 8589934592 : i64} : !llvm.ptr -> i8 llvm.return }
// -----
llvm.mlir.global external @g(1 : i8) {alignment = 4294967296 : i64} : i8
// -----
llvm.mlir.global external @g(1 : i8) {alignment = 8589934592 : i64} : i8
// -----
llvm.func @f(%p: !llvm.ptr {llvm.align = 8589934592 : i64}) { llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr {llvm.dereferenceable = -1 : i64}) { llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr {llvm.alignstack = 16 : i64}) { llvm.return }
// -----
llvm.func @f() attributes {alignment = 3 : i64} { llvm.return }
// -----
llvm.func @f() attributes {alignment = 0 : i64} { llvm.return }
// -----
llvm.func @f() attributes {alignment = 8589934592 : i64} { llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %n: i64) { "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 18446744073709551615 : i64}> : (!llvm.ptr, !llvm.ptr) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %n: i64) { "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = -1 : i32}> : (!llvm.ptr, !llvm.ptr) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %n: i64) { "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 1 : i32}> : (!llvm.ptr, !llvm.ptr) -> () "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> () llvm.return }
// -----
llvm.func @f(%v: i64) -> i64 { llvm.switch %v : i64, ^a [9223372036854775807: ^b, -9223372036854775808: ^b, -1 : ^b] 
^a: llvm.return %v : i64
^b: llvm.return %v : i64 }
// -----
llvm.func @f(%v: i128) -> i128 { llvm.switch %v : i128, ^a [170141183460469231731687303715884105727: ^b] 
^a: llvm.return %v : i128
^b: llvm.return %v : i128 }
// -----
llvm.func @f() attributes {frame_pointer = #llvm.framePointerKind<all>, vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 16>, target_cpu = "x", tune_cpu = "y", target_features = #llvm.target_features<["+a", "-b"]>} { llvm.return }
// -----
llvm.func @f() attributes {frame_pointer = #llvm.framePointerKind<"non-leaf">, uwtable_kind = #llvm.uwtableKind<sync>, denormal_fp_math = "ieee", passthrough = ["a", ["b", "c"], ["alignstack", "16"]]} { llvm.return }
// -----
llvm.func @f(f32 {llvm.nofpclass = 3 : i64}) -> (f32 {llvm.nofpclass = 960 : i64})
// -----
llvm.func @f(i32 {llvm.range = #llvm.constant_range<i32, 0, 10>}) -> (i32 {llvm.range = #llvm.constant_range<i32, -5, 5>})
// -----
llvm.func @f(f32 {llvm.signext})
// -----
llvm.func @f(i32 {llvm.signext, llvm.zeroext})
// -----
llvm.func @f(i32 {llvm.noalias})
// -----
llvm.func @f(i32 {llvm.byval = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.sret = i32}, !llvm.ptr {llvm.sret = i32})
// -----
llvm.func @f(i32, i32, !llvm.ptr {llvm.sret = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.inalloca = i32}, i32)
// -----
llvm.func @f(i32 {llvm.inreg, llvm.noundef}, !llvm.ptr {llvm.nest, llvm.returned}) -> !llvm.ptr
// -----
llvm.func @f(i32 {llvm.returned}) -> i64
// -----
llvm.func @f(i32 {llvm.foo})
// -----
llvm.func @f(i32 {foo.bar})
// -----
llvm.func @f(!llvm.ptr {llvm.nocapture, llvm.readonly, llvm.writeonly})
// -----
llvm.func @f(!llvm.ptr {llvm.preallocated = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.elementtype = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.dead_on_unwind, llvm.writable, llvm.nofree, llvm.nonnull, llvm.swifterror})
// -----
llvm.func @f(!llvm.ptr {llvm.allocptr, llvm.allocalign})
// -----
llvm.func @f(i64 {llvm.allocalign}) -> (!llvm.ptr {llvm.noalias})
// -----
llvm.func @f(!llvm.ptr {llvm.inalloca = i32, llvm.readonly})
// -----
llvm.func @f(!llvm.ptr {llvm.readnone, llvm.readonly})
// -----
llvm.func @f(!llvm.ptr {llvm.readnone, llvm.writeonly})
// -----
llvm.func @f(!llvm.ptr {llvm.byval = i32, llvm.sret = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.nest}, !llvm.ptr {llvm.nest})
// -----
llvm.func @f(i32 {llvm.returned}, i32 {llvm.returned}) -> i32
// -----
llvm.func @f(!llvm.ptr {llvm.sret = i32}) -> i32
// -----
llvm.func @f(vector<2xi32> {llvm.align = 4 : i64})
// -----
llvm.func @f() attributes {passthrough = ["noinline", "alwaysinline"]}
// -----
llvm.func @f() attributes {no_inline, always_inline}
// -----
llvm.func @f() attributes {optimize_none}
// -----
llvm.func @f() attributes {optimize_none, no_inline, passthrough = ["optsize"]}
// -----
llvm.func @f() attributes {optimize_none, no_inline, passthrough = ["minsize"]}
// -----
llvm.func @f() attributes {passthrough = [["alignstack", "3"]]}
// -----
llvm.func @f(%p: !llvm.ptr) -> i32 { %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"o", opaque> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %c = llvm.mlir.constant(1 : i64) : i64 %0 = llvm.alloca %c x !llvm.struct<"o", opaque> : (i64) -> !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %c = llvm.mlir.constant(1 : i64) : i64 %0 = llvm.alloca %c x !llvm.target<"foo"> : (i64) -> !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.target<"foo"> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %o: !llvm.struct<"o", opaque>) { llvm.store %o, %p : !llvm.struct<"o", opaque>, !llvm.ptr llvm.return }
// -----
llvm.mlir.global external @g() : !llvm.target<"foo">
// -----
llvm.mlir.global external @g() : !llvm.target<"spirv.Image", i32, 1>
// -----
llvm.mlir.global external @g() : !llvm.struct<(target<"foo">)>
// -----
llvm.mlir.global external @g() : !llvm.struct<"o", opaque>
// -----
llvm.mlir.global internal @g() : !llvm.target<"foo"> { %0 = llvm.mlir.poison : !llvm.target<"foo"> llvm.return %0 : !llvm.target<"foo"> }
// -----
llvm.func @f(!llvm.target<"foo">) -> !llvm.target<"spirv.Image">
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> !llvm.label llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> !llvm.x86_amx llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<()> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> !llvm.array<0 x i32> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> vector<[4]xi32> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<(vector<[4]xi32>, i32)> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> !llvm.array<2 x vector<[4]xi32>> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> !llvm.ppc_fp128 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i65) { llvm.store %i, %p : i65, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: vector<3xi24>) { llvm.store %i, %p : vector<3xi24>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: vector<3xi1>) { llvm.store %i, %p : vector<3xi1>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: bf16) { llvm.store %i, %p : bf16, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: vector<3xbf16>) { llvm.store %i, %p : vector<3xbf16>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: f80) { llvm.store %i, %p : f80, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: f8E5M2) { llvm.store %i, %p : f8E5M2, !llvm.ptr llvm.return }
