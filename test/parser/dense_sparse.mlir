// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s
// RUN: mlopt %s -allow-unregistered-dialect | mlopt -allow-unregistered-dialect | FileCheck %s

// Literals of sparse elements, and of complex numbers of bits.

// CHECK-LABEL: "no_indices"
// CHECK-SAME:    a = sparse<> : tensor<2xi32>
// CHECK-SAME:    b = sparse<> : tensor<2xi32>
"no_indices"() {a = sparse<[], []> : tensor<2xi32>, b = sparse<[], 1> : tensor<2xi32>} : () -> ()

// CHECK-LABEL: "list_of_indices"
// CHECK-SAME:    a = sparse<1, 1> : tensor<2xi32>
// CHECK-SAME:    b = sparse<[0, 1], [1, 2]> : tensor<2xi32>
"list_of_indices"() {a = sparse<[1], [1]> : tensor<2xi32>, b = sparse<[0, 1], [1, 2]> : tensor<2xi32>} : () -> ()

// CHECK-LABEL: "one_index_for_all"
// CHECK-SAME:    a = sparse<0, 1> : tensor<2x2xi32>
"one_index_for_all"() {a = sparse<0, 1> : tensor<2x2xi32>} : () -> ()

// CHECK-LABEL: "strings"
// CHECK-SAME:    a = sparse<0, "a"> : tensor<2x!foo.bar>
// CHECK-SAME:    b = sparse<[{{\[}}0], [1]], ["a", "b"]> : tensor<2x!foo.bar>
"strings"() {a = sparse<[[0]], ["a"]> : tensor<2x!foo.bar>,
             b = sparse<[[0], [1]], ["a", "b"]> : tensor<2x!foo.bar>} : () -> ()

// mlir-opt loses the bits of elements behind the first one.
// CHECK-LABEL: "complex_bits"
// CHECK-SAME:    a = dense<(true,false)> : tensor<2xcomplex<i1>>
// CHECK-SAME:    b = dense<[(true,false), (false,true)]> : tensor<2xcomplex<i1>>
// CHECK-SAME:    c = dense<[(true,false), (false,true)]> : tensor<2xcomplex<i1>>
// CHECK-SAME:    d = dense<(true,false)> : tensor<2xcomplex<i1>>
"complex_bits"() {a = dense<(true, false)> : tensor<2xcomplex<i1>>,
                  b = dense<[(true, false), (false, true)]> : tensor<2xcomplex<i1>>,
                  c = dense<"0x01000001"> : tensor<2xcomplex<i1>>,
                  d = dense<[(true, false), (true, false)]> : tensor<2xcomplex<i1>>} : () -> ()

// CHECK-LABEL: "line"
// CHECK-NOT: loc
"line"() : () -> () loc("a":1)
