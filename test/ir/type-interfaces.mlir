// -test-type-interfaces: what the test type's interface answers.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-type-interfaces 2>&1 >/dev/null | FileCheck %s

// CHECK: remark: '!test.test_type' - TestA
// CHECK: remark: '!test.test_type' - TestB
// CHECK: remark: '!test.test_type' - TestC
// CHECK: remark: '!test.test_type' - 42 - Int TestC
// CHECK: remark: '!test.test_type' - 3.140000e+00 - Float TestC
// CHECK: remark: '!test.test_type' - TestD
// CHECK: remark: '!test.test_type' - TestRet
// CHECK: remark: '!test.test_type' - TestE
// CHECK: remark: '!test.test_type' - TestA
// CHECK: remark: '!test.test_type' - TestB
// CHECK: remark: '!test.test_type' - TestC
// CHECK: remark: '!test.test_type' - 42 - Int TestC
// CHECK: remark: '!test.test_type' - 3.140000e+00 - Float TestC
// CHECK: remark: '!test.test_type' - TestD
// CHECK: remark: '!test.test_type' - TestRet
// CHECK: remark: '!test.test_type' - TestE

%0 = "foo.r"() : () -> !test.test_type
%1:2 = "foo.r"() : () -> (i32, !test.test_type)
"foo.r"() ({ ^bb0(%a: !test.test_type): }) : () -> ()
