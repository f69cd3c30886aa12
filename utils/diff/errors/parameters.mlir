// allow-unregistered
"x"() : () -> !llvm.ptr<1^bb9
// -----
"x"() : () -> (!llvm.struct<i32i32, f32)>, i32)
// -----
"x"() {a = #llvm.di_file<"a" in "b")>} : () -> ()
// -----
"x"() {a = #llvm.fastmath(nnan>} : () -> ()
// -----
"x"() : () -> !llvm.array<4 x ptr<3]>
// -----
"x"() : () -> vector<4x!llvm.ptr<3->
// -----
"x"() : () -> !llvm<array<4 x ptr<3]>>
// -----
"x"() : () -> !llvm.struct<"a
// -----
"x"() : () -> !llvm.func<void (ptr -> i32)]>
// -----
"x"() {a = #llvm<di_file<"a" in "b")>>} : () -> ()
// -----
!a = !llvm.struct<(i32]>
// -----
func.func @f(%a: i32 %b: i32) {
// -----
func.func @f(%a: i32> {
// -----
"x"() : () -> vector<[1.5]xi1>
// -----
"x"() : () -> vector<2x[1.5]xi1>
// -----
%0 = llvm.mlir.constant(dense<0.5@x : vector<4xf32>) : vector<4xf32>
// -----
"x"() : () -> !llvm.array<2 x <3 x f32>>
// -----
"x"() : () -> !llvm.struct<(i32, , i8)>
// -----
"x"() : () -> !llvm.struct<(ptr<x>)>
// -----
"x"() : () -> !llvm.ptr<a>
// -----
"x"() : () -> !llvm.ptr<99999999999999>
// -----
"x"() : () -> !llvm.ptr<>
// -----
"x"() : () -> !llvm.ptr<"a">
// -----
"x"() : () -> !llvm.ptr<1, 2>
// -----
"x"() : () -> !llvm.array<4 x foo>
// -----
"x"() : () -> !llvm.array<4 i32>
// -----
"x"() : () -> !llvm.array<x i32>
// -----
"x"() : () -> !llvm.array<4 x >
// -----
"x"() : () -> !llvm.target<a>
// -----
"x"() : () -> !llvm.target<"a", >
// -----
"x"() : () -> !llvm.target<"a", foo>
// -----
"x"() : () -> !llvm.target<"a", 1, i32>
// -----
"x"() : () -> !llvm.func<void (foo)>
// -----
"x"() : () -> !llvm.func<(i32)>
// -----
"x"() : () -> !llvm.func<void (i32, ..., i32)>
// -----
"x"() {a = #llvm.tbaa_root<id = 3>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_root<id = >} : () -> ()
// -----
"x"() {a = #llvm.tbaa_root<foo = "a">} : () -> ()
// -----
"x"() {a = #llvm.tbaa_tag<base_type = 3, access_type = 3, offset = 0>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_type_desc<id = 3, members = {}>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_type_desc<id = "a", members = {<"x", 0>}>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root, a>}>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_type_desc<id = "a", members = 3>} : () -> ()
// -----
"x"() {a = #llvm.di_file<3 in "b">} : () -> ()
// -----
"x"() {a = #llvm.di_file<"a" on "b">} : () -> ()
// -----
"x"() {a = #llvm.di_basic_type<tag = DW_foo, name = "a", sizeInBits = 32, encoding = DW_ATE_signed>} : () -> ()
// -----
"x"() {a = #llvm.di_basic_type<tag = 3, name = "a", sizeInBits = 32>} : () -> ()
// -----
"x"() {a = #llvm.di_basic_type<name = 3>} : () -> ()
// -----
"x"() {a = #llvm.di_basic_type<sizeInBits = x>} : () -> ()
// -----
"x"() {a = #llvm.di_local_variable<scope = 3>} : () -> ()
// -----
"x"() {a = #llvm.di_local_variable<line = "x">} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<id = distinct[a]<>>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<subprogramFlags = "foo">} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<id = 3>} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, isOptimized = 3>} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<emissionKind = foo>} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<emissionKind = 3>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<elements = 3>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<disableNonforced = 3>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<unroll = 3>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<unroll = <disable = 3>>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<unroll = <disable = true, count = true>>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<foo = 3>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<parallelAccesses = 3>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll<disable = 3>} : () -> ()
// -----
"x"() {a = #llvm.linkage<foo>} : () -> ()
// -----
"x"() {a = #llvm.linkage<3>} : () -> ()
// -----
"x"() {a = #llvm.cconv<foo>} : () -> ()
// -----
"x"() {a = #llvm.fastmath<foo>} : () -> ()
// -----
"x"() {a = #llvm.fastmath<3>} : () -> ()
// -----
"x"() {a = #llvm.tailcallkind<foo>} : () -> ()
// -----
"x"() {a = #llvm.access_group<id = 3>} : () -> ()
// -----
"x"() {a = #llvm.alias_scope<id = distinct[0]<>, domain = 3>} : () -> ()
// -----
"x"() {a = #llvm.alias_scope<id = distinct[0]<>, domain = #llvm.linkage<internal>>} : () -> ()
// -----
"x"() {a = #llvm.memory_effects<other = foo>} : () -> ()
// -----
"x"() {a = #llvm.memory_effects<other = none, argMem = 3>} : () -> ()
// -----
"x"() {a = #llvm.vscale_range<minRange = a>} : () -> ()
// -----
"x"() {a = #llvm.di_subrange<count = a>} : () -> ()
// -----
"x"() {a = #llvm.di_expression<[DW_foo]>} : () -> ()
// -----
"x"() {a = #llvm.di_subroutine_type<types = 3>} : () -> ()
// -----
"x"() {a = #llvm.di_derived_type<tag = DW_TAG_member, baseType = 3>} : () -> ()
// -----
"x"() {a = #llvm.di_lexical_block<scope = 3>} : () -> ()
// -----
"x"() {a = #llvm.di_global_variable_expression<var = 3>} : () -> ()
// -----
"x"() {a = #llvm.di_imported_entity<tag = 3>} : () -> ()
// -----
"x"() {a = #llvm.target_features<3>} : () -> ()
// -----
"x"() {a = #llvm.target_features<["a"]>} : () -> ()
// -----
"x"() {a = #llvm.zero<3>} : () -> ()
// -----
"x"() {a = #llvm.mlir.module_flag<foo, "a", 1>} : () -> ()
// -----
"x"() {a = #llvm.mlir.module_flag<error, 3, 1>} : () -> ()
// -----
"x"() {a = #llvm.mlir.module_flag<error, "a", foo>} : () -> ()
// -----
"x"() {a = #llvm.poison<3>} : () -> ()
// -----
"x"() {a = #llvm.dereferenceable<bytes = a>} : () -> ()
// -----
"x"() {a = #llvm.dereferenceable<bytes = 1, mayBeNull = 3>} : () -> ()
// -----
"x"() {a = #llvm.blockaddress<function = 3>} : () -> ()
// -----
"x"() {a = #llvm.blocktag<id = a>} : () -> ()
// -----
"x"() {a = #llvm.di_label<scope = 3>} : () -> ()
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = (%a> to (%a) step (%a) { }
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to {%a) step (%a) { }
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step {%a) { }
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = {%a) to (%a) step (%a) { }
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init {%a) { }
// -----
func.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[0, 1.5] : (!llvm.ptr) -> !llvm.ptr, i8
// -----
func.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[0, ] : (!llvm.ptr) -> !llvm.ptr, i8
// -----
func.func @f() {
  return loc("x"::1)
// -----
func.func @f() {
  return loc(fused["x", "y"::1])
// -----
"x"() : () -> !llvm.target<"a", 99999999999>
