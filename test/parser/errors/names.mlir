// RUN: mlopt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{use of undeclared SSA value name}}
"a.b"(%x) : (i32) -> ()

// -----

// expected-note@+1 {{prior use here}}
%x = "a.b"() : () -> i32
// expected-error@+1 {{use of value '%x' expects different type than prior uses: 'f32' vs 'i32'}}
"a.b"(%x) : (f32) -> ()

// -----

// expected-note@+1 {{previously used here with type 'f32'}}
"a.b"(%x) : (f32) -> ()
// expected-error@+1 {{definition of SSA value '%x#0' has type 'i32'}}
%x = "a.b"() : () -> i32

// -----

// expected-note@+1 {{previously defined here}}
%x = "a.b"() : () -> i32
// expected-error@+1 {{redefinition of SSA value '%x'}}
%x = "a.b"() : () -> i32

// -----

%x = "a.b"() : () -> i32
// expected-error@+1 {{reference to invalid result number}}
"a.b"(%x#1) : (i32) -> ()

// -----

// expected-error@+1 {{cannot name an operation with no results}}
%x = "a.b"() : () -> ()

// -----

// expected-error@+1 {{operation defines 2 results but was provided 3 to bind}}
%x:3 = "a.b"() : () -> (i32, i32)

// -----

"a.b"() ({
  // expected-error@+1 {{reference to an undefined block}}
  "a.c"()[^bb] : () -> ()
}) : () -> ()

// -----

"a.b"() ({
^bb:
  "a.c"() : () -> ()
// expected-error@+1 {{redefinition of block '^bb'}}
^bb:
  "a.c"() : () -> ()
}) : () -> ()

// -----

// A name of outside is not free inside, of an isolated operation neither.
// expected-note@+1 {{previously defined here}}
%x = "a.b"() : () -> i32
module {
  // expected-error@+1 {{redefinition of SSA value '%x'}}
  %x = "a.b"() : () -> i32
}

// -----

// expected-error@+1 {{operation location alias was never defined}}
"a.b"() : () -> () loc(#x)

// -----

// expected-error@+1 {{undefined symbol alias id 'x'}}
"a.b"() {a = #x} : () -> ()

// -----

// expected-note@+2 {{previously referenced here}}
// expected-error@+1 {{region entry argument '%a' is already in use}}
func.func @f(%a: i32, %b: i32, %a: i32) { return }

// -----

// expected-note@+2 {{previously referenced here}}
// expected-error@+1 {{region entry argument '%a' is already in use}}
func @f(%a: i32, %a: i32) { return }

// -----

// A name that stands for a value to come is in use, too.
// expected-note@+1 {{previously referenced here}}
"a.b"(%a) : (i32) -> ()
// expected-error@+1 {{region entry argument '%a' is already in use}}
func.func @f(%a: i32) { return }

// -----

func.func @f(%a: index) {
  // expected-note@+1 {{previously referenced here}}
  "a.b"(%i) : (index) -> ()
  // expected-error@+1 {{region entry argument '%i' is already in use}}
  scf.for %i = %a to %a step %a {
  }
  return
}

// -----

// Another part of the same name is not.
// expected-error@+1 {{use of undeclared SSA value name}}
"a.b"(%a#1) : (i32) -> ()
func.func @f(%a: i32) { return }
