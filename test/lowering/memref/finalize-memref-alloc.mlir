// RUN: mlopt %s -allow-unregistered-dialect -finalize-memref-to-llvm -split-input-file | FileCheck %s
// As mlir-opt 22 lowers it.

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

// CHECK:         llvm.func @free(!llvm.ptr)
// CHECK-NEXT:    llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-LABEL: func.func @al
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: index) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V4:.*]] = llvm.getelementptr %[[V3]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V5:.*]] = llvm.ptrtoint %[[V4]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.add %[[V5]], %[[V6]] : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.call @malloc(%[[V7]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V9:.*]] = llvm.ptrtoint %[[V8]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.sub %[[V6]], %[[V10]] : i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.add %[[V9]], %[[V11]] : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.urem %[[V12]], %[[V6]] : i64
// CHECK-NEXT:    %[[V14:.*]] = llvm.sub %[[V12]], %[[V13]] : i64
// CHECK-NEXT:    %[[V15:.*]] = llvm.inttoptr %[[V14]] : i64 to !llvm.ptr
// CHECK-NEXT:    %[[V16:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.insertvalue %[[V8]], %[[V16]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.insertvalue %[[V15]], %[[V17]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V20:.*]] = llvm.insertvalue %[[V19]], %[[V18]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V21:.*]] = llvm.insertvalue %[[V1]], %[[V20]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V22:.*]] = llvm.insertvalue %[[V2]], %[[V21]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V23:.*]] = builtin.unrealized_conversion_cast %[[V22]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT:    %[[V24:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V25:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V26:.*]] = llvm.getelementptr %[[V25]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V27:.*]] = llvm.ptrtoint %[[V26]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V28:.*]] = llvm.call @malloc(%[[V27]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V29:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V30:.*]] = llvm.insertvalue %[[V28]], %[[V29]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V31:.*]] = llvm.insertvalue %[[V28]], %[[V30]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V32:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V33:.*]] = llvm.insertvalue %[[V32]], %[[V31]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V34:.*]] = llvm.insertvalue %[[V0]], %[[V33]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V35:.*]] = llvm.insertvalue %[[V24]], %[[V34]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V36:.*]] = builtin.unrealized_conversion_cast %[[V35]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:    %[[V37:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V38:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V39:.*]] = llvm.getelementptr %[[V38]][%[[V37]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<3xf32>
// CHECK-NEXT:    %[[V40:.*]] = llvm.ptrtoint %[[V39]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V41:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V42:.*]] = llvm.getelementptr %[[V41]][1] : (!llvm.ptr) -> !llvm.ptr, vector<3xf32>
// CHECK-NEXT:    %[[V43:.*]] = llvm.ptrtoint %[[V42]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V44:.*]] = llvm.add %[[V40]], %[[V43]] : i64
// CHECK-NEXT:    %[[V45:.*]] = llvm.call @malloc(%[[V44]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V46:.*]] = llvm.ptrtoint %[[V45]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V47:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V48:.*]] = llvm.sub %[[V43]], %[[V47]] : i64
// CHECK-NEXT:    %[[V49:.*]] = llvm.add %[[V46]], %[[V48]] : i64
// CHECK-NEXT:    %[[V50:.*]] = llvm.urem %[[V49]], %[[V43]] : i64
// CHECK-NEXT:    %[[V51:.*]] = llvm.sub %[[V49]], %[[V50]] : i64
// CHECK-NEXT:    %[[V52:.*]] = llvm.inttoptr %[[V51]] : i64 to !llvm.ptr
// CHECK-NEXT:    %[[V53:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V54:.*]] = llvm.insertvalue %[[V45]], %[[V53]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V55:.*]] = llvm.insertvalue %[[V52]], %[[V54]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V56:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V57:.*]] = llvm.insertvalue %[[V56]], %[[V55]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V58:.*]] = builtin.unrealized_conversion_cast %[[V57]] : !llvm.struct<(ptr, ptr, i64)> to memref<vector<3xf32>>
// CHECK-NEXT:    %[[V59:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V60:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V61:.*]] = llvm.getelementptr %[[V60]][%[[V59]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V62:.*]] = llvm.ptrtoint %[[V61]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V63:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V64:.*]] = llvm.getelementptr %[[V63]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V65:.*]] = llvm.ptrtoint %[[V64]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V66:.*]] = llvm.add %[[V62]], %[[V65]] : i64
// CHECK-NEXT:    %[[V67:.*]] = llvm.call @malloc(%[[V66]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V68:.*]] = llvm.ptrtoint %[[V67]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V69:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V70:.*]] = llvm.sub %[[V65]], %[[V69]] : i64
// CHECK-NEXT:    %[[V71:.*]] = llvm.add %[[V68]], %[[V70]] : i64
// CHECK-NEXT:    %[[V72:.*]] = llvm.urem %[[V71]], %[[V65]] : i64
// CHECK-NEXT:    %[[V73:.*]] = llvm.sub %[[V71]], %[[V72]] : i64
// CHECK-NEXT:    %[[V74:.*]] = llvm.inttoptr %[[V73]] : i64 to !llvm.ptr
// CHECK-NEXT:    %[[V75:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V76:.*]] = llvm.insertvalue %[[V67]], %[[V75]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V77:.*]] = llvm.insertvalue %[[V74]], %[[V76]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V78:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V79:.*]] = llvm.insertvalue %[[V78]], %[[V77]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V80:.*]] = builtin.unrealized_conversion_cast %[[V79]] : !llvm.struct<(ptr, ptr, i64)> to memref<memref<4xf32>>
// CHECK-NEXT:    %[[V81:.*]] = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT:    %[[V82:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V83:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V84:.*]] = llvm.getelementptr %[[V83]][%[[V81]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:    %[[V85:.*]] = llvm.ptrtoint %[[V84]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V86:.*]] = llvm.call @malloc(%[[V85]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V87:.*]] = llvm.addrspacecast %[[V86]] : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:    %[[V88:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V89:.*]] = llvm.insertvalue %[[V87]], %[[V88]][0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V90:.*]] = llvm.insertvalue %[[V87]], %[[V89]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V91:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V92:.*]] = llvm.insertvalue %[[V91]], %[[V90]][2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V93:.*]] = llvm.insertvalue %[[V81]], %[[V92]][3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V94:.*]] = llvm.insertvalue %[[V82]], %[[V93]][4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V95:.*]] = builtin.unrealized_conversion_cast %[[V94]] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> to memref<5xf64, 1>
// CHECK-NEXT:    %[[V96:.*]] = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT:    %[[V97:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V98:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V99:.*]] = llvm.getelementptr %[[V98]][%[[V96]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:    %[[V100:.*]] = llvm.ptrtoint %[[V99]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V101:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V102:.*]] = llvm.add %[[V100]], %[[V101]] : i64
// CHECK-NEXT:    %[[V103:.*]] = llvm.call @malloc(%[[V102]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V104:.*]] = llvm.ptrtoint %[[V103]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V105:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V106:.*]] = llvm.sub %[[V101]], %[[V105]] : i64
// CHECK-NEXT:    %[[V107:.*]] = llvm.add %[[V104]], %[[V106]] : i64
// CHECK-NEXT:    %[[V108:.*]] = llvm.urem %[[V107]], %[[V101]] : i64
// CHECK-NEXT:    %[[V109:.*]] = llvm.sub %[[V107]], %[[V108]] : i64
// CHECK-NEXT:    %[[V110:.*]] = llvm.inttoptr %[[V109]] : i64 to !llvm.ptr
// CHECK-NEXT:    %[[V111:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V112:.*]] = llvm.insertvalue %[[V103]], %[[V111]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V113:.*]] = llvm.insertvalue %[[V110]], %[[V112]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V114:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V115:.*]] = llvm.insertvalue %[[V114]], %[[V113]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V116:.*]] = llvm.insertvalue %[[V96]], %[[V115]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V117:.*]] = llvm.insertvalue %[[V97]], %[[V116]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V118:.*]] = builtin.unrealized_conversion_cast %[[V117]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<5xf64>
// CHECK-NEXT:    "use"(%[[V23]], %[[V36]], %[[V58]], %[[V80]], %[[V95]], %[[V118]]) : (memref<4xf32>, memref<?xf32>, memref<vector<3xf32>>, memref<memref<4xf32>>, memref<5xf64, 1>, memref<5xf64>) -> ()
// CHECK-NEXT:    %[[V119:.*]] = llvm.extractvalue %[[V35]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    llvm.call @free(%[[V119]]) : (!llvm.ptr) -> ()
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

// One alone is distinct from nothing.
// CHECK-LABEL: func.func @j(
// CHECK-NEXT:    "use"(%arg0) : (memref<4xi32>) -> ()
// CHECK-NEXT:    return
func.func @j(%a: memref<4xi32>) {
  %0 = memref.distinct_objects %a : memref<4xi32>
  "use"(%0) : (memref<4xi32>) -> ()
  return
}
