// C calls this, and this calls C, both with descriptors.
func private @apply(memref<?xf64>, i64) -> f64 attributes {llvm.emit_c_interface}
func private @plain(f64) -> f64

func @twice(%m: memref<?xf64>, %n: i64) -> f64 attributes {llvm.emit_c_interface} {
  %one = constant 1 : i64
  %next = addi %n, %one : i64
  %x = call @apply(%m, %n) : (memref<?xf64>, i64) -> f64
  %y = call @apply(%m, %next) : (memref<?xf64>, i64) -> f64
  %z = call @plain(%y) : (f64) -> f64
  %sum = addf %x, %z : f64
  return %sum : f64
}
