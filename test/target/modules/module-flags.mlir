// Flags that are profiles, libraries that the module needs, its assembly.
// RUN: mlopt -mlir-to-llvmir %s | FileCheck %s

// CHECK:      source_filename
// CHECK-EMPTY:
// CHECK-NEXT: module asm "one"
// CHECK-NEXT: module asm "two"
// CHECK-NEXT: module asm "three"
// CHECK-EMPTY:
module attributes {llvm.module_asm = ["one\ntwo\n", "three"], llvm.dependent_libraries = ["m", "c"]} {
  llvm.func @a()
  llvm.func @b()
  llvm.module_flags [
    #llvm.mlir.module_flag<error, "wchar_size", 4>,
    #llvm.mlir.module_flag<append_unique, "CG Profile", [
      #llvm.cgprofile_entry<from = @a, to = @b, count = 222>,
      #llvm.cgprofile_entry<from = @gone, count = 2>]>,
    #llvm.mlir.module_flag<error, "ProfileSummary",
      #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2,
        max_internal_count = 3, max_function_count = 4, num_counts = 5,
        num_functions = 6, is_partial_profile = 0,
        partial_profile_ratio = 0.5 : f64,
        detailed_summary = <cut_off = 7, min_count = 8, num_counts = 9>>>]
}

// CHECK: !llvm.dependent-libraries = !{!0, !1}
// CHECK: !llvm.module.flags = !{!2, !3, !7, ![[VERSION:[0-9]+]]}
// CHECK: !0 = !{!"m"}
// CHECK: !1 = !{!"c"}
// CHECK: !2 = !{i32 1, !"wchar_size", i32 4}
// CHECK: !3 = !{i32 6, !"CG Profile", !4}
// CHECK: !4 = distinct !{!5, !6}
// CHECK: !5 = !{ptr @a, ptr @b, i64 222}
// CHECK: !6 = !{null, null, i64 2}
// CHECK: !7 = !{i32 1, !"ProfileSummary", !8}
// CHECK: !8 = !{!9, !10, !11, !12, !13, !14, !15, !16, !17, !18}
// CHECK: !9 = !{!"ProfileFormat", !"InstrProf"}
// CHECK: !16 = !{!"IsPartialProfile", i64 0}
// CHECK: !17 = !{!"PartialProfileRatio", double 5.000000e-01}
// CHECK: !18 = !{!"DetailedSummary", !19}
// CHECK: !19 = !{!20}
// CHECK: !20 = !{i64 7, i64 8, i64 9}
