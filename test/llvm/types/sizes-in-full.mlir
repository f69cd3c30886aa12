// RUN: mlopt -allow-unregistered-dialect %s | FileCheck %s

// CHECK: #[[$NODE:.*]] = #llvm.di_subprogram<id = distinct[0]<>, line = 4294967295>

// The size of an array is an integer as anywhere: hexadecimal, or a word, which
// is one bit with a sign.
// CHECK-LABEL: llvm.func @sizes(
// CHECK-SAME:    !llvm.array<16 x array<2 x i8>>, !llvm.struct<(array<17 x i8>)>,
// CHECK-SAME:    !llvm.array<18446744073709551615 x i8>, !llvm.array<0 x i8>)
llvm.func @sizes(!llvm.array<0x10 x array<0x2 x i8>>,
                 !llvm.struct<(array<0x11x i8>)>,
                 !llvm.array<true x i8>, !llvm.array<false x i8>)

// Bounds have the width of their type, without a sign of its own; bits that do
// not fit are cut off.
// CHECK-LABEL: llvm.func @ranges
// CHECK-SAME:    a = #llvm.constant_range<i80, -12999999999999999999999, 1>
// CHECK-SAME:    b = #llvm.constant_range<i64, -1, 0>
// CHECK-SAME:    c = #llvm.constant_range<i8, 1, -1>
llvm.func @ranges() attributes {
  a = #llvm.constant_range<i80, -12999999999999999999999, 1>,
  b = #llvm.constant_range<i64, 18446744073709551615, 18446744073709551616>,
  c = #llvm.constant_range<si8, true, 0x1FF>
}

// CHECK: #llvm.di_expression<[DW_OP_plus_uconst(18446744073709551613)]>
"test.x"() {a = #llvm.di_expression<[DW_OP_plus_uconst(-3)]>,
            b = #llvm.di_subprogram<id = distinct[0]<>, line = -1>} : () -> ()
