// A resource's string is written as it is, and its escapes are made anew.
// RUN: mlopt %s -allow-unregistered-dialect -emit-bytecode | mlopt -allow-unregistered-dialect | FileCheck %s

// CHECK: m: {
// CHECK-NEXT: e: "\22",
// CHECK-NEXT: f: "a\\b\0A\09",
// CHECK-NEXT: g: "plain"
"a.b"() : () -> ()
{-#
  external_resources: { m: { e: "\"", f: "a\\b\n\t", g: "plain" } }
#-}
