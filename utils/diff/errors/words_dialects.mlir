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
