// SPDX-License-Identifier: Apache-2.0
// Notes on operations that are left over on the way to LLVM IR.
#include "dialects/builtin/builtin.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/print/printer.h"
#include "target/llvm_ir/checks/lowering_passes.h"
#include "target/llvm_ir/llvm_ir_internal.h"

/// Casts of a chain that are followed: in unreachable blocks a chain may be a
/// cycle.
enum { MAX_CASTS = 64 };

static bool is_cast(const Operation *op) {
  return op && op_is(op, &builtin_ops[BUILTIN_UNREALIZED_CONVERSION_CAST]);
}

/// The operand of the first cast in the chain that ends in `cast`; NULL: there
/// is none.
static const Value *first_operand(const Operation *cast) {
  const Value *value = NULL;
  for (unsigned i = 0; i < MAX_CASTS && is_cast(cast); i++) {
    if (!cast->num_operands)
      return NULL;
    value = op_operand(cast, 0);
    cast = value_defining_op(value);
  }
  return value;
}

/// The first use of the results of the chain from `cast` on that is not a cast.
static const Use *last_use(const Operation *cast) {
  const Use *use = NULL;
  for (unsigned i = 0; i < MAX_CASTS && is_cast(cast); i++) {
    use = cast->num_results ? op_result(cast, 0)->first_use : NULL;
    cast = use ? use->owner : NULL;
  }
  return is_cast(cast) ? NULL : use;
}

static void note_producer(Context *ctx, Diagnostic *error, const Value *value) {
  const Operation *producer = value_defining_op(value);
  if (producer) {
    op_attach_note(ctx, error, producer, "the value is made by '%.*s'",
                   STR_ARGS(op_name(producer)));
    return;
  }
  const Region *region = value_parent_block(value)->parent;
  const Operation *parent = region ? region->parent : NULL;
  if (parent)
    op_attach_note(ctx, error, parent, "the value is an argument in '%.*s'",
                   STR_ARGS(op_name(parent)));
}

static const char *which_form(const LoweringPass *pass) {
  return pass->types < LOWERING_OF_SCALABLE ? "of these types" : "in this form";
}

/// Why a pass of mlir-opt is no help.
static const char *what_mlopt_lacks(const LoweringPass *pass) {
  return pass->place == LOWERING_LEAVES ? "mlopt's leaves it in this form"
                                        : "mlopt does not have it";
}

static void note_remedy(Context *ctx, Diagnostic *error, const Operation *cast,
                        const Value *value, const Use *use) {
  LoweringPass pass =
      use ? lowering_pass_of(ctx, use->owner) : (LoweringPass){0};
  if (use && value && value_type(use->value) == value_type(value))
    op_attach_note(ctx, error, cast,
                   "-reconcile-unrealized-casts removes it: with others it "
                   "cancels out");
  else if (pass.flag && pass.place != LOWERING_HERE)
    op_attach_note(ctx, error, cast, "-%s of mlir-opt converts '%.*s'; %s",
                   pass.flag, STR_ARGS(op_name(use->owner)),
                   what_mlopt_lacks(&pass));
  else if (pass.flag)
    op_attach_note(ctx, error, cast,
                   "-%s converts '%.*s', and -reconcile-unrealized-casts "
                   "removes the cast then",
                   pass.flag, STR_ARGS(op_name(use->owner)));
  else if (pass.op.size)
    op_attach_note(ctx, error, cast,
                   "mlopt has no pass that converts '%.*s' %s",
                   STR_ARGS(pass.op), which_form(&pass));
  else
    op_attach_note(ctx, error, cast,
                   "-reconcile-unrealized-casts removes casts that cancel out "
                   "once the operations around them are converted");
}

static void explain_cast(Context *ctx, Diagnostic *error,
                         const Operation *cast) {
  const Value *value = first_operand(cast);
  const Use *use = last_use(cast);
  if (value)
    note_producer(ctx, error, value);
  if (use)
    op_attach_note(ctx, error, use->owner, "'%.*s' needs it converted",
                   STR_ARGS(op_name(use->owner)));
  note_remedy(ctx, error, cast, value, use);
}

static bool is_unstrided(const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  return memref && !memref_type_is_strided(memref);
}

/// A memref type of `op`, or of the arguments of its first region, whose layout
/// no pass converts; NULL: there is none.
static const Type *find_unstrided(const Operation *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (is_unstrided(value_type(op_operand(op, i))))
      return value_type(op_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    if (is_unstrided(op_result_type(op, i)))
      return op_result_type(op, i);
  const Block *entry = op->num_regions ? op_region(op, 0)->first : NULL;
  for (uint32_t i = 0; entry && i < entry->num_arguments; i++)
    if (is_unstrided(value_type(block_argument(entry, i))))
      return value_type(block_argument(entry, i));
  return NULL;
}

static void note_unstrided(Context *ctx, Diagnostic *error, const Type *type) {
  Stream text = {0};
  type_print_brief(&text, type);
  diag_hint(ctx, error,
            "no pass converts it: the layout of '%.*s' is not strided",
            STR_ARGS(stream_view(&text)));
  stream_free(&text);
}

void export_explain_left_over(Context *ctx, Diagnostic *error,
                              const Operation *op) {
  if (is_cast(op)) {
    explain_cast(ctx, error, op);
    return;
  }
  const Type *unstrided = find_unstrided(op);
  LoweringPass pass = lowering_pass_of(ctx, op);
  if (unstrided)
    note_unstrided(ctx, error, unstrided);
  else if (pass.flag && pass.place != LOWERING_HERE)
    diag_hint(ctx, error, "-%s of mlir-opt converts it; %s", pass.flag,
              what_mlopt_lacks(&pass));
  else if (pass.flag)
    diag_hint(ctx, error, "-%s converts it", pass.flag);
  else if (pass.op.size)
    diag_hint(ctx, error, "mlopt has no pass that converts it, %s",
              which_form(&pass));
}
