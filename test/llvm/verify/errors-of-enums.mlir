// RUN: not mlopt %s -split-input-file -allow-unregistered-dialect 2>&1 | FileCheck %s

// What the parameter of an enum's attribute was to be is told, too, after a
// string as after a word.

// CHECK: :[[#@LINE+2]]:28: error: expected one of [{{.*}}] for LLVM linkage types, got: bogus
// CHECK: :[[#@LINE+1]]:35: error: failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`
"x.y"() {a = #llvm.linkage<"bogus">} : () -> ()

// -----

// CHECK: :[[#@LINE+2]]:29: error: expected keyword for LLVM integer overflow flags
// CHECK: :[[#@LINE+1]]:29: error: failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`
"x.y"() {a = #llvm.overflow<"nsw">} : () -> ()


// -----

// CHECK: :[[#@LINE+2]]:27: error: expected one of [any, exactmatch, largest, nodeduplicate, samesize] for LLVM Comdat Types, got: bogus
// CHECK: :[[#@LINE+1]]:32: error: failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`
"x.y"() {a = #llvm<comdat bogus>} : () -> ()

// -----

// CHECK: :[[#@LINE+2]]:26: error: expected keyword for LLVM Comdat Types
// CHECK: :[[#@LINE+1]]:26: error: failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`
"x.y"() {a = #llvm.comdat<any>} : () -> ()

// -----

// CHECK: :[[#@LINE+1]]:35: error: expected valid keyword or string
"x.y"() {a = #index<cmp_predicate 7>} : () -> ()
