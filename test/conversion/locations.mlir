// RUN: mlopt-test %s -allow-unregistered-dialect -test-conversion-rules -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s

// R136: a materialization has the location of the value that it stands for.
// CHECK: "test.cast"(%{{.*}}) : (i2) -> i1 loc("here")
module attributes {test.rules = {illegal = ["test.foo"], legal = ["test.qux"], types = [[i1, i2]], source = "test.cast", patterns = [
    {root = "test.foo", to = "test.qux", converter}]}} {
  %0 = "test.foo"() : () -> i1 loc("here")
  "test.bar"(%0) : (i1) -> ()
}
