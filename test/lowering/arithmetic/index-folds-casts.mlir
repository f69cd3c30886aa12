// RUN: mlopt %s -convert-index-to-llvm | FileCheck %s

// Casts that were there fold with those that the lowering makes.
// CHECK-LABEL: func.func @f
// CHECK:         %[[SUM:.*]] = llvm.add
// CHECK-NEXT:    %[[INDEX:.*]] = builtin.unrealized_conversion_cast %[[SUM]] : i64 to index
// CHECK-NEXT:    builtin.unrealized_conversion_cast %[[INDEX]] : index to i64
// CHECK-NEXT:    return %[[INDEX]], %arg0 : index, i32
func.func @f(%a: i32, %b: index) -> (index, i32) {
  %same = builtin.unrealized_conversion_cast %a : i32 to i32
  %sum = index.add %b, %b
  %there = builtin.unrealized_conversion_cast %sum : index to i64
  %back = builtin.unrealized_conversion_cast %there : i64 to index
  return %back, %same : index, i32
}
