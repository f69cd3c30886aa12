// Two structures that point to each other, each told from its own side: what
// `b` is inside `a` is a type, and so a node, apart from what it is alone.
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
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #a, isDefined = true>
#y = #llvm.di_global_variable<scope = #unit, name = "y", file = #file, line = 4, type = #b, isDefined = true>
#ex = #llvm.di_global_variable_expression<var = #x, expr = <>>
#ey = #llvm.di_global_variable_expression<var = #y, expr = <>>
llvm.mlir.global external @x() {dbg_exprs = [#ex]} : !llvm.ptr
llvm.mlir.global external @y() {dbg_exprs = [#ey]} : !llvm.ptr

// CHECK:@x = external global ptr, !dbg !0
// CHECK-NEXT:@y = external global ptr, !dbg !5
// CHECK-EMPTY:
// CHECK-NEXT:!llvm.dbg.cu = !{!2}
// CHECK-NEXT:!llvm.module.flags = !{!14}
// CHECK-EMPTY:
// CHECK-NEXT:!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
// CHECK-NEXT:!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 3, type: !10, isLocal: false, isDefinition: true)
// CHECK-NEXT:!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
// CHECK-NEXT:!3 = !DIFile(filename: "t.c", directory: "/src")
// CHECK-NEXT:!4 = !{!0, !5}
// CHECK-NEXT:!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
// CHECK-NEXT:!6 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
// CHECK-NEXT:!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "b", file: !3, line: 2, elements: !8)
// CHECK-NEXT:!8 = !{!9, !12}
// CHECK-NEXT:!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
// CHECK-NEXT:!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "a", file: !3, line: 1, elements: !11)
// CHECK-NEXT:!11 = !{!12}
// CHECK-NEXT:!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
// CHECK-NEXT:!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "b", file: !3, line: 2, elements: !8)
// CHECK-NEXT:!14 = !{i32 2, !"Debug Info Version", i32 3}
