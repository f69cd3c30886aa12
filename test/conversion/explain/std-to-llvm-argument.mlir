// RUN: not mlopt - -convert-std-to-llvm < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// std to LLVM: why the type of an argument has no counterpart.
func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  return
}

//ERR:<stdin>:3:1: error: 'std.func' op argument #0 has type 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>', which has no LLVM type
//ERR-NEXT:func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) {
//ERR-NEXT:^
//ERR-NEXT:<stdin>:3:1: note: 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>': its layout has no strides
//ERR-NEXT:<stdin>:3:1: note: see current operation: 
//ERR-NEXT:"std.func"() <{sym_name = "f", type = (memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) -> ()}> ({
//ERR-NEXT:^bb0(%arg0: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>):
//ERR-NEXT:  "std.return"() : () -> ()
//ERR-NEXT:}) : () -> ()
//ERR-NOT:{{.}}
