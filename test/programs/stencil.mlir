// The mean of four neighbours, on the inside of a square and of each other one.
func.func @mean(%in: memref<4x4xf64, strided<[20, 2], offset: ?>>, %i: index, %j: index) -> f64 {
  %one = arith.constant 1 : index
  %quarter = arith.constant 0.25 : f64
  %up = arith.subi %i, %one : index
  %down = arith.addi %i, %one : index
  %left = arith.subi %j, %one : index
  %right = arith.addi %j, %one : index
  %a = memref.load %in[%up, %j] : memref<4x4xf64, strided<[20, 2], offset: ?>>
  %b = memref.load %in[%down, %j] : memref<4x4xf64, strided<[20, 2], offset: ?>>
  %c = memref.load %in[%i, %left] : memref<4x4xf64, strided<[20, 2], offset: ?>>
  %d = memref.load %in[%i, %right] : memref<4x4xf64, strided<[20, 2], offset: ?>>
  %ab = arith.addf %a, %b : f64
  %cd = arith.addf %c, %d : f64
  %sum = arith.addf %ab, %cd : f64
  %mean = arith.mulf %sum, %quarter : f64
  return %mean : f64
}

func.func @stencil(%in: memref<10x10xf64>, %out: memref<10x10xf64>, %shift: index)
    attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %from = memref.subview %in[%shift, 1] [4, 4] [2, 2]
      : memref<10x10xf64> to memref<4x4xf64, strided<[20, 2], offset: ?>>
  %to = memref.subview %out[%shift, 1] [4, 4] [2, 2]
      : memref<10x10xf64> to memref<4x4xf64, strided<[20, 2], offset: ?>>
  scf.for %i = %one to %three step %one {
    scf.for %j = %one to %three step %one {
      %x = func.call @mean(%from, %i, %j)
          : (memref<4x4xf64, strided<[20, 2], offset: ?>>, index, index) -> f64
      memref.store %x, %to[%i, %j] : memref<4x4xf64, strided<[20, 2], offset: ?>>
    }
  }
  return
}
