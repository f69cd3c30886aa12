// RUN: mlopt %s | FileCheck %s
// Parts of vectors whose elements have no width: mlir-opt crashes on them.

// CHECK: %[[WHOLE:.*]] = llvm.intr.vector.insert %arg1, %arg0[4] : vector<4x!llvm.ptr> into vector<[4]x!llvm.ptr>
// CHECK: llvm.intr.vector.extract %[[WHOLE]][0] : vector<4x!llvm.ptr> from vector<[4]x!llvm.ptr>
llvm.func @parts(%whole: vector<[4]x!llvm.ptr>, %part: vector<4x!llvm.ptr>) {
  %0 = llvm.intr.vector.insert %part, %whole[4] : vector<4x!llvm.ptr> into vector<[4]x!llvm.ptr>
  %1 = llvm.intr.vector.extract %0[0] : vector<4x!llvm.ptr> from vector<[4]x!llvm.ptr>
  llvm.return
}
