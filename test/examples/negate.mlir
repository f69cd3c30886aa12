func.func @twice(%x: i32) -> i32 {
  %0 = my.neg %x : i32
  %1 = my.neg %0 : i32
  return %1 : i32
}
