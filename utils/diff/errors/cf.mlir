func.func @f(%c: i1) { cf.assert %c }
// -----
func.func @f(%c: i32) { cf.assert %c, "m" return }
// -----
func.func @f(%c: i1) { 
  cf.cond_br %c weights([1]), ^bb1, ^bb1
^bb1: 
  return
}
// -----
func.func @f(%c: i1) { 
  cf.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1: 
  return
}
// -----
func.func @f(%c: i1) { 
  cf.cond_br %c weights([1, 0,3]), ^bb1, ^bb1
^bb1: 
  return
}
// -----
func.func @f(%c: i1) { 
  cf.cond_br %c weights([1, 99999999999]), ^bb1, ^bb1
^bb1: 
  return
}
// -----
func.func @f(%c: i1) { 
  cf.cond_br %c weights(1, 2), ^bb1, ^bb1
^bb1: 
  return
}
// -----
func.func @f(%c: i1) { 
  cf.cond_br %c, ^bb1(%c : i1), ^bb1
^bb1: 
  return
}
// -----
func.func @f(%c: i1) { 
  cf.br ^bb1(%c : i1)
^bb1(%x: i32): 
  return
}
// -----
func.func @f(%c: i32) { 
  cf.switch %c : f32, [default: ^bb1]
^bb1: 
  return
}
// -----
func.func @f(%c: i32) { 
  cf.switch %c : i32, [default: ^bb1, ]
^bb1: 
  return
}
// -----
func.func @f(%c: i32) { 
  cf.switch %c : i32, [1: ^bb1]
^bb1: 
  return
}
// -----
func.func @f(%c: i32) { 
  "cf.switch"(%c)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: 
  return
}
// -----
func.func @f(%c: i32) { 
  "cf.switch"(%c)[^bb1, ^bb1] <{case_values = dense<[1,2]> : vector<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: 
  return
}
// -----
func.func @f(%c: i32) { 
  "cf.switch"(%c)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: 
  return
}
// -----
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
func.func @f(%c: i32) { 
  "cf.switch"(%c)[^bb1, ^bb1] <{case_values = 3 : i32, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: 
  return
}
// -----
func.func @f(%c: i1) { 
  "cf.cond_br"(%c)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i64: 1, 2>} : (i1) -> ()
^bb1: 
  return
}
// -----
func.func @f(%c: i1) { 
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = 3}> : (i1) -> ()
^bb1: 
  return
}
// -----
func.func @f(%c: i1) { 
  "cf.cond_br"(%c)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1: 
  return
}
// -----
func.func @f(%c: i1) { 
  "cf.assert"(%c) <{msg = 3}> : (i1) -> ()
  return
}
// -----
func.func @f(%c: i1) { 
  cf.br
}
// -----
func.func @f(%c: i1) { 
  cf.cond_br %c, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i32) { 
  cf.switch %c : i32, [default: ^bb1, 3 ^bb1]
}
// -----
func.func @f(%c: i32) { 
  cf.switch %c : i32, [default: ^bb1, %c ]
}
// -----
func.func @f(%c: i32) { 
  cf.switch %c : i32 [default: ^bb1, %c ]
}
// -----
func.func @f(%c: i32) { 
  cf.switch %c , [default: ^bb1, %c ]
}
// -----
func.func @f(%c: i1) { 
  cf.cond_br %c weights([1 2]), ^bb1, ^bb1
}
// -----
func.func @f(%c: i1) { 
  cf.cond_br %c weights([1], ^bb1, ^bb1
}
// -----
func.func @f(%c: i1) { 
  cf.cond_br %c wei([1], ^bb1, ^bb1
}
// -----
func.func @f(%c: i1) { 
  cf.assert %c, f
}
// -----
func.func @f(%c: i1) { 
  cf.br %c
}
// -----
func.func @f(%c: i1) { 
  cf.br ^bb(%c)
}
// -----
func.func @f(%c: i1) { 
  cf.br ^bb(%c : )
}
// -----
func.func @f(%c: i1) { 
  cf.br ^bb(%c : i32, i32)
}
// -----
func.func @f(%c: i1) { 
  cf.assert %c, "x" :
}
// -----
func.func @f(%c: i1) { 
  cf.assert c, "x" :
}
