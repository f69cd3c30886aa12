// RUN: mlopt %s -split-input-file -verify-diagnostics
// Loops and regions in the generic form, in which all can be wrong.

// expected-error@+1 {{'scf.parallel' op constant step operand must be positive}}
func.func @f(%a: index, %x: i32) { %s = arith.constant 0 : index scf.parallel (%i) = (%a) to (%a) step (%s) { scf.reduce } return }

// -----

// expected-error@+1 {{'scf.parallel' op constant step operand must be positive}}
func.func @f(%a: index, %x: i32) { %s = arith.constant -1 : index scf.parallel (%i) = (%a) to (%a) step (%s) { scf.reduce } return }

// -----

// expected-error@+1 {{'scf.parallel' op expects number of results: 0 to be the same as number of initial values: 1}}
func.func @f(%a: index, %x: i32) { "scf.parallel"(%a, %a, %a, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%i: index): scf.reduce }) : (index, index, index, i32) -> () return }

// -----

// expected-error@+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
func.func @f(%a: index, %x: i32) { %0 = "scf.parallel"(%a, %a, %a, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%i: index): scf.reduce }) : (index, index, index, i32) -> i32 return }

// -----

// expected-error@+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: 'i32'}}
func.func @f(%a: index, %x: i32) { %0 = "scf.parallel"(%a, %a, %a, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%i: index): scf.reduce(%a : index) { ^bb0(%l: index, %r: index): scf.reduce.return %l : index } }) : (index, index, index, i32) -> i32 return }

// -----

// expected-error@+1 {{'scf.parallel' op expects arguments for the induction variable to be of index type}}
func.func @f(%a: index, %x: i32) { "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%i: i32): scf.reduce }) : (index, index, index) -> () return }

// -----

// expected-error@+1 {{'scf.parallel' op expects the same number of induction variables: 2 as bound and step values: 1}}
func.func @f(%a: index, %x: i32) { "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%i: index, %j: index): scf.reduce }) : (index, index, index) -> () return }

// -----

// expected-error@+2 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
// expected-note@+1 {{terminator here}}
func.func @f(%a: index, %x: i32) { "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%i: index): "scf.yield"() : () -> () }) : (index, index, index) -> () return }

// -----

// expected-error@+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
func.func @f(%a: index, %x: i32) { "scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({ ^bb0: scf.reduce }) : () -> () return }

// -----

// expected-error@+1 {{'scf.reduce' op region #0 ('reductions') failed to verify constraint: region with 1 blocks}}
func.func @f(%a: index, %x: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> i32 { "scf.reduce"(%x) ({}) : (i32) -> () } return }

// -----

// expected-error@+1 {{empty block: expect at least a terminator}}
func.func @f(%a: index, %x: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> i32 { "scf.reduce"(%x) ({^bb0(%l: i32, %r: i32):}) : (i32) -> () } return }

// -----

// expected-error@+1 {{'scf.reduce' op expected two block arguments with type 'i32' in the 0-th reduction region}}
func.func @f(%a: index, %x: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> i32 { "scf.reduce"(%x) ({^bb0(%l: i32): scf.reduce.return %l : i32}) : (i32) -> () } return }

// -----

// expected-error@+1 {{'scf.reduce' op expected two block arguments with type 'i32' in the 0-th reduction region}}
func.func @f(%a: index, %x: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> i32 { "scf.reduce"(%x) ({^bb0(%l: i32, %r: i64): scf.reduce.return %l : i32}) : (i32) -> () } return }

// -----

// expected-error@+1 {{'scf.reduce.return' op must have type 'i32' (the type of the reduction inputs)}}
func.func @f(%a: index, %x: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> i32 { "scf.reduce"(%x) ({^bb0(%l: i32, %r: i32): scf.reduce.return %a : index}) : (i32) -> () } return }

// -----

// expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
func.func @f(%a: index, %x: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> i32 { "scf.reduce"(%x) ({^bb0(%l: i32, %r: i32): scf.yield %l : i32}) : (i32) -> () } return }

// -----

// expected-error@+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
func.func @f(%a: index, %x: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> i32 { "scf.reduce"(%x) : (i32) -> () } return }

// -----

// expected-error@+1 {{'scf.reduce' op expects number of reduction regions: 1 to be the same as number of reduction operands: 0}}
func.func @f(%a: index, %x: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> i32 { "scf.reduce"() ({^bb0(%l: i32, %r: i32): scf.reduce.return %l : i32}) : () -> () } return }

// -----

// expected-error@+1 {{expected 1 dynamic lower bound values}}
func.func @f(%a: index, %t: tensor<4xf32>) { "scf.forall"(%a, %a) <{operandSegmentSizes = array<i32: 2, 0, 0, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({ ^bb0(%i: index): scf.forall.in_parallel {} }) : (index, index) -> () return }

// -----

// expected-error@+1 {{expected 1 step values, got 2}}
func.func @f(%a: index, %t: tensor<4xf32>) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 4>}> ({ ^bb0(%i: index): scf.forall.in_parallel {} }) : () -> () return }

// -----

// expected-error@+1 {{'scf.forall' op region expects 2 arguments}}
func.func @f(%a: index, %t: tensor<4xf32>) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({ ^bb0(%i: index): scf.forall.in_parallel {} }) : () -> () return }

// -----

// expected-error@+1 {{'scf.forall' op region expects 1 arguments}}
func.func @f(%a: index, %t: tensor<4xf32>) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({ ^bb0(%i: index, %j: index): scf.forall.in_parallel {} }) : () -> () return }

// -----

// expected-error@+1 {{'scf.forall' op expects 0-th block argument to be an index}}
func.func @f(%a: index, %t: tensor<4xf32>) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({ ^bb0(%i: i32): scf.forall.in_parallel {} }) : () -> () return }

// -----

// expected-error@+1 {{'scf.forall' op type mismatch between 0-th output and corresponding block argument}}
func.func @f(%a: index, %t: tensor<4xf32>) { %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({ ^bb0(%i: index, %o: tensor<5xf32>): scf.forall.in_parallel {} }) : (tensor<4xf32>) -> tensor<4xf32> return }

// -----

// expected-error@+1 {{'scf.forall' op produces 0 results, but has only 1 outputs}}
func.func @f(%a: index, %t: tensor<4xf32>) { "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({ ^bb0(%i: index, %o: tensor<4xf32>): scf.forall.in_parallel {} }) : (tensor<4xf32>) -> () return }

// -----

// expected-error@+1 {{'scf.forall' op expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
func.func @f(%a: index, %t: tensor<4xf32>) { %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({ ^bb0(%i: index, %o: tensor<4xf32>): scf.forall.in_parallel {} }) : (tensor<4xf32>) -> tensor<5xf32> return }

// -----

// expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
func.func @f(%a: index, %t: tensor<4xf32>) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({ ^bb0(%i: index): scf.yield }) : () -> () return }

// -----

// expected-error@+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
func.func @f(%a: index, %t: tensor<4xf32>) { scf.forall (%i) in (4) { } {mapping = [1, 2]} return }

// -----

// expected-error@+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i1, %x: i32) { "scf.if"(%c) ({ scf.yield %x : i32 }, {}) : (i1) -> () return }

// -----

// expected-error@+1 {{'scf.if' op must have an else block if defining values}}
func.func @f(%c: i1, %x: i32) { %0 = "scf.if"(%c) ({ scf.yield %x : i32 }, {}) : (i1) -> i32 return }

// -----

// expected-error@+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i1, %x: i32) { %0 = "scf.if"(%c) ({ scf.yield }, { scf.yield %x : i32 }) : (i1) -> i32 return }

// -----

// expected-error@+1 {{'scf.if' op region #0 should have no arguments}}
func.func @f(%c: i1, %x: i32) { "scf.if"(%c) ({ ^bb0(%a: i32): scf.yield }, { }) : (i1) -> () return }

// -----

// expected-error@+1 {{'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615}}
func.func @f(%c: index, %x: i32) { "scf.for"(%c, %c, %c) ({ ^bb0: scf.yield }) : (index, index, index) -> () return }

// -----

// expected-error@+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
func.func @f(%c: index, %x: i32) { "scf.for"(%c, %c, %c) ({ ^bb0(%i: i32): scf.yield }) : (index, index, index) -> () return }

// -----

// expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
func.func @f(%c: index, %x: i32) { "scf.for"(%c, %c, %c, %x) ({ ^bb0(%i: index, %a: i32): scf.yield %a : i32 }) : (index, index, index, i32) -> () return }

// -----

// expected-error@+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'i64'}}
func.func @f(%c: index, %x: i32) { %0 = "scf.for"(%c, %c, %c, %x) ({ ^bb0(%i: index, %a: i64): scf.yield %x : i32 }) : (index, index, index, i32) -> i32 return }

// -----

// expected-error@+2 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: index, %x: i32) { %0 = "scf.for"(%c, %c, %c, %x) ({ ^bb0(%i: index, %a: i32): scf.yield }) : (index, index, index, i32) -> i32 return }

// -----

// expected-error@+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
func.func @f(%c: f32, %x: i32) { "scf.for"(%c, %c, %c) ({ ^bb0(%i: f32): scf.yield }) : (f32, f32, f32) -> () return }

// -----

// expected-error@+2 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
// expected-note@+1 {{terminator here}}
func.func @f(%c: i1, %x: i32) { "scf.while"(%x) ({ ^bb0(%a: i32): scf.yield }, { ^bb0(%a: i32): scf.yield %a : i32 }) : (i32) -> i32 return }

// -----

// expected-error@+2 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i1, %x: i32) { %0 = "scf.while"(%x) ({ ^bb0(%a: i32): scf.condition(%c) %a : i32 }, { ^bb0(%a: i32): scf.yield }) : (i32) -> i32 return }

// -----

// expected-error@+2 {{'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i1, %x: i32) { %0 = "scf.while"(%x) ({ ^bb0(%a: i32): scf.condition(%c) }, { ^bb0(%a: i32): scf.yield %a : i32 }) : (i32) -> i32 return }

// -----

// expected-error@+2 {{'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'i32' should match successor input type #0 'i64'}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i1, %x: i32) { %0 = "scf.while"(%x) ({ ^bb0(%a: i64): scf.condition(%c) %x : i32 }, { ^bb0(%a: i32): scf.yield %a : i32 }) : (i32) -> i32 return }

// -----

// expected-error@+1 {{'scf.index_switch' op has duplicate case value: 1}}
func.func @f(%c: index, %x: i32) { %0 = "scf.index_switch"(%c) <{cases = array<i64: 1, 1>}> ({ scf.yield %x : i32 }, { scf.yield %x : i32 }, { scf.yield %x : i32 }) : (index) -> i32 return }

// -----

// expected-error@+1 {{'scf.index_switch' op has 2 case regions but 1 case values}}
func.func @f(%c: index, %x: i32) { %0 = "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({ scf.yield %x : i32 }, { scf.yield %x : i32 }, { scf.yield %x : i32 }) : (index) -> i32 return }

// -----

// expected-error@+2 {{'scf.index_switch' op expected each region to return 1 values, but case region #0 returns 0}}
// expected-note@+1 {{see yield operation here}}
func.func @f(%c: index, %x: i32) { %0 = "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({ scf.yield %x : i32 }, { scf.yield }) : (index) -> i32 return }

// -----

// expected-error@+2 {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
// expected-note@+1 {{case region #0 returns 'index' here}}
func.func @f(%c: index, %x: i32) { %0 = "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({ scf.yield %x : i32 }, { scf.yield %c : index }) : (index) -> i32 return }

// -----

// expected-error@+1 {{'scf.execute_region' op region needs to have at least one block}}
func.func @f(%x: i32) { %0 = "scf.execute_region"() ({}) : () -> i32 return }

// -----

// expected-error@+1 {{'scf.execute_region' op region cannot have any arguments}}
func.func @f(%x: i32) { %0 = "scf.execute_region"() ({^bb0(%a: i32): scf.yield %a : i32}) : () -> i32 return }

// -----

// expected-error@+2 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%x: i32) { %0 = scf.execute_region -> i32 { scf.yield } return }

// -----

// expected-error@+1 {{'scf.forall' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
func.func @f(%a: index, %t: tensor<4xf32>) { %0 = "scf.forall"(%a, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({ ^bb0(%i: index, %o: tensor<4xf32>): scf.forall.in_parallel {} }) : (index, tensor<4xf32>) -> (tensor<5xf32>) return }
