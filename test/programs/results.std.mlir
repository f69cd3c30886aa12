// Calls with several results, one of them a memref.
func @divide(%x: i64, %y: i64) -> (i64, i64) {
  %quotient = divi_signed %x, %y : i64
  %rest = remi_signed %x, %y : i64
  return %quotient, %rest : i64, i64
}

func @stack(%x: f64, %n: i64) -> (memref<2xf64>, f64, i64) {
  %zero = constant 0 : index
  %one = constant 1 : index
  %m = alloc() : memref<2xf64>
  %y = addf %x, %x : f64
  store %x, %m[%zero] : memref<2xf64>
  store %y, %m[%one] : memref<2xf64>
  return %m, %y, %n : memref<2xf64>, f64, i64
}

func @results(%x: i64, %y: i64) -> i64 {
  %one = constant 1 : index
  %thousand = constant 1000 : i64
  %half = constant 0.5 : f64
  %parts:2 = call @divide(%x, %y) : (i64, i64) -> (i64, i64)
  %made:3 = call @stack(%half, %parts#0) : (f64, i64) -> (memref<2xf64>, f64, i64)
  %same = load %made#0[%one] : memref<2xf64>
  dealloc %made#0 : memref<2xf64>
  %sum = addf %same, %made#1 : f64
  %two = fptosi %sum : f64 to i64
  %high = muli %made#2, %thousand : i64
  %low = muli %parts#1, %two : i64
  %result = addi %high, %low : i64
  return %result : i64
}
