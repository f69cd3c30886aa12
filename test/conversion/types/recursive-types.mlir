// RUN: mlopt %s -convert-std-to-llvm=llvm-types=modern | FileCheck %s
// RUN: mlopt %s -convert-std-to-llvm=llvm-types=modern -threads=1 | FileCheck %s

// R115: a type that names itself is converted to itself, in finite time.
// CHECK: llvm.func @named(%[[A:.*]]: !llvm.struct<"node", (i32, struct<"node">)>) -> !llvm.struct<"node", (i32, struct<"node">)>
// CHECK-NEXT: llvm.return %[[A]] : !llvm.struct<"node", (i32, struct<"node">)>
func @named(%a: !llvm.struct<"node", (i32, struct<"node">)>) -> !llvm.struct<"node", (i32, struct<"node">)> {
  return %a : !llvm.struct<"node", (i32, struct<"node">)>
}

// CHECK: llvm.func @mutual(!llvm.struct<"a", (struct<"b", (i32, struct<"a">)>)>) -> !llvm.struct<"b", (i32, struct<"a", (struct<"b">)>)>
func private @mutual(!llvm.struct<"a", (struct<"b", (i32, struct<"a">)>)>) -> !llvm.struct<"b", (i32, struct<"a", (struct<"b">)>)>
