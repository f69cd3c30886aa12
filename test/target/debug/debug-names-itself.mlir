// An array whose elements are of its own type: the node is an operand of its
// own, and LLVM then prints it as distinct.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines

#file = #llvm.di_file<"t.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#self = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>
#array = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_array_type, name = "array", file = #file, line = 1, baseType = #self, elements = #pointer>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = #array, isDefined = true>
#ex = #llvm.di_global_variable_expression<var = #x, expr = <>>
llvm.mlir.global external @x() {dbg_exprs = [#ex]} : !llvm.ptr

// CHECK:![[ARRAY:[0-9]+]] = distinct !DICompositeType(tag: DW_TAG_array_type, name: "array", file: !3, line: 1, baseType: ![[ARRAY]], elements: ![[LIST:[0-9]+]])
// CHECK-NEXT:![[LIST]] = !{![[POINTER:[0-9]+]]}
// CHECK-NEXT:![[POINTER]] = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: ![[ARRAY]], size: 64)
