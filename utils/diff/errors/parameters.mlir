// expected-error@+2 {{unbalanced '<' character in pretty dialect name}}
// allow-unregistered
"x"() : () -> !llvm.ptr<1^bb9
// -----
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x"() : () -> (!llvm.struct<i32i32, f32)>, i32)
// -----
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x"() {a = #llvm.di_file<"a" in "b")>} : () -> ()
// -----
// expected-error@+1 {{expected '<'}}
"x"() {a = #llvm.fastmath(nnan>} : () -> ()
// -----
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x"() : () -> !llvm.array<4 x ptr<3]>
// -----
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x"() : () -> vector<4x!llvm.ptr<3->
// -----
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x"() : () -> !llvm<array<4 x ptr<3]>>
// -----
// expected-error@+1 {{expected '"' in string literal}}
"x"() : () -> !llvm.struct<"a
// -----
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x"() : () -> !llvm.func<void (ptr -> i32)]>
// -----
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x"() {a = #llvm<di_file<"a" in "b")>>} : () -> ()
// -----
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
!a = !llvm.struct<(i32]>
// -----
// expected-error@+1 {{expected ')'}}
func.func @f(%a: i32 %b: i32) {
// -----
// expected-error@+1 {{expected ')'}}
func.func @f(%a: i32> {
// -----
// expected-error@+1 {{invalid dimension}}
"x"() : () -> vector<[1.5]xi1>
// -----
// expected-error@+1 {{invalid dimension}}
"x"() : () -> vector<2x[1.5]xi1>
// -----
// expected-error@+1 {{expected '>'}}
%0 = llvm.mlir.constant(dense<0.5@x : vector<4xf32>) : vector<4xf32>
// -----
// expected-error@+1 {{expected valid keyword}}
"x"() : () -> !llvm.array<2 x <3 x f32>>
// -----
// expected-error@+1 {{expected valid keyword}}
"x"() : () -> !llvm.struct<(i32, , i8)>
// -----
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"x"() : () -> !llvm.struct<(ptr<x>)>
// -----
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"x"() : () -> !llvm.ptr<a>
// -----
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"x"() : () -> !llvm.ptr<99999999999999>
// -----
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"x"() : () -> !llvm.ptr<>
// -----
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"x"() : () -> !llvm.ptr<"a">
// -----
// expected-error@+1 {{expected '>'}}
"x"() : () -> !llvm.ptr<1, 2>
// -----
// expected-error@+1 {{unknown LLVM type: foo}}
"x"() : () -> !llvm.array<4 x foo>
// -----
// expected-error@+1 {{expected 'x'}}
"x"() : () -> !llvm.array<4 i32>
// -----
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"x"() : () -> !llvm.array<x i32>
// -----
// expected-error@+1 {{expected valid keyword}}
"x"() : () -> !llvm.array<4 x >
// -----
// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
"x"() : () -> !llvm.target<a>
// -----
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse parameter list for target extension type}}
"x"() : () -> !llvm.target<"a", >
// -----
// expected-error@+1 {{unknown LLVM type: foo}}
"x"() : () -> !llvm.target<"a", foo>
// -----
// expected-error@+1 {{failed to parse parameter list for target extension type}}
"x"() : () -> !llvm.target<"a", 1, i32>
// -----
// expected-error@+1 {{unknown LLVM type: foo}}
"x"() : () -> !llvm.func<void (foo)>
// -----
// expected-error@+1 {{expected '->' in function type}}
"x"() : () -> !llvm.func<(i32)>
// -----
// expected-error@+1 {{expected ')'}}
"x"() : () -> !llvm.func<void (i32, ..., i32)>
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_TBAARootAttr parameter 'id' which is to be a `StringAttr`}}
"x"() {a = #llvm.tbaa_root<id = 3>} : () -> ()
// -----
// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_TBAARootAttr parameter 'id' which is to be a `StringAttr`}}
"x"() {a = #llvm.tbaa_root<id = >} : () -> ()
// -----
// expected-error@+1 {{duplicate or unknown struct parameter name: foo}}
"x"() {a = #llvm.tbaa_root<foo = "a">} : () -> ()
// -----
// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LLVM_TBAATagAttr parameter 'base_type' which is to be a `TBAATypeDescriptorAttr`}}
"x"() {a = #llvm.tbaa_tag<base_type = 3, access_type = 3, offset = 0>} : () -> ()
// -----
// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'id' which is to be a `::llvm::StringRef`}}
"x"() {a = #llvm.tbaa_type_desc<id = 3, members = {}>} : () -> ()
// -----
// expected-error@+3 {{invalid kind of attribute specified}}
// expected-error@+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"x"() {a = #llvm.tbaa_type_desc<id = "a", members = {<"x", 0>}>} : () -> ()
// -----
// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'offset' which is to be a `int64_t`}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"x"() {a = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root, a>}>} : () -> ()
// -----
// expected-error@+2 {{expected '{'}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"x"() {a = #llvm.tbaa_type_desc<id = "a", members = 3>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
"x"() {a = #llvm.di_file<3 in "b">} : () -> ()
// -----
// expected-error@+1 {{expected 'in'}}
"x"() {a = #llvm.di_file<"a" on "b">} : () -> ()
// -----
// expected-error@+2 {{invalid debug info debug info tag name: DW_foo}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"x"() {a = #llvm.di_basic_type<tag = DW_foo, name = "a", sizeInBits = 32, encoding = DW_ATE_signed>} : () -> ()
// -----
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"x"() {a = #llvm.di_basic_type<tag = 3, name = "a", sizeInBits = 32>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'name' which is to be a `StringAttr`}}
"x"() {a = #llvm.di_basic_type<name = 3>} : () -> ()
// -----
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'sizeInBits' which is to be a `uint64_t`}}
"x"() {a = #llvm.di_basic_type<sizeInBits = x>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DILocalVariableAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"x"() {a = #llvm.di_local_variable<scope = 3>} : () -> ()
// -----
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_DILocalVariableAttr parameter 'line' which is to be a `unsigned`}}
"x"() {a = #llvm.di_local_variable<line = "x">} : () -> ()
// -----
// expected-error@+2 {{expected distinct ID}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'id' which is to be a `DistinctAttr`}}
"x"() {a = #llvm.di_subprogram<id = distinct[a]<>>} : () -> ()
// -----
// expected-error@+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: foo}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"x"() {a = #llvm.di_subprogram<subprogramFlags = "foo">} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'id' which is to be a `DistinctAttr`}}
"x"() {a = #llvm.di_compile_unit<id = 3>} : () -> ()
// -----
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'isOptimized' which is to be a `bool`}}
"x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, isOptimized = 3>} : () -> ()
// -----
// expected-error@+2 {{expected one of [None, Full, LineTablesOnly, DebugDirectivesOnly] for LLVM debug emission kind, got: foo}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
"x"() {a = #llvm.di_compile_unit<emissionKind = foo>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for LLVM debug emission kind}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
"x"() {a = #llvm.di_compile_unit<emissionKind = 3>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'elements' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
"x"() {a = #llvm.di_composite_type<elements = 3>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'disableNonforced' which is to be a `BoolAttr`}}
"x"() {a = #llvm.loop_annotation<disableNonforced = 3>} : () -> ()
// -----
// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
"x"() {a = #llvm.loop_annotation<unroll = 3>} : () -> ()
// -----
// expected-error@+3 {{invalid kind of attribute specified}}
// expected-error@+2 {{failed to parse LoopUnrollAttr parameter 'disable' which is to be a `BoolAttr`}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
"x"() {a = #llvm.loop_annotation<unroll = <disable = 3>>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<unroll = <disable = true, count = true>>} : () -> ()
// -----
// expected-error@+1 {{duplicate or unknown struct parameter name: foo}}
"x"() {a = #llvm.loop_annotation<foo = 3>} : () -> ()
// -----
// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'parallelAccesses' which is to be a `::llvm::ArrayRef<AccessGroupAttr>`}}
"x"() {a = #llvm.loop_annotation<parallelAccesses = 3>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopUnrollAttr parameter 'disable' which is to be a `BoolAttr`}}
"x"() {a = #llvm.loop_unroll<disable = 3>} : () -> ()
// -----
// expected-error@+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"x"() {a = #llvm.linkage<foo>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for LLVM linkage types}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"x"() {a = #llvm.linkage<3>} : () -> ()
// -----
// expected-error@+2 {{expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: foo}}
// expected-error@+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
"x"() {a = #llvm.cconv<foo>} : () -> ()
// -----
// expected-error@+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"x"() {a = #llvm.fastmath<foo>} : () -> ()
// -----
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"x"() {a = #llvm.fastmath<3>} : () -> ()
// -----
// expected-error@+2 {{expected one of [none, notail, musttail, tail] for Tail Call Kind, got: foo}}
// expected-error@+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
"x"() {a = #llvm.tailcallkind<foo>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_AccessGroupAttr parameter 'id' which is to be a `DistinctAttr`}}
"x"() {a = #llvm.access_group<id = 3>} : () -> ()
// -----
// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LLVM_AliasScopeAttr parameter 'domain' which is to be a `AliasScopeDomainAttr`}}
"x"() {a = #llvm.alias_scope<id = distinct[0]<>, domain = 3>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_AliasScopeAttr parameter 'domain' which is to be a `AliasScopeDomainAttr`}}
"x"() {a = #llvm.alias_scope<id = distinct[0]<>, domain = #llvm.linkage<internal>>} : () -> ()
// -----
// expected-error@+2 {{expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: foo}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
"x"() {a = #llvm.memory_effects<other = foo>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for LLVM ModRefInfo}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'argMem' which is to be a `ModRefInfo`}}
"x"() {a = #llvm.memory_effects<other = none, argMem = 3>} : () -> ()
// -----
// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_VScaleRangeAttr parameter 'minRange' which is to be a `IntegerAttr`}}
"x"() {a = #llvm.vscale_range<minRange = a>} : () -> ()
// -----
// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DISubrangeAttr parameter 'count' which is to be a `::mlir::Attribute`}}
"x"() {a = #llvm.di_subrange<count = a>} : () -> ()
// -----
// expected-error@+3 {{invalid debug info debug info operation encoding name: DW_foo}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"x"() {a = #llvm.di_expression<[DW_foo]>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'types' which is to be a `::llvm::ArrayRef<DITypeAttr>`}}
"x"() {a = #llvm.di_subroutine_type<types = 3>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIDerivedTypeAttr parameter 'baseType' which is to be a `DITypeAttr`}}
"x"() {a = #llvm.di_derived_type<tag = DW_TAG_member, baseType = 3>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"x"() {a = #llvm.di_lexical_block<scope = 3>} : () -> ()
// -----
// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LLVM_DIGlobalVariableExpressionAttr parameter 'var' which is to be a `DIGlobalVariableAttr`}}
"x"() {a = #llvm.di_global_variable_expression<var = 3>} : () -> ()
// -----
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_DIImportedEntityAttr parameter 'tag' which is to be a `unsigned`}}
"x"() {a = #llvm.di_imported_entity<tag = 3>} : () -> ()
// -----
// expected-error@+2 {{expected '['}}
// expected-error@+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"x"() {a = #llvm.target_features<3>} : () -> ()
// -----
// expected-error@+1 {{target features must start with '+' or '-'}}
"x"() {a = #llvm.target_features<["a"]>} : () -> ()
// -----
"x"() {a = #llvm.zero<3>} : () -> ()
// -----
// expected-error@+2 {{expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module Flag Behavior, got: foo}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
"x"() {a = #llvm.mlir.module_flag<foo, "a", 1>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'key' which is to be a `StringAttr`}}
"x"() {a = #llvm.mlir.module_flag<error, 3, 1>} : () -> ()
// -----
// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'value' which is to be a `Attribute`}}
"x"() {a = #llvm.mlir.module_flag<error, "a", foo>} : () -> ()
// -----
"x"() {a = #llvm.poison<3>} : () -> ()
// -----
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_DereferenceableAttr parameter 'bytes' which is to be a `uint64_t`}}
"x"() {a = #llvm.dereferenceable<bytes = a>} : () -> ()
// -----
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_DereferenceableAttr parameter 'mayBeNull' which is to be a `bool`}}
"x"() {a = #llvm.dereferenceable<bytes = 1, mayBeNull = 3>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_BlockAddressAttr parameter 'function' which is to be a `FlatSymbolRefAttr`}}
"x"() {a = #llvm.blockaddress<function = 3>} : () -> ()
// -----
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_BlockTagAttr parameter 'id' which is to be a `uint32_t`}}
"x"() {a = #llvm.blocktag<id = a>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DILabelAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"x"() {a = #llvm.di_label<scope = 3>} : () -> ()
// -----
// expected-error@+2 {{expected ')' in operand list}}
func.func @f(%a: index) {
  scf.parallel (%i) = (%a> to (%a) step (%a) { }
// -----
// expected-error@+2 {{expected '(' in operand list}}
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to {%a) step (%a) { }
// -----
// expected-error@+2 {{expected '(' in operand list}}
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step {%a) { }
// -----
// expected-error@+2 {{expected '(' in operand list}}
func.func @f(%a: index) {
  scf.parallel (%i) = {%a) to (%a) step (%a) { }
// -----
// expected-error@+2 {{expected '(' in operand list}}
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init {%a) { }
// -----
// expected-error@+2 {{expected SSA operand}}
func.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[0, 1.5] : (!llvm.ptr) -> !llvm.ptr, i8
// -----
// expected-error@+2 {{expected SSA operand}}
func.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[0, ] : (!llvm.ptr) -> !llvm.ptr, i8
// -----
// expected-error@+2 {{expected integer line number in FileLineColRange}}
func.func @f() {
  return loc("x"::1)
// -----
// expected-error@+2 {{expected integer line number in FileLineColRange}}
func.func @f() {
  return loc(fused["x", "y"::1])
// -----
// expected-error@+3 {{integer value too large}}
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse parameter list for target extension type}}
"x"() : () -> !llvm.target<"a", 99999999999>
