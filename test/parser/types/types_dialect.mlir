// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s

// Types inside of others stand without their prefix.
// CHECK: a = !llvm.ptr, b = !llvm.ptr<3>, c = !llvm.struct<(ptr, array<4 x struct<packed (i8, vector<[4]xf32>)>>)>
"t.a"() {a = !llvm.ptr, b = !llvm.ptr<3>, c = !llvm.struct<(!llvm.ptr, array<4 x struct<packed (i8, vector<[4]xf32>)>>)>} : () -> ()
// CHECK: a = !llvm.func<void (i32, ...)>, b = !llvm.func<i1 (...)>, c = !llvm.func<i32 (ptr)>
"t.b"() {a = !llvm.func<void (i32, ...)>, b = !llvm.func<i1 (...)>, c = !llvm.func<i32 (ptr)>} : () -> ()
// CHECK: a = !llvm.struct<"foo", (ptr)>, b = !llvm.struct<"bar", opaque>, c = !llvm.struct<()>, d = !llvm.target<"spirv.x", i32, 3>
"t.c"() {a = !llvm.struct<"foo", (ptr)>, b = !llvm.struct<"bar", opaque>, c = !llvm.struct<()>, d = !llvm.target<"spirv.x", i32, 3>} : () -> ()
