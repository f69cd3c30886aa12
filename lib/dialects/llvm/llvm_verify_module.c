// SPDX-License-Identifier: Apache-2.0
// Checks of what llvm says of a whole module (its flags, constructors, aliases,
// comdats), and of groups of operands.
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attribute.h"
#include "ir/symbol_table.h"

bool llvm_verify_module_flags(Context *ctx, const Operation *op) {
  const ArrayAttr *flags = attr_as_array(op_prop(op, 0));
  for (size_t i = 0; flags && i < flags->size; i++)
    if (!llvm_attr_is(flags->elements[i], LLVM_ATTR_MODULE_FLAG)) {
      op_emit_op_error(ctx, op, "expected a module flag attribute");
      return false;
    }
  return true;
}

/// Functions, priorities and data are as many; data are symbols or zero.
bool llvm_verify_structors(Context *ctx, const Operation *op) {
  const ArrayAttr *functions = attr_as_array(op_prop(op, 0));
  const ArrayAttr *priorities = attr_as_array(op_prop(op, 1));
  const ArrayAttr *data = attr_as_array(op_prop(op, 2));
  bool is_dtors = op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL_DTORS]);
  if (functions->size != priorities->size || functions->size != data->size) {
    op_emit_error(ctx, op,
                  "%s, priorities, and data must have the same number of "
                  "elements",
                  is_dtors ? "dtors" : "ctors");
    return false;
  }
  for (size_t i = 0; i < data->size; i++)
    if (!attr_as_symbol_ref(data->elements[i]) &&
        !llvm_attr_is(data->elements[i], LLVM_ATTR_ZERO)) {
      op_emit_op_error(ctx, op, "data element must be symbol or #llvm.zero");
      return false;
    }
  return true;
}

bool llvm_verify_alias_region(Context *ctx, const Operation *op) {
  const Operation *last = block_terminator(op_region(op, 0)->first);
  if (last && op_is(last, &llvm_ops[LLVM_RETURN]) && last->num_operands == 1 &&
      llvm_type_is_pointer(op_operand_type(last, 0)))
    return true;
  op_emit_op_error(ctx, op, "initializer region must always return a pointer");
  return false;
}

bool llvm_verify_comdat_region(Context *ctx, const Operation *op) {
  FOR_EACH_OP(selector, op_region(op, 0)->first)
    if (!op_is(selector, &llvm_ops[LLVM_COMDAT_SELECTOR])) {
      op_emit_error(ctx, selector,
                    "only comdat selector symbols can appear in a comdat "
                    "region");
      return false;
    }
  return true;
}

bool llvm_verify_comdat_symbol(Context *ctx, const Operation *op,
                               SymbolTables *tables) {
  int slot = op_def_prop_index(op->def, STR("comdat"));
  const Attribute *name = slot < 0 ? NULL : op_prop(op, (unsigned)slot);
  if (!name)
    return true;
  const Operation *selector = symbol_tables_lookup_nearest(tables, op, name);
  if (selector && op_is(selector, &llvm_ops[LLVM_COMDAT_SELECTOR]))
    return true;
  op_emit_error(ctx, op, "expected comdat symbol");
  return false;
}

//===- Operand bundles ----------------------------------------------------===//

static const DenseArrayAttr *sizes_prop(const Operation *op, StringRef name) {
  int slot = op_def_prop_index(op->def, name);
  return slot < 0 ? NULL : attr_as_dense_array(op_prop(op, (unsigned)slot));
}

/// The sum of `sizes` (NULL: none), of which none may be below zero.
static bool sum_sizes(Context *ctx, const Operation *op, const char *name,
                      const DenseArrayAttr *sizes, int64_t *sum) {
  *sum = 0;
  for (size_t i = 0; sizes && i < sizes->size; i++) {
    int32_t size = ((const int32_t *)sizes->data)[i];
    if (size < 0) {
      op_emit_op_error(ctx, op, "'%s' attribute cannot have negative elements",
                       name);
      return false;
    }
    *sum += size;
  }
  return true;
}

static bool verify_tags(Context *ctx, const Operation *op, size_t count) {
  int slot = op_def_prop_index(op->def, STR("op_bundle_tags"));
  const ArrayAttr *tags = attr_as_array(op_prop(op, (unsigned)slot));
  size_t given = tags ? tags->size : 0;
  if (given != count) {
    op_emit_error(ctx, op,
                  "expected %zu operand bundle tags, but actually got %zu",
                  count, given);
    return false;
  }
  for (size_t i = 0; i < given; i++)
    if (!attr_as_string(tags->elements[i])) {
      op_emit_error(ctx, op, "operand bundle tag must be a StringAttr");
      return false;
    }
  return true;
}

bool llvm_verify_bundles(Context *ctx, const Operation *op) {
  const DenseArrayAttr *segments = sizes_prop(op, STR("operandSegmentSizes"));
  const DenseArrayAttr *sizes = sizes_prop(op, STR("op_bundle_sizes"));
  int64_t operands, bundled;
  if (!sum_sizes(ctx, op, "operandSegmentSizes", segments, &operands) ||
      !sum_sizes(ctx, op, "op_bundle_sizes", sizes, &bundled))
    return false;
  if (segments && operands != op->num_operands) {
    op_emit_op_error(ctx, op,
                     "operand count (%u) does not match with the total size "
                     "(%lld) specified in attribute 'operandSegmentSizes'",
                     op->num_operands, (long long)operands);
    return false;
  }
  int64_t given = 0; // A call built without bundles may lack segments.
  if (op_is(op, &llvm_ops[LLVM_INTR_ASSUME]))
    given = (int64_t)op->num_operands - 1;
  else if (segments && segments->size)
    given = ((const int32_t *)segments->data)[segments->size - 1];
  // An invoke of 2020 has three segments and none of them is of bundles.
  bool has_bundles = !segments || segments->size != 3;
  if (has_bundles && given != bundled) {
    op_emit_op_error(ctx, op,
                     "op_bundle_operands count (%lld) does not match with the "
                     "total size (%lld) specified in attribute "
                     "'op_bundle_sizes'",
                     (long long)given, (long long)bundled);
    return false;
  }
  return verify_tags(ctx, op, sizes ? sizes->size : 0);
}

bool llvm_verify_indirect_branch(Context *ctx, const Operation *op) {
  const DenseArrayAttr *sizes = sizes_prop(op, STR("indbr_operand_segments"));
  int64_t sum;
  if (!sum_sizes(ctx, op, "indbr_operand_segments", sizes, &sum))
    return false;
  uint32_t given = op->num_operands - 1;
  if (sum == given && sizes->size == op->num_successors)
    return true;
  op_emit_op_error(ctx, op,
                   "succOperands count (%u) does not match with the total size "
                   "(%lld) specified in attribute 'indbr_operand_segments'",
                   given, (long long)sum);
  return false;
}
