llvm.func @a(%a: i32 {llvm.noalias})
// -----
llvm.func @a(%a: !llvm.ptr {llvm.noalias = 1 : i32})
// -----
llvm.func @a(%a: i32 {llvm.readonly})
// -----
llvm.func @a(%a: i32 {llvm.readnone})
// -----
llvm.func @a(%a: i32 {llvm.writeonly})
// -----
llvm.func @a(%a: i32 {llvm.nest})
// -----
llvm.func @a(%a: i32 {llvm.nocapture})
// -----
llvm.func @a(%a: i32 {llvm.nofree})
// -----
llvm.func @a(%a: i32 {llvm.nonnull})
// -----
llvm.func @a(%a: i32 {llvm.sret = i32})
// -----
llvm.func @a(%a: !llvm.ptr {llvm.sret})
// -----
llvm.func @a(%a: i32 {llvm.byval = i32})
// -----
llvm.func @a(%a: !llvm.ptr {llvm.byval = 1 : i32})
// -----
llvm.func @a(%a: i32 {llvm.byref = i32})
// -----
llvm.func @a(%a: i32 {llvm.inalloca = i32})
// -----
llvm.func @a(%a: !llvm.ptr {llvm.preallocated = i32})
// -----
llvm.func @a(%a: f32 {llvm.signext})
// -----
llvm.func @a(%a: f32 {llvm.zeroext})
// -----
llvm.func @a(%a: i32 {llvm.zeroext = 1 : i32})
// -----
llvm.func @a(%a: i32 {llvm.align = 1 : i32})
// -----
llvm.func @a(%a: !llvm.ptr {llvm.align})
// -----
llvm.func @a(%a: i32 {llvm.dereferenceable = 1 : i64})
// -----
llvm.func @a(%a: !llvm.ptr {llvm.dereferenceable = "x"})
// -----
llvm.func @a(%a: i32 {llvm.dereferenceable_or_null = 1 : i64})
// -----
llvm.func @a(%a: i32 {llvm.alignstack = 1 : i64})
// -----
llvm.func @a(%a: i32 {llvm.alignstack})
// -----
llvm.func @a(%a: i32 {llvm.noundef = 1 : i64})
// -----
llvm.func @a(%a: i32 {llvm.inreg = 1 : i64})
// -----
llvm.func @a(%a: i32 {llvm.returned = 1 : i64})
// -----
llvm.func @a(%a: i32 {llvm.immarg = 1 : i64})
// -----
llvm.func @a(%a: i32 {llvm.unknown = 1 : i64})
// -----
llvm.func @a(%a: i32 {llvm.elementtype = 1 : i64})
// -----
llvm.func @a(%a: i32 {llvm.elementtype = i32})
// -----
llvm.func @a(%a: i32 {llvm.range = 1 : i64})
// -----
llvm.func @a(%a: f32 {llvm.range = #llvm.constant_range<i32, 0, 5>})
// -----
llvm.func @a(%a: !llvm.ptr {llvm.allocptr = 1 : i32})
// -----
llvm.func @a(%a: i32 {llvm.allocptr})
// -----
llvm.func @a(%a: i32 {llvm.allocalign})
// -----
llvm.func @a(%a: i32 {llvm.allocalign = 1: i32})
// -----
llvm.func @a(%a: i32 {llvm.bareptr = 1 : i32})
// -----
llvm.func @a(%a: i32 {llvm.bareptr})
// -----
llvm.func @a(%a: i32 {llvm.workgroup_attribution = 1 : i32})
// -----
llvm.func @a(%a: i32 {llvm.mlir.workgroup_attribution = 1 : i32})
// -----
llvm.func @a(i32) -> (i32 {llvm.noalias})
// -----
llvm.func @a(i32) -> (f32 {llvm.signext})
// -----
llvm.func @a(i32) -> (i32 {llvm.nonnull})
// -----
llvm.func @a(i32) -> (i32 {llvm.sret = i32})
// -----
llvm.func @a(i32) -> (!llvm.ptr {llvm.byval = i32})
// -----
llvm.func @a(i32) -> (!llvm.ptr {llvm.align = 4: i32})
// -----
llvm.func @a(i32) -> (!llvm.ptr {llvm.readonly})
// -----
llvm.func @a(i32) -> (!llvm.ptr {llvm.returned})
// -----
llvm.func @a(i32) -> (!llvm.ptr {llvm.nocapture})
// -----
llvm.func @a(i32) -> (!llvm.ptr {llvm.nofree})
// -----
llvm.func @a(i32) -> (!llvm.ptr {llvm.nest})
// -----
llvm.func @a(i32) -> (!llvm.ptr {llvm.preallocated = i32})
// -----
llvm.func @a(i32) -> (!llvm.ptr {llvm.alignstack = 8: i32})
// -----
llvm.func @a(i32) -> (!llvm.ptr {llvm.writeonly})
// -----
llvm.func @a(i32) -> (!llvm.ptr {llvm.readnone})
// -----
llvm.func @a(i32) -> (!llvm.ptr {llvm.allocptr})
// -----
llvm.func @a(i32) -> (!llvm.ptr {llvm.dereferenceable})
// -----
llvm.func @a(i32) -> (i32 {llvm.foo})
// -----
func.func private @a(%a: i32 {llvm.noalias})
// -----
func.func private @a(%a: memref<i32> {llvm.noalias})
// -----
func.func private @a(%a: memref<i32> {llvm.noalias = 1 : i32})
// -----
func.func private @a(%a: index {llvm.signext})
// -----
func.func private @a(%a: index {llvm.byval = i32})
// -----
func.func private @a(%a: index) -> (i32 {llvm.byval = i32})
// -----
func.func private @a(%a: index) -> (f32 {llvm.signext})
// -----
module attributes {llvm.data_layout = "e"} {}
// -----
module attributes {llvm.data_layout = "x"} {}
// -----
module attributes {llvm.data_layout = 1 : i32} {}
// -----
module attributes {llvm.data_layout = "e-p:64"} {}
// -----
module attributes {llvm.data_layout = "e-i64:65"} {}
// -----
module attributes {llvm.data_layout = "#vjkr32"} {}
// -----
func.func @f() attributes {llvm.data_layout = "#"} { return }
// -----
module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {}
// -----
module attributes {llvm.data_layout = "e"} {}
// -----
module attributes {llvm.data_layout = "E"} {}
// -----
module attributes {llvm.data_layout = "eE"} {}
// -----
module attributes {llvm.data_layout = "ex"} {}
// -----
module attributes {llvm.data_layout = ""} {}
// -----
module attributes {llvm.data_layout = "e-"} {}
// -----
module attributes {llvm.data_layout = "-e"} {}
// -----
module attributes {llvm.data_layout = "e--i8:8"} {}
// -----
module attributes {llvm.data_layout = "p"} {}
// -----
module attributes {llvm.data_layout = "p:64"} {}
// -----
module attributes {llvm.data_layout = "p:64:64"} {}
// -----
module attributes {llvm.data_layout = "p1:64:64"} {}
// -----
module attributes {llvm.data_layout = "p1x:64:64"} {}
// -----
module attributes {llvm.data_layout = "p16777216:64:64"} {}
// -----
module attributes {llvm.data_layout = "p:0:64"} {}
// -----
module attributes {llvm.data_layout = "p::64"} {}
// -----
module attributes {llvm.data_layout = "p:64:"} {}
// -----
module attributes {llvm.data_layout = "p:64:63"} {}
// -----
module attributes {llvm.data_layout = "p:64:0"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:32"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:128"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:65"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:0"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:32:5"} {}
// -----
module attributes {llvm.data_layout = "pe:64:64"} {}
// -----
module attributes {llvm.data_layout = "pu1:64:64"} {}
// -----
module attributes {llvm.data_layout = "peu1:64:64"} {}
// -----
module attributes {llvm.data_layout = "px:64:64"} {}
// -----
module attributes {llvm.data_layout = "p(foo):64:64"} {}
// -----
module attributes {llvm.data_layout = "i"} {}
// -----
module attributes {llvm.data_layout = "i64"} {}
// -----
module attributes {llvm.data_layout = "i64:"} {}
// -----
module attributes {llvm.data_layout = "i64:64"} {}
// -----
module attributes {llvm.data_layout = "i64:64:32"} {}
// -----
module attributes {llvm.data_layout = "i64:64:64:64"} {}
// -----
module attributes {llvm.data_layout = "i0:8"} {}
// -----
module attributes {llvm.data_layout = "i16777216:8"} {}
// -----
module attributes {llvm.data_layout = "i8:16"} {}
// -----
module attributes {llvm.data_layout = "i8:8:16"} {}
// -----
module attributes {llvm.data_layout = "f32:48"} {}
// -----
module attributes {llvm.data_layout = "v64:64"} {}
// -----
module attributes {llvm.data_layout = "v:64"} {}
// -----
module attributes {llvm.data_layout = "a"} {}
// -----
module attributes {llvm.data_layout = "a:0"} {}
// -----
module attributes {llvm.data_layout = "a:8"} {}
// -----
module attributes {llvm.data_layout = "a8:8"} {}
// -----
module attributes {llvm.data_layout = "a0:8"} {}
// -----
module attributes {llvm.data_layout = "a:0:64"} {}
// -----
module attributes {llvm.data_layout = "a:64:0"} {}
// -----
module attributes {llvm.data_layout = "a:64:32"} {}
// -----
module attributes {llvm.data_layout = "s"} {}
// -----
module attributes {llvm.data_layout = "s64:x"} {}
// -----
module attributes {llvm.data_layout = "n"} {}
// -----
module attributes {llvm.data_layout = "n8"} {}
// -----
module attributes {llvm.data_layout = "n8:16:x"} {}
// -----
module attributes {llvm.data_layout = "n8:"} {}
// -----
module attributes {llvm.data_layout = "n0"} {}
// -----
module attributes {llvm.data_layout = "S"} {}
// -----
module attributes {llvm.data_layout = "S128"} {}
// -----
module attributes {llvm.data_layout = "S0"} {}
// -----
module attributes {llvm.data_layout = "S65536"} {}
// -----
module attributes {llvm.data_layout = "Sx"} {}
// -----
module attributes {llvm.data_layout = "F"} {}
// -----
module attributes {llvm.data_layout = "Fi8"} {}
// -----
module attributes {llvm.data_layout = "Fn32"} {}
// -----
module attributes {llvm.data_layout = "Fx32"} {}
// -----
module attributes {llvm.data_layout = "Fi"} {}
// -----
module attributes {llvm.data_layout = "Fi0"} {}
// -----
module attributes {llvm.data_layout = "P"} {}
// -----
module attributes {llvm.data_layout = "P1"} {}
// -----
module attributes {llvm.data_layout = "Px"} {}
// -----
module attributes {llvm.data_layout = "A"} {}
// -----
module attributes {llvm.data_layout = "A5"} {}
// -----
module attributes {llvm.data_layout = "G"} {}
// -----
module attributes {llvm.data_layout = "G1"} {}
// -----
module attributes {llvm.data_layout = "G16777216"} {}
// -----
module attributes {llvm.data_layout = "m"} {}
// -----
module attributes {llvm.data_layout = "m:"} {}
// -----
module attributes {llvm.data_layout = "m:e"} {}
// -----
module attributes {llvm.data_layout = "m:ee"} {}
// -----
module attributes {llvm.data_layout = "m:z"} {}
// -----
module attributes {llvm.data_layout = "m:o"} {}
// -----
module attributes {llvm.data_layout = "me"} {}
// -----
module attributes {llvm.data_layout = "ni"} {}
// -----
module attributes {llvm.data_layout = "ni:"} {}
// -----
module attributes {llvm.data_layout = "ni:1"} {}
// -----
module attributes {llvm.data_layout = "ni:0"} {}
// -----
module attributes {llvm.data_layout = "ni:1:2"} {}
// -----
module attributes {llvm.data_layout = "ni:x"} {}
// -----
module attributes {llvm.data_layout = "nix"} {}
// -----
module attributes {llvm.data_layout = "x"} {}
// -----
module attributes {llvm.data_layout = "X1"} {}
// -----
module attributes {llvm.data_layout = "i64:16:8"} {}
// -----
module attributes {llvm.data_layout = ":"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:64"} {}
// -----
module attributes {llvm.data_layout = "e-p:32:32-ni:1"} {}
// -----
module attributes {llvm.data_layout = "p:08:8"} {}
// -----
module attributes {llvm.data_layout = "p: 8:8"} {}
// -----
module attributes {llvm.data_layout = "p:+8:8"} {}
// -----
module attributes {llvm.data_layout = "i-8:8"} {}
// -----
module attributes {llvm.data_layout = "i8:065536"} {}
// -----
module attributes {llvm.data_layout = "p:64:64-p:32:32"} {}
// -----
module attributes {llvm.data_layout = "w"} {}
// -----
module attributes {llvm.data_layout = "t"} {}
// -----
module attributes {llvm.data_layout = "p270:32:32"} {}
// -----
module attributes {llvm.data_layout = "p1(foo):64:64"} {}
// -----
module attributes {llvm.data_layout = "p(foo:64:64"} {}
// -----
module attributes {llvm.data_layout = "p():64:64"} {}
// -----
module attributes {llvm.data_layout = "pe1x:64:64"} {}
// -----
module attributes {llvm.data_layout = "pe(foo):64:64"} {}
// -----
module attributes {llvm.data_layout = "pu(foo)1:64:64"} {}
// -----
module attributes {llvm.data_layout = "pe1(foo):64:64"} {}
// -----
module attributes {llvm.data_layout = "p(1):64:64"} {}
// -----
module attributes {llvm.data_layout = "p(f o):64:64"} {}
// -----
module attributes {llvm.data_layout = "pe1(foo:64:64"} {}
// -----
module attributes {llvm.data_layout = "pee1:64:64"} {}
// -----
module attributes {llvm.data_layout = "pu0:64:64"} {}
// -----
module attributes {llvm.data_layout = "p0:64:64"} {}
// -----
module attributes {llvm.data_layout = "pfoo:64:64"} {}
// -----
module attributes {llvm.data_layout = "p(fo)x:64:64"} {}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = 3}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %n: i64) {
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = 3 : i1}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
llvm.func @g(...)
llvm.func @f(%p: !llvm.ptr, %n: i64) {
  "llvm.call"() <{callee = @g, operandSegmentSizes = array<i32: 0,0>, op_bundle_sizes = array<i32>, var_callee_type = i32}> : () -> ()
  llvm.return
}
// -----
llvm.func @g(...)
llvm.func @f(%p: !llvm.ptr, %n: i64) {
  llvm.call @g() vararg(i32) : () -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.array<0x10xi32>, %n: i64) {
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.vec<0x10xi32>, %n: !llvm.ptr<0x10>) {
  llvm.return
}
// -----
llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<vector<4xi32>>} {
  llvm.return
}
// -----
llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<vector<4xi32>, is_signed = true>} {
  llvm.return
}
// -----
llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<4xi32>, is_signed = 3>} {
  llvm.return
}
// -----
llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<4xi32>, is_signed>} {
  llvm.return
}
// -----
llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<hint = i32, foo = 3>} {
  llvm.return
}
// -----
llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<i32, true>} {
  llvm.return
}
// -----
#f = #llvm.di_file<"a" in 3>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_file<3 in "a">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_file<"a" on "b">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_file<"a", "b">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_file<"a" in>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_file<>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.constant_range<0, 3>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.constant_range<f32, 0, 1>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.constant_range<index, 0, 1>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.constant_range<i8, a, 1>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.constant_range<i8, 0 1>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.constant_range<i8, 0>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "a", sizeInBits = 32, encoding = DW_ATE_foo>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_basic_type<tag = DW_TAG_foo, name = "a", sizeInBits = 32>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_basic_type<tag = 0x24, name = "a", sizeInBits = 32>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_basic_type<tag = DW_ATE_float, name = "a", sizeInBits = 32>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_basic_type<tag = "DW_TAG_base_type", name = "a", sizeInBits = 32>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_expression<[DW_OP_foo]>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_expression<[DW_OP_LLVM_foo]>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_subroutine_type<callingConvention = DW_CC_foo>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_foo, isOptimized = false, emissionKind = None>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mmra_tag<"a" "b">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mmra_tag<"a", "b">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mmra_tag<"a":3>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mmra_tag<"a":>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mmra_tag<>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mmra_tag<"a">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_file<"a">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_file<"a":"b">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_file<"a" in "b" in "c">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_file<"a" in "b", "c">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_file<3 in "c">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_file<in "c">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mlir.module_flag<error, "a" in 3>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mlir.module_flag<error, "a">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mlir.module_flag<error>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mlir.module_flag<>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mlir.module_flag<, "a", 3 : i32>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mlir.module_flag<foo, "a", 3 : i32>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mlir.module_flag<error, a, 3 : i32>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mlir.module_flag<error, "a", 3 : i32, 4>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.tbaa_member<>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.tbaa_member<#llvm.tbaa_root<id = "a">>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.target_features<>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.target_features<"+a">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.mlir.workgroup_attribution<3, 4>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.dependent_libraries<>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.dependent_libraries<["a"], "b">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.vscale_range<minRange = 1 : i32>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.vscale_range<minRange = 1, maxRange = "a">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.vscale_range<minRange = 1, minRange = 2>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.vscale_range<minRange = , minRange = 2>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.memory_effects<other = foo, argMem = read>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = 3>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.memory_effects<other, argMem = read>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.loop_unroll<disable = 1, count = 4 : i32>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.alias_scope_domain<id = distinct[0]<>, description = 3>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.alias_scope_domain<distinct[0]<>>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.alias_scope_domain<>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.access_group<id = 3>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_subprogram<id = distinct[0]<>, subprogramFlags = Foo>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_subprogram<id = distinct[0]<>, subprogramFlags = Definition|Optimized>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_subprogram<id = distinct[0]<>, subprogramFlags = "Definition|Foo">
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_subprogram<id = distinct[0]<>, line = 4294967296>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_basic_type<sizeInBits = 18446744073709551616>
llvm.func @f() attributes {a = #f}
// -----
#f = #llvm.di_basic_type<sizeInBits = 1.5, name = "a">
llvm.func @f() attributes {a = #f}
