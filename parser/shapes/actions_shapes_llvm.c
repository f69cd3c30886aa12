// SPDX-License-Identifier: Apache-2.0
// Actions of the shapes of llvm: globals, arithmetic, calls, aggregates and
// vectors. Types that are text of their dialect belong to the wrapped spelling.
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/definitions/type_def.h"
#include "ir/op_attrs.h"
#include "ir/syntax/asm_shape.h"
#include "parser/shapes/actions_shapes_llvm.h"

#include <inttypes.h>

#include "parser/shapes/shape_build.h"
#include "parser/shapes/shape_words.h"

const Attribute *make_i32_array(Parser *parser, Integers values) {
  int32_t *data =
      arena_alloc(&parser->scratch, (values.size + 1) * sizeof *data);
  for (uint32_t i = 0; i < values.size; i++)
    data[i] = (int32_t)values.data[i];
  return dense_i32_array_attr_get(parser->ctx, data, values.size);
}

int64_t check_weight(Parser *parser, const Token *at, int64_t value) {
  StringRef name = parser_custom_op_name(parser);
  if (value != (int32_t)value)
    parser_fail_at(parser, at->text, "custom op '%.*s' integer value too large",
                   STR_ARGS(name));
  return value;
}

// --- globals ----------------------------------------------------------------

/// Property slots; see SHAPE_LLVM_GLOBAL.
enum {
  GLOBAL_SYM_NAME,
  GLOBAL_TYPE,
  GLOBAL_VALUE,
  GLOBAL_LINKAGE,
  GLOBAL_CONSTANT,
  GLOBAL_ADDR_SPACE,
  GLOBAL_VISIBILITY,
};

/// Sets the linkage and the other words before the symbol.
static void set_global_words(Parser *parser, const GlobalHead *head,
                             ShapeOp *op) {
  const Token *bad;
  if (!shape_set_ordered_words(parser, op, &head->words, &bad))
    shape_fail_symbol_word(parser, head->def, bad, NULL, 0);
}

GlobalHead *make_global(Parser *parser, const Token *name, Tokens words,
                        const Token *symbol) {
  GlobalHead *head = arena_alloc_zero(&parser->scratch, sizeof *head);
  head->name = *name;
  head->words = words;
  head->symbol = parser_symbol(parser, symbol);
  head->symbol_at = symbol->text;
  head->def = parser_op_def(parser, name);
  if (parser->errors.are_reported) { // Their errors precede the value's.
    size_t size = head->def->num_props * sizeof(Attribute *);
    ShapeOp op = {.state.def = head->def,
                  .props = arena_alloc_zero(&parser->scratch, size)};
    set_global_words(parser, head, &op);
  }
  return head;
}

GlobalHead *begin_global(Parser *parser, GlobalHead *head, NamedAttrs attrs,
                         Types types) {
  if (types.size > 1)
    shape_fail(parser, head->def, head->name.text, "expected zero or one type");
  head->attrs = attrs;
  head->type = types.size ? types.data[0] : NULL;
  parser_set_pending(parser, head->def);
  return head;
}

/// `array<N x i8>`.
static const Type *string_type(Parser *parser, const GlobalHead *head) {
  const DialectDef *dialect = head->def->dialect;
  const Type *byte = integer_type_get(parser->ctx, 8);
  int64_t size = (int64_t)attr_string_value(head->value).size;
  DialectType params = {
      .num_ints = 1, .ints = &size, .num_types = 1, .types = &byte};
  for (size_t i = 0; i < dialect->num_types; i++)
    if (dialect->types[i].shape == TYPE_SHAPE_ARRAY)
      params.def = &dialect->types[i];
  return dialect_type_get(parser->ctx, &params);
}

static const Type *global_type(Parser *parser, const GlobalHead *head) {
  if (head->type)
    return head->type;
  if (!head->value || !attr_as_string(head->value))
    shape_fail(parser, head->def, head->name.text,
               "type can only be omitted for string globals");
  return string_type(parser, head);
}

Operation *build_global(Parser *parser, GlobalHead *head, Region *body) {
  ShapeOp op;
  shape_begin_def(parser, &op, &head->name, head->def, head->attrs);
  set_global_words(parser, head, &op);
  const Type *type = global_type(parser, head);
  op.props[GLOBAL_SYM_NAME] = string_attr_get(parser->ctx, head->symbol);
  op.props[GLOBAL_TYPE] = type_attr_get(parser->ctx, type);
  if (head->value)
    op.props[GLOBAL_VALUE] = head->value;
  if (head->comdat)
    op.props[op_def_prop_index(head->def, STR("comdat"))] = head->comdat;
  if (!op.props[GLOBAL_LINKAGE])
    shape_set_word(parser, &op, STR("external"));
  shape_set_unwritten_cases(parser, &op, GLOBAL_VISIBILITY);
  return shape_create_with_region(parser, &op, body);
}

// --- arithmetic -------------------------------------------------------------

/// Stores `overflow<nsw, nuw>` in property 0, as the sum of its cases.
static void set_flags(Parser *parser, ShapeOp *op, const WordFlags *flags) {
  if (!flags->words.size)
    return;
  const OpDef *def = op->state.def;
  const PropDef *prop = def->num_props ? &def->props[0] : NULL;
  size_t count = 0;
  if (prop)
    prop_cases(parser, prop, &count);
  if (count == 0 || !string_ref_equals(flags->name, STR("overflow")))
    parser_fail_at(
        parser, parser_before_token(parser, (Token){.text = flags->name.data}),
        "expected ':'");
  uint64_t sum = 0;
  for (uint32_t i = 0; i < flags->words.size; i++) {
    const Token *word = &flags->words.data[i];
    const EnumCase *found = prop_find_case(parser, prop, token_text(word));
    if (!found)
      shape_fail(parser, def, word->text,
                 "expected one of [none, nsw, nuw] for LLVM integer overflow "
                 "flags, got: %.*s",
                 (int)(word->size > 100 ? 100 : word->size), word->text);
    sum |= found->value;
  }
  if (sum)
    op->props[0] = prop_case_attr(parser, prop, sum);
}

Operation *build_llvm_binary(Parser *parser, const LLVMBinaryParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_set_operand_words(parser, &op, &parts->words);
  set_flags(parser, &op, &parts->flags);
  Value *values[2];
  values[0] = parser_resolve(parser, parts->lhs, parts->type);
  values[1] = parser_resolve(parser, parts->rhs, parts->type);
  shape_set_operands(&op, values, 2);
  shape_set_result(parser, &op, parts->type);
  return shape_create(parser, &op);
}

Operation *build_llvm_cast(Parser *parser, const LLVMCastParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_set_operand_words(parser, &op, &parts->words);
  set_flags(parser, &op, &parts->flags);
  Value *value = parser_resolve(parser, parts->operand, parts->from);
  shape_set_operands(&op, &value, 1);
  shape_set_results(&op, &parts->to, 1);
  return shape_create(parser, &op);
}

Operation *build_llvm_constrained(Parser *parser,
                                  const ConstrainedParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  // Handles them in the order in which they are written.
  for (unsigned i = 2; i-- > 0;)
    shape_set_keyword(parser, &op, i, &parts->keywords[i]);
  Value *value = parser_resolve(parser, parts->operand, parts->from);
  shape_set_operands(&op, &value, 1);
  shape_set_results(&op, &parts->to, 1);
  return shape_create(parser, &op);
}

_Noreturn static void fail_predicate(Parser *parser, const OpDef *def,
                                     const Token *token, StringRef keyword) {
  const PropDef *prop = &def->props[0];
  Diagnostic *diag =
      parser_error(parser, token->text,
                   "custom op '%.*s' '%.*s' is an incorrect value of the "
                   "'%.*s' attribute",
                   STR_ARGS(def->name),
                   (int)(keyword.size > 100 ? 100 : keyword.size), keyword.data,
                   STR_ARGS(prop->name));
  suggest_case(parser, diag, prop->cases, prop->num_cases, keyword);
  parser_fail(parser);
}

Operation *build_llvm_cmp(Parser *parser, const CmpParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  const PropDef *prop = &op.state.def->props[0];
  StringRef keyword = keyword_text(parser, &parts->predicate);
  const EnumCase *found = prop_find_case(parser, prop, keyword);
  char first = *parts->predicate.text;
  if (first >= '0' && first <= '9')
    shape_fail(parser, op.state.def, parts->predicate.text,
               "invalid kind of attribute specified");
  if (first != '"')
    parser_fail_at(parser, parser_before_token(parser, parts->predicate),
                   "expected attribute value");
  if (!found)
    fail_predicate(parser, op.state.def, &parts->predicate, keyword);
  op.props[0] = prop_case_attr(parser, prop, found->value);
  Value *values[2];
  values[0] = parser_resolve(parser, parts->lhs, parts->type);
  values[1] = parser_resolve(parser, parts->rhs, parts->type);
  shape_set_operands(&op, values, 2);
  shape_set_result(parser, &op, integer_type_get(parser->ctx, 1));
  return shape_create(parser, &op);
}

// --- calls ------------------------------------------------------------------

const Type *check_vararg_word(Parser *parser, const Token *word,
                              const Type *type) {
  if (!string_ref_equals(token_text(word), STR("vararg")))
    parser_fail_at(parser, parser_before_token(parser, *word), "expected ':'");
  return type;
}

LLVMCallTypes add_call_type(Parser *parser, LLVMCallTypes types,
                            const Type *type) {
  LIST_PUSH(parser, &types.types, type);
  types.arg_attrs = types.res_attrs = NULL;
  return types;
}

LLVMCallArg make_call_arg(Parser *parser, const Type *type, NamedAttrs attrs) {
  return (LLVMCallArg){type,
                       attrs.size ? build_dictionary(parser, attrs) : NULL};
}

/// `[{…}, {}]`; NULL if there are no attributes.
static const Attribute *call_attrs(Parser *parser, LLVMCallArgs args) {
  Attributes all = {0};
  bool has_any = false;
  for (uint32_t i = 0; i < args.size; i++) {
    const Attribute *attrs = args.data[i].attrs;
    has_any |= attrs != NULL;
    LIST_PUSH(parser, &all,
              attrs ? attrs : dictionary_attr_get(parser->ctx, NULL, 0));
  }
  return has_any ? array_attr_get(parser->ctx, all.data, all.size) : NULL;
}

LLVMCallTypes add_call_signature(Parser *parser, LLVMCallTypes types,
                                 LLVMCallArgs inputs, LLVMCallArgs results) {
  Types in = {0}, out = {0};
  for (uint32_t i = 0; i < inputs.size; i++)
    LIST_PUSH(parser, &in, inputs.data[i].type);
  for (uint32_t i = 0; i < results.size; i++)
    LIST_PUSH(parser, &out, results.data[i].type);
  types =
      add_call_type(parser, types,
                    parser_function_type(parser, (FunctionSignature){in, out}));
  types.arg_attrs = call_attrs(parser, inputs);
  types.res_attrs = call_attrs(parser, results);
  return types;
}

/// The function type after the colon. It is the last one; the type of the
/// callee's pointer may precede it.
static const FunctionType *call_type(Parser *parser, const ShapeOp *op,
                                     const LLVMCallParts *parts) {
  const char *at = text_after(&parts->colon);
  const Types *types = &parts->types.types;
  if (!parts->callee.pointer.at && !type_as_function(types->data[0])) {
    parser_error(parser, parts->colon.text + 1, "expected '('");
    shape_fail(parser, op->state.def, parts->colon.text,
               "expected direct call to have 1 trailing types");
  }
  if (types->size > (parts->callee.pointer.at ? 2 : 1))
    shape_fail(parser, op->state.def, at,
               "expected %s call to have %s trailing type%s",
               parts->callee.pointer.at ? "indirect" : "direct",
               parts->callee.pointer.at ? "2" : "1",
               parts->callee.pointer.at ? "s" : "");
  if (parts->callee.pointer.at && types->size == 1 &&
      !type_as_function(types->data[0]) && !type_is_wrapped(types->data[0]))
    shape_fail(parser, op->state.def, parts->colon.text,
               "expected indirect call to have 2 trailing types");
  const FunctionType *type = type_as_function(types->data[types->size - 1]);
  if (!type)
    shape_fail(parser, op->state.def, parts->colon.text,
               "expected trailing function type");
  if (type->num_results > 1)
    shape_fail(parser, op->state.def, parts->colon.text,
               "expected function with 0 or 1 result");
  return type;
}

/// The type of the called pointer.
static const Type *callee_type(Parser *parser, const ShapeOp *op,
                               const LLVMCallParts *parts,
                               const FunctionType *type) {
  const char *at = text_after(&parts->colon);
  if (parts->types.types.size == 2)
    return parts->types.types.data[0];
  const Type *known = parser_known_type(parser, parts->callee.pointer);
  if (known && (type_is_wrapped(known) || type_pointee(known)))
    return known;
  const Type *result = type->num_results ? type->types[type->num_inputs] : NULL;
  bool wrapped = result && type_is_wrapped(result);
  for (uint32_t i = 0; i < type->num_inputs; i++)
    wrapped |= type_is_wrapped(type->types[i]);
  if (!wrapped)
    shape_fail(parser, op->state.def, parts->colon.text,
               "expected indirect call to have 2 trailing types");
  return shape_wrapped_function_type(parser, op->state.def->dialect, at, result,
                                     type->types, type->num_inputs, false, "*");
}

/// The number of values in the bundles.
static size_t count_bundle_values(const OpBundles *bundles) {
  size_t count = 0;
  for (uint32_t i = 0; i < bundles->size; i++)
    count += bundles->data[i].uses.size;
  return count;
}

/// Fails unless each value of bundle number `index` has a type.
static void check_bundle(Parser *parser, const ShapeOp *op,
                         const OpBundle *bundle, uint32_t index) {
  const char *at = bundle->list.text;
  if (op->state.def->shape == SHAPE_LLVM_ASSUME)
    shape_check_counts(parser, op, at, bundle->uses.size, bundle->types.size);
  if (bundle->uses.size != bundle->types.size)
    shape_fail(parser, op->state.def, at,
               "expected %u types for operand bundle operands for operand "
               "bundle #%u, but actually got %u",
               bundle->uses.size, index, bundle->types.size);
}

/// Resolves the bundles' values into `values`.
static void resolve_bundles(Parser *parser, ShapeOp *op,
                            const OpBundles *bundles, Value **values) {
  for (uint32_t i = 0; i < bundles->size; i++) {
    const OpBundle *bundle = &bundles->data[i];
    check_bundle(parser, op, bundle, i);
    for (uint32_t j = 0; j < bundle->uses.size; j++)
      *values++ =
          parser_resolve(parser, bundle->uses.data[j], bundle->types.data[j]);
  }
}

/// Sets the sizes and tags of the bundles.
static void set_bundle_props(Parser *parser, ShapeOp *op,
                             const OpBundles *bundles) {
  int index = op_def_prop_index(op->state.def, STR("op_bundle_sizes"));
  int tags_index = op_def_prop_index(op->state.def, STR("op_bundle_tags"));
  Integers sizes = {0};
  Attributes tags = {0};
  for (uint32_t i = 0; i < bundles->size; i++) {
    LIST_PUSH(parser, &sizes, (int64_t)bundles->data[i].uses.size);
    LIST_PUSH(parser, &tags, bundles->data[i].tag);
  }
  if (!bundles->size)
    return;
  op->props[index] = make_i32_array(parser, sizes);
  op->props[tags_index] = array_attr_get(parser->ctx, tags.data, tags.size);
}

/// The segments are: the callee and its arguments; for an invoke, the operands
/// of its successors; the values of the bundles. Without bundles, their sizes
/// keep the default.
static void set_call_segments(Parser *parser, ShapeOp *op,
                              const LLVMCallParts *parts, uint32_t num_callee,
                              size_t num_bundle) {
  int32_t segments[4] = {(int32_t)num_callee};
  unsigned count = 1;
  for (unsigned i = 0; parts->is_invoke && i < 2; i++)
    segments[count++] = (int32_t)parts->dests[i].num_operands;
  segments[count++] = (int32_t)num_bundle;
  if (parts->is_invoke) {
    shape_set_segments(parser, op, segments, count);
  } else if (parts->bundles.size) {
    int index = op_def_prop_index(op->state.def, STR("operandSegmentSizes"));
    op->props[index] = dense_i32_array_attr_get(parser->ctx, segments, count);
  }
}

static void set_call_operands(Parser *parser, ShapeOp *op,
                              const LLVMCallParts *parts,
                              const FunctionType *type) {
  bool is_indirect = parts->callee.pointer.at != NULL;
  uint32_t count = parts->operands.size;
  size_t num_bundle = count_bundle_values(&parts->bundles);
  shape_check_counts(parser, op, parts->name.text, count + is_indirect,
                     type->num_inputs + is_indirect);
  Value **values =
      shape_alloc_values(parser, 1 + count + parts->dests[0].num_operands +
                                     parts->dests[1].num_operands + num_bundle);
  uint32_t at = 0;
  if (is_indirect)
    values[at++] = parser_resolve(parser, parts->callee.pointer,
                                  callee_type(parser, op, parts, type));
  for (uint32_t i = 0; i < count; i++)
    values[at++] =
        parser_resolve(parser, parts->operands.data[i], type->types[i]);
  set_call_segments(parser, op, parts, at, num_bundle);
  for (unsigned i = 0; i < 2; i++)
    for (uint32_t j = 0; j < parts->dests[i].num_operands; j++)
      values[at++] = parts->dests[i].operands[j];
  resolve_bundles(parser, op, &parts->bundles, values + at);
  shape_set_operands(op, values, at + num_bundle);
}

static bool type_is_void(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  return dialect && string_ref_equals(dialect->def->name, STR("llvm.void"));
}

/// Sets property `name`. Not every kind of call has it.
static void set_call_prop(Parser *parser, ShapeOp *op, const Token *name,
                          const char *prop, const Attribute *value) {
  int index = op_def_prop_index(op->state.def, string_ref_from_cstr(prop));
  if (index < 0)
    shape_fail(parser, op->state.def, name->text, "takes no '%s'", prop);
  op->props[index] = value;
}

Operation *build_llvm_call(Parser *parser, const LLVMCallParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  const Token *bad;
  if (!shape_set_ordered_words(parser, &op, &parts->words, &bad))
    parser_fail_at(parser, parser_before_token(parser, *bad),
                   "expected attribute value");
  const FunctionType *type = call_type(parser, &op, parts);
  if (type->num_results == 1 && type_is_void(type->types[type->num_inputs]))
    shape_fail(parser, op.state.def, parts->colon.text,
               "expected a non-void result type");
  if (parts->intrinsic)
    op.props[0] =
        string_attr_get(parser->ctx, parser_string(parser, parts->intrinsic));
  else if (!parts->callee.pointer.at)
    op.props[0] = flat_symbol_ref_attr_get(parser->ctx, parts->callee.symbol);
  if (parts->variadic)
    set_call_prop(parser, &op, &parts->name, "var_callee_type",
                  type_attr_get(parser->ctx, parts->variadic));
  if (parts->types.arg_attrs)
    set_call_prop(parser, &op, &parts->name, "arg_attrs",
                  parts->types.arg_attrs);
  if (parts->types.res_attrs)
    set_call_prop(parser, &op, &parts->name, "res_attrs",
                  parts->types.res_attrs);
  set_call_operands(parser, &op, parts, type);
  set_bundle_props(parser, &op, &parts->bundles);
  Block *blocks[2] = {parts->dests[0].block, parts->dests[1].block};
  if (parts->is_invoke) {
    op.state.successors = blocks;
    op.state.num_successors = 2;
  }
  shape_set_results(&op, type->types + type->num_inputs, type->num_results);
  return shape_create(parser, &op);
}

Clause make_clause(Parser *parser, const Token *kind, SSAUse use,
                   const Type *type) {
  if (!string_ref_equals(token_text(kind), STR("catch")) &&
      !string_ref_equals(token_text(kind), STR("filter")))
    parser_fail_at(parser, kind->text, "expected 'catch' or 'filter'");
  return (Clause){use, type};
}

Operation *build_llvm_landingpad(Parser *parser, const Token *name,
                                 Tokens words, Clauses clauses,
                                 NamedAttrs attrs, const Type *type) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  const Token *bad;
  if (!shape_set_words(parser, &op, &words, &bad))
    parser_fail_at(parser, bad->text, "expected ':'");
  Value **values = shape_alloc_values(parser, clauses.size);
  for (uint32_t i = 0; i < clauses.size; i++)
    values[i] =
        parser_resolve(parser, clauses.data[i].use, clauses.data[i].type);
  shape_set_operands(&op, values, clauses.size);
  shape_set_results(&op, &type, 1);
  return shape_create(parser, &op);
}

Operation *build_llvm_assume(Parser *parser, const LLVMAssumeParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_check_kind(parser, &op, &op.state.def->operands[0], parts->type);
  size_t count = 1 + count_bundle_values(&parts->bundles);
  Value **values = shape_alloc_values(parser, count);
  values[0] = parser_resolve(parser, parts->condition, parts->type.type);
  resolve_bundles(parser, &op, &parts->bundles, values + 1);
  shape_set_operands(&op, values, count);
  set_bundle_props(parser, &op, &parts->bundles);
  return shape_create(parser, &op);
}

void shape_set_functional(Parser *parser, ShapeOp *op, SSAUses operands,
                          const char *start, const Token *colon,
                          const Type *type) {
  const FunctionType *function = type_as_function(type);
  if (!function)
    shape_fail_type(parser, op->state.def, text_after(colon),
                    "invalid kind of type specified: expected "
                    "builtin.function, but found ",
                    type);
  shape_check_counts(parser, op, operands.size ? operands.data[0].at : start,
                     operands.size, function->num_inputs);
  Value **values = shape_alloc_values(parser, operands.size);
  for (uint32_t i = 0; i < operands.size; i++)
    values[i] = parser_resolve(parser, operands.data[i], function->types[i]);
  shape_set_operands(op, values, operands.size);
  shape_set_results(op, function->types + function->num_inputs,
                    function->num_results);
}

Operation *build_llvm_intrinsic(Parser *parser, const Token *name,
                                const Token *open, SSAUses operands,
                                NamedAttrs attrs, const Token *colon,
                                const Type *type) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  shape_set_functional(parser, &op, operands, skip_blanks(text_after(open)),
                       colon, type);
  return shape_create(parser, &op);
}

// --- aggregates and vectors -------------------------------------------------

static bool is_aggregate(const Type *type) {
  const DialectType *parts = type_as_dialect(type, NULL);
  return parts && (parts->num_types || type_member(type, 0));
}

/// The type at `position` within the container. Without a position, it is the
/// container itself; the 2020 spelling does not allow that. `inner` is the
/// operand or result that gets the type. Errors are reported after the
/// operation, where mlir's parser is by then.
static const Type *type_at_position(Parser *parser, const ShapeOp *op,
                                    const LLVMValueParts *parts,
                                    const ValueDef *inner) {
  const Type *type = parts->type;
  bool is_wrapped = type_is_wrapped(type);
  const char *at = is_wrapped ? text_after(&parts->colon) : parser->token.text;
  const DialectDef *dialect = op->state.def->dialect;
  bool is_taken =
      !inner->constraint || type_constraint_holds(inner->constraint, type);
  if (!is_taken || !dialect->takes_type(type))
    shape_fail_type(parser, op->state.def, at,
                    "expected LLVM IR Dialect type, got ", type);
  if (is_wrapped && parts->position.size == 0)
    shape_fail(parser, op->state.def, at, "expected a position");
  for (uint32_t i = 0; i < parts->position.size; i++) {
    if (!is_aggregate(type))
      shape_fail_type(parser, op->state.def, at,
                      is_wrapped
                          ? "expected wrapped LLVM IR structure/array type, "
                            "got: "
                          : "expected LLVM IR structure/array type, got: ",
                      type);
    type = type_member(type, parts->position.data[i]);
    if (!type)
      shape_fail(parser, op->state.def, at, "position out of bounds: %" PRId64,
                 parts->position.data[i]);
  }
  return type;
}

static void set_position(Parser *parser, ShapeOp *op,
                         const LLVMValueParts *parts) {
  op->props[0] = dense_i64_array_attr_get(parser->ctx, parts->position.data,
                                          parts->position.size);
}

Operation *build_llvm_extractvalue(Parser *parser,
                                   const LLVMValueParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  const Type *type =
      type_at_position(parser, &op, parts, &op.state.def->results[0]);
  set_position(parser, &op, parts);
  Value *container = parser_resolve(parser, parts->container, parts->type);
  shape_set_operands(&op, &container, 1);
  shape_set_results(&op, &type, 1);
  return shape_create(parser, &op);
}

Operation *build_llvm_insertvalue(Parser *parser, const LLVMValueParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  const Type *type =
      type_at_position(parser, &op, parts, &op.state.def->operands[1]);
  set_position(parser, &op, parts);
  Value *values[2];
  values[0] = parser_resolve(parser, parts->container, parts->type);
  values[1] = parser_resolve(parser, parts->value, type);
  shape_set_operands(&op, values, 2);
  shape_set_results(&op, &parts->type, 1);
  return shape_create(parser, &op);
}

/// The element of the vector type after the colon.
static const Type *vector_element(Parser *parser, const ShapeOp *op,
                                  const LLVMElementParts *parts) {
  const Type *element = type_member(parts->type, 0);
  bool is_vector = type_as_vector(parts->type) || type_is_wrapped(parts->type);
  if (type_is_wrapped(parts->type) && !element)
    shape_fail(parser, op->state.def, text_after(&parts->colon),
               "expected LLVM IR dialect vector type for operand #1");
  if (!element || !is_vector)
    shape_fail_type(parser, op->state.def, text_after(&parts->colon),
                    "invalid kind of type specified: expected builtin.vector, "
                    "but found ",
                    parts->type);
  return element;
}

Operation *build_llvm_extractelement(Parser *parser,
                                     const LLVMElementParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_check_kind(parser, &op, &op.state.def->operands[1], parts->index_type);
  const Type *element = vector_element(parser, &op, parts);
  shape_check_type(parser, &op, &op.state.def->operands[0], parts->type);
  Value *values[2];
  values[0] = parser_resolve(parser, parts->vector, parts->type);
  values[1] = parser_resolve(parser, parts->index, parts->index_type.type);
  shape_set_operands(&op, values, 2);
  shape_set_results(&op, &element, 1);
  return shape_create(parser, &op);
}

Operation *build_llvm_insertelement(Parser *parser,
                                    const LLVMElementParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_check_kind(parser, &op, &op.state.def->operands[2], parts->index_type);
  const Type *element = vector_element(parser, &op, parts);
  shape_check_type(parser, &op, &op.state.def->operands[0], parts->type);
  Value *values[3];
  values[0] = parser_resolve(parser, parts->vector, parts->type);
  values[1] = parser_resolve(parser, parts->value, element);
  values[2] = parser_resolve(parser, parts->index, parts->index_type.type);
  shape_set_operands(&op, values, 3);
  shape_set_results(&op, &parts->type, 1);
  return shape_create(parser, &op);
}

Operation *build_llvm_shufflevector(Parser *parser,
                                    const LLVMShuffleParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  const Types *types = &parts->types;
  if (types->size > 2)
    shape_fail(parser, op.state.def, text_after(&parts->colon),
               "expected at most two vector types");
  if (!type_is_wrapped(types->data[0]) && !type_as_vector(types->data[0]))
    shape_fail_type(parser, op.state.def, text_after(&parts->colon),
                    "invalid kind of type specified: expected builtin.vector, "
                    "but found ",
                    types->data[0]);
  if (!op.state.def->dialect->takes_type(types->data[0]))
    shape_fail(parser, op.state.def, parser->token.text,
               "expected an LLVM compatible vector type");
  op.props[0] = make_i32_array(parser, parts->mask);
  Value *values[2];
  values[0] = parser_resolve(parser, parts->lhs, types->data[0]);
  values[1] = parser_resolve(parser, parts->rhs, types->data[types->size - 1]);
  shape_set_operands(&op, values, 2);
  shape_set_result(parser, &op, types->data[0]);
  return shape_create(parser, &op);
}
