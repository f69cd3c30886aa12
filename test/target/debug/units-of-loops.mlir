// RUN: mlopt -mlir-to-llvmir %s | FileCheck %s
// A loop annotation alone names the compile units: they are listed, and have
// the first numbers, in the order in which they are met.

// CHECK: br i1 %0, label %2, label %3, !llvm.loop ![[LOOP:[0-9]+]]
// CHECK: !llvm.dbg.cu = !{!0, !2}
// CHECK: !llvm.module.flags = !{![[FLAG:[0-9]+]]}
// CHECK: !0 = distinct !DICompileUnit({{.*}}producer: "y"
// CHECK: !2 = distinct !DICompileUnit({{.*}}producer: "x"
// CHECK: ![[FLAG]] = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: ![[LOOP]] = distinct !{![[LOOP]],
#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "x", isOptimized = true, emissionKind = Full>
#cu2 = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "y", isOptimized = true, emissionKind = Full>
#st = #llvm.di_subroutine_type<>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #cu2, scope = #file, name = "f2", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#loc1 = loc(fused<#sp2>["a.c":3:1])
#loc2 = loc(fused<#sp>["a.c":4:1])
#l = #llvm.loop_annotation<startLoc = #loc1, endLoc = #loc2>
module {
llvm.func @sub(%x: i1) {
  llvm.br ^bb1 
^bb1:
  llvm.cond_br %x, ^bb1, ^bb2 {loop_annotation = #l}
^bb2:
  llvm.return 
} 

}
