// RUN: not mlopt %s -split-input-file -mlir-to-llvmir 2>&1 | FileCheck %s

#file = #llvm.di_file<"a" in "b">
#unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#g = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = Definition>
// CHECK: y:7:8: error: 'llvm.return' op cannot be converted to LLVM IR: !dbg attachment points at wrong subprogram for function
llvm.func @f() {
  llvm.return loc(fused<#g>["y":7:8])
} loc(fused<#f>["a":1:1])

// -----

#file = #llvm.di_file<"a" in "b">
#unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#g = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = Definition>
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#variable = #llvm.di_local_variable<scope = #g, name = "x", file = #file, line = 4, type = #type>
// CHECK: 'llvm.intr.dbg.value' op cannot be converted to LLVM IR: mismatched subprogram between #dbg record variable and DILocation
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #variable = %a : i32
  llvm.return
} loc(fused<#f>["a":1:1])

// -----

#file = #llvm.di_file<"a" in "b">
#unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return
} loc(fused<#f>["a":1:1])
// CHECK: 'llvm.func' op cannot be converted to LLVM IR: DISubprogram attached to more than one function
llvm.func @g() {
  llvm.return
} loc(fused<#f>["a":1:1])
// CHECK: 'llvm.func' op cannot be converted to LLVM IR: function declaration may only have a unique !dbg attachment
llvm.func @h() loc(fused<#f>["a":1:1])

// -----

#file = #llvm.di_file<"a" in "b">
#unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#variable = #llvm.di_local_variable<scope = #f, name = "x", file = #file, line = 4, type = #type>
// CHECK: y:7:8: error: 'llvm.intr.dbg.value' op cannot be converted to LLVM IR: Entry values are only allowed in MIR unless they target a swiftasync Argument
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_LLVM_entry_value(1)]> = %a : i32 loc(fused<#f>["y":7:8])
  llvm.return
} loc(fused<#f>["a":1:1])
