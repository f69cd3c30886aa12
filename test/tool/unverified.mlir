// -mlir-very-unsafe-disable-verifier-on-parsing: what was read is not verified,
// and printed in generic form unless -mlir-print-assume-verified says otherwise.
// RUN: not mlopt %s 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: mlopt %s -mlir-very-unsafe-disable-verifier-on-parsing | FileCheck %s --check-prefix=GENERIC
// RUN: mlopt %s -mlir-very-unsafe-disable-verifier-on-parsing -mlir-print-assume-verified | FileCheck %s --check-prefix=CUSTOM
// RUN: sed 's/: (*i64/&/;s/i64/i32/g' %s | mlopt -mlir-very-unsafe-disable-verifier-on-parsing | FileCheck %s --check-prefix=RIGHT
// WRONG: error: type of return operand 0 ('i64') doesn't match function result type ('i32') in function @f
// GENERIC: "func.return"(%{{.*}}) : (i64) -> ()
// CUSTOM: return %{{.*}} : i64
// RIGHT: return %{{.*}} : i32
func.func @f() -> i32 {
  %0 = arith.constant 0 : i64
  "func.return"(%0) : (i64) -> ()
}
