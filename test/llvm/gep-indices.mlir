// RUN: mlopt %s -split-input-file -verify-diagnostics

llvm.func @dynamic_member(%p: !llvm.ptr, %i: i64) {
  // expected-error@+1 {{expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @too_deep(%p: !llvm.ptr) {
  // expected-error@+1 {{type 'i32' cannot be indexed (index #2)}}
  %0 = llvm.getelementptr %p[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @out_of_bounds(%p: !llvm.ptr) {
  // expected-error@+1 {{index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, 5] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

// Arrays and vectors take any index.
llvm.func @arrays(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.getelementptr %p[0, 9, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x vector<4xi32>>
  llvm.return
}
