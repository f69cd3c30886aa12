// SPDX-License-Identifier: Apache-2.0
// Attributes of functions, parameters and results.
#include <string.h>

#include "ir/definitions/attr_def.h"
#include "ir/op_attrs.h"
#include "target/llvm_ir/attribute_texts.h"

//===- Parameters and results ---------------------------------------------===//

typedef enum ValueAttributeForm {
  FORM_PLAIN,      ///< `noundef`.
  FORM_TYPE,       ///< `sret(T)`.
  FORM_NUMBER,     ///< `dereferenceable(8)`.
  FORM_ALIGNMENT,  ///< `align 8`.
  FORM_NO_CAPTURE, ///< `captures(none)`.
  FORM_RANGE,      ///< `range(i32 0, 5)`.
} ValueAttributeForm;

typedef struct ValueAttribute {
  StringRef name; ///< In MLIR, after `llvm.`.
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
    {STR_INIT("range"), "range", FORM_RANGE},
    {STR_INIT("readnone"), "readnone", FORM_PLAIN},
    {STR_INIT("readonly"), "readonly", FORM_PLAIN},
    {STR_INIT("returned"), "returned", FORM_PLAIN},
    {STR_INIT("signext"), "signext", FORM_PLAIN},
    {STR_INIT("sret"), "sret", FORM_TYPE},
    {STR_INIT("alignstack"), "alignstack", FORM_NUMBER},
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

/// Prints `sret(T)` into a text of its own.
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
  attribute_add_text(texts, CLASS_TYPE, string_ref_from_cstr(row->word),
                     attribute_take_text(exporter, &text));
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
    stream_format(&text, "%s(%llu)", row->word, (unsigned long long)number);
  attribute_add_text(texts, CLASS_NUMBER, string_ref_from_cstr(row->word),
                     attribute_take_text(exporter, &text));
  stream_free(&text);
}

static void add_range(Exporter *exporter, AttributeTexts *texts,
                      const Attribute *value) {
  const DialectAttr *range =
      attr_as_dialect(value, &llvm_attr_defs[LLVM_ATTR_CONSTANT_RANGE]);
  if (!range)
    return;
  const IntegerAttr *low = attr_as_integer(range->params[0]);
  const IntegerAttr *high = attr_as_integer(range->params[1]);
  Stream text = {0};
  stream_format(&text, "range(i%u ", low->value.width);
  wide_int_print(&text, &low->value, true);
  stream_cstr(&text, ", ");
  wide_int_print(&text, &high->value, true);
  stream_char(&text, ')');
  attribute_add_text(texts, CLASS_RANGE, STR("range"),
                     attribute_take_text(exporter, &text));
  stream_free(&text);
}

static void add_value_attribute(Exporter *exporter, AttributeTexts *texts,
                                const NamedAttribute *entry) {
  const ValueAttribute *row = find_value_attribute(entry->name);
  if (!row)
    return;
  switch (row->form) {
  case FORM_PLAIN:
    attribute_add_plain(texts, row->word);
    return;
  case FORM_TYPE:
    add_typed(exporter, texts, row, attr_as_type(entry->value));
    return;
  case FORM_NUMBER:
  case FORM_ALIGNMENT:
  case FORM_NO_CAPTURE:
    add_number(exporter, texts, row, entry->value);
    return;
  case FORM_RANGE:
    add_range(exporter, texts, entry->value);
    return;
  }
}

/// Adds the words of `told`, each with a blank in front, as LLVM prints them.
static void add_told(AttributeTexts *texts, StringRef told) {
  while (told.size) {
    told = string_ref_drop(told, 1);
    size_t blank = string_ref_find(told, ' ');
    size_t end = blank < told.size ? blank : told.size;
    StringRef word = string_ref(told.data, end);
    // What has a number stands in brackets, which may hold blanks.
    size_t bracket = string_ref_find(word, '(');
    if (bracket < word.size) {
      end = string_ref_find(told, ')') + 1;
      attribute_add_text(texts, CLASS_NUMBER, string_ref(word.data, bracket),
                         string_ref(told.data, end));
    } else {
      attribute_add_text(texts, CLASS_PLAIN, attribute_plain_key(word), word);
    }
    told = string_ref_drop(told, end);
  }
}

static void print_parameter_attributes(Exporter *exporter,
                                       const DictionaryAttr *dictionary,
                                       const char *told) {
  AttributeTexts texts = {0};
  add_told(&texts, string_ref_from_cstr(told));
  for (size_t i = 0; dictionary && i < dictionary->size; i++)
    add_value_attribute(exporter, &texts, &dictionary->entries[i]);
  attributes_print(exporter->out, &texts);
}

/// Prints the attributes from the text that was printed for them before.
static void print_dictionary(Exporter *exporter,
                             const DictionaryAttr *dictionary) {
  Stream *out = exporter->out;
  const StringRef *known =
      ptr_map_get(&exporter->attr_texts, &dictionary->base);
  if (known) {
    stream_text(out, *known);
    return;
  }
  size_t start = out->size;
  print_parameter_attributes(exporter, dictionary, "");
  StringRef text = string_ref(
      arena_copy_text(&exporter->arena, out->data + start, out->size - start),
      out->size - start);
  ptr_map_set(&exporter->attr_texts, &dictionary->base,
              arena_copy(&exporter->arena, &text, sizeof text));
}

void export_parameter_attributes(Exporter *exporter,
                                 const Attribute *array_attr, size_t index,
                                 const char *told) {
  const ArrayAttr *array = array_attr ? attr_as_array(array_attr) : NULL;
  const DictionaryAttr *dictionary =
      array && index < array->size ? attr_as_dictionary(array->elements[index])
                                   : NULL;
  bool has_entries = dictionary && dictionary->size;
  if (*told)
    print_parameter_attributes(exporter, dictionary, told);
  else if (has_entries)
    print_dictionary(exporter, dictionary);
}

void export_value_attributes(Exporter *exporter, const Attribute *array_attr,
                             size_t index) {
  if (array_attr)
    export_parameter_attributes(exporter, array_attr, index, "");
}

void export_result_attributes(Exporter *exporter, const Attribute *array_attr) {
  Stream *out = exporter->out;
  Stream *text = &exporter->attr_stream;
  if (!array_attr)
    return;
  text->size = 0;
  exporter->out = text;
  export_value_attributes(exporter, array_attr, 0);
  exporter->out = out;
  if (!text->size)
    return;
  stream_text(out, string_ref_drop(stream_view(text), 1));
  stream_char(out, ' ');
}

//===- Functions and calls ------------------------------------------------===//

typedef enum GroupForm {
  GROUP_UNIT,      ///< A plain attribute.
  GROUP_STRING,    ///< A string attribute.
  GROUP_BOOL,      ///< A string attribute, "true" or "false".
  GROUP_MARKER,    ///< A unit that is a string without a value.
  GROUP_OR_MARKER, ///< As GROUP_MARKER, unless the row above is there.
  GROUP_KEYWORD,   ///< A string attribute: one of an enumeration.
  GROUP_UWTABLE,   ///< `uwtable`.
  GROUP_EFFECTS,   ///< `memory(…)`.
  GROUP_RANGE,     ///< `vscale_range(1,2)`.
  GROUP_FEATURES,  ///< A list of features.
  GROUP_OTHERS,    ///< Any, in LLVM's spelling.
} GroupForm;

/// An attribute of functions and calls, and its form in LLVM.
typedef struct GroupAttribute {
  StringRef name;
  StringRef word;
  GroupForm form;
  bool is_of_definitions; ///< Only on functions with a body.
} GroupAttribute;

#define UNIT(NAME, WORD)                                                       \
  { STR_INIT(NAME), STR_INIT(WORD), GROUP_UNIT, false }
#define MARKER(NAME, WORD)                                                     \
  { STR_INIT(NAME), STR_INIT(WORD), GROUP_MARKER, true }
#define OR_MARKER(NAME, WORD)                                                  \
  { STR_INIT(NAME), STR_INIT(WORD), GROUP_OR_MARKER, true }
#define TEXT(NAME, WORD)                                                       \
  { STR_INIT(NAME), STR_INIT(WORD), GROUP_STRING, true }
#define BOOL(NAME, WORD)                                                       \
  { STR_INIT(NAME), STR_INIT(WORD), GROUP_BOOL, true }

static const GroupAttribute group_attributes[] = {
    UNIT("always_inline", "alwaysinline"),
    UNIT("convergent", "convergent"),
    UNIT("inline_hint", "inlinehint"),
    UNIT("no_inline", "noinline"),
    UNIT("no_unwind", "nounwind"),
    UNIT("optimize_none", "optnone"),
    UNIT("will_return", "willreturn"),
    TEXT("denormal_fp_math", "denormal-fp-math"),
    TEXT("denormal_fp_math_f32", "denormal-fp-math-f32"),
    TEXT("fp_contract", "fp-contract"),
    TEXT("instrument_function_entry", "instrument-function-entry"),
    TEXT("instrument_function_exit", "instrument-function-exit"),
    TEXT("prefer_vector_width", "prefer-vector-width"),
    TEXT("reciprocal_estimates", "reciprocal-estimates"),
    TEXT("target_cpu", "target-cpu"),
    TEXT("tune_cpu", "tune-cpu"),
    BOOL("no_infs_fp_math", "no-infs-fp-math"),
    BOOL("no_nans_fp_math", "no-nans-fp-math"),
    BOOL("no_signed_zeros_fp_math", "no-signed-zeros-fp-math"),
    MARKER("arm_streaming", "aarch64_pstate_sm_enabled"),
    OR_MARKER("arm_locally_streaming", "aarch64_pstate_sm_body"),
    OR_MARKER("arm_streaming_compatible", "aarch64_pstate_sm_compatible"),
    MARKER("arm_new_za", "aarch64_new_za"),
    OR_MARKER("arm_in_za", "aarch64_in_za"),
    OR_MARKER("arm_out_za", "aarch64_out_za"),
    OR_MARKER("arm_inout_za", "aarch64_inout_za"),
    OR_MARKER("arm_preserves_za", "aarch64_preserves_za"),
    {STR_INIT("vscale_range"), STR_INIT("vscale_range"), GROUP_RANGE, true},
    {STR_INIT("frame_pointer"), STR_INIT("frame-pointer"), GROUP_KEYWORD,
     false},
    {STR_INIT("uwtable_kind"), STR_INIT("uwtable"), GROUP_UWTABLE, false},
    {STR_INIT("memory_effects"), STR_INIT("memory"), GROUP_EFFECTS, false},
    {STR_INIT("target_features"), STR_INIT("target-features"), GROUP_FEATURES,
     false},
    {STR_INIT("passthrough"), {0}, GROUP_OTHERS, false},
};
#undef UNIT
#undef MARKER
#undef OR_MARKER
#undef TEXT
#undef BOOL

/// The effects on memory, as LLVM packs them.
static uint64_t memory_effects(const Attribute *attr) {
  static const char *const names[NUM_MEMORY_PLACES] = {
      [MEMORY_ARGUMENTS] = "argMem",
      [MEMORY_INACCESSIBLE] = "inaccessibleMem",
      [MEMORY_ERRNO] = "errnoMem",
      [MEMORY_OTHER] = "other",
      [MEMORY_TARGET_0] = "targetMem0",
      [MEMORY_TARGET_1] = "targetMem1"};
  uint64_t effects = 0;
  for (int i = 0; i < NUM_MEMORY_PLACES; i++)
    effects |= ((uint64_t)attr_number(llvm_attr_param(attr, names[i])) & 3)
               << (2 * i);
  return effects;
}

/// Keyword of an enumeration of the dialect, or an empty text.
static StringRef case_of(const Attribute *attr) {
  const DialectAttr *dialect = attr_as_dialect(attr, NULL);
  for (size_t i = 0; dialect && i < dialect->def->num_cases; i++)
    if (dialect->def->cases[i].value == dialect->value)
      return dialect->def->cases[i].keyword;
  return STR("");
}

static void add_target_features(Exporter *exporter, AttributeTexts *texts,
                                const Attribute *attr) {
  const ArrayAttr *list = attr_as_array(llvm_attr_param(attr, "features"));
  Stream text = {0};
  for (size_t i = 0; list && i < list->size; i++) {
    stream_cstr(&text, i ? "," : "");
    stream_text(&text, attr_string_value(list->elements[i]));
  }
  attribute_add_string(exporter, texts, STR("target-features"),
                       attribute_take_text(exporter, &text));
  stream_free(&text);
}

/// `"non-leaf"` of the dialect without its quotes.
static StringRef unquoted(StringRef text) {
  bool is_quoted = text.size > 1 && text.data[0] == '"';
  return is_quoted ? string_ref(text.data + 1, text.size - 2) : text;
}

static void add_uwtable(AttributeTexts *texts, const Attribute *attr) {
  StringRef kind = case_of(attr);
  if (kind.size && !string_ref_equals(kind, STR("none")))
    attribute_add_uwtable(texts, string_ref_equals(kind, STR("sync")));
}

static void add_vscale_range(Exporter *exporter, AttributeTexts *texts,
                             const Attribute *attr) {
  if (llvm_attr_is(attr, LLVM_ATTR_VSCALE_RANGE))
    attribute_add_vscale(
        exporter, texts,
        (uint32_t)attr_number(llvm_attr_param(attr, "minRange")),
        (uint32_t)attr_number(llvm_attr_param(attr, "maxRange")));
}

static void add_group_attribute(Exporter *exporter, AttributeTexts *texts,
                                const Operation *op, const GroupAttribute *row,
                                const Attribute *attr) {
  switch (row->form) {
  case GROUP_UNIT:
    attribute_add_plain(texts, row->word.data);
    return;
  case GROUP_STRING:
    attribute_add_string(exporter, texts, row->word, attr_string_value(attr));
    return;
  case GROUP_BOOL:
    attribute_add_string(exporter, texts, row->word,
                         attr_is_true(attr) ? STR("true") : STR("false"));
    return;
  case GROUP_MARKER:
  case GROUP_OR_MARKER:
    attribute_add_string(exporter, texts, row->word, STR(""));
    return;
  case GROUP_KEYWORD:
    if (case_of(attr).size)
      attribute_add_string(exporter, texts, row->word, unquoted(case_of(attr)));
    return;
  case GROUP_UWTABLE:
    add_uwtable(texts, attr);
    return;
  case GROUP_EFFECTS:
    if (llvm_attr_is(attr, LLVM_ATTR_MEMORY_EFFECTS))
      attribute_add_memory(exporter, texts, memory_effects(attr));
    return;
  case GROUP_RANGE:
    add_vscale_range(exporter, texts, attr);
    return;
  case GROUP_FEATURES:
    add_target_features(exporter, texts, attr);
    return;
  case GROUP_OTHERS:
    if (attr_as_array(attr))
      attribute_add_passthrough(exporter, texts, op, attr_as_array(attr),
                                "passthrough");
    return;
  }
}

/// Finds the properties of a definition that are function attributes: their
/// indices by row, -1 for none.
static const int8_t *find_group_slots(Exporter *exporter, const OpDef *def) {
  int8_t *slots = arena_alloc(&exporter->arena, ARRAY_LENGTH(group_attributes));
  for (size_t i = 0; i < ARRAY_LENGTH(group_attributes); i++)
    slots[i] = (int8_t)op_def_prop_index(def, group_attributes[i].name);
  return slots;
}

/// What LLVM knows of the intrinsic that a function declares.
static void add_declared(Exporter *exporter, AttributeTexts *texts,
                         const Operation *op) {
  StringRef name = attr_string_value(op_prop(op, LLVM_FUNC_SYM_NAME));
  const char *told = is_intrinsic_symbol(name) ? declared_attributes(op) : NULL;
  const char *memory = told ? strstr(told, " memory(") : NULL;
  Stream *text = &exporter->attr_stream;
  if (!told || !*told)
    return;
  text->size = 0;
  stream_char(text, ' ');
  stream_cstr(text, told);
  // What the function itself says of memory replaces what is known.
  if (memory && op_prop(op, LLVM_FUNC_MEMORY_EFFECTS))
    text->size = 1 + (size_t)(memory - told);
  add_told(texts, attribute_take_text(exporter, text));
}

static void collect_attributes(Exporter *exporter, AttributeTexts *texts,
                               const Operation *op) {
  OpInfo *info = op_info(exporter, op);
  bool is_definition = op->num_regions && op_region(op, 0)->first;
  if (!info->group_slots)
    info->group_slots = find_group_slots(exporter, op->def);
  if (op_is(op, &llvm_ops[LLVM_FUNC]))
    add_declared(exporter, texts, op);
  bool has_marker = false;
  for (size_t i = 0; i < ARRAY_LENGTH(group_attributes); i++) {
    const GroupAttribute *row = &group_attributes[i];
    int slot = info->group_slots[i];
    const Attribute *attr = slot < 0 ? NULL : op_prop(op, (unsigned)slot);
    has_marker &= row->form == GROUP_OR_MARKER;
    if (attr && !has_marker && (is_definition || !row->is_of_definitions))
      add_group_attribute(exporter, texts, op, row, attr);
    has_marker |=
        attr && (row->form == GROUP_MARKER || row->form == GROUP_OR_MARKER);
  }
}

int export_group_number(Exporter *exporter, StringRef text) {
  void *known = string_map_get(&exporter->group_numbers, text);
  if (known)
    return (int)(uintptr_t)known - 1;
  StringRef kept = string_ref(
      arena_copy_text(&exporter->arena, text.data, text.size), text.size);
  VECTOR_PUSH(&exporter->groups, kept);
  string_map_set(&exporter->group_numbers, kept,
                 (void *)(uintptr_t)exporter->groups.size);
  return (int)exporter->groups.size - 1;
}

StringRef export_attribute_group(Exporter *exporter, const Operation *op) {
  AttributeTexts texts = {0};
  Stream *text = &exporter->attr_stream;
  collect_attributes(exporter, &texts, op);
  text->size = 0;
  attributes_print(text, &texts);
  return text->size ? string_ref_drop(stream_view(text), 1) : STR("");
}

StringRef export_global_group(Exporter *exporter, const Operation *op) {
  const StringRef name = STR("target_specific_attrs");
  const ArrayAttr *attrs = attr_as_array(op_attr(op, name));
  AttributeTexts texts = {0};
  Stream *text = &exporter->attr_stream;
  if (attrs)
    attribute_add_passthrough(exporter, &texts, op, attrs, name.data);
  text->size = 0;
  attributes_print(text, &texts);
  return text->size ? string_ref_drop(stream_view(text), 1) : STR("");
}

void export_call_group(Exporter *exporter, StringRef text) {
  if (!text.size)
    return;
  void *known = string_map_get(&exporter->group_numbers, text);
  if (known) {
    stream_cstr(exporter->out, " #");
    stream_uint(exporter->out, (uintptr_t)known - 1);
    return;
  }
  StringRef kept = string_ref(
      arena_copy_text(&exporter->arena, text.data, text.size), text.size);
  export_gap(exporter, (Gap){.kind = GAP_GROUP, .text = kept});
}

void export_attribute_groups(Exporter *exporter, Stream *out) {
  for (size_t i = 0; i < exporter->groups.size; i++) {
    stream_format(out, "attributes #%zu = { ", i);
    stream_text(out, exporter->groups.data[i]);
    stream_cstr(out, " }\n");
  }
}

/// `alignstack=16` becomes `alignstack(16)` outside of groups.
static void print_comment_text(Stream *out, StringRef text) {
  static const char alignment[] = "alignstack=";
  size_t size = sizeof alignment - 1;
  const char *found = memmem(text.data, text.size, alignment, size);
  if (!found) {
    stream_text(out, text);
    return;
  }
  const char *number = found + size, *end = number;
  while (end < text.data + text.size && *end >= '0' && *end <= '9')
    end++;
  stream_bytes(out, text.data, (size_t)(number - text.data) - 1);
  stream_char(out, '(');
  stream_bytes(out, number, (size_t)(end - number));
  stream_char(out, ')');
  stream_bytes(out, end, (size_t)(text.data + text.size - end));
}

void export_group_comment(Exporter *exporter, int number) {
  if (number < 0)
    return;
  StringRef text = exporter->groups.data[number];
  size_t end = 0;
  while (end < text.size &&
         (text.data[end] != '"' || (end && text.data[end - 1] != ' ')))
    end++;
  while (end && text.data[end - 1] == ' ')
    end--;
  if (!end)
    return;
  stream_cstr(exporter->out, "; Function Attrs: ");
  print_comment_text(exporter->out, string_ref(text.data, end));
  stream_char(exporter->out, '\n');
}
