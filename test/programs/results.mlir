// Calls with several results, one of them a memref.
func.func @divide(%x: i64, %y: i64) -> (i64, i64) {
  %quotient = arith.divsi %x, %y : i64
  %rest = arith.remsi %x, %y : i64
  return %quotient, %rest : i64, i64
}

func.func @stack(%x: f64, %n: i64) -> (memref<2xf64>, f64, i64) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %m = memref.alloc() : memref<2xf64>
  %y = arith.addf %x, %x : f64
  memref.store %x, %m[%zero] : memref<2xf64>
  memref.store %y, %m[%one] : memref<2xf64>
  return %m, %y, %n : memref<2xf64>, f64, i64
}

func.func @results(%x: i64, %y: i64) -> i64 {
  %one = arith.constant 1 : index
  %thousand = arith.constant 1000 : i64
  %half = arith.constant 0.5 : f64
  %parts:2 = call @divide(%x, %y) : (i64, i64) -> (i64, i64)
  %made:3 = call @stack(%half, %parts#0) : (f64, i64) -> (memref<2xf64>, f64, i64)
  %same = memref.load %made#0[%one] : memref<2xf64>
  memref.dealloc %made#0 : memref<2xf64>
  %sum = arith.addf %same, %made#1 : f64
  %two = arith.fptosi %sum : f64 to i64
  %high = arith.muli %made#2, %thousand : i64
  %low = arith.muli %parts#1, %two : i64
  %result = arith.addi %high, %low : i64
  return %result : i64
}
