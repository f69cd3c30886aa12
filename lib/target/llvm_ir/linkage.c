// SPDX-License-Identifier: Apache-2.0
// Keywords in front of a function or global: linkage, visibility, calling
// convention.
#include "ir/op_attrs.h"
#include "target/llvm_ir/llvm_ir_internal.h"

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
  // mlir-translate does not print it for aliases.
  bool has_dso = !op_is(op, &llvm_ops[LLVM_MLIR_ALIAS]);
  if (has_dso && op_attr(op, STR("dso_local")) && !is_local)
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
  } words[] = {{8, "fastcc"},
               {9, "coldcc"},
               {10, "ghccc"},
               {13, "anyregcc"},
               {14, "preserve_mostcc"},
               {15, "preserve_allcc"},
               {16, "swiftcc"},
               {17, "cxx_fast_tlscc"},
               {18, "tailcc"},
               {19, "cfguard_checkcc"},
               {20, "swifttailcc"},
               {64, "x86_stdcallcc"},
               {65, "x86_fastcallcc"},
               {66, "arm_apcscc"},
               {67, "arm_aapcscc"},
               {68, "arm_aapcs_vfpcc"},
               {69, "msp430_intrcc"},
               {70, "x86_thiscallcc"},
               {71, "ptx_kernel"},
               {72, "ptx_device"},
               {75, "spir_func"},
               {76, "spir_kernel"},
               {77, "intel_ocl_bicc"},
               {78, "x86_64_sysvcc"},
               {79, "win64cc"},
               {80, "x86_vectorcallcc"},
               {81, "hhvmcc"},
               {82, "hhvm_ccc"},
               {83, "x86_intrcc"},
               {84, "avr_intrcc "},
               {87, "amdgpu_vs"},
               {88, "amdgpu_gs"},
               {90, "amdgpu_cs"},
               {91, "amdgpu_kernel"},
               {92, "x86_regcallcc"},
               {93, "amdgpu_hs"},
               {95, "amdgpu_ls"},
               {96, "amdgpu_es"},
               {97, "aarch64_vector_pcs"},
               {98, "aarch64_sve_vector_pcs"},
               {100, "amdgpu_gfx"}};
  for (size_t i = 0; i < ARRAY_LENGTH(words); i++)
    if (words[i].number == convention->value) {
      stream_format(exporter->out, "%s ", words[i].word);
      return;
    }
  stream_format(exporter->out, "cc%llu ",
                (unsigned long long)convention->value);
}
