// RUN: mlopt %s -split-input-file -verify-diagnostics

func.func @too_few(%a: index) {
  // expected-error@+1 {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%a)
  return
}

// -----

func.func @too_few_generic(%a: index) {
  // expected-error@+1 {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.apply"(%a) <{map = affine_map<(d0)[s0] -> (d0)>}> : (index) -> index
  return
}

// -----

func.func @two_results(%a: index) {
  // expected-error@+1 {{'affine.apply' op mapping must produce one value}}
  %0 = "affine.apply"(%a) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index
  return
}

// -----

func.func @no_map(%a: index) {
  // expected-error@+1 {{custom op 'affine.apply' invalid kind of attribute specified}}
  %0 = affine.apply 3 (%a)
  return
}

// -----

func.func @no_index(%a: i32) {
  // expected-error@+1 {{'affine.apply' op operand #0 must be variadic of index, but got 'i32'}}
  %0 = "affine.apply"(%a) <{map = affine_map<(d0) -> (d0)>}> : (i32) -> i32
  return
}

// -----

func.func @min_too_few(%a: index) {
  // expected-error@+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + s0)>(%a)
  return
}

// -----

func.func @max_of_nothing(%a: index) {
  // expected-error@+1 {{'affine.max' op affine map expect at least one result}}
  %0 = affine.max affine_map<(d0) -> ()>(%a)
  return
}

// -----

func.func @no_value(%a: index) {
  // expected-error@+1 {{cannot name an operation with no results}}
  %0 = affine.apply affine_map<(d0) -> ()>(%a)
  return
}

// -----

func.func @only_behind_a_minus(%a: index) {
  // expected-error@+1 {{constant too large for index}}
  %0 = affine.apply affine_map<(d0) -> (9223372036854775808 - 9223372036854775808 + d0)>(%a)
  return
}
