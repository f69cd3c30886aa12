// RUN: mlopt %s -allow-unregistered-dialect '-finalize-memref-to-llvm=use-aligned-alloc=true use-generic-functions=true' -split-input-file | FileCheck %s
// With aligned_alloc under another name.

// CHECK-LABEL: func.func @sc
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: i64) {
// CHECK-NEXT:    %[[V0:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:    llvm.br ^bb1
// CHECK-NEXT:    ^bb1:
// CHECK-NEXT:    llvm.intr.stackrestore %[[V0]] : !llvm.ptr
// CHECK-NEXT:    llvm.br ^bb2(%[[ARG0]] : i64)
// CHECK-NEXT:    ^bb2(%[[V1:[^ ,:)]+]]: i64):
// CHECK-NEXT:    llvm.br ^bb3
// CHECK-NEXT:    ^bb3:
// CHECK-NEXT:    "use"(%[[V1]]) : (i64) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @sc(%k: i64) {
  %sc = memref.alloca_scope -> i64 {
    memref.alloca_scope.return %k : i64
  }
  "use"(%sc) : (i64) -> ()
  return
}

// -----

// CHECK:         llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
// CHECK-NEXT:    llvm.func @_mlir_memref_to_llvm_aligned_alloc(i64, i64) -> !llvm.ptr
// CHECK-LABEL: func.func @al
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: index) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V4:.*]] = llvm.getelementptr %[[V3]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V5:.*]] = llvm.ptrtoint %[[V4]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.sub %[[V6]], %[[V7]] : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.add %[[V5]], %[[V8]] : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.urem %[[V9]], %[[V6]] : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.sub %[[V9]], %[[V10]] : i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%[[V6]], %[[V11]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V13:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.insertvalue %[[V12]], %[[V13]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[V12]], %[[V14]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V17:.*]] = llvm.insertvalue %[[V16]], %[[V15]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.insertvalue %[[V1]], %[[V17]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.insertvalue %[[V2]], %[[V18]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V20:.*]] = builtin.unrealized_conversion_cast %[[V19]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT:    %[[V21:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V22:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V23:.*]] = llvm.getelementptr %[[V22]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V24:.*]] = llvm.ptrtoint %[[V23]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V25:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:    %[[V26:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V27:.*]] = llvm.sub %[[V25]], %[[V26]] : i64
// CHECK-NEXT:    %[[V28:.*]] = llvm.add %[[V24]], %[[V27]] : i64
// CHECK-NEXT:    %[[V29:.*]] = llvm.urem %[[V28]], %[[V25]] : i64
// CHECK-NEXT:    %[[V30:.*]] = llvm.sub %[[V28]], %[[V29]] : i64
// CHECK-NEXT:    %[[V31:.*]] = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%[[V25]], %[[V30]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V32:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V33:.*]] = llvm.insertvalue %[[V31]], %[[V32]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V34:.*]] = llvm.insertvalue %[[V31]], %[[V33]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V35:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V36:.*]] = llvm.insertvalue %[[V35]], %[[V34]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V37:.*]] = llvm.insertvalue %[[V0]], %[[V36]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V38:.*]] = llvm.insertvalue %[[V21]], %[[V37]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V39:.*]] = builtin.unrealized_conversion_cast %[[V38]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:    %[[V40:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V41:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V42:.*]] = llvm.getelementptr %[[V41]][%[[V40]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<3xf32>
// CHECK-NEXT:    %[[V43:.*]] = llvm.ptrtoint %[[V42]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V44:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:    %[[V45:.*]] = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%[[V44]], %[[V43]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V46:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V47:.*]] = llvm.insertvalue %[[V45]], %[[V46]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V48:.*]] = llvm.insertvalue %[[V45]], %[[V47]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V49:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V50:.*]] = llvm.insertvalue %[[V49]], %[[V48]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V51:.*]] = builtin.unrealized_conversion_cast %[[V50]] : !llvm.struct<(ptr, ptr, i64)> to memref<vector<3xf32>>
// CHECK-NEXT:    %[[V52:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V53:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V54:.*]] = llvm.getelementptr %[[V53]][%[[V52]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V55:.*]] = llvm.ptrtoint %[[V54]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V56:.*]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:    %[[V57:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V58:.*]] = llvm.sub %[[V56]], %[[V57]] : i64
// CHECK-NEXT:    %[[V59:.*]] = llvm.add %[[V55]], %[[V58]] : i64
// CHECK-NEXT:    %[[V60:.*]] = llvm.urem %[[V59]], %[[V56]] : i64
// CHECK-NEXT:    %[[V61:.*]] = llvm.sub %[[V59]], %[[V60]] : i64
// CHECK-NEXT:    %[[V62:.*]] = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%[[V56]], %[[V61]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V63:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V64:.*]] = llvm.insertvalue %[[V62]], %[[V63]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V65:.*]] = llvm.insertvalue %[[V62]], %[[V64]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V66:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V67:.*]] = llvm.insertvalue %[[V66]], %[[V65]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V68:.*]] = builtin.unrealized_conversion_cast %[[V67]] : !llvm.struct<(ptr, ptr, i64)> to memref<memref<4xf32>>
// CHECK-NEXT:    %[[V69:.*]] = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT:    %[[V70:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V71:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V72:.*]] = llvm.getelementptr %[[V71]][%[[V69]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:    %[[V73:.*]] = llvm.ptrtoint %[[V72]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V74:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:    %[[V75:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V76:.*]] = llvm.sub %[[V74]], %[[V75]] : i64
// CHECK-NEXT:    %[[V77:.*]] = llvm.add %[[V73]], %[[V76]] : i64
// CHECK-NEXT:    %[[V78:.*]] = llvm.urem %[[V77]], %[[V74]] : i64
// CHECK-NEXT:    %[[V79:.*]] = llvm.sub %[[V77]], %[[V78]] : i64
// CHECK-NEXT:    %[[V80:.*]] = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%[[V74]], %[[V79]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V81:.*]] = llvm.addrspacecast %[[V80]] : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:    %[[V82:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V83:.*]] = llvm.insertvalue %[[V81]], %[[V82]][0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V84:.*]] = llvm.insertvalue %[[V81]], %[[V83]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V85:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V86:.*]] = llvm.insertvalue %[[V85]], %[[V84]][2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V87:.*]] = llvm.insertvalue %[[V69]], %[[V86]][3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V88:.*]] = llvm.insertvalue %[[V70]], %[[V87]][4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V89:.*]] = builtin.unrealized_conversion_cast %[[V88]] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> to memref<5xf64, 1>
// CHECK-NEXT:    %[[V90:.*]] = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT:    %[[V91:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V92:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V93:.*]] = llvm.getelementptr %[[V92]][%[[V90]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:    %[[V94:.*]] = llvm.ptrtoint %[[V93]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V95:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V96:.*]] = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%[[V95]], %[[V94]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V97:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V98:.*]] = llvm.insertvalue %[[V96]], %[[V97]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V99:.*]] = llvm.insertvalue %[[V96]], %[[V98]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V100:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V101:.*]] = llvm.insertvalue %[[V100]], %[[V99]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V102:.*]] = llvm.insertvalue %[[V90]], %[[V101]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V103:.*]] = llvm.insertvalue %[[V91]], %[[V102]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V104:.*]] = builtin.unrealized_conversion_cast %[[V103]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<5xf64>
// CHECK-NEXT:    "use"(%[[V20]], %[[V39]], %[[V51]], %[[V68]], %[[V89]], %[[V104]]) : (memref<4xf32>, memref<?xf32>, memref<vector<3xf32>>, memref<memref<4xf32>>, memref<5xf64, 1>, memref<5xf64>) -> ()
// CHECK-NEXT:    %[[V105:.*]] = llvm.extractvalue %[[V38]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    llvm.call @_mlir_memref_to_llvm_free(%[[V105]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @al(%x: index) {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  %1 = memref.alloc(%x) : memref<?xf32>
  %2 = memref.alloc() : memref<vector<3xf32>>
  %3 = memref.alloc() : memref<memref<4xf32>>
  %4 = memref.alloc() : memref<5xf64, 1>
  %5 = memref.alloc() {alignment = 2 : i64} : memref<5xf64>
  "use"(%0, %1, %2, %3, %4, %5) : (memref<4xf32>, memref<?xf32>, memref<vector<3xf32>>, memref<memref<4xf32>>, memref<5xf64, 1>, memref<5xf64>) -> ()
  memref.dealloc %1 : memref<?xf32>
  return
}

// -----

// CHECK-LABEL: func.func @i
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: memref<?x4xf32>, %[[ARG1:[^ ,:)]+]]: memref<?x4xf32, strided<[4, 1], offset: ?>>, %[[ARG2:[^ ,:)]+]]: memref<4xi32>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG2]] : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<?x4xf32, strided<[4, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.getelementptr %[[V4]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V7:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:    llvm.intr.assume %[[V8]] ["separate_storage"(%[[V3]], %[[V6]] : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT:    llvm.intr.assume %[[V8]] ["separate_storage"(%[[V3]], %[[V7]] : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT:    llvm.intr.assume %[[V8]] ["separate_storage"(%[[V6]], %[[V7]] : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT:    "use"(%[[ARG0]], %[[ARG1]]) : (memref<?x4xf32>, memref<?x4xf32, strided<[4, 1], offset: ?>>) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @i(%a: memref<?x4xf32>, %b: memref<?x4xf32, strided<[4,1], offset: ?>>, %c: memref<4xi32>) {
  %0, %1, %2 = memref.distinct_objects %a, %b, %c : memref<?x4xf32>, memref<?x4xf32, strided<[4,1], offset: ?>>, memref<4xi32>
  "use"(%0, %1) : (memref<?x4xf32>,memref<?x4xf32, strided<[4,1], offset: ?>>) -> ()
  return
}
