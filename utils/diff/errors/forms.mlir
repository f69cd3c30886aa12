// allow-unregistered
func.func @f(%a: i32) -> i32 {
  return
}
// -----
func.func @f(%a: i32) -> i32 {
  return %a, %a : i32, i32
}
// -----
func.func @f(%a: i64) -> i32 {
  return %a : i64
}
// -----
func.func @f(%a: i32) {
}
// -----
func.func @f(%a: i32)
// -----
func.func @f(i32) {
  return
}
// -----
func.func @f(%a: i32, i32) {
  return
}
// -----
func.func @f(i32, %a: i32) {
  return
}
// -----
func.func @f(%a: i32, ...) {
  return
}
// -----
func.func @f() -> {
  return
}
// -----
func.func @f() -> () -> () {
  return
}
// -----
func.func @f(%a: ) {
  return
}
// -----
func.func f() {
  return
}
// -----
func.func @f() attributes {
  return
}
// -----
func.func public private @f()
// -----
func.func "public" @f()
// -----
func.func @f(%a: i32 {x}) {
  return
}
// -----
func.func @f(%a: i32 {x.y = }) {
  return
}
// -----
func.func @f(%a: i32 {x.y, x.y}) {
  return
}
// -----
func.func private @f(%a: i32 {foo = 1})
// -----
func.func private @f() -> (i32 {foo = 1})
// -----
func.func @f() {
  call @g() : () -> ()
  return
}
// -----
func.func private @g(i32)
func.func @f() {
  call @g() : () -> ()
  return
}
// -----
func.func private @g(i32)
func.func @f(%a: i64) {
  call @g(%a) : (i64) -> ()
  return
}
// -----
func.func private @g() -> i32
func.func @f(%a: i64) {
  call @g() : () -> ()
  return
}
// -----
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0 = call @g() : () -> i64
  return
}
// -----
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0:2 = call @g() : () -> i32
  return
}
// -----
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0 = call @g() : i32
  return
}
// -----
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0 = call @g : () -> i32
  return
}
// -----
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0 = func.constant @h : () -> i32
  return
}
// -----
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0 = func.constant @g : () -> i64
  return
}
// -----
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0 = func.constant @g : i64
  return
}
// -----
func.func @f(%a: () -> i32, %b: i32) {
  %0 = call_indirect %a(%b) : () -> i32
  return
}
// -----
func.func @f(%a: () -> i32, %b: i32) {
  %0 = call_indirect %b() : () -> i32
  return
}
// -----
func.func @f(%a: () -> i32, %b: i32) {
  %0 = call_indirect %a() : i32
  return
}
// -----
"func.func"() ({}) : () -> ()
// -----
"func.func"() ({}) {sym_name = "f", function_type = i32} : () -> ()
// -----
"func.func"() ({^bb0(%a: i32):
  "func.return"() : () -> ()}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({^bb0(%a: i32):
  "func.return"() : () -> ()}) {sym_name = "f", function_type = (i64) -> ()} : () -> ()
// -----
"func.func"() {sym_name = "f", function_type = (i64) -> ()} : () -> ()
// -----
"func.func"() ({}, {}) {sym_name = "f", function_type = (i64) -> ()} : () -> ()
// -----
"func.func"() ({}) {sym_name = "f", function_type = (i64) -> (), arg_attrs = [1]} : () -> ()
// -----
"func.func"() ({}) {sym_name = 3, function_type = (i64) -> ()} : () -> ()
// -----
"func.func"() ({}) {sym_name = "f", function_type = (i64) -> (), sym_visibility = "x"} : () -> ()
// -----
"func.func"() ({}) {sym_name = "f", function_type = (i64) -> (), sym_visibility = 1} : () -> ()
// -----
func.func @f() {
  func.func @g() {
    return
  }
  return
}
// -----
func.func @f() {
  %0 = func.func @g() {
    return
  }
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.addi %a, %a : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.subi %a, %a : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.muli %a, %a : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.divsi %a, %a : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.andi %a, %a : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.shli %a, %a : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.maxsi %a, %a : f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addf %a, %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.divf %a, %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.maximumf %a, %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.remf %a, %a : i32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.cmpi %a, %a : f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.cmpf %a, %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a, %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32 : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0:2 = arith.addi %a, %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  arith.addi %a, %a : i32
 %x = arith.addi %0, %a : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64) {
  %0 = arith.addi %a, %b : i32
  return
}
// -----
func.func @f(%a: i32, %b: i64) {
  %0 = arith.addi %a, %c : i32
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b overflow<foo> : i32
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b overflow<nsw nuw> : i32
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b overflow : i32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b fastmath<foo> : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b fastmath : f32
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi foo, %a, %b : i32
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi "slt", %a, %b : i32
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi slt %a, %b : i32
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi %a, %b : i32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpf slt, %a, %b : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpi slt, %a, %b : f32
  return
}
// -----
func.func @f() {
  %0 = arith.constant 1 : f32
  return
}
// -----
func.func @f() {
  %0 = arith.constant 1.0 : i32
  return
}
// -----
func.func @f() {
  %0 = arith.constant 1.0
  return
}
// -----
func.func @f() {
  %0 = arith.constant true : i32
  return
}
// -----
func.func @f() {
  %0 = arith.constant "a" : i32
  return
}
// -----
func.func @f() {
  %0 = arith.constant
  return
}
// -----
func.func @f() {
  %0 = arith.constant 300 : i8
  return
}
// -----
func.func @f() {
  %0 = arith.constant -129 : i8
  return
}
// -----
func.func @f() {
  %0 = arith.constant 1 : ui8
  return
}
// -----
func.func @f() {
  %0 = arith.constant dense<1> : i32
  return
}
// -----
func.func @f() {
  %0 = arith.constant dense<[1, 2]> : vector<3xi32>
  return
}
// -----
func.func @f() {
  %0 = arith.constant dense<[1, [2]]> : vector<2xi32>
  return
}
// -----
func.func @f() {
  %0 = arith.constant dense<1.0> : vector<2xi32>
  return
}
// -----
func.func @f() {
  %0 = arith.constant @f : i32
  return
}
// -----
func.func @f() {
  %0 = arith.constant [1] : i32
  return
}
// -----
func.func @f() {
  %0 = arith.constant {value = 1 : i32} 1 : i32

  return
}
// -----
func.func @f() {
  %0 = arith.constant 1 : memref<1xi32>
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() : () -> i32
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() {value = 1 : i64} : () -> i32
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() {value = "a"} : () -> i32
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 to i16
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 to i32
  return
}
// -----
func.func @f(%a: i16) {
  %0 = arith.trunci %a : i16 to i32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.extf %a : f32 to f16
  return
}
// -----
func.func @f(%a: f16) {
  %0 = arith.truncf %a : f16 to f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.sitofp %a : f32 to i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.fptosi %a : i32 to f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.index_cast %a : i32 to i64
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to index
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.bitcast %a : i32 to i64
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.bitcast %a : i32 to index
  return
}
// -----
func.func @f(%a: vector<2xi8>) {
  %0 = arith.extui %a : vector<2xi8> to vector<3xi16>
  return
}
// -----
func.func @f(%a: vector<2xi8>) {
  %0 = arith.extui %a : vector<2xi8> to i16
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.extui %a : i8 to vector<2xi16>
  return
}
// -----
func.func @f(%a: vector<2xi8>) {
  %0 = arith.uitofp %a : vector<2xi8> to tensor<2xf32>
  return
}
// -----
func.func @f(%a: vector<2xindex>) {
  %0 = arith.index_castui %a : vector<2xindex> to index
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 to
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 -> i64
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.extsi %a, %a : i32 to i64
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.select %a, %b, %b : i32
  return
}
// -----
func.func @f(%a: vector<2xi1>, %b: i32) {
  %0 = arith.select %a, %b, %b : vector<2xi1>, i32
  return
}
// -----
func.func @f(%a: vector<2xi1>, %b: vector<3xi32>) {
  %0 = arith.select %a, %b, %b : vector<2xi1>, vector<3xi32>
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  %0 = arith.select %a, %b, %b : i1, i32
  return
}
// -----
func.func @f(%a: i2, %b: i32) {
  %0 = arith.select %a, %b, %b : i2, i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addui_extended %a, %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0:2 = arith.addui_extended %a, %a : i32, i32
  return
}
// -----
func.func @f(%a: f32) {
  %0:2 = arith.mulsi_extended %a, %a : f32
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.addi %a, %a : index, i32
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
  %0 = arith.addi %a, %a : vector<2xf32>
  return
}
// -----
func.func @f(%a: memref<2xi32>) {
  %0 = arith.addi %a, %a : memref<2xi32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.negf %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.foo %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----
func.func @f(%a: i32) {
  "arith.addi"(%a, %a) : (i32, i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) ({}) : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) {predicate = 77 : i64} : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) {predicate = 1 : i32} : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) {predicate = 1 : i64} : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{foo = 1 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f() {
  cf.br ^bb1
}
// -----
func.func @f() {
  cf.br
}
// -----
func.func @f() {
  cf.br ^bb1(%a : i32)
^bb1(%b: i32):
  return
}
// -----
func.func @f(%a: i64) {
  cf.br ^bb1(%a : i64)
^bb1(%b: i32):
  return
}
// -----
func.func @f(%a: i64) {
  cf.br ^bb1
^bb1(%b: i32):
  return
}
// -----
func.func @f(%a: i64) {
  cf.br ^bb1(%a)
^bb1(%b: i64):
  return
}
// -----
func.func @f(%a: i64) {
  cf.br ^bb0
}
// -----
func.func @f(%a: i1) {
  cf.cond_br %a, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  cf.cond_br %a, ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  cf.cond_br %a, ^bb1(%a : i1), ^bb2
^bb1:
  return
^bb2:
  return
}
// -----
func.func @f(%a: i1) {
  cf.cond_br ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  cf.cond_br %a weights(3), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  cf.cond_br %a weights([1, 2, 3]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    1: ^bb1,
    1: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  cf.switch %a : i32, [
    1: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  cf.switch %a : i32, [
  ]
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  cf.switch %a : i64, [
    default: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%a: f32) {
  cf.switch %a : f32, [
    default: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    a: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  cf.assert %a
  return
}
// -----
func.func @f(%a: i32) {
  cf.assert %a, "x"
  return
}
// -----
func.func @f(%a: i1) {
  cf.assert %a, x
  return
}
// -----
func.func @f(%a: i1) {
  return
  cf.br ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
^bb0:
  return
}
// -----
func.func @f() {
^bb1(%a: i32):
  return
}
// -----
func.func @f() {
  return
^bb1:
  return
^bb1:
  return
}
// -----
func.func @f() {
  return
^bb1(%a):
  return
}
// -----
func.func @f() {
  return
^bb1(%a: i32, %a: i32):
  return
}
// -----
func.func @f() {
  return
^bb1 return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a {
    scf.yield %a : index
  }
  return
}
// -----
func.func @f(%a: index, %b: i32) {
  scf.for %i = %a to %a step %b {
  }
  return
}
// -----
func.func @f(%a: index) {
  %r = scf.for %i = %a to %a step %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  %r = scf.for %i = %a to %a step %a iter_args(%x = %a) -> (i32) {
    scf.yield %x : i32
  }
  return
}
// -----
func.func @f(%a: index) {
  %r = scf.for %i = %a to %a step %a iter_args(%x = %a) -> (index) {
  }
  return
}
// -----
func.func @f(%a: index) {
  %r = scf.for %i = %a to %a step %a iter_args(%x = %a) -> (index) {
    scf.yield
  }
  return
}
// -----
func.func @f(%a: index) {
  %r = scf.for %i = %a to %a step %a iter_args(%x = %a, %y = %a) -> (index) {
    scf.yield %x : index
  }
  return
}
// -----
func.func @f(%a: index) {
  %r = scf.for %i = %a to %a step %a iter_args(%x = %a) -> (index, index) {
    scf.yield %x : index
  }
  return
}
// -----
func.func @f(%a: f32) {
  scf.for %i = %a to %a step %a : f32 {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for i = %a to %a step %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i %a to %a step %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a until %a step %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a

  return
}
// -----
func.func @f(%a: i32) {
  scf.if %a {
  }
  return
}
// -----
func.func @f(%a: i1) {
  %r = scf.if %a -> i32 {
  }
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  %r = scf.if %a -> i32 {
    scf.yield %b : i32
  }
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  %r = scf.if %a -> i32 {
    scf.yield %b : i32
  } else {
  }
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  %r = scf.if %a -> i32 {
    scf.yield %b : i32
  } else {
    scf.yield %a : i1
  }
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  scf.if %a {
    scf.yield %b : i32
  }
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  scf.if %a then {
  }
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  scf.if {
  }
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  scf.if %a {
  ^bb0:
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  return
}
// -----
func.func @f(%a: i1) {
  scf.if %a {
  } else if {
  }
  return
}
// -----
func.func @f(%a: i32) {
  scf.while : () -> () {
    scf.condition(%a)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%a: i1) {
  scf.while : () -> () {
    scf.yield
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%a: i1) {
  scf.while : () -> () {
    scf.condition(%a)
  } do {
    scf.condition(%a)
  }
  return
}
// -----
func.func @f(%a: i1) {
  %r = scf.while : () -> i32 {
    scf.condition(%a)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  %r = scf.while (%x = %b) : (i32) -> i32 {
    scf.condition(%a) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield
  }
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  %r = scf.while (%x = %b) : (i32) -> i32 {
    scf.condition(%a) %x : i32
  } do {
  ^bb0(%y: i64):
    scf.yield %y : i64
  }
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  %r = scf.while (%x = %b) : (i64) -> i32 {
    scf.condition(%a) %x : i32
  } do {
  ^bb0(%y: i64):
    scf.yield %y : i64
  }
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  %r = scf.while (%x = %b) : i32 {
    scf.condition(%a) %x : i32
  } do {
  ^bb0(%y: i64):
    scf.yield %y : i64
  }
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  %r = scf.while (%x = %b) : (i32, i32) -> i32 {
    scf.condition(%a) %x : i32
  } do {
  ^bb0(%y: i64):
    scf.yield %y : i64
  }
  return
}
// -----
func.func @f(%a: i1) {
  scf.while : () -> () {
    scf.condition(%a)
  }
  return
}
// -----
func.func @f(%a: i1) {
  scf.condition(%a)
  return
}
// -----
func.func @f(%a: i1) {
  scf.yield
  return
}
// -----
func.func @f() {
  scf.execute_region {
  }
  return
}
// -----
func.func @f() {
  %r = scf.execute_region -> i32 {
    scf.yield
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a, %a) {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel (%i, %j) = (%a) to (%a) step (%a) {
  }
  return
}
// -----
func.func @f(%a: index) {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) -> i32 {
  }
  return
}
// -----
func.func @f(%a: index) {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%a) -> index {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.reduce
  return
}
// -----
func.func @f(%a: index) {
  scf.index_switch %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.index_switch %a
  default {
    scf.yield %a : index
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.index_switch %a
  case 1 {
  }
  case 1 {
  }
  default {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.index_switch %a : index
  default {
  }
  return
}
// -----
func.func @f(%a: index) {
  %r = scf.index_switch %a -> i32
  default {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.forall (%i, %j) in (%a) {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.forall (%i) in %a {
  }
  return
}
// -----
func.func @f(%a: index) {
  scf.forall (%i) = (0) to (%a) {
  }
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() : i32
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() : memref<?xi32>
  return
}
// -----
func.func @f(%a: index) {
  %0 = memref.alloc(%a) : memref<4xi32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = memref.alloc(%a) : memref<?xi32>
  return
}
// -----
func.func @f(%a: index) {
  %0 = memref.alloc()[%a] : memref<4xi32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() {alignment = "a"} : memref<4xi32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() {alignment = -1 : i64} : memref<4xi32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloca() : tensor<4xi32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index) {
  %0 = memref.load %m[%a, %a] : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index) {
  %0 = memref.load %m[] : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index) {
  %0 = memref.load %m[%a] : memref<5xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: i32) {
  %0 = memref.load %m[%a] : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: i32) {
  %0 = memref.load %m : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index) {
  %0 = memref.load %m[%a] : i32
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index) {
  memref.store %a, %m[%a] : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index) {
  memref.store %m[%a] : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index, %v: i32) {
  memref.store %v, %m[%a, %a] : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index, %v: i32) {
  %0 = memref.store %v, %m[%a] : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: i32) {
  %0 = memref.dim %m, %a : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: i32) {
  %0 = memref.dim %m : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: i32) {
  %0 = memref.rank %a : i32
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.cast %m : memref<4xi32> to memref<5xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.cast %m : memref<4xi32> to memref<4xi64>
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.cast %m : memref<4xi32> to i32
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.cast %m : memref<4xi32>
  return
}
// -----
func.func @f() {
  %0 = memref.get_global @x : memref<4xi32>
  return
}
// -----
memref.global @x : memref<4xi32>
func.func @f() {
  %0 = memref.get_global @x : memref<5xi32>
  return
}
// -----
func.func @f() {
  %0 = memref.get_global @f : memref<5xi32>
  return
}
// -----
memref.global @x : i32
// -----
memref.global @x : memref<?xi32>
// -----
memref.global @x : memref<4xi32> = dense<[1, 2]>
// -----
memref.global @x : memref<4xi32> = 1
// -----
memref.global x : memref<4xi32>
// -----
memref.global "foo" @x : memref<4xi32>
// -----
memref.global constant @x : memref<4xi32>
// -----
memref.global @x : tensor<4xi32> = dense<1>
// -----
memref.global @x
// -----
memref.global @x : memref<4xi32> {alignment = 3}
// -----
memref.global @x : memref<4xi32> {alignment = 3 : i64}
// -----
"memref.global"() {sym_name = "x", type = memref<4xi32>, initial_value = dense<1> : tensor<5xi32>} : () -> ()
// -----
"memref.global"() {sym_name = "x", type = i32} : () -> ()
// -----
"memref.global"() {sym_name = "x"} : () -> ()
// -----
"memref.global"() {sym_name = "x", type = memref<4xi32>, initial_value = 1} : () -> ()
// -----
"memref.global"() {sym_name = "x", type = memref<*xi32>} : () -> ()
// -----
memref.global @x : memref<4xi32> = uninitialized
memref.global @x : memref<4xi32>
// -----
memref.global @x : memref<4xi32, affine_map<(d0) -> (d0 + 1)>> = dense<1>
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.subview %m[0] [2] [1] : memref<4xi32> to memref<3xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.subview %m[0, 0] [2] [1] : memref<4xi32> to memref<2xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.subview %m[0] [9] [1] : memref<4xi32> to memref<9xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.subview %m[0] [2] : memref<4xi32> to memref<2xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index) {
  %0 = memref.view %m[%a][] : memref<4xi32> to memref<1xi32>
  return
}
// -----
func.func @f(%m: memref<4xi8>, %a: index) {
  %0 = memref.view %m[][] : memref<4xi8> to memref<1xi32>
  return
}
// -----
func.func @f(%m: memref<4xi8>, %a: index) {
  %0 = memref.view %m[%a][] : memref<4xi8> to memref<?xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1, 1] : memref<4xi32> to memref<2xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<4xi32> into memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<4xi32> into memref<2x3xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %n: memref<5xi32>) {
  memref.copy %m, %n : memref<4xi32> to memref<5xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %n: memref<4xi64>) {
  memref.copy %m, %n : memref<4xi32> to memref<4xi64>
  return
}
// -----
func.func @f(%a: i32) {
  memref.dealloc %a : i32
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  memref.dealloc %m
  return
}
// -----
func.func @f(%m: memref<4xf32>, %a: index, %v: i32) {
  %0 = memref.atomic_rmw addi %v, %m[%a] : (i32, memref<4xf32>) -> i32
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index, %v: i32) {
  %0 = memref.atomic_rmw foo %v, %m[%a] : (i32, memref<4xi32>) -> i32
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.transpose %m (i, j) -> (i, j) : memref<4xi32> to memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index) {
  memref.prefetch %m[%a], foo, locality<3>, data : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index) {
  memref.prefetch %m[%a], read, locality<9>, data : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index) {
  memref.prefetch %m[%a], read, locality<3>, foo : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  memref.assume_alignment %m, 3 : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: index) {
  %0 = memref.generic_atomic_rmw %m[%a] : memref<4xi32> {
  ^bb0(%x: i64):
    memref.atomic_yield %x : i64
  }
  return
}
// -----
func.func @f() {
  memref.alloca_scope {
    scf.yield
  }
  return
}
// -----
func.func @f() {
  %0 = ub.poison
  return
}
// -----
func.func @f() {
  %0 = ub.poison : 
  return
}
// -----
func.func @f() {
  %0 = ub.poison <foo> : i32
  return
}
// -----
func.func @f() {
  ub.unreachable
  return
  return
}
// -----
func.func @f() {
  %0 = ub.foo : i32
  return
}
// -----
llvm.func @f(i32) {
  llvm.return
}
// -----
llvm.func @f(%a: i32) -> i32 {
  llvm.return
}
// -----
llvm.func @f(%a: i32) -> (i32, i32)
// -----
llvm.func @f(%a: tensor<2xi32>)
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.add %a, %a : f32
  llvm.return
}
// -----
llvm.func @f(%a: f32) {
  %0 = llvm.add %a, %a : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.icmp "foo" %a, %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.load %a : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  llvm.store %a, %a : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.mlir.addressof @f : i32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[%a] : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[0, 0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.struct<(i32)>, %b: i64) {
  %0 = llvm.insertvalue %b, %a[0] : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @g(i64)
llvm.func @f(%a: i32) {
  llvm.call @g(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.br ^bb1(%a : i32)
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.cond_br %a, ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.zext %a : i32 to i16
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.bitcast %a : i32 to i64
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.alloca %a : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.select %a, %a, %a : i32, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.foo %a : i32
  llvm.return
}
// -----
llvm.mlir.global external @g() : i32 = 1
// -----
llvm.mlir.global @g(1 : i32) : f32
// -----
llvm.mlir.global external @g(1 : i32)
// -----
llvm.mlir.global foo @g(1 : i32) : i32
// -----
llvm.mlir.global constant @g("abc") : !llvm.array<2 x i8>
// -----
llvm.mlir.global external @g() : i32 {
}
// -----
llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
// -----
llvm.func @f() attributes {llvm.foo = 1 } 
// -----
llvm.func @f(%a: !llvm.void)
// -----
llvm.func @f(%a: !llvm.ptr<i32>)
// -----
llvm.func @f(%a: !llvm.array<i32>)
// -----
llvm.func @f(...) {
  llvm.return
}
// -----
llvm.func @f(..., i32)
// -----
llvm.func internal @f()
// -----
llvm.func foo @f()
// -----
llvm.func @f() -> i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i64
}
// -----
llvm.func @f() -> i32 {
  llvm.unreachable
  llvm.return
}
// -----
func.func @f() {
  llvm.return
}
// -----
func.func @f() {
  return
// -----
module {
// -----
}
// -----
func.func @f() {
  return
}}
// -----
module @m attributes {a = 1, a = 2} {}
// -----
module attributes {a.b = 1, c = } {}
// -----
#a = 1 : i32
#a = 2 : i32
module {}
// -----
!a = i32
module attributes {x = !b} {}
// -----
module attributes {x = #b} {}
// -----
module attributes {x = #foo.bar<1>} {}
// -----
module attributes {x = !foo.bar<1>} {}
// -----
module attributes {x = dense<1> : i32} {}
// -----
module attributes {x = array<i32: 1, 2.0>} {}
// -----
module attributes {x = array<foo: 1>} {}
// -----
module attributes {x = affine_map<(d0) -> (d1)>} {}
// -----
module attributes {x = affine_map<(d0, d0) -> (d0)>} {}
// -----
module attributes {x = affine_map<(d0) -> (d0 * d0)>} {}
// -----
module attributes {x = @a::b} {}
// -----
module attributes {x = "abc} {}
// -----
module attributes {x = "a\q"} {}
// -----
module attributes {x = 1 : foo} {}
// -----
module attributes {x = 0x1G : i32} {}
// -----
module attributes {x = 1e : f32} {}
// -----
module attributes {x = -true} {}
// -----
module attributes {x = loc(foo)} {}
// -----
module attributes {x = [1, 2} {}
// -----
module attributes {x = {a = 1, a = 2}} {}
// -----
module attributes {x = unit foo} {}
// -----
func.func private @f(memref<4x>)
// -----
func.func private @f(memref<-1xi32>)
// -----
func.func private @f(vector<0xi32>)
// -----
func.func private @f(vector<?xi32>)
// -----
func.func private @f(vector<4xmemref<1xi32>>)
// -----
func.func private @f(tensor<4xi32, 1 2>)
// -----
func.func private @f(complex<i32, i32>)
// -----
func.func private @f(complex<memref<1xi32>>)
// -----
func.func private @f(i0)
// -----
func.func private @f(i99999999)
// -----
func.func private @f(tuple<i32 i32>)
// -----
func.func private @f((i32) -> )
// -----
func.func private @f(foo)
// -----
func.func private @f(memref<4xi32, affine_map<(d0, d1) -> (d0)>>)
// -----
func.func private @f(memref<4xi32, strided<[1, 2]>>)
// -----
func.func private @f(memref<4xi32, 1, 2>)
// -----
func.func private @f(!foo)
// -----
func.func private @f(f33)
// -----
func.func private @f(memref<*x>)
// -----
"foo.op"() : () -> ()
// -----
foo.op
// -----
foo
// -----
%0 = foo
// -----
%0 = "arith.constant"() {value = 1 : i32} : () -> i32, i64
// -----
%0, %0 = "t"() : () -> (i32, i32)
// -----
%0 = "builtin.module"() ({}) : () -> ()
// -----
"builtin.module"() : () -> ()
// -----
"builtin.module"() ({}, {}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() ({}) {sym_name = "a", function_type = () -> ()} : () -> ()
^bb1:
}) : () -> ()
// -----
%0 = builtin.unrealized_conversion_cast to i32
// -----
%c = arith.constant 1 : i32
%0 = builtin.unrealized_conversion_cast %c : i64 to i32
// -----
%c = arith.constant 1 : i32
builtin.unrealized_conversion_cast %c : i32 to
// -----
func.func @f() { return } loc(
// -----
func.func @f() { return } loc(foo)
// -----
func.func @f() { return } loc("a":1)
// -----
func.func @f() { return } loc(#x)
// -----
func.func @f() { return } loc(fused<>["a"])
// -----
{-# foo #-}
// -----
{-# dialect_resources: { foo: {} } #-}
// -----
{-# bar: {} #-}
