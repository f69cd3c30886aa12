// SPDX-License-Identifier: Apache-2.0
// The operations that are LLVM instructions, printed without the indentation
// and the name of the result.
#include "ir/definitions/prop_def.h"
#include "ir/op_attrs.h"
#include "target/llvm_ir/llvm_ir_internal.h"

//===- Flags --------------------------------------------------------------===//

static int64_t int_prop(const Operation *op, unsigned index) {
  int64_t value = 0;
  const Attribute *attr = op_prop(op, index);
  if (attr)
    attr_integer_value(attr, &value);
  return value;
}

static void print_fast_math_words(Stream *out, const Attribute *attr) {
  static const struct {
    uint64_t flag;
    const char *word;
  } words[] = {{64, "reassoc "}, {1, "nnan "},      {2, "ninf "}, {4, "nsz "},
               {8, "arcp "},     {16, "contract "}, {32, "afn "}};
  const DialectAttr *flags = attr ? attr_as_dialect(attr, NULL) : NULL;
  if (!flags)
    return;
  if (flags->value == 127) {
    stream_cstr(out, "fast ");
    return;
  }
  for (size_t i = 0; i < ARRAY_LENGTH(words); i++)
    if (flags->value & words[i].flag)
      stream_cstr(out, words[i].word);
}

static void print_overflow(Stream *out, int64_t flags) {
  stream_cstr(out, flags & LLVM_OVERFLOW_NUW ? "nuw " : "");
  stream_cstr(out, flags & LLVM_OVERFLOW_NSW ? "nsw " : "");
}

/// May the instruction have fast-math flags? Follows llvm::FPMathOperator.
static bool may_have_fast_math(const Operation *op) {
  const Type *type = op->num_results ? op_result_type(op, 0) : NULL;
  if (op_is(op, &llvm_ops[LLVM_FCMP]))
    return true;
  if (type && llvm_type_is_struct(type)) {
    const Type *first = llvm_struct_element(type, 0);
    for (size_t i = 1; i < llvm_struct_size(type); i++)
      if (llvm_struct_element(type, i) != first)
        return false;
    type = type_is_identified_struct(type) ? NULL : first;
  }
  while (type && llvm_type_is_array(type))
    type = llvm_array_element(type);
  return type && llvm_type_is_float_like(type);
}

static void print_fast_math(Stream *out, const Operation *op,
                            const Attribute *attr) {
  if (attr && may_have_fast_math(op))
    print_fast_math_words(out, attr);
}

/// The flags of a binary operation or cast, in whichever property.
static void print_flags(Exporter *exporter, const Operation *op) {
  const OpInfo *info = op_info(exporter, op);
  const Attribute *attr = op->num_props ? op_prop(op, 0) : NULL;
  if (!attr)
    return;
  if (info->slots[SLOT_OVERFLOW] == 0) {
    print_overflow(exporter->out, int_prop(op, 0));
  } else if (info->slots[SLOT_FASTMATH] == 0) {
    print_fast_math(exporter->out, op, attr);
  } else if (op->def->props[0].keyword.size) {
    stream_text(exporter->out, op->def->props[0].keyword);
    stream_char(exporter->out, ' ');
  }
}

//===- Arithmetic and casts -----------------------------------------------===//

/// The name after `llvm.`, which is LLVM's keyword.
static void print_word(Exporter *exporter, const Operation *op) {
  stream_text(exporter->out, string_ref_drop(op_name(op), 5));
  stream_char(exporter->out, ' ');
}

static void print_operand_list(Exporter *exporter, const Operation *op,
                               uint32_t first) {
  for (uint32_t i = first; i < op->num_operands; i++) {
    if (i > first)
      stream_cstr(exporter->out, ", ");
    export_typed_value(exporter, op_operand(op, i));
  }
}

/// `add nsw i32 %0, 1`, `fneg float %0`.
static void print_arithmetic(Exporter *exporter, const Operation *op) {
  print_word(exporter, op);
  print_flags(exporter, op);
  export_typed_value(exporter, op_operand(op, 0));
  if (op->num_operands == 1)
    return;
  stream_cstr(exporter->out, ", ");
  export_value(exporter, op_operand(op, 1));
}

static void print_cast(Exporter *exporter, const Operation *op) {
  print_word(exporter, op);
  print_flags(exporter, op);
  export_typed_value(exporter, op_operand(op, 0));
  stream_cstr(exporter->out, " to ");
  export_type(exporter, op_result_type(op, 0));
}

static void print_compare(Exporter *exporter, const Operation *op) {
  static const char *const int_words[] = {"eq",  "ne",  "slt", "sle", "sgt",
                                          "sge", "ult", "ule", "ugt", "uge"};
  static const char *const float_words[] = {
      "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
      "ueq",   "ugt", "uge", "ult", "ule", "une", "uno", "true"};
  bool is_int = op_is(op, &llvm_ops[LLVM_ICMP]);
  size_t predicate = (size_t)int_prop(op, LLVM_CMP_PREDICATE);
  print_word(exporter, op);
  if (!is_int)
    print_fast_math(exporter->out, op, op_prop(op, LLVM_CMP_FASTMATH));
  stream_cstr(exporter->out,
              is_int ? int_words[predicate] : float_words[predicate]);
  stream_char(exporter->out, ' ');
  export_typed_value(exporter, op_operand(op, 0));
  stream_cstr(exporter->out, ", ");
  export_value(exporter, op_operand(op, 1));
}

static void print_select(Exporter *exporter, const Operation *op) {
  print_word(exporter, op);
  print_flags(exporter, op);
  print_operand_list(exporter, op, 0);
}

//===- Memory -------------------------------------------------------------===//

static const Type *type_prop(const Operation *op, unsigned index) {
  const Attribute *attr = op_prop(op, index);
  return attr ? attr_as_type(attr)->value : NULL;
}

static void print_alignment(Exporter *exporter, const Operation *op,
                            unsigned prop, const Type *type,
                            AlignmentKind kind) {
  int64_t alignment = alignment_of(int_prop(op, prop));
  if (!alignment)
    alignment = export_type_alignment(exporter, type, kind);
  stream_cstr(exporter->out, ", align ");
  stream_int(exporter->out, alignment);
}

static bool is_one_i32(const Exporter *exporter, const Value *value) {
  const Constant *constant = value_as_constant(exporter, value);
  return constant && constant->kind == CONSTANT_INT &&
         constant->integer.width == 32 && wide_int_is_one(&constant->integer);
}

static void print_alloca(Exporter *exporter, const Operation *op) {
  const Type *pointer = op_result_type(op, 0);
  const Type *type = type_prop(op, LLVM_ALLOCA_ELEM_TYPE);
  if (!type)
    type = llvm_pointer_pointee(pointer);
  unsigned space = llvm_pointer_address_space(pointer);
  stream_cstr(exporter->out, "alloca ");
  if (op_prop(op, LLVM_ALLOCA_INALLOCA))
    stream_cstr(exporter->out, "inalloca ");
  export_type(exporter, type);
  if (!is_one_i32(exporter, op_operand(op, 0))) {
    stream_cstr(exporter->out, ", ");
    export_typed_value(exporter, op_operand(op, 0));
  }
  print_alignment(exporter, op, LLVM_ALLOCA_ALIGNMENT, type,
                  ALIGNMENT_PREFERRED);
  if (space)
    stream_format(exporter->out, ", addrspace(%u)", space);
}

static void print_gep_indices(Exporter *exporter, const Operation *op) {
  const Attribute *attr = op_prop(op, LLVM_GEP_RAW_CONSTANT_INDICES);
  const DenseArrayAttr *indices = attr ? attr_as_dense_array(attr) : NULL;
  uint32_t next = 1;
  size_t count = indices ? indices->size : op->num_operands - 1;
  for (size_t i = 0; i < count; i++) {
    int32_t raw = indices ? ((const int32_t *)indices->data)[i] : INT32_MIN;
    stream_cstr(exporter->out, ", ");
    if (raw == INT32_MIN) {
      export_typed_value(exporter, op_operand(op, next++));
      continue;
    }
    stream_cstr(exporter->out, "i32 ");
    stream_int(exporter->out, raw);
  }
}

static void print_gep(Exporter *exporter, const Operation *op) {
  int64_t flags = int_prop(op, LLVM_GEP_NO_WRAP_FLAGS);
  const Type *type = type_prop(op, LLVM_GEP_ELEM_TYPE);
  if (!type)
    type = llvm_pointer_pointee(op_operand_type(op, 0));
  stream_cstr(exporter->out, "getelementptr ");
  stream_cstr(exporter->out, flags & 1   ? "inbounds "
                             : flags & 2 ? "nusw "
                                         : "");
  stream_cstr(exporter->out, flags & 4 ? "nuw " : "");
  export_type(exporter, type);
  stream_cstr(exporter->out, ", ");
  export_typed_value(exporter, op_operand(op, 0));
  print_gep_indices(exporter, op);
}

static void print_sync_scope(Exporter *exporter, const Attribute *attr) {
  if (!attr || !attr_string_value(attr).size)
    return;
  stream_cstr(exporter->out, " syncscope(");
  stream_quoted(exporter->out, attr_string_value(attr));
  stream_char(exporter->out, ')');
}

static void print_ordering(Exporter *exporter, int64_t ordering) {
  static const char *const words[] = {"",         " unordered", " monotonic",
                                      "",         " acquire",   " release",
                                      " acq_rel", " seq_cst"};
  stream_cstr(exporter->out, words[ordering & 7]);
}

/// Prints what follows the operands of a load or store.
static void print_access(Exporter *exporter, const Operation *op,
                         const Type *type) {
  int64_t ordering = int_prop(op, LLVM_ACCESS_ORDERING);
  if (ordering) {
    print_sync_scope(exporter, op_prop(op, LLVM_ACCESS_SYNCSCOPE));
    print_ordering(exporter, ordering);
  }
  print_alignment(exporter, op, LLVM_ACCESS_ALIGNMENT, type, ALIGNMENT_ABI);
}

static void print_access_flags(Exporter *exporter, const Operation *op) {
  if (int_prop(op, LLVM_ACCESS_ORDERING))
    stream_cstr(exporter->out, "atomic ");
  if (op_prop(op, LLVM_ACCESS_VOLATILE))
    stream_cstr(exporter->out, "volatile ");
}

static void print_load(Exporter *exporter, const Operation *op) {
  const Type *type = op_result_type(op, 0);
  stream_cstr(exporter->out, "load ");
  print_access_flags(exporter, op);
  export_type(exporter, type);
  stream_cstr(exporter->out, ", ");
  print_operand_list(exporter, op, 0);
  print_access(exporter, op, type);
}

static void print_store(Exporter *exporter, const Operation *op) {
  stream_cstr(exporter->out, "store ");
  print_access_flags(exporter, op);
  print_operand_list(exporter, op, 0);
  print_access(exporter, op, op_operand_type(op, 0));
}

/// Atomics are aligned to their size unless another alignment is given.
static void print_atomic_alignment(Exporter *exporter, const Operation *op,
                                   unsigned prop, const Type *type) {
  int64_t alignment = alignment_of(int_prop(op, prop));
  if (!alignment)
    alignment = (int64_t)data_layout_alloc_size(&exporter->layout, type);
  stream_cstr(exporter->out, ", align ");
  stream_int(exporter->out, alignment);
}

static void print_atomicrmw(Exporter *exporter, const Operation *op) {
  static const char *const words[] = {
      "xchg",     "add",      "sub",     "and",       "nand",      "or",
      "xor",      "max",      "min",     "umax",      "umin",      "fadd",
      "fsub",     "fmax",     "fmin",    "uinc_wrap", "udec_wrap", "usub_cond",
      "usub_sat", "fmaximum", "fminimum"};
  stream_cstr(exporter->out, "atomicrmw ");
  if (op_prop(op, LLVM_ATOMICRMW_VOLATILE))
    stream_cstr(exporter->out, "volatile ");
  stream_format(exporter->out, "%s ",
                words[int_prop(op, LLVM_ATOMICRMW_BIN_OP)]);
  print_operand_list(exporter, op, 0);
  print_sync_scope(exporter, op_prop(op, LLVM_ATOMICRMW_SYNCSCOPE));
  print_ordering(exporter, int_prop(op, LLVM_ATOMICRMW_ORDERING));
  print_atomic_alignment(exporter, op, LLVM_ATOMICRMW_ALIGNMENT,
                         op_operand_type(op, 1));
}

static void print_exchange(Exporter *exporter, const Operation *op) {
  stream_cstr(exporter->out, "cmpxchg ");
  if (op_prop(op, LLVM_CMPXCHG_WEAK))
    stream_cstr(exporter->out, "weak ");
  if (op_prop(op, LLVM_CMPXCHG_VOLATILE))
    stream_cstr(exporter->out, "volatile ");
  if (is_float_exchange(op))
    export_float_exchange_operands(exporter, op);
  else
    print_operand_list(exporter, op, 0);
  print_sync_scope(exporter, op_prop(op, LLVM_CMPXCHG_SYNCSCOPE));
  print_ordering(exporter, int_prop(op, LLVM_CMPXCHG_SUCCESS_ORDERING));
  print_ordering(exporter, int_prop(op, LLVM_CMPXCHG_FAILURE_ORDERING));
  print_atomic_alignment(exporter, op, LLVM_CMPXCHG_ALIGNMENT,
                         op_operand_type(op, 1));
}

static void print_cmpxchg(Exporter *exporter, const Operation *op) {
  if (is_float_exchange(op))
    export_float_exchange_end(exporter, op);
  else
    print_exchange(exporter, op);
}

void export_lines_before(Exporter *exporter, const Operation *op) {
  if (is_float_exchange(op))
    export_float_exchange_start(exporter, op, print_exchange);
}

static void print_fence(Exporter *exporter, const Operation *op) {
  stream_cstr(exporter->out, "fence");
  print_sync_scope(exporter, op_prop(op, LLVM_FENCE_SYNCSCOPE));
  print_ordering(exporter, int_prop(op, LLVM_FENCE_ORDERING));
}

//===- Aggregates and vectors ---------------------------------------------===//

static void print_aggregate(Exporter *exporter, const Operation *op) {
  const DenseArrayAttr *position =
      attr_as_dense_array(op_prop(op, LLVM_POSITION));
  print_word(exporter, op);
  print_operand_list(exporter, op, 0);
  for (size_t i = 0; i < position->size; i++) {
    stream_cstr(exporter->out, ", ");
    stream_int(exporter->out, ((const int64_t *)position->data)[i]);
  }
}

/// A mask: all zero, all poison, or number by number.
static void print_mask(Exporter *exporter, const DenseArrayAttr *mask,
                       bool is_scalable) {
  const int32_t *data = mask->data;
  bool is_splat = true;
  for (size_t i = 1; i < mask->size; i++)
    is_splat &= data[i] == data[0];
  stream_format(exporter->out, "<%s%zu x i32> ", is_scalable ? "vscale x " : "",
                mask->size);
  if (is_splat && (data[0] == 0 || data[0] == -1)) {
    stream_cstr(exporter->out, data[0] ? "poison" : "zeroinitializer");
    return;
  }
  for (size_t i = 0; i < mask->size; i++) {
    stream_cstr(exporter->out, i ? ", i32 " : "<i32 ");
    if (data[i] == -1)
      stream_cstr(exporter->out, "poison");
    else
      stream_int(exporter->out, data[i]);
  }
  stream_char(exporter->out, '>');
}

static void print_shufflevector(Exporter *exporter, const Operation *op) {
  print_word(exporter, op);
  print_operand_list(exporter, op, 0);
  stream_cstr(exporter->out, ", ");
  print_mask(exporter, attr_as_dense_array(op_prop(op, LLVM_SHUFFLE_MASK)),
             llvm_vector_is_scalable(op_operand_type(op, 0)));
}

//===- Calls --------------------------------------------------------------===//

/// The function type that a call goes by: the symbol's, that of the pointer of
/// 2020, or the one that the call names. NULL where operands and result say it.
static const Type *callee_type(Exporter *exporter, const Operation *op,
                               const Attribute *callee) {
  const Attribute *variadic = slot_attr(exporter, op, SLOT_VAR_CALLEE_TYPE);
  if (variadic)
    return attr_as_type(variadic)->value;
  if (!callee)
    return llvm_pointer_pointee(op_operand_type(op, 0));
  const Operation *func =
      export_symbol(exporter, attr_as_symbol_ref(callee)->path[0]);
  if (!func || !op_is(func, &llvm_ops[LLVM_FUNC]))
    return NULL;
  const Type *type =
      attr_as_type(op_prop(func, LLVM_FUNC_FUNCTION_TYPE))->value;
  const Type *pointee = llvm_pointer_pointee(type);
  return pointee ? pointee : type;
}

static void print_arguments(Exporter *exporter, const Operation *op,
                            uint32_t first, uint32_t count) {
  const Attribute *attrs = slot_attr(exporter, op, SLOT_ARG_ATTRS);
  stream_char(exporter->out, '(');
  for (uint32_t i = 0; i < count; i++) {
    const Value *argument = op_operand(op, first + i);
    stream_cstr(exporter->out, i ? ", " : "");
    export_type(exporter, value_type(argument));
    export_value_attributes(exporter, attrs, i);
    stream_char(exporter->out, ' ');
    export_value(exporter, argument);
  }
  stream_char(exporter->out, ')');
}

void export_bundles(Exporter *exporter, const Operation *op, uint32_t next) {
  const DenseArrayAttr *sizes =
      attr_as_dense_array(slot_attr(exporter, op, SLOT_BUNDLE_SIZES));
  const ArrayAttr *tags =
      attr_as_array(slot_attr(exporter, op, SLOT_BUNDLE_TAGS));
  if (!sizes || !sizes->size || !tags || tags->size != sizes->size)
    return;
  for (size_t i = 0; i < sizes->size; i++) {
    uint32_t size = (uint32_t)((const int32_t *)sizes->data)[i];
    stream_cstr(exporter->out, i ? ", " : " [ ");
    stream_quoted(exporter->out, attr_string_value(tags->elements[i]));
    stream_char(exporter->out, '(');
    for (uint32_t j = 0; j < size && next < op->num_operands; j++, next++) {
      stream_cstr(exporter->out, j ? ", " : "");
      export_typed_value(exporter, op_operand(op, next));
    }
    stream_char(exporter->out, ')');
  }
  stream_cstr(exporter->out, " ]");
}

/// `fastcc i32 @f(i32 %0) #1`.
static void print_call_body(Exporter *exporter, const Operation *op,
                            const Attribute *callee, uint32_t num_operands) {
  Stream *out = exporter->out;
  const Type *type = callee_type(exporter, op, callee);
  export_calling_convention(exporter, slot_attr(exporter, op, SLOT_CCONV));
  export_result_attributes(exporter, slot_attr(exporter, op, SLOT_RES_ATTRS));
  export_program_space(exporter, "",
                       callee
                           ? exporter->layout.program_space
                           : llvm_pointer_address_space(op_operand_type(op, 0)),
                       " ");
  if (type && llvm_function_is_vararg(type))
    export_type(exporter, type);
  else if (op->num_results)
    export_type(exporter, op_result_type(op, 0));
  else
    stream_cstr(out, "void");
  stream_char(out, ' ');
  if (callee) {
    export_symbol_name(out, attr_as_symbol_ref(callee)->path[0]);
  } else {
    export_value(exporter, op_operand(op, 0));
  }
  uint32_t first = callee ? 0 : 1;
  print_arguments(exporter, op, first, num_operands - first);
  export_call_group(exporter, export_attribute_group(exporter, op));
  export_bundles(exporter, op, num_operands);
}

static void print_call(Exporter *exporter, const Operation *op) {
  static const char *const tails[] = {"", "tail ", "musttail ", "notail "};
  const Attribute *tail = op_prop(op, LLVM_CALL_TAIL_CALL_KIND);
  const DialectAttr *kind = tail ? attr_as_dialect(tail, NULL) : NULL;
  stream_cstr(exporter->out, tails[kind ? kind->value & 3 : 0]);
  stream_cstr(exporter->out, "call ");
  print_fast_math(exporter->out, op, op_prop(op, LLVM_CALL_FASTMATH));
  print_call_body(exporter, op, op_prop(op, LLVM_CALL_CALLEE),
                  llvm_call_num_callee_operands(op));
}

const Type *assembly_element_type(const Operation *op, uint32_t index) {
  const Attribute *list = op_prop(op, LLVM_ASM_OPERAND_ATTRS);
  const ArrayAttr *all = list ? attr_as_array(list) : NULL;
  if (!all || index >= all->size)
    return NULL;
  const TypeAttr *type =
      attr_as_type(dictionary_get(all->elements[index], STR("elementtype")));
  return type ? type->value : NULL;
}

/// ` elementtype(i32)`.
static void print_element_type(Exporter *exporter, const Type *type) {
  if (!type)
    return;
  stream_cstr(exporter->out, " elementtype(");
  export_type(exporter, type);
  stream_char(exporter->out, ')');
}

/// `call i32 asm sideeffect "nop", "=r"(i32 %0)`.
static void print_inline_asm(Exporter *exporter, const Operation *op) {
  static const char *const tails[] = {"", "tail ", "musttail ", "notail "};
  Stream *out = exporter->out;
  const DialectAttr *kind =
      attr_as_dialect(op_prop(op, LLVM_ASM_TAIL_CALL_KIND), NULL);
  stream_format(out, "%scall ", tails[kind ? kind->value & 3 : 0]);
  export_program_space(exporter, "", 0, " ");
  if (op->num_results)
    export_type(exporter, op_result_type(op, 0));
  else
    stream_cstr(out, "void");
  stream_cstr(out, " asm ");
  if (op_prop(op, LLVM_ASM_HAS_SIDE_EFFECTS))
    stream_cstr(out, "sideeffect ");
  if (op_prop(op, LLVM_ASM_IS_ALIGN_STACK))
    stream_cstr(out, "alignstack ");
  if (int_prop(op, LLVM_ASM_DIALECT))
    stream_cstr(out, "inteldialect ");
  stream_quoted(out, attr_string_value(op_prop(op, LLVM_ASM_STRING)));
  stream_cstr(out, ", ");
  stream_quoted(out, attr_string_value(op_prop(op, LLVM_ASM_CONSTRAINTS)));
  stream_char(out, '(');
  for (uint32_t i = 0; i < op->num_operands; i++) {
    stream_cstr(out, i ? ", " : "");
    export_type(exporter, op_operand_type(op, i));
    print_element_type(exporter, assembly_element_type(op, i));
    stream_char(out, ' ');
    export_value(exporter, op_operand(op, i));
  }
  stream_char(out, ')');
}

/// `va_arg ptr %0, i32`.
static void print_va_arg(Exporter *exporter, const Operation *op) {
  stream_cstr(exporter->out, "va_arg ");
  export_typed_value(exporter, op_operand(op, 0));
  stream_cstr(exporter->out, ", ");
  export_type(exporter, op_result_type(op, 0));
}

static void print_invoke(Exporter *exporter, const Operation *op) {
  unsigned first, count;
  op_operand_segment(op, 0, &first, &count);
  stream_cstr(exporter->out, "invoke ");
  print_call_body(exporter, op, op_prop(op, LLVM_INVOKE_CALLEE), count);
  stream_cstr(exporter->out, "\n          to ");
  export_label(exporter, op_successor(op, 0));
  stream_cstr(exporter->out, " unwind ");
  export_label(exporter, op_successor(op, 1));
}

static void print_landingpad(Exporter *exporter, const Operation *op) {
  stream_cstr(exporter->out, "landingpad ");
  export_type(exporter, op_result_type(op, 0));
  if (op_prop(op, LLVM_LANDINGPAD_CLEANUP))
    stream_cstr(exporter->out, "\n          cleanup");
  for (uint32_t i = 0; i < op->num_operands; i++) {
    bool is_filter = llvm_type_is_array(op_operand_type(op, i));
    stream_cstr(exporter->out,
                is_filter ? "\n          filter " : "\n          catch ");
    export_typed_value(exporter, op_operand(op, i));
  }
}

//===- Control flow -------------------------------------------------------===//

static void print_br(Exporter *exporter, const Operation *op) {
  stream_cstr(exporter->out, "br ");
  export_label(exporter, op_successor(op, 0));
}

static void print_unreachable(Exporter *exporter, const Operation *op) {
  (void)op;
  stream_cstr(exporter->out, "unreachable");
}

static void print_cond_br(Exporter *exporter, const Operation *op) {
  stream_cstr(exporter->out, "br ");
  export_typed_value(exporter, op_operand(op, 0));
  for (unsigned i = 0; i < 2; i++) {
    stream_cstr(exporter->out, ", ");
    export_label(exporter, op_successor(op, i));
  }
}

static void print_switch(Exporter *exporter, const Operation *op) {
  const Attribute *attr = op_prop(op, LLVM_SWITCH_CASE_VALUES);
  const DenseElementsAttr *cases = attr ? attr_as_dense_elements(attr) : NULL;
  const Type *type = op_operand_type(op, 0);
  stream_cstr(exporter->out, "switch ");
  export_typed_value(exporter, op_operand(op, 0));
  stream_cstr(exporter->out, ", ");
  export_label(exporter, op_successor(op, 0));
  stream_cstr(exporter->out, " [\n");
  for (unsigned i = 1; i < op->num_successors; i++) {
    const Attribute *number =
        dense_elements_at(exporter->ctx, cases, (int64_t)i - 1);
    stream_cstr(exporter->out, "    ");
    export_typed_constant(exporter, constant_from_attr(exporter, type, number));
    stream_cstr(exporter->out, ", ");
    export_label(exporter, op_successor(op, i));
    stream_char(exporter->out, '\n');
  }
  stream_cstr(exporter->out, "  ]");
}

static void print_indirect_branch(Exporter *exporter, const Operation *op) {
  stream_cstr(exporter->out, "indirectbr ");
  export_typed_value(exporter, op_operand(op, 0));
  stream_cstr(exporter->out, ", [");
  for (unsigned i = 0; i < op->num_successors; i++) {
    stream_cstr(exporter->out, i ? ", " : "");
    export_label(exporter, op_successor(op, i));
  }
  stream_char(exporter->out, ']');
}

static void print_return(Exporter *exporter, const Operation *op) {
  stream_cstr(exporter->out, "ret ");
  if (op->num_operands)
    export_typed_value(exporter, op_operand(op, 0));
  else
    stream_cstr(exporter->out, "void");
}

//===- All ----------------------------------------------------------------===//

/// One row for each operation that is an instruction.
typedef void PrintInstruction(Exporter *exporter, const Operation *op);

static PrintInstruction *const printers[LLVM_NUM_OPS] = {
    [LLVM_ADD] = print_arithmetic,
    [LLVM_SUB] = print_arithmetic,
    [LLVM_MUL] = print_arithmetic,
    [LLVM_SHL] = print_arithmetic,
    [LLVM_UDIV] = print_arithmetic,
    [LLVM_SDIV] = print_arithmetic,
    [LLVM_LSHR] = print_arithmetic,
    [LLVM_ASHR] = print_arithmetic,
    [LLVM_UREM] = print_arithmetic,
    [LLVM_SREM] = print_arithmetic,
    [LLVM_AND] = print_arithmetic,
    [LLVM_OR] = print_arithmetic,
    [LLVM_XOR] = print_arithmetic,
    [LLVM_FADD] = print_arithmetic,
    [LLVM_FSUB] = print_arithmetic,
    [LLVM_FMUL] = print_arithmetic,
    [LLVM_FDIV] = print_arithmetic,
    [LLVM_FREM] = print_arithmetic,
    [LLVM_FNEG] = print_arithmetic,
    [LLVM_FREEZE] = print_arithmetic,
    [LLVM_RESUME] = print_arithmetic,
    [LLVM_ICMP] = print_compare,
    [LLVM_FCMP] = print_compare,
    [LLVM_SELECT] = print_select,
    [LLVM_BITCAST] = print_cast,
    [LLVM_ADDRSPACECAST] = print_cast,
    [LLVM_INTTOPTR] = print_cast,
    [LLVM_PTRTOINT] = print_cast,
    [LLVM_SEXT] = print_cast,
    [LLVM_ZEXT] = print_cast,
    [LLVM_TRUNC] = print_cast,
    [LLVM_SITOFP] = print_cast,
    [LLVM_UITOFP] = print_cast,
    [LLVM_FPTOSI] = print_cast,
    [LLVM_FPTOUI] = print_cast,
    [LLVM_FPEXT] = print_cast,
    [LLVM_FPTRUNC] = print_cast,
    [LLVM_ALLOCA] = print_alloca,
    [LLVM_GETELEMENTPTR] = print_gep,
    [LLVM_LOAD] = print_load,
    [LLVM_STORE] = print_store,
    [LLVM_ATOMICRMW] = print_atomicrmw,
    [LLVM_CMPXCHG] = print_cmpxchg,
    [LLVM_FENCE] = print_fence,
    [LLVM_EXTRACTVALUE] = print_aggregate,
    [LLVM_INSERTVALUE] = print_aggregate,
    [LLVM_EXTRACTELEMENT] = print_select,
    [LLVM_INSERTELEMENT] = print_select,
    [LLVM_SHUFFLEVECTOR] = print_shufflevector,
    [LLVM_CALL] = print_call,
    [LLVM_INVOKE] = print_invoke,
    [LLVM_LANDINGPAD] = print_landingpad,
    [LLVM_BR] = print_br,
    [LLVM_UNREACHABLE] = print_unreachable,
    [LLVM_COND_BR] = print_cond_br,
    [LLVM_SWITCH] = print_switch,
    [LLVM_RETURN] = print_return,
    [LLVM_INLINE_ASM] = print_inline_asm,
    [LLVM_VA_ARG] = print_va_arg,
    [LLVM_INDIRECTBR] = print_indirect_branch,
};

bool export_instruction(Exporter *exporter, const Operation *op) {
  const OpInfo *info = op_info(exporter, op);
  if (info->is_intrinsic) {
    stream_cstr(exporter->out, "call ");
    print_fast_math(exporter->out, op, info_attr(info, op, SLOT_FASTMATH));
    export_intrinsic_call(exporter, op);
    return true;
  }
  PrintInstruction *print = printers[op->def - llvm_ops];
  if (!print)
    return export_fail(exporter, op, NULL);
  print(exporter, op);
  return true;
}
