// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

// Functions: signatures, attributes, calling conventions.

llvm.func @printf(!llvm.ptr {llvm.noundef, llvm.nocapture}, ...) -> i32
llvm.func internal fastcc @helper(%x: i8 {llvm.signext}) -> (i8 {llvm.zeroext}) attributes {no_inline, no_unwind, passthrough = ["mustprogress", ["stack", "small"]]} {
  llvm.return %x : i8
}
llvm.func hidden @fill(%out: !llvm.ptr {llvm.sret = !llvm.struct<(i64, i64)>, llvm.align = 8 : i64, llvm.noalias}) attributes {alignment = 16 : i64, section = "hot", garbageCollector = "statepoint-example", target_cpu = "x86-64"} {
  llvm.return
}
llvm.func @main() -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  %0 = llvm.mlir.constant(3 : i8) : i8
  %1 = llvm.call fastcc @helper(%0) : (i8) -> i8
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.call tail @printf(%2, %1) vararg(!llvm.func<i32 (ptr, ...)>) {no_unwind} : (!llvm.ptr, i8) -> i32
  %4 = llvm.mlir.addressof @fill : !llvm.ptr
  llvm.call %4(%2) : !llvm.ptr, (!llvm.ptr) -> ()
  llvm.return %3 : i32
}

// CHECK:; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT:source_filename = "LLVMDialectModule"
// CHECK:declare i32 @printf(ptr noundef captures(none), ...)
// CHECK:; Function Attrs: mustprogress noinline nounwind
// CHECK-NEXT:define internal fastcc zeroext i8 @helper(i8 signext %0) #0 {
// CHECK-NEXT:  ret i8 %0
// CHECK-NEXT:}
// CHECK:define hidden void @fill(ptr noalias sret({ i64, i64 }) align 8 %0) #1 section "hot" align 16 gc "statepoint-example" {
// CHECK-NEXT:  ret void
// CHECK-NEXT:}
// CHECK:; Function Attrs: memory(readwrite, argmem: none)
// CHECK-NEXT:define i32 @main() #2 {
// CHECK-NEXT:  %1 = call fastcc i8 @helper(i8 3)
// CHECK-NEXT:  %2 = tail call i32 (ptr, ...) @printf(ptr null, i8 %1) #3
// CHECK-NEXT:  call void @fill(ptr null)
// CHECK-NEXT:  ret i32 %2
// CHECK-NEXT:}
// CHECK:attributes #0 = { mustprogress noinline nounwind "stack"="small" }
// CHECK-NEXT:attributes #1 = { "target-cpu"="x86-64" }
// CHECK-NEXT:attributes #2 = { memory(readwrite, argmem: none) }
// CHECK-NEXT:attributes #3 = { nounwind }
// CHECK:!llvm.module.flags = !{!0}
// CHECK:!0 = !{i32 2, !"Debug Info Version", i32 3}
