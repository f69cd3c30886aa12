// SPDX-License-Identifier: Apache-2.0
// Flags after the operands of arithmetic: `overflow<nsw>`, `exact`,
// `to_nearest_even`, `fastmath<nnan>`, in the order of
// ir/syntax/operand_flags.def.
#include "ir/definitions/prop_def.h"
#include "ir/op_attrs.h"
#include "parser/data/actions_cases.h"
#include "parser/shapes/shape_build.h"

typedef enum FlagStyle { FLAG_SET, FLAG_WORD, FLAG_CASE } FlagStyle;

typedef struct OperandFlag {
  StringRef prop;
  StringRef keyword;
  FlagStyle style;
} OperandFlag;

static const OperandFlag operand_flags[] = {
#define OPERAND_FLAG(PROP, KEYWORD, STYLE)                                     \
  {STR_INIT(PROP), STR_INIT(KEYWORD), FLAG_##STYLE},
#include "ir/syntax/operand_flags.def"
};

static _Noreturn void fail_flag(Parser *parser, Token word) {
  parser_fail_at(parser, parser_before_token(parser, word), "expected ':'");
}

/// Does `word` name `flag`, which is property `prop`? A case may be written as
/// a string.
static bool flag_is_named(Parser *parser, const OperandFlag *flag,
                          const PropDef *prop, const Token *word) {
  if (flag->style == FLAG_CASE)
    return prop_find_case(parser, prop, keyword_text(parser, word)) != NULL;
  return string_ref_equals(token_text(word), flag->keyword);
}

/// Is `word` a case of a property that is written as a single word, such as
/// `upward`?
static bool is_case_word(Parser *parser, const Token *word) {
  const OpDef *def = context_op_def(parser->ctx, parser_custom_op_name(parser));
  for (size_t i = 0; def && i < ARRAY_LENGTH(operand_flags); i++) {
    const OperandFlag *flag = &operand_flags[i];
    int slot = op_def_prop_index(def, flag->prop);
    if (slot >= 0 && flag->style == FLAG_CASE &&
        flag_is_named(parser, flag, &def->props[slot], word))
      return true;
  }
  return false;
}

void check_flag_word(Parser *parser, Token token) {
  StringRef word = token_text(&token);
  for (size_t i = 0; i < ARRAY_LENGTH(operand_flags); i++)
    if (string_ref_equals(operand_flags[i].keyword, word))
      return;
  if (!is_case_word(parser, &token))
    fail_flag(parser, token);
}

/// The property slot of the first flag from `*next` on that `word` names; -1 if
/// there is none. Sets `*next` to the flag after it.
static int find_flag(Parser *parser, const OpDef *def, const Token *word,
                     size_t *next) {
  for (size_t i = *next; i < ARRAY_LENGTH(operand_flags); i++) {
    int slot = op_def_prop_index(def, operand_flags[i].prop);
    if (slot < 0 ||
        !flag_is_named(parser, &operand_flags[i], &def->props[slot], word))
      continue;
    *next = i + 1;
    return slot;
  }
  return -1;
}

const PropDef *shape_flags_after(const OpDef *def, StringRef word) {
  for (size_t i = 0; i < ARRAY_LENGTH(operand_flags); i++) {
    const OperandFlag *flag = &operand_flags[i];
    int slot = op_def_prop_index(def, flag->prop);
    if (slot >= 0 && flag->style == FLAG_SET &&
        string_ref_equals(flag->keyword, word))
      return &def->props[slot];
  }
  return NULL;
}

bool prop_find_flags(Parser *parser, const PropDef *prop, const Token *word,
                     uint64_t *value) {
  bool is_string = *word->text == '"' && prop_takes_strings(parser, prop);
  StringRef text = is_string ? keyword_text(parser, word) : token_text(word);
  const EnumCase *found = prop_find_case(parser, prop, text);
  if (found) {
    *value = found->value;
    return true;
  }
  size_t count;
  const EnumCase *cases = prop_cases(parser, prop, &count);
  return is_string && find_listed_cases(cases, count, text, ',', value);
}

static void set_cases(Parser *parser, ShapeOp *op, unsigned slot,
                      const WordFlags *flag) {
  const OpDef *def = op->state.def;
  const PropDef *prop = &def->props[slot];
  if (!flag->words.size)
    parser_fail_at(parser, flag->name.data + flag->name.size, "expected '<'");
  uint64_t sum = 0;
  for (uint32_t i = 0; i < flag->words.size; i++) {
    uint64_t value;
    if (!prop_find_flags(parser, prop, &flag->words.data[i], &value))
      shape_fail_case(parser, def, prop, flag->words.data[0].text);
    sum |= value;
  }
  op->props[slot] = prop_case_attr(parser, prop, sum);
}

void shape_set_operand_flags(Parser *parser, ShapeOp *op, OperandFlags flags) {
  size_t next = 0;
  for (uint32_t i = 0; i < flags.size; i++) {
    const WordFlags *flag = &flags.data[i];
    Token word = {.text = flag->name.data, .size = (uint32_t)flag->name.size};
    int slot = find_flag(parser, op->state.def, &word, &next);
    if (slot < 0)
      fail_flag(parser, word);
    switch (operand_flags[next - 1].style) {
    case FLAG_SET:
      set_cases(parser, op, (unsigned)slot, flag);
      break;
    case FLAG_WORD:
      op->props[slot] = unit_attr_get(parser->ctx);
      break;
    case FLAG_CASE: {
      const PropDef *prop = &op->state.def->props[slot];
      StringRef keyword = keyword_text(parser, &word);
      op->props[slot] = prop_case_attr(
          parser, prop, prop_find_case(parser, prop, keyword)->value);
      break;
    }
    }
  }
}
