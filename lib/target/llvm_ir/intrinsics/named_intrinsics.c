// SPDX-License-Identifier: Apache-2.0
// Intrinsics without an operation of their own, which only llvm.call_intrinsic
// can name: their rows, and the check of a call's types against a row's
// signature.
#include "ir/diagnostics/op_diag.h"
#include "target/llvm_ir/intrinsics/intrinsics_internal.h"

static const Intrinsic named[] = {
#define NAMED(NAME, OVERLOADS, ATTRIBUTES, ...)                                \
  {.name = NAME,                                                               \
   .overloads = OVERLOADS,                                                     \
   .attributes = ATTRIBUTES,                                                   \
   .signature = __VA_ARGS__},
#include "target/llvm_ir/intrinsics/intrinsics_named.def"
#include "target/llvm_ir/intrinsics/intrinsics_rare.def"
#include "target/llvm_ir/intrinsics/intrinsics_x86.def"
#undef NAMED
};

bool is_named_after(StringRef name, StringRef base) {
  return name.size >= base.size &&
         memcmp(name.data, base.data, base.size) == 0 &&
         (name.size == base.size || name.data[base.size] == '.');
}

const Intrinsic *find_named_intrinsic(StringRef name) {
  const Intrinsic *found = NULL;
  size_t longest = 0;
  for (size_t i = 0; i < ARRAY_LENGTH(named); i++) {
    StringRef base = string_ref_from_cstr(named[i].name);
    bool is_found = *named[i].overloads ? is_named_after(name, base)
                                        : string_ref_equals(name, base);
    if (!is_found || base.size <= longest)
      continue;
    found = &named[i];
    longest = base.size;
  }
  return found;
}

//===- Signatures ---------------------------------------------------------===//

StringRef signature_type(const Intrinsic *row, unsigned index) {
  const char *begin = row->signature;
  for (; index; index--) {
    begin = strchr(begin, ';');
    if (!begin)
      return (StringRef){0};
    begin += 2; // The blank, too.
  }
  return string_ref(begin, strcspn(begin, ";"));
}

unsigned signature_num_fixed(const Intrinsic *row, bool *is_variadic) {
  unsigned count = 0;
  for (;; count++) {
    StringRef word = signature_type(row, count + 1);
    *is_variadic = string_ref_equals(word, STR("..."));
    if (!word.size || *is_variadic)
      return count;
  }
}

/// Is `type` of the class `#int`, `#float`, … with this letter?
static bool is_of_class(const Type *type, char letter) {
  switch (letter) {
  case 'i':
    return llvm_type_is_integer_like(type);
  case 'f':
    return llvm_type_is_float_like(type);
  case 'p':
    return llvm_type_is_pointer(type);
  case 'v':
    return llvm_type_is_vector(type);
  case 'm':
    return llvm_type_is_vector(type) &&
           llvm_integer_width(llvm_vector_element(type)) == 1;
  default:
    return true;
  }
}

/// Is `type` a struct of two of `member`?
static bool is_pair(const Type *type, const Type *member) {
  return llvm_type_is_struct(type) && llvm_struct_size(type) == 2 &&
         llvm_struct_element(type, 0) == member &&
         llvm_struct_element(type, 1) == member;
}

/// Is `type` a struct of `number` and of a flag for each of its elements?
static bool is_overflowed(const Type *type, const Type *number) {
  if (!llvm_type_is_struct(type) || llvm_struct_size(type) != 2 ||
      llvm_struct_element(type, 0) != number)
    return false;
  const Type *flag = llvm_struct_element(type, 1);
  bool is_vector = llvm_type_is_vector(number);
  if (is_vector != llvm_type_is_vector(flag))
    return false;
  return llvm_integer_width(is_vector ? llvm_vector_element(flag) : flag) == 1;
}

/// `type` as LLVM writes it, valid until the next call; `void` for NULL.
static StringRef type_text(Exporter *exporter, const Type *type) {
  Stream *out = exporter->out;
  Stream *text = &exporter->attr_stream;
  text->size = 0;
  exporter->out = text;
  if (type)
    export_type(exporter, type);
  else
    stream_cstr(text, "void");
  exporter->out = out;
  return stream_view(text);
}

static const Type *result_type(const Operation *op) {
  return op->num_results ? op_result_type(op, 0) : NULL;
}

static StringRef without_mark(StringRef word) {
  return word.data[0] == '!' ? string_ref_drop(word, 1) : word;
}

/// `type` is NULL if there is no result.
static bool is_as_told(Exporter *exporter, const Operation *op,
                       const Type *type, StringRef word) {
  word = without_mark(word);
  if (word.data[0] == '#')
    return type && is_of_class(type, word.data[1]);
  if (word.data[0] != '=')
    return string_ref_equals(type_text(exporter, type), word);
  if (word.data[1] == 'r')
    return type == result_type(op);
  const Type *first = op->num_operands ? op_operand_type(op, 0) : NULL;
  if (!type || !first || word.size == 2)
    return type && type == first;
  return word.data[2] == 'b' ? is_overflowed(type, first)
                             : is_pair(type, first);
}

int mismatched_type(Exporter *exporter, const Operation *op,
                    const Intrinsic *row, unsigned num_arguments) {
  if (!is_as_told(exporter, op, result_type(op), signature_type(row, 0)))
    return 0;
  bool is_variadic;
  unsigned num_fixed = signature_num_fixed(row, &is_variadic);
  for (unsigned i = 0; i < num_arguments && i < num_fixed; i++)
    if (!is_as_told(exporter, op, op_operand_type(op, i),
                    signature_type(row, i + 1)))
      return (int)i + 1;
  return -1;
}

void explain_mismatch(Exporter *exporter, const Operation *op,
                      const Intrinsic *row, unsigned index) {
  StringRef written =
      attr_string_value(op_prop(op, LLVM_CALL_INTRINSIC_INTRIN));
  StringRef expected = without_mark(signature_type(row, index));
  const Type *type = index ? op_operand_type(op, index - 1) : result_type(op);
  StringRef actual = type_text(exporter, type);
  if (index)
    op_emit_error(exporter->ctx, op,
                  "intrinsic call operand #%u has type %.*s but \"%.*s\" "
                  "expects %.*s",
                  index - 1, STR_ARGS(actual), STR_ARGS(written),
                  STR_ARGS(expected));
  else
    op_emit_error(
        exporter->ctx, op,
        "intrinsic call returns %.*s but \"%.*s\" actually returns %.*s",
        STR_ARGS(actual), STR_ARGS(written), STR_ARGS(expected));
}
