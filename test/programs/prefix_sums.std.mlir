// Sums up to each place, into a new memref that the caller frees.
func @prefix_sums(%in: memref<?xi64>) -> memref<?xi64> {
  %zero = constant 0 : index
  %one = constant 1 : index
  %start = constant 0 : i64
  %size = dim %in, %zero : memref<?xi64>
  %out = alloc(%size) : memref<?xi64>
  br ^loop(%zero, %start : index, i64)
^loop(%i: index, %sum: i64):
  %more = cmpi "slt", %i, %size : index
  cond_br %more, ^body, ^exit
^body:
  %x = load %in[%i] : memref<?xi64>
  %next = addi %sum, %x : i64
  store %next, %out[%i] : memref<?xi64>
  %next_i = addi %i, %one : index
  br ^loop(%next_i, %next : index, i64)
^exit:
  return %out : memref<?xi64>
}

func @sums_in_place(%m: memref<?xi64>) attributes {llvm.emit_c_interface} {
  %zero = constant 0 : index
  %one = constant 1 : index
  %sums = call @prefix_sums(%m) : (memref<?xi64>) -> memref<?xi64>
  %size = dim %sums, %zero : memref<?xi64>
  br ^loop(%zero : index)
^loop(%i: index):
  %more = cmpi "slt", %i, %size : index
  cond_br %more, ^body, ^exit
^body:
  %x = load %sums[%i] : memref<?xi64>
  store %x, %m[%i] : memref<?xi64>
  %next_i = addi %i, %one : index
  br ^loop(%next_i : index)
^exit:
  dealloc %sums : memref<?xi64>
  return
}
