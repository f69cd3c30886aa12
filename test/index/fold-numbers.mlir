// RUN: mlopt %s -canonicalize | FileCheck %s

// Each operation on numbers: those whose result is the same in 32 bits and in 64.

// CHECK-LABEL: func.func @sub(
// CHECK-NEXT:    %[[IDX4:.*]] = index.constant 4
// CHECK-NEXT:    %[[IDX_10:.*]] = index.constant -10
// CHECK-NEXT:    %[[IDX10:.*]] = index.constant 10
// CHECK-NEXT:    %[[IDX_4:.*]] = index.constant -4
// CHECK-NEXT:    %[[IDX_5:.*]] = index.constant -5
// CHECK-NEXT:    %[[IDX8:.*]] = index.constant 8
// CHECK-NEXT:    return %[[IDX4]], %[[IDX_10]], %[[IDX10]], %[[IDX_4]], %[[IDX_5]], %[[IDX8]] : index, index, index, index, index, index
func.func @sub() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.sub %n6, %n4
  %1 = index.sub %n0, %n4
  %2 = index.sub %n6, %n1
  %3 = index.sub %n0, %n1
  %4 = index.sub %n3, %n5
  %5 = index.sub %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @mul(
// CHECK-NEXT:    %[[IDX21:.*]] = index.constant 21
// CHECK-NEXT:    %[[IDX_21:.*]] = index.constant -21
// CHECK-NEXT:    %[[IDX0:.*]] = index.constant 0
// CHECK-NEXT:    %[[IDX_7:.*]] = index.constant -7
// CHECK-NEXT:    return %[[IDX21]], %[[IDX_21]], %[[IDX_21]], %[[IDX21]], %[[IDX0]], %[[IDX_7]] : index, index, index, index, index, index
func.func @mul() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.mul %n6, %n4
  %1 = index.mul %n0, %n4
  %2 = index.mul %n6, %n1
  %3 = index.mul %n0, %n1
  %4 = index.mul %n3, %n5
  %5 = index.mul %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @and(
// CHECK-NEXT:    %[[IDX3:.*]] = index.constant 3
// CHECK-NEXT:    %[[IDX1:.*]] = index.constant 1
// CHECK-NEXT:    %[[IDX5:.*]] = index.constant 5
// CHECK-NEXT:    %[[IDX_7:.*]] = index.constant -7
// CHECK-NEXT:    %[[IDX0:.*]] = index.constant 0
// CHECK-NEXT:    %[[IDX7:.*]] = index.constant 7
// CHECK-NEXT:    return %[[IDX3]], %[[IDX1]], %[[IDX5]], %[[IDX_7]], %[[IDX0]], %[[IDX7]] : index, index, index, index, index, index
func.func @and() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.and %n6, %n4
  %1 = index.and %n0, %n4
  %2 = index.and %n6, %n1
  %3 = index.and %n0, %n1
  %4 = index.and %n3, %n5
  %5 = index.and %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @or(
// CHECK-NEXT:    %[[IDX7:.*]] = index.constant 7
// CHECK-NEXT:    %[[IDX_5:.*]] = index.constant -5
// CHECK-NEXT:    %[[IDX_1:.*]] = index.constant -1
// CHECK-NEXT:    %[[IDX_3:.*]] = index.constant -3
// CHECK-NEXT:    %[[IDX5:.*]] = index.constant 5
// CHECK-NEXT:    return %[[IDX7]], %[[IDX_5]], %[[IDX_1]], %[[IDX_3]], %[[IDX5]], %[[IDX_1]] : index, index, index, index, index, index
func.func @or() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.or %n6, %n4
  %1 = index.or %n0, %n4
  %2 = index.or %n6, %n1
  %3 = index.or %n0, %n1
  %4 = index.or %n3, %n5
  %5 = index.or %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @xor(
// CHECK-NEXT:    %[[IDX4:.*]] = index.constant 4
// CHECK-NEXT:    %[[IDX_6:.*]] = index.constant -6
// CHECK-NEXT:    %[[IDX5:.*]] = index.constant 5
// CHECK-NEXT:    %[[IDX_8:.*]] = index.constant -8
// CHECK-NEXT:    return %[[IDX4]], %[[IDX_6]], %[[IDX_6]], %[[IDX4]], %[[IDX5]], %[[IDX_8]] : index, index, index, index, index, index
func.func @xor() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.xor %n6, %n4
  %1 = index.xor %n0, %n4
  %2 = index.xor %n6, %n1
  %3 = index.xor %n0, %n1
  %4 = index.xor %n3, %n5
  %5 = index.xor %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @mins(
// CHECK-NEXT:    %[[IDX3:.*]] = index.constant 3
// CHECK-NEXT:    %[[IDX_7:.*]] = index.constant -7
// CHECK-NEXT:    %[[IDX_3:.*]] = index.constant -3
// CHECK-NEXT:    %[[IDX0:.*]] = index.constant 0
// CHECK-NEXT:    %[[IDX_1:.*]] = index.constant -1
// CHECK-NEXT:    return %[[IDX3]], %[[IDX_7]], %[[IDX_3]], %[[IDX_7]], %[[IDX0]], %[[IDX_1]] : index, index, index, index, index, index
func.func @mins() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.mins %n6, %n4
  %1 = index.mins %n0, %n4
  %2 = index.mins %n6, %n1
  %3 = index.mins %n0, %n1
  %4 = index.mins %n3, %n5
  %5 = index.mins %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @maxs(
// CHECK-NEXT:    %[[IDX7:.*]] = index.constant 7
// CHECK-NEXT:    %[[IDX3:.*]] = index.constant 3
// CHECK-NEXT:    %[[IDX_3:.*]] = index.constant -3
// CHECK-NEXT:    %[[IDX5:.*]] = index.constant 5
// CHECK-NEXT:    return %[[IDX7]], %[[IDX3]], %[[IDX7]], %[[IDX_3]], %[[IDX5]], %[[IDX7]] : index, index, index, index, index, index
func.func @maxs() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.maxs %n6, %n4
  %1 = index.maxs %n0, %n4
  %2 = index.maxs %n6, %n1
  %3 = index.maxs %n0, %n1
  %4 = index.maxs %n3, %n5
  %5 = index.maxs %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @minu(
// CHECK-NEXT:    %[[IDX3:.*]] = index.constant 3
// CHECK-NEXT:    %[[IDX7:.*]] = index.constant 7
// CHECK-NEXT:    %[[IDX_7:.*]] = index.constant -7
// CHECK-NEXT:    %[[IDX0:.*]] = index.constant 0
// CHECK-NEXT:    return %[[IDX3]], %[[IDX3]], %[[IDX7]], %[[IDX_7]], %[[IDX0]], %[[IDX7]] : index, index, index, index, index, index
func.func @minu() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.minu %n6, %n4
  %1 = index.minu %n0, %n4
  %2 = index.minu %n6, %n1
  %3 = index.minu %n0, %n1
  %4 = index.minu %n3, %n5
  %5 = index.minu %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @maxu(
// CHECK-NEXT:    %[[IDX7:.*]] = index.constant 7
// CHECK-NEXT:    %[[IDX_7:.*]] = index.constant -7
// CHECK-NEXT:    %[[IDX_3:.*]] = index.constant -3
// CHECK-NEXT:    %[[IDX5:.*]] = index.constant 5
// CHECK-NEXT:    %[[IDX_1:.*]] = index.constant -1
// CHECK-NEXT:    return %[[IDX7]], %[[IDX_7]], %[[IDX_3]], %[[IDX_3]], %[[IDX5]], %[[IDX_1]] : index, index, index, index, index, index
func.func @maxu() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.maxu %n6, %n4
  %1 = index.maxu %n0, %n4
  %2 = index.maxu %n6, %n1
  %3 = index.maxu %n0, %n1
  %4 = index.maxu %n3, %n5
  %5 = index.maxu %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @divs(
// CHECK-NEXT:    %[[IDX2:.*]] = index.constant 2
// CHECK-NEXT:    %[[IDX_2:.*]] = index.constant -2
// CHECK-NEXT:    %[[IDX0:.*]] = index.constant 0
// CHECK-NEXT:    %[[IDX_7:.*]] = index.constant -7
// CHECK-NEXT:    return %[[IDX2]], %[[IDX_2]], %[[IDX_2]], %[[IDX2]], %[[IDX0]], %[[IDX_7]] : index, index, index, index, index, index
func.func @divs() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.divs %n6, %n4
  %1 = index.divs %n0, %n4
  %2 = index.divs %n6, %n1
  %3 = index.divs %n0, %n1
  %4 = index.divs %n3, %n5
  %5 = index.divs %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @divu(
// CHECK-NEXT:    %[[IDX2:.*]] = index.constant 2
// CHECK-NEXT:    %[[IDX6148914691236517203:.*]] = index.constant 6148914691236517203
// CHECK-NEXT:    %[[IDX0:.*]] = index.constant 0
// CHECK-NEXT:    return %[[IDX2]], %[[IDX6148914691236517203]], %[[IDX0]], %[[IDX0]], %[[IDX0]], %[[IDX0]] : index, index, index, index, index, index
func.func @divu() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.divu %n6, %n4
  %1 = index.divu %n0, %n4
  %2 = index.divu %n6, %n1
  %3 = index.divu %n0, %n1
  %4 = index.divu %n3, %n5
  %5 = index.divu %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @ceildivs(
// CHECK-NEXT:    %[[IDX3:.*]] = index.constant 3
// CHECK-NEXT:    %[[IDX_2:.*]] = index.constant -2
// CHECK-NEXT:    %[[IDX0:.*]] = index.constant 0
// CHECK-NEXT:    %[[IDX_7:.*]] = index.constant -7
// CHECK-NEXT:    return %[[IDX3]], %[[IDX_2]], %[[IDX_2]], %[[IDX3]], %[[IDX0]], %[[IDX_7]] : index, index, index, index, index, index
func.func @ceildivs() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.ceildivs %n6, %n4
  %1 = index.ceildivs %n0, %n4
  %2 = index.ceildivs %n6, %n1
  %3 = index.ceildivs %n0, %n1
  %4 = index.ceildivs %n3, %n5
  %5 = index.ceildivs %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @ceildivu(
// CHECK-NEXT:    %[[IDX3:.*]] = index.constant 3
// CHECK-NEXT:    %[[IDX6148914691236517203:.*]] = index.constant 6148914691236517203
// CHECK-NEXT:    %[[IDX1:.*]] = index.constant 1
// CHECK-NEXT:    %[[IDX0:.*]] = index.constant 0
// CHECK-NEXT:    return %[[IDX3]], %[[IDX6148914691236517203]], %[[IDX1]], %[[IDX1]], %[[IDX0]], %[[IDX1]] : index, index, index, index, index, index
func.func @ceildivu() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.ceildivu %n6, %n4
  %1 = index.ceildivu %n0, %n4
  %2 = index.ceildivu %n6, %n1
  %3 = index.ceildivu %n0, %n1
  %4 = index.ceildivu %n3, %n5
  %5 = index.ceildivu %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @floordivs(
// CHECK-NEXT:    %[[IDX2:.*]] = index.constant 2
// CHECK-NEXT:    %[[IDX_3:.*]] = index.constant -3
// CHECK-NEXT:    %[[IDX0:.*]] = index.constant 0
// CHECK-NEXT:    %[[IDX_7:.*]] = index.constant -7
// CHECK-NEXT:    return %[[IDX2]], %[[IDX_3]], %[[IDX_3]], %[[IDX2]], %[[IDX0]], %[[IDX_7]] : index, index, index, index, index, index
func.func @floordivs() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.floordivs %n6, %n4
  %1 = index.floordivs %n0, %n4
  %2 = index.floordivs %n6, %n1
  %3 = index.floordivs %n0, %n1
  %4 = index.floordivs %n3, %n5
  %5 = index.floordivs %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @rems(
// CHECK-NEXT:    %[[IDX1:.*]] = index.constant 1
// CHECK-NEXT:    %[[IDX_1:.*]] = index.constant -1
// CHECK-NEXT:    %[[IDX0:.*]] = index.constant 0
// CHECK-NEXT:    return %[[IDX1]], %[[IDX_1]], %[[IDX1]], %[[IDX_1]], %[[IDX0]], %[[IDX0]] : index, index, index, index, index, index
func.func @rems() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.rems %n6, %n4
  %1 = index.rems %n0, %n4
  %2 = index.rems %n6, %n1
  %3 = index.rems %n0, %n1
  %4 = index.rems %n3, %n5
  %5 = index.rems %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @remu(
// CHECK-NEXT:    %[[IDX1:.*]] = index.constant 1
// CHECK-NEXT:    %[[IDX0:.*]] = index.constant 0
// CHECK-NEXT:    %[[IDX7:.*]] = index.constant 7
// CHECK-NEXT:    %[[IDX_7:.*]] = index.constant -7
// CHECK-NEXT:    return %[[IDX1]], %[[IDX0]], %[[IDX7]], %[[IDX_7]], %[[IDX0]], %[[IDX7]] : index, index, index, index, index, index
func.func @remu() -> (index, index, index, index, index, index) {
  %n0 = index.constant -7
  %n1 = index.constant -3
  %n2 = index.constant -1
  %n3 = index.constant 0
  %n4 = index.constant 3
  %n5 = index.constant 5
  %n6 = index.constant 7
  %0 = index.remu %n6, %n4
  %1 = index.remu %n0, %n4
  %2 = index.remu %n6, %n1
  %3 = index.remu %n0, %n1
  %4 = index.remu %n3, %n5
  %5 = index.remu %n6, %n2
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @shl(
// CHECK-NEXT:    %[[IDX2147483648:.*]] = index.constant 2147483648
// CHECK-NEXT:    %[[IDX3:.*]] = index.constant 3
// CHECK-NEXT:    %[[IDX40:.*]] = index.constant 40
// CHECK-NEXT:    %[[IDX48:.*]] = index.constant 48
// CHECK-NEXT:    %[[V0:.*]] = index.shl %[[IDX3]], %[[IDX40]]
// CHECK-NEXT:    return %[[IDX48]], %[[V0]], %[[IDX2147483648]] : index, index, index
func.func @shl() -> (index, index, index) {
  %n0 = index.constant 1
  %n1 = index.constant 3
  %n2 = index.constant 4
  %n3 = index.constant 31
  %n4 = index.constant 40
  %0 = index.shl %n1, %n2
  %1 = index.shl %n1, %n4
  %2 = index.shl %n0, %n3
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @shrs(
// CHECK-NEXT:    %[[IDX16:.*]] = index.constant 16
// CHECK-NEXT:    %[[IDX40:.*]] = index.constant 40
// CHECK-NEXT:    %[[IDX_4:.*]] = index.constant -4
// CHECK-NEXT:    %[[V0:.*]] = index.shrs %[[IDX16]], %[[IDX40]]
// CHECK-NEXT:    return %[[IDX_4]], %[[V0]] : index, index
func.func @shrs() -> (index, index) {
  %n0 = index.constant -16
  %n1 = index.constant 2
  %n2 = index.constant 16
  %n3 = index.constant 40
  %0 = index.shrs %n0, %n1
  %1 = index.shrs %n2, %n3
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @shru(
// CHECK-NEXT:    %[[IDX_16:.*]] = index.constant -16
// CHECK-NEXT:    %[[IDX2:.*]] = index.constant 2
// CHECK-NEXT:    %[[IDX16:.*]] = index.constant 16
// CHECK-NEXT:    %[[IDX40:.*]] = index.constant 40
// CHECK-NEXT:    %[[IDX4:.*]] = index.constant 4
// CHECK-NEXT:    %[[V0:.*]] = index.shru %[[IDX_16]], %[[IDX2]]
// CHECK-NEXT:    %[[V1:.*]] = index.shru %[[IDX16]], %[[IDX40]]
// CHECK-NEXT:    return %[[IDX4]], %[[V0]], %[[V1]] : index, index, index
func.func @shru() -> (index, index, index) {
  %n0 = index.constant -16
  %n1 = index.constant 2
  %n2 = index.constant 16
  %n3 = index.constant 40
  %0 = index.shru %n2, %n1
  %1 = index.shru %n0, %n1
  %2 = index.shru %n2, %n3
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @cmp_eq(
// CHECK-NEXT:    %[[FALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    %[[TRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    return %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]] : i1, i1, i1, i1
func.func @cmp_eq(%x: index) -> (i1, i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -3
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp eq(%a, %a)
  %2 = index.cmp eq(%x, %x)
  %c = index.constant 4294967299
  %3 = index.cmp eq(%c, %b)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @cmp_ne(
// CHECK-NEXT:    %[[TRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    %[[FALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    return %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1
func.func @cmp_ne(%x: index) -> (i1, i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -3
  %0 = index.cmp ne(%a, %b)
  %1 = index.cmp ne(%a, %a)
  %2 = index.cmp ne(%x, %x)
  %c = index.constant 4294967299
  %3 = index.cmp ne(%c, %b)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @cmp_slt(
// CHECK-NEXT:    %[[FALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    return %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1
func.func @cmp_slt(%x: index) -> (i1, i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -3
  %0 = index.cmp slt(%a, %b)
  %1 = index.cmp slt(%a, %a)
  %2 = index.cmp slt(%x, %x)
  %c = index.constant 4294967299
  %3 = index.cmp slt(%c, %b)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @cmp_sle(
// CHECK-NEXT:    %[[FALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    %[[TRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    return %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]] : i1, i1, i1, i1
func.func @cmp_sle(%x: index) -> (i1, i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -3
  %0 = index.cmp sle(%a, %b)
  %1 = index.cmp sle(%a, %a)
  %2 = index.cmp sle(%x, %x)
  %c = index.constant 4294967299
  %3 = index.cmp sle(%c, %b)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @cmp_sgt(
// CHECK-NEXT:    %[[TRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    %[[FALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    return %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1
func.func @cmp_sgt(%x: index) -> (i1, i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -3
  %0 = index.cmp sgt(%a, %b)
  %1 = index.cmp sgt(%a, %a)
  %2 = index.cmp sgt(%x, %x)
  %c = index.constant 4294967299
  %3 = index.cmp sgt(%c, %b)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @cmp_sge(
// CHECK-NEXT:    %[[TRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    return %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1
func.func @cmp_sge(%x: index) -> (i1, i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -3
  %0 = index.cmp sge(%a, %b)
  %1 = index.cmp sge(%a, %a)
  %2 = index.cmp sge(%x, %x)
  %c = index.constant 4294967299
  %3 = index.cmp sge(%c, %b)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @cmp_ult(
// CHECK-NEXT:    %[[TRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    %[[FALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    return %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1
func.func @cmp_ult(%x: index) -> (i1, i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -3
  %0 = index.cmp ult(%a, %b)
  %1 = index.cmp ult(%a, %a)
  %2 = index.cmp ult(%x, %x)
  %c = index.constant 4294967299
  %3 = index.cmp ult(%c, %b)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @cmp_ule(
// CHECK-NEXT:    %[[TRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    return %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1
func.func @cmp_ule(%x: index) -> (i1, i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -3
  %0 = index.cmp ule(%a, %b)
  %1 = index.cmp ule(%a, %a)
  %2 = index.cmp ule(%x, %x)
  %c = index.constant 4294967299
  %3 = index.cmp ule(%c, %b)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @cmp_ugt(
// CHECK-NEXT:    %[[FALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    return %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1
func.func @cmp_ugt(%x: index) -> (i1, i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -3
  %0 = index.cmp ugt(%a, %b)
  %1 = index.cmp ugt(%a, %a)
  %2 = index.cmp ugt(%x, %x)
  %c = index.constant 4294967299
  %3 = index.cmp ugt(%c, %b)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @cmp_uge(
// CHECK-NEXT:    %[[FALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    %[[TRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    return %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]] : i1, i1, i1, i1
func.func @cmp_uge(%x: index) -> (i1, i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -3
  %0 = index.cmp uge(%a, %b)
  %1 = index.cmp uge(%a, %a)
  %2 = index.cmp uge(%x, %x)
  %c = index.constant 4294967299
  %3 = index.cmp uge(%c, %b)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @mins_compared(
// CHECK-NEXT:    %[[FALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    %[[TRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    %[[IDX5:.*]] = index.constant 5
// CHECK-NEXT:    %[[IDX3:.*]] = index.constant 3
// CHECK-NEXT:    %[[IDX9:.*]] = index.constant 9
// CHECK-NEXT:    %[[V0:.*]] = index.mins %arg0, %[[IDX5]]
// CHECK-NEXT:    %[[V1:.*]] = index.cmp eq(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V2:.*]] = index.cmp eq(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V3:.*]] = index.cmp eq(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V4:.*]] = index.cmp ne(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V5:.*]] = index.cmp ne(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V6:.*]] = index.cmp ne(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V7:.*]] = index.cmp slt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V8:.*]] = index.cmp slt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V9:.*]] = index.cmp sle(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V10:.*]] = index.cmp sgt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V11:.*]] = index.cmp sge(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V12:.*]] = index.cmp sge(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V13:.*]] = index.cmp ult(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V14:.*]] = index.cmp ult(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V15:.*]] = index.cmp ult(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V16:.*]] = index.cmp ule(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V17:.*]] = index.cmp ule(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V18:.*]] = index.cmp ule(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V19:.*]] = index.cmp ugt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V20:.*]] = index.cmp ugt(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V21:.*]] = index.cmp ugt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V22:.*]] = index.cmp uge(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V23:.*]] = index.cmp uge(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V24:.*]] = index.cmp uge(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[TRUE]], %[[V8]], %[[V9]], %[[TRUE]], %[[TRUE]], %[[V10]], %[[FALSE]], %[[FALSE]], %[[V11]], %[[FALSE]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @mins_compared(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %limit = index.constant 5
  %a = index.constant 3
  %b = index.constant 9
  %m = index.mins %x, %limit
  %0 = index.cmp eq(%m, %a)
  %1 = index.cmp eq(%m, %b)
  %2 = index.cmp eq(%m, %limit)
  %3 = index.cmp ne(%m, %a)
  %4 = index.cmp ne(%m, %b)
  %5 = index.cmp ne(%m, %limit)
  %6 = index.cmp slt(%m, %a)
  %7 = index.cmp slt(%m, %b)
  %8 = index.cmp slt(%m, %limit)
  %9 = index.cmp sle(%m, %a)
  %10 = index.cmp sle(%m, %b)
  %11 = index.cmp sle(%m, %limit)
  %12 = index.cmp sgt(%m, %a)
  %13 = index.cmp sgt(%m, %b)
  %14 = index.cmp sgt(%m, %limit)
  %15 = index.cmp sge(%m, %a)
  %16 = index.cmp sge(%m, %b)
  %17 = index.cmp sge(%m, %limit)
  %18 = index.cmp ult(%m, %a)
  %19 = index.cmp ult(%m, %b)
  %20 = index.cmp ult(%m, %limit)
  %21 = index.cmp ule(%m, %a)
  %22 = index.cmp ule(%m, %b)
  %23 = index.cmp ule(%m, %limit)
  %24 = index.cmp ugt(%m, %a)
  %25 = index.cmp ugt(%m, %b)
  %26 = index.cmp ugt(%m, %limit)
  %27 = index.cmp uge(%m, %a)
  %28 = index.cmp uge(%m, %b)
  %29 = index.cmp uge(%m, %limit)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @maxs_compared(
// CHECK-NEXT:    %[[TRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    %[[FALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    %[[IDX5:.*]] = index.constant 5
// CHECK-NEXT:    %[[IDX9:.*]] = index.constant 9
// CHECK-NEXT:    %[[V0:.*]] = index.maxs %arg0, %[[IDX5]]
// CHECK-NEXT:    %[[V1:.*]] = index.cmp eq(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V2:.*]] = index.cmp eq(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V3:.*]] = index.cmp ne(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V4:.*]] = index.cmp ne(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V5:.*]] = index.cmp slt(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V6:.*]] = index.cmp sle(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V7:.*]] = index.cmp sle(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V8:.*]] = index.cmp sgt(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V9:.*]] = index.cmp sgt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V10:.*]] = index.cmp sge(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V11:.*]] = index.cmp ult(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V12:.*]] = index.cmp ule(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V13:.*]] = index.cmp ule(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V14:.*]] = index.cmp ugt(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V15:.*]] = index.cmp ugt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V16:.*]] = index.cmp uge(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    return %[[FALSE]], %[[V1]], %[[V2]], %[[TRUE]], %[[V3]], %[[V4]], %[[FALSE]], %[[V5]], %[[FALSE]], %[[FALSE]], %[[V6]], %[[V7]], %[[TRUE]], %[[V8]], %[[V9]], %[[TRUE]], %[[V10]], %[[TRUE]], %[[FALSE]], %[[V11]], %[[FALSE]], %[[FALSE]], %[[V12]], %[[V13]], %[[TRUE]], %[[V14]], %[[V15]], %[[TRUE]], %[[V16]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @maxs_compared(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %limit = index.constant 5
  %a = index.constant 3
  %b = index.constant 9
  %m = index.maxs %x, %limit
  %0 = index.cmp eq(%m, %a)
  %1 = index.cmp eq(%m, %b)
  %2 = index.cmp eq(%m, %limit)
  %3 = index.cmp ne(%m, %a)
  %4 = index.cmp ne(%m, %b)
  %5 = index.cmp ne(%m, %limit)
  %6 = index.cmp slt(%m, %a)
  %7 = index.cmp slt(%m, %b)
  %8 = index.cmp slt(%m, %limit)
  %9 = index.cmp sle(%m, %a)
  %10 = index.cmp sle(%m, %b)
  %11 = index.cmp sle(%m, %limit)
  %12 = index.cmp sgt(%m, %a)
  %13 = index.cmp sgt(%m, %b)
  %14 = index.cmp sgt(%m, %limit)
  %15 = index.cmp sge(%m, %a)
  %16 = index.cmp sge(%m, %b)
  %17 = index.cmp sge(%m, %limit)
  %18 = index.cmp ult(%m, %a)
  %19 = index.cmp ult(%m, %b)
  %20 = index.cmp ult(%m, %limit)
  %21 = index.cmp ule(%m, %a)
  %22 = index.cmp ule(%m, %b)
  %23 = index.cmp ule(%m, %limit)
  %24 = index.cmp ugt(%m, %a)
  %25 = index.cmp ugt(%m, %b)
  %26 = index.cmp ugt(%m, %limit)
  %27 = index.cmp uge(%m, %a)
  %28 = index.cmp uge(%m, %b)
  %29 = index.cmp uge(%m, %limit)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @minu_compared(
// CHECK-NEXT:    %[[TRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    %[[FALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    %[[IDX5:.*]] = index.constant 5
// CHECK-NEXT:    %[[IDX3:.*]] = index.constant 3
// CHECK-NEXT:    %[[V0:.*]] = index.minu %arg0, %[[IDX5]]
// CHECK-NEXT:    %[[V1:.*]] = index.cmp eq(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V2:.*]] = index.cmp eq(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V3:.*]] = index.cmp ne(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V4:.*]] = index.cmp ne(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V5:.*]] = index.cmp slt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V6:.*]] = index.cmp slt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V7:.*]] = index.cmp sle(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V8:.*]] = index.cmp sgt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V9:.*]] = index.cmp sge(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V10:.*]] = index.cmp sge(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V11:.*]] = index.cmp ult(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V12:.*]] = index.cmp ult(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V13:.*]] = index.cmp ule(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V14:.*]] = index.cmp ugt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V15:.*]] = index.cmp uge(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V16:.*]] = index.cmp uge(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    return %[[V1]], %[[FALSE]], %[[V2]], %[[V3]], %[[TRUE]], %[[V4]], %[[V5]], %[[TRUE]], %[[V6]], %[[V7]], %[[TRUE]], %[[TRUE]], %[[V8]], %[[FALSE]], %[[FALSE]], %[[V9]], %[[FALSE]], %[[V10]], %[[V11]], %[[TRUE]], %[[V12]], %[[V13]], %[[TRUE]], %[[TRUE]], %[[V14]], %[[FALSE]], %[[FALSE]], %[[V15]], %[[FALSE]], %[[V16]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @minu_compared(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %limit = index.constant 5
  %a = index.constant 3
  %b = index.constant 9
  %m = index.minu %x, %limit
  %0 = index.cmp eq(%m, %a)
  %1 = index.cmp eq(%m, %b)
  %2 = index.cmp eq(%m, %limit)
  %3 = index.cmp ne(%m, %a)
  %4 = index.cmp ne(%m, %b)
  %5 = index.cmp ne(%m, %limit)
  %6 = index.cmp slt(%m, %a)
  %7 = index.cmp slt(%m, %b)
  %8 = index.cmp slt(%m, %limit)
  %9 = index.cmp sle(%m, %a)
  %10 = index.cmp sle(%m, %b)
  %11 = index.cmp sle(%m, %limit)
  %12 = index.cmp sgt(%m, %a)
  %13 = index.cmp sgt(%m, %b)
  %14 = index.cmp sgt(%m, %limit)
  %15 = index.cmp sge(%m, %a)
  %16 = index.cmp sge(%m, %b)
  %17 = index.cmp sge(%m, %limit)
  %18 = index.cmp ult(%m, %a)
  %19 = index.cmp ult(%m, %b)
  %20 = index.cmp ult(%m, %limit)
  %21 = index.cmp ule(%m, %a)
  %22 = index.cmp ule(%m, %b)
  %23 = index.cmp ule(%m, %limit)
  %24 = index.cmp ugt(%m, %a)
  %25 = index.cmp ugt(%m, %b)
  %26 = index.cmp ugt(%m, %limit)
  %27 = index.cmp uge(%m, %a)
  %28 = index.cmp uge(%m, %b)
  %29 = index.cmp uge(%m, %limit)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @maxu_compared(
// CHECK-NEXT:    %[[TRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    %[[FALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    %[[IDX5:.*]] = index.constant 5
// CHECK-NEXT:    %[[IDX3:.*]] = index.constant 3
// CHECK-NEXT:    %[[IDX9:.*]] = index.constant 9
// CHECK-NEXT:    %[[V0:.*]] = index.maxu %arg0, %[[IDX5]]
// CHECK-NEXT:    %[[V1:.*]] = index.cmp eq(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V2:.*]] = index.cmp eq(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V3:.*]] = index.cmp eq(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V4:.*]] = index.cmp ne(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V5:.*]] = index.cmp ne(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V6:.*]] = index.cmp ne(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V7:.*]] = index.cmp slt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V8:.*]] = index.cmp slt(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V9:.*]] = index.cmp slt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V10:.*]] = index.cmp sle(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V11:.*]] = index.cmp sle(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V12:.*]] = index.cmp sle(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V13:.*]] = index.cmp sgt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V14:.*]] = index.cmp sgt(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V15:.*]] = index.cmp sgt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V16:.*]] = index.cmp sge(%[[V0]], %[[IDX3]])
// CHECK-NEXT:    %[[V17:.*]] = index.cmp sge(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V18:.*]] = index.cmp sge(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V19:.*]] = index.cmp ult(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V20:.*]] = index.cmp ule(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V21:.*]] = index.cmp ule(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V22:.*]] = index.cmp ugt(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    %[[V23:.*]] = index.cmp ugt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:    %[[V24:.*]] = index.cmp uge(%[[V0]], %[[IDX9]])
// CHECK-NEXT:    return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[FALSE]], %[[V19]], %[[FALSE]], %[[FALSE]], %[[V20]], %[[V21]], %[[TRUE]], %[[V22]], %[[V23]], %[[TRUE]], %[[V24]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @maxu_compared(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %limit = index.constant 5
  %a = index.constant 3
  %b = index.constant 9
  %m = index.maxu %x, %limit
  %0 = index.cmp eq(%m, %a)
  %1 = index.cmp eq(%m, %b)
  %2 = index.cmp eq(%m, %limit)
  %3 = index.cmp ne(%m, %a)
  %4 = index.cmp ne(%m, %b)
  %5 = index.cmp ne(%m, %limit)
  %6 = index.cmp slt(%m, %a)
  %7 = index.cmp slt(%m, %b)
  %8 = index.cmp slt(%m, %limit)
  %9 = index.cmp sle(%m, %a)
  %10 = index.cmp sle(%m, %b)
  %11 = index.cmp sle(%m, %limit)
  %12 = index.cmp sgt(%m, %a)
  %13 = index.cmp sgt(%m, %b)
  %14 = index.cmp sgt(%m, %limit)
  %15 = index.cmp sge(%m, %a)
  %16 = index.cmp sge(%m, %b)
  %17 = index.cmp sge(%m, %limit)
  %18 = index.cmp ult(%m, %a)
  %19 = index.cmp ult(%m, %b)
  %20 = index.cmp ult(%m, %limit)
  %21 = index.cmp ule(%m, %a)
  %22 = index.cmp ule(%m, %b)
  %23 = index.cmp ule(%m, %limit)
  %24 = index.cmp ugt(%m, %a)
  %25 = index.cmp ugt(%m, %b)
  %26 = index.cmp ugt(%m, %limit)
  %27 = index.cmp uge(%m, %a)
  %28 = index.cmp uge(%m, %b)
  %29 = index.cmp uge(%m, %limit)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @casts(
// CHECK-NEXT:    %[[IDX4294967289:.*]] = index.constant 4294967289
// CHECK-NEXT:    %[[IDX7:.*]] = index.constant 7
// CHECK-NEXT:    %[[IDX_7:.*]] = index.constant -7
// CHECK-NEXT:    %[[IDX4294967299:.*]] = index.constant 4294967299
// CHECK-NEXT:    %[[V0:.*]] = index.casts %[[IDX7]] : index to i32
// CHECK-NEXT:    %[[V1:.*]] = index.casts %[[IDX4294967299]] : index to i32
// CHECK-NEXT:    %[[V2:.*]] = index.casts %[[IDX_7]] : index to i64
// CHECK-NEXT:    %[[V3:.*]] = index.castu %[[IDX_7]] : index to i64
// CHECK-NEXT:    %[[V4:.*]] = index.castu %[[IDX4294967299]] : index to i16
// CHECK-NEXT:    %[[V5:.*]] = index.casts %[[IDX_7]] : index to i65
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[IDX4294967299]], %[[IDX4294967289]], %[[V4]], %[[V5]] : i32, i32, i64, i64, index, index, i16, i65
func.func @casts() -> (i32, i32, i64, i64, index, index, i16, i65) {
  %a = index.constant 7
  %b = index.constant -7
  %c = index.constant 4294967299
  %0 = index.casts %a : index to i32
  %1 = index.casts %c : index to i32
  %2 = index.casts %b : index to i64
  %3 = index.castu %b : index to i64
  %d = arith.constant 4294967299 : i64
  %4 = index.casts %d : i64 to index
  %e = arith.constant -7 : i32
  %5 = index.castu %e : i32 to index
  %6 = index.castu %c : index to i16
  %7 = index.casts %b : index to i65
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i64, i64, index, index, i16, i65
}
