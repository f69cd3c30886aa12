// RUN: mlopt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect | FileCheck %s

// A type whose text was read before means the same, unless an identified struct
// around it gives its name another meaning.

// CHECK-LABEL: "twice"() {a = !llvm.struct<"a", (i32, ptr)>, b = !llvm.struct<"a", (i32, ptr)>
// CHECK-SAME:  c = !llvm.array<2 x struct<"a", (i32, ptr)>>, d = !llvm.array<2 x struct<"a", (i32, ptr)>>
"twice"() {a = !llvm.struct<"a", (i32, ptr)>, b = !llvm.struct<"a", (i32, ptr)>,
           c = !llvm.array<2 x struct<"a", (i32, ptr)>>, d = !llvm.array<2 x struct<"a", (i32, ptr)>>} : () -> ()
// CHECK-LABEL: "begin_alike"
// CHECK-SAME:  !llvm.struct<(i8, i16)>, b = !llvm.struct<(i8, i16, i8)>, c = !llvm.struct<(i8, i16)>
"begin_alike"() {a = !llvm.struct<(i8, i16)>, b = !llvm.struct<(i8, i16, i8)>, c = !llvm.struct<(i8, i16)>} : () -> ()
// CHECK-LABEL: "outside_of_it"
// CHECK-SAME:  !llvm.struct<"c", (struct<"a", (i32, ptr)>, array<2 x struct<"a", (i32, ptr)>>)>
"outside_of_it"() {a = !llvm.struct<"c", (!llvm.struct<"a", (i32, ptr)>, !llvm.array<2 x struct<"a", (i32, ptr)>>)>} : () -> ()
// CHECK-LABEL: "spaces"
// CHECK-SAME:  a = !llvm.ptr, b = !llvm.ptr<1>, c = !llvm.ptr
"spaces"() {a = !llvm.ptr, b = !llvm.ptr<1>, c = !llvm.ptr
} : () -> ()

// -----

"known"() {a = !llvm.struct<"b", (struct<"a", (ptr)>)>} : () -> ()
// expected-error@+1 {{identifier already used for an enclosing struct}}
"in_itself"() {a = !llvm.struct<"a", (!llvm.struct<"b", (struct<"a", (ptr)>)>)>} : () -> ()

// -----

"inner"() {a = !llvm.struct<"a", (!llvm.array<2 x struct<"a">>)>} : () -> ()
// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
"outer"() {a = !llvm.array<2 x struct<"a">>} : () -> ()
