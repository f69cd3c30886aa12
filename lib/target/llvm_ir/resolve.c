// SPDX-License-Identifier: Apache-2.0
// Before a function is printed each of its values becomes a constant or a
// number. LLVM numbers what has no name as it prints it: arguments, then block
// by block the block itself and what in it has a value. Blocks are visited in
// dominance order, so that operands come before their users, and numbered in
// the order in which they stand.
#include "target/llvm_ir/llvm_ir_internal.h"

//===- Order of blocks ----------------------------------------------------===//

typedef struct BlockFrame {
  Block *block;
  unsigned next; ///< Successor to visit.
} BlockFrame;

/// Postorder from `start` over blocks that `visited` has not.
static void append_postorder(Block *start, PtrMap *visited, BlockOrder *order) {
  VECTOR(BlockFrame) stack = {0};
  ptr_map_set(visited, start, start);
  VECTOR_PUSH(&stack, (BlockFrame){start, 0});
  while (stack.size) {
    BlockFrame *top = &VECTOR_LAST(&stack);
    const Operation *last = top->block->last;
    if (last && top->next < last->num_successors) {
      Block *successor = op_successor(last, top->next++);
      if (ptr_map_has(visited, successor))
        continue;
      ptr_map_set(visited, successor, successor);
      VECTOR_PUSH(&stack, (BlockFrame){successor, 0});
      continue;
    }
    order->blocks[order->size++] = top->block;
    stack.size--;
  }
  VECTOR_FREE(&stack);
}

static void reverse(Block **blocks, size_t count) {
  for (size_t i = 0; i < count / 2; i++) {
    Block *block = blocks[i];
    blocks[i] = blocks[count - 1 - i];
    blocks[count - 1 - i] = block;
  }
}

BlockOrder export_block_order(Arena *arena, const Region *region) {
  BlockOrder order = {.blocks = arena_alloc(arena, (region->num_blocks + 1u) *
                                                       sizeof *order.blocks)};
  PtrMap visited = {0};
  FOR_EACH_BLOCK(block, region) {
    if (ptr_map_has(&visited, block))
      continue;
    size_t first = order.size;
    append_postorder(block, &visited, &order);
    reverse(order.blocks + first, order.size - first);
  }
  ptr_map_free(&visited);
  return order;
}

//===- Values -------------------------------------------------------------===//

static void *tag_number(uint64_t number) {
  return (void *)(uintptr_t)(number << 1 | 1);
}

static uint64_t untag_number(const void *entry) {
  return (uint64_t)(uintptr_t)entry >> 1;
}

static bool is_number(const void *entry) { return ((uintptr_t)entry & 1) != 0; }

const Constant *value_as_constant(const Exporter *exporter,
                                  const Value *value) {
  void *entry = ptr_map_get(&exporter->values, value);
  return is_number(entry) ? NULL : entry;
}

void export_value(Exporter *exporter, const Value *value) {
  void *entry = ptr_map_get(&exporter->values, value);
  if (!is_number(entry)) {
    export_constant(exporter, entry);
    return;
  }
  stream_char(exporter->out, '%');
  stream_uint(exporter->out, untag_number(entry));
}

void export_derived_name(Exporter *exporter, const Value *value,
                         const char *what) {
  void *entry = ptr_map_get(&exporter->values, value);
  stream_format(exporter->out, "%%%s.%llu", what,
                (unsigned long long)untag_number(entry));
}

void export_typed_value(Exporter *exporter, const Value *value) {
  export_type(exporter, value_type(value));
  stream_char(exporter->out, ' ');
  export_value(exporter, value);
}

void export_label(Exporter *exporter, const Block *block) {
  void *entry = ptr_map_get(&exporter->blocks, block);
  stream_cstr(exporter->out, "label %");
  stream_uint(exporter->out, untag_number(entry));
}

//===- Constants ----------------------------------------------------------===//

/// A mark, in place of a number, of values that get one.
static void *unnumbered(void) { return tag_number(0); }

/// `function:tag`.
static StringRef tag_key(Exporter *exporter, StringRef function,
                         const Attribute *tag) {
  int64_t id = 0;
  Stream text = {0};
  attr_integer_value(llvm_attr_param(tag, "id"), &id);
  stream_format(&text, "%.*s:%lld", STR_ARGS(function), (long long)id);
  StringRef key = string_ref(
      arena_copy_text(&exporter->arena, text.data, text.size), text.size);
  stream_free(&text);
  return key;
}

/// NULL: there is no block with that tag. While tags are being noted the number
/// does not matter.
static const Constant *block_address(Exporter *exporter, const Operation *op,
                                     const Type *type) {
  const Attribute *address = op_prop(op, 0);
  const SymbolRefAttr *function =
      attr_as_symbol_ref(llvm_attr_param(address, "function"));
  StringRef key =
      tag_key(exporter, function->path[0], llvm_attr_param(address, "tag"));
  uintptr_t number = (uintptr_t)string_map_get(&exporter->block_tags, key);
  if (!number && exporter->has_tags)
    return NULL;
  Constant *constant = arena_alloc_zero(&exporter->arena, sizeof *constant);
  constant->type = type;
  constant->kind = CONSTANT_BLOCK;
  constant->symbol = function->path[0];
  constant->offset = (int64_t)number - 1;
  return constant;
}

/// Operation that is a constant by itself; false: it is none.
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
    *constant = constant_zero(exporter, type);
    return true;
  case LLVM_MLIR_ADDRESSOF:
    *constant = constant_address(
        exporter, type,
        attr_as_symbol_ref(op_prop(op, LLVM_ADDRESSOF_GLOBAL_NAME))->path[0]);
    return true;
  case LLVM_BLOCKADDRESS:
    *constant = block_address(exporter, op, type);
    return true;
  default:
    return false;
  }
}

bool is_no_cast(const Operation *op) {
  if (!op_is(op, &llvm_ops[LLVM_BITCAST]))
    return false;
  const Type *from = op_operand_type(op, 0), *to = op_result_type(op, 0);
  if (from == to)
    return true;
  return llvm_type_is_pointer(from) && llvm_type_is_pointer(to) &&
         llvm_pointer_address_space(from) == llvm_pointer_address_space(to);
}

static const Constant *fold(Exporter *exporter, const Operation *op) {
  const Constant *few[8];
  const Constant **operands = few;
  if (op->num_operands > ARRAY_LENGTH(few))
    operands =
        arena_alloc(&exporter->arena, op->num_operands * sizeof *operands);
  for (uint32_t i = 0; i < op->num_operands; i++)
    operands[i] = value_as_constant(exporter, op_operand(op, i));
  return fold_instruction(exporter, op, operands);
}

/// Sets what the results of `op` are, numbers still missing.
static bool resolve_op(Exporter *exporter, const Operation *op) {
  if (op->def->dialect != &llvm_dialect || op->num_results > 1)
    return export_fail(exporter, op, NULL);
  if (!op->num_results)
    return true;
  const Constant *constant = NULL;
  if (resolve_constant_op(exporter, op, &constant)) {
    if (!constant)
      return export_fail(exporter, op, "unsupported constant value");
  } else if (is_no_cast(op)) {
    ptr_map_set(&exporter->values, op_result(op, 0),
                ptr_map_get(&exporter->values, op_operand(op, 0)));
    return true;
  } else {
    constant = fold(exporter, op);
  }
  ptr_map_set(&exporter->values, op_result(op, 0),
              constant ? (void *)(uintptr_t)constant : unnumbered());
  return true;
}

static bool resolve_block(Exporter *exporter, const Block *block) {
  for (uint32_t i = 0; i < block->num_arguments; i++)
    ptr_map_set(&exporter->values, block_argument(block, i), unnumbered());
  FOR_EACH_OP(op, block)
    if (!resolve_op(exporter, op))
      return false;
  return true;
}

//===- Numbers ------------------------------------------------------------===//

static void number_value(Exporter *exporter, const Value *value,
                         uint64_t *next) {
  void **slot = ptr_map_slot(&exporter->values, value);
  if (*slot == unnumbered() && llvm_type_is_void(value_type(value)))
    return;
  if (is_number(*slot))
    *slot = tag_number((*next)++);
}

static void number_block(Exporter *exporter, const Block *block,
                         uint64_t *next) {
  ptr_map_set(&exporter->blocks, block, tag_number((*next)++));
  for (uint32_t i = 0; i < block->num_arguments && !block_is_entry(block); i++)
    number_value(exporter, block_argument(block, i), next);
  FOR_EACH_OP(op, block)
    if (op->num_results && !is_no_cast(op))
      number_value(exporter, op_result(op, 0), next);
}

/// No-casts get the number of their operand, which has one by now unless it is
/// defined further down the page.
static void number_no_casts(Exporter *exporter, const BlockOrder *order) {
  for (size_t i = 0; i < order->size; i++)
    FOR_EACH_OP(op, order->blocks[i])
      if (is_no_cast(op))
        ptr_map_set(&exporter->values, op_result(op, 0),
                    ptr_map_get(&exporter->values, op_operand(op, 0)));
}

bool resolve_body(Exporter *exporter, const Operation *func) {
  const Region *region = op_region(func, 0);
  ptr_map_clear(&exporter->values);
  ptr_map_clear(&exporter->blocks);
  BlockOrder order = export_block_order(&exporter->arena, region);
  for (size_t i = 0; i < order.size; i++)
    if (!resolve_block(exporter, order.blocks[i]))
      return false;
  uint64_t next = 0;
  const Block *entry = region->first;
  for (uint32_t i = 0; i < entry->num_arguments; i++)
    number_value(exporter, block_argument(entry, i), &next);
  FOR_EACH_BLOCK(block, region)
    number_block(exporter, block, &next);
  number_no_casts(exporter, &order);
  return true;
}

void note_block_tags(Exporter *exporter, const Operation *func) {
  StringRef name = attr_string_value(op_prop(func, LLVM_FUNC_SYM_NAME));
  if (!resolve_body(exporter, func))
    return;
  FOR_EACH_BLOCK(block, op_region(func, 0))
    FOR_EACH_OP(op, block) {
      if (!op_is(op, &llvm_ops[LLVM_BLOCKTAG]))
        continue;
      uint64_t number = untag_number(ptr_map_get(&exporter->blocks, block));
      string_map_set(&exporter->block_tags,
                     tag_key(exporter, name, op_prop(op, 0)),
                     (void *)(uintptr_t)(number + 1));
    }
}

const Constant *resolve_initializer(Exporter *exporter, const Operation *op) {
  const Block *block = op_region(op, 0)->first;
  ptr_map_clear(&exporter->values);
  if (!resolve_block(exporter, block))
    return NULL;
  const Constant *constant =
      value_as_constant(exporter, op_operand(block->last, 0));
  if (!constant)
    export_fail(exporter, op, "initializer is not a constant");
  return constant;
}
