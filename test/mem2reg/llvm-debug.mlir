// RUN: mlopt %s -mem2reg | FileCheck %s

#di_file = #llvm.di_file<"a.c" in "/">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "main", file = #di_file, subprogramFlags = Definition>
// CHECK-DAG: #[[$X:.*]] = #llvm.di_local_variable<scope = #{{.*}}, name = "x">
#x = #llvm.di_local_variable<scope = #di_subprogram, name = "x">
// CHECK-DAG: #[[$Y:.*]] = #llvm.di_local_variable<scope = #{{.*}}, name = "y">
#y = #llvm.di_local_variable<scope = #di_subprogram, name = "y">

// What is stored is told behind each store, for each variable.
// CHECK-LABEL: llvm.func @stores
// CHECK-SAME:    (%[[V:.*]]: i32, %[[W:.*]]: i32)
// CHECK-NEXT:  llvm.mlir.constant
// CHECK-NEXT:  llvm.intr.dbg.value #[[$Y]] = %[[V]] : i32
// CHECK-NEXT:  llvm.intr.dbg.value #[[$X]] = %[[V]] : i32
// CHECK-NEXT:  llvm.intr.dbg.value #[[$Y]] = %[[W]] : i32
// CHECK-NEXT:  llvm.intr.dbg.value #[[$X]] = %[[W]] : i32
// CHECK-NEXT:  llvm.return %[[W]] : i32
llvm.func @stores(%v: i32, %w: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %p : !llvm.ptr
  llvm.intr.dbg.declare #y = %p : !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.store %w, %p : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// So is what comes into a block.
// CHECK-LABEL: llvm.func @merge
// CHECK:       ^bb2(%[[IN:.*]]: i32):
// CHECK-NEXT:    llvm.intr.dbg.value #[[$X]] = %[[IN]] : i32
// CHECK-NEXT:    llvm.return %[[IN]] : i32
llvm.func @merge(%v: i32, %b: i1) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %p : !llvm.ptr
  llvm.cond_br %b, ^bb1, ^bb2
^bb1:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// A variable that has the address is still known.
// CHECK-LABEL: llvm.func @address
// CHECK:         %[[UNDEF:.*]] = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT:    llvm.intr.dbg.value #[[$X]] = %[[UNDEF]] : !llvm.ptr
// CHECK-NEXT:    llvm.return
llvm.func @address(%v: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.value #x = %p : !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return %v : i32
}

// A value that was read from the slot itself.
// CHECK-LABEL: llvm.func @own_value
// CHECK-SAME:    (%[[V:.*]]: i32)
// CHECK:         llvm.intr.dbg.value #[[$X]] = %[[V]] : i32
// CHECK-NEXT:    llvm.intr.dbg.value #[[$X]] = %[[V]] : i32
// CHECK-NEXT:    llvm.return
llvm.func @own_value(%v: i32) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %p : !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.store %0, %p : i32, !llvm.ptr
  llvm.return
}

// Marks of memory go with it.
// CHECK-LABEL: llvm.func @marks
// CHECK-SAME:    (%[[V:.*]]: i32)
// CHECK-NEXT:    llvm.mlir.constant
// CHECK-NEXT:    llvm.return %[[V]] : i32
llvm.func @marks(%v: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  %s = llvm.intr.invariant.start 4, %p : !llvm.ptr
  %l = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %m = llvm.intr.strip.invariant.group %l : !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.invariant.end %s, 4, %p : !llvm.ptr
  llvm.intr.invariant.end %p, 4, %p : !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return %0 : i32
}

// Copies whose length is a property.
// CHECK-LABEL: llvm.func @inline_copies
// CHECK-SAME:    (%[[Q:.*]]: !llvm.ptr)
// CHECK:         %[[IN:.*]] = llvm.load %[[Q]] : !llvm.ptr -> i32
// CHECK-NEXT:    llvm.store %[[IN]], %[[Q]] : i32, !llvm.ptr
// CHECK-NEXT:    llvm.return %[[IN]] : i32
llvm.func @inline_copies(%q: !llvm.ptr) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %0 = llvm.load %p : !llvm.ptr -> i32
  "llvm.intr.memcpy.inline"(%q, %p) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return %0 : i32
}
