// How often a byte stands in a string, up to the first NUL.
func.func @count(%text: memref<?xi8>, %byte: i8) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i64
  %nul = arith.constant 0 : i8
  %end:2 = scf.while (%i = %zero, %found = %none) : (index, i64) -> (index, i64) {
    %x = memref.load %text[%i] : memref<?xi8>
    %inside = arith.cmpi ne, %x, %nul : i8
    scf.condition(%inside) %i, %found : index, i64
  } do {
  ^bb0(%i: index, %found: i64):
    %x = memref.load %text[%i] : memref<?xi8>
    %same = arith.cmpi eq, %x, %byte : i8
    %more = arith.extui %same : i1 to i64
    %next = arith.addi %found, %more : i64
    %next_i = arith.addi %i, %one : index
    scf.yield %next_i, %next : index, i64
  }
  return %end#1 : i64
}
