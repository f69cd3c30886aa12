// RUN: mlopt %s -split-input-file -verify-diagnostics

#file = #llvm.di_file<"a" in "b">
#unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#g = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = Definition>
llvm.func @declared()
llvm.func @right() {
  llvm.call @declared() : () -> () loc(unknown)
  llvm.call @g() : () -> ()
  llvm.return
} loc(fused<#f>["a":1:1])
// expected-error@unknown {{inlinable function call in a function with a DISubprogram location must have a debug location}}
llvm.func @wrong() {
  llvm.call @g() : () -> () loc(unknown)
  llvm.return
} loc(callsite("a":1:1 at fused<#f>["a":1:1]))
llvm.func @g() {
  llvm.return
} loc(fused<#g>["a":1:1])
