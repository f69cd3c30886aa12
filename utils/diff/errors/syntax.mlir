// expected-error@+3 {{expected non-function type}}
// expected-note@+2 {{'(' opened here}}
// allow-unregistered
func.func @f(
// -----
// expected-error@+2 {{expected operation name in quotes}}
// expected-note@+1 {{'{' opened here}}
func.func @f() {
// -----
// expected-error@+2 {{expected ')' to end operand list}}
// expected-note@+1 {{'(' opened here}}
"x"(
// -----
// expected-error@+2 {{expected '->' in function type}}
// expected-note@+1 {{'(' opened here}}
"x"() : ()
// -----
// expected-error@+2 {{expected non-function type}}
// expected-note@+1 {{'(' opened here}}
"x"() : () -> (
// -----
// expected-error@+1 {{cannot name an operation with no results}}
%0 = "x"() : () -> ()
// -----
// expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
%0, %1 = "x"() : () -> i32
// -----
// expected-error@+1 {{operation defines 2 results but was provided 3 to bind}}
%0:3 = "x"() : () -> (i32, i32)
// -----
// expected-error@+1 {{expected named operation to have at least 1 result}}
%0:0 = "x"() : () -> i32
// -----
// expected-error@+1 {{use of undeclared SSA value name}}
"x"(%0) : (i32) -> ()
// -----
// expected-error@+3 {{redefinition of SSA value '%0'}}
// expected-note@+1 {{previously defined here}}
%0 = "x"() : () -> i32
%0 = "x"() : () -> i32
// -----
// expected-error@+3 {{use of value '%0' expects different type than prior uses: 'i64' vs 'i32'}}
// expected-note@+1 {{prior use here}}
%0 = "x"() : () -> i32
"y"(%0) : (i64) -> ()
// -----
// expected-error@+2 {{expected 1 operand type  but had 0}}
%0 = "x"() : () -> i32
"y"(%0) : () -> ()
// -----
// expected-error@+2 {{reference to invalid result number}}
%0 = "x"() : () -> i32
"y"(%0#1) : (i32) -> ()
// -----
// expected-error@+1 {{redefinition of block '^bb0'}}
"x"() ({ ^bb0: "t"() : () -> () ^bb0: "t"() : () -> () }) : () -> ()
// -----
// expected-error@+1 {{reference to an undefined block}}
"x"() ({ "br"()[^bb1] : () -> () }) : () -> ()
// -----
// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
"x"() {a = 1, a = 2} : () -> ()
// -----
// expected-error@+1 {{expected attribute value}}
"x"() {a = } : () -> ()
// -----
// expected-error@+1 {{expected attribute name}}
"x"() {= 1} : () -> ()
// -----
// expected-error@+1 {{expected ',' or ']'}}
"x"() {a = [1, 2} : () -> ()
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"x"() {a 1} : () -> ()
// -----
// expected-error@+1 {{expected function type}}
"x"() : i32
// -----
// expected-error@+1 {{expected '(' to start operand list}}
"x" : () -> ()
// -----
// expected-error@+1 {{custom op 'x' is unknown (tried 'builtin.x' as well)}}
x
// -----
// expected-error@+1 {{Dialect `foo' not found for custom op 'foo.bar' }}
foo.bar
// -----
// expected-error@+1 {{expected '=' after SSA name}}
%x
// -----
// expected-error@+1 {{expected operation name in quotes}}
^bb0:
// -----
// expected-error@+1 {{expected operation name in quotes}}
}
// -----
// expected-error@+1 {{expected operation name in quotes}}
)
// -----
// expected-error@+1 {{unexpected character}}
"x"() : () -> () "y"() : () -> () $
// -----
// expected-error@+2 {{expected location instance}}
// expected-note@+1 {{'(' opened here}}
"x"() : () -> () loc(
// -----
"x"() : () -> () loc("a":1)
// -----
// expected-error@+1 {{expected location instance}}
"x"() : () -> () loc(foo)
// -----
// expected-error@+1 {{operation location alias was never defined}}
"x"() : () -> () loc(#nope)
// -----
// expected-error@+1 {{expected '"' in string literal}}
"unterminated
// -----
// expected-error@+1 {{unknown escape in string literal}}
"bad escape \q"() : () -> ()
// -----
// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
"x"() {a = @} : () -> ()
// -----
// expected-error@+2 {{expected operation name in quotes}}
// expected-note@+1 {{'{' opened here}}
module {
// -----
// expected-error@+1 {{expected '{' to begin a region}}
module @a @b {}
// -----
// expected-error@+2 {{expected attribute name}}
// expected-note@+1 {{'{' opened here}}
module attributes {
// -----
// expected-error@+1 {{expected '{' to begin a region}}
module attributes {} 5
// -----
// expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
"x"() ({ func.return }) : () -> ()
// -----
// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
"x"() <{a = 1, a = 2}> : () -> ()
// -----
// expected-error@+2 {{expected non-function type}}
// expected-note@+1 {{'(' opened here}}
"x"() <{a}> {a} : (
// -----
// expected-error@+1 {{expected ':' and type for SSA operand}}
"x"() ({ ^bb0(%a): }) : () -> ()
// -----
// expected-error@+2 {{redefinition of SSA value '%a'}}
// expected-note@+1 {{previously defined here}}
"x"() ({ ^bb0(%a: i32, %a: i32): "t"() : () -> () }) : () -> ()
