// SPDX-License-Identifier: Apache-2.0
#include "bytecode/read/reader_internal.h"

bool decode_llvm_attr(Decoder *decoder, ReadEntry *entry) {
  (void)entry;
  reader_fail(decoder->reader, "unknown attribute code: %llu",
              (unsigned long long)decode_varint(decoder));
}
