// SPDX-License-Identifier: Apache-2.0
// Steps through a format (ir/syntax/asm_format.h). Literals, names and
// plain properties are read from the lexer here. For types, attributes and
// regions, a token FORMAT_… is inserted before the next token; the grammar
// reads the part and then calls back. So nothing recurses, and the state is a
// FormatHead.
//
// The first element of a group and the next token decide whether the group is
// there.
#include "parser/format/actions_format.h"

#include "ir/definitions/prop_def.h"
#include "ir/definitions/type_def.h"
#include "ir/print/printer.h"
#include "parser/actions.h"
#include "parser/data/numbers.h"
#include "parser/errors/errors.h"
#include "parser/grammar.h"
#include "parser/shapes/shape_build.h"

_Noreturn static void fail_wrong_format(Parser *parser, const OpDef *def,
                                        const char *at) {
  Stream why = {0};
  asm_format_error(parser->ctx, def, &why);
  StringRef text = parser_take_text(parser, &why);
  parser_fail_at(parser, at, "%.*s", STR_ARGS(text));
}

static const AsmFormat *format_of(Parser *parser, const OpDef *def) {
  uintptr_t hash = (uintptr_t)def / sizeof(OpDef);
  KnownFormat *known = &parser->formats[hash % NUM_KNOWN_FORMATS];
  if (known->def != def)
    *known = (KnownFormat){def, asm_format_get(parser->ctx, def)};
  return known->format;
}

FormatHead *begin_format(Parser *parser, const Token *name) {
  const OpDef *def = parser_op_def(parser, name);
  size_t num_groups = (size_t)def->num_operand_defs + def->num_result_defs;
  FormatHead *head = arena_alloc_zero(
      &parser->scratch, sizeof *head + num_groups * sizeof(FormatValues));
  head->name = *name;
  head->def = def;
  head->operands = (FormatValues *)(head + 1);
  head->results = head->operands + def->num_operand_defs;
  head->format = format_of(parser, def);
  if (!head->format)
    fail_wrong_format(parser, def, name->text);
  head->next = head->format->elements;
  size_t count = head->def->num_props ? head->def->num_props : 1;
  head->props = arena_alloc_zero(&parser->scratch, count * sizeof *head->props);
  parser_set_pending(parser, head->def);
  return head;
}

// --- tokens ------------------------------------------------------------------

int format_advance(Parser *parser, int token) {
  parser->recent.token = token;
  return lexer_next(parser, &parser->token);
}

int format_ask(Parser *parser, int request) {
  lexer_unread(parser, &parser->token);
  return request;
}

void format_fail_expected(Parser *parser, const char *what) {
  parser_fail_at(parser, parser_before_token(parser, parser->token),
                 "expected %s", what);
}

int format_take_kind(Parser *parser, int token, int expected,
                     const char *what) {
  if (token != expected)
    format_fail_expected(parser, what);
  return format_advance(parser, token);
}

bool format_is_word(StringRef text) {
  char c = (char)(text.data[0] | 32);
  return (c >= 'a' && c <= 'z') || text.data[0] == '_';
}

static bool is_literal(const Parser *parser, StringRef text) {
  return string_ref_equals(token_text(&parser->token), text);
}

int format_take_literal(Parser *parser, FormatHead *head, StringRef text,
                        int token) {
  if (is_literal(parser, text)) {
    if (text.data[0] == ':')
      head->colon = parser->token.text;
    return format_advance(parser, token);
  }
  if (format_is_word(text))
    shape_fail(parser, head->def, parser->token.text, "expected '%.*s'",
               STR_ARGS(text));
  bool is_open = text.data[0] == '[' || text.data[0] == '(';
  bool is_close = text.data[0] == ']' || text.data[0] == ')';
  const FormatElement *list = is_open ? head->next : head->element - 1;
  bool is_of_list = head->def->is_parsed_by_hand && (is_open || is_close) &&
                    list->kind == FORMAT_OPERANDS;
  parser_fail_at(parser, parser_before_token(parser, parser->token),
                 "expected '%.*s'%s", STR_ARGS(text),
                 is_of_list ? " in operand list" : "");
}

static bool begins_type(int token) {
  return token == TOK_LPAREN || token_begins_type(token);
}

/// Is the newest token the name of a type whose `<` is missing?
static bool is_type_name(const Parser *parser, int token) {
  return token == TOK_BARE_ID && (is_literal(parser, STR("vector")) ||
                                  is_literal(parser, STR("tensor")) ||
                                  is_literal(parser, STR("memref")));
}

static bool begins_attr(int token) {
  switch (token) {
  case TOK_INTEGER:
  case TOK_MINUS:
  case TOK_FLOAT:
  case TOK_STRING:
  case TOK_SYMBOL_ID:
  case TOK_LSQUARE:
  case TOK_ATTR_ALIAS:
  case TOK_ATTR_RAW:
  case TOK_ATTR_PARAMS:
  case TOK_ATTR_FORMAT:
  case TOK_ARRAY_LT:
  case TOK_KW_TRUE:
  case TOK_KW_FALSE:
  case TOK_KW_UNIT:
  case TOK_KW_DENSE:
  case TOK_KW_SPARSE:
  case TOK_KW_DENSE_RESOURCE:
  case TOK_KW_AFFINE_MAP:
  case TOK_KW_AFFINE_SET:
  case TOK_KW_STRIDED:
  case TOK_KW_DISTINCT:
    return true;
  }
  return begins_type(token);
}

// --- operands and successors -------------------------------------------------

FormatValues *format_values(FormatHead *head, FormatTarget target) {
  if (target.index == FORMAT_ARGUMENTS)
    return &head->region_arguments;
  if (target.is_prop)
    return &head->prop_values;
  if (target.index == FORMAT_ALL)
    return target.is_result ? &head->all_results : &head->all_operands;
  return target.is_result ? &head->results[target.index]
                          : &head->operands[target.index];
}

static Arity arity_of(const OpDef *def, FormatTarget target) {
  if (target.index == FORMAT_ALL)
    return ARITY_VARIADIC;
  const ValueDef *values = target.is_result ? def->results : def->operands;
  return values[target.index].arity;
}

int format_take_use(Parser *parser, SSAUses *uses, int token) {
  if (token != TOK_SSA_ID)
    format_fail_expected(parser, "SSA operand");
  Token name = parser->token;
  SSAUse use = {name.text, name.size, 0};
  token = format_advance(parser, token);
  if (token == TOK_SSA_NUMBER) {
    use = parser_ssa_use(parser, &name, &parser->token);
    token = format_advance(parser, token);
  }
  LIST_PUSH(parser, uses, use);
  return token;
}

/// Reads `(%a, %b), ()`.
static int take_groups(Parser *parser, FormatHead *head, SSAUses *uses,
                       int token) {
  while (token == TOK_LPAREN) {
    uint32_t first = uses->size;
    token = format_advance(parser, token);
    if (token != TOK_RPAREN)
      token = format_take_use(parser, uses, token);
    while (token == TOK_COMMA)
      token = format_take_use(parser, uses, format_advance(parser, token));
    token = format_take_kind(parser, token, TOK_RPAREN, "')'");
    LIST_PUSH(parser, &head->group_sizes, uses->size - first);
    if (token != TOK_COMMA)
      break;
    token = format_advance(parser, token);
  }
  return token;
}

static int take_operands(Parser *parser, FormatHead *head, int token) {
  FormatTarget target = head->element->first;
  SSAUses *uses = &format_values(head, target)->uses;
  Arity arity = arity_of(head->def, target);
  format_values(head, target)->at = parser->token.text;
  if (format_has_groups(head->def, target))
    return take_groups(parser, head, uses, token);
  if (arity != ARITY_ONE && token != TOK_SSA_ID)
    return token;
  if (!uses->capacity) {
    uses->data = &format_values(head, target)->one_use;
    uses->capacity = 1;
  }
  token = format_take_use(parser, uses, token);
  while (arity == ARITY_VARIADIC && token == TOK_COMMA)
    token = format_take_use(parser, uses, format_advance(parser, token));
  return token;
}

static int take_successors(Parser *parser, FormatHead *head, int token) {
  bool is_list = head->element->kind == FORMAT_SUCCESSORS;
  if (is_list && token != TOK_CARET_ID)
    return token;
  for (;;) {
    if (token != TOK_CARET_ID)
      format_fail_expected(parser, "block name");
    Block *block = parser_block_ref(parser, parser->token);
    LIST_PUSH(parser, &head->successors, block);
    token = format_advance(parser, token);
    if (!is_list || token != TOK_COMMA)
      return token;
    token = format_advance(parser, token);
  }
}

// --- regions -----------------------------------------------------------------

/// Puts a request in front of the next token that the grammar reads a region.
static int ask_region(Parser *parser, FormatHead *head) {
  if (head->shadows.size)
    parser_set_pending_shadows(parser, head->def, head->shadows);
  else
    parser_set_pending_arguments(parser, head->def, head->arguments);
  head->arguments = head->shadows = (Arguments){0};
  return format_ask(parser, TOK_FORMAT_REGION);
}

/// The token by which the grammar is asked for `request`.
static int custom_token(AsmRequest request) {
  switch (request) {
  case ASM_READ_TYPE:
    return TOK_FORMAT_TYPE;
  case ASM_READ_SIGNATURE:
    return TOK_FORMAT_FUNCTION;
  case ASM_READ_ATTR:
    return TOK_FORMAT_ATTR;
  case ASM_READ_UNTYPED_ATTR:
    return TOK_FORMAT_UNTYPED;
  case ASM_READ_ATTR_DICT:
    return TOK_FORMAT_DICT;
  case ASM_READ_OPERATION:
    return TOK_FORMAT_OPERATION;
  case ASM_READ_LOCATION:
    return TOK_FORMAT_LOCATION;
  case ASM_READ_BARE_TYPE:
  case ASM_READ_NOTHING:
  case ASM_READ_REGION:
    break;
  }
  unreachable("request without a token of its own");
}

/// Lets the operation's own function go on reading, in `state`.
static int follow_custom(Parser *parser, FormatHead *head, unsigned state,
                         int token) {
  AsmNext next = op_syntax_parse(parser, head, state, &token);
  if (next.request == ASM_READ_NOTHING)
    return token;
  head->unfinished = FORMAT_CUSTOM;
  head->custom.state = next.state;
  head->asked_at = parser->token.text;
  return next.request == ASM_READ_REGION
             ? ask_region(parser, head)
             : format_ask(parser, custom_token(next.request));
}

// --- what the grammar reads --------------------------------------------------

/// Types that are read twice must be the same both times.
static void check_again(Parser *parser, FormatHead *head, Types types) {
  if (!head->is_again)
    return;
  const Types *before = &format_values(head, head->element->first)->types;
  bool are_same = before->size == types.size;
  for (uint32_t i = 0; are_same && i < types.size; i++)
    are_same = before->data[i] == types.data[i];
  if (!are_same)
    parser_fail_at(parser, head->asked_at, "types are not those from before");
}

static void take_pair(Parser *parser, FormatHead *head, Types types) {
  if (types.size != 2)
    shape_fail(parser, head->def, head->colon, "requires two types");
  FormatTarget targets[] = {head->element->first, head->element->second};
  for (unsigned i = 0; i < 2; i++) {
    FormatValues *values = format_values(head, targets[i]);
    LIST_PUSH(parser, &values->types, types.data[i]);
    values->has_types = true;
  }
}

void format_take_types(Parser *parser, FormatHead *head, Types types) {
  if (head->element->kind == FORMAT_TYPE_PAIR) {
    take_pair(parser, head, types);
    return;
  }
  Types *all = &format_values(head, head->element->first)->types;
  check_again(parser, head, types);
  if (!head->is_in_group)
    *all = types;
  for (uint32_t i = 0; head->is_in_group && i < types.size; i++)
    LIST_PUSH(parser, all, types.data[i]);
}

void format_take_type(Parser *parser, FormatHead *head, const Type *type) {
  if (head->element->kind == FORMAT_CUSTOM) {
    head->custom.type = type;
    return;
  }
  FormatTarget target = head->element->first;
  const ValueDef *values =
      target.is_result ? head->def->results : head->def->operands;
  const TypeConstraint *constraint = values[target.index].constraint;
  if (constraint && constraint->syntax != SYNTAX_ANY &&
      values[target.index].arity == ARITY_ONE &&
      !head->def->is_parsed_by_hand) {
    ShapeOp op = {.state.def = head->def};
    shape_check_kind(parser, &op, &values[target.index],
                     (PlacedType){type, head->asked_at});
  }
  FormatValues *group = format_values(head, target);
  if (!head->is_again && !group->types.capacity) {
    group->one_type = type;
    group->types = (Types){.data = &group->one_type, .size = 1, .capacity = 1};
    return;
  }
  Types types = {0};
  LIST_PUSH(parser, &types, type);
  format_take_types(parser, head, types);
}

static Types list_types(Parser *parser, const Type *const *types,
                        size_t count) {
  Types list = {0};
  for (size_t i = 0; i < count; i++)
    LIST_PUSH(parser, &list, types[i]);
  return list;
}

void format_take_function(Parser *parser, FormatHead *head, const Type *type) {
  const FunctionType *function = type_as_function(type);
  if (!function)
    shape_fail_type(parser, head->def, head->asked_at,
                    "invalid kind of type specified: expected "
                    "builtin.function, but found ",
                    type);
  bool is_custom = head->element->kind == FORMAT_CUSTOM;
  FormatValues *from = is_custom ? &head->all_operands
                                 : format_values(head, head->element->first);
  FormatValues *to = is_custom ? &head->all_results
                               : format_values(head, head->element->second);
  from->types = list_types(parser, function->types, function->num_inputs);
  to->types = list_types(parser, function->types + function->num_inputs,
                         function->num_results);
  from->has_types = to->has_types = true;
}

_Noreturn static void fail_unknown_property(Parser *parser,
                                            const FormatHead *head,
                                            const Attribute *all,
                                            StringRef name) {
  Diagnostic *diag =
      parser_error_properties(parser, head->def, all, head->name.text);
  diag_text(diag, "unknown key '\"");
  diag_text_ref(diag, name);
  diag_text(diag, "\"' when parsing properties dictionary");
  parser_fail(parser);
}

/// All properties that upstream does not store as attributes must be given.
static void check_is_complete(Parser *parser, const FormatHead *head,
                              const Attribute *all) {
  for (unsigned i = 0; i < head->def->num_props; i++) {
    const PropDef *prop = &head->def->props[i];
    if (!prop->initial || head->props[i])
      continue;
    Diagnostic *diag =
        parser_error_properties(parser, head->def, all, head->name.text);
    diag_text(diag, "expected key entry for ");
    diag_text_ref(diag, prop->name);
    diag_text(diag, " in DictionaryAttr to set Properties.");
    parser_fail(parser);
  }
}

void format_take_dict(Parser *parser, FormatHead *head, NamedAttrs attrs) {
  if (head->element->kind != FORMAT_PROP_DICT) {
    for (uint32_t i = 0; i < attrs.size; i++)
      LIST_PUSH(parser, &head->attrs, attrs.data[i]);
    return;
  }
  const Attribute *all = build_dictionary(parser, attrs);
  const DictionaryAttr *dictionary = attr_as_dictionary(all);
  for (size_t i = 0; i < dictionary->size; i++) {
    const NamedAttribute *entry = &dictionary->entries[i];
    int slot = parser_prop_index(head->def, entry->name);
    if (slot >= 0)
      parser_set_property(parser, head->def, head->props, slot, all, entry,
                          head->name.text);
  }
  check_is_complete(parser, head, all);
  for (size_t i = 0; i < dictionary->size; i++)
    if (parser_prop_index(head->def, dictionary->entries[i].name) < 0)
      fail_unknown_property(parser, head, all, dictionary->entries[i].name);
}

/// Takes the dictionary that an alias stands for.
void format_take_trait(Parser *parser, FormatHead *head,
                       const Attribute *attr) {
  const DictionaryAttr *dictionary = attr_as_dictionary(attr);
  if (!dictionary)
    shape_fail(parser, head->def, head->colon ? head->colon : head->name.text,
               "invalid kind of attribute specified");
  for (size_t i = 0; i < dictionary->size; i++) {
    NamedAttr named = {head->name.text, dictionary->entries[i].name,
                       dictionary->entries[i].value};
    LIST_PUSH(parser, &head->attrs, named);
  }
}

void format_take_region(Parser *parser, FormatHead *head, Region *region) {
  const Block *entry = head->regions.size ? NULL : region->first;
  for (uint32_t i = 0; entry && i < entry->num_arguments; i++)
    LIST_PUSH(parser, &head->region_arguments.types,
              block_argument(entry, i)->type);
  head->region_arguments.has_types = true;
  LIST_PUSH(parser, &head->regions, region);
}

/// Moves to the types in the next group that has any.
static int take_type_groups(Parser *parser, FormatHead *head, int token) {
  head->is_in_group = false;
  while (token == TOK_LPAREN) {
    token = format_advance(parser, token);
    if (token != TOK_RPAREN) {
      head->is_in_group = true;
      return format_ask(parser, TOK_FORMAT_TYPE_LIST);
    }
    token = format_advance(parser, token);
    if (token != TOK_COMMA)
      break;
    token = format_advance(parser, token);
  }
  return token;
}

static int close_group(Parser *parser, FormatHead *head, int token) {
  token = format_take_kind(parser, token, TOK_RPAREN, "')'");
  head->is_in_group = false;
  if (token != TOK_COMMA)
    return token;
  return take_type_groups(parser, head, format_advance(parser, token));
}

static int ask_types(Parser *parser, FormatHead *head, int token) {
  FormatTarget target = head->element->first;
  Arity arity = arity_of(head->def, target);
  head->is_again = format_values(head, target)->has_types;
  format_values(head, target)->has_types = true;
  head->asked_at = parser->token.text;
  if (format_has_groups(head->def, target))
    return take_type_groups(parser, head, token);
  if (head->element->kind == FORMAT_LISTED_TYPES)
    return format_ask(parser, TOK_FORMAT_LISTED_TYPES);
  if (arity == ARITY_OPTIONAL && !begins_type(token) &&
      !is_type_name(parser, token)) {
    check_again(parser, head, (Types){0});
    return token;
  }
  bool is_list = arity == ARITY_VARIADIC;
  return format_ask(parser, is_list ? TOK_FORMAT_TYPE_LIST : TOK_FORMAT_TYPE);
}

/// Asks for a type, or for the part of one that follows its name.
static int ask_bare_type(Parser *parser, FormatHead *head) {
  format_values(head, head->element->first)->has_types = true;
  head->is_again = false;
  head->asked_at = parser->token.text;
  if (*parser->token.text == '!')
    return format_ask(parser, TOK_FORMAT_TYPE);
  params_expect(parser, head->element->type->params);
  return format_ask(parser, TOK_FORMAT_BARE_DATA);
}

void format_take_data(Parser *parser, FormatHead *head, DataHead *data) {
  if (head->element->kind == FORMAT_BARE_TYPE)
    format_take_type(parser, head, data_build_type(parser, data));
  else
    format_take_attr(parser, head, data_build_attr(parser, data, NULL));
}

static int ask_attributes(Parser *parser, FormatHead *head, int token) {
  if (head->element->kind == FORMAT_TRAIT_DICT && token == TOK_ATTR_ALIAS)
    return format_ask(parser, TOK_FORMAT_ATTR);
  if (head->element->kind == FORMAT_ATTR_DICT_KEYWORD) {
    if (token != TOK_KW_ATTRIBUTES)
      return token;
    token = format_advance(parser, token);
  } else if (token != TOK_LBRACE && token != TOK_DICT_KNOWN) {
    return token;
  }
  return format_ask(parser, TOK_FORMAT_DICT);
}

static int ask_properties(Parser *parser, FormatHead *head, int token) {
  if (token != TOK_LT) {
    check_is_complete(parser, head, build_dictionary(parser, (NamedAttrs){0}));
    head->unfinished = FORMAT_END; // Leaves nothing to close.
    return token;
  }
  format_advance(parser, token);
  return format_ask(parser, TOK_FORMAT_DICT);
}

/// Continues after the grammar read a part: with the `>` of properties, or with
/// another region or group of types, or with what else is custom.
static int close_element(Parser *parser, FormatHead *head, int token) {
  FormatKind kind = head->unfinished;
  head->unfinished = FORMAT_END;
  if (kind == FORMAT_PROP_DICT)
    return format_take_kind(parser, token, TOK_GT, "'>'");
  if (kind == FORMAT_TYPES && head->is_in_group) {
    token = close_group(parser, head, token);
    head->unfinished = head->is_in_group ? FORMAT_TYPES : FORMAT_END;
    return token;
  }
  if (kind == FORMAT_CUSTOM)
    return follow_custom(parser, head, head->custom.state, token);
  if (kind != FORMAT_REGIONS || token != TOK_COMMA)
    return token;
  format_advance(parser, token);
  head->unfinished = FORMAT_REGIONS;
  return format_ask(parser, TOK_FORMAT_REGION);
}

// --- groups ------------------------------------------------------------------

static bool begins_prop(Parser *parser, FormatHead *head,
                        const FormatElement *element, int token) {
  const PropDef *prop = &head->def->props[element->prop];
  if (prop->hooks)
    return prop_hooks_begin(parser, head, prop, token);
  if (element->style == PROP_SYMBOL)
    return token == TOK_SYMBOL_ID;
  switch (element->syntax.reading) {
  case PROP_READ_BARE:
    return token == TOK_LT;
  case PROP_READ_FLAGS:
  case PROP_READ_CASE:
    return token == TOK_STRING ||
           prop_find_case(parser, prop, token_text(&parser->token));
  case PROP_READ_ARRAY:
  case PROP_READ_ATTR:
    break;
  }
  if (!element->syntax.is_any && element->syntax.takes_symbol)
    return token == TOK_SYMBOL_ID;
  return begins_attr(token);
}

/// Does the part of the format that begins with `element` begin with the newest
/// token?
static bool part_begins(Parser *parser, FormatHead *head,
                        const FormatElement *element, int token) {
  while (element->kind == FORMAT_SPACE)
    element++;
  switch (format_opener(element->kind)) {
  case OPENER_LITERAL:
    return is_literal(parser, element->text);
  case OPENER_PROP:
    return begins_prop(parser, head, element, token);
  case OPENER_VALUE:
    return token == TOK_SSA_ID;
  case OPENER_BRACE:
    return token == TOK_LBRACE || token == TOK_DICT_KNOWN;
  case OPENER_BLOCK:
    return token == TOK_CARET_ID;
  case OPENER_TYPE:
    return begins_type(token);
  case OPENER_LESS:
    return token == TOK_LT;
  case OPENER_ATTRIBUTES:
    return token == TOK_KW_ATTRIBUTES;
  case OPENER_NONE:
    break;
  }
  return false;
}

/// What stands after the part of a group that `opener` opens.
static const FormatElement *after_part(const FormatHead *head,
                                       const FormatElement *opener) {
  return &head->format->elements[opener->end + 1];
}

static void open_group(Parser *parser, FormatHead *head, int token) {
  if (!part_begins(parser, head, head->next, token))
    head->next = after_part(head, head->element);
}

/// Notes that clause `index` of the oilist was written; fails if it was written
/// before.
static void take_clause(Parser *parser, FormatHead *head, unsigned index) {
  uint32_t bit = UINT32_C(1) << index;
  StringRef word = token_text(&parser->token);
  if (head->clauses & bit)
    shape_fail(parser, head->def, head->name.text,
               "`%.*s` clause can appear at most once in the expansion of the "
               "oilist directive",
               STR_ARGS(word));
  head->clauses |= bit;
}

/// Moves to the clause of the oilist that begins here, or past the oilist.
static void next_clause(Parser *parser, FormatHead *head, int token) {
  const FormatElement *opener = head->oilist;
  unsigned index = 0;
  while (opener->kind != FORMAT_OILIST_END &&
         !part_begins(parser, head, opener + 1, token)) {
    opener = &head->format->elements[opener->end];
    index++;
  }
  head->next = opener + 1;
  if (opener->kind == FORMAT_OILIST_END)
    head->oilist = NULL;
  else
    take_clause(parser, head, index);
}

// --- following it ------------------------------------------------------------

/// Reads a property. If the literal of its group stands for it, just sets it.
static int follow_prop(Parser *parser, FormatHead *head, int token) {
  if (!head->element->is_elided)
    return format_take_prop(parser, head, token);
  head->props[head->element->prop] = unit_attr_get(parser->ctx);
  return token;
}

/// Reads what the element calls for, from `token` on. Returns the kind of the
/// next token, or of the one that asks the grammar.
static int follow(Parser *parser, FormatHead *head, int token) {
  switch (head->element->kind) {
  case FORMAT_LITERAL:
    return format_take_literal(parser, head, head->element->text, token);
  case FORMAT_OPERANDS:
    return take_operands(parser, head, token);
  case FORMAT_PROP:
    return follow_prop(parser, head, token);
  case FORMAT_CUSTOM:
    head->unfinished = FORMAT_END;
    return follow_custom(parser, head, 0, token);
  case FORMAT_REGIONS:
    if (token != TOK_LBRACE)
      return token;
    return format_ask(parser, TOK_FORMAT_REGION);
  case FORMAT_REGION:
  case FORMAT_MASKED_OPERATION:
    return ask_region(parser, head);
  case FORMAT_SUCCESSOR:
  case FORMAT_SUCCESSORS:
    return take_successors(parser, head, token);
  case FORMAT_TYPES:
  case FORMAT_LISTED_TYPES:
    return ask_types(parser, head, token);
  case FORMAT_TYPE_PAIR:
    return format_ask(parser, TOK_FORMAT_TYPE_LIST);
  case FORMAT_BARE_TYPE:
    return ask_bare_type(parser, head);
  case FORMAT_FUNCTION_TYPE:
    head->asked_at = parser->token.text;
    return format_ask(parser, TOK_FORMAT_FUNCTION);
  case FORMAT_ATTR_DICT:
  case FORMAT_ATTR_DICT_KEYWORD:
  case FORMAT_UNWRITTEN_DICT:
  case FORMAT_TRAIT_DICT:
    return ask_attributes(parser, head, token);
  case FORMAT_PROP_DICT:
    return ask_properties(parser, head, token);
  case FORMAT_OPEN:
    open_group(parser, head, token);
    return token;
  case FORMAT_ELSE:
    head->next = after_part(head, head->element);
    return token;
  case FORMAT_OILIST:
    head->oilist = head->element;
    next_clause(parser, head, token);
    return token;
  case FORMAT_OR:
  case FORMAT_OILIST_END:
    next_clause(parser, head, token);
    return token;
  case FORMAT_END:
    return format_ask(parser, TOK_FORMAT_END);
  case FORMAT_SPACE:
  case FORMAT_CLOSE:
  case FORMAT_SAME_TYPES:
    break;
  }
  return token;
}

static bool is_request(int token) {
  return token >= TOK_FORMAT_TYPE && token <= TOK_FORMAT_END;
}

int format_next(Parser *parser, FormatHead *head, int token) {
  if (!head->start)
    head->start = parser->token.text;
  token = close_element(parser, head, token);
  while (!is_request(token)) {
    head->element = head->next++;
    head->unfinished = head->element->kind;
    token = follow(parser, head, token);
  }
  return token;
}
