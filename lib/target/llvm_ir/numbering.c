// SPDX-License-Identifier: Apache-2.0
// Before a function is printed, each of its values becomes a constant or gets a
// number. LLVM numbers unnamed values as it prints them: arguments, then for
// each block the block itself and the values in it. Blocks are visited in
// dominance order, so that operands come before their users, and numbered in
// their textual order.
#include "target/llvm_ir/llvm_ir_internal.h"

//===- Order of blocks ----------------------------------------------------===//

typedef struct BlockFrame {
  Block *block;
  unsigned next; ///< Successor to visit.
} BlockFrame;

/// Appends the postorder from `start` over blocks that are not in `visited`,
/// by their `order`. `stack` has room for all blocks.
static void append_postorder(Block *start, bool *visited, BlockFrame *stack,
                             BlockOrder *order) {
  size_t depth = 1;
  visited[start->order] = true;
  stack[0] = (BlockFrame){start, 0};
  while (depth) {
    BlockFrame *top = &stack[depth - 1];
    const Operation *last = top->block->last;
    if (last && top->next < last->num_successors) {
      Block *successor = op_successor(last, top->next++);
      if (visited[successor->order])
        continue;
      visited[successor->order] = true;
      stack[depth++] = (BlockFrame){successor, 0};
      continue;
    }
    order->blocks[order->size++] = top->block;
    depth--;
  }
}

static void reverse(Block **blocks, size_t count) {
  for (size_t i = 0; i < count / 2; i++) {
    Block *block = blocks[i];
    blocks[i] = blocks[count - 1 - i];
    blocks[count - 1 - i] = block;
  }
}

static BlockOrder find_order(Arena *arena, const Region *region) {
  size_t count = 0;
  FOR_EACH_BLOCK(block, region)
    block->order = (uint32_t)count++;
  BlockOrder order = {
      .blocks = arena_alloc(arena, (count + 1) * sizeof *order.blocks)};
  bool *visited = arena_alloc_zero(arena, (count + 1) * sizeof *visited);
  BlockFrame *stack = arena_alloc(arena, (count + 1) * sizeof *stack);
  FOR_EACH_BLOCK(block, region) {
    if (visited[block->order])
      continue;
    size_t first = order.size;
    append_postorder(block, visited, stack, &order);
    reverse(order.blocks + first, order.size - first);
  }
  return order;
}

//===- Values -------------------------------------------------------------===//

/// The entry of `value`, created if necessary. Valid until the next one is
/// created.
static ValueEntry *entry_of(Exporter *exporter, Value *value) {
  if (!value->mapping) {
    if (!exporter->values.size)
      VECTOR_PUSH(&exporter->values, (ValueEntry){0});
    value->mapping = (uint32_t)exporter->values.size & VALUE_MAX_MAPPING;
    VECTOR_PUSH(&exporter->values, (ValueEntry){.value = value});
  }
  return &exporter->values.data[value->mapping];
}

/// Both are one: `value` becomes whatever `same` becomes.
static void share_entry(Exporter *exporter, Value *value, Value *same) {
  entry_of(exporter, value);
  VECTOR_PUSH(&exporter->values, (ValueEntry){.value = same});
  same->mapping = value->mapping;
}

void resolve_clear(Exporter *exporter) {
  for (size_t i = 1; i < exporter->values.size; i++)
    exporter->values.data[i].value->mapping = 0;
  exporter->values.size = exporter->values.size ? 1 : 0;
  arena_clear(&exporter->scratch);
}

void export_derived_name(Exporter *exporter, const Value *value,
                         const char *what) {
  stream_char(exporter->out, '%');
  stream_cstr(exporter->out, what);
  stream_char(exporter->out, '.');
  stream_uint(exporter->out, exporter->values.data[value->mapping].number);
}

void export_label(Exporter *exporter, const Block *block) {
  stream_cstr(exporter->out, "label ");
  export_number(exporter, exporter->block_numbers[block->order]);
}

//===- Constants ----------------------------------------------------------===//

StringRef export_tag_key(Arena *arena, StringRef function,
                         const Attribute *tag) {
  Stream text = {0};
  stream_text(&text, function);
  stream_char(&text, ':');
  stream_int(&text, attr_number(llvm_attr_param(tag, "id")));
  StringRef key =
      string_ref(arena_copy_text(arena, text.data, text.size), text.size);
  stream_free(&text);
  return key;
}

static const Constant *block_address(Exporter *exporter, const Operation *op,
                                     const Type *type) {
  const Attribute *address = op_prop(op, 0);
  const SymbolRefAttr *function =
      attr_as_symbol_ref(llvm_attr_param(address, "function"));
  Constant *constant = arena_alloc_zero(&exporter->scratch, sizeof *constant);
  constant->type = type;
  constant->kind = CONSTANT_BLOCK;
  constant->symbol = function->path[0];
  constant->loc = op->loc;
  constant->tag = export_tag_key(&exporter->arena, function->path[0],
                                 llvm_attr_param(address, "tag"));
  return constant;
}

/// Functions are in the address space that the module's data layout gives.
static const Constant *address_of(Exporter *exporter, const Operation *op,
                                  const Type *type) {
  StringRef name =
      attr_as_symbol_ref(op_prop(op, LLVM_ADDRESSOF_GLOBAL_NAME))->path[0];
  bool may_differ =
      exporter->layout.program_space || llvm_pointer_address_space(type);
  const Operation *target = may_differ ? export_symbol(exporter, name) : NULL;
  if (!target || !op_is(target, &llvm_ops[LLVM_FUNC]))
    return constant_address(exporter, type, name);
  if (!exporter->layout.program_space)
    export_fail(exporter, op, "functions are in address space 0");
  return constant_address(exporter, export_function_pointer(exporter), name);
}

/// Is the operation a constant by itself?
static bool resolve_constant_op(Exporter *exporter, const Operation *op,
                                const Constant **constant) {
  const Type *type = op->num_results ? op_result_type(op, 0) : NULL;
  switch ((int)(op->def - llvm_ops)) {
  case LLVM_MLIR_CONSTANT:
    *constant =
        constant_from_attr(exporter, type, op_prop(op, LLVM_CONSTANT_VALUE));
    return true;
  case LLVM_MLIR_UNDEF:
    *constant = constant_plain(exporter, CONSTANT_UNDEF, type);
    return true;
  case LLVM_MLIR_POISON:
    *constant = constant_plain(exporter, CONSTANT_POISON, type);
    return true;
  case LLVM_MLIR_ZERO:
  case LLVM_MLIR_NULL:
  case LLVM_MLIR_NONE:
    *constant = constant_zero(exporter, type);
    return true;
  case LLVM_MLIR_ADDRESSOF:
    *constant = address_of(exporter, op, type);
    return true;
  case LLVM_DSO_LOCAL_EQUIVALENT:
    *constant = constant_equivalent(
        exporter, type, attr_as_symbol_ref(op_prop(op, 0))->path[0]);
    return true;
  case LLVM_BLOCKADDRESS:
    *constant = block_address(exporter, op, type);
    return true;
  default:
    return false;
  }
}

bool is_no_cast(const Operation *op) {
  LLVMOp kind = (LLVMOp)(op->def - llvm_ops);
  if (kind < LLVM_BITCAST || kind > LLVM_FPTRUNC)
    return false;
  const Type *from = op_operand_type(op, 0), *to = op_result_type(op, 0);
  if (from == to)
    return true;
  return kind == LLVM_BITCAST && llvm_type_is_pointer(from) &&
         llvm_type_is_pointer(to) &&
         llvm_pointer_address_space(from) == llvm_pointer_address_space(to);
}

/// Are all operands constants? Then the operation may be folded to one.
static bool may_fold(const Exporter *exporter, const Operation *op) {
  const Use *operands = op_operand_slots(op);
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!value_as_constant(exporter, operands[i].value))
      return false;
  return op->num_operands != 0;
}

static const Constant *fold(Exporter *exporter, const Operation *op) {
  const Constant *few[8];
  const Constant **operands = few;
  if (!may_fold(exporter, op))
    return NULL;
  if (op->num_operands > ARRAY_LENGTH(few))
    operands =
        arena_alloc(&exporter->scratch, op->num_operands * sizeof *operands);
  for (uint32_t i = 0; i < op->num_operands; i++)
    operands[i] = value_as_constant(exporter, op_operand(op, i));
  return fold_instruction(exporter, op, operands);
}

/// Sets what the results of `op` are; their numbers are still missing.
static bool resolve_op(Exporter *exporter, const Operation *op) {
  if (op->def->dialect != &llvm_dialect || op->def->is_unregistered ||
      op->num_results > 1)
    return export_fail(exporter, op, NULL);
  if (exporter->values.size > VALUE_MAX_MAPPING)
    return export_fail(exporter, op, "the function has too many values");
  if (!check_instruction(exporter, op))
    return false;
  if (op_info(exporter, op)->is_intrinsic && !note_intrinsic(exporter, op))
    return false;
  if (!op->num_results)
    return true;
  const Constant *constant = NULL;
  Value *result = op_result(op, 0);
  if (resolve_constant_op(exporter, op, &constant)) {
    if (!export_check_type(exporter, op, op_result_type(op, 0)))
      return false;
    if (!constant)
      return export_fail(
          exporter, op,
          constant_error(exporter, op_prop(op, LLVM_CONSTANT_VALUE)));
  } else if (is_no_cast(op)) {
    share_entry(exporter, op_operand(op, 0), result);
    return true;
  } else {
    constant = fold(exporter, op);
  }
  entry_of(exporter, result)->constant = constant;
  return true;
}

static bool resolve_block(Exporter *exporter, const Block *block) {
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    const Value *argument = block_argument(block, i);
    const char *reason =
        block_is_entry(block)
            ? NULL
            : check_location(exporter, value_location(argument),
                             exporter->subprogram);
    if (reason)
      return export_fail(exporter, op_parent(block->first), reason);
    entry_of(exporter, block_argument(block, i));
  }
  FOR_EACH_OP(op, block)
    if (!resolve_op(exporter, op))
      return false;
  return true;
}

//===- Numbers ------------------------------------------------------------===//

static void number_value(Exporter *exporter, Value *value, uint64_t *next) {
  ValueEntry *entry = entry_of(exporter, value);
  if (!entry->constant && !llvm_type_is_void(value_type(value)))
    entry->number = (*next)++;
}

static bool has_value(Exporter *exporter, const Operation *op) {
  return op->num_results && !op_info(exporter, op)->has_no_value;
}

static void note_tag(Exporter *exporter, const Operation *op, uint64_t number) {
  const Operation *func = op_parent(op);
  StringRef name = attr_string_value(op_prop(func, LLVM_FUNC_SYM_NAME));
  string_map_set(&exporter->block_tags,
                 export_tag_key(&exporter->arena, name, op_prop(op, 0)),
                 (void *)(uintptr_t)(block_is_entry(op->block)
                                         ? EXPORT_ENTRY_TAG
                                         : number + 1));
}

static void number_block(Exporter *exporter, const Block *block,
                         uint64_t *next) {
  uint64_t number = (*next)++;
  exporter->block_numbers[block->order] = number;
  for (uint32_t i = 0; i < block->num_arguments && !block_is_entry(block); i++)
    number_value(exporter, block_argument(block, i), next);
  FOR_EACH_OP(op, block) {
    if (has_value(exporter, op) && !is_no_cast(op))
      number_value(exporter, op_result(op, 0), next);
    else if (op_is(op, &llvm_ops[LLVM_BLOCKTAG]))
      note_tag(exporter, op, number);
  }
}

bool resolve_body(Exporter *exporter, const Operation *func,
                  BlockOrder *order) {
  const Region *region = op_region(func, 0);
  *order = find_order(&exporter->scratch, region);
  for (size_t i = 0; i < order->size; i++)
    if (!resolve_block(exporter, order->blocks[i]))
      return false;
  uint64_t next = 0;
  const Block *entry = region->first;
  exporter->block_numbers = arena_alloc(
      &exporter->scratch, order->size * sizeof *exporter->block_numbers);
  for (uint32_t i = 0; i < entry->num_arguments; i++)
    number_value(exporter, block_argument(entry, i), &next);
  FOR_EACH_BLOCK(block, region)
    number_block(exporter, block, &next);
  return true;
}

/// The first operation of an initializer that has no constant value.
static const Operation *first_unknown(Exporter *exporter, const Block *block) {
  FOR_EACH_OP(op, block)
    if (op->num_results && !value_as_constant(exporter, op_result(op, 0)))
      return op;
  return block->last;
}

const Constant *resolve_initializer(Exporter *exporter, const Operation *op) {
  const Block *block = op_region(op, 0)->first;
  if (!resolve_block(exporter, block))
    return NULL;
  const Constant *constant =
      value_as_constant(exporter, op_operand(block->last, 0));
  if (!constant)
    export_fail(exporter, first_unknown(exporter, block),
                "unemittable constant value");
  return constant;
}
