// Attributes with parameters: debug information, aliasing, loops, layouts.
// RUN: mlopt %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mlopt %s | mlopt | FileCheck %s --match-full-lines --strict-whitespace

//CHECK:#access_group = #llvm.access_group<id = distinct[0]<>>
//CHECK-NEXT:#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "d">
//CHECK-NEXT:#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
//CHECK-NEXT:#di_composite_type = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
//CHECK-NEXT:#di_file = #llvm.di_file<"a.c" in "/tmp">
//CHECK-NEXT:#di_null_type = #llvm.di_null_type
//CHECK-NEXT:#loop_unroll = #llvm.loop_unroll<count = 4 : i32>
//CHECK-NEXT:#loop_vectorize = #llvm.loop_vectorize<disable = true>
//CHECK-NEXT:#mmra_tag = #llvm.mmra_tag<"a":"b">
//CHECK-NEXT:#tbaa_root = #llvm.tbaa_root<id = "root">
//CHECK-NEXT:#alias_scope = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain>
//CHECK-NEXT:#di_compile_unit = #llvm.di_compile_unit<id = distinct[4]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = false, emissionKind = Full>
//CHECK-NEXT:#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
//CHECK-NEXT:#loop_annotation = #llvm.loop_annotation<vectorize = #loop_vectorize, unroll = #loop_unroll, mustProgress = true, parallelAccesses = #access_group>
//CHECK-NEXT:#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_derived_type, sizeInBits = 64, offsetInBits = 64>
//CHECK-NEXT:#tbaa_type_desc = #llvm.tbaa_type_desc<id = "char", members = {<#tbaa_root, 0>}>
//CHECK-NEXT:#di_composite_type1 = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "Node", file = #di_file, sizeInBits = 128, elements = #di_derived_type1, #llvm.di_subrange<count = 3 : i64>>
//CHECK-NEXT:#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_basic_type, #di_composite_type1>
//CHECK-NEXT:#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "pair", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 8>}>
//CHECK-NEXT:#di_subprogram = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
//CHECK-NEXT:#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc, offset = 8, constant = true>
//CHECK-NEXT:#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 4, arg = 1, type = #di_basic_type, flags = "Private|Artificial">
//CHECK-NEXT:module attributes {a.b = #llvm.constant_range<i8, -3, 5>, a.c = #mmra_tag, a.d = #llvm.dereferenceable<bytes = 8>, a.e = #llvm.target<triple = "t", chip = "c", features = <["+a"]>>, dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, "dlti.endianness" = "little">} {
//CHECK-NEXT:  llvm.func @f(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32) -> (i32 {llvm.range = #llvm.constant_range<i32, -2147483648, 2147483647>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>, target_features = #llvm.target_features<["+x", "-y"]>} {
//CHECK-NEXT:    llvm.intr.dbg.declare #di_local_variable #llvm.di_expression<[DW_OP_plus_uconst(8), DW_OP_LLVM_convert(16, DW_ATE_unsigned), DW_OP_deref]> = %arg0 : !llvm.ptr
//CHECK-NEXT:    llvm.intr.dbg.value #di_local_variable = %arg1 : i32
//CHECK-NEXT:    %0 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
//CHECK-NEXT:    llvm.br ^bb1 {loop_annotation = #loop_annotation}
//CHECK-NEXT:  ^bb1:  // pred: ^bb0
//CHECK-NEXT:    llvm.return %0 : i32
//CHECK-NEXT:  }
//CHECK-NEXT:}

#file = #llvm.di_file<"a.c" in "/tmp">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>
#next = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #pointer, sizeInBits = 64, offsetInBits = 64>
#node = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "Node", file = #file, line = 0, sizeInBits = 128, elements = #next, #llvm.di_subrange<count = 3 : i64>>
#type = #llvm.di_subroutine_type<types = #llvm.di_null_type, #int, #node>
#sub = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Optimized|Definition", type = #type>
#var = #llvm.di_local_variable<scope = #sub, name = "x", file = #file, line = 4, arg = 1, type = #int, flags = "Artificial|Private">
#domain = #llvm.alias_scope_domain<id = distinct[3]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[4]<>, domain = #domain>
#group = #llvm.access_group<id = distinct[5]<>>
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#char, 0>, <#char, 8>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #char, offset = 8, constant = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, "dlti.endianness" = "little">, a.b = #llvm.constant_range<i8, -3, 5>, a.c = #llvm.mmra_tag<"a":"b">, a.d = #llvm.dereferenceable<bytes = 8>, a.e = #llvm.target<triple = "t", chip = "c", features = <["+a"]>>} {
  llvm.func @f(%arg0: !llvm.ptr {llvm.noundef}, %x: i32) -> (i32 {llvm.range = #llvm.constant_range<i32, -2147483648, 2147483647>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>, target_features = #llvm.target_features<["+x", "-y"]>} {
    llvm.intr.dbg.declare #var #llvm.di_expression<[DW_OP_plus_uconst(8), DW_OP_LLVM_convert(16, DW_ATE_unsigned), DW_OP_deref]> = %arg0 : !llvm.ptr
    llvm.intr.dbg.value #var = %x : i32
    %0 = llvm.load %arg0 {access_groups = [#group], alias_scopes = [#scope], tbaa = [#tag]} : !llvm.ptr -> i32
    llvm.br ^bb1 {loop_annotation = #llvm.loop_annotation<vectorize = <disable = true>, unroll = <count = 4 : i32>, mustProgress = true, parallelAccesses = #group>}
  ^bb1:
    llvm.return %0 : i32
  }
}
