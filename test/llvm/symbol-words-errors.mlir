// RUN: mlopt %s -split-input-file -verify-diagnostics

// The words before a symbol: the first that does not stand there is reported,
// or what follows them, also where a word is the name of an operation.

// expected-error@+2 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func internal fastcc
  ->@f()

// -----

// expected-error@+2 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global internal constant
  3

// -----

// expected-error@+2 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global constant
  thread_local
  internal (@f)

// -----

// expected-error@+2 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global "private" constant
  ->@f : memref<4xi32>

// -----

// expected-error@+2 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func private
  ->@f()

// -----

// expected-error@+2 {{custom op 'llvm.mlir.ifunc' expected valid '@'-identifier for symbol name}}
llvm.mlir.ifunc external
  ->@f
