// SPDX-License-Identifier: Apache-2.0
// Actions of attributes, aliases and resources.
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/type_def.h"
#include "ir/diagnostics/op_diag.h"
#include "parser/actions.h"
#include "parser/data/actions_cases.h"
#include "parser/data/numbers.h"
#include "support/ascii.h"
#include "support/memory.h"

static const Attribute *build_float(Parser *parser, Number number,
                                    const Type *type) {
  const FloatType *format = type_as_float(type);
  if (!format)
    parser_fail_at(parser, parser->token.text,
                   "floating point value not valid for specified type");
  FloatBits bits = number_parse_float(parser, format->format, number.text,
                                      number.is_float, number.is_negative);
  return float_attr_get(parser->ctx, type, bits);
}

const Attribute *build_number(Parser *parser, Number number, const Type *type) {
  if (!type)
    type = number.is_float ? parser->common.f64 : parser->common.i64;
  if (number.is_float || type_as_float(type))
    return build_float(parser, number, type);
  uint32_t width;
  const char *at = number.text.data;
  if (!number_width(type, &width))
    parser_fail_at(parser, at, "integer literal not valid for specified type");
  const IntegerType *integer = type_as_integer(type);
  if (number.is_negative && integer && integer->signedness == UNSIGNED)
    parser_fail_at(
        parser, at,
        "negative integer literal not valid for unsigned integer type");
  WideInt value;
  if (!number_parse_int(parser, type, number.text, number.is_negative, &value))
    parser_fail_at(parser, at, "integer constant out of range for attribute");
  return integer_attr_get(parser->ctx, type, value);
}

const Attribute *build_strided(Parser *parser, int64_t offset,
                               Integers strides) {
  return strided_layout_attr_get(parser->ctx, offset, strides.data,
                                 strides.size);
}

const Attribute *build_dense_resource(Parser *parser, Token handle, Token colon,
                                      const Type *type) {
  if (!type_as_shaped(type))
    parser_fail_at(parser, colon.text,
                   "`dense_resource` expected a shaped type");
  StringRef name = *handle.text == '"' ? parser_string(parser, &handle)
                                       : token_text(&handle);
  return dense_resource_attr_get(parser->ctx, type,
                                 context_intern_string(parser->ctx, name));
}

// --- distinct ---------------------------------------------------------------

/// The attribute that was made for `number` before, or a new one.
static const Attribute *find_distinct(Parser *parser, uint64_t number,
                                      const Attribute *referenced) {
  FileNames *names = parser->file_names;
  const void *key = (const void *)(uintptr_t)((number << 1) + 1);
  file_names_lock(names);
  void **slot = ptr_map_slot(&names->distincts, key);
  if (!*slot)
    *slot = (void *)(uintptr_t)distinct_attr_create(
        parser->ctx, referenced, context_next_distinct_id(parser->ctx));
  const Attribute *attr = *slot;
  file_names_unlock(names);
  return attr;
}

const Attribute *build_distinct(Parser *parser, Token keyword, Token id,
                                const Attribute *referenced) {
  uint64_t number;
  if (!number_parse_unsigned(parser, &id, &number))
    parser_fail_at(parser, text_after(&id),
                   "expected an unsigned 64-bit integer");
  const Attribute *known = find_distinct(parser, number, referenced);
  const Attribute *before = attr_as_distinct(known)->referenced;
  if (before != referenced) {
    Diagnostic *diag = parser_error(
        parser, keyword.text,
        "referenced attribute does not match previous definition: ");
    diag_attr(diag, before);
    parser_fail(parser);
  }
  return known;
}

// --- attributes of dialects -------------------------------------------------

static const Attribute *build_dialect_attr(Parser *parser, const AttrDef *def,
                                           Token token) {
  StringRef empty = {"", 0};
  if (def->shape == ATTR_SHAPE_KEYWORD)
    fail_keyword(parser, def, string_ref(token.text + token.prefix, 0));
  if (def->shape == ATTR_SHAPE_UNIT)
    return dialect_attr_get(parser->ctx, def, 0, empty);
  if (def->shape != ATTR_SHAPE_TEXT)
    return dialect_attr_get(parser->ctx, def, parse_cases(parser, def, token),
                            empty);
  return dialect_attr_get(parser->ctx, def, 0, token_body(token));
}

/// The attribute definition with this `mnemonic` and `shape`, or NULL.
static const AttrDef *find_attr_of_shape(const DialectDef *dialect,
                                         StringRef mnemonic, AttrShape shape) {
  for (size_t i = 0; i < dialect->num_attrs; i++) {
    const AttrDef *def = &dialect->attrs[i];
    StringRef name = string_ref_drop(def->name, dialect->name.size + 1);
    if (def->shape == shape && string_ref_equals(name, mnemonic))
      return def;
  }
  return NULL;
}

/// The attribute `#dialect<mnemonic case>`; NULL if `text` is something else.
/// What follows the case is left alone.
static const Attribute *
build_keyword_attr(Parser *parser, const DialectDef *dialect, StringRef text) {
  size_t end = 0;
  while (end < text.size && text.data[end] != ' ')
    end++;
  const AttrDef *def = find_attr_of_shape(dialect, string_ref(text.data, end),
                                          ATTR_SHAPE_KEYWORD);
  if (!def)
    return NULL;
  StringRef word = leading_word(string_ref_trim(string_ref_drop(text, end)));
  uint64_t value;
  if (!attr_find_case(def, word, &value))
    fail_keyword(parser, def, word);
  return dialect_attr_get(parser->ctx, def, value, string_ref("", 0));
}

/// Notes which type or attribute of the dialect may have been meant.
static void suggest_mnemonic(Parser *parser, Diagnostic *diag, char sigil,
                             StringRef word, StringRef name) {
  const DialectDef *dialect = context_dialect(parser->ctx, name);
  Suggestion suggestion = suggestion_for(word);
  size_t count = !dialect       ? 0
                 : sigil == '!' ? dialect->num_types
                                : dialect->num_attrs;
  for (size_t i = 0; i < count; i++) {
    StringRef whole =
        sigil == '!' ? dialect->types[i].name : dialect->attrs[i].name;
    suggestion_consider(&suggestion, string_ref_drop(whole, name.size + 1));
  }
  diag_suggest(parser->ctx, diag, &suggestion, "");
}

void fail_unknown_mnemonic(Parser *parser, char sigil, StringRef text,
                           StringRef dialect) {
  if (text.size && text.data[0] == '"')
    parser_fail_at(parser, text.data, "expected valid keyword");
  StringRef word = leading_word(text);
  Diagnostic *diag = parser_error(
      parser, text.data, "unknown %s `%.*s` in dialect `%.*s`",
      sigil == '!' ? " type" : "attribute",
      (int)(word.size > 100 ? 100 : word.size), text.data, STR_ARGS(dialect));
  suggest_mnemonic(parser, diag, sigil, word, dialect);
  parser_fail(parser);
}

const Attribute *build_raw_attr(Parser *parser, Token token, const Type *type) {
  StringRef dialect, text;
  split_dialect_symbol(token, &dialect, &text);
  const AttrDef *def = context_attr_def(
      parser->ctx, string_ref(token.text + 1, token.prefix - 1));
  if (def)
    return build_dialect_attr(parser, def, token);
  const DialectDef *known = context_dialect(parser->ctx, dialect);
  if (known && known->num_attrs == 0)
    parser_fail_at(parser, text.data,
                   "dialect '%.*s' provides no attribute parsing hook",
                   STR_ARGS(dialect));
  def = known ? find_attr_of_shape(known, text, ATTR_SHAPE_UNIT) : NULL;
  if (def)
    return build_dialect_attr(parser, def, token);
  const Attribute *attr =
      known ? build_keyword_attr(parser, known, text) : NULL;
  if (attr)
    return attr;
  if (known)
    fail_unknown_mnemonic(parser, '#', text, dialect);
  check_unknown_dialect(parser, token, type);
  return opaque_attr_get(parser->ctx, dialect, text, type);
}

// --- dictionaries -----------------------------------------------------------

/// Does `text`, which is between braces, mean the same wherever it follows, and
/// nothing but a dictionary? A region does not begin with `name =`.
static bool is_plain_dict(StringRef text) {
  static const char others[] = "\"{/\n";
  if (text.size > MAX_KNOWN_DICT_TEXT || !is_letter(text.data[0]) ||
      !memchr(text.data, '=', text.size))
    return false;
  for (size_t i = 0; i + 1 < sizeof others; i++)
    if (memchr(text.data, others[i], text.size))
      return false;
  return true;
}

void remember_dict(Parser *parser, Token open, Token close, NamedAttrs attrs) {
  const char *begin = open.text + 1;
  StringRef text = string_ref(begin, (size_t)(close.text - begin));
  if (parser->errors.are_reported || attrs.size > MAX_KNOWN_DICT ||
      !is_plain_dict(text))
    return;
  if (!parser->data.known_dicts)
    parser->data.known_dicts = mem_alloc_zero(sizeof(KnownDicts));
  KnownDict *ways = parser->data.known_dicts->ways[known_dict_place(text)];
  memmove(ways + 1, ways, (KNOWN_DICT_WAYS - 1) * sizeof *ways);
  memcpy(ways[0].text, text.data, text.size);
  ways[0].text_size = (uint32_t)text.size;
  ways[0].place = begin;
  ways[0].size = attrs.size;
  memcpy(ways[0].attrs, attrs.data, attrs.size * sizeof *attrs.data);
}

NamedAttrs known_dict(Parser *parser, Token token) {
  const KnownDict *known = token.entry;
  NamedAttrs attrs = {0};
  for (uint32_t i = 0; i < known->size; i++)
    LIST_PUSH(parser, &attrs, known->attrs[i]);
  return attrs;
}

// --- aliases ----------------------------------------------------------------

static StringRef alias_name(Token token) {
  return string_ref(token.text + 1, token.size - 1);
}

_Noreturn static void fail_undefined(Parser *parser, Token token) {
  parser_fail_at(parser, parser_before_token(parser, parser->token),
                 "undefined symbol alias id '%.*s'",
                 (int)(token.size > 200 ? 200 : token.size - 1),
                 token.text + 1);
}

/// The value of the alias that `use` names. A body is parsed when all aliases
/// of the file are known, also those that are defined after it.
static const void *alias_value(Parser *parser, const AliasTable *table,
                               Token use) {
  const AliasValue *known = alias_table_find(table, alias_name(use));
  if (!known || (parser->is_worker && known->place > use.text))
    fail_undefined(parser, use);
  return known->value;
}

const Attribute *attr_alias_value(Parser *parser, Token token) {
  return alias_value(parser, &parser->aliases.attrs, token);
}

const Type *type_alias_value(Parser *parser, Token token) {
  return alias_value(parser, &parser->aliases.types, token);
}

void fail_alias_name(Parser *parser, Token name, const char *kind) {
  if (memchr(name.text, '.', name.prefix))
    parser_fail_at(parser, name.text,
                   "%s names with a '.' are reserved for dialect-defined names",
                   kind);
  parser_fail_at(parser, name.text + name.prefix,
                 "expected '=' in %s alias definition", kind);
}

/// `kind`: for the error.
static void define_alias(Parser *parser, AliasTable *table, Token name,
                         const void *value, const char *kind) {
  if (alias_table_find(table, alias_name(name)))
    parser_fail_at(parser, name.text, "redefinition of %s alias id '%.*s'",
                   kind, STR_ARGS(alias_name(name)));
  alias_table_add(table, alias_name(name), (AliasValue){value, name.text},
                  &parser->arena);
  arena_rewind(&parser->scratch, VECTOR_LAST(&parser->nest.scopes).mark);
  parser_pass(parser, parser->lexer.cursor);
}

void define_attr_alias(Parser *parser, Token name, const Attribute *value) {
  define_alias(parser, &parser->aliases.attrs, name, value, "attribute");
}

void define_type_alias(Parser *parser, Token name, const Type *type) {
  define_alias(parser, &parser->aliases.types, name, type, "type");
}

// --- resources --------------------------------------------------------------

/// Is the section that is read the one of dialects?
static bool is_of_dialect(const Parser *parser) {
  return string_ref_equals(parser->resource.section, STR("dialect_resources"));
}

/// The text of an identifier or string token, interned.
static StringRef parser_name(Parser *parser, const Token *name) {
  StringRef text =
      *name->text == '"' ? parser_string(parser, name) : token_text(name);
  return context_intern_string(parser->ctx, text);
}

/// The hexadecimal digits of a blob begin with four bytes for its alignment.
static void check_blob(Parser *parser, Token key, Token value) {
  StringRef text = token_text(&value), name = parser_name(parser, &key);
  StringRef digits =
      text.size >= 2 ? string_ref(text.data + 1, text.size - 2) : text;
  if (*text.data != '"' || !is_hex_text(digits)) {
    parser_fail_at(parser, value.text,
                   "expected hex string blob for key '%.*s'", STR_ARGS(name));
    return;
  }
  if (digits.size < 10) {
    parser_fail_at(parser, value.text,
                   "expected hex string blob for key '%.*s' to encode "
                   "alignment in first 4 bytes",
                   STR_ARGS(name));
    return;
  }
  uint32_t alignment = 0;
  for (unsigned i = 4; i-- > 0;)
    alignment = alignment << 8 | hex_byte_value(&digits.data[2 + 2 * i]);
  if (alignment & (alignment - 1))
    parser_fail_at(parser, value.text,
                   "expected hex string blob for key '%.*s' to encode "
                   "alignment in first 4 bytes, but got non-power-of-2 value: "
                   "%u",
                   STR_ARGS(name), alignment);
}

/// Writes hexadecimal digits in upper case, eight at a time. Of digits only
/// letters have bit 6, and only those in lower case have bit 5 with it.
static void digits_to_upper(char *digits, size_t size) {
  uint64_t word;
  size_t at = 0;
  for (; at + sizeof word <= size; at += sizeof word) {
    memcpy(&word, digits + at, sizeof word);
    word &= ~((word & UINT64_C(0x4040404040404040)) >> 1);
    memcpy(digits + at, &word, sizeof word);
  }
  for (; at < size; at++)
    digits[at] = (char)(digits[at] & ~((digits[at] & 0x40) >> 1));
}

/// A resource's value in printed form: a blob's digits in upper case, a
/// string's characters with uniform escapes. A blob without data has no
/// alignment.
static StringRef resource_text(Parser *parser, Token value, bool is_blob) {
  StringRef text = token_text(&value);
  if (*text.data != '"')
    return text;
  if (!is_blob) {
    Stream out = {0};
    stream_quoted(&out, parser_string(parser, &value));
    return parser_take_text(parser, &out);
  }
  StringRef empty = STR("\"0x00000000\"");
  if (text.size == empty.size)
    return empty;
  char *copy = arena_copy_text(&parser->scratch, text.data, text.size);
  size_t head = strlen("\"0x");
  digits_to_upper(copy + head, text.size - head - 1);
  return string_ref(copy, text.size);
}

void check_resource_group(Parser *parser) {
  if (!is_of_dialect(parser))
    return;
  StringRef name = parser->resource.group;
  const DialectDef *dialect = context_dialect(parser->ctx, name);
  if (dialect && !dialect->has_resources)
    parser_fail_at(parser, parser->token.text,
                   "unexpected 'resource' section for dialect '%.*s'",
                   STR_ARGS(name));
}

void add_resource(Parser *parser, Token key, Token value) {
  bool is_blob = is_of_dialect(parser) ||
                 string_ref_starts_with(token_text(&value), STR("\"0x"));
  if (is_blob)
    check_blob(parser, key, value);
  ArenaMark mark = arena_mark(&parser->scratch);
  context_set_resource(parser->ctx, parser->resource.section,
                       parser->resource.group, parser_name(parser, &key),
                       resource_text(parser, value, is_blob));
  arena_rewind(&parser->scratch, mark);
  parser_pass(parser, value.text + value.size);
}

void begin_resource_section(Parser *parser, Token name) {
  bodies_parse(parser);
  StringRef text = token_text(&name);
  parser->resource.section = text;
  if (!string_ref_equals(text, STR("dialect_resources")) &&
      !string_ref_equals(text, STR("external_resources")))
    parser_fail_at(parser, name.text,
                   "unknown key '%.*s' in file metadata dictionary",
                   (int)(text.size > 100 ? 100 : text.size), text.data);
}

void begin_resource_group(Parser *parser, const Token *name) {
  StringRef group = parser_name(parser, name);
  if (is_of_dialect(parser) && !context_dialect(parser->ctx, group))
    parser_fail_at(parser, name->text, "dialect '%.*s' is unknown",
                   (int)(group.size > 100 ? 100 : group.size), group.data);
  parser->resource.group = group;
}
