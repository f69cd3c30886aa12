// OPTIONS: -convert-scf-to-cf -convert-to-llvm -convert-func-to-llvm
func.func private @sink(tensor<4xf32>, i32) -> i32
func.func @run(%n: index, %t: tensor<4xf32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> i32 {
    %s = func.call @sink(%t, %a) : (tensor<4xf32>, i32) -> i32
    %d = arith.addi %s, %a : i32
    scf.yield %d : i32
  }
  return %r : i32
}
