// RUN: mlopt-test %s -allow-unregistered-dialect -test-conversion-rules -debug-only=dialect-conversion 2>&1 >/dev/null | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -test-conversion-rules -debug-only=dialect-conversion 2>/dev/null | FileCheck %s --check-prefix=OUTPUT
// R174: the log is on standard error, the IR on standard output.
// OUTPUT-NOT: Legalizing
// OUTPUT: "spirv.Return"

module attributes {test.rules = {legal = ["spirv.Return", "m.ok"],
    illegal = ["test.return_like", "m.first", "m.stuck", "m.none"],
    patterns = [{root = "test.return_like", to = "spirv.Return", undeclared},
                {root = "m.first", fail = "does not suit me", benefit = 2},
                {root = "m.first", to = "m.ok", undeclared},
                {root = "m.none", to = "m.nowhere"},
                {root = "m.none", to = "m.ok", undeclared},
                {fail = "any"}]}} {

// E7. R179, R180, R181, R182, R183, R184, R185, R186: as in the document.
// R175: indented by the structure. R176: each action. R177: what was
// generated is legalized inside the pattern.
// R12: what is around an operation comes before it.
// CHECK: Legalizing operation : 'builtin.module'(0x
// CHECK: Legalizing operation : 'test.return_like'(0x[[A:[0-9a-f]+]]) {
// CHECK-NEXT:   "test.return_like"() : () -> ()
// CHECK-EMPTY:
// CHECK-NEXT:   * Fold {
// CHECK-NEXT:   } -> FAILURE : unable to fold
// CHECK-EMPTY:
// CHECK-NEXT:   * Pattern : 'test.return_like -> ()' {
// CHECK-NEXT:     ** Insert  : 'spirv.Return'(0x
// CHECK-NEXT:     ** Replace : 'test.return_like'(0x[[A]])
// CHECK-EMPTY:
// CHECK-NEXT:     //===-------------------------------------------===//
// CHECK-NEXT:     Legalizing operation : 'spirv.Return'(0x
// CHECK-NEXT:       "spirv.Return"() : () -> ()
// CHECK-EMPTY:
// CHECK-NEXT:     } -> SUCCESS : operation marked legal by the target
// CHECK-NEXT:     //===-------------------------------------------===//
// CHECK-NEXT:   } -> SUCCESS : pattern applied successfully
// CHECK-NEXT: } -> SUCCESS
// CHECK-NEXT: //===-------------------------------------------===//
"test.return_like"() : () -> ()

// R96: a pattern's reason. R178: of each failure. R43: the next one is tried.
// CHECK: Legalizing operation : 'm.first'
// CHECK: * Pattern : 'm.first -> ()' {
// CHECK-NEXT: ** Failure : does not suit me
// CHECK-NEXT: } -> FAILURE : pattern failed to match
// CHECK: * Pattern : 'm.first -> ()' {
// CHECK-NEXT: ** Insert  : 'm.ok'
"m.first"() : () -> ()

// R16: the generated operation is not legal.
// R40: what leads nowhere is known from the declared results.
// CHECK: Legalizing operation : 'm.none'
// CHECK: * Pattern : 'm.none -> (m.nowhere)' {
// CHECK: } -> FAILURE : failed to legalize generated operation 'm.nowhere'(0x
// CHECK: } -> SUCCESS : pattern applied successfully
"m.none"() : () -> ()

}
