// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-to-llvmir

llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f() attributes {personality = @p} {
  %a = llvm.mlir.undef : !llvm.array<1 x ptr>
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{filter operand is not an array of constants}}
  %0 = llvm.landingpad (filter %a : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f(%a: !llvm.array<1 x ptr>) attributes {personality = @p} {
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{clause argument must be a constant}}
  %0 = llvm.landingpad (filter %a : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f(%c: i1) attributes {personality = @p} {
  llvm.cond_br %c, ^bb0, ^bb2
^bb0:
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{must be jumped to only by the unwind edge of an invoke}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  // expected-error@+1 {{EH pad cannot be in entry block}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i64)>
  llvm.return
}
