// OPTIONS: -convert-std-to-llvm
func @keep(%a: i32) -> i32 {
  return %a : i32
}
func @"<script>alert(1)</script>"(%t: tensor<4xf32>) {
  return
}
