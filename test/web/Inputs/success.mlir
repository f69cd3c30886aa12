// OPTIONS: -canonicalize -convert-scf-to-cf -cse
func.func @sum(%buf: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %x = arith.addi %n, %c0 : index
  %r = scf.for %i = %c0 to %x step %c1 iter_args(%acc = %zero) -> f32 {
    %v = memref.load %buf[%i] : memref<?xf32>
    %s = arith.addf %acc, %v : f32
    scf.yield %s : f32
  }
  return %r : f32
}
