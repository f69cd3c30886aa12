// RUN: not mlopt %s -convert-std-to-llvm=data-layout=xyz 2>&1 | FileCheck %s --check-prefix=LAYOUT
// RUN: not mlopt %s -convert-std-to-llvm=index-bitwidth=5000 2>&1 | FileCheck %s --check-prefix=WIDTH

// LAYOUT: error: data-layout is 'xyz', expected specifications such as 'p:32:32' with dashes between them
// WIDTH: error: index-bitwidth is 5000, expected at most 1024
module {}
