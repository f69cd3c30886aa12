// allow-unregistered
func.func @f() {
  %0 = memref.alloc() : memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = memref.alloc(%i, %i) : memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = memref.alloc(%i)[%i] : memref<?xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
// -----
func.func @f(%i: index) {
  %0 = memref.alloc()[%i] : memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() {alignment = 0 : i64} : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() {alignment = -8 : i64} : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() {alignment = 4 : i32} : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() : memref<*xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() : tensor<4xf32>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.realloc %l : memref<8xf32> to memref<?xf32>
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = memref.realloc %l(%i) : memref<8xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.realloc %l : memref<8xf32> to memref<4xf64>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.realloc %l : memref<8xf32> to memref<4xf32, 2>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.realloc %l : memref<8xf32> to memref<4xf32, strided<[2]>>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.realloc %l : memref<8xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.realloc %m : memref<4x8xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.realloc %l {alignment = 3} : memref<8xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.assume_alignment %m, 3 : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.assume_alignment %m, 0 : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.assume_alignment %m, -4 : memref<4x8xf32>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.assume_alignment %u, 4 : memref<*xf32>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = "memref.assume_alignment"(%l) {alignment = 4 : i32} : (memref<8xf32>) -> memref<?xf32>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = "memref.assume_alignment"(%l) {alignment = 4 : i64} : (memref<8xf32>) -> memref<8xf32>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.cast %l : memref<8xf32> to memref<9xf32>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.cast %l : memref<8xf32> to memref<8xf64>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.cast %l : memref<8xf32> to memref<8xf32, 3>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.cast %l : memref<8xf32> to memref<8xf32, strided<[2]>>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.cast %l : memref<8xf32> to memref<?x?xf32>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.cast %u : memref<*xf32> to memref<*xf32>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.cast %u : memref<*xf32> to memref<4xf64>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.cast %u : memref<*xf32> to memref<4xf32, 3>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.cast %l : memref<8xf32> to memref<8xf32, affine_map<(d0)->(d0 mod 2)>>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.memory_space_cast %l : memref<8xf32> to memref<9xf32, 3>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.memory_space_cast %l : memref<8xf32> to memref<?xf32, 3>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.memory_space_cast %l : memref<8xf32> to memref<8xf64, 3>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.memory_space_cast %l : memref<8xf32> to memref<*xf32, 3>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.memory_space_cast %l : memref<8xf32> to memref<8xf32, strided<[2]>, 3>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf64, 3>
  return
}
// -----
func.func @f(%l: memref<8xf32>, %w: memref<8xf64>) {
  memref.copy %l, %w : memref<8xf32> to memref<8xf64>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %l: memref<8xf32>) {
  memref.copy %l, %m : memref<8xf32> to memref<4x8xf32>
  return
}
// -----
func.func @f(%v: f32, %q: memref<8xf32, 3>) {
  memref.copy %v, %q : f32 to memref<8xf32, 3>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] {nontemporal = 1 : i32} : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] {nontemporal} : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] {alignment = 3} : memref<4x8xf32>
  return
}
// -----
func.func @f(%i: index, %u: memref<*xf32>) {
  %0 = memref.load %u[%i, %i] : memref<*xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index, %j: i32) {
  %0 = memref.load %m[%i, %j] : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index, %j: i32) {
  memref.store %j, %m[%i, %i] : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i, %i, %i] : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = "memref.load"(%m, %i, %i) : (memref<4x8xf32>, index, index) -> f64
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index, %j: i32) {
  "memref.store"(%j, %m, %i, %i) : (i32, memref<4x8xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<3>, data : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i, %i], rread, locality<3>, data : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<4>, data : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<-1>, data : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<3>, date : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, local<3>, data : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<3>, data {a} : memref<4x8xf32>
  return
}
// -----
func.func @f(%i: index, %u: memref<*xf32>) {
  memref.prefetch %u[%i, %i], write, locality<3>, data : memref<*xf32>
  return
}
// -----
func.func @f(%i: index, %v: f32, %l: memref<8xf32>) {
  %0 = memref.atomic_rmw addi %v, %l[%i] : (f32, memref<8xf32>) -> f32
  return
}
// -----
func.func @f(%v: f32, %l: memref<8xf32>) {
  %0 = memref.atomic_rmw addf %v, %l[] : (f32, memref<8xf32>) -> f32
  return
}
// -----
func.func @f(%i: index, %v: f32, %l: memref<8xf32>) {
  %0 = memref.atomic_rmw addf %v, %l[%i] : (f32, memref<8xf32>) -> f64
  return
}
// -----
func.func @f(%i: index, %v: f32, %w: memref<8xf64>) {
  %0 = memref.atomic_rmw addf %v, %w[%i] : (f32, memref<8xf64>) -> f32
  return
}
// -----
func.func @f(%i: index, %v: f32, %l: memref<8xf32>) {
  %0 = memref.atomic_rmw xori %v, %l[%i] : (f32, memref<8xf32>) -> f32
  return
}
// -----
func.func @f(%i: index, %v: f32, %u: memref<*xf32>) {
  %0 = memref.atomic_rmw addf %v, %u[%i] : (f32, memref<*xf32>) -> f32
  return
}
// -----
func.func @f(%i: index, %v: f32, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f64):
 memref.atomic_yield %v : f32 }
  return
}
// -----
func.func @f(%i: index, %v: f32, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f32, %y: f32):
 memref.atomic_yield %v : f32 }
  return
}
// -----
func.func @f(%i: index, %v: f32, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 memref.atomic_yield %v : f32 }
  return
}
// -----
func.func @f(%i: index, %j: i32, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f32):
 memref.atomic_yield %j : i32 }
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f32):
 memref.store %x, %l[%i] : memref<8xf32> 
 memref.atomic_yield %x : f32 }
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f32):
 "a.b"() ({ "x.y"() : () -> () }) : () -> () 
 memref.atomic_yield %x : f32 }
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f32):
 %0 = memref.load %l[%i] : memref<8xf32> 
 memref.atomic_yield %x : f32 }
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f32):
 }
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = "memref.generic_atomic_rmw"(%l, %i) ({
 ^bb0(%x: f32):
 "memref.atomic_yield"(%x) : (f32) -> () }) : (memref<8xf32>, index) -> f64
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>, %q: memref<8xf32, 3>) {
  memref.dma_start %l[%i], %q[%i], %i, %l[%i] : memref<8xf32>, memref<8xf32, 3>
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>, %q: memref<8xf32, 3>) {
  memref.dma_start %l[%i], %q[%i], %i, %l[%i], %i : memref<8xf32>, memref<8xf32, 3>, memref<8xf32>
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  memref.dma_start %l[%i, %i], %l[%i], %i, %l[%i] : memref<8xf32>, memref<8xf32>, memref<8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index, %l: memref<8xf32>) {
  memref.dma_start %m[%i], %l[%i], %i, %l[%i] : memref<4x8xf32>, memref<8xf32>, memref<8xf32>
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>, %u: memref<*xf32>) {
  memref.dma_start %u[%i], %l[%i], %i, %l[%i] : memref<*xf32>, memref<8xf32>, memref<8xf32>
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %i, %i, %i, %i) : (memref<8xf32>, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %m, %i, %i, %i) : (memref<8xf32>, index, memref<4x8xf32>, index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %l, %i, %i, %i) : (memref<8xf32>, index, memref<8xf32>, index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %j: i32, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %l, %i, %j, %i) : (memref<8xf32>, index, memref<8xf32>, index, i32, index) -> ()
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %l, %i, %i, %l) : (memref<8xf32>, index, memref<8xf32>, index, index, memref<8xf32>) -> ()
  return
}
// -----
func.func @f(%i: index, %j: i32, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %l, %i, %i, %l, %j) : (memref<8xf32>, index, memref<8xf32>, index, index, memref<8xf32>, i32) -> ()
  return
}
// -----
func.func @f(%i: index, %j: i32, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %j, %l, %i, %i, %l, %j) : (memref<8xf32>, i32, memref<8xf32>, index, index, memref<8xf32>, i32) -> ()
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %l, %i, %i, %l, %i, %i) : (memref<8xf32>, index, memref<8xf32>, index, index, memref<8xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %j: i32, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %l, %i, %i, %l, %i, %i, %j) : (memref<8xf32>, index, memref<8xf32>, index, index, memref<8xf32>, index, index, i32) -> ()
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  memref.dma_wait %l[], %i : memref<8xf32>
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  memref.dma_wait %l[%i, %i], %i : memref<8xf32>
  return
}
// -----
func.func @f(%i: index, %u: memref<*xf32>) {
  memref.dma_wait %u[%i, %i], %i : memref<*xf32>
  return
}
// -----
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<?xf32>
  return
}
// -----
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][%i] : memref<64xi8> to memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<4xf32, 3>
  return
}
// -----
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<4xf32, strided<[2]>>
  return
}
// -----
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = memref.view %l[%i][] : memref<8xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%b: memref<64xi8>) {
  %0 = memref.view %b[][] : memref<64xi8> to memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i, %i][] : memref<64xi8> to memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<*xf32>
  return
}
// -----
func.func @f(%j: i32, %l: memref<8xf32>) {
  %0 = memref.dim %l, %j : memref<8xf32>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.dim %l, 0 : memref<8xf32>
  return
}
// -----
func.func @f(%i: index, %v: f32) {
  %0 = memref.dim %v, %i : f32
  return
}
// -----
func.func @f(%v: f32) {
  %0 = memref.rank %v : f32
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %l : memref<8xf32> -> i32
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %l : memref<8xf32> -> index, index
  return
}
// -----
func.func @f(%v: f32) {
  %0 = memref.extract_aligned_pointer_as_index %v : f32 -> index
  return
}
// -----
func.func @f() {
  %0 = memref.get_global @x : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.get_global @f : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.get_global @x : memref<*xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.get_global @x : f32
  return
}
// -----
func.func @f(%v: f32) {
  memref.alloca_scope {
 %0 = memref.alloca() : memref<4xf32> 
 memref.alloca_scope.return %v : f32 }
  return
}
// -----
func.func @f() {
  %0 = memref.alloca_scope -> (f32) { }
  return
}
// -----
func.func @f() {
  %0 = memref.alloca_scope { }
  return
}
// -----
func.func @f() {
  memref.alloca_scope { ^bb0: memref.alloca_scope.return 
 ^bb1: memref.alloca_scope.return }
  return
}
// -----
func.func @f() {
  memref.alloca_scope { ^bb0(%z: f32): memref.alloca_scope.return }
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1],[2]] output_shape [2,2,8] : memref<4x8xf32> into memref<2x3x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1],[2]] output_shape [2,3,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1],[2]] output_shape [2,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.expand_shape %m [[0,1],[2]] output_shape [2,%i,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1],[3]] output_shape [2,2,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1,2]] output_shape [2,2,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1],[2],[3]] output_shape [2,2,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1],[2,3]] output_shape [2,2,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0],[1]] output_shape [4,8,1] : memref<4x8xf32> into memref<4x8x1xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1]] output_shape [32] : memref<4x8xf32> into memref<32xf32>
  return
}
// -----
func.func @f(%d: memref<?x8xf32>) {
  %0 = memref.expand_shape %d [[0,1],[2]] output_shape [2,2,8] : memref<?x8xf32> into memref<2x2x8xf32>
  return
}
// -----
func.func @f(%s: memref<4x8xf32, strided<[?, 2], offset: 3>>) {
  %0 = memref.expand_shape %s [[0],[1,2]] output_shape [4,2,4] : memref<4x8xf32, strided<[?, 2], offset: 3>> into memref<4x2x4xf32, strided<[?, 8, 2], offset: 4>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0],[1]] : memref<4x8xf32> into memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [0,1] output_shape [4,8] : memref<4x8xf32> into memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0 : i32],[1]] output_shape [4,8] : memref<4x8xf32> into memref<4x8xf32>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.expand_shape %u [[0],[1]] output_shape [4,8] : memref<*xf32> into memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0],[1]] output_shape [4,8] : memref<4x8xf32> to memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0,1]] : memref<4x8xf32> into memref<31xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0]] : memref<4x8xf32> into memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [] : memref<4x8xf32> into memref<f32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0],[1],[2]] : memref<4x8xf32> into memref<4x8x1xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[1,0]] : memref<4x8xf32> into memref<32xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0,1]] : memref<4x8xf32> into memref<?xf32>
  return
}
// -----
func.func @f(%d: memref<?x8xf32>) {
  %0 = memref.collapse_shape %d [[0,1]] : memref<?x8xf32> into memref<32xf32>
  return
}
// -----
func.func @f(%s: memref<4x8xf32, strided<[?, 2], offset: 3>>) {
  %0 = memref.collapse_shape %s [[0,1]] : memref<4x8xf32, strided<[?, 2], offset: 3>> into memref<32xf32, strided<[1], offset: 3>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0,1]] : memref<4x8xf32> into memref<32xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0,1]] : memref<4x8xf32> into memref<32xf64>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (i, i) : memref<4x8xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (i) : memref<4x8xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (i, j + 1) : memref<4x8xf32> to memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j, k) -> (k, i, j) : memref<4x8xf32> to memref<4x8xf32>
  return
}
// -----
func.func @f(%s: memref<4x8xf32, strided<[?, 2], offset: 3>>) {
  %0 = memref.transpose %s (i, j) -> (j, i) : memref<4x8xf32, strided<[?, 2], offset: 3>> to memref<8x4xf32, strided<[2, 1], offset: 3>>
  return
}
// -----
func.func @f(%d: memref<?x8xf32>) {
  %0 = memref.transpose %d (i, j)[s] -> (j, i) : memref<?x8xf32> to memref<8x?xf32, strided<[1, 8]>>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.transpose %u (i, j) -> (j, i) : memref<*xf32> to memref<8x?xf32, strided<[1, 8]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %l: memref<8xf32>) {
  %0 = memref.reshape %m(%l) : (memref<4x8xf32>, memref<8xf32>) -> memref<*xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %z = "a.b"() : () -> memref<2xi32>
%0 = memref.reshape %m(%z) : (memref<4x8xf32>, memref<2xi32>) -> memref<8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %z = "a.b"() : () -> memref<?xi32>
%0 = memref.reshape %m(%z) : (memref<4x8xf32>, memref<?xi32>) -> memref<8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %z = "a.b"() : () -> memref<?xindex>
%0 = memref.reshape %m(%z) : (memref<4x8xf32>, memref<?xindex>) -> memref<*xf64>
  return
}
// -----
func.func @f(%s: memref<4x8xf32, strided<[?, 2], offset: 3>>) {
  %z = "a.b"() : () -> memref<?xindex>
%0 = memref.reshape %s(%z) : (memref<4x8xf32, strided<[?, 2], offset: 3>>, memref<?xindex>) -> memref<*xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %z = "a.b"() : () -> memref<1xindex>
%0 = memref.reshape %m(%z) : (memref<4x8xf32>) -> memref<32xf32, 3>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %z = "a.b"() : () -> memref<1xindex>
%0 = memref.reshape %m(%z) : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %l: memref<8xf32>) {
  %0:2 = memref.distinct_objects %m, %l : memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = "memref.distinct_objects"(%m) : (memref<4x8xf32>) -> memref<?x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %u: memref<*xf32>) {
  %0:2 = memref.distinct_objects %m, %u : memref<4x8xf32>, memref<*xf32>
  return
}
// -----
func.func @f() {
  %0:2 = memref.distinct_objects : memref<4x8xf32>, memref<*xf32>
  return
}
// -----
func.func @f(%l: memref<8xf32>) {
  %0:4 = memref.extract_strided_metadata %l : memref<8xf32> -> (memref<f32>, index, index, index)
  return
}
// -----
func.func @f(%q: memref<8xf32, 3>) {
  %0:4 = memref.extract_strided_metadata %q : memref<8xf32, 3> -> memref<f32>, index, index, index
  return
}
