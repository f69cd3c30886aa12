llvm.func @f() {
  llvm.return
  llvm.return
}
// -----
llvm.func @f() -> i32 {
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.return %a : i32
}
// -----
llvm.func @f(%a: i32, %b: i64) {
  %0 = llvm.add %a, %b : i32
  llvm.return
}
// -----
llvm.func @f(%a: f32) {
  %0 = llvm.add %a, %a : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.fadd %a, %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.icmp "foo" %a, %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.load %a : i32 -> f32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.extractvalue %a[0] : i32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %a[1] : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.struct<(i32)>, %b: i64) {
  %0 = llvm.insertvalue %b, %a[0] : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.addressof @nope : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  llvm.call @nope() : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.call @f() : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.br ^bb1(%a : i32)
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.cond_br %a, ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.br ^bb2
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i1) {
  llvm.cond_br %a, ^bb1, ^bb2
^bb1:
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^bb2
^bb2:
  %1 = llvm.add %0, %0 : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.add %0, %a : i32
  %1 = llvm.add %2, %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.sext %a : i32 to i16
  llvm.return
}
// -----
llvm.func @f(%a: f32) {
  %0 = llvm.sext %a : f32 to i64
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.bitcast %a : i32 to i64
  llvm.return
}
// -----
llvm.func @f(%a: index) {
  llvm.return
}
// -----
llvm.mlir.global external @g(1 : i32) : !llvm.void
// -----
llvm.mlir.global external @g
// -----
llvm.mlir.global nowhere @g() : i32
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[] : (!llvm.ptr) -> !llvm.ptr, f32
  %1 = llvm.getelementptr %a[%a] : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @f() {
  llvm.add
}
// -----
llvm.func @f() {
  %0 = llvm.nope : i32
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.alloca %a x i32 : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.add %a, %a overflow<foo> : i32
  llvm.return
}
// -----
llvm.func @f(%a: i1) {
  %0 = llvm.select %a, %a, %a : i1
  llvm.return
}
