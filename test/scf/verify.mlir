// RUN: mlopt -allow-unregistered-dialect %s -split-input-file -verify-diagnostics=only-expected

// expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i1' should match successor input type #0 'i32'}}
func.func @f(%c: i1) { %0 = scf.if %c -> i32 { scf.yield %c : i1 } else { scf.yield %c : i1 } return }

// -----

// expected-error@+1 {{'scf.if' op must have an else block if defining values}}
func.func @f(%c: i1) { %0 = scf.if %c -> i1 { scf.yield %c : i1 } return }

// -----

// expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
func.func @f(%c: i1) { scf.if %c { scf.yield %c : i1 } return }

// -----

// expected-error@+1 {{'scf.if' op region #0 should have no arguments}}
func.func @f(%c: i1) { scf.if %c { ^bb0(%x: i32): scf.yield } return }

// -----

// expected-error@+1 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
func.func @f(%c: index) { %0 = scf.for %i = %c to %c step %c iter_args(%a = %c) -> (index) { } return }

// -----

// expected-error@+1 {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'index'}}
func.func @f(%c: index, %d: i32) { %0 = scf.for %i = %c to %c step %c iter_args(%a = %d) -> (i32) { scf.yield %i : index } return }

// -----

// expected-error@+1 {{'scf.for' op different number of region iter_args and yielded values: 0 != 1}}
func.func @f(%c: index) { scf.for %i = %c to %c step %c { scf.yield %i : index } return }

// -----

// expected-error@+1 {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
func.func @f(%c: index, %d: i32) { "scf.for"(%c, %d, %c) ({ ^bb0(%i: index): scf.yield }) : (index, i32, index) -> () return }

// -----

// expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'i1' should match successor input type #0 'i32'}}
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): scf.yield %c : i1 } return }

// -----

// expected-error@+1 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.yield %x : i32 } do { ^bb0(%y: i32): scf.yield %c : i1 } return }

// -----

// expected-error@+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
func.func @f(%c: index) { scf.parallel () = () to () step () { } return }

// -----

// expected-error@+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'i32' to be the same as the 0-th result type: 'index'}}
func.func @f(%c: index, %d: i32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%d : i32) { ^bb0(%a: i32, %b: i32): scf.reduce.return %a : i32 } } return }

// -----

// expected-error@+1 {{'scf.reduce.return' op must have type 'index' (the type of the reduction inputs)}}
func.func @f(%c: index, %d: i32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%c : index) { ^bb0(%a: index, %b: index): scf.reduce.return %d : i32 } } return }

// -----

// expected-error@+1 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
func.func @f(%c: index) { scf.parallel (%i) = (%c) to (%c) step (%c) { scf.yield } return }

// -----

// expected-error@+1 {{'scf.index_switch' op expected each region to return 0 values, but case region #0 returns 1}}
func.func @f(%c: index) { scf.index_switch %c case 1 { scf.yield %c : index } default { } return }

// -----

// expected-error@+1 {{'scf.index_switch' op expected result #0 of each region to be 'index'}}
func.func @f(%c: index, %d: i32) { %0 = scf.index_switch %c -> index case 1 { scf.yield %d : i32 } default { scf.yield %c : index } return }

// -----

// expected-error@+1 {{'scf.index_switch' op requires attribute 'cases'}}
func.func @f(%c: index) { "scf.index_switch"(%c) ({ scf.yield }) : (index) -> () return }

// -----

// expected-error@+1 {{expected 1 upper bound values, got 2}}
func.func @f(%c: index) { scf.forall (%i) in (%c, %c) { } return }

// -----

// expected-error@+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
func.func @f(%c: index) { scf.forall (%i) in (%c) { } {mapping = [1]} return }

// -----

// expected-error@+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
func.func @f(%c: index) { scf.forall (%i) in (%c) { } {mapping = [#llvm.cconv<fastcc>]} return }

// -----

// expected-error@+1 {{custom op 'scf.foo' is unknown}}
func.func @f(%c: index) { scf.foo }

// -----

// The types count before the regions.
// expected-error@+1 {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
func.func @f(%c: index, %d: i32) { "scf.for"(%c, %d, %c) ({}) : (index, i32, index) -> () return }
