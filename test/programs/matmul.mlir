// c += a * b
func.func @matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = memref.dim %a, %zero : memref<?x?xf64>
  %inner = memref.dim %a, %one : memref<?x?xf64>
  %columns = memref.dim %b, %one : memref<?x?xf64>
  scf.for %i = %zero to %rows step %one {
    scf.for %j = %zero to %columns step %one {
      %start = memref.load %c[%i, %j] : memref<?x?xf64>
      %sum = scf.for %k = %zero to %inner step %one iter_args(%acc = %start) -> f64 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %product = arith.mulf %x, %y : f64
        %next = arith.addf %acc, %product : f64
        scf.yield %next : f64
      }
      memref.store %sum, %c[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
