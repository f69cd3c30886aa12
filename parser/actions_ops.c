// SPDX-License-Identifier: Apache-2.0
// Actions of operations: what they are made of, their names, generic form.
#include "parser/actions.h"
#include "parser/shape_build.h"

#include "parser/grammar.h"

Location parser_location(Parser *parser, const Token *token) {
  return location_from_file_id(parser->ctx, parser->file_id, token->line,
                               token->column);
}

// --- which operation a name means -------------------------------------------

static bool is_in_dialect(const OpDef *def, const char *name) {
  return name &&
         string_ref_equals(def->dialect->name, string_ref_from_cstr(name));
}

/// Among the operations named as `word` without prefix, the one that scores
/// best: in the default dialect, then in an unprefixed one.
static const OpDef *pick_bare_op(const Parser *parser, const Word *word,
                                 int shape) {
  // One that any dialect around takes, as most are.
  if (!word->next_op && shape < 0 && word->def->dialect->is_unprefixed)
    return word->def;
  const char *default_dialect = VECTOR_LAST(&parser->scopes).default_dialect;
  const OpDef *unprefixed = NULL;
  for (; word; word = word->next_op) {
    if (shape >= 0 && (int)word->def->shape != shape)
      continue;
    if (is_in_dialect(word->def, default_dialect))
      return word->def;
    if (!unprefixed && word->def->dialect->is_unprefixed)
      unprefixed = word->def;
  }
  return unprefixed;
}

const OpDef *parser_op_def_with_shape(Parser *parser, const Token *name,
                                      OpShape shape) {
  const Word *word = name->entry;
  if (!word->is_bare_op)
    return word->def->shape == shape ? word->def : NULL;
  return pick_bare_op(parser, word, (int)shape);
}

const OpDef *parser_op_def(Parser *parser, const Token *name) {
  const Word *word = name->entry;
  if (!word->is_bare_op)
    return word->def;
  const OpDef *def = pick_bare_op(parser, word, -1);
  if (!def)
    unknown_custom_op(parser, *name);
  return def;
}

/// Does the text stand in a function of 2020, which knows no default dialect?
static bool is_in_unprefixed_function(const Parser *parser) {
  const OpDef *def = VECTOR_LAST(&parser->scopes).op.def;
  return def && def->dialect && def->dialect->is_unprefixed &&
         (def->traits & TRAIT_FUNCTION);
}

/// i32, which is a type and never an operation's name.
static bool is_integer_type(StringRef text) {
  size_t at = text.size && (text.data[0] == 's' || text.data[0] == 'u');
  if (at + 1 >= text.size || text.data[at] != 'i')
    return false;
  while (++at < text.size)
    if (text.data[at] < '0' || text.data[at] > '9')
      return false;
  return true;
}

void unknown_custom_op(Parser *parser, Token name) {
  const char *default_dialect = VECTOR_LAST(&parser->scopes).default_dialect;
  int size = (int)(name.size > 200 ? 200 : name.size);
  size_t dot = string_ref_find(token_text(&name), '.');
  if (is_integer_type(token_text(&name)))
    parser_fail_at(parser, parser_before_token(parser, name),
                   "expected operation name in quotes");
  if (dot == SIZE_MAX && is_in_unprefixed_function(parser))
    parser_fail_at(parser, name.text, "custom op '%.*s' is unknown", size,
                   name.text);
  if (dot == SIZE_MAX)
    parser_fail_at(parser, name.text,
                   "custom op '%.*s' is unknown (tried '%s.%.*s' as well)",
                   size, name.text,
                   default_dialect ? default_dialect : "builtin", size,
                   name.text);
  if (!context_dialect(parser->ctx, string_ref(name.text, dot)))
    parser_fail_at(parser, name.text,
                   "Dialect `%.*s' not found for custom op '%.*s' ",
                   (int)(dot > 200 ? 200 : dot), name.text, size, name.text);
  parser_fail_at(parser, name.text, "custom op '%.*s' is unknown", size,
                 name.text);
}

void no_custom_form(Parser *parser, Token name) {
  const OpDef *def = parser_op_def(parser, &name);
  parser_fail_at(parser, name.text, "'%.*s' op has no custom assembly form",
                 STR_ARGS(def->name));
}

// --- attributes -------------------------------------------------------------

_Noreturn static void fail_duplicate(Parser *parser, const NamedAttr *attr) {
  parser_fail_at(
      parser, attr->at, "duplicate key '%.*s' in dictionary attribute",
      (int)(attr->name.size > 200 ? 200 : attr->name.size), attr->name.data);
}

/// Names are interned, so that equal ones are the same text.
static void check_duplicates(Parser *parser, NamedAttrs attrs) {
  if (attrs.size <= 8) {
    for (uint32_t i = 1; i < attrs.size; i++)
      for (uint32_t j = 0; j < i; j++)
        if (attrs.data[i].name.data == attrs.data[j].name.data)
          fail_duplicate(parser, &attrs.data[i]);
    return;
  }
  PtrMap seen = {0};
  const NamedAttr *duplicate = NULL;
  for (uint32_t i = 0; i < attrs.size && !duplicate; i++) {
    void **slot = ptr_map_slot(&seen, attrs.data[i].name.data);
    if (*slot)
      duplicate = &attrs.data[i];
    *slot = &attrs.data[i];
  }
  ptr_map_free(&seen);
  if (duplicate)
    fail_duplicate(parser, duplicate);
}

static const Attribute *dictionary_of(Parser *parser, NamedAttrs attrs) {
  NamedAttribute *entries =
      arena_alloc(&parser->scratch, attrs.size * sizeof *entries);
  for (uint32_t i = 0; i < attrs.size; i++)
    entries[i] = (NamedAttribute){attrs.data[i].name, attrs.data[i].value};
  return dictionary_attr_get(parser->ctx, entries, attrs.size);
}

const Attribute *parser_dictionary(Parser *parser, NamedAttrs attrs) {
  if (attrs.size == 0)
    return NULL;
  check_duplicates(parser, attrs);
  return dictionary_of(parser, attrs);
}

const Attribute *build_dictionary(Parser *parser, NamedAttrs attrs) {
  check_duplicates(parser, attrs);
  return dictionary_of(parser, attrs);
}

NamedAttr make_named_attr(Parser *parser, Token name, const Attribute *value) {
  StringRef text =
      *name.text == '"' ? parser_string(parser, &name) : token_text(&name);
  if (text.size == 0)
    parser_fail_at(parser, name.text, "expected valid attribute name");
  return (NamedAttr){name.text, context_intern_string(parser->ctx, text),
                     value};
}

static int prop_index(const OpDef *def, StringRef name) {
  for (unsigned i = 0; i < def->num_props; i++)
    if (string_ref_equals(def->props[i].name, name) ||
        (def->props[i].old_name.size > 0 &&
         string_ref_equals(def->props[i].old_name, name)))
      return (int)i;
  return -1;
}

static void set_prop(const OpDef *def, const Attribute **props, int index,
                     const Attribute *value) {
  const PropDef *prop = &def->props[index];
  bool is_dropped =
      !prop->keeps_default && prop->is_default && prop->is_default(value);
  props[index] = is_dropped ? NULL : value;
}

/// N of `argN`, `prefix` being `arg`, if it is below `count`; else `count`.
static uint32_t index_in_name(StringRef name, StringRef prefix,
                              uint32_t count) {
  if (!string_ref_starts_with(name, prefix) || name.size == prefix.size ||
      name.size > prefix.size + 9)
    return count;
  uint32_t index = 0;
  for (size_t i = prefix.size; i < name.size; i++) {
    if (name.data[i] < '0' || name.data[i] > '9')
      return count;
    index = index * 10 + (uint32_t)(name.data[i] - '0');
  }
  return index < count ? index : count;
}

/// Makes one array for `prop` of the dictionaries `arg0`, `arg1`, … of 2020.
static void gather_dictionaries(Parser *parser, const OpDef *def,
                                const Attribute **props, NamedAttrs *attrs,
                                StringRef prefix, StringRef prop,
                                uint32_t count) {
  int slot = prop_index(def, prop);
  if (slot < 0 || props[slot] || !count)
    return;
  const Attribute **array =
      arena_alloc(&parser->scratch, count * sizeof *array);
  for (uint32_t i = 0; i < count; i++)
    array[i] = dictionary_attr_get(parser->ctx, NULL, 0);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < attrs->size; i++) {
    uint32_t index = index_in_name(attrs->data[i].name, prefix, count);
    if (index < count && attr_as_dictionary(attrs->data[i].value))
      array[index] = attrs->data[i].value;
    else
      attrs->data[kept++] = attrs->data[i];
  }
  if (kept < attrs->size)
    props[slot] = array_attr_get(parser->ctx, array, count);
  attrs->size = kept;
}

/// Attributes of arguments and results of a function in the spelling of 2020:
/// `arg0 = {…}, result0 = {…}`.
static void gather_signature_attrs(Parser *parser, const OpDef *def,
                                   const Attribute **props, NamedAttrs *attrs) {
  int slot = prop_index(def, STR("function_type"));
  const TypeAttr *attr = slot < 0 ? NULL : attr_as_type(props[slot]);
  const FunctionType *type = attr ? type_as_function(attr->value) : NULL;
  if (!type)
    return;
  gather_dictionaries(parser, def, props, attrs, STR("arg"), STR("arg_attrs"),
                      (uint32_t)type->num_inputs);
  gather_dictionaries(parser, def, props, attrs, STR("result"),
                      STR("res_attrs"), (uint32_t)type->num_results);
}

void parser_set_attributes(Parser *parser, OpState *state,
                           const Attribute **props, NamedAttrs attrs) {
  if (attrs.size == 0)
    return;
  check_duplicates(parser, attrs);
  NamedAttrs discardable = {0};
  for (uint32_t i = 0; i < attrs.size; i++) {
    int index = state->def->is_unregistered
                    ? -1
                    : prop_index(state->def, attrs.data[i].name);
    if (index >= 0)
      set_prop(state->def, props, index, attrs.data[i].value);
    else
      LIST_PUSH(parser, &discardable, attrs.data[i]);
  }
  if (discardable.size > 0 && (state->def->traits & TRAIT_FUNCTION) &&
      state->def->dialect->is_unprefixed)
    gather_signature_attrs(parser, state->def, props, &discardable);
  if (discardable.size > 0)
    state->attrs = dictionary_of(parser, discardable);
}

// --- creation ---------------------------------------------------------------

const Attribute **parser_begin_state(Parser *parser, OpState *state,
                                     const Token *name, const OpDef *def) {
  size_t count = def->num_props ? def->num_props : 1;
  const Attribute **props =
      arena_alloc(&parser->scratch, count * sizeof *props);
  for (size_t i = 0; i < count; i++)
    props[i] = NULL;
  *state = (OpState){
      .def = def, .loc = parser_location(parser, name), .props = props};
  return props;
}

void parser_infer_results(Parser *parser, OpState *state, const Type *fallback,
                          const char *at) {
  if (state->def->infer) {
    if (!state->def->infer(parser->ctx, &parser->scratch, state,
                           parser_position(parser, at)))
      parser_fail(parser);
    return;
  }
  uint32_t count = state->def->num_result_defs;
  const Type **types = arena_alloc(&parser->scratch, count * sizeof *types);
  for (uint32_t i = 0; i < count; i++)
    types[i] = fallback;
  state->result_types = types;
  state->num_results = count;
}

Operation *parser_create_op(Parser *parser, OpState *state, Regions regions) {
  if (regions.size > UINT16_MAX)
    parser_fail_at(parser, parser->token.text, "too many regions");
  state->num_regions = regions.size;
  Operation *op = op_create(parser->ctx, state);
  for (uint32_t i = 0; i < regions.size; i++)
    region_take_blocks(op_region(op, i), regions.data[i]);
  return op;
}

/// A terminator of `def` without operands.
static void append_terminator(Parser *parser, Block *block, const OpDef *def,
                              Location loc) {
  uint8_t num_regions = def->num_regions;
  OpState state = {.def = def,
                   .loc = loc,
                   .num_regions =
                       num_regions == COUNT_VARIADIC ? 0 : num_regions};
  block_append_op(block, op_create(parser->ctx, &state));
}

void parser_ensure_terminator(Parser *parser, const OpDef *def, Region *region,
                              Location loc) {
  if (!def->implicit_terminator)
    return;
  const OpDef *terminator = context_op_def(
      parser->ctx, string_ref_from_cstr(def->implicit_terminator));
  if (!terminator)
    return;
  if (def->traits & TRAIT_NO_TERMINATOR) {
    Operation *last = region->last ? region->last->last : NULL;
    if (last && op_is(last, terminator))
      op_erase(parser->ctx, last);
    return;
  }
  if (region_is_empty(region))
    region_append_block(region, block_create(parser->ctx));
  FOR_EACH_BLOCK(block, region)
    if (!block->last || !op_has_trait(block->last, TRAIT_TERMINATOR))
      append_terminator(parser, block, terminator, loc);
}

// --- results ----------------------------------------------------------------

Token result_name_with_count(Parser *parser, Token name, Token count) {
  uint64_t value = 0;
  for (uint32_t i = 0; i < count.size && value <= UINT32_MAX; i++) {
    if (count.text[i] < '0' || count.text[i] > '9')
      value = UINT64_MAX;
    else
      value = value * 10 + (uint64_t)(count.text[i] - '0');
  }
  if (value == 0 || value > UINT32_MAX / 2)
    parser_fail_at(parser, count.text,
                   "expected named operation to have at least 1 result");
  name.prefix = (uint32_t)value;
  return name;
}

ResultNames result_names_add(Parser *parser, ResultNames names, Token name) {
  uint32_t count = name.prefix ? name.prefix : 1;
  if (count > UINT32_MAX - names.total)
    parser_fail_at(parser, name.text, "too many results");
  names.total += count;
  LIST_PUSH(parser, &names.names, (ResultName){name.text, name.size, count});
  return names;
}

/// Fails unless `op` has as many results as there are names, `total`.
static inline void check_result_count(Parser *parser, const Operation *op,
                                      const char *at, uint32_t total) {
  if (op->num_results == total)
    return;
  if (op->num_results == 0)
    parser_fail_at(parser, at, "cannot name an operation with no results");
  parser_fail_at(parser, at,
                 "operation defines %u results but was provided %u to bind",
                 op->num_results, total);
}

Operation *define_result(Parser *parser, Operation *op, const Token *name) {
  check_result_count(parser, op, name->text, 1);
  parser_define(parser, name->text, name->size, op_result(op, 0), 1);
  return op;
}

Operation *define_results(Parser *parser, Operation *op, ResultNames names) {
  check_result_count(parser, op, names.names.data[0].at, names.total);
  uint32_t first = 0;
  for (uint32_t i = 0; i < names.names.size; i++) {
    const ResultName *name = &names.names.data[i];
    parser_define(parser, name->at, name->size, op_result(op, first),
                  name->count);
    first += name->count;
  }
  return op;
}

Operation *set_location(Parser *parser, Operation *op, TrailingLoc loc) {
  if (loc.is_present && !loc.alias)
    op->loc = loc.loc;
  if (loc.alias)
    defer_location(parser, op, NULL, loc.alias);
  return op;
}

// --- generic form -----------------------------------------------------------

static StringRef dialect_of_name(StringRef name) {
  size_t dot = string_ref_find(name, '.');
  return string_ref(name.data, dot == SIZE_MAX ? 0 : dot);
}

_Noreturn static void fail_unregistered(Parser *parser, const Token *token,
                                        StringRef name,
                                        const DialectDef *dialect) {
  int size = (int)(name.size > 200 ? 200 : name.size);
  if (dialect)
    parser_fail_at(
        parser, token->text,
        "unregistered operation '%.*s' found in dialect ('%.*s') that does not "
        "allow unknown operations",
        size, name.data, STR_ARGS(dialect->name));
  parser_fail_at(
      parser, text_behind(token),
      "operation being parsed with an unregistered dialect. If this is "
      "intended, please use -allow-unregistered-dialect with the MLIR tool "
      "used");
}

/// What a name without a prefix meant in 2020: `"func"`, `"module"`.
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
  parser->generic_at = name.text;
  parser_set_pending(parser, def);
  name.entry = def;
  return name;
}

void begin_regions(Parser *parser) {
  const OpDef *def = parser->pending.def;
  parser->is_generic_body_deferred = (def->traits & TRAIT_FUNCTION) &&
                                     !(def->traits & TRAIT_NO_TERMINATOR) &&
                                     bodies_defer(parser, def, (Arguments){0});
}

/// Does `constraint` hold for any attribute of the kind of `value`? Only asked
/// where it does not hold for `value`. Numbers, strings, types and arrays are
/// known here; the others are taken for wrong.
static bool takes_kind(Parser *parser, const AttrConstraint *constraint,
                       const Attribute *value) {
  Context *ctx = parser->ctx;
  const Type *function = function_type_get(ctx, NULL, 0, NULL, 0);
  switch ((int)attr_kind(value)) {
  case ATTR_INTEGER:
    return constraint->holds(integer_attr_get_i64(ctx, parser->i64_type, 1)) ||
           constraint->holds(
               integer_attr_get_i64(ctx, integer_type_get(ctx, 32), 1)) ||
           constraint->holds(bool_attr_get(ctx, true));
  case ATTR_STRING:
    return constraint->holds(string_attr_get(ctx, STR("a")));
  case ATTR_TYPE:
    return constraint->holds(type_attr_get(ctx, function)) ||
           constraint->holds(type_attr_get(ctx, parser->i64_type));
  case ATTR_ARRAY:
    return constraint->holds(array_attr_get(ctx, NULL, 0));
  default:
    return false;
  }
}

/// A value that cannot be kept as `prop` at all; what else is wrong with it
/// tells the verifier.
static bool is_wrong_kind(Parser *parser, const PropDef *prop,
                          const Attribute *value) {
  if (!prop->constraint || prop->constraint->holds(value))
    return false;
  return prop->cases || prop->case_attr.size ||
         !takes_kind(parser, prop->constraint, value);
}

/// Begins the error; what is wrong follows.
static Diagnostic *error_properties(Parser *parser, const OpDef *def,
                                    const Attribute *value, const char *at) {
  Diagnostic *diag = parser_error(parser, at, "invalid properties ");
  diag_attr(diag, value);
  diag_text(diag, " for op ");
  diag_text_ref(diag, def->name);
  diag_text(diag, ": ");
  return diag;
}

_Noreturn static void fail_property(Parser *parser, const OpDef *def,
                                    const Attribute *all,
                                    const NamedAttribute *entry,
                                    const char *at) {
  Diagnostic *diag = error_properties(parser, def, all, at);
  diag_text(diag, "Invalid attribute `");
  diag_text_ref(diag, entry->name);
  diag_text(diag, "` in property conversion: ");
  diag_attr(diag, entry->value);
  parser_fail(parser);
}

/// `<{…}>`: sorted into the slots.
static void set_properties(Parser *parser, const OpDef *def,
                           const Attribute **props, const Attribute *value,
                           const char *at) {
  const DictionaryAttr *dictionary = attr_as_dictionary(value);
  if (def->is_unregistered) {
    props[0] = value;
    return;
  }
  if (!dictionary) {
    diag_text(error_properties(parser, def, value, at),
              "expected DictionaryAttr to set properties");
    parser_fail(parser);
  }
  for (size_t i = 0; i < dictionary->size; i++) {
    int index = prop_index(def, dictionary->entries[i].name);
    if (index < 0)
      continue;
    if (index + 1 != def->segment_prop &&
        is_wrong_kind(parser, &def->props[index], dictionary->entries[i].value))
      fail_property(parser, def, value, &dictionary->entries[i], at);
    set_prop(def, props, index, dictionary->entries[i].value);
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

static void set_initial_props(Parser *parser, const OpDef *def,
                              const Attribute **props) {
  for (unsigned i = 0; i < def->num_props; i++)
    if (!props[i] && def->props[i].initial)
      props[i] = def->props[i].initial(parser->ctx);
}

Operation *build_generic(Parser *parser, const GenericParts *parts) {
  const OpDef *def = parts->name.entry;
  check_operand_count(parser, parts);
  if (parts->successors.size && !def->is_unregistered &&
      !(def->traits & TRAIT_TERMINATOR))
    parser_fail_at(parser, parts->name.text, "successors in non-terminator");
  OpState state;
  const Attribute **props =
      parser_begin_state(parser, &state, &parts->name, def);
  if (parts->properties)
    set_properties(parser, def, props, parts->properties, parts->name.text);
  parser_set_attributes(parser, &state, props, parts->attrs);
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
  bool is_deferred = parser->is_generic_body_deferred;
  parser->is_generic_body_deferred = false;
  if (is_deferred && parts->regions.size != 1)
    parser_fail(parser);
  Operation *op = parser_create_op(parser, &state, parts->regions);
  if (is_deferred)
    bodies_set_op(parser, op);
  return op;
}
