// RUN: mlopt %s -split-input-file -verify-diagnostics
// What each operation rejects, in mlir-opt 22's words.

func.func @f(%n: none) {
  // expected-error@+1 {{'vector.reduction' op operand #0 must be vector of any type values, but got 'none'}}
  "vector.reduction"(%n) <{kind = #vector.kind<add>}> : (none) -> f32
  return
}

// -----

func.func @f(%z: vector<f32>) {
  // expected-error@+1 {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  "vector.reduction"(%z) <{kind = #vector.kind<add>}> : (vector<f32>) -> i32
  return
}

// -----

func.func @f(%z: vector<f32>) {
  // expected-error@+1 {{'vector.reduction' op requires attribute 'kind'}}
  "vector.reduction"(%z) : (vector<f32>) -> f32
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction rank: 2}}
  "vector.reduction"(%w) <{kind = #vector.kind<add>}> : (vector<2x4xf32>) -> f32
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op failed to verify that dest and acc have the same type}}
  "vector.reduction"(%v, %i) <{kind = #vector.kind<add>}> : (vector<4xf32>, index) -> f32
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op operand group starting at #1 requires 0 or 1 element, but found 2}}
  "vector.reduction"(%v, %i, %i) <{kind = #vector.kind<add>}> : (vector<4xf32>, index, index) -> f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'}}
  "vector.reduction"(%v) <{kind = #vector.kind<and>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{invalid properties {fastmath = 3 : i64, kind = #vector.kind<add>} for op vector.reduction: Invalid attribute `fastmath` in property conversion: 3 : i64}}
  "vector.reduction"(%v) <{kind = #vector.kind<add>, fastmath = 3}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.reduction' expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
  // expected-error@+1 {{custom op 'vector.reduction' failed to parse Vector_CombiningKindAttr parameter 'value'}}
  %0 = vector.reduction <foo>, %v : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{expected '<'}}
  %0 = vector.reduction add, %v : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.reduction' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.reduction <add>, %v : f32 into f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{expected '>'}}
  %0 = vector.reduction <add, mul>, %v : vector<4xf32> into f32
  return
}

// -----

func.func @f(%k: vector<4xi32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'maxnumf'}}
  %0 = vector.reduction <maxnumf>, %k : vector<4xi32> into i32
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<2x4xf32>'}}
  %0 = vector.multi_reduction <add>, %w, %v [5] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<2x4xf32>'}}
  %0 = vector.multi_reduction <add>, %w, %v [1] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op destination type 'f32' is incompatible with source type 'vector<2x4xf32>'}}
  %0 = vector.multi_reduction <add>, %w, %f [0, 0] : vector<2x4xf32> to f32
  return
}

// -----

func.func @f(%f: f32, %w: vector<2x4xf32>) {
  // expected-error@+1 {{invalid properties {kind = #vector.kind<add>, reduction_dims = [0]} for op vector.multi_reduction: Invalid attribute `reduction_dims` in property conversion: [0]}}
  %0 = "vector.multi_reduction"(%w, %f) <{kind = #vector.kind<add>, reduction_dims = [0]}> : (vector<2x4xf32>, f32) -> f32
  return
}

// -----

func.func @f(%f: f32, %z: vector<f32>) {
  // expected-error@+1 {{'vector.multi_reduction' op operand #0 must be vector of any type values, but got 'vector<f32>'}}
  %0 = "vector.multi_reduction"(%z, %f) <{kind = #vector.kind<add>, reduction_dims = array<i64>}> : (vector<f32>, f32) -> f32
  return
}

// -----

func.func @f(%i: index, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op failed to verify that all of {dest, acc} have same type}}
  %0 = "vector.multi_reduction"(%w, %i) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0,1>}> : (vector<2x4xf32>, index) -> f32
  return
}

// -----

func.func @f(%i: index, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op failed to verify that source operand and result have same element type}}
  %0 = "vector.multi_reduction"(%w, %i) <{kind = #vector.kind<and>, reduction_dims = array<i64: 0,1>}> : (vector<2x4xf32>, index) -> index
  return
}

// -----

func.func @f(%n: none) {
  // expected-error@+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  "vector.broadcast"(%n) : (none) -> vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'vector.broadcast' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.broadcast %f : f32 to f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op invalid mask length}}
  %0 = vector.shuffle %v, %v [] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %v, %v [0, 9] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %z, %z [0, 2, 0] : vector<f32>, vector<f32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %v, %w [0, 1, 0] : vector<4xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.shuffle' op operand #0 must be fixed-length vector of any type values, but got 'vector<[4]xf32>'}}
  %0 = vector.shuffle %s, %s [0, 1, 3] : vector<[4]xf32>, vector<[4]xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %k: vector<4xi32>) {
  // expected-error@+1 {{'vector.shuffle' op failed to verify that second operand v2 and result have same element type}}
  %0 = vector.shuffle %v, %k [0, 1, 3] : vector<4xf32>, vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%v, %v) <{mask = array<i64: 0, 1>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{invalid properties {mask = [0]} for op vector.shuffle: Invalid attribute `mask` in property conversion: [0]}}
  %0 = "vector.shuffle"(%v, %v) <{mask = [0]}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %z: vector<f32>) {
  // expected-error@+1 {{'vector.shuffle' op rank mismatch}}
  %0 = "vector.shuffle"(%v, %z) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<f32>) -> vector<1xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op result #0 must be vector of any type values, but got 'f32'}}
  %0 = "vector.shuffle"(%v, %v) <{mask = array<i64: 0, 1>}> : (vector<4xf32>, vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'vector.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = vector.from_elements %f, %f : vector<3xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'vector.from_elements' 'dest' must be fixed-length vector of any type values, but got 'vector<[2]xf32>'}}
  %0 = vector.from_elements %f, %f : vector<[2]xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{vector types must have positive constant sizes but got 0}}
  %0 = vector.from_elements : vector<0xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'vector.from_elements' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.from_elements %f : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %0 = "vector.from_elements"(%f) : (f32) -> vector<2xf32>
  return
}

// -----

func.func @f(%f: f32, %i: index) {
  // expected-error@+1 {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %0 = "vector.from_elements"(%f, %i) : (f32, index) -> vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{operation defines 4 results but was provided 3 to bind}}
  %0:3 = vector.to_elements %v : vector<4xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  // expected-error@+1 {{operation defines 4 results but was provided 1 to bind}}
  %0 = vector.to_elements %s : vector<[4]xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'vector.to_elements' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.to_elements %f : f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %0:2 = "vector.to_elements"(%v) : (vector<4xf32>) -> (f32, f32)
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %0:4 = "vector.to_elements"(%v) : (vector<4xf32>) -> (f32, f32, f32, i32)
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %v : vector<4xf32> to vector<3xi64>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op dimension size mismatch at: 0}}
  %0 = vector.bitcast %w : vector<2x4xf32> to vector<3x4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %0 = vector.bitcast %w : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %z : vector<f32> to vector<i16>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.bitcast' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.bitcast %v : vector<4xf32> to f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different number of elements at source (4) and result (6)}}
  %0 = vector.shape_cast %v : vector<4xf32> to vector<2x3xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different source and result element types}}
  %0 = vector.shape_cast %v : vector<4xf32> to vector<2x2xi32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %0 = vector.shape_cast %s : vector<[4]xf32> to vector<2x2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'vector.shape_cast' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.shape_cast %f : f32 to vector<f32>
  return
}

// -----

func.func @f(%k: vector<4xi32>) {
  // expected-error@+1 {{'vector.fma' op operand #0 must be vector of floating-point values, but got 'vector<4xi32>'}}
  %0 = vector.fma %k, %k, %k : vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %b: vector<4xbf16>) {
  // expected-error@+1 {{'vector.fma' op failed to verify that all of {lhs, rhs, acc, result} have same type}}
  %0 = "vector.fma"(%v, %v, %b) : (vector<4xf32>, vector<4xf32>, vector<4xbf16>) -> vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'vector.fma' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.fma %f, %f, %f : f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %v, %v : vector<4xf32> -> vector<7xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  // expected-error@+1 {{'vector.interleave' op result #0 must be vector of any type values, but got 'vector<f32>'}}
  %0 = vector.interleave %z, %z : vector<f32> -> vector<f32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %w, %w : vector<2x4xf32> -> vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0, %1 = vector.deinterleave %v : vector<4xf32> -> vector<3xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  // expected-error@+1 {{'vector.deinterleave' op operand #0 must be vector of any type values, but got 'vector<f32>'}}
  %0, %1 = vector.deinterleave %z : vector<f32> -> vector<3xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that all of {res1, res2} have same type}}
  %0, %1 = "vector.deinterleave"(%v) : (vector<4xf32>) -> (vector<2xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%v: vector<4xf32>, %s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %0 = vector.scalable.insert %v, %s[3] : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op operand #1 must be  of ranks 1, but got 'vector<4xf32>'}}
  %0 = vector.scalable.insert %s, %v[0] : vector<[4]xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op operand #0 must be  of ranks 1, but got 'vector<2x4xf32>'}}
  %0 = vector.scalable.insert %w, %s[0] : vector<2x4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>, %k: vector<4xi32>) {
  // expected-error@+1 {{'vector.scalable.insert' op failed to verify that all of {valueToStore, dest} have same element type}}
  %0 = vector.scalable.insert %k, %s[0] : vector<4xi32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
  %0 = vector.scalable.extract %s[5] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<4xf32>'}}
  %0 = vector.scalable.extract %v[0] : vector<4xf32> from vector<4xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op failed to verify that all of {source, result} have same element type}}
  %0 = vector.scalable.extract %s[0] : vector<4xi32> from vector<[4]xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op requires attribute 'strides'}}
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %v {offsets = [1,1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %0 = vector.extract_strided_slice %v {offsets = [1,1], sizes = [2,1], strides = [1,1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %v {offsets = [7], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %v {offsets = [-1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [0], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [5], strides = [1]} : vector<4xf32> to vector<5xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %v {offsets = [3], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [2]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<2xf32>'}}
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<3xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<[2]xf32>'}}
  %0 = vector.extract_strided_slice %s {offsets = [0], sizes = [2], strides = [1]} : vector<[4]xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op operand #0 must be vector of any type values, but got 'vector<f32>'}}
  %0 = vector.extract_strided_slice %z {offsets = [], sizes = [], strides = []} : vector<f32> to vector<f32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op failed to verify that operand and result have same element type}}
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1], x} : vector<4xf32> to vector<2xi32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute}}
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [0 : i32], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %0 = vector.insert_strided_slice %v, %w {offsets = [0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %0 = vector.insert_strided_slice %v, %w {offsets = [0,0], strides = [1, 1]} : vector<4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %0 = vector.insert_strided_slice %w, %v {offsets = [0], strides = [1, 1]} : vector<2x4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 2)}}
  %0 = vector.insert_strided_slice %v, %w {offsets = [2,0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 5)}}
  %0 = vector.insert_strided_slice %v, %w {offsets = [0,1], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.insert_strided_slice %v, %w {offsets = [0,0], strides = [2]} : vector<4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %k: vector<4xi32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op failed to verify that operand #0 and result have same element type}}
  %0 = vector.insert_strided_slice %k, %w {offsets = [0,0], strides = [1]} : vector<4xi32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=0)}}
  %0 = vector.insert_strided_slice %v, %s {offsets = [0], strides = [1]} : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%z: vector<f32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op operand #0 must be vector of any type values, but got 'vector<f32>'}}
  %0 = vector.insert_strided_slice %z, %w {offsets = [0,0], strides = []} : vector<f32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%f: f32, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %f, %v[4] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %f, %v[0,0] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %f, %v[] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %z: vector<f32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = vector.insert %z, %v[0] : vector<f32> into vector<4xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = vector.insert %z, %z[] : vector<f32> into vector<f32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %v, %w[1, 2] : vector<4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%f: f32, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %f, %w[1] : f32 into vector<2x4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %j: i32) {
  // expected-error@+1 {{'vector.insert' op failed to verify that source operand and result have same element type}}
  %0 = vector.insert %j, %w[1,1] : i32 into vector<2x4xf32>
  return
}

// -----

func.func @f(%z: vector<f32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = vector.insert %z, %w[1] : vector<f32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'vector.insert' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.insert %f, %f[1] : f32 into f32
  return
}

// -----

func.func @f(%f: f32, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op failed to verify that all of {dest, result} have same type}}
  %0 = "vector.insert"(%f, %v) <{static_position = array<i64: 1>}> : (f32, vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%f: f32, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op operand #2 must be variadic of index, but got 'f32'}}
  %0 = "vector.insert"(%f, %v, %f) <{static_position = array<i64: 1>}> : (f32, vector<4xf32>, f32) -> vector<2xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %z[] : vector<f32> from vector<f32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %v[0] : vector<f32> from vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>) {
  // expected-error@+1 {{custom op 'vector.load' 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.load %r[%i] {alignment = 7} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>) {
  // expected-error@+1 {{custom op 'vector.load' 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.load %r[%i] {alignment = 8 : i32} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%r: memref<?xf32>) {
  // expected-error@+1 {{'vector.load' op requires 1 indices}}
  %0 = vector.load %r[] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>) {
  // expected-error@+1 {{'vector.load' op base and result element types should match}}
  %0 = vector.load %r[%i] : memref<?xf32>, vector<4xi32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<?xf32>) {
  // expected-error@+1 {{custom op 'vector.load' invalid kind of type specified: expected builtin.memref, but found 'tensor<?xf32>'}}
  %0 = vector.load %t[%i] : tensor<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %R: memref<4x4xf32>) {
  // expected-error@+1 {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %R[%i, %i] : memref<4x4xf32>, vector<2x2x4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>) {
  // expected-error@+1 {{custom op 'vector.load' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.load %r[%i] : memref<?xf32>, f32
  return
}

// -----

func.func @f(%v: vector<4xf32>, %r: memref<?xf32>) {
  // expected-error@+1 {{'vector.store' op requires 1 indices}}
  vector.store %v, %r[] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %k: vector<4xi32>) {
  // expected-error@+1 {{'vector.store' op base and valueToStore element type should match}}
  vector.store %k, %r[%i] : memref<?xf32>, vector<4xi32>
  return
}

// -----

func.func @f(%i: index, %w: vector<2x4xf32>, %r: memref<?xf32>) {
  // expected-error@+1 {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %w, %r[%i] : memref<?xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>, %R: memref<4x4xf32>) {
  // expected-error@+1 {{'vector.store' op requires 2 indices}}
  "vector.store"(%v, %R, %i) : (vector<4xf32>, memref<4x4xf32>, index) -> ()
  return
}

// -----

func.func @f(%v: vector<4xf32>, %m: vector<4xi1>, %r: memref<?xf32>) {
  // expected-error@+1 {{'vector.maskedload' op requires 1 indices}}
  %0 = vector.maskedload %r[], %m, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>, %r: memref<?xf32>, %k: vector<4xi32>) {
  // expected-error@+1 {{'vector.maskedload' op operand #2 must be vector of 1-bit signless integer values, but got 'vector<4xi32>'}}
  %0 = vector.maskedload %r[%i], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>, %m: vector<4xi1>, %r: memref<?xf32>) {
  // expected-error@+1 {{'vector.maskedload' op expected result shape to match mask shape}}
  %0 = vector.maskedload %r[%i], %m, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<2xf32>
  return
}

// -----

func.func @f(%i: index, %m: vector<4xi1>, %r: memref<?xf32>, %k: vector<4xi32>) {
  // expected-error@+1 {{'vector.maskedload' op base and result element type should match}}
  %0 = vector.maskedload %r[%i], %m, %k : memref<?xf32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>, %r: memref<?xf32>, %mm: vector<2x4xi1>) {
  // expected-error@+1 {{'vector.maskedload' op expected result shape to match mask shape}}
  %0 = vector.maskedload %r[%i], %mm, %v : memref<?xf32>, vector<2x4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>, %m: vector<4xi1>, %r: memref<?xf32>) {
  // expected-error@+1 {{'vector.maskedload' op expected result shape to match mask shape}}
  "vector.maskedload"(%r, %i, %m, %v) : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<5xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %m: vector<4xi1>, %r: memref<?xf32>) {
  // expected-error@+1 {{'vector.maskedstore' op requires 1 indices}}
  vector.maskedstore %r[], %m, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>, %r: memref<?xf32>, %mm: vector<2x4xi1>) {
  // expected-error@+1 {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  vector.maskedstore %r[%i], %mm, %v : memref<?xf32>, vector<2x4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: vector<4xi1>, %r: memref<?xf32>, %k: vector<4xi32>) {
  // expected-error@+1 {{'vector.maskedstore' op base and valueToStore element type should match}}
  vector.maskedstore %r[%i], %m, %k : memref<?xf32>, vector<4xi1>, vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %m: vector<4xi1>, %r: memref<?xf32>, %k: vector<4xi32>) {
  // expected-error@+1 {{'vector.gather' op requires 1 indices}}
  %0 = vector.gather %r[][%k], %m, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>, %m: vector<4xi1>, %r: memref<?xf32>) {
  // expected-error@+1 {{'vector.gather' op operand #2 must be vector of integer or index values, but got 'vector<4xf32>'}}
  %0 = vector.gather %r[%i][%v], %m, %v : memref<?xf32>, vector<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>, %r: memref<?xf32>, %k: vector<4xi32>, %mm: vector<2x4xi1>) {
  // expected-error@+1 {{'vector.gather' op expected result dim to match mask dim}}
  %0 = vector.gather %r[%i][%k], %mm, %v : memref<?xf32>, vector<4xi32>, vector<2x4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: vector<4xi1>, %r: memref<?xf32>, %k: vector<4xi32>) {
  // expected-error@+1 {{'vector.gather' op base and result element type should match}}
  %0 = vector.gather %r[%i][%k], %m, %k : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>, %m: vector<4xi1>, %r: memref<?xf32>, %k: vector<4xi32>) {
  // expected-error@+1 {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %r[%i][%k], %m, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<5xf32>
  return
}

// -----

func.func @f(%i: index, %w: vector<2x4xf32>, %r: memref<?xf32>, %k: vector<4xi32>, %mm: vector<2x4xi1>) {
  // expected-error@+1 {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %r[%i][%k], %mm, %w : memref<?xf32>, vector<4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %m: vector<4xi1>, %r: memref<?xf32>, %k: vector<4xi32>) {
  // expected-error@+1 {{'vector.scatter' op requires 1 indices}}
  vector.scatter %r[][%k], %m, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>, %r: memref<?xf32>, %k: vector<4xi32>, %mm: vector<2x4xi1>) {
  // expected-error@+1 {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  vector.scatter %r[%i][%k], %mm, %v : memref<?xf32>, vector<4xi32>, vector<2x4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %w: vector<2x4xf32>, %r: memref<?xf32>, %k: vector<4xi32>, %mm: vector<2x4xi1>) {
  // expected-error@+1 {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  vector.scatter %r[%i][%k], %mm, %w : memref<?xf32>, vector<4xi32>, vector<2x4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @f(%i: index, %m: vector<4xi1>, %r: memref<?xf32>, %k: vector<4xi32>) {
  // expected-error@+1 {{'vector.scatter' op base and valueToStore element type should match}}
  vector.scatter %r[%i][%k], %m, %k : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [5] : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [-1] : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [2, 2] : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [0, 2] : vector<2x4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi32>'}}
  %0 = vector.constant_mask [2] : vector<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [] : vector<i1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %0 = vector.create_mask %i, %i : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %0 = vector.create_mask : vector<i1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi32>'}}
  %0 = vector.create_mask %i : vector<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.vscale' op result #0 must be index, but got 'i32'}}
  %0 = "vector.vscale"() : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'}}
  %0 = vector.step : vector<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<2x4xindex>'}}
  %0 = vector.step : vector<2x4xindex>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<index>'}}
  %0 = vector.step : vector<index>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition length mismatch: 1}}
  %0 = vector.transpose %w, [0] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.transpose' op dimension size mismatch at: 0}}
  %0 = vector.transpose %w, [0, 0] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.transpose' op dimension size mismatch at: 0}}
  %0 = vector.transpose %w, [0, 2] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.transpose' op dimension size mismatch at: 0}}
  %0 = vector.transpose %w, [0, 1] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.transpose' op vector result rank mismatch: 1}}
  %0 = vector.transpose %w, [0, 1] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.transpose' op failed to verify that operand and result have same element type}}
  %0 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xi32>
  return
}

// -----

func.func @f(%r: memref<?xf32>) {
  // expected-error@+1 {{'vector.type_cast' op operand #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'}}
  %0 = vector.type_cast %r : memref<?xf32> to memref<vector<4x4xf32>>
  return
}

// -----

func.func @f(%R: memref<4x4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<3x4xf32>>'}}
  %0 = vector.type_cast %R : memref<4x4xf32> to memref<vector<3x4xf32>>
  return
}

// -----

func.func @f(%n: none) {
  // expected-error@+1 {{'vector.print' op operand #0 must be , but got 'none'}}
  vector.print %n : none
  return
}

// -----

func.func @f(%v: vector<1x1xf32>) {
  // expected-error@+2 {{'vector.extract' op inferred type(s) 'vector<1x1xf32>' are incompatible with return type(s) of operation 'f32'}}
  // expected-error@+1 {{'vector.extract' op failed to infer returned types}}
  %0 = vector.extract %v[] : f32 from vector<1x1xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op failed to verify that all of {dest, result} have same type}}
  %0 = "vector.scalable.insert"(%v, %s) <{pos = 0 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[8]xf32>
  return
}
