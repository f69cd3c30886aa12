// A subprogram is known by its id: what else another attribute with it says is
// lost, and its blocks and places are in the first one.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t0 = #llvm.di_subroutine_type<types = #int>
#t1 = #llvm.di_subroutine_type<types = #int, #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #t0>
#f2 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f2", file = #file, line = 2, subprogramFlags = Definition, type = #t1>
#b = #llvm.di_lexical_block<scope = #f2, file = #file, line = 3, column = 4>
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32 loc(fused<#b>["t.c":3:4])
  %1 = llvm.add %0, %a : i32 loc(fused<#f2>["t.c":3:5])
  llvm.return %1 : i32 loc(fused<#f>["t.c":3:6])
} loc(fused<#f>["t.c":1:1])

// CHECK:define i32 @f(i32 %0) !dbg !3 {
// CHECK-NEXT:  %2 = add i32 %0, %0, !dbg !7
// CHECK-NEXT:  %3 = add i32 %2, %0, !dbg !9
// CHECK-NEXT:  ret i32 %3, !dbg !10
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:!llvm.dbg.cu = !{!0}
// CHECK-NEXT:!llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT:!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT:!1 = !DIFile(filename: "t.c", directory: "/src")
// CHECK-NEXT:!2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT:!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT:!4 = !DISubroutineType(types: !5)
// CHECK-NEXT:!5 = !{!6}
// CHECK-NEXT:!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
// CHECK-NEXT:!7 = !DILocation(line: 3, column: 4, scope: !8)
// CHECK-NEXT:!8 = distinct !DILexicalBlock(scope: !3, file: !1, line: 3, column: 4)
// CHECK-NEXT:!9 = !DILocation(line: 3, column: 5, scope: !3)
// CHECK-NEXT:!10 = !DILocation(line: 3, column: 6, scope: !3)
