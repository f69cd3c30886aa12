// expected-error@+1 {{expected ','}}
func.func @f(%a: i32) { %0 = arith.addi %a : i32 return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a foo : i32 return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a exact : i32 return }
// -----
// expected-error@+1 {{expected '<'}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow : i32 return }
// -----
// expected-error@+2 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error@+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<foo> : i32 return }
// -----
// expected-error@+1 {{expected '>'}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<nsw nuw> : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.addi' expected valid keyword or string}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<> : i32 return }
// -----
// expected-error@+1 {{expected '>'}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<nsw : i32 return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<nsw> overflow<nuw> : i32 return }
// -----
// expected-error@+3 {{custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-note@+2 {{did you mean 'fast'?}}
// expected-error@+1 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<fats> : f32 return }
// -----
// expected-error@+1 {{expected '<'}}
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath : f32 return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: f32) { %0 = arith.truncf %a fastmath<fast> upward : f32 to f16 return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: f32) { %0 = arith.truncf %a upwards : f32 to f16 return }
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a
  return
}
// -----
// expected-error@+1 {{custom op 'arith.extui' expected 'to'}}
func.func @f(%a: i32) { %0 = arith.extui %a : i32 i64 return }
// -----
// expected-error@+3 {{custom op 'arith.extui' expected 'to'}}
func.func @f(%a: i32) {
  %0 = arith.extui %a : i32
  return
}
// -----
// expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
func.func @f(%a: i32) { %0 = arith.cmpi foo, %a, %a : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.cmpi' invalid predicate attribute specification: "foo"}}
func.func @f(%a: i32) { %0 = arith.cmpi "foo", %a, %a : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
func.func @f(%a: i32) { %0 = arith.cmpi %a, %a : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
func.func @f(%a: i32) { %0 = arith.cmpi 2, %a, %a : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.cmpf' 'lhs' must be floating-point-like, but got 'i32'}}
func.func @f(%a: i32) { %0 = arith.cmpf oeq, %a, %a : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'}}
func.func @f(%a: f32) { %0 = arith.cmpi eq, %a, %a : f32 return }
// -----
// expected-error@+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
func.func @f(%a: f32) { %0 = arith.addi %a, %a : f32 return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: f32) { %0 = arith.negf %a, %a : f32 return }
// -----
// expected-error@+1 {{'arith.negf' op operand #0 must be floating-point-like, but got 'i32'}}
func.func @f(%a: i32) { %0 = arith.negf %a : i32 return }
// -----
// expected-error@+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'si32'}}
func.func @f(%a: si32) { %0 = arith.addi %a, %a : si32 return }
// -----
// expected-error@+2 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i32, %b: i64) { %0 = arith.addi %a, %b : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.foo' is unknown}}
func.func @f(%a: i32) { %0 = arith.foo %a, %a : i32 return }
// -----
// expected-error@+1 {{unregistered operation 'arith.foo' found in dialect ('arith') that does not allow unknown operations}}
func.func @f(%a: i32) { %0 = "arith.foo"(%a, %a) : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = addi %a, %a : i32 return }
// -----
// expected-error@+1 {{expected ','}}
func.func @f(%a: i32) { %0:2 = arith.addui_extended %a, %a : i32 return }
// -----
// expected-error@+1 {{'arith.addui_extended' op result #1 must be bool-like, but got 'i32'}}
func.func @f(%a: i32) { %0:2 = arith.addui_extended %a, %a : i32, i32 return }
// -----
// expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
func.func @f(%a: i32) { %0 = arith.addui_extended %a, %a : i32, i1 return }
// -----
// expected-error@+1 {{'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar}}
func.func @f(%a: vector<2xi32>) { %0:2 = arith.addui_extended %a, %a : vector<2xi32>, i1 return }
// -----
// expected-error@+1 {{'arith.addui_extended' op all non-scalar operands/results must have the same shape and base type}}
func.func @f(%a: vector<2xi32>) { %0:2 = arith.addui_extended %a, %a : vector<2xi32>, vector<3xi1> return }
// -----
// expected-error@+1 {{'arith.addui_extended' op failed to verify that all of {lhs, rhs, sum} have same type}}
func.func @f(%a: i32) { %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i64, i1) return }
// -----
// expected-error@+1 {{'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type}}
func.func @f(%a: i32) { %0:2 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i64) return }
// -----
// expected-error@+1 {{'arith.mulsi_extended' op expected 2 results}}
func.func @f(%a: i32) { %0 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> i32 return }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%a: i32) { %0:2 = arith.mulsi_extended %a, %a : i32, i32 return }
// -----
// expected-error@+1 {{'arith.select' op operand #0 must be bool-like, but got 'i32'}}
func.func @f(%c: i32, %a: i32) { %0 = arith.select %c, %a, %a : i32, i32 return }
// -----
// expected-error@+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
func.func @f(%c: vector<2xi1>, %a: vector<3xi32>) { %0 = arith.select %c, %a, %a : vector<2xi1>, vector<3xi32> return }
// -----
// expected-error@+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
func.func @f(%c: tensor<2xi1>, %a: vector<2xi32>) { %0 = arith.select %c, %a, %a : tensor<2xi1>, vector<2xi32> return }
// -----
// expected-error@+1 {{'arith.select' op if an operand is non-scalar, then there must be at least one non-scalar result}}
func.func @f(%c: vector<2xi1>, %a: memref<2xi32>) { %0 = arith.select %c, %a, %a : vector<2xi1>, memref<2xi32> return }
// -----
// expected-error@+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
func.func @f(%c: i1, %a: i32) { %0 = "arith.select"(%c, %a, %c) : (i1, i32, i1) -> i32 return }
// -----
// expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
func.func @f(%c: i1, %a: i32) { %0 = arith.select %c, %a : i32 return }
// -----
// expected-error@+1 {{'arith.extui' op operand type 'i32' and result type 'i32' are cast incompatible}}
func.func @f(%a: i32) { %0 = arith.extui %a : i32 to i32 return }
// -----
// expected-error@+1 {{'arith.trunci' op operand type 'i32' and result type 'i64' are cast incompatible}}
func.func @f(%a: i32) { %0 = arith.trunci %a : i32 to i64 return }
// -----
// expected-error@+1 {{'arith.extui' op result #0 must be signless-fixed-width-integer-like, but got 'index'}}
func.func @f(%a: i32) { %0 = arith.extui %a : i32 to index return }
// -----
// expected-error@+1 {{'arith.extui' op result #0 must be signless-fixed-width-integer-like, but got 'f64'}}
func.func @f(%a: i32) { %0 = arith.extui %a : i32 to f64 return }
// -----
// expected-error@+1 {{'arith.extf' op operand type 'f32' and result type 'f16' are cast incompatible}}
func.func @f(%a: f32) { %0 = arith.extf %a : f32 to f16 return }
// -----
// expected-error@+1 {{'arith.truncf' op operand type 'f16' and result type 'bf16' are cast incompatible}}
func.func @f(%a: f16) { %0 = arith.truncf %a : f16 to bf16 return }
// -----
// expected-error@+1 {{'arith.extsi' op requires the same shape for all operands and results}}
func.func @f(%a: vector<2xi8>) { %0 = arith.extsi %a : vector<2xi8> to vector<3xi32> return }
// -----
// expected-error@+1 {{'arith.extsi' op requires the same shape for all operands and results}}
func.func @f(%a: vector<2xi8>) { %0 = arith.extsi %a : vector<2xi8> to i32 return }
// -----
// expected-error@+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
func.func @f(%a: i8) { %0 = arith.extsi %a : i8 to tensor<2xi32> return }
// -----
// expected-error@+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
func.func @f(%a: tensor<*xi8>) { %0 = arith.extsi %a : tensor<*xi8> to tensor<*xi32> return }
// -----
// expected-error@+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
func.func @f(%a: tensor<?xi8>) { %0 = arith.extsi %a : tensor<?xi8> to tensor<2xi32> return }
// -----
// expected-error@+1 {{'arith.extsi' op operand type 'tensor<2xi8, "x">' and result type 'tensor<2xi32>' are cast incompatible}}
func.func @f(%a: tensor<2xi8, "x">) { %0 = arith.extsi %a : tensor<2xi8, "x"> to tensor<2xi32> return }
// -----
// expected-error@+1 {{'arith.index_cast' op operand type 'index' and result type 'index' are cast incompatible}}
func.func @f(%a: index) { %0 = arith.index_cast %a : index to index return }
// -----
// expected-error@+1 {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
func.func @f(%a: i32) { %0 = arith.index_cast %a : i32 to i64 return }
// -----
// expected-error@+1 {{'arith.index_castui' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'f32'}}
func.func @f(%a: f32) { %0 = arith.index_castui %a : f32 to index return }
// -----
// expected-error@+1 {{'arith.bitcast' op operand type 'i32' and result type 'f64' are cast incompatible}}
func.func @f(%a: i32) { %0 = arith.bitcast %a : i32 to f64 return }
// -----
// expected-error@+1 {{'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'}}
func.func @f(%a: index) { %0 = arith.bitcast %a : index to i64 return }
// -----
// expected-error@+1 {{'arith.bitcast' op requires the same shape for all operands and results}}
func.func @f(%a: memref<2xi32>) { %0 = arith.bitcast %a : memref<2xi32> to memref<3xf32> return }
// -----
// expected-error@+1 {{'arith.bitcast' op if a result is non-scalar, then at least one operand must be non-scalar}}
func.func @f(%a: memref<2xi32>) { %0 = arith.bitcast %a : memref<2xi32> to vector<2xf32> return }
// -----
// expected-error@+1 {{'arith.sitofp' op result #0 must be floating-point-like, but got 'i64'}}
func.func @f(%a: i32) { %0 = arith.sitofp %a : i32 to i64 return }
// -----
// expected-error@+1 {{'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'f64'}}
func.func @f(%a: f32) { %0 = arith.fptosi %a : f32 to f64 return }
// -----
// expected-error@+1 {{'arith.scaling_extf' op operand types 'f32', 'f32' and result type 'f16' are cast incompatible}}
func.func @f(%a: f32, %b: f32) { %0 = arith.scaling_extf %a, %b : f32, f32 to f16 return }
// -----
// expected-error@+1 {{expected ','}}
func.func @f(%a: f32, %b: f32) { %0 = arith.scaling_extf %a, %b : f32 to f64 return }
// -----
// expected-error@+1 {{'arith.scaling_extf' op operand types 'vector<2xf32>', 'vector<2xf32>' and result type 'vector<3xf64>' are cast incompatible}}
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) { %0 = "arith.scaling_extf"(%a, %b) : (vector<2xf32>, vector<2xf32>) -> vector<3xf64> return }
// -----
// expected-error@+1 {{'arith.scaling_truncf' op failed to verify that input and output have the same tensor dimensions}}
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) { %0 = "arith.scaling_truncf"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xf16> return }
// -----
// expected-error@+1 {{'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a) {overflowFlags = 1} : (i32, i32) -> i32 return }
// -----
// expected-error@+1 {{invalid properties {overflowFlags = 1 : i64} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: 1 : i64}}
func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a) <{overflowFlags = 1}> : (i32, i32) -> i32 return }
// -----
// expected-error@+1 {{'arith.divsi' op attribute 'isExact' failed to satisfy constraint: unit attribute}}
func.func @f(%a: i32) { %0 = "arith.divsi"(%a, %a) {isExact = 1} : (i32, i32) -> i32 return }
// -----
// expected-error@+1 {{'arith.addf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
func.func @f(%a: f32) { %0 = "arith.addf"(%a, %a) {fastmath = "fast"} : (f32, f32) -> f32 return }
// -----
// expected-error@+1 {{'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
func.func @f(%a: f32) { %0 = "arith.truncf"(%a) {roundingmode = 9 : i32} : (f32) -> f16 return }
// -----
// expected-error@+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = 10} : (i32, i32) -> i1 return }
// -----
// expected-error@+1 {{'arith.cmpi' op requires attribute 'predicate'}}
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1 return }
// -----
// expected-error@+1 {{'arith.cmpi' op result #0 must be bool-like, but got 'i32'}}
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = 1} : (i32, i32) -> i32 return }
// -----
// expected-error@+1 {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = 1} : (i32, i32) -> vector<2xi1> return }
// -----
// expected-error@+1 {{'arith.addi' op requires the same type for all operands and results}}
func.func @f(%a: i32, %b: i8) { %0 = "arith.addi"(%a, %b) : (i32, i8) -> i32 return }
// -----
// expected-error@+2 {{'arith.addi' op inferred type(s) 'tensor<2xi32>' are incompatible with return type(s) of operation 'tensor<?xi32>'}}
// expected-error@+1 {{'arith.addi' op failed to infer returned types}}
func.func @f(%a: tensor<2xi32>, %b: tensor<?xi32>) { %0 = "arith.addi"(%a, %b) : (tensor<2xi32>, tensor<?xi32>) -> tensor<?xi32> return }
// -----
// expected-error@+1 {{'arith.addi' op expected 2 operands, but found 1}}
func.func @f(%a: i32) { %0 = "arith.addi"(%a) : (i32) -> i32 return }
// -----
// expected-error@+1 {{'arith.addi' op requires one result}}
func.func @f(%a: i32) { "arith.addi"(%a, %a) : (i32, i32) -> () return }
// -----
// expected-error@+2 {{expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error@+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
func.func @f(%a: f32) { %0 = arith.addf %a, %a {a = #arith.fastmath<foo>} : f32 return }
// -----
// expected-error@+2 {{expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error@+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
func.func @f(%a: f32) { %0 = arith.addf %a, %a {a = #arith.fastmath<fast, foo>} : f32 return }
// -----
// expected-error@+1 {{expected '<'}}
func.func @f(%a: f32) { %0 = arith.addf %a, %a {a = #arith.fastmath} : f32 return }
// -----
// expected-error@+1 {{expected '>'}}
func.func @f(%a: f32) { %0 = arith.addf %a, %a {a = #arith.overflow<nsw|nuw>} : f32 return }
// -----
// expected-error@+1 {{unknown attribute `foo` in dialect `arith`}}
func.func @f(%a: f32) { %0 = arith.addf %a, %a {a = #arith.foo} : f32 return }
// -----
// expected-error@+1 {{expected attribute value}}
func.func @f() { %0 = arith.constant foo return }
// -----
// expected-error@+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
func.func @f() { %0 = arith.constant "foo" return }
// -----
// expected-error@+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
func.func @f() { %0 = arith.constant "foo" : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
func.func @f() { %0 = arith.constant @foo return }
// -----
// expected-error@+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
func.func @f() { %0 = arith.constant @foo : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
func.func @f() { %0 = arith.constant [1] return }
// -----
// expected-error@+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
func.func @f() { %0 = arith.constant unit return }
// -----
// expected-error@+1 {{expected attribute value}}
func.func @f() { %0 = arith.constant {a} return }
// -----
// expected-error@+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
func.func @f() { %0 = arith.constant array<i32: 1> return }
// -----
// expected-error@+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
func.func @f() { %0 = arith.constant affine_map<() -> ()> return }
// -----
// expected-error@+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
func.func @f() { %0 = arith.constant f32 return }
// -----
// expected-error@+1 {{'arith.constant' op integer return type must be signless}}
func.func @f() { %0 = arith.constant 1 : si32 return }
// -----
// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
func.func @f() { %0 = arith.constant 1 : f32 return }
// -----
// expected-error@+1 {{floating point value not valid for specified type}}
func.func @f() { %0 = arith.constant 1.0 : i32 return }
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
func.func @f() { %0 = arith.constant 300 : i8 return }
// -----
// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([3])}}
func.func @f() { %0 = arith.constant dense<[1, 2]> : vector<3xi32> return }
// -----
// expected-error@+1 {{elements literal type must have static shape}}
func.func @f() { %0 = arith.constant dense<1> : tensor<?xi32> return }
// -----
// expected-error@+1 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
func.func @f() { %0 = arith.constant dense<[1, 2]> : vector<[2]xi32> return }
// -----
// expected-error@+1 {{'arith.constant' op requires attribute 'value'}}
func.func @f() { %0 = "arith.constant"() : () -> i32 return }
// -----
// expected-error@+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
func.func @f() { %0 = "arith.constant"() {value = 1 : i64} : () -> i32 return }
// -----
// expected-error@+1 {{'arith.constant' op attribute 'value' failed to satisfy constraint: TypedAttr instance}}
func.func @f() { %0 = "arith.constant"() {value = unit} : () -> i32 return }
// -----
// expected-error@+1 {{'arith.constant' op requires zero operands}}
func.func @f(%a: i32) { %0 = "arith.constant"(%a) {value = 1 : i32} : (i32) -> i32 return }
// -----
// expected-error@+1 {{'arith.constant' op requires one result}}
func.func @f() { %0:2 = "arith.constant"() {value = 1 : i32} : () -> (i32, i32) return }

// -----
// expected-error@+1 {{'arith.index_cast' op operand type 'memref<?x?xi32>' and result type 'vector<2x2xi32>' are cast incompatible}}
func.func @f(%a: memref<?x?xi32>) { %0 = "arith.index_cast"(%a) : (memref<?x?xi32>) -> vector<2x2xi32> return }
// -----
// expected-error@+1 {{'arith.bitcast' op operand type 'vector<4xi32>' and result type 'memref<?xi64>' are cast incompatible}}
func.func @f(%a: vector<4xi32>) { %0 = "arith.bitcast"(%a) : (vector<4xi32>) -> memref<?xi64> return }
// -----
// expected-error@+1 {{'arith.bitcast' op if a result is non-scalar, then at least one operand must be non-scalar}}
func.func @f(%a: memref<?x?xi32>) { %0 = "arith.bitcast"(%a) : (memref<?x?xi32>) -> vector<2x2xf32> return }
