// RUN: mlopt %s -split-input-file -convert-vector-to-scf | FileCheck %s
// Prints of vectors become loops of prints of elements.

// CHECK-LABEL: func.func @matrix(%arg0: vector<2x3xf32>) {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: scf.for %arg2 = %c0 to %c3 step %c1 {
// CHECK-NEXT: %2 = arith.muli %arg1, %c3 : index
// CHECK-NEXT: %3 = arith.addi %arg2, %2 : index
// CHECK-NEXT: %4 = vector.extract %0[%3] : f32 from vector<6xf32>
// CHECK-NEXT: vector.print %4 : f32 punctuation <no_punctuation>
// CHECK-NEXT: %5 = arith.cmpi ult, %arg2, %c2 : index
// CHECK-NEXT: scf.if %5 {
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: vector.print punctuation <close>
// CHECK-NEXT: %1 = arith.cmpi ult, %arg1, %c1 : index
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: vector.print punctuation <close>
// CHECK-NEXT: vector.print
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @bits(%arg0: vector<3xi1>) {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = arith.extui %arg0 : vector<3xi1> to vector<3xi8>
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: scf.for %arg1 = %c0 to %c3 step %c1 {
// CHECK-NEXT: %1 = vector.extract %0[%arg1] : i8 from vector<3xi8>
// CHECK-NEXT: vector.print %1 : i8 punctuation <no_punctuation>
// CHECK-NEXT: %2 = arith.cmpi ult, %arg1, %c2 : index
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: vector.print punctuation <close>
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @no_dimension(%arg0: vector<f32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: scf.for %arg1 = %c0 to %c1 step %c1 {
// CHECK-NEXT: %0 = vector.extract %arg0[] : f32 from vector<f32>
// CHECK-NEXT: vector.print %0 : f32 punctuation <no_punctuation>
// CHECK-NEXT: %1 = arith.cmpi ult, %arg1, %c0 : index
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: vector.print punctuation <close>
// CHECK-NEXT: vector.print
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @scalable_row(%arg0: vector<[4]xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT: %0 = arith.subi %c4_vscale, %c1 : index
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: scf.for %arg1 = %c0 to %c4_vscale step %c1 {
// CHECK-NEXT: %1 = vector.extract %arg0[%arg1] : f32 from vector<[4]xf32>
// CHECK-NEXT: vector.print %1 : f32 punctuation <no_punctuation>
// CHECK-NEXT: %2 = arith.cmpi ult, %arg1, %0 : index
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: vector.print punctuation <close>
// CHECK-NEXT: vector.print
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @scalable_rows(%arg0: vector<2x[4]xi32>) {
// CHECK-NEXT: vector.print %arg0 : vector<2x[4]xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @signed(%arg0: vector<3xsi8>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: scf.for %arg1 = %c0 to %c3 step %c1 {
// CHECK-NEXT: %0 = vector.extract %arg0[%arg1] : si8 from vector<3xsi8>
// CHECK-NEXT: vector.print %0 : si8 punctuation <no_punctuation>
// CHECK-NEXT: %1 = arith.cmpi ult, %arg1, %c2 : index
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: vector.print punctuation <close>
// CHECK-NEXT: vector.print punctuation <no_punctuation>
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @odd_width(%arg0: vector<2xi65>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = arith.extsi %arg0 : vector<2xi65> to vector<2xi128>
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %1 = vector.extract %0[%arg1] : i128 from vector<2xi128>
// CHECK-NEXT: vector.print %1 : i128 punctuation <no_punctuation>
// CHECK-NEXT: %2 = arith.cmpi ult, %arg1, %c1 : index
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: vector.print punctuation <close>
// CHECK-NEXT: vector.print
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @odd_unsigned_width(%arg0: vector<2xui5>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.bitcast %arg0 : vector<2xui5> to vector<2xi5>
// CHECK-NEXT: %1 = arith.extui %0 : vector<2xi5> to vector<2xi8>
// CHECK-NEXT: %2 = vector.bitcast %1 : vector<2xi8> to vector<2xui8>
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %3 = vector.extract %2[%arg1] : ui8 from vector<2xui8>
// CHECK-NEXT: vector.print %3 : ui8 punctuation <no_punctuation>
// CHECK-NEXT: %4 = arith.cmpi ult, %arg1, %c1 : index
// CHECK-NEXT: scf.if %4 {
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: vector.print punctuation <close>
// CHECK-NEXT: vector.print
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @others(%arg0: f32) {
// CHECK-NEXT: vector.print %arg0 : f32
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: vector.print str "abc"
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @matrix(%v: vector<2x3xf32>) {
  vector.print %v : vector<2x3xf32>
  return
}

func.func @bits(%v: vector<3xi1>) {
  vector.print %v : vector<3xi1> punctuation <comma>
  return
}

func.func @no_dimension(%v: vector<f32>) {
  vector.print %v : vector<f32>
  return
}

func.func @scalable_row(%v: vector<[4]xf32>) {
  vector.print %v : vector<[4]xf32>
  return
}

// It can't be made flat.
func.func @scalable_rows(%v: vector<2x[4]xi32>) {
  vector.print %v : vector<2x[4]xi32>
  return
}

func.func @signed(%v: vector<3xsi8>) {
  vector.print %v : vector<3xsi8> punctuation <no_punctuation>
  return
}

func.func @odd_width(%v: vector<2xi65>) {
  vector.print %v : vector<2xi65>
  return
}

func.func @odd_unsigned_width(%v: vector<2xui5>) {
  vector.print %v : vector<2xui5>
  return
}

func.func @others(%v: f32) {
  vector.print %v : f32
  vector.print punctuation <open>
  vector.print str "abc"
  return
}
