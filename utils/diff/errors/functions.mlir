func.func @f(i32) {
  return
}
// -----
func.func @f(%a: i32)
// -----
func.func @f() -> i32 {
  return
}
// -----
func.func @f() {
  %0 = func.call @f() : () -> i32
  return
}
// -----
func.func @f() {
  func.call @nope() : () -> ()
  return
}
// -----
func.func @f(%a: i32) {
  func.call @f() : () -> ()
  return
}
// -----
func.func @f(%a: i32) -> i64 {
  return %a : i32
}
// -----
func.func @f(%a: i32) -> i64 {
  return %a : i64
}
// -----
func.func private @f()
func.func private @f()
// -----
func.func @f() {
  "func.return"() : () -> ()
  "func.return"() : () -> ()
}
// -----
func.func @f() {
^bb0(%a: i32):
  return
}
// -----
func.func @f() {
}
// -----
func.func private @f() {
  %0 = func.constant @nope : () -> ()
  return
}
// -----
func.func @f(%a: i32, i32) {
  return
}
// -----
func.func @f(i32, %a: i32)
// -----
func.func private @f(...)
// -----
func.func f()
// -----
func.func @f() -> {
// -----
func.func @f() attributes {sym_name = "g"} {
  return
}
// -----
func.func @f(%a: i32 {x}) {
  return
}
// -----
"func.func"() ({}) : () -> ()
// -----
"func.func"() ({}) {sym_name = "f", function_type = i32} : () -> ()
// -----
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.return"() : () -> ()
// -----
func.func @f(%c: i32) {
  func.call_indirect %c() : () -> ()
  return
}
// -----
"x.y"() : () -> ()
// -----
func.func @f() {
  x.y
}
// -----
func.func @f() {
  "func.nope"() : () -> ()
}
// -----
func.func @f() {
  "func.call"() {callee = 1 : i32} : () -> ()
}
// -----
func.func @f() {
  "func.call"() : () -> ()
}
// -----
"builtin.module"() ({ ^bb0: "builtin.module"() ({}) : () -> () ^bb1: "builtin.module"() ({}) : () -> () }) : () -> ()
// -----
"builtin.module"() : () -> ()
// -----
builtin.module @a {
  func.func @b() { return }
} loc(unknown) x
// -----
%0 = builtin.unrealized_conversion_cast to i32
