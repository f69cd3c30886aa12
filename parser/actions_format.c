// SPDX-License-Identifier: Apache-2.0
// Following the text of a format (ir/asm_format.h). Literals, names and plain
// properties are taken from the lexer here; for types, attributes and regions a
// token FORMAT_… is put in front of what comes next, and the grammar comes back
// when it has read one. So nothing recurses, and the state is a FormatHead.
//
// Which way a group goes is told by its first element and the next token.
#include "parser/actions_format.h"

#include "ir/printer.h"
#include "parser/actions.h"
#include "parser/grammar.h"
#include "parser/numbers.h"
#include "parser/shape_build.h"

FormatHead *begin_format(Parser *parser, const Token *name) {
  FormatHead *head = arena_alloc_zero(&parser->scratch, sizeof *head);
  head->name = *name;
  head->def = parser_op_def(parser, name);
  head->next = head->def->format;
  size_t count = head->def->num_props ? head->def->num_props : 1;
  head->props = arena_alloc_zero(&parser->scratch, count * sizeof *head->props);
  parser_set_pending(parser, head->def);
  return head;
}

// --- tokens ------------------------------------------------------------------

/// Goes behind the newest token, of kind `token`; gives the kind of the next.
static int advance(Parser *parser, int token) {
  parser->previous_token = token;
  return lexer_next(parser, &parser->token);
}

/// Puts the token that asks the grammar in front of the newest one.
static int ask_grammar(Parser *parser, int request) {
  lexer_unread(parser, &parser->token);
  return request;
}

static _Noreturn void fail_expected(Parser *parser, const char *what) {
  parser_fail_at(parser, parser_before_token(parser, parser->token),
                 "expected %s", what);
}

static int take_kind(Parser *parser, int token, int expected,
                     const char *what) {
  if (token != expected)
    fail_expected(parser, what);
  return advance(parser, token);
}

static bool is_word(StringRef text) {
  char c = (char)(text.data[0] | 32);
  return (c >= 'a' && c <= 'z') || text.data[0] == '_';
}

static bool is_literal(const Parser *parser, StringRef text) {
  return string_ref_equals(token_text(&parser->token), text);
}

static int take_literal(Parser *parser, const FormatHead *head, StringRef text,
                        int token) {
  if (is_literal(parser, text))
    return advance(parser, token);
  if (is_word(text))
    shape_fail(parser, head->def, parser->token.text, "expected '%.*s'",
               STR_ARGS(text));
  parser_fail_at(parser, parser_before_token(parser, parser->token),
                 "expected '%.*s'", STR_ARGS(text));
}

static bool begins_type(int token) {
  switch (token) {
  case TOK_INT_TYPE:
  case TOK_FLOAT_TYPE:
  case TOK_KW_INDEX:
  case TOK_KW_NONE:
  case TOK_KW_COMPLEX:
  case TOK_KW_TUPLE:
  case TOK_TYPE_ALIAS:
  case TOK_TYPE_RAW:
  case TOK_VECTOR_LT:
  case TOK_TENSOR_LT:
  case TOK_MEMREF_LT:
  case TOK_TYPE_KEYWORD:
  case TOK_TYPE_POINTER:
  case TOK_TYPE_ARRAY:
  case TOK_TYPE_STRUCT:
  case TOK_TYPE_KNOWN:
  case TOK_TYPE_FUNCTION:
  case TOK_TYPE_TARGET:
  case TOK_TYPE_FORMAT:
  case TOK_LPAREN:
    return true;
  }
  return false;
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

// --- properties --------------------------------------------------------------

static bool takes(const PropDef *prop, const Attribute *value) {
  return prop->constraint && prop->constraint->holds(value);
}

static bool takes_string(Parser *parser, const PropDef *prop) {
  return takes(prop, string_attr_get(parser->ctx, STR("")));
}

/// `number` of the first type that does for the property; i64 if none does.
static const Attribute *integer_for(Parser *parser, const PropDef *prop,
                                    int64_t number) {
  static const unsigned widths[] = {64, 32, 16, 8};
  Context *ctx = parser->ctx;
  for (size_t i = 0; i < ARRAY_LENGTH(widths); i++) {
    const Attribute *attr =
        integer_attr_get_i64(ctx, integer_type_get(ctx, widths[i]), number);
    if (takes(prop, attr))
      return attr;
  }
  const Attribute *attr = integer_attr_get_i64(ctx, parser->index_type, number);
  return takes(prop, attr) ? attr : i64_attr(parser, number);
}

static int take_integer(Parser *parser, FormatHead *head, int token) {
  bool is_negative = token == TOK_MINUS;
  if (is_negative)
    token = advance(parser, token);
  if (token != TOK_INTEGER)
    fail_expected(parser, "integer value");
  int64_t number = parser_integer(parser, &parser->token, is_negative);
  const PropDef *prop = &head->def->props[head->element.prop];
  head->props[head->element.prop] = integer_for(parser, prop, number);
  return advance(parser, token);
}

/// A number of the f64 that the property takes: no type is written.
static int take_float(Parser *parser, FormatHead *head, int token) {
  bool is_negative = token == TOK_MINUS;
  if (is_negative)
    token = advance(parser, token);
  if (token != TOK_FLOAT)
    fail_expected(parser, "floating point literal");
  FloatBits bits = number_parse_float(
      parser, FLOAT_F64, token_text(&parser->token), true, is_negative);
  head->props[head->element.prop] =
      float_attr_get(parser->ctx, float_type_get(parser->ctx, FLOAT_F64), bits);
  return advance(parser, token);
}

static bool takes_float(Parser *parser, const PropDef *prop) {
  return takes(prop, float_attr_get(parser->ctx,
                                    float_type_get(parser->ctx, FLOAT_F64),
                                    (FloatBits){0}));
}

/// The numbers as the property takes them: of 64 bits, else of 32.
static const Attribute *array_for(Parser *parser, const PropDef *prop,
                                  Integers list) {
  const Attribute *attr =
      dense_i64_array_attr_get(parser->ctx, list.data, list.size);
  if (takes(prop, attr))
    return attr;
  int32_t *narrow =
      arena_alloc(&parser->scratch, (list.size + 1) * sizeof *narrow);
  for (uint32_t i = 0; i < list.size; i++)
    narrow[i] = (int32_t)list.data[i];
  return dense_i32_array_attr_get(parser->ctx, narrow, list.size);
}

/// `[1, 2]`.
static int take_integers(Parser *parser, FormatHead *head, int token) {
  Integers list = {0};
  token = advance(parser, token);
  while (token != TOK_RSQUARE) {
    if (list.size)
      token = take_kind(parser, token, TOK_COMMA, "']'");
    bool is_negative = token == TOK_MINUS;
    if (is_negative)
      token = advance(parser, token);
    if (token != TOK_INTEGER)
      fail_expected(parser, "integer value");
    LIST_PUSH(parser, &list,
              parser_integer(parser, &parser->token, is_negative));
    token = advance(parser, token);
  }
  head->props[head->element.prop] =
      array_for(parser, &head->def->props[head->element.prop], list);
  return advance(parser, token);
}

static int take_case(Parser *parser, FormatHead *head, int token) {
  ShapeOp op = {.state.def = head->def, .props = head->props};
  const PropDef *prop = &head->def->props[head->element.prop];
  op.name = &head->name;
  if (prop->case_attr.size &&
      !prop_find_case(parser, prop, token_text(&parser->token)))
    shape_fail_case(parser, head->def, prop, parser->token.text);
  shape_set_keyword(parser, &op, head->element.prop, &parser->token);
  return advance(parser, token);
}

/// `<read, write>`, with `,` or `|` between.
static int take_flags(Parser *parser, FormatHead *head, int token) {
  const PropDef *prop = &head->def->props[head->element.prop];
  uint64_t all = 0;
  token = take_kind(parser, token, TOK_LT, "'<'");
  for (;;) {
    const EnumCase *found =
        prop_find_case(parser, prop, token_text(&parser->token));
    if (!found)
      shape_fail_case(parser, head->def, prop, parser->token.text);
    all |= found->value;
    token = advance(parser, token);
    if (token != TOK_COMMA && token != TOK_BAR)
      break;
    token = advance(parser, token);
  }
  head->props[head->element.prop] = prop_case_attr(parser, prop, all);
  return take_kind(parser, token, TOK_GT, "'>'");
}

static bool is_flags(const Parser *parser, const PropDef *prop) {
  const AttrDef *def = prop->case_attr.size
                           ? context_attr_def(parser->ctx, prop->case_attr)
                           : NULL;
  return def && def->shape == ATTR_SHAPE_FLAGS;
}

static bool is_integer_array(Parser *parser, const PropDef *prop) {
  return takes(prop, dense_i64_array_attr_get(parser->ctx, NULL, 0)) ||
         takes(prop, dense_i32_array_attr_get(parser->ctx, NULL, 0));
}

static bool has_cases(const Parser *parser, const PropDef *prop) {
  size_t count;
  return prop_cases(parser, prop, &count) != NULL;
}

/// An attribute that is written without its name: `<bytes = 8>`.
static const AttrDef *bare_attr_of(const Parser *parser, const PropDef *prop) {
  const AttrDef *def = prop->case_attr.size
                           ? context_attr_def(parser->ctx, prop->case_attr)
                           : NULL;
  return def && def->shape == ATTR_SHAPE_STRUCT ? def : NULL;
}

/// A plain value, or the token that asks the grammar for an attribute.
static int take_prop(Parser *parser, FormatHead *head, int token) {
  const PropDef *prop = &head->def->props[head->element.prop];
  bool is_any = format_prop_is_any(parser->ctx, prop);
  if (is_flags(parser, prop))
    return take_flags(parser, head, token);
  if (has_cases(parser, prop))
    return take_case(parser, head, token);
  if (!is_any && (token == TOK_FLOAT || token == TOK_MINUS) &&
      takes_float(parser, prop))
    return take_float(parser, head, token);
  if (!is_any && (token == TOK_INTEGER || token == TOK_MINUS) &&
      !takes(prop, string_attr_get(parser->ctx, STR(""))))
    return take_integer(parser, head, token);
  if (!is_any && token == TOK_LSQUARE && is_integer_array(parser, prop))
    return take_integers(parser, head, token);
  if (!is_any && token == TOK_STRING && takes_string(parser, prop)) {
    StringRef text = parser_string(parser, &parser->token);
    head->props[head->element.prop] = string_attr_get(parser->ctx, text);
    return advance(parser, token);
  }
  head->asked_at = parser->token.text;
  const AttrDef *bare = bare_attr_of(parser, prop);
  if (!bare || token != TOK_LT)
    return ask_grammar(parser, TOK_FORMAT_ATTR);
  params_expect(parser, bare);
  return ask_grammar(parser, TOK_FORMAT_BARE_ATTR);
}

static int take_symbol(Parser *parser, FormatHead *head, int token) {
  if (token != TOK_SYMBOL_ID)
    shape_fail(parser, head->def, parser->token.text,
               "expected valid '@'-identifier for symbol name");
  head->props[head->element.prop] =
      string_attr_get(parser->ctx, parser_symbol(parser, &parser->token));
  return advance(parser, token);
}

// --- operands and successors -------------------------------------------------

FormatValues *format_values(FormatHead *head, FormatTarget target) {
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

/// `%a`, `%a#1`.
static int take_use(Parser *parser, SSAUses *uses, int token) {
  if (token != TOK_SSA_ID)
    fail_expected(parser, "SSA operand");
  Token name = parser->token;
  SSAUse use = {name.text, name.size, 0};
  token = advance(parser, token);
  if (token == TOK_SSA_NUMBER) {
    use = parser_ssa_use(parser, &name, &parser->token);
    token = advance(parser, token);
  }
  LIST_PUSH(parser, uses, use);
  return token;
}

static int take_operands(Parser *parser, FormatHead *head, int token) {
  FormatTarget target = head->element.first;
  SSAUses *uses = &format_values(head, target)->uses;
  Arity arity = arity_of(head->def, target);
  if (arity != ARITY_ONE && token != TOK_SSA_ID)
    return token;
  token = take_use(parser, uses, token);
  while (arity == ARITY_VARIADIC && token == TOK_COMMA)
    token = take_use(parser, uses, advance(parser, token));
  return token;
}

static int take_successors(Parser *parser, FormatHead *head, int token) {
  bool is_list = head->element.kind == FORMAT_SUCCESSORS;
  if (is_list && token != TOK_CARET_ID)
    return token;
  for (;;) {
    if (token != TOK_CARET_ID)
      fail_expected(parser, "block name");
    Block *block = parser_block_ref(parser, parser->token);
    LIST_PUSH(parser, &head->successors, block);
    token = advance(parser, token);
    if (!is_list || token != TOK_COMMA)
      return token;
    token = advance(parser, token);
  }
}

// --- what the grammar reads --------------------------------------------------

void format_take_type(Parser *parser, FormatHead *head, const Type *type) {
  FormatTarget target = head->element.first;
  const ValueDef *values =
      target.is_result ? head->def->results : head->def->operands;
  ShapeOp op = {.state.def = head->def};
  shape_check_kind(parser, &op, &values[target.index],
                   (PlacedType){type, head->asked_at});
  LIST_PUSH(parser, &format_values(head, head->element.first)->types, type);
}

void format_take_types(FormatHead *head, Types types) {
  format_values(head, head->element.first)->types = types;
}

void format_take_function(FormatHead *head, FunctionSignature type) {
  FormatValues *from = format_values(head, head->element.first);
  FormatValues *to = format_values(head, head->element.second);
  from->types = type.inputs;
  to->types = type.results;
  from->has_types = to->has_types = true;
}

void format_take_attr(Parser *parser, FormatHead *head, const Attribute *attr) {
  const PropDef *prop = &head->def->props[head->element.prop];
  if (!takes(prop, attr) && prop->constraint)
    shape_fail(parser, head->def, head->asked_at,
               "invalid kind of attribute specified");
  parser_set_prop(head->def, head->props, (int)head->element.prop, attr);
}

_Noreturn static void fail_unknown_property(Parser *parser,
                                            const FormatHead *head,
                                            NamedAttrs attrs, StringRef name) {
  Diagnostic *diag =
      parser_error(parser, head->name.text, "invalid properties ");
  diag_attr(diag, build_dictionary(parser, attrs));
  diag_text(diag, " for op ");
  diag_text_ref(diag, head->def->name);
  diag_text(diag, ": unknown key '\"");
  diag_text_ref(diag, name);
  diag_text(diag, "\"' when parsing properties dictionary");
  parser_fail(parser);
}

void format_take_dict(Parser *parser, FormatHead *head, NamedAttrs attrs) {
  if (head->element.kind != FORMAT_PROP_DICT) {
    head->attrs = attrs;
    return;
  }
  for (uint32_t i = 0; i < attrs.size; i++) {
    int slot = parser_prop_index(head->def, attrs.data[i].name);
    if (slot < 0)
      fail_unknown_property(parser, head, attrs, attrs.data[i].name);
    parser_set_prop(head->def, head->props, slot, attrs.data[i].value);
  }
}

void format_take_region(Parser *parser, FormatHead *head, Region *region) {
  LIST_PUSH(parser, &head->regions, region);
}

static int ask_types(Parser *parser, FormatHead *head, int token) {
  FormatTarget target = head->element.first;
  Arity arity = arity_of(head->def, target);
  format_values(head, target)->has_types = true;
  head->asked_at = parser->token.text;
  if (arity == ARITY_OPTIONAL && !begins_type(token))
    return token;
  bool is_list = arity == ARITY_VARIADIC;
  return ask_grammar(parser, is_list ? TOK_FORMAT_TYPE_LIST : TOK_FORMAT_TYPE);
}

static int ask_attributes(Parser *parser, FormatHead *head, int token) {
  if (head->element.kind == FORMAT_ATTR_DICT_KEYWORD) {
    if (token != TOK_KW_ATTRIBUTES)
      return token;
    token = advance(parser, token);
  } else if (token != TOK_LBRACE) {
    return token;
  }
  return ask_grammar(parser, TOK_FORMAT_DICT);
}

static int ask_properties(Parser *parser, FormatHead *head, int token) {
  if (token != TOK_LT) {
    head->element.kind = FORMAT_END; // Nothing to close.
    return token;
  }
  advance(parser, token);
  return ask_grammar(parser, TOK_FORMAT_DICT);
}

/// Behind what the grammar read: the `>` of properties; or another region.
static int close_element(Parser *parser, FormatHead *head, int token) {
  FormatKind kind = head->element.kind;
  head->element.kind = FORMAT_END;
  if (kind == FORMAT_PROP_DICT)
    return take_kind(parser, token, TOK_GT, "'>'");
  if (kind != FORMAT_REGIONS || token != TOK_COMMA)
    return token;
  advance(parser, token);
  head->element.kind = FORMAT_REGIONS;
  return ask_grammar(parser, TOK_FORMAT_REGION);
}

// --- groups ------------------------------------------------------------------

static bool begins_prop(Parser *parser, const FormatHead *head,
                        const FormatElement *element, int token) {
  const PropDef *prop = &head->def->props[element->prop];
  if (has_cases(parser, prop))
    return token == TOK_STRING ||
           prop_find_case(parser, prop, token_text(&parser->token));
  if (!format_prop_is_any(parser->ctx, prop) &&
      takes(prop, flat_symbol_ref_attr_get(parser->ctx, STR(""))))
    return token == TOK_SYMBOL_ID;
  return begins_attr(token);
}

/// Does the part that begins at `at` begin with the newest token?
static bool part_begins(Parser *parser, const FormatHead *head, const char *at,
                        int token) {
  FormatElement element = format_element(head->def, at);
  while (element.kind == FORMAT_SPACE)
    element = format_element(head->def, element.next);
  switch (element.kind) {
  case FORMAT_LITERAL:
    return is_literal(parser, element.text);
  case FORMAT_OPERANDS:
    return token == TOK_SSA_ID;
  case FORMAT_PROP:
    return begins_prop(parser, head, &element, token);
  case FORMAT_SYMBOL:
    return token == TOK_SYMBOL_ID;
  case FORMAT_REGION:
  case FORMAT_REGIONS:
  case FORMAT_ATTR_DICT:
    return token == TOK_LBRACE;
  case FORMAT_SUCCESSOR:
  case FORMAT_SUCCESSORS:
    return token == TOK_CARET_ID;
  case FORMAT_TYPES:
  case FORMAT_FUNCTION_TYPE:
    return begins_type(token);
  case FORMAT_PROP_DICT:
    return token == TOK_LT;
  case FORMAT_ATTR_DICT_KEYWORD:
    return token == TOK_KW_ATTRIBUTES;
  case FORMAT_END:
  case FORMAT_SPACE:
  case FORMAT_SAME_TYPES:
  case FORMAT_OPEN:
  case FORMAT_ELSE:
  case FORMAT_CLOSE:
  case FORMAT_OILIST:
  case FORMAT_OR:
  case FORMAT_OILIST_END:
  case FORMAT_NAME:
  case FORMAT_WORD:
    break;
  }
  return false;
}

static void open_group(Parser *parser, FormatHead *head, int token) {
  head->group = head->next;
  if (!part_begins(parser, head, head->next, token))
    head->next = format_part_end(head->def, head->next).next;
}

/// Notes that clause `index` of the oilist is there; it may be so once.
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

/// To the clause of the oilist that begins here, or behind the oilist.
static void next_clause(Parser *parser, FormatHead *head, int token) {
  const char *at = head->oilist;
  unsigned index = 0;
  while (!part_begins(parser, head, at, token)) {
    FormatElement element = format_element(head->def, at);
    while (element.kind != FORMAT_OR && element.kind != FORMAT_OILIST_END)
      element = format_element(head->def, element.next);
    at = element.next;
    index++;
    if (element.kind == FORMAT_OILIST_END) {
      head->oilist = NULL;
      break;
    }
  }
  if (head->oilist)
    take_clause(parser, head, index);
  head->next = at;
  head->group = head->oilist ? at : NULL;
}

// --- following it ------------------------------------------------------------

/// Takes a property; one that its group's literal stands for is set.
static int follow_prop(Parser *parser, FormatHead *head, int token) {
  if (!format_is_elided(parser->ctx, head->def, &head->element, head->group))
    return take_prop(parser, head, token);
  head->props[head->element.prop] = unit_attr_get(parser->ctx);
  return token;
}

/// Takes what the element says from `token` on. Gives the kind of the next
/// token, or of the one that asks the grammar.
static int follow(Parser *parser, FormatHead *head, int token) {
  switch (head->element.kind) {
  case FORMAT_LITERAL:
    return take_literal(parser, head, head->element.text, token);
  case FORMAT_OPERANDS:
    return take_operands(parser, head, token);
  case FORMAT_PROP:
    return follow_prop(parser, head, token);
  case FORMAT_SYMBOL:
    return take_symbol(parser, head, token);
  case FORMAT_REGIONS:
    if (token != TOK_LBRACE)
      return token;
    return ask_grammar(parser, TOK_FORMAT_REGION);
  case FORMAT_REGION:
    return ask_grammar(parser, TOK_FORMAT_REGION);
  case FORMAT_SUCCESSOR:
  case FORMAT_SUCCESSORS:
    return take_successors(parser, head, token);
  case FORMAT_TYPES:
    return ask_types(parser, head, token);
  case FORMAT_FUNCTION_TYPE:
    return ask_grammar(parser, TOK_FORMAT_FUNCTION);
  case FORMAT_ATTR_DICT:
  case FORMAT_ATTR_DICT_KEYWORD:
    return ask_attributes(parser, head, token);
  case FORMAT_PROP_DICT:
    return ask_properties(parser, head, token);
  case FORMAT_OPEN:
    open_group(parser, head, token);
    return token;
  case FORMAT_ELSE:
    head->next = format_part_end(head->def, head->next).next;
    return token;
  case FORMAT_OILIST:
    head->oilist = head->next;
    next_clause(parser, head, token);
    return token;
  case FORMAT_OR:
  case FORMAT_OILIST_END:
    next_clause(parser, head, token);
    return token;
  case FORMAT_CLOSE:
    head->group = NULL;
    return token;
  case FORMAT_END:
    return ask_grammar(parser, TOK_FORMAT_END);
  case FORMAT_SPACE:
  case FORMAT_SAME_TYPES:
  case FORMAT_NAME:
  case FORMAT_WORD:
    break;
  }
  return token;
}

static bool is_request(int token) {
  return token >= TOK_FORMAT_TYPE && token <= TOK_FORMAT_END;
}

int format_next(Parser *parser, FormatHead *head, int token) {
  token = close_element(parser, head, token);
  while (!is_request(token)) {
    head->element = format_element(head->def, head->next);
    head->next = head->element.next;
    token = follow(parser, head, token);
  }
  return token;
}
