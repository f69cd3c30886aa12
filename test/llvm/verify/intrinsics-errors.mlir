// RUN: mlopt %s -split-input-file -verify-diagnostics

llvm.func @insert(%a: vector<[4]xi32>, %b: vector<8xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.insert' op failed to verify that it is not inserting scalable into fixed-length vectors.}}
  %0 = llvm.intr.vector.insert %a, %b[0] : vector<[4]xi32> into vector<8xi32>
  llvm.return
}

// -----

llvm.func @extract(%a: vector<65536xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.extract' op failed to verify that vectors are not bigger than 2^17 bits.}}
  %0 = llvm.intr.vector.extract %a[0] : vector<4xi32> from vector<65536xi32>
  llvm.return
}

// -----

llvm.func @interleave(%a: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @gather(%p: vector<8x!llvm.ptr>, %m: vector<4xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<4x!llvm.ptr>'}}
  %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @scatter(%v: vector<4xf32>, %p: vector<8x!llvm.ptr>, %m: vector<4xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.scatter' op expected operand #2 type to be 'vector<4x!llvm.ptr>'}}
  llvm.intr.masked.scatter %v, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<8x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @overflow(%a: i8, %b: i32) {
  // expected-error@+1 {{'llvm.intr.sadd.with.overflow' op requires the same element type for all operands}}
  %0 = "llvm.intr.sadd.with.overflow"(%a, %b) : (i8, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @ptrmask(%p: !llvm.ptr<3>, %m: i64) {
  // expected-error@+1 {{'llvm.intr.ptrmask' op failed to verify that all of {ptr, res} have same type}}
  %0 = llvm.intr.ptrmask %p, %m : (!llvm.ptr<3>, i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @suspend(%t: i32, %f: i1) {
  // expected-error@+1 {{'llvm.intr.coro.suspend' op operand #0 must be LLVM token type, but got 'i32'}}
  %0 = "llvm.intr.coro.suspend"(%t, %f) : (i32, i1) -> i8
  llvm.return
}

// -----

llvm.func @vp(%a: vector<4xf32>, %m: vector<4xi1>, %n: i32) {
  // expected-error@+1 {{'llvm.intr.vp.add' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'vector<4xf32>'}}
  %0 = "llvm.intr.vp.add"(%a, %a, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @extend(%a: vector<4xi8>) {
  // expected-error@+1 {{input type is a vector but output type is an integer}}
  %0 = llvm.zext %a : vector<4xi8> to i32
  llvm.return
}

// -----

llvm.func @bitcast(%p: !llvm.ptr<3>) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %p : !llvm.ptr<3> to !llvm.ptr
  llvm.return
}

// -----

llvm.func @atomic(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op expected alignment for atomic access}}
  %0 = llvm.load %p atomic seq_cst : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @atomic_type(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported type 'i7' for atomic access}}
  %0 = llvm.load %p atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i7
  llvm.return
}

// -----

llvm.func @ordering(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %v, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g() {addr_space = 3 : i32} : i32
llvm.func @address() {
  // expected-error@+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @equivalent() {
  // expected-error@+1 {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func extern_weak @weak()
llvm.func @equivalent() {
  // expected-error@+1 {{'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed}}
  %0 = llvm.dso_local_equivalent @weak : !llvm.ptr
  llvm.return
}

// -----

llvm.func @swapped(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = "llvm.atomicrmw"(%p, %v) <{bin_op = 1 : i64, ordering = 1 : i64}> : (!llvm.ptr, i32) -> i32
  llvm.return
}
