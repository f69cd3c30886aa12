// Debug information and loop annotations have an encoding of their own; what is
// distinct stays one, wherever it is used.
// RUN: mlopt -mlir-print-debuginfo < %s > %t.mlir
// RUN: mlopt -emit-bytecode < %s | cmp - %S/Inputs/debug-info.bc
// RUN: mlopt -mlir-print-debuginfo %S/Inputs/debug-info.bc | diff %t.mlir -

#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"foo.c" in "/x">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, producer = "cc", isOptimized = true, emissionKind = Full>
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64, dwarfAddressSpace = 0>
#node = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "node", file = #file, sizeInBits = 64, elements = #pointer, #llvm.di_subrange<count = 3 : i64>>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, #int, #node>
#sub = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", linkageName = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #type>
#block = #llvm.di_lexical_block<scope = #sub, file = #file, line = 4, column = 2>
#a = #llvm.di_local_variable<scope = #block, name = "a", file = #file, line = 1, arg = 1, alignInBits = 32, type = #int, flags = Artificial>
#label = #llvm.di_label<scope = #sub, name = "l", file = #file, line = 2>
#loop = #llvm.loop_annotation<disableNonforced = false, unroll = #llvm.loop_unroll<disable = true>, mustProgress = true>
#global = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "g", file = #file, line = 9, type = #int, isDefined = true>

llvm.mlir.global external @g() {addr_space = 0 : i32, dbg_exprs = [#llvm.di_global_variable_expression<var = #global, expr = <>>]} : i32
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #a #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_fragment(16, 8)]> = %a : i32 loc(fused<#block>["foo.c":4:3])
  llvm.intr.dbg.label #label
  llvm.br ^loop {loop_annotation = #loop}
^loop:
  llvm.br ^loop {loop_annotation = #loop}
} loc(fused<#sub>["foo.c":1:2])
