// RUN: mlopt %s -canonicalize | FileCheck %s

// A scope stays around an operation whose effects MLIR does not know, as that
// may allocate; it goes where they are known.
// CHECK-LABEL: func.func @unknown
// CHECK-COUNT-4: memref.alloca_scope {
func.func @unknown(%p: !llvm.ptr, %v: i32) {
  memref.alloca_scope {
    llvm.intr.vastart %p : !llvm.ptr
  }
  memref.alloca_scope {
    llvm.fence acquire
  }
  memref.alloca_scope {
    %0 = llvm.atomicrmw add %p, %v seq_cst : !llvm.ptr, i32
  }
  memref.alloca_scope {
    %0 = "llvm.intr.vscale"() : () -> i32
    llvm.store %0, %p : i32, !llvm.ptr
  }
  llvm.fence acquire
  return
}

// CHECK-LABEL: func.func @known
// CHECK-NOT:     alloca_scope
func.func @known(%p: !llvm.ptr, %v: i32) {
  memref.alloca_scope {
    llvm.store %v, %p : i32, !llvm.ptr
  }
  memref.alloca_scope {
    llvm.inline_asm has_side_effects "nop", "" : () -> ()
  }
  llvm.fence acquire
  return
}
