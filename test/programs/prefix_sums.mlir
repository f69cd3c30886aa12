// Sums up to each place, into a new memref that the caller frees.
func.func @prefix_sums(%in: memref<?xi64>) -> memref<?xi64> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 0 : i64
  %size = memref.dim %in, %zero : memref<?xi64>
  %out = memref.alloc(%size) {alignment = 64 : i64} : memref<?xi64>
  %all = scf.for %i = %zero to %size step %one iter_args(%sum = %start) -> i64 {
    %x = memref.load %in[%i] : memref<?xi64>
    %next = arith.addi %sum, %x : i64
    memref.store %next, %out[%i] : memref<?xi64>
    scf.yield %next : i64
  }
  return %out : memref<?xi64>
}

func.func @sums_in_place(%m: memref<?xi64>) attributes {llvm.emit_c_interface} {
  %sums = call @prefix_sums(%m) : (memref<?xi64>) -> memref<?xi64>
  memref.copy %sums, %m : memref<?xi64> to memref<?xi64>
  memref.dealloc %sums : memref<?xi64>
  return
}
