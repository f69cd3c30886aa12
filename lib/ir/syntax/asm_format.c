// SPDX-License-Identifier: Apache-2.0
// Compiles formats: text becomes elements, and what depends only on the text is
// decided (format_link.c). format_check.c checks the whole.
//
// Compiled formats are interned like types, by the address of their definition.
#include "ir/syntax/asm_format.h"

#include <string.h>

#include "ir/context_internal.h"
#include "ir/definitions/prop_def.h"
#include "ir/syntax/format_compiler.h"

/// The arguments in parentheses after a word.
typedef enum WordArguments {
  WORD_ALONE,
  WORD_TARGET,    ///< `(T)`
  WORD_TARGETS,   ///< `(T, T)`
  WORD_PROP,      ///< `($a)`
  WORD_ANY_NAMES, ///< `($a, …)`, or nothing.
  WORD_BRACKET,   ///< Elements, up to the other bracket.
} WordArguments;

static const struct {
  StringRef word;
  FormatKind kind;
  WordArguments arguments;
  PropStyle style;
} words[] = {
    {STR_INIT("operands"), FORMAT_OPERANDS, WORD_ALONE, 0},
    {STR_INIT("qualified"), FORMAT_PROP, WORD_PROP, PROP_QUALIFIED},
    {STR_INIT("symbol"), FORMAT_PROP, WORD_PROP, PROP_SYMBOL},
    {STR_INIT("masked-operation"), FORMAT_MASKED_OPERATION, WORD_ALONE, 0},
    {STR_INIT("region"), FORMAT_REGION, WORD_ALONE, 0},
    {STR_INIT("regions"), FORMAT_REGIONS, WORD_ALONE, 0},
    {STR_INIT("successor"), FORMAT_SUCCESSOR, WORD_ALONE, 0},
    {STR_INIT("successors"), FORMAT_SUCCESSORS, WORD_ALONE, 0},
    {STR_INIT("type"), FORMAT_TYPES, WORD_TARGET, 0},
    {STR_INIT("type-pair"), FORMAT_TYPE_PAIR, WORD_TARGETS, 0},
    {STR_INIT("listed-types"), FORMAT_LISTED_TYPES, WORD_TARGET, 0},
    {STR_INIT("bare-type"), FORMAT_BARE_TYPE, WORD_TARGET, 0},
    {STR_INIT("functional-type"), FORMAT_FUNCTION_TYPE, WORD_TARGETS, 0},
    {STR_INIT("same"), FORMAT_SAME_TYPES, WORD_TARGETS, 0},
    {STR_INIT("attr-dict"), FORMAT_ATTR_DICT, WORD_ALONE, 0},
    {STR_INIT("attr-dict-with-keyword"), FORMAT_ATTR_DICT_KEYWORD, WORD_ALONE,
     0},
    {STR_INIT("unwritten-attr-dict"), FORMAT_UNWRITTEN_DICT, WORD_ALONE, 0},
    {STR_INIT("trait-dict"), FORMAT_TRAIT_DICT, WORD_ALONE, 0},
    {STR_INIT("prop-dict"), FORMAT_PROP_DICT, WORD_ALONE, 0},
    {STR_INIT("oilist"), FORMAT_OILIST, WORD_BRACKET, 0},
    {STR_INIT("custom"), FORMAT_CUSTOM, WORD_ANY_NAMES, 0},
};

Stream *format_wrong(FormatCompiler *compiler, size_t index,
                     FormatPlace place) {
  Stream *why = compiler->is_wrong ? &compiler->ignored : compiler->why;
  compiler->is_wrong = true;
  stream_format(why, "the format of '%.*s' is wrong: element %zu, %.*s: ",
                STR_ARGS(compiler->def->name), index + 1,
                (int)(place.end - place.at), place.at);
  return why;
}

Stream *format_wrong_at(FormatCompiler *compiler, size_t index) {
  return format_wrong(compiler, index, compiler->places.data[index]);
}

/// Begins the error about the element that is being read.
static Stream *wrong_element(FormatCompiler *compiler) {
  return format_wrong(
      compiler, compiler->elements.size,
      (FormatPlace){.at = compiler->token.at, .end = compiler->token.next});
}

// --- names -------------------------------------------------------------------

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

static bool is_dollar_name(StringRef name) {
  return name.size > 1 && *name.data == '$';
}

/// The value or property `$name`.
static FormatTarget find_target(FormatCompiler *compiler, StringRef name) {
  const OpDef *def = compiler->def;
  FormatTarget target = {.index = 0};
  if (find_value(def->operands, def->num_operand_defs, name, &target.index))
    return target;
  target.is_result =
      find_value(def->results, def->num_result_defs, name, &target.index);
  target.is_prop = !target.is_result && find_prop(def, name, &target.index);
  if (!target.is_result && !target.is_prop)
    stream_format(wrong_element(compiler),
                  "no operand, result or property is called '%.*s'",
                  STR_ARGS(name));
  return target;
}

/// `$name`, `operands`, `results` or `region`: the next argument of a word.
static FormatTarget take_target(FormatCompiler *compiler,
                                StringRef *arguments) {
  StringRef name = format_take_name(arguments);
  FormatTarget target = {.index = FORMAT_ALL};
  if (is_dollar_name(name))
    return find_target(compiler, string_ref_drop(name, 1));
  target.is_result = string_ref_equals(name, STR("results"));
  if (string_ref_equals(name, STR("region")))
    target.index = FORMAT_ARGUMENTS;
  else if (!target.is_result && !string_ref_equals(name, STR("operands")))
    stream_format(wrong_element(compiler),
                  "expected $name, operands or results, found '%.*s'",
                  STR_ARGS(name));
  return target;
}

static unsigned take_prop(FormatCompiler *compiler, StringRef *arguments) {
  StringRef name = format_take_name(arguments);
  unsigned index = 0;
  if (!is_dollar_name(name))
    stream_format(wrong_element(compiler),
                  "expected the $name of a property, found '%.*s'",
                  STR_ARGS(name));
  else if (!find_prop(compiler->def, string_ref_drop(name, 1), &index))
    stream_format(wrong_element(compiler), "no property is called '%.*s'",
                  STR_ARGS(string_ref_drop(name, 1)));
  return index;
}

// --- elements ----------------------------------------------------------------

/// The properties, and the first values, that functions of the operation write.
static void read_names(FormatCompiler *compiler, FormatElement *element,
                       StringRef *arguments) {
  while (arguments->size && !compiler->is_wrong) {
    FormatTarget target = take_target(compiler, arguments);
    if (target.is_prop)
      element->props |= UINT64_C(1) << target.index;
    else if (element->first.index == FORMAT_ALL)
      element->first = target;
  }
}

static void read_arguments(FormatCompiler *compiler, FormatElement *element,
                           WordArguments wanted) {
  StringRef arguments = compiler->token.arguments;
  switch (wanted) {
  case WORD_ALONE:
  case WORD_BRACKET:
    break;
  case WORD_TARGET:
    element->first = take_target(compiler, &arguments);
    break;
  case WORD_TARGETS:
    element->first = take_target(compiler, &arguments);
    element->second = take_target(compiler, &arguments);
    break;
  case WORD_PROP:
    element->prop = take_prop(compiler, &arguments);
    break;
  case WORD_ANY_NAMES:
    read_names(compiler, element, &arguments);
    break;
  }
  if (arguments.size)
    stream_cstr(wrong_element(compiler), "it has too many arguments");
}

/// `oilist(`: elements follow.
static void open_bracket(FormatCompiler *compiler) {
  FormatToken open = format_token(compiler->token.next);
  if (open.kind == FORMAT_TOKEN_OPEN)
    compiler->token.next = open.next;
  else
    stream_cstr(wrong_element(compiler), "'(' is missing");
}

static void read_word(FormatCompiler *compiler, FormatElement *element) {
  StringRef name = compiler->token.text;
  size_t i = 0;
  while (i < ARRAY_LENGTH(words) && !string_ref_equals(words[i].word, name))
    i++;
  if (i == ARRAY_LENGTH(words)) {
    stream_format(wrong_element(compiler), "no directive is called '%.*s'",
                  STR_ARGS(name));
    return;
  }
  WordArguments wanted = words[i].arguments;
  bool needs_arguments = wanted != WORD_ALONE && wanted != WORD_BRACKET &&
                         wanted != WORD_ANY_NAMES;
  element->kind = words[i].kind;
  element->style = words[i].style;
  element->first = (FormatTarget){.index = FORMAT_ALL};
  if (wanted == WORD_BRACKET)
    open_bracket(compiler);
  else if (needs_arguments && !compiler->token.has_arguments)
    stream_cstr(wrong_element(compiler), "its arguments are missing");
  else if (compiler->token.has_arguments)
    read_arguments(compiler, element, wanted);
}

static void read_name(FormatCompiler *compiler, FormatElement *element) {
  FormatTarget target = find_target(compiler, compiler->token.text);
  element->kind = FORMAT_OPERANDS;
  element->first = target;
  // Properties are looked up first, as an operand may have the same name.
  if (find_prop(compiler->def, compiler->token.text, &element->prop))
    element->kind = FORMAT_PROP;
  else if (target.is_result)
    stream_cstr(wrong_element(compiler), "a result is not written");
}

static void read_element(FormatCompiler *compiler, FormatElement *element) {
  switch (compiler->token.kind) {
  case FORMAT_TOKEN_END:
    break;
  case FORMAT_TOKEN_LITERAL:
  case FORMAT_TOKEN_SPACE:
    element->kind = compiler->token.kind == FORMAT_TOKEN_SPACE ? FORMAT_SPACE
                                                               : FORMAT_LITERAL;
    element->text = compiler->token.text;
    break;
  case FORMAT_TOKEN_NAME:
    read_name(compiler, element);
    break;
  case FORMAT_TOKEN_WORD:
    read_word(compiler, element);
    break;
  case FORMAT_TOKEN_OPEN:
    element->kind = FORMAT_OPEN;
    break;
  case FORMAT_TOKEN_ELSE:
    element->kind = FORMAT_ELSE;
    break;
  case FORMAT_TOKEN_CLOSE:
    element->kind = FORMAT_CLOSE;
    break;
  case FORMAT_TOKEN_RPAREN:
    element->kind = FORMAT_OILIST_END;
    break;
  case FORMAT_TOKEN_OR:
    element->kind = FORMAT_OR;
    break;
  case FORMAT_TOKEN_WRONG:
    stream_cstr(wrong_element(compiler), "it is not part of any element");
    break;
  }
}

// --- the whole ---------------------------------------------------------------

static void read_elements(FormatCompiler *compiler) {
  const char *at = compiler->def->format;
  do {
    compiler->token = format_token(at);
    FormatElement element = {.kind = FORMAT_END};
    read_element(compiler, &element);
    at = compiler->token.next;
    FormatPlace place = {compiler->token.at, at, compiler->token.is_anchor};
    VECTOR_PUSH(&compiler->elements, element);
    VECTOR_PUSH(&compiler->places, place);
  } while (!compiler->is_wrong && compiler->token.kind != FORMAT_TOKEN_END);
}

/// Are groups 0 to `index` of `values` one value each?
static bool are_single(const ValueDef *values, unsigned count, unsigned index) {
  for (unsigned i = 0; i < count && i <= index; i++)
    if (values[i].arity != ARITY_ONE)
      return false;
  return index < count;
}

static void settle_target(const OpDef *def, FormatTarget *target) {
  target->is_single =
      !target->is_prop &&
      (target->is_result
           ? are_single(def->results, def->num_result_defs, target->index)
           : are_single(def->operands, def->num_operand_defs, target->index));
}

/// Takes over what constraints imply.
static void add_facts(FormatCompiler *compiler, AsmFormat *format) {
  const OpDef *def = compiler->def;
  Context *ctx = compiler->ctx;
  for (size_t i = 0; i < compiler->elements.size; i++) {
    FormatElement *element = &compiler->elements.data[i];
    settle_target(def, &element->first);
    settle_target(def, &element->second);
    FormatTarget target = element->first;
    if (element->kind == FORMAT_PROP && !def->props[element->prop].hooks)
      element->syntax = prop_syntax(ctx, &def->props[element->prop]);
    if (element->kind == FORMAT_BARE_TYPE && !target.is_result &&
        !target.is_prop && target.index < def->num_operand_defs)
      element->type =
          constraint_bare_type(ctx, def->operands[target.index].constraint);
  }
  for (unsigned i = 0; i < def->num_operand_defs; i++)
    format->operand_types[i] =
        constraint_only_type(ctx, def->operands[i].constraint);
  for (unsigned i = 0; i < def->num_result_defs; i++)
    format->result_types[i] =
        constraint_only_type(ctx, def->results[i].constraint);
}

static uint64_t slot_bit(unsigned slot) { return UINT64_C(1) << slot; }

static void add_masks(const FormatCompiler *compiler, AsmFormat *format) {
  const OpDef *def = compiler->def;
  bool writes_all = false;
  format->named_props |=
      def->segment_prop ? slot_bit(def->segment_prop - 1u) : 0;
  format->named_props |=
      def->result_segment_prop ? slot_bit(def->result_segment_prop - 1u) : 0;
  format->named_props |= def->groups_prop ? slot_bit(def->groups_prop - 1u) : 0;
  for (size_t i = 0; i < compiler->elements.size; i++) {
    const FormatElement *element = &compiler->elements.data[i];
    if (element->kind == FORMAT_PROP)
      format->named_props |= slot_bit(element->prop);
    format->named_props |= element->props;
    writes_all |=
        element->kind == FORMAT_PROP_DICT || element->kind == FORMAT_TRAIT_DICT;
    format->has_same_types |= element->kind == FORMAT_SAME_TYPES;
  }
  format->written_props = writes_all ? UINT64_MAX : format->named_props;
}

/// Compiles the format; `compiler->is_wrong` says whether there was an error.
static void compile(FormatCompiler *compiler, AsmFormat *format) {
  format->def = compiler->def;
  if (format_check_size(compiler))
    read_elements(compiler);
  if (!compiler->is_wrong)
    format_link(compiler);
  if (compiler->is_wrong)
    return;
  format->size = (unsigned)compiler->elements.size;
  add_facts(compiler, format);
  add_masks(compiler, format);
  format_check(compiler, format);
}

static void compiler_free(FormatCompiler *compiler) {
  VECTOR_FREE(&compiler->elements);
  VECTOR_FREE(&compiler->places);
  stream_free(&compiler->ignored);
}

static bool format_equals(const void *object, const void *key) {
  const AsmFormat *format = object;
  return format->def == *(const OpDef *const *)key; // First in an AsmFormat.
}

static void *format_create(Arena *arena, const void *key) {
  AsmFormat *format = arena_copy(arena, key, sizeof *format);
  assert(format->elements[format->size - 1].kind == FORMAT_END);
  format->elements = arena_copy(arena, format->elements,
                                format->size * sizeof *format->elements);
  return format;
}

/// Compiling interns other objects, so it is done before the table of formats
/// is locked. If another thread was faster, its result is used.
static const AsmFormat *compile_and_keep(Context *ctx, uint64_t hash,
                                         const OpDef *def) {
  Stream why = {0};
  AsmFormat key = {0};
  FormatCompiler compiler = {.ctx = ctx, .def = def, .why = &why};
  compile(&compiler, &key);
  key.elements = compiler.elements.data;
  const AsmFormat *format = NULL;
  if (!compiler.is_wrong)
    format = context_intern(ctx, hash, format_equals, format_create, &key);
  compiler_free(&compiler);
  stream_free(&why);
  return format;
}

const AsmFormat *asm_format_get(Context *ctx, const OpDef *def) {
  uint64_t hash = intern_hash_end(
      INTERN_FORMAT,
      hash_mix(intern_hash_begin(INTERN_FORMAT, 0), (uintptr_t)def));
  const AsmFormat *format = context_find(ctx, hash, format_equals, &def);
  return format ? format : compile_and_keep(ctx, hash, def);
}

void asm_format_error(Context *ctx, const OpDef *def, Stream *why) {
  AsmFormat format = {0};
  FormatCompiler compiler = {.ctx = ctx, .def = def, .why = why};
  compile(&compiler, &format);
  compiler_free(&compiler);
}

bool format_has_groups(const OpDef *def, FormatTarget target) {
  return def->groups_prop && !target.is_result &&
         target.index + 1 == def->num_operand_defs;
}

FormatOpener format_opener(FormatKind kind) {
  switch (kind) {
  case FORMAT_LITERAL:
    return OPENER_LITERAL;
  case FORMAT_PROP:
    return OPENER_PROP;
  case FORMAT_OPERANDS:
    return OPENER_VALUE;
  case FORMAT_REGION:
  case FORMAT_REGIONS:
  case FORMAT_MASKED_OPERATION:
  case FORMAT_ATTR_DICT:
  case FORMAT_UNWRITTEN_DICT:
  case FORMAT_TRAIT_DICT:
    return OPENER_BRACE;
  case FORMAT_SUCCESSOR:
  case FORMAT_SUCCESSORS:
    return OPENER_BLOCK;
  case FORMAT_TYPES:
  case FORMAT_LISTED_TYPES:
  case FORMAT_TYPE_PAIR:
  case FORMAT_BARE_TYPE:
  case FORMAT_FUNCTION_TYPE:
    return OPENER_TYPE;
  case FORMAT_PROP_DICT:
    return OPENER_LESS;
  case FORMAT_ATTR_DICT_KEYWORD:
    return OPENER_ATTRIBUTES;
  case FORMAT_END:
  case FORMAT_SPACE:
  case FORMAT_SAME_TYPES:
  case FORMAT_OPEN:
  case FORMAT_ELSE:
  case FORMAT_CLOSE:
  case FORMAT_OILIST:
  case FORMAT_OR:
  case FORMAT_OILIST_END:
  case FORMAT_CUSTOM:
    return OPENER_NONE;
  }
  unreachable("kind of element");
}
