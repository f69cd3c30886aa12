// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

// Constants are folded as the builder of mlir-translate folds them.

llvm.mlir.global external @data(dense<7> : tensor<4xi8>) : !llvm.array<4 x i8>
llvm.func @use(!llvm.ptr, i64)
llvm.func @folded(%x: i64, %p: !llvm.ptr) {
  %n = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.getelementptr %n[64] : (!llvm.ptr) -> !llvm.ptr, f32
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  llvm.call @use(%0, %1) : (!llvm.ptr, i64) -> ()
  %c = llvm.mlir.constant(64 : index) : i64
  %2 = llvm.inttoptr %c : i64 to !llvm.ptr
  llvm.call @use(%2, %c) : (!llvm.ptr, i64) -> ()
  %3 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %j = llvm.mlir.addressof @data : !llvm.ptr
  %ji = llvm.ptrtoint %j : !llvm.ptr to i64
  %s = llvm.add %ji, %c : i64
  llvm.call @use(%3, %s) : (!llvm.ptr, i64) -> ()
  %s1 = llvm.sub %ji, %ji : i64
  llvm.call @use(%3, %s1) : (!llvm.ptr, i64) -> ()
  %s2 = llvm.mul %ji, %ji : i64
  llvm.call @use(%3, %s2) : (!llvm.ptr, i64) -> ()
  %s3 = llvm.and %ji, %c : i64
  llvm.call @use(%j, %s3) : (!llvm.ptr, i64) -> ()
  %c63 = llvm.mlir.constant(63 : index) : i64
  %z = llvm.mlir.constant(0 : index) : i64
  %s4 = llvm.sub %z, %ji : i64
  llvm.call @use(%j, %s4) : (!llvm.ptr, i64) -> ()
  %s5 = llvm.add %x, %z : i64
  %s6 = llvm.and %x, %z : i64
  llvm.call @use(%j, %s6) : (!llvm.ptr, i64) -> ()
  %s7 = llvm.mul %x, %z : i64
  %s8 = llvm.icmp "eq" %j, %n : !llvm.ptr
  %s9 = llvm.icmp "ult" %ji, %z : i64
  %s10 = llvm.zext %s8 : i1 to i64
  llvm.call @use(%j, %s10) : (!llvm.ptr, i64) -> ()
  %s11 = llvm.getelementptr %j[0] : (!llvm.ptr) -> !llvm.ptr, f32
  %s12 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
  %s13 = llvm.getelementptr %s11[-4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @use(%s12, %x) : (!llvm.ptr, i64) -> ()
  llvm.call @use(%s13, %x) : (!llvm.ptr, i64) -> ()
  %u = llvm.mlir.undef : i64
  %s14 = llvm.add %u, %c : i64
  llvm.call @use(%s13, %s14) : (!llvm.ptr, i64) -> ()
  %s15 = llvm.mul %u, %c : i64
  llvm.call @use(%s13, %s15) : (!llvm.ptr, i64) -> ()
  %s16 = llvm.and %u, %c : i64
  llvm.call @use(%s13, %s16) : (!llvm.ptr, i64) -> ()
  %s17 = llvm.xor %u, %u : i64
  llvm.call @use(%s13, %s17) : (!llvm.ptr, i64) -> ()
  %s18 = llvm.udiv %c, %z : i64
  llvm.call @use(%s13, %s18) : (!llvm.ptr, i64) -> ()
  %s19 = llvm.shl %c, %c : i64
  llvm.call @use(%s13, %s19) : (!llvm.ptr, i64) -> ()
  %v1 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi64>) : vector<2xi64>
  %v2 = llvm.mlir.constant(dense<3> : vector<2xi64>) : vector<2xi64>
  %v3 = llvm.add %v1, %v2 : vector<2xi64>
  %v4 = llvm.trunc %v3 : vector<2xi64> to vector<2xi32>
  %v5 = llvm.extractelement %v3[%c : i64] : vector<2xi64>
  %c1 = llvm.mlir.constant(1 : index) : i64
  %v6 = llvm.insertelement %x, %v3[%c1 : i64] : vector<2xi64>
  %v7 = llvm.extractelement %v6[%c1 : i64] : vector<2xi64>
  llvm.call @use(%s13, %v7) : (!llvm.ptr, i64) -> ()
  %f = llvm.mlir.constant(2.5 : f32) : f32
  %i = llvm.fptosi %f : f32 to i64
  llvm.call @use(%s13, %i) : (!llvm.ptr, i64) -> ()
  %b = llvm.bitcast %f : f32 to i32
  %bz = llvm.zext %b : i32 to i64
  llvm.call @use(%s13, %bz) : (!llvm.ptr, i64) -> ()
  %sf = llvm.sitofp %c : i64 to f64
  %cm = llvm.fcmp "olt" %f, %f : f32
  %fn = llvm.fneg %sf : f64
  %bb = llvm.bitcast %fn : f64 to i64
  llvm.call @use(%s13, %bb) : (!llvm.ptr, i64) -> ()
  %sel = llvm.select %cm, %x, %c : i1, i64
  llvm.call @use(%s13, %sel) : (!llvm.ptr, i64) -> ()
  %fz = llvm.freeze %c : i64
  llvm.call @use(%s13, %fz) : (!llvm.ptr, i64) -> ()
  %ag = llvm.mlir.undef : !llvm.struct<(i64, i64)>
  %ag2 = llvm.insertvalue %x, %ag[0] : !llvm.struct<(i64, i64)>
  %ag3 = llvm.extractvalue %ag2[0] : !llvm.struct<(i64, i64)>
  llvm.call @use(%s13, %ag3) : (!llvm.ptr, i64) -> ()
  llvm.return
}

// CHECK:; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT:source_filename = "LLVMDialectModule"
// CHECK:@data = global [4 x i8] c"\07\07\07\07"
// CHECK:declare void @use(ptr, i64)
// CHECK:define void @folded(i64 %0, ptr %1) {
// CHECK-NEXT:  call void @use(ptr inttoptr (i64 256 to ptr), i64 256)
// CHECK-NEXT:  call void @use(ptr inttoptr (i64 64 to ptr), i64 64)
// CHECK-NEXT:  call void @use(ptr inttoptr (i64 68 to ptr), i64 add (i64 ptrtoint (ptr @data to i64), i64 64))
// CHECK-NEXT:  call void @use(ptr inttoptr (i64 68 to ptr), i64 0)
// CHECK-NEXT:  %3 = mul i64 ptrtoint (ptr @data to i64), ptrtoint (ptr @data to i64)
// CHECK-NEXT:  call void @use(ptr inttoptr (i64 68 to ptr), i64 %3)
// CHECK-NEXT:  %4 = and i64 ptrtoint (ptr @data to i64), 64
// CHECK-NEXT:  call void @use(ptr @data, i64 %4)
// CHECK-NEXT:  call void @use(ptr @data, i64 sub (i64 0, i64 ptrtoint (ptr @data to i64)))
// CHECK-NEXT:  %5 = add i64 %0, 0
// CHECK-NEXT:  %6 = and i64 %0, 0
// CHECK-NEXT:  call void @use(ptr @data, i64 %6)
// CHECK-NEXT:  %7 = mul i64 %0, 0
// CHECK-NEXT:  call void @use(ptr @data, i64 0)
// CHECK-NEXT:  %8 = getelementptr float, ptr %1, i32 0
// CHECK-NEXT:  call void @use(ptr %8, i64 %0)
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 %0)
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 undef)
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 0)
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 0)
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 0)
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 poison)
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 poison)
// CHECK-NEXT:  %9 = insertelement <2 x i64> <i64 4, i64 5>, i64 %0, i64 1
// CHECK-NEXT:  %10 = extractelement <2 x i64> %9, i64 1
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 %10)
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 2)
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 1075838976)
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 -4589168020290535424)
// CHECK-NEXT:  %11 = select i1 false, i64 %0, i64 64
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 %11)
// CHECK-NEXT:  %12 = freeze i64 64
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 %12)
// CHECK-NEXT:  %13 = insertvalue { i64, i64 } undef, i64 %0, 0
// CHECK-NEXT:  %14 = extractvalue { i64, i64 } %13, 0
// CHECK-NEXT:  call void @use(ptr getelementptr (i8, ptr @data, i64 -4), i64 %14)
// CHECK-NEXT:  ret void
// CHECK-NEXT:}
// CHECK:!llvm.module.flags = !{!0}
// CHECK:!0 = !{i32 2, !"Debug Info Version", i32 3}
