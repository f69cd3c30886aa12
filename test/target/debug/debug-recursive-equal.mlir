// Recursive arrays that say the same are one node, as is the same array inside
// of what it holds, once it is complete.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#self = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>
#s = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #file, line = 1, elements = #pointer>
#array = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_array_type, name = "array", file = #file, line = 1, baseType = #s>
#array2 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_array_type, name = "array", file = #file, line = 1, baseType = #s>
#array4 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array", file = #file, line = 1, baseType = #s>
#pointerf = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #array, sizeInBits = 64>
#sf = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #file, line = 1, elements = #pointerf>
#array3 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_array_type, name = "array", file = #file, line = 1, baseType = #sf>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #array, isDefined = true>
#y = #llvm.di_global_variable<scope = #unit, name = "y", file = #file, line = 3, type = #array2, isDefined = true>
#z = #llvm.di_global_variable<scope = #unit, name = "z", file = #file, line = 3, type = #array3, isDefined = true>
#w = #llvm.di_global_variable<scope = #unit, name = "w", file = #file, line = 3, type = #array4, isDefined = true>
#ex = #llvm.di_global_variable_expression<var = #x, expr = <>>
#ey = #llvm.di_global_variable_expression<var = #y, expr = <>>
#ez = #llvm.di_global_variable_expression<var = #z, expr = <>>
#ew = #llvm.di_global_variable_expression<var = #w, expr = <>>
llvm.mlir.global external @x() {dbg_exprs = [#ex]} : !llvm.ptr
llvm.mlir.global external @y() {dbg_exprs = [#ey]} : !llvm.ptr
llvm.mlir.global external @z() {dbg_exprs = [#ez]} : !llvm.ptr
llvm.mlir.global external @w() {dbg_exprs = [#ew]} : !llvm.ptr

// CHECK:@x = external global ptr, !dbg !0
// CHECK-NEXT:@y = external global ptr, !dbg !5
// CHECK-NEXT:@z = external global ptr, !dbg !11
// CHECK-NEXT:@w = external global ptr, !dbg !15
// CHECK-EMPTY:
// CHECK-NEXT:!llvm.dbg.cu = !{!2}
// CHECK-NEXT:!llvm.module.flags = !{!17}
// CHECK-EMPTY:
// CHECK-NEXT:!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
// CHECK-NEXT:!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 3, type: !7, isLocal: false, isDefinition: true)
// CHECK-NEXT:!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
// CHECK-NEXT:!3 = !DIFile(filename: "t.c", directory: "/src")
// CHECK-NEXT:!4 = !{!0, !5, !11, !15}
// CHECK-NEXT:!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
// CHECK-NEXT:!6 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 3, type: !7, isLocal: false, isDefinition: true)
// CHECK-NEXT:!7 = !DICompositeType(tag: DW_TAG_array_type, name: "array", file: !3, line: 1, baseType: !8)
// CHECK-NEXT:!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !3, line: 1, elements: !9)
// CHECK-NEXT:!9 = !{!10}
// CHECK-NEXT:!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
// CHECK-NEXT:!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
// CHECK-NEXT:!12 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 3, type: !13, isLocal: false, isDefinition: true)
// CHECK-NEXT:!13 = !DICompositeType(tag: DW_TAG_array_type, name: "array", file: !3, line: 1, baseType: !14)
// CHECK-NEXT:!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !3, line: 1, elements: !9)
// CHECK-NEXT:!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
// CHECK-NEXT:!16 = distinct !DIGlobalVariable(name: "w", scope: !2, file: !3, line: 3, type: !7, isLocal: false, isDefinition: true)
// CHECK-NEXT:!17 = !{i32 2, !"Debug Info Version", i32 3}
