// SPDX-License-Identifier: Apache-2.0
// The actions of the grammar of wrapped types, with the checks and the messages
// of LLVM's own parser.
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/llvm_types.h"
#include "dialects/llvm/wrapped/wrapped_type.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/op_diag.h"

static void wrapped_fail(WrappedParser *parser, const char *text) {
  if (!parser->has_failed)
    diag_text(diag_emit(&parser->ctx->diags, DIAG_ERROR, parser->pos), text);
  parser->has_failed = true;
}

/// Reports that the text is broken at a token. The previous token tells what
/// was expected.
void wrapped_syntax_error(WrappedParser *parser) {
  switch (parser->previous) {
  case WRAPPED_END: // Nothing was read yet.
  case WRAPPED_BAD:
  case WRAPPED_X:
  case WRAPPED_COMMA:
  case WRAPPED_OPEN_PAREN:
  case WRAPPED_OPEN_BRACE:
    wrapped_fail(parser, "expected type");
    return;
  case WRAPPED_OPEN_BRACKET:
  case WRAPPED_LESS:
    wrapped_fail(parser, "expected number in array or vector");
    return;
  case WRAPPED_NUMBER:
    wrapped_fail(parser, "expected 'x' after element count");
    return;
  case WRAPPED_VSCALE:
    wrapped_fail(parser, "expected 'x' after vscale");
    return;
  case WRAPPED_ADDRSPACE:
    wrapped_fail(parser, "expected '(' in address space");
    return;
  case WRAPPED_ELLIPSIS:
    wrapped_fail(parser, "expected ')' at end of argument list");
    return;
  case WRAPPED_WORD:
  case WRAPPED_NAME:
  case WRAPPED_STAR:
  case WRAPPED_CLOSE_PAREN:
  case WRAPPED_CLOSE_BRACKET:
  case WRAPPED_CLOSE_BRACE:
  case WRAPPED_GREATER:
  case WRAPPED_NUM_TOKENS:
    wrapped_fail(parser, "expected end of type");
    return;
  }
}

/// A stand-in after an error, so that the grammar can go on.
static const Type *failed(WrappedParser *parser, const char *text) {
  wrapped_fail(parser, text);
  return llvm_wrapped_int(parser->ctx, 8);
}

/// The value of decimal digits, or UINT64_MAX where it is too big.
static uint64_t number_value(StringRef digits) {
  uint64_t value = 0;
  for (size_t i = 0; i < digits.size; i++) {
    if (value > (UINT64_MAX - 9) / 10)
      return UINT64_MAX;
    value = value * 10 + (uint64_t)(digits.data[i] - '0');
  }
  return value;
}

static bool is_integer_word(StringRef word) {
  for (size_t i = 1; i < word.size; i++)
    if (word.data[i] < '0' || word.data[i] > '9')
      return false;
  return word.size > 1 && word.data[0] == 'i';
}

static const Type *unknown_word(WrappedParser *parser, StringRef word) {
  if (parser->is_quoted || parser->has_failed)
    return failed(parser, "expected type");
  Diagnostic *diag = diag_emit(&parser->ctx->diags, DIAG_ERROR, parser->pos);
  diag_text(diag, "unknown LLVM type: ");
  diag_text_ref(diag, word);
  Suggestion suggestion = suggestion_for(word);
  for (size_t i = 0; i < llvm_dialect.num_types; i++)
    suggestion_consider(&suggestion,
                        string_ref_drop(llvm_dialect.types[i].name,
                                        llvm_dialect.name.size + 1));
  diag_suggest(parser->ctx, diag, &suggestion, "");
  parser->has_failed = true;
  return NULL;
}

const Type *wrapped_build_word(WrappedParser *parser, StringRef word) {
  const Type *type = wrapped_word_type(parser->ctx, word);
  if (type)
    return type;
  if (!is_integer_word(word))
    return unknown_word(parser, word);
  uint64_t width = number_value(string_ref_drop(word, 1));
  if (width == 0 || width > MAX_INTEGER_WIDTH)
    return failed(parser, "bitwidth for integer type out of range!");
  return llvm_wrapped_int(parser->ctx, (uint32_t)width);
}

/// Is it one of the keyword types that `rows` names by bits?
static bool is_one_of(const Type *type, unsigned rows) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  return rows >> (dialect->def - llvm_type_defs) & 1;
}

enum {
  BIT_VOID = 1u << LLVM_TYPE_VOID,
  BIT_LABEL = 1u << LLVM_TYPE_LABEL,
  BIT_METADATA = 1u << LLVM_TYPE_METADATA,
  BIT_TOKEN = 1u << LLVM_TYPE_TOKEN,
  BIT_FUNCTION = 1u << LLVM_TYPE_WRAPPED_FUNCTION,
  BITS_NOT_ELEMENT =
      BIT_VOID | BIT_LABEL | BIT_METADATA | BIT_TOKEN | BIT_FUNCTION,
};

const Type *wrapped_build_pointer(WrappedParser *parser, const Type *pointee,
                                  StringRef space) {
  if (is_one_of(pointee, BIT_LABEL))
    return failed(parser, "basic block pointers are invalid");
  if (is_one_of(pointee, BIT_VOID))
    return failed(parser, "pointers to void are invalid; use i8* instead");
  if (is_one_of(pointee, BIT_METADATA | BIT_TOKEN))
    return failed(parser, "pointer to this type is invalid");
  uint64_t number = number_value(space);
  if (number >= 1u << 24)
    return failed(parser, "invalid address space, must be a 24-bit integer");
  return llvm_wrapped_pointer(parser->ctx, pointee, (unsigned)number);
}

const Type *wrapped_build_array(WrappedParser *parser, StringRef size,
                                const Type *element) {
  uint64_t number = number_value(size);
  if (number > INT64_MAX)
    return failed(parser, "expected 64-bit element count");
  if (is_one_of(element, BITS_NOT_ELEMENT))
    return failed(parser, "invalid array element type");
  return llvm_wrapped_array(parser->ctx, (int64_t)number, element);
}

const Type *wrapped_build_vector(WrappedParser *parser, StringRef size,
                                 bool is_scalable, const Type *element) {
  uint64_t number = number_value(size);
  if (number == 0)
    return failed(parser, "zero element vector is illegal");
  if (number > UINT32_MAX)
    return failed(parser, "size too large for vector");
  if (!llvm_type_is_integer(element) && !llvm_type_is_float(element) &&
      !llvm_type_is_pointer(element))
    return failed(parser, "invalid vector element type");
  return llvm_wrapped_vector(parser->ctx, (int64_t)number, is_scalable,
                             element);
}

void wrapped_push(WrappedParser *parser, const Type *type) {
  VECTOR_PUSH(&parser->elements, type);
}

/// Pops the last `count` elements; valid until the next push.
static const Type *const *pop(WrappedParser *parser, size_t count) {
  parser->elements.size -= count;
  return parser->elements.data + parser->elements.size;
}

const Type *wrapped_build_struct(WrappedParser *parser, size_t count,
                                 bool is_packed) {
  const Type *const *types = pop(parser, count);
  for (size_t i = 0; i < count; i++)
    if (is_one_of(types[i], BITS_NOT_ELEMENT))
      return failed(parser, "invalid element type for struct");
  return llvm_wrapped_struct(parser->ctx, types, count, is_packed);
}

const Type *wrapped_build_function(WrappedParser *parser, const Type *result,
                                   size_t count, bool is_vararg) {
  const Type *const *types = pop(parser, count);
  if (is_one_of(result, BIT_LABEL | BIT_METADATA | BIT_FUNCTION))
    return failed(parser, "invalid function return type");
  for (size_t i = 0; i < count; i++) {
    if (is_one_of(types[i], BIT_VOID))
      return failed(parser, "argument can not have void type");
    if (is_one_of(types[i], BIT_FUNCTION))
      return failed(parser, "invalid type for function argument");
  }
  return llvm_wrapped_function(parser->ctx, result, types, count, is_vararg);
}

static bool is_quoted(StringRef text) {
  return text.size >= 2 && text.data[0] == '"' &&
         text.data[text.size - 1] == '"';
}

const Type *llvm_parse_wrapped(Context *ctx, StringRef text, SourcePos pos) {
  bool has_quotes = is_quoted(text);
  if (has_quotes)
    text = string_ref(text.data + 1, text.size - 2);
  Arena arena;
  arena_init(&arena);
  const char *copy = arena_copy_text(&arena, text.data, text.size);
  WrappedParser parser = {.ctx = ctx,
                          .pos = pos,
                          .cursor = copy,
                          .limit = copy + text.size,
                          .is_quoted = has_quotes};
  wrapped_parse_all(&parser);
  VECTOR_FREE(&parser.elements);
  arena_free(&arena);
  return parser.has_failed ? NULL : parser.result;
}
