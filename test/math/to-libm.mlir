// RUN: mlopt %s -convert-math-to-libm -split-input-file -verify-diagnostics | FileCheck %s
// Functions of floats become calls of the C library.

// Each function is declared once, in front of the module.
// CHECK:      func.func private @atan2(f64, f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT: func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
// CHECK-LABEL: func.func @scalars
// CHECK-SAME:    (%[[X:.*]]: f32, %[[Y:.*]]: f64)
// CHECK-NEXT:    %[[A:.*]] = call @sinf(%[[X]]) : (f32) -> f32
// CHECK-NEXT:    %[[B:.*]] = call @sinf(%[[A]]) : (f32) -> f32
// CHECK-NEXT:    %[[C:.*]] = call @atan2(%[[Y]], %[[Y]]) : (f64, f64) -> f64
// CHECK-NEXT:    return %[[B]], %[[C]]
func.func @scalars(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.sin %x fastmath<fast> : f32
  %1 = math.sin %0 : f32
  %2 = math.atan2 %y, %y : f64
  return %1, %2 : f32, f64
}

// -----

// CHECK-LABEL: func.func @narrow
// CHECK-SAME:    (%[[X:.*]]: f16)
// CHECK-NEXT:    %[[WIDE:.*]] = arith.extf %[[X]] : f16 to f32
// CHECK-NEXT:    %[[A:.*]] = call @cosf(%[[WIDE]]) : (f32) -> f32
// CHECK-NEXT:    %[[NARROW:.*]] = arith.truncf %[[A]] : f32 to f16
// CHECK-NEXT:    return %[[NARROW]]
func.func @narrow(%x: f16) -> f16 {
  %0 = math.cos %x : f16
  return %0 : f16
}

// -----

// A scalable vector, too: the elements that are always there.
// CHECK-LABEL: func.func @vectors
// CHECK-SAME:    (%[[X:.*]]: vector<1x[2]xf32>, %[[Y:.*]]: vector<f64>)
// CHECK-NEXT:    %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : vector<1x[2]xf32>
// CHECK-NEXT:    %[[A:.*]] = vector.extract %[[X]][0, 0]
// CHECK-NEXT:    %[[B:.*]] = call @tanhf(%[[A]])
// CHECK-NEXT:    %[[C:.*]] = vector.insert %[[B]], %[[ZERO]] [0, 0]
// CHECK-NEXT:    %[[D:.*]] = vector.extract %[[X]][0, 1]
// CHECK-NEXT:    %[[E:.*]] = call @tanhf(%[[D]])
// CHECK-NEXT:    %[[F:.*]] = vector.insert %[[E]], %[[C]] [0, 1]
// CHECK-NEXT:    %[[ZERO1:.*]] = arith.constant dense<0.000000e+00> : vector<f64>
// CHECK-NEXT:    %[[G:.*]] = vector.extract %[[Y]][]
// CHECK-NEXT:    %[[H:.*]] = call @sqrt(%[[G]])
// CHECK-NEXT:    %[[I:.*]] = vector.insert %[[H]], %[[ZERO1]] []
// CHECK-NEXT:    return %[[F]], %[[I]]
func.func @vectors(%x: vector<1x[2]xf32>, %y: vector<f64>) -> (vector<1x[2]xf32>, vector<f64>) {
  %0 = math.tanh %x : vector<1x[2]xf32>
  %1 = math.sqrt %y : vector<f64>
  return %0, %1 : vector<1x[2]xf32>, vector<f64>
}

// -----

// What has the name is called.
// CHECK-LABEL: func.func @sin
// CHECK-NEXT:    call @sin(%{{.*}}) : (f64) -> f64
// CHECK-NOT:   @sin(f64)
func.func @sin(%x: f64) -> f64 {
  %0 = math.sin %x : f64
  return %0 : f64
}

// -----

func.func @wide(%x: f80) -> f80 {
  // expected-error@+1 {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  %0 = math.sin %x : f80
  return %0 : f80
}

// -----

func.func @tensor(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  %0 = math.sin %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @no_function(%x: f32) -> f32 {
  // expected-error@+1 {{failed to legalize operation 'math.copysign' that was explicitly marked illegal}}
  %0 = math.copysign %x, %x : f32
  return %0 : f32
}
