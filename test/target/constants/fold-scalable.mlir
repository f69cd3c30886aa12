// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s
// Constants of scalable vectors are splats, and fold as scalars do.

// CHECK-LABEL: define <vscale x 4 x i32> @add()
// CHECK-NEXT: ret <vscale x 4 x i32> splat (i32 3)
llvm.func @add() -> vector<[4]xi32> {
  %c = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<[4]xi32>
  %d = llvm.mlir.constant(dense<2> : vector<[4]xi32>) : vector<[4]xi32>
  %0 = llvm.add %c, %d : vector<[4]xi32>
  llvm.return %0 : vector<[4]xi32>
}

// CHECK-LABEL: define <vscale x 2 x i1> @less(
// CHECK-NEXT: ret <vscale x 2 x i1> splat (i1 true)
llvm.func @less() -> vector<[2]xi1> {
  %c = llvm.mlir.constant(dense<-1.0> : vector<[2]xf32>) : vector<[2]xf32>
  %d = llvm.mlir.constant(dense<2.0> : vector<[2]xf32>) : vector<[2]xf32>
  %0 = llvm.fcmp "olt" %c, %d : vector<[2]xf32>
  llvm.return %0 : vector<[2]xi1>
}

// What is not known stays.
// CHECK-LABEL: define <vscale x 4 x i32> @some(
// CHECK-NEXT: add <vscale x 4 x i32> %0, splat (i32 1)
llvm.func @some(%a: vector<[4]xi32>) -> vector<[4]xi32> {
  %c = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<[4]xi32>
  %0 = llvm.add %a, %c : vector<[4]xi32>
  llvm.return %0 : vector<[4]xi32>
}
