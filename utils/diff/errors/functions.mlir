// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @f(i32) {
  return
}
// -----
// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(%a: i32)
// -----
// expected-error@+2 {{'func.return' op has 0 operands, but enclosing function (@f) returns 1}}
func.func @f() -> i32 {
  return
}
// -----
// expected-error@+2 {{'func.call' op incorrect number of results for callee}}
func.func @f() {
  %0 = func.call @f() : () -> i32
  return
}
// -----
// expected-error@+2 {{'func.call' op 'nope' does not reference a valid function}}
func.func @f() {
  func.call @nope() : () -> ()
  return
}
// -----
// expected-error@+2 {{'func.call' op incorrect number of operands for callee}}
func.func @f(%a: i32) {
  func.call @f() : () -> ()
  return
}
// -----
// expected-error@+2 {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
func.func @f(%a: i32) -> i64 {
  return %a : i32
}
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i32) -> i64 {
  return %a : i64
}
// -----
// expected-error@+3 {{redefinition of symbol named 'f'}}
// expected-note@+1 {{see existing symbol definition here}}
func.func private @f()
func.func private @f()
// -----
// expected-error@+2 {{'func.return' op must be the last operation in the parent block}}
func.func @f() {
  "func.return"() : () -> ()
  "func.return"() : () -> ()
}
// -----
// expected-error@+1 {{'func.func' op entry block must have 0 arguments to match function signature}}
func.func @f() {
^bb0(%a: i32):
  return
}
// -----
// expected-error@+1 {{custom op 'func.func' expected non-empty function body}}
func.func @f() {
}
// -----
// expected-error@+2 {{'func.constant' op reference to undefined function 'nope'}}
func.func private @f() {
  %0 = func.constant @nope : () -> ()
  return
}
// -----
// expected-error@+1 {{custom op 'func.func' expected SSA identifier}}
func.func @f(%a: i32, i32) {
  return
}
// -----
// expected-error@+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func @f(i32, %a: i32)
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f(...)
// -----
// expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func f()
// -----
// expected-error@+1 {{expected non-function type}}
func.func @f() -> {
// -----
// expected-error@+1 {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_name = "g"} {
  return
}
// -----
// expected-error@+1 {{'func.func' op arguments may only have dialect attributes}}
func.func @f(%a: i32 {x}) {
  return
}
// -----
// expected-error@+1 {{'func.func' op requires attribute 'function_type'}}
"func.func"() ({}) : () -> ()
// -----
// expected-error@+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() ({}) {sym_name = "f", function_type = i32} : () -> ()
// -----
// expected-error@+1 {{'func.func' op entry block must have 0 arguments to match function signature}}
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
// expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
"func.return"() : () -> ()
// -----
// expected-error@+3 {{use of value '%c' expects different type than prior uses: '() -> ()' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%c: i32) {
  func.call_indirect %c() : () -> ()
  return
}
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"x.y"() : () -> ()
// -----
// expected-error@+2 {{Dialect `x' not found for custom op 'x.y' }}
func.func @f() {
  x.y
}
// -----
// expected-error@+2 {{unregistered operation 'func.nope' found in dialect ('func') that does not allow unknown operations}}
func.func @f() {
  "func.nope"() : () -> ()
}
// -----
// expected-error@+2 {{'func.call' op attribute 'callee' failed to satisfy constraint: flat symbol reference attribute}}
func.func @f() {
  "func.call"() {callee = 1 : i32} : () -> ()
}
// -----
// expected-error@+2 {{'func.call' op requires attribute 'callee'}}
func.func @f() {
  "func.call"() : () -> ()
}
// -----
// expected-error@+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({ ^bb0: "builtin.module"() ({}) : () -> () ^bb1: "builtin.module"() ({}) : () -> () }) : () -> ()
// -----
// expected-error@+1 {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()
// -----
// expected-error@+3 {{custom op 'x' is unknown (tried 'builtin.x' as well)}}
builtin.module @a {
  func.func @b() { return }
} loc(unknown) x
// -----
%0 = builtin.unrealized_conversion_cast to i32
