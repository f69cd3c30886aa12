// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-to-llvmir
// Types that LLVM refuses in debug information.

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_derived_type<tag = DW_TAG_ptr_to_member_type, baseType = #int, extraData = #file>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid pointer to member type}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#float = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "float", sizeInBits = 32, encoding = DW_ATE_float>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_derived_type<tag = DW_TAG_set_type, baseType = #float>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid set base type}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_derived_type<tag = DW_TAG_set_type, baseType = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "e">>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid set base type}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_derived_type<tag = DW_TAG_set_type, baseType = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int>>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid set base type}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_derived_type<tag = DW_TAG_template_alias, baseType = #int, extraData = #int>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid template parameters}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_derived_type<tag = DW_TAG_member, baseType = #int, extraData = #int>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single ConstantAsMetadata operand}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_derived_type<tag = DW_TAG_inheritance, baseType = #int, extraData = #int>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single ConstantAsMetadata operand}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_derived_type<tag = DW_TAG_typedef, baseType = #int, dwarfAddressSpace = 3>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: DWARF address space only applies to pointer or reference types}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_derived_type<tag = DW_TAG_array_type, baseType = #int>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid tag}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_pointer_type, name = "x">, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid tag}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "x", flags = "LValueReference|RValueReference">, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid reference flags}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "x", flags = "TypePassByValue|TypePassByReference">, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid reference flags}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "x", flags = ReservedBit4>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: DIBlockByRefStruct on DICompositeType is no longer supported}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "x", flags = Vector>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid vector, expected one element of type subrange}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, flags = Vector, elements = #int>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid vector, expected one element of type subrange}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_subrange<count = 4 : i64, upperBound = 5 : i64>>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: Subrange can have any one of count or upperBound}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_subrange<count = -2 : i64>>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid subrange count}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_array_type>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: array types must have a base type}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "x", dataLocation = <[DW_OP_push_object_address]>>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: dataLocation can only appear in array type}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "x", associated = <[DW_OP_push_object_address]>>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: associated can only appear in array type}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "x", allocated = <[DW_OP_push_object_address]>>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: allocated can only appear in array type}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "x", rank = <[DW_OP_push_object_address]>>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: rank can only appear in array type}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_string_type<tag = DW_TAG_base_type, name = "s", sizeInBits = 32, alignInBits = 8>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid tag}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_basic_type<tag = DW_TAG_pointer_type, name = "x">, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid tag}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_null_type, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: missing global variable type}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#expr = #llvm.di_expression<[DW_OP_push_object_address]>
// expected-error@+3 {{struct is missing required parameter: stride}}
// expected-error@+2 {{failed to parse LLVM_DICompositeTypeAttr parameter 'elements' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
// expected-error@+1 {{failed to parse LLVM_DIGlobalVariable parameter 'type' which is to be a `DITypeAttr`}}
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_generic_subrange<lowerBound = #expr, count = #expr>>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#expr = #llvm.di_expression<[DW_OP_push_object_address]>
// expected-error@+3 {{struct is missing required parameter: lowerBound}}
// expected-error@+2 {{failed to parse LLVM_DICompositeTypeAttr parameter 'elements' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
// expected-error@+1 {{failed to parse LLVM_DIGlobalVariable parameter 'type' which is to be a `DITypeAttr`}}
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_generic_subrange<stride = #expr, count = #expr>>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr

// -----

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#expr = #llvm.di_expression<[DW_OP_push_object_address]>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_generic_subrange<lowerBound = #expr, stride = #expr, count = #expr, upperBound = #expr>>, isDefined = true>
#e = #llvm.di_global_variable_expression<var = #x, expr = <>>
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: GenericSubrange can have any one of count or upperBound}}
llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr
