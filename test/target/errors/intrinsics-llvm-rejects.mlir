// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-to-llvmir

// Operands and numbers that intrinsics do not take, and bundles of assumptions
// without the operands that their tags ask for.

llvm.func @f(%p: !llvm.ptr) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: alignment assumptions should have 2 or 3 arguments}}
  llvm.intr.assume %c ["align"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: alignment assumptions should have 2 or 3 arguments}}
  llvm.intr.assume %c ["align"(%p, %n, %n, %n : !llvm.ptr, i64, i64, i64)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64, %x: f32) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: third argument should be an integer if present}}
  llvm.intr.assume %c ["align"(%p, %n, %x : !llvm.ptr, i64, f32)] : i1
  llvm.return
}

// -----

llvm.func @f(%n: i64) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: first argument should be a pointer}}
  llvm.intr.assume %c ["align"(%n, %n : i64, i64)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: f32) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: second argument should be an integer}}
  llvm.intr.assume %c ["align"(%p, %x : !llvm.ptr, f32)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: dereferenceable assumptions should have 2 arguments}}
  llvm.intr.assume %c ["dereferenceable"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: f32) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: second argument should be an integer}}
  llvm.intr.assume %c ["dereferenceable"(%p, %x : !llvm.ptr, f32)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: separate_storage assumptions should have 2 arguments}}
  llvm.intr.assume %c ["separate_storage"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: arguments to separate_storage assumptions should be pointers}}
  llvm.intr.assume %c ["separate_storage"(%p, %n : !llvm.ptr, i64)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: tags must be valid attribute names}}
  llvm.intr.assume %c ["foreign"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: this attribute should have one argument}}
  llvm.intr.assume %c ["nonnull"(%p, %n : !llvm.ptr, i64)] : i1
  llvm.return
}

// -----

llvm.func @f() {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: this attribute should have one argument}}
  llvm.intr.assume %c ["nonnull"()] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: this attribute has no argument}}
  llvm.intr.assume %c ["cold"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: the second argument should be a constant integral value}}
  llvm.intr.assume %c ["dereferenceable_or_null"(%p, %n : !llvm.ptr, i64)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: this attribute should have 2 arguments}}
  llvm.intr.assume %c ["dereferenceable_or_null"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %c = llvm.mlir.constant(true) : i1
  // expected-error@+1 {{cannot be converted to LLVM IR: too many arguments}}
  llvm.intr.assume %c ["nonnull"(%p, %n, %n : !llvm.ptr, i64, i64)] : i1
  llvm.return
}

// -----

llvm.func @f(%w: vector<8xf32>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: the index must be a constant multiple of the part's known minimum vector length}}
  %0 = llvm.intr.vector.extract %w[6] : vector<4xf32> from vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %w: vector<8xf32>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: the part would overrun the vector}}
  %0 = llvm.intr.vector.insert %v, %w[12] : vector<4xf32> into vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %w: vector<8xf32>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: second argument of a matrix operation does not match specified shape}}
  %0 = "llvm.intr.matrix.multiply"(%w, %v) <{lhs_rows = 2 : i32, lhs_columns = 4 : i32, rhs_columns = 2 : i32}> : (vector<8xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %w: vector<8xf32>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: first argument of a matrix operation does not match specified shape}}
  %0 = "llvm.intr.matrix.multiply"(%v, %w) <{lhs_rows = 2 : i32, lhs_columns = 4 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<8xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%w: vector<8xf32>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: result of a matrix operation does not fit in the returned vector}}
  %0 = "llvm.intr.matrix.transpose"(%w) <{rows = 3 : i32, columns = 4 : i32}> : (vector<8xf32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i64) : i64
  // expected-error@+1 {{cannot be converted to LLVM IR: stride must be greater or equal than the number of rows}}
  %0 = "llvm.intr.matrix.column.major.load"(%p, %1) <{isVolatile = false, rows = 2 : i32, columns = 4 : i32}> : (!llvm.ptr, i64) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %l: i64, %w: vector<8xf32>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: result of a matrix operation does not fit in the returned vector}}
  "llvm.intr.matrix.column.major.store"(%w, %p, %l) <{isVolatile = false, rows = 2 : i32, columns = 3 : i32}> : (vector<8xf32>, !llvm.ptr, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{cannot be converted to LLVM IR: an argument is out of range}}
  "llvm.intr.prefetch"(%p) <{cache = 7 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{cannot be converted to LLVM IR: an argument is out of range}}
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 9 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{cannot be converted to LLVM IR: an argument is out of range}}
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 2 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%n: i32, %iw: vector<8xi32>, %m: vector<4xi1>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: the vectors are not of the same length}}
  %0 = "llvm.intr.vp.add"(%iw, %iw, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<4xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %iv: vector<4xi32>, %m: vector<4xi1>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: llvm.vp.trunc intrinsic the bit size of first argument must be larger than the bit size of the return type}}
  %0 = "llvm.intr.vp.trunc"(%iv, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %iv: vector<4xi32>, %m: vector<4xi1>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: llvm.vp.zext intrinsic the bit size of first argument must be smaller than the bit size of the return type}}
  %0 = "llvm.intr.vp.zext"(%iv, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %iv: vector<4xi32>, %m: vector<4xi1>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: llvm.vp.sext intrinsic the bit size of first argument must be smaller than the bit size of the return type}}
  %0 = "llvm.intr.vp.sext"(%iv, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %v: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: llvm.vp.fpext intrinsic the bit size of first argument must be smaller than the bit size of the return type}}
  %0 = "llvm.intr.vp.fpext"(%v, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf16>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %v: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: llvm.vp.fptrunc intrinsic the bit size of first argument must be larger than the bit size of the return type}}
  %0 = "llvm.intr.vp.fptrunc"(%v, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %iv: vector<4xi32>, %m: vector<4xi1>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: VP cast intrinsic first argument and result vector lengths must be equal}}
  %0 = "llvm.intr.vp.trunc"(%iv, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{cannot be converted to LLVM IR: stepvector only supported for vectors of integers with a bitwidth of at least 8}}
  %0 = llvm.intr.stepvector : vector<4xi1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{cannot be converted to LLVM IR: llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument}}
  %0 = llvm.intr.ptrmask %p, %n : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{cannot be converted to LLVM IR: the result type does not fit the operands}}
  %0 = "llvm.intr.sadd.with.overflow"(%n, %n) : (i32, i32) -> !llvm.struct<(i64, i1)>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: unsupported bits for llvm.is.fpclass test mask}}
  %0 = "llvm.intr.is.fpclass"(%v) <{bit = 4096 : i32}> : (vector<4xf32>) -> vector<4xi1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %w: vector<8xf32>, %m: vector<4xi1>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: the mask is not of the vector's length}}
  "llvm.intr.masked.compressstore"(%w, %p, %m) : (vector<8xf32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{cannot be converted to LLVM IR: it can only be used on alloca or poison}}
  "llvm.intr.lifetime.start"(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: Intrinsic first argument's type must be larger than result type}}
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%v) <{fpExceptionBehavior = 0 : i64, roundingmode = 1 : i64}> : (vector<4xf32>) -> vector<4xf64>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: Intrinsic first argument's type must be smaller than result type}}
  %0 = "llvm.intr.experimental.constrained.fpext"(%v) <{fpExceptionBehavior = 0 : i64}> : (vector<4xf32>) -> vector<4xf16>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{cannot be converted to LLVM IR: Intrinsic first argument and result vector lengths must be equal}}
  %0 = "llvm.intr.experimental.constrained.fpext"(%v) <{fpExceptionBehavior = 0 : i64}> : (vector<4xf32>) -> vector<8xf64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{the first argument must be a global value}}
  %0 = llvm.call_intrinsic "llvm.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @f() {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  // expected-error@+1 {{the first argument must be thread-local}}
  %0 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
