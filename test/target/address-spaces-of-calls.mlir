// RUN: mlopt %s -split-input-file -mlir-to-llvmir | FileCheck %s

// CHECK-LABEL: define void @indirect(ptr %0, ptr addrspace(42) %1) {
// CHECK-NEXT:    call addrspace(42) void %1(ptr %0)
// CHECK-NEXT:    call void %0()
llvm.func @indirect(%p: !llvm.ptr, %q: !llvm.ptr<42>) {
  llvm.call %q(%p) : !llvm.ptr<42>, (!llvm.ptr) -> ()
  llvm.call %p() : !llvm.ptr, () -> ()
  llvm.return
}

// -----

// Functions are in the space that the data layout says; assembly is in none.
module attributes {llvm.data_layout = "e-P2"} {
// CHECK:       @llvm.global_ctors = appending global [1 x { i32, ptr addrspace(2), ptr }] [{ i32, ptr addrspace(2), ptr } { i32 0, ptr addrspace(2) @g, ptr null }]
// CHECK:       define void @g() addrspace(2) {
// CHECK-LABEL: define i64 @spaces(ptr %0, float %1) addrspace(2) {
// CHECK-NEXT:    call addrspace(2) void @g()
// CHECK-NEXT:    call addrspace(0) void %0()
// CHECK-NEXT:    call addrspace(0) void asm "nop", ""()
// CHECK-NEXT:    %{{.*}} = call addrspace(2) float @llvm.fabs.f32(float %1)
// CHECK-NEXT:    ret i64 ptrtoint (ptr addrspace(2) @g to i64)
// CHECK:       declare float @llvm.fabs.f32(float) addrspace(2) #
llvm.mlir.global_ctors ctors = [@g], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @g() {
  llvm.return
}
llvm.func @spaces(%a: !llvm.ptr, %x: f32) -> i64 {
  llvm.call @g() : () -> ()
  llvm.call %a() : !llvm.ptr, () -> ()
  llvm.inline_asm "nop", "" : () -> ()
  %f = llvm.intr.fabs(%x) : (f32) -> f32
  %0 = llvm.mlir.addressof @g : !llvm.ptr<2>
  %1 = llvm.ptrtoint %0 : !llvm.ptr<2> to i64
  llvm.return %1 : i64
}
}
