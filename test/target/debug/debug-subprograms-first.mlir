// Subprograms are translated before the variables of globals, so that what is
// shared of recursive types is what the subprograms have met first.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#a_self = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#b_self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#to_a_self = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #a_self, sizeInBits = 64>
#to_b_self = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #b_self, sizeInBits = 64>
#b_in_a = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "b", file = #file, line = 2, elements = #to_a_self, #to_b_self>
#to_b_in_a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #b_in_a, sizeInBits = 64>
#a = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "a", file = #file, line = 1, elements = #to_b_in_a>
#to_a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #a, sizeInBits = 64>
#b = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "b", file = #file, line = 2, elements = #to_a, #to_b_self>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #b, isDefined = true>
#ex = #llvm.di_global_variable_expression<var = #x, expr = <>>
#type = #llvm.di_subroutine_type<types = #a>
#f = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 5, subprogramFlags = Definition, type = #type>
llvm.mlir.global external @x() {dbg_exprs = [#ex]} : !llvm.ptr
llvm.func @f() {
  llvm.return loc(fused<#f>["t.c":6:1])
} loc(fused<#f>["t.c":5:1])

// CHECK:@x = external global ptr, !dbg !0
// CHECK-EMPTY:
// CHECK-NEXT:define void @f() !dbg !13 {
// CHECK-NEXT:  ret void, !dbg !16
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:!llvm.dbg.cu = !{!2}
// CHECK-NEXT:!llvm.module.flags = !{!12}
// CHECK-EMPTY:
// CHECK-NEXT:!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
// CHECK-NEXT:!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
// CHECK-NEXT:!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
// CHECK-NEXT:!3 = !DIFile(filename: "t.c", directory: "/src")
// CHECK-NEXT:!4 = !{!0}
// CHECK-NEXT:!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "b", file: !3, line: 2, elements: !6)
// CHECK-NEXT:!6 = !{!7, !10}
// CHECK-NEXT:!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
// CHECK-NEXT:!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "a", file: !3, line: 1, elements: !9)
// CHECK-NEXT:!9 = !{!10}
// CHECK-NEXT:!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
// CHECK-NEXT:!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "b", file: !3, line: 2, elements: !6)
// CHECK-NEXT:!12 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT:!13 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 5, type: !14, spFlags: DISPFlagDefinition, unit: !2)
// CHECK-NEXT:!14 = !DISubroutineType(types: !15)
// CHECK-NEXT:!15 = !{!8}
// CHECK-NEXT:!16 = !DILocation(line: 6, column: 1, scope: !13)
