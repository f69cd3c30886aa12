// SPDX-License-Identifier: Apache-2.0
// The builtin dialect: hooks of its operations, in mlir-opt 22's words.
#include "dialects/builtin/builtin.h"

#include "dialects/builtin/builtin_internal.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/fold.h"
#include "ir/interfaces/op_interfaces.h"

bool builtin_verify_module(Context *ctx, const Operation *op) {
  const DictionaryAttr *attrs = attr_as_dictionary(op->attrs);
  for (size_t i = 0; attrs && i < attrs->size; i++) {
    StringRef name = attrs->entries[i].name;
    if (string_ref_find(name, '.') != SIZE_MAX)
      continue;
    op_emit_op_error(ctx, op,
                     "can only contain attributes with dialect-prefixed "
                     "names, found: '%.*s'",
                     STR_ARGS(name));
    return false;
  }
  return true;
}

bool builtin_verify_cast(Context *ctx, const Operation *op) {
  if (op->num_results)
    return true;
  return op_reject(ctx, op, "expected at least one result for cast operation");
}

/// Has `op` as many results as `source` has operands, of the same types?
static bool results_match_operands(const Operation *op,
                                   const Operation *source) {
  if (op->num_results != source->num_operands)
    return false;
  for (unsigned i = 0; i < op->num_results; i++)
    if (op_result_type(op, i) != op_operand_type(source, i))
      return false;
  return true;
}

/// The cast whose results are the operands of `op`, all and in order, or NULL.
static Operation *cast_before(const Operation *op) {
  Operation *inner = value_defining_op(op_operand(op, 0));
  if (!inner || inner == op || !op_is(inner, op->def) ||
      inner->num_results != op->num_operands)
    return NULL;
  for (unsigned i = 0; i < op->num_operands; i++)
    if (op_operand(op, i) != op_result(inner, i))
      return NULL;
  return inner;
}

/// cast(x : A) : A -> x; cast(cast(x : A) : B) : A -> x.
bool builtin_fold_cast(Context *ctx, Operation *op,
                       const Attribute *const *constants, FoldResult *results) {
  (void)ctx;
  (void)constants;
  if (op->num_operands == 0)
    return false;
  const Operation *source = op;
  if (!results_match_operands(op, op))
    source = cast_before(op);
  if (!source || !results_match_operands(op, source))
    return false;
  for (unsigned i = 0; i < op->num_results; i++)
    results[i].value = op_operand(source, i);
  return true;
}

/// Only casts may be inlined.
static bool is_legal_to_inline(const Operation *op, const Region *to,
                               bool would_be_cloned) {
  (void)to;
  (void)would_be_cloned;
  return op_is(op, &builtin_ops[BUILTIN_UNREALIZED_CONVERSION_CAST]);
}

static const InlinerInterface inliner = {.is_legal_op = is_legal_to_inline};

const DialectDef builtin_dialect = {
    .name = STR_INIT("builtin"),
    .ops = builtin_ops,
    .num_ops = BUILTIN_NUM_OPS,
    .is_unprefixed = true,
    .is_default = true,
    .has_resources = true,
    .inliner = &inliner,
};
