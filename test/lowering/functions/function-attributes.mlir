// What becomes of the attributes of functions and calls.
// RUN: mlopt -convert-func-to-llvm -split-input-file %s 2>%t | FileCheck %s
// RUN: FileCheck --check-prefix=ERR %s < %t
// RUN: mlopt -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 \
// RUN:   -split-input-file %s 2>/dev/null | FileCheck --check-prefix=BARE %s

// CHECK: llvm.func internal @linkage(
func.func @linkage() attributes {llvm.linkage = #llvm.linkage<internal>} { return }

// CHECK: llvm.func @variadic(%{{.*}}: i32, ...)
func.func @variadic(%a: i32) attributes {func.varargs = true} { return }

// CHECK: llvm.func @not_variadic(%{{.*}}: i32) {
func.func @not_variadic(%a: i32) attributes {func.varargs = 1 : i32} { return }

// CHECK: llvm.func @readnone() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
func.func private @readnone() attributes {llvm.readnone}

// Names of llvm.func's own become its own; one of another kind is dropped.
// CHECK: llvm.func hidden local_unnamed_addr fastcc @plain() attributes {llvm.dso_local, passthrough = ["cold"]} {
func.func @plain() attributes {
  CConv = #llvm.cconv<fastcc>, visibility_ = 1 : i64, unnamed_addr = 1 : i64,
  passthrough = ["cold"], llvm.dso_local, dso_local = 1 : i32} { return }

// The wrapper has the results' attributes, not the linkage.
// CHECK: llvm.func internal fastcc @wrapped({{.*}}) -> (i32 {llvm.signext}) attributes {llvm.emit_c_interface} {
// CHECK: llvm.func fastcc @_mlir_ciface_wrapped(%{{.*}}: i32 {llvm.zeroext}, %{{.*}}: !llvm.ptr) -> (i32 {llvm.signext}) attributes {llvm.emit_c_interface} {
// BARE-NOT: _mlir_ciface
func.func @wrapped(%a: i32 {llvm.zeroext}, %m: memref<2xf32>) -> (i32 {llvm.signext})
    attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>, CConv = #llvm.cconv<fastcc>} {
  return %a : i32
}

// CHECK-LABEL: llvm.func @calls
func.func @calls(%f: (i32) -> i32, %a: i32, %m: memref<2xf32>) {
  // CHECK: llvm.call fastcc @callee(%{{.*}}) {foo = 1 : i64, no_inline} : (i32) -> i32
  %0 = call @callee(%a) {no_inline, CConv = #llvm.cconv<fastcc>, foo = 1} : (i32) -> i32
  // CHECK: llvm.call @callee(%{{.*}}) : (i32 {llvm.zeroext}) -> (i32 {llvm.signext})
  %1 = "func.call"(%a) <{callee = @callee, arg_attrs = [{llvm.zeroext}], res_attrs = [{llvm.signext}]}> : (i32) -> i32
  // CHECK: llvm.call %{{.*}}(%{{.*}}) : !llvm.ptr, (i32 {llvm.zeroext}) -> (i32 {llvm.signext})
  %2 = "func.call_indirect"(%f, %a) <{arg_attrs = [{llvm.zeroext}], res_attrs = [{llvm.signext}]}> : ((i32) -> i32, i32) -> i32
  // One dictionary for each that is passed.
  // CHECK: llvm.call @taker(%{{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i32 {llvm.zeroext}) -> ()
  "func.call"(%m, %a) <{callee = @taker, arg_attrs = [{}, {llvm.zeroext}]}> : (memref<2xf32>, i32) -> ()
  return
}
func.func private @callee(i32) -> i32
func.func private @taker(memref<2xf32>, i32)

// -----

// ERR: error: Contains llvm.linkage attribute not of type LLVM::LinkageAttr
func.func @f() attributes {llvm.linkage = 3} { return }

// -----

// ERR: error: Contains llvm.readnone attribute not of type UnitAttr
func.func @f() attributes {llvm.readnone = 1} { return }

// -----

// ERR: error: C interface for variadic functions is not supported yet.
func.func @f() attributes {llvm.emit_c_interface, func.varargs = true} { return }
