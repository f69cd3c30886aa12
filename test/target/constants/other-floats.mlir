// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// The bits of a float as another float of that width stay an expression.

// CHECK: @other = internal global half bitcast (bfloat 0xR3F80 to half)
llvm.mlir.global internal @other() : f16 {
  %z = llvm.mlir.constant(1.0 : bf16) : bf16
  %0 = llvm.bitcast %z : bf16 to f16
  llvm.return %0 : f16
}

// CHECK: @there_and_back = internal global bfloat 0xR3F80
llvm.mlir.global internal @there_and_back() : bf16 {
  %z = llvm.mlir.constant(1.0 : bf16) : bf16
  %0 = llvm.bitcast %z : bf16 to f16
  %1 = llvm.bitcast %0 : f16 to bf16
  llvm.return %1 : bf16
}

// CHECK: @lanes = internal global <2 x half> <half bitcast (bfloat 0xR3F80 to half), half bitcast (bfloat 0xR4000 to half)>
llvm.mlir.global internal @lanes() : vector<2xf16> {
  %z = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xbf16>) : vector<2xbf16>
  %0 = llvm.bitcast %z : vector<2xbf16> to vector<2xf16>
  llvm.return %0 : vector<2xf16>
}

// CHECK: @lanes_of_integers = internal global <2 x i16> <i16 16256, i16 16384>
llvm.mlir.global internal @lanes_of_integers() : vector<2xi16> {
  %z = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xbf16>) : vector<2xbf16>
  %0 = llvm.bitcast %z : vector<2xbf16> to vector<2xf16>
  %1 = llvm.bitcast %0 : vector<2xf16> to vector<2xi16>
  llvm.return %1 : vector<2xi16>
}
