// What becomes of a loop's parts: annotations that follow annotations.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

#acc = #llvm.access_group<id = distinct[0]<>>
#fu = #llvm.loop_annotation<disableNonforced = true>
#fu2 = #llvm.loop_annotation<mustProgress = true, unroll = <disable = true, followupAll = #fu>>
#la = #llvm.loop_annotation<vectorize = <disable = false, followupVectorized = #fu, followupEpilogue = #fu2, followupAll = #fu>, interleave = <count = 2 : i32>, unroll = <followupUnrolled = #fu, followupRemainder = #fu2, followupAll = #fu>, unrollAndJam = <disable = true, count = 3 : i32, followupOuter = #fu, followupInner = #fu2, followupRemainderOuter = #fu, followupRemainderInner = #fu2, followupAll = #fu>, distribute = <disable = true, followupCoincident = #fu, followupSequential = #fu2, followupFallback = #fu, followupAll = #fu2>, licm = <disable = true, versioningDisable = true>, pipeline = <disable = false, initiationinterval = 1 : i32>, peeled = <count = 3 : i32>, unswitch = <partialDisable = true>, isVectorized = false, parallelAccesses = #acc>
llvm.func @f(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #la}
^bb2:
  llvm.br ^bb1 {loop_annotation = #fu2}
}

// CHECK: br i1 %0, label %2, label %3, !llvm.loop !1
// CHECK: br label %2, !llvm.loop !8
// CHECK:      !1 = distinct !{!1, !2, !3, !4, !7, !12, !13, !14, !15, !11, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34}
// CHECK-NEXT: !2 = !{!"llvm.loop.isvectorized", i32 0}
// CHECK-NEXT: !3 = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK-NEXT: !4 = !{!"llvm.loop.vectorize.followup_vectorized", !5}
// CHECK-NEXT: !5 = distinct !{!5, !6}
// CHECK-NEXT: !6 = !{!"llvm.loop.disable_nonforced"}
// CHECK-NEXT: !7 = !{!"llvm.loop.vectorize.followup_epilogue", !8}
// CHECK-NEXT: !8 = distinct !{!8, !9, !10, !11}
// CHECK-NEXT: !9 = !{!"llvm.loop.mustprogress"}
// CHECK-NEXT: !10 = !{!"llvm.loop.unroll.disable"}
// CHECK-NEXT: !11 = !{!"llvm.loop.unroll.followup_all", !5}
// CHECK-NEXT: !12 = !{!"llvm.loop.vectorize.followup_all", !5}
// CHECK-NEXT: !13 = !{!"llvm.loop.interleave.count", i32 2}
// CHECK-NEXT: !14 = !{!"llvm.loop.unroll.followup_unrolled", !5}
// CHECK-NEXT: !15 = !{!"llvm.loop.unroll.followup_remainder", !8}
// CHECK-NEXT: !16 = !{!"llvm.loop.unroll_and_jam.disable"}
// CHECK-NEXT: !17 = !{!"llvm.loop.unroll_and_jam.count", i32 3}
// CHECK-NEXT: !18 = !{!"llvm.loop.unroll_and_jam.followup_outer", !5}
// CHECK-NEXT: !19 = !{!"llvm.loop.unroll_and_jam.followup_inner", !8}
// CHECK-NEXT: !20 = !{!"llvm.loop.unroll_and_jam.followup_remainder_outer", !5}
// CHECK-NEXT: !21 = !{!"llvm.loop.unroll_and_jam.followup_remainder_inner", !8}
// CHECK-NEXT: !22 = !{!"llvm.loop.unroll_and_jam.followup_all", !5}
// CHECK-NEXT: !23 = !{!"llvm.licm.disable"}
// CHECK-NEXT: !24 = !{!"llvm.loop.licm_versioning.disable"}
// CHECK-NEXT: !25 = !{!"llvm.loop.distribute.enable", i1 false}
// CHECK-NEXT: !26 = !{!"llvm.loop.distribute.followup_coincident", !5}
// CHECK-NEXT: !27 = !{!"llvm.loop.distribute.followup_sequential", !8}
// CHECK-NEXT: !28 = !{!"llvm.loop.distribute.followup_fallback", !5}
// CHECK-NEXT: !29 = !{!"llvm.loop.distribute.followup_all", !8}
// CHECK-NEXT: !30 = !{!"llvm.loop.pipeline.disable", i1 false}
// CHECK-NEXT: !31 = !{!"llvm.loop.pipeline.initiationinterval", i32 1}
// CHECK-NEXT: !32 = !{!"llvm.loop.peeled.count", i32 3}
// CHECK-NEXT: !33 = !{!"llvm.loop.unswitch.partial.disable"}
// CHECK-NEXT: !34 = !{!"llvm.loop.parallel_accesses", !35}
// CHECK-NEXT: !35 = distinct !{}
