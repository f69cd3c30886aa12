// RUN: mlopt %s | FileCheck %s --match-full-lines
// RUN: mlopt %s | mlopt | FileCheck %s --match-full-lines
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s --match-full-lines

// Arithmetic of std: one, two operands, casts, compares, select, complex.

// CHECK: module {
// CHECK-NEXT: func @unary(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<?xf16>) {
// CHECK-NEXT: %0 = absf %arg0 : f32
// CHECK-NEXT: %1 = atan %arg0 : f32
// CHECK-NEXT: %2 = ceilf %0 {k = 1 : i32} : f32
// CHECK-NEXT: %3 = cos %arg1 : vector<4xf32>
// CHECK-NEXT: %4 = exp %arg2 : tensor<?xf16>
// CHECK-NEXT: %5 = exp2 %arg0 : f32
// CHECK-NEXT: %6 = floorf %arg0 : f32
// CHECK-NEXT: %7 = log %arg0 : f32
// CHECK-NEXT: %8 = log10 %arg0 : f32
// CHECK-NEXT: %9 = log1p %arg0 : f32
// CHECK-NEXT: %10 = log2 %arg0 : f32
// CHECK-NEXT: %11 = negf %arg0 : f32
// CHECK-NEXT: %12 = rsqrt %arg0 : f32
// CHECK-NEXT: %13 = sin %arg0 : f32
// CHECK-NEXT: %14 = sqrt %arg0 : f32
// CHECK-NEXT: %15 = tanh %arg0 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @float_binary(%arg0: f32, %arg1: f32) {
// CHECK-NEXT: %0 = addf %arg0, %arg1 : f32
// CHECK-NEXT: %1 = subf %arg0, %arg1 : f32
// CHECK-NEXT: %2 = mulf %arg0, %arg1 : f32
// CHECK-NEXT: %3 = divf %arg0, %arg1 {tag} : f32
// CHECK-NEXT: %4 = remf %arg0, %arg1 : f32
// CHECK-NEXT: %5 = copysign %arg0, %arg1 : f32
// CHECK-NEXT: %6 = atan2 %arg0, %arg1 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @int_binary(%arg0: i32, %arg1: i32, %arg2: index, %arg3: vector<2xi8>) {
// CHECK-NEXT: %0 = addi %arg0, %arg1 : i32
// CHECK-NEXT: %1 = subi %arg2, %arg2 : index
// CHECK-NEXT: %2 = muli %arg3, %arg3 : vector<2xi8>
// CHECK-NEXT: %3 = divi_signed %arg0, %arg1 : i32
// CHECK-NEXT: %4 = divi_unsigned %arg0, %arg1 : i32
// CHECK-NEXT: %5 = remi_signed %arg0, %arg1 : i32
// CHECK-NEXT: %6 = remi_unsigned %arg0, %arg1 : i32
// CHECK-NEXT: %7 = and %arg0, %arg1 : i32
// CHECK-NEXT: %8 = or %arg0, %arg1 : i32
// CHECK-NEXT: %9 = xor %arg0, %arg1 : i32
// CHECK-NEXT: %10 = shift_left %arg0, %arg1 : i32
// CHECK-NEXT: %11 = shift_right_signed %arg0, %arg1 : i32
// CHECK-NEXT: %12 = shift_right_unsigned %arg0, %arg1 : i32
// CHECK-NEXT: %13 = floordivi_signed %arg0, %arg1 : i32
// CHECK-NEXT: %14 = ceildivi_signed %arg0, %arg1 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @casts(%arg0: f32, %arg1: i32, %arg2: index, %arg3: vector<4xf32>) {
// CHECK-NEXT: %0 = fpext %arg0 : f32 to f64
// CHECK-NEXT: %1 = fptrunc %arg3 : vector<4xf32> to vector<4xf16>
// CHECK-NEXT: %2 = fptosi %arg0 : f32 to i32
// CHECK-NEXT: %3 = fptoui %arg0 : f32 to i32
// CHECK-NEXT: %4 = sitofp %arg1 : i32 to f32
// CHECK-NEXT: %5 = uitofp %arg1 : i32 to f32
// CHECK-NEXT: %6 = index_cast %arg2 : index to i32
// CHECK-NEXT: %7 = sexti %arg1 : i32 to i64
// CHECK-NEXT: %8 = zexti %arg1 : i32 to i64
// CHECK-NEXT: %9 = trunci %arg1 : i32 to i8
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @compares(%arg0: i32, %arg1: f32, %arg2: vector<4xi32>, %arg3: i1) {
// CHECK-NEXT: %0 = cmpi "eq", %arg0, %arg0 : i32
// CHECK-NEXT: %1 = cmpi "slt", %arg0, %arg0 : i32
// CHECK-NEXT: %2 = cmpi "uge", %arg2, %arg2 {tag} : vector<4xi32>
// CHECK-NEXT: %3 = cmpf "oeq", %arg1, %arg1 : f32
// CHECK-NEXT: %4 = cmpf "false", %arg1, %arg1 : f32
// CHECK-NEXT: %5 = cmpf "true", %arg1, %arg1 : f32
// CHECK-NEXT: %6 = select %arg3, %arg0, %arg0 : i32
// CHECK-NEXT: %7 = select %2, %arg2, %arg2 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @complex(%arg0: f32, %arg1: complex<f32>) {
// CHECK-NEXT: %0 = create_complex %arg0, %arg0 : complex<f32>
// CHECK-NEXT: %1 = re %0 : complex<f32>
// CHECK-NEXT: %2 = im %arg1 : complex<f32>
// CHECK-NEXT: %3 = addcf %0, %arg1 : complex<f32>
// CHECK-NEXT: %4 = subcf %0, %arg1 : complex<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

func @unary(%a: f32, %v: vector<4xf32>, %t: tensor<?xf16>) {
  %0 = absf %a : f32
  %1 = atan %a : f32
  %2 = ceilf %0 {k = 1 : i32} : f32
  %3 = cos %v : vector<4xf32>
  %4 = exp %t : tensor<?xf16>
  %5 = exp2 %a : f32
  %6 = floorf %a : f32
  %7 = log %a : f32
  %8 = log10 %a : f32
  %9 = log1p %a : f32
  %10 = log2 %a : f32
  %11 = negf %a : f32
  %12 = rsqrt %a : f32
  %13 = sin %a : f32
  %14 = sqrt %a : f32
  %15 = tanh %a : f32
  return
}

func @float_binary(%a: f32, %b: f32) {
  %0 = addf %a, %b : f32
  %1 = subf %a, %b : f32
  %2 = mulf %a, %b : f32
  %3 = divf %a, %b {tag} : f32
  %4 = remf %a, %b : f32
  %5 = copysign %a, %b : f32
  %6 = std.atan2 %a, %b : f32
  return
}

func @int_binary(%a: i32, %b: i32, %i: index, %v: vector<2xi8>) {
  %0 = addi %a, %b : i32
  %1 = subi %i, %i : index
  %2 = muli %v, %v : vector<2xi8>
  %3 = divi_signed %a, %b : i32
  %4 = divi_unsigned %a, %b : i32
  %5 = remi_signed %a, %b : i32
  %6 = remi_unsigned %a, %b : i32
  %7 = and %a, %b : i32
  %8 = or %a, %b : i32
  %9 = xor %a, %b : i32
  %10 = shift_left %a, %b : i32
  %11 = shift_right_signed %a, %b : i32
  %12 = shift_right_unsigned %a, %b : i32
  %13 = floordivi_signed %a, %b : i32
  %14 = ceildivi_signed %a, %b : i32
  return
}

func @casts(%a: f32, %i: i32, %x: index, %v: vector<4xf32>) {
  %0 = fpext %a : f32 to f64
  %1 = fptrunc %v : vector<4xf32> to vector<4xf16>
  %2 = fptosi %a : f32 to i32
  %3 = fptoui %a : f32 to i32
  %4 = sitofp %i : i32 to f32
  %5 = uitofp %i : i32 to f32
  %6 = index_cast %x : index to i32
  %7 = sexti %i : i32 to i64
  %8 = zexti %i : i32 to i64
  %9 = trunci %i : i32 to i8
  return
}

func @compares(%a: i32, %f: f32, %v: vector<4xi32>, %c: i1) {
  %0 = cmpi "eq", %a, %a : i32
  %1 = cmpi slt, %a, %a : i32
  %2 = cmpi "uge", %v, %v {tag} : vector<4xi32>
  %3 = cmpf "oeq", %f, %f : f32
  %4 = cmpf "false", %f, %f : f32
  %5 = cmpf true, %f, %f : f32
  %6 = select %c, %a, %a : i32
  %7 = select %2, %v, %v : vector<4xi1>, vector<4xi32>
  return
}

func @complex(%a: f32, %c: complex<f32>) {
  %0 = create_complex %a, %a : complex<f32>
  %1 = re %0 : complex<f32>
  %2 = im %c : complex<f32>
  %3 = addcf %0, %c : complex<f32>
  %4 = subcf %0, %c : complex<f32>
  return
}
