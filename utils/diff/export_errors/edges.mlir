llvm.func @f(%p: !llvm.ptr, %x: !llvm.target<"spirv.Image", i32, 1>) { llvm.store %x, %p : !llvm.target<"spirv.Image", i32, 1>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %x: !llvm.struct<(i64, target<"spirv.Image", i32, 1>)>) { llvm.store %x, %p : !llvm.struct<(i64, target<"spirv.Image", i32, 1>)>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %x: !llvm.struct<(i64, i64, target<"spirv.Event">)>) { llvm.store %x, %p : !llvm.struct<(i64, i64, target<"spirv.Event">)>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %x: !llvm.target<"aarch64.svcount">) { llvm.store %x, %p : !llvm.target<"aarch64.svcount">, !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{'llvm.store' op operand #0 must be LLVM type with size, but got '!llvm.target<"riscv.vector.tuple", vector<[2]xi8>, 2>'}}
llvm.func @f(%p: !llvm.ptr, %x: !llvm.target<"riscv.vector.tuple", vector<[2]xi8>, 2>) { llvm.store %x, %p : !llvm.target<"riscv.vector.tuple", vector<[2]xi8>, 2>, !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{'llvm.store' op operand #0 must be LLVM type with size, but got '!llvm.target<"dx.RawBuffer", f32, 1, 0>'}}
llvm.func @f(%p: !llvm.ptr, %x: !llvm.target<"dx.RawBuffer", f32, 1, 0>) { llvm.store %x, %p : !llvm.target<"dx.RawBuffer", f32, 1, 0>, !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{'llvm.store' op operand #0 must be LLVM type with size, but got '!llvm.target<"foo">'}}
llvm.func @f(%p: !llvm.ptr, %x: !llvm.target<"foo">) { llvm.store %x, %p : !llvm.target<"foo">, !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{'llvm.store' op operand #0 must be LLVM type with size, but got '!llvm.target<"amdgcn.named.barrier", 0>'}}
llvm.func @f(%p: !llvm.ptr, %x: !llvm.target<"amdgcn.named.barrier", 0>) { llvm.store %x, %p : !llvm.target<"amdgcn.named.barrier", 0>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %x: !llvm.struct<(i8, target<"spirv.Image", i32, 1>)>) { llvm.store %x, %p : !llvm.struct<(i8, target<"spirv.Image", i32, 1>)>, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr { %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, target<"spirv.Image", i32, 1>)> llvm.return %0 : !llvm.ptr }
// -----
llvm.func @f() -> !llvm.ptr { %c = llvm.mlir.constant(1 : i64) : i64 %0 = llvm.alloca %c x !llvm.struct<(i8, target<"spirv.Image", i32, 1>)> : (i64) -> !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
// expected-error@+1 {{call intrinsic signature i32 (i32) to overloaded intrinsic "llvm.fabs.f32" does not match any of the overloads}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.call_intrinsic "llvm.fabs.f32"(%v) : (i32) -> i32 llvm.return }
// -----
llvm.func @f(%v: f32) -> f32 { %0 = llvm.call_intrinsic "llvm.fabs"(%v) : (f32) -> f32 llvm.return %0 : f32 }
// -----
llvm.func @f(%v: f32) -> f32 { %0 = llvm.call_intrinsic "llvm.fabs"(%v) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32 llvm.return %0 : f32 }
// -----
llvm.func @f() -> i64 { %0 = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64 llvm.return %0 : i64 }
// -----
// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 1 i8 elements for the string constant}}
llvm.func @f() -> i64 { %m = llvm.mlir.constant("a") : !llvm.metadata llvm.return }
// -----
// expected-error@+1 {{'llvm.call_intrinsic' op cannot be converted to LLVM IR: llvm.lifetime.start/end can only be used on alloca or poison}}
llvm.func @f(%p: !llvm.ptr) { llvm.call_intrinsic "llvm.lifetime.start"(%p) : (!llvm.ptr) -> () llvm.return }
// -----
// expected-error@+1 {{could not find LLVM intrinsic: "llvm.foo"}}
llvm.func @f(%p: !llvm.ptr) { llvm.call_intrinsic "llvm.foo"(%p) : (!llvm.ptr) -> () llvm.return }
// -----
// expected-error@+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
llvm.func @f(%p: !llvm.ptr) { llvm.call_intrinsic "foo"(%p) : (!llvm.ptr) -> () llvm.return }
// -----
llvm.func @f(%a: vector<4xi32>) -> i32 { %0 = llvm.call_intrinsic "llvm.vector.reduce.add"(%a) : (vector<4xi32>) -> i32 llvm.return %0 : i32 }
// -----
// expected-error@+1 {{'llvm.call_intrinsic' op cannot be converted to LLVM IR: assume with operand bundles must have i1 true condition}}
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
// expected-error@+1 {{'llvm.load' op cannot be converted to LLVM IR: huge alignment values are unsupported}}
llvm.func @f(%p: !llvm.ptr) { %x = llvm.load %p : !llvm.ptr -> vector<4294967295xi64> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %x = llvm.load %p : !llvm.ptr -> i8388608 llvm.return }
// -----
llvm.mlir.global external @g(1 : i8388608) : i8388608
// -----
llvm.func @f(%p: !llvm.ptr) { %x = llvm.load %p {alignment = 4294967296 : i64} : !llvm.ptr -> i8 llvm.return }
// -----
// expected-error@+1 {{'llvm.load' op cannot be converted to LLVM IR: huge alignment values are unsupported}}
llvm.func @f(%p: !llvm.ptr) { %x = llvm.load %p {alignment = 8589934592 : i64} : !llvm.ptr -> i8 llvm.return }
// -----
llvm.mlir.global external @g(1 : i8) {alignment = 4294967296 : i64} : i8
// -----
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: huge alignment values are unsupported}}
llvm.mlir.global external @g(1 : i8) {alignment = 8589934592 : i64} : i8
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: huge alignment values are unsupported}}
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
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: huge alignment values are unsupported}}
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
// expected-error@+1 {{custom op 'llvm.switch' integer value too large}}
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
// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(f32 {llvm.signext})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'zeroext and signext' are incompatible!}}
llvm.func @f(i32 {llvm.signext, llvm.zeroext})
// -----
// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.noalias})
// -----
// expected-error@+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.byval = i32})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Cannot have multiple 'sret' parameters!}}
llvm.func @f(!llvm.ptr {llvm.sret = i32}, !llvm.ptr {llvm.sret = i32})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attribute 'sret' is not on first or second parameter!}}
llvm.func @f(i32, i32, !llvm.ptr {llvm.sret = i32})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: inalloca isn't on the last parameter!}}
llvm.func @f(!llvm.ptr {llvm.inalloca = i32}, i32)
// -----
llvm.func @f(i32 {llvm.inreg, llvm.noundef}, !llvm.ptr {llvm.nest, llvm.returned}) -> !llvm.ptr
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Incompatible argument and return types for 'returned' attribute}}
llvm.func @f(i32 {llvm.returned}) -> i64
// -----
llvm.func @f(i32 {llvm.foo})
// -----
llvm.func @f(i32 {foo.bar})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'readonly and writeonly' are incompatible!}}
llvm.func @f(!llvm.ptr {llvm.nocapture, llvm.readonly, llvm.writeonly})
// -----
llvm.func @f(!llvm.ptr {llvm.preallocated = i32})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attribute 'elementtype' can only be applied to intrinsics and inline asm.}}
llvm.func @f(!llvm.ptr {llvm.elementtype = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.dead_on_unwind, llvm.writable, llvm.nofree, llvm.nonnull, llvm.swifterror})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attribute 'allocalign' applied to incompatible type!}}
llvm.func @f(!llvm.ptr {llvm.allocptr, llvm.allocalign})
// -----
llvm.func @f(i64 {llvm.allocalign}) -> (!llvm.ptr {llvm.noalias})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'inalloca and readonly' are incompatible!}}
llvm.func @f(!llvm.ptr {llvm.inalloca = i32, llvm.readonly})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'readnone and readonly' are incompatible!}}
llvm.func @f(!llvm.ptr {llvm.readnone, llvm.readonly})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'readnone and writeonly' are incompatible!}}
llvm.func @f(!llvm.ptr {llvm.readnone, llvm.writeonly})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
llvm.func @f(!llvm.ptr {llvm.byval = i32, llvm.sret = i32})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: More than one parameter has attribute nest!}}
llvm.func @f(!llvm.ptr {llvm.nest}, !llvm.ptr {llvm.nest})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: More than one parameter has attribute returned!}}
llvm.func @f(i32 {llvm.returned}, i32 {llvm.returned}) -> i32
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Invalid struct return type!}}
llvm.func @f(!llvm.ptr {llvm.sret = i32}) -> i32
// -----
// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(vector<2xi32> {llvm.align = 4 : i64})
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'noinline and alwaysinline' are incompatible!}}
llvm.func @f() attributes {passthrough = ["noinline", "alwaysinline"]}
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'noinline and alwaysinline' are incompatible!}}
llvm.func @f() attributes {no_inline, always_inline}
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attribute 'optnone' requires 'noinline'!}}
llvm.func @f() attributes {optimize_none}
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'optsize and optnone' are incompatible!}}
llvm.func @f() attributes {optimize_none, no_inline, passthrough = ["optsize"]}
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'minsize and optnone' are incompatible!}}
llvm.func @f() attributes {optimize_none, no_inline, passthrough = ["minsize"]}
// -----
llvm.func @f() attributes {passthrough = [["alignstack", "3"]]}
// -----
// expected-error@+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.struct<"o", opaque>'}}
llvm.func @f(%p: !llvm.ptr) -> i32 { %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"o", opaque> llvm.return }
// -----
// expected-error@+1 {{'llvm.alloca' op cannot be converted to LLVM IR: Cannot allocate unsized type}}
llvm.func @f(%p: !llvm.ptr) { %c = llvm.mlir.constant(1 : i64) : i64 %0 = llvm.alloca %c x !llvm.struct<"o", opaque> : (i64) -> !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{'llvm.alloca' op this target extension type cannot be used in alloca}}
llvm.func @f(%p: !llvm.ptr) { %c = llvm.mlir.constant(1 : i64) : i64 %0 = llvm.alloca %c x !llvm.target<"foo"> : (i64) -> !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{'llvm.getelementptr' op cannot be converted to LLVM IR: GEP into unsized type!}}
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.target<"foo"> llvm.return }
// -----
// expected-error@+1 {{'llvm.store' op operand #0 must be LLVM type with size, but got '!llvm.struct<"o", opaque>'}}
llvm.func @f(%p: !llvm.ptr, %o: !llvm.struct<"o", opaque>) { llvm.store %o, %p : !llvm.struct<"o", opaque>, !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global external @g() : !llvm.target<"foo">
// -----
llvm.mlir.global external @g() : !llvm.target<"spirv.Image", i32, 1>
// -----
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: Global @g has illegal target extension type}}
llvm.mlir.global external @g() : !llvm.struct<(target<"foo">)>
// -----
llvm.mlir.global external @g() : !llvm.struct<"o", opaque>
// -----
// expected-error@+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global internal @g() : !llvm.target<"foo"> { %0 = llvm.mlir.poison : !llvm.target<"foo"> llvm.return %0 : !llvm.target<"foo"> }
// -----
llvm.func @f(!llvm.target<"foo">) -> !llvm.target<"spirv.Image">
// -----
// expected-error@+1 {{'llvm.load' op cannot be converted to LLVM IR: loading unsized types is not allowed}}
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
// expected-error@+1 {{'llvm.load' op cannot be converted to LLVM IR: loading unsized types is not allowed}}
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
// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%p: !llvm.ptr, %i: f8E5M2) { llvm.store %i, %p : f8E5M2, !llvm.ptr llvm.return }
