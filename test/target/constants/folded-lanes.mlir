// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

// Where all lanes of a select are constants, each chooses for itself; an
// aggregate of zeros is zero however it was put together.

llvm.mlir.global constant @nothing() : !llvm.struct<(struct<(f64, f64)>, array<2 x i32>, struct<()>)> {
  %0 = llvm.mlir.constant([0.0, 0.0]) : !llvm.struct<(f64, f64)>
  %1 = llvm.mlir.constant(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
  %2 = llvm.mlir.poison : !llvm.struct<(struct<(f64, f64)>, array<2 x i32>, struct<()>)>
  %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(struct<(f64, f64)>, array<2 x i32>, struct<()>)>
  %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(struct<(f64, f64)>, array<2 x i32>, struct<()>)>
  %5 = llvm.mlir.undef : !llvm.struct<()>
  %6 = llvm.insertvalue %5, %4[2] : !llvm.struct<(struct<(f64, f64)>, array<2 x i32>, struct<()>)>
  llvm.return %6 : !llvm.struct<(struct<(f64, f64)>, array<2 x i32>, struct<()>)>
}
llvm.mlir.global constant @no_pointer() : !llvm.struct<(array<2 x i32>, ptr, array<3 x struct<(i8, f32)>>)> {
  %1 = llvm.mlir.constant(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
  %0 = llvm.mlir.zero : !llvm.ptr
  %z = llvm.mlir.zero : !llvm.array<3 x struct<(i8, f32)>>
  %2 = llvm.mlir.undef : !llvm.struct<(array<2 x i32>, ptr, array<3 x struct<(i8, f32)>>)>
  %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(array<2 x i32>, ptr, array<3 x struct<(i8, f32)>>)>
  %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(array<2 x i32>, ptr, array<3 x struct<(i8, f32)>>)>
  %5 = llvm.insertvalue %z, %4[2] : !llvm.struct<(array<2 x i32>, ptr, array<3 x struct<(i8, f32)>>)>
  llvm.return %5 : !llvm.struct<(array<2 x i32>, ptr, array<3 x struct<(i8, f32)>>)>
}
llvm.func @first() -> vector<3xf32> {
  %c = llvm.mlir.constant(dense<false> : vector<3xi1>) : vector<3xi1>
  %a = llvm.mlir.constant(dense<1.5> : vector<3xf32>) : vector<3xf32>
  %b = llvm.mlir.constant(dense<2.5> : vector<3xf32>) : vector<3xf32>
  %r = llvm.select %c, %a, %b : vector<3xi1>, vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @second() -> vector<3xf32> {
  %c = llvm.mlir.constant(dense<true> : vector<3xi1>) : vector<3xi1>
  %a = llvm.mlir.constant(dense<1.5> : vector<3xf32>) : vector<3xf32>
  %b = llvm.mlir.constant(dense<2.5> : vector<3xf32>) : vector<3xf32>
  %r = llvm.select %c, %a, %b : vector<3xi1>, vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @unknown_values(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %c = llvm.mlir.constant(dense<false> : vector<3xi1>) : vector<3xi1>
  %r = llvm.select %c, %a, %b : vector<3xi1>, vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @lanes() -> vector<3xf32> {
  %c = llvm.mlir.constant(dense<[true, false, true]> : vector<3xi1>) : vector<3xi1>
  %a = llvm.mlir.constant(dense<[1.5, 2.0, 3.0]> : vector<3xf32>) : vector<3xf32>
  %b = llvm.mlir.constant(dense<2.5> : vector<3xf32>) : vector<3xf32>
  %r = llvm.select %c, %a, %b : vector<3xi1>, vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @unknown_value(%b: i32) -> i32 {
  %c = llvm.mlir.constant(false) : i1
  %a = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.select %c, %a, %b : i1, i32
  llvm.return %r : i32
}
llvm.func @scalars() -> i32 {
  %c = llvm.mlir.constant(false) : i1
  %a = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.select %c, %a, %b : i1, i32
  llvm.return %r : i32
}
llvm.func @one_value(%b: vector<3xf32>) -> vector<3xf32> {
  %c = llvm.mlir.constant(dense<false> : vector<3xi1>) : vector<3xi1>
  %a = llvm.mlir.constant(dense<1.5> : vector<3xf32>) : vector<3xf32>
  %r = llvm.select %c, %b, %a : vector<3xi1>, vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @undefined() -> vector<3xi8> {
  %c = llvm.mlir.undef : vector<3xi1>
  %a = llvm.mlir.constant(dense<1> : vector<3xi8>) : vector<3xi8>
  %b = llvm.mlir.constant(dense<0> : vector<3xi8>) : vector<3xi8>
  %r = llvm.select %c, %a, %b : vector<3xi1>, vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @poison() -> vector<3xi8> {
  %c = llvm.mlir.constant(dense<[true, false, true]> : vector<3xi1>) : vector<3xi1>
  %a = llvm.mlir.poison : vector<3xi8>
  %b = llvm.mlir.constant(dense<0> : vector<3xi8>) : vector<3xi8>
  %r = llvm.select %c, %a, %b : vector<3xi1>, vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @undefined_lane() -> vector<3xi8> {
  %c = llvm.mlir.constant(dense<[true, false, true]> : vector<3xi1>) : vector<3xi1>
  %i = llvm.mlir.constant(2 : i32) : i32
  %u = llvm.mlir.undef : i1
  %d = llvm.insertelement %u, %c[%i : i32] : vector<3xi1>
  %a = llvm.mlir.constant(dense<[3, 4, 5]> : vector<3xi8>) : vector<3xi8>
  %b = llvm.mlir.constant(dense<0> : vector<3xi8>) : vector<3xi8>
  %r = llvm.select %d, %a, %b : vector<3xi1>, vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @scalable() -> vector<[4]xi8> {
  %c = llvm.mlir.constant(dense<true> : vector<[4]xi1>) : vector<[4]xi1>
  %a = llvm.mlir.constant(dense<3> : vector<[4]xi8>) : vector<[4]xi8>
  %b = llvm.mlir.constant(dense<0> : vector<[4]xi8>) : vector<[4]xi8>
  %r = llvm.select %c, %a, %b : vector<[4]xi1>, vector<[4]xi8>
  llvm.return %r : vector<[4]xi8>
}

// CHECK:@nothing = constant { { double, double }, [2 x i32], {} } { { double, double } zeroinitializer, [2 x i32] zeroinitializer, {} undef }
// CHECK-NEXT:@no_pointer = constant { [2 x i32], ptr, [3 x { i8, float }] } zeroinitializer
// CHECK:define <3 x float> @first() {
// CHECK-NEXT:  ret <3 x float> splat (float 2.500000e+00)
// CHECK-NEXT:}
// CHECK:define <3 x float> @second() {
// CHECK-NEXT:  ret <3 x float> splat (float 1.500000e+00)
// CHECK-NEXT:}
// CHECK:define <3 x float> @unknown_values(<3 x float> %0, <3 x float> %1) {
// CHECK-NEXT:  %3 = select <3 x i1> zeroinitializer, <3 x float> %0, <3 x float> %1
// CHECK-NEXT:  ret <3 x float> %3
// CHECK-NEXT:}
// CHECK:define <3 x float> @lanes() {
// CHECK-NEXT:  ret <3 x float> <float 1.500000e+00, float 2.500000e+00, float 3.000000e+00>
// CHECK-NEXT:}
// CHECK:define i32 @unknown_value(i32 %0) {
// CHECK-NEXT:  %2 = select i1 false, i32 1, i32 %0
// CHECK-NEXT:  ret i32 %2
// CHECK-NEXT:}
// CHECK:define i32 @scalars() {
// CHECK-NEXT:  ret i32 2
// CHECK-NEXT:}
// CHECK:define <3 x float> @one_value(<3 x float> %0) {
// CHECK-NEXT:  %2 = select <3 x i1> zeroinitializer, <3 x float> %0, <3 x float> splat (float 1.500000e+00)
// CHECK-NEXT:  ret <3 x float> %2
// CHECK-NEXT:}
// CHECK:define <3 x i8> @undefined() {
// CHECK-NEXT:  ret <3 x i8> zeroinitializer
// CHECK-NEXT:}
// CHECK:define <3 x i8> @poison() {
// CHECK-NEXT:  ret <3 x i8> <i8 poison, i8 0, i8 poison>
// CHECK-NEXT:}
// CHECK:define <3 x i8> @undefined_lane() {
// CHECK-NEXT:  ret <3 x i8> <i8 3, i8 0, i8 0>
// CHECK-NEXT:}
// CHECK:define <vscale x 4 x i8> @scalable() {
// CHECK-NEXT:  ret <vscale x 4 x i8> splat (i8 3)
// CHECK-NEXT:}
