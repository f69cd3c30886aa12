// RUN: mlopt %s -cse | FileCheck %s

// CHECK: return %arg0
func.func @h(%a: i32) -> i32 {
  return %a : i32
}
