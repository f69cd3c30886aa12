// allow-unregistered
func.func @f(%c: i1) { scf.if { } return }
// -----
func.func @f(%c: i32) { scf.if %c { } return }
// -----
func.func @f(%c: i1) { scf.if %c return }
// -----
func.func @f(%c: i1) { %0 = scf.if %c -> i32 { scf.yield %c : i1 } else { scf.yield %c : i1 } return }
// -----
func.func @f(%c: i1) { %0 = scf.if %c -> i1 { scf.yield %c : i1 } return }
// -----
func.func @f(%c: i1) { scf.if %c { scf.yield %c : i1 } return }
// -----
func.func @f(%c: i1) { %0 = scf.if %c -> i1 { scf.yield } else { scf.yield %c : i1 } return }
// -----
func.func @f(%c: i1) { %0 = scf.if %c -> i1 { "a.b"() : () -> () } else { scf.yield %c : i1 } return }
// -----
func.func @f(%c: i1) { scf.if %c { ^bb0: cf.br ^bb1 ^bb1: scf.yield } return }
// -----
func.func @f(%c: i1) { scf.if %c { ^bb0(%x: i32): scf.yield } return }
// -----
func.func @f(%c: i1) { "scf.if"(%c) ({ "scf.yield"() : () -> () }) : (i1) -> () return }
// -----
func.func @f(%c: i1) { "scf.if"(%c) ({ }, { }) : (i1) -> () return }
// -----
func.func @f(%c: i1) { "scf.if"(%c) ({ func.return }, { }) : (i1) -> () return }
// -----
func.func @f(%c: i1) { "scf.if"() ({ scf.yield }, { }) : () -> () return }
// -----
func.func @f(%c: i1) { scf.yield }
// -----
func.func @f(%c: index) { scf.for %i = %c to %c { } return }
// -----
func.func @f(%c: index) { scf.for %i = %c %c step %c { } return }
// -----
func.func @f(%c: index) { scf.for = %c to %c step %c { } return }
// -----
func.func @f(%c: index) { scf.for %i %c to %c step %c { } return }
// -----
func.func @f(%c: index) { scf.for %i = to %c step %c { } return }
// -----
func.func @f(%c: index) { scf.for %i = %c to %c step %c iter_args(%a = %c) { scf.yield %a : index } return }
// -----
func.func @f(%c: index) { scf.for %i = %c to %c step %c iter_args(%a = %c) -> (index, index) { scf.yield %a : index } return }
// -----
func.func @f(%c: index) { scf.for %i = %c to %c step %c iter_args(%a) -> (index) { scf.yield %a : index } return }
// -----
func.func @f(%c: index) { scf.for %i = %c to %c step %c iter_args() -> () { } return }
// -----
func.func @f(%c: index) { %0 = scf.for %i = %c to %c step %c iter_args(%a = %c) -> (index) { } return }
// -----
func.func @f(%c: index) { %0 = scf.for %i = %c to %c step %c iter_args(%a = %c) -> (index) { scf.yield } return }
// -----
func.func @f(%c: index) { %0 = scf.for %i = %c to %c step %c iter_args(%a = %c) -> (i32) { scf.yield %i : index } return }
// -----
func.func @f(%c: index, %d: i32) { %0 = scf.for %i = %c to %c step %c iter_args(%a = %d) -> (i32) { scf.yield %i : index } return }
// -----
func.func @f(%c: index, %d: i32) { scf.for %i = %c to %d step %c { } return }
// -----
func.func @f(%c: f32) { scf.for %i = %c to %c step %c : f32 { } return }
// -----
func.func @f(%c: index) { scf.for %i = %c to %c step %c { scf.yield %i : index } return }
// -----
func.func @f(%c: index) { "scf.for"(%c, %c, %c) ({ ^bb0(%i: i32): scf.yield }) : (index, index, index) -> () return }
// -----
func.func @f(%c: index) { "scf.for"(%c, %c, %c) ({ ^bb0: scf.yield }) : (index, index, index) -> () return }
// -----
func.func @f(%c: index) { "scf.for"(%c, %c, %c) ({ ^bb0(%i: index, %x: i32): scf.yield }) : (index, index, index) -> () return }
// -----
func.func @f(%c: index) { "scf.for"(%c, %c, %c, %c) ({ ^bb0(%i: index, %x: index): scf.yield }) : (index, index, index, index) -> () return }
// -----
func.func @f(%c: index) { "scf.for"(%c, %c, %c) ({ }) : (index, index, index) -> () return }
// -----
func.func @f(%c: index, %d: i32) { "scf.for"(%c, %d, %c) ({ ^bb0(%i: index): scf.yield }) : (index, i32, index) -> () return }
// -----
func.func @f(%c: index) { scf.for %i = %c to %c step %c { "a.b"() : () -> () "func.return"() : () -> () } return }
// -----
func.func @f(%c: index) { scf.for %i = %c to %c step %c { %c = "a.b"() : () -> i32 } return }
// -----
func.func @f(%c: index) { scf.for %c = %c to %c step %c { } return }
// -----
func.func @f(%c: index) { scf.for %i = %c to %c step %c { } else { } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32, i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): scf.yield %y : i32 } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): scf.yield %y : i32 } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } { ^bb0(%y: i32): scf.yield %y : i32 } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) } do { ^bb0(%y: i32): scf.yield %y : i32 } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0: scf.yield %a : i32 } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): scf.yield } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): scf.yield %c : i1 } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.yield %x : i32 } do { ^bb0(%y: i32): scf.yield %c : i1 } return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): "a.b"() : () -> () } return }
// -----
func.func @f(%c: i1, %a: i32) { scf.while (%x = %a) : (i32) -> () { } do { } return }
// -----
func.func @f(%c: i1, %a: i32) { scf.condition(%c) }
// -----
func.func @f(%c: index) { scf.parallel (%i) = (%c) to (%c, %c) step (%c) { } return }
// -----
func.func @f(%c: index) { scf.parallel () = () to () step () { } return }
// -----
func.func @f(%c: index) { scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) { } return }
// -----
func.func @f(%c: index) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) -> index { } return }
// -----
func.func @f(%c: index) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { } return }
// -----
func.func @f(%c: index) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%c : index) { ^bb0(%a: index): scf.reduce.return %a : index } } return }
// -----
func.func @f(%c: index) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%c : index) { ^bb0(%a: index, %b: index): } } return }
// -----
func.func @f(%c: index, %d: i32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%d : i32) { ^bb0(%a: i32, %b: i32): scf.reduce.return %a : i32 } } return }
// -----
func.func @f(%c: index, %d: i32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%c : index) { ^bb0(%a: index, %b: index): scf.reduce.return %d : i32 } } return }
// -----
func.func @f(%c: index, %d: i32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%c : index) { ^bb0(%a: index, %b: index): "a.b"() : () -> () } } return }
// -----
func.func @f(%c: index, %d: i32) { %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%c) -> index { scf.reduce(%c, %c : index) { ^bb0(%a: index, %b: index): "a.b"() : () -> () } } return }
// -----
func.func @f(%c: index) { scf.parallel (%i) = (%c) to (%c) step (%c) { scf.yield } return }
// -----
func.func @f(%c: index) { "scf.parallel"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0: scf.reduce }) : (index, index, index) -> () return }
// -----
func.func @f(%c: index) { "scf.parallel"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%i: i32): scf.reduce }) : (index, index, index) -> () return }
// -----
func.func @f(%c: index) { scf.index_switch %c case 1 { } default { } return }
// -----
func.func @f(%c: index) { scf.index_switch %c case 1 { scf.yield } case 1 { scf.yield } default { } return }
// -----
func.func @f(%c: index) { scf.index_switch %c case 1 { scf.yield } return }
// -----
func.func @f(%c: index) { scf.index_switch %c case { scf.yield } default { } return }
// -----
func.func @f(%c: index) { scf.index_switch %c case 1 { "a.b"() : () -> () } default { } return }
// -----
func.func @f(%c: index) { scf.index_switch %c case 1 { scf.yield %c : index } default { } return }
// -----
func.func @f(%c: index, %d: i32) { %0 = scf.index_switch %c -> index case 1 { scf.yield %d : i32 } default { scf.yield %c : index } return }
// -----
func.func @f(%c: index, %d: i32) { %0 = scf.index_switch %c -> index case 1 { scf.yield %c : index } default { scf.yield %d : i32 } return }
// -----
func.func @f(%c: index) { "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({ scf.yield }) : (index) -> () return }
// -----
func.func @f(%c: index) { "scf.index_switch"(%c) ({ scf.yield }) : (index) -> () return }
// -----
func.func @f(%c: i32) { scf.index_switch %c default { } return }
// -----
func.func @f(%c: i32) { scf.execute_region { ^bb0(%x: i32): scf.yield } return }
// -----
func.func @f(%c: i32) { "scf.execute_region"() ({ }) : () -> () return }
// -----
func.func @f(%c: i32) { scf.execute_region { } return }
// -----
func.func @f(%c: i32) { scf.execute_region { scf.yield %c : i32 } return }
// -----
func.func @f(%c: i32) { scf.execute_region -> { scf.yield %c : i32 } return }
// -----
func.func @f(%c: i32) { scf.execute_region no_inlin { scf.yield %c : i32 } return }
// -----
func.func @f(%c: i32) { scf.execute_region { "a.b"() : () -> () } return }
// -----
func.func @f(%c: index) { scf.forall (%i) in (%c, %c) { } return }
// -----
func.func @f(%c: index) { scf.forall (%i, %j) in (%c) { } return }
// -----
func.func @f(%c: index) { scf.forall (%i) = (%c) to (%c) { } return }
// -----
func.func @f(%c: index) { scf.forall (%i) (%c) { } return }
// -----
func.func @f(%c: index) { scf.forall (%i) in (%c) shared_outs(%o = %c) -> (index) { } return }
// -----
func.func @f(%c: index) { scf.forall (%i) in (%c) shared_outs(%o = %c) { } return }
// -----
func.func @f(%c: index) { scf.forall (%i) in (%c) { scf.yield } return }
// -----
func.func @f(%c: index) { scf.forall (%i) in (%c) { scf.forall.in_parallel { "a.b"() : () -> () } } return }
// -----
func.func @f(%c: index) { scf.forall (%i) in (%c) { } {mapping = [1]} return }
// -----
func.func @f(%c: index) { scf.forall (%i) in (%c) { } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} return }
// -----
func.func @f(%c: index) { scf.forall.in_parallel { } return }
// -----
func.func @f(%c: index) { scf.foo }
// -----
func.func @f(%c: index) { scf.reduce { } }
// -----
func.func @f(%c: index) { scf.reduce.return %c : index }
// -----
func.func @f(%c: i1) { scf.if %c { %x = "a.b"() : () -> i32 } else { "a.c"(%x) : (i32) -> () } return }
// -----
func.func @f(%c: i1) { scf.if %c { "a.c"(%x) : (i32) -> () } else { %x = "a.b"() : () -> i32 } return }
// -----
func.func @f(%c: i1, %n: index) { scf.for %i = %n to %later step %n { } %later = "a.b"() : () -> index return }
// -----
func.func @f(%c: i1, %n: index) { scf.for %i = %n to %later step %n { %later = "a.b"() : () -> index } return }
