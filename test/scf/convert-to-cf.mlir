// RUN: mlopt -allow-unregistered-dialect %s -convert-scf-to-cf | FileCheck %s --match-full-lines
// RUN: mlopt -allow-unregistered-dialect %s -convert-scf-to-cf=allow-pattern-rollback=0 | FileCheck %s --match-full-lines
// The order of blocks is mlir-opt 22's.

//      CHECK: module {
// CHECK-NEXT: func.func @nest(%arg0: i1, %arg1: index, %arg2: i32, %arg3: memref<?xi32>) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%arg1, %arg2 : index, i32)
// CHECK-NEXT: ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb40
// CHECK-NEXT: %2 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT: cf.cond_br %2, ^bb2, ^bb41
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.cond_br %arg0, ^bb3, ^bb10
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb4(%1 : i32)
// CHECK-NEXT: ^bb4(%3: i32):  // 2 preds: ^bb3, ^bb8
// CHECK-NEXT: %4 = arith.cmpi slt, %3, %arg2 : i32
// CHECK-NEXT: cf.cond_br %4, ^bb5(%3 : i32), ^bb9
// CHECK-NEXT: ^bb5(%5: i32):  // pred: ^bb4
// CHECK-NEXT: cf.br ^bb6(%arg1 : index)
// CHECK-NEXT: ^bb6(%6: index):  // 2 preds: ^bb5, ^bb7
// CHECK-NEXT: %7 = arith.cmpi slt, %6, %0 : index
// CHECK-NEXT: cf.cond_br %7, ^bb7, ^bb8
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: "u.u"(%6) : (index) -> ()
// CHECK-NEXT: %8 = arith.addi %6, %arg1 : index
// CHECK-NEXT: cf.br ^bb6(%8 : index)
// CHECK-NEXT: ^bb8:  // pred: ^bb6
// CHECK-NEXT: cf.br ^bb4(%5 : i32)
// CHECK-NEXT: ^bb9:  // pred: ^bb4
// CHECK-NEXT: cf.br ^bb15(%3 : i32)
// CHECK-NEXT: ^bb10:  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb11
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: cf.cond_br %arg0, ^bb12, ^bb13
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: cf.br ^bb14(%1 : i32)
// CHECK-NEXT: ^bb13:  // pred: ^bb11
// CHECK-NEXT: cf.br ^bb14(%arg2 : i32)
// CHECK-NEXT: ^bb14(%9: i32):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT: cf.br ^bb15(%9 : i32)
// CHECK-NEXT: ^bb15(%10: i32):  // 2 preds: ^bb9, ^bb14
// CHECK-NEXT: cf.br ^bb16
// CHECK-NEXT: ^bb16:  // pred: ^bb15
// CHECK-NEXT: cf.br ^bb17(%arg1 : index)
// CHECK-NEXT: ^bb17(%11: index):  // 2 preds: ^bb16, ^bb23
// CHECK-NEXT: %12 = arith.cmpi slt, %11, %0 : index
// CHECK-NEXT: cf.cond_br %12, ^bb18, ^bb24
// CHECK-NEXT: ^bb18:  // pred: ^bb17
// CHECK-NEXT: cf.br ^bb19(%arg1 : index)
// CHECK-NEXT: ^bb19(%13: index):  // 2 preds: ^bb18, ^bb22
// CHECK-NEXT: %14 = arith.cmpi slt, %13, %0 : index
// CHECK-NEXT: cf.cond_br %14, ^bb20, ^bb23
// CHECK-NEXT: ^bb20:  // pred: ^bb19
// CHECK-NEXT: cf.cond_br %arg0, ^bb21, ^bb22
// CHECK-NEXT: ^bb21:  // pred: ^bb20
// CHECK-NEXT: "v.v"(%11, %13) : (index, index) -> ()
// CHECK-NEXT: cf.br ^bb22
// CHECK-NEXT: ^bb22:  // 2 preds: ^bb20, ^bb21
// CHECK-NEXT: %15 = arith.addi %13, %arg1 : index
// CHECK-NEXT: cf.br ^bb19(%15 : index)
// CHECK-NEXT: ^bb23:  // pred: ^bb19
// CHECK-NEXT: %16 = arith.addi %11, %arg1 : index
// CHECK-NEXT: cf.br ^bb17(%16 : index)
// CHECK-NEXT: ^bb24:  // pred: ^bb17
// CHECK-NEXT: cf.br ^bb25(%arg1, %10, %arg2 : index, i32, i32)
// CHECK-NEXT: ^bb25(%17: index, %18: i32, %19: i32):  // 2 preds: ^bb24, ^bb33
// CHECK-NEXT: %20 = arith.cmpi slt, %17, %0 : index
// CHECK-NEXT: cf.cond_br %20, ^bb26, ^bb34
// CHECK-NEXT: ^bb26:  // pred: ^bb25
// CHECK-NEXT: cf.br ^bb27(%arg1, %18, %19 : index, i32, i32)
// CHECK-NEXT: ^bb27(%21: index, %22: i32, %23: i32):  // 2 preds: ^bb26, ^bb32
// CHECK-NEXT: %24 = arith.cmpi slt, %21, %0 : index
// CHECK-NEXT: cf.cond_br %24, ^bb28, ^bb33
// CHECK-NEXT: ^bb28:  // pred: ^bb27
// CHECK-NEXT: %25 = "w.w"(%17) : (index) -> i32
// CHECK-NEXT: %26 = arith.addi %22, %25 : i32
// CHECK-NEXT: cf.cond_br %arg0, ^bb29, ^bb30
// CHECK-NEXT: ^bb29:  // pred: ^bb28
// CHECK-NEXT: cf.br ^bb31(%23 : i32)
// CHECK-NEXT: ^bb30:  // pred: ^bb28
// CHECK-NEXT: cf.br ^bb31(%10 : i32)
// CHECK-NEXT: ^bb31(%27: i32):  // 2 preds: ^bb29, ^bb30
// CHECK-NEXT: cf.br ^bb32
// CHECK-NEXT: ^bb32:  // pred: ^bb31
// CHECK-NEXT: %28 = arith.addi %21, %arg1 : index
// CHECK-NEXT: cf.br ^bb27(%28, %26, %27 : index, i32, i32)
// CHECK-NEXT: ^bb33:  // pred: ^bb27
// CHECK-NEXT: %29 = arith.addi %17, %arg1 : index
// CHECK-NEXT: cf.br ^bb25(%29, %22, %23 : index, i32, i32)
// CHECK-NEXT: ^bb34:  // pred: ^bb25
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c10 = arith.constant 10 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: cf.br ^bb35(%c0 : index)
// CHECK-NEXT: ^bb35(%30: index):  // 2 preds: ^bb34, ^bb39
// CHECK-NEXT: %31 = arith.cmpi slt, %30, %c10 : index
// CHECK-NEXT: cf.cond_br %31, ^bb36, ^bb40
// CHECK-NEXT: ^bb36:  // pred: ^bb35
// CHECK-NEXT: cf.br ^bb37(%0 : index)
// CHECK-NEXT: ^bb37(%32: index):  // 2 preds: ^bb36, ^bb38
// CHECK-NEXT: %33 = arith.cmpi slt, %32, %arg1 : index
// CHECK-NEXT: cf.cond_br %33, ^bb38, ^bb39
// CHECK-NEXT: ^bb38:  // pred: ^bb37
// CHECK-NEXT: "x.x"(%30, %32) : (index, index) -> ()
// CHECK-NEXT: %34 = arith.addi %32, %c2 : index
// CHECK-NEXT: cf.br ^bb37(%34 : index)
// CHECK-NEXT: ^bb39:  // pred: ^bb37
// CHECK-NEXT: %35 = arith.addi %30, %c1 : index
// CHECK-NEXT: cf.br ^bb35(%35 : index)
// CHECK-NEXT: ^bb40:  // pred: ^bb35
// CHECK-NEXT: %36 = arith.addi %0, %arg1 : index
// CHECK-NEXT: cf.br ^bb1(%36, %19 : index, i32)
// CHECK-NEXT: ^bb41:  // pred: ^bb1
// CHECK-NEXT: "op.with_region"() ({
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg2 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg2 : i32)
// CHECK-NEXT: ^bb3(%40: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: cf.br ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: "t.t"(%40) : (i32) -> ()
// CHECK-NEXT: cf.cond_br %arg0, ^bb5, ^bb6
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: "z.z"() : () -> ()
// CHECK-NEXT: cf.br ^bb7
// CHECK-NEXT: ^bb6:  // pred: ^bb4
// CHECK-NEXT: "zz.z"() : () -> ()
// CHECK-NEXT: cf.br ^bb7
// CHECK-NEXT: ^bb7:  // 2 preds: ^bb5, ^bb6
// CHECK-NEXT: "end.x"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: %37 = arith.index_cast %arg1 : index to i32
// CHECK-NEXT: cf.switch %37 : i32, [
// CHECK-NEXT: default: ^bb44,
// CHECK-NEXT: 5: ^bb42,
// CHECK-NEXT: 1215752191: ^bb43
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb42:  // pred: ^bb41
// CHECK-NEXT: cf.br ^bb45(%1, %arg2 : i32, i32)
// CHECK-NEXT: ^bb43:  // pred: ^bb41
// CHECK-NEXT: cf.br ^bb45(%arg2, %arg2 : i32, i32)
// CHECK-NEXT: ^bb44:  // pred: ^bb41
// CHECK-NEXT: cf.br ^bb45(%arg2, %1 : i32, i32)
// CHECK-NEXT: ^bb45(%38: i32, %39: i32):  // 3 preds: ^bb42, ^bb43, ^bb44
// CHECK-NEXT: return %39 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @nest(%c: i1, %lb: index, %a: i32, %m: memref<?xi32>) -> i32 {
  %r = scf.for %i = %lb to %lb step %lb iter_args(%x = %a) -> i32 {
    %q = scf.if %c -> i32 {
      %z = scf.while (%p = %x) : (i32) -> i32 {
        %cc = arith.cmpi slt, %p, %a : i32
        scf.condition(%cc) %p : i32
      } do {
      ^bb0(%w: i32):
        scf.for %j = %lb to %i step %lb { "u.u"(%j) : (index) -> () }
        scf.yield %w : i32
      }
      scf.yield %z : i32
    } else {
      %e = scf.execute_region -> i32 {
        cf.cond_br %c, ^bb1, ^bb2
      ^bb1:
        scf.yield %x : i32
      ^bb2:
        scf.yield %a : i32
      }
      scf.yield %e : i32
    }
    scf.parallel (%i1, %j1) = (%lb, %lb) to (%i, %i) step (%lb, %lb) {
       scf.if %c { "v.v"(%i1, %j1) : (index, index) -> () }
    }
    %red:2 = scf.parallel (%i1, %j1) = (%lb, %lb) to (%i, %i) step (%lb, %lb) init (%q, %a) -> (i32, i32) {
       %u = "w.w"(%i1) : (index) -> i32
       scf.reduce(%u, %q : i32, i32) {
       ^bb0(%l: i32, %rr: i32):
         %s = arith.addi %l, %rr : i32
         scf.reduce.return %s : i32
       }, {
       ^bb0(%l: i32, %rr: i32):
         %s = scf.if %c -> i32 { scf.yield %l : i32 } else { scf.yield %rr : i32 }
         scf.reduce.return %s : i32
       }
    }
    scf.forall (%f, %g) = (0, %i) to (10, %lb) step (1, 2) { "x.x"(%f, %g) : (index, index) -> () } 
    scf.yield %red#1 : i32
  } {foo}
  "op.with_region"() ({
    %k = scf.if %c -> i32 { scf.yield %a : i32 } else { scf.yield %a : i32 }
    "t.t"(%k) : (i32) -> ()
    scf.if %c { "z.z"() : () -> () } else { "zz.z"() : () -> () }
    "end.x"() : () -> ()
  }) : () -> ()
  %is:2 = scf.index_switch %lb -> i32, i32 case 5 { scf.yield %r, %a : i32, i32 } case 99999999999 { scf.yield %a, %a : i32, i32 } default { scf.yield %a, %r : i32, i32 }
  return %is#1 : i32
}
