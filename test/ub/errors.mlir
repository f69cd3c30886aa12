// RUN: mlopt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{custom op 'ub.poison' invalid kind of attribute specified}}
%0 = ub.poison <3 : i32> : i32

// -----

// expected-error@+1 {{'ub.poison' op attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance}}
%0 = "ub.poison"() {value = 3 : i32} : () -> i32

// -----

// expected-error@+1 {{unknown attribute `other` in dialect `ub`}}
%0 = ub.poison <#ub.other> : i32

// -----

func.func @unreachable_in_the_middle() {
  // expected-error@+1 {{'ub.unreachable' op must be the last operation in the parent block}}
  ub.unreachable
  return
}
