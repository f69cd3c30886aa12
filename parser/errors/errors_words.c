// SPDX-License-Identifier: Apache-2.0
// A misspelt word of an operation's custom form. Where a word is optional, an
// error names only the sign that comes after it.
#include "ir/definitions/op_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/syntax/asm_shape.h"
#include "parser/errors/errors.h"
#include "parser/grammar.h"
#include "parser/shapes/shape_words.h"
#include "support/ascii.h"

/// Optional words of the grammar that stand for no property.
static const struct {
  OpShape shape;
  StringRef text;
} words[] = {
    {SHAPE_FOR, STR_INIT("iter_args")},
    {SHAPE_IF, STR_INIT("else")},
    {SHAPE_MODULE, STR_INIT("attributes")},
    {SHAPE_FUNC, STR_INIT("attributes")},
    {SHAPE_LLVM_FUNC, STR_INIT("attributes")},
    {SHAPE_WHILE, STR_INIT("attributes")},
    {SHAPE_PARALLEL, STR_INIT("init")},
    {SHAPE_FORALL, STR_INIT("shared_outs")},
    {SHAPE_LLVM_LOAD, STR_INIT("atomic")},
    {SHAPE_LLVM_LOAD, STR_INIT("volatile")},
    {SHAPE_LLVM_STORE, STR_INIT("atomic")},
    {SHAPE_LLVM_STORE, STR_INIT("volatile")},
};

static const StringRef flags[][2] = {
#define OPERAND_FLAG(PROP, KEYWORD, STYLE) {STR_INIT(PROP), STR_INIT(KEYWORD)},
#include "ir/syntax/operand_flags.def"
};

static void consider_words(OpShape shape, Suggestion *suggestion) {
  for (size_t i = 0; i < ARRAY_LENGTH(words); i++)
    if (words[i].shape == shape)
      suggestion_consider(suggestion, words[i].text);
}

static void consider_flag(const PropDef *prop, Suggestion *suggestion) {
  for (size_t i = 0; i < ARRAY_LENGTH(flags); i++)
    if (string_ref_equals(flags[i][0], prop->name))
      suggestion_consider(suggestion, flags[i][1]);
}

/// The words that set properties, and their values.
static void consider_props(const Parser *parser, const OpDef *def,
                           Suggestion *suggestion) {
  for (unsigned i = 0; i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    size_t count;
    const EnumCase *cases = prop_cases(parser, prop, &count);
    for (size_t k = 0; k < count; k++)
      suggestion_consider(suggestion, cases[k].keyword);
    suggestion_consider(suggestion, prop_word(prop));
    consider_flag(prop, suggestion);
  }
}

/// The words between backquotes.
static void consider_format(const char *format, Suggestion *suggestion) {
  for (const char *at = format; (at = strchr(at, '`')) != NULL;) {
    const char *end = strchr(++at, '`');
    if (!end)
      return;
    if (is_letter(*at))
      suggestion_consider(suggestion, string_ref(at, (size_t)(end - at)));
    at = end + 1;
  }
}

static const char affine_words[] = "`mod` `floordiv` `ceildiv`";

/// Errors that expect a sign where a word could have come before it.
static const struct {
  StringRef text;
  const char *words; ///< As in a format. NULL: those of the operation.
} sign_errors[] = {
    {STR_INIT("expected ':'"), NULL},
    {STR_INIT("expected SSA operand"), NULL},
    {STR_INIT("expected '{' to begin a region"), NULL},
    {STR_INIT("expected ')' in affine map range"), affine_words},
    {STR_INIT("expected '== affine-expr' or '>= affine-expr' at end of affine "
              "constraint"),
     affine_words},
};

/// The keywords that the grammar would have accepted.
static void consider_accepted(const bool *accepts, Suggestion *suggestion) {
  static const struct {
    int token;
    StringRef text;
  } keywords[] = {
#define KEYWORD(ID, TEXT) {TOK_KW_##ID, STR_INIT(TEXT)},
#include "parser/keywords.def"
  };
  for (size_t i = 0; i < ARRAY_LENGTH(keywords); i++)
    if (accepts[keywords[i].token])
      suggestion_consider(suggestion, keywords[i].text);
}

/// The words of the custom form of `def`.
static void consider_op(const Parser *parser, const OpDef *def,
                        Suggestion *suggestion) {
  consider_words(def->shape, suggestion);
  consider_props(parser, def, suggestion);
  if (def->format)
    consider_format(def->format, suggestion);
}

/// The words that could have come before the sign that `diag` expects.
static void consider_before_sign(const Parser *parser, const Diagnostic *diag,
                                 const OpDef *def, Suggestion *suggestion) {
  for (size_t i = 0; i < ARRAY_LENGTH(sign_errors); i++) {
    if (!string_ref_equals(stream_view(&diag->text), sign_errors[i].text))
      continue;
    if (sign_errors[i].words)
      consider_format(sign_errors[i].words, suggestion);
    else if (def)
      consider_op(parser, def, suggestion);
  }
}

/// Notes that the attributes of `def` come without a word, if `attributes` is
/// what was written.
static void note_plain_attributes(const Parser *parser, Diagnostic *diag,
                                  const OpDef *def, StringRef word) {
  Suggestion keyword = suggestion_for(word);
  suggestion_consider(&keyword, STR("attributes"));
  if (keyword.nearest.size || string_ref_equals(word, STR("attributes")))
    diag_hint(parser->ctx, diag,
              "the attributes of '%.*s' are in braces, without a word before "
              "them",
              STR_ARGS(def->name));
}

void suggest_word(Parser *parser, Diagnostic *diag, const char *at,
                  const SyntaxError *syntax) {
  if (parser->recent.custom > at) // The next operation was read already.
    parser->recent.custom = parser->recent.custom_before;
  const OpDef *def = custom_op_def(parser);
  at = syntax ? syntax->found.text : skip_blanks(at);
  if (!is_letter(*at) || !diag_wants_hints(parser->ctx))
    return;
  Suggestion suggestion = suggestion_for(word_at(at));
  if (syntax)
    consider_accepted(syntax->accepts, &suggestion);
  consider_before_sign(parser, diag, def, &suggestion);
  diag_suggest(parser->ctx, diag, &suggestion, "");
  if (def && !suggestion.nearest.size &&
      string_ref_equals(stream_view(&diag->text), STR("expected ':'")))
    note_plain_attributes(parser, diag, def, suggestion.wanted);
}

/// Does anything but blanks come before `at` on its line?
static bool continues_line(const Parser *parser, const char *at) {
  const char *text = parser->buffer->text.data;
  while (at > text && (at[-1] == ' ' || at[-1] == '\t'))
    at--;
  return at > text && at[-1] != '\n' && at[-1] != '\r';
}

bool suggest_continuation(Parser *parser, Diagnostic *diag, Token name) {
  if (!continues_line(parser, name.text) || !diag_wants_hints(parser->ctx))
    return false;
  const OpDef *def = custom_op_def(parser);
  const Block *block = VECTOR_LAST(&parser->nest.scopes).block;
  Suggestion suggestion = suggestion_for(token_text(&name));
  suggestion_consider(&suggestion, STR("loc"));
  if (def)
    consider_op(parser, def, &suggestion);
  if (block && block->last)
    consider_op(parser, block->last->def, &suggestion);
  diag_suggest(parser->ctx, diag, &suggestion, "");
  if (!suggestion.nearest.size && block && block->last)
    note_plain_attributes(parser, diag, block->last->def, suggestion.wanted);
  return diag->notes != NULL;
}

// --- before a symbol ---------------------------------------------------------

/// Words before a symbol that have no order: one may stand there.
static const struct {
  OpShape shape;
  StringRef text;
} single_words[] = {
    {SHAPE_FUNC, STR_INIT("private")},
    {SHAPE_FUNC, STR_INIT("public")},
    {SHAPE_FUNC, STR_INIT("nested")},
    {SHAPE_MEMREF_GLOBAL, STR_INIT("constant")},
};

/// The place of `word` in the order of the words of `def`; 0: it is none.
static unsigned word_order(const Parser *parser, const OpDef *def,
                           StringRef word) {
  for (size_t i = 0; i < ARRAY_LENGTH(single_words); i++)
    if (single_words[i].shape == def->shape &&
        string_ref_equals(single_words[i].text, word))
      return 1;
  for (unsigned i = 0; i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    if (prop->word_order && (prop_find_case(parser, prop, word) ||
                             string_ref_equals(prop_word(prop), word)))
      return prop->word_order;
  }
  return 0;
}

/// The first of the words from `at` that does not stand there, or `end`.
static const char *first_wrong_word(const Parser *parser, const OpDef *def,
                                    const char *at, const char *end) {
  unsigned last = 0;
  for (at = skip_blanks(at); at < end && is_word_character(*at);
       at = skip_blanks(word_end(at))) {
    unsigned order = word_order(parser, def, word_at(at));
    if (order <= last)
      return at;
    last = order;
  }
  return end;
}

static const OpDef *known_op(const Parser *parser, StringRef name) {
  const Word *word = words_find_known(parser, name.data, name.size);
  return word ? word->def : NULL;
}

static bool has_symbol_words(const OpDef *def) {
  static const OpShape shapes[] = {SHAPE_FUNC,       SHAPE_MEMREF_GLOBAL,
                                   SHAPE_LLVM_FUNC,  SHAPE_LLVM_GLOBAL,
                                   SHAPE_LLVM_ALIAS, SHAPE_LLVM_IFUNC};
  for (size_t i = 0; def && i < ARRAY_LENGTH(shapes); i++)
    if (def->shape == shapes[i])
      return true;
  return false;
}

/// What follows the name of an operation, but for the string with the
/// visibility of a memref.global.
static const char *after_op_name(StringRef name, const char *end) {
  const char *at = skip_blanks(name.data + name.size);
  return at < end && *at == '"' ? skip_blanks(at + strcspn(at + 1, "\"") + 2)
                                : at;
}

/// The name of the operation. A word after it may name one, too: `constant`.
static StringRef symbol_op_name(const Parser *parser) {
  StringRef name = word_at(parser->recent.custom);
  if (!parser->recent.custom_before)
    return name;
  StringRef before = word_at(parser->recent.custom_before);
  const char *at = after_op_name(before, name.data);
  while (is_letter(*at) && at < name.data)
    at = skip_blanks(word_end(at));
  return at == name.data && has_symbol_words(known_op(parser, before)) ? before
                                                                       : name;
}

void fail_symbol_name(const SyntaxError *error) {
  Parser *parser = error->parser;
  StringRef name = symbol_op_name(parser);
  const OpDef *def = known_op(parser, name);
  const char *at = error->found.text;
  if (def) {
    at = first_wrong_word(parser, def, after_op_name(name, at), at);
    name = def->name;
  }
  parser_fail_at(parser, at,
                 "custom op '%.*s' expected valid '@'-identifier for symbol "
                 "name",
                 STR_ARGS(name));
}
