// SPDX-License-Identifier: Apache-2.0
// -expand-realloc: memref.realloc becomes a new allocation with a copy if that
// is larger, and otherwise a view of the old one. Follows mlir::memref's
// ExpandRealloc.
#include <stddef.h>

#include "dialects/arith/arith_build.h"
#include "dialects/memref/memref_build.h"
#include "dialects/scf/scf_build.h"
#include "passes/passes.h"
#include "rewrite/conversion/conversion.h"

typedef struct ExpandReallocOptions {
  bool emit_deallocs;
} ExpandReallocOptions;

static const PassOption options_table[] = {
    {.name = "emit-deallocs",
     .kind = PASS_OPTION_BOOL,
     .offset = offsetof(ExpandReallocOptions, emit_deallocs),
     .help = "Emit deallocation operations for the original MemRef"},
};
static const ExpandReallocOptions defaults = {.emit_deallocs = true};

/// A realloc that is being expanded.
typedef struct Realloc {
  Rewriter *rw;
  Operation *op;
  Location loc;
  Value *source;
  const ShapedType *from;
  const ShapedType *to;
  Value *wanted; ///< Operand with the new size, or NULL.
} Realloc;

/// A size from a type, as a value.
static MixedValue known_size(const Realloc *work, int64_t size) {
  return (MixedValue){arith_build_index(work->rw, work->loc, size), size};
}

static MixedValue current_size(const Realloc *work) {
  if (work->from->shape[0] != DYNAMIC_SIZE)
    return known_size(work, work->from->shape[0]);
  Value *zero = arith_build_index(work->rw, work->loc, 0);
  return (MixedValue){
      memref_build_dim(&work->rw->builder, work->loc, work->source, zero),
      DYNAMIC_SIZE};
}

static MixedValue wanted_size(const Realloc *work) {
  return work->wanted ? (MixedValue){work->wanted, DYNAMIC_SIZE}
                      : known_size(work, work->to->shape[0]);
}

/// The lists of a view of `size` elements from the first on.
static void list_size(ViewLists *lists, MixedValue size) {
  if (size.number != DYNAMIC_SIZE)
    size.value = NULL;
  VECTOR_PUSH(&lists->offsets, (MixedValue){.number = 0});
  VECTOR_PUSH(&lists->sizes, size);
  VECTOR_PUSH(&lists->strides, (MixedValue){.number = 1});
}

/// Starts a branch of the conditional, where the builder goes on.
static void begin_branch(const Realloc *work, Operation *if_, unsigned index) {
  Builder *builder = &work->rw->builder;
  Block *block =
      builder_create_block(builder, op_region(if_, index), NULL, NULL, NULL, 0);
  builder_set_to_end(builder, block);
}

static void build_copy(const Realloc *work, bool deallocates, Operation *if_,
                       MixedValue current) {
  static const int64_t zero = 0, one = 1;
  Builder *builder = &work->rw->builder;
  begin_branch(work, if_, 0);
  Value *memory =
      memref_build_alloc(builder, work->loc, work->to, work->wanted,
                         op_prop(work->op, MEMREF_REALLOC_ALIGNMENT));
  ViewLists lists = {0};
  list_size(&lists, current);
  const Type *type =
      subview_type(builder->ctx, work->to, &zero, &current.number, &one);
  Operation *view = memref_build_view(builder, &memref_ops[MEMREF_SUBVIEW],
                                      work->loc, memory, &lists, type);
  view_lists_free(&lists);
  Value *operands[] = {work->source, op_result(view, 0)};
  builder_create_op(builder, &memref_ops[MEMREF_COPY], work->loc, operands, 2,
                    NULL, NULL);
  if (deallocates)
    builder_create_op(builder, &memref_ops[MEMREF_DEALLOC], work->loc,
                      &work->source, 1, NULL, NULL);
  scf_build_yield(builder, work->loc, &memory, 1);
}

static void build_cast(const Realloc *work, Operation *if_, MixedValue wanted) {
  Builder *builder = &work->rw->builder;
  begin_branch(work, if_, 1);
  ViewLists lists = {0};
  list_size(&lists, wanted);
  Operation *view =
      memref_build_view(builder, &memref_ops[MEMREF_REINTERPRET_CAST],
                        work->loc, work->source, &lists, &work->to->base);
  view_lists_free(&lists);
  Value *value = op_result(view, 0);
  scf_build_yield(builder, work->loc, &value, 1);
}

/// realloc %m(%n) -> if (size < %n) { alloc, copy, dealloc %m } else { a view }
static bool expand_realloc(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  const ExpandReallocOptions *options = self->user;
  Builder *builder = &rw->builder;
  Realloc work = {.rw = rw,
                  .op = op,
                  .loc = op->loc,
                  .source = op_operand(op, 0),
                  .from = type_as_shaped(op_operand_type(op, 0)),
                  .to = type_as_shaped(op_result_type(op, 0)),
                  .wanted = op->num_operands > 1 ? op_operand(op, 1) : NULL};
  MixedValue current = current_size(&work);
  MixedValue wanted = wanted_size(&work);
  Value *is_less =
      arith_build_cmpi(rw, op->loc, CMPI_ULT, current.value, wanted.value);
  const Type *type = &work.to->base;
  Operation *if_ = scf_build_if_shell(builder, op->loc, is_less, &type, 1);
  InsertionPoint point = builder_save(builder);
  build_copy(&work, options->emit_deallocs, if_, current);
  build_cast(&work, if_, wanted);
  builder_restore(builder, point);
  rewriter_replace_op_with(rw, op, op_result(if_, 0));
  return true;
}

static bool run(Context *ctx, Operation *op, const void *options) {
  const RewritePattern pattern = {.name = "expand-realloc",
                                  .root = &memref_ops[MEMREF_REALLOC],
                                  .benefit = 1,
                                  .run = expand_realloc,
                                  .user = options};
  ConversionTarget target;
  conversion_target_init(&target);
  conversion_target_add_legal_dialect(&target, &arith_dialect);
  conversion_target_add_legal_dialect(&target, &scf_dialect);
  conversion_target_add_legal_dialect(&target, &memref_dialect);
  conversion_target_add_illegal_op(&target, &memref_ops[MEMREF_REALLOC]);
  bool ok = conversion_apply_patterns(ctx, op, &target, &pattern, 1);
  conversion_target_free(&target);
  return ok;
}

const PassDef expand_realloc_pass = {
    .flag = "expand-realloc",
    .name = "ExpandReallocPass",
    .summary = "Expand memref.realloc operations into its components",
    .run = run,
    PASS_OPTIONS(options_table, ExpandReallocOptions),
    .defaults = &defaults,
};
