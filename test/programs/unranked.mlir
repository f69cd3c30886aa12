// The sum of a memref of one or two dimensions, which an unranked one is.
func.func @sum_1d(%m: memref<?xf64>) -> f64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 0.0 : f64
  %size = memref.dim %m, %zero : memref<?xf64>
  %sum = scf.for %i = %zero to %size step %one iter_args(%acc = %start) -> f64 {
    %x = memref.load %m[%i] : memref<?xf64>
    %next = arith.addf %acc, %x : f64
    scf.yield %next : f64
  }
  return %sum : f64
}

func.func @give_back(%m: memref<*xf64>) -> memref<*xf64> {
  return %m : memref<*xf64>
}

// By its rank; one of two dimensions is made flat.
func.func @sum(%m: memref<*xf64>, %is_1d: i1) -> f64 attributes {llvm.emit_c_interface} {
  %same = call @give_back(%m) : (memref<*xf64>) -> memref<*xf64>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rank = memref.rank %same : memref<*xf64>
  %is_vector = arith.cmpi eq, %rank, %one : index
  %rows = memref.dim %same, %zero : memref<*xf64>
  %size = scf.if %is_vector -> index {
    scf.yield %rows : index
  } else {
    %columns = memref.dim %same, %one : memref<*xf64>
    %all = arith.muli %rows, %columns : index
    scf.yield %all : index
  }
  %flat = memref.reinterpret_cast %same to offset: [0], sizes: [%size], strides: [1]
      : memref<*xf64> to memref<?xf64>
  %result = call @sum_1d(%flat) : (memref<?xf64>) -> f64
  return %result : f64
}
