// OPTIONS: -convert-std-to-llvm
func @f(%a: memref<?xf32, 3>, %n: index) -> f32 {
  %c = constant 2 : index
  %d = dim %a, 0 : memref<?xf32, 3>
  %v = load %a[%c] : memref<?xf32, 3>
  %t = tensor_load %a : memref<?xf32, 3>
  %e = extract_element %t[%n] : tensor<?xf32>
  %s = addf %v, %e : f32
  return %s : f32
}
