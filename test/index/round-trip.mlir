// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Every operation in custom form; properties in generic form.

// GENERIC: "index.cmp"({{.*}}) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
// GENERIC: "index.constant"() <{value = 42 : index}> : () -> index
// GENERIC: "index.bool.constant"() <{value = true}> : () -> i1

// CHECK-LABEL: func.func @arithmetic
// CHECK-SAME:    (%[[A0:.*]]: index, %[[A1:.*]]: index)
// CHECK-NEXT:    %[[V0:.*]] = index.add %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V1:.*]] = index.sub %[[A0]], %[[A1]] {note}
// CHECK-NEXT:    %[[V2:.*]] = index.mul %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V3:.*]] = index.divs %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V4:.*]] = index.divu %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V5:.*]] = index.ceildivs %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V6:.*]] = index.ceildivu %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V7:.*]] = index.floordivs %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V8:.*]] = index.rems %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V9:.*]] = index.remu %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V10:.*]] = index.maxs %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V11:.*]] = index.maxu %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V12:.*]] = index.mins %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V13:.*]] = index.minu %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V14:.*]] = index.shl %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V15:.*]] = index.shrs %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V16:.*]] = index.shru %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V17:.*]] = index.and %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V18:.*]] = index.or %[[A0]], %[[A1]]
// CHECK-NEXT:    %[[V19:.*]] = index.xor %[[A0]], %[[A1]]
// CHECK-NEXT:    return
func.func @arithmetic(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b {note}
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.maxs %a, %b
  %11 = index.maxu %a, %b
  %12 = index.mins %a, %b
  %13 = index.minu %a, %b
  %14 = index.shl %a, %b
  %15 = index.shrs %a, %b
  %16 = index.shru %a, %b
  %17 = index.and %a, %b
  %18 = index.or %a, %b
  %19 = index.xor %a, %b
  return
}
// CHECK-LABEL: func.func @others
// CHECK-SAME:    (%[[A0:.*]]: index, %[[A1:.*]]: i32, %[[A2:.*]]: si8)
// CHECK-NEXT:    %[[V0:.*]] = index.cmp slt(%[[A0]], %[[A0]])
// CHECK-NEXT:    %[[V1:.*]] = index.cmp uge(%[[A0]], %[[A0]]) {note}
// CHECK-NEXT:    %[[V2:.*]] = index.casts %[[A0]] : index to i32
// CHECK-NEXT:    %[[V3:.*]] = index.castu %[[A1]] {note} : i32 to index
// CHECK-NEXT:    %[[V4:.*]] = index.casts %[[A2]] : si8 to index
// CHECK-NEXT:    %[[V5:.*]] = index.sizeof
// CHECK-NEXT:    %[[VIDX42:.*]] = index.constant 42
// CHECK-NEXT:    %[[VIDX_9223372036854775808:.*]] = index.constant {note} -9223372036854775808
// CHECK-NEXT:    %[[VIDX31:.*]] = index.constant 31
// CHECK-NEXT:    %[[VTRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    %[[VFALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    return
func.func @others(%a: index, %i: i32, %s: si8) {
  %0 = index.cmp slt(%a, %a)
  %1 = index.cmp "uge"(%a, %a) {note}
  %2 = index.casts %a : index to i32
  %3 = index.castu %i {note} : i32 to index
  %4 = index.casts %s : si8 to index
  %5 = index.sizeof
  %6 = index.constant 42
  %7 = index.constant {note} -9223372036854775808
  %8 = index.constant 0x1F
  %9 = index.bool.constant true
  %10 = index.bool.constant 0
  return
}
