// RUN: mlopt %s -mlir-to-llvmir -split-input-file -verify-diagnostics

// expected-error@+1 {{'func.func' op cannot be converted to LLVM IR}}
func.func private @not_lowered()

// -----

llvm.func @source() -> i64
llvm.func @sink(i32)
llvm.func @left_over_cast() {
  // expected-note@+1 {{the value is made by 'llvm.call'}}
  %0 = llvm.call @source() : () -> i64
  // expected-error@+2 {{'builtin.unrealized_conversion_cast' op cannot be converted to LLVM IR}}
  // expected-note@+1 {{-reconcile-unrealized-casts removes casts that cancel out once the operations around them are converted}}
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  // expected-note@+1 {{'llvm.call' needs it converted}}
  llvm.call @sink(%1) : (i32) -> ()
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: unsupported constant value}}
llvm.mlir.global external @odd(unit) : i32

// -----

// expected-error@+1 {{'builtin.module' op cannot be converted to LLVM IR: a struct holds itself}}
module {
  llvm.func @f(%arg0: !llvm.struct<"node", (i32, array<2 x struct<"node">>)>) {
    llvm.return
  }
}

// -----

// expected-error@+1 {{'builtin.module' op cannot be converted to LLVM IR: a struct holds itself}}
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.struct<"", (struct<"">)>) {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<"s", (struct<(struct<"s">)>)>
    llvm.return
  }
}

// -----

// No block has the tag.
llvm.func @address() -> !llvm.ptr {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @address, tag = <id = 7>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
