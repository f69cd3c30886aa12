// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s -mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL

// A label and a scope are written without their prefix, or as an alias.

#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[4]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#label = #llvm.di_label<scope = #sp, name = "l", file = #file, line = 3>

llvm.func @f(%p: !llvm.ptr) {
  // CHECK: llvm.intr.dbg.label #di_label
  // LOCAL: llvm.intr.dbg.label <scope = #llvm.di_subprogram<
  llvm.intr.dbg.label #label
  // CHECK: llvm.intr.dbg.label #di_label1
  // LOCAL: llvm.intr.dbg.label <scope = #llvm.di_subprogram<{{.*}}name = "z"
  llvm.intr.dbg.label <scope = #sp, name = "z", file = #file, line = 3>
  // CHECK: llvm.intr.experimental.noalias.scope.decl #alias_scope
  // LOCAL: llvm.intr.experimental.noalias.scope.decl <id = distinct
  llvm.intr.experimental.noalias.scope.decl <id = distinct[0]<>, domain = <id = distinct[1]<>>> {t.a}
  llvm.return
}
