// SPDX-License-Identifier: Apache-2.0
// Prints wrapped types with LLVM's spacing. A stack has what is left to print,
// so that nesting costs no C stack.
#include "dialects/llvm/llvm_types.h"
#include "dialects/llvm/wrapped/wrapped_type.h"
#include "support/ascii.h"
#include "support/stream.h"

/// A type, or a text, or the tail of a pointer.
typedef struct Work {
  const Type *type;
  const char *text;
} Work;

typedef struct Printer {
  Stream *out;
  VECTOR(Work) work;
} Printer;

static void push_text(Printer *printer, const char *text) {
  VECTOR_PUSH(&printer->work, (Work){.text = text});
}

static void push_type(Printer *printer, const Type *type) {
  VECTOR_PUSH(&printer->work, (Work){.type = type});
}

/// `T, T` of types first..count-1, to be printed in this order.
static void push_list(Printer *printer, const DialectType *type,
                      uint32_t first) {
  for (uint32_t i = type->num_types; i-- > first;) {
    push_type(printer, type->types[i]);
    if (i > first)
      push_text(printer, ", ");
  }
}

static bool is_plain_name(StringRef name) {
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    if (!is_letter(c) && !is_digit(c) && c != '-' && c != '$' && c != '.' &&
        c != '_')
      return false;
  }
  return name.size && !is_digit(name.data[0]);
}

/// `%name`. Quotes become `\22`, as the text itself stands in quotes.
static void print_name(Stream *out, StringRef name) {
  bool is_plain = is_plain_name(name);
  stream_cstr(out, is_plain ? "%" : "%\\22");
  stream_text(out, name);
  if (!is_plain)
    stream_cstr(out, "\\22");
}

/// Consecutive pointers in one address space: `T**`. The innermost pointee is
/// printed first, so all stars of the chain wait on the stack.
static void print_pointer(Printer *printer, const Type *type) {
  push_text(printer, "*");
  if (llvm_pointer_address_space(type)) {
    // The number belongs to the pointer, and comes after the pointee.
    VECTOR_PUSH(&printer->work, (Work){.type = type, .text = " addrspace("});
  }
  push_type(printer, llvm_pointer_pointee(type));
}

static void print_sequence(Printer *printer, const DialectType *type,
                           const char *open, const char *close) {
  stream_cstr(printer->out, open);
  stream_uint(printer->out, (uint64_t)type->ints[0]);
  stream_cstr(printer->out, " x ");
  push_text(printer, close);
  push_type(printer, type->types[0]);
}

static void print_struct(Printer *printer, const DialectType *type) {
  bool is_packed = type->ints[0] != 0;
  if (type->num_types == 0) {
    stream_cstr(printer->out, is_packed ? "<{}>" : "{}");
    return;
  }
  stream_cstr(printer->out, is_packed ? "<{ " : "{ ");
  push_text(printer, is_packed ? " }>" : " }");
  push_list(printer, type, 0);
}

static void print_function(Printer *printer, const DialectType *type) {
  push_text(printer, ")");
  if (type->ints[0])
    push_text(printer, type->num_types > 1 ? ", ..." : "...");
  push_list(printer, type, 1);
  push_text(printer, " (");
  push_type(printer, type->types[0]);
}

static void print_type(Printer *printer, const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  switch ((LLVMTypeDef)(dialect->def - llvm_type_defs)) {
  case LLVM_TYPE_WRAPPED_INTEGER:
    stream_char(printer->out, 'i');
    stream_uint(printer->out, (uint64_t)dialect->ints[0]);
    return;
  case LLVM_TYPE_WRAPPED_POINTER:
    print_pointer(printer, type);
    return;
  case LLVM_TYPE_WRAPPED_ARRAY:
    print_sequence(printer, dialect, "[", "]");
    return;
  case LLVM_TYPE_WRAPPED_VECTOR:
    print_sequence(printer, dialect,
                   llvm_vector_is_scalable(type) ? "<vscale x " : "<", ">");
    return;
  case LLVM_TYPE_WRAPPED_STRUCT:
    print_struct(printer, dialect);
    return;
  case LLVM_TYPE_WRAPPED_FUNCTION:
    print_function(printer, dialect);
    return;
  case LLVM_TYPE_WRAPPED_NAMED:
    print_name(printer->out, dialect->name);
    return;
  case LLVM_TYPE_VOID:
  case LLVM_TYPE_LABEL:
  case LLVM_TYPE_TOKEN:
  case LLVM_TYPE_METADATA:
  case LLVM_TYPE_PPC_FP128:
  case LLVM_TYPE_X86_AMX:
  case LLVM_TYPE_WRAPPED_FLOAT:
  case LLVM_TYPE_POINTER: // From here on: not made of wrapped text.
  case LLVM_TYPE_ARRAY:
  case LLVM_TYPE_STRUCT:
  case LLVM_TYPE_FUNCTION:
  case LLVM_TYPE_TARGET:
    stream_text(printer->out, wrapped_type_word(dialect));
    return;
  case LLVM_NUM_TYPES:
    unreachable("not a type");
  }
}

static void print_work(Printer *printer, Work work) {
  if (work.text)
    stream_cstr(printer->out, work.text);
  else
    print_type(printer, work.type);
  if (work.text && work.type) {
    stream_uint(printer->out, llvm_pointer_address_space(work.type));
    stream_char(printer->out, ')');
  }
}

/// One word: a letter, then letters, digits, `.` and `_`.
static bool is_word(const DialectType *type) {
  LLVMTypeDef row = (LLVMTypeDef)(type->def - llvm_type_defs);
  return row <= LLVM_TYPE_WRAPPED_FLOAT;
}

void wrapped_type_print(Stream *out, const DialectType *type) {
  Printer printer = {.out = out};
  bool is_short = is_word(type);
  stream_cstr(out, is_short ? "!llvm." : "!llvm<\"");
  push_type(&printer, &type->base);
  while (printer.work.size)
    print_work(&printer, VECTOR_POP(&printer.work));
  if (!is_short)
    stream_cstr(out, "\">");
  VECTOR_FREE(&printer.work);
}
