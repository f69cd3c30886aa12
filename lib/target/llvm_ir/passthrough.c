// SPDX-License-Identifier: Apache-2.0
// Function attributes that are numbers, and attributes that a module gives in
// LLVM's own words.
#include <errno.h>
#include <stdlib.h>

#include "target/llvm_ir/attribute_texts.h"

//===- Numbers ------------------------------------------------------------===//

static void add_number(Exporter *exporter, AttributeTexts *texts,
                       const char *key, Stream *text) {
  attribute_add_text(texts, CLASS_NUMBER, string_ref_from_cstr(key),
                     attribute_take_text(exporter, text));
  stream_free(text);
}

static const char *memory_word(uint64_t effects, MemoryPlace place) {
  static const char *const words[] = {"none", "read", "write", "readwrite"};
  return words[effects >> (2 * place) & 3];
}

void attribute_add_memory(Exporter *exporter, AttributeTexts *texts,
                          uint64_t effects) {
  static const struct {
    MemoryPlace place;
    const char *word;
  } places[] = {{MEMORY_ARGUMENTS, "argmem"},
                {MEMORY_INACCESSIBLE, "inaccessiblemem"},
                {MEMORY_ERRNO, "errnomem"},
                {MEMORY_TARGET_0, "target_mem0"},
                {MEMORY_TARGET_1, "target_mem1"}};
  const char *other = memory_word(effects, MEMORY_OTHER);
  const char *separator = "";
  Stream text = {0};
  stream_cstr(&text, "memory(");
  for (size_t i = 0; i < ARRAY_LENGTH(places); i++) {
    const char *word = memory_word(effects, places[i].place);
    if (word == other)
      continue;
    if (!*separator && (effects >> (2 * MEMORY_OTHER) & 3))
      stream_format(&text, "%s, ", other);
    stream_format(&text, "%s%s: %s", separator, places[i].word, word);
    separator = ", ";
  }
  stream_format(&text, "%s)", *separator ? "" : other);
  add_number(exporter, texts, "memory", &text);
}

void attribute_add_uwtable(AttributeTexts *texts, bool is_sync) {
  attribute_add_text(texts, CLASS_NUMBER, STR("uwtable"),
                     is_sync ? STR("uwtable(sync)") : STR("uwtable"));
}

void attribute_add_vscale(Exporter *exporter, AttributeTexts *texts,
                          uint32_t low, uint32_t high) {
  Stream text = {0};
  stream_format(&text, "vscale_range(%u,%u)", low, high);
  add_number(exporter, texts, "vscale_range", &text);
}

static void add_alignment(Exporter *exporter, AttributeTexts *texts,
                          uint64_t number) {
  Stream text = {0};
  stream_format(&text, "alignstack=%llu", (unsigned long long)number);
  // LLVM's name for it.
  add_number(exporter, texts, "stackalignment", &text);
}

static void add_alloc_kind(Exporter *exporter, AttributeTexts *texts,
                           uint64_t number) {
  static const char *const kinds[] = {"alloc",         "realloc", "free",
                                      "uninitialized", "zeroed",  "aligned"};
  const char *separator = "";
  Stream text = {0};
  stream_cstr(&text, "allockind(\"");
  for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++)
    if (number >> i & 1) {
      stream_format(&text, "%s%s", separator, kinds[i]);
      separator = ",";
    }
  stream_cstr(&text, "\")");
  add_number(exporter, texts, "allockind", &text);
}

/// `allocsize(0)`, `allocsize(0,1)`: two numbers packed into one.
static void add_alloc_size(Exporter *exporter, AttributeTexts *texts,
                           uint64_t number) {
  Stream text = {0};
  stream_format(&text, "allocsize(%u", (unsigned)(number >> 32));
  if ((uint32_t)number != UINT32_MAX)
    stream_format(&text, ",%u", (unsigned)number);
  stream_char(&text, ')');
  add_number(exporter, texts, "allocsize", &text);
}

static void add_packed_range(Exporter *exporter, AttributeTexts *texts,
                             uint64_t number) {
  attribute_add_vscale(exporter, texts, (uint32_t)(number >> 32),
                       (uint32_t)number);
}

static void add_table_kind(Exporter *exporter, AttributeTexts *texts,
                           uint64_t number) {
  enum { ASYNCHRONOUS = 2 };
  (void)exporter;
  attribute_add_uwtable(texts, number != ASYNCHRONOUS);
}

//===- LLVM's own words ---------------------------------------------------===//

typedef void AddNumber(Exporter *exporter, AttributeTexts *texts,
                       uint64_t number);

/// LLVM's attributes with a number.
static const struct {
  StringRef key;
  AddNumber *add;
} numbers[] = {
    {STR_INIT("alignstack"), add_alignment},
    {STR_INIT("allockind"), add_alloc_kind},
    {STR_INIT("allocsize"), add_alloc_size},
    {STR_INIT("memory"), attribute_add_memory},
    {STR_INIT("uwtable"), add_table_kind},
    {STR_INIT("vscale_range"), add_packed_range},
};

/// NULL: it has no number.
static AddNumber *find_number(StringRef key) {
  for (size_t i = 0; i < ARRAY_LENGTH(numbers); i++)
    if (string_ref_equals(numbers[i].key, key))
      return numbers[i].add;
  return NULL;
}

/// Reads all of `text`, in the radix of its prefix.
static bool read_number(StringRef text, uint64_t *number) {
  char *end;
  bool is_number = text.size && (text.data[0] == '-' ||
                                 (text.data[0] >= '0' && text.data[0] <= '9'));
  errno = 0;
  *number = is_number ? (uint64_t)strtoll(text.data, &end, 0) : 0;
  return is_number && end == text.data + text.size && !errno;
}

/// LLVM's attributes for parameters that functions cannot have.
static const struct {
  StringRef key;
  bool has_number;
} of_parameters[] = {
    {STR_INIT("align"), true},
    {STR_INIT("allocalign"), false},
    {STR_INIT("allocptr"), false},
    {STR_INIT("byref"), false},
    {STR_INIT("byval"), false},
    {STR_INIT("captures"), true},
    {STR_INIT("dead_on_return"), false},
    {STR_INIT("dead_on_unwind"), false},
    {STR_INIT("dereferenceable"), true},
    {STR_INIT("dereferenceable_or_null"), true},
    {STR_INIT("elementtype"), false},
    {STR_INIT("immarg"), false},
    {STR_INIT("inalloca"), false},
    {STR_INIT("initializes"), false},
    {STR_INIT("inreg"), false},
    {STR_INIT("nest"), false},
    {STR_INIT("noalias"), false},
    {STR_INIT("noext"), false},
    {STR_INIT("nofpclass"), true},
    {STR_INIT("nonnull"), false},
    {STR_INIT("noundef"), false},
    {STR_INIT("preallocated"), false},
    {STR_INIT("range"), false},
    {STR_INIT("readnone"), false},
    {STR_INIT("readonly"), false},
    {STR_INIT("returned"), false},
    {STR_INIT("signext"), false},
    {STR_INIT("sret"), false},
    {STR_INIT("swiftasync"), false},
    {STR_INIT("swifterror"), false},
    {STR_INIT("swiftself"), false},
    {STR_INIT("writable"), false},
    {STR_INIT("writeonly"), false},
    {STR_INIT("zeroext"), false},
};

static size_t find_of_parameters(StringRef key) {
  size_t i = 0;
  while (i < ARRAY_LENGTH(of_parameters) &&
         !string_ref_equals(of_parameters[i].key, key))
    i++;
  return i;
}

AttributeUse attribute_use(StringRef key) {
  size_t i = find_of_parameters(key);
  bool is_of_values = i < ARRAY_LENGTH(of_parameters);
  if (find_number(key) || (is_of_values && of_parameters[i].has_number))
    return ATTRIBUTE_NUMBER;
  if (is_of_values || string_ref_equals(key, STR("nofree")))
    return ATTRIBUTE_OF_VALUES;
  return attribute_plain_key(key).size ? ATTRIBUTE_OF_FUNCTIONS
                                       : ATTRIBUTE_UNKNOWN;
}

/// Reports an attribute for parameters; false: it is not one.
static bool reject_of_parameter(Exporter *exporter, const Operation *op,
                                StringRef key, StringRef value) {
  size_t i = find_of_parameters(key);
  if (i == ARRAY_LENGTH(of_parameters))
    return false;
  if (of_parameters[i].has_number && !value.size)
    export_error(exporter, op, "LLVM attribute '%.*s' expects a value",
                 STR_ARGS(key));
  else if (!of_parameters[i].has_number && value.size)
    export_error(exporter, op,
                 "LLVM attribute '%.*s' does not expect a value, found '%.*s'",
                 STR_ARGS(key), STR_ARGS(value));
  else
    export_error(exporter, op,
                 "LLVM attribute '%.*s' does not apply to functions",
                 STR_ARGS(key));
  return true;
}

static void add_pair(Exporter *exporter, AttributeTexts *texts,
                     const Operation *op, StringRef key, StringRef value) {
  AddNumber *add = find_number(key);
  StringRef plain = attribute_plain_key(key);
  uint64_t number;
  if (add && !value.size)
    export_error(exporter, op, "LLVM attribute '%.*s' expects a value",
                 STR_ARGS(key));
  else if (add && read_number(value, &number))
    add(exporter, texts, number);
  else if (reject_of_parameter(exporter, op, key, value))
    return;
  else if (plain.size && value.size)
    export_error(exporter, op,
                 "LLVM attribute '%.*s' does not expect a value, found '%.*s'",
                 STR_ARGS(key), STR_ARGS(value));
  else if (plain.size)
    attribute_add_text(texts, CLASS_PLAIN, plain, key);
  else
    attribute_add_string(exporter, texts, key, value);
}

void attribute_add_passthrough(Exporter *exporter, AttributeTexts *texts,
                               const Operation *op, const ArrayAttr *array,
                               const char *name) {
  for (size_t i = 0; i < array->size && !exporter->has_failed; i++) {
    const Attribute *element = array->elements[i];
    const ArrayAttr *pair = attr_as_array(element);
    if (attr_as_string(element))
      add_pair(exporter, texts, op, attr_string_value(element), STR(""));
    else if (!pair || pair->size != 2)
      export_error(exporter, op,
                   "expected '%s' to contain string or array attributes", name);
    else if (!attr_as_string(pair->elements[0]) ||
             !attr_as_string(pair->elements[1]))
      export_error(exporter, op,
                   "expected arrays within '%s' to contain two strings", name);
    else
      add_pair(exporter, texts, op, attr_string_value(pair->elements[0]),
               attr_string_value(pair->elements[1]));
  }
}
