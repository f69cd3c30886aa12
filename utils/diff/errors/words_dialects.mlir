// expected-error@+1 {{expected ':'}}
func.func @f(%a: i32) { cf.br ^bb1(5) ^bb1: return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: i32) { cf.br ^bb1(%a) ^bb1: return }
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
// expected-error@+1 {{expected ':'}}
func.func @f(%a: i32) { cf.br ^bb1(%a i32) ^bb1: return }
// -----
// expected-error@+1 {{expected block name}}
func.func @f(%a: i32) { cf.br 5 ^bb1: return }
// -----
// expected-error@+1 {{expected ')'}}
func.func @f(%a: i32) { call @f(5) : () -> () return }
// -----
// expected-error@+1 {{expected ')'}}
func.func @f(%a: i32) { call @f(%a : () -> () return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%a: i32) { call @f(%a, ) : () -> () return }
// -----
// expected-error@+1 {{expected '->' in function type}}
func.func @f(%a: i32) { call @f(%a) : () return }
// -----
// expected-error@+1 {{expected non-function type}}
func.func @f(%a: i32) { call @f(%a) : (i32) -> ( return }
// -----
// expected-error@+1 {{expected non-function type}}
func.func @f(%a: i32) { call @f(%a) : -> () return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: i32) { call @f() () -> () return }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%a: i32) { return 5 : i32 }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: i32) { return %a }
// -----
// expected-error@+1 {{expected non-function type}}
func.func @f(%a: i32) { return %a : }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: i32) { return %a i32 }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%a: i32) { return : i32 }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%a: i32) { return %a, : i32 }
// -----
// expected-error@+1 {{expected non-function type}}
func.func @f(%a: i32) { return %a : i32, }
// -----
// expected-error@+1 {{custom op 'func.return' number of operands and types do not match: got 1 operands and 2 types}}
func.func @f(%a: i32) { return %a : i32, i32 }
// -----
// expected-error@+1 {{expected ']'}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[5] : memref<4xf32> return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i, ] : memref<4xf32> return }
// -----
// expected-error@+1 {{expected '['}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m %i] : memref<4xf32> return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i] memref<4xf32> return }
// -----
// expected-error@+1 {{expected non-function type}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i] : 5 return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load 5[%i] : memref<4xf32> return }
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i] {a : memref<4xf32> return }
// -----
// expected-error@+1 {{expected ','}}
func.func @f(%m: memref<4xf32>, %i: index) { memref.store %m[%i] : memref<4xf32> return }
// -----
// expected-error@+1 {{expected ')'}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.alloc(%i : memref<4xf32> return }
// -----
// expected-error@+1 {{expected ')'}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.alloc(5) : memref<4xf32> return }
// -----
// expected-error@+1 {{expected ']'}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.alloc()[5] : memref<4xf32> return }
// -----
// expected-error@+1 {{expected ']'}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.alloc()[%i : memref<4xf32> return }
// -----
// expected-error@+1 {{expected ','}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.dim %m : memref<4xf32> return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.dim %m, 5 : memref<4xf32> return }
// -----
// expected-error@+1 {{custom op 'memref.cast' expected 'to'}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.cast %m : memref<4xf32>, memref<4xf32> return }
// -----
// expected-error@+1 {{expected ','}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.copy %m %m : memref<4xf32> to memref<4xf32> return }
// -----
// expected-error@+1 {{custom op 'memref.copy' expected 'to'}}
func.func @f(%m: memref<4xf32>, %i: index) { memref.copy %m, %m : memref<4xf32> return }
// -----
// expected-error@+1 {{expected '='}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%a %i) -> (index) { } return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%a = 5) -> (index) { } return }
// -----
// expected-error@+1 {{expected ',' or ')'}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%a = %i -> (index) { } return }
// -----
// expected-error@+1 {{expected '->'}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%a = %i) (index) { } return }
// -----
// expected-error@+1 {{expected '='}}
func.func @f(%i: index) { scf.for %j %i to %i step %i { } return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%i: index) { scf.for %j = 0 to %i step %i { } return }
// -----
// expected-error@+1 {{expected non-function type}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i : { } return }
// -----
// expected-error@+1 {{expected '{' to begin a region}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%c: i1) { scf.if 5 { } return }
// -----
// expected-error@+1 {{expected non-function type}}
func.func @f(%c: i1) { %0 = scf.if %c -> { } return }
// -----
// expected-error@+1 {{expected ')'}}
func.func @f(%c: i1) { %0 = scf.if %c -> (i32 { } return }
// -----
// expected-error@+1 {{expected '='}}
func.func @f(%c: i1) { scf.while (%a) : (i32) -> () { } do { } return }
// -----
// expected-error@+1 {{expected ',' or ')'}}
func.func @f(%c: i1) { scf.while (%a = %c : (i32) -> () { } do { } return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%c: i1) { scf.while (%a = %c) { } do { } return }
// -----
// expected-error@+1 {{expected '('}}
func.func @f(%c: i1) { scf.while : () -> () { scf.condition %c } do { } return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%c: i1) { scf.while : () -> () { scf.condition(5) } do { } return }
// -----
// expected-error@+1 {{expected ')'}}
func.func @f(%c: i1) { scf.while : () -> () { scf.condition(%c } do { } return }
// -----
// expected-error@+1 {{expected '(' in argument list}}
func.func @f(%i: index) { scf.parallel %a = (%i) to (%i) step (%i) { } return }
// -----
// expected-error@+1 {{expected '='}}
func.func @f(%i: index) { scf.parallel (%a) (%i) to (%i) step (%i) { } return }
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
// expected-error@+1 {{expected '{' to begin a region}}
func.func @f(%i: index) { scf.index_switch %i case 1 default { } return }
// -----
// expected-error@+1 {{expected '{' to begin a region}}
func.func @f(%i: index) { scf.index_switch %i default return }
// -----
// expected-error@+1 {{expected '(' in argument list}}
func.func @f(%i: index) { scf.forall %a in (4) { } return }
// -----
// expected-error@+1 {{expected '='}}
func.func @f(%i: index) { scf.forall (%a) (4) { } return }
// -----
// expected-error@+2 {{expected '(' in dynamic index list}}
// expected-error@+1 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) { scf.forall (%a) in 4 { } return }
// -----
// expected-error@+1 {{custom op 'scf.forall' expected 'to'}}
func.func @f(%i: index) { scf.forall (%a) = (0) (4) step (1) { } return }
// -----
// expected-error@+1 {{expected attribute value}}
func.func @f(%i: index) { %0 = arith.constant return }
// -----
// expected-error@+1 {{expected attribute value}}
func.func @f(%i: index) { %0 = arith.constant {a} return }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%i: index) { %0 = arith.constant 5 : index {a} return }
// -----
// expected-error@+1 {{expected ','}}
func.func @f(%i: index) { %0 = arith.cmpi eq %i, %i : index return }
// -----
// expected-error@+1 {{expected ','}}
func.func @f(%i: index) { %0 = arith.cmpi eq, %i : index return }
// -----
// expected-error@+1 {{custom op 'arith.index_cast' expected 'to'}}
func.func @f(%i: index) { %0 = arith.index_cast %i : index i32 return }
// -----
// expected-error@+1 {{custom op 'affine.apply' invalid kind of attribute specified}}
func.func @f(%i: index) { %0 = affine.apply 5(%i) return }

// -----
// expected-error@+3 {{custom op 'llvm.return' number of operands and types do not match: got 1 operands and 0 types}}

llvm.func @f(%a: vector<4xi8>) -> vector<4xi8> {
  llvm.return %a : nsw<4xi8>
}
// -----
// expected-error@+2 {{expected '<' in vector type}}
llvm.func @f(%a: vector<4xi8>) -> vector<4xi8> {
  llvm.return %a : vector[4xi8>
}
// -----
// expected-error@+2 {{expected ':'}}
llvm.func @f(%a: i8) -> i8 {
  llvm.return %a, %a : i8, i8
}
// -----
// expected-error@+3 {{custom op 'math.cos' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error@+2 {{custom op 'math.cos' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
func.func @f(%a: f32) -> f32 {
  %0 = math.cos %a fastmath<nnan,i8> : f32
  return %0 : f32
}
// -----
// expected-error@+3 {{custom op 'math.cos' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error@+2 {{custom op 'math.cos' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
func.func @f(%a: f32) -> f32 {
  %0 = math.cos %a fastmath<nnan,i8 : f32
  return %0 : f32
}
// -----
// expected-error@+2 {{expected '>'}}
func.func @f(%a: f32) -> f32 {
  %0 = math.cos %a fastmath<nnan : f32
  return %0 : f32
}
// -----
// expected-error@+2 {{expected ',' or ']'}}
func.func @f(%a: complex<f32>) {
  %0 = complex.constant [1.0 : f32 2.0 : f32] : complex<f32>
}
// -----
// expected-error@+2 {{expected attribute value}}
func.func @f(%a: complex<f32>) {
  %0 = complex.constant [, 2.0 : f32] : complex<f32>
}
// -----
// expected-error@+2 {{Dialect `' not found for custom op 'foo'  (tried '.foo' as well)}}
llvm.func @f(%a: i1) {
  foo
}
// -----
// expected-error@+2 {{Dialect `' not found for custom op 'foo'  (tried '.foo' as well)}}
func.func @f(%a: i1) {
  scf.if %a { foo }
  return
}
// -----
// expected-error@+2 {{custom op 'foo' is unknown (tried 'func.foo' as well)}}
func.func @f(%a: i1) {
  "scf.if"(%a) ({ foo }) : (i1) -> ()
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.extractelement' invalid kind of type specified: expected builtin.integer, but found 'memref<4xi8>'}}
func.func @f(%v: vector<4xi64>, %i: memref<4xi8>) {
  %0 = llvm.extractelement %v[%i : memref<4xi8>] : vector<4xi64>
}
// -----
// expected-error@+2 {{custom op 'llvm.insertelement' invalid kind of type specified: expected builtin.integer, but found 'memref<4xi8>'}}
func.func @f(%v: vector<4xi64>, %x: i64, %i: i32) {
  %0 = llvm.insertelement %x, %v[%i : memref<4xi8>] : vector<4xi64>
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.assume' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
func.func @f(%v: i1) {
  llvm.intr.assume %v : f32
}
// -----
// expected-error@+2 {{custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got 'index'}}
func.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw add %p, %v seq_cst : !llvm.ptr, index
}
// -----
// expected-error@+2 {{custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'index'}}
func.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v seq_cst seq_cst : !llvm.ptr, index
}
// -----
// expected-error@+2 {{custom op 'llvm.cmpxchg' expected string or keyword containing one of the following enum values for attribute 'success_ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
func.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v foo("a") seq_cst : !llvm.ptr, i32
}
// -----
// expected-error@+2 {{custom op 'tensor.dim' invalid kind of type specified}}
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.dim %t, %i : i8
}
// -----
// expected-error@+3 {{use of value '%t' expects different type than prior uses: 'i8' vs 'memref<4xf32>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%t: memref<4xf32>, %i: index) {
  %0 = memref.dim %t, %i : i8
}
// -----
// expected-error@+2 {{custom op 'llvm.insertvalue' expected integer value}}
func.func @f(%a: !llvm.struct<(i32)>, %v: i32) {
  %0 = llvm.insertvalue %v, %a[1.5] : !llvm.struct<(i32)>
}
// -----
// expected-error@+2 {{custom op 'llvm.extractvalue' expected integer value}}
func.func @f(%a: !llvm.struct<(i32)>, %v: i32) {
  %0 = llvm.extractvalue %a[, 0] : !llvm.struct<(i32)>
}
// -----
// expected-error@+2 {{custom op 'ub.poison' invalid kind of attribute specified}}
func.func @f() {
  %0 = ub.poison <i64> : i64
}
// -----
// expected-error@+1 {{expected '>' in tensor type}}
func.func @f(%a: tensor<*xf32]) {
}
// -----
// expected-error@+1 {{invalid memref element type}}
func.func @f(%a: memref<4x!llvm.ptr, strided<[a]>>) {
}
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
%r:0x10 = "a"() : () -> (i32)
// -----
// expected-error@+1 {{expected named operation to have at least 1 result}}
%r:99999999999999999999 = "a"() : () -> (i32)
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a"() : () -> (i32) loc("a":1:2 to -1:3)
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a"() : () -> (i32) loc("a":1:2 to 1:?)
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a"() : () -> (i32) loc(callsite("c" at "d":true:6))
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a"() : (vector%x) -> (i32)
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a"() : (vector<4xi1>= i32) -> (i32)
// -----
// expected-error@+1 {{expected attribute value}}
#a = #dlti.dl_spec<index = ? : i64>
// -----
// expected-error@+2 {{expected attribute name}}
func.func @f(%a: f32) {
  %0 = tensor.splat %a {t.f = 1, : tensor<4xf32>
}
// -----
// expected-error@+2 {{expected '}' in attribute dictionary}}
func.func @f(%a: f32) {
  %0 = tensor.splat %a { vector<4xf32>
}
// -----
// expected-error@+2 {{expected ']' in operand list}}
func.func @f(%v: vector<4xf32>, %t: tensor<?xf32>, %i: index) {
  %0 = vector.transfer_write %v, %t[%i@x : vector<4xf32>, tensor<?xf32>
}
// -----
// expected-error@+3 {{expected ')' in operand list}}
llvm.func @use(i32, i32)
llvm.func @f(%a: i32) {
  llvm.call @use(%a: %a) : (i32, i32) -> ()
}
// -----
// expected-error@+3 {{expected ':'}}
llvm.func @use(i32, ...)
llvm.func @f(%a: i32) {
  llvm.call @use(%a) foo(!llvm.func<void (i32, ...)>) : (i32) -> ()
}
// -----
// expected-error@+3 {{expected '('}}
llvm.func @use(i32, ...)
llvm.func @f(%a: i32) {
  llvm.call @use(%a) : ,i32) -> ()
}
// -----
// expected-error@+3 {{expected non-function type}}
llvm.func @use(i32)
llvm.func @f(%a: i32) {
  llvm.call @use(%a) : (zero<3xi8>) -> ()
}
// -----
// expected-error@+2 {{expected SSA operand}}
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 1.5] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
}
// -----
// expected-error@+2 {{expected attribute value}}
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, to<3xi8>
}
// -----
// expected-error@+1 {{expected '('}}
llvm.func @f(!llvm.struct<"a", i8 (i1)>)
// -----
// expected-error@+1 {{expected valid keyword}}
llvm.func @f(!llvm.struct<(<3xi8>, i8)>)
// -----
// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
#set = affine_set<(d0) : (d0 >> 0)>
// -----
// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
#set = affine_set<(d0) : (d0 = 0)>
// -----
// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
#set = affine_set<(d0) : (d0 < 0)>
// -----
// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
#set = affine_set<(d0) : (d0 0)>
// -----
// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
#set = affine_set<(d0) : (d0 > = 0, d0 = = 4, 0 < = d0, d0 >)>
// -----
// expected-error@+2 {{expected '<'}}
func.func @f(%a: f32) -> f32 {
  %0 = math.cos %a fastmath)nnan> : f32
  return %0 : f32
}
// -----
// expected-error@+2 {{expected '<'}}
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a overflow nsw : i32
  return %0 : f32
}
// -----
// expected-error@+3 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error@+2 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a overflow<foo, nsw : i32
  return %0 : f32
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], write, locality<3>, data {t.x} : memref<4xf32>
  return
}
// -----
// expected-error@+3 {{Dialect `' not found for custom op 'foo'  (tried '.foo' as well)}}
func.func @f(%a: i1) {
  scf.if %a {
    foo
  }
  return
}
// -----
// expected-error@+3 {{Dialect `' not found for custom op 'foo'  (tried '.foo' as well)}}
func.func @f(%a: i1) {
  scf.execute_region {
    foo
  }
  return
}
// -----
// expected-error@+3 {{custom op 'foo' is unknown (tried 'func.foo' as well)}}
func.func @f(%a: i1) {
  "scf.if"(%a) ({
    foo
  }) : (i1) -> ()
  return
}
// -----
// expected-error@+2 {{Dialect `' not found for custom op 'foo'  (tried '.foo' as well)}}
llvm.func @f(%a: i1) {
  foo
}
// -----
// expected-error@+2 {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
"llvm.func"() ({
  foo
}) : () -> ()
// -----
// expected-error@+2 {{Dialect `' not found for custom op 'foo'  (tried '.foo' as well)}}
llvm.mlir.global @a() : i32 {
  foo
}
// -----
// expected-error@+1 {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
module { foo }
// -----
// expected-error@+3 {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
builtin.module { 
 module {
 foo
}
}
// -----
// expected-error@+2 {{Dialect `' not found for custom op 'foo'  (tried '.foo' as well)}}
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a { foo }
  return
}
// -----
// expected-error@+2 {{Dialect `' not found for custom op 'foo'  (tried '.foo' as well)}}
func.func @f(%a: index) {
  memref.alloca_scope { foo }
  return
}
// -----
// expected-error@+2 {{Dialect `' not found for custom op 'foo'  (tried '.foo' as well)}}
func.func @f(%a: index) {
  vector.mask %a { foo } : vector<i1>
  return
}
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"foo.x"() ({ foo }) : () -> ()
// -----
// expected-error@+2 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
func.func @f(%a: index) {
 "foo.x"() ({ foo }) : () -> ()
}
// -----
// expected-error@+1 {{Dialect `' not found for custom op 'foo'  (tried '.foo' as well)}}
llvm.comdat @a { foo }
// -----
// expected-error@+4 {{Dialect `' not found for custom op 'foo'  (tried '.foo' as well)}}
func.func @f(%a: memref<4xi32>, %c: i32) {
  %x = memref.generic_atomic_rmw %a[] : memref<4xi32> {
  ^bb0(%v : i32):
    foo
  }
}
