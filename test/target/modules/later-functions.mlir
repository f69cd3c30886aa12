// What a function says of functions behind it: the numbers of its calls'
// attribute groups, which come behind those of functions and intrinsics, and
// the addresses of their blocks. Both function by function and as a whole.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s
// RUN: mlopt %s -mlir-to-llvmir -verify-roundtrip | FileCheck %s

// CHECK:      @table = constant [2 x ptr] [ptr blockaddress(@blocks, %2), ptr blockaddress(@blocks, %4)]
llvm.mlir.global external constant @table() : !llvm.array<2 x ptr> {
  %0 = llvm.blockaddress <function = @blocks, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @blocks, tag = <id = 2>> : !llvm.ptr
  %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %3 = llvm.insertvalue %0, %2[0] : !llvm.array<2 x ptr>
  %4 = llvm.insertvalue %1, %3[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}

// CHECK-LABEL: define void @calls(double %0) #0 {
// CHECK-NEXT:    %2 = call double @llvm.fabs.f64(double %0)
// CHECK-NEXT:    call void @declared() #3
// CHECK-NEXT:    call void @declared() #1
// CHECK-NEXT:    call void @declared() #3
// CHECK-NEXT:    call void @declared(){{$}}
// CHECK-NEXT:    ret void
llvm.func @calls(%x: f64) attributes {passthrough = ["cold"]} {
  %0 = llvm.intr.fabs(%x) : (f64) -> f64
  llvm.call @declared() {no_unwind} : () -> ()
  llvm.call @declared() {will_return} : () -> ()
  llvm.call @declared() {no_unwind} : () -> ()
  // What is not the operation's own is nothing to LLVM.
  "llvm.call"() <{callee = @declared, operandSegmentSizes = array<i32: 0, 0>, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>}> {passthrough = ["cold"]} : () -> ()
  llvm.return
}
// CHECK:      declare void @declared() #1
llvm.func @declared() attributes {will_return}

// CHECK-LABEL: define ptr @address()
// CHECK-NEXT:    ret ptr blockaddress(@blocks, %4)
llvm.func @address() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @blocks, tag = <id = 2>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK-LABEL: define i32 @blocks(i32 %0) {
// CHECK-NEXT:    br label %2
// CHECK:       2:
// CHECK-NEXT:    %3 = add i32 %0, %0
// CHECK-NEXT:    br label %4
// CHECK:       4:
// CHECK-NEXT:    ret i32 %3
llvm.func @blocks(%a: i32) -> i32 {
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  %0 = llvm.add %a, %a : i32
  llvm.br ^bb2
^bb2:
  llvm.blocktag <id = 2>
  llvm.return %0 : i32
}

// CHECK:      declare double @llvm.fabs.f64(double) #2
// CHECK:      attributes #0 = { cold }
// CHECK-NEXT: attributes #1 = { willreturn }
// CHECK-NEXT: attributes #2 = { {{.*}}speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #3 = { nounwind }
