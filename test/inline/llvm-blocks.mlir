// A function whose blocks have addresses stays where it is, and -sccp makes no
// such address anew.
// RUN: mlopt '-inline=default-pipeline=' %s | FileCheck %s
// RUN: mlopt -sccp %s | FileCheck %s --check-prefix=SCCP

llvm.func @tagged() {
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return
}

// CHECK-LABEL: llvm.func @caller(
// CHECK-NEXT: llvm.call @tagged()
llvm.func @caller() {
  llvm.call @tagged() : () -> ()
  llvm.return
}

// SCCP-LABEL: llvm.func @addresses(
// SCCP-NEXT: %0 = llvm.blockaddress <function = @tagged, tag = <id = 1>>
// SCCP-NEXT: %1 = llvm.ptrtoint %0
// SCCP-NEXT: llvm.return %1
llvm.func @addresses() -> i64 {
  %0 = llvm.blockaddress <function = @tagged, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  llvm.return %1 : i64
}
