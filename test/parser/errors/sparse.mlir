// RUN: mlopt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{expected shape ([2, 2]); inferred shape of indices literal ([2]); inferred shape of values literal ([2])}}
"x"() {a = sparse<[0, 1], 1> : tensor<2x2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected 1-d tensor for sparse element values}}
"x"() {a = sparse<[[0, 1]], [[1]]> : tensor<2x2xi32>} : () -> ()

// -----

// expected-error@+1 {{sparse index #0 is not contained within the value shape, with index=[3, 3], and type='tensor<4x2xi32>'}}
"x"() {a = sparse<3, 1> : tensor<4x2xi32>} : () -> ()

// -----

// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#a.b = 1

// -----

// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!a.b = i32
