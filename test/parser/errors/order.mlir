// RUN: mlopt %s -split-input-file -verify-diagnostics

// Which of two errors is told: the operands of scf.for are resolved after its
// region, others before; kinds of types are checked before operands.

func.func @for(%a: index, %b: i32) {
  scf.for %i = %b to %a step %a {
    // expected-error@+1 {{expected non-function type}}
    %x = arith.constant 1 : foo
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @while(%b: i32) {
  // expected-error@+1 {{use of value '%b' expects different type than prior uses: 'f32' vs 'i32'}}
  scf.while (%x = %b) : (f32) -> f32 {
    %x = arith.constant 1 : foo
  } do {
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @atomic(%a: index, %b: i32) {
  // expected-error@+1 {{use of value '%b' expects different type than prior uses: 'memref<4xf32>' vs 'i32'}}
  memref.generic_atomic_rmw %b[%a] : memref<4xf32> {
    %x = arith.constant 1 : foo
  }
  return
}

// -----

llvm.func @matrix(%v: vector<48xf32>) {
  // expected-error@+1 {{custom op 'llvm.intr.matrix.transpose' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = llvm.intr.matrix.transpose %v {rows = 3 : i32, columns = 16 : i32} : f32 into vector<48xf32>
  llvm.return
}

// -----

llvm.func @lanes(%a: i64) {
  // expected-error@+1 {{custom op 'llvm.intr.get.active.lane.mask' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  %0 = llvm.intr.get.active.lane.mask %a, %a : f32, i64 to vector<4xi1>
  llvm.return
}

// -----

llvm.func @call(%a: i32) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @call(%a) : i32
  llvm.return
}
