func.func @f(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = arith.addi %a, %zero : i32
  return %0 : i32
}
func.func @g(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = arith.muli %a, %zero : i32
  return %0 : i32
}
