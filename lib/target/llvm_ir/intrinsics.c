// SPDX-License-Identifier: Apache-2.0
// llvm.intr.* operations: calls of functions named `llvm.NAME`, with a suffix
// for each type that they are overloaded on. Each row of the table is one that
// differs from the usual: overloaded on its result, without side effects, and
// with no operand but the operation's.
#include "target/llvm_ir/metadata.h"

#define PURE                                                                   \
  "nocallback nocreateundeforpoison nofree nosync nounwind speculatable "      \
  "willreturn memory(none)"
#define PURE_BUT_UNDEF                                                         \
  "nocallback nofree nosync nounwind speculatable willreturn memory(none)"
#define COPIES "nocallback nofree nounwind willreturn memory(argmem: readwrite)"

#define LIFETIME                                                               \
  "nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)"

enum { MAX_IMMEDIATES = 3 };

typedef struct Intrinsic {
  LLVMOp op;
  const char *overloads; ///< `r`: the result; a digit: an operand.
  const char *attributes;
  /// Properties that stand behind the operands as constants of this type.
  StringRef immediates[MAX_IMMEDIATES];
  const char *immediate_type;
  const char *operand_attributes[2];
  /// Of the declaration, with a blank behind; `range`: that of a comparison.
  const char *result_attributes;
  /// Its modes of rounding and exceptions stand behind the operands as
  /// metadata, and calls of it are strict.
  bool is_constrained;
} Intrinsic;

#define SIMPLE(ID, OVERLOADS, ATTRIBUTES)                                      \
  { .op = LLVM_INTR_##ID, .overloads = OVERLOADS, .attributes = ATTRIBUTES }
#define WITH_OVERFLOW(ID) SIMPLE(ID##_WITH_OVERFLOW, "0", PURE)
#define REDUCE_FLOAT(ID, OVERLOADS)                                            \
  SIMPLE(VECTOR_REDUCE_##ID, OVERLOADS, PURE_BUT_UNDEF)
#define REDUCE(ID) SIMPLE(VECTOR_REDUCE_##ID, "0", PURE_BUT_UNDEF)

static const Intrinsic special[] = {
    SIMPLE(ACOS, "r", PURE_BUT_UNDEF),
    SIMPLE(ASIN, "r", PURE_BUT_UNDEF),
    SIMPLE(ATAN, "r", PURE_BUT_UNDEF),
    SIMPLE(ATAN2, "r", PURE_BUT_UNDEF),
    SIMPLE(COSH, "r", PURE_BUT_UNDEF),
    SIMPLE(SINH, "r", PURE_BUT_UNDEF),
    SIMPLE(TAN, "r", PURE_BUT_UNDEF),
    SIMPLE(TANH, "r", PURE_BUT_UNDEF),
    SIMPLE(POWI, "r1", PURE),
    SIMPLE(SINCOS, "0", PURE_BUT_UNDEF),
    {.op = LLVM_INTR_CONSTRAINED_FPTRUNC,
     .overloads = "r0",
     .attributes = "nocallback nofree nosync nounwind strictfp willreturn "
                   "memory(inaccessiblemem: readwrite)",
     .is_constrained = true},
    {.op = LLVM_INTR_IS_FPCLASS,
     .overloads = "0",
     .attributes = PURE,
     .immediates = {STR_INIT("bit")},
     .immediate_type = "i32"},
    WITH_OVERFLOW(SADD),
    WITH_OVERFLOW(SSUB),
    WITH_OVERFLOW(SMUL),
    WITH_OVERFLOW(UADD),
    WITH_OVERFLOW(USUB),
    WITH_OVERFLOW(UMUL),
    REDUCE(ADD),
    REDUCE(AND),
    REDUCE(MUL),
    REDUCE(OR),
    REDUCE(SMAX),
    REDUCE(SMIN),
    REDUCE(UMAX),
    REDUCE(UMIN),
    REDUCE(XOR),
    {.op = LLVM_INTR_ABS,
     .overloads = "r",
     .attributes = PURE_BUT_UNDEF,
     .immediates = {STR_INIT("is_int_min_poison")},
     .immediate_type = "i1"},
    {.op = LLVM_INTR_CTLZ,
     .overloads = "r",
     .attributes = PURE_BUT_UNDEF,
     .immediates = {STR_INIT("is_zero_poison")},
     .immediate_type = "i1"},
    {.op = LLVM_INTR_CTTZ,
     .overloads = "r",
     .attributes = PURE_BUT_UNDEF,
     .immediates = {STR_INIT("is_zero_poison")},
     .immediate_type = "i1"},
    {.op = LLVM_INTR_PREFETCH,
     .overloads = "0",
     .attributes = "nocallback nofree nosync nounwind willreturn "
                   "memory(argmem: readwrite, inaccessiblemem: readwrite)",
     .immediates = {STR_INIT("rw"), STR_INIT("hint"), STR_INIT("cache")},
     .immediate_type = "i32",
     .operand_attributes = {" readonly captures(none)"}},
    {.op = LLVM_INTR_ASSUME,
     .overloads = "",
     .attributes = "nocallback nofree nosync nounwind willreturn "
                   "memory(inaccessiblemem: write)",
     .operand_attributes = {" noundef"}},
    {.op = LLVM_INTR_MEMCPY,
     .overloads = "012",
     .attributes = COPIES,
     .immediates = {STR_INIT("isVolatile")},
     .immediate_type = "i1",
     .operand_attributes = {" noalias writeonly captures(none)",
                            " noalias readonly captures(none)"}},
    {.op = LLVM_INTR_MEMMOVE,
     .overloads = "012",
     .attributes = COPIES,
     .immediates = {STR_INIT("isVolatile")},
     .immediate_type = "i1",
     .operand_attributes = {" writeonly captures(none)",
                            " readonly captures(none)"}},
    {.op = LLVM_INTR_MEMSET,
     .overloads = "02",
     .attributes =
         "nocallback nofree nounwind willreturn memory(argmem: write)",
     .immediates = {STR_INIT("isVolatile")},
     .immediate_type = "i1",
     .operand_attributes = {" writeonly captures(none)"}},
    SIMPLE(STACKSAVE, "r", "nocallback nofree nosync nounwind willreturn"),
    SIMPLE(STACKRESTORE, "0", "nocallback nofree nosync nounwind willreturn"),
    {.op = LLVM_INTR_LIFETIME_START,
     .overloads = "0",
     .attributes = LIFETIME,
     .operand_attributes = {" captures(none)"}},
    {.op = LLVM_INTR_LIFETIME_END,
     .overloads = "0",
     .attributes = LIFETIME,
     .operand_attributes = {" captures(none)"}},
    SIMPLE(VASTART, "0", "nocallback nofree nosync nounwind willreturn"),
    SIMPLE(VAEND, "0", "nocallback nofree nosync nounwind willreturn"),
    SIMPLE(VACOPY, "0", "nocallback nofree nosync nounwind willreturn"),
    SIMPLE(PTRMASK, "r1", PURE),
    SIMPLE(EXPECT, "r",
           "nocallback nofree nosync nounwind willreturn "
           "memory(none)"),
    SIMPLE(IS_CONSTANT, "0",
           "convergent nocallback nofree nosync nounwind "
           "willreturn memory(none)"),
    {.op = LLVM_INTR_THREADLOCAL_ADDRESS,
     .overloads = "r",
     .attributes = PURE_BUT_UNDEF,
     .operand_attributes = {" nonnull"},
     .result_attributes = "nonnull "},
    {.op = LLVM_INTR_SCMP,
     .overloads = "r0",
     .attributes = PURE,
     .result_attributes = "range"},
    {.op = LLVM_INTR_UCMP,
     .overloads = "r0",
     .attributes = PURE,
     .result_attributes = "range"},
    {.op = LLVM_INTR_NOALIAS_SCOPE_DECL,
     .overloads = "",
     .attributes = "nocallback nofree nosync nounwind willreturn "
                   "memory(inaccessiblemem: readwrite)"},
    SIMPLE(LROUND, "r0", PURE_BUT_UNDEF),
    SIMPLE(LLROUND, "r0", PURE_BUT_UNDEF),
    SIMPLE(LRINT, "r0", PURE_BUT_UNDEF),
    SIMPLE(LLRINT, "r0", PURE_BUT_UNDEF),
    SIMPLE(LDEXP, "r1", PURE),
    SIMPLE(DEBUGTRAP, "", "nounwind"),
    REDUCE_FLOAT(FADD, "1"),
    REDUCE_FLOAT(FMUL, "1"),
    REDUCE_FLOAT(FMAX, "0"),
    REDUCE_FLOAT(FMIN, "0"),
    REDUCE_FLOAT(FMAXIMUM, "0"),
    REDUCE_FLOAT(FMINIMUM, "0"),
    SIMPLE(TRAP, "", "cold noreturn nounwind memory(inaccessiblemem: write)"),
};

static const Intrinsic usual = {.overloads = "r", .attributes = PURE};

static const StringRef prefix = STR_INIT("llvm.intr.");

const Intrinsic *find_intrinsic(const OpDef *def) {
  StringRef name = def->name;
  if (name.size <= prefix.size || memcmp(name.data, prefix.data, prefix.size) ||
      def == &llvm_ops[LLVM_INTR_DBG_DECLARE] ||
      def == &llvm_ops[LLVM_INTR_DBG_VALUE] ||
      def == &llvm_ops[LLVM_INTR_DBG_LABEL])
    return NULL;
  for (size_t i = 0; i < ARRAY_LENGTH(special); i++)
    if (def == &llvm_ops[special[i].op])
      return &special[i];
  return &usual;
}

/// What LLVM calls it, behind `llvm.`.
static StringRef base_name(const Operation *op) {
  static const struct {
    LLVMOp op;
    StringRef name;
  } others[] = {{LLVM_INTR_VASTART, STR_INIT("va_start")},
                {LLVM_INTR_VAEND, STR_INIT("va_end")},
                {LLVM_INTR_VACOPY, STR_INIT("va_copy")}};
  for (size_t i = 0; i < ARRAY_LENGTH(others); i++)
    if (op_is(op, &llvm_ops[others[i].op]))
      return others[i].name;
  return string_ref_drop(op_name(op), prefix.size);
}

static void print_name(Exporter *exporter, const Intrinsic *row,
                       const Operation *op) {
  Stream *out = exporter->out;
  stream_cstr(out, "@llvm.");
  stream_text(out, base_name(op));
  for (const char *at = row->overloads; *at; at++) {
    stream_char(out, '.');
    const Type *type = *at == 'r' ? op_result_type(op, 0)
                                  : op_operand_type(op, (unsigned)(*at - '0'));
    export_mangled_type(out, type);
  }
}

static void print_result_type(Exporter *exporter, const Operation *op) {
  if (op->num_results)
    export_type(exporter, op_result_type(op, 0));
  else
    stream_cstr(exporter->out, "void");
}

/// Operands that the declared function has: those of 2020's memcpy have the
/// flag that is a property today, which is one of them.
static bool has_immediate(const Intrinsic *row, const Operation *op,
                          unsigned index) {
  return index < MAX_IMMEDIATES && row->immediates[index].size &&
         op_attr(op, row->immediates[index]) != NULL;
}

/// Operands that are not in bundles: an assumption's bundles are told behind
/// its condition.
static uint32_t num_arguments(const Operation *op) {
  return op_is(op, &llvm_ops[LLVM_INTR_ASSUME]) ? 1 : op->num_operands;
}

/// The one that takes an alias scope.
static bool has_scope(const Operation *op) {
  return op_is(op, &llvm_ops[LLVM_INTR_NOALIAS_SCOPE_DECL]);
}

static void print_declaration(Exporter *exporter, const Intrinsic *row,
                              const Operation *op) {
  Stream *out = exporter->out;
  if (row->result_attributes && *row->result_attributes == 'r')
    stream_format(out, "range(i%u -1, 2) ",
                  (unsigned)type_bit_width(op_result_type(op, 0)));
  else if (row->result_attributes)
    stream_cstr(out, row->result_attributes);
  print_result_type(exporter, op);
  stream_char(out, ' ');
  print_name(exporter, row, op);
  stream_cstr(out, has_scope(op) ? "(metadata" : "(");
  for (uint32_t i = 0; i < num_arguments(op); i++) {
    stream_cstr(out, i ? ", " : "");
    export_type(exporter, op_operand_type(op, i));
    if (i < ARRAY_LENGTH(row->operand_attributes) && row->operand_attributes[i])
      stream_cstr(out, row->operand_attributes[i]);
  }
  for (unsigned i = 0; has_immediate(row, op, i); i++)
    stream_format(out, "%s%s immarg", op->num_operands || i ? ", " : "",
                  row->immediate_type);
  if (row->is_constrained)
    stream_cstr(out, ", metadata, metadata");
  stream_char(out, ')');
}

/// Is it like the one that was noted last? Remembers it, if it is not too
/// long.
static bool is_noted(OpInfo *info, const Operation *op) {
  const Type *types[NUM_NOTED_TYPES] = {0};
  if (op->num_operands >= NUM_NOTED_TYPES)
    return false;
  types[0] = op->num_results ? op_result_type(op, 0) : NULL;
  for (uint32_t i = 0; i < op->num_operands; i++)
    types[i + 1] = op_operand_type(op, i);
  bool is_same = memcmp(types, info->noted, sizeof types) == 0;
  memcpy(info->noted, types, sizeof types);
  return is_same && op->num_operands;
}

void note_intrinsic(Exporter *exporter, const Operation *op) {
  OpInfo *info = op_info(exporter, op);
  Stream *text = &exporter->attr_stream;
  Stream *out = exporter->out;
  if (is_noted(info, op))
    return;
  text->size = 0;
  exporter->out = text;
  print_declaration(exporter, info->intrinsic, op);
  exporter->out = out;
  if (string_map_get(&exporter->intrinsic_names, stream_view(text)))
    return;
  StringRef declaration = string_ref(
      arena_copy_text(&exporter->arena, text->data, text->size), text->size);
  string_map_set(&exporter->intrinsic_names, declaration, exporter);
  VECTOR_PUSH(&exporter->intrinsics,
              (IntrinsicUse){declaration, info->intrinsic->attributes});
}

static void print_immediate(Exporter *exporter, const Intrinsic *row,
                            const Attribute *attr) {
  int64_t value = 0;
  attr_integer_value(attr, &value);
  bool is_flag = row->immediate_type[1] == '1';
  stream_format(exporter->out, "%s ", row->immediate_type);
  if (is_flag)
    stream_cstr(exporter->out, value ? "true" : "false");
  else
    stream_int(exporter->out, value);
}

/// `, metadata !"round.upward", metadata !"fpexcept.ignore"`.
static void print_modes(Exporter *exporter, const Operation *op) {
  static const struct {
    unsigned slot;
    const char *prefix;
  } modes[] = {{LLVM_CONSTRAINED_ROUNDING, "round"},
               {LLVM_CONSTRAINED_EXCEPTIONS, "fpexcept"}};
  for (size_t i = 0; i < ARRAY_LENGTH(modes); i++) {
    stream_format(exporter->out, ", metadata !\"%s.", modes[i].prefix);
    const PropDef *prop = &op->def->props[modes[i].slot];
    int64_t value = 0;
    attr_integer_value(op_prop(op, modes[i].slot), &value);
    for (size_t j = 0; j < prop->num_cases; j++)
      if (prop->cases[j].value == (uint64_t)value)
        stream_text(exporter->out, prop->cases[j].keyword);
    stream_char(exporter->out, '"');
  }
}

void export_intrinsic_call(Exporter *exporter, const Operation *op) {
  const OpInfo *info = op_info(exporter, op);
  const Intrinsic *row = info->intrinsic;
  Stream *out = exporter->out;
  print_result_type(exporter, op);
  stream_char(out, ' ');
  print_name(exporter, row, op);
  stream_char(out, '(');
  if (has_scope(op)) {
    const Attribute *scope = op_prop(op, 0);
    uint32_t list = node_of_list(
        exporter, attr_as_array(array_attr_get(exporter->ctx, &scope, 1)));
    stream_format(out, "metadata !%d", node_number(exporter, list));
  }
  for (uint32_t i = 0; i < num_arguments(op); i++) {
    stream_cstr(out, i ? ", " : "");
    export_type(exporter, op_operand_type(op, i));
    export_value_attributes(exporter, info_attr(info, op, SLOT_ARG_ATTRS), i);
    stream_char(out, ' ');
    export_value(exporter, op_operand(op, i));
  }
  for (unsigned i = 0; has_immediate(row, op, i); i++) {
    stream_cstr(out, op->num_operands || i ? ", " : "");
    print_immediate(exporter, row, op_attr(op, row->immediates[i]));
  }
  if (row->is_constrained)
    print_modes(exporter, op);
  stream_char(out, ')');
  export_bundles(exporter, op, num_arguments(op));
  if (row->is_constrained)
    export_call_group(exporter, STR("strictfp"));
}
