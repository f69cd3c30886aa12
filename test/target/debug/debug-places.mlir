// Fused locations are merged as LLVM merges them; a location with a scope has
// its place in a function without a subprogram too.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

#file = #llvm.di_file<"a" in "b">
#unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#other_unit = #llvm.di_compile_unit<id = distinct[5]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#g = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = Definition>
#h = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #other_unit, scope = #file, name = "h", file = #file, subprogramFlags = Definition>
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#variable = #llvm.di_local_variable<scope = #f, name = "x", file = #file, line = 4, type = #type>

// CHECK-LABEL: define void @merged
// CHECK:         add {{.*}}, !dbg ![[CALLER:[0-9]+]]
// CHECK:         sub {{.*}}, !dbg ![[LINES:[0-9]+]]
// CHECK:         mul {{.*}}, !dbg ![[LINES_INLINED:[0-9]+]]
llvm.func @merged(%a: i32) {
  %0 = llvm.add %a, %a : i32 loc(fused[callsite(fused<#g>["a":10:1] at "a":2:2), "a":2:2])
  %1 = llvm.sub %a, %a : i32 loc(fused[callsite(fused<#g>["a":10:1] at "a":2:2), "a":3:3])
  %2 = llvm.mul %a, %a : i32 loc(fused[callsite(fused<#g>["a":10:1] at "a":2:2), callsite(fused<#g>["a":11:1] at "a":2:2)])
  llvm.return
} loc(fused<#f>["a":1:1])

// CHECK-LABEL: define void @without(i32 %0) {
// CHECK-NEXT:    #dbg_value(i32 %0, !{{[0-9]+}}, !DIExpression(), ![[LINE:[0-9]+]])
// CHECK:         br i1 {{.*}}, !llvm.loop ![[LOOP:[0-9]+]]
llvm.func @without(%a: i32) {
  llvm.intr.dbg.value #variable = %a : i32 loc(fused<#f>["a":5:6])
  %c = llvm.trunc %a : i32 to i1
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #llvm.loop_annotation<startLoc = loc(fused<#h>["a":7:8])>}
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// CHECK:     !llvm.dbg.cu = !{![[UNIT:[0-9]+]], ![[LATE:[0-9]+]]}
// CHECK-DAG: ![[CALLER]] = !DILocation(line: 2, column: 2, scope: !{{[0-9]+}})
// CHECK-DAG: ![[LINES]] = !DILocation(line: 0, scope: !{{[0-9]+}})
// CHECK-DAG: ![[LINES_INLINED]] = !DILocation(line: 0, scope: !{{[0-9]+}}, inlinedAt: ![[CALLER]])
// CHECK-DAG: ![[LINE]] = !DILocation(line: 5, column: 6, scope: !{{[0-9]+}})
// CHECK-DAG: ![[LATE]] = distinct !DICompileUnit
