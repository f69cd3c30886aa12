// SPDX-License-Identifier: Apache-2.0
// Intrinsics: llvm.intr.* operations and llvm.call_intrinsic, as calls of
// functions named `llvm.NAME`, with a suffix for each type that they are
// overloaded on. The table has a row for each intrinsic that differs from the
// usual: overloaded on its result, without side effects, and with the
// operation's operands as its arguments.
#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"
#include "target/llvm_ir/intrinsics/intrinsics_internal.h"
#include "target/llvm_ir/metadata.h"

#define COPIES "nocallback nofree nounwind willreturn memory(argmem: readwrite)"
#define FILLS "nocallback nofree nounwind willreturn memory(argmem: write)"
#define CONSTRAINED                                                            \
  "nocallback nofree nosync nounwind strictfp willreturn "                     \
  "memory(inaccessiblemem: readwrite)"
#define ROUNDED "0 ~roundingmode ~fpExceptionBehavior"

static const Intrinsic special[] = {
#define ROW(ID, OVERLOADS, ...)                                                \
  {.op = LLVM_INTR_##ID, .overloads = OVERLOADS, .attributes = __VA_ARGS__},
#include "target/llvm_ir/intrinsics/intrinsics.def"
};

static const Intrinsic usual = {.overloads = "r", .attributes = PURE};

//===- Finding ------------------------------------------------------------===//

static const StringRef prefix = STR_INIT("llvm.intr.");

static bool is_intrinsic_name(StringRef name) {
  return name.size > prefix.size &&
         memcmp(name.data, prefix.data, prefix.size) == 0;
}

const Intrinsic *find_intrinsic(const OpDef *def) {
  if (!is_intrinsic_name(def->name) ||
      def == &llvm_ops[LLVM_INTR_DBG_DECLARE] ||
      def == &llvm_ops[LLVM_INTR_DBG_VALUE] ||
      def == &llvm_ops[LLVM_INTR_DBG_LABEL])
    return NULL;
  for (size_t i = 0; i < ARRAY_LENGTH(special); i++)
    if (def == &llvm_ops[special[i].op])
      return &special[i];
  return &usual;
}

/// LLVM's name for it, after `llvm.`.
static StringRef base_name(const Intrinsic *row, const OpDef *def) {
  return row->name ? string_ref_from_cstr(row->name)
                   : string_ref_drop(def->name, prefix.size);
}

//===- Arguments ----------------------------------------------------------===//

typedef enum ArgumentKind {
  ARGUMENT_VALUE,
  ARGUMENT_CONSTANT,
  ARGUMENT_POISON,
  ARGUMENT_MODE,
  ARGUMENT_SCOPE,
} ArgumentKind;

typedef struct Argument {
  ArgumentKind kind;
  bool is_immediate;     ///< It must be constant.
  const Type *type;      ///< NULL: metadata.
  uint32_t operand;      ///< For a VALUE.
  const Attribute *attr; ///< For the others.
  const PropDef *prop;   ///< For a MODE.
  int64_t alignment;     ///< 0: none.
} Argument;

/// A call that is being put together.
typedef struct IntrinsicCall {
  const Operation *op;
  const OpDef *def; ///< The intrinsic's; NULL: it has no operation.
  const Intrinsic *row;
  Argument *arguments; ///< In the scratch arena.
  unsigned num_arguments;
  unsigned num_operands; ///< Without those in bundles.
} IntrinsicCall;

const Intrinsic *find_intrinsic_by_name(StringRef name, const OpDef **def) {
  size_t longest = 0;
  *def = NULL;
  if (!is_intrinsic_symbol(name))
    return NULL;
  name = string_ref_drop(name, STR("llvm.").size);
  const Intrinsic *found = find_named_intrinsic(name);
  for (size_t i = 0; i < LLVM_NUM_OPS && !(found && !*def); i++) {
    const Intrinsic *row = find_intrinsic(&llvm_ops[i]);
    StringRef base = row ? base_name(row, &llvm_ops[i]) : (StringRef){0};
    if (base.size <= longest || !is_named_after(name, base))
      continue;
    *def = &llvm_ops[i];
    found = row;
    longest = base.size;
  }
  return found;
}

static int64_t element_alignment(Exporter *exporter, const Type *vector) {
  return export_type_alignment(exporter, llvm_vector_element(vector),
                               ALIGNMENT_ABI);
}

/// The alignment that `0@alignment`, `0@result` or `0@operand` asks for.
static int64_t argument_alignment(Exporter *exporter, const Operation *op,
                                  StringRef word) {
  if (word.size < 2 || word.data[1] != '@')
    return 0;
  if (word.data[2] == 'r')
    return element_alignment(exporter, op_result_type(op, 0));
  if (word.data[2] == 'o')
    return element_alignment(exporter, op_operand_type(op, 0));
  // An i32 without a sign.
  return (uint32_t)attr_number(op_attr(op, string_ref_drop(word, 2)));
}

static void add_operand(Exporter *exporter, IntrinsicCall *call,
                        StringRef word) {
  const Operation *op = call->op;
  Argument *argument = &call->arguments[call->num_arguments];
  uint32_t operand = (uint32_t)(word.data[0] - '0');
  if (operand < op->num_operands)
    *argument = (Argument){.kind = ARGUMENT_VALUE,
                           .type = op_operand_type(op, operand),
                           .operand = operand,
                           .alignment = argument_alignment(exporter, op, word)};
  else if (word.size > 1 && word.data[1] == '?')
    *argument =
        (Argument){.kind = ARGUMENT_POISON, .type = op_result_type(op, 0)};
  else
    return;
  call->num_arguments++;
}

static void add_property(IntrinsicCall *call, StringRef word) {
  int index = op_def_prop_index(call->op->def, string_ref_drop(word, 1));
  const Attribute *attr = index < 0 ? NULL : op_prop(call->op, (unsigned)index);
  if (!attr)
    return;
  Argument *argument = &call->arguments[call->num_arguments++];
  *argument = (Argument){.kind = word.data[0] == '~'   ? ARGUMENT_MODE
                                 : word.data[0] == '^' ? ARGUMENT_SCOPE
                                                       : ARGUMENT_CONSTANT,
                         .is_immediate = word.data[0] == '!',
                         .attr = attr,
                         .prop = &call->op->def->props[index]};
  if (argument->kind == ARGUMENT_CONSTANT)
    argument->type = attr_type(attr);
}

/// Cuts off the first word of `text` and gives it; empty: there is none.
static StringRef next_word(const char **text) {
  while (**text == ' ')
    (*text)++;
  const char *begin = *text;
  while (**text && **text != ' ')
    (*text)++;
  return string_ref(begin, (size_t)(*text - begin));
}

static void add_told_arguments(Exporter *exporter, IntrinsicCall *call) {
  const char *text = call->row->arguments;
  for (StringRef word = next_word(&text); word.size; word = next_word(&text)) {
    if (word.data[0] >= '0' && word.data[0] <= '9')
      add_operand(exporter, call, word);
    else
      add_property(call, word);
  }
}

/// Is the operand `word` tells only in the operation's older spelling?
static bool is_old_operand(const OpDef *def, StringRef word) {
  unsigned index = (unsigned)(word.data[0] - '0');
  return word.size == 1 && index <= 9 &&
         (index >= def->num_operand_defs ||
          def->operands[index].arity != ARITY_ONE);
}

StringRef next_argument(const OpDef *def, const char **text) {
  StringRef word = next_word(text);
  while (word.size && is_old_operand(def, word))
    word = next_word(text);
  return word;
}

/// Takes all operands as they are. The row says which of them must be constant.
static void add_all_operands(IntrinsicCall *call) {
  const Intrinsic *row = call->row;
  const char *text = row->arguments ? row->arguments : "";
  for (uint32_t i = 0; i < call->num_operands; i++) {
    StringRef word = row->signature ? signature_type(row, i + 1)
                                    : next_argument(call->def, &text);
    call->arguments[call->num_arguments++] =
        (Argument){.kind = ARGUMENT_VALUE,
                   .is_immediate = word.size && word.data[0] == '!',
                   .type = op_operand_type(call->op, i),
                   .operand = i};
  }
}

static bool is_call_intrinsic(const Operation *op) {
  return op_is(op, &llvm_ops[LLVM_CALL_INTRINSIC]);
}

static unsigned num_bundle_operands(Exporter *exporter, const Operation *op) {
  const DenseArrayAttr *sizes =
      attr_as_dense_array(slot_attr(exporter, op, SLOT_BUNDLE_SIZES));
  unsigned count = 0;
  for (size_t i = 0; sizes && i < sizes->size; i++)
    count += (unsigned)((const int32_t *)sizes->data)[i];
  return count < op->num_operands ? count : op->num_operands;
}

/// The called function; `row` is NULL if it is unknown.
static IntrinsicCall begin_call(Exporter *exporter, const Operation *op) {
  enum { MAX_TOLD = 8 };
  IntrinsicCall call = {.op = op, .num_operands = op->num_operands};
  if (is_call_intrinsic(op)) {
    call.row = find_intrinsic_by_name(
        attr_string_value(op_prop(op, LLVM_CALL_INTRINSIC_INTRIN)), &call.def);
  } else {
    call.def = op->def;
    call.row = find_intrinsic(op->def);
  }
  if (!call.row)
    return call;
  if (is_call_intrinsic(op))
    call.num_operands -= num_bundle_operands(exporter, op);
  call.arguments =
      arena_alloc(&exporter->scratch,
                  (op->num_operands + MAX_TOLD) * sizeof *call.arguments);
  if (call.row->arguments && !is_call_intrinsic(op))
    add_told_arguments(exporter, &call);
  else
    add_all_operands(&call);
  return call;
}

//===- Names --------------------------------------------------------------===//

static const Type *overload_type(const IntrinsicCall *call, char what) {
  const Operation *op = call->op;
  unsigned index = (unsigned)(what - '0');
  if (what >= '0' && what <= '9')
    return index < call->num_arguments ? call->arguments[index].type : NULL;
  const Type *result = op->num_results ? op_result_type(op, 0) : NULL;
  if (what == 'r' || !result)
    return result;
  size_t member = (size_t)(what - 'a');
  return llvm_type_is_struct(result) && member < llvm_struct_size(result)
             ? llvm_struct_element(result, member)
             : NULL;
}

/// The whole name, valid until the next type is made. Empty if a type is
/// missing for it.
static StringRef intrinsic_name(Exporter *exporter, const IntrinsicCall *call) {
  Stream *text = &exporter->type_stream;
  text->size = 0;
  stream_cstr(text, "llvm.");
  stream_text(text, base_name(call->row, call->def));
  for (const char *at = call->row->overloads; *at; at++) {
    const Type *type = overload_type(call, *at);
    if (!type)
      return (StringRef){0};
    stream_char(text, '.');
    export_mangled_type(exporter, text, type);
  }
  return stream_view(text);
}

//===- Declarations -------------------------------------------------------===//

static void print_result_type(Exporter *exporter, const IntrinsicCall *call) {
  if (call->op->num_results && !call->row->is_void)
    export_type(exporter, op_result_type(call->op, 0));
  else
    stream_cstr(exporter->out, "void");
}

/// `range(i8 -1, 2)`: 2 is printed in that many bits.
static void print_compare_range(Exporter *exporter, const Type *result) {
  const Type *element =
      llvm_type_is_vector(result) ? llvm_vector_element(result) : result;
  stream_cstr(exporter->out, "range(");
  export_type(exporter, element);
  stream_cstr(exporter->out,
              llvm_integer_width(element) == 2 ? " -1, -2) " : " -1, 2) ");
}

/// Arguments in the declaration; `*is_variadic`: there may be more.
static unsigned num_declared(const IntrinsicCall *call, bool *is_variadic) {
  *is_variadic = false;
  unsigned fixed =
      call->row->signature ? signature_num_fixed(call->row, is_variadic) : 0;
  return *is_variadic ? fixed : call->num_arguments;
}

static void print_declaration(Exporter *exporter, const IntrinsicCall *call) {
  Stream *out = exporter->out;
  const Intrinsic *row = call->row;
  if (row->result_attributes && *row->result_attributes == 'r')
    print_compare_range(exporter, op_result_type(call->op, 0));
  else if (row->result_attributes)
    stream_cstr(out, row->result_attributes);
  print_result_type(exporter, call);
  stream_cstr(out, " @");
  export_name(out, intrinsic_name(exporter, call));
  stream_char(out, '(');
  bool is_variadic;
  unsigned count = num_declared(call, &is_variadic);
  for (unsigned i = 0; i < count; i++) {
    const Argument *argument = &call->arguments[i];
    if (i)
      stream_cstr(out, ", ");
    if (argument->type)
      export_type(exporter, argument->type);
    else
      stream_cstr(out, "metadata");
    if (i < MAX_PARAMETERS && row->parameters[i])
      stream_cstr(out, row->parameters[i]);
    if (argument->is_immediate)
      stream_cstr(out, " immarg");
  }
  if (is_variadic)
    stream_cstr(out, count ? ", ..." : "...");
  stream_char(out, ')');
}

/// Is it like the last one that was noted? Remembers it if it is not too long,
/// and its types are only those of operands and results.
static bool is_noted(OpInfo *info, const Operation *op) {
  const Type *types[NUM_NOTED_TYPES] = {0};
  const char *arguments = info->intrinsic ? info->intrinsic->arguments : NULL;
  if (op->num_operands >= NUM_NOTED_TYPES || is_call_intrinsic(op) ||
      (arguments && strchr(arguments, '=')))
    return false;
  types[0] = op->num_results ? op_result_type(op, 0) : NULL;
  for (uint32_t i = 0; i < op->num_operands; i++)
    types[i + 1] = op_operand_type(op, i);
  bool is_same = memcmp(types, info->noted, sizeof types) == 0;
  memcpy(info->noted, types, sizeof types);
  return is_same && op->num_operands;
}

static void note_declaration(Exporter *exporter, const IntrinsicCall *call) {
  Stream *text = &exporter->attr_stream;
  Stream *out = exporter->out;
  text->size = 0;
  exporter->out = text;
  print_declaration(exporter, call);
  exporter->out = out;
  if (string_map_get(&exporter->intrinsic_names, stream_view(text)))
    return;
  StringRef declaration = string_ref(
      arena_copy_text(&exporter->arena, text->data, text->size), text->size);
  string_map_set(&exporter->intrinsic_names, declaration, exporter);
  // The module may declare it itself.
  StringRef name =
      context_intern_string(exporter->ctx, intrinsic_name(exporter, call));
  if (ptr_map_get(&exporter->symbols, name.data))
    return;
  VECTOR_PUSH(&exporter->intrinsics,
              (IntrinsicUse){declaration, call->row->attributes});
}

/// Number of arguments of the intrinsic that its operation has; -1: any number.
static int num_expected(const IntrinsicCall *call) {
  int count = 0;
  const char *text = call->row->arguments;
  if (call->row->signature) {
    bool is_variadic;
    unsigned fixed = signature_num_fixed(call->row, &is_variadic);
    return is_variadic && call->num_arguments >= fixed ? -1 : (int)fixed;
  }
  if (text) {
    while (next_argument(call->def, &text).size)
      count++;
    return count;
  }
  for (unsigned i = 0; i < call->def->num_operand_defs; i++)
    if (call->def->operands[i].arity != ARITY_ONE)
      return -1;
  return call->def->num_operand_defs;
}

static bool have_same_types(const IntrinsicCall *call) {
  const Operation *op = call->op;
  const Type *type = NULL;
  Traits traits = call->def->traits;
  if (!(traits & (TRAIT_SAME_TYPES | TRAIT_SAME_OPERAND_TYPES)))
    return true;
  if ((traits & TRAIT_SAME_TYPES) && op->num_results)
    type = op_result_type(op, 0);
  for (unsigned i = 0; i < call->num_operands; i++) {
    const Type *other = op_operand_type(op, i);
    // The flags after the operands have types that do not count here.
    if (i >= call->def->num_operand_defs)
      break;
    if (type && other != type)
      return false;
    type = other;
  }
  return true;
}

/// How many of the first arguments are the operation's operands in their order.
static unsigned num_plain_operands(const IntrinsicCall *call) {
  const char *text = call->row->arguments;
  unsigned count = 0;
  if (!text)
    return call->def->num_operand_defs;
  for (StringRef word = next_argument(call->def, &text);
       word.size && word.data[0] == (char)('0' + count);
       word = next_argument(call->def, &text))
    count++;
  return count;
}

/// Are the types those that the intrinsic's operation has? What has no result
/// there has none here.
static bool types_fit(const IntrinsicCall *call) {
  const OpDef *def = call->def;
  const Operation *op = call->op;
  bool is_void = !def->num_result_defs || call->row->is_void;
  if (is_void == (op->num_results != 0))
    return false;
  if (!is_void && def->results[0].constraint &&
      !type_constraint_holds(def->results[0].constraint, op_result_type(op, 0)))
    return false;
  unsigned count = num_plain_operands(call);
  for (unsigned i = 0; i < count && i < call->num_operands; i++) {
    const TypeConstraint *constraint = def->operands[i].constraint;
    if (constraint &&
        !type_constraint_holds(constraint, op_operand_type(op, i)))
      return false;
  }
  return have_same_types(call);
}

static bool fail(Exporter *exporter) {
  exporter->has_failed = exporter->has_reported = true;
  return false;
}

/// `i32 (i32, i64)`.
static StringRef signature(Exporter *exporter, const IntrinsicCall *call) {
  Stream *out = exporter->out;
  Stream *text = &exporter->attr_stream;
  text->size = 0;
  exporter->out = text;
  if (call->op->num_results)
    export_type(exporter, op_result_type(call->op, 0));
  else
    stream_cstr(text, "void");
  stream_cstr(text, " (");
  for (unsigned i = 0; i < call->num_arguments; i++) {
    stream_cstr(text, i ? ", " : "");
    export_type(exporter, call->arguments[i].type);
  }
  stream_char(text, ')');
  exporter->out = out;
  return stream_view(text);
}

static bool fail_signature(Exporter *exporter, const IntrinsicCall *call,
                           StringRef written) {
  op_emit_error(exporter->ctx, call->op,
                "call intrinsic signature %.*s to overloaded intrinsic "
                "\"%.*s\" does not match any of the overloads",
                STR_ARGS(signature(exporter, call)), STR_ARGS(written));
  return fail(exporter);
}

/// Checks the types against the intrinsic's; reports the difference.
static bool check_types(Exporter *exporter, const IntrinsicCall *call,
                        StringRef written) {
  const Intrinsic *row = call->row;
  int differs = -1;
  if (row->signature)
    differs = mismatched_type(exporter, call->op, row, call->num_arguments);
  if (differs >= 0 && !*row->overloads) {
    explain_mismatch(exporter, call->op, row, (unsigned)differs);
    return fail(exporter);
  }
  if (differs < 0 && intrinsic_name(exporter, call).size &&
      (row->signature || types_fit(call)))
    return true;
  return fail_signature(exporter, call, written);
}

bool is_immediate(const Constant *constant) {
  return constant &&
         (constant->kind == CONSTANT_INT || constant->kind == CONSTANT_FLOAT);
}

/// Checks that the arguments that must be constant are.
static bool have_immediates(const Exporter *exporter,
                            const IntrinsicCall *call) {
  for (unsigned i = 0; i < call->num_arguments; i++) {
    const Argument *argument = &call->arguments[i];
    if (argument->is_immediate && argument->kind == ARGUMENT_VALUE &&
        !is_immediate(value_as_constant(
            exporter, op_operand(call->op, argument->operand))))
      return false;
  }
  return true;
}

/// Are the operands, which may be too few, of the intrinsic's types?
static bool operands_fit(Exporter *exporter, const IntrinsicCall *call) {
  return call->row->signature ? mismatched_type(exporter, call->op, call->row,
                                                call->num_arguments) < 0
                              : types_fit(call);
}

/// Checks llvm.call_intrinsic against the intrinsic. Types that follow its name
/// do not count.
static bool check_call(Exporter *exporter, const IntrinsicCall *call) {
  const Operation *op = call->op;
  StringRef written =
      attr_string_value(op_prop(op, LLVM_CALL_INTRINSIC_INTRIN));
  if (!call->row) {
    op_emit_error(exporter->ctx, op, "could not find LLVM intrinsic: \"%.*s\"",
                  STR_ARGS(written));
    return fail(exporter);
  }
  if (!*call->row->overloads &&
      mismatched_type(exporter, op, call->row, 0) == 0) {
    explain_mismatch(exporter, op, call->row, 0);
    return fail(exporter);
  }
  int expected = num_expected(call);
  if (expected >= 0 && (unsigned)expected != call->num_arguments) {
    if (*call->row->overloads && (call->num_arguments > (unsigned)expected ||
                                  !operands_fit(exporter, call)))
      return fail_signature(exporter, call, written);
    op_emit_error(exporter->ctx, op,
                  "intrinsic call has %u operands but \"%.*s\" expects %d",
                  call->num_arguments, STR_ARGS(written), expected);
    return fail(exporter);
  }
  return check_types(exporter, call, written) &&
         (have_immediates(exporter, call) ||
          export_fail(exporter, op,
                      "immarg operand has non-immediate parameter"));
}

bool note_intrinsic(Exporter *exporter, const Operation *op) {
  OpInfo *info = op_info(exporter, op);
  if (is_noted(info, op))
    return true;
  IntrinsicCall call = begin_call(exporter, op);
  if (is_call_intrinsic(op) && !check_call(exporter, &call))
    return false;
  if (call.row->is_void && op->num_results &&
      !value_is_unused(op_result(op, 0)))
    return export_fail(exporter, op, "the intrinsic has no result");
  note_declaration(exporter, &call);
  return true;
}

bool is_void_intrinsic(const Intrinsic *row) { return row && row->is_void; }

//===- Calls --------------------------------------------------------------===//

/// `metadata !"round.upward"`, `metadata !"fpexcept.ignore"`.
static void print_mode(Exporter *exporter, const Argument *argument) {
  const PropDef *prop = argument->prop;
  bool is_rounding = prop->name.data[0] == 'r';
  stream_cstr(exporter->out,
              is_rounding ? "metadata !\"round." : "metadata !\"fpexcept.");
  int64_t value = attr_number(argument->attr);
  for (size_t j = 0; j < prop->num_cases; j++)
    if (prop->cases[j].value == (uint64_t)value)
      stream_text(exporter->out, prop->cases[j].keyword);
  stream_char(exporter->out, '"');
}

/// `metadata !7`: a list of one scope.
static void print_scope(Exporter *exporter, const Attribute *scope) {
  uint32_t node = node_of(exporter, scope);
  stream_cstr(exporter->out, "metadata !");
  stream_int(exporter->out,
             node_number(exporter, node_list(exporter, &node, 1)));
}

static void print_value(Exporter *exporter, const Operation *op,
                        const Argument *argument) {
  Stream *out = exporter->out;
  export_type(exporter, argument->type);
  if (argument->alignment) {
    stream_cstr(out, " align ");
    stream_int(out, alignment_of(argument->alignment));
  }
  const Attribute *attrs = slot_attr(exporter, op, SLOT_ARG_ATTRS);
  if (attrs)
    export_value_attributes(exporter, attrs, argument->operand);
  stream_char(out, ' ');
  export_value(exporter, op_operand(op, argument->operand));
}

static void print_argument(Exporter *exporter, const Operation *op,
                           const Argument *argument) {
  switch (argument->kind) {
  case ARGUMENT_VALUE:
    print_value(exporter, op, argument);
    return;
  case ARGUMENT_CONSTANT:
    export_typed_constant(
        exporter, constant_from_attr(exporter, argument->type, argument->attr));
    return;
  case ARGUMENT_POISON:
    export_typed_constant(
        exporter, constant_plain(exporter, CONSTANT_POISON, argument->type));
    return;
  case ARGUMENT_MODE:
    print_mode(exporter, argument);
    return;
  case ARGUMENT_SCOPE:
    print_scope(exporter, argument->attr);
    return;
  }
}

/// ` (i64, ...)`, if it takes any number of arguments.
static void print_variadic_type(Exporter *exporter, const IntrinsicCall *call) {
  bool is_variadic;
  unsigned count = num_declared(call, &is_variadic);
  if (!is_variadic)
    return;
  stream_cstr(exporter->out, " (");
  for (unsigned i = 0; i < count; i++) {
    export_type(exporter, call->arguments[i].type);
    stream_cstr(exporter->out, ", ");
  }
  stream_cstr(exporter->out, "...)");
}

void export_intrinsic_call(Exporter *exporter, const Operation *op) {
  IntrinsicCall call = begin_call(exporter, op);
  Stream *out = exporter->out;
  const Attribute *results = slot_attr(exporter, op, SLOT_RES_ATTRS);
  if (results)
    export_result_attributes(exporter, results);
  export_program_space(exporter, "", exporter->layout.program_space, " ");
  print_result_type(exporter, &call);
  print_variadic_type(exporter, &call);
  stream_cstr(out, " @");
  export_name(out, intrinsic_name(exporter, &call));
  stream_char(out, '(');
  for (unsigned i = 0; i < call.num_arguments; i++) {
    if (i)
      stream_cstr(out, ", ");
    print_argument(exporter, op, &call.arguments[i]);
  }
  stream_char(out, ')');
  if (call.row->is_strict)
    export_call_group(exporter, STR("strictfp"));
  export_bundles(exporter, op,
                 op_is(op, &llvm_ops[LLVM_INTR_ASSUME]) ? 1
                                                        : call.num_operands);
}
