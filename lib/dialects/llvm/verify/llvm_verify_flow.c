// SPDX-License-Identifier: Apache-2.0
// Verifiers of llvm's landing pads, switches and inline assembly.
#include "dialects/common/branch_weights.h"
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"

static const Operation *parent_function(const Operation *op) {
  const Operation *parent = op_parent(op);
  while (parent && !op_is(parent, &llvm_ops[LLVM_FUNC]))
    parent = op_parent(parent);
  return parent;
}

static bool is_result_of(const Value *value, LLVMOp def) {
  const Operation *op = value_defining_op(value);
  return op && op_is(op, &llvm_ops[def]);
}

/// A caught type is null, a global's address or a cast of that. A filter, which
/// is an array, may be anything.
static bool verify_clause(Context *ctx, const Operation *op, unsigned index) {
  const Value *clause = op_operand(op, index);
  if (llvm_type_is_array(op_operand_type(op, index)) ||
      is_result_of(clause, LLVM_MLIR_ZERO) ||
      is_result_of(clause, LLVM_MLIR_ADDRESSOF))
    return true;
  if (!is_result_of(clause, LLVM_BITCAST)) {
    op_emit_error(ctx, op,
                  "clause #%u is not a known constant - null, addressof, "
                  "bitcast",
                  index);
    return false;
  }
  const Operation *cast = value_defining_op(clause);
  if (is_result_of(op_operand(cast, 0), LLVM_MLIR_ADDRESSOF))
    return true;
  Diagnostic *diag = op_emit_error(ctx, op, "constant clauses expected");
  op_attach_note(ctx, diag, cast,
                 "global addresses expected as operand to bitcast used in "
                 "clauses for landingpad");
  return false;
}

/// An operation with 2020's types is accepted unchecked.
bool llvm_verify_landingpad(Context *ctx, const Operation *op) {
  if (llvm_op_is_wrapped(op))
    return true;
  const Operation *func = parent_function(op);
  if (func && !op_attr(func, STR("personality"))) {
    op_emit_error(
        ctx, op,
        "llvm.landingpad needs to be in a function with a personality");
    return false;
  }
  if (op->num_operands == 0 && !op_prop(op, LLVM_LANDINGPAD_CLEANUP)) {
    op_emit_error(ctx, op,
                  "landingpad instruction expects at least one clause or "
                  "cleanup attribute");
    return false;
  }
  for (unsigned i = 0; i < op->num_operands; i++)
    if (!verify_clause(ctx, op, i))
      return false;
  return true;
}

bool llvm_verify_switch(Context *ctx, const Operation *op) {
  if (!branch_weights_verify(ctx, op))
    return false;
  const Attribute *values = op_prop(op, LLVM_SWITCH_CASE_VALUES);
  const ShapedType *shape = values ? type_as_shaped(attr_type(values)) : NULL;
  int64_t count = shape ? shaped_type_num_elements(shape) : 0;
  if (count != (int64_t)op->num_successors - 1)
    return op_reject(ctx, op,
                     "expects number of case values to match number of case "
                     "destinations");
  const Type *type = op_operand_type(op, 0);
  if (!shape || llvm_type_is_wrapped(type) || shape->element == type)
    return true;
  op_emit_error(ctx, op,
                "expects case value type to match condition value type");
  return false;
}

bool llvm_verify_inline_asm(Context *ctx, const Operation *op) {
  enum { MUST_TAIL = 2 };
  const DialectAttr *kind =
      attr_as_dialect(op_prop(op, LLVM_ASM_TAIL_CALL_KIND), NULL);
  if (!kind || kind->value != MUST_TAIL)
    return true;
  return op_reject(
      ctx, op, "tail call kind 'musttail' is not supported by this operation");
}
