// mlir-opt's pipelines spell all options out; what is not the default must be here.
// RUN: mlopt %s -pass-pipeline='builtin.module(convert-vector-to-llvm{enable-amx=false enable-arm-bf16=false enable-arm-i8mm=false enable-arm-neon=false enable-arm-sve=false enable-x86vector=false force-32bit-vector-indices=true reassociate-fp-reductions=false use-vector-alignment=false vector-contract-lowering=dot vector-transpose-lowering=eltwise})' | FileCheck %s
// RUN: not mlopt %s -convert-vector-to-llvm=enable-amx 2>&1 | FileCheck %s --check-prefix=MACHINE
// RUN: not mlopt %s -convert-vector-to-llvm=vector-contract-lowering=outerproduct 2>&1 | FileCheck %s --check-prefix=CONTRACT
// RUN: not mlopt %s -convert-vector-to-llvm=vector-transpose-lowering=shuffle1d 2>&1 | FileCheck %s --check-prefix=TRANSPOSE
// MACHINE: error: -convert-vector-to-llvm does not have 'enable-amx=true' of mlir-opt 22
// CONTRACT: error: -convert-vector-to-llvm does not have 'vector-contract-lowering=outerproduct' of mlir-opt 22
// TRANSPOSE: error: -convert-vector-to-llvm does not have 'vector-transpose-lowering=shuffle1d' of mlir-opt 22

// CHECK: llvm.extractelement
func.func @f(%a: vector<4xf32>) -> f32 {
  %0 = vector.extract %a[1] : f32 from vector<4xf32>
  return %0 : f32
}
