// An imported entity of a subprogram that it refers to.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

#f = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Full>
#mo = #llvm.di_module<file = #f, scope = #cu, name = "m">
#sub0 = #llvm.di_subprogram<recId = distinct[5]<>, isRecSelf = true>
#ie = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #sub0, entity = #mo, file = #f, line = 6, name = "nm">
#sub = #llvm.di_subprogram<recId = distinct[5]<>, id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, line = 3, scopeLine = 3, subprogramFlags = Definition, retainedNodes = #ie>
llvm.func @f() { llvm.return loc(#l1) } loc(#l2)
#l0 = loc("a.c":4:5)
#l1 = loc(fused<#sub>[#l0])
#l2 = loc(fused<#sub>["a.c":3:1])

//CHECK:; ModuleID = 'LLVMDialectModule'
//CHECK-NEXT:source_filename = "LLVMDialectModule"
//CHECK-EMPTY:
//CHECK-NEXT:define void @f() !dbg !3 {
//CHECK-NEXT:  ret void, !dbg !7
//CHECK-NEXT:}
//CHECK-EMPTY:
//CHECK-NEXT:!llvm.dbg.cu = !{!0}
//CHECK-NEXT:!llvm.module.flags = !{!2}
//CHECK-EMPTY:
//CHECK-NEXT:!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
//CHECK-NEXT:!1 = !DIFile(filename: "a.c", directory: "/tmp")
//CHECK-NEXT:!2 = !{i32 2, !"Debug Info Version", i32 3}
//CHECK-NEXT:!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !4)
//CHECK-NEXT:!4 = !{!5}
//CHECK-NEXT:!5 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "nm", scope: !3, entity: !6, file: !1, line: 6)
//CHECK-NEXT:!6 = !DIModule(scope: !0, name: "m", file: !1)
//CHECK-NEXT:!7 = !DILocation(line: 4, column: 5, scope: !3)
