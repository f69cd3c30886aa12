// An attribute of a dialect as a location.
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-debuginfo | FileCheck %s --check-prefix=ALIAS
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-debuginfo | mlopt-test -allow-unregistered-dialect -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s

// ALIAS: #[[PLACE:.*]] = #test.custom_location<"a.x" * 32>

// CHECK: test.attr_with_loc("x" loc(#test.custom_location<"a.x" * 32>)) loc(fused["b", #test.custom_location<"a.x" * 33>])
// ALIAS: test.attr_with_loc("x" loc(#[[PLACE]]))
test.attr_with_loc("x" loc(#test.custom_location<"a.x"*32>)) loc(fused["b", #test.custom_location<"a.x"*33>])
// CHECK: "foo.bar"() {a = #test.custom_location<"a.x" * 32>} : () -> () loc(#test.custom_location<"a.x" * 1>)
// ALIAS: "foo.bar"() {a = #[[PLACE]]}
"foo.bar"() {a = #test.custom_location<"a.x"*32>} : () -> () loc(#test.custom_location<"a.x"*1>)
