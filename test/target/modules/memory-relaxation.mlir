// Tags of relaxed memory orders, and where merged and inlined places are.
// RUN: mlopt -mlir-to-llvmir %s -split-input-file -verify-diagnostics | FileCheck %s

// CHECK-LABEL: define void @tags(
// CHECK-NEXT: fence release, !mmra ![[ONE:[0-9]+]]
// CHECK-NEXT: fence acquire, !mmra ![[TWO:[0-9]+]]
// CHECK-NEXT: store i32 1, ptr %{{.*}}, align 4{{$}}
// CHECK: ![[ONE]] = !{!"amdgpu-as", !"local"}
// CHECK: ![[TWO]] = !{![[ONE]], ![[OTHER:[0-9]+]]}
// CHECK: ![[OTHER]] = !{!"foo", !"bar"}
llvm.func @tags(%p: !llvm.ptr) {
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.fence release {llvm.mmra = #llvm.mmra_tag<"amdgpu-as":"local">}
  llvm.fence acquire {llvm.mmra = [#llvm.mmra_tag<"amdgpu-as":"local">, #llvm.mmra_tag<"foo":"bar">]}
  llvm.store %c, %p {llvm.mmra = []} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @wrong_tag() {
  // expected-error@+1 {{llvm.mmra is something other than an MMRA tag or an array of them}}
  llvm.fence release {llvm.mmra = 3 : i32}
  llvm.return
}

// -----

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#here = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "here", file = #file, line = 1, subprogramFlags = Definition>
#there = #llvm.di_subprogram<scope = #file, name = "there", file = #file, line = 1>

// CHECK: declare !dbg ![[THERE:[0-9]+]] void @there()
llvm.func @there() loc(fused<#there>["a.c":9:9])

// A callee that says no scope is where its caller is; places of one line keep
// the line, others have none.
// CHECK-LABEL: define void @here(
// CHECK-NEXT: add i32 %{{.*}}, !dbg ![[CALLER:[0-9]+]]
// CHECK-NEXT: add i32 %{{.*}}, !dbg ![[LINE:[0-9]+]]
// CHECK-NEXT: add i32 %{{.*}}, !dbg ![[NONE:[0-9]+]]
// CHECK-DAG: ![[THERE]] = !DISubprogram(name: "there", scope: !{{[0-9]+}}, file: !{{[0-9]+}}, line: 1, spFlags: 0)
// CHECK-DAG: ![[CALLER]] = !DILocation(line: 4, column: 5, scope: ![[SCOPE:[0-9]+]])
// CHECK-DAG: ![[LINE]] = !DILocation(line: 6, scope: ![[SCOPE]])
// CHECK-DAG: ![[NONE]] = !DILocation(line: 0, scope: ![[SCOPE]])
llvm.func @here(%a: i32) {
  %0 = llvm.add %a, %a : i32 loc(callsite("x.c":1:2 at fused<#here>["a.c":4:5]))
  %1 = llvm.add %a, %a : i32 loc(fused["a.c":6:2, "a.c":6:4])
  %2 = llvm.add %a, %a : i32 loc(fused["a.c":6:2, "a.c":7:2])
  llvm.return
} loc(fused<#here>["a.c":1:1])
