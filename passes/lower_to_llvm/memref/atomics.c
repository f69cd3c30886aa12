// SPDX-License-Identifier: Apache-2.0
// Atomic updates of one element: one llvm.atomicrmw if it has the kind, else a
// loop around a compare-and-exchange.
#include "dialects/builtin/builtin.h"
#include "dialects/common/constraints.h"
#include "dialects/memref/memref.h"
#include "dialects/std/std.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/type_converter.h"
#include "rewrite/rewriter_clone.h"

/// How a kind is lowered: to an atomicrmw, or to a loop with an operation, or
/// with a comparison and a select.
typedef struct AtomicRow {
  bool is_loop;
  LLVMAtomicBinOp bin_op;
  LLVMOp op; ///< Loop: LLVM_FMUL, LLVM_MUL, LLVM_FCMP.
  /// The predicate of the fcmp: the old value is kept if it holds.
  LLVMFCmpPredicate predicate;
} AtomicRow;

/// By AtomicKind.
static const AtomicRow rows[] = {
    [ATOMIC_ADDF] = {.bin_op = LLVM_ATOMIC_FADD},
    [ATOMIC_ADDI] = {.bin_op = LLVM_ATOMIC_ADD},
    [ATOMIC_ASSIGN] = {.bin_op = LLVM_ATOMIC_XCHG},
    [ATOMIC_MAXF] = {.is_loop = true, .op = LLVM_FCMP, .predicate = FCMP_OGT},
    [ATOMIC_MAXS] = {.bin_op = LLVM_ATOMIC_MAX},
    [ATOMIC_MAXU] = {.bin_op = LLVM_ATOMIC_UMAX},
    [ATOMIC_MINF] = {.is_loop = true, .op = LLVM_FCMP, .predicate = FCMP_OLT},
    [ATOMIC_MINS] = {.bin_op = LLVM_ATOMIC_MIN},
    [ATOMIC_MINU] = {.bin_op = LLVM_ATOMIC_UMIN},
    [ATOMIC_MULF] = {.is_loop = true, .op = LLVM_FMUL},
    [ATOMIC_MULI] = {.is_loop = true, .op = LLVM_MUL},
};

/// By ModernAtomicKind: the kinds that the modern spelling has. The others are
/// not lowered, as in the reference tool.
static const AtomicRow modern_rows[NUM_MODERN_ATOMIC_CASES] = {
    [MODERN_ATOMIC_ADDF] = {.bin_op = LLVM_ATOMIC_FADD},
    [MODERN_ATOMIC_ADDI] = {.bin_op = LLVM_ATOMIC_ADD},
    [MODERN_ATOMIC_ANDI] = {.bin_op = LLVM_ATOMIC_AND},
    [MODERN_ATOMIC_ASSIGN] = {.bin_op = LLVM_ATOMIC_XCHG},
    [MODERN_ATOMIC_MAXIMUMF] = {.bin_op = LLVM_ATOMIC_FMAXIMUM},
    [MODERN_ATOMIC_MAXNUMF] = {.bin_op = LLVM_ATOMIC_FMAX},
    [MODERN_ATOMIC_MAXS] = {.bin_op = LLVM_ATOMIC_MAX},
    [MODERN_ATOMIC_MAXU] = {.bin_op = LLVM_ATOMIC_UMAX},
    [MODERN_ATOMIC_MINIMUMF] = {.bin_op = LLVM_ATOMIC_FMINIMUM},
    [MODERN_ATOMIC_MINNUMF] = {.bin_op = LLVM_ATOMIC_FMIN},
    [MODERN_ATOMIC_MINS] = {.bin_op = LLVM_ATOMIC_MIN},
    [MODERN_ATOMIC_MINU] = {.bin_op = LLVM_ATOMIC_UMIN},
    [MODERN_ATOMIC_MULF] = {.is_loop = true, .op = LLVM_FMUL},
    [MODERN_ATOMIC_MULI] = {.is_loop = true, .op = LLVM_MUL},
    [MODERN_ATOMIC_ORI] = {.bin_op = LLVM_ATOMIC_OR},
    [MODERN_ATOMIC_XORI] = {.bin_op = LLVM_ATOMIC_XOR},
};

/// Kinds for which the LLVM of 2020 has no atomicrmw.
static bool is_modern_only(const AtomicRow *row) {
  return row->bin_op >= LLVM_ATOMIC_FMAX;
}

/// How `op`, of either dialect, is lowered; NULL: it is not.
static const AtomicRow *find_row(const LLVMTypeConverter *converter,
                                 const Operation *op) {
  int64_t kind = -1;
  attr_integer_value(op_prop(op, STD_ATOMIC_RMW_KIND), &kind);
  if (op_is(op, &std_ops[STD_ATOMIC_RMW]))
    return kind >= 0 && kind < (int64_t)ARRAY_LENGTH(rows) ? &rows[kind] : NULL;
  if (kind < 0 || kind >= NUM_MODERN_ATOMIC_CASES)
    return NULL;
  const AtomicRow *row = &modern_rows[kind];
  bool is_lowered =
      converter_is_wrapped(converter) ? !is_modern_only(row) : !row->is_loop;
  return is_lowered ? row : NULL;
}

static const Attribute *i64_attr(Context *ctx, int64_t value) {
  return integer_attr_get_i64(ctx, integer_type_get(ctx, 64), value);
}

/// The three blocks of a compare-and-exchange loop.
typedef struct AtomicLoop {
  const LLVMTypeConverter *converter;
  ConversionRewriter *rw;
  Builder *builder;
  Location loc;
  Value *address;
  const Type *type;    ///< The element's, converted.
  const Type *carried; ///< The type that the loop carries: see carried_type.
  Block *loop;
  Block *end;
  Value *current;  ///< The value expected in memory, as the element …
  Value *expected; ///< … and as it is carried.
} AtomicLoop;

/// The modern llvm.cmpxchg takes no floats: the loop carries integers of the
/// same width, and the element is a bitcast of them.
static const Type *carried_type(const AtomicLoop *work) {
  if (!type_as_float(work->type) || converter_is_wrapped(work->converter))
    return work->type;
  return converter_int(work->converter, work->builder->ctx,
                       type_bit_width(work->type));
}

static Value *build_bitcast(const AtomicLoop *work, Value *value,
                            const Type *type) {
  if (value_type(value) == type)
    return value;
  return llvm_build_cast(work->builder, &llvm_ops[LLVM_BITCAST], work->loc,
                         value, type);
}

/// Ends the block before `op` with a load and a branch to a new loop block,
/// which the builder goes on to fill. What follows `op` moves to `end`.
static void begin_loop(AtomicLoop *work, Operation *op) {
  Rewriter *rw = &work->rw->rewriter;
  Block *start = op->block;
  work->carried = carried_type(work);
  work->end = rewriter_split_block(rw, start, op);
  work->loop = rewriter_create_block(rw, start->parent, work->end,
                                     &work->carried, &work->loc, 1);
  builder_set_to_end(work->builder, start);
  Value *init =
      llvm_build_load(work->builder, work->loc, work->address, work->carried);
  llvm_build_br(work->builder, work->loc, work->loop, &init, 1);
  work->expected = block_argument(work->loop, 0);
  builder_set_to_end(work->builder, work->loop);
  work->current = build_bitcast(work, work->expected, work->type);
}

static Value *build_cmpxchg(AtomicLoop *work, Value *updated) {
  Context *ctx = work->builder->ctx;
  const Type *parts[] = {work->carried, converter_int(work->converter, ctx, 1)};
  const Type *pair = converter_struct(work->converter, ctx, parts, 2);
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  props[LLVM_CMPXCHG_SUCCESS_ORDERING] = i64_attr(ctx, LLVM_ORDERING_ACQ_REL);
  props[LLVM_CMPXCHG_FAILURE_ORDERING] = i64_attr(ctx, LLVM_ORDERING_MONOTONIC);
  Value *operands[] = {work->address, work->expected,
                       build_bitcast(work, updated, work->carried)};
  return op_result(builder_create_op(work->builder, &llvm_ops[LLVM_CMPXCHG],
                                     work->loc, operands, 3, pair, props),
                   0);
}

/// Stores `updated` if memory has not changed meanwhile, else repeats the loop.
/// Returns the value found in memory.
static Value *end_loop(AtomicLoop *work, Value *updated) {
  Context *ctx = work->builder->ctx;
  Value *pair = build_cmpxchg(work, updated);
  int64_t position = 0;
  Value *found = llvm_build_extractvalue(work->builder, work->loc, pair,
                                         &position, 1, work->carried);
  position = 1;
  Value *is_done =
      llvm_build_extractvalue(work->builder, work->loc, pair, &position, 1,
                              converter_int(work->converter, ctx, 1));
  Value *element = build_bitcast(work, found, work->type);
  const int32_t segments[] = {1, 0, 1};
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  props[LLVM_COND_BR_SEGMENTS] = dense_i32_array_attr_get(ctx, segments, 3);
  Value *operands[] = {is_done, found};
  Block *blocks[] = {work->end, work->loop};
  OpState state = {.def = &llvm_ops[LLVM_COND_BR],
                   .loc = work->loc,
                   .operands = operands,
                   .num_operands = 2,
                   .successors = blocks,
                   .num_successors = 2,
                   .props = props};
  builder_create(work->builder, &state);
  return element;
}

/// The new value for a kind without an atomicrmw.
static Value *build_update(AtomicLoop *work, const AtomicRow *row,
                           Value *operand) {
  Builder *builder = work->builder;
  if (row->op != LLVM_FCMP)
    return llvm_build_binary(builder, &llvm_ops[row->op], work->loc,
                             work->current, operand);
  Value *keeps =
      llvm_build_fcmp(builder, work->loc, row->predicate, work->current,
                      operand, converter_int(work->converter, builder->ctx, 1));
  return llvm_build_select(builder, work->loc, keeps, work->current, operand);
}

static Value *build_atomicrmw(AtomicLoop *work, const AtomicRow *row,
                              Value *operand) {
  Context *ctx = work->builder->ctx;
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  props[LLVM_ATOMICRMW_BIN_OP] = i64_attr(ctx, row->bin_op);
  props[LLVM_ATOMICRMW_ORDERING] = i64_attr(ctx, LLVM_ORDERING_ACQ_REL);
  Value *operands[] = {work->address, operand};
  return op_result(builder_create_op(work->builder, &llvm_ops[LLVM_ATOMICRMW],
                                     work->loc, operands, 2, work->type, props),
                   0);
}

/// atomic_rmw "kind" %v, %m[…] -> llvm.atomicrmw, or a loop
static bool lower_atomic_rmw(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  const AtomicRow *row = find_row(pattern_converter(self), op);
  Value *operand = adaptor_operand(adaptor, 0);
  if (!row || !operand)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "there is no atomic update of this kind");
  AtomicLoop work = {.converter = pattern_converter(self),
                     .rw = rw,
                     .builder = &rw->rewriter.builder,
                     .loc = op->loc,
                     .type = value_type(operand)};
  work.address = lowering_operand_address(work.converter, op, adaptor, rw, 1,
                                          LLVM_GEP_NONE);
  if (!work.address)
    return false;
  Value *result;
  if (row->is_loop) {
    begin_loop(&work, op);
    result = end_loop(&work, build_update(&work, row, operand));
  } else {
    result = build_atomicrmw(&work, row, operand);
  }
  rewriter_replace_op_with(&rw->rewriter, op, result);
  return true;
}

/// Copies the body of `op` to the insertion point, to be lowered with this
/// operation. Gives what it yields, or NULL if that has no LLVM type. The copy
/// sees the current value in the type that it expects, by a cast that is
/// replaced once the copy is made.
static Value *clone_body(AtomicLoop *work, Operation *op) {
  Rewriter *rw = &work->rw->rewriter;
  PtrMap mapping = {0};
  Block *body = op_region(op, 0)->first;
  Value *argument = block_argument(body, 0);
  Operation *cast = NULL;
  if (value_type(argument) != work->type)
    cast = builder_create_op(
        work->builder, &builtin_ops[BUILTIN_UNREALIZED_CONVERSION_CAST],
        work->loc, &work->current, 1, value_type(argument), NULL);
  ptr_map_set(&mapping, argument, cast ? op_result(cast, 0) : work->current);
  for (Operation *inner = body->first; inner != body->last; inner = inner->next)
    rewriter_clone(rw, inner, &mapping);
  if (cast)
    rewriter_replace_op_with(rw, cast, work->current);
  Value *yielded = op_operand(body->last, 0);
  Value *copy = ptr_map_get(&mapping, yielded);
  ptr_map_free(&mapping);
  if (yielded == argument) // The cast may be gone.
    return work->current;
  ValueVector values = {0};
  bool ok =
      conversion_remapped_value(work->rw, copy ? copy : yielded, &values) &&
      values.size == 1;
  Value *result = ok ? values.data[0] : NULL;
  VECTOR_FREE(&values);
  return result;
}

/// generic_atomic_rmw %m[…] { body } -> a loop around the body
static bool lower_generic_atomic_rmw(const RewritePattern *self, Operation *op,
                                     const Adaptor *adaptor,
                                     ConversionRewriter *rw) {
  Builder *builder = &rw->rewriter.builder;
  AtomicLoop work = {.converter = pattern_converter(self),
                     .rw = rw,
                     .builder = builder,
                     .loc = op->loc};
  work.type =
      converter_convert(work.converter, builder->ctx, op_result_type(op, 0));
  if (!work.type)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the element has no LLVM type");
  work.address = lowering_operand_address(work.converter, op, adaptor, rw, 0,
                                          LLVM_GEP_NONE);
  if (!work.address)
    return false;
  begin_loop(&work, op);
  Value *result = clone_body(&work, op);
  if (result)
    rewriter_replace_op_with(&rw->rewriter, op, end_loop(&work, result));
  return result || rewriter_match_failure(&rw->rewriter, op,
                                          "the yielded value has no LLVM type");
}

static const RewritePattern std_atomic_rows[] = {
    {.name = "atomic-rmw-to-llvm",
     .root = &std_ops[STD_ATOMIC_RMW],
     .benefit = 1,
     .convert = lower_atomic_rmw},
    {.name = "atomic-rmw-to-llvm",
     .root = &memref_ops[MEMREF_ATOMIC_RMW],
     .benefit = 1,
     .convert = lower_atomic_rmw},
    {.name = "generic-atomic-rmw-to-llvm",
     .root = &memref_ops[MEMREF_GENERIC_ATOMIC_RMW],
     .benefit = 1,
     .convert = lower_generic_atomic_rmw},
    {.name = "generic-atomic-rmw-to-llvm",
     .root = &std_ops[STD_GENERIC_ATOMIC_RMW],
     .benefit = 1,
     .convert = lower_generic_atomic_rmw},
};

const PatternTable std_atomic_lowerings = PATTERN_TABLE(std_atomic_rows);
