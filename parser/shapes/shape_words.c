// SPDX-License-Identifier: Apache-2.0
// Words before a symbol or an operand: each is a case of a property
// (`internal`), or the name of one (`thread_local`).
#include "parser/shapes/shape_words.h"

#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/op_diag.h"

StringRef prop_word(const PropDef *prop) {
  StringRef name = prop->keyword.size ? prop->keyword : prop->name;
  if (name.size && name.data[name.size - 1] == '_')
    name.size--;
  return name;
}

/// Sets the property that `word` stands for, and returns it; NULL if there is
/// none.
static const PropDef *set_word(Parser *parser, ShapeOp *op, StringRef word) {
  const OpDef *def = op->state.def;
  for (unsigned i = 0; i < def->num_props; i++) {
    const EnumCase *found = prop_find_case(parser, &def->props[i], word);
    if (found) {
      op->props[i] = prop_case_attr(parser, &def->props[i], found->value);
      return &def->props[i];
    }
  }
  for (unsigned i = 0; i < def->num_props; i++)
    if (string_ref_equals(word, prop_word(&def->props[i]))) {
      op->props[i] = unit_attr_get(parser->ctx);
      return &def->props[i];
    }
  return NULL;
}

bool shape_set_word(Parser *parser, ShapeOp *op, StringRef word) {
  return set_word(parser, op, word) != NULL;
}

bool shape_set_words(Parser *parser, ShapeOp *op, const Tokens *words,
                     const Token **bad) {
  for (uint32_t i = 0; i < words->size; i++)
    if (!shape_set_word(parser, op, token_text(&words->data[i]))) {
      *bad = &words->data[i];
      return false;
    }
  return true;
}

bool shape_set_ordered_words(Parser *parser, ShapeOp *op, const Tokens *words,
                             const Token **bad) {
  uint8_t last = 0;
  for (uint32_t i = 0; i < words->size; i++) {
    const PropDef *prop = set_word(parser, op, token_text(&words->data[i]));
    if (!prop || prop->word_order <= last) {
      *bad = &words->data[i];
      return false;
    }
    last = prop->word_order;
  }
  return true;
}

void shape_set_operand_words(Parser *parser, ShapeOp *op, const Tokens *words) {
  const Token *bad;
  if (!shape_set_ordered_words(parser, op, words, &bad))
    parser_fail_at(parser, parser_before_token(parser, *bad),
                   "expected SSA operand");
}

/// The words of properties with an order, and the names of those without cases.
static void consider_words(const Parser *parser, const OpDef *def,
                           Suggestion *suggestion) {
  for (unsigned i = 0; i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    if (!prop->word_order)
      continue;
    size_t count;
    const EnumCase *cases = prop_cases(parser, prop, &count);
    for (size_t k = 0; k < count; k++)
      suggestion_consider(suggestion, cases[k].keyword);
    if (!count)
      suggestion_consider(suggestion, prop_word(prop));
  }
}

void shape_fail_symbol_word(Parser *parser, const OpDef *def, const Token *word,
                            const StringRef *others, size_t num_others) {
  Diagnostic *diag =
      parser_error(parser, word->text,
                   "custom op '%.*s' expected valid '@'-identifier for symbol "
                   "name",
                   STR_ARGS(def->name));
  Suggestion suggestion = suggestion_for(token_text(word));
  consider_words(parser, def, &suggestion);
  for (size_t i = 0; i < num_others; i++)
    suggestion_consider(&suggestion, others[i]);
  diag_suggest(parser->ctx, diag, &suggestion, "");
  parser_fail(parser);
}
