// SPDX-License-Identifier: Apache-2.0
// The llvm dialect: its attributes, its wrapped types' text, and checks of the
// attributes that it puts on others' operations.
#include "dialects/llvm/llvm.h"

#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attribute.h"
#include "ir/fold.h"

static const EnumCase linkage_cases[] = {
    {STR_INIT("private"), LLVM_LINKAGE_PRIVATE},
    {STR_INIT("internal"), LLVM_LINKAGE_INTERNAL},
    {STR_INIT("available_externally"), LLVM_LINKAGE_AVAILABLE_EXTERNALLY},
    {STR_INIT("linkonce"), LLVM_LINKAGE_LINKONCE},
    {STR_INIT("weak"), LLVM_LINKAGE_WEAK},
    {STR_INIT("common"), LLVM_LINKAGE_COMMON},
    {STR_INIT("appending"), LLVM_LINKAGE_APPENDING},
    {STR_INIT("extern_weak"), LLVM_LINKAGE_EXTERN_WEAK},
    {STR_INIT("linkonce_odr"), LLVM_LINKAGE_LINKONCE_ODR},
    {STR_INIT("weak_odr"), LLVM_LINKAGE_WEAK_ODR},
    {STR_INIT("external"), LLVM_LINKAGE_EXTERNAL},
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
    {STR_INIT("tail"), 1},
    {STR_INIT("musttail"), 2},
    {STR_INIT("notail"), 3},
};

#define ATTR(NAME, SHAPE, CASES)                                               \
  {                                                                            \
    .name = STR_INIT("llvm." NAME), .shape = ATTR_SHAPE_##SHAPE,               \
    .dialect = &llvm_dialect, .cases = CASES, .num_cases = ARRAY_LENGTH(CASES) \
  }

const AttrDef llvm_attr_defs[LLVM_NUM_ATTRS] = {
    [LLVM_ATTR_LINKAGE] = ATTR("linkage", ENUM, linkage_cases),
    [LLVM_ATTR_CCONV] = ATTR("cconv", ENUM, cconv_cases),
    [LLVM_ATTR_FASTMATH] = ATTR("fastmath", FLAGS, fastmath_cases),
    [LLVM_ATTR_OVERFLOW] = ATTR("overflow", FLAGS, overflow_cases),
    [LLVM_ATTR_TAILCALLKIND] = ATTR("tailcallkind", ENUM, tail_call_cases),
};

LLVMLinkage llvm_op_linkage(const Operation *op) {
  bool is_func = op_is(op, &llvm_ops[LLVM_FUNC]);
  const Attribute *attr =
      op_prop(op, is_func ? LLVM_FUNC_LINKAGE : LLVM_GLOBAL_LINKAGE);
  const DialectAttr *linkage = attr_as_dialect(attr, NULL);
  int64_t number;
  if (linkage)
    return (LLVMLinkage)linkage->value;
  return attr && attr_integer_value(attr, &number) ? (LLVMLinkage)number
                                                   : LLVM_LINKAGE_EXTERNAL;
}

const Attribute *llvm_linkage_attr(Context *ctx, LLVMLinkage linkage) {
  return dialect_attr_get(ctx, &llvm_attr_defs[LLVM_ATTR_LINKAGE], linkage,
                          STR(""));
}

bool llvm_fold_constant(Context *ctx, Operation *op,
                        const Attribute *const *constants,
                        FoldResult *results) {
  (void)ctx;
  (void)constants;
  results[0].attr = op_prop(op, LLVM_CONSTANT_VALUE);
  return true;
}

/// Attributes of arguments that must be of one kind. Both eras' spellings hold:
/// `llvm.noalias = true` and `llvm.noalias`.
bool llvm_verify_arg_attr(Context *ctx, const Operation *op, unsigned index,
                          const NamedAttribute *attr) {
  (void)index;
  if (string_ref_equals(attr->name, STR("llvm.noalias"))) {
    const IntegerAttr *value = attr_as_integer(attr->value);
    if (attr_kind(attr->value) == ATTR_UNIT ||
        (value && type_is_integer_of_width(value->type, 1)))
      return true;
    op_emit_error(ctx, op, "%s",
                  llvm_op_is_wrapped(op) || !op_is(op, &llvm_ops[LLVM_FUNC])
                      ? "llvm.noalias argument attribute of non boolean type"
                      : "\"llvm.noalias\" should be a unit attribute");
    return false;
  }
  if (!string_ref_equals(attr->name, STR("llvm.align")) ||
      attr_as_integer(attr->value))
    return true;
  op_emit_error(ctx, op, "%s",
                llvm_op_is_wrapped(op) || !op_is(op, &llvm_ops[LLVM_FUNC])
                    ? "llvm.align argument attribute of non integer type"
                    : "\"llvm.align\" should be an integer attribute");
  return false;
}

/// Numbers and elements of a type that an llvm.mlir.constant can have.
static bool materialize_constant(Context *ctx, const Attribute *value,
                                 const Type *type, OpState *state,
                                 const Attribute **props) {
  (void)ctx;
  if (!llvm_type_is_compatible(type) ||
      !(attr_as_integer(value) || attr_as_float(value) ||
        attr_as_dense_elements(value)))
    return false;
  state->def = &llvm_ops[LLVM_MLIR_CONSTANT];
  props[LLVM_CONSTANT_VALUE] = value;
  return true;
}

const DialectDef llvm_dialect = {
    .name = STR_INIT("llvm"),
    .ops = llvm_ops,
    .num_ops = LLVM_NUM_OPS,
    .types = llvm_type_defs,
    .num_types = LLVM_NUM_TYPES,
    .attrs = llvm_attr_defs,
    .num_attrs = LLVM_NUM_ATTRS,
    .allows_unknown_ops = true,
    .keeps_unknown_attrs = true,
    .parse_type = llvm_parse_wrapped,
    .materialize_constant = materialize_constant,
    .verify_arg_attr = llvm_verify_arg_attr,
    .inliner = &llvm_inliner,
};
