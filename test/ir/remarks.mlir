// RUN: mlopt-test %s -allow-unregistered-dialect -test-remark 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: mlopt-test %s -allow-unregistered-dialect -test-remark -remarks-filter='.*' 2>&1 | grep remark: | FileCheck %s --check-prefix=ALL
// RUN: mlopt-test %s -allow-unregistered-dialect -test-remark -remarks-filter='category-1.*' 2>&1 | grep remark: | FileCheck %s --check-prefix=FIRST
// RUN: mlopt-test %s -allow-unregistered-dialect -test-remark -remarks-filter=nothing -remarks-filter-failed='.*' 2>&1 | grep remark: | FileCheck %s --check-prefix=FAILED
// RUN: mlopt-test %s -allow-unregistered-dialect -test-remark -remarks-filter-missed=a-category -remarks-filter-analyse=category-2-analysis 2>&1 | grep remark: | FileCheck %s --check-prefix=WHOLE
// RUN: mlopt-test %s -allow-unregistered-dialect -test-remark -remarks-filter-missed='a-cat.*' -remarks-filter-passed='.*-2-.*' 2>&1 | grep remark: | FileCheck %s --check-prefix=MISSED
// RUN: not mlopt-test %s -test-remark -remarks-filter='[' 2>&1 | FileCheck %s --check-prefix=REGEX
// RUN: not mlopt-test %s -test-remark -remark-policy=last 2>&1 | FileCheck %s --check-prefix=POLICY
// Remarks on optimizations: told if their category as a whole matches what was
// asked for, of all kinds or of theirs; of every operation but modules.

// NONE-NOT: remark:
// NONE: "x.a"() : () -> ()
// NONE-NOT: remark:
"x.a"() : () -> ()

//      ALL:remarks.mlir:[[#@LINE-2]]:1: remark: [Missed] test-remark | Category:a-category-1-missed | Reason="because we are testing the remark pipeline", Remark="This is a test missed remark", Suggestion="try using the remark pipeline feature"
// ALL-NEXT: remark: [Passed] test-remark | Category:category-1-passed | Reason="because we are testing the remark pipeline", Remark="This is a test passed remark (should be dropped)", Suggestion="try using the remark pipeline feature"
// ALL-NEXT: remark: [Passed] test-remark | Category:category-1-passed | Reason="because we are testing the remark pipeline", Remark="This is a test passed remark", Suggestion="try using the remark pipeline feature"
// ALL-NEXT: remark: [Failure] test-remark | Category:category-2-failed | Reason="because we are testing the remark pipeline", Remark="This is a test failed remark", Suggestion="try using the remark pipeline feature"
// ALL-NEXT: remark: [Analysis] test-remark | Category:category-2-analysis | Remark="This is a test analysis remark"
// ALL-NOT: {{.}}

//      FIRST: remark: [Passed] test-remark | Category:category-1-passed | {{.*}}(should be dropped)
// FIRST-NEXT: remark: [Passed] test-remark | Category:category-1-passed |
// FIRST-NOT: remark:

// FAILED-NOT: Passed
//     FAILED: remark: [Failure] test-remark | Category:category-2-failed |
// FAILED-NOT: remark:

// WHOLE-NOT: Missed
//     WHOLE: remark: [Analysis] test-remark | Category:category-2-analysis | Remark=
// WHOLE-NOT: remark:

// MISSED-NOT: Passed
//     MISSED: remark: [Missed] test-remark | Category:a-category-1-missed |
// MISSED-NOT: remark:

// REGEX: mlopt: for the options --remarks-filter*: expected an extended regular expression, got '['
// POLICY: mlopt: for the --remark-policy option: Cannot find option named 'last'!
