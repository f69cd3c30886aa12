// RUN: not mlopt %s -split-input-file 2>&1 | FileCheck %s

llvm.func @type() {
  // CHECK: :[[@LINE+1]]:19: error: custom op 'llvm.inline_asm' invalid kind of attribute specified
  llvm.inline_asm i8 "nop", "" : () -> ()
  llvm.return
}

// -----

llvm.func @attribute_after_word() {
  // CHECK: :[[@LINE+1]]:36: error: custom op 'llvm.inline_asm' invalid kind of attribute specified
  llvm.inline_asm has_side_effects unit "nop", "" : () -> ()
  llvm.return
}

// -----

llvm.func @no_kind() {
  // CHECK: :[[@LINE+1]]:37: error: custom op 'llvm.inline_asm' expected one of [none, notail, musttail, tail] for Tail Call Kind, got: foo
  llvm.inline_asm tail_call_kind = <foo> "nop", "" : () -> ()
  llvm.return
}

// -----

llvm.func @kind_without_brackets() {
  // CHECK: :[[@LINE+1]]:35: error: expected '<'
  llvm.inline_asm tail_call_kind = tail "nop", "" : () -> ()
  llvm.return
}

// -----

llvm.func @kind_without_value() {
  // CHECK: :[[@LINE+1]]:33: error: expected '='
  llvm.inline_asm tail_call_kind "nop", "" : () -> ()
  llvm.return
}

// -----

llvm.func @dialect_in_brackets() {
  // CHECK: :[[@LINE+1]]:33: error: custom op 'llvm.inline_asm' expected string or keyword containing one of the following enum values for attribute 'asm_dialect' [att, intel]
  llvm.inline_asm asm_dialect = <att> "nop", "" : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // CHECK: :[[@LINE+1]]:30: error: expected '='
  llvm.inline_asm asm_dialect "foo", "r" %a : (i32) -> ()
}

// -----

llvm.func @f(%a: i32) {
  // CHECK: :[[@LINE+1]]:35: error: expected attribute value
  llvm.inline_asm has_side_effects = true "foo", "r" %a : (i32) -> ()
}

// -----

llvm.func @f(%a: i32) {
  // CHECK: :[[@LINE+1]]:25: error: expected attribute value
  llvm.inline_asm "foo", r %a : (i32) -> ()
}
