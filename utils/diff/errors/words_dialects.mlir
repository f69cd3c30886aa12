func.func @f(%a: i32) { cf.br ^bb1(5) ^bb1: return }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a) ^bb1: return }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a, ) ^bb1: return }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a : i32 ^bb1: return }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a : ) ^bb1: return }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a i32) ^bb1: return }
// -----
func.func @f(%a: i32) { cf.br 5 ^bb1: return }
// -----
func.func @f(%a: i32) { call @f(5) : () -> () return }
// -----
func.func @f(%a: i32) { call @f(%a : () -> () return }
// -----
func.func @f(%a: i32) { call @f(%a, ) : () -> () return }
// -----
func.func @f(%a: i32) { call @f(%a) : () return }
// -----
func.func @f(%a: i32) { call @f(%a) : (i32) -> ( return }
// -----
func.func @f(%a: i32) { call @f(%a) : -> () return }
// -----
func.func @f(%a: i32) { call @f() () -> () return }
// -----
func.func @f(%a: i32) { return 5 : i32 }
// -----
func.func @f(%a: i32) { return %a }
// -----
func.func @f(%a: i32) { return %a : }
// -----
func.func @f(%a: i32) { return %a i32 }
// -----
func.func @f(%a: i32) { return : i32 }
// -----
func.func @f(%a: i32) { return %a, : i32 }
// -----
func.func @f(%a: i32) { return %a : i32, }
// -----
func.func @f(%a: i32) { return %a : i32, i32 }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[5] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i, ] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m %i] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i] memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i] : 5 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load 5[%i] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i] {a : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { memref.store %m[%i] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.alloc(%i : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.alloc(5) : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.alloc()[5] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.alloc()[%i : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.dim %m : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.dim %m, 5 : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.cast %m : memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.copy %m %m : memref<4xf32> to memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { memref.copy %m, %m : memref<4xf32> return }
// -----
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%a %i) -> (index) { } return }
// -----
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%a = 5) -> (index) { } return }
// -----
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%a = %i -> (index) { } return }
// -----
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%a = %i) (index) { } return }
// -----
func.func @f(%i: index) { scf.for %j %i to %i step %i { } return }
// -----
func.func @f(%i: index) { scf.for %j = 0 to %i step %i { } return }
// -----
func.func @f(%i: index) { scf.for %j = %i to %i step %i : { } return }
// -----
func.func @f(%i: index) { scf.for %j = %i to %i step %i return }
// -----
func.func @f(%c: i1) { scf.if 5 { } return }
// -----
func.func @f(%c: i1) { %0 = scf.if %c -> { } return }
// -----
func.func @f(%c: i1) { %0 = scf.if %c -> (i32 { } return }
// -----
func.func @f(%c: i1) { scf.while (%a) : (i32) -> () { } do { } return }
// -----
func.func @f(%c: i1) { scf.while (%a = %c : (i32) -> () { } do { } return }
// -----
func.func @f(%c: i1) { scf.while (%a = %c) { } do { } return }
// -----
func.func @f(%c: i1) { scf.while : () -> () { scf.condition %c } do { } return }
// -----
func.func @f(%c: i1) { scf.while : () -> () { scf.condition(5) } do { } return }
// -----
func.func @f(%c: i1) { scf.while : () -> () { scf.condition(%c } do { } return }
// -----
func.func @f(%i: index) { scf.parallel %a = (%i) to (%i) step (%i) { } return }
// -----
func.func @f(%i: index) { scf.parallel (%a) (%i) to (%i) step (%i) { } return }
// -----
func.func @f(%i: index) { scf.parallel (%a) = (%i) (%i) step (%i) { } return }
// -----
func.func @f(%i: index) { scf.parallel (%a) = (%i) to (%i) (%i) { } return }
// -----
func.func @f(%i: index) { scf.index_switch %i { } return }
// -----
func.func @f(%i: index) { scf.index_switch %i case { } default { } return }
// -----
func.func @f(%i: index) { scf.index_switch %i case 1 default { } return }
// -----
func.func @f(%i: index) { scf.index_switch %i default return }
// -----
func.func @f(%i: index) { scf.forall %a in (4) { } return }
// -----
func.func @f(%i: index) { scf.forall (%a) (4) { } return }
// -----
func.func @f(%i: index) { scf.forall (%a) in 4 { } return }
// -----
func.func @f(%i: index) { scf.forall (%a) = (0) (4) step (1) { } return }
// -----
func.func @f(%i: index) { %0 = arith.constant return }
// -----
func.func @f(%i: index) { %0 = arith.constant {a} return }
// -----
func.func @f(%i: index) { %0 = arith.constant 5 : index {a} return }
// -----
func.func @f(%i: index) { %0 = arith.cmpi eq %i, %i : index return }
// -----
func.func @f(%i: index) { %0 = arith.cmpi eq, %i : index return }
// -----
func.func @f(%i: index) { %0 = arith.index_cast %i : index i32 return }
// -----
func.func @f(%i: index) { %0 = affine.apply 5(%i) return }

// -----

llvm.func @f(%a: vector<4xi8>) -> vector<4xi8> {
  llvm.return %a : nsw<4xi8>
}
// -----
llvm.func @f(%a: vector<4xi8>) -> vector<4xi8> {
  llvm.return %a : vector[4xi8>
}
// -----
llvm.func @f(%a: i8) -> i8 {
  llvm.return %a, %a : i8, i8
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.cos %a fastmath<nnan,i8> : f32
  return %0 : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.cos %a fastmath<nnan,i8 : f32
  return %0 : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.cos %a fastmath<nnan : f32
  return %0 : f32
}
// -----
func.func @f(%a: complex<f32>) {
  %0 = complex.constant [1.0 : f32 2.0 : f32] : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) {
  %0 = complex.constant [, 2.0 : f32] : complex<f32>
}
// -----
llvm.func @f(%a: i1) {
  foo
}
// -----
func.func @f(%a: i1) {
  scf.if %a { foo }
  return
}
// -----
func.func @f(%a: i1) {
  "scf.if"(%a) ({ foo }) : (i1) -> ()
  return
}
// -----
func.func @f(%v: vector<4xi64>, %i: memref<4xi8>) {
  %0 = llvm.extractelement %v[%i : memref<4xi8>] : vector<4xi64>
}
// -----
func.func @f(%v: vector<4xi64>, %x: i64, %i: i32) {
  %0 = llvm.insertelement %x, %v[%i : memref<4xi8>] : vector<4xi64>
}
// -----
func.func @f(%v: i1) {
  llvm.intr.assume %v : f32
}
// -----
func.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw add %p, %v seq_cst : !llvm.ptr, index
}
// -----
func.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v seq_cst seq_cst : !llvm.ptr, index
}
// -----
func.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v foo("a") seq_cst : !llvm.ptr, i32
}
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.dim %t, %i : i8
}
// -----
func.func @f(%t: memref<4xf32>, %i: index) {
  %0 = memref.dim %t, %i : i8
}
// -----
func.func @f(%a: !llvm.struct<(i32)>, %v: i32) {
  %0 = llvm.insertvalue %v, %a[1.5] : !llvm.struct<(i32)>
}
// -----
func.func @f(%a: !llvm.struct<(i32)>, %v: i32) {
  %0 = llvm.extractvalue %a[, 0] : !llvm.struct<(i32)>
}
// -----
func.func @f() {
  %0 = ub.poison <i64> : i64
}
// -----
func.func @f(%a: tensor<*xf32]) {
}
// -----
func.func @f(%a: memref<4x!llvm.ptr, strided<[a]>>) {
}
// -----
%r:0x10 = "a"() : () -> (i32)
// -----
%r:99999999999999999999 = "a"() : () -> (i32)
// -----
"a"() : () -> (i32) loc("a":1:2 to -1:3)
// -----
"a"() : () -> (i32) loc("a":1:2 to 1:?)
// -----
"a"() : () -> (i32) loc(callsite("c" at "d":true:6))
// -----
"a"() : (vector%x) -> (i32)
// -----
"a"() : (vector<4xi1>= i32) -> (i32)
// -----
#a = #dlti.dl_spec<index = ? : i64>
// -----
func.func @f(%a: f32) {
  %0 = tensor.splat %a {t.f = 1, : tensor<4xf32>
}
// -----
func.func @f(%a: f32) {
  %0 = tensor.splat %a { vector<4xf32>
}
// -----
func.func @f(%v: vector<4xf32>, %t: tensor<?xf32>, %i: index) {
  %0 = vector.transfer_write %v, %t[%i@x : vector<4xf32>, tensor<?xf32>
}
// -----
llvm.func @use(i32, i32)
llvm.func @f(%a: i32) {
  llvm.call @use(%a: %a) : (i32, i32) -> ()
}
// -----
llvm.func @use(i32, ...)
llvm.func @f(%a: i32) {
  llvm.call @use(%a) foo(!llvm.func<void (i32, ...)>) : (i32) -> ()
}
// -----
llvm.func @use(i32, ...)
llvm.func @f(%a: i32) {
  llvm.call @use(%a) : ,i32) -> ()
}
// -----
llvm.func @use(i32)
llvm.func @f(%a: i32) {
  llvm.call @use(%a) : (zero<3xi8>) -> ()
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 1.5] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, to<3xi8>
}
// -----
llvm.func @f(!llvm.struct<"a", i8 (i1)>)
// -----
llvm.func @f(!llvm.struct<(<3xi8>, i8)>)
// -----
#set = affine_set<(d0) : (d0 >> 0)>
// -----
#set = affine_set<(d0) : (d0 = 0)>
// -----
#set = affine_set<(d0) : (d0 < 0)>
// -----
#set = affine_set<(d0) : (d0 0)>
// -----
#set = affine_set<(d0) : (d0 > = 0, d0 = = 4, 0 < = d0, d0 >)>
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.cos %a fastmath)nnan> : f32
  return %0 : f32
}
// -----
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a overflow nsw : i32
  return %0 : f32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a overflow<foo, nsw : i32
  return %0 : f32
}
// -----
func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], write, locality<3>, data {t.x} : memref<4xf32>
  return
}
// -----
func.func @f(%a: i1) {
  scf.if %a {
    foo
  }
  return
}
// -----
func.func @f(%a: i1) {
  scf.execute_region {
    foo
  }
  return
}
// -----
func.func @f(%a: i1) {
  "scf.if"(%a) ({
    foo
  }) : (i1) -> ()
  return
}
// -----
llvm.func @f(%a: i1) {
  foo
}
// -----
"llvm.func"() ({
  foo
}) : () -> ()
// -----
llvm.mlir.global @a() : i32 {
  foo
}
// -----
module { foo }
// -----
builtin.module { 
 module {
 foo
}
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a { foo }
  return
}
// -----
func.func @f(%a: index) {
  memref.alloca_scope { foo }
  return
}
// -----
func.func @f(%a: index) {
  vector.mask %a { foo } : vector<i1>
  return
}
// -----
"foo.x"() ({ foo }) : () -> ()
// -----
func.func @f(%a: index) {
 "foo.x"() ({ foo }) : () -> ()
}
// -----
llvm.comdat @a { foo }
// -----
func.func @f(%a: memref<4xi32>, %c: i32) {
  %x = memref.generic_atomic_rmw %a[] : memref<4xi32> {
  ^bb0(%v : i32):
    foo
  }
}
