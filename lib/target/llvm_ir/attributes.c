// SPDX-License-Identifier: Apache-2.0
// Attributes of functions, parameters and results, and metadata nodes. LLVM
// prints attributes sorted: plain ones by name, then those with a type, then
// those with a number, then strings.
#include <stdlib.h>
#include <string.h>

#include "target/llvm_ir/llvm_ir_internal.h"

//===- Sorting ------------------------------------------------------------===//

typedef enum AttributeClass {
  CLASS_PLAIN,
  CLASS_TYPE,
  CLASS_NUMBER,
  CLASS_STRING,
} AttributeClass;

/// One attribute as text, and where it stands among the others.
typedef struct AttributeText {
  AttributeClass class;
  StringRef key;
  StringRef text;
} AttributeText;

typedef VECTOR(AttributeText) AttributeTexts;

static int compare_texts(const void *lhs_pointer, const void *rhs_pointer) {
  const AttributeText *lhs = lhs_pointer, *rhs = rhs_pointer;
  if (lhs->class != rhs->class)
    return lhs->class < rhs->class ? -1 : 1;
  size_t size = lhs->key.size < rhs->key.size ? lhs->key.size : rhs->key.size;
  int order = memcmp(lhs->key.data, rhs->key.data, size);
  if (order)
    return order;
  return lhs->key.size < rhs->key.size ? -1 : lhs->key.size > rhs->key.size;
}

/// Copies what `text` holds, and empties it.
static StringRef take_text(Exporter *exporter, Stream *text) {
  StringRef taken =
      string_ref(arena_copy_text(&exporter->arena, text->data ? text->data : "",
                                 text->size),
                 text->size);
  text->size = 0;
  return taken;
}

static void add_plain(AttributeTexts *texts, const char *name) {
  StringRef text = string_ref_from_cstr(name);
  VECTOR_PUSH(texts, (AttributeText){CLASS_PLAIN, text, text});
}

static void add_text(AttributeTexts *texts, AttributeClass class, StringRef key,
                     StringRef text) {
  VECTOR_PUSH(texts, (AttributeText){class, key, text});
}

/// `"key"="value"`, `"key"` with an empty value.
static void add_string(Exporter *exporter, AttributeTexts *texts, StringRef key,
                       StringRef value) {
  Stream text = {0};
  export_quoted(&text, key);
  if (value.size) {
    stream_char(&text, '=');
    export_quoted(&text, value);
  }
  add_text(texts, CLASS_STRING, key, take_text(exporter, &text));
  stream_free(&text);
}

/// All of them, each with a blank in front.
static void print_sorted(Stream *out, AttributeTexts *texts) {
  if (texts->size)
    qsort(texts->data, texts->size, sizeof *texts->data, compare_texts);
  for (size_t i = 0; i < texts->size; i++) {
    stream_char(out, ' ');
    stream_text(out, texts->data[i].text);
  }
  VECTOR_FREE(texts);
}

//===- Parameters and results ---------------------------------------------===//

typedef enum ValueAttributeForm {
  FORM_PLAIN,      ///< `noundef`.
  FORM_TYPE,       ///< `sret(T)`.
  FORM_NUMBER,     ///< `dereferenceable(8)`.
  FORM_ALIGNMENT,  ///< `align 8`.
  FORM_NO_CAPTURE, ///< `captures(none)`.
} ValueAttributeForm;

typedef struct ValueAttribute {
  StringRef name; ///< In MLIR, behind `llvm.`.
  const char *word;
  ValueAttributeForm form;
} ValueAttribute;

static const ValueAttribute value_attributes[] = {
    {STR_INIT("align"), "align", FORM_ALIGNMENT},
    {STR_INIT("allocalign"), "allocalign", FORM_PLAIN},
    {STR_INIT("allocptr"), "allocptr", FORM_PLAIN},
    {STR_INIT("byref"), "byref", FORM_TYPE},
    {STR_INIT("byval"), "byval", FORM_TYPE},
    {STR_INIT("dereferenceable"), "dereferenceable", FORM_NUMBER},
    {STR_INIT("dereferenceable_or_null"), "dereferenceable_or_null",
     FORM_NUMBER},
    {STR_INIT("elementtype"), "elementtype", FORM_TYPE},
    {STR_INIT("inalloca"), "inalloca", FORM_TYPE},
    {STR_INIT("inreg"), "inreg", FORM_PLAIN},
    {STR_INIT("nest"), "nest", FORM_PLAIN},
    {STR_INIT("noalias"), "noalias", FORM_PLAIN},
    {STR_INIT("nocapture"), "captures", FORM_NO_CAPTURE},
    {STR_INIT("nofree"), "nofree", FORM_PLAIN},
    {STR_INIT("nonnull"), "nonnull", FORM_PLAIN},
    {STR_INIT("noundef"), "noundef", FORM_PLAIN},
    {STR_INIT("preallocated"), "preallocated", FORM_TYPE},
    {STR_INIT("readnone"), "readnone", FORM_PLAIN},
    {STR_INIT("readonly"), "readonly", FORM_PLAIN},
    {STR_INIT("returned"), "returned", FORM_PLAIN},
    {STR_INIT("signext"), "signext", FORM_PLAIN},
    {STR_INIT("sret"), "sret", FORM_TYPE},
    {STR_INIT("alignstack"), "alignstack", FORM_NUMBER},
    {STR_INIT("swiftasync"), "swiftasync", FORM_PLAIN},
    {STR_INIT("swifterror"), "swifterror", FORM_PLAIN},
    {STR_INIT("swiftself"), "swiftself", FORM_PLAIN},
    {STR_INIT("writable"), "writable", FORM_PLAIN},
    {STR_INIT("writeonly"), "writeonly", FORM_PLAIN},
    {STR_INIT("zeroext"), "zeroext", FORM_PLAIN},
};

static const ValueAttribute *find_value_attribute(StringRef name) {
  if (name.size < 5 || memcmp(name.data, "llvm.", 5) != 0)
    return NULL;
  StringRef rest = string_ref_drop(name, 5);
  for (size_t i = 0; i < ARRAY_LENGTH(value_attributes); i++)
    if (string_ref_equals(value_attributes[i].name, rest))
      return &value_attributes[i];
  return NULL;
}

/// `sret(T)`; printed into a text of its own.
static void add_typed(Exporter *exporter, AttributeTexts *texts,
                      const ValueAttribute *row, const TypeAttr *type) {
  Stream text = {0};
  Stream *out = exporter->out;
  exporter->out = &text;
  stream_cstr(&text, row->word);
  if (type) {
    stream_char(&text, '(');
    export_type(exporter, type->value);
    stream_char(&text, ')');
  }
  exporter->out = out;
  add_text(texts, CLASS_TYPE, string_ref_from_cstr(row->word),
           take_text(exporter, &text));
  stream_free(&text);
}

static void add_number(Exporter *exporter, AttributeTexts *texts,
                       const ValueAttribute *row, const Attribute *value) {
  int64_t number = 0;
  attr_integer_value(value, &number);
  Stream text = {0};
  if (row->form == FORM_NO_CAPTURE)
    stream_cstr(&text, "captures(none)");
  else if (row->form == FORM_ALIGNMENT)
    stream_format(&text, "%s %lld", row->word, (long long)number);
  else
    stream_format(&text, "%s(%lld)", row->word, (long long)number);
  add_text(texts, CLASS_NUMBER, string_ref_from_cstr(row->word),
           take_text(exporter, &text));
  stream_free(&text);
}

static void add_value_attribute(Exporter *exporter, AttributeTexts *texts,
                                const NamedAttribute *entry) {
  const ValueAttribute *row = find_value_attribute(entry->name);
  if (!row)
    return;
  switch (row->form) {
  case FORM_PLAIN:
    add_plain(texts, row->word);
    return;
  case FORM_TYPE:
    add_typed(exporter, texts, row, attr_as_type(entry->value));
    return;
  case FORM_NUMBER:
  case FORM_ALIGNMENT:
  case FORM_NO_CAPTURE:
    add_number(exporter, texts, row, entry->value);
    return;
  }
}

void export_value_attributes(Exporter *exporter, const Attribute *array_attr,
                             size_t index) {
  const ArrayAttr *array = array_attr ? attr_as_array(array_attr) : NULL;
  if (!array || index >= array->size)
    return;
  const DictionaryAttr *dictionary = attr_as_dictionary(array->elements[index]);
  AttributeTexts texts = {0};
  for (size_t i = 0; dictionary && i < dictionary->size; i++)
    add_value_attribute(exporter, &texts, &dictionary->entries[i]);
  print_sorted(exporter->out, &texts);
}

//===- Functions and calls ------------------------------------------------===//

/// Unit attributes of functions and calls, and what they are in LLVM.
static const struct {
  StringRef name;
  const char *word;
} function_units[] = {
    {STR_INIT("always_inline"), "alwaysinline"},
    {STR_INIT("cold"), "cold"},
    {STR_INIT("convergent"), "convergent"},
    {STR_INIT("hot"), "hot"},
    {STR_INIT("inline_hint"), "inlinehint"},
    {STR_INIT("no_inline"), "noinline"},
    {STR_INIT("no_unwind"), "nounwind"},
    {STR_INIT("noreturn"), "noreturn"},
    {STR_INIT("optimize_none"), "optnone"},
    {STR_INIT("returns_twice"), "returns_twice"},
    {STR_INIT("will_return"), "willreturn"},
};

/// String attributes of functions, whose names differ in the dashes.
static const struct {
  StringRef name;
  StringRef key;
} function_strings[] = {
    {STR_INIT("fp_contract"), STR_INIT("fp-contract")},
    {STR_INIT("instrument_function_entry"),
     STR_INIT("instrument-function-entry")},
    {STR_INIT("instrument_function_exit"),
     STR_INIT("instrument-function-exit")},
    {STR_INIT("prefer_vector_width"), STR_INIT("prefer-vector-width")},
    {STR_INIT("reciprocal_estimates"), STR_INIT("reciprocal-estimates")},
    {STR_INIT("target_cpu"), STR_INIT("target-cpu")},
    {STR_INIT("tune_cpu"), STR_INIT("tune-cpu")},
};

/// Keyword of an enumeration of the dialect, or an empty text.
static StringRef case_of(const Attribute *attr) {
  const DialectAttr *dialect = attr_as_dialect(attr, NULL);
  for (size_t i = 0; dialect && i < dialect->def->num_cases; i++)
    if (dialect->def->cases[i].value == dialect->value)
      return dialect->def->cases[i].keyword;
  return STR("");
}

static StringRef memory_effect(const Attribute *attr, const char *place) {
  static const StringRef words[] = {STR_INIT("none"), STR_INIT("read"),
                                    STR_INIT("write"), STR_INIT("readwrite")};
  int64_t value = 0;
  attr_integer_value(llvm_attr_param(attr, place), &value);
  return words[value & 3];
}

/// `memory(read, argmem: readwrite)`. What is left out is as the rest.
static void add_memory_effects(Exporter *exporter, AttributeTexts *texts,
                               const Attribute *attr) {
  static const struct {
    const char *key;
    const char *word;
  } places[] = {{"argMem", "argmem"},
                {"inaccessibleMem", "inaccessiblemem"},
                {"errnoMem", "errnomem"},
                {"targetMem0", "target_mem0"},
                {"targetMem1", "target_mem1"}};
  StringRef other = memory_effect(attr, "other");
  Stream text = {0};
  stream_cstr(&text, "memory(");
  bool is_first = true;
  bool shows_other = !string_ref_equals(other, STR("none"));
  for (size_t i = 0; i < ARRAY_LENGTH(places); i++) {
    StringRef effect = memory_effect(attr, places[i].key);
    if (string_ref_equals(effect, other))
      continue;
    if (shows_other && is_first) {
      stream_text(&text, other);
      is_first = false;
    }
    stream_format(&text, "%s%s: ", is_first ? "" : ", ", places[i].word);
    stream_text(&text, effect);
    is_first = false;
  }
  if (is_first)
    stream_text(&text, other);
  stream_char(&text, ')');
  add_text(texts, CLASS_NUMBER, STR("memory"), take_text(exporter, &text));
  stream_free(&text);
}

/// `["name", ["key", "value"], …]`.
static void add_passthrough(Exporter *exporter, AttributeTexts *texts,
                            const ArrayAttr *array) {
  for (size_t i = 0; i < array->size; i++) {
    const ArrayAttr *pair = attr_as_array(array->elements[i]);
    StringRef name = attr_string_value(array->elements[i]);
    bool is_known = false;
    if (pair && pair->size == 2) {
      add_string(exporter, texts, attr_string_value(pair->elements[0]),
                 attr_string_value(pair->elements[1]));
      continue;
    }
    // LLVM's own plain attributes; others are strings.
    static const char plain[] =
        " alwaysinline builtin cold convergent hot inlinehint minsize "
        "mustprogress"
        " naked nobuiltin nocallback noduplicate nofree noimplicitfloat "
        "noinline"
        " nomerge norecurse noredzone noreturn nosync nounwind "
        "null_pointer_is_valid"
        " optnone optsize returns_twice safestack sanitize_address"
        " sanitize_memory sanitize_thread speculatable ssp sspreq sspstrong"
        " strictfp willreturn ";
    Stream needle = {0};
    stream_format(&needle, " %.*s ", (int)name.size, name.data);
    stream_char(&needle, '\0');
    is_known = strstr(plain, needle.data) != NULL;
    stream_free(&needle);
    if (is_known)
      add_text(texts, CLASS_PLAIN, name, name);
    else
      add_string(exporter, texts, name, STR(""));
  }
}

static void add_target_features(Exporter *exporter, AttributeTexts *texts,
                                const Attribute *attr) {
  const ArrayAttr *list = attr_as_array(llvm_attr_param(attr, "features"));
  Stream text = {0};
  for (size_t i = 0; list && i < list->size; i++) {
    stream_cstr(&text, i ? "," : "");
    stream_text(&text, attr_string_value(list->elements[i]));
  }
  if (text.size)
    add_string(exporter, texts, STR("target-features"),
               take_text(exporter, &text));
  stream_free(&text);
}

/// `"non-leaf"` of the dialect without its quotes.
static StringRef unquoted(StringRef text) {
  bool is_quoted = text.size > 1 && text.data[0] == '"';
  return is_quoted ? string_ref(text.data + 1, text.size - 2) : text;
}

static void add_keyword_attributes(Exporter *exporter, AttributeTexts *texts,
                                   const Operation *op) {
  StringRef frame = unquoted(case_of(op_attr(op, STR("frame_pointer"))));
  StringRef table = case_of(op_attr(op, STR("uwtable_kind")));
  const Attribute *effects = op_attr(op, STR("memory_effects"));
  if (!effects)
    effects = op_attr(op, STR("memory"));
  if (frame.size)
    add_string(exporter, texts, STR("frame-pointer"), frame);
  if (table.size && !string_ref_equals(table, STR("none"))) {
    bool is_sync = string_ref_equals(table, STR("sync"));
    add_text(texts, CLASS_NUMBER, STR("uwtable"),
             is_sync ? STR("uwtable(sync)") : STR("uwtable"));
  }
  if (llvm_attr_is(effects, LLVM_ATTR_MEMORY_EFFECTS))
    add_memory_effects(exporter, texts, effects);
}

static void collect_attributes(Exporter *exporter, AttributeTexts *texts,
                               const Operation *op) {
  for (size_t i = 0; i < ARRAY_LENGTH(function_units); i++)
    if (op_attr(op, function_units[i].name))
      add_plain(texts, function_units[i].word);
  for (size_t i = 0; i < ARRAY_LENGTH(function_strings); i++) {
    const Attribute *attr = op_attr(op, function_strings[i].name);
    if (attr)
      add_string(exporter, texts, function_strings[i].key,
                 attr_string_value(attr));
  }
  add_keyword_attributes(exporter, texts, op);
  const Attribute *features = op_attr(op, STR("target_features"));
  const Attribute *passthrough = op_attr(op, STR("passthrough"));
  if (features)
    add_target_features(exporter, texts, features);
  if (passthrough && attr_as_array(passthrough))
    add_passthrough(exporter, texts, attr_as_array(passthrough));
}

int export_group_number(Exporter *exporter, StringRef text) {
  void **slot = string_map_slot(&exporter->group_numbers, text);
  if (!*slot) {
    VECTOR_PUSH(&exporter->groups, text);
    *slot = (void *)(uintptr_t)exporter->groups.size;
  }
  return (int)(uintptr_t)*slot - 1;
}

int export_attribute_group(Exporter *exporter, const Operation *op) {
  AttributeTexts texts = {0};
  collect_attributes(exporter, &texts, op);
  Stream text = {0};
  print_sorted(&text, &texts);
  int number = -1;
  if (text.size)
    number = export_group_number(
        exporter, string_ref_drop(take_text(exporter, &text), 1));
  stream_free(&text);
  return number;
}

void export_attribute_groups(Exporter *exporter, Stream *out) {
  for (size_t i = 0; i < exporter->groups.size; i++) {
    stream_format(out, "attributes #%zu = { ", i);
    stream_text(out, exporter->groups.data[i]);
    stream_cstr(out, " }\n");
  }
}

void export_group_comment(Exporter *exporter, int number) {
  if (number < 0)
    return;
  StringRef text = exporter->groups.data[number];
  size_t end = 0;
  while (end < text.size && text.data[end] != '"')
    end++;
  while (end && text.data[end - 1] == ' ')
    end--;
  if (!end)
    return;
  stream_cstr(exporter->out, "; Function Attrs: ");
  stream_text(exporter->out, string_ref(text.data, end));
  stream_char(exporter->out, '\n');
}

//===- Linkage and the like -----------------------------------------------===//

static const char *const linkages[] = {
    [LLVM_LINKAGE_PRIVATE] = "private ",
    [LLVM_LINKAGE_INTERNAL] = "internal ",
    [LLVM_LINKAGE_AVAILABLE_EXTERNALLY] = "available_externally ",
    [LLVM_LINKAGE_LINKONCE] = "linkonce ",
    [LLVM_LINKAGE_WEAK] = "weak ",
    [LLVM_LINKAGE_COMMON] = "common ",
    [LLVM_LINKAGE_APPENDING] = "appending ",
    [LLVM_LINKAGE_EXTERN_WEAK] = "extern_weak ",
    [LLVM_LINKAGE_LINKONCE_ODR] = "linkonce_odr ",
    [LLVM_LINKAGE_WEAK_ODR] = "weak_odr ",
    [LLVM_LINKAGE_EXTERNAL] = "",
};

void export_linkage(Exporter *exporter, const Operation *op,
                    bool is_declaration) {
  Stream *out = exporter->out;
  LLVMLinkage linkage = llvm_op_linkage(op);
  bool is_global = op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL]);
  if (is_declaration && is_global && linkage == LLVM_LINKAGE_EXTERNAL)
    stream_cstr(out, "external ");
  stream_cstr(out, linkages[linkage]);
  int64_t visibility = 0;
  attr_integer_value(op_attr(op, STR("visibility_")), &visibility);
  bool is_local = linkage == LLVM_LINKAGE_PRIVATE ||
                  linkage == LLVM_LINKAGE_INTERNAL ||
                  (visibility && linkage != LLVM_LINKAGE_EXTERN_WEAK);
  if (op_attr(op, STR("dso_local")) && !is_local)
    stream_cstr(out, "dso_local ");
  if (visibility)
    stream_cstr(out, visibility == 1 ? "hidden " : "protected ");
}

void export_calling_convention(Exporter *exporter, const Attribute *attr) {
  const DialectAttr *convention = attr ? attr_as_dialect(attr, NULL) : NULL;
  if (!convention || !convention->value)
    return;
  static const struct {
    uint64_t number;
    const char *word;
  } words[] = {
      {8, "fastcc"},           {9, "coldcc"},          {13, "anyregcc"},
      {14, "preserve_mostcc"}, {15, "preserve_allcc"}, {16, "swiftcc"},
      {17, "cxx_fast_tlscc"},  {18, "tailcc"},         {19, "cfguard_checkcc"},
      {20, "swifttailcc"},     {64, "x86_stdcallcc"},  {65, "x86_fastcallcc"},
      {66, "arm_apcscc"},      {67, "arm_aapcscc"},    {68, "arm_aapcs_vfpcc"},
      {69, "msp430_intrcc"},   {70, "x86_thiscallcc"}, {71, "ptx_kernel"},
      {72, "ptx_device"},      {75, "spir_func"},      {76, "spir_kernel"},
      {77, "intel_ocl_bicc"},  {78, "x86_64_sysvcc"},  {79, "win64cc"},
      {80, "x86_vectorcallcc"}};
  for (size_t i = 0; i < ARRAY_LENGTH(words); i++)
    if (words[i].number == convention->value) {
      stream_format(exporter->out, "%s ", words[i].word);
      return;
    }
  stream_format(exporter->out, "cc%llu ",
                (unsigned long long)convention->value);
}

int export_metadata_number(Exporter *exporter, StringRef text) {
  void **slot = string_map_slot(&exporter->metadata_numbers, text);
  if (!*slot) {
    VECTOR_PUSH(&exporter->metadata, text);
    *slot = (void *)(uintptr_t)exporter->metadata.size;
  }
  return (int)(uintptr_t)*slot - 1;
}
