// RUN: mlopt %s | mlopt | FileCheck %s

// A comdat's kind has no brackets of its own as an attribute, and nothing after
// the case matters.

// CHECK: llvm.comdat @c
// CHECK: llvm.comdat_selector @any any
// CHECK: {a = #llvm<comdat any>, b = #llvm<comdat samesize>, c = #llvm<comdat largest>}
"llvm.comdat"() <{sym_name = "c"}> ({
  "llvm.comdat_selector"() <{sym_name = "any", comdat = 0 : i64}> : () -> ()
}) {a = #llvm<comdat any>, b = #llvm<comdat "samesize">, c = #llvm<comdat largest any>} : () -> ()
