// RUN: mlopt %s -convert-std-to-llvm=llvm-types=modern | FileCheck %s
// RUN: mlopt %s -convert-std-to-llvm=llvm-types=modern -threads=1 | FileCheck %s

// R115: a type that names itself is converted to itself, in finite time.
// CHECK: llvm.func @named(%[[A:.*]]: !llvm.struct<"node", (i32, ptr)>) -> !llvm.struct<"node", (i32, ptr)>
// CHECK-NEXT: llvm.return %[[A]] : !llvm.struct<"node", (i32, ptr)>
func @named(%a: !llvm.struct<"node", (i32, ptr)>) -> !llvm.struct<"node", (i32, ptr)> {
  return %a : !llvm.struct<"node", (i32, ptr)>
}
