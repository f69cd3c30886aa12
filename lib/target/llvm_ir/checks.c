// SPDX-License-Identifier: Apache-2.0
// What the dialect's verifier lets pass and LLVM does not: found before an
// instruction is printed, and told where the operation is. Follows the
// constructors of llvm::Instruction and llvm::Verifier, so far as modules that
// are verified get there.
#include "target/llvm_ir/llvm_ir_internal.h"

#include <stdlib.h>

//===- Shapes and sizes ---------------------------------------------------===//

/// Lanes of a vector; 0 of other types. Scalable ones are no others' equal.
static int64_t lanes_of(const Type *type) {
  if (!llvm_type_is_vector(type))
    return 0;
  const ShapedType *vector = type_as_vector(type);
  bool is_scalable = vector && vector->scalable && vector->scalable[0];
  return is_scalable ? -llvm_vector_size(type) : llvm_vector_size(type);
}

static const Type *scalar_of(const Type *type) {
  return llvm_type_is_vector(type) ? llvm_vector_element(type) : type;
}

/// Bits of an integer or number, or a lane of them; 0 of others.
static uint32_t scalar_bits(const Type *type) {
  FloatKind format;
  type = scalar_of(type);
  if (llvm_type_is_integer(type))
    return llvm_integer_width(type);
  return export_float_format(type, &format) ? float_formats[format].bits : 0;
}

bool export_type_has_size(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  if (llvm_type_is_function(type) || llvm_type_is_void(type))
    return false;
  if (llvm_type_is_struct(type))
    return dialect->num_ints < 2 || !dialect->ints[1];
  return !dialect || (dialect->def != &llvm_type_defs[LLVM_TYPE_TOKEN] &&
                      dialect->def != &llvm_type_defs[LLVM_TYPE_LABEL] &&
                      dialect->def != &llvm_type_defs[LLVM_TYPE_METADATA]);
}

//===- Instructions -------------------------------------------------------===//

/// Of what is wrong, or NULL.
typedef const char *CheckInstruction(Exporter *exporter, const Operation *op);

static const char *check_shape(Exporter *exporter, const Operation *op) {
  (void)exporter;
  return lanes_of(op_operand_type(op, 0)) == lanes_of(op_result_type(op, 0))
             ? NULL
             : "source and destination must both be scalars or vectors of the "
               "same length";
}

static const char *check_narrowing(Exporter *exporter, const Operation *op) {
  if (scalar_bits(op_result_type(op, 0)) > scalar_bits(op_operand_type(op, 0)))
    return "the destination type is too big";
  return check_shape(exporter, op);
}

static const char *check_widening(Exporter *exporter, const Operation *op) {
  if (scalar_bits(op_result_type(op, 0)) < scalar_bits(op_operand_type(op, 0)))
    return "the destination type is too small";
  return check_shape(exporter, op);
}

static int64_t all_bits(const Type *type) {
  int64_t lanes = lanes_of(type);
  return (lanes ? lanes : 1) * (int64_t)scalar_bits(type);
}

static const char *check_bitcast(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Type *from = op_operand_type(op, 0), *to = op_result_type(op, 0);
  bool has_bits = scalar_bits(from) && scalar_bits(to);
  return has_bits && all_bits(from) != all_bits(to) ? "invalid bitcast" : NULL;
}

static const char *check_select(Exporter *exporter, const Operation *op) {
  (void)exporter;
  int64_t lanes = lanes_of(op_operand_type(op, 0));
  return lanes && lanes != lanes_of(op_result_type(op, 0))
             ? "a vector selects from vectors of its length"
             : NULL;
}

static const char *check_mask(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const DenseArrayAttr *mask =
      attr_as_dense_array(op_prop(op, LLVM_SHUFFLE_MASK));
  int64_t lanes = lanes_of(op_operand_type(op, 0));
  for (size_t i = 0; i < mask->size; i++) {
    int32_t index = ((const int32_t *)mask->data)[i];
    if (lanes > 0 ? index >= 2 * lanes : index > 0)
      return "a shuffle index is out of bounds";
  }
  return NULL;
}

static const char *check_alignment(const Operation *op, unsigned prop) {
  return attr_number(op_prop(op, prop)) > (int64_t)1 << 32
             ? "huge alignment values are unsupported"
             : NULL;
}

static const char *check_access(Exporter *exporter, const Operation *op) {
  (void)exporter;
  return check_alignment(op, LLVM_ACCESS_ALIGNMENT);
}

static const char *check_alloca(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Attribute *type = op_prop(op, LLVM_ALLOCA_ELEM_TYPE);
  if (type && !export_type_has_size(attr_as_type(type)->value))
    return "cannot allocate unsized type";
  return check_alignment(op, LLVM_ALLOCA_ALIGNMENT);
}

static const char *check_gep(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Attribute *type = op_prop(op, LLVM_GEP_ELEM_TYPE);
  return type && !export_type_has_size(attr_as_type(type)->value)
             ? "GEP into unsized type"
             : NULL;
}

static int compare_numbers(const void *lhs, const void *rhs) {
  int64_t left = *(const int64_t *)lhs, right = *(const int64_t *)rhs;
  return left < right ? -1 : left > right;
}

static const char *check_switch(Exporter *exporter, const Operation *op) {
  const Attribute *attr = op_prop(op, LLVM_SWITCH_CASE_VALUES);
  const DenseElementsAttr *cases = attr ? attr_as_dense_elements(attr) : NULL;
  int64_t count = cases ? dense_elements_num(cases) : 0;
  if (count < 2 || llvm_integer_width(op_operand_type(op, 0)) > 64)
    return NULL;
  int64_t *numbers =
      arena_alloc(&exporter->scratch, (size_t)count * sizeof *numbers);
  for (int64_t i = 0; i < count; i++)
    numbers[i] = attr_number(dense_elements_at(exporter->ctx, cases, i));
  qsort(numbers, (size_t)count, sizeof *numbers, compare_numbers);
  for (int64_t i = 1; i < count; i++)
    if (numbers[i] == numbers[i - 1])
      return "duplicate integer as switch case";
  return NULL;
}

/// A call that takes the place of its caller has the caller's types.
static const char *check_tail_types(const Operation *op) {
  const Operation *func = op_parent(op);
  const Type *caller =
      attr_as_type(op_prop(func, LLVM_FUNC_FUNCTION_TYPE))->value;
  const Type *pointee = llvm_pointer_pointee(caller);
  caller = pointee ? pointee : caller;
  const Attribute *callee = op_prop(op, LLVM_CALL_CALLEE);
  uint32_t first = callee ? 0 : 1;
  size_t count = llvm_function_num_params(caller);
  if (op->num_operands - first != count)
    return "cannot guarantee tail call due to mismatched parameter counts";
  for (uint32_t i = 0; i < count; i++)
    if (op_operand_type(op, first + i) != llvm_function_param(caller, i))
      return "cannot guarantee tail call due to mismatched parameter types";
  const Type *result = op->num_results ? op_result_type(op, 0) : NULL;
  const Type *wanted = llvm_function_result(caller);
  bool agrees = result && !llvm_type_is_void(result)
                    ? result == wanted
                    : llvm_type_is_void(wanted);
  return agrees ? NULL
                : "cannot guarantee tail call due to mismatched return types";
}

/// The case of a calling convention; 0 for none.
static uint64_t number_of(const Attribute *attr) {
  const DialectAttr *dialect = attr ? attr_as_dialect(attr, NULL) : NULL;
  return dialect ? dialect->value : 0;
}

static const char *check_call(Exporter *exporter, const Operation *op) {
  enum { MUST_TAIL = 2 };
  (void)exporter;
  const Attribute *tail = op_prop(op, LLVM_CALL_TAIL_CALL_KIND);
  const DialectAttr *kind = tail ? attr_as_dialect(tail, NULL) : NULL;
  uint32_t first = op_prop(op, LLVM_CALL_CALLEE) ? 0 : 1;
  const char *reason = check_arguments(op_prop(op, LLVM_CALL_ARG_ATTRS),
                                       op->num_operands - first);
  if (!reason && op_prop(op, LLVM_CALL_NO_INLINE) &&
      op_prop(op, LLVM_CALL_ALWAYS_INLINE))
    reason = "attributes 'noinline and alwaysinline' are incompatible";
  if (reason || !kind || kind->value != MUST_TAIL)
    return reason;
  const Operation *next = op->next;
  while (next && op_has_trait(next, TRAIT_CONSTANT_LIKE))
    next = next->next;
  if (!next || !op_is(next, &llvm_ops[LLVM_RETURN]))
    return "musttail call must precede a ret";
  return number_of(op_prop(op, LLVM_CALL_CCONV)) ==
                 number_of(op_prop(op_parent(op), LLVM_FUNC_CCONV))
             ? check_tail_types(op)
             : "cannot guarantee tail call due to mismatched calling conv";
}

static const char *check_resume(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Operation *func = op_parent(op);
  bool is_func = func && op_is(func, &llvm_ops[LLVM_FUNC]);
  return is_func && !op_prop(func, LLVM_FUNC_PERSONALITY)
             ? "it needs to be in a function with a personality"
             : NULL;
}

//===- Intrinsics ---------------------------------------------------------===//

/// What `value` is a no-cast of.
static const Operation *made_by(const Value *value) {
  const Operation *op = value_defining_op(value);
  while (op && op->def->dialect == &llvm_dialect && !op->def->is_unregistered &&
         is_no_cast(op))
    op = value_defining_op(op_operand(op, 0));
  return op;
}

static const char *check_lifetime(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Operation *made = made_by(op_operand(op, 0));
  return made && (op_is(made, &llvm_ops[LLVM_ALLOCA]) ||
                  op_is(made, &llvm_ops[LLVM_MLIR_POISON]))
             ? NULL
             : "it can only be used on alloca or poison";
}

/// With bundles only what is always so can be assumed.
static const char *check_assume(Exporter *exporter, const Operation *op) {
  const Constant *condition = value_as_constant(exporter, op_operand(op, 0));
  bool is_true = condition && condition->kind == CONSTANT_INT &&
                 !wide_int_is_zero(&condition->integer);
  return op->num_operands == 1 || is_true
             ? NULL
             : "assume with operand bundles must have i1 true condition";
}

static const char *check_va_start(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Operation *func = op_parent(op);
  if (!func || !op_is(func, &llvm_ops[LLVM_FUNC]))
    return NULL;
  const Type *type =
      attr_as_type(op_prop(func, LLVM_FUNC_FUNCTION_TYPE))->value;
  const Type *pointee = llvm_pointer_pointee(type);
  return llvm_function_is_vararg(pointee ? pointee : type)
             ? NULL
             : "va_start called in a non-varargs function";
}

static const char *check_bswap(Exporter *exporter, const Operation *op) {
  (void)exporter;
  return scalar_bits(op_result_type(op, 0)) % 16
             ? "bswap must be an even number of bytes"
             : NULL;
}

static const char *check_thread_local(Exporter *exporter, const Operation *op) {
  const Constant *constant = value_as_constant(exporter, op_operand(op, 0));
  return constant && constant->kind == CONSTANT_ADDRESS &&
                 constant->symbol.size && !constant->offset
             ? NULL
             : "the first argument must be a global value";
}

static const char *check_prefetch(Exporter *exporter, const Operation *op) {
  static const struct {
    unsigned prop;
    int64_t most;
  } limits[] = {
      {LLVM_PREFETCH_RW, 1}, {LLVM_PREFETCH_HINT, 3}, {LLVM_PREFETCH_CACHE, 1}};
  (void)exporter;
  for (size_t i = 0; i < ARRAY_LENGTH(limits); i++) {
    int64_t number = attr_number(op_prop(op, limits[i].prop));
    if (number < 0 || number > limits[i].most)
      return "an argument is out of range";
  }
  return NULL;
}

static const char *check_overflow(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Type *type = op_operand_type(op, 0), *pair = op_result_type(op, 0);
  bool fits = llvm_type_is_struct(pair) && llvm_struct_size(pair) == 2 &&
              llvm_struct_element(pair, 0) == type &&
              scalar_bits(llvm_struct_element(pair, 1)) == 1 &&
              lanes_of(llvm_struct_element(pair, 1)) == lanes_of(type);
  return fits ? NULL : "the result type does not fit the operands";
}

static const char *check_reduction(Exporter *exporter, const Operation *op) {
  (void)exporter;
  uint32_t vector = op->num_operands - 1;
  const Type *type = scalar_of(op_operand_type(op, vector));
  return type == op_result_type(op, 0) &&
                 (!vector || op_operand_type(op, 0) == type)
             ? NULL
             : "the result type is not that of the elements";
}

/// Vector predication: the mask is as long as the vectors.
static const char *check_predication(const Operation *op) {
  int64_t lanes = lanes_of(op_operand_type(op, op->num_operands - 2));
  for (uint32_t i = 0; i + 1 < op->num_operands; i++) {
    const Type *type = op_operand_type(op, i);
    if (llvm_type_is_vector(type) && lanes_of(type) != lanes)
      return "the vectors are not of the same length";
  }
  return NULL;
}

static const char *check_vp_reduction(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Type *type = scalar_of(op_operand_type(op, 1));
  if (op_operand_type(op, 0) != type || op_result_type(op, 0) != type)
    return "the result type is not that of the elements";
  return check_predication(op);
}

static const char *check_vp_binary(Exporter *exporter, const Operation *op) {
  (void)exporter;
  for (uint32_t i = 0; i + 2 < op->num_operands; i++)
    if (op_operand_type(op, i) != op_result_type(op, 0))
      return "the operands are not of the result's type";
  return check_predication(op);
}

//===- All ----------------------------------------------------------------===//

static CheckInstruction *const checks[LLVM_NUM_OPS] = {
    [LLVM_BITCAST] = check_bitcast,
    [LLVM_TRUNC] = check_narrowing,
    [LLVM_FPTRUNC] = check_narrowing,
    [LLVM_FPEXT] = check_widening,
    [LLVM_FPTOSI] = check_shape,
    [LLVM_FPTOUI] = check_shape,
    [LLVM_SITOFP] = check_shape,
    [LLVM_UITOFP] = check_shape,
    [LLVM_PTRTOINT] = check_shape,
    [LLVM_INTTOPTR] = check_shape,
    [LLVM_SELECT] = check_select,
    [LLVM_SHUFFLEVECTOR] = check_mask,
    [LLVM_LOAD] = check_access,
    [LLVM_STORE] = check_access,
    [LLVM_ALLOCA] = check_alloca,
    [LLVM_INTR_ASSUME] = check_assume,
    [LLVM_GETELEMENTPTR] = check_gep,
    [LLVM_SWITCH] = check_switch,
    [LLVM_CALL] = check_call,
    [LLVM_RESUME] = check_resume,
    [LLVM_INTR_LIFETIME_START] = check_lifetime,
    [LLVM_INTR_LIFETIME_END] = check_lifetime,
    [LLVM_INTR_VASTART] = check_va_start,
    [LLVM_INTR_BSWAP] = check_bswap,
    [LLVM_INTR_THREADLOCAL_ADDRESS] = check_thread_local,
    [LLVM_INTR_PREFETCH] = check_prefetch,
    [LLVM_INTR_SADD_WITH_OVERFLOW] = check_overflow,
    [LLVM_INTR_SMUL_WITH_OVERFLOW] = check_overflow,
    [LLVM_INTR_SSUB_WITH_OVERFLOW] = check_overflow,
    [LLVM_INTR_UADD_WITH_OVERFLOW] = check_overflow,
    [LLVM_INTR_UMUL_WITH_OVERFLOW] = check_overflow,
    [LLVM_INTR_USUB_WITH_OVERFLOW] = check_overflow,
    [LLVM_INTR_VECTOR_REDUCE_ADD] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_AND] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_MUL] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_OR] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_SMAX] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_SMIN] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_UMAX] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_UMIN] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_XOR] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_FADD] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_FMUL] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_FMAX] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_FMIN] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_FMAXIMUM] = check_reduction,
    [LLVM_INTR_VECTOR_REDUCE_FMINIMUM] = check_reduction,
#define BINARY(ID) [LLVM_INTR_VP_##ID] = check_vp_binary
    BINARY(ADD),
    BINARY(SUB),
    BINARY(MUL),
    BINARY(SDIV),
    BINARY(UDIV),
    BINARY(SREM),
    BINARY(UREM),
    BINARY(ASHR),
    BINARY(LSHR),
    BINARY(SHL),
    BINARY(OR),
    BINARY(AND),
    BINARY(XOR),
    BINARY(SMAX),
    BINARY(SMIN),
    BINARY(UMAX),
    BINARY(UMIN),
    BINARY(FADD),
    BINARY(FSUB),
    BINARY(FMUL),
    BINARY(FDIV),
    BINARY(FREM),
    BINARY(FNEG),
    BINARY(FMULADD),
    BINARY(FMA),
#undef BINARY
#define REDUCTION(ID) [LLVM_INTR_VP_REDUCE_##ID] = check_vp_reduction
    REDUCTION(ADD),
    REDUCTION(MUL),
    REDUCTION(AND),
    REDUCTION(OR),
    REDUCTION(XOR),
    REDUCTION(SMAX),
    REDUCTION(SMIN),
    REDUCTION(UMAX),
    REDUCTION(UMIN),
    REDUCTION(FADD),
    REDUCTION(FMUL),
    REDUCTION(FMAX),
    REDUCTION(FMIN),
#undef REDUCTION
};

bool check_instruction(Exporter *exporter, const Operation *op) {
  CheckInstruction *check = checks[op->def - llvm_ops];
  const char *reason = check ? check(exporter, op) : NULL;
  return !reason || export_fail(exporter, op, reason);
}
