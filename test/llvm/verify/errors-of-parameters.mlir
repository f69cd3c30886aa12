// Each attribute and type around a wrong parameter says which one it could not
// read, after the error itself.
// RUN: not mlopt -allow-unregistered-dialect -split-input-file %s 2>&1 | FileCheck %s

// CHECK: :[[@LINE+2]]:25: error: expected integer value
// CHECK: :[[@LINE+1]]:25: error: failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`
"x"() : () -> !llvm.ptr<a>

// -----

// CHECK: :[[@LINE+2]]:25: error: integer value too large
// CHECK: :[[@LINE+1]]:39: error: failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`
"x"() : () -> !llvm.ptr<99999999999999>

// -----

// CHECK: :[[@LINE+2]]:25: error: expected integer value
// CHECK: :[[@LINE+1]]:25: error: failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`
"x"() : () -> !llvm.ptr<>

// -----

// CHECK: :[[@LINE+2]]:25: error: expected integer value
// CHECK: :[[@LINE+1]]:25: error: failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`
"x"() : () -> !llvm.ptr<"a">

// -----

// CHECK: :[[@LINE+1]]:26: error: expected '>'
"x"() : () -> !llvm.ptr<1, 2>

// -----

// CHECK: :[[@LINE+1]]:31: error: unknown LLVM type: foo
"x"() : () -> !llvm.array<4 x foo>

// -----

// CHECK: :[[@LINE+1]]:29: error: expected 'x'
"x"() : () -> !llvm.array<4 i32>

// -----

// CHECK: :[[@LINE+2]]:27: error: expected integer value
// CHECK: :[[@LINE+1]]:27: error: failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`
"x"() : () -> !llvm.array<x i32>

// -----

// CHECK: :[[@LINE+1]]:31: error: expected valid keyword
"x"() : () -> !llvm.array<4 x >

// -----

// CHECK: :[[@LINE+2]]:28: error: expected string
// CHECK: :[[@LINE+1]]:28: error: failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`
"x"() : () -> !llvm.target<a>

// -----

// CHECK: :[[@LINE+2]]:33: error: expected valid keyword
// CHECK: :[[@LINE+1]]:33: error: failed to parse parameter list for target extension type
"x"() : () -> !llvm.target<"a", >

// -----

// CHECK: :[[@LINE+1]]:36: error: failed to parse parameter list for target extension type
"x"() : () -> !llvm.target<"a", 1, i32>

// -----

// CHECK: :[[@LINE+1]]:32: error: unknown LLVM type: foo
"x"() : () -> !llvm.func<void (foo)>

// -----

// CHECK: :[[@LINE+1]]:31: error: expected '->' in function type
"x"() : () -> !llvm.func<(i32)>

// -----

// CHECK: :[[@LINE+1]]:40: error: expected ')'
"x"() : () -> !llvm.func<void (i32, ..., i32)>

// -----

// CHECK: :[[@LINE+2]]:33: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:34: error: failed to parse LLVM_TBAARootAttr parameter 'id' which is to be a `StringAttr`
"x"() {a = #llvm.tbaa_root<id = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:32: error: expected attribute value
// CHECK: :[[@LINE+1]]:33: error: failed to parse LLVM_TBAARootAttr parameter 'id' which is to be a `StringAttr`
"x"() {a = #llvm.tbaa_root<id = >} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:34: error: duplicate or unknown struct parameter name: foo
"x"() {a = #llvm.tbaa_root<foo = "a">} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:38: error: expected '<'
// CHECK: :[[@LINE+1]]:39: error: failed to parse LLVM_TBAATagAttr parameter 'base_type' which is to be a `TBAATypeDescriptorAttr`
"x"() {a = #llvm.tbaa_tag<base_type = 3, access_type = 3, offset = 0>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:38: error: expected string
// CHECK: :[[@LINE+1]]:38: error: failed to parse LLVM_TBAATypeDescriptorAttr parameter 'id' which is to be a `::llvm::StringRef`
"x"() {a = #llvm.tbaa_type_desc<id = 3, members = {}>} : () -> ()

// -----

// CHECK: :[[@LINE+3]]:55: error: invalid kind of attribute specified
// CHECK: :[[@LINE+2]]:58: error: failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`
// CHECK: :[[@LINE+1]]:58: error: failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`
"x"() {a = #llvm.tbaa_type_desc<id = "a", members = {<"x", 0>}>} : () -> ()

// -----

// CHECK: :[[@LINE+3]]:72: error: expected integer value
// CHECK: :[[@LINE+2]]:72: error: failed to parse LLVM_TBAAMemberAttr parameter 'offset' which is to be a `int64_t`
// CHECK: :[[@LINE+1]]:72: error: failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`
"x"() {a = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root, a>}>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:52: error: expected '{'
// CHECK: :[[@LINE+1]]:53: error: failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`
"x"() {a = #llvm.tbaa_type_desc<id = "a", members = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:26: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:28: error: failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`
"x"() {a = #llvm.di_file<3 in "b">} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:30: error: expected 'in'
"x"() {a = #llvm.di_file<"a" on "b">} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:38: error: invalid debug info debug info tag name: DW_foo
// CHECK: :[[@LINE+1]]:44: error: failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`
"x"() {a = #llvm.di_basic_type<tag = DW_foo, name = "a", sizeInBits = 32, encoding = DW_ATE_signed>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:38: error: expected valid keyword
// CHECK: :[[@LINE+1]]:38: error: failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`
"x"() {a = #llvm.di_basic_type<tag = 3, name = "a", sizeInBits = 32>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:39: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:40: error: failed to parse LLVM_DIBasicTypeAttr parameter 'name' which is to be a `StringAttr`
"x"() {a = #llvm.di_basic_type<name = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:45: error: expected integer value
// CHECK: :[[@LINE+1]]:45: error: failed to parse LLVM_DIBasicTypeAttr parameter 'sizeInBits' which is to be a `uint64_t`
"x"() {a = #llvm.di_basic_type<sizeInBits = x>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:44: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:45: error: failed to parse LLVM_DILocalVariableAttr parameter 'scope' which is to be a `DIScopeAttr`
"x"() {a = #llvm.di_local_variable<scope = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:43: error: expected integer value
// CHECK: :[[@LINE+1]]:43: error: failed to parse LLVM_DILocalVariableAttr parameter 'line' which is to be a `unsigned`
"x"() {a = #llvm.di_local_variable<line = "x">} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:46: error: expected distinct ID
// CHECK: :[[@LINE+1]]:46: error: failed to parse LLVM_DISubprogramAttr parameter 'id' which is to be a `DistinctAttr`
"x"() {a = #llvm.di_subprogram<id = distinct[a]<>>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:50: error: expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: foo
// CHECK: :[[@LINE+1]]:55: error: failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`
"x"() {a = #llvm.di_subprogram<subprogramFlags = "foo">} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:39: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:40: error: failed to parse LLVM_DICompileUnitAttr parameter 'id' which is to be a `DistinctAttr`
"x"() {a = #llvm.di_compile_unit<id = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:68: error: integer value too large
// CHECK: :[[@LINE+1]]:69: error: failed to parse LLVM_DICompileUnitAttr parameter 'isOptimized' which is to be a `bool`
"x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, isOptimized = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:49: error: expected one of [None, Full, LineTablesOnly, DebugDirectivesOnly] for LLVM debug emission kind, got: foo
// CHECK: :[[@LINE+1]]:52: error: failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`
"x"() {a = #llvm.di_compile_unit<emissionKind = foo>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:49: error: expected keyword for LLVM debug emission kind
// CHECK: :[[@LINE+1]]:49: error: failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`
"x"() {a = #llvm.di_compile_unit<emissionKind = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:47: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:48: error: failed to parse LLVM_DICompositeTypeAttr parameter 'elements' which is to be a `::llvm::ArrayRef<DINodeAttr>`
"x"() {a = #llvm.di_composite_type<elements = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:53: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:54: error: failed to parse LoopAnnotationAttr parameter 'disableNonforced' which is to be a `BoolAttr`
"x"() {a = #llvm.loop_annotation<disableNonforced = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:42: error: expected '<'
// CHECK: :[[@LINE+1]]:43: error: failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`
"x"() {a = #llvm.loop_annotation<unroll = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+3]]:54: error: invalid kind of attribute specified
// CHECK: :[[@LINE+2]]:55: error: failed to parse LoopUnrollAttr parameter 'disable' which is to be a `BoolAttr`
// CHECK: :[[@LINE+1]]:55: error: failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`
"x"() {a = #llvm.loop_annotation<unroll = <disable = 3>>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:40: error: duplicate or unknown struct parameter name: foo
"x"() {a = #llvm.loop_annotation<foo = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:52: error: expected '<'
// CHECK: :[[@LINE+1]]:53: error: failed to parse LoopAnnotationAttr parameter 'parallelAccesses' which is to be a `::llvm::ArrayRef<AccessGroupAttr>`
"x"() {a = #llvm.loop_annotation<parallelAccesses = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:40: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:41: error: failed to parse LoopUnrollAttr parameter 'disable' which is to be a `BoolAttr`
"x"() {a = #llvm.loop_unroll<disable = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:26: error: expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo
// CHECK: :[[@LINE+1]]:29: error: failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`
"x"() {a = #llvm.linkage<foo>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:26: error: expected keyword for LLVM linkage types
// CHECK: :[[@LINE+1]]:26: error: failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`
"x"() {a = #llvm.linkage<3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:27: error: expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast
// CHECK: :[[@LINE+1]]:30: error: failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`
"x"() {a = #llvm.fastmath<foo>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:27: error: expected valid keyword or string
// CHECK: :[[@LINE+1]]:27: error: failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`
"x"() {a = #llvm.fastmath<3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:31: error: expected one of [none, notail, musttail, tail] for Tail Call Kind, got: foo
// CHECK: :[[@LINE+1]]:34: error: failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`
"x"() {a = #llvm.tailcallkind<foo>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:36: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:37: error: failed to parse LLVM_AccessGroupAttr parameter 'id' which is to be a `DistinctAttr`
"x"() {a = #llvm.access_group<id = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:58: error: expected '<'
// CHECK: :[[@LINE+1]]:59: error: failed to parse LLVM_AliasScopeAttr parameter 'domain' which is to be a `AliasScopeDomainAttr`
"x"() {a = #llvm.alias_scope<id = distinct[0]<>, domain = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:59: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:82: error: failed to parse LLVM_AliasScopeAttr parameter 'domain' which is to be a `AliasScopeDomainAttr`
"x"() {a = #llvm.alias_scope<id = distinct[0]<>, domain = #llvm.linkage<internal>>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:41: error: expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: foo
// CHECK: :[[@LINE+1]]:44: error: failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`
"x"() {a = #llvm.memory_effects<other = foo>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:56: error: expected keyword for LLVM ModRefInfo
// CHECK: :[[@LINE+1]]:56: error: failed to parse LLVM_MemoryEffectsAttr parameter 'argMem' which is to be a `ModRefInfo`
"x"() {a = #llvm.memory_effects<other = none, argMem = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:41: error: expected attribute value
// CHECK: :[[@LINE+1]]:42: error: failed to parse LLVM_VScaleRangeAttr parameter 'minRange' which is to be a `IntegerAttr`
"x"() {a = #llvm.vscale_range<minRange = a>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:37: error: expected attribute value
// CHECK: :[[@LINE+1]]:38: error: failed to parse LLVM_DISubrangeAttr parameter 'count' which is to be a `::mlir::Attribute`
"x"() {a = #llvm.di_subrange<count = a>} : () -> ()

// -----

// CHECK: :[[@LINE+3]]:33: error: invalid debug info debug info operation encoding name: DW_foo
// CHECK: :[[@LINE+2]]:39: error: failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`
// CHECK: :[[@LINE+1]]:39: error: failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`
"x"() {a = #llvm.di_expression<[DW_foo]>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:45: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:46: error: failed to parse LLVM_DISubroutineTypeAttr parameter 'types' which is to be a `::llvm::ArrayRef<DITypeAttr>`
"x"() {a = #llvm.di_subroutine_type<types = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:66: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:67: error: failed to parse LLVM_DIDerivedTypeAttr parameter 'baseType' which is to be a `DITypeAttr`
"x"() {a = #llvm.di_derived_type<tag = DW_TAG_member, baseType = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:43: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:44: error: failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`
"x"() {a = #llvm.di_lexical_block<scope = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:53: error: expected '<'
// CHECK: :[[@LINE+1]]:54: error: failed to parse LLVM_DIGlobalVariableExpressionAttr parameter 'var' which is to be a `DIGlobalVariableAttr`
"x"() {a = #llvm.di_global_variable_expression<var = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:43: error: expected valid keyword
// CHECK: :[[@LINE+1]]:43: error: failed to parse LLVM_DIImportedEntityAttr parameter 'tag' which is to be a `unsigned`
"x"() {a = #llvm.di_imported_entity<tag = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:34: error: expected '['
"x"() {a = #llvm.target_features<3>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:33: error: target features must start with '+' or '-'
"x"() {a = #llvm.target_features<["a"]>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:35: error: expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module Flag Behavior, got: foo
// CHECK: :[[@LINE+1]]:38: error: failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`
"x"() {a = #llvm.mlir.module_flag<foo, "a", 1>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:42: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:43: error: failed to parse ModuleFlagAttr parameter 'key' which is to be a `StringAttr`
"x"() {a = #llvm.mlir.module_flag<error, 3, 1>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:46: error: expected attribute value
// CHECK: :[[@LINE+1]]:47: error: failed to parse ModuleFlagAttr parameter 'value' which is to be a `Attribute`
"x"() {a = #llvm.mlir.module_flag<error, "a", foo>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:42: error: expected integer value
// CHECK: :[[@LINE+1]]:42: error: failed to parse LLVM_DereferenceableAttr parameter 'bytes' which is to be a `uint64_t`
"x"() {a = #llvm.dereferenceable<bytes = a>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:57: error: integer value too large
// CHECK: :[[@LINE+1]]:58: error: failed to parse LLVM_DereferenceableAttr parameter 'mayBeNull' which is to be a `bool`
"x"() {a = #llvm.dereferenceable<bytes = 1, mayBeNull = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:42: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:43: error: failed to parse LLVM_BlockAddressAttr parameter 'function' which is to be a `FlatSymbolRefAttr`
"x"() {a = #llvm.blockaddress<function = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:32: error: expected integer value
// CHECK: :[[@LINE+1]]:32: error: failed to parse LLVM_BlockTagAttr parameter 'id' which is to be a `uint32_t`
"x"() {a = #llvm.blocktag<id = a>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:35: error: invalid kind of attribute specified
// CHECK: :[[@LINE+1]]:36: error: failed to parse LLVM_DILabelAttr parameter 'scope' which is to be a `DIScopeAttr`
"x"() {a = #llvm.di_label<scope = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:29: error: expected 'in'
"x"() {a = #llvm.di_file<"a", "b">} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:33: error: invalid kind of attribute specified
"x"() {a = #llvm.di_file<"a" in 3>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:38: error: invalid debug info debug info tag name: DW_TAG_foo
"x"() {a = #llvm.di_basic_type<tag = DW_TAG_foo, name = "a">} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:66: error: encountered unknown attribute encoding "DW_ATE_foo"
"x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_foo)]>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:33: error: invalid kind of type specified: expected builtin.integer, but found 'f32'
"x"() {a = #llvm.constant_range<f32, 0, 1>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:38: error: expected ','
"x"() {a = #llvm.constant_range<i8, 0>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:38: error: expected '='
"x"() {a = #llvm.vec_type_hint<vector<4xi32>>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:59: error: integer value too large
"x"() {a = #llvm.di_subprogram<id = distinct[0]<>, line = 4294967296>} : () -> ()
