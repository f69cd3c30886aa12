// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s | mlopt - | FileCheck %s

// Free white space in, one spelling out; one word is written without quotes.

// CHECK-LABEL: llvm.func @words(!llvm.i32, !llvm.x86_fp80, !llvm.ppc_fp128, !llvm.metadata)
llvm.func @words(!llvm<"i32">, !llvm<" x86_fp80 ">, !llvm.ppc_fp128, !llvm.metadata)
// CHECK-LABEL: llvm.func @pointers(!llvm<"float**">, !llvm<"float addrspace(3)*">, !llvm<"i8 addrspace(1)* addrspace(2)*">)
llvm.func @pointers(!llvm<"float * *">, !llvm<"float addrspace ( 3 ) *">, !llvm<"i8 addrspace(1)*addrspace(2)*">)
// CHECK-LABEL: llvm.func @sequences(!llvm<"[4 x [8 x <16 x float>]]">, !llvm<"[0 x i8]">)
llvm.func @sequences(!llvm<"[4x[8 x<16 x float>]]">, !llvm<"[0 x i8]">)
// CHECK-LABEL: llvm.func @structs(!llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">, !llvm<"<{ i8, i32 }>">, !llvm<"{}">, !llvm<"<{}>">)
llvm.func @structs(!llvm<"{float*,float*,i64,[1 x i64],[1 x i64]}">, !llvm<"<{i8,i32}>">, !llvm<"{ }">, !llvm<"<{ }>">)
// CHECK-LABEL: llvm.func @functions(!llvm<"i8 (float*)*">, !llvm<"void (i32, ...)*">, !llvm<"void (...)*">, !llvm<"{ i64 ()* }">)
llvm.func @functions(!llvm<"i8(float*)*">, !llvm<"void (i32,...)*">, !llvm<"void ( ... )*">, !llvm<"{ i64 () * }">)
// CHECK-LABEL: llvm.func @named(!llvm<"%foo*">, !llvm<"{ %a.b, i8 }">)
llvm.func @named(!llvm<"%foo*">, !llvm<"{%a.b,i8}">)
