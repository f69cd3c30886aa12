// SPDX-License-Identifier: Apache-2.0
// Actions of dialect types by shape: `!llvm.struct<(ptr, array<4 x i8>)>`. What
// the fields of a DialectType hold:
//   POINTER: ints[0] the address space, if not 0
//   ARRAY: types[0] the element; ints[0] the size; ints[1] 1 if scalable
//   STRUCT: types the members; ints[0] 1 if packed, ints[1] 1 if opaque; name
//   FUNCTION: types[0] the result, then the inputs; ints[0] 1 if variadic
//   TARGET: name, types, ints
#include "parser/actions.h"

const TypeDef *type_def_of(Token name) {
  const Word *word = name.entry;
  return word->type;
}

/// Without the bracket that belongs to the token.
static StringRef type_name(Token token) {
  StringRef text = token_text(&token);
  size_t open = string_ref_find(text, '<');
  return string_ref_trim(open == SIZE_MAX ? text : string_ref(text.data, open));
}

static const Word *find_nested_word(Parser *parser, Token name) {
  if (!parser->type_dialect)
    return NULL;
  StringRef dialect = parser->type_dialect->name;
  StringRef mnemonic = type_name(name);
  char *text = arena_alloc(&parser->scratch, dialect.size + mnemonic.size + 2);
  text[0] = '!';
  memcpy(text + 1, dialect.data, dialect.size);
  text[dialect.size + 1] = '.';
  memcpy(text + dialect.size + 2, mnemonic.data, mnemonic.size);
  return words_find(parser, text, dialect.size + mnemonic.size + 2);
}

static const Word *nested_word(Parser *parser, Token name) {
  const Word *word = find_nested_word(parser, name);
  if (!word)
    parser_fail_at(parser, name.text, "expected non-function type");
  return word;
}

const TypeDef *nested_type_def(Parser *parser, Token name) {
  return nested_word(parser, name)->type;
}

Token enter_type(Parser *parser, Token name) {
  parser->type_dialect = type_def_of(name)->dialect;
  return name;
}

Token enter_nested_type(Parser *parser, Token name) {
  name.entry = nested_word(parser, name);
  return name;
}

/// What is wrong with it is told where the parameters of `name` start. The
/// token knows its place; parser_position would look for it, for every nested
/// type.
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
    parser_fail_at(parser, name.text, "expected non-function type");
  return build_keyword_type(parser, def, name);
}

const Type *build_pointer_type(Parser *parser, const TypeDef *def, Token name,
                               int64_t space) {
  DialectType params = {
      .def = def, .ints = &space, .num_ints = space != 0 ? 1 : 0};
  return make_type(parser, name, &params);
}

const Type *build_array_type(Parser *parser, Token name, Integers dims,
                             const Type *element) {
  bool is_scalable = dims.size == 2;
  int64_t ints[] = {dims.data[dims.size - 1], 1};
  DialectType params = {.def = type_def_of(name),
                        .ints = ints,
                        .num_ints = is_scalable ? 2 : 1,
                        .types = &element,
                        .num_types = 1};
  return make_type(parser, name, &params);
}

/// The struct that `text` named before, when it is only named.
static const Type *find_struct(Parser *parser, StringRef text, Token name) {
  const Type *type = string_map_get(&parser->struct_names, text);
  if (!type)
    parser_fail_at(parser, name.text, "struct '%.*s' was not defined before",
                   (int)(text.size > 100 ? 100 : text.size), text.data);
  return type;
}

/// Behind the parenthesis that follows the struct's name.
static const char *first_member_place(Token name) {
  const char *at = name.text + name.size;
  while (*at && *at != '(')
    at++;
  return *at ? at + 1 : name.text;
}

const Type *build_struct_type(Parser *parser, Token name, StructBody body) {
  StringRef text = {NULL, 0};
  if (body.name.text) {
    parser_need_file_order(parser);
    text =
        context_intern_string(parser->ctx, parser_string(parser, &body.name));
  }
  if (body.is_reference)
    return find_struct(parser, text, body.name);
  int64_t flags[] = {body.is_packed, body.is_opaque};
  DialectType params = {.def = type_def_of(name),
                        .name = text,
                        .ints = flags,
                        .num_ints = 2,
                        .types = body.types.data,
                        .num_types = body.types.size};
  const Type *type = make_type(parser, name, &params);
  if (text.size > 0) {
    void **slot = string_map_slot(&parser->struct_names, text);
    if (*slot && *slot != (const void *)type)
      parser_fail_at(parser, first_member_place(body.name),
                     "identified type already used with a different body");
    *slot = (void *)(uintptr_t)type; // Read as const again.
  }
  return type;
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
