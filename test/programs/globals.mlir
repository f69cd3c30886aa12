// A table and a counter that are globals of the module.
memref.global "private" constant @primes : memref<2x3xi64> = dense<[[2, 3, 5], [7, 11, 13]]>
memref.global "private" @calls : memref<i64> = dense<0>

func.func @prime(%i: index, %j: index) -> i64 {
  %one = arith.constant 1 : i64
  %calls = memref.get_global @calls : memref<i64>
  %before = memref.load %calls[] : memref<i64>
  %after = arith.addi %before, %one : i64
  memref.store %after, %calls[] : memref<i64>
  %primes = memref.get_global @primes : memref<2x3xi64>
  %prime = memref.load %primes[%i, %j] : memref<2x3xi64>
  return %prime : i64
}

func.func @num_calls() -> i64 {
  %calls = memref.get_global @calls : memref<i64>
  %result = memref.load %calls[] : memref<i64>
  return %result : i64
}
