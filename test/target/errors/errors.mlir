// RUN: mlopt %s -mlir-to-llvmir -split-input-file -verify-diagnostics

// expected-error@+2 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
// expected-note@+1 {{-convert-func-to-llvm converts it}}
func.func private @not_lowered()

// -----

llvm.func @source() -> i64
llvm.func @sink(i32)
llvm.func @left_over_cast() {
  // expected-note@+1 {{the value is made by 'llvm.call'}}
  %0 = llvm.call @source() : () -> i64
  // expected-error@+2 {{LLVM Translation failed for operation: builtin.unrealized_conversion_cast}}
  // expected-note@+1 {{-reconcile-unrealized-casts removes casts that cancel out once the operations around them are converted}}
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  // expected-note@+1 {{'llvm.call' needs it converted}}
  llvm.call @sink(%1) : (i32) -> ()
  llvm.return
}

// -----

// Who needs the value stands behind the last cast; -finalize-memref-to-llvm is to be run.
// expected-note@+1 {{the value is an argument in 'llvm.func'}}
llvm.func @needed_behind_casts(%arg0: i64) {
  llvm.br ^bb1(%arg0 : i64)
^bb1(%i: i64):
  // expected-error@+2 {{LLVM Translation failed for operation: builtin.unrealized_conversion_cast}}
  // expected-note@+1 {{-finalize-memref-to-llvm converts 'memref.alloca', and -reconcile-unrealized-casts removes the cast then}}
  %0 = builtin.unrealized_conversion_cast %i : i64 to i33
  %1 = builtin.unrealized_conversion_cast %0 : i33 to index
  // expected-note@+1 {{'memref.alloca' needs it converted}}
  %2 = memref.alloca(%1) : memref<?xf32>
  llvm.return
}

// -----

// expected-note@+1 {{the value is an argument in 'llvm.func'}}
llvm.func @cancels_out(%arg0: i64) -> i64 {
  // expected-error@+2 {{LLVM Translation failed for operation: builtin.unrealized_conversion_cast}}
  // expected-note@+1 {{-reconcile-unrealized-casts removes it: with others it cancels out}}
  %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  // expected-note@+1 {{'llvm.return' needs it converted}}
  llvm.return %1 : i64
}

// -----

// Casts in a block that is never reached may go round in a circle.
llvm.func @circle() {
  llvm.return
^bb1:
  // expected-error@+3 {{LLVM Translation failed for operation: builtin.unrealized_conversion_cast}}
  // expected-note@+2 {{the value is made by 'builtin.unrealized_conversion_cast'}}
  // expected-note@+1 {{-reconcile-unrealized-casts removes casts that cancel out}}
  %0 = builtin.unrealized_conversion_cast %1 : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  llvm.br ^bb1
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: unsupported constant value}}
llvm.mlir.global external @odd(unit) : i32

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: LLVM has no type '!llvm.struct<"node", (i32, array<2 x struct<"node">>)>'}}
llvm.func @f(%arg0: !llvm.struct<"node", (i32, array<2 x struct<"node">>)>) {
  llvm.return
}

// -----

llvm.func @f(%arg0: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op cannot be converted to LLVM IR: LLVM has no type '!llvm.struct<"s", (struct<(struct<"s">)>)>'}}
  %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<"s", (struct<(struct<"s">)>)>
  llvm.return
}

// -----

// No block has the tag.
llvm.func @address() -> !llvm.ptr {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @address, tag = <id = 7>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
