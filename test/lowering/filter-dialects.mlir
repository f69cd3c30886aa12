// RUN: mlopt %s -allow-unregistered-dialect -convert-to-llvm=filter-dialects=func,math | FileCheck %s
// RUN: not mlopt %s -allow-unregistered-dialect -convert-to-llvm=filter-dialects=func,complex 2>&1 | FileCheck %s --check-prefix=UNUSED
// RUN: not mlopt %s -allow-unregistered-dialect -convert-to-llvm=filter-dialects=llvm 2>&1 | FileCheck %s --check-prefix=OTHER

// Only what is asked for is lowered. The dialect must be one that is lowered,
// and that something here is of.

// UNUSED: error: dialect not loaded: complex
// OTHER: error: dialect does not implement ConvertToLLVMPatternInterface: llvm

// CHECK-LABEL: llvm.func @f
// CHECK-SAME:    (%[[A:.*]]: f32, %[[I:.*]]: i64) -> f32
// CHECK:         %[[X:.*]] = builtin.unrealized_conversion_cast %[[I]] : i64 to index
// CHECK:         index.add %[[X]], %[[X]]
// CHECK:         %[[ABS:.*]] = llvm.intr.fabs(%[[A]]) : (f32) -> f32
// CHECK:         %[[SUM:.*]] = arith.addf %[[ABS]], %[[ABS]] : f32
// CHECK:         llvm.return %[[SUM]] : f32
func.func @f(%a: f32, %i: index) -> f32 {
  %0 = index.add %i, %i
  "test.use"(%0) : (index) -> ()
  %1 = math.absf %a : f32
  %2 = arith.addf %1, %1 : f32
  return %2 : f32
}
