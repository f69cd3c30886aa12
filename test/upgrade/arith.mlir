// RUN: mlopt %s -upgrade-std | FileCheck %s
// Scalars, complex numbers, casts, comparisons, constants: another name, the
// rest stays.

// CHECK-LABEL: func.func @floats(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: f32, %[[V:.*]]: vector<4xf32>)
func @floats(%a: f32, %b: f32, %v: vector<4xf32>) -> f32 {
  // CHECK-NEXT: math.absf %[[A]] : f32
  // CHECK-NEXT: math.atan %[[A]] : f32
  // CHECK-NEXT: math.ceil %[[V]] : vector<4xf32>
  // CHECK-NEXT: math.cos %[[A]] : f32
  // CHECK-NEXT: math.exp %[[A]] : f32
  // CHECK-NEXT: math.exp2 %[[A]] : f32
  // CHECK-NEXT: math.floor %[[A]] : f32
  // CHECK-NEXT: math.log %[[A]] : f32
  // CHECK-NEXT: math.log10 %[[A]] : f32
  // CHECK-NEXT: math.log1p %[[A]] : f32
  // CHECK-NEXT: math.log2 %[[A]] : f32
  // CHECK-NEXT: arith.negf %[[A]] : f32
  // CHECK-NEXT: math.rsqrt %[[A]] : f32
  // CHECK-NEXT: math.sin %[[A]] : f32
  // CHECK-NEXT: math.sqrt %[[A]] : f32
  // CHECK-NEXT: math.tanh %[[A]] {keep = 1 : i32} : f32
  %0 = absf %a : f32
  %1 = atan %a : f32
  %2 = ceilf %v : vector<4xf32>
  %3 = cos %a : f32
  %4 = exp %a : f32
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
  %15 = tanh %a {keep = 1 : i32} : f32
  // CHECK-NEXT: arith.addf %[[A]], %[[B]] : f32
  // CHECK-NEXT: math.atan2 %[[A]], %[[B]] : f32
  // CHECK-NEXT: math.copysign %[[A]], %[[B]] : f32
  // CHECK-NEXT: arith.divf %[[A]], %[[B]] : f32
  // CHECK-NEXT: arith.mulf %[[A]], %[[B]] : f32
  // CHECK-NEXT: arith.remf %[[A]], %[[B]] : f32
  // CHECK-NEXT: arith.subf %[[A]], %[[B]] : f32
  // CHECK-NEXT: math.fma %[[A]], %[[B]], %[[A]] : f32
  %16 = addf %a, %b : f32
  %17 = atan2 %a, %b : f32
  %18 = copysign %a, %b : f32
  %19 = divf %a, %b : f32
  %20 = mulf %a, %b : f32
  %21 = remf %a, %b : f32
  %22 = subf %a, %b : f32
  %23 = "std.fmaf"(%a, %b, %a) : (f32, f32, f32) -> f32
  // CHECK-NEXT: return
  return %a : f32
}

// CHECK-LABEL: func.func @integers(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32)
func @integers(%a: i32, %b: i32) {
  // CHECK-NEXT: arith.addi %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.subi %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.muli %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.divsi %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.divui %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.remsi %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.remui %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.floordivsi %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.ceildivsi %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.andi %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.ori %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.xori %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.shli %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.shrsi %[[A]], %[[B]] : i32
  // CHECK-NEXT: arith.shrui %[[A]], %[[B]] : i32
  %0 = addi %a, %b : i32
  %1 = subi %a, %b : i32
  %2 = muli %a, %b : i32
  %3 = divi_signed %a, %b : i32
  %4 = divi_unsigned %a, %b : i32
  %5 = remi_signed %a, %b : i32
  %6 = remi_unsigned %a, %b : i32
  %7 = floordivi_signed %a, %b : i32
  %8 = ceildivi_signed %a, %b : i32
  %9 = and %a, %b : i32
  %10 = or %a, %b : i32
  %11 = xor %a, %b : i32
  %12 = shift_left %a, %b : i32
  %13 = shift_right_signed %a, %b : i32
  %14 = shift_right_unsigned %a, %b : i32
  return
}

// CHECK-LABEL: func.func @complex(
// CHECK-SAME: %[[A:.*]]: f32)
func @complex(%a: f32) {
  // CHECK-NEXT: %[[C:.*]] = complex.create %[[A]], %[[A]] : complex<f32>
  // CHECK-NEXT: complex.re %[[C]] : complex<f32>
  // CHECK-NEXT: complex.im %[[C]] : complex<f32>
  // CHECK-NEXT: %[[D:.*]] = complex.add %[[C]], %[[C]] : complex<f32>
  // CHECK-NEXT: complex.sub %[[D]], %[[C]] : complex<f32>
  %0 = create_complex %a, %a : complex<f32>
  %1 = re %0 : complex<f32>
  %2 = im %0 : complex<f32>
  %3 = addcf %0, %0 : complex<f32>
  %4 = subcf %3, %0 : complex<f32>
  return
}

// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[F:.*]]: f32, %[[I:.*]]: i32, %[[X:.*]]: index)
func @casts(%f: f32, %i: i32, %x: index) {
  // CHECK-NEXT: %[[E:.*]] = arith.extf %[[F]] : f32 to f64
  // CHECK-NEXT: arith.truncf %[[E]] : f64 to f32
  // CHECK-NEXT: arith.fptosi %[[F]] : f32 to i32
  // CHECK-NEXT: arith.fptoui %[[F]] : f32 to i32
  // CHECK-NEXT: arith.sitofp %[[I]] : i32 to f32
  // CHECK-NEXT: arith.uitofp %[[I]] : i32 to f32
  // CHECK-NEXT: arith.index_cast %[[X]] : index to i64
  // CHECK-NEXT: arith.extsi %[[I]] : i32 to i64
  // CHECK-NEXT: arith.extui %[[I]] : i32 to i64
  // CHECK-NEXT: arith.trunci %[[I]] : i32 to i8
  %0 = fpext %f : f32 to f64
  %1 = fptrunc %0 : f64 to f32
  %2 = fptosi %f : f32 to i32
  %3 = fptoui %f : f32 to i32
  %4 = sitofp %i : i32 to f32
  %5 = uitofp %i : i32 to f32
  %6 = index_cast %x : index to i64
  %7 = sexti %i : i32 to i64
  %8 = zexti %i : i32 to i64
  %9 = trunci %i : i32 to i8
  return
}

func @callee(f32) -> f32

// CHECK-LABEL: func.func @choices(
// CHECK-SAME: %[[A:.*]]: f32, %[[I:.*]]: i32)
func @choices(%a: f32, %i: i32) {
  // CHECK-NEXT: %[[C:.*]] = arith.cmpi slt, %[[I]], %[[I]] : i32
  // CHECK-NEXT: arith.cmpf ueq, %[[A]], %[[A]] : f32
  // CHECK-NEXT: arith.select %[[C]], %[[A]], %[[A]] : f32
  // CHECK-NEXT: arith.constant 4.500000e+00 : f32
  // CHECK-NEXT: arith.constant dense<[1, 2]> : tensor<2xi32>
  // CHECK-NEXT: constant @callee : (f32) -> f32
  %0 = cmpi "slt", %i, %i : i32
  %1 = cmpf "ueq", %a, %a : f32
  %2 = select %0, %a, %a : f32
  %3 = constant 4.5 : f32
  %4 = constant dense<[1, 2]> : tensor<2xi32>
  %5 = constant @callee : (f32) -> f32
  return
}
