// The Ackermann function, and two functions that call each other.
func @ackermann(%m: i64, %n: i64) -> i64 {
  %zero = constant 0 : i64
  %one = constant 1 : i64
  %m_is_zero = cmpi "eq", %m, %zero : i64
  cond_br %m_is_zero, ^next, ^go_on
^next:
  %n1 = addi %n, %one : i64
  return %n1 : i64
^go_on:
  %m1 = subi %m, %one : i64
  %n_is_zero = cmpi "eq", %n, %zero : i64
  cond_br %n_is_zero, ^tail(%one : i64), ^inner
^inner:
  %n0 = subi %n, %one : i64
  %x = call @ackermann(%m, %n0) : (i64, i64) -> i64
  br ^tail(%x : i64)
^tail(%y: i64):
  %result = call @ackermann(%m1, %y) : (i64, i64) -> i64
  return %result : i64
}

func @is_even(%n: i32) -> i1 {
  %zero = constant 0 : i32
  %one = constant 1 : i32
  %true = constant 1 : i1
  %at_end = cmpi "eq", %n, %zero : i32
  cond_br %at_end, ^exit(%true : i1), ^go_on
^go_on:
  %less = subi %n, %one : i32
  %odd = call @is_odd(%less) : (i32) -> i1
  br ^exit(%odd : i1)
^exit(%result: i1):
  return %result : i1
}

func @is_odd(%n: i32) -> i1 {
  %zero = constant 0 : i32
  %one = constant 1 : i32
  %false = constant 0 : i1
  %at_end = cmpi "eq", %n, %zero : i32
  cond_br %at_end, ^exit(%false : i1), ^go_on
^go_on:
  %less = subi %n, %one : i32
  %even = call @is_even(%less) : (i32) -> i1
  br ^exit(%even : i1)
^exit(%result: i1):
  return %result : i1
}
