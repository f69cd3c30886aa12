// SPDX-License-Identifier: Apache-2.0
// AsmReader: reads a dialect's own syntax, a token at a time. The parser
// implements it. Follows mlir::AsmParser.
//
// An error is reported and ends the reading: the functions that fail do not
// return, so that a hook needs no clean-up of its own and owns no memory.
#ifndef MLOPT_IR_SYNTAX_ASM_READER_H
#define MLOPT_IR_SYNTAX_ASM_READER_H

#include "ir/definitions/op_def.h"
#include "support/numbers/wide_int.h"

/// What is read next.
typedef enum AsmRequest {
  ASM_READ_NOTHING,   ///< All is read: the format goes on.
  ASM_READ_TYPE,      ///< asm_reader_type gives it.
  ASM_READ_BARE_TYPE, ///< As TYPE, but of the type's dialect, without prefix.
  ASM_READ_SIGNATURE, ///< `(T) -> U`, the types of all operands and results.
  ASM_READ_ATTR,      ///< asm_reader_attr gives it.
  ASM_READ_UNTYPED_ATTR, ///< See asm_read_attr_of_type.
  ASM_READ_ATTR_DICT,    ///< `{…}`, which is there; its entries are set.
  ASM_READ_REGION,       ///< It is added.
  ASM_READ_OPERATION,    ///< In generic form; asm_reader_operation gives it.
  ASM_READ_LOCATION, ///< `loc(…)`, which is there; see asm_reader_location.
} AsmRequest;

/// What to read next, and the state in which the hook is called after that.
typedef struct AsmNext {
  AsmRequest request;
  unsigned state;
} AsmNext;

/// Nothing more is read.
static inline AsmNext asm_done(void) { return (AsmNext){0}; }
static inline AsmNext asm_read(AsmRequest request, unsigned state) {
  return (AsmNext){request, state};
}

/// The text of an operation, type or parameter that is being read.
typedef struct AsmReader AsmReader;

/// What the newest token is.
typedef enum AsmTokenKind {
  ASM_TOKEN_END,
  ASM_TOKEN_WORD,
  ASM_TOKEN_INTEGER,
  ASM_TOKEN_STRING,
  ASM_TOKEN_OTHER,
} AsmTokenKind;

/// The context that what is read is interned in.
Context *asm_reader_context(const AsmReader *reader);
/// Memory that lives until the operation was read.
Arena *asm_reader_arena(const AsmReader *reader);
/// The kind of the newest token.
AsmTokenKind asm_reader_token(const AsmReader *reader);
/// The token's text; a string's has its quotes.
StringRef asm_reader_text(const AsmReader *reader);
/// Where it stands.
const char *asm_reader_place(const AsmReader *reader);
/// Is its text `text`?
bool asm_reader_is(const AsmReader *reader, const char *text);
/// Moves to the next token.
void asm_reader_step(AsmReader *reader);
/// Moves on in the text itself, to `at`, where the lexer begins a token; for
/// what is not made of MLIR's tokens.
void asm_reader_resume(AsmReader *reader, const char *at);
/// The characters that the newest token, a string, stands for.
StringRef asm_reader_string(const AsmReader *reader);
/// The value of the newest token, an integer; false: `type` cannot hold it.
bool asm_reader_integer(const AsmReader *reader, const Type *type,
                        bool is_negative, WideInt *value);
/// The value that was read for property `index`, or NULL.
const Attribute *asm_reader_prop(const AsmReader *reader, unsigned index);

/// What was read by request.
const Type *asm_reader_type(const AsmReader *reader);
/// Where the hook keeps what it has to know when it is called again. `*` is
/// NULL at first.
void **asm_reader_data(AsmReader *reader);
/// Moves `text` to the reader's memory: an error may leave the hook at once.
StringRef asm_reader_take_text(AsmReader *reader, Stream *text);
/// Reports `custom op 'x.op' …` at `at`. The caller fails after it.
__attribute__((format(printf, 3, 4))) void
asm_reader_error(AsmReader *reader, const char *at, const char *format, ...);
/// Reports `message` at `at`, or `expected …` where the token should stand.
void asm_reader_plain_error(AsmReader *reader, const char *at,
                            const char *message);
/// Reports `expected WHAT` where the next token should have stood.
void asm_reader_missing(AsmReader *reader, const char *what);
/// Moves past the token `text`; if it is another, reports that `text` was
/// expected and fails.
void asm_reader_expect(AsmReader *reader, const char *text);
/// The definition of the operation that is read.
const OpDef *asm_reader_op(const AsmReader *reader);
/// Runs `run` with `user`, for functions that must return. False: the reading
/// failed; asm_reader_fail_again must follow, and nothing else.
bool asm_reader_try(AsmReader *reader,
                    void (*run)(AsmReader *reader, void *user), void *user);
/// Ends the reading after asm_reader_try failed.
_Noreturn void asm_reader_fail_again(AsmReader *reader);
/// Ends the reading after an error was reported.
_Noreturn void asm_reader_fail(AsmReader *reader);

#endif
