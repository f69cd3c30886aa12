// Namespaces, modules, common blocks, string types, annotations, generic ranges.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

#f = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#ns = #llvm.di_namespace<name = "outer", exportSymbols = false>
#ns2 = #llvm.di_namespace<name = "inner", scope = #ns, exportSymbols = true>
#mo = #llvm.di_module<file = #f, scope = #cu, name = "m", configMacros = "-DX", includePath = "/inc", apinotes = "n", line = 7, isDecl = true>
#mo2 = #llvm.di_module<name = "m2", line = 3, isDecl = false>
#decl = #llvm.di_global_variable<scope = #cu, name = "cbd", file = #f, line = 1, type = #i, isDefined = false>
#st = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character", sizeInBits = 32, alignInBits = 8, stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, stringLocationExp = <[DW_OP_push_object_address, DW_OP_deref]>, encoding = DW_ATE_ASCII>
#st2 = #llvm.di_string_type<tag = DW_TAG_string_type, name = "c2", sizeInBits = 8, stringLength = #decl>
#sub = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #ns2, name = "f", file = #f, line = 3, scopeLine = 3, subprogramFlags = Definition, annotations = #llvm.di_annotation<name = "k", value = "v">, #llvm.di_annotation<name = "k2", value = "v2">>
#cb = #llvm.di_common_block<scope = #sub, decl = #decl, name = "b", file = #f, line = 1>
#cb2 = #llvm.di_common_block<scope = #cu, name = "">
#gs = #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_constu(1)]>, stride = #llvm.di_expression<[DW_OP_constu(4)]>, upperBound = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_deref]>>
#arr = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #i, elements = #gs>
#gv = #llvm.di_global_variable<scope = #cb, name = "g", file = #f, line = 2, type = #st, isDefined = true>
#gve = #llvm.di_global_variable_expression<var = #gv>
#gv2 = #llvm.di_global_variable<scope = #mo, name = "g2", file = #f, line = 2, type = #st2, isDefined = true>
#gve2 = #llvm.di_global_variable_expression<var = #gv2>
#gv3 = #llvm.di_global_variable<scope = #mo2, name = "g3", file = #f, line = 2, type = #arr, isDefined = true>
#gve3 = #llvm.di_global_variable_expression<var = #gv3>
#gv4 = #llvm.di_global_variable<scope = #cb2, name = "g4", file = #f, line = 2, type = #i, isDefined = true>
#gve4 = #llvm.di_global_variable_expression<var = #gv4>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#gve]} : i32
llvm.mlir.global external @g2(1 : i32) {dbg_exprs = [#gve2]} : i32
llvm.mlir.global external @g3(1 : i32) {dbg_exprs = [#gve3]} : i32
llvm.mlir.global external @g4(1 : i32) {dbg_exprs = [#gve4]} : i32
llvm.func @f() { llvm.return loc(#l1) } loc(#l2)
#l0 = loc("a.c":4:5)
#l1 = loc(fused<#sub>[#l0])
#l2 = loc(fused<#sub>["a.c":3:1])

//CHECK:; ModuleID = 'LLVMDialectModule'
//CHECK-NEXT:source_filename = "LLVMDialectModule"
//CHECK-EMPTY:
//CHECK-NEXT:@g = global i32 1, !dbg !0
//CHECK-NEXT:@g2 = global i32 1, !dbg !9
//CHECK-NEXT:@g3 = global i32 1, !dbg !19
//CHECK-NEXT:@g4 = global i32 1, !dbg !25
//CHECK-EMPTY:
//CHECK-NEXT:define void @f() !dbg !3 {
//CHECK-NEXT:  ret void, !dbg !29
//CHECK-NEXT:}
//CHECK-EMPTY:
//CHECK-NEXT:!llvm.dbg.cu = !{!7}
//CHECK-NEXT:!llvm.module.flags = !{!28}
//CHECK-EMPTY:
//CHECK-NEXT:!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
//CHECK-NEXT:!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !4, line: 2, type: !18, isLocal: false, isDefinition: true)
//CHECK-NEXT:!2 = !DICommonBlock(scope: !3, declaration: !13, name: "b", file: !4, line: 1)
//CHECK-NEXT:!3 = distinct !DISubprogram(name: "f", scope: !5, file: !4, line: 3, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !7, annotations: !15)
//CHECK-NEXT:!4 = !DIFile(filename: "a.c", directory: "/tmp")
//CHECK-NEXT:!5 = !DINamespace(name: "inner", scope: !6, exportSymbols: true)
//CHECK-NEXT:!6 = !DINamespace(name: "outer", scope: null)
//CHECK-NEXT:!7 = distinct !DICompileUnit(language: DW_LANG_C, file: !4, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !8)
//CHECK-NEXT:!8 = !{!0, !9}
//CHECK-NEXT:!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
//CHECK-NEXT:!10 = distinct !DIGlobalVariable(name: "g2", scope: !11, file: !4, line: 2, type: !12, isLocal: false, isDefinition: true)
//CHECK-NEXT:!11 = !DIModule(scope: !7, name: "m", configMacros: "-DX", includePath: "/inc", apinotes: "n", file: !4, line: 7, isDecl: true)
//CHECK-NEXT:!12 = !DIStringType(name: "c2", stringLength: !13, size: 8)
//CHECK-NEXT:!13 = distinct !DIGlobalVariable(name: "cbd", scope: !7, file: !4, line: 1, type: !14, isLocal: false, isDefinition: false)
//CHECK-NEXT:!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
//CHECK-NEXT:!15 = !{!16, !17}
//CHECK-NEXT:!16 = !{!"k", !"v"}
//CHECK-NEXT:!17 = !{!"k2", !"v2"}
//CHECK-NEXT:!18 = !DIStringType(name: "character", stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8), stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref), size: 32, align: 8, encoding: DW_ATE_ASCII)
//CHECK-NEXT:!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
//CHECK-NEXT:!20 = distinct !DIGlobalVariable(name: "g3", scope: !21, file: !4, line: 2, type: !22, isLocal: false, isDefinition: true)
//CHECK-NEXT:!21 = !DIModule(scope: null, name: "m2", line: 3)
//CHECK-NEXT:!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, elements: !23)
//CHECK-NEXT:!23 = !{!24}
//CHECK-NEXT:!24 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_constu, 1), upperBound: !DIExpression(DW_OP_push_object_address, DW_OP_deref), stride: !DIExpression(DW_OP_constu, 4))
//CHECK-NEXT:!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
//CHECK-NEXT:!26 = distinct !DIGlobalVariable(name: "g4", scope: !27, file: !4, line: 2, type: !14, isLocal: false, isDefinition: true)
//CHECK-NEXT:!27 = !DICommonBlock(scope: !7, declaration: null)
//CHECK-NEXT:!28 = !{i32 2, !"Debug Info Version", i32 3}
//CHECK-NEXT:!29 = !DILocation(line: 4, column: 5, scope: !3)
