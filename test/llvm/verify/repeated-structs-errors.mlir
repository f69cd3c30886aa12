// Behind a struct type that was written before, errors are where they are.
// RUN: not mlopt %s 2>&1 | FileCheck %s

// CHECK: repeated-structs-errors.mlir:[[@LINE+2]]:100: error: use of value '%1' expects different type than prior uses: 'i32' vs '!llvm.struct<(i32, ptr)>'
llvm.func @wrong(%0: !llvm.struct<(i32, ptr)>, %1: !llvm.struct<(i32, ptr)>) {
  %2 = llvm.extractvalue %0[0] : !llvm.struct<(i32, ptr)> %3 = llvm.add %2, %2 : i32 %4 = llvm.add %1, %3 : i32
  llvm.return
}
