// What is missing in lists of operands and indices, in places, and in the
// parameters of target types.
// RUN: not mlopt -allow-unregistered-dialect -split-input-file %s 2>&1 | FileCheck %s

// CHECK: :[[@LINE+2]]:26: error: expected ')' in operand list
func.func @f(%a: index) {
  scf.parallel (%i) = (%a> to (%a) step (%a) { }

// -----

// CHECK: :[[@LINE+2]]:30: error: expected '(' in operand list
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to {%a) step (%a) { }

// -----

// CHECK: :[[@LINE+2]]:40: error: expected '(' in operand list
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step {%a) { }

// -----

// CHECK: :[[@LINE+2]]:22: error: expected '(' in operand list
func.func @f(%a: index) {
  scf.parallel (%i) = {%a) to (%a) step (%a) { }

// -----

// CHECK: :[[@LINE+2]]:50: error: expected '(' in operand list
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init {%a) { }

// -----

// CHECK: :[[@LINE+2]]:32: error: expected SSA operand
func.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[0, 1.5] : (!llvm.ptr) -> !llvm.ptr, i8

// -----

// CHECK: :[[@LINE+2]]:32: error: expected SSA operand
func.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[0, ] : (!llvm.ptr) -> !llvm.ptr, i8

// -----

// CHECK: :[[@LINE+2]]:18: error: expected integer line number in FileLineColRange
func.func @f() {
  return loc("x"::1)

// -----

// CHECK: :[[@LINE+2]]:29: error: expected integer line number in FileLineColRange
func.func @f() {
  return loc(fused["x", "y"::1])

// -----

// CHECK: :[[@LINE+3]]:33: error: integer value too large
// CHECK: :[[@LINE+2]]:44: error: expected valid keyword
// CHECK: :[[@LINE+1]]:44: error: failed to parse parameter list for target extension type
"x"() : () -> !llvm.target<"a", 99999999999>

// -----

// The dictionary may be a known one, which is not told apart.
// CHECK: :[[#@LINE+1]]:41: error: expected '{' in attribute dictionary
func.func private @known(i32) attributes 3

// -----

// One bit with a sign is a number, too.
// CHECK: !llvm.ptr<4294967295>, b = !llvm.target<"a", 4294967295>, c = !llvm.ptr}
"x"() {a = !llvm.ptr<true>, b = !llvm.target<"a", true>, c = !llvm.ptr<false>} : () -> ()
