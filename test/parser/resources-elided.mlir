// A resource's value is left out if its text is larger than the limit: the text
// with its quotes and escapes; and true and false, too.
// RUN: mlopt %s -allow-unregistered-dialect -mlir-elide-resource-strings-if-larger=14 | FileCheck %s --check-prefixes=CHECK,ALL
// RUN: mlopt %s -allow-unregistered-dialect -mlir-elide-resource-strings-if-larger=13 | FileCheck %s --check-prefixes=CHECK,SOME
// RUN: mlopt %s -allow-unregistered-dialect -mlir-elide-resource-strings-if-larger=4 | FileCheck %s --check-prefixes=CHECK,FEW
// RUN: mlopt %s -allow-unregistered-dialect -mlir-elide-resource-strings-if-larger=1 | FileCheck %s --check-prefixes=CHECK,NONE

// CHECK:      dense_resource<k>
// ALL:        builtin: {
// ALL-NEXT:     k: "0x01000000AB"
// SOME-NOT:   dialect_resources
// SOME:       s: "abc",
// SOME-NEXT:  b: true,
// SOME-NEXT:  c: false,
// SOME-NEXT:  d: "",
// SOME-NEXT:  e: "\22"
// SOME-NEXT:  }
// FEW:        m: {
// FEW-NEXT:     b: true,
// FEW-NEXT:     d: ""
// FEW-NEXT:   }
// NONE-NOT:   resources
"a.b"() {x = dense_resource<k> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: { builtin: { k: "0x01000000ab" } },
  external_resources: { m: { s: "abc", b: true, c: false, d: "", e: "\22" } }
#-}
