// RUN: mlopt %s -split-input-file -verify-diagnostics | FileCheck %s
// RUN: mlopt %s -split-input-file -verify-diagnostics | mlopt -split-input-file | FileCheck %s

// A struct that stands in its own body: R115's types.

// CHECK-LABEL: @itself(!llvm.struct<"node", (i32, struct<"node">)>)
func.func private @itself(!llvm.struct<"node", (i32, !llvm.struct<"node">)>)

// CHECK-LABEL: @in_array(!llvm.array<2 x struct<"node", (i32, struct<"node">)>>)
func.func private @in_array(!llvm.array<2 x struct<"node", (i32, struct<"node">)>>)

// CHECK-LABEL: @twice(!llvm.struct<(struct<"node", (i32, struct<"node">)>, struct<"node", (i32, struct<"node">)>)>)
func.func private @twice(!llvm.struct<(struct<"node", (i32, struct<"node">)>, struct<"node", (i32, struct<"node">)>)>)

// CHECK-LABEL: @in_other(!llvm.struct<"t", (tuple<!llvm.struct<"t">>)>)
func.func private @in_other(!llvm.struct<"t", (tuple<!llvm.struct<"t">>)>)

// CHECK-LABEL: @packed(!llvm.struct<"p", packed (array<2 x struct<"q", (struct<"p">, struct<"q">, struct<"p">)>>, struct<"q", (struct<"p">, struct<"q">, struct<"p">)>)>)
func.func private @packed(!llvm.struct<"p", packed (array<2 x struct<"q", (struct<"p">, struct<"q">, struct<"p">)>>, struct<"q", (struct<"p">, struct<"q">, struct<"p">)>)>)

// Two structs in each other are the same from either end.
// CHECK-LABEL: @mutual
// CHECK-SAME:    !llvm.struct<"a", (struct<"b", (i32, struct<"a">)>)>
// CHECK-NEXT:    llvm.extractvalue %{{.*}}[0] : !llvm.struct<"a", (struct<"b", (i32, struct<"a">)>)>
// CHECK-NEXT:    llvm.extractvalue %{{.*}}[1] : !llvm.struct<"b", (i32, struct<"a", (struct<"b">)>)>
// CHECK-NEXT:    llvm.return %{{.*}} : !llvm.struct<"a", (struct<"b", (i32, struct<"a">)>)>
llvm.func @mutual(%a: !llvm.struct<"a", (struct<"b", (i32, struct<"a">)>)>) -> !llvm.struct<"a", (struct<"b", (i32, struct<"a">)>)> {
  %0 = llvm.extractvalue %a[0] : !llvm.struct<"a", (struct<"b", (i32, struct<"a">)>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<"b", (i32, struct<"a", (struct<"b">)>)>
  llvm.return %1 : !llvm.struct<"a", (struct<"b", (i32, struct<"a">)>)>
}

// CHECK-LABEL: @nameless(!llvm.struct<"", (i32, struct<"">)>, !llvm.struct<"o", opaque>)
func.func private @nameless(!llvm.struct<"", (i32, struct<"">)>, !llvm.struct<"o", opaque>)

// -----

// In another part of the file the name is free.
// CHECK-LABEL: @free(!llvm.struct<"node", (i64)>)
func.func private @free(!llvm.struct<"node", (i64)>)

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
func.func private @none(!llvm.struct<(struct<"node">)>)

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
func.func private @behind(!llvm.struct<"node", (i32)>, !llvm.struct<"node">)

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
func.func private @again(!llvm.struct<"node", (struct<"node", packed (i32)>)>)

// -----

// expected-error@+1 {{identified type already used with a different body}}
func.func private @other(!llvm.struct<"node", (i32)>, !llvm.struct<"node", packed (i32)>)

// -----

// expected-error@+1 {{redeclaring defined struct as opaque}}
func.func private @opaque(!llvm.struct<"node", (i32)>, !llvm.struct<"node", opaque>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.func<i32 (struct<"node", opaque>)>'}}
func.func private @unfinished(!llvm.struct<"node", (func<i32 (struct<"node">)>)>)
