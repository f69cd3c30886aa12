// SPDX-License-Identifier: Apache-2.0
// The module's data layout as LLVM writes it: the text in `llvm.data_layout`,
// or entries of `dlti.dl_spec`, keywords first and then types. Follows mlir's
// translateDataLayout.
#include "dialects/dlti/dlti.h"
#include "ir/op_attrs.h"
#include "ir/print/printer.h"
#include "target/llvm_ir/llvm_ir_internal.h"

//===- Words --------------------------------------------------------------===//

/// Prints the value of an entry; nothing for the default.
typedef void PrintValue(Stream *out, const Attribute *value);

static void print_endianness(Stream *out, const Attribute *value) {
  bool is_little = string_ref_equals(attr_string_value(value), STR("little"));
  stream_char(out, is_little ? 'e' : 'E');
}

static void print_mangling(Stream *out, const Attribute *value) {
  StringRef mode = attr_as_string(value) ? attr_string_value(value) : STR("");
  stream_format(out, "m:%.*s", STR_ARGS(mode));
}

static void print_widths(Stream *out, const Attribute *value) {
  const DenseArrayAttr *widths = attr_as_dense_array(value);
  bool are_i32 =
      widths && widths->size && type_bit_width(widths->element) == 32;
  stream_char(out, 'n');
  for (size_t i = 0; are_i32 && i < widths->size; i++)
    stream_format(out, "%s%d", i ? ":" : "",
                  ((const int32_t *)widths->data)[i]);
}

/// `Fn64`, or `Fi64` if functions' own alignment does not count.
static void print_function_pointers(Stream *out, const Attribute *value) {
  enum { ALIGNMENT, FUNCTION_DEPENDENT };
  const AttrDef *def = &dlti_attr_defs[DLTI_ATTR_FUNCTION_POINTER_ALIGNMENT];
  const Attribute *number = dialect_attr_param(value, def, ALIGNMENT);
  const Attribute *depends = dialect_attr_param(value, def, FUNCTION_DEPENDENT);
  if (!number)
    stream_char(out, 'F');
  else if (attr_number(number))
    stream_format(out, "F%c%lld", depends && attr_is_true(depends) ? 'n' : 'i',
                  (long long)attr_number(number));
}

/// A row with a `letter` has a number, and 0 is the default.
static const struct LayoutWord {
  StringRef key;
  char letter;
  PrintValue *print;
} words[] = {
    {STR_INIT("dlti.program_memory_space"), 'P', NULL},
    {STR_INIT("dlti.global_memory_space"), 'G', NULL},
    {STR_INIT("dlti.alloca_memory_space"), 'A', NULL},
    {STR_INIT("dlti.stack_alignment"), 'S', NULL},
    {STR_INIT("dlti.endianness"), 0, print_endianness},
    {STR_INIT("dlti.mangling_mode"), 0, print_mangling},
    {STR_INIT("dlti.legal_int_widths"), 0, print_widths},
    {STR_INIT("dlti.function_pointer_alignment"), 0, print_function_pointers},
};

static const struct LayoutWord *find_word(StringRef key) {
  for (size_t i = 0; i < ARRAY_LENGTH(words); i++)
    if (string_ref_equals(words[i].key, key))
      return &words[i];
  return NULL;
}

/// The bits of an integer, as LLVM's layout has no signs.
static unsigned long long unsigned_number(const Attribute *value) {
  unsigned width = type_bit_width(attr_type(value));
  uint64_t number = (uint64_t)attr_number(value);
  return width < 64 ? number & ((UINT64_C(1) << width) - 1) : number;
}

/// False after an error.
static bool print_word(Exporter *exporter, Stream *out, StringRef key,
                       const Attribute *value) {
  const struct LayoutWord *word = find_word(key);
  if (!word)
    return export_error(exporter, exporter->module,
                        "unsupported data layout key \"%.*s\"", STR_ARGS(key));
  size_t before = out->size;
  stream_cstr(out, before ? "-" : "");
  size_t start = out->size;
  if (word->print)
    word->print(out, value);
  else if (!attr_as_integer(value))
    stream_char(out, word->letter);
  else if (attr_number(value))
    stream_format(out, "%c%llu", word->letter, unsigned_number(value));
  if (out->size == start)
    out->size = before;
  return true;
}

//===- Types --------------------------------------------------------------===//

/// Number `index` of `dense<…> : vector<NxiM>`, or `other` if there is none.
static uint64_t number_at(Context *ctx, const DenseElementsAttr *values,
                          int64_t index, uint64_t other) {
  return index < dense_elements_num(values)
             ? (uint64_t)attr_number(dense_elements_at(ctx, values, index))
             : other;
}

/// Alignments must be whole bytes.
static uint64_t alignment_at(Context *ctx, const DenseElementsAttr *values,
                             int64_t index, uint64_t other) {
  return number_at(ctx, values, index, other) / 8 * 8;
}

/// `p270:32:32:32:32`: size, alignments, width of an index.
static void print_pointer(Context *ctx, Stream *out, const Type *type,
                          const DenseElementsAttr *values) {
  uint64_t size = number_at(ctx, values, 0, 0);
  uint64_t abi = alignment_at(ctx, values, 1, size);
  stream_format(out, "p%u:%llu:%llu:%llu:%llu",
                llvm_pointer_address_space(type), (unsigned long long)size,
                (unsigned long long)abi,
                (unsigned long long)alignment_at(ctx, values, 2, abi),
                (unsigned long long)number_at(ctx, values, 3, size));
}

/// `i64:64`, `f80:128:256`.
static void print_number(Context *ctx, Stream *out, const Type *type,
                         const DenseElementsAttr *values) {
  uint64_t abi = alignment_at(ctx, values, 0, 0);
  uint64_t preferred = alignment_at(ctx, values, 1, abi);
  stream_format(out, "%c%u:%llu", type_as_float(type) ? 'f' : 'i',
                (unsigned)type_bit_width(type), (unsigned long long)abi);
  if (preferred != abi)
    stream_format(out, ":%llu", (unsigned long long)preferred);
}

/// LLVM's layout has no entry for bf16.
static bool is_layout_float(const Type *type) {
  FloatKind format;
  return type_as_float(type) && llvm_type_is_float(type) &&
         export_float_format(type, &format) && format != FLOAT_BF16;
}

static bool fail_type(Exporter *exporter, const char *text, const Type *type) {
  Stream name = {0};
  type_print(&name, type);
  export_error(exporter, exporter->module, "%s'%.*s'", text,
               STR_ARGS(stream_view(&name)));
  stream_free(&name);
  return false;
}

/// False after an error.
static bool print_type(Exporter *exporter, Stream *out, const Type *type,
                       const Attribute *value) {
  const DenseElementsAttr *values = attr_as_dense_elements(value);
  bool is_integer = type_as_integer(type) != NULL;
  if (type_kind(type) == TYPE_INDEX)
    return true;
  if (is_integer && !type_is_signless_integer(type))
    return fail_type(exporter,
                     "unsupported data layout for non-signless integer ", type);
  bool is_pointer = llvm_type_is_pointer(type);
  if (!values || (!is_integer && !is_pointer && !is_layout_float(type)))
    return fail_type(exporter, "unsupported type in data layout: ", type);
  stream_cstr(out, out->size ? "-" : "");
  if (is_pointer)
    print_pointer(exporter->ctx, out, type, values);
  else
    print_number(exporter->ctx, out, type, values);
  return true;
}

//===- All ----------------------------------------------------------------===//

static bool print_entries(Exporter *exporter, Stream *out,
                          const DialectAttr *spec) {
  for (size_t i = 0; i + 1 < spec->num_params; i += 2)
    if (attr_as_string(spec->params[i]) &&
        !print_word(exporter, out, attr_string_value(spec->params[i]),
                    spec->params[i + 1]))
      return false;
  for (size_t i = 0; i + 1 < spec->num_params; i += 2) {
    const TypeAttr *type = attr_as_type(spec->params[i]);
    if (type && !print_type(exporter, out, type->value, spec->params[i + 1]))
      return false;
  }
  return true;
}

StringRef export_data_layout(Exporter *exporter, const Operation *module) {
  const Attribute *written = op_attr(module, STR("llvm.data_layout"));
  const DialectAttr *spec = attr_as_dialect(
      op_attr(module, STR("dlti.dl_spec")), &dlti_attr_defs[DLTI_ATTR_DL_SPEC]);
  if (written)
    return attr_string_value(written);
  Stream text = {0};
  StringRef result = STR("");
  bool is_ok = !spec || print_entries(exporter, &text, spec);
  if (is_ok && text.size &&
      !llvm_verify_data_layout(exporter->ctx, module, stream_view(&text)))
    is_ok = false;
  if (is_ok && text.size)
    result = string_ref(arena_copy_text(&exporter->arena, text.data, text.size),
                        text.size);
  exporter->has_failed |= !is_ok;
  stream_free(&text);
  return result;
}
