// A block's address names a tag that a block of the function has.
// RUN: mlopt %s -split-input-file -verify-diagnostics

llvm.func @f() -> !llvm.ptr {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr
}

// -----

func.func @g() {
  llvm.blocktag <id = 1>
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  return
}

// -----

llvm.func @right() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @right, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @later, tag = <id = 3>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr
}
llvm.func @later() {
  llvm.blocktag <id = 3>
  llvm.return
}
