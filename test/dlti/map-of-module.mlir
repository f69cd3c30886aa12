// RUN: mlopt %s | FileCheck %s

// A map may stand on any operation, and says nothing about layouts.

// CHECK: module attributes {dlti.map = #dlti.map<"a" = 1 : i32, i32 = "b">} {
module attributes {dlti.map = #dlti.map<"a" = 1 : i32, i32 = "b">} {
  // CHECK: func.func @f() attributes {dlti.map = #dlti.map<"c" = 2 : i64>} {
  func.func @f() attributes {dlti.map = #dlti.map<"c" = 2 : i64>} {
    return
  }
}
