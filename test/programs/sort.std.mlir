// Insertion sort.
func @sort(%m: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %zero = constant 0 : index
  %one = constant 1 : index
  %size = dim %m, %zero : memref<?xi32>
  br ^outer(%one : index)
^outer(%i: index):
  %more = cmpi "slt", %i, %size : index
  cond_br %more, ^take, ^exit
^take:
  %key = load %m[%i] : memref<?xi32>
  br ^inner(%i : index)
^inner(%j: index):
  %inside = cmpi "sgt", %j, %zero : index
  cond_br %inside, ^compare, ^put
^compare:
  %before = subi %j, %one : index
  %x = load %m[%before] : memref<?xi32>
  %is_greater = cmpi "sgt", %x, %key : i32
  cond_br %is_greater, ^shift, ^put
^shift:
  store %x, %m[%j] : memref<?xi32>
  br ^inner(%before : index)
^put:
  store %key, %m[%j] : memref<?xi32>
  %next = addi %i, %one : index
  br ^outer(%next : index)
^exit:
  return
}
