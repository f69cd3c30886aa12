// RUN: mlopt %s -allow-unregistered-dialect -finalize-memref-to-llvm -split-input-file | FileCheck %s
// As mlir-opt 22 lowers it.

// CHECK-LABEL: func.func @d
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: memref<2x?xf32>, %[[ARG1:[^ ,:)]+]]: memref<*xf32>, %[[ARG2:[^ ,:)]+]]: index) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:    %[[V2:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<2x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.insertvalue %[[V4]], %[[V3]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V5]], %[[V6]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V1]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V1]], %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V1]], %[[V11]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V14:.*]] = llvm.insertvalue %[[V13]], %[[V12]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = builtin.unrealized_conversion_cast %[[V14]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:    %[[V16:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.load %[[V17]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V19:.*]] = llvm.getelementptr %[[V17]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V20:.*]] = llvm.load %[[V19]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V21:.*]] = llvm.insertvalue %[[V18]], %[[V16]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V22:.*]] = llvm.insertvalue %[[V20]], %[[V21]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V23:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V24:.*]] = llvm.insertvalue %[[V23]], %[[V22]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V25:.*]] = llvm.insertvalue %[[V1]], %[[V24]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V26:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V27:.*]] = llvm.insertvalue %[[V26]], %[[V25]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V28:.*]] = builtin.unrealized_conversion_cast %[[V27]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32, strided<[2], offset: 4>>
// CHECK-NEXT:    "use"(%[[V15]], %[[V28]]) : (memref<2x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[2], offset: 4>>) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @d(%a: memref<2x?xf32>, %u: memref<*xf32>, %k: index) {
  %0 = memref.reinterpret_cast %a to offset: [%k], sizes: [2, %k], strides: [%k, 1] : memref<2x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.reinterpret_cast %u to offset: [4], sizes: [%k], strides: [2] : memref<*xf32> to memref<?xf32, strided<[2], offset: 4>>
  "use"(%0, %1) : (memref<2x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[2], offset: 4>>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @f
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: memref<?xi8>, %[[ARG1:[^ ,:)]+]]: index) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.insertvalue %[[V3]], %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.getelementptr %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V4]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.insertvalue %[[V0]], %[[V13]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V15]], %[[V14]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V18:.*]] = llvm.insertvalue %[[V17]], %[[V16]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.mul %[[V15]], %[[V0]] : i64
// CHECK-NEXT:    %[[V20:.*]] = llvm.insertvalue %[[V19]], %[[V18]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V21:.*]] = builtin.unrealized_conversion_cast %[[V20]] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> to memref<4x?x8xf32>
// CHECK-NEXT:    "use"(%[[V21]]) : (memref<4x?x8xf32>) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @f(%a: memref<?xi8>, %k: index) {
  %0 = memref.view %a[%k][%k] : memref<?xi8> to memref<4x?x8xf32>
  "use"(%0) : (memref<4x?x8xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @g
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: memref<4x?xf32, strided<[?, 1], offset: ?>>, %[[ARG1:[^ ,:)]+]]: memref<*xf32>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<4x?xf32, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.insertvalue %[[V2]], %[[V4]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.insertvalue %[[V3]], %[[V5]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V6]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V9:.*]] = builtin.unrealized_conversion_cast %[[V8]] : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = builtin.unrealized_conversion_cast %[[V10]] : i64 to index
// CHECK-NEXT:    %[[V12:.*]] = llvm.extractvalue %[[V1]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.extractvalue %[[V1]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = builtin.unrealized_conversion_cast %[[V13]] : i64 to index
// CHECK-NEXT:    %[[V15:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = builtin.unrealized_conversion_cast %[[V15]] : i64 to index
// CHECK-NEXT:    %[[V17:.*]] = llvm.extractvalue %[[V1]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.ptrtoint %[[V18]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V20:.*]] = builtin.unrealized_conversion_cast %[[V19]] : i64 to index
// CHECK-NEXT:    %[[V21:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V22:.*]] = llvm.getelementptr %[[V21]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V23:.*]] = llvm.load %[[V22]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V24:.*]] = llvm.ptrtoint %[[V23]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V25:.*]] = builtin.unrealized_conversion_cast %[[V24]] : i64 to index
// CHECK-NEXT:    %[[V26:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V27:.*]] = builtin.unrealized_conversion_cast %[[V26]] : i64 to index
// CHECK-NEXT:    %[[V28:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V29:.*]] = builtin.unrealized_conversion_cast %[[V28]] : i64 to index
// CHECK-NEXT:    "use"(%[[V9]], %[[V11]], %[[C4]], %[[V14]], %[[V16]], %[[V20]], %[[V25]], %[[V27]], %[[V29]]) : (memref<f32>, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @g(%a: memref<4x?xf32, strided<[?, 1], offset: ?>>, %u: memref<*xf32>) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %p = memref.extract_aligned_pointer_as_index %a : memref<4x?xf32, strided<[?, 1], offset: ?>> -> index
  %q = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  %r = memref.rank %u : memref<*xf32>
  %rr = memref.rank %a : memref<4x?xf32, strided<[?, 1], offset: ?>>
  "use"(%b, %o, %s#0, %s#1, %t#0, %p, %q, %r, %rr) : (memref<f32>, index, index, index, index, index, index, index, index) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @j
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: memref<4x?xf32, strided<[?, 1], offset: ?>>, %[[ARG1:[^ ,:)]+]]: index, %[[ARG2:[^ ,:)]+]]: memref<4x4xf32>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<4x?xf32, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.insertvalue %[[V2]], %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.insertvalue %[[V4]], %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V13]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = builtin.unrealized_conversion_cast %[[V15]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x4xf32, strided<[1, ?], offset: ?>>
// CHECK-NEXT:    %[[SUBVIEW:.*]] = memref.subview %[[ARG2]][%[[ARG1]], 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
// CHECK-NEXT:    %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[ARG2]] {{\[\[}}0, 1{{\]\]}} : memref<4x4xf32> into memref<16xf32>
// CHECK-NEXT:    %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[ARG2]] {{\[\[}}0, 1], [2{{\]\]}} output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32>
// CHECK-NEXT:    "use"(%[[V16]], %[[SUBVIEW]], %[[COLLAPSE_SHAPE]], %[[EXPAND_SHAPE]]) : (memref<?x4xf32, strided<[1, ?], offset: ?>>, memref<2x2xf32, strided<[4, 1], offset: ?>>, memref<16xf32>, memref<2x2x4xf32>) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @j(%a: memref<4x?xf32, strided<[?, 1], offset: ?>>, %k: index, %b: memref<4x4xf32>) {
  %0 = memref.transpose %a (d0, d1) -> (d1, d0) : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[1, ?], offset: ?>>
  %1 = memref.subview %b[%k, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
  %2 = memref.collapse_shape %b [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %3 = memref.expand_shape %b [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32>
  "use"(%0, %1, %2, %3) : (memref<?x4xf32, strided<[1, ?], offset: ?>>, memref<2x2xf32, strided<[4, 1], offset: ?>>, memref<16xf32>, memref<2x2x4xf32>) -> ()
  return
}
