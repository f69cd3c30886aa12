// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

// One instruction of each kind, with its flags.

llvm.func @arithmetic(%a: i32, %b: i32, %x: f32, %y: f32, %c: i1) -> i32 {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %1 = llvm.udiv exact %0, %b : i32
  %2 = llvm.or disjoint %1, %a : i32
  %3 = llvm.fmul %x, %y {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
  %4 = llvm.fsub %3, %y {fastmathFlags = #llvm.fastmath<fast>} : f32
  %5 = llvm.fneg %4 : f32
  %6 = llvm.fcmp "une" %5, %x : f32
  %7 = llvm.icmp "ugt" %2, %b : i32
  %8 = llvm.select %7, %c, %6 : i1, i1
  %9 = llvm.zext nneg %2 : i32 to i64
  %10 = llvm.trunc %9 overflow<nuw> : i64 to i8
  %11 = llvm.uitofp %10 : i8 to f32
  %12 = llvm.bitcast %11 : f32 to i32
  %13 = llvm.freeze %12 : i32
  llvm.return %13 : i32
}
llvm.func @memory(%p: !llvm.ptr, %q: !llvm.ptr<3>, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i64)> : (i32) -> !llvm.ptr
  %2 = llvm.alloca %n x f64 {alignment = 32 : i64} : (i64) -> !llvm.ptr
  %3 = llvm.getelementptr inbounds %1[%n, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, i64)>
  %4 = llvm.load volatile %3 : !llvm.ptr -> i64
  llvm.store %4, %2 {alignment = 1 : i64, nontemporal} : i64, !llvm.ptr
  %5 = llvm.load %p atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %6 = llvm.atomicrmw umax %p, %5 monotonic : !llvm.ptr, i32
  %7 = llvm.cmpxchg weak %p, %5, %6 acq_rel monotonic : !llvm.ptr, i32
  llvm.fence syncscope("agent") release
  %8 = llvm.addrspacecast %q : !llvm.ptr<3> to !llvm.ptr
  %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
  %10 = llvm.inttoptr %9 : i64 to !llvm.ptr<3>
  llvm.store %v, %10 : i32, !llvm.ptr<3>
  llvm.return
}
llvm.func @aggregates(%s: !llvm.struct<(i32, array<2 x f32>)>, %x: f32, %v: vector<4xf32>, %i: i32) -> vector<4xf32> {
  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.insertvalue %x, %s[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %3 = llvm.insertelement %2, %v[%i : i32] : vector<4xf32>
  %4 = llvm.shufflevector %3, %v [0, 5, -1, 3] : vector<4xf32>
  %5 = llvm.shufflevector %4, %v [2, 2, 2, 2] : vector<4xf32>
  %6 = llvm.shufflevector %5, %v [0, 0, 0, 0] : vector<4xf32>
  llvm.return %6 : vector<4xf32>
}

// CHECK:; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT:source_filename = "LLVMDialectModule"
// CHECK:define i32 @arithmetic(i32 %0, i32 %1, float %2, float %3, i1 %4) {
// CHECK-NEXT:  %6 = add nuw nsw i32 %0, %1
// CHECK-NEXT:  %7 = udiv exact i32 %6, %1
// CHECK-NEXT:  %8 = or disjoint i32 %7, %0
// CHECK-NEXT:  %9 = fmul nnan contract float %2, %3
// CHECK-NEXT:  %10 = fsub fast float %9, %3
// CHECK-NEXT:  %11 = fneg float %10
// CHECK-NEXT:  %12 = fcmp une float %11, %2
// CHECK-NEXT:  %13 = icmp ugt i32 %8, %1
// CHECK-NEXT:  %14 = select i1 %13, i1 %4, i1 %12
// CHECK-NEXT:  %15 = zext nneg i32 %8 to i64
// CHECK-NEXT:  %16 = trunc nuw i64 %15 to i8
// CHECK-NEXT:  %17 = uitofp i8 %16 to float
// CHECK-NEXT:  %18 = bitcast float %17 to i32
// CHECK-NEXT:  %19 = freeze i32 %18
// CHECK-NEXT:  ret i32 %19
// CHECK-NEXT:}
// CHECK:define void @memory(ptr %0, ptr addrspace(3) %1, i64 %2, i32 %3) {
// CHECK-NEXT:  %5 = alloca { i8, i64 }, align 8
// CHECK-NEXT:  %6 = alloca double, i64 %2, align 32
// CHECK-NEXT:  %7 = getelementptr inbounds { i8, i64 }, ptr %5, i64 %2, i32 1
// CHECK-NEXT:  %8 = load volatile i64, ptr %7, align 4
// CHECK-NEXT:  store i64 %8, ptr %6, align 1, !nontemporal !1
// CHECK-NEXT:  %9 = load atomic i32, ptr %0 syncscope("agent") acquire, align 4
// CHECK-NEXT:  %10 = atomicrmw umax ptr %0, i32 %9 monotonic, align 4
// CHECK-NEXT:  %11 = cmpxchg weak ptr %0, i32 %9, i32 %10 acq_rel monotonic, align 4
// CHECK-NEXT:  fence syncscope("agent") release
// CHECK-NEXT:  %12 = addrspacecast ptr addrspace(3) %1 to ptr
// CHECK-NEXT:  %13 = ptrtoint ptr %12 to i64
// CHECK-NEXT:  %14 = inttoptr i64 %13 to ptr addrspace(3)
// CHECK-NEXT:  store i32 %3, ptr addrspace(3) %14, align 4
// CHECK-NEXT:  ret void
// CHECK-NEXT:}
// CHECK:define <4 x float> @aggregates({ i32, [2 x float] } %0, float %1, <4 x float> %2, i32 %3) {
// CHECK-NEXT:  %5 = extractvalue { i32, [2 x float] } %0, 1, 0
// CHECK-NEXT:  %6 = insertvalue { i32, [2 x float] } %0, float %1, 1, 1
// CHECK-NEXT:  %7 = extractelement <4 x float> %2, i32 %3
// CHECK-NEXT:  %8 = insertelement <4 x float> %2, float %7, i32 %3
// CHECK-NEXT:  %9 = shufflevector <4 x float> %8, <4 x float> %2, <4 x i32> <i32 0, i32 5, i32 poison, i32 3>
// CHECK-NEXT:  %10 = shufflevector <4 x float> %9, <4 x float> %2, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
// CHECK-NEXT:  %11 = shufflevector <4 x float> %10, <4 x float> %2, <4 x i32> zeroinitializer
// CHECK-NEXT:  ret <4 x float> %11
// CHECK-NEXT:}
// CHECK:!llvm.module.flags = !{!0}
// CHECK:!0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT:!1 = !{i32 1}
