// A type of subprograms has a list of types even where it is empty.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// CHECK: !DISubroutineType(types: ![[NONE:[0-9]+]])
// CHECK: ![[NONE]] = !{}
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #type>
llvm.func @f() {
  llvm.return loc("a.c":7:8)
} loc(fused<#f>["a.c":3:1])
