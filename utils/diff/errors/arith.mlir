func.func @f(%a: i32) { %0 = arith.addi %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a foo : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a exact : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<foo> : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<nsw nuw> : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<> : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<nsw : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<nsw> overflow<nuw> : i32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<fats> : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a fastmath<fast> upward : f32 to f16 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a upwards : f32 to f16 return }
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a
  return
}
// -----
func.func @f(%a: i32) { %0 = arith.extui %a : i32 i64 return }
// -----
func.func @f(%a: i32) {
  %0 = arith.extui %a : i32
  return
}
// -----
func.func @f(%a: i32) { %0 = arith.cmpi foo, %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpi "foo", %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpi %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpi 2, %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpf oeq, %a, %a : i32 return }
// -----
func.func @f(%a: f32) { %0 = arith.cmpi eq, %a, %a : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addi %a, %a : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.negf %a, %a : f32 return }
// -----
func.func @f(%a: i32) { %0 = arith.negf %a : i32 return }
// -----
func.func @f(%a: si32) { %0 = arith.addi %a, %a : si32 return }
// -----
func.func @f(%a: i32, %b: i64) { %0 = arith.addi %a, %b : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.foo %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.foo"(%a, %a) : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = addi %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0:2 = arith.addui_extended %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0:2 = arith.addui_extended %a, %a : i32, i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addui_extended %a, %a : i32, i1 return }
// -----
func.func @f(%a: vector<2xi32>) { %0:2 = arith.addui_extended %a, %a : vector<2xi32>, i1 return }
// -----
func.func @f(%a: vector<2xi32>) { %0:2 = arith.addui_extended %a, %a : vector<2xi32>, vector<3xi1> return }
// -----
func.func @f(%a: i32) { %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i64, i1) return }
// -----
func.func @f(%a: i32) { %0:2 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i64) return }
// -----
func.func @f(%a: i32) { %0 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0:2 = arith.mulsi_extended %a, %a : i32, i32 return }
// -----
func.func @f(%c: i32, %a: i32) { %0 = arith.select %c, %a, %a : i32, i32 return }
// -----
func.func @f(%c: vector<2xi1>, %a: vector<3xi32>) { %0 = arith.select %c, %a, %a : vector<2xi1>, vector<3xi32> return }
// -----
func.func @f(%c: tensor<2xi1>, %a: vector<2xi32>) { %0 = arith.select %c, %a, %a : tensor<2xi1>, vector<2xi32> return }
// -----
func.func @f(%c: vector<2xi1>, %a: memref<2xi32>) { %0 = arith.select %c, %a, %a : vector<2xi1>, memref<2xi32> return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = "arith.select"(%c, %a, %c) : (i1, i32, i1) -> i32 return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = arith.select %c, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.extui %a : i32 to i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.trunci %a : i32 to i64 return }
// -----
func.func @f(%a: i32) { %0 = arith.extui %a : i32 to index return }
// -----
func.func @f(%a: i32) { %0 = arith.extui %a : i32 to f64 return }
// -----
func.func @f(%a: f32) { %0 = arith.extf %a : f32 to f16 return }
// -----
func.func @f(%a: f16) { %0 = arith.truncf %a : f16 to bf16 return }
// -----
func.func @f(%a: vector<2xi8>) { %0 = arith.extsi %a : vector<2xi8> to vector<3xi32> return }
// -----
func.func @f(%a: vector<2xi8>) { %0 = arith.extsi %a : vector<2xi8> to i32 return }
// -----
func.func @f(%a: i8) { %0 = arith.extsi %a : i8 to tensor<2xi32> return }
// -----
func.func @f(%a: tensor<*xi8>) { %0 = arith.extsi %a : tensor<*xi8> to tensor<*xi32> return }
// -----
func.func @f(%a: tensor<?xi8>) { %0 = arith.extsi %a : tensor<?xi8> to tensor<2xi32> return }
// -----
func.func @f(%a: tensor<2xi8, "x">) { %0 = arith.extsi %a : tensor<2xi8, "x"> to tensor<2xi32> return }
// -----
func.func @f(%a: index) { %0 = arith.index_cast %a : index to index return }
// -----
func.func @f(%a: i32) { %0 = arith.index_cast %a : i32 to i64 return }
// -----
func.func @f(%a: f32) { %0 = arith.index_castui %a : f32 to index return }
// -----
func.func @f(%a: i32) { %0 = arith.bitcast %a : i32 to f64 return }
// -----
func.func @f(%a: index) { %0 = arith.bitcast %a : index to i64 return }
// -----
func.func @f(%a: memref<2xi32>) { %0 = arith.bitcast %a : memref<2xi32> to memref<3xf32> return }
// -----
func.func @f(%a: memref<2xi32>) { %0 = arith.bitcast %a : memref<2xi32> to vector<2xf32> return }
// -----
func.func @f(%a: i32) { %0 = arith.sitofp %a : i32 to i64 return }
// -----
func.func @f(%a: f32) { %0 = arith.fptosi %a : f32 to f64 return }
// -----
func.func @f(%a: f32, %b: f32) { %0 = arith.scaling_extf %a, %b : f32, f32 to f16 return }
// -----
func.func @f(%a: f32, %b: f32) { %0 = arith.scaling_extf %a, %b : f32 to f64 return }
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) { %0 = "arith.scaling_extf"(%a, %b) : (vector<2xf32>, vector<2xf32>) -> vector<3xf64> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) { %0 = "arith.scaling_truncf"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xf16> return }
// -----
func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a) {overflowFlags = 1} : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a) <{overflowFlags = 1}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.divsi"(%a, %a) {isExact = 1} : (i32, i32) -> i32 return }
// -----
func.func @f(%a: f32) { %0 = "arith.addf"(%a, %a) {fastmath = "fast"} : (f32, f32) -> f32 return }
// -----
func.func @f(%a: f32) { %0 = "arith.truncf"(%a) {roundingmode = 9 : i32} : (f32) -> f16 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = 10} : (i32, i32) -> i1 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = 1} : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = 1} : (i32, i32) -> vector<2xi1> return }
// -----
func.func @f(%a: i32, %b: i8) { %0 = "arith.addi"(%a, %b) : (i32, i8) -> i32 return }
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<?xi32>) { %0 = "arith.addi"(%a, %b) : (tensor<2xi32>, tensor<?xi32>) -> tensor<?xi32> return }
// -----
func.func @f(%a: i32) { %0 = "arith.addi"(%a) : (i32) -> i32 return }
// -----
func.func @f(%a: i32) { "arith.addi"(%a, %a) : (i32, i32) -> () return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a {a = #arith.fastmath<foo>} : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a {a = #arith.fastmath<fast, foo>} : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a {a = #arith.fastmath} : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a {a = #arith.overflow<nsw|nuw>} : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a {a = #arith.foo} : f32 return }
// -----
func.func @f() { %0 = arith.constant foo return }
// -----
func.func @f() { %0 = arith.constant "foo" return }
// -----
func.func @f() { %0 = arith.constant "foo" : i32 return }
// -----
func.func @f() { %0 = arith.constant @foo return }
// -----
func.func @f() { %0 = arith.constant @foo : i32 return }
// -----
func.func @f() { %0 = arith.constant [1] return }
// -----
func.func @f() { %0 = arith.constant unit return }
// -----
func.func @f() { %0 = arith.constant {a} return }
// -----
func.func @f() { %0 = arith.constant array<i32: 1> return }
// -----
func.func @f() { %0 = arith.constant affine_map<() -> ()> return }
// -----
func.func @f() { %0 = arith.constant f32 return }
// -----
func.func @f() { %0 = arith.constant 1 : si32 return }
// -----
func.func @f() { %0 = arith.constant 1 : f32 return }
// -----
func.func @f() { %0 = arith.constant 1.0 : i32 return }
// -----
func.func @f() { %0 = arith.constant 300 : i8 return }
// -----
func.func @f() { %0 = arith.constant dense<[1, 2]> : vector<3xi32> return }
// -----
func.func @f() { %0 = arith.constant dense<1> : tensor<?xi32> return }
// -----
func.func @f() { %0 = arith.constant dense<[1, 2]> : vector<[2]xi32> return }
// -----
func.func @f() { %0 = "arith.constant"() : () -> i32 return }
// -----
func.func @f() { %0 = "arith.constant"() {value = 1 : i64} : () -> i32 return }
// -----
func.func @f() { %0 = "arith.constant"() {value = unit} : () -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.constant"(%a) {value = 1 : i32} : (i32) -> i32 return }
// -----
func.func @f() { %0:2 = "arith.constant"() {value = 1 : i32} : () -> (i32, i32) return }

// -----
func.func @f(%a: memref<?x?xi32>) { %0 = "arith.index_cast"(%a) : (memref<?x?xi32>) -> vector<2x2xi32> return }
// -----
func.func @f(%a: vector<4xi32>) { %0 = "arith.bitcast"(%a) : (vector<4xi32>) -> memref<?xi64> return }
// -----
func.func @f(%a: memref<?x?xi32>) { %0 = "arith.bitcast"(%a) : (memref<?x?xi32>) -> vector<2x2xf32> return }
