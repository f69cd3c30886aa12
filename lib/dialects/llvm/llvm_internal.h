// SPDX-License-Identifier: Apache-2.0
// Hooks of the llvm operations, and what else the dialect's files share.
#ifndef MLOPT_DIALECTS_LLVM_LLVM_INTERNAL_H
#define MLOPT_DIALECTS_LLVM_LLVM_INTERNAL_H

#include "dialects/llvm/llvm.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/operation.h"

/// Rows name these in their columns; each is in the file of its subject.
OpVerifier llvm_verify_select, llvm_verify_sincos, llvm_verify_bitcast,
    llvm_verify_ext, llvm_verify_mlir_cast, llvm_verify_constant,
    llvm_verify_null, llvm_verify_global, llvm_verify_global_region,
    llvm_verify_func, llvm_verify_alloca, llvm_verify_gep, llvm_verify_load,
    llvm_verify_store, llvm_verify_atomicrmw, llvm_verify_cmpxchg,
    llvm_verify_fence, llvm_verify_extractvalue, llvm_verify_insertvalue,
    llvm_verify_extractelement, llvm_verify_insertelement,
    llvm_verify_shufflevector, llvm_verify_call, llvm_verify_invoke,
    llvm_verify_return, llvm_verify_landingpad, llvm_verify_module_flags,
    llvm_verify_structors, llvm_verify_alias_region, llvm_verify_comdat_region,
    llvm_verify_bundles, llvm_verify_indirect_branch, llvm_verify_gather,
    llvm_verify_scatter, llvm_verify_vector_insert, llvm_verify_vector_extract,
    llvm_verify_interleave, llvm_verify_var_annotation,
    llvm_verify_ptr_annotation, llvm_verify_annotation, llvm_verify_probability,
    llvm_verify_ptrmask, llvm_verify_same_elements, llvm_verify_cmp_result,
    llvm_verify_dereferenceable, llvm_verify_zero, llvm_verify_alias,
    llvm_verify_ifunc, llvm_verify_linker_options, llvm_verify_call_intrinsic,
    llvm_verify_inline_asm, llvm_verify_switch;

/// Types that follow from operands and properties.
OpInfer llvm_infer_cmp, llvm_infer_select, llvm_infer_load,
    llvm_infer_atomicrmw, llvm_infer_cmpxchg, llvm_infer_extractvalue,
    llvm_infer_extractelement, llvm_infer_shufflevector;

/// Check the symbols that the operation refers to; each reports the first that
/// is missing or of the wrong kind.
OpSymbolVerifier llvm_verify_call_symbol, llvm_verify_comdat_symbol;
/// Checks that no operation in the first region of `op` has effects. Otherwise
/// reports `text`.
bool llvm_verify_initializer_effects(Context *ctx, const Operation *op,
                                     const char *text);
/// Check the symbols of constructors, resolvers, block addresses and addressof.
OpSymbolVerifier llvm_verify_structor_symbols, llvm_verify_resolver,
    llvm_verify_dso_local_equivalent, llvm_verify_blockaddress,
    llvm_verify_addressof;
/// In llvm_folds.c.
OpFold llvm_fold_constant, llvm_fold_addressof, llvm_fold_dso_local_equivalent,
    llvm_fold_blockaddress, llvm_fold_undef, llvm_fold_poison, llvm_fold_zero,
    llvm_fold_or, llvm_fold_shl, llvm_fold_zext, llvm_fold_icmp,
    llvm_fold_chained_cast, llvm_fold_gep, llvm_fold_extractvalue,
    llvm_fold_shufflevector;

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
/// Checks an attribute `llvm.NAME` of a function's argument `index`.
bool llvm_verify_arg_attr(Context *ctx, const Operation *op, unsigned index,
                          const NamedAttribute *attr);
/// Checks an attribute `llvm.NAME` of a function's result `index`.
bool llvm_verify_result_attr(Context *ctx, const Operation *op, unsigned index,
                             const NamedAttribute *attr);
/// Entries of data layouts, see llvm_layout_entries.c and TypeDef.
bool llvm_verify_pointer_entry(Context *ctx, const Operation *op,
                               const Type *type, const Attribute *value);
/// Accepts every value, as no entry of an array is looked at.
bool llvm_verify_array_entry(Context *ctx, const Operation *op,
                             const Type *type, const Attribute *value);
/// One or two alignments in bits, as dense i64: ABI and preferred.
bool llvm_verify_struct_entry(Context *ctx, const Operation *op,
                              const Type *type, const Attribute *value);
/// May `inner` stand in a module with `outer`? The size must be the same, and
/// the ABI alignment divide the outer one.
bool llvm_pointer_entry_refines(const Attribute *outer, const Attribute *inner);
/// Likewise: only the ABI alignments count.
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
