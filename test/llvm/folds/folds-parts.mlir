// RUN: mlopt %s -canonicalize -split-input-file -allow-unregistered-dialect | FileCheck %s
// Parts of constants and of inserted values; atomic loads; shuffles of one.

// CHECK-LABEL: @sparse
// CHECK-NEXT:  %[[V0:[^ :,)]+]] = llvm.mlir.constant(5.000000e+00 : f32) : f32
// CHECK-NEXT:  %[[V1:[^ :,)]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:  "x.y"(%[[V0]], %[[V1]]) : (f32, f32) -> ()
// CHECK-NEXT:  llvm.return
// CHECK-LABEL: @complex
// CHECK-NEXT:  %[[V0:[^ :,)]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:  %[[V1:[^ :,)]+]] = llvm.mlir.constant(2.000000e+00 : f32) : f32
// CHECK-NEXT:  %[[V2:[^ :,)]+]] = llvm.mlir.constant(3.000000e+00 : f32) : f32
// CHECK-NEXT:  %[[V3:[^ :,)]+]] = llvm.mlir.constant(dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
// CHECK-NEXT:  %[[V4:[^ :,)]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<2 x struct<(f32, f32)>>
// CHECK-NEXT:  "x.y"(%[[V4]], %[[V2]], %[[V1]], %[[V0]]) : (!llvm.struct<(f32, f32)>, f32, f32, f32) -> ()
// CHECK-NEXT:  llvm.return
// CHECK-LABEL: @part_of_inserted
// CHECK-SAME:  (%[[ARG0:[^ :,)]+]]: !llvm.struct<(i32, i32)>, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: !llvm.struct<(struct<(i32, i32)>, i32)>) -> i32 {
// CHECK-NEXT:  %[[V0:[^ :,)]+]] = llvm.insertvalue %[[ARG0]], %[[ARG2]][0] : !llvm.struct<(struct<(i32, i32)>, i32)>
// CHECK-NEXT:  %[[V1:[^ :,)]+]] = llvm.extractvalue %[[V0]][0, 1] : !llvm.struct<(struct<(i32, i32)>, i32)>
// CHECK-NEXT:  llvm.return %[[V1]] : i32

// CHECK-LABEL: @inserted_in_inserted
// CHECK-NEXT:  llvm.return %arg0 : i32

// CHECK-LABEL: @known_part_of_inserted
// CHECK-SAME:  (%[[ARG0:[^ :,)]+]]: !llvm.struct<(i32, i32)>, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: !llvm.struct<(struct<(i32, i32)>, i32)>) -> i32 {
// CHECK-NEXT:  llvm.return %[[ARG1]] : i32
// CHECK-LABEL: @shuffle
// CHECK-SAME:  (%[[ARG0:[^ :,)]+]]: vector<1xf32>, %[[ARG1:[^ :,)]+]]: vector<2xf32>) {
// CHECK-NEXT:  %[[V0:[^ :,)]+]] = llvm.shufflevector %[[ARG1]], %[[ARG1]] [0] : vector<2xf32>
// CHECK-NEXT:  %[[V1:[^ :,)]+]] = llvm.shufflevector %[[ARG0]], %[[ARG0]] [1] : vector<1xf32>
// CHECK-NEXT:  "x.y"(%[[ARG0]], %[[V0]], %[[V1]]) : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> ()
// CHECK-NEXT:  llvm.return
// CHECK-LABEL: @dead_loads
// CHECK-SAME:  (%[[ARG0:[^ :,)]+]]: !llvm.ptr) {
// CHECK-NEXT:  %[[V0:[^ :,)]+]] = llvm.load %[[ARG0]] atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:  %[[V1:[^ :,)]+]] = llvm.load volatile %[[ARG0]] atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:  llvm.return

llvm.func @sparse() {
  %0 = llvm.mlir.constant(sparse<[[0],[1],[0]], [5.0, 6.0, 9.0]> : tensor<3xf32>) : !llvm.array<3 x f32>
  %1 = llvm.extractvalue %0[0] : !llvm.array<3 x f32>
  %2 = llvm.extractvalue %0[2] : !llvm.array<3 x f32>
  "x.y"(%1, %2) : (f32, f32) -> ()
  llvm.return
}
// -----
llvm.func @complex() {
  %0 = llvm.mlir.constant(dense<[(1.0,2.0),(3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32,f32)>>
  %1 = llvm.extractvalue %0[0] : !llvm.array<2 x struct<(f32,f32)>>
  %2 = llvm.extractvalue %0[1,0] : !llvm.array<2 x struct<(f32,f32)>>
  %3 = llvm.mlir.constant(sparse<[[0]], [(1.0,2.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32,f32)>>
  %4 = llvm.extractvalue %3[0,1] : !llvm.array<2 x struct<(f32,f32)>>
  %5 = llvm.extractvalue %3[1,0] : !llvm.array<2 x struct<(f32,f32)>>
  "x.y"(%1, %2, %4, %5) : (!llvm.struct<(f32,f32)>, f32, f32, f32) -> ()
  llvm.return
}
// -----
llvm.func @part_of_inserted(%s: !llvm.struct<(i32,i32)>, %x : i32, %n: !llvm.struct<(struct<(i32,i32)>, i32)>) -> i32 {
  %0 = llvm.insertvalue %s, %n[0] : !llvm.struct<(struct<(i32,i32)>, i32)>
  %1 = llvm.insertvalue %x, %0[1] : !llvm.struct<(struct<(i32,i32)>, i32)>
  %2 = llvm.extractvalue %1[0,1] : !llvm.struct<(struct<(i32,i32)>, i32)>
  llvm.return %2 : i32
}
// -----
llvm.func @inserted_in_inserted(%x: i32, %y: i32, %s: !llvm.struct<(i32,i32)>, %n: !llvm.struct<(struct<(i32,i32)>, i32)>) -> i32 {
  %0 = llvm.insertvalue %x, %s[1] : !llvm.struct<(i32,i32)>
  %1 = llvm.insertvalue %y, %0[0] : !llvm.struct<(i32,i32)>
  %2 = llvm.insertvalue %1, %n[0] : !llvm.struct<(struct<(i32,i32)>, i32)>
  %3 = llvm.insertvalue %y, %2[1] : !llvm.struct<(struct<(i32,i32)>, i32)>
  %4 = llvm.extractvalue %3[0,1] : !llvm.struct<(struct<(i32,i32)>, i32)>
  llvm.return %4 : i32
}
// -----
llvm.func @known_part_of_inserted(%s: !llvm.struct<(i32,i32)>, %x : i32, %n: !llvm.struct<(struct<(i32,i32)>, i32)>) -> i32 {
  %0 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32,i32)>
  %1 = llvm.insertvalue %0, %n[0] : !llvm.struct<(struct<(i32,i32)>, i32)>
  %2 = llvm.extractvalue %1[0,0] : !llvm.struct<(struct<(i32,i32)>, i32)>
  llvm.return %2 : i32
}
// -----
llvm.func @shuffle(%a: vector<1xf32>, %b: vector<2xf32>) {
  %0 = llvm.shufflevector %a, %a [0] : vector<1xf32>
  %1 = llvm.shufflevector %b, %b [0] : vector<2xf32>
  %2 = llvm.shufflevector %a, %a [1] : vector<1xf32>
  "x.y"(%0, %1, %2) : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> ()
  llvm.return
}
// -----
llvm.func @dead_loads(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %1 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %2 = llvm.load volatile %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}
