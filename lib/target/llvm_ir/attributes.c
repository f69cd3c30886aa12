// SPDX-License-Identifier: Apache-2.0
// Attributes of functions, parameters and results. LLVM
// prints attributes sorted: plain ones by the name that they have in its code,
// then those with a type, a number, a range, then strings.
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "target/llvm_ir/llvm_ir_internal.h"

//===- Sorting ------------------------------------------------------------===//

typedef enum AttributeClass {
  CLASS_PLAIN,
  CLASS_TYPE,
  CLASS_NUMBER,
  CLASS_RANGE,
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

/// LLVM's plain attributes, and their names in its code.
static const struct {
  StringRef word;
  StringRef name;
} plain_names[] = {
    {STR_INIT("allocalign"), STR_INIT("AllocAlign")},
    {STR_INIT("allocptr"), STR_INIT("AllocatedPointer")},
    {STR_INIT("alwaysinline"), STR_INIT("AlwaysInline")},
    {STR_INIT("builtin"), STR_INIT("Builtin")},
    {STR_INIT("cold"), STR_INIT("Cold")},
    {STR_INIT("convergent"), STR_INIT("Convergent")},
    {STR_INIT("coro_elide_safe"), STR_INIT("CoroElideSafe")},
    {STR_INIT("coro_only_destroy_when_complete"),
     STR_INIT("CoroDestroyOnlyWhenComplete")},
    {STR_INIT("dead_on_unwind"), STR_INIT("DeadOnUnwind")},
    {STR_INIT("disable_sanitizer_instrumentation"),
     STR_INIT("DisableSanitizerInstrumentation")},
    {STR_INIT("fn_ret_thunk_extern"), STR_INIT("FnRetThunkExtern")},
    {STR_INIT("hot"), STR_INIT("Hot")},
    {STR_INIT("hybrid_patchable"), STR_INIT("HybridPatchable")},
    {STR_INIT("immarg"), STR_INIT("ImmArg")},
    {STR_INIT("inlinehint"), STR_INIT("InlineHint")},
    {STR_INIT("inreg"), STR_INIT("InReg")},
    {STR_INIT("jumptable"), STR_INIT("JumpTable")},
    {STR_INIT("minsize"), STR_INIT("MinSize")},
    {STR_INIT("mustprogress"), STR_INIT("MustProgress")},
    {STR_INIT("naked"), STR_INIT("Naked")},
    {STR_INIT("nest"), STR_INIT("Nest")},
    {STR_INIT("noalias"), STR_INIT("NoAlias")},
    {STR_INIT("nobuiltin"), STR_INIT("NoBuiltin")},
    {STR_INIT("nocallback"), STR_INIT("NoCallback")},
    {STR_INIT("nocf_check"), STR_INIT("NoCfCheck")},
    {STR_INIT("nocreateundeforpoison"), STR_INIT("NoCreateUndefOrPoison")},
    {STR_INIT("nodivergencesource"), STR_INIT("NoDivergenceSource")},
    {STR_INIT("noduplicate"), STR_INIT("NoDuplicate")},
    {STR_INIT("noext"), STR_INIT("NoExt")},
    {STR_INIT("nofree"), STR_INIT("NoFree")},
    {STR_INIT("noimplicitfloat"), STR_INIT("NoImplicitFloat")},
    {STR_INIT("noinline"), STR_INIT("NoInline")},
    {STR_INIT("nomerge"), STR_INIT("NoMerge")},
    {STR_INIT("nonlazybind"), STR_INIT("NonLazyBind")},
    {STR_INIT("nonnull"), STR_INIT("NonNull")},
    {STR_INIT("noprofile"), STR_INIT("NoProfile")},
    {STR_INIT("norecurse"), STR_INIT("NoRecurse")},
    {STR_INIT("noredzone"), STR_INIT("NoRedZone")},
    {STR_INIT("noreturn"), STR_INIT("NoReturn")},
    {STR_INIT("nosanitize_bounds"), STR_INIT("NoSanitizeBounds")},
    {STR_INIT("nosanitize_coverage"), STR_INIT("NoSanitizeCoverage")},
    {STR_INIT("nosync"), STR_INIT("NoSync")},
    {STR_INIT("noundef"), STR_INIT("NoUndef")},
    {STR_INIT("nounwind"), STR_INIT("NoUnwind")},
    {STR_INIT("null_pointer_is_valid"), STR_INIT("NullPointerIsValid")},
    {STR_INIT("optdebug"), STR_INIT("OptimizeForDebugging")},
    {STR_INIT("optforfuzzing"), STR_INIT("OptForFuzzing")},
    {STR_INIT("optnone"), STR_INIT("OptimizeNone")},
    {STR_INIT("optsize"), STR_INIT("OptimizeForSize")},
    {STR_INIT("presplitcoroutine"), STR_INIT("PresplitCoroutine")},
    {STR_INIT("readnone"), STR_INIT("ReadNone")},
    {STR_INIT("readonly"), STR_INIT("ReadOnly")},
    {STR_INIT("returned"), STR_INIT("Returned")},
    {STR_INIT("returns_twice"), STR_INIT("ReturnsTwice")},
    {STR_INIT("safestack"), STR_INIT("SafeStack")},
    {STR_INIT("sanitize_address"), STR_INIT("SanitizeAddress")},
    {STR_INIT("sanitize_alloc_token"), STR_INIT("SanitizeAllocToken")},
    {STR_INIT("sanitize_hwaddress"), STR_INIT("SanitizeHWAddress")},
    {STR_INIT("sanitize_memory"), STR_INIT("SanitizeMemory")},
    {STR_INIT("sanitize_memtag"), STR_INIT("SanitizeMemTag")},
    {STR_INIT("sanitize_numerical_stability"),
     STR_INIT("SanitizeNumericalStability")},
    {STR_INIT("sanitize_realtime"), STR_INIT("SanitizeRealtime")},
    {STR_INIT("sanitize_realtime_blocking"),
     STR_INIT("SanitizeRealtimeBlocking")},
    {STR_INIT("sanitize_thread"), STR_INIT("SanitizeThread")},
    {STR_INIT("sanitize_type"), STR_INIT("SanitizeType")},
    {STR_INIT("shadowcallstack"), STR_INIT("ShadowCallStack")},
    {STR_INIT("signext"), STR_INIT("SExt")},
    {STR_INIT("skipprofile"), STR_INIT("SkipProfile")},
    {STR_INIT("speculatable"), STR_INIT("Speculatable")},
    {STR_INIT("speculative_load_hardening"),
     STR_INIT("SpeculativeLoadHardening")},
    {STR_INIT("ssp"), STR_INIT("StackProtect")},
    {STR_INIT("sspreq"), STR_INIT("StackProtectReq")},
    {STR_INIT("sspstrong"), STR_INIT("StackProtectStrong")},
    {STR_INIT("strictfp"), STR_INIT("StrictFP")},
    {STR_INIT("swiftasync"), STR_INIT("SwiftAsync")},
    {STR_INIT("swifterror"), STR_INIT("SwiftError")},
    {STR_INIT("swiftself"), STR_INIT("SwiftSelf")},
    {STR_INIT("willreturn"), STR_INIT("WillReturn")},
    {STR_INIT("writable"), STR_INIT("Writable")},
    {STR_INIT("writeonly"), STR_INIT("WriteOnly")},
    {STR_INIT("zeroext"), STR_INIT("ZExt")},
};

/// What a plain attribute is sorted by; an empty text: it is none of LLVM's.
static StringRef plain_key(StringRef word) {
  for (size_t i = 0; i < ARRAY_LENGTH(plain_names); i++)
    if (string_ref_equals(plain_names[i].word, word))
      return plain_names[i].name;
  return STR("");
}

static void add_plain(AttributeTexts *texts, const char *name) {
  StringRef text = string_ref_from_cstr(name);
  VECTOR_PUSH(texts, (AttributeText){CLASS_PLAIN, plain_key(text), text});
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
    if (i && compare_texts(&texts->data[i - 1], &texts->data[i]) == 0)
      continue; // Said twice.
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
  FORM_RANGE,      ///< `range(i32 0, 5)`.
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
  add_text(texts, CLASS_RANGE, STR("range"), take_text(exporter, &text));
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
  case FORM_RANGE:
    add_range(exporter, texts, entry->value);
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
  GROUP_UNIT,     ///< A plain attribute.
  GROUP_STRING,   ///< A string attribute.
  GROUP_BOOL,     ///< A string attribute, "true" or "false".
  GROUP_MARKER,   ///< A unit that is a string without a value.
  GROUP_KEYWORD,  ///< A string attribute: one of an enumeration.
  GROUP_UWTABLE,  ///< `uwtable`.
  GROUP_EFFECTS,  ///< `memory(…)`.
  GROUP_RANGE,    ///< `vscale_range(1,2)`.
  GROUP_FEATURES, ///< A list of features.
  GROUP_OTHERS,   ///< Any, in LLVM's spelling.
} GroupForm;

/// An attribute of functions and calls, and what it is in LLVM.
typedef struct GroupAttribute {
  StringRef name;
  StringRef word;
  GroupForm form;
  bool is_of_definitions; ///< Only functions that have a body have it.
} GroupAttribute;

#define UNIT(NAME, WORD)                                                       \
  { STR_INIT(NAME), STR_INIT(WORD), GROUP_UNIT, false }
#define MARKER(NAME, WORD)                                                     \
  { STR_INIT(NAME), STR_INIT(WORD), GROUP_MARKER, true }
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
    MARKER("arm_locally_streaming", "aarch64_pstate_sm_body"),
    MARKER("arm_streaming_compatible", "aarch64_pstate_sm_compatible"),
    MARKER("arm_new_za", "aarch64_new_za"),
    MARKER("arm_in_za", "aarch64_in_za"),
    MARKER("arm_out_za", "aarch64_out_za"),
    MARKER("arm_inout_za", "aarch64_inout_za"),
    MARKER("arm_preserves_za", "aarch64_preserves_za"),
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
#undef TEXT
#undef BOOL

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

/// Reads all of `text`, in the radix that it says.
static bool read_number(StringRef text, uint64_t *number) {
  char *end;
  bool is_number = text.size && (text.data[0] == '-' ||
                                 (text.data[0] >= '0' && text.data[0] <= '9'));
  errno = 0;
  *number = is_number ? strtoull(text.data, &end, 0) : 0;
  return is_number && end == text.data + text.size && !errno;
}

/// `allocsize(0)`, `allocsize(0, 1)`: two numbers in one.
static bool add_number_pair(Exporter *exporter, AttributeTexts *texts,
                            StringRef key, StringRef value) {
  uint64_t number;
  if (!read_number(value, &number))
    return false;
  Stream text = {0};
  if (string_ref_equals(key, STR("allocsize"))) {
    stream_format(&text, "allocsize(%u", (unsigned)(number >> 32));
    if ((uint32_t)number != UINT32_MAX)
      stream_format(&text, ",%u", (unsigned)number);
    stream_char(&text, ')');
  } else if (string_ref_equals(key, STR("alignstack"))) {
    stream_format(&text, "alignstack=%llu", (unsigned long long)number);
  } else if (string_ref_equals(key, STR("allockind"))) {
    static const char *const kinds[] = {"alloc",         "realloc", "free",
                                        "uninitialized", "zeroed",  "aligned"};
    stream_cstr(&text, "allockind(");
    for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++)
      if (number >> i & 1)
        stream_format(&text, "%c%s",
                      text.data[text.size - 1] == '(' ? '"' : ',', kinds[i]);
    stream_cstr(&text, "\")");
  } else {
    return false;
  }
  // LLVM calls it so.
  StringRef sorted =
      string_ref_equals(key, STR("alignstack")) ? STR("stackalignment") : key;
  add_text(texts, CLASS_NUMBER, sorted, take_text(exporter, &text));
  stream_free(&text);
  return true;
}

/// `["name", ["key", "value"], …]`. LLVM's own plain attributes are such;
/// others are strings.
static void add_passthrough(Exporter *exporter, AttributeTexts *texts,
                            const ArrayAttr *array) {
  for (size_t i = 0; i < array->size; i++) {
    const ArrayAttr *pair = attr_as_array(array->elements[i]);
    StringRef name = attr_string_value(array->elements[i]);
    if (pair && pair->size == 2) {
      StringRef key = attr_string_value(pair->elements[0]);
      StringRef value = attr_string_value(pair->elements[1]);
      if (!add_number_pair(exporter, texts, key, value))
        add_string(exporter, texts, key, value);
    } else if (plain_key(name).size) {
      add_text(texts, CLASS_PLAIN, plain_key(name), name);
    } else {
      add_string(exporter, texts, name, STR(""));
    }
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
  add_string(exporter, texts, STR("target-features"),
             take_text(exporter, &text));
  stream_free(&text);
}

/// `"non-leaf"` of the dialect without its quotes.
static StringRef unquoted(StringRef text) {
  bool is_quoted = text.size > 1 && text.data[0] == '"';
  return is_quoted ? string_ref(text.data + 1, text.size - 2) : text;
}

static void add_uwtable(AttributeTexts *texts, const Attribute *attr) {
  StringRef kind = case_of(attr);
  if (!kind.size || string_ref_equals(kind, STR("none")))
    return;
  bool is_sync = string_ref_equals(kind, STR("sync"));
  add_text(texts, CLASS_NUMBER, STR("uwtable"),
           is_sync ? STR("uwtable(sync)") : STR("uwtable"));
}

/// `vscale_range(1,2)`.
static void add_vscale_range(Exporter *exporter, AttributeTexts *texts,
                             const Attribute *attr) {
  int64_t low = 0, high = 0;
  if (!llvm_attr_is(attr, LLVM_ATTR_VSCALE_RANGE))
    return;
  attr_integer_value(llvm_attr_param(attr, "minRange"), &low);
  attr_integer_value(llvm_attr_param(attr, "maxRange"), &high);
  Stream text = {0};
  stream_format(&text, "vscale_range(%lld,%lld)", (long long)low,
                (long long)high);
  add_text(texts, CLASS_NUMBER, STR("vscale_range"),
           take_text(exporter, &text));
  stream_free(&text);
}

static void add_group_attribute(Exporter *exporter, AttributeTexts *texts,
                                const GroupAttribute *row,
                                const Attribute *attr) {
  switch (row->form) {
  case GROUP_UNIT:
    add_plain(texts, row->word.data);
    return;
  case GROUP_STRING:
    add_string(exporter, texts, row->word, attr_string_value(attr));
    return;
  case GROUP_BOOL:
    add_string(exporter, texts, row->word,
               attr_is_true(attr) ? STR("true") : STR("false"));
    return;
  case GROUP_MARKER:
    add_string(exporter, texts, row->word, STR(""));
    return;
  case GROUP_KEYWORD:
    if (case_of(attr).size)
      add_string(exporter, texts, row->word, unquoted(case_of(attr)));
    return;
  case GROUP_UWTABLE:
    add_uwtable(texts, attr);
    return;
  case GROUP_EFFECTS:
    if (llvm_attr_is(attr, LLVM_ATTR_MEMORY_EFFECTS))
      add_memory_effects(exporter, texts, attr);
    return;
  case GROUP_RANGE:
    add_vscale_range(exporter, texts, attr);
    return;
  case GROUP_FEATURES:
    add_target_features(exporter, texts, attr);
    return;
  case GROUP_OTHERS:
    if (attr_as_array(attr))
      add_passthrough(exporter, texts, attr_as_array(attr));
    return;
  }
}

/// Finds out which properties of a definition are function attributes: indices
/// by row, -1 for none.
static const int8_t *find_group_slots(Exporter *exporter, const OpDef *def) {
  int8_t *slots = arena_alloc(&exporter->arena, ARRAY_LENGTH(group_attributes));
  for (size_t i = 0; i < ARRAY_LENGTH(group_attributes); i++)
    slots[i] = (int8_t)op_def_prop_index(def, group_attributes[i].name);
  return slots;
}

static void collect_attributes(Exporter *exporter, AttributeTexts *texts,
                               const Operation *op) {
  OpInfo *info = op_info(exporter, op);
  bool is_definition = op->num_regions && op_region(op, 0)->first;
  if (!info->group_slots)
    info->group_slots = find_group_slots(exporter, op->def);
  for (size_t i = 0; i < ARRAY_LENGTH(group_attributes); i++) {
    const GroupAttribute *row = &group_attributes[i];
    int slot = info->group_slots[i];
    const Attribute *attr = slot < 0 ? NULL : op_prop(op, (unsigned)slot);
    if (attr && (is_definition || !row->is_of_definitions))
      add_group_attribute(exporter, texts, row, attr);
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
  print_sorted(text, &texts);
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

/// `alignstack=16` is `alignstack(16)` where it is no group's.
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
