// SPDX-License-Identifier: Apache-2.0
// Actions of modules and functions. A function's head is read before its
// region, because the region takes the entry block's arguments from it.
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/definitions/type_def.h"
#include "ir/op_attrs.h"
#include "ir/syntax/asm_shape.h"
#include "parser/shapes/actions_shapes.h"

#include <stdio.h>

#include "parser/shapes/shape_build.h"
#include "parser/shapes/shape_words.h"

/// Property slots that all functions share; see SHAPE_FUNC.
enum {
  FUNCTION_SYM_NAME,
  FUNCTION_TYPE,
  FUNCTION_VISIBILITY,
  FUNCTION_ARG_ATTRS,
  FUNCTION_RES_ATTRS,
  FUNCTION_NUM_SHARED,
};

// --- modules ----------------------------------------------------------------

ModuleHead *begin_module(Parser *parser, const Token *name, const Token *symbol,
                         NamedAttrs attrs) {
  ModuleHead *head = arena_alloc_zero(&parser->scratch, sizeof *head);
  head->name = *name;
  head->has_symbol = symbol != NULL;
  if (symbol)
    head->symbol = parser_symbol(parser, symbol);
  head->def = parser_op_def(parser, name);
  head->attrs = attrs;
  parser_set_pending(parser, head->def);
  return head;
}

Operation *build_module(Parser *parser, ModuleHead *head, Region *body) {
  ShapeOp op;
  shape_begin_def(parser, &op, &head->name, head->def, head->attrs);
  if (head->has_symbol)
    op.props[0] = string_attr_get(parser->ctx, head->symbol);
  if (region_is_empty(body))
    region_append_block(body, block_create(parser->ctx));
  parser_ensure_terminator(parser, head->def, body, op.state.loc);
  return shape_create_with_region(parser, &op, body);
}

// --- signatures -------------------------------------------------------------

const Argument *make_type_argument(Parser *parser, const Token *start,
                                   const Type *type, NamedAttrs attrs) {
  return BOXED(parser, Argument,
               {.name = {start->text, 0, 0},
                .type = type,
                .attrs = parser_dictionary(parser, attrs),
                .line = start->line,
                .column = start->column});
}

const Argument *make_ellipsis_argument(Parser *parser, const Token *token) {
  return BOXED(parser, Argument, {.name = {token->text, 0, 0}});
}

const Argument *make_result_type(Parser *parser, const Type *type,
                                 NamedAttrs attrs) {
  return BOXED(parser, Argument,
               {.type = type, .attrs = parser_dictionary(parser, attrs)});
}

static bool is_named(const Argument *argument) {
  return argument->name.size != 0;
}

/// The reason why `argument` may not follow `arguments`; NULL if it may.
static const char *argument_error(const FunctionArguments *arguments,
                                  const Argument *argument) {
  if (arguments->is_variadic)
    return "variadic arguments must be in the end of the argument list";
  if (!argument->type || arguments->list.size == 0 ||
      is_named(&arguments->list.data[0]) == is_named(argument))
    return NULL;
  return is_named(argument) ? "expected type instead of SSA identifier"
                            : "expected SSA identifier";
}

void function_add_argument(Parser *parser, FunctionArguments *arguments,
                           const Argument *argument) {
  const char *error = argument_error(arguments, argument);
  if (error && !arguments->error) {
    arguments->error = error;
    arguments->error_at = argument->name.at;
  }
  if (argument->type) {
    LIST_PUSH(parser, &arguments->list, *argument);
    return;
  }
  arguments->is_variadic = true;
  arguments->variadic_at = argument->name.at;
}

static bool names_prop(StringRef name, const PropDef *prop) {
  return string_ref_equals(name, prop->name) ||
         (prop->old_name.size && string_ref_equals(name, prop->old_name));
}

/// The start of the word `attributes` before a dictionary, whose first name is
/// at `at`.
static const char *attributes_keyword(const char *at) {
  while (*at != '{')
    at--;
  while (at[-1] == ' ' || at[-1] == '\t' || at[-1] == '\n')
    at--;
  return at - strlen("attributes");
}

/// The name and the type have their own syntax. So has the visibility, except
/// in functions of 2020, which have only the attribute.
static void check_inferred_attrs(Parser *parser, const FunctionParts *parts,
                                 const OpDef *def) {
  bool has_keyword = def->shape == SHAPE_FUNC && !def->dialect->is_unprefixed;
  unsigned count = has_keyword ? FUNCTION_VISIBILITY + 1 : FUNCTION_VISIBILITY;
  for (uint32_t i = 0; i < parts->attrs.size; i++)
    for (unsigned prop = 0; prop < count; prop++)
      if (names_prop(parts->attrs.data[i].name, &def->props[prop]))
        shape_fail(parser, def, attributes_keyword(parts->attrs.data[0].at),
                   "'%.*s' is an inferred attribute and should not be "
                   "specified in the explicit attribute dictionary",
                   STR_ARGS(parts->attrs.data[i].name));
}

static bool has_dictionary(const Arguments *list) {
  for (uint32_t i = 0; i < list->size; i++) {
    const DictionaryAttr *attrs = attr_as_dictionary(list->data[i].attrs);
    if (attrs && attrs->size)
      return true;
  }
  return false;
}

/// Reports attributes for arguments or results that were also written in the
/// signature.
static void check_repeated_dictionaries(Parser *parser,
                                        const FunctionParts *parts,
                                        const OpDef *def) {
  static const StringRef names[] = {STR_INIT("arg_attrs"),
                                    STR_INIT("res_attrs")};
  const Arguments *lists[] = {&parts->arguments.list, &parts->results};
  for (size_t k = 0; k < ARRAY_LENGTH(names); k++)
    for (uint32_t i = 0; i < parts->attrs.size; i++)
      if (string_ref_equals(parts->attrs.data[i].name, names[k]) &&
          has_dictionary(lists[k]))
        shape_fail(parser, def, parts->name.text,
                   "attribute '%.*s' occurs more than once in the attribute "
                   "list",
                   STR_ARGS(names[k]));
}

/// Reports attributes of llvm.func that its keywords have set before.
static void check_repeated_attrs(Parser *parser, const FunctionParts *parts,
                                 const OpDef *def) {
  static const StringRef names[] = {
      STR_INIT("linkage"),      STR_INIT("visibility_"),
      STR_INIT("unnamed_addr"), STR_INIT("CConv"),
      STR_INIT("sym_name"),     STR_INIT("function_type"),
      STR_INIT("vscale_range"), STR_INIT("comdat")};
  size_t count = ARRAY_LENGTH(names) - 2;
  for (uint32_t i = 0; i < parts->attrs.size; i++)
    for (size_t k = 0; k < ARRAY_LENGTH(names); k++) {
      bool is_there = k < count || (k == count ? parts->vscale.is_there
                                               : parts->comdat != NULL);
      if (is_there && string_ref_equals(parts->attrs.data[i].name, names[k]))
        shape_fail(parser, def, parts->name.text,
                   "attribute '%.*s' occurs more than once in the attribute "
                   "list",
                   STR_ARGS(names[k]));
    }
}

/// Only llvm functions accept `...`; in others an argument is expected there.
static void check_variadic(Parser *parser, const FunctionArguments *arguments,
                           const OpDef *def) {
  const char *at = arguments->variadic_at;
  if (!arguments->is_variadic || def->shape != SHAPE_FUNC ||
      (arguments->error && arguments->error_at < at))
    return;
  if (arguments->list.size && is_named(&arguments->list.data[0]))
    shape_fail(parser, def, at, "expected SSA identifier");
  parser_fail_at(parser, parser_before_token(parser, (Token){.text = at}),
                 "expected non-function type");
}

static Types argument_types(Parser *parser, const Arguments *list) {
  Types types = {0};
  for (uint32_t i = 0; i < list->size; i++)
    LIST_PUSH(parser, &types, list->data[i].type);
  return types;
}

static _Noreturn void
fail_function_type(Parser *parser, const FunctionHead *head, const char *what) {
  shape_fail(parser, head->def, head->parts.symbol.text,
             "failed to construct function type: expected %s", what);
}

static _Noreturn void fail_result_type(Parser *parser, const FunctionHead *head,
                                       const Type *result) {
  Stream text = {0};
  type_print_brief(&text, result);
  const char *name = parser_take_text(parser, &text).data;
  // mlir writes no blank here.
  shape_fail(parser, head->def, head->parts.symbol.text,
             "failed to construct function type: expected LLVM type for "
             "function results'%s'",
             name);
}

static bool all_fit(const DialectDef *dialect, const Types *types) {
  for (uint32_t i = 0; dialect->takes_type && i < types->size; i++)
    if (!dialect->takes_type(types->data[i]))
      return false;
  return true;
}

/// Called before the body is read. An LLVM function has one result at most, and
/// its types must be known to LLVM.
static void check_low_level_types(Parser *parser, const FunctionHead *head) {
  Types inputs = argument_types(parser, &head->parts.arguments.list);
  Types results = argument_types(parser, &head->parts.results);
  if (results.size > 1)
    fail_function_type(parser, head, "zero or one function result");
  if (!all_fit(head->def->dialect, &inputs))
    fail_function_type(parser, head, "LLVM type for function arguments");
  if (!all_fit(head->def->dialect, &results))
    fail_result_type(parser, head, results.data[0]);
}

FunctionHead *begin_function(Parser *parser, const FunctionParts *parts) {
  FunctionHead *head = arena_alloc(&parser->scratch, sizeof *head);
  head->parts = *parts;
  head->def = parser_op_def(parser, &parts->name);
  head->end = parser->token.text;
  const Arguments *arguments = &parts->arguments.list;
  check_variadic(parser, &parts->arguments, head->def);
  if (parts->arguments.error)
    shape_fail(parser, head->def, parts->arguments.error_at, "%s",
               parts->arguments.error);
  if (head->def->shape == SHAPE_LLVM_FUNC)
    check_low_level_types(parser, head);
  int comdat = op_def_prop_index(head->def, STR("comdat"));
  int vscale = op_def_prop_index(head->def, STR("vscale_range"));
  if ((parts->comdat && comdat < 0) || (parts->vscale.is_there && vscale < 0))
    parser_fail_at(parser, head->end, "expected '{' in region");
  if (head->def->shape == SHAPE_LLVM_FUNC)
    check_repeated_attrs(parser, parts, head->def);
  else
    check_inferred_attrs(parser, parts, head->def);
  check_repeated_dictionaries(parser, parts, head->def);
  Arguments named = {0};
  if (arguments->size && is_named(&arguments->data[0]))
    named = *arguments;
  head->is_body_deferred = bodies_defer(parser, head->def, named);
  if (head->is_body_deferred)
    parser_set_pending(parser, head->def);
  else
    parser_set_pending_arguments(parser, head->def, named);
  return head;
}

/// `[{…}, {}]`; NULL if there are no attributes.
static const Attribute *argument_attrs(Parser *parser, const Arguments *list) {
  bool has_any = false;
  for (uint32_t i = 0; i < list->size; i++)
    has_any |= list->data[i].attrs != NULL;
  if (!has_any)
    return NULL;
  Attributes all = {0};
  const Attribute *none = dictionary_attr_get(parser->ctx, NULL, 0);
  for (uint32_t i = 0; i < list->size; i++)
    LIST_PUSH(parser, &all, list->data[i].attrs ? list->data[i].attrs : none);
  return array_attr_get(parser->ctx, all.data, all.size);
}

// --- types of llvm functions ------------------------------------------------

static bool all_are_wrapped(const Types *types) {
  for (uint32_t i = 0; i < types->size; i++)
    if (!type_is_wrapped(types->data[i]))
      return false;
  return true;
}

static const TypeDef *type_def_of_shape(const DialectDef *dialect,
                                        TypeShape shape) {
  for (size_t i = 0; i < dialect->num_types; i++)
    if (dialect->types[i].shape == shape)
      return &dialect->types[i];
  return NULL;
}

static const Type *void_type(Parser *parser, const DialectDef *dialect) {
  char name[64];
  int size = snprintf(name, sizeof name, "%.*s.void", STR_ARGS(dialect->name));
  DialectType params = {
      .def = context_type_def(parser->ctx, string_ref(name, (size_t)size))};
  return dialect_type_get(parser->ctx, &params);
}

/// `func<R (T, ...)>`: the result, then the arguments. ints[0] is 1 if it is
/// variadic.
static const Type *modern_function_type(Parser *parser,
                                        const FunctionHead *head,
                                        const Types *inputs,
                                        const Type *result) {
  const DialectDef *dialect = head->def->dialect;
  const Type **types =
      arena_alloc(&parser->scratch, (inputs->size + 1) * sizeof *types);
  types[0] = result ? result : void_type(parser, dialect);
  for (uint32_t i = 0; i < inputs->size; i++)
    types[i + 1] = inputs->data[i];
  int64_t variadic = head->parts.arguments.is_variadic;
  DialectType params = {.def = type_def_of_shape(dialect, TYPE_SHAPE_FUNCTION),
                        .num_ints = 1,
                        .ints = &variadic,
                        .num_types = inputs->size + 1,
                        .types = types};
  // The verifier reports a type that could not be read as one in generic form.
  const Token *symbol = &head->parts.symbol;
  SourcePos pos = {parser->buffer->name, symbol->line, symbol->column};
  if (params.def->verify && !params.def->verify(parser->ctx, &params, pos))
    parser_fail(parser);
  return dialect_type_get(parser->ctx, &params);
}

/// If all types of a function are wrapped, its type is wrapped. If they are
/// mixed, its type is the modern one, which accepts both.
static const Type *low_level_function_type(Parser *parser,
                                           const FunctionHead *head,
                                           const Types *inputs,
                                           const Types *results) {
  const Type *result = results->size ? results->data[0] : NULL;
  bool has_types = inputs->size || results->size;
  if (!has_types || !all_are_wrapped(inputs) || !all_are_wrapped(results))
    return modern_function_type(parser, head, inputs, result);
  return shape_wrapped_function_type(
      parser, head->def->dialect, head->parts.symbol.text, result, inputs->data,
      inputs->size, head->parts.arguments.is_variadic, "");
}

// --- functions --------------------------------------------------------------

/// Sets `private` and the like; for llvm.func linkage, calling convention…
static void set_function_words(Parser *parser, ShapeOp *op,
                               const FunctionHead *head) {
  static const StringRef visibilities[] = {
      STR_INIT("private"), STR_INIT("public"), STR_INIT("nested")};
  Tokens words = head->parts.words;
  const Token *bad = NULL;
  if (head->def->shape == SHAPE_LLVM_FUNC) {
    shape_set_ordered_words(parser, op, &words, &bad);
  } else if (words.size) {
    StringRef word = token_text(&words.data[0]);
    if (words.size > 1)
      bad = &words.data[1];
    else if (string_ref_equals(word, STR("private")) ||
             string_ref_equals(word, STR("public")) ||
             string_ref_equals(word, STR("nested")))
      op->props[FUNCTION_VISIBILITY] = string_attr_get(parser->ctx, word);
    else
      bad = &words.data[0];
  }
  bool is_llvm = head->def->shape == SHAPE_LLVM_FUNC;
  if (bad)
    shape_fail_symbol_word(parser, head->def, bad, visibilities,
                           is_llvm ? 0 : ARRAY_LENGTH(visibilities));
}

static const Attribute *function_type_attr(Parser *parser,
                                           const FunctionHead *head) {
  Types inputs = argument_types(parser, &head->parts.arguments.list);
  Types results = argument_types(parser, &head->parts.results);
  const Type *type;
  if (head->def->shape == SHAPE_LLVM_FUNC)
    type = low_level_function_type(parser, head, &inputs, &results);
  else
    type = function_type_get(parser->ctx, inputs.data, inputs.size,
                             results.data, results.size);
  return type_attr_get(parser->ctx, type);
}

/// `{}` declares a function of 2020, or an llvm function without arguments.
/// Otherwise it is a block without arguments. That is wrong, but may be left to
/// the verifier.
static void check_empty_body(Parser *parser, const FunctionHead *head,
                             Region *body) {
  if (!region_is_empty(body) || head->def->dialect->is_unprefixed)
    return;
  bool has_arguments = head->parts.arguments.list.size != 0;
  if (!has_arguments && head->def->shape == SHAPE_LLVM_FUNC)
    return;
  if (!has_arguments)
    shape_fail(parser, head->def, head->end,
               "expected non-empty function body");
  region_append_block(body, block_create(parser->ctx));
}

static void set_vscale_range(Parser *parser, ShapeOp *op,
                             const VScaleRange *range) {
  int index = op_def_prop_index(op->state.def, STR("vscale_range"));
  const PropDef *prop = &op->state.def->props[index];
  const Type *type = integer_type_get(parser->ctx, 32);
  const Attribute *params[] = {
      integer_attr_get_i64(parser->ctx, type, range->low),
      integer_attr_get_i64(parser->ctx, type, range->high)};
  op->props[index] = dialect_params_attr_get(
      parser->ctx, context_attr_def(parser->ctx, prop->case_attr), params,
      ARRAY_LENGTH(params));
}

Operation *build_function(Parser *parser, FunctionHead *head, Region *body) {
  const FunctionParts *parts = &head->parts;
  ShapeOp op;
  shape_begin_def(parser, &op, &parts->name, head->def, parts->attrs);
  if (body && !head->is_body_deferred)
    check_empty_body(parser, head, body);
  op.props[FUNCTION_SYM_NAME] =
      string_attr_get(parser->ctx, parser_symbol(parser, &parts->symbol));
  op.props[FUNCTION_TYPE] = function_type_attr(parser, head);
  const Attribute *attrs = argument_attrs(parser, &parts->arguments.list);
  if (attrs)
    op.props[FUNCTION_ARG_ATTRS] = attrs;
  attrs = argument_attrs(parser, &parts->results);
  if (attrs)
    op.props[FUNCTION_RES_ATTRS] = attrs;
  if (parts->vscale.is_there)
    set_vscale_range(parser, &op, &parts->vscale);
  if (parts->comdat)
    op.props[op_def_prop_index(head->def, STR("comdat"))] = parts->comdat;
  set_function_words(parser, &op, head);
  shape_set_unwritten_cases(parser, &op, FUNCTION_NUM_SHARED);
  Operation *function = shape_create_with_region(parser, &op, body);
  if (head->is_body_deferred)
    bodies_set_op(parser, function);
  return function;
}
