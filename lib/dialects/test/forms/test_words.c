// SPDX-License-Identifier: Apache-2.0
// Properties that upstream's test operations read and print by hand.
#include <string.h>

#include "dialects/test/forms/test_forms.h"
#include "dialects/test/forms/test_syntax.h"
#include "support/base64.h"

static bool begins_word(const AsmReader *reader, const PropDef *prop) {
  (void)prop;
  return asm_reader_token(reader) == ASM_TOKEN_WORD;
}

static bool begins_string(const AsmReader *reader, const PropDef *prop) {
  (void)prop;
  return asm_reader_token(reader) == ASM_TOKEN_STRING;
}

static void print_word(AsmPrinter *printer, const Operation *op,
                       const PropDef *prop, const Attribute *value) {
  (void)op;
  (void)prop;
  if (asm_require(printer, value != NULL))
    stream_text(asm_stream(printer), attr_string_value(value));
}

/// Reports `message` about the newest token.
_Noreturn static void fail(AsmReader *reader, const char *message) {
  asm_reader_error(reader, asm_reader_place(reader), "%s", message);
  asm_reader_fail(reader);
}

// --- words -------------------------------------------------------------------

static const Attribute *keyword_parse(AsmReader *reader, const PropDef *prop) {
  (void)prop;
  if (asm_reader_token(reader) != ASM_TOKEN_WORD)
    fail(reader, "expected valid keyword");
  StringRef text = asm_reader_text(reader);
  asm_reader_step(reader);
  return string_attr_get(asm_reader_context(reader), text);
}

const PropHooks test_keyword_hooks = {
    .parse = keyword_parse, .begins = begins_word, .print = print_word};

StringRef test_take_op_name(AsmReader *reader) {
  if (asm_reader_token(reader) != ASM_TOKEN_WORD) {
    asm_reader_missing(reader, "bare identifier or keyword");
    asm_reader_fail(reader);
  }
  StringRef name = asm_reader_text(reader);
  if (string_ref_find(name, '.') == SIZE_MAX) {
    char *text = arena_alloc(asm_reader_arena(reader), name.size + 1);
    text[0] = '.';
    memcpy(text + 1, name.data, name.size);
    name = string_ref(text, name.size + 1);
  }
  asm_reader_step(reader);
  return name;
}

static const Attribute *op_name_parse(AsmReader *reader, const PropDef *prop) {
  (void)prop;
  return string_attr_get(asm_reader_context(reader), test_take_op_name(reader));
}

const PropHooks test_op_name_hooks = {
    .parse = op_name_parse, .begins = begins_word, .print = print_word};

// --- base64 ------------------------------------------------------------------

static const Attribute *base64_parse(AsmReader *reader, const PropDef *prop) {
  (void)prop;
  if (asm_reader_token(reader) != ASM_TOKEN_STRING)
    fail(reader, "expected string");
  StringRef text = asm_reader_string(reader);
  Stream bytes = {0};
  size_t wrong;
  const Attribute *value = NULL;
  if (base64_decode(&bytes, text, &wrong))
    value = string_attr_get(asm_reader_context(reader), stream_view(&bytes));
  stream_free(&bytes);
  if (!value && wrong == SIZE_MAX)
    fail(reader, "Base64 encoded strings must be a multiple of 4 bytes in "
                 "length");
  if (!value) {
    asm_reader_error(reader, asm_reader_place(reader),
                     "Invalid Base64 character %#2.2x at index %zu",
                     (unsigned char)text.data[wrong], wrong);
    asm_reader_fail(reader);
  }
  asm_reader_step(reader);
  return value;
}

static void base64_print(AsmPrinter *printer, const Operation *op,
                         const PropDef *prop, const Attribute *value) {
  (void)op;
  (void)prop;
  if (!asm_require(printer, value != NULL))
    return;
  asm_text(printer, "\"");
  base64_encode(asm_stream(printer), attr_string_value(value));
  asm_text(printer, "\"");
}

const PropHooks test_base64_hooks = {
    .parse = base64_parse, .begins = begins_string, .print = base64_print};

// --- dimensions --------------------------------------------------------------

/// Reads `12` or `?` at `*at` and moves `*at` past it. False if neither is
/// there.
static bool take_dimension(const char **at, int64_t *size) {
  *size = DYNAMIC_SIZE;
  if (**at == '?')
    return ++*at;
  const char *start = *at;
  uint64_t value = 0;
  for (; **at >= '0' && **at <= '9'; ++*at) {
    value = value * 10 + (uint64_t)(**at - '0');
    if (value > INT64_MAX / 10)
      return false;
  }
  *size = (int64_t)value;
  return *at > start;
}

_Noreturn static void fail_dimensions(AsmReader *reader, const char *at,
                                      const char *hint) {
  asm_reader_error(reader, at, "Failed parsing dimension list.%s", hint);
  asm_reader_fail(reader);
}

static const Attribute *empty_parse(AsmReader *reader) {
  asm_reader_step(reader);
  if (!asm_reader_is(reader, "]")) {
    asm_reader_missing(reader, "']'");
    fail_dimensions(reader, asm_reader_place(reader), "");
  }
  asm_reader_step(reader);
  return dense_i64_array_attr_get(asm_reader_context(reader), NULL, 0);
}

/// The number of dimensions at `at`, at most: one more than there are `x`.
static size_t max_dimensions(const char *at) {
  size_t count = 1;
  for (; *at == 'x' || *at == '?' || (*at >= '0' && *at <= '9'); at++)
    count += *at == 'x';
  return count;
}

/// Reads `1x?x3` or `[]`. The former is not made of MLIR's tokens here.
static const Attribute *dimensions_parse(AsmReader *reader,
                                         const PropDef *prop) {
  (void)prop;
  if (asm_reader_is(reader, "["))
    return empty_parse(reader);
  const char *at = asm_reader_place(reader);
  if (asm_reader_token(reader) != ASM_TOKEN_INTEGER &&
      !asm_reader_is(reader, "?"))
    fail_dimensions(reader, at,
                    " Did you mean an empty list? It must be denoted by "
                    "\"[]\".");
  int64_t *sizes =
      arena_alloc(asm_reader_arena(reader), max_dimensions(at) * sizeof *sizes);
  size_t count = 0;
  do {
    at += count > 0;
    const char *start = at;
    if (!take_dimension(&at, &sizes[count++])) {
      asm_reader_plain_error(reader, start, "invalid dimension");
      fail_dimensions(reader, start, "");
    }
  } while (*at == 'x');
  asm_reader_resume(reader, at);
  return dense_i64_array_attr_get(asm_reader_context(reader), sizes, count);
}

static bool dimensions_begin(const AsmReader *reader, const PropDef *prop) {
  (void)prop;
  return asm_reader_token(reader) == ASM_TOKEN_INTEGER ||
         asm_reader_is(reader, "?") || asm_reader_is(reader, "[");
}

static void dimensions_print(AsmPrinter *printer, const Operation *op,
                             const PropDef *prop, const Attribute *value) {
  (void)op;
  (void)prop;
  if (!asm_require(printer, value != NULL))
    return;
  size_t size = asm_integers_size(value);
  asm_text(printer, size ? "" : "[]");
  for (size_t i = 0; i < size; i++) {
    asm_text(printer, i ? "x" : "");
    if (asm_integer_at(value, i) == DYNAMIC_SIZE)
      asm_text(printer, "?");
    else
      stream_int(asm_stream(printer), asm_integer_at(value, i));
  }
}

const PropHooks test_dimensions_hooks = {.parse = dimensions_parse,
                                         .begins = dimensions_begin,
                                         .print = dimensions_print};
