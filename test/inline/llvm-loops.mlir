// Where an inlined loop begins and ends is seen from the call.
// RUN: mlopt '-inline=default-pipeline=' -mlir-print-debuginfo -mlir-print-local-scope %s | FileCheck %s

#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#callee = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "callee", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition>
#caller = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "caller", file = #file, line = 9, scopeLine = 9, subprogramFlags = Definition>
#loop = #llvm.loop_annotation<mustProgress = true, startLoc = loc(fused<#callee>["a.c":2:3]), endLoc = loc(fused<#callee>["a.c":4:5])>

llvm.func @callee(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #loop}
^bb2:
  llvm.return
} loc(fused<#callee>["a.c":1:1])

// CHECK-LABEL: llvm.func @caller(
// CHECK: loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = loc(fused<{{.*}}name = "caller"{{.*}}>[callsite(fused<{{.*}}name = "callee"{{.*}}>["a.c":2:3] at "a.c":10:2)]), endLoc = loc(fused<{{.*}}name = "caller"{{.*}}>[callsite(fused<{{.*}}name = "callee"{{.*}}>["a.c":4:5] at "a.c":10:2)])>
llvm.func @caller(%c: i1) {
  llvm.call @callee(%c) : (i1) -> () loc("a.c":10:2)
  llvm.return
} loc(fused<#caller>["a.c":9:1])

// Without debug information around the call the places stay.
// CHECK-LABEL: llvm.func @plain(
// CHECK: loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = loc(fused<{{.*}}name = "callee"{{.*}}>["a.c":2:3]),
llvm.func @plain(%c: i1) {
  llvm.call @callee(%c) : (i1) -> ()
  llvm.return
}
