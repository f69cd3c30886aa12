// Notes below an error tell which name may have been meant.
// RUN: not mlopt %s -split-input-file 2>&1 | FileCheck %s --match-full-lines
// RUN: not mlopt %s -split-input-file -explain-failures=0 2>&1 | FileCheck %s --check-prefix=OFF --implicit-check-not='did you mean' --implicit-check-not=today
// RUN: mlopt %s -split-input-file -verify-diagnostics

// OFF: error:

func.func @f(%a: i32) {
  // CHECK: {{.*}}: error: custom op 'arith.adi' is unknown
  // CHECK: {{.*}}: note: did you mean 'arith.addi'?
  // expected-error@+1 {{custom op 'arith.adi' is unknown}}
  %0 = arith.adi %a, %a : i32
  return
}

// -----

// Nothing is like it.
// CHECK: {{.*}}: error: custom op 'arith.frobnicate' is unknown
// CHECK-NOT: did you mean
// expected-error@+1 {{custom op 'arith.frobnicate' is unknown}}
arith.frobnicate

// -----

// CHECK: {{.*}}: error: Dialect `arit' not found for custom op 'arit.constant' {{$}}
// CHECK: {{.*}}: note: did you mean 'arith'?
// expected-error@+1 {{Dialect `arit' not found}}
arit.constant 1 : i32

// -----

// CHECK: {{.*}}: error: Dialect `loop' not found for custom op 'loop.for' {{$}}
// CHECK: {{.*}}: note: the dialect is called 'scf' today
// expected-error@+1 {{Dialect `loop' not found}}
loop.for %i = %a to %b step %c { }

// -----

func.func @f() {
  // CHECK: {{.*}}: error: reference to an undefined block
  // CHECK: {{.*}}: note: did you mean '^loop1'?
  // expected-error@+1 {{reference to an undefined block}}
  cf.br ^loop2
^loop1:
  return
^other:
  return
}

// -----

func.func private @callee()
func.func @f() {
  // CHECK: {{.*}}: error: 'func.call' op 'calee' does not reference a valid function
  // CHECK: {{.*}}: note: did you mean '@callee'?
  // expected-error@+1 {{'func.call' op 'calee' does not reference a valid function}}
  call @calee() : () -> ()
  return
}

// -----

// CHECK: {{.*}}: error: expected non-function type
// CHECK: {{.*}}: note: did you mean 'memref'?
// expected-error@+1 {{expected non-function type}}
func.func @f(%a: memreff<4xi32>)

// -----

// CHECK: {{.*}}: error: unknown LLVM type: pttr
// CHECK: {{.*}}: note: did you mean 'ptr'?
// expected-error@+1 {{unknown LLVM type: pttr}}
func.func private @f(!llvm.pttr)

// -----

// Of the names that can be seen where the region ends, numbers left out.
func.func @names(%value: i32, %other: i32) -> i32 {
  // CHECK: {{.*}}:[[@LINE+2]]:{{.*}}: error: use of undeclared SSA value name
  // CHECK: {{.*}}: note: did you mean '%value'?
  %sum = arith.addi %valeu, %other : i32 // expected-error {{use of undeclared SSA value name}}
  scf.execute_region {
    %inner = arith.addi %other, %other : i32
    // CHECK: {{.*}}:[[@LINE+2]]:{{.*}}: error: use of undeclared SSA value name
    // CHECK: {{.*}}: note: did you mean '%inner'?
    %a = arith.addi %iner, %other : i32 // expected-error {{use of undeclared SSA value name}}
    scf.yield
  }
  // CHECK: {{.*}}:[[@LINE+2]]:{{.*}}: error: use of undeclared SSA value name
  // CHECK-NOT: did you mean
  return %0 : i32 // expected-error {{use of undeclared SSA value name}}
}

// -----

func.func @cases(%a: i32, %b: f32, %m: memref<4xi32>, %i: index) {
  // CHECK: {{.*}}: error: custom op 'memref.atomic_rmw' expected string or keyword {{.*}}
  // CHECK: {{.*}}: note: did you mean 'addi'?
  memref.atomic_rmw adddi %a, %m[%i] : (i32, memref<4xi32>) -> i32 // expected-error {{expected string or keyword}}
}

// -----

func.func @flags(%b: f32) {
  // CHECK: {{.*}}: error: custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: {{.*}}
  // CHECK: {{.*}}: note: did you mean 'nnan'?
  // expected-error@+2 {{expected ::mlir::arith::FastMathFlags to be one of}}
  // expected-error@+1 {{failed to parse Arith_FastMathAttr parameter}}
  arith.addf %b, %b fastmath<nnnan> : f32
}

// -----

// CHECK: {{.*}}: error: expected one of [external, {{.*}}
// CHECK: {{.*}}: note: did you mean 'external'?
// expected-error@+2 {{expected one of [external,}}
// expected-error@+1 {{failed to parse LinkageAttr parameter}}
func.func private @linkage() attributes {l = #llvm.linkage<extrnal>}

// -----

// Words before a symbol: linkage, calling convention, visibility.
// CHECK: {{.*}}: error: custom op 'llvm.func' expected valid '@'-identifier for symbol name
// CHECK: {{.*}}: note: did you mean 'internal'?
llvm.func interal @f() // expected-error {{expected valid '@'-identifier}}

// -----

// CHECK: {{.*}}: error: custom op 'llvm.func' {{.*}}
// CHECK: {{.*}}: note: did you mean 'fastcc'?
llvm.func fastc @f() // expected-error {{expected valid '@'-identifier}}

// -----

// CHECK: {{.*}}: error: custom op 'llvm.mlir.global' {{.*}}
// CHECK: {{.*}}: note: did you mean 'thread_local'?
llvm.mlir.global internal thread_locla @g() : i32 // expected-error {{expected valid '@'-identifier}}

// -----

// Neighbours that are swapped count as one edit.
// CHECK: {{.*}}: error: custom op 'func.func' {{.*}}
// CHECK: {{.*}}: note: did you mean 'nested'?
func.func nesetd @f() // expected-error {{expected valid '@'-identifier}}

// -----

// CHECK: {{.*}}: error: custom op 'memref.global' {{.*}}
// CHECK: {{.*}}: note: did you mean 'constant'?
memref.global "private" constnat @x : memref<2xf32> // expected-error {{expected valid '@'-identifier}}

// -----

llvm.func @predicate(%a: i32) {
  // CHECK: {{.*}}: error: custom op 'llvm.icmp' 'egt' is an incorrect value of the 'predicate' attribute
  // CHECK: {{.*}}: note: did you mean 'sgt'?
  %0 = llvm.icmp "egt" %a, %a : i32 // expected-error {{'egt' is an incorrect value}}
  llvm.return
}
