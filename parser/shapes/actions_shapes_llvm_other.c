// SPDX-License-Identifier: Apache-2.0
// Actions of the llvm shapes that only the modern spelling has.
#include "ir/definitions/prop_def.h"
#include "ir/op_attrs.h"
#include "parser/errors/errors.h"
#include "parser/grammar.h"
#include "parser/shapes/actions_shapes_llvm.h"
#include "parser/shapes/shape_build.h"
#include "parser/shapes/shape_words.h"
#include "support/ascii.h"

/// The slot of property `name`, which all operations of the shape have.
static unsigned require_slot(const ShapeOp *op, StringRef name) {
  int index = op_def_prop_index(op->state.def, name);
  assert(index >= 0);
  return (unsigned)index;
}

static void set_string(Parser *parser, ShapeOp *op, StringRef name,
                       const Token *token) {
  op->props[require_slot(op, name)] =
      string_attr_get(parser->ctx, parser_string(parser, token));
}

// --- symbols ----------------------------------------------------------------

/// Sets the linkage and other words before a symbol.
static void set_symbol_words(Parser *parser, ShapeOp *op, const Tokens *words) {
  const Token *bad;
  if (!shape_set_ordered_words(parser, op, words, &bad))
    shape_fail_symbol_word(parser, op->state.def, bad, NULL, 0);
  if (!op->props[require_slot(op, STR("linkage"))])
    shape_set_word(parser, op, STR("external"));
  shape_set_unwritten_cases(parser, op, 0);
}

Operation *build_llvm_alias(Parser *parser, const GlobalHead *head,
                            Region *body) {
  enum { ALIAS_SYM_NAME, ALIAS_TYPE };
  ShapeOp op;
  shape_begin_def(parser, &op, &head->name, head->def, head->attrs);
  set_symbol_words(parser, &op, &head->words);
  op.props[ALIAS_SYM_NAME] = string_attr_get(parser->ctx, head->symbol);
  op.props[ALIAS_TYPE] = type_attr_get(parser->ctx, head->type);
  return shape_create_with_region(parser, &op, body);
}

Operation *build_llvm_ifunc(Parser *parser, const LLVMIFuncParts *parts) {
  enum { IFUNC_SYM_NAME, IFUNC_TYPE, IFUNC_RESOLVER, IFUNC_RESOLVER_TYPE };
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  set_symbol_words(parser, &op, &parts->words);
  op.props[IFUNC_SYM_NAME] =
      string_attr_get(parser->ctx, parser_symbol(parser, &parts->symbol));
  op.props[IFUNC_TYPE] = type_attr_get(parser->ctx, parts->type);
  op.props[IFUNC_RESOLVER] = flat_symbol_ref_attr_get(
      parser->ctx, parser_symbol(parser, &parts->resolver));
  op.props[IFUNC_RESOLVER_TYPE] =
      type_attr_get(parser->ctx, parts->resolver_type);
  return shape_create(parser, &op);
}

// --- others -----------------------------------------------------------------

/// Is it one of the words that are attributes: `true`, `unit`, `i8`, `index`?
static bool is_attribute_word(const Token *token) {
  const Word *word = token->entry;
  StringRef text = token_text(token);
  if (!word)
    return text.size > 1 && *text.data == 'i' && is_digit(text.data[1]);
  return token_begins_type(word->token) || word->token == TOK_KW_TRUE ||
         word->token == TOK_KW_FALSE || word->token == TOK_KW_UNIT;
}

/// Reports a word that is no property, or stands too late.
_Noreturn static void fail_asm_word(Parser *parser, const OpDef *def,
                                    const Token *word) {
  if (is_attribute_word(word))
    shape_fail(parser, def, word->text, "invalid kind of attribute specified");
  parser_fail_at(parser, parser_before_token(parser, *word),
                 "expected attribute value");
}

/// The value of an attribute is in angle brackets, and that of a case is not.
static void check_asm_brackets(Parser *parser, const OpDef *def,
                               const PropDef *prop, const LLVMAsmWord *item) {
  bool is_attribute = prop->case_attr.size != 0;
  bool has_value = item->value.size || item->attr;
  bool is_unit =
      attr_constraint_holds(prop->constraint, unit_attr_get(parser->ctx));
  if (has_value == is_unit)
    parser_fail_at(parser, item->word.text + item->word.size,
                   has_value ? "expected attribute value" : "expected '='");
  if (is_attribute && !item->open.size)
    parser_fail_at(parser, parser_before_token(parser, item->value),
                   "expected '<'");
  if (is_attribute && *item->value.text != '"' &&
      !prop_find_case(parser, prop, token_text(&item->value)))
    shape_fail_case(parser, def, prop, item->value.text);
  if (!is_attribute && item->open.size && prop->num_cases)
    shape_fail_keyword(parser, def, prop, item->open.text);
}

/// Sets the property for a word: `tail_call_kind = <tail>`, `operand_attrs =
/// […]`, `has_side_effects`. Its slot must come after `last`. Returns the slot.
static int set_asm_word(Parser *parser, ShapeOp *op, const LLVMAsmWord *item,
                        int last) {
  int index = op_def_prop_index(op->state.def, token_text(&item->word));
  if (index <= last)
    fail_asm_word(parser, op->state.def, &item->word);
  check_asm_brackets(parser, op->state.def, &op->state.def->props[index], item);
  if (item->attr)
    op->props[index] = item->attr;
  else if (item->value.size)
    shape_set_keyword(parser, op, (unsigned)index, &item->value);
  else
    op->props[index] = unit_attr_get(parser->ctx);
  return index;
}

Operation *build_llvm_inline_asm(Parser *parser, const LLVMAsmParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  int last = -1;
  for (uint32_t i = 0; i < parts->words.size; i++)
    last = set_asm_word(parser, &op, &parts->words.data[i], last);
  set_string(parser, &op, STR("asm_string"), &parts->text);
  set_string(parser, &op, STR("constraints"), &parts->constraints);
  shape_set_functional(parser, &op, parts->operands, parts->colon.text,
                       &parts->colon, parts->type);
  return shape_create(parser, &op);
}

Operation *build_llvm_indirect_branch(Parser *parser, const Token *name,
                                      SSAUse use, PlacedType pointer,
                                      Successors dests, NamedAttrs attrs) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  if (!type_is_wrapped(pointer.type) &&
      !type_constraint_holds(op.state.def->operands[0].constraint,
                             pointer.type))
    shape_fail_type(parser, op.state.def, pointer.at,
                    "invalid kind of type specified: expected llvm.ptr, but "
                    "found ",
                    pointer.type);
  size_t count = 1;
  for (uint32_t i = 0; i < dests.size; i++)
    count += dests.data[i].num_operands;
  Value **values = shape_alloc_values(parser, count);
  Block **blocks =
      arena_alloc(&parser->scratch, (dests.size + 1) * sizeof *blocks);
  Integers sizes = {0};
  size_t at = 0;
  values[at++] = parser_resolve(parser, use, pointer.type);
  for (uint32_t i = 0; i < dests.size; i++) {
    const Successor *dest = &dests.data[i];
    blocks[i] = dest->block;
    LIST_PUSH(parser, &sizes, dest->num_operands);
    for (uint32_t j = 0; j < dest->num_operands; j++)
      values[at++] = dest->operands[j];
  }
  op.props[0] = make_i32_array(parser, sizes);
  op.state.successors = blocks;
  op.state.num_successors = dests.size;
  shape_set_operands(&op, values, count);
  return shape_create(parser, &op);
}

Operation *build_llvm_debug(Parser *parser, const LLVMDebugParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  op.props[0] = parts->variable;
  if (parts->expression)
    op.props[1] = parts->expression;
  for (unsigned i = 0; i < 2; i++) {
    const PropDef *prop = &op.state.def->props[i];
    if (op.props[i] && !attr_constraint_holds(prop->constraint, op.props[i]))
      parser_fail_at(parser, text_after(&parts->name),
                     "invalid kind of attribute specified");
    if (op.props[i] && prop_is_default(prop, op.props[i]))
      op.props[i] = NULL;
  }
  Value *value = parser_resolve(parser, parts->use, parts->type);
  shape_set_operands(&op, &value, 1);
  return shape_create(parser, &op);
}

Operation *build_llvm_invariant(Parser *parser,
                                const LLVMInvariantParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  bool is_end = op.state.def->num_operand_defs == 2;
  if (is_end != (parts->start.at != NULL))
    parser_fail_at(parser, text_after(&parts->name),
                   is_end ? "expected SSA operand"
                          : "expected attribute value");
  op.props[0] = i64_attr(parser, parts->size);
  DialectType plain = {.def = context_type_def(parser->ctx, STR("llvm.ptr"))};
  const Type *pointer = dialect_type_get(parser->ctx, &plain);
  Value *values[2];
  unsigned count = 0;
  if (is_end)
    values[count++] = parser_resolve(parser, parts->start, pointer);
  values[count++] = parser_resolve(parser, parts->pointer, parts->type);
  shape_set_operands(&op, values, count);
  shape_set_results(&op, &pointer, !is_end);
  return shape_create(parser, &op);
}
