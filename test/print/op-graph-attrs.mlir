// RUN: mlopt %s -allow-unregistered-dialect -view-op-graph -o /dev/null 2>&1 | FileCheck %s

// A location alone, a splat in full, no properties of what is not registered,
// and of LLVM's flags none that is no attribute.
// CHECK: foo.attrs\l\lplace: loc(\"f.c\":1:2)\lsplat: dense\<491068342726287\> : vector\<4x4xindex\>\l
// CHECK: foo.typed\l{{.*}}tensor\<4xi8, loc(\"f....
// CHECK: {foo.props\l\lkept: 1 : i32\l}
// CHECK: |llvm.mul\l|
// CHECK: |llvm.getelementptr\l\lelem_type: i8\lrawConstantIndices: array\<i32: 1\>\l|
"foo.attrs"() {place = loc("f.c":1:2), splat = dense<491068342726287> : vector<4x4xindex>} : () -> ()
%m = "foo.typed"() : () -> tensor<4xi8, loc("f.c":1:2)>
"foo.props"() <{gone = 1 : i32}> {kept = 1 : i32} : () -> ()
func.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.mul %a, %a overflow<nsw> : i32
  %1 = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}
