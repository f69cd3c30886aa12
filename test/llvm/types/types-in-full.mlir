// Within a type of the dialect, those that hold a type that it does not take
// somewhere are printed in full.
// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s | mlopt | FileCheck %s

// CHECK: @nested(!llvm.struct<(!llvm.struct<(index, ptr)>, !llvm.array<2 x index>, !llvm.array<2 x !llvm.struct<(i32, index)>>, struct<(i32, ptr)>)>)
func.func private @nested(!llvm.struct<(struct<(index, ptr)>, array<2 x index>, array<2 x struct<(i32, index)>>, struct<(i32, ptr)>)>)
// CHECK: @function(!llvm.func<!llvm.struct<(index, ptr)> (!llvm.array<2 x index>, ptr)>)
func.func private @function(!llvm.func<struct<(index, ptr)> (array<2 x index>, ptr)>)
// CHECK: @recursive(!llvm.struct<"foo", (!llvm.struct<"foo">, index)>)
func.func private @recursive(!llvm.struct<"foo", (!llvm.struct<"foo">, index)>)
// CHECK: @mutual(!llvm.struct<"a", (!llvm.struct<"b", (!llvm.struct<"a">)>, index)>)
func.func private @mutual(!llvm.struct<"a", (!llvm.struct<"b", (!llvm.struct<"a">)>, index)>)
// CHECK: @taken(!llvm.struct<"c", (struct<"d", (struct<"c">, i32)>, i32)>)
func.func private @taken(!llvm.struct<"c", (!llvm.struct<"d", (!llvm.struct<"c">, i32)>, i32)>)
// CHECK: @vector(!llvm.struct<(vector<2xindex>, !llvm.struct<(vector<2xindex>)>)>)
func.func private @vector(!llvm.struct<(vector<2xindex>, struct<(vector<2xindex>)>)>)
// CHECK: @target(!llvm.struct<(struct<"o", opaque>, !llvm.target<"a", index>)>)
func.func private @target(!llvm.struct<(struct<"o", opaque>, target<"a", index>)>)
