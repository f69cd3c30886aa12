// A histogram, and the greatest number, by any number of threads.
func @add(%histogram: memref<?xi32>, %greatest: memref<1xf32>, %numbers: memref<?xi32>)
    attributes {llvm.emit_c_interface} {
  %zero = constant 0 : index
  %one = constant 1 : index
  %once = constant 1 : i32
  %size = dim %numbers, %zero : memref<?xi32>
  br ^loop(%zero : index)
^loop(%i: index):
  %more = cmpi "slt", %i, %size : index
  cond_br %more, ^body, ^exit
^body:
  %x = load %numbers[%i] : memref<?xi32>
  %place = index_cast %x : i32 to index
  %0 = atomic_rmw "addi" %once, %histogram[%place] : (i32, memref<?xi32>) -> i32
  %f = sitofp %x : i32 to f32
  %1 = generic_atomic_rmw %greatest[%zero] : memref<1xf32> {
  ^bb0(%old: f32):
    %is_greater = cmpf "ogt", %f, %old : f32
    %new = select %is_greater, %f, %old : f32
    atomic_yield %new : f32
  }
  %next = addi %i, %one : index
  br ^loop(%next : index)
^exit:
  return
}
