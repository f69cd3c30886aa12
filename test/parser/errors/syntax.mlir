// RUN: mlopt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{expected operation name in quotes}}
}

// -----

// expected-error@+1 {{expected ')' to end operand list}}
"a.b"(%0 %1) : () -> ()

// -----

// expected-error@+1 {{expected ':' followed by operation type}}
"a.b"() i32

// -----

// expected-error@+1 {{expected function type}}
"a.b"() : i32

// -----

// expected-error@+1 {{expected attribute value}}
"a.b"() {a = } : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"a.b"() {a b} : () -> ()

// -----

// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
"a.b"() {a = 1, a = 2} : () -> ()

// -----

// expected-error@+1 {{expected '"' in string literal}}
"a.b

// -----

// expected-error@+1 {{unknown escape in string literal}}
"a.b"() {a = "\q"} : () -> ()

// -----

// expected-error@+1 {{unexpected character}}
"a.b"() {a = $} : () -> ()

// -----

// expected-error@+1 {{unbalanced '[' character in pretty dialect name}}
"a.b"() {a = !d.t<[)>} : () -> ()

// -----

// No dialect is behind the operation.
// expected-error@+1 {{expected ':' followed by operation type}}
"x.a"() {a = 1 : i32}->: () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() {x = (3 : i64} : () -> ()

// -----

"a.b"() ({
  func.func @f() { return }
// expected-error@+1 {{expected ')' to end region list}}
} : () -> ()

// -----

// expected-error@+1 {{expected ')' to end region list}}
"a.b"() ({} : () -> ()
