// c += a * b
func @matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>)
    attributes {llvm.emit_c_interface} {
  %zero = constant 0 : index
  %one = constant 1 : index
  %rows = dim %a, %zero : memref<?x?xf64>
  %inner = dim %a, %one : memref<?x?xf64>
  %columns = dim %b, %one : memref<?x?xf64>
  br ^rows(%zero : index)
^rows(%i: index):
  %more_rows = cmpi "slt", %i, %rows : index
  cond_br %more_rows, ^columns(%zero : index), ^exit
^columns(%j: index):
  %more_columns = cmpi "slt", %j, %columns : index
  cond_br %more_columns, ^begin, ^next_row
^begin:
  %start = load %c[%i, %j] : memref<?x?xf64>
  br ^inner(%zero, %start : index, f64)
^inner(%k: index, %sum: f64):
  %more = cmpi "slt", %k, %inner : index
  cond_br %more, ^body, ^end
^body:
  %x = load %a[%i, %k] : memref<?x?xf64>
  %y = load %b[%k, %j] : memref<?x?xf64>
  %product = mulf %x, %y : f64
  %next_sum = addf %sum, %product : f64
  %next_k = addi %k, %one : index
  br ^inner(%next_k, %next_sum : index, f64)
^end:
  store %sum, %c[%i, %j] : memref<?x?xf64>
  %next_j = addi %j, %one : index
  br ^columns(%next_j : index)
^next_row:
  %next_i = addi %i, %one : index
  br ^rows(%next_i : index)
^exit:
  return
}
