// Zero, undef, poison and constant aggregates as operands of folds.
// RUN: mlopt %s -canonicalize | FileCheck %s

// CHECK-LABEL: llvm.func @u(
// CHECK-SAME:  i32, i32, i32, i32, i32, i32)
// CHECK-LABEL: llvm.func @f(
// CHECK-SAME:  %[[ARG0:[^ :,)]+]]: !llvm.ptr, %[[ARG1:[^ :,)]+]]: i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[V1:[^ :,)]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = llvm.mlir.constant(1120 : i32) : i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
// CHECK-NEXT: %[[V5:[^ :,)]+]] = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT: %[[V6:[^ :,)]+]] = llvm.mlir.constant(dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT: %[[V7:[^ :,)]+]] = llvm.mlir.undef : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %[[V8:[^ :,)]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT: %[[V9:[^ :,)]+]] = llvm.mlir.constant(35 : i32) : i32
// CHECK-NEXT: %[[V10:[^ :,)]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V11:[^ :,)]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V12:[^ :,)]+]] = llvm.mlir.poison : i32
// CHECK-NEXT: %[[V13:[^ :,)]+]] = llvm.mlir.undef : i16
// CHECK-NEXT: %[[V14:[^ :,)]+]] = llvm.mlir.poison : i16
// CHECK-NEXT: %[[V15:[^ :,)]+]] = llvm.or %[[ARG1]], %[[V10]] : i32
// CHECK-NEXT: %[[V16:[^ :,)]+]] = llvm.or %[[V10]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V17:[^ :,)]+]] = llvm.shl %[[ARG1]], %[[V10]] : i32
// CHECK-NEXT: %[[V18:[^ :,)]+]] = llvm.shl %[[V8]], %[[V9]] : i32
// CHECK-NEXT: llvm.call @u(%[[V15]], %[[V16]], %[[V17]], %[[V10]], %[[V8]], %[[V18]]) : (i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT: %[[V19:[^ :,)]+]] = llvm.or %[[V11]], %[[V8]] : i32
// CHECK-NEXT: %[[V20:[^ :,)]+]] = llvm.or %[[V12]], %[[V8]] : i32
// CHECK-NEXT: %[[V21:[^ :,)]+]] = llvm.or %[[V10]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V22:[^ :,)]+]] = llvm.zext %[[V13]] : i16 to i32
// CHECK-NEXT: %[[V23:[^ :,)]+]] = llvm.zext %[[V14]] : i16 to i32
// CHECK-NEXT: llvm.call @u(%[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V10]]) : (i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT: %[[V24:[^ :,)]+]] = llvm.shl %[[V11]], %[[V8]] : i32
// CHECK-NEXT: llvm.call @u(%[[V12]], %[[V10]], %[[V10]], %[[V8]], %[[V3]], %[[V24]]) : (i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT: %[[V25:[^ :,)]+]] = llvm.extractvalue %[[V6]][1, 0] : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT: %[[V26:[^ :,)]+]] = llvm.extractvalue %[[V6]][1, 1] : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT: %[[V27:[^ :,)]+]] = llvm.extractvalue %[[V5]][1, 0] : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT: %[[V28:[^ :,)]+]] = llvm.extractvalue %[[V4]][1] : !llvm.array<2 x i8>
// CHECK-NEXT: %[[V29:[^ :,)]+]] = llvm.sext %[[V28]] : i8 to i32
// CHECK-NEXT: llvm.call @u(%[[V25]], %[[V26]], %[[V2]], %[[V27]], %[[V29]], %[[V1]]) : (i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT: %[[V30:[^ :,)]+]] = llvm.insertvalue %[[ARG1]], %[[V7]][0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %[[V31:[^ :,)]+]] = llvm.insertvalue %[[ARG1]], %[[V30]][0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: llvm.call @w(%[[V31]]) : (!llvm.struct<(i32, i32)>) -> ()
// CHECK-NEXT: %[[V32:[^ :,)]+]] = llvm.bitcast %[[V10]] : i32 to f32
// CHECK-NEXT: llvm.call @w3(%[[V0]], %[[V32]]) : (i1, f32) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @w(
// CHECK-SAME:  !llvm.struct<(i32, i32)>)
// CHECK-LABEL: llvm.func @w3(
// CHECK-SAME:  i1, f32)

llvm.func @u(i32, i32, i32, i32, i32, i32)
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %a = llvm.mlir.constant(5 : i32) : i32
  %big = llvm.mlir.constant(35 : i32) : i32
  %k0 = llvm.mlir.constant(0 : i32) : i32
  %z = llvm.mlir.zero : i32
  %un = llvm.mlir.undef : i32
  %po = llvm.mlir.poison : i32
  %z16 = llvm.mlir.zero : i16
  %u16 = llvm.mlir.undef : i16
  %p16 = llvm.mlir.poison : i16
  %1 = llvm.or %x, %z : i32
  %2 = llvm.or %z, %x : i32
  %3 = llvm.shl %x, %z : i32
  %4 = llvm.shl %z, %a : i32
  %5 = llvm.shl %a, %z : i32
  %6 = llvm.shl %a, %big : i32
  llvm.call @u(%1, %2, %3, %4, %5, %6) : (i32, i32, i32, i32, i32, i32) -> ()
  %7 = llvm.or %un, %a : i32
  %8 = llvm.or %po, %a : i32
  %9 = llvm.or %k0, %x : i32
  %10 = llvm.zext %u16 : i16 to i32
  %11 = llvm.zext %p16 : i16 to i32
  %12 = llvm.zext %z16 : i16 to i32
  llvm.call @u(%7, %8, %9, %10, %11, %12) : (i32, i32, i32, i32, i32, i32) -> ()
  %s1 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %s2 = llvm.mlir.zero : !llvm.struct<(i32, i32)>
  %s3 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %13 = llvm.extractvalue %s1[0] : !llvm.struct<(i32, i32)>
  %14 = llvm.extractvalue %s2[0] : !llvm.struct<(i32, i32)>
  %s4 = llvm.insertvalue %x, %s2[1] : !llvm.struct<(i32, i32)>
  %15 = llvm.extractvalue %s4[0] : !llvm.struct<(i32, i32)>
  %16 = llvm.bitcast %a : i32 to i32
  %17 = llvm.shl %big, %a : i32
  %18 = llvm.shl %un, %a : i32
  llvm.call @u(%13, %14, %15, %16, %17, %18) : (i32, i32, i32, i32, i32, i32) -> ()
  %aa = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %19 = llvm.extractvalue %aa[1, 0] : !llvm.array<2 x array<2 x i32>>
  %as = llvm.extractvalue %aa[1] : !llvm.array<2 x array<2 x i32>>
  %20 = llvm.extractvalue %as[1] : !llvm.array<2 x i32>
  %st = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %21 = llvm.extractvalue %st[0] : !llvm.struct<(i32, f32)>
  %sp = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %22 = llvm.extractvalue %sp[1, 0] : !llvm.array<2 x array<2 x i32>>
  %str = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  %ch = llvm.extractvalue %str[1] : !llvm.array<2 x i8>
  %23 = llvm.sext %ch : i8 to i32
  %cv = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : !llvm.array<2 x i32>
  %24 = llvm.extractvalue %cv[1] : !llvm.array<2 x i32>
  llvm.call @u(%19, %20, %21, %22, %23, %24) : (i32, i32, i32, i32, i32, i32) -> ()
  %ag1 = llvm.insertvalue %x, %s3[0] : !llvm.struct<(i32, i32)>
  %ag2 = llvm.insertvalue %x, %ag1[0] : !llvm.struct<(i32, i32)>
  llvm.call @w(%ag2) : (!llvm.struct<(i32, i32)>) -> ()
  %26 = llvm.icmp "eq" %un, %un : i32
  %27 = llvm.bitcast %z : i32 to f32
  %28 = llvm.ptrtoint %p : !llvm.ptr to i32
  llvm.call @w3(%26, %27) : (i1, f32) -> ()
  llvm.return
}
llvm.func @w(!llvm.struct<(i32, i32)>)
llvm.func @w3(i1, f32)
