// SPDX-License-Identifier: Apache-2.0
// Reading the text of formats.
#include "ir/syntax/asm_format.h"

#include <assert.h>
#include <string.h>

#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/type_def.h"
#include "ir/types/type.h"
#include "support/ascii.h"
#include "support/memory.h"

static const char *skip_blanks(const char *at) {
  while (*at == ' ' || *at == '\n')
    at++;
  return at;
}

static bool is_name_char(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '-';
}

/// The name at `*at`, which is moved after it.
static StringRef take_name(const char **at) {
  const char *start = *at;
  while (is_name_char(**at))
    ++*at;
  return string_ref(start, (size_t)(*at - start));
}

static bool find_value(const ValueDef *values, unsigned count, StringRef name,
                       unsigned *index) {
  for (*index = 0; *index < count; ++*index)
    if (string_ref_equals(string_ref_from_cstr(values[*index].name), name))
      return true;
  return false;
}

static bool find_prop(const OpDef *def, StringRef name, unsigned *index) {
  for (*index = 0; *index < def->num_props; ++*index)
    if (string_ref_equals(def->props[*index].name, name))
      return true;
  return false;
}

/// `$name`, `operands` or `results` at `*at`.
static FormatTarget take_target(const OpDef *def, const char **at) {
  FormatTarget target = {.index = FORMAT_ALL};
  *at = skip_blanks(*at);
  bool is_named = **at == '$';
  *at += is_named;
  StringRef name = take_name(at);
  if (string_ref_equals(name, STR("region")))
    target.index = FORMAT_ARGUMENTS;
  else if (!is_named)
    target.is_result = string_ref_equals(name, STR("results"));
  else if (!find_value(def->operands, def->num_operand_defs, name,
                       &target.index)) {
    target.is_result =
        find_value(def->results, def->num_result_defs, name, &target.index);
    target.is_prop = !target.is_result && find_prop(def, name, &target.index);
  }
  return target;
}

/// `(T)` or `(T, T)` after the word.
static void take_targets(const OpDef *def, FormatElement *element,
                         const char **at) {
  *at = skip_blanks(*at) + 1;
  element->first = take_target(def, at);
  *at = skip_blanks(*at);
  if (**at == ',') {
    ++*at;
    element->second = take_target(def, at);
    *at = skip_blanks(*at);
  }
  assert(**at == ')');
  ++*at;
}

/// What stands in parentheses after a word.
typedef enum WordArguments {
  WORD_ALONE,
  WORD_TARGETS,
  WORD_PROPS,
  WORD_NAME,
  WORD_BRACKET,
} WordArguments;

static const struct {
  StringRef word;
  FormatKind kind;
  WordArguments arguments;
  PropStyle style;
} words[] = {
    {STR_INIT("operands"), FORMAT_OPERANDS, WORD_ALONE, 0},
    {STR_INIT("qualified"), FORMAT_PROP, WORD_PROPS, PROP_QUALIFIED},
    {STR_INIT("symbol"), FORMAT_PROP, WORD_PROPS, PROP_SYMBOL},
    {STR_INIT("keyword"), FORMAT_PROP, WORD_PROPS, PROP_KEYWORD},
    {STR_INIT("base64"), FORMAT_PROP, WORD_PROPS, PROP_BASE64},
    {STR_INIT("op-name"), FORMAT_PROP, WORD_PROPS, PROP_OP_NAME},
    {STR_INIT("dimensions"), FORMAT_PROP, WORD_PROPS, PROP_DIMENSIONS},
    {STR_INIT("location"), FORMAT_PROP, WORD_PROPS, PROP_LOCATION},
    {STR_INIT("untyped"), FORMAT_PROP, WORD_PROPS, PROP_UNTYPED},
    {STR_INIT("sum"), FORMAT_SUM, WORD_PROPS, 0},
    {STR_INIT("cases"), FORMAT_CASES, WORD_PROPS, 0},
    {STR_INIT("result-names"), FORMAT_RESULT_NAMES, WORD_PROPS, 0},
    {STR_INIT("result-count"), FORMAT_RESULT_COUNT, WORD_ALONE, 0},
    {STR_INIT("generic-operation"), FORMAT_GENERIC_OPERATION, WORD_ALONE, 0},
    {STR_INIT("inner-operation"), FORMAT_INNER_OPERATION, WORD_NAME, 0},
    {STR_INIT("masked-operation"), FORMAT_MASKED_OPERATION, WORD_ALONE, 0},
    {STR_INIT("trailing-location"), FORMAT_TRAILING_LOCATION, WORD_ALONE, 0},
    {STR_INIT("read-only"), FORMAT_READ_ONLY, WORD_ALONE, 0},
    {STR_INIT("region"), FORMAT_REGION, WORD_TARGETS, 0},
    {STR_INIT("regions"), FORMAT_REGIONS, WORD_ALONE, 0},
    {STR_INIT("index-arguments"), FORMAT_INDEX_ARGUMENTS, WORD_ALONE, 0},
    {STR_INIT("typed-argument"), FORMAT_TYPED_ARGUMENT, WORD_ALONE, 0},
    {STR_INIT("successor"), FORMAT_SUCCESSOR, WORD_ALONE, 0},
    {STR_INIT("successor-twice"), FORMAT_SUCCESSOR_TWICE, WORD_ALONE, 0},
    {STR_INIT("successors"), FORMAT_SUCCESSORS, WORD_ALONE, 0},
    {STR_INIT("type"), FORMAT_TYPES, WORD_TARGETS, 0},
    {STR_INIT("type-pair"), FORMAT_TYPE_PAIR, WORD_TARGETS, 0},
    {STR_INIT("listed-types"), FORMAT_LISTED_TYPES, WORD_TARGETS, 0},
    {STR_INIT("bare-type"), FORMAT_BARE_TYPE, WORD_TARGETS, 0},
    {STR_INIT("functional-type"), FORMAT_FUNCTION_TYPE, WORD_TARGETS, 0},
    {STR_INIT("same"), FORMAT_SAME_TYPES, WORD_TARGETS, 0},
    {STR_INIT("attr-dict"), FORMAT_ATTR_DICT, WORD_ALONE, 0},
    {STR_INIT("attr-dict-with-keyword"), FORMAT_ATTR_DICT_KEYWORD, WORD_ALONE,
     0},
    {STR_INIT("unwritten-attr-dict"), FORMAT_UNWRITTEN_DICT, WORD_ALONE, 0},
    {STR_INIT("trait-dict"), FORMAT_TRAIT_DICT, WORD_ALONE, 0},
    {STR_INIT("prop-dict"), FORMAT_PROP_DICT, WORD_ALONE, 0},
    {STR_INIT("oilist"), FORMAT_OILIST, WORD_BRACKET, 0},
    {STR_INIT("custom"), FORMAT_CUSTOM, WORD_BRACKET, 0},
};

/// `($a)` or `($a, $type)` after the word.
static void take_props(const OpDef *def, FormatElement *element,
                       const char **at) {
  *at += 2;
  find_prop(def, take_name(at), &element->prop);
  if (**at == ',') {
    *at = skip_blanks(*at + 1) + 1;
    find_prop(def, take_name(at), &element->other_prop);
  }
  assert(**at == ')');
  ++*at;
}

static void take_word(const OpDef *def, FormatElement *element,
                      const char **at) {
  StringRef name = take_name(at);
  if (!def) {
    element->kind = FORMAT_WORD;
    element->text = name;
    if (**at == '(') // `struct(…)` is one element.
      *at = strchr(*at, ')') + 1;
    return;
  }
  size_t word = 0;
  while (!string_ref_equals(words[word].word, name))
    word++;
  element->kind = words[word].kind;
  element->style = words[word].style;
  element->first = (FormatTarget){.index = FORMAT_ALL};
  switch (words[word].arguments) {
  case WORD_ALONE:
    break;
  case WORD_TARGETS:
    if (**at == '(' || element->kind != FORMAT_REGION)
      take_targets(def, element, at);
    break;
  case WORD_PROPS:
    take_props(def, element, at);
    break;
  case WORD_NAME:
    element->text = string_ref(*at + 1, strcspn(*at + 1, ")"));
    *at += element->text.size + 2;
    break;
  case WORD_BRACKET:
    ++*at;
    break;
  }
}

static void take_variable(const OpDef *def, FormatElement *element,
                          const char **at) {
  const char *start = ++*at;
  StringRef name = take_name(at);
  element->kind = def ? FORMAT_PROP : FORMAT_NAME;
  element->text = name;
  if (!def || find_prop(def, name, &element->prop))
    return;
  element->kind = FORMAT_OPERANDS;
  *at = start - 1;
  element->first = take_target(def, at);
}

static void take_literal(FormatElement *element, const char **at) {
  const char *end = strchr(++*at, '`');
  element->text = string_ref(*at, (size_t)(end - *at));
  bool is_space = element->text.size == 0 || **at == ' ' || end[-1] == '\n';
  element->kind = is_space ? FORMAT_SPACE : FORMAT_LITERAL;
  *at = end + 1;
}

/// `)?`, `) : (`, or the end of an oilist.
static void take_close(FormatElement *element, const char **at) {
  const char *behind = skip_blanks(++*at);
  element->kind = FORMAT_OILIST_END;
  if (*behind == '?') {
    element->kind = FORMAT_CLOSE;
    *at = behind + 1;
  } else if (*behind == ':') {
    element->kind = FORMAT_ELSE;
    *at = skip_blanks(behind + 1) + 1;
  }
}

FormatElement format_element(const OpDef *def, const char *at) {
  at = skip_blanks(at);
  FormatElement element = {.at = at};
  switch (*at) {
  case 0:
    element.kind = FORMAT_END;
    break;
  case '`':
    take_literal(&element, &at);
    break;
  case '$':
    take_variable(def, &element, &at);
    break;
  case '(':
    element.kind = FORMAT_OPEN;
    at++;
    break;
  case ')':
    take_close(&element, &at);
    break;
  case '|':
    element.kind = FORMAT_OR;
    at++;
    break;
  case ']':
    element.kind = FORMAT_CUSTOM_END;
    at++;
    break;
  default:
    take_word(def, &element, &at);
    break;
  }
  element.is_anchor = *at == '^';
  element.next = at + element.is_anchor;
  return element;
}

FormatElement format_part_end(const OpDef *def, const char *at) {
  unsigned depth = 0;
  for (;;) {
    FormatElement element = format_element(def, at);
    bool is_end = element.kind == FORMAT_CLOSE || element.kind == FORMAT_ELSE;
    if (element.kind == FORMAT_END || (is_end && depth == 0))
      return element;
    depth += element.kind == FORMAT_OPEN;
    depth -= element.kind == FORMAT_CLOSE;
    at = element.next;
  }
}

FormatElement format_anchor(const OpDef *def, const char *at) {
  unsigned depth = 0;
  for (;;) {
    FormatElement element = format_element(def, at);
    if ((element.is_anchor && depth == 0) || element.kind == FORMAT_END)
      return element;
    depth += element.kind == FORMAT_OPEN;
    depth -= element.kind == FORMAT_CLOSE;
    at = element.next;
  }
}

/// Is the property's value always unit?
static bool is_unit_prop(Context *ctx, const PropDef *prop) {
  return prop->constraint && prop->constraint->holds(unit_attr_get(ctx)) &&
         !prop->constraint->holds(bool_attr_get(ctx, true));
}

bool format_is_elided(Context *ctx, const OpDef *def, const FormatElement *unit,
                      const char *group) {
  return unit->is_anchor && unit->kind == FORMAT_PROP &&
         is_unit_prop(ctx, &def->props[unit->prop]) && group &&
         format_element(def, group).at != unit->at;
}

bool format_has_groups(const OpDef *def, FormatTarget target) {
  return def->groups_prop && !target.is_result &&
         target.index + 1 == def->num_operand_defs;
}

const AttrDef *format_bare_attr(Context *ctx, const PropDef *prop) {
  const AttrDef *def =
      prop->case_attr.size ? context_attr_def(ctx, prop->case_attr) : NULL;
  return def && !def->num_cases ? def : NULL;
}

bool format_names_results(const OpDef *def) {
  for (const char *at = def->format; at;) {
    FormatElement element = format_element(def, at);
    if (element.kind == FORMAT_END || element.kind == FORMAT_RESULT_NAMES)
      return element.kind == FORMAT_RESULT_NAMES;
    at = element.next;
  }
  return false;
}

bool format_prop_is_any(Context *ctx, const PropDef *prop) {
  return !prop->constraint ||
         (prop->constraint->holds(unit_attr_get(ctx)) &&
          prop->constraint->holds(bool_attr_get(ctx, true)));
}

/// The only type without parameters of any dialect, or NULL.
static const Type *only_keyword_type(Context *ctx,
                                     const TypeConstraint *constraint) {
  const Type *only = NULL;
  for (size_t i = 0; constraint && i < context_num_dialects(ctx); i++) {
    const DialectDef *dialect = context_dialect_at(ctx, i);
    for (size_t j = 0; j < dialect->num_types; j++) {
      if (dialect->types[j].shape != TYPE_SHAPE_KEYWORD)
        continue;
      const Type *type =
          dialect_type_get(ctx, &(DialectType){.def = &dialect->types[j]});
      if (constraint->holds(type) && only)
        return NULL;
      only = constraint->holds(type) ? type : only;
    }
  }
  return only;
}

const TypeDef *format_bare_type(Context *ctx,
                                const TypeConstraint *constraint) {
  for (size_t i = 0; i < context_num_dialects(ctx); i++) {
    const DialectDef *dialect = context_dialect_at(ctx, i);
    for (size_t j = 0; j < dialect->num_types; j++) {
      const TypeDef *def = &dialect->types[j];
      if (def->shape == TYPE_SHAPE_FORMAT &&
          constraint->holds(dialect_type_get(ctx, &(DialectType){.def = def})))
        return def;
    }
  }
  return NULL;
}

bool format_prop_has_any_type(Context *ctx, const PropDef *prop) {
  return prop->constraint &&
         prop->constraint->holds(
             integer_attr_get_i64(ctx, integer_type_get(ctx, 32), 1)) &&
         prop->constraint->holds(
             integer_attr_get_i64(ctx, integer_type_get(ctx, 64), 1));
}

const Type *format_only_type(Context *ctx, const TypeConstraint *constraint) {
  static const unsigned widths[] = {1, 8, 16, 32, 64};
  const Type *only = NULL;
  unsigned count = 0;
  for (size_t i = 0; constraint && i < ARRAY_LENGTH(widths); i++) {
    const Type *type = integer_type_get(ctx, widths[i]);
    if (constraint->holds(type) && ++count)
      only = type;
  }
  for (int i = 0; constraint && i < FLOAT_NUM_KINDS; i++) {
    const Type *type = float_type_get(ctx, (FloatKind)i);
    if (constraint->holds(type) && ++count)
      only = type;
  }
  if (constraint && constraint->holds(index_type_get(ctx)) && ++count)
    only = index_type_get(ctx);
  return count == 0   ? only_keyword_type(ctx, constraint)
         : count == 1 ? only
                      : NULL;
}

uint64_t format_named_props(const OpDef *def) {
  uint64_t mask = 0;
  if (def->segment_prop)
    mask |= UINT64_C(1) << (def->segment_prop - 1);
  if (def->result_segment_prop)
    mask |= UINT64_C(1) << (def->result_segment_prop - 1);
  if (def->groups_prop)
    mask |= UINT64_C(1) << (def->groups_prop - 1);
  for (const char *at = def->format;;) {
    FormatElement element = format_element(def, at);
    if (element.kind == FORMAT_END)
      return mask;
    if (element.kind == FORMAT_PROP || element.kind == FORMAT_CASES ||
        element.kind == FORMAT_SUM)
      mask |= UINT64_C(1) << element.prop;
    at = element.next;
  }
}

uint64_t format_written_props(const OpDef *def) {
  for (const char *at = def->format;;) {
    FormatElement element = format_element(def, at);
    if (element.kind == FORMAT_PROP_DICT || element.kind == FORMAT_TRAIT_DICT)
      return UINT64_MAX;
    if (element.kind == FORMAT_END)
      return format_named_props(def);
    at = element.next;
  }
}

bool format_literal_has_blank(FormatBlanks blanks, StringRef text) {
  if (!blanks.is_needed)
    return false;
  if (text.size != 1)
    return true;
  return !strchr(blanks.is_after_punctuation ? ">)}]," : "<>(){}[],",
                 text.data[0]);
}

bool format_variable_has_blank(FormatBlanks blanks) {
  return blanks.is_needed || !blanks.is_after_punctuation;
}

FormatBlanks format_blanks_behind(StringRef literal) {
  char first = literal.data[0];
  char lower = (char)(first | 32);
  bool is_word = first == '_' || (lower >= 'a' && lower <= 'z');
  return (FormatBlanks){literal.size != 1 || !strchr("<({[", first), !is_word};
}
