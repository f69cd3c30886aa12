// RUN: mlopt %s | FileCheck %s

// Generic text of 2020: names without a dialect, attributes of arguments and
// results one by one.
// CHECK:      func @f(%{{.*}}: i32, %{{.*}}: i64 {llvm.noalias = true}) -> (i32 {llvm.signext})
// CHECK-NEXT:   return
"module"() ({
  "func"() ({
  ^bb0(%a: i32, %b: i64):
    "std.return"(%a) : (i32) -> ()
  }) {sym_name = "f", type = (i32, i64) -> i32, arg1 = {llvm.noalias = true}, result0 = {llvm.signext}} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()
