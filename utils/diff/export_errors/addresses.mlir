llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 llvm.return %1 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i32 llvm.return %1 : i32 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(4 : i64) : i64 %2 = llvm.add %1, %c : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(4 : i64) : i64 %2 = llvm.sub %1, %c : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %2 = llvm.sub %1, %1 : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global external @h() : i32
llvm.mlir.global internal @a() : i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %h = llvm.mlir.addressof @h : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %3 = llvm.ptrtoint %h : !llvm.ptr to i64 %2 = llvm.sub %1, %3 : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
// expected-error@+1 {{'llvm.mul' op cannot be converted to LLVM IR: unemittable constant value}}
llvm.mlir.global internal @a() : i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(4 : i64) : i64 %2 = llvm.mul %1, %c : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(4 : i64) : i64 %2 = llvm.xor %1, %c : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
// expected-error@+1 {{'llvm.and' op cannot be converted to LLVM IR: unemittable constant value}}
llvm.mlir.global internal @a() : i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(4 : i64) : i64 %2 = llvm.and %1, %c : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() {alignment = 16 : i64} : i32
llvm.mlir.global internal @a() : i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(7 : i64) : i64 %2 = llvm.and %1, %c : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : !llvm.ptr<1> { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<1> llvm.return %1 : !llvm.ptr<1> }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i32 llvm.return %1 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : !llvm.array<4 x i32>
llvm.mlir.global internal @a() : !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.getelementptr inbounds %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32> llvm.return %1 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : !llvm.array<4 x i32>
llvm.mlir.global internal @a() : !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.getelementptr inbounds %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32> %2 = llvm.getelementptr inbounds %1[3] : (!llvm.ptr) -> !llvm.ptr, i32 llvm.return %2 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : !llvm.array<4 x i32>
llvm.mlir.global internal @a() : !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.getelementptr inbounds %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32> %2 = llvm.getelementptr %1[-3] : (!llvm.ptr) -> !llvm.ptr, i32 llvm.return %2 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : !llvm.struct<(i8, i32)>
llvm.mlir.global internal @a() : !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.getelementptr nuw %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32)> llvm.return %1 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : i1 { %0 = llvm.mlir.addressof @g : !llvm.ptr %z = llvm.mlir.zero : !llvm.ptr %1 = llvm.icmp "eq" %0, %z : !llvm.ptr llvm.return %1 : i1 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global external @h() : i32
llvm.mlir.global internal @a() : i1 { %0 = llvm.mlir.addressof @g : !llvm.ptr %z = llvm.mlir.addressof @h : !llvm.ptr %1 = llvm.icmp "eq" %0, %z : !llvm.ptr llvm.return %1 : i1 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global external @h() : i32
// expected-error@+1 {{'llvm.icmp' op cannot be converted to LLVM IR: unemittable constant value}}
llvm.mlir.global internal @a() : i1 { %0 = llvm.mlir.addressof @g : !llvm.ptr %z = llvm.mlir.addressof @h : !llvm.ptr %1 = llvm.icmp "ult" %0, %z : !llvm.ptr llvm.return %1 : i1 }
// -----
llvm.mlir.global extern_weak @g() : i32
// expected-error@+1 {{'llvm.icmp' op cannot be converted to LLVM IR: unemittable constant value}}
llvm.mlir.global internal @a() : i1 { %0 = llvm.mlir.addressof @g : !llvm.ptr %z = llvm.mlir.zero : !llvm.ptr %1 = llvm.icmp "ne" %0, %z : !llvm.ptr llvm.return %1 : i1 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : f64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %2 = llvm.bitcast %1 : i64 to f64 llvm.return %2 : f64 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : i8 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %2 = llvm.trunc %1 : i64 to i8 llvm.return %2 : i8 }
// -----
llvm.mlir.global external @g() : i32
// expected-error@+1 {{'llvm.zext' op cannot be converted to LLVM IR: unemittable constant value}}
llvm.mlir.global internal @a() : i128 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %2 = llvm.zext %1 : i64 to i128 llvm.return %2 : i128 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %2 = llvm.inttoptr %1 : i64 to !llvm.ptr llvm.return %2 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i32 %2 = llvm.inttoptr %1 : i32 to !llvm.ptr llvm.return %2 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : !llvm.struct<(ptr, i64)> { %u = llvm.mlir.undef : !llvm.struct<(ptr, i64)> %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %2 = llvm.insertvalue %0, %u[0] : !llvm.struct<(ptr, i64)> %3 = llvm.insertvalue %1, %2[1] : !llvm.struct<(ptr, i64)> llvm.return %3 : !llvm.struct<(ptr, i64)> }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : vector<2x!llvm.ptr> { %u = llvm.mlir.undef : vector<2x!llvm.ptr> %0 = llvm.mlir.addressof @g : !llvm.ptr %c = llvm.mlir.constant(0 : i32) : i32 %2 = llvm.insertelement %0, %u[%c : i32] : vector<2x!llvm.ptr> llvm.return %2 : vector<2x!llvm.ptr> }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : vector<2xi64> { %u = llvm.mlir.undef : vector<2x!llvm.ptr> %0 = llvm.mlir.addressof @g : !llvm.ptr %c = llvm.mlir.constant(0 : i32) : i32 %2 = llvm.insertelement %0, %u[%c : i32] : vector<2x!llvm.ptr> %3 = llvm.ptrtoint %2 : vector<2x!llvm.ptr> to vector<2xi64> llvm.return %3 : vector<2xi64> }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %c = llvm.mlir.constant(true) : i1 %z = llvm.mlir.zero : !llvm.ptr %1 = llvm.select %c, %0, %z : i1, !llvm.ptr llvm.return %1 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %z = llvm.mlir.zero : !llvm.ptr %c = llvm.icmp "eq" %0, %z : !llvm.ptr %1 = llvm.select %c, %0, %z : i1, !llvm.ptr llvm.return %1 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : i32
// expected-error@+1 {{'llvm.freeze' op cannot be converted to LLVM IR: unemittable constant value}}
llvm.mlir.global internal @a() : !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.freeze %0 : !llvm.ptr llvm.return %1 : !llvm.ptr }
// -----
llvm.func @f()
llvm.mlir.global internal @a() : !llvm.ptr { %0 = llvm.dso_local_equivalent @f : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.func @f()
llvm.mlir.global internal @a() : i64 { %0 = llvm.dso_local_equivalent @f : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 llvm.return %1 : i64 }
// -----
llvm.mlir.global internal @a() : !llvm.ptr { %0 = llvm.mlir.addressof @a : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.global internal @a() : i64 { %c = llvm.mlir.constant(5 : i64) : i64 %1 = llvm.inttoptr %c : i64 to !llvm.ptr %2 = llvm.ptrtoint %1 : !llvm.ptr to i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global internal @a() : !llvm.ptr { %c = llvm.mlir.constant(5 : i64) : i64 %1 = llvm.inttoptr %c : i64 to !llvm.ptr %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i32 llvm.return %2 : !llvm.ptr }
// -----
llvm.mlir.global internal @a() : i64 { %z = llvm.mlir.zero : !llvm.ptr %2 = llvm.getelementptr %z[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64)> %3 = llvm.ptrtoint %2 : !llvm.ptr to i64 llvm.return %3 : i64 }
// -----
llvm.mlir.global external @g() : i32
// expected-error@+1 {{'llvm.shl' op cannot be converted to LLVM IR: unemittable constant value}}
llvm.mlir.global internal @a() : i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(4 : i64) : i64 %2 = llvm.shl %1, %c : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(0 : i64) : i64 %2 = llvm.add %1, %c : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(1 : i64) : i64 %2 = llvm.add %1, %c overflow<nuw> : i64 %3 = llvm.add %2, %c : i64 llvm.return %3 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global internal @a() : i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(1 : i64) : i64 %2 = llvm.sub %c, %1 : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(1 : i64) : i64 %2 = llvm.sub %c, %1 : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr %2 = llvm.load %0 : !llvm.ptr -> i32 %3 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, i32 %4 = llvm.load %3 : !llvm.ptr -> i32 %5 = llvm.add %2, %4 : i32 llvm.return %5 : i32 }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> i1 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(1 : i64) : i64 %2 = llvm.udiv %1, %c : i64 %3 = llvm.icmp "ugt" %2, %c : i64 llvm.return %3 : i1 }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> i1 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(0 : i64) : i64 %3 = llvm.icmp "ne" %1, %c : i64 llvm.return %3 : i1 }
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.global external @h() : i32
llvm.func @f() -> i1 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %h = llvm.mlir.addressof @h : !llvm.ptr %c = llvm.ptrtoint %h : !llvm.ptr to i64 %3 = llvm.icmp "ne" %1, %c : i64 llvm.return %3 : i1 }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> i1 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.getelementptr inbounds %0[1] : (!llvm.ptr) -> !llvm.ptr, i32 %3 = llvm.icmp "eq" %1, %0 : !llvm.ptr llvm.return %3 : i1 }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> i1 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.getelementptr inbounds %0[1] : (!llvm.ptr) -> !llvm.ptr, i32 %3 = llvm.icmp "ugt" %1, %0 : !llvm.ptr llvm.return %3 : i1 }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f(%i: i64) -> !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.getelementptr %0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32 llvm.return %1 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %2 = llvm.or %1, %1 : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %2 = llvm.xor %1, %1 : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(-1 : i64) : i64 %2 = llvm.or %1, %c : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.constant(-1 : i64) : i64 %2 = llvm.and %1, %c : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> i64 { %0 = llvm.mlir.addressof @g : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 %c = llvm.mlir.poison : i64 %2 = llvm.add %1, %c : i64 llvm.return %2 : i64 }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %c = llvm.mlir.poison : i64 %2 = llvm.getelementptr %0[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i8 llvm.return %2 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %c = llvm.mlir.undef : i64 %2 = llvm.getelementptr %0[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i8 llvm.return %2 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %c = llvm.mlir.constant(9223372036854775807 : i64) : i64 %2 = llvm.getelementptr %0[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i64 llvm.return %2 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %2 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4294967296 x array<4294967296 x i64>> llvm.return %2 : !llvm.ptr }
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() -> !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr %2 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, vector<[4]xi32> llvm.return %2 : !llvm.ptr }
// -----
llvm.func @f() -> i64 { %0 = llvm.mlir.zero : !llvm.ptr %2 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, vector<[4]xi32> %3 = llvm.ptrtoint %2 : !llvm.ptr to i64 llvm.return %3 : i64 }
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.add %ia, %c3 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.add %c3, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.add %ia, %ib : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.add %ia, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.add %ia, %c0 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.sub %ia, %c3 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.sub %c3, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.sub %ia, %ib : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.sub %ia, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.sub %ia, %c0 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.mul %ia, %c3 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.mul %c3, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.mul %ia, %ib : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.mul %ia, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.mul %ia, %c0 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.and %ia, %c3 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.and %c3, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.and %ia, %ib : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.and %ia, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.and %ia, %c0 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.or %ia, %c3 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.or %c3, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.or %ia, %ib : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.or %ia, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.or %ia, %c0 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.xor %ia, %c3 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.xor %c3, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.xor %ia, %ib : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.xor %ia, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.xor %ia, %c0 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.shl %ia, %c3 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.shl %c3, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.shl %ia, %ib : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.shl %ia, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.shl %ia, %c0 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.lshr %ia, %c3 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.lshr %c3, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.lshr %ia, %ib : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.lshr %ia, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.lshr %ia, %c0 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.ashr %ia, %c3 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.ashr %c3, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.ashr %ia, %ib : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.ashr %ia, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.ashr %ia, %c0 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.udiv %ia, %c3 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.udiv %c3, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.udiv %ia, %ib : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.udiv %ia, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.udiv %ia, %c0 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.sdiv %ia, %c3 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.sdiv %c3, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.sdiv %ia, %ib : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.sdiv %ia, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.sdiv %ia, %c0 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.urem %ia, %c3 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.urem %c3, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.urem %ia, %ib : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.urem %ia, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.urem %ia, %c0 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.srem %ia, %c3 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.srem %c3, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.srem %ia, %ib : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.srem %ia, %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.srem %ia, %c0 : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "eq" %ia, %ib : i64
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "eq" %a, %a : !llvm.ptr
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "eq" %ia, %c0 : i64
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "ne" %ia, %ib : i64
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "ne" %a, %b : !llvm.ptr
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "ne" %a, %a : !llvm.ptr
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "ne" %ia, %c0 : i64
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "ult" %ia, %ib : i64
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "ult" %a, %b : !llvm.ptr
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "ult" %a, %a : !llvm.ptr
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "ult" %ia, %c0 : i64
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "sgt" %ia, %ib : i64
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "sgt" %a, %b : !llvm.ptr
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "sgt" %a, %a : !llvm.ptr
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "sgt" %ia, %c0 : i64
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "ule" %ia, %ib : i64
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "ule" %a, %b : !llvm.ptr
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "ule" %a, %a : !llvm.ptr
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.icmp "ule" %ia, %c0 : i64
  llvm.store %r, %p : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.select %t, %a, %b : i1, !llvm.ptr
  llvm.store %r, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.getelementptr %b[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %r, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.getelementptr %b[%c3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %r, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.getelementptr inbounds|nuw %b[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %r, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.inttoptr %ia : i64 to !llvm.ptr
  llvm.store %r, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %x = llvm.add %ia, %c3 : i64
  %r = llvm.inttoptr %x : i64 to !llvm.ptr
  llvm.store %r, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr<1>
  llvm.store %r, %p : !llvm.ptr<1>, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.trunc %ia : i64 to i32
  llvm.store %r, %p : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.zext %ia : i64 to i128
  llvm.store %r, %p : i128, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.sext %ia : i64 to i128
  llvm.store %r, %p : i128, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.bitcast %ia : i64 to f64
  llvm.store %r, %p : f64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.bitcast %ia : i64 to vector<2xi32>
  llvm.store %r, %p : vector<2xi32>, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.sitofp %ia : i64 to f64
  llvm.store %r, %p : f64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.ptrtoint %a : !llvm.ptr to i32
  llvm.store %r, %p : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.ptrtoint %a : !llvm.ptr to i128
  llvm.store %r, %p : i128, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %r = llvm.freeze %ia : i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %u = llvm.mlir.undef : !llvm.struct<(ptr, i32)>
  %r = llvm.insertvalue %a, %u[0] : !llvm.struct<(ptr, i32)>
  llvm.store %r, %p : !llvm.struct<(ptr, i32)>, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %u = llvm.mlir.undef : vector<2xi64>
  %r = llvm.insertelement %ia, %u[%c0 : i64] : vector<2xi64>
  llvm.store %r, %p : vector<2xi64>, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %ia = llvm.ptrtoint %a : !llvm.ptr to i64
  %ib = llvm.ptrtoint %b : !llvm.ptr to i64
  %u = llvm.mlir.undef : vector<2xi64>
  %v = llvm.insertelement %ia, %u[%c0 : i64] : vector<2xi64>
  %r = llvm.add %v, %v : vector<2xi64>
  llvm.store %r, %p : vector<2xi64>, !llvm.ptr
  llvm.return
}
