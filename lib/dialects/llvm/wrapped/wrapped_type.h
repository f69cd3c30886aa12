// SPDX-License-Identifier: Apache-2.0
// The text of wrapped types, `{ float*, [2 x i64] }`, in LLVM 10's type syntax.
// It is lexed by wrapped_lexer.re, parsed by wrapped_grammar.y, and printed
// here.
#ifndef MLOPT_DIALECTS_LLVM_WRAPPED_WRAPPED_TYPE_H
#define MLOPT_DIALECTS_LLVM_WRAPPED_WRAPPED_TYPE_H

#include "ir/types/type.h"
#include "support/vector.h"

typedef enum WrappedTokenKind {
  WRAPPED_END,
  WRAPPED_BAD, ///< A character that no type has.
  WRAPPED_WORD,
  WRAPPED_NUMBER,
  WRAPPED_NAME,
  WRAPPED_X,
  WRAPPED_VSCALE,
  WRAPPED_ADDRSPACE,
  WRAPPED_STAR,
  WRAPPED_COMMA,
  WRAPPED_ELLIPSIS,
  WRAPPED_OPEN_PAREN,
  WRAPPED_CLOSE_PAREN,
  WRAPPED_OPEN_BRACKET,
  WRAPPED_CLOSE_BRACKET,
  WRAPPED_OPEN_BRACE,
  WRAPPED_CLOSE_BRACE,
  WRAPPED_LESS,
  WRAPPED_GREATER,
  WRAPPED_NUM_TOKENS
} WrappedTokenKind;

typedef struct WrappedToken {
  WrappedTokenKind kind;
  StringRef text; ///< For a name: without `%` and quotes.
} WrappedToken;

/// The state of reading one text.
typedef struct WrappedParser {
  Context *ctx;
  SourcePos pos; ///< Where errors are reported.
  const char *cursor;
  const char *limit;
  VECTOR(const Type *) elements; ///< The elements of the lists that are open.
  WrappedTokenKind previous;     ///< Token before the current one.
  bool is_quoted; ///< It is `"text"`; its errors use LLVM's words of 2020.
  bool has_failed;
  const Type *result;
} WrappedParser;

/// The next token. There must be a NUL at `limit`.
WrappedToken wrapped_lex(WrappedParser *parser);

/// The functions below build what the grammar has read. Each checks its parts
/// and reports errors.
const Type *wrapped_build_word(WrappedParser *parser, StringRef word);
/// A pointer to `pointee`, which may not be void, label, metadata or token.
/// `space` is digits, or empty.
const Type *wrapped_build_pointer(WrappedParser *parser, const Type *pointee,
                                  StringRef space);
/// `size` is digits: a number below 2^63.
const Type *wrapped_build_array(WrappedParser *parser, StringRef size,
                                const Type *element);
/// `size` is digits: a number from 1 to 2^32 - 1.
const Type *wrapped_build_vector(WrappedParser *parser, StringRef size,
                                 bool is_scalable, const Type *element);
/// Builds a struct from the last `count` elements of the open lists.
const Type *wrapped_build_struct(WrappedParser *parser, size_t count,
                                 bool is_packed);
/// A function type from `result` and the last `count` elements of the open
/// lists.
const Type *wrapped_build_function(WrappedParser *parser, const Type *result,
                                   size_t count, bool is_vararg);
/// Appends `type` to the innermost open list.
void wrapped_push(WrappedParser *parser, const Type *type);
/// Reports, once, that the text is not a type.
void wrapped_syntax_error(WrappedParser *parser);

/// Runs the grammar over the text and sets `result`. Defined in
/// wrapped_grammar.y.
void wrapped_parse_all(WrappedParser *parser);

/// TypeDef.print: writes `!llvm.i32`, `!llvm<"float*">`. No recursion.
void wrapped_type_print(Stream *out, const DialectType *type);

/// The type that `word` (`float`, `void`) names, or NULL.
const Type *wrapped_word_type(Context *ctx, StringRef word);
/// The word that names `type`.
StringRef wrapped_type_word(const DialectType *type);

#endif
