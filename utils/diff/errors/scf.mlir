// expected-error@+2 {{expected SSA operand}}
// allow-unregistered
func.func @f(%c: i1) { scf.if { } return }
// -----
// expected-error@+2 {{use of value '%c' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%c: i32) { scf.if %c { } return }
// -----
// expected-error@+1 {{expected '{' to begin a region}}
func.func @f(%c: i1) { scf.if %c return }
// -----
// expected-error@+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i1' should match successor input type #0 'i32'}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i1) { %0 = scf.if %c -> i32 { scf.yield %c : i1 } else { scf.yield %c : i1 } return }
// -----
// expected-error@+1 {{'scf.if' op must have an else block if defining values}}
func.func @f(%c: i1) { %0 = scf.if %c -> i1 { scf.yield %c : i1 } return }
// -----
// expected-error@+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i1) { scf.if %c { scf.yield %c : i1 } return }
// -----
// expected-error@+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i1) { %0 = scf.if %c -> i1 { scf.yield } else { scf.yield %c : i1 } return }
// -----
// expected-error@+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i1) { %0 = scf.if %c -> i1 { "a.b"() : () -> () } else { scf.yield %c : i1 } return }
// -----
// expected-error@+1 {{'scf.if' op expects region #0 to have 0 or 1 blocks}}
func.func @f(%c: i1) { scf.if %c { ^bb0: cf.br ^bb1 ^bb1: scf.yield } return }
// -----
// expected-error@+1 {{'scf.if' op region #0 should have no arguments}}
func.func @f(%c: i1) { scf.if %c { ^bb0(%x: i32): scf.yield } return }
// -----
// expected-error@+1 {{'scf.if' op expected 2 regions}}
func.func @f(%c: i1) { "scf.if"(%c) ({ "scf.yield"() : () -> () }) : (i1) -> () return }
// -----
// expected-error@+1 {{'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
func.func @f(%c: i1) { "scf.if"(%c) ({ }, { }) : (i1) -> () return }
// -----
// expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
func.func @f(%c: i1) { "scf.if"(%c) ({ func.return }, { }) : (i1) -> () return }
// -----
// expected-error@+1 {{'scf.if' op requires a single operand}}
func.func @f(%c: i1) { "scf.if"() ({ scf.yield }, { }) : () -> () return }
// -----
// expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
func.func @f(%c: i1) { scf.yield }
// -----
// expected-error@+1 {{custom op 'scf.for' expected 'step'}}
func.func @f(%c: index) { scf.for %i = %c to %c { } return }
// -----
// expected-error@+1 {{custom op 'scf.for' expected 'to'}}
func.func @f(%c: index) { scf.for %i = %c %c step %c { } return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%c: index) { scf.for = %c to %c step %c { } return }
// -----
// expected-error@+1 {{expected '='}}
func.func @f(%c: index) { scf.for %i %c to %c step %c { } return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%c: index) { scf.for %i = to %c step %c { } return }
// -----
// expected-error@+1 {{expected '->'}}
func.func @f(%c: index) { scf.for %i = %c to %c step %c iter_args(%a = %c) { scf.yield %a : index } return }
// -----
// expected-error@+1 {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
func.func @f(%c: index) { scf.for %i = %c to %c step %c iter_args(%a = %c) -> (index, index) { scf.yield %a : index } return }
// -----
// expected-error@+1 {{expected '='}}
func.func @f(%c: index) { scf.for %i = %c to %c step %c iter_args(%a) -> (index) { scf.yield %a : index } return }
// -----
func.func @f(%c: index) { scf.for %i = %c to %c step %c iter_args() -> () { } return }
// -----
// expected-error@+2 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: index) { %0 = scf.for %i = %c to %c step %c iter_args(%a = %c) -> (index) { } return }
// -----
// expected-error@+2 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: index) { %0 = scf.for %i = %c to %c step %c iter_args(%a = %c) -> (index) { scf.yield } return }
// -----
// expected-error@+2 {{use of value '%c' expects different type than prior uses: 'i32' vs 'index'}}
// expected-note@+1 {{prior use here}}
func.func @f(%c: index) { %0 = scf.for %i = %c to %c step %c iter_args(%a = %c) -> (i32) { scf.yield %i : index } return }
// -----
// expected-error@+1 {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'index'}}
func.func @f(%c: index, %d: i32) { %0 = scf.for %i = %c to %c step %c iter_args(%a = %d) -> (i32) { scf.yield %i : index } return }
// -----
// expected-error@+2 {{use of value '%d' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%c: index, %d: i32) { scf.for %i = %c to %d step %c { } return }
// -----
// expected-error@+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
func.func @f(%c: f32) { scf.for %i = %c to %c step %c : f32 { } return }
// -----
// expected-error@+1 {{'scf.for' op different number of region iter_args and yielded values: 0 != 1}}
func.func @f(%c: index) { scf.for %i = %c to %c step %c { scf.yield %i : index } return }
// -----
// expected-error@+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
func.func @f(%c: index) { "scf.for"(%c, %c, %c) ({ ^bb0(%i: i32): scf.yield }) : (index, index, index) -> () return }
// -----
// expected-error@+1 {{'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615}}
func.func @f(%c: index) { "scf.for"(%c, %c, %c) ({ ^bb0: scf.yield }) : (index, index, index) -> () return }
// -----
// expected-error@+1 {{'scf.for' op different number of inits and region iter_args: 0 != 1}}
func.func @f(%c: index) { "scf.for"(%c, %c, %c) ({ ^bb0(%i: index, %x: i32): scf.yield }) : (index, index, index) -> () return }
// -----
// expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
func.func @f(%c: index) { "scf.for"(%c, %c, %c, %c) ({ ^bb0(%i: index, %x: index): scf.yield }) : (index, index, index, index) -> () return }
// -----
// expected-error@+1 {{'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
func.func @f(%c: index) { "scf.for"(%c, %c, %c) ({ }) : (index, index, index) -> () return }
// -----
// expected-error@+1 {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
func.func @f(%c: index, %d: i32) { "scf.for"(%c, %d, %c) ({ ^bb0(%i: index): scf.yield }) : (index, i32, index) -> () return }
// -----
// expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
func.func @f(%c: index) { scf.for %i = %c to %c step %c { "a.b"() : () -> () "func.return"() : () -> () } return }
// -----
// expected-error@+2 {{redefinition of SSA value '%c'}}
// expected-note@+1 {{previously defined here}}
func.func @f(%c: index) { scf.for %i = %c to %c step %c { %c = "a.b"() : () -> i32 } return }
// -----
// expected-error@+2 {{region entry argument '%c' is already in use}}
// expected-note@+1 {{previously referenced here}}
func.func @f(%c: index) { scf.for %c = %c to %c step %c { } return }
// -----
// expected-error@+1 {{custom op 'else' is unknown (tried 'func.else' as well)}}
func.func @f(%c: index) { scf.for %i = %c to %c step %c { } else { } return }
// -----
// expected-error@+1 {{custom op 'scf.while' expected as many input types as operands (expected 1 got 2)}}
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32, i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): scf.yield %y : i32 } return }
// -----
// expected-error@+1 {{custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'}}
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): scf.yield %y : i32 } return }
// -----
// expected-error@+1 {{custom op 'scf.while' expected 'do'}}
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } { ^bb0(%y: i32): scf.yield %y : i32 } return }
// -----
// expected-error@+2 {{'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) } do { ^bb0(%y: i32): scf.yield %y : i32 } return }
// -----
// expected-error@+2 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: region branch point has 1 operands, but region successor needs 0 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0: scf.yield %a : i32 } return }
// -----
// expected-error@+2 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): scf.yield } return }
// -----
// expected-error@+2 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'i1' should match successor input type #0 'i32'}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): scf.yield %c : i1 } return }
// -----
// expected-error@+2 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
// expected-note@+1 {{terminator here}}
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.yield %x : i32 } do { ^bb0(%y: i32): scf.yield %c : i1 } return }
// -----
// expected-error@+2 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
// expected-note@+1 {{terminator here}}
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): "a.b"() : () -> () } return }
// -----
// expected-error@+1 {{'scf.while' op expects a non-empty block}}
func.func @f(%c: i1, %a: i32) { scf.while (%x = %a) : (i32) -> () { } do { } return }
// -----
// expected-error@+1 {{'scf.condition' op expects parent op 'scf.while'}}
func.func @f(%c: i1, %a: i32) { scf.condition(%c) }
// -----
// expected-error@+1 {{custom op 'scf.parallel' expected 1 operands}}
func.func @f(%c: index) { scf.parallel (%i) = (%c) to (%c, %c) step (%c) { } return }
// -----
// expected-error@+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
func.func @f(%c: index) { scf.parallel () = () to () step () { } return }
// -----
// expected-error@+1 {{custom op 'scf.parallel' number of operands and types do not match: got 1 operands and 0 types}}
func.func @f(%c: index) { scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) { } return }
// -----
// expected-error@+1 {{custom op 'scf.parallel' number of operands and types do not match: got 0 operands and 1 types}}
func.func @f(%c: index) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) -> index { } return }
// -----
// expected-error@+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
func.func @f(%c: index) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { } return }
// -----
// expected-error@+1 {{'scf.reduce' op expected two block arguments with type 'index' in the 0-th reduction region}}
func.func @f(%c: index) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%c : index) { ^bb0(%a: index): scf.reduce.return %a : index } } return }
// -----
// expected-error@+1 {{empty block: expect at least a terminator}}
func.func @f(%c: index) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%c : index) { ^bb0(%a: index, %b: index): } } return }
// -----
// expected-error@+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'i32' to be the same as the 0-th result type: 'index'}}
func.func @f(%c: index, %d: i32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%d : i32) { ^bb0(%a: i32, %b: i32): scf.reduce.return %a : i32 } } return }
// -----
// expected-error@+1 {{'scf.reduce.return' op must have type 'index' (the type of the reduction inputs)}}
func.func @f(%c: index, %d: i32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%c : index) { ^bb0(%a: index, %b: index): scf.reduce.return %d : i32 } } return }
// -----
// expected-error@+1 {{'scf.reduce' op reduction bodies must be terminated with an 'scf.reduce.return' op}}
func.func @f(%c: index, %d: i32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%c : index) { ^bb0(%a: index, %b: index): "a.b"() : () -> () } } return }
// -----
// expected-error@+1 {{custom op 'scf.reduce' number of operands and types do not match: got 2 operands and 1 types}}
func.func @f(%c: index, %d: i32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%c, %c : index) { ^bb0(%a: index, %b: index): "a.b"() : () -> () } } return }
// -----
// expected-error@+2 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
// expected-note@+1 {{terminator here}}
func.func @f(%c: index) { scf.parallel (%i) = (%c) to (%c) step (%c) { scf.yield } return }
// -----
// expected-error@+1 {{'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1}}
func.func @f(%c: index) { "scf.parallel"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0: scf.reduce }) : (index, index, index) -> () return }
// -----
// expected-error@+1 {{'scf.parallel' op expects arguments for the induction variable to be of index type}}
func.func @f(%c: index) { "scf.parallel"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%i: i32): scf.reduce }) : (index, index, index) -> () return }
// -----
// expected-error@+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
func.func @f(%c: index) { scf.index_switch %c case 1 { } default { } return }
// -----
// expected-error@+1 {{'scf.index_switch' op has duplicate case value: 1}}
func.func @f(%c: index) { scf.index_switch %c case 1 { scf.yield } case 1 { scf.yield } default { } return }
// -----
// expected-error@+1 {{custom op 'scf.index_switch' expected 'default'}}
func.func @f(%c: index) { scf.index_switch %c case 1 { scf.yield } return }
// -----
// expected-error@+1 {{custom op 'scf.index_switch' expected integer value}}
func.func @f(%c: index) { scf.index_switch %c case { scf.yield } default { } return }
// -----
// expected-error@+1 {{'scf.index_switch' op expected region to end with scf.yield, but got a.b}}
func.func @f(%c: index) { scf.index_switch %c case 1 { "a.b"() : () -> () } default { } return }
// -----
// expected-error@+2 {{'scf.index_switch' op expected each region to return 0 values, but case region #0 returns 1}}
// expected-note@+1 {{see yield operation here}}
func.func @f(%c: index) { scf.index_switch %c case 1 { scf.yield %c : index } default { } return }
// -----
// expected-error@+2 {{'scf.index_switch' op expected result #0 of each region to be 'index'}}
// expected-note@+1 {{case region #0 returns 'i32' here}}
func.func @f(%c: index, %d: i32) { %0 = scf.index_switch %c -> index case 1 { scf.yield %d : i32 } default { scf.yield %c : index } return }
// -----
// expected-error@+2 {{'scf.index_switch' op expected result #0 of each region to be 'index'}}
// expected-note@+1 {{default region returns 'i32' here}}
func.func @f(%c: index, %d: i32) { %0 = scf.index_switch %c -> index case 1 { scf.yield %c : index } default { scf.yield %d : i32 } return }
// -----
// expected-error@+1 {{'scf.index_switch' op has 0 case regions but 1 case values}}
func.func @f(%c: index) { "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({ scf.yield }) : (index) -> () return }
// -----
// expected-error@+1 {{'scf.index_switch' op requires attribute 'cases'}}
func.func @f(%c: index) { "scf.index_switch"(%c) ({ scf.yield }) : (index) -> () return }
// -----
// expected-error@+2 {{use of value '%c' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%c: i32) { scf.index_switch %c default { } return }
// -----
// expected-error@+1 {{'scf.execute_region' op region cannot have any arguments}}
func.func @f(%c: i32) { scf.execute_region { ^bb0(%x: i32): scf.yield } return }
// -----
// expected-error@+1 {{'scf.execute_region' op region needs to have at least one block}}
func.func @f(%c: i32) { "scf.execute_region"() ({ }) : () -> () return }
// -----
// expected-error@+1 {{'scf.execute_region' op region needs to have at least one block}}
func.func @f(%c: i32) { scf.execute_region { } return }
// -----
// expected-error@+2 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
// expected-note@+1 {{region branch point}}
func.func @f(%c: i32) { scf.execute_region { scf.yield %c : i32 } return }
// -----
// expected-error@+1 {{expected non-function type}}
func.func @f(%c: i32) { scf.execute_region -> { scf.yield %c : i32 } return }
// -----
// expected-error@+1 {{expected '{' to begin a region}}
func.func @f(%c: i32) { scf.execute_region no_inlin { scf.yield %c : i32 } return }
// -----
func.func @f(%c: i32) { scf.execute_region { "a.b"() : () -> () } return }
// -----
// expected-error@+1 {{expected 1 upper bound values, got 2}}
func.func @f(%c: index) { scf.forall (%i) in (%c, %c) { } return }
// -----
// expected-error@+1 {{expected 2 upper bound values, got 1}}
func.func @f(%c: index) { scf.forall (%i, %j) in (%c) { } return }
// -----
// expected-error@+1 {{custom op 'scf.forall' expected 'step'}}
func.func @f(%c: index) { scf.forall (%i) = (%c) to (%c) { } return }
// -----
// expected-error@+1 {{expected '='}}
func.func @f(%c: index) { scf.forall (%i) (%c) { } return }
// -----
// expected-error@+1 {{'scf.forall' op operand #1 must be variadic of ranked tensor of any type values, but got 'index'}}
func.func @f(%c: index) { scf.forall (%i) in (%c) shared_outs(%o = %c) -> (index) { } return }
// -----
// expected-error@+1 {{custom op 'scf.forall' number of operands and types do not match: got 1 operands and 0 types}}
func.func @f(%c: index) { scf.forall (%i) in (%c) shared_outs(%o = %c) { } return }
// -----
// expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
func.func @f(%c: index) { scf.forall (%i) in (%c) { scf.yield } return }
// -----
// expected-error@+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
func.func @f(%c: index) { scf.forall (%i) in (%c) { scf.forall.in_parallel { "a.b"() : () -> () } } return }
// -----
// expected-error@+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
func.func @f(%c: index) { scf.forall (%i) in (%c) { } {mapping = [1]} return }
// -----
// expected-error@+1 {{'scf.forall' op mapping attribute size must match op rank}}
func.func @f(%c: index) { scf.forall (%i) in (%c) { } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} return }
// -----
// expected-error@+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
func.func @f(%c: index) { scf.forall.in_parallel { } return }
// -----
// expected-error@+2 {{custom op 'scf.foo' is unknown}}
// expected-note@+1 {{did you mean 'scf.for'?}}
func.func @f(%c: index) { scf.foo }
// -----
// expected-error@+1 {{'scf.reduce' op expects parent op 'scf.parallel'}}
func.func @f(%c: index) { scf.reduce { } }
// -----
// expected-error@+1 {{'scf.reduce.return' op expects parent op 'scf.reduce'}}
func.func @f(%c: index) { scf.reduce.return %c : index }
// -----
// expected-error@+2 {{use of undeclared SSA value name}}
// expected-note@+1 {{did you mean '%c'?}}
func.func @f(%c: i1) { scf.if %c { %x = "a.b"() : () -> i32 } else { "a.c"(%x) : (i32) -> () } return }
// -----
// expected-error@+2 {{operand #0 does not dominate this use}}
// expected-note@+1 {{operand defined here (op is neither in a parent nor in a child region)}}
func.func @f(%c: i1) { scf.if %c { "a.c"(%x) : (i32) -> () } else { %x = "a.b"() : () -> i32 } return }
// -----
// expected-error@+2 {{operand #1 does not dominate this use}}
// expected-note@+1 {{operand defined here (op in the same block)}}
func.func @f(%c: i1, %n: index) { scf.for %i = %n to %later step %n { } %later = "a.b"() : () -> index return }
// -----
// expected-error@+1 {{use of undeclared SSA value name}}
func.func @f(%c: i1, %n: index) { scf.for %i = %n to %later step %n { %later = "a.b"() : () -> index } return }
