// RUN: mlopt-test %s -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules -explain-failures=0

// Rules that make no sense apply to nothing.

module attributes {test.rules = {illegal = ["v.1", 5], legal = 7, types = [[], [i8, 5], 3], patterns = [
    {root = "v.1", to = "v.2", results = [[]]}, {root = "v.2", to = 5, results = [i3, i4]}, 7,
    {root = "v.1", to = "v.2", converter}, {root = "v.1", parts = [5]}, {root = "v.1", parts = [[]]},
    {root = "v.k", to = "v.9", results = [i1]}]}} {
  func.func @f(%a: i8) {
    %0:2 = "v.k"() : () -> (i1, i1)
    // expected-error@+1 {{failed to legalize operation 'v.1' that was explicitly marked illegal}}
    %1 = "v.1"(%a) : (i8) -> i1
    "v.use"(%0#0, %1) : (i1, i1) -> ()
    return
  }
}
