// SPDX-License-Identifier: Apache-2.0
#include "parser/record.h"

#include "support/hash_table.h"

void recorder_free(ParseRecorder *recorder) {
  VECTOR_FREE(&recorder->records);
  VECTOR_FREE(&recorder->late);
}

void recorder_resolve(ParseRecorder *recorder, const Value *reference,
                      const Value *value) {
  VECTOR_PUSH(&recorder->late, (LateDefinition){reference, value});
}

void recorder_replace_op(ParseRecorder *recorder, const Operation *op,
                         const Operation *by) {
  for (size_t i = recorder->records.size; i > 0; i--) {
    ParseRecord *record = &recorder->records.data[i - 1];
    if (record->kind != RECORD_OP || record->op != op)
      continue;
    record->op = by;
    return;
  }
}

/// Later references may have the memory of earlier ones only in another parser,
/// so each has one meaning.
void recorder_finish(ParseRecorder *recorder) {
  PtrMap values = {0};
  for (size_t i = 0; i < recorder->late.size; i++) {
    const LateDefinition *late = &recorder->late.data[i];
    ptr_map_set(&values, late->reference, (void *)(uintptr_t)late->value);
  }
  for (size_t i = 0; i < recorder->records.size; i++) {
    ParseRecord *record = &recorder->records.data[i];
    bool is_reference = record->kind == RECORD_USE && record->value &&
                        record->value->kind == VALUE_BLOCK_ARGUMENT &&
                        !value_block_argument(record->value)->owner;
    if (is_reference)
      record->value = ptr_map_get(&values, record->value);
  }
  ptr_map_free(&values);
}
