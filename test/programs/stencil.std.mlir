// The mean of four neighbours, on the inside of a square and of each other one.
func @mean(%in: memref<4x4xf64, affine_map<(d0, d1)[s0] -> (d0 * 20 + d1 * 2 + s0)>>, %i: index, %j: index) -> f64 {
  %one = constant 1 : index
  %quarter = constant 0.25 : f64
  %up = subi %i, %one : index
  %down = addi %i, %one : index
  %left = subi %j, %one : index
  %right = addi %j, %one : index
  %a = load %in[%up, %j] : memref<4x4xf64, affine_map<(d0, d1)[s0] -> (d0 * 20 + d1 * 2 + s0)>>
  %b = load %in[%down, %j] : memref<4x4xf64, affine_map<(d0, d1)[s0] -> (d0 * 20 + d1 * 2 + s0)>>
  %c = load %in[%i, %left] : memref<4x4xf64, affine_map<(d0, d1)[s0] -> (d0 * 20 + d1 * 2 + s0)>>
  %d = load %in[%i, %right] : memref<4x4xf64, affine_map<(d0, d1)[s0] -> (d0 * 20 + d1 * 2 + s0)>>
  %ab = addf %a, %b : f64
  %cd = addf %c, %d : f64
  %sum = addf %ab, %cd : f64
  %mean = mulf %sum, %quarter : f64
  return %mean : f64
}

func @stencil(%in: memref<10x10xf64>, %out: memref<10x10xf64>, %shift: index)
    attributes {llvm.emit_c_interface} {
  %one = constant 1 : index
  %three = constant 3 : index
  %from = subview %in[%shift, 1] [4, 4] [2, 2]
      : memref<10x10xf64> to memref<4x4xf64, affine_map<(d0, d1)[s0] -> (d0 * 20 + d1 * 2 + s0)>>
  %to = subview %out[%shift, 1] [4, 4] [2, 2]
      : memref<10x10xf64> to memref<4x4xf64, affine_map<(d0, d1)[s0] -> (d0 * 20 + d1 * 2 + s0)>>
  br ^rows(%one : index)
^rows(%i: index):
  %more_rows = cmpi "slt", %i, %three : index
  cond_br %more_rows, ^columns(%one : index), ^exit
^columns(%j: index):
  %more = cmpi "slt", %j, %three : index
  cond_br %more, ^body, ^next_row
^body:
  %x = call @mean(%from, %i, %j)
      : (memref<4x4xf64, affine_map<(d0, d1)[s0] -> (d0 * 20 + d1 * 2 + s0)>>, index, index) -> f64
  store %x, %to[%i, %j] : memref<4x4xf64, affine_map<(d0, d1)[s0] -> (d0 * 20 + d1 * 2 + s0)>>
  %next_j = addi %j, %one : index
  br ^columns(%next_j : index)
^next_row:
  %next_i = addi %i, %one : index
  br ^rows(%next_i : index)
^exit:
  return
}
