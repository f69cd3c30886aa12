// SPDX-License-Identifier: Apache-2.0
// Actions of operations: their names, attributes, creation and results.
#include "parser/actions.h"
#include "parser/errors/errors.h"

#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/name_hints.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/erase.h"
#include "ir/syntax/asm_shape.h"
#include "ir/syntax/op_syntax.h"
#include "parser/shapes/shape_build.h"

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

/// The dialect whose prefix a name without one gets in the innermost region.
/// Upstream each operation in custom form has one of its own, most of them the
/// empty one; in generic form it is that of the operation around it.
static const char *prefix_without_name(const Parser *parser) {
  for (size_t i = parser->nest.scopes.size; i > 0; i--) {
    const PendingOp *op = &parser->nest.scopes.data[i - 1].op;
    if (op->def && op->def->default_dialect)
      return op->def->default_dialect;
    if (op->def && op->def->shape == SHAPE_MODULE)
      break;
    if (op->def && op->def->num_regions && !op->is_generic)
      return "";
  }
  return "builtin";
}

/// Is the text in a function of 2020, in which no dialect is the default?
static bool is_below_unprefixed_function(const Parser *parser) {
  for (size_t i = parser->nest.scopes.size; i > 0; i--) {
    const OpDef *def = parser->nest.scopes.data[i - 1].op.def;
    if (def && def->dialect && (def->traits & TRAIT_FUNCTION))
      return def->dialect->is_unprefixed;
  }
  return false;
}

/// Needs the dialect no prefix here? One that is a default where no operation
/// names another needs it elsewhere.
static bool is_unprefixed_here(const Parser *parser,
                               const DialectDef *dialect) {
  if (!dialect->is_unprefixed || !dialect->is_default)
    return dialect->is_unprefixed;
  return string_ref_equals(dialect->name,
                           string_ref_from_cstr(prefix_without_name(parser))) ||
         is_below_unprefixed_function(parser);
}

/// Among the operations whose unprefixed name is `word`, the one with the best
/// score: those in the default dialect come first, then those in an unprefixed
/// one.
static const OpDef *pick_bare_op(const Parser *parser, const Word *word) {
  // Most words have one operation, of a dialect that needs no prefix anywhere.
  if (!word->next_op && is_unprefixed_here(parser, word->def->dialect))
    return word->def;
  const char *default_dialect =
      VECTOR_LAST(&parser->nest.scopes).default_dialect;
  const OpDef *unprefixed = NULL;
  for (; word; word = word->next_op) {
    if (is_in_dialect(word->def, default_dialect))
      return word->def;
    if (!unprefixed && is_unprefixed_here(parser, word->def->dialect))
      unprefixed = word->def;
  }
  return unprefixed;
}

const OpDef *parser_op_def(Parser *parser, const Token *name) {
  const Word *word = name->entry;
  if (!word->is_bare_op)
    return word->def;
  const OpDef *def = pick_bare_op(parser, word);
  if (!def)
    unknown_custom_op(parser, *name);
  return def;
}

/// Is the text in a function of 2020? Those have no default dialect.
static bool is_in_unprefixed_function(const Parser *parser) {
  const OpDef *def = VECTOR_LAST(&parser->nest.scopes).op.def;
  return def && def->dialect && def->dialect->is_unprefixed &&
         (def->traits & TRAIT_FUNCTION);
}

/// Is it a type like i32, which is never an operation's name?
static bool is_integer_type(StringRef text) {
  size_t at = text.size && (text.data[0] == 's' || text.data[0] == 'u');
  if (at + 1 >= text.size || text.data[at] != 'i')
    return false;
  while (++at < text.size)
    if (text.data[at] < '0' || text.data[at] > '9')
      return false;
  return true;
}

/// The error for a word without a dialect.
static Diagnostic *report_bare_op(Parser *parser, Token name, int size) {
  const char *default_dialect = prefix_without_name(parser);
  if (is_in_unprefixed_function(parser))
    return parser_error(parser, name.text, "custom op '%.*s' is unknown", size,
                        name.text);
  if (!*default_dialect)
    return parser_error(parser, name.text,
                        "Dialect `' not found for custom op '%.*s'  (tried "
                        "'.%.*s' as well)",
                        size, name.text, size, name.text);
  return parser_error(parser, name.text,
                      "custom op '%.*s' is unknown (tried '%s.%.*s' as well)",
                      size, name.text, default_dialect, size, name.text);
}

void unknown_custom_op(Parser *parser, Token name) {
  int size = (int)(name.size > 200 ? 200 : name.size);
  StringRef text = token_text(&name);
  size_t dot = string_ref_find(text, '.');
  if (is_integer_type(text))
    parser_fail_at(parser, parser_before_token(parser, name),
                   "expected operation name in quotes");
  if (dot == SIZE_MAX) {
    Diagnostic *diag = report_bare_op(parser, name, size);
    if (!suggest_continuation(parser, diag, name))
      hint_bare_op(parser->ctx, diag, text,
                   string_ref_from_cstr(prefix_without_name(parser)));
    parser_fail(parser);
  }
  const DialectDef *dialect =
      context_dialect(parser->ctx, string_ref(name.text, dot));
  Diagnostic *diag =
      dialect ? parser_error(parser, name.text, "custom op '%.*s' is unknown",
                             size, name.text)
              : parser_error(parser, name.text,
                             "Dialect `%.*s' not found for custom op '%.*s' ",
                             (int)(dot > 200 ? 200 : dot), name.text, size,
                             name.text);
  hint_op(parser->ctx, diag, text);
  parser_fail(parser);
}

void no_custom_form(Parser *parser, Token name) {
  const OpDef *def = parser_op_def(parser, &name);
  if (def->syntax_error)
    shape_fail(parser, def, parser->token.text, "%s", def->syntax_error);
  shape_fail(parser, def, name.text, "has no custom assembly form");
}

// --- attributes -------------------------------------------------------------

_Noreturn static void fail_duplicate(Parser *parser, const NamedAttr *attr) {
  parser_fail_at(
      parser, attr->at, "duplicate key '%.*s' in dictionary attribute",
      (int)(attr->name.size > 200 ? 200 : attr->name.size), attr->name.data);
}

/// Names are interned, so equal names have the same text pointer.
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

int parser_prop_index(const OpDef *def, StringRef name) {
  for (unsigned i = 0; i < def->num_props; i++)
    if (string_ref_equals(def->props[i].name, name) ||
        (def->props[i].old_name.size > 0 &&
         string_ref_equals(def->props[i].old_name, name)))
      return (int)i;
  return -1;
}

/// Does upstream store the property as no attribute?
static bool is_plain_value(const PropDef *prop) {
  return prop_is_value(prop) || prop->is_no_attribute ||
         (prop->storage && prop->takes_both);
}

int parser_inherent_index(const OpDef *def, StringRef name) {
  if (def->is_unregistered)
    return -1;
  for (unsigned i = 0; i < def->num_props; i++)
    if (string_ref_equals(def->props[i].name, name))
      return is_plain_value(&def->props[i]) ? -1 : (int)i;
  return -1;
}

/// The slot of the property whose older name this is, if it has no value yet;
/// otherwise -1.
static int old_inherent_index(const OpDef *def, const Attribute *const *props,
                              StringRef name) {
  int index = def->is_unregistered ? -1 : parser_prop_index(def, name);
  return index < 0 || props[index] || is_plain_value(&def->props[index])
             ? -1
             : index;
}

void parser_set_prop(const OpDef *def, const Attribute **props, int index,
                     const Attribute *value) {
  const PropDef *prop = &def->props[index];
  bool is_dropped = !prop->keeps_default && prop_is_default(prop, value);
  props[index] = is_dropped ? NULL : value;
}

/// The N of `argN`, where `prefix` is `arg`, if it is below `count`; otherwise
/// `count`.
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

/// Makes an array for `prop` from the dictionaries `arg0`, `arg1`, … of 2020.
static void gather_dictionaries(Parser *parser, const OpDef *def,
                                const Attribute **props, NamedAttrs *attrs,
                                StringRef prefix, StringRef prop,
                                uint32_t count) {
  int slot = parser_prop_index(def, prop);
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

/// Handles attributes of a function's arguments and results in the 2020
/// spelling: `arg0 = {…}, result0 = {…}`.
static void gather_signature_attrs(Parser *parser, const OpDef *def,
                                   const Attribute **props, NamedAttrs *attrs) {
  int slot = parser_prop_index(def, STR("function_type"));
  const TypeAttr *attr = slot < 0 ? NULL : attr_as_type(props[slot]);
  const FunctionType *type = attr ? type_as_function(attr->value) : NULL;
  if (!type)
    return;
  gather_dictionaries(parser, def, props, attrs, STR("arg"), STR("arg_attrs"),
                      (uint32_t)type->num_inputs);
  gather_dictionaries(parser, def, props, attrs, STR("result"),
                      STR("res_attrs"), (uint32_t)type->num_results);
}

/// Sets properties from the entries of `attrs` that have their older names, and
/// keeps the other entries.
static void set_old_props(Parser *parser, const OpDef *def,
                          const Attribute **props, NamedAttrs *attrs) {
  NamedAttrs rest = {0};
  for (uint32_t i = 0; i < attrs->size; i++) {
    int index = old_inherent_index(def, props, attrs->data[i].name);
    if (index < 0)
      LIST_PUSH(parser, &rest, attrs->data[i]);
    else
      parser_set_prop(def, props, index, attrs->data[i].value);
  }
  *attrs = rest;
}

void parser_set_attributes(Parser *parser, OpState *state,
                           const Attribute **props, NamedAttrs attrs,
                           bool takes_old_names) {
  if (attrs.size == 0)
    return;
  check_duplicates(parser, attrs);
  NamedAttrs discardable = {0};
  for (uint32_t i = 0; i < attrs.size; i++) {
    int index = parser_inherent_index(state->def, attrs.data[i].name);
    if (index < 0)
      LIST_PUSH(parser, &discardable, attrs.data[i]);
    else if (!props[index]) // `<{…}>` takes precedence.
      parser_set_prop(state->def, props, index, attrs.data[i].value);
  }
  if (takes_old_names)
    set_old_props(parser, state->def, props, &discardable);
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

Operation *parser_create_op(Parser *parser, OpState *state, Regions regions) {
  if (regions.size > UINT16_MAX)
    parser_fail_at(parser, parser->token.text, "too many regions");
  state->num_regions = regions.size;
  Operation *op = op_create(parser->ctx, state);
  for (uint32_t i = 0; i < regions.size; i++)
    region_take_blocks(op_region(op, i), regions.data[i]);
  if (parser->recorder)
    VECTOR_PUSH(&parser->recorder->records,
                (ParseRecord){.kind = RECORD_OP, .op = op, .loc = state->loc});
  return op;
}

/// Appends a terminator of `def` without operands.
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
    if (last && op_is(last, terminator)) {
      if (parser->recorder)
        recorder_replace_op(parser->recorder, last, NULL);
      op_erase(parser->ctx, last);
    }
    return;
  }
  if (region_is_empty(region))
    region_append_block(region, block_create(parser->ctx));
  FOR_EACH_BLOCK(block, region)
    if (!block->last || !op_has_trait(block->last, TRAIT_TERMINATOR))
      append_terminator(parser, block, terminator, loc);
}

// --- results ----------------------------------------------------------------

ResultName make_result_name(Token name) {
  return (ResultName){name.text, 1, name.size};
}

ResultName result_name_with_count(Parser *parser, Token name, Token count) {
  ResultName result = make_result_name(name);
  if (!number_parse_unsigned(parser, &count, &result.count) || !result.count)
    parser_fail_at(parser, count.text,
                   "expected named operation to have at least 1 result");
  return result;
}

ResultNames result_names_add(Parser *parser, ResultNames names,
                             ResultName name) {
  bool fits = name.count <= UINT64_MAX - names.total;
  names.total = fits ? names.total + name.count : UINT64_MAX;
  LIST_PUSH(parser, &names.names, name);
  return names;
}

/// Fails unless `op` has `total` results, the number of names.
static inline void check_result_count(Parser *parser, const Operation *op,
                                      const char *at, uint64_t total) {
  if (op->num_results == total)
    return;
  if (op->num_results == 0)
    parser_fail_at(parser, at, "cannot name an operation with no results");
  parser_fail_at(parser, at,
                 "operation defines %u results but was provided %llu to bind",
                 op->num_results, (unsigned long long)total);
}

/// What `names` say, one for each result.
static AsmResultNames spread_names(Parser *parser, ResultNames names) {
  StringRef *texts =
      arena_alloc(&parser->scratch, (names.total + 1) * sizeof *texts);
  size_t count = 0;
  for (uint32_t i = 0; i < names.names.size; i++) {
    const ResultName *name = &names.names.data[i];
    StringRef text = string_ref(name->at + 1, name->size - 1);
    if (text.data[0] >= '0' && text.data[0] <= '9')
      text.size = 0;
    for (uint32_t j = 0; j < name->count; j++)
      texts[count++] = text;
  }
  return (AsmResultNames){texts, count};
}

/// Replaces `op`, which has no results yet, by an operation whose results
/// depend on their names.
static Operation *with_named_results(Parser *parser, Operation *op,
                                     ResultNames names) {
  const OpDef *def = op->def;
  if (names.total > UINT16_MAX)
    parser_fail_at(parser, names.names.data[0].at, "too many results");
  size_t size = def->num_props * sizeof(const Attribute *);
  OpState state = {.def = def,
                   .loc = op->loc,
                   .props = arena_copy(&parser->scratch, op_props(op), size),
                   .attrs = op->attrs};
  def->syntax->name_results(parser->ctx, &parser->scratch, &state,
                            spread_names(parser, names));
  Operation *named = op_create(parser->ctx, &state);
  if (parser->aliases.deferred_locs.size &&
      VECTOR_LAST(&parser->aliases.deferred_locs).op == op)
    VECTOR_LAST(&parser->aliases.deferred_locs).op = named;
  if (parser->recorder)
    recorder_replace_op(parser->recorder, op, named);
  op_erase(parser->ctx, op);
  return named;
}

/// Returns `op`, or its replacement, with the results that `names` stand for.
static inline Operation *check_results(Parser *parser, Operation *op,
                                       ResultNames names) {
  const OpSyntax *syntax = op->def->syntax;
  if (op->num_results == 0 && syntax && syntax->name_results)
    return with_named_results(parser, op, names);
  check_result_count(parser, op, names.names.data[0].at, names.total);
  return op;
}

Operation *define_result(Parser *parser, Operation *op, const Token *name) {
  if (op->num_results != 1)
    op = check_results(
        parser, op,
        result_names_add(parser, (ResultNames){0}, make_result_name(*name)));
  parser_define(parser, name->text, name->size, op_result(op, 0), 1);
  return op;
}

Operation *define_results(Parser *parser, Operation *op, ResultNames names) {
  op = check_results(parser, op, names);
  uint32_t first = 0;
  for (uint32_t i = 0; i < names.names.size; i++) {
    const ResultName *name = &names.names.data[i];
    parser_define(parser, name->at, name->size, op_result(op, first),
                  (uint32_t)name->count);
    first += (uint32_t)name->count;
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
