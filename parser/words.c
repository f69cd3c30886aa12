// SPDX-License-Identifier: Apache-2.0
// The words that the lexer knows: keywords, float types, the registered
// operations with and without their dialect's prefix, dialect types. One hash
// table, filled once per parser.
#include "parser/grammar.h"
#include "parser/parser_internal.h"

static const int shape_tokens[NUM_OP_SHAPES] = {
#define SHAPE(ID, PRINT) [SHAPE_##ID] = TOK_OP_##ID,
#include "ir/asm_shapes.def"
};

static const struct {
  StringRef text;
  int token;
} keywords[] = {
#define KEYWORD(ID, TEXT) {STR_INIT(TEXT), TOK_KW_##ID},
#include "parser/keywords.def"
};

static const Word **words_slot(const Parser *parser, const char *text,
                               size_t size, uint64_t hash) {
  uint32_t mask = parser->word_capacity - 1;
  for (uint32_t i = (uint32_t)hash & mask;; i = (i + 1) & mask) {
    const Word *word = parser->words[i];
    if (!word || (word->hash == hash && word->text.size == size &&
                  name_equals(word->text.data, text, size)))
      return &parser->words[i];
  }
}

const Word *words_find(const Parser *parser, const char *text, size_t size) {
  return *words_slot(parser, text, size, name_hash(text, size));
}

/// The word `text`, new or there already.
static Word *words_add(Parser *parser, StringRef text, int token) {
  uint64_t hash = name_hash(text.data, text.size);
  const Word **slot = words_slot(parser, text.data, text.size, hash);
  if (*slot)
    return (Word *)(uintptr_t)*slot; // Ours: words are const for the lexer.
  Word *word = arena_alloc_zero(&parser->arena, sizeof *word);
  word->text = text;
  word->hash = hash;
  word->token = token;
  *slot = word;
  return word;
}

/// Is `dialect` one whose names stand without prefix in some operation?
static bool is_default_dialect(const Context *ctx, StringRef dialect) {
  for (size_t i = 0; i < context_num_dialects(ctx); i++) {
    const DialectDef *def = context_dialect_at(ctx, i);
    for (size_t j = 0; j < def->num_ops; j++)
      if (def->ops[j].default_dialect &&
          string_ref_equals(dialect,
                            string_ref_from_cstr(def->ops[j].default_dialect)))
        return true;
  }
  return false;
}

/// Enters `def` under its name without prefix. Where several share it, the one
/// of an unprefixed dialect says which token it is.
static void add_bare_op(Parser *parser, const OpDef *def,
                        const DialectDef *dialect) {
  StringRef text = string_ref_drop(def->name, dialect->name.size + 1);
  int token = shape_tokens[def->shape];
  Word *word = words_add(parser, text, token);
  if (!word->def || dialect->is_unprefixed)
    word->token = token;
  if (!word->def) {
    word->def = def;
    word->is_bare_op = true;
    return;
  }
  Word *more = arena_alloc_zero(&parser->arena, sizeof *more);
  more->def = def;
  more->next_op = word->next_op;
  word->next_op = more;
}

static void add_op(Parser *parser, const OpDef *def) {
  words_add(parser, def->name, shape_tokens[def->shape])->def = def;
}

static void add_type(Parser *parser, const TypeDef *def) {
  static const int tokens[] = {
      [TYPE_SHAPE_KEYWORD] = TOK_TYPE_KEYWORD,
      [TYPE_SHAPE_POINTER] = TOK_TYPE_POINTER,
      [TYPE_SHAPE_ARRAY] = TOK_TYPE_ARRAY,
      [TYPE_SHAPE_STRUCT] = TOK_TYPE_STRUCT,
      [TYPE_SHAPE_FUNCTION] = TOK_TYPE_FUNCTION,
      [TYPE_SHAPE_TARGET] = TOK_TYPE_TARGET,
  };
  if (def->shape == TYPE_SHAPE_TEXT)
    return;
  char *text = arena_alloc(&parser->arena, def->name.size + 1);
  text[0] = '!';
  memcpy(text + 1, def->name.data, def->name.size);
  words_add(parser, string_ref(text, def->name.size + 1), tokens[def->shape])
      ->type = def;
}

static void add_dialect(Parser *parser, const DialectDef *dialect) {
  bool has_bare_names =
      dialect->is_unprefixed || is_default_dialect(parser->ctx, dialect->name);
  for (size_t i = 0; i < dialect->num_ops; i++) {
    add_op(parser, &dialect->ops[i]);
    if (has_bare_names)
      add_bare_op(parser, &dialect->ops[i], dialect);
  }
  for (size_t i = 0; i < dialect->num_types; i++)
    add_type(parser, &dialect->types[i]);
}

static void add_keywords(Parser *parser) {
  for (size_t i = 0; i < ARRAY_LENGTH(keywords); i++)
    words_add(parser, keywords[i].text, keywords[i].token);
  for (int i = 0; i < FLOAT_NUM_KINDS; i++)
    words_add(parser, float_formats[i].keyword, TOK_FLOAT_TYPE)->float_kind = i;
}

void words_init(Parser *parser) {
  size_t count = ARRAY_LENGTH(keywords) + FLOAT_NUM_KINDS;
  size_t num_dialects = context_num_dialects(parser->ctx);
  for (size_t i = 0; i < num_dialects; i++) {
    const DialectDef *dialect = context_dialect_at(parser->ctx, i);
    count += 2 * dialect->num_ops + dialect->num_types;
  }
  parser->word_capacity = 64;
  while (parser->word_capacity < 2 * count)
    parser->word_capacity *= 2;
  parser->words = arena_alloc_zero(&parser->arena, parser->word_capacity *
                                                       sizeof *parser->words);
  add_keywords(parser);
  for (size_t i = 0; i < num_dialects; i++)
    add_dialect(parser, context_dialect_at(parser->ctx, i));
}
