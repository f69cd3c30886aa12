// RUN: mlopt %s | FileCheck %s --match-full-lines
// RUN: mlopt %s | mlopt | FileCheck %s --match-full-lines
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s --match-full-lines

// Custom form of llvm, wrapped spelling of 2020.

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global internal constant @str("abc") : !llvm<"[3 x i8]">
// CHECK-NEXT: llvm.mlir.global external @g(42 : i64) : !llvm.i64
// CHECK-NEXT: llvm.mlir.global private @r() {addr_space = 3 : i32} : !llvm<"float addrspace(3)*"> {
// CHECK-NEXT: %0 = llvm.mlir.null : !llvm<"float addrspace(3)*">
// CHECK-NEXT: llvm.return %0 : !llvm<"float addrspace(3)*">
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @malloc(!llvm.i64) -> !llvm<"i8*">
// CHECK-NEXT: llvm.func @printf(!llvm<"i8*">, ...) -> !llvm.i32
// CHECK-NEXT: llvm.func @void()
// CHECK-NEXT: llvm.func internal @ops(%arg0: !llvm.i32, %arg1: !llvm.i32 {llvm.noalias = true}, %arg2: !llvm.float, %arg3: !llvm<"float*">, %arg4: !llvm.i1, %arg5: !llvm<"<4 x float>">) -> !llvm.i32 attributes {foo} {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg1 : !llvm.i32
// CHECK-NEXT: %1 = llvm.fadd %arg2, %arg2 {tag} : !llvm.float
// CHECK-NEXT: %2 = llvm.fneg %arg2 : !llvm.float
// CHECK-NEXT: %3 = llvm.icmp "slt" %arg0, %arg1 : !llvm.i32
// CHECK-NEXT: %4 = llvm.fcmp "_true" %arg2, %arg2 : !llvm.float
// CHECK-NEXT: %5 = llvm.select %3, %arg0, %arg1 : !llvm.i1, !llvm.i32
// CHECK-NEXT: %6 = llvm.mlir.constant(42 : i64) : !llvm.i64
// CHECK-NEXT: %7 = llvm.mlir.constant(1 : index) : !llvm.i64
// CHECK-NEXT: %8 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : !llvm<"<4 x float>">
// CHECK-NEXT: %9 = llvm.alloca %6 x !llvm.float {alignment = 8 : i64} : (!llvm.i64) -> !llvm<"float*">
// CHECK-NEXT: %10 = llvm.getelementptr %arg3[%6, %6] : (!llvm<"float*">, !llvm.i64, !llvm.i64) -> !llvm<"float*">
// CHECK-NEXT: %11 = llvm.load %arg3 : !llvm<"float*">
// CHECK-NEXT: llvm.store %11, %arg3 : !llvm<"float*">
// CHECK-NEXT: %12 = llvm.bitcast %arg3 : !llvm<"float*"> to !llvm<"i8*">
// CHECK-NEXT: %13 = llvm.ptrtoint %arg3 : !llvm<"float*"> to !llvm.i64
// CHECK-NEXT: %14 = llvm.mlir.undef : !llvm<"{ float*, i64, [2 x i64] }">
// CHECK-NEXT: %15 = llvm.insertvalue %arg3, %14[0] : !llvm<"{ float*, i64, [2 x i64] }">
// CHECK-NEXT: %16 = llvm.insertvalue %6, %15[2, 1] : !llvm<"{ float*, i64, [2 x i64] }">
// CHECK-NEXT: %17 = llvm.extractvalue %16[2, 0] : !llvm<"{ float*, i64, [2 x i64] }">
// CHECK-NEXT: %18 = llvm.extractelement %arg5[%arg0 : !llvm.i32] : !llvm<"<4 x float>">
// CHECK-NEXT: %19 = llvm.insertelement %arg2, %arg5[%arg0 : !llvm.i32] : !llvm<"<4 x float>">
// CHECK-NEXT: %20 = llvm.shufflevector %arg5, %arg5 [0 : i32, 1 : i32] : !llvm<"<4 x float>">, !llvm<"<4 x float>">
// CHECK-NEXT: %21 = llvm.call @malloc(%6) : (!llvm.i64) -> !llvm<"i8*">
// CHECK-NEXT: llvm.call @void() : () -> ()
// CHECK-NEXT: %22 = llvm.mlir.addressof @ops : !llvm<"i32 (i32, i32, float, float*, i1, <4 x float>)*">
// CHECK-NEXT: %23 = llvm.call %22(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!llvm.i32, !llvm.i32, !llvm.float, !llvm<"float*">, !llvm.i1, !llvm<"<4 x float>">) -> !llvm.i32
// CHECK-NEXT: %24 = llvm.atomicrmw fadd %arg3, %arg2 acq_rel  : !llvm.float
// CHECK-NEXT: %25 = llvm.mlir.null : !llvm<"i32*">
// CHECK-NEXT: %26 = llvm.cmpxchg %25, %arg0, %arg1 acq_rel monotonic : !llvm.i32
// CHECK-NEXT: llvm.fence syncscope("agent") seq_cst
// CHECK-NEXT: llvm.fence release
// CHECK-NEXT: %27 = "llvm.intr.exp"(%arg2) : (!llvm.float) -> !llvm.float
// CHECK-NEXT: "llvm.intr.assume"(%arg4) : (!llvm.i1) -> ()
// CHECK-NEXT: %28 = llvm.mlir.addressof @g : !llvm<"i64*">
// CHECK-NEXT: %29 = llvm.freeze %arg0 : !llvm.i32
// CHECK-NEXT: %30 = llvm.mlir.cast %arg0 : !llvm.i32 to i32
// CHECK-NEXT: llvm.cond_br %arg4, ^bb1, ^bb2(%arg0, %arg2 : !llvm.i32, !llvm.float)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2(%arg0, %1 : !llvm.i32, !llvm.float)
// CHECK-NEXT: ^bb2(%31: !llvm.i32, %32: !llvm.float):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %33 = llvm.invoke @malloc(%6) to ^bb3 unwind ^bb4 : (!llvm.i64) -> !llvm<"i8*">
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.return %31 : !llvm.i32
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: %34 = llvm.landingpad cleanup (catch %25 : !llvm<"i32*">) : !llvm<"{ i8*, i32 }">
// CHECK-NEXT: llvm.resume %34 : !llvm<"{ i8*, i32 }">
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @nothing() {
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: }

llvm.mlir.global internal constant @str("abc") : !llvm<"[3 x i8]">
llvm.mlir.global @g(42 : i64) : !llvm.i64
llvm.mlir.global private @r() {addr_space = 3 : i32} : !llvm<"float addrspace(3)*"> {
  %0 = llvm.mlir.null : !llvm<"float addrspace(3)*">
  llvm.return %0 : !llvm<"float addrspace(3)*">
}
llvm.func @malloc(!llvm.i64) -> !llvm<"i8*">
llvm.func @printf(!llvm<"i8*">, ...) -> !llvm.i32
llvm.func @void()
llvm.func internal @ops(%a: !llvm.i32, %b: !llvm.i32 {llvm.noalias = true}, %f: !llvm.float, %p: !llvm<"float*">, %c: !llvm.i1, %v: !llvm<"<4 x float>">) -> !llvm.i32 attributes {foo} {
  %0 = llvm.add %a, %b : !llvm.i32
  %1 = llvm.fadd %f, %f {tag} : !llvm.float
  %2 = llvm.fneg %f : !llvm.float
  %3 = llvm.icmp "slt" %a, %b : !llvm.i32
  %4 = llvm.fcmp "_true" %f, %f : !llvm.float
  %5 = llvm.select %3, %a, %b : !llvm.i1, !llvm.i32
  %6 = llvm.mlir.constant(42 : i64) : !llvm.i64
  %7 = llvm.mlir.constant(1 : index) : !llvm.i64
  %8 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : !llvm<"<4 x float>">
  %9 = llvm.alloca %6 x !llvm.float {alignment = 8 : i64} : (!llvm.i64) -> !llvm<"float*">
  %10 = llvm.getelementptr %p[%6, %6] : (!llvm<"float*">, !llvm.i64, !llvm.i64) -> !llvm<"float*">
  %11 = llvm.load %p : !llvm<"float*">
  llvm.store %11, %p : !llvm<"float*">
  %12 = llvm.bitcast %p : !llvm<"float*"> to !llvm<"i8*">
  %13 = llvm.ptrtoint %p : !llvm<"float*"> to !llvm.i64
  %14 = llvm.mlir.undef : !llvm<"{ float*, i64, [2 x i64] }">
  %15 = llvm.insertvalue %p, %14[0] : !llvm<"{ float*, i64, [2 x i64] }">
  %16 = llvm.insertvalue %6, %15[2, 1] : !llvm<"{ float*, i64, [2 x i64] }">
  %17 = llvm.extractvalue %16[2, 0] : !llvm<"{ float*, i64, [2 x i64] }">
  %18 = llvm.extractelement %v[%a : !llvm.i32] : !llvm<"<4 x float>">
  %19 = llvm.insertelement %f, %v[%a : !llvm.i32] : !llvm<"<4 x float>">
  %20 = llvm.shufflevector %v, %v [0 : i32, 1 : i32] : !llvm<"<4 x float>">, !llvm<"<4 x float>">
  %21 = llvm.call @malloc(%6) : (!llvm.i64) -> !llvm<"i8*">
  llvm.call @void() : () -> ()
  %22 = llvm.mlir.addressof @ops : !llvm<"i32 (i32, i32, float, float*, i1, <4 x float>)*">
  %23 = llvm.call %22(%a, %b, %f, %p, %c, %v) : (!llvm.i32, !llvm.i32, !llvm.float, !llvm<"float*">, !llvm.i1, !llvm<"<4 x float>">) -> !llvm.i32
  %24 = llvm.atomicrmw fadd %p, %f acq_rel : !llvm.float
  %25 = llvm.mlir.null : !llvm<"i32*">
  %26 = llvm.cmpxchg %25, %a, %b acq_rel monotonic : !llvm.i32
  llvm.fence syncscope("agent") seq_cst
  llvm.fence release
  %27 = "llvm.intr.exp"(%f) : (!llvm.float) -> !llvm.float
  "llvm.intr.assume"(%c) : (!llvm.i1) -> ()
  %28 = llvm.mlir.addressof @g : !llvm<"i64*">
  %29 = llvm.freeze %a : !llvm.i32
  %30 = llvm.mlir.cast %a : !llvm.i32 to i32
  llvm.cond_br %c, ^bb1, ^bb2(%a, %f : !llvm.i32, !llvm.float)
^bb1:
  llvm.br ^bb2(%a, %1 : !llvm.i32, !llvm.float)
^bb2(%x: !llvm.i32, %y: !llvm.float):
  %31 = llvm.invoke @malloc(%6) to ^bb3 unwind ^bb4 : (!llvm.i64) -> !llvm<"i8*">
^bb3:
  llvm.return %x : !llvm.i32
^bb4:
  %32 = llvm.landingpad cleanup (catch %25 : !llvm<"i32*">) : !llvm<"{ i8*, i32 }">
  llvm.resume %32 : !llvm<"{ i8*, i32 }">
}
llvm.func @nothing() {
  llvm.unreachable
}
