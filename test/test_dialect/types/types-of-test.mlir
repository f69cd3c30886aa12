// RUN: mlopt-test %s -split-input-file | FileCheck %s
// RUN: mlopt-test %s -split-input-file -mlir-print-op-generic | mlopt-test -split-input-file | FileCheck %s

// Types with a text of their dialect's own; one may stand in its own body.

// CHECK: func private @int(!test.int<signed, 4>, !test.int<none, 2>, !test.int<unsigned, 7>)
func.func private @int(!test.int<s, 4>, !test.int<NONE,2>, !test.int< unsigned , 7>)

// CHECK: func private @leaf(!test.test_rec<a, test_rec<b, test_type>>)
func.func private @leaf(!test.test_rec<a, test_rec<b, test_type>>)
// CHECK: func private @int_body(!test.test_rec<i, int<signed, 4>>)
func.func private @int_body(!test.test_rec<i, int<s, 4>>)
// CHECK: func private @self(!test.test_rec<s, test_rec<s>>)
func.func private @self(!test.test_rec<s, test_rec<s>>)
// CHECK: func private @mutual(!test.test_rec<x, test_rec<y, test_rec<x>>>)
func.func private @mutual(!test.test_rec<x, test_rec<y, test_rec<x>>>)
// The one that is met first spells the others out.
// CHECK: func private @other_end(!test.test_rec<y, test_rec<x, test_rec<y>>>)
func.func private @other_end(!test.test_rec<y, test_rec<x, test_rec<y>>>)

// -----

// In another input the name has another body.
// CHECK: func private @again(!test.test_rec<a, smpla>)
func.func private @again(!test.test_rec<a, smpla>)
