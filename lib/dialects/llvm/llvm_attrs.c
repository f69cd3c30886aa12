// SPDX-License-Identifier: Apache-2.0
// The attributes of the llvm dialect.
#include "dialects/llvm/llvm.h"

#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/prop_def.h"

static const EnumCase linkage_cases[] = {
    {STR_INIT("external"), LLVM_LINKAGE_EXTERNAL},
    {STR_INIT("available_externally"), LLVM_LINKAGE_AVAILABLE_EXTERNALLY},
    {STR_INIT("linkonce"), LLVM_LINKAGE_LINKONCE},
    {STR_INIT("linkonce_odr"), LLVM_LINKAGE_LINKONCE_ODR},
    {STR_INIT("weak"), LLVM_LINKAGE_WEAK},
    {STR_INIT("weak_odr"), LLVM_LINKAGE_WEAK_ODR},
    {STR_INIT("appending"), LLVM_LINKAGE_APPENDING},
    {STR_INIT("internal"), LLVM_LINKAGE_INTERNAL},
    {STR_INIT("private"), LLVM_LINKAGE_PRIVATE},
    {STR_INIT("extern_weak"), LLVM_LINKAGE_EXTERN_WEAK},
    {STR_INIT("common"), LLVM_LINKAGE_COMMON},
};

static const EnumCase cconv_cases[] = {
    {STR_INIT("ccc"), 0},
    {STR_INIT("fastcc"), 8},
    {STR_INIT("coldcc"), 9},
    {STR_INIT("cc_10"), 10},
    {STR_INIT("cc_11"), 11},
    {STR_INIT("anyregcc"), 13},
    {STR_INIT("preserve_mostcc"), 14},
    {STR_INIT("preserve_allcc"), 15},
    {STR_INIT("swiftcc"), 16},
    {STR_INIT("cxx_fast_tlscc"), 17},
    {STR_INIT("tailcc"), 18},
    {STR_INIT("cfguard_checkcc"), 19},
    {STR_INIT("swifttailcc"), 20},
    {STR_INIT("x86_stdcallcc"), 64},
    {STR_INIT("x86_fastcallcc"), 65},
    {STR_INIT("arm_apcscc"), 66},
    {STR_INIT("arm_aapcscc"), 67},
    {STR_INIT("arm_aapcs_vfpcc"), 68},
    {STR_INIT("msp430_intrcc"), 69},
    {STR_INIT("x86_thiscallcc"), 70},
    {STR_INIT("ptx_kernelcc"), 71},
    {STR_INIT("ptx_devicecc"), 72},
    {STR_INIT("spir_funccc"), 75},
    {STR_INIT("spir_kernelcc"), 76},
    {STR_INIT("intel_ocl_bicc"), 77},
    {STR_INIT("x86_64_sysvcc"), 78},
    {STR_INIT("win64cc"), 79},
    {STR_INIT("x86_vectorcallcc"), 80},
    {STR_INIT("hhvmcc"), 81},
    {STR_INIT("hhvm_ccc"), 82},
    {STR_INIT("x86_intrcc"), 83},
    {STR_INIT("avr_intrcc"), 84},
    {STR_INIT("avr_builtincc"), 86},
    {STR_INIT("amdgpu_vscc"), 87},
    {STR_INIT("amdgpu_gscc"), 88},
    {STR_INIT("amdgpu_cscc"), 90},
    {STR_INIT("amdgpu_kernelcc"), 91},
    {STR_INIT("x86_regcallcc"), 92},
    {STR_INIT("amdgpu_hscc"), 93},
    {STR_INIT("msp430_builtincc"), 94},
    {STR_INIT("amdgpu_lscc"), 95},
    {STR_INIT("amdgpu_escc"), 96},
    {STR_INIT("aarch64_vectorcallcc"), 97},
    {STR_INIT("aarch64_sve_vectorcallcc"), 98},
    {STR_INIT("wasm_emscripten_invokecc"), 99},
    {STR_INIT("amdgpu_gfxcc"), 100},
    {STR_INIT("m68k_intrcc"), 101},
};

static const EnumCase fastmath_cases[] = {
    {STR_INIT("none"), 0},   {STR_INIT("nnan"), 1},
    {STR_INIT("ninf"), 2},   {STR_INIT("nsz"), 4},
    {STR_INIT("arcp"), 8},   {STR_INIT("contract"), 16},
    {STR_INIT("afn"), 32},   {STR_INIT("reassoc"), 64},
    {STR_INIT("fast"), 127},
};

static const EnumCase overflow_cases[] = {
    {STR_INIT("none"), 0},
    {STR_INIT("nsw"), LLVM_OVERFLOW_NSW},
    {STR_INIT("nuw"), LLVM_OVERFLOW_NUW},
};

static const EnumCase tail_call_cases[] = {
    {STR_INIT("none"), 0},
    {STR_INIT("notail"), 3},
    {STR_INIT("musttail"), 2},
    {STR_INIT("tail"), 1},
};

static const EnumCase comdat_cases[] = {
    {STR_INIT("any"), 0},      {STR_INIT("exactmatch"), 1},
    {STR_INIT("largest"), 2},  {STR_INIT("nodeduplicate"), 3},
    {STR_INIT("samesize"), 4},
};

static const EnumCase frame_pointer_cases[] = {
    {STR_INIT("none"), 0},
    {STR_INIT("\"non-leaf\""), 1},
    {STR_INIT("all"), 2},
    {STR_INIT("reserved"), 3},
    {STR_INIT("\"non-leaf-no-reserve\""), 4},
};

static const EnumCase uwtable_cases[] = {
    {STR_INIT("none"), 0},
    {STR_INIT("sync"), 1},
    {STR_INIT("async"), 2},
};

static const EnumCase mod_ref_cases[] = {
    {STR_INIT("none"), 0},
    {STR_INIT("read"), 1},
    {STR_INIT("write"), 2},
    {STR_INIT("readwrite"), 3},
};

static const EnumCase emission_cases[] = {
    {STR_INIT("None"), 0},
    {STR_INIT("Full"), 1},
    {STR_INIT("LineTablesOnly"), 2},
    {STR_INIT("DebugDirectivesOnly"), 3},
};

static const EnumCase name_table_cases[] = {
    {STR_INIT("Default"), 0},
    {STR_INIT("GNU"), 1},
    {STR_INIT("None"), 2},
    {STR_INIT("Apple"), 3},
};

static const EnumCase di_flag_cases[] = {
    {STR_INIT("Zero"), 0},
    {STR_INIT("Private"), 1},
    {STR_INIT("Protected"), 2},
    {STR_INIT("Public"), 3},
    {STR_INIT("FwdDecl"), 1 << 2},
    {STR_INIT("AppleBlock"), 1 << 3},
    {STR_INIT("ReservedBit4"), 1 << 4},
    {STR_INIT("Virtual"), 1 << 5},
    {STR_INIT("Artificial"), 1 << 6},
    {STR_INIT("Explicit"), 1 << 7},
    {STR_INIT("Prototyped"), 1 << 8},
    {STR_INIT("ObjcClassComplete"), 1 << 9},
    {STR_INIT("ObjectPointer"), 1 << 10},
    {STR_INIT("Vector"), 1 << 11},
    {STR_INIT("StaticMember"), 1 << 12},
    {STR_INIT("LValueReference"), 1 << 13},
    {STR_INIT("RValueReference"), 1 << 14},
    {STR_INIT("ExportSymbols"), 1 << 15},
    {STR_INIT("SingleInheritance"), 1 << 16},
    {STR_INIT("MultipleInheritance"), 1 << 16},
    {STR_INIT("VirtualInheritance"), 1 << 16},
    {STR_INIT("IntroducedVirtual"), 1 << 18},
    {STR_INIT("BitField"), 1 << 19},
    {STR_INIT("NoReturn"), 1 << 20},
    {STR_INIT("TypePassByValue"), 1 << 22},
    {STR_INIT("TypePassByReference"), 1 << 23},
    {STR_INIT("EnumClass"), 1 << 24},
    {STR_INIT("Thunk"), 1 << 25},
    {STR_INIT("NonTrivial"), 1 << 26},
    {STR_INIT("BigEndian"), 1 << 27},
    {STR_INIT("LittleEndian"), 1 << 28},
    {STR_INIT("AllCallsDescribed"), 1 << 29},
    // Optional parameters in front: they are read, but never printed.
    {STR_INIT("Bit0"), 1},
    {STR_INIT("Bit1"), 2},
};

static const EnumCase subprogram_flag_cases[] = {
    {STR_INIT("Virtual"), 1 << 0},
    {STR_INIT("PureVirtual"), 1 << 1},
    {STR_INIT("LocalToUnit"), 1 << 2},
    {STR_INIT("Definition"), LLVM_SUBPROGRAM_DEFINITION},
    {STR_INIT("Optimized"), 1 << 4},
    {STR_INIT("Pure"), 1 << 5},
    {STR_INIT("Elemental"), 1 << 6},
    {STR_INIT("Recursive"), 1 << 7},
    {STR_INIT("MainSubprogram"), 1 << 8},
    {STR_INIT("Deleted"), 1 << 9},
    {STR_INIT("ObjCDirect"), 1 << 11},
};

static const EnumCase flag_behavior_cases[] = {
    {STR_INIT("error"), 1},   {STR_INIT("warning"), 2},
    {STR_INIT("require"), 3}, {STR_INIT("override"), 4},
    {STR_INIT("append"), 5},  {STR_INIT("append_unique"), 6},
    {STR_INIT("max"), 7},     {STR_INIT("min"), 8},
};

static const EnumCase profile_format_cases[] = {
    {STR_INIT("SampleProfile"), 0},
    {STR_INIT("InstrProf"), 1},
    {STR_INIT("CSInstrProf"), 2},
};

// --- module flags ------------------------------------------------------------

static bool are_profile_entries(const Attribute *value) {
  const ArrayAttr *list = attr_as_array(value);
  for (size_t i = 0; list && i < list->size; i++)
    if (!llvm_attr_is(list->elements[i], LLVM_ATTR_CGPROFILE_ENTRY))
      return false;
  return list != NULL;
}

static bool is_string_array(const Attribute *value) {
  const ArrayAttr *array = attr_as_array(value);
  for (size_t i = 0; array && i < array->size; i++)
    if (!attr_as_string(array->elements[i]))
      return false;
  return array != NULL;
}

static bool is_type(const Attribute *value) {
  return attr_as_type(value) != NULL;
}

static bool is_key(const Attribute *key, StringRef text) {
  return string_ref_equals(attr_string_value(key), text);
}

/// Two keys have values of a special kind; others have numbers and strings.
static bool verify_module_flag(Context *ctx, const Attribute *const *params,
                               SourcePos pos) {
  const Attribute *key = params[1], *value = params[2];
  bool is_calls = is_key(key, STR("CG Profile"));
  bool is_summary = is_key(key, STR("ProfileSummary"));
  if (is_calls     ? are_profile_entries(value)
      : is_summary ? llvm_attr_is(value, LLVM_ATTR_PROFILE_SUMMARY)
                   : attr_as_integer(value) || attr_as_string(value))
    return true;
  Diagnostic *diag = diag_emit(&ctx->diags, DIAG_ERROR, pos);
  if (is_calls)
    diag_text(diag, "'CG Profile' key expects an array of "
                    "'#llvm.cgprofile_entry'");
  else if (is_summary)
    diag_text(diag, "'ProfileSummary' key expects a '#llvm.profile_summary' "
                    "attribute");
  else
    diag_format(diag,
                "only integer and string values are currently supported for "
                "unknown key '\"%.*s\"'",
                STR_ARGS(attr_string_value(key)));
  return false;
}

// --- target features ---------------------------------------------------------

/// Says what is wrong with `feature`, or gives NULL.
static const char *feature_error(StringRef feature) {
  if (!feature.size)
    return "target features can not be null or empty";
  if (*feature.data != '+' && *feature.data != '-')
    return "target features must start with '+' or '-'";
  return string_ref_find(feature, ',') == SIZE_MAX
             ? NULL
             : "target features can not contain ','";
}

static bool verify_target_features(Context *ctx, const Attribute *const *params,
                                   SourcePos pos) {
  const ArrayAttr *features = attr_as_array(params[0]);
  for (size_t i = 0; i < features->size; i++) {
    const char *error = feature_error(attr_string_value(features->elements[i]));
    if (!error)
      continue;
    diag_text(diag_emit(&ctx->diags, DIAG_ERROR, pos), error);
    return false;
  }
  return true;
}

// --- parameters -------------------------------------------------------------

/// Is `attr` one of the attributes of these rows?
static bool is_one_of(const Attribute *attr, const LLVMAttrDef *ids,
                      size_t count) {
  const DialectAttr *dialect = attr_as_dialect(attr, NULL);
  for (size_t i = 0; dialect && i < count; i++)
    if (dialect->def == &llvm_attr_defs[ids[i]])
      return true;
  return false;
}

static bool is_di_variable(const Attribute *attr) {
  static const LLVMAttrDef ids[] = {LLVM_ATTR_DI_GLOBAL_VARIABLE,
                                    LLVM_ATTR_DI_LOCAL_VARIABLE};
  return is_one_of(attr, ids, ARRAY_LENGTH(ids));
}

static bool is_di_type(const Attribute *attr) {
  static const LLVMAttrDef ids[] = {
      LLVM_ATTR_DI_NULL_TYPE,      LLVM_ATTR_DI_BASIC_TYPE,
      LLVM_ATTR_DI_COMPOSITE_TYPE, LLVM_ATTR_DI_DERIVED_TYPE,
      LLVM_ATTR_DI_STRING_TYPE,    LLVM_ATTR_DI_SUBROUTINE_TYPE};
  return is_one_of(attr, ids, ARRAY_LENGTH(ids));
}

static bool is_di_scope(const Attribute *attr) {
  static const LLVMAttrDef ids[] = {
      LLVM_ATTR_DI_COMMON_BLOCK,   LLVM_ATTR_DI_COMPILE_UNIT,
      LLVM_ATTR_DI_COMPOSITE_TYPE, LLVM_ATTR_DI_FILE,
      LLVM_ATTR_DI_LEXICAL_BLOCK,  LLVM_ATTR_DI_LEXICAL_BLOCK_FILE,
      LLVM_ATTR_DI_MODULE,         LLVM_ATTR_DI_NAMESPACE,
      LLVM_ATTR_DI_SUBPROGRAM};
  return is_one_of(attr, ids, ARRAY_LENGTH(ids));
}

static bool is_di_node(const Attribute *attr) {
  static const LLVMAttrDef ids[] = {
      LLVM_ATTR_DI_ANNOTATION, LLVM_ATTR_DI_GENERIC_SUBRANGE,
      LLVM_ATTR_DI_IMPORTED_ENTITY, LLVM_ATTR_DI_LABEL, LLVM_ATTR_DI_SUBRANGE};
  return is_di_scope(attr) || is_di_type(attr) || is_di_variable(attr) ||
         is_one_of(attr, ids, ARRAY_LENGTH(ids));
}

/// May a type descriptor have a member of this node? A tag describes accesses,
/// so it may not.
static bool is_tbaa_node(const Attribute *attr) {
  return llvm_attr_is(attr, LLVM_ATTR_TBAA_ROOT) ||
         llvm_attr_is(attr, LLVM_ATTR_TBAA_TYPE_DESC);
}

enum { REQUIRED, OPTIONAL };

/// After KIND come REQUIRED or OPTIONAL, and then more fields.
#define PARAM(NAME, KIND, ...)                                                 \
  { .name = STR_INIT(NAME), .kind = PARAM_##KIND, .is_optional = __VA_ARGS__ }
#define OF(NAME, IS_OPTIONAL, ID)                                              \
  PARAM(NAME, OF, IS_OPTIONAL, .of = &llvm_attr_defs[LLVM_ATTR_##ID])
#define CASES(NAME, KIND, IS_OPTIONAL, CASES, MEANING, CPP_TYPE)               \
  PARAM(NAME, KIND, IS_OPTIONAL, .cases = CASES,                               \
        .num_cases = ARRAY_LENGTH(CASES), .meaning = MEANING,                  \
        .cpp_type = CPP_TYPE)
#define CASE(NAME, IS_OPTIONAL, ...) CASES(NAME, CASE, IS_OPTIONAL, __VA_ARGS__)
#define FLAGS(NAME, IS_OPTIONAL, ...)                                          \
  CASES(NAME, FLAGS, IS_OPTIONAL, __VA_ARGS__)
#define WORD(NAME, IS_OPTIONAL, PREFIX, MEANING)                               \
  PARAM(NAME, WORD, IS_OPTIONAL, .prefix = PREFIX, .meaning = MEANING)

#define PARAMS(ID, ...) static const ParamDef ID##_params[] = {__VA_ARGS__};
#define ATTR(...)
#include "dialects/llvm/llvm_attrs.def"

#define HAS_PARAMS(ID)                                                         \
  .params = ID##_params, .num_params = ARRAY_LENGTH(ID##_params)
/// The text after CASES says what the enum is for.
#define ENUM(NAME, SHAPE, CASES, ...)                                          \
  {                                                                            \
    .name = STR_INIT("llvm." NAME), .shape = ATTR_SHAPE_##SHAPE,               \
    .dialect = &llvm_dialect, .cases = CASES,                                  \
    .num_cases = ARRAY_LENGTH(CASES), __VA_ARGS__                              \
  }
#define WORD_ATTR(NAME)                                                        \
  .name = STR_INIT("llvm." NAME), .shape = ATTR_SHAPE_UNIT,                    \
  .dialect = &llvm_dialect

const AttrDef llvm_attr_defs[LLVM_NUM_ATTRS] = {
    [LLVM_ATTR_LINKAGE] =
        ENUM("linkage", ENUM, linkage_cases,
             .enum_meaning = "LLVM linkage types", .cpp_name = "LinkageAttr",
             .enum_parameter = "linkage", .enum_name = "linkage::Linkage"),
    [LLVM_ATTR_CCONV] =
        ENUM("cconv", ENUM, cconv_cases, .enum_meaning = "Calling Conventions",
             .cpp_name = "CConvAttr", .enum_parameter = "CallingConv",
             .enum_name = "CConv"),
    [LLVM_ATTR_FASTMATH] = ENUM("fastmath", FLAGS, fastmath_cases,
                                .cpp_name = "LLVM_FastmathFlagsAttr",
                                .enum_name = "::mlir::LLVM::FastmathFlags"),
    [LLVM_ATTR_OVERFLOW] =
        ENUM("overflow", FLAGS, overflow_cases,
             .enum_meaning = "LLVM integer overflow flags",
             .cpp_name = "LLVM_IntegerOverflowFlagsAttr",
             .enum_name = "::mlir::LLVM::IntegerOverflowFlags"),
    [LLVM_ATTR_TAILCALLKIND] =
        ENUM("tailcallkind", ENUM, tail_call_cases,
             .enum_meaning = "Tail Call Kind", .cpp_name = "TailCallKindAttr",
             .enum_parameter = "tailCallKind", .enum_name = "TailCallKind"),
    [LLVM_ATTR_COMDAT] =
        ENUM("comdat", KEYWORD, comdat_cases,
             .enum_meaning = "LLVM Comdat Types", .cpp_name = "ComdatAttr",
             .enum_parameter = "comdat", .enum_name = "comdat::Comdat"),
    [LLVM_ATTR_FRAME_POINTER] =
        ENUM("framePointerKind", ENUM, frame_pointer_cases,
             .enum_meaning = "LLVM FramePointerKind",
             .cpp_name = "FramePointerKindAttr",
             .enum_parameter = "framePointerKind",
             .enum_name = "framePointerKind::FramePointerKind"),
    [LLVM_ATTR_UWTABLE] = ENUM(
        "uwtableKind", ENUM, uwtable_cases,
        .enum_meaning = "LLVM Unwind Behavior", .cpp_name = "UWTableKindAttr",
        .enum_parameter = "uwtableKind", .enum_name = "uwtable::UWTableKind"),
    [LLVM_ATTR_ZERO] = {WORD_ATTR("zero")},
    [LLVM_ATTR_UNDEF] = {WORD_ATTR("undef")},
    [LLVM_ATTR_POISON] = {WORD_ATTR("poison")},
    [LLVM_ATTR_DI_NULL_TYPE] = {WORD_ATTR("di_null_type"), .has_alias = true},
#define PARAMS(...)
#define ATTR(ID, NAME, MLIR_NAME, SHAPE, ...)                                  \
  [LLVM_ATTR_##ID] = {.name = STR_INIT("llvm." NAME),                          \
                      .shape = ATTR_SHAPE_##SHAPE,                             \
                      .dialect = &llvm_dialect,                                \
                      .cpp_name = MLIR_NAME,                                   \
                      __VA_ARGS__},
#include "dialects/llvm/llvm_attrs.def"
};

const Attribute *llvm_attr_param(const Attribute *attr, const char *name) {
  const DialectAttr *dialect = attr_as_dialect(attr, NULL);
  StringRef wanted = string_ref_from_cstr(name);
  for (size_t i = 0; dialect && i < dialect->def->num_params; i++)
    if (string_ref_equals(dialect->def->params[i].name, wanted))
      return dialect->params[i];
  return NULL;
}

bool llvm_attr_is(const Attribute *attr, LLVMAttrDef def) {
  return attr_as_dialect(attr, &llvm_attr_defs[def]) != NULL;
}
