// SPDX-License-Identifier: Apache-2.0
// Actions of operations in generic form.
//
// In a file in generic form, most lines end like other lines: with the same
// properties and types. The meaning of an end is remembered by its text. Where
// the text comes again, it is a single token.
#include <string.h>

#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/name_hints.h"
#include "ir/diagnostics/op_diag.h"
#include "parser/actions.h"
#include "parser/grammar.h"
#include "parser/shapes/shape_build.h"

static StringRef dialect_of_name(StringRef name) {
  size_t dot = string_ref_find(name, '.');
  return string_ref(name.data, dot == SIZE_MAX ? 0 : dot);
}

_Noreturn static void fail_unregistered(Parser *parser, const Token *token,
                                        StringRef name,
                                        const DialectDef *dialect) {
  int size = (int)(name.size > 200 ? 200 : name.size);
  Diagnostic *diag =
      dialect ? parser_error(
                    parser, token->text,
                    "unregistered operation '%.*s' found in dialect ('%.*s') "
                    "that does not allow unknown operations",
                    size, name.data, STR_ARGS(dialect->name))
              : parser_error(
                    parser, text_after(token),
                    "operation being parsed with an unregistered dialect. If "
                    "this is intended, please use -allow-unregistered-dialect "
                    "with the MLIR tool used");
  hint_op(parser->ctx, diag, name);
  parser_fail(parser);
}

/// The definition that a name without prefix had in 2020: `"func"`, `"module"`.
static const OpDef *unprefixed_def(const Word *word) {
  for (; word; word = word->next_op)
    if (word->def->dialect->is_unprefixed)
      return word->def;
  return NULL;
}

static const OpDef *generic_def(Parser *parser, const Token *token) {
  StringRef name = parser_string(parser, token);
  const Word *word = words_find(parser, name.data, name.size);
  if (word && word->def && !word->is_bare_op)
    return word->def;
  const OpDef *unprefixed = word && word->def ? unprefixed_def(word) : NULL;
  if (unprefixed)
    return unprefixed;
  if (name.size == 0)
    parser_fail_at(parser, token->text, "empty operation name is invalid");
  if (memchr(name.data, 0, name.size))
    parser_fail_at(parser, token->text,
                   "null character not allowed in operation name");
  const DialectDef *dialect =
      context_dialect(parser->ctx, dialect_of_name(name));
  bool is_allowed = context_allows_unregistered_dialects(parser->ctx) ||
                    (dialect && dialect->allows_unknown_ops);
  if (!is_allowed)
    fail_unregistered(parser, token, name, dialect);
  return context_unregistered_op_def(parser->ctx, name);
}

Token begin_generic(Parser *parser, Token name) {
  const OpDef *def = generic_def(parser, &name);
  parser->recent.generic = name.text;
  parser_set_pending(parser, def);
  parser->pending.is_generic = true;
  name.entry = def;
  return name;
}

void begin_successors(Parser *parser, Token open) {
  const OpDef *def = parser->pending.def;
  if (!def->is_unregistered && !(def->traits & TRAIT_TERMINATOR))
    parser_fail_at(parser, open.text, "successors in non-terminator");
}

void begin_regions(Parser *parser) {
  const OpDef *def = parser->pending.def;
  parser->generic.defers_body = (def->traits & TRAIT_FUNCTION) &&
                                !(def->traits & TRAIT_NO_TERMINATOR) &&
                                bodies_defer(parser, def, (Arguments){0});
}

/// Can an attribute of the kind of `value` satisfy `constraint`? Then the
/// verifier says what is wrong. MLIR's class for the attributes follows from
/// the constraint's summary for numbers and types; strings and arrays are
/// tried. Other kinds count as wrong. Call it only where `value` does not
/// satisfy it.
static bool takes_kind(Parser *parser, const AttrConstraint *constraint,
                       const Attribute *value) {
  Context *ctx = parser->ctx;
  switch ((int)attr_kind(value)) {
  case ATTR_INTEGER:
    return strstr(constraint->summary, "signless integer attribute") ||
           attr_constraint_holds(
               constraint, integer_attr_get_i64(ctx, index_type_get(ctx), 1));
  case ATTR_STRING:
    return attr_constraint_holds(constraint, string_attr_get(ctx, STR("a")));
  case ATTR_TYPE:
    return strstr(constraint->summary, "type attribute") != NULL;
  case ATTR_ARRAY:
    return attr_constraint_holds(constraint, array_attr_get(ctx, NULL, 0));
  default:
    return false;
  }
}

/// Are the flags of `def` the same as the property's keywords?
static bool has_same_cases(const AttrDef *def, const PropDef *prop) {
  bool is_same =
      def->shape == ATTR_SHAPE_FLAGS && def->num_cases == prop->num_cases;
  for (size_t i = 0; is_same && i < def->num_cases; i++)
    is_same = string_ref_equals(def->cases[i].keyword, prop->cases[i].keyword);
  return is_same;
}

/// Is `attr` the attribute of a case of `prop`?
static bool is_case_attr(const PropDef *prop, const DialectAttr *attr) {
  if (!attr)
    return false;
  return prop->takes_both
             ? string_ref_equals(attr->def->name, prop->case_attr)
             : prop_has_default(prop) && has_same_cases(attr->def, prop);
}

/// Is the property no attribute upstream, but a number that any integer, or
/// the attribute of a case, is converted to?
static bool is_case_number(const PropDef *prop) {
  return prop->takes_both || (prop->is_i32_case && prop_has_default(prop));
}

bool parser_is_wrong_kind(Parser *parser, const PropDef *prop,
                          const Attribute *value) {
  if (prop_is_value(prop))
    return !prop->hooks->holds(prop, value);
  if (!prop->constraint || attr_constraint_holds(prop->constraint, value) ||
      prop_is_default(prop, value) ||
      (prop->is_stored && prop->is_stored(value)))
    return false;
  const DialectAttr *attr = attr_as_dialect(value, NULL);
  if (is_case_number(prop)) // The verifier knows the cases.
    return attr_kind(value) != ATTR_INTEGER && !is_case_attr(prop, attr);
  return prop->cases || prop->case_attr.size ||
         !takes_kind(parser, prop->constraint, value);
}

Diagnostic *parser_error_properties(Parser *parser, const OpDef *def,
                                    const Attribute *value, const char *at) {
  Diagnostic *diag = parser_error(parser, at, "invalid properties ");
  diag_attr(diag, value);
  diag_text(diag, " for op ");
  diag_text_ref(diag, def->name);
  diag_text(diag, ": ");
  return diag;
}

_Noreturn static void fail_property(Parser *parser, const OpDef *def,
                                    const PropDef *prop, const Attribute *all,
                                    const NamedAttribute *entry,
                                    const char *at) {
  Diagnostic *diag = parser_error_properties(parser, def, all, at);
  if (prop->storage) {
    diag_format(diag, "expected %s", prop->storage);
    parser_fail(parser);
  }
  diag_text(diag, "Invalid attribute `");
  diag_text_ref(diag, entry->name);
  diag_text(diag, "` in property conversion: ");
  diag_attr(diag, entry->value);
  parser_fail(parser);
}

/// The value of a property that is not an attribute.
static const Attribute *converted_value(Parser *parser, const OpDef *def,
                                        const PropDef *prop,
                                        const Attribute *all,
                                        const NamedAttribute *entry,
                                        const char *at) {
  Stream why = {0};
  const Attribute *value =
      prop->hooks->convert(parser->ctx, prop, entry->value, &why);
  StringRef text = parser_take_text(parser, &why);
  if (value)
    return value;
  diag_text_ref(parser_error_properties(parser, def, all, at), text);
  parser_fail(parser);
}

/// The number without a sign, cut to 64 bits; false: `attr` is none.
static bool unsigned_number(const Attribute *attr, int64_t *number) {
  if (!attr_integer_value(attr, number))
    return false;
  const IntegerType *type = type_as_integer(attr_as_integer(attr)->type);
  if (type && type->width < 64)
    *number &= (int64_t)(((uint64_t)1 << type->width) - 1);
  return true;
}

/// The property must be no attribute in mlir, and so have a default. `value`
/// may be a number of any type, or flags of a dialect (`#llvm.overflow<nsw>`).
const Attribute *parser_as_case(Parser *parser, const PropDef *prop,
                                const Attribute *value) {
  const DialectAttr *attr = attr_as_dialect(value, NULL);
  bool is_case = is_case_attr(prop, attr);
  int64_t number = is_case ? (int64_t)attr->value : 0;
  if (!is_case_number(prop) || !(unsigned_number(value, &number) || is_case))
    return value;
  if (!prop->is_i32_case)
    return prop_case_attr(parser, prop, (uint64_t)number);
  return integer_attr_get_i64(parser->ctx, integer_type_get(parser->ctx, 32),
                              number);
}

/// The number of sizes that property `index` must hold; 0 if it holds none.
static unsigned num_segments(const OpDef *def, int index) {
  if (index + 1 == def->segment_prop)
    return def->num_operand_defs;
  return index + 1 == def->result_segment_prop ? def->num_result_defs : 0;
}

/// Fails unless `sizes` is a dense array of `expected` i32 numbers.
static void check_segments(Parser *parser, const OpDef *def, unsigned expected,
                           const Attribute *all, const Attribute *sizes,
                           const char *at) {
  const DenseArrayAttr *array = attr_as_dense_array(sizes);
  // An invoke of 2020 has one fewer, which the verifier accepts.
  if (array && type_is_integer_of_width(array->element, 32) &&
      (array->size == expected ||
       (def->uses_old_names && array->size + 1 == expected)))
    return;
  Diagnostic *diag = parser_error_properties(parser, def, all, at);
  if (array && type_is_integer_of_width(array->element, 32))
    diag_format(diag, "size mismatch in attribute conversion: %u vs %u",
                (unsigned)array->size, expected);
  else
    diag_text(diag, "expected DenseI32ArrayAttr for key `value`");
  parser_fail(parser);
}

/// Is `value` the number that stood for a case in 2020?
static bool is_old_case(const PropDef *prop, const Attribute *value) {
  return prop->case_attr.size && !prop->takes_both &&
         attr_kind(value) == ATTR_INTEGER;
}

void parser_set_property(Parser *parser, const OpDef *def,
                         const Attribute **props, int index,
                         const Attribute *all, const NamedAttribute *entry,
                         const char *at) {
  const PropDef *prop = &def->props[index];
  const Attribute *given =
      prop_is_value(prop) ? converted_value(parser, def, prop, all, entry, at)
                          : parser_as_case(parser, prop, entry->value);
  unsigned segments = num_segments(def, index);
  if (segments)
    check_segments(parser, def, segments, all, given, at);
  else if (!prop_is_value(prop) && (is_old_case(prop, given) ||
                                    parser_is_wrong_kind(parser, prop, given)))
    fail_property(parser, def, prop, all, entry, at);
  parser_set_prop(def, props, index, given);
}

/// Warns of a property that the operation has not, and that therefore is lost.
/// mlir-opt says nothing, so that tests need not expect it.
static void warn_unknown_property(Parser *parser, const OpDef *def,
                                  StringRef name, const char *at) {
  enum { MOST_WARNINGS = 8 };
  if (!diag_wants_hints(parser->ctx))
    return;
  if (!parser->errors.are_reported)
    parser_fail(parser);
  if (parser->errors.num_lost++ >= MOST_WARNINGS)
    return;
  Diagnostic *diag =
      diag_emit(&parser->ctx->diags, DIAG_WARNING, parser_position(parser, at));
  diag->is_explanation = true;
  diag_format(diag, "'%.*s' has no property '%.*s', so it is left out",
              STR_ARGS(def->name), STR_ARGS(name));
  Suggestion suggestion = suggestion_for(name);
  for (unsigned i = 0; i < def->num_props; i++)
    suggestion_consider(&suggestion, def->props[i].name);
  diag_suggest(parser->ctx, diag, &suggestion, "");
}

/// Sorts the entries of `<{…}>` into the slots.
static void set_properties(Parser *parser, const OpDef *def,
                           const Attribute **props, const Attribute *value,
                           const char *at) {
  const DictionaryAttr *dictionary = attr_as_dictionary(value);
  if (def->is_unregistered) {
    props[0] = value;
    return;
  }
  if (!def->num_props || !dictionary) {
    diag_text(parser_error_properties(parser, def, value, at),
              def->num_props ? "expected DictionaryAttr to set properties"
                             : "this operation does not support properties");
    parser_fail(parser);
  }
  for (size_t i = 0; i < dictionary->size; i++) {
    int index = parser_prop_index(def, dictionary->entries[i].name);
    if (index >= 0)
      parser_set_property(parser, def, props, index, value,
                          &dictionary->entries[i], at);
    else
      warn_unknown_property(parser, def, dictionary->entries[i].name, at);
  }
}

static void check_operand_count(Parser *parser, const GenericParts *parts) {
  uint32_t expected = parts->operands.size;
  uint32_t actual = parts->type.inputs.size;
  if (expected != actual)
    parser_fail_at(parser, parts->type_at,
                   "expected %u operand type%s but had %u", expected,
                   expected == 1 ? " " : "s", actual);
}

/// Without `<{…}>`, the attributes in braces may be inherent ones. Checks those
/// here, rather than in the verifier.
static void check_inherent_attrs(Parser *parser, const OpDef *def,
                                 const Attribute *const *props,
                                 const char *at) {
  if (def->dialect && def->dialect->is_unprefixed)
    return;
  for (unsigned i = 0; i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    if (!props[i] || !prop->constraint || prop_is_value(prop) ||
        prop->takes_both || num_segments(def, (int)i) ||
        attr_constraint_holds(prop->constraint, props[i]))
      continue;
    parser_fail_at(parser, at,
                   "'%.*s' op attribute '%.*s' failed to satisfy constraint: "
                   "%s",
                   STR_ARGS(def->name), STR_ARGS(prop->name),
                   prop->constraint->summary);
  }
}

/// Sets group sizes that are missing or of the wrong kind to 0. Older files
/// have dense elements here, or one size fewer; these stay as they are.
static void complete_segments(Parser *parser, const OpDef *def,
                              const Attribute **props) {
  static const int32_t zeros[UINT8_MAX] = {0};
  for (unsigned i = 0; i < def->num_props; i++) {
    unsigned expected = num_segments(def, (int)i);
    const DenseArrayAttr *array = attr_as_dense_array(props[i]);
    bool is_array = array && type_is_integer_of_width(array->element, 32);
    if (!expected || def->uses_old_names || attr_as_dense_elements(props[i]) ||
        (is_array && array->size == expected))
      continue;
    props[i] = dense_i32_array_attr_get(parser->ctx, zeros, expected);
  }
}

static void set_initial_props(Parser *parser, const OpDef *def,
                              const Attribute **props) {
  for (unsigned i = 0; i < def->num_props; i++)
    if (!props[i] && def->props[i].initial)
      props[i] = def->props[i].initial(parser->ctx);
}

// --- tails ------------------------------------------------------------------

enum { NUM_TAILS = 512, LONGEST_TAIL = 1024, MAX_KEPT_TAILS = 4096 };

/// The meaning of the text from after an operation's operands to the end of the
/// line. Everything is in `arena`.
typedef struct GenericTail {
  StringRef text;
  const OpDef *def;
  const Attribute **props;
  const Attribute *attrs;
  Types inputs;
  Types results;
} GenericTail;

/// A direct-mapped cache: the newest tail for each hash.
struct GenericTails {
  const GenericTail *entries[NUM_TAILS];
  size_t num_kept; ///< Number since `arena` was empty.
  Arena arena;
};

void generic_tails_free(Parser *parser) {
  if (parser->generic.tails)
    arena_free(&parser->generic.tails->arena);
  mem_free(parser->generic.tails);
}

static const GenericTail **tail_slot(Parser *parser, const OpDef *def,
                                     StringRef text) {
  uint64_t hash = name_hash(text.data, text.size);
  hash ^= (uintptr_t)def / sizeof *def;
  return &parser->generic.tails->entries[hash % NUM_TAILS];
}

int find_generic_tail(Parser *parser, int token) {
  const char *text = parser->token.text;
  parser->generic.tail = (StringRef){0};
  if (parser->errors.are_reported ||
      (*text != '<' && *text != ':' && *text != '{'))
    return token;
  size_t room = (size_t)(parser->lexer.limit - text);
  const char *end =
      memchr(text, '\n', room < LONGEST_TAIL ? room : LONGEST_TAIL);
  if (!end)
    return token;
  parser->generic.tail = string_ref(text, (size_t)(end - text));
  if (!parser->generic.tails) {
    parser->generic.tails = mem_alloc(sizeof *parser->generic.tails);
    memset(parser->generic.tails, 0, sizeof *parser->generic.tails);
  }
  const OpDef *def = parser->pending.def;
  const GenericTail *tail = *tail_slot(parser, def, parser->generic.tail);
  if (!tail || tail->def != def ||
      !string_ref_equals(tail->text, parser->generic.tail))
    return token;
  parser->generic.tail = (StringRef){0};
  parser->token.entry = tail;
  parser->lexer.cursor = end;
  return TOK_GENERIC_TAIL;
}

static Types copy_types(Arena *arena, Types types) {
  types.data = arena_copy(arena, types.data, types.size * sizeof *types.data);
  return types;
}

/// Remembers the meaning of the tail that was looked up but not found. The tail
/// must be the whole rest of its line and have no regions or successors.
static void keep_tail(Parser *parser, const OpState *state,
                      const GenericParts *parts) {
  StringRef text = parser->generic.tail;
  if (!text.size || parts->regions.size || parts->successors.size ||
      parser->token.text < text.data + text.size)
    return;
  GenericTails *tails = parser->generic.tails;
  Arena *arena = &tails->arena;
  if (tails->num_kept++ == MAX_KEPT_TAILS) {
    memset(tails->entries, 0, sizeof tails->entries);
    arena_clear(arena);
    tails->num_kept = 1;
  }
  size_t num_props = state->def->num_props ? state->def->num_props : 1;
  GenericTail *tail = arena_alloc(arena, sizeof *tail);
  *tail = (GenericTail){
      .text =
          string_ref(arena_copy_text(arena, text.data, text.size), text.size),
      .def = state->def,
      .props = arena_copy(arena, state->props, num_props * sizeof *tail->props),
      .attrs = state->attrs,
      .inputs = copy_types(arena, parts->type.inputs),
      .results = copy_types(arena, parts->type.results)};
  *tail_slot(parser, tail->def, tail->text) = tail;
}

Operation *build_generic_from_tail(Parser *parser, const Token *name,
                                   SSAUses operands, const Token *token) {
  const GenericTail *tail = token->entry;
  const GenericParts parts = {.operands = operands,
                              .type = {.inputs = tail->inputs},
                              .type_at = token->text};
  check_operand_count(parser, &parts);
  OpState state = {.def = tail->def,
                   .loc = parser_location(parser, name),
                   .props = tail->props,
                   .attrs = tail->attrs,
                   .operands = parser_resolve_all(parser, operands,
                                                  tail->inputs, token->text),
                   .num_operands = operands.size,
                   .result_types = tail->results.data,
                   .num_results = tail->results.size};
  return parser_create_op(parser, &state, (Regions){0});
}

static bool has_wrapped_types(Types types) {
  for (uint32_t i = 0; i < types.size; i++)
    if (type_is_wrapped(types.data[i]))
      return true;
  return false;
}

/// The sizes of a call's two segments are a default where they fit the
/// operands. Keeps others for the verifier; unwritten ones are zeros, but for
/// calls of 2020.
static void keep_wrong_segments(Parser *parser, const OpDef *def,
                                const Attribute **props,
                                const GenericParts *parts) {
  int index = parser_prop_index(def, STR("operandSegmentSizes"));
  if (index < 0 || props[index] || !def->props[index].default_print ||
      has_wrapped_types(parts->type.inputs) ||
      has_wrapped_types(parts->type.results))
    return;
  StringRef name = def->props[index].name;
  const Attribute *given =
      parts->properties ? dictionary_get(parts->properties, name) : NULL;
  for (uint32_t i = 0; i < parts->attrs.size; i++)
    if (string_ref_equals(parts->attrs.data[i].name, name))
      given = parts->attrs.data[i].value;
  const DenseArrayAttr *sizes = attr_as_dense_array(given);
  static const int32_t zeros[2];
  if (sizes ? dense_i32_array_sum(sizes, sizes->size) == parts->operands.size
            : parts->operands.size == 0)
    return;
  props[index] =
      given ? given
            : dense_i32_array_attr_get(parser->ctx, zeros, ARRAY_LENGTH(zeros));
}

Operation *build_generic(Parser *parser, const GenericParts *parts) {
  const OpDef *def = parts->name.entry;
  check_operand_count(parser, parts);
  OpState state;
  const Attribute **props =
      parser_begin_state(parser, &state, &parts->name, def);
  if (parts->properties)
    set_properties(parser, def, props, parts->properties, parts->name.text);
  parser_set_attributes(parser, &state, props, parts->attrs, true);
  if (!parts->properties && parts->attrs.size && !def->is_unregistered)
    check_inherent_attrs(parser, def, props, parts->name.text);
  if (def->segment_prop || def->result_segment_prop)
    complete_segments(parser, def, props);
  else
    keep_wrong_segments(parser, def, props, parts);
  set_initial_props(parser, def, props);
  state.operands = parser_resolve_all(parser, parts->operands,
                                      parts->type.inputs, parts->type_at);
  state.num_operands = parts->operands.size;
  state.result_types = parts->type.results.data;
  state.num_results = parts->type.results.size;
  state.successors = parts->successors.data;
  state.num_successors = parts->successors.size;
  for (uint32_t i = 0; i < parts->regions.size; i++)
    if (def->traits & TRAIT_NO_TERMINATOR)
      parser_ensure_terminator(parser, def, parts->regions.data[i], state.loc);
  bool is_deferred = parser->generic.defers_body;
  parser->generic.defers_body = false;
  if (is_deferred && parts->regions.size != 1)
    parser_fail(parser);
  keep_tail(parser, &state, parts);
  Operation *op = parser_create_op(parser, &state, parts->regions);
  if (is_deferred)
    bodies_set_op(parser, op);
  return op;
}
