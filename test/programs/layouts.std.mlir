// Elements of memrefs with layouts of their own, as C sees them.

// Aligned + offset + i * stride 0 + j * stride 1, all known at run time.
func @get(%m: memref<?x?xf64, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + d1 * s2 + s0)>>,
          %i: index, %j: index) -> f64 attributes {llvm.emit_c_interface} {
  %0 = load %m[%i, %j] : memref<?x?xf64, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + d1 * s2 + s0)>>
  return %0 : f64
}

// The layout says offset and strides.
func @get_odd(%m: memref<4xf64, affine_map<(d0) -> (d0 * 2 + 7)>>, %i: index) -> f64
    attributes {llvm.emit_c_interface} {
  %0 = load %m[%i] : memref<4xf64, affine_map<(d0) -> (d0 * 2 + 7)>>
  return %0 : f64
}

// A stride that is negative, in the layout or at run time.
func @put_backwards(%m: memref<4xf64, affine_map<(d0) -> (3 - d0)>>, %i: index, %x: f64)
    attributes {llvm.emit_c_interface} {
  store %x, %m[%i] : memref<4xf64, affine_map<(d0) -> (3 - d0)>>
  return
}

// Vectors as elements.
func @add_vectors(%m: memref<?xvector<2xf64>>, %i: index, %j: index)
    attributes {llvm.emit_c_interface} {
  %0 = load %m[%i] : memref<?xvector<2xf64>>
  %1 = load %m[%j] : memref<?xvector<2xf64>>
  %2 = addf %0, %1 : vector<2xf64>
  store %2, %m[%i] : memref<?xvector<2xf64>>
  return
}

// The size of a dimension, known (8) or not, by a constant or by an index
// that is not known.
func @sizes(%m: memref<8x?xf64>, %i: index) -> index attributes {llvm.emit_c_interface} {
  %zero = constant 0 : index
  %one = constant 1 : index
  %hundred = constant 100 : index
  %0 = dim %m, %zero : memref<8x?xf64>
  %1 = dim %m, %one : memref<8x?xf64>
  %any = memref_cast %m : memref<8x?xf64> to memref<*xf64>
  %2 = dim %any, %i : memref<*xf64>
  %3 = muli %0, %hundred : index
  %4 = addi %3, %1 : index
  %5 = muli %4, %hundred : index
  %6 = addi %5, %2 : index
  return %6 : index
}
