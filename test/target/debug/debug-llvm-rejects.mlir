// Debug information that LLVM's verifier refuses is an error here first, in its words.
// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-to-llvmir

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#attr = #llvm.di_derived_type<tag = DW_TAG_variable, name = "npos", baseType = #int>
#holder = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "h", file = #file, line = 1, elements = #attr>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #holder, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{cannot be converted to LLVM IR: invalid tag}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#attr = #llvm.di_derived_type<tag = DW_TAG_typedef, baseType = #int, dwarfAddressSpace = 3>
#holder = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "h", file = #file, line = 1, elements = #attr>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #holder, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{cannot be converted to LLVM IR: DWARF address space only applies to pointer or reference types}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#range = #llvm.di_subrange<count = 4 : i64>
#attr = #llvm.di_composite_type<tag = DW_TAG_array_type, elements = #range>
#holder = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "h", file = #file, line = 1, elements = #attr>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #holder, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{cannot be converted to LLVM IR: array types must have a base type}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#null = #llvm.di_null_type
#attr = #llvm.di_composite_type<tag = DW_TAG_structure_type, elements = #null>
#holder = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "h", file = #file, line = 1, elements = #attr>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #holder, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{cannot be converted to LLVM IR: DISubprogram contains null entry in `elements` field}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#range = #llvm.di_subrange<count = 4 : i64>
#attr = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, flags = Vector, elements = #range, #range>
#holder = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "h", file = #file, line = 1, elements = #attr>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #holder, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{cannot be converted to LLVM IR: invalid vector, expected one element of type subrange}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#attr = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, rank = <[DW_OP_bra]>>
#holder = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "h", file = #file, line = 1, elements = #attr>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #holder, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{cannot be converted to LLVM IR: invalid expression}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#attr = #llvm.di_subrange<count = -2 : i64>
#holder = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "h", file = #file, line = 1, elements = #attr>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #holder, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{cannot be converted to LLVM IR: invalid subrange count}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#routine = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #routine>
#attr = #llvm.di_lexical_block<scope = #f, file = #file, line = 0, column = 4>
#holder = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "h", file = #file, line = 1, elements = #attr>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #holder, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{cannot be converted to LLVM IR: cannot have column info without line info}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#attr = #llvm.di_lexical_block<scope = #file, file = #file, line = 1>
#holder = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "h", file = #file, line = 1, elements = #attr>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #holder, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{cannot be converted to LLVM IR: invalid local scope}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#attr = #llvm.di_subprogram<scope = #file, name = "g", line = 3>
#holder = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "h", file = #file, line = 1, elements = #attr>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #holder, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{cannot be converted to LLVM IR: line specified with no file}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#routine = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #routine>
#local = #llvm.di_local_variable<scope = #f, name = "l", file = #file, line = 2, type = #int>
#attr = #llvm.di_subprogram<id = distinct[9]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = Definition, retainedNodes = #local>
#holder = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "h", file = #file, line = 1, elements = #attr>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #holder, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{cannot be converted to LLVM IR: invalid retained nodes, retained node does not belong to subprogram}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#routine = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #routine>
#attr = #llvm.di_local_variable<scope = #f, name = "v", file = #file, line = 1, type = #routine>
#holder = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "h", file = #file, line = 1, elements = #attr>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #holder, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{cannot be converted to LLVM IR: invalid type}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#null = #llvm.di_null_type
#attr = #llvm.di_global_variable<scope = #unit, name = "v", file = #file, line = 1, type = #null, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #attr, expr = <>>
// expected-error@+1 {{cannot be converted to LLVM IR: missing global variable type}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#place = #llvm.di_global_variable<scope = #unit, name = "p", file = #file, line = 3, type = #int, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #place, expr = <[DW_OP_LLVM_fragment(0, 32)]>>
// expected-error@+1 {{cannot be converted to LLVM IR: fragment covers entire variable}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#place = #llvm.di_global_variable<scope = #unit, name = "p", file = #file, line = 3, type = #int, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #place, expr = <[DW_OP_LLVM_fragment(16, 32)]>>
// expected-error@+1 {{cannot be converted to LLVM IR: fragment is larger than or outside of variable}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#place = #llvm.di_global_variable<scope = #unit, name = "p", file = #file, line = 3, type = #int, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #place, expr = <[DW_OP_plus_uconst]>>
// expected-error@+1 {{cannot be converted to LLVM IR: invalid expression}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr
