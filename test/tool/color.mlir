// RUN: not mlopt -color < %s 2>&1 | sed 's/\x1b/ESC/g' | FileCheck %s --strict-whitespace --match-full-lines
// RUN: not mlopt < %s 2>&1 | FileCheck %s --check-prefix=PLAIN --implicit-check-not='{{\x1b}}'
// RUN: not mlopt -color=false < %s 2>&1 | FileCheck %s --check-prefix=PLAIN --implicit-check-not='{{\x1b}}'

func.func @f() -> i32 {
  return
}
//      CHECK:ESC[1m<stdin>:6:3: ESC[0mESC[0;1;31merror: ESC[0mESC[1m'func.return' op has 0 operands, but enclosing function (@f) returns 1
// CHECK-NEXT:ESC[0m  return
// CHECK-NEXT:ESC[0;1;32m  ^
// CHECK-NEXT:ESC[0mESC[1m<stdin>:6:3: ESC[0mESC[0;1;30mnote: ESC[0mESC[1msee current operation: "func.return"() : () -> ()
// PLAIN: <stdin>:6:3: error: 'func.return'
