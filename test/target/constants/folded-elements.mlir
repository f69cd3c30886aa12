// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// Elements of vectors and aggregates that are constants, and choices between
// constants, folded as the builder of mlir-translate folds them.

llvm.func @i32(i32)
llvm.func @v2(vector<2xi32>)
llvm.func @v4(vector<4xi32>)
llvm.func @s(!llvm.struct<(i32, f32)>)

// CHECK-LABEL: define void @extracted(
// CHECK-NEXT:    call void @i32(i32 2)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    %[[V2:.*]] = extractelement <2 x i32> <i32 1, i32 2>, i32 %0
// CHECK-NEXT:    call void @i32(i32 %[[V2]])
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    ret void
llvm.func @extracted(%i: i32) {
  %v = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %0 = llvm.mlir.constant(1 : i32) : i32
  %9 = llvm.mlir.constant(9 : i32) : i32
  %w = llvm.mlir.constant(dense<-1> : vector<1xi128>) : vector<1xi128>
  %c = llvm.mlir.constant(0 : i32) : i32
  %big = llvm.extractelement %w[%c : i32] : vector<1xi128>
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %1 = llvm.extractelement %v[%0 : i32] : vector<2xi32>
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.extractelement %v[%9 : i32] : vector<2xi32>
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.extractelement %v[%u : i32] : vector<2xi32>
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.extractelement %v[%p : i32] : vector<2xi32>
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.extractelement %v[%i : i32] : vector<2xi32>
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.extractelement %v[%big : i128] : vector<2xi32>
  llvm.call @i32(%6) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @inserted(
// CHECK-NEXT:    call void @v2(<2 x i32> <i32 7, i32 2>)
// CHECK-NEXT:    call void @v2(<2 x i32> poison)
// CHECK-NEXT:    call void @v2(<2 x i32> poison)
// CHECK-NEXT:    call void @v2(<2 x i32> zeroinitializer)
// CHECK-NEXT:    %[[V2:.*]] = insertelement <2 x i32> <i32 1, i32 2>, i32 7, i32 %0
// CHECK-NEXT:    call void @v2(<2 x i32> %[[V2]])
// CHECK-NEXT:    ret void
llvm.func @inserted(%i: i32) {
  %v = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %z = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
  %0 = llvm.mlir.constant(0 : i32) : i32
  %7 = llvm.mlir.constant(7 : i32) : i32
  %u = llvm.mlir.undef : i32
  %1 = llvm.insertelement %7, %v[%0 : i32] : vector<2xi32>
  llvm.call @v2(%1) : (vector<2xi32>) -> ()
  %2 = llvm.insertelement %7, %v[%7 : i32] : vector<2xi32>
  llvm.call @v2(%2) : (vector<2xi32>) -> ()
  %3 = llvm.insertelement %7, %v[%u : i32] : vector<2xi32>
  llvm.call @v2(%3) : (vector<2xi32>) -> ()
  %4 = llvm.insertelement %0, %z[%0 : i32] : vector<2xi32>
  llvm.call @v2(%4) : (vector<2xi32>) -> ()
  %5 = llvm.insertelement %7, %v[%i : i32] : vector<2xi32>
  llvm.call @v2(%5) : (vector<2xi32>) -> ()
  llvm.return
}

// CHECK-LABEL: define void @shuffled(
// CHECK-NEXT:    call void @v4(<4 x i32> <i32 4, i32 1, i32 undef, i32 2>)
// CHECK-NEXT:    call void @v4(<4 x i32> poison)
// CHECK-NEXT:    call void @v4(<4 x i32> <i32 undef, i32 1, i32 undef, i32 2>)
// CHECK-NEXT:    ret void
llvm.func @shuffled() {
  %v = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %w = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>
  %u = llvm.mlir.undef : vector<2xi32>
  %0 = llvm.shufflevector %v, %w [3, 0, -1, 1] : vector<2xi32>
  llvm.call @v4(%0) : (vector<4xi32>) -> ()
  %1 = llvm.shufflevector %v, %w [-1, -1, -1, -1] : vector<2xi32>
  llvm.call @v4(%1) : (vector<4xi32>) -> ()
  %2 = llvm.shufflevector %v, %u [3, 0, 2, 1] : vector<2xi32>
  llvm.call @v4(%2) : (vector<4xi32>) -> ()
  llvm.return
}

// CHECK-LABEL: define void @members(
// CHECK-NEXT:    call void @s({ i32, float } { i32 7, float undef })
// CHECK-NEXT:    call void @i32(i32 7)
// CHECK-NEXT:    %[[V2:.*]] = insertvalue { i32, float } { i32 7, float undef }, i32 %0, 0
// CHECK-NEXT:    call void @s({ i32, float } %[[V2]])
// CHECK-NEXT:    call void @i32(i32 0)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @s({ i32, float } poison)
// CHECK-NEXT:    ret void
llvm.func @members(%x: i32) {
  %s = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %7 = llvm.mlir.constant(7 : i32) : i32
  %0 = llvm.insertvalue %7, %s[0] : !llvm.struct<(i32, f32)>
  llvm.call @s(%0) : (!llvm.struct<(i32, f32)>) -> ()
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, f32)>
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.insertvalue %x, %0[0] : !llvm.struct<(i32, f32)>
  llvm.call @s(%2) : (!llvm.struct<(i32, f32)>) -> ()
  %z = llvm.mlir.zero : !llvm.array<2 x struct<(i32, f32)>>
  %3 = llvm.extractvalue %z[1, 0] : !llvm.array<2 x struct<(i32, f32)>>
  llvm.call @i32(%3) : (i32) -> ()
  %p = llvm.mlir.poison : !llvm.array<2 x struct<(i32, f32)>>
  %4 = llvm.extractvalue %p[1, 0] : !llvm.array<2 x struct<(i32, f32)>>
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.extractvalue %p[1] : !llvm.array<2 x struct<(i32, f32)>>
  llvm.call @s(%5) : (!llvm.struct<(i32, f32)>) -> ()
  llvm.return
}

// CHECK-LABEL: define void @selected(
// CHECK-NEXT:    call void @i32(i32 7)
// CHECK-NEXT:    call void @i32(i32 8)
// CHECK-NEXT:    call void @i32(i32 8)
// CHECK-NEXT:    call void @i32(i32 poison)
// CHECK-NEXT:    call void @i32(i32 undef)
// CHECK-NEXT:    %[[V2:.*]] = select i1 %0, i32 7, i32 7
// CHECK-NEXT:    call void @i32(i32 %[[V2]])
// CHECK-NEXT:    %[[V3:.*]] = select i1 %0, i32 7, i32 poison
// CHECK-NEXT:    call void @i32(i32 %[[V3]])
// CHECK-NEXT:    %[[V4:.*]] = select i1 %0, i32 poison, i32 7
// CHECK-NEXT:    call void @i32(i32 %[[V4]])
// CHECK-NEXT:    %[[V5:.*]] = select i1 %0, i32 undef, i32 7
// CHECK-NEXT:    call void @i32(i32 %[[V5]])
// CHECK-NEXT:    %[[V6:.*]] = select i1 %0, i32 7, i32 undef
// CHECK-NEXT:    call void @i32(i32 %[[V6]])
// CHECK-NEXT:    %[[V7:.*]] = select i1 %0, i32 7, i32 8
// CHECK-NEXT:    call void @i32(i32 %[[V7]])
// CHECK-NEXT:    %[[V8:.*]] = select i1 %0, i32 undef, i32 undef
// CHECK-NEXT:    call void @i32(i32 %[[V8]])
// CHECK-NEXT:    ret void
llvm.func @selected(%x: i1) {
  %t = llvm.mlir.constant(true) : i1
  %f = llvm.mlir.constant(false) : i1
  %u1 = llvm.mlir.undef : i1
  %p1 = llvm.mlir.poison : i1
  %7 = llvm.mlir.constant(7 : i32) : i32
  %8 = llvm.mlir.constant(8 : i32) : i32
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : i32
  %0 = llvm.select %t, %7, %8 : i1, i32
  llvm.call @i32(%0) : (i32) -> ()
  %1 = llvm.select %f, %7, %8 : i1, i32
  llvm.call @i32(%1) : (i32) -> ()
  %2 = llvm.select %u1, %7, %8 : i1, i32
  llvm.call @i32(%2) : (i32) -> ()
  %3 = llvm.select %p1, %7, %8 : i1, i32
  llvm.call @i32(%3) : (i32) -> ()
  %4 = llvm.select %u1, %u, %8 : i1, i32
  llvm.call @i32(%4) : (i32) -> ()
  %5 = llvm.select %x, %7, %7 : i1, i32
  llvm.call @i32(%5) : (i32) -> ()
  %6 = llvm.select %x, %7, %p : i1, i32
  llvm.call @i32(%6) : (i32) -> ()
  %9 = llvm.select %x, %p, %7 : i1, i32
  llvm.call @i32(%9) : (i32) -> ()
  %10 = llvm.select %x, %u, %7 : i1, i32
  llvm.call @i32(%10) : (i32) -> ()
  %11 = llvm.select %x, %7, %u : i1, i32
  llvm.call @i32(%11) : (i32) -> ()
  %12 = llvm.select %x, %7, %8 : i1, i32
  llvm.call @i32(%12) : (i32) -> ()
  %13 = llvm.select %x, %u, %u : i1, i32
  llvm.call @i32(%13) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @selected_lanes(
// CHECK-NEXT:    call void @v2(<2 x i32> <i32 1, i32 4>)
// CHECK-NEXT:    call void @v2(<2 x i32> <i32 3, i32 4>)
// CHECK-NEXT:    call void @v2(<2 x i32> <i32 1, i32 2>)
// CHECK-NEXT:    ret void
llvm.func @selected_lanes() {
  %m = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>
  %u1 = llvm.mlir.undef : vector<2xi1>
  %v = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %w = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>
  %0 = llvm.select %m, %v, %w : vector<2xi1>, vector<2xi32>
  llvm.call @v2(%0) : (vector<2xi32>) -> ()
  %1 = llvm.select %u1, %v, %w : vector<2xi1>, vector<2xi32>
  llvm.call @v2(%1) : (vector<2xi32>) -> ()
  %2 = llvm.select %m, %v, %v : vector<2xi1>, vector<2xi32>
  llvm.call @v2(%2) : (vector<2xi32>) -> ()
  llvm.return
}
