// Insertion sort.
func.func @sort(%m: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = memref.dim %m, %zero : memref<?xi32>
  scf.for %i = %one to %size step %one {
    %key = memref.load %m[%i] : memref<?xi32>
    %place = scf.while (%j = %i) : (index) -> index {
      %inside = arith.cmpi sgt, %j, %zero : index
      %goes_on = scf.if %inside -> i1 {
        %before = arith.subi %j, %one : index
        %x = memref.load %m[%before] : memref<?xi32>
        %is_greater = arith.cmpi sgt, %x, %key : i32
        scf.yield %is_greater : i1
      } else {
        %no = arith.constant false
        scf.yield %no : i1
      }
      scf.condition(%goes_on) %j : index
    } do {
    ^bb0(%j: index):
      %before = arith.subi %j, %one : index
      %x = memref.load %m[%before] : memref<?xi32>
      memref.store %x, %m[%j] : memref<?xi32>
      scf.yield %before : index
    }
    memref.store %key, %m[%place] : memref<?xi32>
  }
  return
}
