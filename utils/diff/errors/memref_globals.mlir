// allow-unregistered
func.func @f(%a: memref<4x?xf32>) {
  "memref.extract_strided_metadata"(%a) : (memref<4x?xf32>) -> (memref<2xf32>, index, index, index, index, index)
  return
}
// -----
func.func @f(%a: memref<4x?xf32>) {
  "memref.extract_strided_metadata"(%a) : (memref<4x?xf32>) -> (memref<f32>, index, index, index, index)
  return
}
// -----
func.func @f(%a: memref<4x?xf32>) {
  "memref.extract_strided_metadata"(%a) : (memref<4x?xf32>) -> (memref<f32>, index, index, index)
  return
}
// -----
func.func @f(%a: memref<4x?xf32, affine_map<(d0,d1)->(d0 mod 2,d1)>>) {
  "memref.extract_strided_metadata"(%a) : (memref<4x?xf32, affine_map<(d0,d1)->(d0 mod 2,d1)>>) -> (memref<f32>, index, index, index, index, index)
  return
}
// -----
func.func @f(%a: memref<4x?xf32>) {
  "memref.extract_strided_metadata"(%a) : (memref<4x?xf32>) -> (memref<f32>, index, index, index, index, f32)
  return
}
// -----
func.func @f(%a: memref<4x?xf32>) {
  "memref.extract_strided_metadata"(%a) : (memref<4x?xf32>) -> (memref<f64>, index, index, index, index, index)
  return
}
// -----
  "memref.get_global"() {name = @x} : () -> (memref<?xf32>)
// -----
  "memref.get_global"() {name = @x::@y} : () -> (memref<?xf32>)
// -----
  "memref.get_global"() {name = @x} : () -> (memref<2xf32>)
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %c: complex<f32>, %i: index) {
  "memref.atomic_rmw"(%c, %a, %i) {kind = 2} : (complex<f32>, memref<4xcomplex<f32>>, index) -> complex<f32>
  return
}
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %c: f32, %i: index) {
  "memref.atomic_rmw"(%c, %a, %i) {kind = 2} : (f32, memref<4xcomplex<f32>>, index) -> complex<f32>
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: f32, %i: index) {
  "memref.atomic_rmw"(%c, %a, %i) {kind = 16} : (f32, memref<4xf32>, index) -> f32
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: f32, %i: index) {
  memref.atomic_rmw foo %c, %a[%i]  : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: f32, %i: index) {
  memref.atomic_rmw "foo" %c, %a[%i]  : (f32, memref<4xf32>) -> f32
  return
}
// -----
  "memref.global"() {sym_name = "x", type = memref<*xf32>} : () -> ()
// -----
  "memref.global"() {sym_name = "x", type = memref<?xf32>} : () -> ()
// -----
  "memref.global"() {sym_name = "x", type = memref<2xf32>, constant = 1} : () -> ()
// -----
  "memref.global"() {sym_name = "x", type = memref<2xf32>, alignment = 1 : i32} : () -> ()
// -----
  "memref.global"() {sym_name = "x", type = memref<2xf32>, alignment = -1} : () -> ()
// -----
  "memref.global"() {sym_name = "x", type = memref<2xf32>, initial_value = 1} : () -> ()
// -----
  "memref.global"() {sym_name = "x", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()
// -----
  "memref.global"() {sym_name = "x", type = memref<2x4xf32>, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()
// -----
  "memref.global"() {sym_name = "x", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf64>} : () -> ()
// -----
  "memref.global"() {sym_name = "x", type = memref<f32>, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()
// -----
  "memref.global"() {sym_name = "x", sym_visibility = "foo", type = memref<f32>} : () -> ()
// -----
  memref.global "foo" @x : memref<f32>
// -----
  memref.global "public" @x : memref<2xi32> = 3
// -----
  memref.global "public" @x : memref<2xi32> = "abc"
// -----
  memref.global "public" @x : memref<2xi32> = unit
// -----
  memref.global "public" @x : memref<2xi32> = @foo
// -----
  memref.global "public" @x : memref<2xi32> = [1, 2]
// -----
  memref.global "public" @x : memref<2xi32> = array<i32: 1, 2>
// -----
  memref.global "public" @x : memref<2xi32> = i32
// -----
  memref.global "public" @x : memref<2xi32> = #foo.bar
// -----
  memref.global "public" @x : memref<2xi32> = true
// -----
  memref.global "public" @x : memref<2xi32> = dense<[1,2,3]>
// -----
  memref.global "public" @x : memref<2xi32> = dense<>
// -----
  memref.global "public" @x : tensor<2xi32>
// -----
  memref.global public @x : memref<2xi32>
// -----
  memref.global constant @x : i32
// -----
  memref.global @x : memref<2xi32> = {a = 1}
