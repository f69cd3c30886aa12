// SPDX-License-Identifier: Apache-2.0
// -upgrade-std: 2020's std operations become those of today's dialects, which
// mlir-opt 22 reads. Nearly all keep their operands and attributes and get
// another name; the others are in upgrade_memory.c. Layouts of memrefs become
// strided ones everywhere, so that types still agree.
#include "passes/upgrade/upgrade.h"

#include "dialects/func/func.h"
#include "dialects/std/std.h"
#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/erase.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "passes/passes.h"

/// How an operation of std is upgraded: by another name, or by a function.
typedef struct UpgradeRow {
  const char *name;
  UpgradeOp *upgrade;
} UpgradeRow;

static UpgradeOp upgrade_constant;
static UpgradeOp upgrade_function;

static const UpgradeRow rows[STD_NUM_OPS] = {
    [STD_ABSF] = {.name = "math.absf"},
    [STD_ATAN] = {.name = "math.atan"},
    [STD_CEILF] = {.name = "math.ceil"},
    [STD_COS] = {.name = "math.cos"},
    [STD_EXP] = {.name = "math.exp"},
    [STD_EXP2] = {.name = "math.exp2"},
    [STD_FLOORF] = {.name = "math.floor"},
    [STD_LOG] = {.name = "math.log"},
    [STD_LOG10] = {.name = "math.log10"},
    [STD_LOG1P] = {.name = "math.log1p"},
    [STD_LOG2] = {.name = "math.log2"},
    [STD_NEGF] = {.name = "arith.negf"},
    [STD_RSQRT] = {.name = "math.rsqrt"},
    [STD_SIN] = {.name = "math.sin"},
    [STD_SQRT] = {.name = "math.sqrt"},
    [STD_TANH] = {.name = "math.tanh"},
    [STD_ADDF] = {.name = "arith.addf"},
    [STD_ATAN2] = {.name = "math.atan2"},
    [STD_COPYSIGN] = {.name = "math.copysign"},
    [STD_DIVF] = {.name = "arith.divf"},
    [STD_MULF] = {.name = "arith.mulf"},
    [STD_REMF] = {.name = "arith.remf"},
    [STD_SUBF] = {.name = "arith.subf"},
    [STD_FMAF] = {.name = "math.fma"},
    [STD_ADDI] = {.name = "arith.addi"},
    [STD_SUBI] = {.name = "arith.subi"},
    [STD_MULI] = {.name = "arith.muli"},
    [STD_DIVI_SIGNED] = {.name = "arith.divsi"},
    [STD_DIVI_UNSIGNED] = {.name = "arith.divui"},
    [STD_REMI_SIGNED] = {.name = "arith.remsi"},
    [STD_REMI_UNSIGNED] = {.name = "arith.remui"},
    [STD_FLOORDIVI_SIGNED] = {.name = "arith.floordivsi"},
    [STD_CEILDIVI_SIGNED] = {.name = "arith.ceildivsi"},
    [STD_AND] = {.name = "arith.andi"},
    [STD_OR] = {.name = "arith.ori"},
    [STD_XOR] = {.name = "arith.xori"},
    [STD_SHIFT_LEFT] = {.name = "arith.shli"},
    [STD_SHIFT_RIGHT_SIGNED] = {.name = "arith.shrsi"},
    [STD_SHIFT_RIGHT_UNSIGNED] = {.name = "arith.shrui"},
    [STD_ADDCF] = {.name = "complex.add"},
    [STD_SUBCF] = {.name = "complex.sub"},
    [STD_CREATE_COMPLEX] = {.name = "complex.create"},
    [STD_RE] = {.name = "complex.re"},
    [STD_IM] = {.name = "complex.im"},
    [STD_FPEXT] = {.name = "arith.extf"},
    [STD_FPTRUNC] = {.name = "arith.truncf"},
    [STD_FPTOSI] = {.name = "arith.fptosi"},
    [STD_FPTOUI] = {.name = "arith.fptoui"},
    [STD_SITOFP] = {.name = "arith.sitofp"},
    [STD_UITOFP] = {.name = "arith.uitofp"},
    [STD_INDEX_CAST] = {.name = "arith.index_cast"},
    [STD_SEXTI] = {.name = "arith.extsi"},
    [STD_ZEXTI] = {.name = "arith.extui"},
    [STD_TRUNCI] = {.name = "arith.trunci"},
    [STD_CMPI] = {.name = "arith.cmpi"},
    [STD_CMPF] = {.name = "arith.cmpf"},
    [STD_SELECT] = {.name = "arith.select"},
    [STD_CONSTANT] = {.upgrade = upgrade_constant},
    [STD_ASSERT] = {.name = "cf.assert"},
    [STD_FUNC] = {.upgrade = upgrade_function},
    [STD_RETURN] = {.name = "func.return"},
    [STD_CALL] = {.name = "func.call"},
    [STD_CALL_INDIRECT] = {.name = "func.call_indirect"},
    [STD_BR] = {.name = "cf.br"},
    [STD_COND_BR] = {.name = "cf.cond_br"},
    [STD_SWITCH] = {.name = "cf.switch"},
    [STD_ALLOC] = {.upgrade = upgrade_alloc},
    [STD_ALLOCA] = {.upgrade = upgrade_alloc},
    [STD_DEALLOC] = {.name = "memref.dealloc"},
    [STD_LOAD] = {.name = "memref.load"},
    [STD_STORE] = {.name = "memref.store"},
    [STD_DIM] = {.upgrade = upgrade_dim},
    [STD_RANK] = {.upgrade = upgrade_rank},
    [STD_MEMREF_CAST] = {.name = "memref.cast"},
    [STD_VIEW] = {.upgrade = upgrade_view},
    [STD_SUBVIEW] = {.upgrade = upgrade_subview},
    [STD_PREFETCH] = {.name = "memref.prefetch"},
    [STD_ASSUME_ALIGNMENT] = {.upgrade = upgrade_assume_alignment},
    [STD_ATOMIC_RMW] = {.upgrade = upgrade_atomic_rmw},
    [STD_GENERIC_ATOMIC_RMW] = {.name = "memref.generic_atomic_rmw"},
    [STD_ATOMIC_YIELD] = {.name = "memref.atomic_yield"},
    [STD_DMA_START] = {.name = "memref.dma_start"},
    [STD_DMA_WAIT] = {.name = "memref.dma_wait"},
    [STD_SPLAT] = {.upgrade = upgrade_splat},
    [STD_EXTRACT_ELEMENT] = {.upgrade = upgrade_extract_element},
    [STD_TENSOR_FROM_ELEMENTS] = {.name = "tensor.from_elements"},
    [STD_TENSOR_CAST] = {.name = "tensor.cast"},
    [STD_TENSOR_LOAD] = {.upgrade = upgrade_tensor_load},
    [STD_TENSOR_STORE] = {.upgrade = upgrade_tensor_store},
    [STD_SUBTENSOR] = {.upgrade = upgrade_subtensor},
};

/// Properties for `def` from those of `op`, by name.
static void collect_props(Upgrade *up, const Operation *op, const OpDef *def) {
  up->props.size = 0;
  for (unsigned i = 0; i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    int slot = op_def_prop_index(op->def, prop->name);
    const Attribute *value = slot < 0 ? NULL : op_prop(op, (unsigned)slot);
    if (!value && prop->initial)
      value = prop->initial(up->ctx);
    VECTOR_PUSH(&up->props, value);
  }
}

static void collect_parts(Upgrade *up, const Operation *op, const OpDef *def) {
  up->operands.size = up->result_types.size = up->successors.size = 0;
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&up->operands, op_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&up->result_types, op_result_type(op, i));
  for (uint32_t i = 0; i < op->num_successors; i++)
    VECTOR_PUSH(&up->successors, op_successor(op, i));
  collect_props(up, op, def);
}

Operation *upgrade_create(Upgrade *up, Operation *op, const char *name) {
  const OpDef *def = context_op_def(up->ctx, string_ref_from_cstr(name));
  if (!def) {
    op_emit_op_error(up->ctx, op, "cannot become '%s': no such operation",
                     name);
    return NULL;
  }
  collect_parts(up, op, def);
  OpState state = {.def = def,
                   .loc = op->loc,
                   .operands = up->operands.data,
                   .result_types = up->result_types.data,
                   .successors = up->successors.data,
                   .props = up->props.data,
                   .attrs = op->attrs,
                   .num_operands = (uint32_t)up->operands.size,
                   .num_results = (uint32_t)up->result_types.size,
                   .num_successors = (uint32_t)up->successors.size,
                   .num_regions = op->num_regions};
  builder_set_before(&up->builder, op);
  Operation *created = builder_create(&up->builder, &state);
  for (unsigned i = 0; i < op->num_regions; i++)
    region_take_blocks(op_region(created, i), op_region(op, i));
  type_replacer_op(&up->types, created);
  return created;
}

Operation *upgrade_replace(Upgrade *up, Operation *op, Operation *with) {
  if (!with)
    return NULL;
  for (uint32_t i = 0; i < op->num_results; i++)
    value_replace_all_uses_with(op_result(op, i), op_result(with, i));
  op_erase(up->ctx, op);
  return with;
}

static Operation *upgrade_constant(Upgrade *up, Operation *op) {
  const Attribute *value = op_prop(op, CONSTANT_PROP_VALUE);
  if (attr_as_symbol_ref(value))
    return upgrade_replace(up, op, upgrade_create(up, op, "func.constant"));
  if (attr_type(value))
    return upgrade_replace(up, op, upgrade_create(up, op, "arith.constant"));
  diag_attr(op_emit_op_error(up->ctx, op,
                             "has no counterpart in today's dialects: its "
                             "value has no type: "),
            value);
  return NULL;
}

/// `llvm.noalias = true` is a unit today, and false is nothing. An argument
/// that is a number, not a pointer, loses the pointer attributes.
static const Attribute *upgraded_argument(Context *ctx, const Attribute *dict,
                                          const Type *type) {
  if (type_is_int_or_float(type)) {
    dict = dictionary_with(ctx, dict, STR("llvm.noalias"), NULL);
    dict = dict ? dictionary_with(ctx, dict, STR("llvm.align"), NULL) : NULL;
    return dict ? dict : dictionary_attr_get(ctx, NULL, 0);
  }
  const Attribute *noalias = dictionary_get(dict, STR("llvm.noalias"));
  if (!noalias || attr_kind(noalias) == ATTR_UNIT)
    return dict;
  dict = dictionary_with(ctx, dict, STR("llvm.noalias"),
                         attr_is_true(noalias) ? unit_attr_get(ctx) : NULL);
  return dict ? dict : dictionary_attr_get(ctx, NULL, 0);
}

static const Attribute *upgraded_arguments(Upgrade *up,
                                           const Attribute *arg_attrs,
                                           const FunctionType *type) {
  const ArrayAttr *arguments = attr_as_array(arg_attrs);
  if (!arguments)
    return arg_attrs;
  up->props.size = 0;
  for (size_t i = 0; i < arguments->size; i++)
    VECTOR_PUSH(&up->props, upgraded_argument(up->ctx, arguments->elements[i],
                                              type->types[i]));
  return array_attr_get(up->ctx, up->props.data, up->props.size);
}

static Operation *upgrade_function(Upgrade *up, Operation *op) {
  Operation *func = upgrade_create(up, op, "func.func");
  if (!func)
    return NULL;
  const TypeAttr *type = attr_as_type(op_prop(func, FUNC_PROP_FUNCTION_TYPE));
  op_set_prop(func, FUNC_PROP_ARG_ATTRS,
              upgraded_arguments(up, op_prop(func, FUNC_PROP_ARG_ATTRS),
                                 type_as_function(type->value)));
  if (region_is_empty(op_region(func, 0)) &&
      !op_prop(func, FUNC_PROP_SYM_VISIBILITY))
    op_set_prop(func, FUNC_PROP_SYM_VISIBILITY,
                string_attr_get(up->ctx, STR("private")));
  return upgrade_replace(up, op, func);
}

/// The replacement of `op`, with today's types; NULL after an error.
static Operation *upgrade_op(Upgrade *up, Operation *op) {
  if (op->def->dialect != &std_dialect) {
    type_replacer_op(&up->types, op);
    return op;
  }
  const UpgradeRow *row = &rows[op->def - std_ops];
  if (row->upgrade)
    return row->upgrade(up, op);
  if (!row->name) {
    op_emit_op_error(up->ctx, op, "has no counterpart in today's dialects");
    return NULL;
  }
  return upgrade_replace(up, op, upgrade_create(up, op, row->name));
}

static bool upgrade_all(Upgrade *up, Operation *root) {
  FOR_EACH_OP_PREORDER(op, root) {
    op = upgrade_op(up, op);
    if (!op)
      return false;
  }
  return true;
}

void upgrade_init(Upgrade *up, Context *ctx) {
  *up = (Upgrade){.ctx = ctx,
                  .types = {.ctx = ctx, .replace = upgraded_memref_type}};
  builder_init(&up->builder, ctx);
}

void upgrade_free(Upgrade *up) {
  type_replacer_free(&up->types);
  VECTOR_FREE(&up->operands);
  VECTOR_FREE(&up->result_types);
  VECTOR_FREE(&up->successors);
  VECTOR_FREE(&up->props);
}

bool upgrade_std(Upgrade *up, Operation *root) {
  if (!upgrade_all(up, root))
    return false;
  if (up->has_assumptions)
    upgrade_assumptions(root);
  return true;
}

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  Upgrade up;
  upgrade_init(&up, ctx);
  bool is_done = upgrade_std(&up, root);
  upgrade_free(&up);
  return is_done;
}

const PassDef upgrade_std_pass = {
    .flag = "upgrade-std",
    .summary = "Upgrade the std dialect of 2020 to today's dialects",
    .anchor = "builtin.module",
    .run = run,
};
