// SPDX-License-Identifier: Apache-2.0
// Checks of what the dialect's verifier accepts and LLVM does not. They run
// before an instruction is printed, and report errors at the operation. Follows
// the constructors of llvm::Instruction and llvm::Verifier, as far as verified
// modules get there.
#include "target/llvm_ir/checks/checks.h"
#include "ir/op_attrs.h"
#include "target/llvm_ir/attribute_texts.h"
#include "target/llvm_ir/metadata/debug_info.h"

#include <stdlib.h>

bool export_type_has_size(Exporter *exporter, const Type *type) {
  return !export_type_parts(exporter, type)->is_unsized;
}

bool check_is_first_class(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  bool is_opaque = llvm_type_is_struct(type) && !llvm_type_is_wrapped(type) &&
                   dialect->num_ints > 1 && dialect->ints[1];
  return !is_opaque && !llvm_type_is_function(type);
}

bool check_is_amx(const Type *type) {
  return export_type_is(type, LLVM_TYPE_X86_AMX);
}

bool check_is_of_intrinsics(const Type *type) {
  static const LLVMTypeDef defs[] = {LLVM_TYPE_TOKEN, LLVM_TYPE_METADATA,
                                     LLVM_TYPE_LABEL, LLVM_TYPE_X86_AMX};
  for (size_t i = 0; i < ARRAY_LENGTH(defs); i++)
    if (export_type_is(type, defs[i]))
      return true;
  return false;
}

//===- Instructions -------------------------------------------------------===//

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

/// The alignment that is given, or else the type's: only vectors can have huge
/// ones. `type` may be NULL.
static const char *check_alignment(Exporter *exporter, const Operation *op,
                                   unsigned prop, const Type *type) {
  int64_t given = attr_number(op_prop(op, prop));
  bool is_huge = given ? alignment_is_huge(given)
                       : type && llvm_type_is_vector(type) &&
                             data_layout_alignment(&exporter->layout, type,
                                                   ALIGNMENT_ABI) >=
                                 DATA_LAYOUT_HUGE_ALIGNMENT;
  return is_huge ? "huge alignment values are unsupported" : NULL;
}

static const char *check_access(Exporter *exporter, const Operation *op) {
  bool is_load = op_is(op, &llvm_ops[LLVM_LOAD]);
  const Type *type = is_load ? op_result_type(op, 0) : op_operand_type(op, 0);
  if (!export_type_has_size(exporter, type))
    return is_load ? "loading unsized types is not allowed"
                   : "storing unsized types is not allowed";
  return check_alignment(exporter, op, LLVM_ACCESS_ALIGNMENT, type);
}

static const char *check_alloca(Exporter *exporter, const Operation *op) {
  const Attribute *type = op_prop(op, LLVM_ALLOCA_ELEM_TYPE);
  if (type && !export_type_has_size(exporter, attr_as_type(type)->value))
    return "Cannot allocate unsized type";
  if (type && check_is_amx(attr_as_type(type)->value))
    return "invalid type for alloca";
  return check_alignment(exporter, op, LLVM_ALLOCA_ALIGNMENT,
                         type ? attr_as_type(type)->value : NULL);
}

/// The verifier lets zeros of all types of spirv through.
static bool has_no_zero(const Type *type) {
  static const StringRef names[] = {
      STR_INIT("spirv.Image"), STR_INIT("spirv.SignedImage"),
      STR_INIT("spirv.Type"), STR_INIT("spirv.Literal"),
      STR_INIT("spirv.IntegralConstant")};
  for (size_t i = 0; llvm_type_is_target(type) && i < ARRAY_LENGTH(names); i++)
    if (string_ref_equals(type_as_dialect(type, NULL)->name, names[i]))
      return true;
  return false;
}

/// Tokens have a null value, `none`. Some types have one that cannot be
/// written: nothing may be made of it.
static const char *check_zero(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Type *type = op_result_type(op, 0);
  bool is_written = op_result(op, 0)->first_use != NULL;
  bool is_opaque = llvm_type_is_struct(type) && !check_is_first_class(type);
  bool has_null =
      !llvm_type_is_function(type) && !llvm_type_is_void(type) &&
      !((is_opaque || has_no_zero(type)) && is_written) &&
      (!check_is_of_intrinsics(type) || export_type_is(type, LLVM_TYPE_TOKEN));
  return has_null ? NULL : "Cannot create a null constant of that type!";
}

static const char *check_va_arg(Exporter *exporter, const Operation *op) {
  (void)exporter;
  const Type *type = op_result_type(op, 0);
  if (llvm_type_is_void(type))
    return "void type only allowed for function results";
  if (export_type_is(type, LLVM_TYPE_METADATA))
    return "Invalid use of metadata!";
  return check_is_first_class(type)
             ? NULL
             : "va_arg requires operand with first class type";
}

static const char *check_atomicrmw(Exporter *exporter, const Operation *op) {
  return check_alignment(exporter, op, LLVM_ATOMICRMW_ALIGNMENT, NULL);
}

static const char *check_cmpxchg(Exporter *exporter, const Operation *op) {
  return check_alignment(exporter, op, LLVM_CMPXCHG_ALIGNMENT, NULL);
}

static const char *check_gep(Exporter *exporter, const Operation *op) {
  const Attribute *attr = op_prop(op, LLVM_GEP_ELEM_TYPE);
  const Type *type = attr ? attr_as_type(attr)->value : NULL;
  if (type && !export_type_has_size(exporter, type))
    return "GEP into unsized type!";
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
  if (!reason && first && op->num_results &&
      export_type_is(op_result_type(op, 0), LLVM_TYPE_TOKEN))
    reason = "Return type cannot be token for indirect call!";
  if (!reason && op_prop(op, LLVM_CALL_NO_INLINE) &&
      op_prop(op, LLVM_CALL_ALWAYS_INLINE))
    reason = "Attributes 'noinline and alwaysinline' are incompatible!";
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

//===- All ----------------------------------------------------------------===//

/// A value that stands for a function, or for one of its blocks, points to the
/// function's address space.
static const char *check_equivalent(Exporter *exporter, const Operation *op) {
  return llvm_pointer_address_space(op_result_type(op, 0)) ==
                 exporter->layout.program_space
             ? NULL
             : "the address space is not that of functions";
}

static CheckInstruction *const checks[LLVM_NUM_OPS] = {
    [LLVM_DSO_LOCAL_EQUIVALENT] = check_equivalent,
    [LLVM_BLOCKADDRESS] = check_equivalent,
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
    [LLVM_ATOMICRMW] = check_atomicrmw,
    [LLVM_CMPXCHG] = check_cmpxchg,
    [LLVM_GETELEMENTPTR] = check_gep,
    [LLVM_MLIR_ZERO] = check_zero,
    [LLVM_VA_ARG] = check_va_arg,
    [LLVM_SWITCH] = check_switch,
    [LLVM_CALL] = check_call,
    [LLVM_INVOKE] = check_invoke,
    [LLVM_RESUME] = check_resume,
    [LLVM_LANDINGPAD] = check_landingpad,
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

/// An entry value's operand must be undefined: no exported value is a Swift
/// argument.
static bool is_wrong_entry(Exporter *exporter, const Operation *op) {
  const Constant *constant = value_as_constant(exporter, op_operand(op, 0));
  bool is_undefined = constant && (constant->kind == CONSTANT_UNDEF ||
                                   constant->kind == CONSTANT_POISON);
  return !is_undefined &&
         is_debug_entry_value(exporter, op_prop(op, LLVM_DEBUG_EXPRESSION));
}

/// A debug record must be in the subprogram of its location, and its expression
/// must be valid.
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
  const char *reason =
      check ? check(exporter, op) : check_intrinsic(exporter, op);
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
