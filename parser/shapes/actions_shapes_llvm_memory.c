// SPDX-License-Identifier: Apache-2.0
// Actions of the shapes of llvm that access memory.
#include "parser/shapes/actions_shapes_llvm.h"

#include "ir/definitions/prop_def.h"
#include "ir/op_attrs.h"
#include "parser/errors/errors.h"
#include "parser/shapes/shape_build.h"
#include "parser/shapes/shape_words.h"
#include "support/ascii.h"

// --- addresses --------------------------------------------------------------

/// Property slots; see SHAPE_LLVM_ALLOCA.
enum { ALLOCA_ALIGNMENT, ALLOCA_ELEM_TYPE };

/// The alignment is an integer; 0 means none.
static void check_alignment(Parser *parser, ShapeOp *op, NamedAttrs attrs) {
  int64_t value;
  for (uint32_t i = 0; i < attrs.size; i++) {
    const NamedAttr *attr = &attrs.data[i];
    if (!string_ref_equals(attr->name, STR("alignment")))
      continue;
    if (!attr_as_integer(attr->value))
      shape_fail(parser, op->state.def, op->name->text,
                 "expected integer alignment");
    if (attr_integer_value(attr->value, &value) && value == 0)
      op->props[ALLOCA_ALIGNMENT] = NULL;
  }
}

Operation *build_llvm_alloca(Parser *parser, const LLVMAllocaParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_set_operand_words(parser, &op, &parts->words);
  check_alignment(parser, &op, parts->attrs);
  const FunctionType *type = type_as_function(parts->type);
  if (!type || type->num_inputs != 1 || type->num_results != 1)
    shape_fail(parser, op.state.def, text_after(&parts->colon),
               "expected trailing function type with one argument and one "
               "result");
  if (type_constraint_holds(op.state.def->results[0].constraint,
                            type->types[1]) &&
      !type_is_wrapped(type->types[1]))
    op.props[ALLOCA_ELEM_TYPE] = type_attr_get(parser->ctx, parts->element);
  Value *count = parser_resolve(parser, parts->count, type->types[0]);
  shape_set_operands(&op, &count, 1);
  shape_set_results(&op, &type->types[1], 1);
  return shape_create(parser, &op);
}

/// Property slots; see SHAPE_LLVM_GEP.
enum { GEP_CONSTANT_INDICES, GEP_ELEM_TYPE, GEP_NO_WRAP_FLAGS };

/// The bits of noWrapFlags. inbounds implies nusw.
static uint64_t gep_flag(Parser *parser, const OpDef *def, const Token *word) {
  StringRef text = token_text(word);
  if (string_ref_equals(text, STR("inbounds")))
    return 3;
  if (string_ref_equals(text, STR("nusw")))
    return 2;
  if (string_ref_equals(text, STR("nuw")))
    return 4;
  if (string_ref_equals(text, STR("none")))
    return 0;
  if (string_ref_equals(text, STR("inbounds_flag")))
    return 1;
  shape_fail(parser, def, word->text,
             "expected one of [none, inbounds_flag, nusw, nuw, inbounds] for "
             "::mlir::LLVM::GEPNoWrapFlags, got: %.*s",
             (int)(word->size > 100 ? 100 : word->size), word->text);
}

static void set_gep_flags(Parser *parser, ShapeOp *op, const Tokens *flags) {
  uint64_t sum = 0;
  for (uint32_t i = 0; i < flags->size; i++)
    sum |= gep_flag(parser, op->state.def, &flags->data[i]);
  if (sum)
    op->props[GEP_NO_WRAP_FLAGS] = i32_attr(parser, (int64_t)sum);
}

/// The constant indices, with INT32_MIN in place of each operand.
static const Attribute *gep_indices(Parser *parser, const OpDef *def,
                                    const MixedList *indices) {
  Integers list = {0};
  for (uint32_t i = 0; i < indices->size; i++) {
    const MixedItem *item = &indices->data[i];
    if (!item->use.at && item->value != (int32_t)item->value)
      shape_fail(parser, def, item->at, "integer value too large");
    LIST_PUSH(parser, &list, item->use.at ? INT32_MIN : item->value);
  }
  return make_i32_array(parser, list);
}

/// The function type after the colon. In the modern spelling, where pointers do
/// not say what they point to, the type of the element follows it.
static const FunctionType *gep_type(Parser *parser, const ShapeOp *op,
                                    const LLVMGepParts *parts) {
  const FunctionType *type = type_as_function(parts->types.data[0]);
  if (!type)
    shape_fail_type(parser, op->state.def, text_after(&parts->colon),
                    "invalid kind of type specified: expected "
                    "builtin.function, but found ",
                    parts->types.data[0]);
  if (type->num_results != 1 || parts->types.size > 2 ||
      (parts->types.size == 1 &&
       !type_is_wrapped(type->types[type->num_inputs]) &&
       (type->num_inputs == 0 || !type_pointee(type->types[0]))))
    parser_fail_at(parser, parser_before_token(parser, parser->token),
                   "expected ','");
  return type;
}

/// The type that the indices count. NULL in the wrapped spelling.
static const Type *gep_element(const LLVMGepParts *parts,
                               const FunctionType *type) {
  if (parts->types.size == 2)
    return parts->types.data[1];
  return type_is_wrapped(type->types[0]) ? NULL : type_pointee(type->types[0]);
}

Operation *build_llvm_gep(Parser *parser, const LLVMGepParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  set_gep_flags(parser, &op, &parts->flags);
  const FunctionType *type = gep_type(parser, &op, parts);
  const MixedList *indices = &parts->indices;
  const Type *element = gep_element(parts, type);
  if (element && indices->size == 0)
    parser_fail_at(parser, parts->close.text, "expected SSA operand");
  SSAUses uses = {0};
  LIST_PUSH(parser, &uses, parts->base);
  for (uint32_t i = 0; i < indices->size; i++)
    if (indices->data[i].use.at)
      LIST_PUSH(parser, &uses, indices->data[i].use);
  shape_check_counts(parser, &op, parts->name.text, uses.size,
                     type->num_inputs);
  Value **values = shape_alloc_values(parser, uses.size);
  for (uint32_t i = 0; i < uses.size; i++)
    values[i] = parser_resolve(parser, uses.data[i], type->types[i]);
  if (element) {
    op.props[GEP_CONSTANT_INDICES] = gep_indices(parser, op.state.def, indices);
    op.props[GEP_ELEM_TYPE] = type_attr_get(parser->ctx, element);
  } else if (uses.size != indices->size + 1) {
    shape_fail(parser, op.state.def, parts->name.text,
               "expected SSA operands as indices");
  }
  shape_set_operands(&op, values, uses.size);
  shape_set_results(&op, &type->types[type->num_inputs], 1);
  return shape_create(parser, &op);
}

// --- words after the operands ----------------------------------------------

static int require_prop(Parser *parser, const ShapeOp *op, const Token *word,
                        StringRef name) {
  int index = op_def_prop_index(op->state.def, name);
  if (index < 0)
    parser_fail_at(parser, word->text, "expected ':'");
  return index;
}

static void set_scope(Parser *parser, ShapeOp *op, const Token *word,
                      const Token *text) {
  if (!string_ref_equals(token_text(word), STR("syncscope")))
    parser_fail_at(parser, word->text, "expected 'syncscope'");
  int index = require_prop(parser, op, word, STR("syncscope"));
  op->props[index] = string_attr_get(parser->ctx, parser_string(parser, text));
}

MemoryWords expect_memory_attr(Parser *parser, MemoryWords words, Token word) {
  const OpDef *def = parser->pending.def;
  int index = def ? parser_prop_index(def, token_text(&word)) : -1;
  if (index < 0 || !def->props[index].case_attr.size)
    parser_fail_at(parser, parser_before_token(parser, word), "expected ':'");
  params_expect(parser,
                context_attr_def(parser->ctx, def->props[index].case_attr));
  LIST_PUSH(parser, &words, (MemoryWord){.word = word});
  return words;
}

static _Noreturn void fail_memory_word(Parser *parser, const Token *word) {
  parser_fail_at(parser, parser_before_token(parser, *word), "expected ':'");
}

/// The rank of a word after the ordering of a load or store; ranks must
/// increase. 0 if it is not allowed.
static unsigned access_word_order(const MemoryWord *item) {
  StringRef word = token_text(&item->word);
  if (item->attr)
    return 3;
  if (item->text.size)
    return 0;
  return string_ref_equals(word, STR("invariant"))         ? 1
         : string_ref_equals(word, STR("invariant_group")) ? 2
                                                           : 0;
}

/// Sets the words after a load or store: `atomic syncscope("agent") seq_cst`,
/// `invariant`. `colon` follows them.
static void set_access_words(Parser *parser, ShapeOp *op,
                             const MemoryWords *words, const Token *colon) {
  enum { ACCESS_ORDERING = 0 };
  const MemoryWord *items = words->data;
  uint32_t next = 0;
  if (words->size && !items[0].text.size && !items[0].attr &&
      string_ref_equals(token_text(&items[0].word), STR("atomic"))) {
    next++;
    if (next < words->size && items[next].text.size) {
      set_scope(parser, op, &items[next].word, &items[next].text);
      next++;
    }
    Token after = {.text = skip_blanks(text_after(&items[0].word)), .size = 1};
    shape_set_keyword(parser, op, ACCESS_ORDERING,
                      next < words->size ? &items[next].word
                      : next == 1        ? &after
                                         : colon);
    next++;
  }
  unsigned last = 0;
  for (; next < words->size; next++) {
    const MemoryWord *item = &items[next];
    StringRef word = token_text(&item->word);
    unsigned order = access_word_order(item);
    if (order <= last)
      fail_memory_word(parser, &item->word);
    last = order;
    if (item->attr)
      op->props[require_prop(parser, op, &item->word, word)] = item->attr;
    else if (!shape_set_word(parser, op, word))
      fail_memory_word(parser, &item->word);
  }
}

/// Sets the words `syncscope("agent") acq_rel monotonic`. The `count` orderings
/// go into the properties from `first` on.
static void set_orderings(Parser *parser, ShapeOp *op, const Token *colon,
                          const MemoryWords *words, unsigned first,
                          unsigned count) {
  unsigned found = 0;
  for (uint32_t i = 0; i < words->size; i++) {
    const MemoryWord *item = &words->data[i];
    bool is_scope =
        string_ref_equals(token_text(&item->word), STR("syncscope"));
    if (item->text.size && i == 0 && is_scope)
      set_scope(parser, op, &item->word, &item->text);
    else if (found < count)
      shape_set_keyword(parser, op, first + found++, &item->word);
    else
      fail_memory_word(parser, &item->word);
  }
  if (found < count)
    shape_set_keyword(parser, op, first + found, colon);
}

// --- loads and stores -------------------------------------------------------

Operation *build_llvm_load(Parser *parser, const LLVMLoadParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_set_operand_words(parser, &op, &parts->words);
  set_access_words(parser, &op, &parts->suffix, &parts->colon);
  Value *pointer = parser_resolve(parser, parts->pointer, parts->type);
  shape_set_operands(&op, &pointer, 1);
  const Type *result = parts->result;
  if (!result && !type_is_wrapped(parts->type))
    result = type_pointee(parts->type);
  if (result)
    shape_set_results(&op, &result, 1);
  else if (type_is_wrapped(parts->type))
    shape_set_result(parser, &op, NULL);
  else
    parser_fail_at(parser, parser_before_token(parser, parser->token),
                   "expected '->'");
  return shape_create(parser, &op);
}

/// Sets the types of value and pointer. The modern spelling has both. Older
/// ones have only the pointer's, whose pointee is the value's type.
static void store_types(Parser *parser, const ShapeOp *op,
                        const LLVMStoreParts *parts, const Type **value,
                        const Type **pointer) {
  const Types *types = &parts->types;
  *pointer = types->data[types->size - 1];
  if (types->size == 2) {
    *value = types->data[0];
    return;
  }
  *value = type_pointee(*pointer);
  if (types->size > 2 || (!*value && !type_is_wrapped(*pointer)))
    parser_fail_at(parser, parser_before_token(parser, parser->token),
                   "expected ','");
  if (!*value)
    shape_fail(parser, op->state.def, text_after(&parts->colon),
               "expected LLVM pointer type");
}

Operation *build_llvm_store(Parser *parser, const LLVMStoreParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_set_operand_words(parser, &op, &parts->words);
  set_access_words(parser, &op, &parts->suffix, &parts->colon);
  const Type *value, *pointer;
  store_types(parser, &op, parts, &value, &pointer);
  Value *values[2];
  values[0] = parser_resolve(parser, parts->value, value);
  values[1] = parser_resolve(parser, parts->pointer, pointer);
  shape_set_operands(&op, values, 2);
  return shape_create(parser, &op);
}

/// Sets the types of pointer and value. The modern spelling has both, older
/// ones only the value's.
static void atomic_types(Parser *parser, const ShapeOp *op, const Types *types,
                         const Token *colon, SSAUse use, const Type **pointer,
                         const Type **value) {
  *value = types->data[types->size - 1];
  if (types->size == 2) {
    *pointer = types->data[0];
    return;
  }
  *pointer = types->size == 1 ? parser_known_type(parser, use) : NULL;
  bool fits = *pointer && type_pointee(*pointer) == *value;
  if (!fits && (types->size > 2 || !type_is_wrapped(*value)))
    parser_fail_at(parser, parser_before_token(parser, parser->token),
                   "expected ','");
  if (!fits)
    *pointer = shape_wrapped_pointer_type(parser, op->state.def->dialect,
                                          text_after(colon), *value);
}

Operation *build_llvm_atomicrmw(Parser *parser, const LLVMStoreParts *parts) {
  enum { ATOMICRMW_BIN_OP, ATOMICRMW_ORDERING };
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  Tokens words = parts->words;
  bool is_volatile = words.size && string_ref_equals(token_text(&words.data[0]),
                                                     STR("volatile"));
  Token operand = {.text = parts->pointer.at, .size = 1};
  shape_set_keyword(parser, &op, ATOMICRMW_BIN_OP,
                    words.size > is_volatile ? &words.data[is_volatile]
                                             : &operand);
  if (words.size > is_volatile + 1u)
    parser_fail_at(parser,
                   parser_before_token(parser, words.data[is_volatile + 1]),
                   "expected SSA operand");
  words.size = is_volatile;
  shape_set_operand_words(parser, &op, &words);
  set_orderings(parser, &op, &parts->colon, &parts->suffix, ATOMICRMW_ORDERING,
                1);
  const Type *value, *pointer;
  atomic_types(parser, &op, &parts->types, &parts->colon, parts->pointer,
               &pointer, &value);
  shape_check_type(parser, &op, &op.state.def->operands[1], value);
  Value *values[2];
  values[0] = parser_resolve(parser, parts->pointer, pointer);
  values[1] = parser_resolve(parser, parts->value, value);
  shape_set_operands(&op, values, 2);
  shape_set_results(&op, &value, 1);
  return shape_create(parser, &op);
}

Operation *build_llvm_cmpxchg(Parser *parser, const LLVMCmpxchgParts *parts) {
  enum { CMPXCHG_SUCCESS_ORDERING };
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_set_operand_words(parser, &op, &parts->words);
  set_orderings(parser, &op, &parts->colon, &parts->suffix,
                CMPXCHG_SUCCESS_ORDERING, 2);
  const Type *value, *pointer;
  atomic_types(parser, &op, &parts->types, &parts->colon, parts->pointer,
               &pointer, &value);
  shape_check_type(parser, &op, &op.state.def->operands[2], value);
  Value *values[3];
  values[0] = parser_resolve(parser, parts->pointer, pointer);
  values[1] = parser_resolve(parser, parts->compare, value);
  values[2] = parser_resolve(parser, parts->value, value);
  shape_set_operands(&op, values, 3);
  shape_set_result(parser, &op, value);
  return shape_create(parser, &op);
}

Operation *build_llvm_fence(Parser *parser, const Token *name,
                            const Token *scope, const Token *ordering,
                            NamedAttrs attrs) {
  enum { FENCE_ORDERING };
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  shape_set_keyword(parser, &op, FENCE_ORDERING, ordering);
  if (scope) {
    int index = require_prop(parser, &op, scope, STR("syncscope"));
    op.props[index] =
        string_attr_get(parser->ctx, parser_string(parser, scope));
  }
  return shape_create(parser, &op);
}
