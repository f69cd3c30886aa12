// RUN: mlopt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect | FileCheck %s

// A dictionary whose text was read before means the same again; the braces of
// regions and of other things stay what they are.

#a = 7 : i32
// CHECK-LABEL: func.func @loads
func.func @loads(%p: !llvm.ptr) -> i32 {
  // CHECK-COUNT-2: llvm.load %{{.*}} {alignment = 4 : i64, x = 7 : i32} : !llvm.ptr -> i32
  %0 = llvm.load %p {alignment = 4 : i64, x = #a} : !llvm.ptr -> i32
  %1 = llvm.load %p {alignment = 4 : i64, x = #a} : !llvm.ptr -> i32
  // CHECK: llvm.load %{{.*}} {alignment = 4 : i64, x = 7 : i64} : !llvm.ptr -> i32
  %2 = llvm.load %p {alignment = 4 : i64, x = 7} : !llvm.ptr -> i32
  // CHECK: "test.x"() {alignment = 4 : i64, x = 7 : i32}
  "test.x"() {alignment = 4 : i64, x = #a} : () -> ()
  // CHECK: "test.y"() {d = {alignment = 4 : i64, x = 7 : i32}}
  "test.y"() {d = {alignment = 4 : i64, x = #a}} : () -> ()
  // CHECK: "test.z"() ({
  // CHECK-NEXT: llvm.unreachable
  "test.z"() ({llvm.unreachable}) {llvm.unreachable, x = 1} : () -> ()
  "test.z"() ({llvm.unreachable}) {llvm.unreachable, x = 1} : () -> ()
  return %0 : i32
}

// -----

func.func @twice(%p: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
  // expected-error@+1 {{duplicate key 'alignment' in dictionary attribute}}
  %1 = llvm.load %p {alignment = 4 : i64, alignment = 4 : i64} : !llvm.ptr -> i32
  return
}

// -----

func.func @early(%p: !llvm.ptr) {
  // expected-error@+1 {{undefined symbol alias id 'late'}}
  %0 = llvm.load %p {x = #late} : !llvm.ptr -> i32
  return
}
#late = 1 : i32
func.func @in_time(%p: !llvm.ptr) {
  %0 = llvm.load %p {x = #late} : !llvm.ptr -> i32
  return
}
