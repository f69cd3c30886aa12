// RUN: mlopt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{expected ':'}}
func.func @f(%a: i32) { cf.br ^bb1(5) ^bb1: return }

// -----

// expected-error@+1 {{expected SSA operand}}
func.func @f(%a: i32) { cf.br ^bb1(%a, ) ^bb1: return }

// -----

// expected-error@+1 {{expected ')'}}
func.func @f(%a: i32) { cf.br ^bb1(%a : i32 ^bb1: return }

// -----

// expected-error@+1 {{expected non-function type}}
func.func @f(%a: i32) { cf.br ^bb1(%a : ) ^bb1: return }

// -----

// expected-error@+1 {{expected block name}}
func.func @f(%a: i32) { cf.br 5 ^bb1: return }

// -----

// expected-error@+1 {{expected '->' in function type}}
func.func @f(%a: i32) { call @f(%a) : () return }

// -----

// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%a: i32) { return 5 : i32 }

// -----

// expected-error@+1 {{custom op 'func.return' number of operands and types do not match: got 1 operands and 2 types}}
func.func @f(%a: i32) { return %a : i32, i32 }

// -----

// expected-error@+1 {{expected ']'}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[5] : memref<4xf32> return }

// -----

// expected-error@+1 {{expected '['}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m %i] : memref<4xf32> return }

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i] {a : memref<4xf32> return }

// -----

// expected-error@+1 {{expected ','}}
func.func @f(%m: memref<4xf32>, %i: index) { memref.store %m[%i] : memref<4xf32> return }

// -----

// expected-error@+1 {{custom op 'memref.cast' expected 'to'}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.cast %m : memref<4xf32>, memref<4xf32> return }

// -----

// expected-error@+1 {{custom op 'memref.copy' expected 'to'}}
func.func @f(%m: memref<4xf32>, %i: index) { memref.copy %m, %m : memref<4xf32> return }

// -----

// expected-error@+1 {{expected '='}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%a %i) -> (index) { } return }

// -----

// expected-error@+1 {{expected ',' or ')'}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%a = %i -> (index) { } return }

// -----

// expected-error@+1 {{expected '->'}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%a = %i) (index) { } return }

// -----

// expected-error@+1 {{expected '{' to begin a region}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i return }

// -----

// expected-error@+1 {{expected '('}}
func.func @f(%c: i1) { scf.while : () -> () { scf.condition %c } do { } return }

// -----

// expected-error@+1 {{expected '(' in argument list}}
func.func @f(%i: index) { scf.parallel %a = (%i) to (%i) step (%i) { } return }

// -----

// expected-error@+1 {{custom op 'scf.parallel' expected 'to'}}
func.func @f(%i: index) { scf.parallel (%a) = (%i) (%i) step (%i) { } return }

// -----

// expected-error@+1 {{custom op 'scf.parallel' expected 'step'}}
func.func @f(%i: index) { scf.parallel (%a) = (%i) to (%i) (%i) { } return }

// -----

// expected-error@+1 {{custom op 'scf.index_switch' expected 'default'}}
func.func @f(%i: index) { scf.index_switch %i { } return }

// -----

// expected-error@+1 {{custom op 'scf.index_switch' expected integer value}}
func.func @f(%i: index) { scf.index_switch %i case { } default { } return }

// -----

// expected-error@+2 {{expected '(' in dynamic index list}}
// expected-error@+1 {{expected SSA value or integer}}
func.func @f(%i: index) { scf.forall (%a) in 4 { } return }

// -----

// expected-error@+1 {{custom op 'scf.forall' expected 'to'}}
func.func @f(%i: index) { scf.forall (%a) = (0) (4) step (1) { } return }

// -----

// expected-error@+1 {{expected attribute value}}
func.func @f(%i: index) { %0 = arith.constant return }

// -----

// expected-error@+1 {{custom op 'arith.index_cast' expected 'to'}}
func.func @f(%i: index) { %0 = arith.index_cast %i : index i32 return }

// -----

// expected-error@+1 {{custom op 'affine.apply' invalid kind of attribute specified}}
func.func @f(%i: index) { %0 = affine.apply 5(%i) return }
