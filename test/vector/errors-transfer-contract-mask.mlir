// RUN: not mlopt %s -split-input-file 2>&1 | FileCheck %s
// What transfers, contractions and masks must not be.

// CHECK: error: 'vector.transfer_read' op requires 2 indices
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i], %p : memref<?x?xf32>, vector<4xf32> return }
// -----
// CHECK: error: custom op 'vector.transfer_read' requires two types
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32> return }
// -----
// CHECK: error: custom op 'vector.transfer_read' requires memref or ranked tensor type
func.func @f(%m: memref<*xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i, %i], %p : memref<*xf32>, vector<4xf32> return }
// -----
// CHECK: error: custom op 'vector.transfer_read' requires vector type
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, f32 return }
// -----
// CHECK: error: 'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0)->(d0)>} : memref<?x?xf32>, vector<4xf32> return }
// -----
// CHECK: error: 'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xf32>, vector<4xf32> return }
// -----
// CHECK: error: 'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)->(d0 + d1)>} : memref<?x?xf32>, vector<4xf32> return }
// -----
// CHECK: error: 'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)->(d0, d0)>} : memref<?x?xf32>, vector<4x4xf32> return }
// -----
// CHECK: error: 'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)->(1)>} : memref<?x?xf32>, vector<4xf32> return }
// -----
// CHECK: error: 'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 2
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<4xf32> return }
// -----
// CHECK: error: 'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array attribute
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [1]} : memref<?x?xf32>, vector<4xf32> return }
// -----
// CHECK: error: 'vector.transfer_read' op requires attribute 'in_bounds'
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = 3} : memref<?x?xf32>, vector<4xf32> return }
// -----
// CHECK: error: 'vector.transfer_read' op requires attribute 'permutation_map'
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = 3} : memref<?x?xf32>, vector<4xf32> return }
// -----
// CHECK: error: use of value '%p' expects different type than prior uses: 'f32' vs 'i32'
func.func @f(%m: memref<?x?xf32>, %i: index, %p: i32) { %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32> return }
// -----
// CHECK: error: 'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type
func.func @f(%m: memref<?x?xi64>, %i: index, %p: i64) { %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xi64>, vector<3xi32> return }
// -----
// CHECK: error: use of value '%k' expects different type than prior uses: 'vector<4xi1>' vs 'vector<3xi1>'
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<3xi1>) { %0 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<4xf32> return }
// -----
// CHECK: error: 'vector.transfer_read' op inferred mask type ('vector<4xi1>') and mask operand type ('vector<3xi1>') don't match
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<3xi1>) { %0 = "vector.transfer_read" (%m, %i, %i, %p, %k) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d1)>, in_bounds = [true]}> : (memref<?x?xf32>, index, index, f32, vector<3xi1>) -> vector<4xf32> return }
// -----
// CHECK: error: 'vector.transfer_read' op requires formal padding and source of the same elemental type
func.func @f(%m: memref<?x?xf32>, %i: index, %p: i32, %k: vector<3xi1>) { %0 = "vector.transfer_read" (%m, %i, %i, %p) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>, in_bounds = [true]}> : (memref<?x?xf32>, index, index, i32) -> vector<4xf32> return }
// -----
// CHECK: error: 'vector.transfer_write' op should not have broadcast dimensions
func.func @f(%m: memref<?x?xf32>, %i: index, %p: vector<4xf32>, %k: vector<3xi1>) { "vector.transfer_write" (%p, %m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> () return }
// -----
// CHECK: error: 'vector.transfer_write' op operand #1 must be shaped of any type values, but got 'i32'
func.func @f(%m: i32, %i: index, %p: vector<4xf32>, %k: vector<3xi1>) { "vector.transfer_write" (%p, %m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]}> : (vector<4xf32>, i32, index, index) -> () return }
// -----
// CHECK: error: 'vector.transfer_write' op requires 0 indices
func.func @f(%m: memref<*xf32>, %i: index, %p: vector<4xf32>, %k: vector<3xi1>) { "vector.transfer_write" (%p, %m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]}> : (vector<4xf32>, memref<*xf32>, index, index) -> () return }
// -----
// CHECK: error: 'vector.transfer_write' op requires attribute 'in_bounds'
func.func @f(%m: memref<?x?xf32>, %i: index, %p: vector<4xf32>, %k: vector<3xi1>) { "vector.transfer_write" (%p, %m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> () return }
// -----
// CHECK: error: 'vector.expandload' op expected result dim to match mask dim
func.func @f(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %k: vector<3xi1>) { %0 = vector.expandload %m[%i], %k, %p : memref<?xf32>, vector<3xi1>, vector<4xf32> into vector<4xf32> return }
// -----
// CHECK: error: 'vector.compressstore' op operand #2 must be fixed-length vector of 1-bit signless integer values, but got 'vector<[4]xi1>'
func.func @f(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %k: vector<[4]xi1>) { vector.compressstore %m[%i], %k, %p : memref<?xf32>, vector<[4]xi1>, vector<4xf32> return }
// -----
// CHECK: error: 'vector.compressstore' op expected valueToStore dim to match mask dim
func.func @f(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %k: vector<3xi1>) { vector.compressstore %m[%i], %k, %p : memref<?xf32>, vector<3xi1>, vector<4xf32> return }
// -----
// CHECK: error: 'vector.compressstore' op base and valueToStore element type should match
func.func @f(%m: memref<?xi32>, %i: index, %p: vector<4xf32>, %k: vector<4xi1>) { vector.compressstore %m[%i], %k, %p : memref<?xi32>, vector<4xi1>, vector<4xf32> return }
// -----
// CHECK: error: 'vector.compressstore' op requires 1 indices
func.func @f(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %k: vector<4xi1>) { vector.compressstore %m[%i, %i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> return }
// -----
// CHECK: error: 'vector.expandload' op expected pass_thru of same type as result type
func.func @f(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %k: vector<4xi1>, %q: vector<4xi32>) { %0 = vector.expandload %m[%i], %k, %q : memref<?xf32>, vector<4xi1>, vector<4xi32> into vector<4xf32> return }
// -----
// CHECK: error: use of value '%c' expects different type than prior uses: 'vector<4x3xf32>' vs 'vector<4x3xi32>'
func.func @f(%a: vector<4xf32>, %b: vector<3xf32>, %c: vector<4x3xi32>) { %0 = vector.outerproduct %a, %b, %c {kind = 1} : vector<4xf32>, vector<3xf32> return }
// -----
// CHECK: error: use of value '%c' expects different type than prior uses: 'vector<4x3xf32>' vs 'vector<4x4xf32>'
func.func @f(%a: vector<4xf32>, %b: vector<3xf32>, %c: vector<4x4xf32>) { %0 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<3xf32> return }
// -----
// CHECK: error: 'vector.outerproduct' op unsupported outerproduct type
func.func @f(%a: vector<4xf32>, %b: vector<3xf32>, %c: vector<4x3xf32>) { %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<and>} : vector<4xf32>, vector<3xf32> return }
// -----
// CHECK: error: 'vector.outerproduct' op failed to verify that rhs operand and result have same element type
func.func @f(%a: vector<4xf32>, %b: vector<3xi32>, %c: vector<4x3xf32>) { %0 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<3xi32> return }
// -----
// CHECK: error: custom op 'vector.outerproduct' expected vector type for operand #1
func.func @f(%a: f32, %b: vector<3xf32>, %c: vector<4x3xf32>) { %0 = vector.outerproduct %a, %b : f32, vector<3xf32> return }
// -----
// CHECK: error: 'vector.outerproduct' op expected 1-d vector for operand #1
func.func @f(%a: vector<2x2xf32>, %b: vector<3xf32>, %c: vector<4x3xf32>) { %0 = vector.outerproduct %a, %b : vector<2x2xf32>, vector<3xf32> return }
// -----
// CHECK: error: 'vector.outerproduct' op expected 1-d vector for operand #2
func.func @f(%a: vector<2xf32>, %b: vector<3x3xf32>, %c: vector<4x3xf32>) { %0 = vector.outerproduct %a, %b : vector<2xf32>, vector<3x3xf32> return }
// -----
// CHECK: error: 'vector.outerproduct' op expected either both or only #2 operand dim to be scalable
func.func @f(%a: vector<[2]xf32>, %b: vector<3xf32>, %c: vector<4x3xf32>) { %0 = vector.outerproduct %a, %b : vector<[2]xf32>, vector<3xf32> return }
// -----
// CHECK: error: 'vector.outerproduct' op expected #2 operand dim to match result dim #2
func.func @f(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<4x3xf32>) { %0 = "vector.outerproduct"(%a, %b) : (vector<2xf32>, vector<3xf32>) -> vector<2x4xf32> return }
// -----
// CHECK: error: 'vector.outerproduct' op expected 1-d vector result
func.func @f(%a: vector<2xf32>, %b: f32, %c: vector<4x3xf32>) { %0 = "vector.outerproduct"(%a, %b) : (vector<2xf32>, f32) -> vector<2x4xf32> return }
// -----
// CHECK: error: 'vector.scan' op incompatible input/initial value shapes
func.func @f(%a: vector<2x3xf32>, %b: vector<3xf32>) { %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<3xf32> return }
// -----
// CHECK: error: 'vector.scan' op initial value rank 0 has to be equal to 1
func.func @f(%a: vector<2x3xf32>, %b: vector<f32>) { %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<f32> return }
// -----
// CHECK: error: 'vector.scan' op unsupported reduction type 'f32' for kind 'xor'
func.func @f(%a: vector<2x3xf32>, %b: vector<2xf32>) { %0:2 = vector.scan <xor>, %a, %b {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32> return }
// -----
// CHECK: error: 'vector.scan' op incompatible input/initial value shapes
func.func @f(%a: vector<2x3xf32>, %b: vector<2xf32>) { %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = -1 : i64} : vector<2x3xf32>, vector<2xf32> return }
// -----
// CHECK: error: 'vector.scan' op requires attribute 'inclusive'
func.func @f(%a: vector<2x3xf32>, %b: vector<2xf32>) { %0:2 = vector.scan <add>, %a, %b {reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32> return }
// -----
// CHECK: error: 'vector.scan' op failed to verify that all of {source, dest} have same type
func.func @f(%a: vector<2x3xf32>, %b: vector<2xf32>) { %0:2 = "vector.scan"(%a, %b) <{inclusive = true, reduction_dim = 1 : i64, kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<2xf32>) -> (vector<2x2xf32>, vector<2xf32>) return }
// -----
// CHECK: error: 'vector.contract' op requires attribute 'indexing_maps'
func.func @c(%v: vector<4xf32>, %s: f32) { %1 = vector.contract {iterator_types = ["reduction"]} %v, %v, %s : vector<4xf32>, vector<4xf32> into f32 return }
// -----
// CHECK: error: custom op 'vector.contract' expected "iterator_types" array attribute
func.func @c(%v: vector<4xf32>, %s: f32) { %1 = vector.contract {indexing_maps = []} %v, %v, %s : vector<4xf32>, vector<4xf32> into f32 return }
// -----
// CHECK: error: custom op 'vector.contract' unexpected iterator_type (foo)
func.func @c(%v: vector<4xf32>, %s: f32) { %1 = vector.contract {indexing_maps = [], iterator_types = ["foo"]} %v, %v, %s : vector<4xf32>, vector<4xf32> into f32 return }
// -----
// CHECK: error: 'vector.contract' op expected an indexing map for each vector operand
func.func @c(%v: vector<4xf32>, %s: f32) { %1 = vector.contract {indexing_maps = [], iterator_types = ["reduction"]} %v, %v, %s : vector<4xf32>, vector<4xf32> into f32 return }
// -----
// CHECK: error: 'vector.contract' op expected indexing map 0 to have no symbols
func.func @c(%v: vector<4xf32>, %s: f32) { %1 = vector.contract {indexing_maps = [affine_map<(i)[s]->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %v, %v, %s : vector<4xf32>, vector<4xf32> into f32 return }
// -----
// CHECK: error: 'vector.contract' op expected indexing map 0 to have 1 number of inputs
func.func @c(%v: vector<4xf32>, %s: f32) { %1 = vector.contract {indexing_maps = [affine_map<(i,j)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %v, %v, %s : vector<4xf32>, vector<4xf32> into f32 return }
// -----
// CHECK: error: 'vector.contract' op expected indexing map 2 to have 0 number of outputs
func.func @c(%v: vector<4xf32>, %s: f32) { %1 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["reduction"]} %v, %v, %s : vector<4xf32>, vector<4xf32> into f32 return }
// -----
// CHECK: error: 'vector.contract' op expected indexing map 1 to be a projected permutation of its inputs
func.func @c(%v: vector<4xf32>, %s: f32) { %1 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(0)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %v, %v, %s : vector<4xf32>, vector<4xf32> into f32 return }
// -----
// CHECK: error: 'vector.contract' op expected at least one contracting dimension pair
func.func @c(%v: vector<4xf32>, %s: vector<4xf32>) { %1 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} %v, %v, %s : vector<4xf32>, vector<4xf32> into vector<4xf32> return }
// -----
// CHECK: error: 'vector.contract' op invalid contracting dimension map
func.func @c(%v: vector<4xf32>, %w: vector<3xf32>, %s: f32) { %1 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %v, %w, %s : vector<4xf32>, vector<3xf32> into f32 return }
// -----
// CHECK: error: 'vector.contract' op invalid batch dimension map
func.func @c(%v: vector<2x4xf32>, %w: vector<3x4xf32>, %s: vector<2xf32>) { %1 = vector.contract {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel", "reduction"]} %v, %w, %s : vector<2x4xf32>, vector<3x4xf32> into vector<2xf32> return }
// -----
// CHECK: error: 'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<2xf32>'
func.func @c(%v: vector<2x4xf32>, %w: vector<2x4xf32>, %s: vector<3xf32>) { %1 = vector.contract {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel", "reduction"]} %v, %w, %s : vector<2x4xf32>, vector<2x4xf32> into vector<3xf32> return }
// -----
// CHECK: error: 'vector.contract' op unsupported contraction type
func.func @c(%v: vector<4xf32>, %s: f32) { %1 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"], kind = #vector.kind<and>} %v, %v, %s : vector<4xf32>, vector<4xf32> into f32 return }
// -----
// CHECK: error: 'vector.contract' op only supports signless integer types
func.func @c(%v: vector<4xui32>, %s: ui32) { %1 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %v, %v, %s : vector<4xui32>, vector<4xui32> into ui32 return }
// -----
// CHECK: error: 'vector.contract' op failed to verify that lhs and rhs have same element type
func.func @c(%v: vector<4xf32>, %w: vector<4xf64>, %s: f32) { %1 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %v, %w, %s : vector<4xf32>, vector<4xf64> into f32 return }
// -----
// CHECK: error: 'vector.contract' op invalid accumulator/result vector shape
func.func @c(%v: vector<4x3xf32>, %s: f32) { %1 = vector.contract {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->()>], iterator_types = ["reduction", "parallel"]} %v, %v, %s : vector<4x3xf32>, vector<4x3xf32> into f32 return }
// -----
// CHECK: error: 'vector.contract' op expected indexing map 2 to have 0 number of outputs
func.func @c(%v: vector<4x3xf32>, %w: vector<4xf32>, %s: f32) { %1 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,j)>, affine_map<(i,j,k)->(i)>, affine_map<(i,j,k)->(j,k)>], iterator_types = ["reduction", "parallel", "parallel"]} %v, %w, %s : vector<4x3xf32>, vector<4xf32> into f32 return }
// -----
// CHECK: error: 'vector.mask' op expects a MaskableOpInterface within the mask region
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %p: f32) { %0 = vector.mask %k { arith.addf %v, %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32> return }
// -----
// CHECK: error: 'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation
func.func @m(%k: vector<3xi1>, %v: vector<4xf32>, %p: f32) { %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<3xi1> -> f32 return }
// -----
// CHECK: error: 'vector.mask' op expects number of results to match mask region yielded values
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %p: f32) { vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> return }
// -----
// CHECK: error: 'vector.mask' op doesn't expect a passthru argument for this maskable operation
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %p: f32) { %0 = vector.mask %k, %p { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32 return }
// -----
// CHECK: error: custom op 'vector.mask' expects a result if passthru operand is provided
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %p: f32) { vector.mask %k, %p { vector.yield } : vector<4xi1> return }
// -----
// CHECK: error: 'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %p: f32) { %0 = vector.mask %k { %1 = vector.reduction <add>, %v : vector<4xf32> into f32 vector.yield %p : f32 } : vector<4xi1> -> f32 return }
// -----
// CHECK: error: 'vector.mask' op expects only one operation to mask
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %p: f32) { %0 = vector.mask %k { %1 = vector.reduction <add>, %v : vector<4xf32> into f32 %2 = vector.reduction <add>, %v : vector<4xf32> into f32 vector.yield %2 : f32 } : vector<4xi1> -> f32 return }
// -----
// CHECK: error: 'vector.mask' op expects result type to match maskable operation result type
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %p: f32) { %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> i32 return }
// -----
// CHECK: error: 'vector.mask' op expects region #0 to have 0 or 1 blocks
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %p: f32) { %0 = vector.mask %k { ^bb0: cf.br ^bb1 ^bb1: vector.yield %p : f32 } : vector<4xi1> -> f32 return }
// -----
// CHECK: error: 'vector.mask' op expects only one operation to mask
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %p: f32) { %0 = vector.mask %k { %1 = vector.reduction <add>, %v : vector<4xf32> into f32 %2 = vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32 return }
// -----
// CHECK: error: use of value '%k' expects different type than prior uses: 'vector<4xi32>' vs 'vector<4xi1>'
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %p: f32) { %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi32> -> i32 return }
// -----
// CHECK: 'vector.broadcast' op source type is not a vector
func.func @f(%m: memref<4xf32>) { %r = "vector.broadcast"(%m) : (memref<4xf32>) -> vector<4x2xf32> return }
// -----
// CHECK: 'vector.contract' op expected an indexing map for each vector operand
func.func @f(%a: vector<2x2xf16>) { %r = "vector.contract"(%a, %a, %a) <{indexing_maps = [1, 2, 3], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16> return }

// -----

// What a mask is around is verified before the mask's type is made of it.
func.func @no_maps(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %m: vector<2x3xi1>) {
  // CHECK: error: 'vector.contract' op requires attribute 'indexing_maps'
  %0 = vector.mask %m { vector.contract {iterator_types = ["parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<2xf32>, vector<3xf32> into vector<2x3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return
}

// -----

func.func @no_operands(%m: vector<2xi1>) {
  // CHECK: error: 'vector.reduction' op requires one result
  vector.mask %m { "vector.reduction"() : () -> () } : vector<2xi1>
  return
}

// -----

func.func @no_operands_of_read(%m: vector<2xi1>) {
  // CHECK: error: 'vector.transfer_read' op requires one result
  vector.mask %m { "vector.transfer_read"() : () -> () } : vector<2xi1>
  return
}
