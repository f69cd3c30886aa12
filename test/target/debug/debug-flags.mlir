// Flags that are one thing together have one name and come first; a virtual
// subprogram has an index.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#a = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "a", flags = "Public|Virtual|FwdDecl|SingleInheritance|Artificial|BitField">
#b = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "b", flags = "VirtualInheritance|Private">
#c = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "c", flags = "MultipleInheritance|FwdDecl">
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #a, isDefined = true>
#y = #llvm.di_global_variable<scope = #unit, name = "y", file = #file, line = 3, type = #b, isDefined = true>
#z = #llvm.di_global_variable<scope = #unit, name = "z", file = #file, line = 3, type = #c, isDefined = true>
#ex = #llvm.di_global_variable_expression<var = #x, expr = <>>
#ey = #llvm.di_global_variable_expression<var = #y, expr = <>>
#ez = #llvm.di_global_variable_expression<var = #z, expr = <>>
llvm.mlir.global external @x() {dbg_exprs = [#ex]} : !llvm.ptr
llvm.mlir.global external @y() {dbg_exprs = [#ey]} : !llvm.ptr
llvm.mlir.global external @z() {dbg_exprs = [#ez]} : !llvm.ptr
#type = #llvm.di_subroutine_type<types = #a>
#f = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 5, subprogramFlags = "Definition|Virtual|PureVirtual", type = #type>
#f1 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #unit, scope = #file, name = "f1", file = #file, line = 5, subprogramFlags = "Definition", type = #type>
#f2 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #unit, scope = #file, name = "f2", file = #file, line = 5, subprogramFlags = "Definition|PureVirtual|Virtual|LocalToUnit", type = #type>
llvm.func @f() {
  llvm.return loc(fused<#f>["t.c":6:1])
} loc(fused<#f>["t.c":5:1])
llvm.func @f1() {
  llvm.return loc(fused<#f1>["t.c":6:1])
} loc(fused<#f1>["t.c":5:1])
llvm.func @f2() {
  llvm.return loc(fused<#f2>["t.c":6:1])
} loc(fused<#f2>["t.c":5:1])

// CHECK-DAG: name: "b",{{.*}}flags: DIFlagPrivate | DIFlagSingleInheritance
// CHECK-DAG: name: "c",{{.*}}flags: DIFlagSingleInheritance | DIFlagFwdDecl
// CHECK-DAG: name: "a",{{.*}}flags: DIFlagPublic | DIFlagSingleInheritance | DIFlagIndirectVirtualBase | DIFlagArtificial | DIFlagBitField
// CHECK-DAG: name: "f",{{.*}}virtualIndex: 0, spFlags: DISPFlagVirtual | DISPFlagPureVirtual | DISPFlagDefinition
// CHECK-DAG: name: "f2",{{.*}}virtualIndex: 0, spFlags: DISPFlagVirtual | DISPFlagPureVirtual | DISPFlagLocalToUnit | DISPFlagDefinition
