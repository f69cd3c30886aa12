// RUN: mlopt %s -split-input-file -verify-diagnostics
// What today's spelling must have and that of 2020 has not, and what numbers
// of flags may hold.

llvm.func @f(%a: i32) -> i32 {
  // expected-error@+1 {{'llvm.return' op operand group starting at #0 requires 0 or 1 element, but found 2}}
  "llvm.return"(%a, %a) : (i32, i32) -> ()
}

// -----

llvm.func @f(%a: i64) {
  // expected-error@+1 {{'llvm.alloca' op requires attribute 'elem_type'}}
  %0 = "llvm.alloca"(%a) : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op requires attribute 'elem_type'}}
  %0 = "llvm.getelementptr"(%a) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i64) {
  // expected-error@+1 {{'llvm.intr.memset' op requires attribute 'isVolatile'}}
  "llvm.intr.memset"(%a, %n, %n) : (!llvm.ptr, i64, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.prefetch' op requires attribute 'cache'}}
  "llvm.intr.prefetch"(%a) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error@+1 {{'llvm.add' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 7 : i64}> : (i64, i64) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error@+1 {{'llvm.add' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = -1 : i8}> : (i64, i64) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op property 'noWrapFlags' failed to satisfy constraint: ::mlir::LLVM::GEPNoWrapFlags}}
  %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 0>, noWrapFlags = 8 : i32}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

func.func @f(%s: !llvm.struct<(i32)>, %m: memref<4xi32>) {
  // expected-error@+1 {{'llvm.insertvalue' op operand #1 must be primitive LLVM type, but got 'memref<4xi32>'}}
  %0 = "llvm.insertvalue"(%s, %m) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, memref<4xi32>) -> !llvm.struct<(i32)>
  return
}

// -----

// Block arguments of branches may be of any type.
func.func @f(%m: memref<4xi32>, %i: i32, %p: !llvm.ptr) {
  llvm.switch %i : i32, ^bb1(%m : memref<4xi32>) [
  ]
^bb1(%0: memref<4xi32>):
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1(%0 : memref<4xi32>)
  ]
}

// -----

func.func @f(%m: memref<4xi32>) {
  // expected-error@+1 {{'llvm.return' op operand #0 must be LLVM dialect-compatible type, but got 'memref<4xi32>'}}
  llvm.return %m : memref<4xi32>
}
