// SPDX-License-Identifier: Apache-2.0
// Checks of intrinsics, like those of instructions in checks.c.
#include "ir/op_attrs.h"
#include "target/llvm_ir/checks/checks.h"

/// The operand of `value` without casts that change nothing.
static const Operation *made_by(const Value *value) {
  const Operation *op = value_defining_op(value);
  while (op && op->def->dialect == &llvm_dialect && !op->def->is_unregistered &&
         is_no_cast(op))
    op = value_defining_op(op_operand(op, 0));
  return op;
}

/// The intrinsics of packed vectors are declared with plain pointers alone, and
/// their masks have a bit for each element.
static const char *check_packed(Exporter *exporter, const Operation *op) {
  (void)exporter;
  bool is_load = op_is(op, &llvm_ops[LLVM_INTR_MASKED_EXPANDLOAD]);
  if (llvm_pointer_address_space(op_operand_type(op, is_load ? 0 : 1)))
    return "its pointer must be in address space 0";
  const Type *vector = is_load ? op_result_type(op, 0) : op_operand_type(op, 0);
  return lanes_of(op_operand_type(op, is_load ? 1 : 2)) == lanes_of(vector)
             ? NULL
             : "the mask is not of the vector's length";
}

static const char *check_lane_mask(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Type *lane = llvm_vector_element(op_result_type(op, 0));
  if (!lane)
    return "Intrinsic has incorrect return type!";
  bool is_mask = llvm_integer_width(lane) == 1;
  return is_mask ? NULL : "get_active_lane_mask: element type is not i1";
}

static const char *check_lifetime(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Operation *made = made_by(op_operand(op, 0));
  return made && (op_is(made, &llvm_ops[LLVM_ALLOCA]) ||
                  op_is(made, &llvm_ops[LLVM_MLIR_POISON]))
             ? NULL
             : "it can only be used on alloca or poison";
}

static const char *check_thread_local(Exporter *exporter, const Operation *op) {
  const Constant *constant = value_as_constant(exporter, op_operand(op, 0));
  if (!constant || constant->kind != CONSTANT_ADDRESS ||
      !constant->symbol.data || constant->offset)
    return "the first argument must be a global value";
  const Operation *symbol = export_symbol(exporter, constant->symbol);
  int slot = symbol ? op_def_prop_index(symbol->def, STR("thread_local_")) : -1;
  return slot >= 0 && op_prop(symbol, (unsigned)slot)
             ? NULL
             : "the first argument must be thread-local";
}

/// Checks intrinsics that are called by name as their operations.
static const char *check_named(Exporter *exporter, const Operation *op) {
  StringRef name = attr_string_value(op_prop(op, LLVM_CALL_INTRINSIC_INTRIN));
  if (op->num_operands && string_ref_equals(name, STR("llvm.assume")))
    return check_assume(exporter, op);
  if (op->num_results &&
      string_ref_equals(name, STR("llvm.get.active.lane.mask")))
    return check_lane_mask(exporter, op);
  if (op->num_operands == 1 &&
      string_ref_starts_with(name, STR("llvm.threadlocal.address")))
    return check_thread_local(exporter, op);
  return op->num_operands == 1 &&
                 string_ref_starts_with(name, STR("llvm.lifetime.")) &&
                 check_lifetime(exporter, op)
             ? "llvm.lifetime.start/end can only be used on alloca or poison"
             : NULL;
}

/// A coroutine's information about itself is null or a constant.
static const char *check_coroutine(Exporter *exporter, const Operation *op) {
  for (uint32_t i = 1; i < op->num_operands; i++)
    if (llvm_pointer_address_space(op_operand_type(op, i)))
      return "Call parameter type does not match function signature!";
  const Constant *info = value_as_constant(exporter, op_operand(op, 3));
  if (info && info->kind == CONSTANT_ZERO)
    return NULL;
  const Operation *global = info && info->kind == CONSTANT_ADDRESS &&
                                    info->symbol.data && !info->offset
                                ? export_symbol(exporter, info->symbol)
                                : NULL;
  bool is_initialized =
      global && op_is(global, &llvm_ops[LLVM_MLIR_GLOBAL]) &&
      op_prop(global, LLVM_GLOBAL_CONSTANT) &&
      (op_prop(global, LLVM_GLOBAL_VALUE) || op_region(global, 0)->first) &&
      !export_is_interposable(llvm_op_linkage(global));
  return is_initialized ? NULL
                        : "info argument of llvm.coro.id must refer to an "
                          "initialized constant";
}

/// Operands that assembly accesses through memory must be pointers with an
/// element type, and no others may.
static const char *check_assembly(Exporter *exporter, const Operation *op) {
  StringRef rest = attr_string_value(op_prop(op, LLVM_ASM_CONSTRAINTS));
  (void)exporter;
  uint32_t index = 0;
  while (rest.size && index < op->num_operands) {
    const char *comma = memchr(rest.data, ',', rest.size);
    size_t size = comma ? (size_t)(comma - rest.data) : rest.size;
    char first = rest.data[0];
    bool is_output = first == '=';
    bool is_indirect = is_output < size && rest.data[is_output] == '*';
    if (first != '~' && first != '!' && (!is_output || is_indirect)) {
      if (is_indirect && !llvm_type_is_pointer(op_operand_type(op, index)))
        return "operand for indirect constraint must have pointer type";
      if (is_indirect != !!assembly_element_type(op, index))
        return is_indirect ? "operand for indirect constraint must have "
                             "elementtype attribute"
                           : "Attribute 'elementtype' can only be applied for "
                             "indirect constraints";
      index++;
    }
    size += comma ? 1 : 0;
    rest = string_ref(rest.data + size, rest.size - size);
  }
  return NULL;
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

static const char *check_classes(Exporter *exporter, const Operation *op) {
  enum { ALL_CLASSES = 0x3FF };
  (void)exporter;
  return attr_number(op_prop(op, 0)) & ~(int64_t)ALL_CLASSES
             ? "unsupported bits for llvm.is.fpclass test mask"
             : NULL;
}

static const char *check_steps(Exporter *exporter, const Operation *op) {
  (void)exporter;
  return llvm_integer_width(llvm_vector_element(op_result_type(op, 0))) < 8
             ? "stepvector only supported for vectors of integers with a "
               "bitwidth of at least 8"
             : NULL;
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

/// The first of two results has the operand's type.
static const char *check_frexp(Exporter *exporter, const Operation *op) {
  (void)exporter;
  return llvm_struct_element(op_result_type(op, 0), 0) == op_operand_type(op, 0)
             ? NULL
             : "the result type does not fit the operand";
}

static const char *check_rounding(Exporter *exporter, const Operation *op) {
  (void)exporter;
  return llvm_type_is_integer_like(op_result_type(op, 0)) &&
                 lanes_of(op_result_type(op, 0)) ==
                     lanes_of(op_operand_type(op, 0))
             ? NULL
             : "the result is not an integer of the operand's shape";
}

/// A part of a vector, at an index that is a multiple of the part's lanes.
static const char *check_part(const Type *part, const Type *whole,
                              int64_t index) {
  int64_t lanes = llvm_vector_size(part);
  bool is_scaled = lanes_of(whole) < 0 && lanes_of(part) > 0;
  if (index % lanes)
    return "the index must be a constant multiple of the part's known minimum "
           "vector length";
  return !is_scaled && (index < 0 || index + lanes > llvm_vector_size(whole))
             ? "the part would overrun the vector"
             : NULL;
}

static const char *check_extract(Exporter *exporter, const Operation *op) {
  (void)exporter;
  if (scalar_of(op_result_type(op, 0)) != scalar_of(op_operand_type(op, 0)))
    return "vector_extract result must have the same element type as the input "
           "vector.";
  return check_part(op_result_type(op, 0), op_operand_type(op, 0),
                    attr_number(op_attr(op, STR("pos"))));
}

static const char *check_insert(Exporter *exporter, const Operation *op) {
  (void)exporter;
  if (scalar_of(op_operand_type(op, 1)) != scalar_of(op_operand_type(op, 0)))
    return "vector_insert parameters must have the same element type.";
  return check_part(op_operand_type(op, 1), op_operand_type(op, 0),
                    attr_number(op_attr(op, STR("pos"))));
}

static const char *check_masked_store(Exporter *exporter, const Operation *op) {
  (void)exporter;
  return lanes_of(op_operand_type(op, 0)) == lanes_of(op_operand_type(op, 2))
             ? NULL
             : "the mask is not of the vector's length";
}

static const char *check_masked_load(Exporter *exporter, const Operation *op) {
  (void)exporter;
  return lanes_of(op_result_type(op, 0)) == lanes_of(op_operand_type(op, 1))
             ? NULL
             : "the mask is not of the vector's length";
}

static bool has_elements(const Operation *op, const Type *matrix,
                         const char *rows, const char *columns) {
  return attr_number(op_attr(op, string_ref_from_cstr(rows))) *
             attr_number(op_attr(op, string_ref_from_cstr(columns))) ==
         llvm_vector_size(matrix);
}

static const char *check_matrix(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Type *matrix =
      op->num_results ? op_result_type(op, 0) : op_operand_type(op, 0);
  return has_elements(op, matrix, "rows", "columns")
             ? NULL
             : "result of a matrix operation does not fit in the returned "
               "vector";
}

/// Columns must not overlap, as far as the stride is known. The intrinsics are
/// named without an address space, so there is one alone.
static const char *check_columns(Exporter *exporter, const Operation *op) {
  const Type *pointer = op_operand_type(op, op->num_operands - 2);
  if (llvm_type_is_pointer(pointer) && llvm_pointer_address_space(pointer))
    return "Call parameter type does not match function signature!";
  const Value *operand = op_operand(op, op->num_operands - 1);
  const Constant *stride = value_as_constant(exporter, operand);
  int64_t rows = attr_number(op_attr(op, STR("rows")));
  uint64_t apart;
  bool is_short = stride && stride->kind == CONSTANT_INT &&
                  wide_int_as_u64(&stride->integer, &apart) &&
                  apart < (uint64_t)rows;
  return is_short ? "stride must be greater or equal than the number of rows"
                  : check_matrix(exporter, op);
}

static const char *check_multiply(Exporter *exporter, const Operation *op) {
  (void)exporter;
  if (!has_elements(op, op_operand_type(op, 0), "lhs_rows", "lhs_columns"))
    return "first argument of a matrix operation does not match specified "
           "shape";
  if (!has_elements(op, op_operand_type(op, 1), "lhs_columns", "rhs_columns"))
    return "second argument of a matrix operation does not match specified "
           "shape";
  return has_elements(op, op_result_type(op, 0), "lhs_rows", "rhs_columns")
             ? NULL
             : "result of a matrix operation does not fit in the returned "
               "vector";
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

/// Vector predication: the mask has as many lanes as the vectors.
static const char *check_predication(const Operation *op) {
  int64_t lanes = lanes_of(op_operand_type(op, op->num_operands - 2));
  for (uint32_t i = 0; i + 1 < op->num_operands; i++) {
    const Type *type = op_operand_type(op, i);
    if (llvm_type_is_vector(type) && lanes_of(type) != lanes)
      return "the vectors are not of the same length";
  }
  return NULL;
}

/// The mask has as many lanes as the vectors, the result's included.
static const char *check_vp_result(Exporter *exporter, const Operation *op) {
  (void)exporter;
  int64_t lanes = lanes_of(op_operand_type(op, op->num_operands - 2));
  return !op->num_results || lanes_of(op_result_type(op, 0)) == lanes
             ? check_predication(op)
             : "the vectors are not of the same length";
}

#define VP_SIZE(NAME, RELATION)                                                \
  "llvm.vp." NAME                                                              \
  " intrinsic the bit size of first argument must be " RELATION                \
  " than the bit size of the return type"

/// Says what is wrong with the width of a cast's result, or gives NULL.
static const char *check_vp_width(const Operation *op) {
  uint64_t from = scalar_bits(op_operand_type(op, 0));
  uint64_t to = scalar_bits(op_result_type(op, 0));
  switch ((int)(op->def - llvm_ops)) {
  case LLVM_INTR_VP_TRUNC:
    return from > to ? NULL : VP_SIZE("trunc", "larger");
  case LLVM_INTR_VP_FPTRUNC:
    return from > to ? NULL : VP_SIZE("fptrunc", "larger");
  case LLVM_INTR_VP_ZEXT:
    return from < to ? NULL : VP_SIZE("zext", "smaller");
  case LLVM_INTR_VP_SEXT:
    return from < to ? NULL : VP_SIZE("sext", "smaller");
  case LLVM_INTR_VP_FPEXT:
    return from < to ? NULL : VP_SIZE("fpext", "smaller");
  }
  return NULL;
}

/// The result of a three-way comparison has a lane for each of the operands'.
static const char *check_three_way(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Type *result = op_result_type(op, 0);
  if (llvm_integer_width(scalar_of(result)) < 2)
    return "result type must be at least 2 bits wide";
  return lanes_of(op_operand_type(op, 0)) == lanes_of(result)
             ? NULL
             : "return type and arguments must have the same number of "
               "elements";
}

static const char *check_type_id(Exporter *exporter, const Operation *op) {
  (void)exporter;
  return llvm_integer_width(op_result_type(op, 0)) == 32
             ? NULL
             : "the result type is not that of the intrinsic";
}

static const char *check_vp_cast(Exporter *exporter, const Operation *op) {
  if (lanes_of(op_operand_type(op, 0)) != lanes_of(op_result_type(op, 0)))
    return "VP cast intrinsic first argument and result vector lengths must be "
           "equal";
  if (op_is(op, &llvm_ops[LLVM_INTR_VP_INTTOPTR]) &&
      !llvm_type_is_pointer(scalar_of(op_result_type(op, 0))))
    return "llvm.vp.inttoptr intrinsic first argument element type must be "
           "integer and result element type must be pointer";
  const char *reason = check_vp_width(op);
  return reason ? reason : check_vp_result(exporter, op);
}

static const char *check_constrained(Exporter *exporter, const Operation *op) {
  (void)exporter;
  if (lanes_of(op_operand_type(op, 0)) != lanes_of(op_result_type(op, 0)))
    return "Intrinsic first argument and result vector lengths must be equal";
  uint64_t from = scalar_bits(op_operand_type(op, 0));
  uint64_t to = scalar_bits(op_result_type(op, 0));
  if (op_is(op, &llvm_ops[LLVM_INTR_CONSTRAINED_FPTRUNC]) && from <= to)
    return "Intrinsic first argument's type must be larger than result type";
  return op_is(op, &llvm_ops[LLVM_INTR_CONSTRAINED_FPEXT]) && from >= to
             ? "Intrinsic first argument's type must be smaller than result "
               "type"
             : NULL;
}

static const char *check_pointer_mask(Exporter *exporter, const Operation *op) {
  const Type *pointer = scalar_of(op_operand_type(op, 0));
  return llvm_integer_width(scalar_of(op_operand_type(op, 1))) ==
                 data_layout_pointer_width(&exporter->layout, pointer)
             ? NULL
             : "llvm.ptrmask intrinsic second argument bitwidth must match "
               "pointer index type size of first argument";
}

/// The intrinsics of coroutines are declared with plain pointers alone.
static const char *check_plain_pointers(Exporter *exporter,
                                        const Operation *op) {
  (void)exporter;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (llvm_pointer_address_space(op_operand_type(op, i)))
      return "Call parameter type does not match function signature!";
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
    [LLVM_INTR_ASSUME] = check_assume,
    [LLVM_CALL_INTRINSIC] = check_named,
    [LLVM_INTR_CORO_ID] = check_coroutine,
    [LLVM_INLINE_ASM] = check_assembly,
    [LLVM_INTR_MASKED_EXPANDLOAD] = check_packed,
    [LLVM_INTR_MASKED_COMPRESSSTORE] = check_packed,
    [LLVM_INTR_LIFETIME_START] = check_lifetime,
    [LLVM_INTR_LIFETIME_END] = check_lifetime,
    [LLVM_INTR_VASTART] = check_va_start,
    [LLVM_INTR_BSWAP] = check_bswap,
    [LLVM_INTR_FREXP] = check_frexp,
    [LLVM_INTR_LROUND] = check_rounding,
    [LLVM_INTR_LLROUND] = check_rounding,
    [LLVM_INTR_LRINT] = check_rounding,
    [LLVM_INTR_LLRINT] = check_rounding,
    [LLVM_INTR_VECTOR_EXTRACT] = check_extract,
    [LLVM_INTR_VECTOR_INSERT] = check_insert,
    [LLVM_INTR_GET_ACTIVE_LANE_MASK] = check_lane_mask,
    [LLVM_INTR_MASKED_STORE] = check_masked_store,
    [LLVM_INTR_MASKED_LOAD] = check_masked_load,
    [LLVM_INTR_MASKED_GATHER] = check_masked_load,
    [LLVM_INTR_MATRIX_TRANSPOSE] = check_matrix,
    [LLVM_INTR_MATRIX_LOAD] = check_columns,
    [LLVM_INTR_MATRIX_STORE] = check_columns,
    [LLVM_INTR_MATRIX_MULTIPLY] = check_multiply,
    [LLVM_INTR_THREADLOCAL_ADDRESS] = check_thread_local,
    [LLVM_INTR_PREFETCH] = check_prefetch,
    [LLVM_INTR_IS_FPCLASS] = check_classes,
    [LLVM_INTR_STEPVECTOR] = check_steps,
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
    [LLVM_INTR_PTRMASK] = check_pointer_mask,
    [LLVM_INTR_SCMP] = check_three_way,
    [LLVM_INTR_UCMP] = check_three_way,
    [LLVM_INTR_EH_TYPEID_FOR] = check_type_id,
    [LLVM_INTR_CONSTRAINED_FPTRUNC] = check_constrained,
    [LLVM_INTR_CONSTRAINED_FPEXT] = check_constrained,
    [LLVM_INTR_CONSTRAINED_SITOFP] = check_constrained,
    [LLVM_INTR_CONSTRAINED_UITOFP] = check_constrained,
#define COROUTINE(ID) [LLVM_INTR_CORO_##ID] = check_plain_pointers
    COROUTINE(BEGIN),
    COROUTINE(SAVE),
    COROUTINE(END),
    COROUTINE(FREE),
    COROUTINE(RESUME),
    COROUTINE(PROMISE),
#undef COROUTINE
#define CAST(ID) [LLVM_INTR_VP_##ID] = check_vp_cast
    CAST(TRUNC),
    CAST(ZEXT),
    CAST(SEXT),
    CAST(FPTRUNC),
    CAST(FPEXT),
    CAST(FPTOUI),
    CAST(FPTOSI),
    CAST(UITOFP),
    CAST(SITOFP),
    CAST(PTRTOINT),
    CAST(INTTOPTR),
#undef CAST
    [LLVM_INTR_VP_SELECT] = check_vp_result,
    [LLVM_INTR_VP_MERGE] = check_vp_result,
    [LLVM_INTR_VP_LOAD] = check_vp_result,
    [LLVM_INTR_VP_STORE] = check_vp_result,
    [LLVM_INTR_VP_STRIDED_LOAD] = check_vp_result,
    [LLVM_INTR_VP_STRIDED_STORE] = check_vp_result,
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

const char *check_intrinsic(Exporter *exporter, const Operation *op) {
  CheckInstruction *check = checks[op->def - llvm_ops];
  return check ? check(exporter, op) : NULL;
}
