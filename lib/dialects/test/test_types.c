// SPDX-License-Identifier: Apache-2.0
// Types of test with parameters: `!test.int<unsigned, 8>`, and
// `!test.test_rec<a, test_rec<b, test_rec<a>>>`, which may stand in its own
// body and is kept as structs with a name are. A body is a type of this dialect
// without its prefix. Reading and printing go down by loops.
#include "dialects/test/test_types.h"

#include <ctype.h>

#include "dialects/test/test.h"
#include "ir/attribute.h"
#include "support/hash_table.h"
#include "support/vector.h"

// --- printing ----------------------------------------------------------------

enum { INT_NONE, INT_SIGNED, INT_UNSIGNED, INT_NUM_SIGNS };
static const char *const sign_words[] = {"none", "signed", "unsigned"};

static void print_int(Stream *out, const DialectType *type) {
  stream_format(out, "!test.int<%s, %lld>", sign_words[type->ints[0]],
                (long long)type->ints[1]);
}

static void print_rec(Stream *out, const DialectType *type);

static const TypeDef int_def = {STR_INIT("test.int"),
                                TYPE_SHAPE_TEXT,
                                &test_dialect,
                                print_int,
                                NULL,
                                NULL};
static const TypeDef rec_def = {STR_INIT("test.test_rec"),
                                TYPE_SHAPE_STRUCT,
                                &test_dialect,
                                print_rec,
                                NULL,
                                NULL};

const DialectType *test_type_as_rec(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  return dialect && dialect->def == &rec_def ? dialect : NULL;
}

/// `, ` and its body without prefix, unless it is open.
static void print_leaf(Stream *out, const DialectType *type) {
  Stream text = {0};
  if (type->def->print)
    type->def->print(&text, type);
  StringRef whole = type->def->print ? stream_view(&text) : type->def->name;
  size_t dot = string_ref_find(whole, '.');
  stream_text(out, string_ref_drop(whole, dot + 1));
  stream_free(&text);
}

static void print_rec(Stream *out, const DialectType *type) {
  PtrMap open = {0};
  size_t depth = 0;
  stream_cstr(out, "!test.");
  for (;; depth++) {
    const DialectType *rec = test_type_as_rec(&type->base);
    if (!rec) {
      print_leaf(out, type);
      break;
    }
    stream_cstr(out, "test_rec<");
    stream_text(out, rec->name);
    if (ptr_map_has(&open, rec) || !rec->num_types) {
      stream_cstr(out, ">");
      break;
    }
    ptr_map_set(&open, rec, &open);
    stream_cstr(out, ", ");
    type = type_as_dialect(rec->types[0], NULL);
  }
  stream_fill(out, '>', depth);
  ptr_map_free(&open);
}

// --- aliases -----------------------------------------------------------------

static bool is_plain_tuple(const TupleType *tuple) {
  for (uint32_t i = 0; i < tuple->num_types; i++)
    if (!type_as_dialect(tuple->types[i], &test_types[TEST_TYPE_SMPLA]))
      return false;
  return tuple->num_types > 0;
}

const char *test_type_alias(const Type *type) {
  const TupleType *tuple = type_as_tuple(type);
  const DialectType *dialect = type_as_dialect(type, NULL);
  if (tuple)
    return is_plain_tuple(tuple) ? "test_tuple" : NULL;
  if (!dialect)
    return NULL;
  if (dialect->def == &test_types[TEST_TYPE_OP_ASM])
    return "op_asm_type_interface_type";
  if (dialect->def == &test_types[TEST_TYPE_OP_ASM_DEFAULT])
    return "op_asm_type_interface_tablegen_default";
  if (dialect->def == &int_def)
    return dialect->ints[0] == INT_UNSIGNED && dialect->ints[1] == 8
               ? "test_ui8"
               : NULL;
  return dialect->def == &rec_def &&
                 string_ref_equals(dialect->name, STR("type_to_alias"))
             ? "testrec"
             : NULL;
}

// --- reading -----------------------------------------------------------------

/// Text behind `!test.`; errors are told at the place that is reached.
typedef struct TypeReader {
  Context *ctx;
  StringRef left;
  const char *start;
  SourcePos pos; ///< Of the `!`.
} TypeReader;

static void skip_blanks(TypeReader *reader) {
  while (reader->left.size && isspace((unsigned char)reader->left.data[0]))
    reader->left = string_ref_drop(reader->left, 1);
}

static bool fail(TypeReader *reader, const char *message) {
  enum { PREFIX = 6 }; // !test.
  SourcePos pos = reader->pos;
  pos.column += (uint32_t)(reader->left.data - reader->start) + PREFIX;
  diag_text(diag_emit(&reader->ctx->diags, DIAG_ERROR, pos), message);
  return false;
}

static bool take_char(TypeReader *reader, char c) {
  char message[] = "expected ' '";
  message[10] = c;
  skip_blanks(reader);
  if (!reader->left.size || reader->left.data[0] != c)
    return fail(reader, message);
  reader->left = string_ref_drop(reader->left, 1);
  return true;
}

static bool is_word_char(char c) {
  return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '.';
}

/// An empty one where none stands.
static StringRef take_word(TypeReader *reader) {
  skip_blanks(reader);
  size_t size = 0;
  while (size < reader->left.size && is_word_char(reader->left.data[size]))
    size++;
  StringRef word = string_ref(reader->left.data, size);
  reader->left = string_ref_drop(reader->left, size);
  return word;
}

static char lower(char c) { return (char)tolower((unsigned char)c); }

/// By the first letter or the whole word, whatever its case; -1: it is none.
static int sign_of(StringRef word) {
  for (int i = 0; i < INT_NUM_SIGNS; i++) {
    StringRef whole = string_ref_from_cstr(sign_words[i]);
    size_t at = 0;
    while (at < word.size && at < whole.size &&
           lower(word.data[at]) == whole.data[at])
      at++;
    if (word.size && at == word.size && (at == 1 || at == whole.size))
      return i;
  }
  return -1;
}

/// `<signedness, width>`.
static const Type *read_int(TypeReader *reader) {
  enum { MAX_WIDTH = 8 };
  if (!take_char(reader, '<'))
    return NULL;
  skip_blanks(reader);
  TypeReader before = *reader;
  int sign = sign_of(take_word(reader));
  if (sign < 0) {
    fail(&before, "expected signed, unsigned, or none");
    return NULL;
  }
  if (!take_char(reader, ','))
    return NULL;
  skip_blanks(reader);
  before = *reader;
  StringRef digits = take_word(reader);
  bool is_number = digits.size == 1 && isdigit((unsigned char)digits.data[0]) &&
                   digits.data[0] - '0' <= MAX_WIDTH;
  if (!is_number) {
    fail(&before, "expected a width of at most 8");
    return NULL;
  }
  if (!take_char(reader, '>'))
    return NULL;
  int64_t ints[] = {sign, digits.data[0] - '0'};
  return dialect_type_get(
      reader->ctx,
      &(DialectType){.def = &int_def, .ints = ints, .num_ints = 2});
}

/// One without parameters.
static const Type *read_plain(TypeReader *reader, StringRef word) {
  for (size_t i = 0; i < TEST_NUM_TYPES; i++) {
    StringRef name = test_types[i].name;
    size_t dot = string_ref_find(name, '.');
    if (string_ref_equals(string_ref_drop(name, dot + 1), word))
      return dialect_type_get(reader->ctx,
                              &(DialectType){.def = &test_types[i]});
  }
  return NULL;
}

/// Those around what is read, outermost first.
typedef struct OpenTypes {
  VECTOR(const Type *) types;
  PtrMap set;
} OpenTypes;

const Type *test_rec_type_get(Context *ctx, StringRef name) {
  return identified_struct_get(ctx, &rec_def, name);
}

bool test_rec_type_set_body(Context *ctx, const Type *type, const Type *body) {
  static const int64_t flags[] = {0, 0};
  return identified_struct_set_body(ctx, type,
                                    &(DialectType){.def = &rec_def,
                                                   .ints = flags,
                                                   .num_ints = 2,
                                                   .types = &body,
                                                   .num_types = 1});
}

/// `<name>` of one that is open gives it; `<name,` opens one: NULL.
static const Type *open_rec(TypeReader *reader, OpenTypes *open, bool *is_ok) {
  *is_ok = false;
  if (!take_char(reader, '<'))
    return NULL;
  StringRef name = take_word(reader);
  if (!name.size) {
    fail(reader, "expected valid keyword");
    return NULL;
  }
  const Type *type = test_rec_type_get(reader->ctx, name);
  if (ptr_map_has(&open->set, type)) {
    *is_ok = take_char(reader, '>');
    return type;
  }
  VECTOR_PUSH(&open->types, type);
  ptr_map_set(&open->set, type, open);
  *is_ok = take_char(reader, ',');
  return NULL;
}

/// The type at which the nesting ends; NULL after an error.
static const Type *read_innermost(TypeReader *reader, OpenTypes *open) {
  for (;;) {
    skip_blanks(reader);
    TypeReader before = *reader;
    StringRef word = take_word(reader);
    if (string_ref_equals(word, STR("int")))
      return read_int(reader);
    if (!string_ref_equals(word, STR("test_rec"))) {
      const Type *plain = read_plain(reader, word);
      if (!plain)
        fail(&before, "unknown type!");
      return plain;
    }
    bool is_ok;
    const Type *type = open_rec(reader, open, &is_ok);
    if (type || !is_ok)
      return is_ok ? type : NULL;
  }
}

static const Type *close_types(TypeReader *reader, OpenTypes *open,
                               const Type *body) {
  while (body && open->types.size) {
    const Type *type = VECTOR_POP(&open->types);
    if (!take_char(reader, '>'))
      return NULL;
    if (!test_rec_type_set_body(reader->ctx, type, body)) {
      fail(reader, "the type has another body");
      return NULL;
    }
    body = type;
  }
  return body;
}

const Type *test_parse_type(Context *ctx, StringRef text, SourcePos pos) {
  TypeReader reader = {ctx, text, text.data, pos};
  OpenTypes open = {0};
  const Type *type = read_innermost(&reader, &open);
  type = close_types(&reader, &open, type);
  VECTOR_FREE(&open.types);
  ptr_map_free(&open.set);
  skip_blanks(&reader);
  if (type && reader.left.size) {
    fail(&reader, "expected end of type");
    return NULL;
  }
  return type;
}
