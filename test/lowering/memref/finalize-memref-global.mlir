// RUN: mlopt %s -allow-unregistered-dialect -finalize-memref-to-llvm | FileCheck %s
// As mlir-opt 22 lowers it.

// CHECK:         llvm.mlir.global private constant @g0(dense<1.000000e+00> : tensor<2x3xf32>) {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<2 x array<3 x f32>>
// CHECK-NEXT:    llvm.mlir.global external @g1() {addr_space = 0 : i32} : !llvm.array<2 x i32> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.undef : !llvm.array<2 x i32>
// CHECK-NEXT:    llvm.return %[[V0]] : !llvm.array<2 x i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    llvm.mlir.global private @g2() {addr_space = 0 : i32} : i32
// CHECK-NEXT:    llvm.mlir.global private constant @g3(dense<[1, 2]> : tensor<2xindex>) {addr_space = 3 : i32} : !llvm.array<2 x i64>
// CHECK-NEXT:    llvm.mlir.global external @g4(2.000000e+00 : f32) {addr_space = 0 : i32} : f32
// CHECK-LABEL: func.func @b
// CHECK-SAME:  () {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(6 : index) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V5:.*]] = llvm.getelementptr %[[V4]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V6:.*]] = llvm.ptrtoint %[[V5]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.addressof @g0 : !llvm.ptr
// CHECK-NEXT:    %[[V8:.*]] = llvm.getelementptr %[[V7]][0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x f32>>
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.inttoptr %[[V9]] : i64 to !llvm.ptr
// CHECK-NEXT:    %[[V11:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V10]], %[[V11]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V8]], %[[V12]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V13]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V0]], %[[V15]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.insertvalue %[[V1]], %[[V16]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.insertvalue %[[V1]], %[[V17]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.insertvalue %[[V2]], %[[V18]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V20:.*]] = builtin.unrealized_conversion_cast %[[V19]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x3xf32>
// CHECK-NEXT:    %[[V21:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V22:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V23:.*]] = llvm.getelementptr %[[V22]][%[[V21]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V24:.*]] = llvm.ptrtoint %[[V23]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V25:.*]] = llvm.mlir.addressof @g2 : !llvm.ptr
// CHECK-NEXT:    %[[V26:.*]] = llvm.getelementptr %[[V25]][0] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V27:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:    %[[V28:.*]] = llvm.inttoptr %[[V27]] : i64 to !llvm.ptr
// CHECK-NEXT:    %[[V29:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V30:.*]] = llvm.insertvalue %[[V28]], %[[V29]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V31:.*]] = llvm.insertvalue %[[V26]], %[[V30]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V32:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V33:.*]] = llvm.insertvalue %[[V32]], %[[V31]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V34:.*]] = builtin.unrealized_conversion_cast %[[V33]] : !llvm.struct<(ptr, ptr, i64)> to memref<i32>
// CHECK-NEXT:    %[[V35:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V36:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V37:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V38:.*]] = llvm.getelementptr %[[V37]][%[[V35]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    %[[V39:.*]] = llvm.ptrtoint %[[V38]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V40:.*]] = llvm.mlir.addressof @g3 : !llvm.ptr<3>
// CHECK-NEXT:    %[[V41:.*]] = llvm.getelementptr %[[V40]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<2 x i64>
// CHECK-NEXT:    %[[V42:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:    %[[V43:.*]] = llvm.inttoptr %[[V42]] : i64 to !llvm.ptr<3>
// CHECK-NEXT:    %[[V44:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V45:.*]] = llvm.insertvalue %[[V43]], %[[V44]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V46:.*]] = llvm.insertvalue %[[V41]], %[[V45]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V47:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V48:.*]] = llvm.insertvalue %[[V47]], %[[V46]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V49:.*]] = llvm.insertvalue %[[V35]], %[[V48]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V50:.*]] = llvm.insertvalue %[[V36]], %[[V49]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V51:.*]] = builtin.unrealized_conversion_cast %[[V50]] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> to memref<2xindex, 3>
// CHECK-NEXT:    "use"(%[[V20]], %[[V34]], %[[V51]]) : (memref<2x3xf32>, memref<i32>, memref<2xindex, 3>) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
memref.global "private" constant @g0 : memref<2x3xf32> = dense<1.0> {alignment = 64 : i64}
memref.global @g1 : memref<2xi32> = uninitialized
memref.global "private" @g2 : memref<i32>
memref.global "private" constant @g3 : memref<2xindex, 3> = dense<[1, 2]>
memref.global @g4 : memref<f32> = dense<2.0>
func.func @b() {
  %0 = memref.get_global @g0 : memref<2x3xf32>
  %1 = memref.get_global @g2 : memref<i32>
  %2 = memref.get_global @g3 : memref<2xindex, 3>
  "use"(%0, %1, %2) : (memref<2x3xf32>, memref<i32>, memref<2xindex, 3>) -> ()
  return
}
