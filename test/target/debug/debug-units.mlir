// Compile units: those of functions come before those of globals.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

#f = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Full>
#cu2 = #llvm.di_compile_unit<id = distinct[7]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Full>
#cu3 = #llvm.di_compile_unit<id = distinct[8]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#cb = #llvm.di_common_block<scope = #cu2, name = "m">
#gv = #llvm.di_global_variable<scope = #cu, name = "g", file = #f, line = 2, type = #i, isDefined = true>
#gve = #llvm.di_global_variable_expression<var = #gv>
#gvb = #llvm.di_global_variable<scope = #cb, name = "g", file = #f, line = 2, type = #i, isDefined = true>
#gveb = #llvm.di_global_variable_expression<var = #gvb>
#sub = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu3, scope = #f, name = "f", file = #f, line = 3, scopeLine = 3, subprogramFlags = Definition>
llvm.func @f() { llvm.return } loc(#l2)
llvm.mlir.global external @gb(1 : i32) {dbg_exprs = [#gveb]} : i32
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#gve]} : i32
#l2 = loc(fused<#sub>["a.c":3:1])

//CHECK:; ModuleID = 'LLVMDialectModule'
//CHECK-NEXT:source_filename = "LLVMDialectModule"
//CHECK-EMPTY:
//CHECK-NEXT:@gb = global i32 1, !dbg !0
//CHECK-NEXT:@g = global i32 1, !dbg !6
//CHECK-EMPTY:
//CHECK-NEXT:define void @f() !dbg !12 {
//CHECK-NEXT:  ret void, !dbg !13
//CHECK-NEXT:}
//CHECK-EMPTY:
//CHECK-NEXT:!llvm.dbg.cu = !{!10, !3, !8}
//CHECK-NEXT:!llvm.module.flags = !{!11}
//CHECK-EMPTY:
//CHECK-NEXT:!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
//CHECK-NEXT:!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !4, line: 2, type: !5, isLocal: false, isDefinition: true)
//CHECK-NEXT:!2 = !DICommonBlock(scope: !3, declaration: null, name: "m")
//CHECK-NEXT:!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !4, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
//CHECK-NEXT:!4 = !DIFile(filename: "a.c", directory: "/tmp")
//CHECK-NEXT:!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
//CHECK-NEXT:!6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression())
//CHECK-NEXT:!7 = distinct !DIGlobalVariable(name: "g", scope: !8, file: !4, line: 2, type: !5, isLocal: false, isDefinition: true)
//CHECK-NEXT:!8 = distinct !DICompileUnit(language: DW_LANG_C, file: !4, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9)
//CHECK-NEXT:!9 = !{!6}
//CHECK-NEXT:!10 = distinct !DICompileUnit(language: DW_LANG_C, file: !4, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
//CHECK-NEXT:!11 = !{i32 2, !"Debug Info Version", i32 3}
//CHECK-NEXT:!12 = distinct !DISubprogram(name: "f", scope: !4, file: !4, line: 3, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !10)
//CHECK-NEXT:!13 = !DILocation(line: 15, column: 18, scope: !12)
