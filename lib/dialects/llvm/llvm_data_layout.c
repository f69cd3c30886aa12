// SPDX-License-Identifier: Apache-2.0
// Checks that LLVM can read a data layout string: specifications such as `e`,
// `p:64:64` and `i64:64`, separated by `-`. Follows llvm::DataLayout::parse.
#include "dialects/llvm/llvm_internal.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "ir/diagnostics/op_diag.h"

/// Where the reason goes. Each check returns false after it has set it.
typedef struct LayoutReader {
  Context *ctx;
  const Operation *op;
} LayoutReader;

__attribute__((format(printf, 2, 3))) static bool
fail(const LayoutReader *reader, const char *format, ...) {
  char text[160];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  op_emit_op_error(reader->ctx, reader->op,
                   "invalid data layout descriptor: %s", text);
  return false;
}

static bool fail_form(const LayoutReader *reader, const char *form) {
  return fail(reader, "malformed specification, must be of the form \"%s\"",
              form);
}

/// Splits off the text in front of the next `separator`.
static StringRef take_part(StringRef *rest, char separator) {
  const char *end =
      rest->size ? memchr(rest->data, separator, rest->size) : NULL;
  size_t size = end ? (size_t)(end - rest->data) : rest->size;
  StringRef part = string_ref(rest->data, size);
  size_t taken = end ? size + 1 : size;
  *rest = string_ref(rest->data + taken, rest->size - taken);
  return part;
}

enum { MAX_COMPONENTS = 6 };

/// The parts between the colons, as far as there is room, and their number.
static size_t split(StringRef text, StringRef components[MAX_COMPONENTS]) {
  size_t count = 0;
  for (;;) {
    bool is_last = !text.size || !memchr(text.data, ':', text.size);
    StringRef part = take_part(&text, ':');
    if (count < MAX_COMPONENTS)
      components[count++] = part;
    if (is_last)
      return count;
  }
}

/// A decimal number that fits in `bits` bits.
static bool read_number(StringRef text, unsigned bits, uint32_t *value) {
  uint64_t number = 0;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] < '0' || text.data[i] > '9')
      return false;
    number = number * 10 + (uint64_t)(text.data[i] - '0');
    if (number >> bits)
      return false;
  }
  *value = (uint32_t)number;
  return text.size > 0;
}

static bool read_size(const LayoutReader *reader, StringRef text,
                      const char *name, uint32_t *size) {
  if (!text.size)
    return fail(reader, "%s component cannot be empty", name);
  return (read_number(text, 24, size) && *size) ||
         fail(reader, "%s must be a non-zero 24-bit integer", name);
}

static bool read_address_space(const LayoutReader *reader, StringRef text,
                               uint32_t *space) {
  if (!text.size)
    return fail(reader, "address space component cannot be empty");
  return read_number(text, 24, space) ||
         fail(reader, "address space must be a 24-bit integer");
}

/// An alignment in bits; 0, if it `may_be_zero`, stands for a byte.
static bool read_alignment(const LayoutReader *reader, StringRef text,
                           const char *name, bool may_be_zero,
                           uint32_t *alignment) {
  if (!text.size)
    return fail(reader, "%s alignment component cannot be empty", name);
  if (!read_number(text, 16, alignment))
    return fail(reader, "%s alignment must be a 16-bit integer", name);
  if (*alignment == 0) {
    *alignment = 8;
    return may_be_zero || fail(reader, "%s alignment must be non-zero", name);
  }
  uint32_t bytes = *alignment / 8;
  return (*alignment % 8 == 0 && (bytes & (bytes - 1)) == 0) ||
         fail(reader,
              "%s alignment must be a power of two times the byte width", name);
}

/// `<abi>[:<pref>]`, in `count` parts.
static bool check_alignments(const LayoutReader *reader, const StringRef *texts,
                             size_t count, bool may_be_zero, uint32_t *abi) {
  uint32_t preferred;
  if (!read_alignment(reader, texts[0], "ABI", may_be_zero, abi))
    return false;
  if (count < 2)
    return true;
  if (!read_alignment(reader, texts[1], "preferred", false, &preferred))
    return false;
  return preferred >= *abi ||
         fail(reader,
              "preferred alignment cannot be less than the ABI alignment");
}

// --- specifications ----------------------------------------------------------

/// `i64:32:64`: integers, floats and vectors.
static bool check_primitive(const LayoutReader *reader, StringRef spec) {
  char kind = spec.data[0];
  StringRef parts[MAX_COMPONENTS];
  size_t count = split(string_ref(spec.data + 1, spec.size - 1), parts);
  uint32_t size, abi;
  if (count < 2 || count > 3) {
    char form[32];
    snprintf(form, sizeof form, "%c<size>:<abi>[:<pref>]", kind);
    return fail_form(reader, form);
  }
  if (!read_size(reader, parts[0], "size", &size) ||
      !read_alignment(reader, parts[1], "ABI", false, &abi))
    return false;
  if (kind == 'i' && size == 8 && abi != 8)
    return fail(reader, "i8 must be 8-bit aligned");
  return check_alignments(reader, parts + 1, count - 1, false, &abi);
}

/// `a:0:64`.
static bool check_aggregate(const LayoutReader *reader, StringRef spec) {
  StringRef parts[MAX_COMPONENTS];
  size_t count = split(string_ref(spec.data + 1, spec.size - 1), parts);
  uint32_t size, abi;
  if (count < 2 || count > 3)
    return fail_form(reader, "a:<abi>[:<pref>]");
  if (parts[0].size && (!read_number(parts[0], 32, &size) || size))
    return fail(reader, "size must be zero");
  return check_alignments(reader, parts + 1, count - 1, true, &abi);
}

/// `eu1(name)`: flags, a number and a name, all of which may be missing.
static bool check_pointer_space(const LayoutReader *reader, StringRef text) {
  size_t at = 0;
  uint32_t space = 0;
  while (at < text.size && (text.data[at] == 'e' || text.data[at] == 'u'))
    at++;
  bool has_flags = at > 0;
  StringRef rest = string_ref(text.data + at, text.size - at);
  bool has_name = rest.size && memchr(rest.data, '(', rest.size);
  char first = rest.size ? rest.data[0] : '(';
  if (first != '(' && (first < '0' || first > '9'))
    return fail(reader, "'%c' is not a valid pointer specification flag",
                first);
  StringRef number = take_part(&rest, '(');
  if (has_name && (rest.size < 2 || rest.data[rest.size - 1] != ')'))
    return fail(reader, "Expected `( address space name )`");
  if (number.size && !read_address_space(reader, number, &space))
    return false;
  return space || !has_flags ||
         fail(reader,
              "address space 0 cannot be unstable or have external state");
}

/// `p270:32:32:32:32`.
static bool check_pointer(const LayoutReader *reader, StringRef spec) {
  StringRef parts[MAX_COMPONENTS];
  size_t count = split(string_ref(spec.data + 1, spec.size - 1), parts);
  uint32_t size, abi, index;
  if (count < 3 || count > 5)
    return fail_form(reader, "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
  if (!check_pointer_space(reader, parts[0]) ||
      !read_size(reader, parts[1], "pointer size", &size) ||
      !check_alignments(reader, parts + 2, count < 4 ? 1 : 2, false, &abi))
    return false;
  if (count < 5)
    return true;
  return read_size(reader, parts[4], "index size", &index) &&
         (index <= size ||
          fail(reader, "index size cannot be larger than the pointer size"));
}

/// `n8:16:32`: the widths of native integers.
static bool check_native(const LayoutReader *reader, StringRef rest) {
  for (bool is_last = false; !is_last;) {
    uint32_t size;
    is_last = !rest.size || !memchr(rest.data, ':', rest.size);
    if (!read_size(reader, take_part(&rest, ':'), "size", &size))
      return false;
  }
  return true;
}

/// `ni:1:2`: address spaces whose pointers are not integral.
static bool check_non_integral(const LayoutReader *reader, StringRef rest) {
  if (!rest.size || rest.data[0] != ':')
    return fail_form(reader, "ni:<address space>[:<address space>]...");
  take_part(&rest, ':');
  for (bool is_last = false; !is_last;) {
    uint32_t space = 0;
    is_last = !rest.size || !memchr(rest.data, ':', rest.size);
    if (!read_address_space(reader, take_part(&rest, ':'), &space))
      return false;
    if (!space)
      return fail(reader, "address space 0 cannot be non-integral");
  }
  return true;
}

static bool check_function(const LayoutReader *reader, StringRef rest) {
  uint32_t alignment;
  if (!rest.size)
    return fail_form(reader, "F<type><abi>");
  if (rest.data[0] != 'i' && rest.data[0] != 'n')
    return fail(reader, "unknown function pointer alignment type '%c'",
                rest.data[0]);
  return read_alignment(reader, string_ref(rest.data + 1, rest.size - 1), "ABI",
                        false, &alignment);
}

static bool check_mangling(const LayoutReader *reader, StringRef rest) {
  if (rest.size < 2 || rest.data[0] != ':')
    return fail_form(reader, "m:<mangling>");
  return (rest.size == 2 && memchr("elomwxa", rest.data[1], 7)) ||
         fail(reader, "unknown mangling mode");
}

static bool check_space(const LayoutReader *reader, StringRef spec) {
  char form[32];
  uint32_t space;
  snprintf(form, sizeof form, "%c<address space>", spec.data[0]);
  if (spec.size == 1)
    return fail_form(reader, form);
  return read_address_space(reader, string_ref(spec.data + 1, spec.size - 1),
                            &space);
}

static bool check_stack(const LayoutReader *reader, StringRef rest) {
  uint32_t alignment;
  return rest.size
             ? read_alignment(reader, rest, "stack natural", false, &alignment)
             : fail_form(reader, "S<size>");
}

static bool check_specification(const LayoutReader *reader, StringRef spec) {
  StringRef rest = string_ref(spec.data + 1, spec.size - 1);
  switch (spec.data[0]) {
  case 'i':
  case 'f':
  case 'v':
    return check_primitive(reader, spec);
  case 'a':
    return check_aggregate(reader, spec);
  case 'p':
    return check_pointer(reader, spec);
  case 's': // Ignored since long.
    return true;
  case 'e':
  case 'E':
    return !rest.size ||
           fail(reader, "malformed specification, must be just 'e' or 'E'");
  case 'n':
    return rest.size && rest.data[0] == 'i'
               ? check_non_integral(reader,
                                    string_ref(rest.data + 1, rest.size - 1))
               : check_native(reader, rest);
  case 'S':
    return check_stack(reader, rest);
  case 'F':
    return check_function(reader, rest);
  case 'P':
  case 'A':
  case 'G':
    return check_space(reader, spec);
  case 'm':
    return check_mangling(reader, rest);
  default:
    return fail(reader, "unknown specifier '%c'", spec.data[0]);
  }
}

bool llvm_verify_data_layout(Context *ctx, const Operation *op,
                             StringRef layout) {
  const LayoutReader reader = {ctx, op};
  for (bool is_last = !layout.size; !is_last;) {
    is_last = !layout.size || !memchr(layout.data, '-', layout.size);
    StringRef spec = take_part(&layout, '-');
    if (!spec.size)
      return fail(&reader, "empty specification is not allowed");
    if (!check_specification(&reader, spec))
      return false;
  }
  return true;
}
