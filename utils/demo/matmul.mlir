// A product of two matrices, as std wrote it in 2020: loops are branches.
func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0.0 : f32
  %m = dim %c, %c0 : memref<?x?xf32>
  %n = dim %c, %c1 : memref<?x?xf32>
  %depth = dim %a, %c1 : memref<?x?xf32>
  br ^rows(%c0 : index)
^rows(%i: index):
  %more_rows = cmpi "slt", %i, %m : index
  cond_br %more_rows, ^columns(%c0 : index), ^exit
^columns(%j: index):
  %more_columns = cmpi "slt", %j, %n : index
  cond_br %more_columns, ^sum(%c0, %zero : index, f32), ^next_row
^sum(%k: index, %sum: f32):
  %more = cmpi "slt", %k, %depth : index
  cond_br %more, ^add, ^next_column
^add:
  %x = load %a[%i, %k] : memref<?x?xf32>
  %y = load %b[%k, %j] : memref<?x?xf32>
  %product = mulf %x, %y : f32
  %next_sum = addf %sum, %product : f32
  %next_k = addi %k, %c1 : index
  br ^sum(%next_k, %next_sum : index, f32)
^next_column:
  store %sum, %c[%i, %j] : memref<?x?xf32>
  %next_j = addi %j, %c1 : index
  br ^columns(%next_j : index)
^next_row:
  %next_i = addi %i, %c1 : index
  br ^rows(%next_i : index)
^exit:
  return
}

func @main() -> f32 {
  %one = constant 1 : index
  %n = constant 8 : index
  %a = alloc(%n, %n) : memref<?x?xf32>
  %b = alloc(%n, %n) : memref<?x?xf32>
  %c = alloc(%n, %n) : memref<?x?xf32>
  call @matmul(%a, %b, %c) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  %corner = load %c[%one, %one] : memref<?x?xf32>
  dealloc %a : memref<?x?xf32>
  dealloc %b : memref<?x?xf32>
  dealloc %c : memref<?x?xf32>
  return %corner : f32
}
