// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s
// The custom syntax of each operation, there and back.

// CHECK-LABEL: func.func @f(
func.func @f(%n: none, %f: f32, %i: index, %v: vector<4xf32>, %z: vector<f32>, %w: vector<2x4xf32>, %m: vector<4xi1>, %r: memref<?xf32>, %s: vector<[4]xf32>, %x: vector<4xindex>, %k: vector<4xi32>, %R: memref<4x4xf32>, %t: tensor<?xf32>, %j: i32, %b: vector<4xbf16>, %u: vector<1x1xf32>, %mm: vector<2x4xi1>) {
  // CHECK: vector.reduction <add>, %arg4 : vector<f32> into f32
  "vector.reduction"(%z) <{kind = #vector.kind<add>}> : (vector<f32>) -> f32
  // CHECK: vector.reduction <add>, %arg3 fastmath<fast> {a} : vector<4xf32> into f32
  %v1 = vector.reduction <add>, %v fastmath<fast> {a} : vector<4xf32> into f32
  // CHECK: vector.multi_reduction <add>, %arg5, %arg3 [0] : vector<2x4xf32> to vector<4xf32>
  %v2 = vector.multi_reduction <add>, %w, %v [0] : vector<2x4xf32> to vector<4xf32>
  // CHECK: vector.multi_reduction <add>, %arg5, %arg1 [0, 1] : vector<2x4xf32> to f32
  %v3 = vector.multi_reduction <add>, %w, %f [0, 1] : vector<2x4xf32> to f32
  // CHECK: vector.shuffle %arg3, %arg3 [0, 1] : vector<4xf32>, vector<4xf32>
  %v4 = vector.shuffle %v, %v [0, 1] : vector<4xf32>, vector<4xf32>
  // CHECK: vector.shuffle %arg3, %arg3 [0, -1] : vector<4xf32>, vector<4xf32>
  %v5 = vector.shuffle %v, %v [0, -1] : vector<4xf32>, vector<4xf32>
  // CHECK: vector.shuffle %arg4, %arg4 [0, 1, 0] : vector<f32>, vector<f32>
  %v6 = vector.shuffle %z, %z [0, 1, 0] : vector<f32>, vector<f32>
  // CHECK: vector.shuffle %arg5, %arg5 [0, 1, 3] : vector<2x4xf32>, vector<2x4xf32>
  %v7 = vector.shuffle %w, %w [0, 1, 3] : vector<2x4xf32>, vector<2x4xf32>
  // CHECK: vector.from_elements %arg1, %arg1 : vector<2xf32>
  %v8 = vector.from_elements %f, %f : vector<2xf32>
  // CHECK: vector.from_elements %arg1 : vector<f32>
  %v9 = vector.from_elements %f : vector<f32>
  // CHECK: vector.to_elements %arg3 : vector<4xf32>
  %v10:4 = vector.to_elements %v : vector<4xf32>
  // CHECK: vector.bitcast %arg3 : vector<4xf32> to vector<2xi64>
  %v11 = vector.bitcast %v : vector<4xf32> to vector<2xi64>
  // CHECK: vector.bitcast %arg9 : vector<4xindex> to vector<4xi64>
  %v12 = vector.bitcast %x : vector<4xindex> to vector<4xi64>
  // CHECK: vector.bitcast %arg4 : vector<f32> to vector<i32>
  %v13 = vector.bitcast %z : vector<f32> to vector<i32>
  // CHECK: vector.bitcast %arg8 : vector<[4]xf32> to vector<4xi32>
  %v14 = vector.bitcast %s : vector<[4]xf32> to vector<4xi32>
  // CHECK: vector.bitcast %arg8 : vector<[4]xf32> to vector<[2]xi64>
  %v15 = vector.bitcast %s : vector<[4]xf32> to vector<[2]xi64>
  // CHECK: vector.shape_cast %arg3 : vector<4xf32> to vector<2x2xf32>
  %v16 = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  // CHECK: vector.shape_cast %arg8 : vector<[4]xf32> to vector<2x[2]xf32>
  %v17 = vector.shape_cast %s : vector<[4]xf32> to vector<2x[2]xf32>
  // CHECK: vector.shape_cast %arg8 : vector<[4]xf32> to vector<1x[4]xf32>
  %v18 = vector.shape_cast %s : vector<[4]xf32> to vector<1x[4]xf32>
  // CHECK: vector.shape_cast %arg15 : vector<1x1xf32> to vector<f32>
  %v19 = vector.shape_cast %u : vector<1x1xf32> to vector<f32>
  // CHECK: vector.fma %arg3, %arg3, %arg3 : vector<4xf32>
  %v20 = vector.fma %v, %v, %v : vector<4xf32>
  // CHECK: vector.interleave %arg3, %arg3 : vector<4xf32> -> vector<8xf32>
  %v21 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  // CHECK: vector.interleave %arg4, %arg4 : vector<f32> -> vector<2xf32>
  %v22 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  // CHECK: vector.interleave %arg8, %arg8 : vector<[4]xf32> -> vector<[8]xf32>
  %v23 = vector.interleave %s, %s : vector<[4]xf32> -> vector<[8]xf32>
  // CHECK: vector.deinterleave %arg3 : vector<4xf32> -> vector<2xf32>
  %v24, %w24 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  // CHECK: vector.scalable.insert %arg3, %arg8[0] : vector<4xf32> into vector<[4]xf32>
  %v25 = vector.scalable.insert %v, %s[0] : vector<4xf32> into vector<[4]xf32>
  // CHECK: vector.scalable.insert %arg3, %arg8[-4] : vector<4xf32> into vector<[4]xf32>
  %v26 = vector.scalable.insert %v, %s[-4] : vector<4xf32> into vector<[4]xf32>
  // CHECK: vector.scalable.extract %arg8[0] : vector<4xf32> from vector<[4]xf32>
  %v27 = vector.scalable.extract %s[0] : vector<4xf32> from vector<[4]xf32>
  // CHECK: vector.extract_strided_slice %arg3 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %v28 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  // CHECK: vector.extract_strided_slice %arg5 {offsets = [0], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  %v29 = vector.extract_strided_slice %w {offsets = [0], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  // CHECK: vector.extract_strided_slice %arg8 {offsets = [0], sizes = [4], strides = [1]} : vector<[4]xf32> to vector<[4]xf32>
  %v30 = vector.extract_strided_slice %s {offsets = [0], sizes = [4], strides = [1]} : vector<[4]xf32> to vector<[4]xf32>
  // CHECK: vector.insert_strided_slice %arg3, %arg5 {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  %v31 = vector.insert_strided_slice %v, %w {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  // CHECK: vector.insert %arg1, %arg3 [1] : f32 into vector<4xf32>
  %v32 = vector.insert %f, %v[1] : f32 into vector<4xf32>
  // CHECK: vector.insert %arg1, %arg3 [%arg2] : f32 into vector<4xf32>
  %v33 = vector.insert %f, %v[%i] : f32 into vector<4xf32>
  // CHECK: vector.insert %arg1, %arg3 [-1] : f32 into vector<4xf32>
  %v34 = vector.insert %f, %v[-1] : f32 into vector<4xf32>
  // CHECK: vector.insert %arg3, %arg3 [] : vector<4xf32> into vector<4xf32>
  %v35 = vector.insert %v, %v[] : vector<4xf32> into vector<4xf32>
  // CHECK: vector.insert %arg1, %arg4 [] : f32 into vector<f32>
  %v36 = vector.insert %f, %z[] : f32 into vector<f32>
  // CHECK: vector.insert %arg3, %arg5 [1] {a} : vector<4xf32> into vector<2x4xf32>
  %v37 = vector.insert %v, %w[1] {a} : vector<4xf32> into vector<2x4xf32>
  // CHECK: vector.insert %arg8, %arg5 [1] : vector<[4]xf32> into vector<2x4xf32>
  %v38 = vector.insert %s, %w[1] : vector<[4]xf32> into vector<2x4xf32>
  // CHECK: vector.extract %arg4[] : f32 from vector<f32>
  %v39 = vector.extract %z[] : f32 from vector<f32>
  // CHECK: vector.extract %arg15[0] : f32 from vector<1x1xf32>
  %v40 = vector.extract %u[0] : f32 from vector<1x1xf32>
  // CHECK: vector.extract %arg15[0] : vector<1xf32> from vector<1x1xf32>
  %v41 = vector.extract %u[0] : vector<1xf32> from vector<1x1xf32>
  // CHECK: vector.extract %arg15[0, 0] : vector<1xf32> from vector<1x1xf32>
  %v42 = vector.extract %u[0, 0] : vector<1xf32> from vector<1x1xf32>
  // CHECK: vector.load %arg7[%arg2] : memref<?xf32>, vector<4xf32>
  %v43 = vector.load %r[%i] : memref<?xf32>, vector<4xf32>
  // CHECK: vector.load %arg7[%arg2] {alignment = 8 : i64, nontemporal = true} : memref<?xf32>, vector<4xf32>
  %v44 = vector.load %r[%i] {alignment = 8, nontemporal = true} : memref<?xf32>, vector<4xf32>
  // CHECK: vector.load %arg11[%arg2, %arg2] : memref<4x4xf32>, vector<2x4xf32>
  %v45 = vector.load %R[%i, %i] : memref<4x4xf32>, vector<2x4xf32>
  // CHECK: vector.load %arg7[%arg2] : memref<?xf32>, vector<f32>
  %v46 = vector.load %r[%i] : memref<?xf32>, vector<f32>
  // CHECK: vector.store %arg3, %arg7[%arg2] : memref<?xf32>, vector<4xf32>
  vector.store %v, %r[%i] : memref<?xf32>, vector<4xf32>
  // CHECK: true} : memref<?xf32>, vector<4xf32>
  vector.store %v, %r[%i] {nontemporal = true} : memref<?xf32>, vector<4xf32>
  // CHECK: vector.maskedload %arg7[%arg2], %arg6, %arg3 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %v47 = vector.maskedload %r[%i], %m, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  // CHECK: vector.maskedstore %arg7[%arg2], %arg6, %arg3 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %r[%i], %m, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  // CHECK: vector.gather %arg7[%arg2] [%arg10], %arg6, %arg3 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %v48 = vector.gather %r[%i][%k], %m, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  // CHECK: vector.gather %arg12[%arg2] [%arg10], %arg6, %arg3 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %v49 = vector.gather %t[%i][%k], %m, %v : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  // CHECK: vector.scatter %arg7[%arg2] [%arg10], %arg6, %arg3 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %r[%i][%k], %m, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  // CHECK: vector.scatter %arg12[%arg2] [%arg10], %arg6, %arg3 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  %v50 = vector.scatter %t[%i][%k], %m, %v : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  // CHECK: vector.constant_mask [2] : vector<4xi1>
  %v51 = vector.constant_mask [2] : vector<4xi1>
  // CHECK: vector.constant_mask [4] : vector<[4]xi1>
  %v52 = vector.constant_mask [4] : vector<[4]xi1>
  // CHECK: vector.constant_mask [0] : vector<[4]xi1>
  %v53 = vector.constant_mask [0] : vector<[4]xi1>
  // CHECK: vector.constant_mask [1] : vector<i1>
  %v54 = vector.constant_mask [1] : vector<i1>
  // CHECK: vector.create_mask %arg2 : vector<4xi1>
  %v55 = vector.create_mask %i : vector<4xi1>
  // CHECK: vector.create_mask %arg2 : vector<i1>
  %v56 = vector.create_mask %i : vector<i1>
  // CHECK: vector.vscale
  %v57 = vector.vscale
  // CHECK: vector.vscale {a}
  %v58 = vector.vscale {a}
  // CHECK: vector.step : vector<4xindex>
  %v59 = vector.step : vector<4xindex>
  // CHECK: vector.step : vector<[4]xindex>
  %v60 = vector.step : vector<[4]xindex>
  // CHECK: vector.transpose %arg5, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %v61 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  // CHECK: vector.transpose %arg4, [] : vector<f32> to vector<f32>
  %v62 = vector.transpose %z, [] : vector<f32> to vector<f32>
  // CHECK: vector.type_cast %arg11 : memref<4x4xf32> to memref<vector<4x4xf32>>
  %v63 = vector.type_cast %R : memref<4x4xf32> to memref<vector<4x4xf32>>
  // CHECK: vector.type_cast %arg11 : memref<4x4xf32> to memref<4xvector<4xf32>>
  %v64 = vector.type_cast %R : memref<4x4xf32> to memref<4xvector<4xf32>>
  // CHECK: vector.print %arg3 : vector<4xf32>
  vector.print %v : vector<4xf32>
  // CHECK: vector.print %arg1 : f32
  vector.print %f : f32
  // CHECK: vector.print
  vector.print
  // CHECK: vector.print str "abc"
  vector.print str "abc"
  // CHECK: vector.print punctuation <open>
  vector.print punctuation <open>
  // CHECK: vector.print %arg3 : vector<4xf32> punctuation <comma>
  vector.print %v : vector<4xf32> punctuation <comma>
  // CHECK: vector.print %arg3 : vector<4xf32> {a}
  vector.print %v : vector<4xf32> {a}
  return
}

// A scalable dimension may meet a fixed one of the same size.
// CHECK-LABEL: func.func @scalable_masks(
// CHECK: vector.gather {{.*}} : memref<?xf32>, vector<[4]xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK: vector.scatter {{.*}} : memref<?xf32>, vector<4xindex>, vector<[4]xi1>, vector<4xf32>
// CHECK: vector.maskedload {{.*}} : memref<?xf32>, vector<[4]xi1>, vector<4xf32> into vector<4xf32>
// CHECK: vector.maskedstore {{.*}} : memref<?xf32>, vector<[4]xi1>, vector<4xf32>
// CHECK: vector.compressstore {{.*}} : memref<?xf32>, vector<4xi1>, vector<[4]xf32>
func.func @scalable_masks(%m: memref<?xf32>, %c: index, %i: vector<4xindex>, %si: vector<[4]xindex>, %k: vector<4xi1>, %sk: vector<[4]xi1>, %v: vector<4xf32>, %sv: vector<[4]xf32>) {
  %0 = vector.gather %m[%c] [%si], %k, %v : memref<?xf32>, vector<[4]xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%c] [%i], %sk, %0 : memref<?xf32>, vector<4xindex>, vector<[4]xi1>, vector<4xf32>
  %1 = vector.maskedload %m[%c], %sk, %v : memref<?xf32>, vector<[4]xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%c], %sk, %1 : memref<?xf32>, vector<[4]xi1>, vector<4xf32>
  vector.compressstore %m[%c], %k, %sv : memref<?xf32>, vector<4xi1>, vector<[4]xf32>
  return
}
