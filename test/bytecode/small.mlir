// The file that errors.test damages.
// RUN: mlopt -emit-bytecode < %s | cmp - %S/Inputs/small.bc
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
