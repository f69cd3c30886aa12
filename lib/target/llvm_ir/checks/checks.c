// SPDX-License-Identifier: Apache-2.0
// Checks of what the dialect's verifier accepts and LLVM does not. They run
// before an instruction is printed, and report errors at the operation. Follows
// the constructors of llvm::Instruction and llvm::Verifier, as far as verified
// modules get there.
#include "ir/op_attrs.h"
#include "target/llvm_ir/attribute_texts.h"
#include "target/llvm_ir/metadata/debug_info.h"

#include <stdlib.h>

//===- Shapes and sizes ---------------------------------------------------===//

/// Lanes of a vector; 0 for other types. Scalable vectors never have as many as
/// others.
static int64_t lanes_of(const Type *type) {
  if (!llvm_type_is_vector(type))
    return 0;
  int64_t size = llvm_vector_size(type);
  return llvm_vector_is_scalable(type) ? -size : size;
}

static const Type *scalar_of(const Type *type) {
  return llvm_type_is_vector(type) ? llvm_vector_element(type) : type;
}

/// Bits of an integer or float, or of a lane; 0 for others.
static uint32_t scalar_bits(const Type *type) {
  FloatKind format;
  type = scalar_of(type);
  if (llvm_type_is_integer(type))
    return llvm_integer_width(type);
  return export_float_format(type, &format) ? float_formats[format].bits : 0;
}

bool export_type_has_size(Exporter *exporter, const Type *type) {
  return !export_type_parts(exporter, type)->is_unsized;
}

//===- Instructions -------------------------------------------------------===//

/// Gives what is wrong, or NULL.
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
  bool is_load = op_is(op, &llvm_ops[LLVM_LOAD]);
  const Type *type = is_load ? op_result_type(op, 0) : op_operand_type(op, 0);
  if (!export_type_has_size(exporter, type))
    return is_load ? "loading unsized types is not allowed"
                   : "storing unsized types is not allowed";
  return check_alignment(op, LLVM_ACCESS_ALIGNMENT);
}

static const char *check_alloca(Exporter *exporter, const Operation *op) {
  const Attribute *type = op_prop(op, LLVM_ALLOCA_ELEM_TYPE);
  if (type && !export_type_has_size(exporter, attr_as_type(type)->value))
    return "cannot allocate unsized type";
  return check_alignment(op, LLVM_ALLOCA_ALIGNMENT);
}

static const char *check_gep(Exporter *exporter, const Operation *op) {
  const Attribute *attr = op_prop(op, LLVM_GEP_ELEM_TYPE);
  const Type *type = attr ? attr_as_type(attr)->value : NULL;
  if (type && !export_type_has_size(exporter, type))
    return "GEP into unsized type";
  return type && llvm_type_is_struct(type) &&
                 export_type_parts(exporter, type)->is_scalable
             ? "getelementptr cannot target structure that contains scalable "
               "vector type"
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

/// Inlining needs the location of a call if both functions have debug
/// locations.
static const char *check_inlinable(Exporter *exporter, const Operation *op,
                                   const Attribute *callee) {
  uint32_t node;
  const Operation *func =
      callee && exporter->subprogram
          ? export_symbol(exporter, attr_as_symbol_ref(callee)->path[0])
          : NULL;
  return func && op_is(func, &llvm_ops[LLVM_FUNC]) &&
                 op_region(func, 0)->first &&
                 llvm_location_subprogram(func->loc) &&
                 !export_is_interposable(llvm_op_linkage(func)) &&
                 !debug_location(exporter, op->loc, exporter->subprogram, &node)
             ? "inlinable function call in a function with debug info must "
               "have a !dbg location"
             : NULL;
}

/// Intrinsics say which of their arguments must be constant.
static const char *check_callee(Exporter *exporter, const Operation *op,
                                const Attribute *callee) {
  const SymbolRefAttr *symbol = callee ? attr_as_symbol_ref(callee) : NULL;
  const Operation *func = symbol && is_intrinsic_symbol(symbol->path[0])
                              ? export_symbol(exporter, symbol->path[0])
                              : NULL;
  return func && op_is(func, &llvm_ops[LLVM_FUNC])
             ? check_intrinsic_callee(exporter, op, func)
             : NULL;
}

static const char *check_invoke(Exporter *exporter, const Operation *op) {
  return check_inlinable(exporter, op, op_prop(op, LLVM_INVOKE_CALLEE));
}

/// A call that replaces its caller must have the caller's types.
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

/// The enum case of a calling convention; 0 for none.
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
  const char *reason = check_arguments(exporter, op, first);
  if (!reason && op_prop(op, LLVM_CALL_NO_INLINE) &&
      op_prop(op, LLVM_CALL_ALWAYS_INLINE))
    reason = "attributes 'noinline and alwaysinline' are incompatible";
  if (!reason)
    reason = check_inlinable(exporter, op, op_prop(op, LLVM_CALL_CALLEE));
  if (!reason)
    reason = check_callee(exporter, op, op_prop(op, LLVM_CALL_CALLEE));
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

/// Only invokes get here, and only for their unwind destination.
static bool is_unwound_to(const Block *block) {
  enum { NORMAL, UNWIND };
  FOR_EACH_PREDECESSOR(use, block) {
    const Operation *op = use->owner;
    if (!op_is(op, &llvm_ops[LLVM_INVOKE]) ||
        op_successor(op, UNWIND) != block || op_successor(op, NORMAL) == block)
      return false;
  }
  return true;
}

static const char *check_landingpad(Exporter *exporter, const Operation *op) {
  if (block_is_entry(op->block))
    return "EH pad cannot be in entry block";
  if (!is_unwound_to(op->block))
    return "block containing LandingPadInst must be jumped to only by the "
           "unwind edge of an invoke";
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const Constant *clause = value_as_constant(exporter, op_operand(op, i));
    if (!clause)
      return "clause argument must be a constant";
    if (llvm_type_is_array(clause->type) && clause->kind != CONSTANT_ZERO &&
        clause->kind != CONSTANT_AGGREGATE && clause->kind != CONSTANT_DENSE)
      return "filter operand is not an array of constants";
  }
  return NULL;
}

//===- Intrinsics ---------------------------------------------------------===//

/// The operand of `value` without casts that change nothing.
static const Operation *made_by(const Value *value) {
  const Operation *op = value_defining_op(value);
  while (op && op->def->dialect == &llvm_dialect && !op->def->is_unregistered &&
         is_no_cast(op))
    op = value_defining_op(op_operand(op, 0));
  return op;
}

/// The intrinsics of packed vectors are declared with plain pointers alone.
static const char *check_packed(Exporter *exporter, const Operation *op) {
  (void)exporter;
  bool is_load = op_is(op, &llvm_ops[LLVM_INTR_MASKED_EXPANDLOAD]);
  const Type *type = value_type(op_operand(op, is_load ? 0 : 1));
  return llvm_pointer_address_space(type)
             ? "its pointer must be in address space 0"
             : NULL;
}

static const char *check_lifetime(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Operation *made = made_by(op_operand(op, 0));
  return made && (op_is(made, &llvm_ops[LLVM_ALLOCA]) ||
                  op_is(made, &llvm_ops[LLVM_MLIR_POISON]))
             ? NULL
             : "it can only be used on alloca or poison";
}

/// An assumption for an attribute with two or three operands.
static const char *check_sized_bundle(const Operation *op, uint32_t first,
                                      uint32_t count, bool is_alignment) {
  if (is_alignment && count != 2 && count != 3)
    return "alignment assumptions should have 2 or 3 arguments";
  if (!is_alignment && count != 2)
    return "dereferenceable assumptions should have 2 arguments";
  if (!llvm_type_is_pointer(op_operand_type(op, first)))
    return "first argument should be a pointer";
  if (!llvm_type_is_integer(op_operand_type(op, first + 1)))
    return "second argument should be an integer";
  return count == 3 && !llvm_type_is_integer(op_operand_type(op, first + 2))
             ? "third argument should be an integer if present"
             : NULL;
}

/// Checks `count` operands from `first` on with the tag `tag`, which is an
/// attribute's name with two exceptions.
static const char *check_bundle(Exporter *exporter, const Operation *op,
                                StringRef tag, uint32_t first, uint32_t count) {
  if (string_ref_equals(tag, STR("separate_storage"))) {
    if (count != 2)
      return "separate_storage assumptions should have 2 arguments";
    return llvm_type_is_pointer(op_operand_type(op, first)) &&
                   llvm_type_is_pointer(op_operand_type(op, first + 1))
               ? NULL
               : "arguments to separate_storage assumptions should be pointers";
  }
  if (string_ref_equals(tag, STR("align")) ||
      string_ref_equals(tag, STR("dereferenceable")))
    return check_sized_bundle(op, first, count,
                              string_ref_equals(tag, STR("align")));
  bool is_ignored = string_ref_equals(tag, STR("ignore"));
  AttributeUse use = is_ignored ? ATTRIBUTE_UNKNOWN : attribute_use(tag);
  if (use == ATTRIBUTE_UNKNOWN && !is_ignored)
    return "tags must be valid attribute names";
  if (count > 2)
    return "too many arguments";
  if (use == ATTRIBUTE_NUMBER && count != 2)
    return "this attribute should have 2 arguments";
  const Constant *number =
      use == ATTRIBUTE_NUMBER
          ? value_as_constant(exporter, op_operand(op, first + 1))
          : NULL;
  if (use == ATTRIBUTE_NUMBER && (!number || number->kind != CONSTANT_INT))
    return "the second argument should be a constant integral value";
  if (use == ATTRIBUTE_OF_VALUES && count != 1)
    return "this attribute should have one argument";
  return use == ATTRIBUTE_OF_FUNCTIONS && count
             ? "this attribute has no argument"
             : NULL;
}

/// With bundles, only a condition that is always true can be assumed.
static const char *check_assume(Exporter *exporter, const Operation *op) {
  const Constant *condition = value_as_constant(exporter, op_operand(op, 0));
  bool is_true = condition && condition->kind == CONSTANT_INT &&
                 !wide_int_is_zero(&condition->integer);
  const DenseArrayAttr *sizes =
      attr_as_dense_array(slot_attr(exporter, op, SLOT_BUNDLE_SIZES));
  const ArrayAttr *tags =
      attr_as_array(slot_attr(exporter, op, SLOT_BUNDLE_TAGS));
  if (!sizes || !tags || !sizes->size || tags->size != sizes->size)
    return NULL;
  if (!is_true)
    return "assume with operand bundles must have i1 true condition";
  const char *reason = NULL;
  uint32_t first = 1;
  for (size_t i = 0; i < sizes->size && !reason; i++) {
    // LLVM checks none after an ignored one.
    if (i && string_ref_equals(attr_string_value(tags->elements[i - 1]),
                               STR("ignore")))
      break;
    uint32_t count = (uint32_t)((const int32_t *)sizes->data)[i];
    reason = check_bundle(exporter, op, attr_string_value(tags->elements[i]),
                          first, count);
    first += count;
  }
  return reason;
}

/// Is it a call of `llvm.assume` by name?
static const char *check_named(Exporter *exporter, const Operation *op) {
  return string_ref_equals(
             attr_string_value(op_prop(op, LLVM_CALL_INTRINSIC_INTRIN)),
             STR("llvm.assume")) &&
                 op->num_operands
             ? check_assume(exporter, op)
             : NULL;
}

/// A coroutine's information about itself is null or a constant.
static const char *check_coroutine(Exporter *exporter, const Operation *op) {
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
                           : "attribute 'elementtype' can only be applied for "
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

static const char *check_thread_local(Exporter *exporter, const Operation *op) {
  const Constant *constant = value_as_constant(exporter, op_operand(op, 0));
  return constant && constant->kind == CONSTANT_ADDRESS &&
                 constant->symbol.data && !constant->offset
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
             : "the result is no integer of the operand's shape";
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
  return check_part(op_result_type(op, 0), op_operand_type(op, 0),
                    attr_number(op_attr(op, STR("pos"))));
}

static const char *check_insert(Exporter *exporter, const Operation *op) {
  (void)exporter;
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

/// Columns must not overlap, as far as the stride is known.
static const char *check_columns(Exporter *exporter, const Operation *op) {
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
    [LLVM_CALL_INTRINSIC] = check_named,
    [LLVM_INTR_CORO_ID] = check_coroutine,
    [LLVM_INLINE_ASM] = check_assembly,
    [LLVM_GETELEMENTPTR] = check_gep,
    [LLVM_SWITCH] = check_switch,
    [LLVM_CALL] = check_call,
    [LLVM_INVOKE] = check_invoke,
    [LLVM_RESUME] = check_resume,
    [LLVM_LANDINGPAD] = check_landingpad,
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
    [LLVM_INTR_MASKED_STORE] = check_masked_store,
    [LLVM_INTR_MASKED_LOAD] = check_masked_load,
    [LLVM_INTR_MATRIX_TRANSPOSE] = check_matrix,
    [LLVM_INTR_MATRIX_LOAD] = check_columns,
    [LLVM_INTR_MATRIX_STORE] = check_columns,
    [LLVM_INTR_MATRIX_MULTIPLY] = check_multiply,
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

const char *check_location(Exporter *exporter, Location loc,
                           const Attribute *scope) {
  DebugSubprograms found;
  LocationKind kind = location_kind(loc);
  if (!exporter->subprogram || kind == LOCATION_FILE_LINE_COL ||
      kind == LOCATION_UNKNOWN ||
      !debug_subprograms(exporter, loc, scope, &found) ||
      found.outer == exporter->subprogram)
    return NULL;
  return "!dbg attachment points at wrong subprogram for function";
}

static const char *check_loop(Exporter *exporter, const Operation *op) {
  const Attribute *loop = slot_attr(exporter, op, SLOT_LOOP_ANNOTATION);
  static const char *const names[] = {"startLoc", "endLoc"};
  const char *reason = NULL;
  for (size_t i = 0; loop && !reason && i < ARRAY_LENGTH(names); i++) {
    const LocationAttr *place =
        attr_as_location(llvm_attr_param(loop, names[i]));
    if (place)
      reason = check_location(exporter, place->value, NULL);
  }
  return reason;
}

/// The value of an entry value must be undefined: nothing exported is an
/// argument of Swift's.
static bool is_wrong_entry(Exporter *exporter, const Operation *op) {
  const Constant *constant = value_as_constant(exporter, op_operand(op, 0));
  bool is_undefined = constant && (constant->kind == CONSTANT_UNDEF ||
                                   constant->kind == CONSTANT_POISON);
  return !is_undefined &&
         is_debug_entry_value(exporter, op_prop(op, LLVM_DEBUG_EXPRESSION));
}

/// A debug record must be in the subprogram of its location, and its expression
/// right.
static const char *check_record(Exporter *exporter, const Operation *op) {
  DebugSubprograms found;
  bool is_label = op_is(op, &llvm_ops[LLVM_INTR_DBG_LABEL]);
  const Attribute *expression =
      is_label ? NULL : op_prop(op, LLVM_DEBUG_EXPRESSION);
  const char *reason = check_debug_expression(exporter, NULL, expression);
  if (reason ||
      !debug_subprograms(exporter, op->loc, exporter->subprogram, &found))
    return reason;
  if (debug_scope_subprogram(exporter, op_prop(op, 0)) != found.inner)
    return is_label ? "mismatched subprogram between #dbg_label label and !dbg "
                      "attachment"
                    : "mismatched subprogram between #dbg record variable and "
                      "DILocation";
  reason = is_label
               ? NULL
               : check_debug_expression(exporter, op_prop(op, 0), expression);
  return reason || is_label || !is_wrong_entry(exporter, op)
             ? reason
             : "Entry values are only allowed in MIR unless they target a "
               "swiftasync Argument";
}

/// Operand that the first dictionary of argument attributes belongs to.
static uint32_t first_argument(const Operation *op) {
  return op_is(op, &llvm_ops[LLVM_INVOKE]) && !op_prop(op, LLVM_INVOKE_CALLEE);
}

bool check_instruction(Exporter *exporter, const Operation *op) {
  CheckInstruction *check = checks[op->def - llvm_ops];
  const char *reason = check ? check(exporter, op) : NULL;
  if (!reason && !op_is(op, &llvm_ops[LLVM_CALL]))
    reason = check_argument_attributes(exporter, op, first_argument(op));
  if (!reason)
    reason = check_location(exporter, op->loc, exporter->subprogram);
  if (!reason && exporter->subprogram)
    reason = check_loop(exporter, op);
  if (!reason && is_debug_record(op))
    reason = check_record(exporter, op);
  return !reason || export_fail(exporter, op, reason);
}
