// The Ackermann function, and two functions that call each other.
func.func @ackermann(%m: i64, %n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %m_is_zero = arith.cmpi eq, %m, %zero : i64
  cf.cond_br %m_is_zero, ^next, ^go_on
^next:
  %n1 = arith.addi %n, %one : i64
  return %n1 : i64
^go_on:
  %m1 = arith.subi %m, %one : i64
  %n_is_zero = arith.cmpi eq, %n, %zero : i64
  %y = scf.if %n_is_zero -> i64 {
    scf.yield %one : i64
  } else {
    %n0 = arith.subi %n, %one : i64
    %x = func.call @ackermann(%m, %n0) : (i64, i64) -> i64
    scf.yield %x : i64
  }
  %result = call @ackermann(%m1, %y) : (i64, i64) -> i64
  return %result : i64
}

func.func @is_even(%n: i32) -> i1 {
  %false = arith.constant false
  %odd = call @is_odd(%n) : (i32) -> i1
  %even = arith.cmpi eq, %odd, %false : i1
  return %even : i1
}

func.func @is_odd(%n: i32) -> i1 {
  cf.switch %n : i32, [
    default: ^go_on,
    0: ^even,
    1: ^odd
  ]
^even:
  %false = arith.constant false
  return %false : i1
^odd:
  %true = arith.constant true
  return %true : i1
^go_on:
  %one = arith.constant 1 : i32
  %less = arith.subi %n, %one : i32
  %result = call @is_even(%less) : (i32) -> i1
  return %result : i1
}
