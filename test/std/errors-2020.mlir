// RUN: mlopt %s -split-input-file -verify-diagnostics

// What std of 2020 rejects, in custom and generic form: one located error each.

// expected-error@+1 {{'std.addf' op operand #0 must be floating-point-like, but got 'i32'}}
func @f(%a: i32, %b: f32) { %0 = addf %a, %a : i32
 return }

// -----

// expected-error@+1 {{'std.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
func @f(%a: i32, %b: f32) { %0 = addi %b, %b : f32
 return }

// -----

// expected-error@+1 {{'std.addi' op requires the same type for all operands and results}}
func @f(%a: i32, %b: f32) { %0 = "std.addi"(%a, %a) : (i32, i32) -> i64
 return }

// -----

// expected-error@+1 {{'std.addf' op expected 2 operands, but found 1}}
func @f(%a: i32, %b: f32) { %0 = "std.addf"(%b) : (f32) -> f32
 return }

// -----

// expected-error@+1 {{'std.cmpi' op requires attribute 'predicate'}}
func @f(%a: i32, %b: f32) { %0 = "std.cmpi"(%a, %a) : (i32, i32) -> i1
 return }

// -----

// expected-error@+1 {{'std.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
func @f(%a: i32, %b: f32) { %0 = "std.cmpi"(%a, %a) {predicate = 44 : i64} : (i32, i32) -> i1
 return }

// -----

// expected-error@+1 {{'std.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
func @f(%a: i32, %b: f32) { %0 = "std.cmpi"(%a, %a) {predicate = "slt"} : (i32, i32) -> i1
 return }

// -----

// expected-error@+1 {{'std.cmpi' op result #0 must be bool-like, but got 'i32'}}
func @f(%a: i32, %b: f32) { %0 = "std.cmpi"(%a, %a) {predicate = 1 : i64} : (i32, i32) -> i32
 return }

// -----

// expected-error@+1 {{custom op 'std.cmpf' invalid predicate attribute specification: "foo"}}
func @f(%a: i32, %b: f32) { %0 = cmpf "foo", %b, %b : f32
 return }

// -----

// expected-error@+1 {{custom op 'std.cmpf' invalid predicate attribute specification: "slt"}}
func @f(%a: i32, %b: f32) { %0 = cmpf "slt", %b, %b : f32
 return }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func @f(%a: i32, %b: f32) { %0 = select %a, %b, %b : f32
 return }

// -----

// expected-error@+1 {{'std.select' op operand #0 must be bool-like, but got 'i32'}}
func @f(%a: i32, %b: f32) { %0 = select %a, %b, %b : i32, f32
 return }

// -----

// expected-error@+1 {{'std.select' op expected condition type to have the same shape as the result type, expected 'vector<4xi1>', but got 'vector<3xi1>'}}
func @f(%a: vector<3xi1>, %b: vector<4xf32>) { %0 = select %a, %b, %b : vector<3xi1>, vector<4xf32>
 return }

// -----

// expected-error@+1 {{'std.select' op operand #0 must be bool-like, but got 'i32'}}
func @f(%a: i32, %b: f32) { %0 = "std.select"(%a, %b, %b) : (i32, f32, f32) -> f32
 return }

// -----

// expected-error@+1 {{'std.constant' op reference to undefined function 'g'}}
func @f() { %0 = constant @g : () -> ()
 return }

// -----

// expected-error@+1 {{'std.constant' op reference to function with mismatched type}}
func @f() { %0 = constant @f : (i32) -> ()
 return }

// -----

// expected-error@+1 {{'std.constant' op requires attribute's type ('i64') to match op's return type ('i1')}}
func @f() { %0 = "std.constant"() {value = 1 : i64} : () -> i1
 return }

// -----

// expected-error@+1 {{'std.constant' op requires 'value' to be an integer within the range of the integer result type}}
func @f() { %0 = "std.constant"() {value = "a"} : () -> i1
 return }

// -----

// expected-error@+1 {{'std.constant' op requires attribute's type ('f32') to match op's return type ('i32')}}
func @f() { %0 = "std.constant"() {value = 1.0 : f32} : () -> i32
 return }

// -----

// expected-error@+1 {{'std.constant' op requires attribute 'value'}}
func @f() { %0 = "std.constant"() : () -> i32
 return }

// -----

// expected-error@+1 {{'std.constant' op unsupported 'value' attribute: "a"}}
func @f() { %0 = constant "a"
 return }

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
func @f() { %0 = constant 256 : i8
 return }

// -----

// expected-error@+1 {{'std.constant' op requires attribute's type ('i32') to match op's return type ('tensor<4xi32>')}}
func @f() { %0 = "std.constant"() {value = 1 : i32} : () -> tensor<4xi32>
 return }

// -----

// expected-error@+1 {{'std.constant' op requires attribute's type ('i32') to match op's return type ('() -> ()')}}
func @f() { %0 = "std.constant"() {value = 1 : i32} : () -> (() -> ())
 return }

// -----

// expected-error@+1 {{'std.constant' op unsupported 'value' attribute: [1]}}
func @f() { %0 = constant [1]
 return }

// -----

// expected-error@+1 {{'std.fpext' op operand type 'f32' and result type 'f16' are cast incompatible}}
func @f(%a: f32) { %0 = fpext %a : f32 to f16
 return }

// -----

// expected-error@+1 {{'std.fpext' op operand type 'f32' and result type 'f32' are cast incompatible}}
func @f(%a: f32) { %0 = fpext %a : f32 to f32
 return }

// -----

// expected-error@+1 {{'std.fptrunc' op operand type 'f32' and result type 'f64' are cast incompatible}}
func @f(%a: f32) { %0 = fptrunc %a : f32 to f64
 return }

// -----

// expected-error@+1 {{'std.fptosi' op operand type 'f32' and result type 'f64' are cast incompatible}}
func @f(%a: f32) { %0 = fptosi %a : f32 to f64
 return }

// -----

// expected-error@+1 {{'std.sitofp' op operand type 'i32' and result type 'i64' are cast incompatible}}
func @f(%a: i32) { %0 = sitofp %a : i32 to i64
 return }

// -----

// expected-error@+1 {{result type 'i16' must be wider than operand type 'i32'}}
func @f(%a: i32) { %0 = sexti %a : i32 to i16
 return }

// -----

// expected-error@+1 {{result type 'i32' must be wider than operand type 'i32'}}
func @f(%a: i32) { %0 = zexti %a : i32 to i32
 return }

// -----

// expected-error@+1 {{'index' is not a valid operand type}}
func @f(%a: index) { %0 = sexti %a : index to i128
 return }

// -----

// expected-error@+1 {{'index' is not a valid result type}}
func @f(%a: i32) { %0 = zexti %a : i32 to index
 return }

// -----

// expected-error@+1 {{operand type 'i32' must be wider than result type 'i64'}}
func @f(%a: i32) { %0 = trunci %a : i32 to i64
 return }

// -----

// expected-error@+1 {{'index' is not a valid operand type}}
func @f(%a: index) { %0 = trunci %a : index to i16
 return }

// -----

// expected-error@+1 {{'std.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
func @f(%a: i32) { %0 = index_cast %a : i32 to i64
 return }

// -----

// expected-error@+1 {{'std.sexti' op all non-scalar operands/results must have the same shape and base type}}
func @f(%a: vector<2xi32>) { %0 = sexti %a : vector<2xi32> to vector<3xi64>
 return }

// -----

// expected-error@+1 {{'std.fpext' op if an operand is non-scalar, then there must be at least one non-scalar result}}
func @f(%a: vector<2xf32>) { %0 = fpext %a : vector<2xf32> to f64
 return }

// -----

// expected-error@+1 {{'std.return' op has 0 operands, but enclosing function (@f) returns 1}}
func @f() -> i32 { return }

// -----

// expected-error@+1 {{type of return operand 0 ('f32') doesn't match function result type ('i32') in function @f}}
func @f(%a: f32) -> i32 { return %a : f32 }

// -----

// expected-error@+1 {{use of undeclared SSA value name}}
func @f() { return %x : i32 }

// -----

// expected-error@+1 {{'std.call' op 'g' does not reference a valid function}}
func @f() { call @g() : () -> ()
 return }

// -----

func @g(i32) -> f32
// expected-error@+1 {{'std.call' op incorrect number of operands for callee}}
func @f() { %0 = call @g() : () -> f32
 return }

// -----

func @g(i32) -> f32
// expected-error@+1 {{'std.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
func @f(%a: f32) { %0 = call @g(%a) : (f32) -> f32
 return }

// -----

func @g(i32) -> f32
// expected-error@+3 {{'std.call' op result type mismatch at index 0}}
// expected-note@+2 {{      op result types: 'i32'}}
// expected-note@+1 {{function result types: 'f32'}}
func @f(%a: i32) { %0 = call @g(%a) : (i32) -> i32
 return }

// -----

func @g(i32) -> f32
// expected-error@+1 {{'std.call' op incorrect number of results for callee}}
func @f(%a: i32) { call @g(%a) : (i32) -> ()
 return }

// -----

// expected-error@+1 {{'std.call' op requires attribute 'callee'}}
func @f(%a: i32) { "std.call"(%a) : (i32) -> ()
 return }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: '() -> ()' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func @f(%a: i32) { call_indirect %a() : () -> ()
 return }

// -----

// expected-error@+1 {{branch has 1 operands for successor #0, but target block has 0}}
func @f(%a: i32) { br ^bb1(%a : i32)
^bb1:
 return }

// -----

// expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
func @f(%a: i32) { br ^bb1
^bb1(%x: i32):
 return }

// -----

// expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
func @f(%a: i32) { br ^bb1(%a : i32)
^bb1(%x: f32):
 return }

// -----

// expected-error@+1 {{reference to an undefined block}}
func @f(%a: i32) { br ^bb9 }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func @f(%a: i32) { cond_br %a, ^bb1, ^bb1
^bb1:
 return }

// -----

// expected-error@+1 {{reference to an undefined block}}
func @f(%a: i1) { cond_br %a, ^bb1, ^bb2
^bb1:
 return }

// -----

// expected-error@+1 {{'std.br' op requires 1 successor but found 0}}
func @f(%a: i1) { "std.br"(%a) : (i1) -> () }

// -----

// expected-error@+1 {{'std.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
func @f(%a: i1) { "std.cond_br"(%a)[^bb1, ^bb1] : (i1) -> ()
^bb1:
 return }

// -----

// expected-error@+1 {{successors in non-terminator}}
func @f(%a: i1) { "std.addi"(%a, %a)[^bb1] : (i1, i1) -> i1
^bb1:
 return }

// -----

// expected-error@+1 {{custom op 'std.alloc' dimension operand count does not equal memref dynamic dimension count}}
func @f() { %0 = alloc() : memref<?xf32>
 return }

// -----

// expected-error@+1 {{custom op 'std.alloc' dimension operand count does not equal memref dynamic dimension count}}
func @f(%n: index) { %0 = alloc(%n) : memref<4xf32>
 return }

// -----

// expected-error@+2 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func @f(%n: i32) { %0 = alloc(%n) : memref<?xf32>
 return }

// -----

// expected-error@+1 {{'std.alloc' op result #0 must be memref of any type values, but got 'tensor<4xf32>'}}
func @f() { %0 = alloc() : tensor<4xf32>
 return }

// -----

// expected-error@+1 {{'std.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0}}
func @f() { %0 = alloc() {alignment = -1 : i64} : memref<4xf32>
 return }

// -----

// expected-error@+1 {{'std.alloc' op operand count does not equal dimension plus symbol operand count}}
func @f(%n: index) { %0 = alloc()[%n] : memref<4xf32>
 return }

// -----

// expected-error@+1 {{'std.alloc' op operand count does not equal dimension plus symbol operand count}}
func @f() { %0 = alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
 return }

// -----

// expected-error@+1 {{'std.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
%0 = alloca() : memref<4xf32>

// -----

// expected-error@+1 {{custom op 'std.dealloc' 'memref' must be memref of any type values, but got 'tensor<4xf32>'}}
func @f(%m: tensor<4xf32>) { dealloc %m : tensor<4xf32>
 return }

// -----

// expected-error@+1 {{'std.load' op incorrect number of indices for load}}
func @f(%m: memref<4xf32>) { %0 = load %m[] : memref<4xf32>
 return }

// -----

// expected-error@+2 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func @f(%m: memref<4xf32>, %i: i32) { %0 = load %m[%i] : memref<4xf32>
 return }

// -----

// expected-error@+1 {{'std.load' op failed to verify that result type matches element type of 'memref'}}
func @f(%m: memref<4xf32>, %i: index) { %0 = "std.load"(%m, %i) : (memref<4xf32>, index) -> i32
 return }

// -----

// expected-error@+1 {{'std.store' op store index operand count not equal to memref rank}}
func @f(%m: memref<4xf32>, %i: index, %v: f32) { store %v, %m[%i, %i] : memref<4xf32>
 return }

// -----

// expected-error@+2 {{use of value '%v' expects different type than prior uses: 'f32' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func @f(%m: memref<4xf32>, %i: index, %v: i32) { store %v, %m[%i] : memref<4xf32>
 return }

// -----

func @f(%m: memref<4xf32>) { %c = constant 4 : index
// expected-error@+1 {{'std.dim' op index is out of range}}
 %0 = dim %m, %c : memref<4xf32>
 return }

// -----

func @f(%m: f32) { %c = constant 4 : index
// expected-error@+1 {{'std.dim' op operand #0 must be memref or tensor of any type values, but got 'f32'}}
 %0 = dim %m, %c : f32
 return }

// -----

// expected-error@+1 {{custom op 'std.rank' 'memrefOrTensor' must be memref or tensor of any type values, but got 'vector<4xf32>'}}
func @f(%m: vector<4xf32>) { %0 = rank %m : vector<4xf32>
 return }

// -----

// expected-error@+1 {{'std.memref_cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible}}
func @f(%m: memref<4xf32>) { %0 = memref_cast %m : memref<4xf32> to memref<5xf32>
 return }

// -----

// expected-error@+1 {{'std.memref_cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
func @f(%m: memref<*xf32>) { %0 = memref_cast %m : memref<*xf32> to memref<*xf32>
 return }

// -----

// expected-error@+1 {{'std.memref_cast' op operand type 'memref<4xf32>' and result type 'memref<4xi32>' are cast incompatible}}
func @f(%m: memref<4xf32>) { %0 = memref_cast %m : memref<4xf32> to memref<4xi32>
 return }

// -----

// expected-error@+1 {{'std.memref_cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, 2>' are cast incompatible}}
func @f(%m: memref<4xf32>) { %0 = memref_cast %m : memref<4xf32> to memref<4xf32, 2>
 return }

// -----

// expected-error@+1 {{custom op 'std.view' expects 1 offset operand}}
func @f(%m: memref<2048xi8>, %i: index) { %0 = view %m[%i, %i][] : memref<2048xi8> to memref<64xf32>
 return }

// -----

// expected-error@+1 {{incorrect number of size operands for type 'memref<64xf32>'}}
func @f(%m: memref<2048xi8>, %i: index) { %0 = view %m[%i][%i] : memref<2048xi8> to memref<64xf32>
 return }

// -----

// expected-error@+1 {{different memory spaces specified for base memref type 'memref<2048xi8>' and view memref type 'memref<64xf32, 2>'}}
func @f(%m: memref<2048xi8>, %i: index) { %0 = view %m[%i][] : memref<2048xi8> to memref<64xf32, 2>
 return }

// -----

// expected-error@+1 {{unsupported map for result memref type 'memref<64xf32, affine_map<(d0) -> (d0 * 2)>>'}}
func @f(%m: memref<2048xi8>, %i: index) { %0 = view %m[%i][] : memref<2048xi8> to memref<64xf32, affine_map<(d0) -> (d0 * 2)>>
 return }

// -----

// expected-error@+1 {{'std.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<2048xf32>'}}
func @f(%m: memref<2048xf32>, %i: index) { %0 = view %m[%i][] : memref<2048xf32> to memref<64xf32>
 return }

// -----

// expected-error@+1 {{expected 2 offset values}}
func @f(%m: memref<8x8xf32>) { %0 = subview %m[0] [4] [1] : memref<8x8xf32> to memref<4xf32>
 return }

// -----

// expected-error@+1 {{expected result type to be 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>'}}
func @f(%m: memref<8x8xf32>) { %0 = subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32>
 return }

// -----

// expected-error@+1 {{different memory spaces specified for base memref type 'memref<8x8xf32>' and subview memref type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>, 2>'}}
func @f(%m: memref<8x8xf32>) { %0 = subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>, 2>
 return }

// -----

// expected-error@+1 {{expected SSA value or integer}}
func @f(%m: memref<8x8xf32>) { %0 = subview %m[a, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32>
 return }

// -----

// expected-error@+1 {{'std.prefetch' op too few indices}}
func @f(%m: memref<8xf32>, %i: index) { prefetch %m[], read, locality<3>, data : memref<8xf32>
 return }

// -----

// expected-error@+1 {{custom op 'std.prefetch' rw specifier has to be 'read' or 'write'}}
func @f(%m: memref<8xf32>, %i: index) { prefetch %m[%i], foo, locality<3>, data : memref<8xf32>
 return }

// -----

// expected-error@+1 {{custom op 'std.prefetch' cache type has to be 'data' or 'instr'}}
func @f(%m: memref<8xf32>, %i: index) { prefetch %m[%i], read, locality<3>, foo : memref<8xf32>
 return }

// -----

// expected-error@+1 {{'std.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
func @f(%m: memref<8xf32>, %i: index) { prefetch %m[%i], read, locality<5>, data : memref<8xf32>
 return }

// -----

// expected-error@+1 {{custom op 'std.prefetch' expected 'locality'}}
func @f(%m: memref<8xf32>, %i: index) { prefetch %m[%i], read, foo<5>, data : memref<8xf32>
 return }

// -----

// expected-error@+1 {{'std.assume_alignment' op alignment must be power of 2}}
func @f(%m: memref<8xf32>) { assume_alignment %m, 3 : memref<8xf32>
 return }

// -----

// expected-error@+1 {{'std.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
func @f(%m: memref<8xf32>) { assume_alignment %m, 0 : memref<8xf32>
 return }

// -----

// expected-error@+1 {{'std.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
func @f(%m: memref<8xf32>) { assume_alignment %m, -4 : memref<8xf32>
 return }

// -----

// expected-error@+2 {{use of value '%v' expects different type than prior uses: 'i32' vs 'f32'}}
// expected-note@+1 {{prior use here}}
func @f(%v: f32) { %0 = splat %v : vector<4xi32>
 return }

// -----

// expected-error@+1 {{custom op 'std.splat' 'aggregate' must be vector of any type values or statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
func @f(%v: f32) { %0 = splat %v : tensor<?xf32>
 return }

// -----

// expected-error@+1 {{custom op 'std.splat' 'aggregate' must be vector of any type values or statically shaped tensor of any type values, but got 'f32'}}
func @f(%v: f32) { %0 = splat %v : f32
 return }

// -----

// expected-error@+1 {{'std.splat' op operand should be of elemental type of result type}}
func @f(%v: f32) { %0 = "std.splat"(%v) : (f32) -> vector<4xi32>
 return }

// -----

// expected-error@+1 {{'std.extract_element' op incorrect number of indices for extract_element}}
func @f(%v: vector<4xf32>) { %0 = extract_element %v[] : vector<4xf32>
 return }

// -----

// expected-error@+1 {{custom op 'std.extract_element' 'aggregate' must be vector of any type values or tensor of any type values, but got 'f32'}}
func @f(%v: f32) { %0 = extract_element %v[] : f32
 return }

// -----

// expected-error@+1 {{'std.tensor_from_elements' op expected result type to be a 1D tensor with 2 elements}}
func @f(%v: f32) { %0 = tensor_from_elements(%v, %v) : tensor<3xf32>
 return }

// -----

// expected-error@+1 {{custom op 'std.tensor_from_elements' expected result type to be a ranked tensor}}
func @f(%v: f32) { %0 = tensor_from_elements(%v, %v) : tensor<*xf32>
 return }

// -----

// expected-error@+1 {{'std.tensor_from_elements' op expected result type to be a 1D tensor with 2 elements}}
func @f(%v: f32) { %0 = tensor_from_elements(%v, %v) : tensor<2x1xf32>
 return }

// -----

// expected-error@+1 {{'std.tensor_cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
func @f(%v: tensor<4xf32>) { %0 = tensor_cast %v : tensor<4xf32> to tensor<5xf32>
 return }

// -----

// expected-error@+1 {{custom op 'std.tensor_load' 'source' must be ranked or unranked memref of any type values, but got 'tensor<4xf32>'}}
func @f(%v: tensor<4xf32>) { %0 = tensor_load %v : tensor<4xf32>
 return }

// -----

// expected-error@+2 {{use of value '%v' expects different type than prior uses: 'tensor<5xf32>' vs 'tensor<4xf32>'}}
// expected-note@+1 {{prior use here}}
func @f(%v: tensor<4xf32>, %m: memref<5xf32>) { tensor_store %v, %m : memref<5xf32>
 return }

// -----

// expected-error@+1 {{custom op 'std.atomic_rmw' invalid kind attribute specification: "foo"}}
func @f(%v: f32, %m: memref<5xf32>, %i: index) { %0 = atomic_rmw "foo" %v, %m[%i] : (f32, memref<5xf32>) -> f32
 return }

// -----

// expected-error@+1 {{'std.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
func @f(%v: f32, %m: memref<5xf32>, %i: index) { %0 = atomic_rmw "addf" %v, %m[] : (f32, memref<5xf32>) -> f32
 return }

// -----

// expected-error@+1 {{'std.atomic_rmw' op with kind 'addf' expects a floating-point type}}
func @f(%v: i32, %m: memref<5xi32>, %i: index) { %0 = atomic_rmw "addf" %v, %m[%i] : (i32, memref<5xi32>) -> i32
 return }

// -----

// expected-error@+1 {{'std.atomic_rmw' op with kind 'addi' expects an integer type}}
func @f(%v: f32, %m: memref<5xf32>, %i: index) { %0 = atomic_rmw "addi" %v, %m[%i] : (f32, memref<5xf32>) -> f32
 return }

// -----

// expected-error@+1 {{'std.generic_atomic_rmw' op expected single number of entry block arguments}}
func @f(%v: f32, %m: memref<5xf32>, %i: index) { %0 = generic_atomic_rmw %m[%i] : memref<5xf32> {
 ^bb0(%x: f32, %y: f32):
   atomic_yield %x : f32
 }
 return }

// -----

// expected-error@+1 {{'std.generic_atomic_rmw' op expected block argument of the same type result type}}
func @f(%v: f32, %m: memref<5xf32>, %i: index) { %0 = generic_atomic_rmw %m[%i] : memref<5xf32> {
 ^bb0(%x: i32):
   atomic_yield %x : i32
 }
 return }

// -----

func @f(%v: f32, %m: memref<5xf32>, %i: index) { %0 = generic_atomic_rmw %m[%i] : memref<5xf32> {
 ^bb0(%x: f32):
   %c = constant 1 : i32
// expected-error@+1 {{'std.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'}}
   atomic_yield %c : i32
 }
 return }

// -----

func @f(%v: f32, %m: memref<5xf32>, %i: index) { %0 = generic_atomic_rmw %m[%i] : memref<5xf32> {
 ^bb0(%x: f32):
// expected-error@+1 {{body of 'generic_atomic_rmw' should contain only operations with no side effects}}
   %c = alloc() : memref<f32>
   atomic_yield %x : f32
 }
 return }

// -----

func @f(%v: f32, %m: memref<5xf32>, %i: index) { %0 = generic_atomic_rmw %m[%i] : memref<5xf32> {
 ^bb0(%x: f32):
// expected-error@+1 {{'std.return' op expects parent op 'std.func'}}
   return
 }
 return }

// -----

// expected-error@+1 {{'std.atomic_yield' op expects parent op 'std.generic_atomic_rmw'}}
func @f(%x: f32) { atomic_yield %x : f32 }

// -----

// expected-error@+1 {{'std.dma_start' op DMA should be between different memory spaces}}
func @f(%m: memref<5xf32>, %t: memref<1xi32>, %i: index) { dma_start %m[%i], %m[%i], %i, %t[%i] : memref<5xf32>, memref<5xf32>, memref<1xi32>
 return }

// -----

// expected-error@+1 {{custom op 'std.dma_start' expected two stride related operands}}
func @f(%m: memref<5xf32>, %d: memref<5xf32, 2>, %t: memref<1xi32>, %i: index) { dma_start %m[%i], %d[%i], %i, %t[%i], %i : memref<5xf32>, memref<5xf32, 2>, memref<1xi32>
 return }

// -----

// expected-error@+1 {{custom op 'std.dma_start' fewer/more types expected}}
func @f(%m: memref<5xf32>, %d: memref<5xf32, 2>, %t: memref<1xi32>, %i: index) { dma_start %m[%i], %d[%i], %i, %t[%i] : memref<5xf32>, memref<5xf32, 2>
 return }

// -----

// expected-error@+1 {{'std.dma_wait' op expected 3 operands}}
func @f(%t: memref<1xi32>, %i: index) { dma_wait %t[], %i : memref<1xi32>
 return }

// -----

// expected-error@+1 {{'std.dma_wait' op expected tag indices to be of index type}}
func @f(%t: memref<1xi32>, %i: i32) { "std.dma_wait"(%t, %i, %i) : (memref<1xi32>, i32, i32) -> ()
 return }

// -----

// expected-error@+1 {{custom op 'std.re' 'cplx' must be complex type with floating-point elements, but got 'f32'}}
func @f(%a: complex<f32>) { %0 = re %a : f32
 return }

// -----

// expected-error@+1 {{custom op 'std.create_complex' 'cplx' must be complex type with floating-point elements, but got 'f32'}}
func @f(%a: f32) { %0 = create_complex %a, %a : f32
 return }

// -----

// expected-error@+1 {{'std.addcf' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
func @f(%a: complex<i32>) { %0 = addcf %a, %a : complex<i32>
 return }

// -----

// expected-error@+1 {{custom op 'sign_extendi' is unknown}}
func @f(%a: i32) { %0 = sign_extendi %a : i32 to i64
 return }

// -----

// expected-error@+1 {{custom op 'divis' is unknown}}
func @f(%a: i32) { %0 = divis %a, %a : i32
 return }

// -----

// expected-error@+1 {{custom op 'std.foo' is unknown}}
func @f(%a: i32) { %0 = std.foo %a, %a : i32
 return }

// -----

// expected-error@+1 {{unregistered operation 'std.foo' found in dialect ('std') that does not allow unknown operations}}
func @f(%a: i32) { %0 = "std.foo"(%a) : (i32) -> i32
 return }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func @f(%a: i32) { assert %a, "m"
 return }

// -----

// expected-error@+1 {{expected ','}}
func @f(%a: i1) { assert %a
 return }

// -----

// expected-error@+1 {{empty block: expect at least a terminator}}
func @f(%a: i32) {
}

// -----

// expected-note@+1 {{see existing symbol definition here}}
func @f()
// expected-error@+1 {{redefinition of symbol named 'f'}}
func @f()

// -----

func @f() {
// expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %0, %1 = constant 1 : i32
  return
}

// -----

func @f() {
// expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %0:2 = constant 1 : i32
  return
}

// -----

func @f() {
// expected-error@+1 {{cannot name an operation with no results}}
  %0 = return
}

// -----

func @f(%a: i32) {
// expected-error@+1 {{expected operation name in quotes}}
  %0 = addi %a, %a : i32 i32
  return
}

// -----

func @f(%a: i32) {
// expected-error@+1 {{expected ','}}
  %0 = addi %a : i32
  return
}

// -----

// expected-error@+1 {{expected attribute value}}
func @f(%a: memref<4xf32, foo>) {
  return
}

// -----

// expected-error@+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
func @f(%a: memref<4xf32, affine_map<(d0, d1) -> (d0)>>) {
  return
}

// -----

// expected-error@+1 {{expected the number of strides to match the rank}}
func @f(%a: memref<4x4xf32, offset: 0, strides: [1]>) {
  return
}

// -----

// expected-error@+1 {{expected ','}}
func @f(%a: memref<4x4xf32, offset: 0>) {
  return
}

// -----

// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
module @ {
}

// -----

func @f() {
// expected-error@+1 {{expected SSA operand}}
  addi
}

// -----

func @f(%a: i32) {
// expected-error@+1 {{use of undeclared SSA value name}}
  %0 = addi %a, %b : i32
  return
}

// -----

func @f(%a: i32) {
  br ^bb1
^bb1:
  br ^bb1
// expected-error@+1 {{redefinition of block '^bb1'}}
^bb1:
  return
}

// -----

func @f(%a: i1) {
  cond_br %a, ^bb1, ^bb2
^bb1:
// expected-note@+1 {{operand defined here (op in the same region)}}
  %x = constant 1 : i32
  return
^bb2:
// expected-error@+1 {{operand #0 does not dominate this use}}
  %y = addi %x, %x : i32
  return
}
