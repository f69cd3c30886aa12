// SPDX-License-Identifier: Apache-2.0
// Names of values outside of an operation's text. They are written once, so
// that they stay right when the IR is changed or printed.
#include "ir/print/printer_internal.h"
#include "ir/walk.h"

struct ValueNames {
  PtrMap offsets; ///< Value to the offset of its name, plus 1.
  Stream text;    ///< Names, NUL after each.
};

static void add_value(ValueNames *all, const Names *names, const Value *value) {
  ptr_map_set(&all->offsets, value, (void *)(uintptr_t)(all->text.size + 1));
  names_print_value(names, &all->text, value, true);
  stream_char(&all->text, '\0');
}

static void add_op(ValueNames *all, const Names *names, const Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    add_value(all, names, op_result(op, i));
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      for (uint32_t k = 0; k < block->num_arguments; k++)
        add_value(all, names, block_argument(block, k));
}

ValueNames *value_names_create(const Operation *op,
                               const PrintOptions *options) {
  ValueNames *all = mem_alloc_zero(sizeof *all);
  Operation *root = (Operation *)(uintptr_t)op; // To walk; nothing changes.
  Names names;
  names_init(&names, NULL, options);
  names_number_root(&names, root);
  names_number_nested(&names);
  FOR_EACH_OP_PREORDER(inner, root) {
    add_op(all, &names, inner);
  }
  names_free(&names);
  return all;
}

void value_names_free(ValueNames *names) {
  ptr_map_free(&names->offsets);
  stream_free(&names->text);
  mem_free(names);
}

const char *value_names_get(const ValueNames *names, const Value *value) {
  const void *offset = ptr_map_get(&names->offsets, value);
  return offset ? names->text.data + (uintptr_t)offset - 1
                : "<<UNKNOWN SSA VALUE>>";
}
