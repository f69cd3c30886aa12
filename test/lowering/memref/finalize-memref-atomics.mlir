// RUN: mlopt %s -allow-unregistered-dialect -finalize-memref-to-llvm | FileCheck %s
// As mlir-opt 22 lowers it.

// CHECK-LABEL: func.func @h
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: memref<4x?xf32, strided<[?, 1], offset: ?>>, %[[ARG1:[^ ,:)]+]]: memref<?xi32>, %[[ARG2:[^ ,:)]+]]: index, %[[ARG3:[^ ,:)]+]]: f32, %[[ARG4:[^ ,:)]+]]: i32) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<?xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:    %[[V2:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<4x?xf32, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.getelementptr %[[V3]][%[[V4]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:    llvm.intr.assume %[[V6]] ["align"(%[[V5]], %[[V7]] : !llvm.ptr, i64)] : i1
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.extractvalue %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.getelementptr %[[V8]][%[[V9]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V11:.*]] = llvm.extractvalue %[[V2]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.mul %[[V1]], %[[V11]] : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.add %[[V12]], %[[V1]] : i64
// CHECK-NEXT:    %[[V14:.*]] = llvm.getelementptr %[[V10]][%[[V13]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V15:.*]] = llvm.atomicrmw fadd %[[V14]], %[[ARG3]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT:    %[[V16:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.getelementptr %[[V16]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V18:.*]] = llvm.atomicrmw max %[[V17]], %[[ARG4]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT:    %[[V19:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V20:.*]] = llvm.getelementptr %[[V19]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V21:.*]] = llvm.atomicrmw _and %[[V20]], %[[ARG4]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT:    %[[V22:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V23:.*]] = llvm.extractvalue %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V24:.*]] = llvm.getelementptr %[[V22]][%[[V23]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V25:.*]] = llvm.extractvalue %[[V2]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V26:.*]] = llvm.mul %[[V1]], %[[V25]] : i64
// CHECK-NEXT:    %[[V27:.*]] = llvm.add %[[V26]], %[[V1]] : i64
// CHECK-NEXT:    %[[V28:.*]] = llvm.getelementptr %[[V24]][%[[V27]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V29:.*]] = llvm.atomicrmw fmaximum %[[V28]], %[[ARG3]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT:    %[[V30:.*]] = memref.generic_atomic_rmw %[[ARG1]][%[[ARG2]]] : memref<?xi32> {
// CHECK-NEXT:    ^bb0(%[[ARG5:[^ ,:)]+]]: i32):
// CHECK-NEXT:    %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V78:.*]] = arith.addi %[[ARG5]], %[[C1_I32]] : i32
// CHECK-NEXT:    memref.atomic_yield %[[V78]] : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V31:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V32:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V33:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V34:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V35:.*]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V36:.*]] = llvm.addrspacecast %[[V31]] : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT:    %[[V37:.*]] = llvm.addrspacecast %[[V32]] : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT:    %[[V38:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V39:.*]] = llvm.insertvalue %[[V36]], %[[V38]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V40:.*]] = llvm.insertvalue %[[V37]], %[[V39]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V41:.*]] = llvm.insertvalue %[[V33]], %[[V40]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V42:.*]] = llvm.insertvalue %[[V34]], %[[V41]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V43:.*]] = llvm.insertvalue %[[V35]], %[[V42]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V44:.*]] = builtin.unrealized_conversion_cast %[[V43]] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> to memref<?xi32, 3>
// CHECK-NEXT:    %[[V45:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V46:.*]] = llvm.alloca %[[V45]] x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V0]], %[[V46]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:    %[[V47:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V48:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V49:.*]] = llvm.insertvalue %[[V47]], %[[V48]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V50:.*]] = llvm.insertvalue %[[V46]], %[[V49]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V51:.*]] = llvm.extractvalue %[[V50]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V52:.*]] = llvm.extractvalue %[[V50]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V53:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V54:.*]] = llvm.insertvalue %[[V51]], %[[V53]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V55:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V56:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V57:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V58:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V59:.*]] = llvm.mul %[[V56]], %[[V58]] : i64
// CHECK-NEXT:    %[[V60:.*]] = llvm.extractvalue %[[V54]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V61:.*]] = llvm.mul %[[V56]], %[[V60]] : i64
// CHECK-NEXT:    %[[V62:.*]] = llvm.add %[[V61]], %[[V55]] : i64
// CHECK-NEXT:    %[[V63:.*]] = llvm.mul %[[V62]], %[[V57]] : i64
// CHECK-NEXT:    %[[V64:.*]] = llvm.add %[[V59]], %[[V63]] : i64
// CHECK-NEXT:    %[[V65:.*]] = llvm.alloca %[[V64]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V66:.*]] = llvm.insertvalue %[[V65]], %[[V54]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V67:.*]] = builtin.unrealized_conversion_cast %[[V66]] : !llvm.struct<(i64, ptr)> to memref<*xi32, 3>
// CHECK-NEXT:    %[[V68:.*]] = llvm.load %[[V52]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V69:.*]] = llvm.getelementptr %[[V52]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V70:.*]] = llvm.load %[[V69]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V71:.*]] = llvm.addrspacecast %[[V68]] : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT:    %[[V72:.*]] = llvm.addrspacecast %[[V70]] : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT:    llvm.store %[[V71]], %[[V65]] : !llvm.ptr<3>, !llvm.ptr
// CHECK-NEXT:    %[[V73:.*]] = llvm.getelementptr %[[V65]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
// CHECK-NEXT:    llvm.store %[[V72]], %[[V73]] : !llvm.ptr<3>, !llvm.ptr
// CHECK-NEXT:    %[[V74:.*]] = llvm.getelementptr %[[V52]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V75:.*]] = llvm.getelementptr %[[V65]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
// CHECK-NEXT:    %[[V76:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:    %[[V77:.*]] = llvm.sub %[[V64]], %[[V76]] : i64
// CHECK-NEXT:    "llvm.intr.memcpy"(%[[V75]], %[[V74]], %[[V77]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:    "use"(%[[ARG0]], %[[V15]], %[[V18]], %[[V21]], %[[V29]], %[[V30]], %[[V44]], %[[V67]]) : (memref<4x?xf32, strided<[?, 1], offset: ?>>, f32, i32, i32, f32, i32, memref<?xi32, 3>, memref<*xi32, 3>) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @h(%a: memref<4x?xf32, strided<[?, 1], offset: ?>>, %b: memref<?xi32>, %k: index, %f: f32, %i: i32) {
  %0 = memref.assume_alignment %a, 16 : memref<4x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.atomic_rmw addf %f, %a[%k, %k] : (f32, memref<4x?xf32, strided<[?, 1], offset: ?>>) -> f32
  %2 = memref.atomic_rmw maxs %i, %b[%k] : (i32, memref<?xi32>) -> i32
  %3 = memref.atomic_rmw andi %i, %b[%k] : (i32, memref<?xi32>) -> i32
  %4 = memref.atomic_rmw maximumf %f, %a[%k, %k] : (f32, memref<4x?xf32, strided<[?, 1], offset: ?>>) -> f32
  %5 = memref.generic_atomic_rmw %b[%k] : memref<?xi32> {
  ^bb0(%x: i32):
    %c1 = arith.constant 1 : i32
    %y = arith.addi %x, %c1 : i32
    memref.atomic_yield %y : i32
  }
  %6 = memref.memory_space_cast %b : memref<?xi32> to memref<?xi32, 3>
  %u = memref.cast %b : memref<?xi32> to memref<*xi32>
  %7 = memref.memory_space_cast %u : memref<*xi32> to memref<*xi32, 3>
  "use"(%0, %1, %2, %3, %4, %5, %6, %7) : (memref<4x?xf32, strided<[?, 1], offset: ?>>, f32, i32, i32, f32, i32, memref<?xi32, 3>, memref<*xi32, 3>) -> ()
  return
}
