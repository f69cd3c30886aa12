// SPDX-License-Identifier: Apache-2.0
// Actions of dialect types by shape: `!llvm.struct<(ptr, array<4 x i8>)>`. What
// the fields of a DialectType hold:
//   POINTER: ints[0] the address space, if not 0
//   ARRAY: types[0] the element; ints[0] the size, without sign
//   STRUCT: types the members; ints[0] 1 if packed, ints[1] 1 if opaque; with
//     a name see identified_struct_get
//   FUNCTION: types[0] the result, then the inputs; ints[0] 1 if variadic
//   TARGET: name, types, ints
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/type_def.h"
#include "parser/actions.h"
#include "parser/errors/errors.h"
#include "support/ascii.h"
#include "support/memory.h"

const TypeDef *type_def_of(Token name) {
  const Word *word = name.entry;
  return word->type;
}

/// The name without the bracket that is part of the token.
static StringRef type_name(Token token) {
  StringRef text = token_text(&token);
  size_t open = string_ref_find(text, '<');
  return string_ref_trim(open == SIZE_MAX ? text : string_ref(text.data, open));
}

const Word *find_nested_word(Parser *parser, const DialectDef *around,
                             Token name) {
  if (!around)
    return NULL;
  StringRef dialect = around->name;
  StringRef mnemonic = type_name(name);
  char *text = arena_alloc(&parser->scratch, dialect.size + mnemonic.size + 2);
  text[0] = '!';
  memcpy(text + 1, dialect.data, dialect.size);
  text[dialect.size + 1] = '.';
  memcpy(text + dialect.size + 2, mnemonic.data, mnemonic.size);
  return words_find(parser, text, dialect.size + mnemonic.size + 2);
}

static const Word *nested_word(Parser *parser, Token name) {
  const Word *word = find_nested_word(parser, parser->data.type_dialect, name);
  if (word)
    return word;
  parser_check_pointee(parser, name.text);
  // The dialect may report an error of its own.
  const DialectDef *dialect = parser->data.type_dialect;
  if (dialect && dialect->parse_type &&
      !dialect->parse_type(parser->ctx, type_name(name),
                           parser_position(parser, name.text)))
    parser_fail(parser);
  parser_fail_at(parser, name.text, "expected non-function type");
}

const TypeDef *nested_type_def(Parser *parser, Token name) {
  return nested_word(parser, name)->type;
}

Token enter_type(Parser *parser, Token name) {
  parser->data.type_dialect = type_def_of(name)->dialect;
  return name;
}

Token enter_nested_type(Parser *parser, Token name) {
  name.entry = nested_word(parser, name);
  return name;
}

/// Errors are reported where the parameters of `name` start. The token knows
/// that place. parser_position would search for it, for every nested type.
static const Type *make_type(Parser *parser, Token name, DialectType *params) {
  SourcePos pos = {parser->buffer->name, name.line,
                   name.column + (uint32_t)type_name(name).size};
  if (params->def->verify && !params->def->verify(parser->ctx, params, pos))
    parser_fail(parser);
  return dialect_type_get(parser->ctx, params);
}

const Type *build_keyword_type(Parser *parser, const TypeDef *def, Token name) {
  DialectType params = {.def = def};
  return make_type(parser, name, &params);
}

const Type *build_nested_keyword_type(Parser *parser, Token name) {
  const TypeDef *def = nested_type_def(parser, name);
  if (def->shape != TYPE_SHAPE_KEYWORD)
    parser_fail_at(parser, text_after(&name), "expected '<'");
  return build_keyword_type(parser, def, name);
}

/// Fails at `at`, where it stands, unless `space` has 32 bits. Drops the sign.
static int64_t pointer_space(Parser *parser, int64_t space, const char *at) {
  if (space <= UINT32_MAX && space >= INT32_MIN)
    return (uint32_t)space;
  parser_error(parser, at, "integer value too large");
  parser_fail_pointer_space(parser, strchr(at, '>'));
}

const Type *build_pointer_type(Parser *parser, const TypeDef *def, Token name,
                               int64_t space) {
  const char *at = skip_blanks(text_after(&name));
  space = pointer_space(parser, space, skip_blanks(at + (*at == '<')));
  DialectType params = {
      .def = def, .ints = &space, .num_ints = space != 0 ? 1 : 0};
  return make_type(parser, name, &params);
}

const Type *build_typed_pointer(Parser *parser, Token name, const Type *pointee,
                                int64_t space) {
  space = pointer_space(parser, space, parser->token.text);
  DialectType params = {.def = type_def_of(name),
                        .ints = &space,
                        .num_ints = space != 0 ? 1 : 0,
                        .types = &pointee,
                        .num_types = 1};
  return make_type(parser, name, &params);
}

uint64_t array_size(Parser *parser, Token first, Token number, Token x) {
  bool is_negative = *first.text == '-';
  uint64_t size;
  if (!number_parse_unsigned(parser, &number, &size) ||
      (is_negative && size > INT64_MAX)) {
    parser_error(parser, first.text, "integer value too large");
    parser_fail_array_size(parser, x.text);
  }
  return is_negative ? -size : size;
}

const Type *build_array_type(Parser *parser, Token name, uint64_t size,
                             const Type *element) {
  int64_t bits = (int64_t)size;
  DialectType params = {.def = type_def_of(name),
                        .ints = &bits,
                        .num_ints = 1,
                        .types = &element,
                        .num_types = 1};
  return make_type(parser, name, &params);
}

// --- structs ----------------------------------------------------------------

static const TypeDef *struct_def(const Parser *parser) {
  const DialectDef *dialect = parser->data.type_dialect;
  for (size_t i = 0; i < dialect->num_types; i++)
    if (dialect->types[i].shape == TYPE_SHAPE_STRUCT)
      return &dialect->types[i];
  unreachable("struct of a dialect without structs");
}

static const Type *identified_struct(Parser *parser, Token id) {
  return identified_struct_get(parser->ctx, struct_def(parser),
                               parser_string(parser, &id));
}

StructBody *struct_reference(Parser *parser, Token id) {
  const Type *type = identified_struct(parser, id);
  if (*parser->token.text != '>')
    parser_fail_at(parser, parser_before_token(parser, parser->token),
                   "expected ','");
  if (!ptr_map_has(&parser->data.open_structs, type))
    parser_fail_at(parser, parser->token.text,
                   "struct without a body only allowed in a recursive struct");
  return BOXED(parser, StructBody, {.identified = type, .is_reference = true});
}

StructBody *open_struct(Parser *parser, Token id) {
  StructBody *open =
      BOXED(parser, StructBody,
            {.identified = identified_struct(parser, id), .at = parser->token});
  open->is_reference =
      ptr_map_has(&parser->data.open_structs, open->identified);
  if (!open->is_reference)
    ptr_map_set(&parser->data.open_structs, open->identified, parser);
  else if (!string_ref_equals(token_text(&parser->token), STR("opaque")))
    parser_fail_at(parser, open->at.text,
                   "identifier already used for an enclosing struct");
  return open;
}

StructBody *fail_unnamed_opaque(Parser *parser, Token word) {
  parser_fail_at(parser, word.text, "only identified structs can be opaque");
}

StructBody *named_struct(const StructBody *open, StructBody *members) {
  members->identified = open->identified;
  members->at = open->at;
  return members;
}

/// The place of `opaque`, or of what follows the parenthesis.
static const char *body_place(const StructBody *body) {
  const char *open = body->at.text;
  while (!body->is_opaque && *open && *open != '(')
    open++;
  return body->is_opaque || !*open ? body->at.text : open + 1;
}

static const Type *build_identified_struct(Parser *parser,
                                           const StructBody *body,
                                           DialectType *params) {
  const Type *type = body->identified;
  if (body->is_reference)
    return type;
  ptr_map_remove(&parser->data.open_structs, type);
  const char *place = body_place(body);
  // From the token, as in make_type.
  SourcePos pos = {parser->buffer->name, body->at.line,
                   body->at.column + (uint32_t)(place - body->at.text)};
  if (params->def->verify && !params->def->verify(parser->ctx, params, pos))
    parser_fail(parser);
  if (!parser_give_struct_body(parser, type, params))
    parser_fail_at(parser, place,
                   body->is_opaque
                       ? "redeclaring defined struct as opaque"
                       : "identified type already used with a different body");
  return type;
}

const Type *build_struct_type(Parser *parser, Token name,
                              const StructBody *body) {
  int64_t flags[] = {body->is_packed, body->is_opaque};
  DialectType params = {.def = type_def_of(name),
                        .ints = flags,
                        .num_ints = 2,
                        .types = body->types.data,
                        .num_types = body->types.size};
  return body->identified ? build_identified_struct(parser, body, &params)
                          : make_type(parser, name, &params);
}

/// Does `text` mean the same everywhere outside of identified structs, and is
/// it on one line?
static bool is_plain_type(StringRef text) {
  static const char others[] = "!#/\n";
  for (size_t i = 0; i + 1 < sizeof others; i++)
    if (memchr(text.data, others[i], text.size))
      return false;
  return true;
}

/// The text within a type is examined again for each enclosing type.
enum { MAX_KNOWN_TYPE = 4096 };

/// Where to remember types. NULL where errors matter.
static KnownTypes *known_types(Parser *parser) {
  if (!parser->data.known_types && !parser->errors.are_reported)
    parser->data.known_types = mem_alloc_zero(sizeof(KnownTypes));
  return parser->data.known_types;
}

void known_types_free(Parser *parser) {
  KnownTypes *types = parser->data.known_types;
  for (size_t i = 0; types && i < NUM_KNOWN_TYPES; i++)
    for (size_t j = 0; j < KNOWN_TYPE_WAYS; j++)
      mem_free(types->ways[i][j].text);
  mem_free(types);
}

/// Keeps the text of a type in the memory of the one whose place it takes.
static void keep_type_text(KnownType *known, StringRef text) {
  if (known->capacity < text.size) {
    mem_free(known->text);
    known->capacity = (uint32_t)text.size;
    known->text = mem_alloc(text.size);
  }
  known->size = (uint32_t)text.size;
  memcpy(known->text, text.data, text.size);
}

void remember_type(Parser *parser, Token name, Token close, const Type *type) {
  const Word *word = name.entry;
  const char *begin = name.text + word->text.size;
  StringRef text = string_ref(begin, (size_t)(close.text + close.size - begin));
  KnownTypes *types = known_types(parser);
  if (!types || parser->data.open_structs.size || text.size > MAX_KNOWN_TYPE ||
      !is_plain_type(text))
    return;
  KnownType *ways = types->ways[known_type_place(text.data, text.size)];
  KnownType newest = ways[KNOWN_TYPE_WAYS - 1];
  memmove(ways + 1, ways, (KNOWN_TYPE_WAYS - 1) * sizeof *ways);
  newest.name = word;
  newest.type = type;
  keep_type_text(&newest, text);
  ways[0] = newest;
}

const Type *build_bare_pointer(Parser *parser, Token name) {
  const Type *type = build_pointer_type(parser, type_def_of(name), name, 0);
  KnownTypes *types = known_types(parser);
  if (types) {
    types->pointer_name = name.entry;
    types->pointer = type;
  }
  return type;
}

Token enter_pointer(Parser *parser) {
  if (*parser->token.text != '!')
    parser_fail_at(parser, parser_before_token(parser, parser->token),
                   "expected ','");
  return parser->token;
}

const Type *build_short_pointer(Parser *parser, Token at, int64_t space) {
  space = pointer_space(parser, space, skip_blanks(at.text + 1));
  DialectType params = {.def = context_type_def(parser->ctx, STR("llvm.ptr")),
                        .ints = &space,
                        .num_ints = space != 0 ? 1 : 0};
  return dialect_type_get(parser->ctx, &params);
}

const Type *build_dialect_function_type(Parser *parser, Token name,
                                        const Type *result, Types inputs,
                                        bool is_variadic) {
  int64_t variadic = is_variadic;
  const Type **types =
      arena_alloc(&parser->scratch, (inputs.size + 1) * sizeof *types);
  types[0] = result;
  if (inputs.size)
    memcpy(types + 1, inputs.data, inputs.size * sizeof *types);
  DialectType params = {.def = type_def_of(name),
                        .ints = &variadic,
                        .num_ints = 1,
                        .types = types,
                        .num_types = inputs.size + 1};
  return make_type(parser, name, &params);
}

void check_target_order(Parser *parser, const TargetParameters *parameters,
                        Token at) {
  if (parameters->ints.size)
    parser_fail_at(parser, at.text,
                   "failed to parse parameter list for target extension type");
}

int64_t target_number(Parser *parser, Token at, int64_t value) {
  if (value <= UINT32_MAX && value >= INT32_MIN)
    return (uint32_t)value;
  const char *end = parser->token.text;
  parser_error(parser, at.text, "integer value too large");
  parser_error(parser, end, "expected valid keyword");
  parser_fail_at(parser, end,
                 "failed to parse parameter list for target extension type");
}

const Type *build_target_type(Parser *parser, Token name, Token text,
                              TargetParameters parameters) {
  DialectType params = {
      .def = type_def_of(name),
      .name = context_intern_string(parser->ctx, parser_string(parser, &text)),
      .ints = parameters.ints.data,
      .num_ints = parameters.ints.size,
      .types = parameters.types.data,
      .num_types = parameters.types.size};
  return make_type(parser, name, &params);
}
