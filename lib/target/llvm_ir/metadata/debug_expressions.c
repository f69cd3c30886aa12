// SPDX-License-Identifier: Apache-2.0
// Expressions of debug information: how LLVM prints them, and which it rejects.
// An expression is a list of numbers, in which each operation has those that
// follow it, whatever the attribute grouped together.
#include "dialects/llvm/llvm_build.h"
#include "ir/attributes/dwarf.h"
#include "target/llvm_ir/metadata/debug_info.h"

enum {
  OP_REG0 = 0x50,
  OP_BREG0 = 0x70,
  NUM_REGISTERS = 32,
  OP_SWAP = 0x16,
  OP_STACK_VALUE = 0x9f,
  OP_LLVM_FRAGMENT = 0x1000,
  OP_LLVM_ENTRY_VALUE = 0x1003,
  OP_LLVM_ARG = 0x1005,
};

/// The operations that LLVM takes, and how many numbers follow each.
static const struct {
  uint32_t first, last;
  uint32_t num_arguments;
} expression_ops[] = {
    {0x06, 0x06, 0},     // deref
    {0x10, 0x11, 1},     // constu, consts
    {0x12, 0x12, 0},     // dup
    {0x14, 0x14, 0},     // over
    {0x16, 0x22, 0},     // swap, rot, xderef, abs … plus
    {0x23, 0x23, 1},     // plus_uconst
    {0x24, 0x27, 0},     // shl, shr, shra, xor
    {0x29, 0x2e, 0},     // eq … ne
    {0x30, 0x30, 0},     // lit0
    {0x90, 0x90, 1},     // regx
    {0x92, 0x92, 2},     // bregx
    {0x94, 0x94, 1},     // deref_size
    {0x97, 0x97, 0},     // push_object_address
    {0x9f, 0x9f, 0},     // stack_value
    {0x1000, 0x1001, 2}, // LLVM_fragment, LLVM_convert
    {0x1002, 0x1003, 1}, // LLVM_tag_offset, LLVM_entry_value
    {0x1004, 0x1004, 0}, // LLVM_implicit_pointer
    {0x1005, 0x1005, 1}, // LLVM_arg
    {0x1006, 0x1007, 2}, // LLVM_extract_bits_sext, LLVM_extract_bits_zext
};

//===- Numbers ------------------------------------------------------------===//

typedef VECTOR(uint64_t) Numbers;

static Numbers flatten(Context *ctx, const Attribute *expression) {
  Numbers numbers = {0};
  const ArrayAttr *steps = attr_as_array(
      llvm_attr_param(llvm_merge_fragments(ctx, expression), "operations"));
  for (size_t i = 0; steps && i < steps->size; i++) {
    const ArrayAttr *step = attr_as_array(steps->elements[i]);
    for (size_t j = 0; step && j < step->size; j++) {
      uint64_t number = (uint64_t)attr_number(step->elements[j]);
      const StringAttr *word = attr_as_string(step->elements[j]);
      if (word)
        dwarf_number(word->value, &number);
      VECTOR_PUSH(&numbers, number);
    }
  }
  return numbers;
}

static bool is_in(uint64_t op, uint64_t first, uint64_t count) {
  return op >= first && op - first < count;
}

/// False: LLVM does not take the operation.
static bool find_arguments(uint64_t op, size_t *count) {
  *count = is_in(op, OP_BREG0, NUM_REGISTERS);
  if (*count || is_in(op, OP_REG0, NUM_REGISTERS))
    return true;
  for (size_t i = 0; i < ARRAY_LENGTH(expression_ops); i++)
    if (op >= expression_ops[i].first && op <= expression_ops[i].last) {
      *count = expression_ops[i].num_arguments;
      return true;
    }
  return false;
}

//===- Checks -------------------------------------------------------------===//

/// An entry value comes first, after `DW_OP_LLVM_arg(0)` at most.
static size_t entry_value_start(const Numbers *all) {
  return all->size > 1 && all->data[0] == OP_LLVM_ARG && !all->data[1] ? 2 : 0;
}

/// Follows llvm::DIExpression::isValid: what comes after a register or an entry
/// value is not looked at.
static bool is_valid(const Numbers *all) {
  for (size_t i = 0; i < all->size;) {
    uint64_t op = all->data[i];
    size_t count = 0;
    if (!find_arguments(op, &count) || i + 1 + count > all->size)
      return false;
    if (is_in(op, OP_REG0, NUM_REGISTERS) || is_in(op, OP_BREG0, NUM_REGISTERS))
      return true;
    size_t next = i + 1 + count;
    if (op == OP_LLVM_FRAGMENT)
      return next == all->size;
    if (op == OP_LLVM_ENTRY_VALUE)
      return i == entry_value_start(all) && all->data[i + 1] == 1;
    if (op == OP_STACK_VALUE && next < all->size &&
        all->data[next] != OP_LLVM_FRAGMENT)
      return false;
    if (op == OP_SWAP && all->size == 1)
      return false;
    i = next;
  }
  return true;
}

/// Bits of a variable; 0: its type does not say.
static uint64_t variable_size(const Attribute *variable) {
  for (const Attribute *type = llvm_attr_param(variable, "type"); type;
       type = llvm_attr_param(type, "baseType")) {
    uint64_t size = (uint64_t)attr_number(llvm_attr_param(type, "sizeInBits"));
    if (size || !llvm_attr_is(type, LLVM_ATTR_DI_DERIVED_TYPE))
      return size;
  }
  return 0;
}

/// A fragment, which ends the expression, is a true part of its variable.
static const char *check_fragment(const Numbers *all,
                                  const Attribute *variable) {
  enum { OFFSET_AT = 2, SIZE_AT = 1, NUM_FRAGMENT = 3 };
  uint64_t whole = variable_size(variable);
  if (!whole || all->size < NUM_FRAGMENT ||
      all->data[all->size - NUM_FRAGMENT] != OP_LLVM_FRAGMENT)
    return NULL;
  uint64_t size = all->data[all->size - SIZE_AT];
  if (size + all->data[all->size - OFFSET_AT] > whole)
    return "fragment is larger than or outside of variable";
  return size == whole ? "fragment covers entire variable" : NULL;
}

const char *check_debug_expression(Exporter *exporter,
                                   const Attribute *variable,
                                   const Attribute *expression) {
  Numbers all = flatten(exporter->ctx, expression);
  const char *reason = is_valid(&all) ? NULL : "invalid expression";
  if (!reason && variable)
    reason = check_fragment(&all, variable);
  VECTOR_FREE(&all);
  return reason;
}

bool is_debug_entry_value(Exporter *exporter, const Attribute *expression) {
  Numbers all = flatten(exporter->ctx, expression);
  size_t first = entry_value_start(&all);
  bool is_entry = first < all.size && all.data[first] == OP_LLVM_ENTRY_VALUE;
  VECTOR_FREE(&all);
  return is_entry;
}

//===- Printing -----------------------------------------------------------===//

void debug_expression(Exporter *exporter, Stream *out, const Attribute *attr) {
  Numbers all = flatten(exporter->ctx, attr);
  size_t op = 0, count = 0;
  StringRef word = {0};
  stream_cstr(out, "!DIExpression(");
  for (size_t i = 0; i < all.size; i++) {
    bool is_op = i == 0 || i > op + count;
    stream_cstr(out, i ? ", " : "");
    if (is_op) {
      op = i;
      find_arguments(all.data[i], &count);
      word = dwarf_word(STR("DW_OP_"), all.data[i]);
      stream_text(out, word);
      continue;
    }
    const char *prefix = dwarf_argument_prefix(word, i - op - 1);
    if (prefix)
      stream_text(out, dwarf_word(string_ref_from_cstr(prefix), all.data[i]));
    else
      stream_uint(out, all.data[i]);
  }
  stream_char(out, ')');
  VECTOR_FREE(&all);
}
