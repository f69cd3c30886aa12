// An expression is printed as the list of numbers that LLVM sees; a fragment of
// a fragment is one.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s
// RUN: mlopt %s -llvm-legalize-for-export | FileCheck %s --check-prefix=LEGAL

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#place = #llvm.di_global_variable<scope = #unit, name = "p", file = #file, line = 3, type = #llvm.di_null_type, isDefined = false>
#a = #llvm.di_global_variable_expression<var = #place, expr = <[DW_OP_deref, DW_OP_LLVM_fragment(8, 16), DW_OP_LLVM_fragment(2, 10), DW_OP_LLVM_fragment(1, 3)]>>
#b = #llvm.di_global_variable_expression<var = #place, expr = <[DW_OP_deref(6), DW_OP_breg3(1)]>>
#c = #llvm.di_global_variable_expression<var = #place, expr = <[DW_OP_LLVM_convert(16, 5), DW_OP_stack_value]>>
llvm.mlir.global external @x() {dbg_exprs = [#a, #b, #c]} : !llvm.ptr

// CHECK-DAG: DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 11, 16)
// CHECK-DAG: DIExpression(DW_OP_deref, DW_OP_deref, DW_OP_breg3, 1)
// CHECK-DAG: DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_stack_value)
// LEGAL-DAG: expr = <[DW_OP_deref, DW_OP_LLVM_fragment(11, 16)]>
// LEGAL-DAG: expr = <[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_stack_value]>
