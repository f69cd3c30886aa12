// expected-error@+1 {{intrinsic call operand #0 has type i32 but "llvm.assume" expects i1}}
llvm.func @f(%a: i32) { llvm.call_intrinsic "llvm.assume"(%a) : (i32) -> () llvm.return }
// -----
llvm.func @f(%a: i1) { llvm.call_intrinsic "llvm.assume"(%a) : (i1) -> () llvm.return }
// -----
// expected-error@+1 {{intrinsic call has 0 operands but "llvm.assume" expects 1}}
llvm.func @f(%a: i1) { llvm.call_intrinsic "llvm.assume"() : () -> () llvm.return }
// -----
// expected-error@+1 {{could not find LLVM intrinsic: "llvm.unknown"}}
llvm.func @f(%a: i1) { llvm.call_intrinsic "llvm.unknown"(%a) : (i1) -> () llvm.return }
// -----
// expected-error@+1 {{could not find LLVM intrinsic: "llvm.unknown.x"}}
llvm.func @f(%a: i1) { %0 = llvm.call_intrinsic "llvm.unknown.x"(%a) : (i1) -> i32 llvm.return }
// -----
// expected-error@+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
llvm.func @f(%a: i1) { llvm.call_intrinsic "unknown"(%a) : (i1) -> () llvm.return }
// -----
llvm.func @llvm.unknown(i32)
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: llvm intrinsics cannot be defined!}}
llvm.func @llvm.unknown(%a: i32) { llvm.return }
// -----
llvm.func @llvm.sin.f32(f32) -> f32
llvm.func @f(%a: f32) -> f32 { %0 = llvm.call @llvm.sin.f32(%a) : (f32) -> f32 llvm.return %0 : f32 }
// -----
llvm.func @llvm.sin.f64(f32) -> f32
// -----
llvm.func @llvm.sin.f32(f64) -> f32
// -----
llvm.func @llvm.memcpy.p0.p0.i64(!llvm.ptr, !llvm.ptr, i64, i1)
llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i1) : i1
  llvm.call @llvm.memcpy.p0.p0.i64(%p, %p, %n, %0) : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()
  llvm.return
}
// -----
llvm.func @llvm.memcpy.p0.p0.i64(!llvm.ptr, !llvm.ptr, i64, i1)
llvm.func @f(%p: !llvm.ptr, %n: i64, %v: i1) {
// expected-error@+1 {{'llvm.call' op cannot be converted to LLVM IR: immarg operand has non-immediate parameter}}
  llvm.call @llvm.memcpy.p0.p0.i64(%p, %p, %n, %v) : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()
  llvm.return
}
// -----
llvm.func @llvm.trap()
llvm.func @llvm.lifetime.start.p0(i64, !llvm.ptr)
// -----
llvm.func @llvm.lifetime.start.p0(!llvm.ptr)
llvm.func @llvm.ctpop.i32(i32) -> i32
llvm.func @llvm.expect.i64(i64, i64) -> i64
llvm.func @llvm.va_start.p0(!llvm.ptr)
llvm.func @llvm.eh.typeid.for.p0(!llvm.ptr) -> i32
llvm.func @llvm.stacksave.p0() -> !llvm.ptr
llvm.func @llvm.prefetch.p0(!llvm.ptr, i32, i32, i32)
llvm.func @llvm.objectsize.i64.p0(!llvm.ptr, i1, i1, i1) -> i64
llvm.func @llvm.frameaddress.p0(i32) -> !llvm.ptr
llvm.func @llvm.x86.sse2.pause()
llvm.func @llvm.fma.f64(f64, f64, f64) -> f64
llvm.func @llvm.smul.with.overflow.i64(i64, i64) -> !llvm.struct<(i64, i1)>
// -----
llvm.func @f(%p: !llvm.ptr) {
  %i = llvm.mlir.constant(0 : i32) : i32
  %n = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.intr.coro.id %i, %n, %n, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %s = llvm.intr.coro.size : i64
  %h = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%i: i32, %p: !llvm.ptr) {
  %n = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.intr.coro.id %i, %n, %n, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %i = llvm.mlir.constant(3 : i32) : i32
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{'llvm.intr.coro.id' op cannot be converted to LLVM IR: info argument of llvm.coro.id must refer to an initialized constant}}
  %0 = llvm.intr.coro.id %i, %n, %n, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %i = llvm.mlir.constant(8 : i32) : i32
  %n = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.intr.coro.id %i, %p, %p, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @"" : !llvm.ptr
  llvm.store %a, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.mlir.global external @""(1 : i32) : i32
// -----
llvm.func @"" () { llvm.return }
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.mlir.addressof @"" : !llvm.ptr
  llvm.store %a, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: f32) -> f32 {
  %0 = llvm.call_intrinsic "llvm.sin.f32"(%a) : (f32) -> f32
  llvm.return %0 : f32
}
// -----
llvm.func @f(%a: f32) -> f32 {
  %0 = llvm.call_intrinsic "llvm.sin"(%a) : (f32) -> f32
  llvm.return %0 : f32
}
// -----
llvm.func @f(%a: f32) -> i32 {
// expected-error@+1 {{call intrinsic signature i32 (float) to overloaded intrinsic "llvm.sin" does not match any of the overloads}}
  %0 = llvm.call_intrinsic "llvm.sin"(%a) : (f32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @f(%a: f32) -> f32 {
  %0 = llvm.call_intrinsic "llvm.sin.f64"(%a) : (f32) -> f32
  llvm.return %0 : f32
}
// -----
llvm.func @f(%a: i32) -> i32 {
// expected-error@+1 {{could not find LLVM intrinsic: "llvm.experimental.constrained.fptosi.i32.f64"}}
  %0 = llvm.call_intrinsic "llvm.experimental.constrained.fptosi.i32.f64"(%a) : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @f() -> i64 {
// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %m = llvm.mlir.constant("rsp") : !llvm.metadata
  llvm.return
}
// -----
llvm.func @f() -> i64 {
// expected-error@+1 {{could not find LLVM intrinsic: "llvm.read_register.i64"}}
  %0 = llvm.call_intrinsic "llvm.read_register.i64"() : () -> i64
  llvm.return %0 : i64
}
// -----
llvm.func @f() -> i64 {
  %0 = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64
  llvm.return %0 : i64
}
// -----
llvm.func @f(%a: vector<4xi32>) -> i32 {
  %0 = llvm.call_intrinsic "llvm.vector.reduce.add"(%a) : (vector<4xi32>) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @f(%a: i32) -> i32 {
// expected-error@+1 {{intrinsic call has 1 operands but "llvm.abs" expects 2}}
  %0 = llvm.call_intrinsic "llvm.abs"(%a) : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @f(%a: i32, %b: i1) -> i32 {
// expected-error@+1 {{'llvm.call_intrinsic' op cannot be converted to LLVM IR: immarg operand has non-immediate parameter}}
  %0 = llvm.call_intrinsic "llvm.abs"(%a, %b) : (i32, i1) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @f(%a: i32) {
// expected-error@+1 {{intrinsic call operand #0 has type i32 but "llvm.experimental.noalias.scope.decl" expects metadata}}
  llvm.call_intrinsic "llvm.experimental.noalias.scope.decl"(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr, %b: f32) {
// expected-error@+1 {{intrinsic call operand #0 has type ptr but "llvm.assume" expects i1}}
  llvm.call_intrinsic "llvm.assume"(%a) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i1, %p: !llvm.ptr, %n: i64) {
// expected-error@+1 {{'llvm.call_intrinsic' op cannot be converted to LLVM IR: assume with operand bundles must have i1 true condition}}
  llvm.call_intrinsic "llvm.assume"(%a) ["align"(%p, %n : !llvm.ptr, i64)] : (i1) -> ()
  llvm.return
}
// -----
// expected-error@+1 {{call intrinsic signature i32 (i32, i32) to overloaded intrinsic "llvm.sadd.with.overflow" does not match any of the overloads}}
llvm.func @f(%a: i32) -> i32 { %0 = llvm.call_intrinsic "llvm.sadd.with.overflow"(%a, %a) : (i32, i32) -> i32 llvm.return %0 : i32 }
// -----
// expected-error@+1 {{call intrinsic signature float (float) to overloaded intrinsic "llvm.lround" does not match any of the overloads}}
llvm.func @f(%a: f32) -> f32 { %0 = llvm.call_intrinsic "llvm.lround"(%a) : (f32) -> f32 llvm.return %0 : f32 }
// -----
// expected-error@+1 {{call intrinsic signature float (float) to overloaded intrinsic "llvm.is.constant" does not match any of the overloads}}
llvm.func @f(%a: f32) -> f32 { %0 = llvm.call_intrinsic "llvm.is.constant"(%a) : (f32) -> f32 llvm.return %0 : f32 }
// -----
// expected-error@+1 {{call intrinsic signature void (i32) to overloaded intrinsic "llvm.bswap" does not match any of the overloads}}
llvm.func @f(%a: i32) { llvm.call_intrinsic "llvm.bswap"(%a) : (i32) -> () llvm.return }
// -----
// expected-error@+1 {{'llvm.call_intrinsic' op cannot be converted to LLVM IR: Intrinsic has incorrect return type!}}
llvm.func @f(%a: i32) -> i32 { %0 = llvm.call_intrinsic "llvm.get.active.lane.mask"(%a, %a) : (i32, i32) -> i32 llvm.return %0 : i32 }
