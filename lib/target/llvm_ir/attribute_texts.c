// SPDX-License-Identifier: Apache-2.0
// Attributes in LLVM's order: plain ones by their name in LLVM's code, then
// those with a type, a number or a range, then strings.
#include "target/llvm_ir/attribute_texts.h"

#include <stdlib.h>

static int compare_texts(const void *lhs_pointer, const void *rhs_pointer) {
  const AttributeText *lhs = lhs_pointer, *rhs = rhs_pointer;
  if (lhs->class != rhs->class)
    return lhs->class < rhs->class ? -1 : 1;
  return string_ref_compare(lhs->key, rhs->key);
}

StringRef attribute_take_text(Exporter *exporter, Stream *text) {
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

StringRef attribute_plain_key(StringRef word) {
  for (size_t i = 0; i < ARRAY_LENGTH(plain_names); i++)
    if (string_ref_equals(plain_names[i].word, word))
      return plain_names[i].name;
  return STR("");
}

void attribute_add_plain(AttributeTexts *texts, const char *name) {
  StringRef text = string_ref_from_cstr(name);
  VECTOR_PUSH(texts,
              (AttributeText){CLASS_PLAIN, attribute_plain_key(text), text});
}

void attribute_add_text(AttributeTexts *texts, AttributeClass class,
                        StringRef key, StringRef text) {
  VECTOR_PUSH(texts, (AttributeText){class, key, text});
}

void attribute_add_string(Exporter *exporter, AttributeTexts *texts,
                          StringRef key, StringRef value) {
  Stream text = {0};
  stream_quoted(&text, key);
  if (value.size) {
    stream_char(&text, '=');
    stream_quoted(&text, value);
  }
  attribute_add_text(texts, CLASS_STRING, key,
                     attribute_take_text(exporter, &text));
  stream_free(&text);
}

void attributes_print(Stream *out, AttributeTexts *texts) {
  if (texts->size)
    qsort(texts->data, texts->size, sizeof *texts->data, compare_texts);
  for (size_t i = 0; i < texts->size; i++) {
    if (i && compare_texts(&texts->data[i - 1], &texts->data[i]) == 0)
      continue; // Repeated.
    stream_char(out, ' ');
    stream_text(out, texts->data[i].text);
  }
  VECTOR_FREE(texts);
}
