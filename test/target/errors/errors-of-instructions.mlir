// What the dialect lets pass and LLVM IR has not.
// RUN: mlopt %s -mlir-to-llvmir -split-input-file -verify-diagnostics

llvm.func @cases(%a: i32) {
  // expected-error@+1 {{'llvm.switch' op cannot be converted to LLVM IR: duplicate integer as switch case}}
  llvm.switch %a : i32, ^bb1 [
    1: ^bb1,
    2: ^bb1,
    1: ^bb1
  ]
^bb1:
  llvm.return
}

// -----

llvm.func @mask(%v: vector<4xi32>) {
  // expected-error@+1 {{'llvm.shufflevector' op cannot be converted to LLVM IR: a shuffle index is out of bounds}}
  %0 = llvm.shufflevector %v, %v [0, 8] : vector<4xi32>
  llvm.return
}

// -----

llvm.func @bitcast(%a: i32) {
  // expected-error@+1 {{'llvm.bitcast' op cannot be converted to LLVM IR: invalid bitcast}}
  %0 = llvm.bitcast %a : i32 to i64
  llvm.return
}

// -----

llvm.func @trunc(%a: i32) {
  // expected-error@+1 {{'llvm.trunc' op cannot be converted to LLVM IR: the destination type is too big}}
  %0 = llvm.trunc %a : i32 to i64
  llvm.return
}

// -----

llvm.func @fpext(%f: f32) {
  // expected-error@+1 {{'llvm.fpext' op cannot be converted to LLVM IR: the destination type is too small}}
  %0 = llvm.fpext %f : f32 to f16
  llvm.return
}

// -----

llvm.func @shapes(%f: f32) {
  // expected-error@+1 {{'llvm.fptosi' op cannot be converted to LLVM IR: source and destination must both be scalars or vectors of the same length}}
  %0 = llvm.fptosi %f : f32 to vector<4xi32>
  llvm.return
}

// -----

llvm.func @select(%m: vector<4xi1>, %a: i32) {
  // expected-error@+1 {{'llvm.select' op cannot be converted to LLVM IR: a vector selects from vectors of its length}}
  %0 = "llvm.select"(%m, %a, %a) : (vector<4xi1>, i32, i32) -> i32
  llvm.return
}

// -----

// The sign of an alignment counts for nothing: this is 2^63.
llvm.func @negative_alignment(%p: !llvm.ptr, %x: i32) {
  // expected-error@+1 {{'llvm.store' op cannot be converted to LLVM IR: huge alignment values are unsupported}}
  llvm.store %x, %p {alignment = -8 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @rmw(%p: !llvm.ptr, %x: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op cannot be converted to LLVM IR: huge alignment values are unsupported}}
  %0 = llvm.atomicrmw add %p, %x monotonic {alignment = -8 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @cmpxchg(%p: !llvm.ptr, %x: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op cannot be converted to LLVM IR: huge alignment values are unsupported}}
  %0 = llvm.cmpxchg %p, %x, %x acq_rel monotonic {alignment = 8589934592 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: huge alignment values are unsupported}}
llvm.func @function_alignment() attributes {alignment = -8 : i64} {
  llvm.return
}

// -----

llvm.func @alignment(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op cannot be converted to LLVM IR: huge alignment values are unsupported}}
  %0 = llvm.load %p {alignment = 8589934592 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @unsized(%a: i32) {
  // expected-error@+1 {{'llvm.alloca' op cannot be converted to LLVM IR: Cannot allocate unsized type}}
  %0 = llvm.alloca %a x !llvm.struct<"q", opaque> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @unsized_gep(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op cannot be converted to LLVM IR: GEP into unsized type!}}
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"q", opaque>
  llvm.return
}

// -----

llvm.func @tail(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op cannot be converted to LLVM IR: musttail call must precede a ret}}
  llvm.call musttail @tail(%p) : (!llvm.ptr) -> ()
  llvm.store %p, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

llvm.func @resume(%a : !llvm.struct<(ptr, i32)>) {
  // expected-error@+1 {{'llvm.resume' op cannot be converted to LLVM IR: it needs to be in a function with a personality}}
  llvm.resume %a : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @lifetime(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.lifetime.start' op cannot be converted to LLVM IR: it can only be used on alloca or poison}}
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @arguments(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.vastart' op cannot be converted to LLVM IR: va_start called in a non-varargs function}}
  llvm.intr.vastart %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @bytes(%a: i8) {
  // expected-error@+1 {{'llvm.intr.bswap' op cannot be converted to LLVM IR: bswap must be an even number of bytes}}
  %0 = llvm.intr.bswap(%a) : (i8) -> i8
  llvm.return
}

// -----

llvm.func @overflow(%a: i32) {
  // expected-error@+1 {{'llvm.intr.umul.with.overflow' op cannot be converted to LLVM IR: the result type does not fit the operands}}
  %0 = "llvm.intr.umul.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i64, i1)>
  llvm.return
}

// -----

llvm.func @predication(%v: vector<4xi32>, %m: vector<2xi1>, %n: i32) {
  // expected-error@+1 {{'llvm.intr.vp.add' op cannot be converted to LLVM IR: the vectors are not of the same length}}
  %0 = "llvm.intr.vp.add"(%v, %v, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<2xi1>, i32) -> vector<4xi32>
  llvm.return
}
