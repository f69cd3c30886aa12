// Zero globals, alignments that are no powers of two, what a module says of itself.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

module attributes {llvm.commandline = "clang -O2", llvm.ident = "clang"} {
llvm.mlir.global internal @z(#llvm.zero) : !llvm.array<4 x i32>
llvm.mlir.global internal @zp(#llvm.zero) : !llvm.ptr
llvm.mlir.global internal @zi(#llvm.zero) : i32
llvm.mlir.global internal @zf(#llvm.zero) : f32
llvm.mlir.global internal @zs(#llvm.zero) : !llvm.struct<(i32, f32)>
llvm.mlir.global internal @zv(#llvm.zero) : vector<4xi32>
llvm.mlir.global internal @u(#llvm.undef) : i32
llvm.mlir.global internal @text("a\\b\22") : !llvm.array<4 x i8>
llvm.func @f() attributes {alignment = 6 : i64} { llvm.return }
llvm.func @g(%p: !llvm.ptr {llvm.align = 4 : i64}) { 
  %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32
  llvm.return
}
llvm.func @h2() attributes {passthrough = [["alignstack", "x"]]}
}

//CHECK:; ModuleID = 'LLVMDialectModule'
//CHECK-NEXT:source_filename = "LLVMDialectModule"
//CHECK-EMPTY:
//CHECK-NEXT:@z = internal global [4 x i32] zeroinitializer
//CHECK-NEXT:@zp = internal global ptr null
//CHECK-NEXT:@zi = internal global i32 0
//CHECK-NEXT:@zf = internal global float 0.000000e+00
//CHECK-NEXT:@zs = internal global { i32, float } zeroinitializer
//CHECK-NEXT:@zv = internal global <4 x i32> zeroinitializer
//CHECK-NEXT:@u = internal global i32 undef
//CHECK-NEXT:@text = internal global [4 x i8] c"a\\b\22"
//CHECK-EMPTY:
//CHECK-NEXT:define void @f() align 4 {
//CHECK-NEXT:  ret void
//CHECK-NEXT:}
//CHECK-EMPTY:
//CHECK-NEXT:define void @g(ptr align 4 %0) {
//CHECK-NEXT:  %2 = load i32, ptr %0, align 2
//CHECK-NEXT:  ret void
//CHECK-NEXT:}
//CHECK-EMPTY:
//CHECK-NEXT:declare void @h2() #0
//CHECK-EMPTY:
//CHECK-NEXT:attributes #0 = { "alignstack"="x" }
//CHECK-EMPTY:
//CHECK-NEXT:!llvm.ident = !{!0}
//CHECK-NEXT:!llvm.commandline = !{!1}
//CHECK-NEXT:!llvm.module.flags = !{!2}
//CHECK-EMPTY:
//CHECK-NEXT:!0 = !{!"clang"}
//CHECK-NEXT:!1 = !{!"clang -O2"}
//CHECK-NEXT:!2 = !{i32 2, !"Debug Info Version", i32 3}
