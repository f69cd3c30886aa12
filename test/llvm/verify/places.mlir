// RUN: not mlopt -split-input-file %s 2>&1 | FileCheck %s

llvm.func @gep_index(%p: !llvm.ptr) {
  // CHECK: [[@LINE+1]]:25: error: custom op 'llvm.getelementptr' integer value too large
  llvm.getelementptr %p[99999999999] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @gep_flag(%p: !llvm.ptr) {
  // CHECK: [[@LINE+1]]:3: error: 'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.
  llvm.getelementptr inbounds_flag %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @gep_word(%p: !llvm.ptr) {
  // CHECK: [[@LINE+1]]:31: error: custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: foo
  llvm.getelementptr inbounds|foo %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @mask(%v: vector<4xf32>) {
  // CHECK: [[@LINE+1]]:33: error: custom op 'llvm.shufflevector' integer value too large
  llvm.shufflevector %v, %v [0, 9999999999] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @alignment(%n: i64) {
  // CHECK: [[@LINE+1]]:3: error: custom op 'llvm.alloca' expected integer alignment
  llvm.alloca %n x i32 {alignment = 3.0} : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @access_groups(%p: !llvm.ptr) {
  // CHECK: [[@LINE+1]]:16: error: custom op 'llvm.load' 'llvm.load' op attribute 'access_groups' failed to satisfy constraint: LLVM dialect access group metadata array
  llvm.load %p {access_groups = [1]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @scope(%p: !llvm.ptr) {
  // CHECK: [[@LINE+1]]:15: error: expected ':'
  llvm.load %p syncscope("x") : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @not_variadic(%p: !llvm.ptr, %a: i8) {
  // CHECK: [[@LINE+1]]:3: error: 'llvm.call' op expected var_callee_type to be a variadic function type
  llvm.call %p(%a) vararg(!llvm.func<void (i8)>) : !llvm.ptr, (i8) -> ()
  llvm.return
}

// -----

llvm.func @no_function(%p: !llvm.ptr, %a: i8) {
  // CHECK: [[@LINE+1]]:3: error: 'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type
  llvm.call %p(%a) vararg(i8) : !llvm.ptr, (i8) -> ()
  llvm.return
}

// -----

llvm.func @too_few(%p: !llvm.ptr, %a: i8) {
  // CHECK: [[@LINE+1]]:3: error: 'llvm.call' op expected var_callee_type to have at most 1 parameters
  llvm.call %p(%a) vararg(!llvm.func<void (i8, i8, ...)>) : !llvm.ptr, (i8) -> ()
  llvm.return
}

// -----

llvm.func @callee(i8, ...)
llvm.func @other_parameter(%a: i8) {
  // CHECK: [[@LINE+1]]:3: error: 'llvm.call' op var_callee_type parameter type mismatch: 'i32' != 'i8'
  llvm.call @callee(%a) vararg(!llvm.func<void (i32, ...)>) : (i8) -> ()
  llvm.return
}

// -----

llvm.func @other_result(%p: !llvm.ptr) -> i32 {
  // CHECK: [[@LINE+1]]:8: error: 'llvm.call' op var_callee_type return type mismatch: 'i8' != 'i32'
  %0 = llvm.call %p() vararg(!llvm.func<i8 (...)>) : !llvm.ptr, () -> i32
  llvm.return %0 : i32
}

// -----

func.func private @builtin()
llvm.func @not_converted() {
  // CHECK: [[@LINE+1]]:3: error: 'llvm.call' op 'builtin' does not reference a valid LLVM function or IFunc
  llvm.call @builtin() : () -> ()
  llvm.return
}

// -----

llvm.func @cases(%a: i32) {
  // CHECK: [[@LINE+2]]:5: error: custom op 'llvm.switch' expected integer value
  llvm.switch %a : i32, ^bb1 [
    a: ^bb1
  ]
^bb1:
  llvm.return
}

// -----

llvm.func @compared(%p: !llvm.ptr, %v: f32) {
  // CHECK: [[@LINE+1]]:8: error: custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'f32'
  %0 = llvm.cmpxchg %p, %v, %v acq_rel monotonic : !llvm.ptr, f32
  llvm.return
}
