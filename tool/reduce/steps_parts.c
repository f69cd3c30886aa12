// SPDX-License-Identifier: Apache-2.0
// Steps of -reduce that take arguments, results and attributes away.
#include "ir/definitions/prop_def.h"
#include "ir/erase.h"
#include "ir/interfaces/successor_operands.h"
#include "ir/op_attrs.h"
#include "ir/print/printer.h"
#include "ir/walk.h"
#include "parser/parser.h"
#include "tool/reduce/steps.h"

/// Argument `index` of `block`.
typedef struct ArgumentPlace {
  Block *block;
  unsigned index;
} ArgumentPlace;
typedef VECTOR(ArgumentPlace) ArgumentPlaces;

/// Gives all uses of an argument another value. False if there is none.
static bool free_argument(Context *ctx, Block *block, unsigned index) {
  Value *argument = block_argument(block, index);
  if (value_is_unused(argument))
    return true;
  for (unsigned i = 0; i < block->num_arguments; i++) {
    Value *other = block_argument(block, i);
    if (i == index || other->type != argument->type)
      continue;
    value_replace_all_uses_with(argument, other);
    return true;
  }
  if (!block->first)
    return false;
  Value *other = find_replacement(ctx, argument, block->first, NULL);
  if (!other || other == argument)
    return false;
  value_replace_all_uses_with(argument, other);
  return true;
}

/// Erases what branches pass to argument `index` of `block`.
static void erase_passed(Context *ctx, const Block *block, unsigned index) {
  VECTOR(Operation *) branches = {0};
  FOR_EACH_PREDECESSOR(use, block)
    if (!branches.size || VECTOR_LAST(&branches) != use->owner)
      VECTOR_PUSH(&branches, use->owner);
  for (size_t i = 0; i < branches.size; i++) {
    Operation *branch = branches.data[i];
    VECTOR(bool) erased = {0};
    for (unsigned k = 0; k < branch->num_operands; k++)
      VECTOR_PUSH(&erased, false);
    for (unsigned k = 0; k < branch->num_successors; k++) {
      unsigned first = 0, count = 0;
      if (op_successor(branch, k) != block || !branch->def->successor_operands)
        continue;
      branch->def->successor_operands(branch, k, &first, &count);
      if (index < count)
        erased.data[first + index] = true;
    }
    if (erased.size)
      op_erase_successor_operands(ctx, branch, erased.data);
    VECTOR_FREE(&erased);
  }
  VECTOR_FREE(&branches);
}

size_t step_erase_arguments(Context *ctx, Operation *root, StepRange range) {
  ArgumentPlaces places = {0};
  size_t count = 0;
  FOR_EACH_OP_PREORDER(op, root)
    for (unsigned i = 0; i < op->num_regions; i++)
      FOR_EACH_BLOCK(block, op_region(op, i)) {
        unsigned size = block_is_entry(block) ? 0 : block->num_arguments;
        for (unsigned k = 0; k < size; k++, count++)
          if (count >= range.begin && count < range.end)
            VECTOR_PUSH(&places, ((ArgumentPlace){block, k}));
      }
  for (size_t i = places.size; i-- > 0;) {
    ArgumentPlace place = places.data[i];
    if (!free_argument(ctx, place.block, place.index))
      continue;
    erase_passed(ctx, place.block, place.index);
    block_erase_argument(ctx, place.block, place.index);
  }
  VECTOR_FREE(&places);
  return count;
}

//===- Signatures ---------------------------------------------------------===//

static const Type *type_of_function(const Operation *op) {
  const Attribute *attr = op_attr(op, STR("function_type"));
  const TypeAttr *type = attr ? attr_as_type(attr) : NULL;
  return type ? type->value : NULL;
}

static const FunctionType *plain_type_of(const Operation *op) {
  const Type *type = type_of_function(op);
  return type ? type_as_function(type) : NULL;
}

/// `!llvm.func<R (A)>` with other arguments: those of `entry`.
static const Type *llvm_type_with(Context *ctx, const Type *type,
                                  const Block *entry) {
  Stream old = {0}, text = {0};
  type_print(&old, type);
  size_t end = old.size, depth = 0;
  while (end > 0) { // The bracket that opens the last ones.
    char c = old.data[--end];
    depth += c == ')';
    if (c == '(' && --depth == 0)
      break;
  }
  stream_bytes(&text, old.data, end + 1);
  for (unsigned i = 0; i < entry->num_arguments; i++) {
    if (i)
      stream_cstr(&text, ", ");
    type_print(&text, block_argument(entry, i)->type);
  }
  stream_cstr(&text, ")>");
  Diagnostic *last = ctx->diags.last;
  size_t num_errors = ctx->diags.num_errors;
  const Type *result = parse_type(ctx, stream_view(&text));
  diagnostics_rewind(&ctx->diags, last, num_errors);
  stream_free(&old);
  stream_free(&text);
  return result;
}

/// The type of a function whose entry block has fewer arguments now.
static const Type *type_with_arguments(Context *ctx, const Operation *op) {
  const Block *entry = op_region(op, 0)->first;
  const FunctionType *plain = plain_type_of(op);
  if (!plain)
    return llvm_type_with(ctx, type_of_function(op), entry);
  VECTOR(const Type *) inputs = {0};
  for (unsigned i = 0; i < entry->num_arguments; i++)
    VECTOR_PUSH(&inputs, block_argument(entry, i)->type);
  const Type *type =
      function_type_get(ctx, inputs.data, inputs.size,
                        plain->types + plain->num_inputs, plain->num_results);
  VECTOR_FREE(&inputs);
  return type;
}

static bool has_signature(const Operation *op) {
  return op_has_trait(op, TRAIT_FUNCTION) && op->num_regions &&
         op_region(op, 0)->first && type_of_function(op);
}

static void drop_attr(Context *ctx, Operation *op, StringRef name) {
  if (op_attr(op, name))
    op_set_attr(ctx, op, name, NULL);
}

size_t step_erase_parameters(Context *ctx, Operation *root, StepRange range) {
  size_t count = 0;
  FOR_EACH_OP_PREORDER(op, root) {
    if (!has_signature(op))
      continue;
    Block *entry = op_region(op, 0)->first;
    unsigned size = entry->num_arguments;
    bool is_changed = false;
    for (unsigned i = size; i-- > 0;)
      if (count + i >= range.begin && count + i < range.end &&
          free_argument(ctx, entry, i)) {
        block_erase_argument(ctx, entry, i);
        is_changed = true;
      }
    count += size;
    const Type *type = is_changed ? type_with_arguments(ctx, op) : NULL;
    if (!type)
      continue;
    op_set_attr(ctx, op, STR("function_type"), type_attr_get(ctx, type));
    drop_attr(ctx, op, STR("arg_attrs"));
  }
  return count;
}

/// A function returns nothing.
static void erase_results(Context *ctx, Operation *op) {
  const FunctionType *type = plain_type_of(op);
  FOR_EACH_BLOCK(block, op_region(op, 0))
    if (block->last && op_has_trait(block->last, TRAIT_RETURN_LIKE))
      op_set_operands(ctx, block->last, NULL, 0);
  const Type *changed =
      function_type_get(ctx, type->types, type->num_inputs, NULL, 0);
  op_set_attr(ctx, op, STR("function_type"), type_attr_get(ctx, changed));
  drop_attr(ctx, op, STR("res_attrs"));
}

size_t step_erase_function_results(Context *ctx, Operation *root,
                                   StepRange range) {
  size_t count = 0;
  FOR_EACH_OP_PREORDER(op, root) {
    if (!has_signature(op) || !plain_type_of(op) ||
        !plain_type_of(op)->num_results)
      continue;
    if (count >= range.begin && count < range.end)
      erase_results(ctx, op);
    count++;
  }
  return count;
}

//===- Attributes ---------------------------------------------------------===//

size_t step_erase_attributes(Context *ctx, Operation *root, StepRange range) {
  size_t count = 0;
  FOR_EACH_OP_PREORDER(op, root) {
    const DictionaryAttr *dictionary =
        op->attrs ? attr_as_dictionary(op->attrs) : NULL;
    for (size_t i = 0; dictionary && i < dictionary->size; i++, count++)
      if (count >= range.begin && count < range.end)
        op->attrs =
            dictionary_with(ctx, op->attrs, dictionary->entries[i].name, NULL);
    for (unsigned i = 0; i < op->num_props; i++) {
      const PropDef *prop = &op->def->props[i];
      if (!op_prop(op, i) || !prop->is_optional)
        continue;
      if (count >= range.begin && count < range.end)
        op_set_prop(op, i, NULL);
      count++;
    }
  }
  return count;
}
