// SPDX-License-Identifier: Apache-2.0
// Builds operations from their custom form.
#include "parser/shapes/shape_build.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/definitions/type_def.h"
#include "ir/diagnostics/op_diag.h"

#include <stdarg.h>
#include <stdio.h>

#include "ir/print/printer.h"
#include "support/ascii.h"

static void drop_wrong_props(Parser *parser, const OpDef *def,
                             const Attribute **props) {
  for (unsigned i = 0; i < def->num_props; i++)
    if (props[i] && parser_is_wrong_kind(parser, &def->props[i], props[i]))
      props[i] = NULL;
}

/// Fails at the start of `attrs` if one of these properties has a wrong value,
/// as mlir's declarative formats do.
static void check_props(Parser *parser, const ShapeOp *op, NamedAttrs attrs) {
  const OpDef *def = op->state.def;
  for (unsigned i = 0; attrs.size && i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    if (!op->props[i] || !prop->constraint || prop_is_value(prop) ||
        prop->takes_both || i + 1 == def->segment_prop ||
        attr_constraint_holds(prop->constraint, op->props[i]))
      continue;
    const char *at = attrs.data[0].at;
    while (*at != '{')
      at--;
    shape_fail(parser, def, at,
               "'%.*s' op attribute '%.*s' failed to satisfy constraint: %s",
               STR_ARGS(def->name), STR_ARGS(prop->name),
               prop->constraint->summary);
  }
}

void shape_begin_def(Parser *parser, ShapeOp *op, const Token *name,
                     const OpDef *def, NamedAttrs attrs) {
  op->name = name;
  op->props = parser_begin_state(parser, &op->state, name, def);
  if (attrs.size)
    parser_set_attributes(parser, &op->state, op->props, attrs, false);
  op->attrs = def->dialect->is_unprefixed ? (NamedAttrs){0} : attrs;
  op->given = NULL;
  if (!op->attrs.size)
    return;
  if (!def->is_parsed_by_hand) {
    check_props(parser, op, attrs);
    return;
  }
  drop_wrong_props(parser, def, op->props);
  size_t size = def->num_props * sizeof *op->given;
  op->given = arena_alloc(&parser->scratch, size);
  memcpy(op->given, op->props, size);
  memset(op->props, 0, size);
}

/// For an operation that upstream parses by hand: is property `index` written
/// outside of its dictionary? Some count as written in any case.
static bool is_written(const ShapeOp *op, unsigned index) {
  static const StringRef always[] = {
      STR_INIT("CConv"), STR_INIT("TailCallKind"), STR_INIT("op_bundle_sizes"),
      STR_INIT("operandSegmentSizes"), STR_INIT("visibility_")};
  const OpDef *def = op->state.def;
  if (op->props[index])
    return true;
  for (size_t i = 0; i < ARRAY_LENGTH(always); i++)
    if (string_ref_equals(def->props[index].name, always[i]))
      return true;
  return false;
}

/// Do the sizes of segments fit the definition? If not, they are dropped.
static bool are_segments(const OpDef *def, const Attribute *value) {
  const DenseArrayAttr *sizes = attr_as_dense_array(value);
  return sizes && type_is_integer_of_width(sizes->element, 32) &&
         sizes->size == def->num_operand_defs;
}

void shape_settle_props(Parser *parser, ShapeOp *op) {
  const OpDef *def = op->state.def;
  for (uint32_t i = 0; i < op->attrs.size; i++) {
    const NamedAttr *attr = &op->attrs.data[i];
    int index = parser_inherent_index(def, attr->name);
    if (index < 0)
      continue;
    if (op->given && is_written(op, (unsigned)index))
      shape_fail(parser, def, op->name->text,
                 "attribute '%.*s' occurs more than once in the attribute list",
                 STR_ARGS(attr->name));
    if (op->given)
      op->props[index] = op->given[index];
    else if ((unsigned)index + 1 != def->segment_prop ||
             are_segments(def, attr->value))
      parser_set_prop(def, op->props, index, attr->value);
  }
}

void shape_begin(Parser *parser, ShapeOp *op, const Token *name,
                 NamedAttrs attrs) {
  shape_begin_def(parser, op, name, parser_op_def(parser, name), attrs);
}

void shape_fail(Parser *parser, const OpDef *def, const char *at,
                const char *format, ...) {
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  parser_fail_at(parser, at, "custom op '%.*s' %s", STR_ARGS(def->name), text);
}

void shape_fail_type(Parser *parser, const OpDef *def, const char *at,
                     const char *text, const Type *type) {
  Diagnostic *diag = parser_error(parser, at, "custom op '%.*s' %s",
                                  STR_ARGS(def->name), text);
  diag_type(diag, type);
  parser_fail(parser);
}

void shape_check_counts(Parser *parser, const ShapeOp *op, const char *at,
                        size_t num_operands, size_t num_types) {
  if (num_operands != num_types)
    shape_fail(parser, op->state.def, at,
               "number of operands and types do not match: got %zu operands "
               "and %zu types",
               num_operands, num_types);
}

/// Reports `'memref' must be memref of any type values, but got 'f32'`.
static _Noreturn void fail_constraint(Parser *parser, const ShapeOp *op,
                                      const char *name, const char *summary,
                                      const Type *type) {
  char text[256];
  snprintf(text, sizeof text, "'%s' must be %s, but got ", name, summary);
  shape_fail_type(parser, op->state.def, op->name->text, text, type);
}

void shape_check_type(Parser *parser, const ShapeOp *op, const ValueDef *value,
                      const Type *type) {
  if (value->constraint && !type_constraint_holds(value->constraint, type))
    fail_constraint(parser, op, value->name, value->constraint->summary, type);
}

#define IS(KIND)                                                               \
  static bool is_##KIND(const Type *type) {                                    \
    return type_as_##KIND(type) != NULL;                                       \
  }
IS(memref)
IS(ranked_memref)
IS(tensor)
IS(ranked_tensor)
IS(vector)
IS(complex)
IS(integer)
IS(shaped)
#undef IS

/// The class of types for each SyntaxKind: a test, and mlir's name if errors
/// mention it.
static const struct {
  bool (*holds)(const Type *type);
  const char *name;
} syntax_kinds[] = {
    [SYNTAX_MEMREF] = {is_memref, NULL},
    [SYNTAX_RANKED_MEMREF] = {is_ranked_memref, "builtin.memref"},
    [SYNTAX_TENSOR] = {is_tensor, NULL},
    [SYNTAX_RANKED_TENSOR] = {is_ranked_tensor, "builtin.tensor"},
    [SYNTAX_VECTOR] = {is_vector, "builtin.vector"},
    [SYNTAX_COMPLEX] = {is_complex, "builtin.complex"},
    [SYNTAX_INTEGER] = {is_integer, "builtin.integer"},
    [SYNTAX_SHAPED] = {is_shaped, NULL},
};

void shape_check_kind(Parser *parser, const ShapeOp *op, const ValueDef *value,
                      PlacedType type) {
  const OpDef *def = op->state.def;
  SyntaxKind kind = value->constraint ? value->constraint->syntax : SYNTAX_ANY;
  if (def->dialect->is_unprefixed || kind == SYNTAX_ANY ||
      type_is_wrapped(type.type) || syntax_kinds[kind].holds(type.type))
    return;
  if (!syntax_kinds[kind].name)
    shape_fail(parser, def, type.at, "invalid kind of type specified");
  char text[96];
  snprintf(text, sizeof text,
           "invalid kind of type specified: expected %s, but found ",
           syntax_kinds[kind].name);
  shape_fail_type(parser, def, type.at, text, type.type);
}

const ShapedType *shape_shaped_operand(Parser *parser, const ShapeOp *op,
                                       unsigned index, const Type *type) {
  const OpDef *def = op->state.def;
  bool has_def = index < def->num_operand_defs;
  const char *name = has_def ? def->operands[index].name : "operand";
  const TypeConstraint *constraint =
      has_def ? def->operands[index].constraint : NULL;
  const ShapedType *shaped = type_as_shaped(type);
  if (!shaped || (constraint && !type_constraint_holds(constraint, type)))
    fail_constraint(parser, op, name,
                    constraint ? constraint->summary : "shaped type", type);
  return shaped;
}

void shape_set_result(Parser *parser, ShapeOp *op, const Type *type) {
  const OpDef *def = op->state.def;
  if (def->infer) {
    // The token knows its place; parser_position would have to search for it.
    SourcePos pos = {parser->buffer->name, op->name->line, op->name->column};
    if (!def->infer(parser->ctx, &parser->scratch, &op->state, pos))
      parser_fail(parser);
    return;
  }
  op->result = type;
  op->state.result_types = &op->result;
  op->state.num_results = def->num_result_defs ? 1 : 0;
}

void shape_set_results(ShapeOp *op, const Type *const *types, uint32_t count) {
  op->state.result_types = types;
  op->state.num_results = count;
}

Value **shape_alloc_values(Parser *parser, size_t count) {
  return arena_alloc(&parser->scratch, count * sizeof(Value *));
}

void shape_set_operands(ShapeOp *op, Value *const *operands, size_t count) {
  op->state.operands = operands;
  op->state.num_operands = (uint32_t)count;
}

void shape_set_segments(Parser *parser, ShapeOp *op, const int32_t *sizes,
                        size_t count) {
  enum { MAX_SEGMENTS = 8 };
  const OpDef *def = op->state.def;
  if (!def->segment_prop)
    return;
  int32_t all[MAX_SEGMENTS] = {0};
  memcpy(all, sizes, count * sizeof *sizes);
  if (def->num_operand_defs > count && def->num_operand_defs <= MAX_SEGMENTS)
    count = def->num_operand_defs;
  op->props[def->segment_prop - 1] =
      dense_i32_array_attr_get(parser->ctx, all, count);
}

Operation *shape_create(Parser *parser, ShapeOp *op) {
  shape_settle_props(parser, op);
  return parser_create_op(parser, &op->state, (Regions){0});
}

Operation *shape_create_with_region(Parser *parser, ShapeOp *op,
                                    Region *region) {
  Regions regions = {0};
  shape_settle_props(parser, op);
  if (!region)
    region = arena_alloc_zero(&parser->scratch, sizeof *region);
  LIST_PUSH(parser, &regions, region);
  return parser_create_op(parser, &op->state, regions);
}

// --- keywords ---------------------------------------------------------------

static const AttrDef *case_attr_def(const Parser *parser, const PropDef *prop) {
  return prop->case_attr.size ? context_attr_def(parser->ctx, prop->case_attr)
                              : NULL;
}

const EnumCase *prop_cases(const Parser *parser, const PropDef *prop,
                           size_t *count) {
  *count = prop->num_cases;
  if (prop->cases)
    return prop->cases;
  const AttrDef *def = case_attr_def(parser, prop);
  *count = def ? def->num_cases : 0;
  return def ? def->cases : NULL;
}

const EnumCase *prop_find_case(const Parser *parser, const PropDef *prop,
                               StringRef keyword) {
  size_t count;
  const EnumCase *cases = prop_cases(parser, prop, &count);
  for (size_t i = 0; i < count; i++)
    if (string_ref_equals(cases[i].keyword, keyword))
      return &cases[i];
  return NULL;
}

const Attribute *prop_case_attr(Parser *parser, const PropDef *prop,
                                uint64_t value) {
  const AttrDef *def = case_attr_def(parser, prop);
  const Attribute *attr;
  if (def)
    attr = dialect_attr_get(parser->ctx, def, value, string_ref("", 0));
  else
    attr = prop->is_i32_case ? i32_attr(parser, (int64_t)value)
                             : i64_attr(parser, (int64_t)value);
  return prop_is_default(prop, attr) ? NULL : attr;
}

bool prop_takes_strings(const Parser *parser, const PropDef *prop) {
  const AttrDef *def = case_attr_def(parser, prop);
  return !def || def->shape != ATTR_SHAPE_FLAGS || !def->enum_meaning;
}

StringRef keyword_text(Parser *parser, const Token *token) {
  if (token->size && token->text[0] == '"')
    return parser_string(parser, token);
  return token_text(token);
}

static void diag_prop_cases(Parser *parser, Diagnostic *diag,
                            const PropDef *prop) {
  size_t count;
  const EnumCase *cases = prop_cases(parser, prop, &count);
  diag_cases(diag, cases, count);
}

static void suggest_prop_case(Parser *parser, Diagnostic *diag,
                              const PropDef *prop, StringRef word) {
  size_t count;
  const EnumCase *cases = prop_cases(parser, prop, &count);
  suggest_case(parser, diag, cases, count, word);
}

/// Writes `… one of the following enum values for attribute 'predicate' [eq,
/// ne, …]`.
void shape_fail_keyword(Parser *parser, const OpDef *def, const PropDef *prop,
                        const char *at) {
  Diagnostic *diag = parser_error(
      parser, at,
      "custom op '%.*s' expected string or keyword containing one of the "
      "following enum values for attribute '%.*s' [",
      STR_ARGS(def->name), STR_ARGS(prop->name));
  diag_prop_cases(parser, diag, prop);
  diag_text(diag, "]");
  suggest_prop_case(parser, diag, prop, word_at(at));
  parser_fail(parser);
}

static Diagnostic *begin_case_error(Parser *parser, const OpDef *def,
                                    const char *at) {
  return parser_error(parser, at, "custom op '%.*s' ", STR_ARGS(def->name));
}

/// Reports a missing or wrong word for an enum. The text depends on the enum's
/// description and name.
static void emit_case_error(Parser *parser, const OpDef *def,
                            const PropDef *prop, StringRef word,
                            const char *at) {
  const AttrDef *attr = case_attr_def(parser, prop);
  const char *meaning = attr ? attr->enum_meaning : NULL;
  Diagnostic *diag = begin_case_error(parser, def, at);
  if (!word.size && meaning) {
    diag_format(diag, "expected keyword for %s", meaning);
  } else if (!word.size && attr && attr->cpp_name) {
    diag_text(diag, "expected valid keyword or string");
  } else if (meaning) {
    diag_text(diag, "expected one of [");
    diag_prop_cases(parser, diag, prop);
    diag_format(diag, "] for %s, got: ", meaning);
    diag_text_ref(diag, word);
  } else {
    bool has_name = attr && attr->enum_name;
    diag_text(diag, "expected ");
    diag_text_ref(diag, has_name ? string_ref_from_cstr(attr->enum_name)
                                 : prop->name);
    diag_text(diag, " to be one of: ");
    diag_prop_cases(parser, diag, prop);
  }
  suggest_prop_case(parser, diag, prop, word);
}

/// Where the reader of words from `at` on, separated by commas, stops: after
/// the first one that is no case.
static const char *flags_stop(Parser *parser, const PropDef *prop,
                              const char *at) {
  for (;;) {
    size_t size = word_at(at).size;
    const char *next = skip_blanks(at + size);
    if ((*next != ',' && *next != '|') ||
        !prop_find_case(parser, prop, string_ref(at, size)))
      return next;
    at = skip_blanks(next + 1);
  }
}

void shape_fail_case(Parser *parser, const OpDef *def, const PropDef *prop,
                     const char *at) {
  size_t size = is_digit(*at) ? 0 : word_at(at).size;
  if (*at == '"' && prop_takes_strings(parser, prop))
    size = 1 + strcspn(at + 1, "\"\n") + 1;
  emit_case_error(parser, def, prop, string_ref(at, size), at);
  const AttrDef *attr = case_attr_def(parser, prop);
  const char *stop = size && *at != '"' ? flags_stop(parser, prop, at)
                                        : skip_blanks(at + size);
  if (attr && attr->cpp_name)
    diag_format(begin_case_error(parser, def, stop),
                "failed to parse %s parameter '%s' which is to be a `%s`",
                attr->cpp_name,
                attr->enum_parameter ? attr->enum_parameter : "value",
                attr->enum_name);
  parser_fail(parser);
}

void shape_set_keyword(Parser *parser, ShapeOp *op, unsigned index,
                       const Token *token) {
  const OpDef *def = op->state.def;
  if (index >= def->num_props)
    shape_fail(parser, def, token->text, "takes no keyword");
  const PropDef *prop = &def->props[index];
  StringRef keyword = keyword_text(parser, token);
  const EnumCase *found = prop_find_case(parser, prop, keyword);
  if (!found && token->text[0] != '"')
    shape_fail_keyword(parser, def, prop, token->text);
  if (!found)
    shape_fail(parser, def, token->text,
               "invalid %.*s attribute specification: \"%.*s\"",
               STR_ARGS(prop->name), STR_ARGS(keyword));
  op->props[index] = prop_case_attr(parser, prop, found->value);
}

void shape_set_unwritten_cases(Parser *parser, ShapeOp *op, unsigned first) {
  const OpDef *def = op->state.def;
  for (unsigned i = first; i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    if (prop->cases && !prop->case_attr.size && !op->props[i])
      op->props[i] = prop_case_attr(parser, prop, prop->cases[0].value);
  }
}

// --- wrapped types ----------------------------------------------------------

/// The type of `dialect` with this text in its brackets. Reports errors at
/// `at`.
static const Type *shape_wrapped_type(Parser *parser, const DialectDef *dialect,
                                      const char *at, StringRef text) {
  if (!dialect->parse_type)
    parser_fail_at(parser, at, "expected a type of dialect '%.*s'",
                   STR_ARGS(dialect->name));
  const Type *type =
      dialect->parse_type(parser->ctx, text, parser_position(parser, at));
  if (!type)
    parser_fail(parser);
  return type;
}

/// Writes the part of `type` between its dialect's brackets.
static void write_wrapped(Stream *out, const DialectDef *dialect,
                          const Type *type) {
  Stream text = {0};
  type_print_brief(&text, type);
  StringRef view = stream_view(&text);
  size_t prefix = dialect->name.size + 1; // The `!llvm`.
  if (view.size > prefix + 4 && view.data[prefix] == '<')
    stream_bytes(out, view.data + prefix + 2, view.size - prefix - 4);
  else if (view.size > prefix)
    stream_bytes(out, view.data + prefix + 1, view.size - prefix - 1);
  stream_free(&text);
}

static const Type *read_wrapped(Parser *parser, const DialectDef *dialect,
                                const char *at, Stream *text) {
  return shape_wrapped_type(parser, dialect, at,
                            parser_take_text(parser, text));
}

const Type *shape_wrapped_function_type(Parser *parser,
                                        const DialectDef *dialect,
                                        const char *at, const Type *result,
                                        const Type *const *inputs, size_t count,
                                        bool is_variadic, const char *suffix) {
  Stream text = {0};
  if (result)
    write_wrapped(&text, dialect, result);
  else
    stream_cstr(&text, "void");
  stream_cstr(&text, " (");
  for (size_t i = 0; i < count; i++) {
    stream_cstr(&text, i ? ", " : "");
    write_wrapped(&text, dialect, inputs[i]);
  }
  if (is_variadic)
    stream_cstr(&text, count ? ", ..." : "...");
  stream_cstr(&text, ")");
  stream_cstr(&text, suffix);
  return read_wrapped(parser, dialect, at, &text);
}

const Type *shape_wrapped_pointer_type(Parser *parser,
                                       const DialectDef *dialect,
                                       const char *at, const Type *pointee) {
  Stream text = {0};
  write_wrapped(&text, dialect, pointee);
  stream_cstr(&text, "*");
  return read_wrapped(parser, dialect, at, &text);
}

const Type *shape_bit_type(Parser *parser, const DialectDef *dialect,
                           SSAUse use) {
  const Type *known = parser_known_type(parser, use);
  const Type *bit = integer_type_get(parser->ctx, 1);
  if (!known || known == bit || !type_is_wrapped(known))
    return bit;
  // Usually it is the right one, and nothing needs to be parsed.
  const DialectType *wrapped = type_as_dialect(known, NULL);
  if (wrapped->num_ints == 1 && wrapped->num_types == 0 &&
      wrapped->ints[0] == 1)
    return known;
  return shape_wrapped_type(parser, dialect, use.at, STR("i1"));
}

const Type *type_member(const Type *type, int64_t index) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  if (!dialect)
    return type_as_vector(type) ? type_as_vector(type)->element : NULL;
  if (dialect->def->element)
    return dialect->def->element(dialect, index);
  if (dialect->def->shape == TYPE_SHAPE_STRUCT)
    return index >= 0 && index < dialect->num_types ? dialect->types[index]
                                                    : NULL;
  if (dialect->def->shape == TYPE_SHAPE_ARRAY)
    return index >= 0 && (uint64_t)index < (uint64_t)dialect->ints[0]
               ? dialect->types[0]
               : NULL;
  if (dialect->def->shape == TYPE_SHAPE_TEXT)
    return dialect->num_types ? dialect->types[0] : NULL;
  return NULL;
}

const Type *type_pointee(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  const DialectType *pointer =
      type_as_dialect(vector ? vector->element : type, NULL);
  if (pointer && pointer->def->shape == TYPE_SHAPE_POINTER)
    return pointer->num_types ? pointer->types[0] : NULL;
  return type_is_wrapped(type) ? type_member(type, 0) : NULL;
}

// --- small things -----------------------------------------------------------

const char *text_after(const Token *token) {
  const char *at = token->text + token->size;
  while (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r')
    at++;
  return at;
}

const Attribute *i32_attr(Parser *parser, int64_t value) {
  return integer_attr_get_i64(parser->ctx, integer_type_get(parser->ctx, 32),
                              value);
}

const Attribute *i64_attr(Parser *parser, int64_t value) {
  return integer_attr_get_i64(parser->ctx, parser->common.i64, value);
}
