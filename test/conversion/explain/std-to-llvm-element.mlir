// RUN: not mlopt - -convert-std-to-llvm < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// std to LLVM: the element deep in a type has no counterpart.
func @f(%a: i32) -> memref<4xvector<4xbf16>> {
  br ^bb1
^bb1:
  br ^bb1
}

//ERR:<stdin>:3:1: error: 'std.func' op result #0 has type 'memref<4xvector<4xbf16>>', which has no LLVM type
//ERR-NEXT:func @f(%a: i32) -> memref<4xvector<4xbf16>> {
//ERR-NEXT:^
//ERR-NEXT:<stdin>:3:1: note: 'bf16': the LLVM of 2020 has no such float
//ERR-NEXT:<stdin>:3:1: note: see current operation: 
//ERR-NEXT:"std.func"() <{sym_name = "f", type = (i32) -> memref<4xvector<4xbf16>>}> ({
//ERR-NEXT:^bb0(%arg0: i32):
//ERR-NEXT:  "std.br"()[^bb1] : () -> ()
//ERR-NEXT:^bb1:  // 2 preds: ^bb0, ^bb1
//ERR-NEXT:  "std.br"()[^bb1] : () -> ()
//ERR-NEXT:}) : () -> ()
//ERR-NOT:{{.}}
