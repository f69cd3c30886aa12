func.func @"</script><b>"(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %a, %c {note = "</script><b>"} : i32 loc("</script><b>")
  return %0 : i32
}
