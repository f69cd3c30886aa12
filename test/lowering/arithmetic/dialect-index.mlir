// RUN: mlopt %s -convert-index-to-llvm=index-bitwidth=32 | FileCheck %s

// Indices as integers of the width that is asked for.

// CHECK-LABEL: func.func @binary
// CHECK-SAME:    (%[[A0:.*]]: index, %[[A1:.*]]: index) -> (index, index, index)
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i32
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i32
// CHECK-NEXT:    %[[V2:.*]] = llvm.add %[[V1]], %[[V0]] {note} : i32
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : i32 to index
// CHECK-NEXT:    %[[V4:.*]] = llvm.intr.smax(%[[V2]], %[[V0]]) : (i32, i32) -> i32
// CHECK-NEXT:    %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : i32 to index
// CHECK-NEXT:    %[[V6:.*]] = llvm.lshr %[[V4]], %[[V0]] : i32
// CHECK-NEXT:    %[[V7:.*]] = builtin.unrealized_conversion_cast %[[V6]] : i32 to index
// CHECK-NEXT:    return %[[V3]], %[[V5]], %[[V7]] : index, index, index
func.func @binary(%a: index, %b: index) -> (index, index, index) {
  %0 = index.add %a, %b {note}
  %1 = index.maxs %0, %b
  %2 = index.shru %1, %b
  return %0, %1, %2 : index, index, index
}
// CHECK-LABEL: func.func @divisions
// CHECK-SAME:    (%[[A0:.*]]: index, %[[A1:.*]]: index) -> (index, index, index)
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i32
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i32
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:    %[[V5:.*]] = llvm.icmp "sgt" %[[V0]], %[[V2]] : i32
// CHECK-NEXT:    %[[V6:.*]] = llvm.select %[[V5]], %[[V4]], %[[V3]] : i1, i32
// CHECK-NEXT:    %[[V7:.*]] = llvm.add %[[V1]], %[[V6]] : i32
// CHECK-NEXT:    %[[V8:.*]] = llvm.sdiv %[[V7]], %[[V0]] : i32
// CHECK-NEXT:    %[[V9:.*]] = llvm.add %[[V8]], %[[V3]] : i32
// CHECK-NEXT:    %[[V10:.*]] = llvm.sub %[[V2]], %[[V1]] : i32
// CHECK-NEXT:    %[[V11:.*]] = llvm.sdiv %[[V10]], %[[V0]] : i32
// CHECK-NEXT:    %[[V12:.*]] = llvm.sub %[[V2]], %[[V11]] : i32
// CHECK-NEXT:    %[[V13:.*]] = llvm.icmp "sgt" %[[V1]], %[[V2]] : i32
// CHECK-NEXT:    %[[V14:.*]] = llvm.icmp "eq" %[[V13]], %[[V5]] : i1
// CHECK-NEXT:    %[[V15:.*]] = llvm.icmp "ne" %[[V1]], %[[V2]] : i32
// CHECK-NEXT:    %[[V16:.*]] = llvm.and %[[V14]], %[[V15]] : i1
// CHECK-NEXT:    %[[V17:.*]] = llvm.select %[[V16]], %[[V9]], %[[V12]] : i1, i32
// CHECK-NEXT:    %[[V18:.*]] = builtin.unrealized_conversion_cast %[[V17]] : i32 to index
// CHECK-NEXT:    %[[V19:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %[[V20:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:    %[[V21:.*]] = llvm.sub %[[V1]], %[[V20]] : i32
// CHECK-NEXT:    %[[V22:.*]] = llvm.udiv %[[V21]], %[[V0]] : i32
// CHECK-NEXT:    %[[V23:.*]] = llvm.add %[[V22]], %[[V20]] : i32
// CHECK-NEXT:    %[[V24:.*]] = llvm.icmp "eq" %[[V1]], %[[V19]] : i32
// CHECK-NEXT:    %[[V25:.*]] = llvm.select %[[V24]], %[[V19]], %[[V23]] : i1, i32
// CHECK-NEXT:    %[[V26:.*]] = builtin.unrealized_conversion_cast %[[V25]] : i32 to index
// CHECK-NEXT:    %[[V27:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %[[V28:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:    %[[V29:.*]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:    %[[V30:.*]] = llvm.icmp "slt" %[[V0]], %[[V27]] : i32
// CHECK-NEXT:    %[[V31:.*]] = llvm.select %[[V30]], %[[V28]], %[[V29]] : i1, i32
// CHECK-NEXT:    %[[V32:.*]] = llvm.sub %[[V31]], %[[V1]] : i32
// CHECK-NEXT:    %[[V33:.*]] = llvm.sdiv %[[V32]], %[[V0]] : i32
// CHECK-NEXT:    %[[V34:.*]] = llvm.sub %[[V29]], %[[V33]] : i32
// CHECK-NEXT:    %[[V35:.*]] = llvm.sdiv %[[V1]], %[[V0]] : i32
// CHECK-NEXT:    %[[V36:.*]] = llvm.icmp "slt" %[[V1]], %[[V27]] : i32
// CHECK-NEXT:    %[[V37:.*]] = llvm.icmp "ne" %[[V36]], %[[V30]] : i1
// CHECK-NEXT:    %[[V38:.*]] = llvm.icmp "ne" %[[V1]], %[[V27]] : i32
// CHECK-NEXT:    %[[V39:.*]] = llvm.and %[[V37]], %[[V38]] : i1
// CHECK-NEXT:    %[[V40:.*]] = llvm.select %[[V39]], %[[V34]], %[[V35]] : i1, i32
// CHECK-NEXT:    %[[V41:.*]] = builtin.unrealized_conversion_cast %[[V40]] : i32 to index
// CHECK-NEXT:    return %[[V18]], %[[V26]], %[[V41]] : index, index, index
func.func @divisions(%a: index, %b: index) -> (index, index, index) {
  %0 = index.ceildivs %a, %b
  %1 = index.ceildivu %a, %b
  %2 = index.floordivs %a, %b
  return %0, %1, %2 : index, index, index
}
// CHECK-LABEL: func.func @casts
// CHECK-SAME:    (%[[A0:.*]]: index, %[[A1:.*]]: i8, %[[A2:.*]]: i64) -> (i8, index, index, i128, i1)
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i32
// CHECK-NEXT:    %[[V1:.*]] = llvm.trunc %[[V0]] : i32 to i8
// CHECK-NEXT:    %[[V2:.*]] = llvm.zext %[[A1]] : i8 to i32
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : i32 to index
// CHECK-NEXT:    %[[V4:.*]] = llvm.trunc %[[A2]] : i64 to i32
// CHECK-NEXT:    %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : i32 to index
// CHECK-NEXT:    %[[V6:.*]] = llvm.sext %[[V0]] : i32 to i128
// CHECK-NEXT:    %[[V7:.*]] = llvm.icmp "ult" %[[V0]], %[[V2]] : i32
// CHECK-NEXT:    return %[[V1]], %[[V3]], %[[V5]], %[[V6]], %[[V7]] : i8, index, index, i128, i1
func.func @casts(%a: index, %i: i8, %j: i64) -> (i8, index, index, i128, i1) {
  %0 = index.casts %a : index to i8
  %1 = index.castu %i : i8 to index
  %2 = index.casts %j : i64 to index
  %3 = index.casts %a : index to i128
  %4 = index.cmp ult(%a, %1)
  return %0, %1, %2, %3, %4 : i8, index, index, i128, i1
}
// CHECK-LABEL: func.func @constants
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[V0]] : i32 to index
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : i32 to index
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.constant(true) {note} : i1
// CHECK-NEXT:    return %[[V1]], %[[V3]], %[[V4]] : index, index, i1
func.func @constants() -> (index, index, i1) {
  %0 = index.constant -9223372036854775807
  %1 = index.sizeof
  %2 = index.bool.constant {note} true
  return %0, %1, %2 : index, index, i1
}
