// A histogram, and the greatest number, by any number of threads.
func.func @add(%histogram: memref<?xi32>, %greatest: memref<1xf32>, %numbers: memref<?xi32>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %once = arith.constant 1 : i32
  %size = memref.dim %numbers, %zero : memref<?xi32>
  scf.for %i = %zero to %size step %one {
    %x = memref.load %numbers[%i] : memref<?xi32>
    %place = arith.index_cast %x : i32 to index
    %0 = memref.atomic_rmw addi %once, %histogram[%place] : (i32, memref<?xi32>) -> i32
    %f = arith.sitofp %x : i32 to f32
    %1 = memref.generic_atomic_rmw %greatest[%zero] : memref<1xf32> {
    ^bb0(%old: f32):
      %new = arith.maxnumf %f, %old : f32
      memref.atomic_yield %new : f32
    }
  }
  return
}
