// SPDX-License-Identifier: Apache-2.0
#include "bytecode/write/writer_internal.h"

bool put_llvm_attr(EntryWriter *entry, const DialectAttr *attr) {
  (void)entry;
  (void)attr;
  return false;
}
