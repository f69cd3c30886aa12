// SPDX-License-Identifier: Apache-2.0
// What the text of a module means, place by place, for editors: which value,
// block or operation a name stands for. Kept beside the IR, and only for those
// who ask; the parser is then precise and parses all bodies in order.
#ifndef MLOPT_PARSER_RECORD_H
#define MLOPT_PARSER_RECORD_H

#include "ir/operation.h"
#include "support/vector.h"

typedef enum RecordKind {
  RECORD_DEFINITION, ///< `%name` of a result or an argument.
  RECORD_USE,        ///< `%name` of an operand.
  RECORD_LABEL,      ///< `^name` before its operations.
  RECORD_BLOCK_USE,  ///< `^name` of a successor.
  RECORD_OP,         ///< An operation; its place is in `loc`.
} RecordKind;

/// One name in the text. The IR that it points to is the parser's: it dies with
/// the Context. If the text has errors, only types and definitions of
/// operations may be looked at, not what is around them.
typedef struct ParseRecord {
  RecordKind kind;
  uint32_t size;      ///< Length of the name, with its `%` or `^`.
  uint32_t number;    ///< In a use `%name#number`; of a definition: values.
  const char *at;     ///< In the source. NULL for operations.
  const Value *value; ///< The first, of a definition. NULL: not defined.
  const Block *block; ///< For labels and their uses.
  const Operation *op; ///< For operations. NULL: it was dropped again.
  Location loc;        ///< Where the name of the operation is.
} ParseRecord;

/// Uses that came before their definition.
typedef struct LateDefinition {
  const Value *reference; ///< What stood for the value. Gone.
  const Value *value;
} LateDefinition;

/// All records of one text, in the order in which the parser met them. `{0}` is
/// empty.
typedef struct ParseRecorder {
  VECTOR(ParseRecord) records;
  VECTOR(LateDefinition) late;
} ParseRecorder;

/// Frees the lists.
void recorder_free(ParseRecorder *recorder);

/// `reference` turned out to be `value`.
void recorder_resolve(ParseRecorder *recorder, const Value *reference,
                      const Value *value);
/// `op` is replaced, or dropped if `by` is NULL. Looks from the newest on.
void recorder_replace_op(ParseRecorder *recorder, const Operation *op,
                         const Operation *by);
/// The parser is about to end: uses get the values that were defined later.
/// Linear.
void recorder_finish(ParseRecorder *recorder);

#endif
