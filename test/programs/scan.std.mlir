// How often a byte stands in a string, up to the first NUL.
func @count(%text: memref<?xi8>, %byte: i8) -> i64 attributes {llvm.emit_c_interface} {
  %zero = constant 0 : index
  %one = constant 1 : index
  %none = constant 0 : i64
  %nul = constant 0 : i8
  br ^loop(%zero, %none : index, i64)
^loop(%i: index, %found: i64):
  %x = load %text[%i] : memref<?xi8>
  %at_end = cmpi "eq", %x, %nul : i8
  cond_br %at_end, ^exit, ^body
^body:
  %same = cmpi "eq", %x, %byte : i8
  %more = zexti %same : i1 to i64
  %next = addi %found, %more : i64
  %next_i = addi %i, %one : index
  br ^loop(%next_i, %next : index, i64)
^exit:
  return %found : i64
}
