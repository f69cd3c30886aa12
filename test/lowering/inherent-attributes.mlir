// RUN: mlopt %s -convert-std-to-llvm | mlopt | FileCheck %s
// RUN: mlopt %s -convert-std-to-llvm=llvm-types=modern | mlopt | FileCheck %s
// What llvm.func and llvm.call have of their own goes there in both spellings; what is of another
// kind does not, so that what is printed can be read.

// CHECK: llvm.func fastcc @f() attributes {foo = 1 : i32, passthrough = ["cold"]} {
func.func @f() attributes {
  CConv = #llvm.cconv<fastcc>, dso_local = 1 : i32, foo = 1 : i32,
  passthrough = ["cold"]} {
  // CHECK: llvm.call fastcc @f() {foo = 1 : i64} : () -> ()
  call @f() {CConv = #llvm.cconv<fastcc>, foo = 1} : () -> ()
  return
}
