// Metadata: debug information, aliasing, loops; the module's layout.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

//CHECK:; ModuleID = 'LLVMDialectModule'
//CHECK-NEXT:source_filename = "LLVMDialectModule"
//CHECK-NEXT:target datalayout = "e-p0:64:64:64:64-i64:64"
//CHECK-NEXT:target triple = "x86_64-unknown-linux-gnu"
//CHECK-EMPTY:
//CHECK-NEXT:module asm "nop"
//CHECK-NEXT:module asm "ret"
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: memory(argmem: readwrite, inaccessiblemem: read)
//CHECK-NEXT:define range(i32 -2147483648, 2147483647) i32 @f(ptr noundef %0, i32 %1) #0 !dbg !4 {
//CHECK-NEXT:    #dbg_declare(ptr %0, !12, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref), !13)
//CHECK-NEXT:    #dbg_value(i32 %1, !12, !DIExpression(), !13)
//CHECK-NEXT:  %3 = load i32, ptr %0, align 4, !dbg !13, !tbaa !15, !alias.scope !19, !llvm.access.group !22
//CHECK-NEXT:  br label %4, !dbg !13, !llvm.loop !23
//CHECK-EMPTY:
//CHECK-NEXT:4:                                                ; preds = %2
//CHECK-NEXT:  ret i32 %3, !dbg !28
//CHECK-NEXT:}
//CHECK-EMPTY:
//CHECK-NEXT:attributes #0 = { memory(argmem: readwrite, inaccessiblemem: read) "target-features"="+x,-y" }
//CHECK-EMPTY:
//CHECK-NEXT:!llvm.dbg.cu = !{!0}
//CHECK-NEXT:!llvm.ident = !{!2}
//CHECK-NEXT:!llvm.module.flags = !{!3}
//CHECK-EMPTY:
//CHECK-NEXT:!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
//CHECK-NEXT:!1 = !DIFile(filename: "a.c", directory: "/tmp")
//CHECK-NEXT:!2 = !{!"who"}
//CHECK-NEXT:!3 = !{i32 2, !"Debug Info Version", i32 3}
//CHECK-NEXT:!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
//CHECK-NEXT:!5 = !DISubroutineType(types: !6)
//CHECK-NEXT:!6 = !{null, !7, !8}
//CHECK-NEXT:!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
//CHECK-NEXT:!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Node", file: !1, size: 128, elements: !9)
//CHECK-NEXT:!9 = !{!10}
//CHECK-NEXT:!10 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !11, size: 64, offset: 64)
//CHECK-NEXT:!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
//CHECK-NEXT:!12 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 4, type: !7, flags: DIFlagArtificial)
//CHECK-NEXT:!13 = !DILocation(line: 6, column: 7, scope: !14)
//CHECK-NEXT:!14 = distinct !DILexicalBlock(scope: !4, file: !1, line: 5, column: 2)
//CHECK-NEXT:!15 = !{!16, !17, i64 8, i64 1}
//CHECK-NEXT:!16 = !{!"pair", !17, i64 0, !17, i64 8}
//CHECK-NEXT:!17 = !{!"char", !18, i64 0}
//CHECK-NEXT:!18 = !{!"root"}
//CHECK-NEXT:!19 = !{!20}
//CHECK-NEXT:!20 = distinct !{!20, !21}
//CHECK-NEXT:!21 = distinct !{!21, !"d"}
//CHECK-NEXT:!22 = distinct !{}
//CHECK-NEXT:!23 = distinct !{!23, !24, !25, !26, !27}
//CHECK-NEXT:!24 = !{!"llvm.loop.mustprogress"}
//CHECK-NEXT:!25 = !{!"llvm.loop.vectorize.enable", i1 false}
//CHECK-NEXT:!26 = !{!"llvm.loop.unroll.count", i32 4}
//CHECK-NEXT:!27 = !{!"llvm.loop.parallel_accesses", !22}
//CHECK-NEXT:!28 = !DILocation(line: 6, column: 7, scope: !14, inlinedAt: !13)

#file = #llvm.di_file<"a.c" in "/tmp">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>
#next = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #pointer, sizeInBits = 64, offsetInBits = 64>
#node = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "Node", file = #file, sizeInBits = 128, elements = #next>
#type = #llvm.di_subroutine_type<types = #llvm.di_null_type, #int, #node>
#sub = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Optimized|Definition", type = #type>
#var = #llvm.di_local_variable<scope = #sub, name = "x", file = #file, line = 4, arg = 1, type = #int, flags = Artificial>
#block = #llvm.di_lexical_block<scope = #sub, file = #file, line = 5, column = 2>
#place = loc(fused<#block>["a.c":6:7])
#domain = #llvm.alias_scope_domain<id = distinct[3]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[4]<>, domain = #domain>
#group = #llvm.access_group<id = distinct[5]<>>
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#char, 0>, <#char, 8>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #char, offset = 8, constant = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, "dlti.endianness" = "little">, llvm.ident = "who", llvm.module_asm = ["nop", "ret"], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @f(%arg0: !llvm.ptr {llvm.noundef}, %x: i32) -> (i32 {llvm.range = #llvm.constant_range<i32, -2147483648, 2147483647>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>, target_features = #llvm.target_features<["+x", "-y"]>} {
    llvm.intr.dbg.declare #var #llvm.di_expression<[DW_OP_plus_uconst(8), DW_OP_deref]> = %arg0 : !llvm.ptr loc(#place)
    llvm.intr.dbg.value #var = %x : i32 loc(#place)
    %0 = llvm.load %arg0 {alignment = 4 : i64, access_groups = [#group], alias_scopes = [#scope], tbaa = [#tag]} : !llvm.ptr -> i32 loc(#place)
    llvm.br ^bb1 {loop_annotation = #llvm.loop_annotation<vectorize = <disable = true>, unroll = <count = 4 : i32>, mustProgress = true, parallelAccesses = #group>} loc(#place)
  ^bb1:
    llvm.return %0 : i32 loc(callsite(#place at #place))
  } loc(fused<#sub>["a.c":3:1])
}
