// SPDX-License-Identifier: Apache-2.0
// The words that the lexer knows: keywords, float types, the registered
// operations with and without their dialect's prefix, dialect types and
// attributes. They are in one hash table. A dialect's prefixed names are added
// when one is first looked up.
#include <assert.h>

#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/type_def.h"
#include "ir/syntax/asm_shape.h"
#include "parser/grammar.h"
#include "parser/parser_internal.h"

static const int shape_tokens[NUM_OP_SHAPES] = {
#define SHAPE(ID, PRINT) [SHAPE_##ID] = TOK_OP_##ID,
#include "ir/syntax/asm_shapes.def"
};

static const struct {
  StringRef text;
  int token;
} keywords[] = {
#define KEYWORD(ID, TEXT) {STR_INIT(TEXT), TOK_KW_##ID},
#include "parser/keywords.def"
};

struct WordTable {
  const Word **slots; ///< Hash table, at most half full.
  uint32_t size;
  uint32_t capacity;
  bool *is_loaded; ///< By number of the dialect: are its words here?
  size_t num_unloaded;
  Arena *arena;       ///< Borrowed; owns everything in the table.
  const Context *ctx; ///< Borrowed.
};

static inline const Word **words_slot(const WordTable *table, StringRef text,
                                      NameParts parts) {
  uint32_t mask = table->capacity - 1;
  uint32_t at = name_parts_hash(parts, text.size);
  for (;; at++) {
    const Word **slot = &table->slots[at & mask];
    const Word *word = *slot;
    if (!word || (word->text.size == text.size &&
                  name_parts_equal(word->parts, word->text.data, parts,
                                   text.data, text.size)))
      return slot;
  }
}

static void words_grow(WordTable *table) {
  WordTable old = *table;
  table->capacity = old.capacity ? 2 * old.capacity : 1024;
  table->slots =
      arena_alloc_zero(table->arena, table->capacity * sizeof *table->slots);
  for (uint32_t i = 0; i < old.capacity; i++) {
    const Word *word = old.slots[i];
    if (word)
      *words_slot(table, word->text, word->parts) = word;
  }
}

/// The word `text`, an existing one or a new one.
static Word *words_add(WordTable *table, StringRef text, int token) {
  if (table->size >= table->capacity / 2)
    words_grow(table);
  NameParts parts = name_parts(text.data, text.size);
  const Word **slot = words_slot(table, text, parts);
  if (*slot)
    return (Word *)(uintptr_t)*slot; // Words are const only for the lexer.
  Word *word = arena_alloc(table->arena, sizeof *word);
  *word = (Word){.text = text, .parts = parts, .token = token};
  *slot = word;
  table->size++;
  return word;
}

/// Adds `def` under its name without prefix. If several operations share the
/// name, one of an unprefixed dialect determines the token.
static void add_bare_op(WordTable *table, const OpDef *def,
                        const DialectDef *dialect) {
  StringRef text = string_ref_drop(def->name, dialect->name.size + 1);
  int token = shape_tokens[def->shape];
  Word *word = words_add(table, text, token);
  if (!word->def || dialect->is_unprefixed)
    word->token = token;
  if (!word->def) {
    word->def = def;
    word->is_bare_op = true;
    return;
  }
  Word *more = arena_alloc(table->arena, sizeof *more);
  *more = (Word){.def = def, .next_op = word->next_op};
  word->next_op = more;
}

/// Checks that the default dialect that an operation names is marked as one,
/// for example `func` by `func.func`.
static void assert_default_dialect(const WordTable *table, const OpDef *def) {
  (void)table;
  (void)def;
  assert(!def->default_dialect ||
         context_dialect(table->ctx, string_ref_from_cstr(def->default_dialect))
             ->is_default);
}

static void add_op(WordTable *table, const OpDef *def) {
  assert_default_dialect(table, def);
  words_add(table, def->name, shape_tokens[def->shape])->def = def;
}

static void add_type(WordTable *table, const TypeDef *def) {
  static const int tokens[] = {
      [TYPE_SHAPE_KEYWORD] = TOK_TYPE_KEYWORD,
      [TYPE_SHAPE_POINTER] = TOK_TYPE_POINTER,
      [TYPE_SHAPE_ARRAY] = TOK_TYPE_ARRAY,
      [TYPE_SHAPE_STRUCT] = TOK_TYPE_STRUCT,
      [TYPE_SHAPE_FUNCTION] = TOK_TYPE_FUNCTION,
      [TYPE_SHAPE_TARGET] = TOK_TYPE_TARGET,
      [TYPE_SHAPE_FORMAT] = TOK_TYPE_FORMAT,
      [TYPE_SHAPE_OWN] = TOK_TYPE_FORMAT,
  };
  if (def->shape == TYPE_SHAPE_TEXT)
    return;
  char *text = arena_alloc(table->arena, def->name.size + 1);
  text[0] = '!';
  memcpy(text + 1, def->name.data, def->name.size);
  StringRef name = {text, def->name.size + 1};
  words_add(table, name, tokens[def->shape])->type = def;
}

/// Adds only attributes with a production; the lexer takes the others as text.
static void add_attr(WordTable *table, const AttrDef *def) {
  if (def->shape < ATTR_SHAPE_STRUCT)
    return;
  char *text = arena_alloc(table->arena, def->name.size + 1);
  text[0] = '#';
  memcpy(text + 1, def->name.data, def->name.size);
  StringRef name = {text, def->name.size + 1};
  int token = def->shape == ATTR_SHAPE_FORMAT  ? TOK_ATTR_FORMAT
              : def->shape == ATTR_SHAPE_RANGE ? TOK_ATTR_RANGE
                                               : TOK_ATTR_PARAMS;
  words_add(table, name, token)->attr = def;
}

static void add_bare_ops(WordTable *table, const DialectDef *dialect) {
  for (size_t i = 0; i < dialect->num_ops; i++)
    add_bare_op(table, &dialect->ops[i], dialect);
}

static void add_keywords(WordTable *table) {
  for (size_t i = 0; i < ARRAY_LENGTH(keywords); i++)
    words_add(table, keywords[i].text, keywords[i].token);
  for (int i = 0; i < FLOAT_NUM_KINDS; i++)
    words_add(table, float_formats[i].keyword, TOK_FLOAT_TYPE)->float_kind = i;
}

void words_init(Parser *parser) {
  WordTable *table = arena_alloc_zero(&parser->arena, sizeof *table);
  parser->words = table;
  table->arena = &parser->arena;
  table->ctx = parser->ctx;
  table->num_unloaded = context_num_dialects(table->ctx);
  table->is_loaded =
      arena_alloc_zero(table->arena, (table->num_unloaded + 1) * sizeof(bool));
  add_keywords(table);
  for (size_t i = 0; i < table->num_unloaded; i++) {
    const DialectDef *dialect = context_dialect_at(table->ctx, i);
    if (dialect->is_unprefixed || dialect->is_default)
      add_bare_ops(table, dialect);
  }
}

// --- loading and looking up -------------------------------------------------

static void load_dialect(WordTable *table, size_t index) {
  if (table->is_loaded[index])
    return;
  const DialectDef *dialect = context_dialect_at(table->ctx, index);
  table->is_loaded[index] = true;
  table->num_unloaded--;
  for (size_t i = 0; i < dialect->num_ops; i++)
    add_op(table, &dialect->ops[i]);
  for (size_t i = 0; i < dialect->num_types; i++)
    add_type(table, &dialect->types[i]);
  for (size_t i = 0; i < dialect->num_attrs; i++)
    add_attr(table, &dialect->attrs[i]);
}

void words_load_all(Parser *parser) {
  size_t count = context_num_dialects(parser->ctx);
  for (size_t i = 0; i < count; i++)
    load_dialect(parser->words, i);
}

static __attribute__((noinline)) const Word *find_long(const WordTable *table,
                                                       StringRef text) {
  return *words_slot(table, text, name_parts(text.data, text.size));
}

static inline const Word *find(const WordTable *table, StringRef text) {
  if (text.size > NAME_PARTS_SIZE)
    return find_long(table, text);
  NameParts parts = name_parts(text.data, text.size);
  uint32_t mask = table->capacity - 1;
  uint32_t at = name_parts_hash(parts, text.size);
  const Word *word;
  while ((word = table->slots[at++ & mask]))
    if (word->text.size == text.size && name_parts_are(parts, word->parts))
      break;
  return word;
}

/// Called when `text` was not found. If it names a dialect whose words are not
/// loaded yet, loads them and looks again.
static __attribute__((noinline)) const Word *find_in_unloaded(WordTable *table,
                                                              StringRef text) {
  size_t dot = string_ref_find(text, '.');
  if (dot == SIZE_MAX)
    return NULL;
  size_t start = text.data[0] == '!' || text.data[0] == '#';
  StringRef name = string_ref(text.data + start, dot - start);
  size_t count = context_num_dialects(table->ctx);
  for (size_t i = 0; i < count; i++)
    if (!table->is_loaded[i] &&
        string_ref_equals(context_dialect_at(table->ctx, i)->name, name)) {
      load_dialect(table, i);
      return find(table, text);
    }
  return NULL;
}

const Word *words_find(Parser *parser, const char *text, size_t size) {
  StringRef name = string_ref(text, size);
  const Word *word = find(parser->words, name);
  if (word || !parser->words->num_unloaded)
    return word;
  return find_in_unloaded(parser->words, name);
}

const Word *words_find_known(const Parser *parser, const char *text,
                             size_t size) {
  return find(parser->words, string_ref(text, size));
}
