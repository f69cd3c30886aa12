// Elements are the same in text, whatever the machine's byte order.
// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-elementsattrs-with-hex-if-larger=1 | FileCheck %s --check-prefix=HEX
// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-elementsattrs-with-hex-if-larger=1 | mlopt -allow-unregistered-dialect | FileCheck %s --check-prefix=LIST
// RUN: mlopt %s -allow-unregistered-dialect -canonicalize | FileCheck %s --check-prefix=FOLD

// HEX: "t.small"() {a = dense<"0x010000FEFFFF"> : tensor<2xi24>, b = dense<"0x070F"> : tensor<2xi4>}
// LIST: "t.small"() {a = dense<[1, -2]> : tensor<2xi24>, b = dense<[7, -1]> : tensor<2xi4>}
"t.small"() {a = dense<[1, -2]> : tensor<2xi24>, b = dense<[7, -1]> : tensor<2xi4>} : () -> ()
// HEX: dense<"0x01000000000000000000000000FEFFFFFFFFFFFFFFFFFFFFFF0F"> : tensor<2xi100>
// HEX-SAME: dense<"0x00000000000000C0FF3F000000000000008000C0"> : tensor<2xf80>
// LIST: dense<[1, -2]> : tensor<2xi100>
// LIST-SAME: dense<[1.500000e+00, -2.000000e+00]> : tensor<2xf80>
"t.wide"() {a = dense<[1, -2]> : tensor<2xi100>, b = dense<[1.5, -2.0]> : tensor<2xf80>} : () -> ()
// HEX: dense<"0x0100000000000000FEFFFFFFFFFFFFFF"> : tensor<2xi64>
// HEX-SAME: dense<"0x003E00C0"> : tensor<2xf16>
"t.words"() {a = dense<[1, -2]> : tensor<2xi64>, b = dense<[1.5, -2.0]> : tensor<2xf16>} : () -> ()
// HEX: dense<"0x010000FEFFFF030000040000"> : tensor<2xcomplex<i24>>
// HEX-SAME: dense<"0x0000803F00000040000080BF0000003F"> : tensor<2xcomplex<f32>>
// LIST: dense<[(1,-2), (3,4)]> : tensor<2xcomplex<i24>>
// LIST-SAME: dense<[(1.000000e+00,2.000000e+00), (-1.000000e+00,5.000000e-01)]> : tensor<2xcomplex<f32>>
"t.pairs"() {a = dense<[(1, -2), (3, 4)]> : tensor<2xcomplex<i24>>, b = dense<[(1.0, 2.0), (-1.0, 0.5)]> : tensor<2xcomplex<f32>>} : () -> ()
// LIST: a = dense<[1, -2]> : tensor<2xi24>, b = dense<[4294967303, -2]> : tensor<2xi64>, c = dense<12> : tensor<4xi24>
"t.read"() {a = dense<"0x010000FEFFFF"> : tensor<2xi24>, b = dense<"0x0700000001000000FEFFFFFFFFFFFFFF"> : tensor<2xi64>, c = dense<"0x0C0000"> : tensor<4xi24>} : () -> ()

// FOLD-LABEL: func.func @sums
// FOLD-DAG: dense<[0, -5]> : tensor<2xi4>
// FOLD-DAG: dense<[258, -258]> : tensor<2xi24>
// FOLD-DAG: dense<9> : tensor<2xi100>
func.func @sums() -> (tensor<2xi4>, tensor<2xi24>, tensor<2xi100>) {
  %a = arith.constant dense<[7, 1]> : tensor<2xi4>
  %b = arith.constant dense<[-7, -6]> : tensor<2xi4>
  %c = arith.constant dense<[257, -259]> : tensor<2xi24>
  %d = arith.constant dense<1> : tensor<2xi24>
  %e = arith.constant dense<4> : tensor<2xi100>
  %f = arith.constant dense<5> : tensor<2xi100>
  %0 = arith.addi %a, %b : tensor<2xi4>
  %1 = arith.addi %c, %d : tensor<2xi24>
  %2 = arith.addi %e, %f : tensor<2xi100>
  return %0, %1, %2 : tensor<2xi4>, tensor<2xi24>, tensor<2xi100>
}

// A case of a few bytes.
// FOLD-LABEL: func.func @taken
// FOLD-NEXT: %[[TWO:.*]] = arith.constant 2 : i32
// FOLD-NEXT: return %[[TWO]] : i32
func.func @taken() -> i32 {
  %flag = arith.constant -3 : i24
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  cf.switch %flag : i24, [
    default: ^end(%one : i32),
    7: ^end(%one : i32),
    -3: ^end(%two : i32)
  ]
^end(%x: i32):
  return %x : i32
}
