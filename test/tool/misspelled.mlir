// Warnings of names that mean nothing: patterns, and expectations in a test.
// RUN: echo 'func.func private @f()' | mlopt -canonicalize='disable-patterns=add-of-ad,add-of-sub enable-patterns=nothing-like-any' -o /dev/null 2>&1 | FileCheck %s --check-prefix=PATTERN --match-full-lines --implicit-check-not=warning
// RUN: not mlopt %s -verify-diagnostics -split-input-file -o /dev/null 2>&1 | FileCheck %s --check-prefix=EXPECT
// PATTERN: mlopt: warning: disable-patterns of -canonicalize: no pattern is called 'add-of-ad'; did you mean 'add-of-add'?
// PATTERN: mlopt: warning: enable-patterns of -canonicalize: no pattern is called 'nothing-like-any'
// EXPECT: misspelled.mlir:[[# @LINE + 28]]:13: warning: 'expected-eror' expects nothing; did you mean 'expected-error'?
// EXPECT: error: unexpected error: redefinition of symbol named 'f'

// Values of options: of the tool, and of passes.
// RUN: not mlopt -debug-only=dialect-convertion 2>&1 | FileCheck %s --check-prefix=VALUE -DWANTED=dialect-conversion
// RUN: not mlopt -mlir-print-ir-after=cs 2>&1 | FileCheck %s --check-prefix=VALUE -DWANTED=cse
// RUN: not mlopt -mlir-print-ir-before=canonicalise 2>&1 | FileCheck %s --check-prefix=VALUE -DWANTED=canonicalize
// RUN: not mlopt -mlir-timing-display=tre 2>&1 | FileCheck %s --check-prefix=VALUE -DWANTED=tree
// RUN: not mlopt -remark-format=yml 2>&1 | FileCheck %s --check-prefix=VALUE -DWANTED=yaml
// RUN: not mlopt -list-passes=jso 2>&1 | FileCheck %s --check-prefix=VALUE -DWANTED=json
// RUN: not mlopt -explain-failures=leftover 2>&1 | FileCheck %s --check-prefix=VALUE -DWANTED=leftovers
// RUN: not mlopt -color=flase 2>&1 | FileCheck %s --check-prefix=VALUE -DWANTED=false
// VALUE: mlopt: for the --
// VALUE-NEXT: mlopt: Did you mean '[[WANTED]]'?
// RUN: not mlopt -diagnostics-format=xml 2>&1 | FileCheck %s --check-prefix=TRY
// TRY: mlopt: Try 'text' or 'json' or 'sarif'
// RUN: not mlopt -mlir-print-ir-after=convert-scf-to-std 2>&1 | FileCheck %s --check-prefix=OLD
// OLD: mlopt: the pass is called 'convert-scf-to-cf' today
// RUN: not mlopt -canonicalize='top-down=ture' 2>&1 | FileCheck %s --check-prefix=BOOL
// BOOL: Try 0 or 1; did you mean 'true'?
// RUN: not mlopt -canonicalize='region-simplify=agressive' 2>&1 | FileCheck %s --check-prefix=ENUM
// ENUM: or 'aggressive'; did you mean 'aggressive'?
// RUN: echo 'module {}' | not mlopt -convert-to-llvm='filter-dialects=arithh' 2>&1 | FileCheck %s --check-prefix=DIALECT
// DIALECT: error: dialect not loaded: arithh
// DIALECT: note: did you mean 'arith'?
// RUN: echo 'module {}' | not mlopt -convert-to-llvm='filter-dialects=math' 2>&1 | FileCheck %s --check-prefix=UNUSED
// UNUSED: note: no operation of it is in the input
func.func private @f()
// expected-eror @below {{redefinition of symbol named 'f'}}
module {
  func.func private @f()
}
// -----
func.func private @f()
func.func private @f()
