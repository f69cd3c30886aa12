// expected-error@+1 {{expected ','}}
func.func @f(%c: i1) { cf.assert %c }
// -----
// expected-error@+2 {{use of value '%c' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%c: i32) { cf.assert %c, "m" return }
// -----
// expected-error@+2 {{expects number of branch weights to match number of successors: 1 vs 2}}
func.func @f(%c: i1) { 
  cf.cond_br %c weights([1]), ^bb1, ^bb1
^bb1: 
  return
}
// -----
// expected-error@+2 {{branch weights cannot all be zero}}
func.func @f(%c: i1) { 
  cf.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1: 
  return
}
// -----
// expected-error@+2 {{expects number of branch weights to match number of successors: 3 vs 2}}
func.func @f(%c: i1) { 
  cf.cond_br %c weights([1, 0,3]), ^bb1, ^bb1
^bb1: 
  return
}
// -----
// expected-error@+2 {{custom op 'cf.cond_br' integer value too large}}
func.func @f(%c: i1) { 
  cf.cond_br %c weights([1, 99999999999]), ^bb1, ^bb1
^bb1: 
  return
}
// -----
// expected-error@+2 {{expected '['}}
func.func @f(%c: i1) { 
  cf.cond_br %c weights(1, 2), ^bb1, ^bb1
^bb1: 
  return
}
// -----
// expected-error@+2 {{branch has 1 operands for successor #0, but target block has 0}}
func.func @f(%c: i1) { 
  cf.cond_br %c, ^bb1(%c : i1), ^bb1
^bb1: 
  return
}
// -----
// expected-error@+2 {{type mismatch for bb argument #0 of successor #0}}
func.func @f(%c: i1) { 
  cf.br ^bb1(%c : i1)
^bb1(%x: i32): 
  return
}
// -----
// expected-error@+2 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
func.func @f(%c: i32) { 
  cf.switch %c : f32, [default: ^bb1]
^bb1: 
  return
}
// -----
// expected-error@+2 {{custom op 'cf.switch' expected integer value}}
func.func @f(%c: i32) { 
  cf.switch %c : i32, [default: ^bb1, ]
^bb1: 
  return
}
// -----
// expected-error@+2 {{custom op 'cf.switch' expected 'default'}}
func.func @f(%c: i32) { 
  cf.switch %c : i32, [1: ^bb1]
^bb1: 
  return
}
// -----
// expected-error@+2 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
func.func @f(%c: i32) { 
  "cf.switch"(%c)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: 
  return
}
// -----
// expected-error@+2 {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
func.func @f(%c: i32) { 
  "cf.switch"(%c)[^bb1, ^bb1] <{case_values = dense<[1,2]> : vector<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: 
  return
}
// -----
// expected-error@+2 {{'cf.switch' op number of case values (0) should match number of case destinations (1)}}
func.func @f(%c: i32) { 
  "cf.switch"(%c)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: 
  return
}
// -----
// expected-error@+2 {{'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'}}
func.func @f(%c: i32) { 
  "cf.switch"(%c)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: 
  return
}
// -----
func.func @f(%c: i32) { 
  "cf.switch"(%c)[^bb1, ^bb1] <{case_values = dense<1> : tensor<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: 
  return
}
// -----
// expected-error@+2 {{invalid properties {case_operand_segments = array<i32: 0>, case_values = 3 : i32, operandSegmentSizes = array<i32: 1, 0, 0>} for op cf.switch: Invalid attribute `case_values` in property conversion: 3 : i32}}
func.func @f(%c: i32) { 
  "cf.switch"(%c)[^bb1, ^bb1] <{case_values = 3 : i32, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: 
  return
}
// -----
// expected-error@+2 {{'cf.cond_br' op attribute 'branch_weights' failed to satisfy constraint: i32 dense array attribute}}
func.func @f(%c: i1) { 
  "cf.cond_br"(%c)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i64: 1, 2>} : (i1) -> ()
^bb1: 
  return
}
// -----
// expected-error@+2 {{invalid properties {branch_weights = 3 : i64, operandSegmentSizes = array<i32: 1, 0, 0>} for op cf.cond_br: Invalid attribute `branch_weights` in property conversion: 3 : i64}}
func.func @f(%c: i1) { 
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = 3}> : (i1) -> ()
^bb1: 
  return
}
// -----
// expected-error@+2 {{'cf.cond_br' op requires 2 successors but found 1}}
func.func @f(%c: i1) { 
  "cf.cond_br"(%c)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1: 
  return
}
// -----
// expected-error@+2 {{invalid properties {msg = 3 : i64} for op cf.assert: Invalid attribute `msg` in property conversion: 3 : i64}}
func.func @f(%c: i1) { 
  "cf.assert"(%c) <{msg = 3}> : (i1) -> ()
  return
}
// -----
// expected-error@+2 {{expected block name}}
func.func @f(%c: i1) { 
  cf.br
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%c: i1) { 
  cf.cond_br %c, ^bb1
^bb1:
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%c: i32) { 
  cf.switch %c : i32, [default: ^bb1, 3 ^bb1]
}
// -----
// expected-error@+2 {{custom op 'cf.switch' expected integer value}}
func.func @f(%c: i32) { 
  cf.switch %c : i32, [default: ^bb1, %c ]
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%c: i32) { 
  cf.switch %c : i32 [default: ^bb1, %c ]
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%c: i32) { 
  cf.switch %c , [default: ^bb1, %c ]
}
// -----
// expected-error@+2 {{expected ']'}}
func.func @f(%c: i1) { 
  cf.cond_br %c weights([1 2]), ^bb1, ^bb1
}
// -----
// expected-error@+2 {{expected ')'}}
func.func @f(%c: i1) { 
  cf.cond_br %c weights([1], ^bb1, ^bb1
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%c: i1) { 
  cf.cond_br %c wei([1], ^bb1, ^bb1
}
// -----
// expected-error@+2 {{expected attribute value}}
func.func @f(%c: i1) { 
  cf.assert %c, f
}
// -----
// expected-error@+2 {{expected block name}}
func.func @f(%c: i1) { 
  cf.br %c
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%c: i1) { 
  cf.br ^bb(%c)
}
// -----
// expected-error@+2 {{expected non-function type}}
func.func @f(%c: i1) { 
  cf.br ^bb(%c : )
}
// -----
// expected-error@+2 {{custom op 'cf.br' number of operands and types do not match: got 1 operands and 2 types}}
func.func @f(%c: i1) { 
  cf.br ^bb(%c : i32, i32)
}
// -----
// expected-error@+2 {{expected operation name in quotes}}
func.func @f(%c: i1) { 
  cf.assert %c, "x" :
}
// -----
// expected-error@+2 {{expected SSA operand}}
func.func @f(%c: i1) { 
  cf.assert c, "x" :
}
