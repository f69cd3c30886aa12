// SPDX-License-Identifier: Apache-2.0
// Hooks of the llvm operations, and what else the dialect's files share.
#ifndef MLOPT_DIALECTS_LLVM_LLVM_INTERNAL_H
#define MLOPT_DIALECTS_LLVM_LLVM_INTERNAL_H

#include "dialects/llvm/llvm.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/operation.h"

#define LLVM_VERIFIERS(VERIFIER)                                               \
  VERIFIER(llvm_verify_select)                                                 \
  VERIFIER(llvm_verify_sincos)                                                 \
  VERIFIER(llvm_verify_bitcast)                                                \
  VERIFIER(llvm_verify_ext)                                                    \
  VERIFIER(llvm_verify_mlir_cast)                                              \
  VERIFIER(llvm_verify_constant)                                               \
  VERIFIER(llvm_verify_null)                                                   \
  VERIFIER(llvm_verify_global)                                                 \
  VERIFIER(llvm_verify_global_region)                                          \
  VERIFIER(llvm_verify_func)                                                   \
  VERIFIER(llvm_verify_alloca)                                                 \
  VERIFIER(llvm_verify_gep)                                                    \
  VERIFIER(llvm_verify_load)                                                   \
  VERIFIER(llvm_verify_store)                                                  \
  VERIFIER(llvm_verify_atomicrmw)                                              \
  VERIFIER(llvm_verify_cmpxchg)                                                \
  VERIFIER(llvm_verify_fence)                                                  \
  VERIFIER(llvm_verify_extractvalue)                                           \
  VERIFIER(llvm_verify_insertvalue)                                            \
  VERIFIER(llvm_verify_extractelement)                                         \
  VERIFIER(llvm_verify_insertelement)                                          \
  VERIFIER(llvm_verify_shufflevector)                                          \
  VERIFIER(llvm_verify_call)                                                   \
  VERIFIER(llvm_verify_invoke)                                                 \
  VERIFIER(llvm_verify_return)                                                 \
  VERIFIER(llvm_verify_landingpad)                                             \
  VERIFIER(llvm_verify_prefetch)                                               \
  VERIFIER(llvm_verify_module_flags)                                           \
  VERIFIER(llvm_verify_structors)                                              \
  VERIFIER(llvm_verify_alias_region)                                           \
  VERIFIER(llvm_verify_comdat_region)                                          \
  VERIFIER(llvm_verify_bundles)                                                \
  VERIFIER(llvm_verify_indirect_branch)                                        \
  VERIFIER(llvm_verify_gather)                                                 \
  VERIFIER(llvm_verify_scatter)                                                \
  VERIFIER(llvm_verify_vector_insert)                                          \
  VERIFIER(llvm_verify_vector_extract)                                         \
  VERIFIER(llvm_verify_interleave)                                             \
  VERIFIER(llvm_verify_var_annotation)                                         \
  VERIFIER(llvm_verify_ptr_annotation)                                         \
  VERIFIER(llvm_verify_annotation)                                             \
  VERIFIER(llvm_verify_probability)                                            \
  VERIFIER(llvm_verify_ptrmask)                                                \
  VERIFIER(llvm_verify_same_elements)                                          \
  VERIFIER(llvm_verify_cmp_result)                                             \
  VERIFIER(llvm_verify_dereferenceable)                                        \
  VERIFIER(llvm_verify_zero)                                                   \
  VERIFIER(llvm_verify_alias)                                                  \
  VERIFIER(llvm_verify_ifunc)                                                  \
  VERIFIER(llvm_verify_linker_options)                                         \
  VERIFIER(llvm_verify_call_intrinsic)                                         \
  VERIFIER(llvm_verify_inline_asm)                                             \
  VERIFIER(llvm_verify_switch)

#define LLVM_INFERERS(INFERER)                                                 \
  INFERER(llvm_infer_cmp)                                                      \
  INFERER(llvm_infer_select)                                                   \
  INFERER(llvm_infer_load)                                                     \
  INFERER(llvm_infer_atomicrmw)                                                \
  INFERER(llvm_infer_cmpxchg)                                                  \
  INFERER(llvm_infer_extractvalue)                                             \
  INFERER(llvm_infer_extractelement)                                           \
  INFERER(llvm_infer_shufflevector)

#define DECLARE_VERIFIER(name) bool name(Context *ctx, const Operation *op);
#define DECLARE_INFERER(name)                                                  \
  bool name(Context *ctx, Arena *arena, OpState *state, SourcePos pos);
LLVM_VERIFIERS(DECLARE_VERIFIER)
LLVM_INFERERS(DECLARE_INFERER)
#undef DECLARE_VERIFIER
#undef DECLARE_INFERER

bool llvm_verify_call_symbol(Context *ctx, const Operation *op,
                             SymbolTables *tables);
bool llvm_verify_comdat_symbol(Context *ctx, const Operation *op,
                               SymbolTables *tables);
/// Checks that no operation in the first region of `op` has effects. Otherwise
/// reports `text`.
bool llvm_verify_initializer_effects(Context *ctx, const Operation *op,
                                     const char *text);
bool llvm_verify_structor_symbols(Context *ctx, const Operation *op,
                                  SymbolTables *tables);
bool llvm_verify_resolver(Context *ctx, const Operation *op,
                          SymbolTables *tables);
bool llvm_verify_dso_local_equivalent(Context *ctx, const Operation *op,
                                      SymbolTables *tables);
bool llvm_verify_blockaddress(Context *ctx, const Operation *op,
                              SymbolTables *tables);
bool llvm_verify_addressof(Context *ctx, const Operation *op,
                           SymbolTables *tables);
/// Folds: llvm_folds.c.
#define LLVM_FOLDS(FOLD)                                                       \
  FOLD(llvm_fold_constant)                                                     \
  FOLD(llvm_fold_addressof)                                                    \
  FOLD(llvm_fold_dso_local_equivalent)                                         \
  FOLD(llvm_fold_blockaddress)                                                 \
  FOLD(llvm_fold_undef)                                                        \
  FOLD(llvm_fold_poison)                                                       \
  FOLD(llvm_fold_zero)                                                         \
  FOLD(llvm_fold_or)                                                           \
  FOLD(llvm_fold_shl)                                                          \
  FOLD(llvm_fold_zext)                                                         \
  FOLD(llvm_fold_icmp)                                                         \
  FOLD(llvm_fold_chained_cast)                                                 \
  FOLD(llvm_fold_gep)                                                          \
  FOLD(llvm_fold_extractvalue)                                                 \
  FOLD(llvm_fold_shufflevector)
#define DECLARE_FOLD(name)                                                     \
  bool name(Context *ctx, Operation *op, const Attribute *const *constants,    \
            FoldResult *results);
LLVM_FOLDS(DECLARE_FOLD)
#undef DECLARE_FOLD

/// Makes constants of numbers and elements of types that llvm.mlir.constant
/// allows, of symbols, and of what undef, poison and zero fold to.
bool llvm_materialize_constant(Context *ctx, const Attribute *value,
                               const Type *type, OpState *state,
                               const Attribute **props);

/// Memory slots; see llvm_slots.c and llvm_slots_memory.c.
extern const OpInterfaces llvm_alloca_interfaces;
extern const OpInterfaces llvm_load_interfaces;
extern const OpInterfaces llvm_store_interfaces;
extern const OpInterfaces llvm_gep_interfaces;
/// For an operation that is removed with the pointer that it uses, if all uses
/// of its result can be removed.
extern const OpInterfaces llvm_forward_interfaces;
extern const OpInterfaces llvm_declare_interfaces;
extern const OpInterfaces llvm_debug_value_interfaces;
extern const OpInterfaces llvm_memset_interfaces;
extern const OpInterfaces llvm_copy_interfaces;

extern const InlinerInterface llvm_inliner;

/// Attributes on operations of other dialects; see llvm_parameters.c.
bool llvm_verify_op_attr(Context *ctx, const Operation *op,
                         const NamedAttribute *attr);
bool llvm_verify_arg_attr(Context *ctx, const Operation *op, unsigned index,
                          const NamedAttribute *attr);
bool llvm_verify_result_attr(Context *ctx, const Operation *op, unsigned index,
                             const NamedAttribute *attr);
/// Entries of data layouts, see llvm_layout_entries.c and TypeDef.
bool llvm_verify_pointer_entry(Context *ctx, const Operation *op,
                               const Type *type, const Attribute *value);
bool llvm_verify_array_entry(Context *ctx, const Operation *op,
                             const Type *type, const Attribute *value);
bool llvm_verify_struct_entry(Context *ctx, const Operation *op,
                              const Type *type, const Attribute *value);
bool llvm_pointer_entry_refines(const Attribute *outer, const Attribute *inner);
bool llvm_struct_entry_refines(const Attribute *outer, const Attribute *inner);

/// The type at `position` inside `container`. `position` is an i64 array of
/// either kind. NULL after an error on `op`, or at `pos` if `op` is NULL.
const Type *llvm_type_at_position(Context *ctx, const Operation *op,
                                  SourcePos pos, const Type *container,
                                  const Attribute *position);

/// The size of an i64 or i32 array attribute of either kind.
size_t llvm_index_array_size(const Attribute *attr);
/// Element `index` of an i64 or i32 array attribute of either kind.
int64_t llvm_index_array_at(const Attribute *attr, size_t index);

#endif
