// SPDX-License-Identifier: Apache-2.0
// The llvm dialect: one table of operations for both spellings, the wrapped one
// of 2020 and the modern one. The types of an operation say which spelling it
// has.
#ifndef MLOPT_DIALECTS_LLVM_LLVM_H
#define MLOPT_DIALECTS_LLVM_LLVM_H

#include "ir/attributes/location.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/op_def.h"

typedef enum LLVMOp {
#define OP(ID, ...) LLVM_##ID,
#include "dialects/llvm/llvm_ops.def"
  LLVM_NUM_OPS
} LLVMOp;

/// Property slots. llvm.func begins like SHAPE_FUNC, see dialects/func/func.h.
enum {
  LLVM_FUNC_SYM_NAME,
  LLVM_FUNC_FUNCTION_TYPE,
  LLVM_FUNC_SYM_VISIBILITY,
  LLVM_FUNC_ARG_ATTRS,
  LLVM_FUNC_RES_ATTRS,
  LLVM_FUNC_LINKAGE,
  LLVM_FUNC_CCONV,
  LLVM_FUNC_VISIBILITY,
  LLVM_FUNC_UNNAMED_ADDR,
  LLVM_FUNC_DSO_LOCAL,
  LLVM_FUNC_COMDAT,
  LLVM_FUNC_PERSONALITY,
  LLVM_FUNC_PASSTHROUGH,
  LLVM_FUNC_GARBAGE_COLLECTOR,
  LLVM_FUNC_ALIGNMENT,
  LLVM_FUNC_SECTION,
  LLVM_FUNC_MEMORY_EFFECTS,
  LLVM_FUNC_NO_INLINE,
  LLVM_FUNC_ALWAYS_INLINE,
  LLVM_FUNC_NO_UNWIND,
  LLVM_FUNC_WILL_RETURN,
};
enum {
  LLVM_GLOBAL_SYM_NAME,
  LLVM_GLOBAL_GLOBAL_TYPE,
  LLVM_GLOBAL_VALUE,
  LLVM_GLOBAL_LINKAGE,
  LLVM_GLOBAL_CONSTANT,
  LLVM_GLOBAL_ADDR_SPACE,
  LLVM_GLOBAL_VISIBILITY,
  LLVM_GLOBAL_UNNAMED_ADDR,
  LLVM_GLOBAL_THREAD_LOCAL,
  LLVM_GLOBAL_DSO_LOCAL,
  LLVM_GLOBAL_ALIGNMENT,
  LLVM_GLOBAL_SECTION,
  LLVM_GLOBAL_COMDAT,
  LLVM_GLOBAL_EXTERNALLY_INITIALIZED,
};
enum { LLVM_BINARY_FLAGS }; ///< Overflow, fast-math, exact or disjoint.
enum { LLVM_CAST_FLAGS };   ///< Overflow or nonNeg.
enum { LLVM_CMP_PREDICATE, LLVM_CMP_FASTMATH };
enum { LLVM_CONSTANT_VALUE };
/// Flags of a subprogram: it is virtual, or has a body.
enum { LLVM_SUBPROGRAM_VIRTUALITY = 3, LLVM_SUBPROGRAM_DEFINITION = 1 << 3 };
enum { LLVM_ADDRESSOF_GLOBAL_NAME };
enum { LLVM_ALLOCA_ALIGNMENT, LLVM_ALLOCA_ELEM_TYPE, LLVM_ALLOCA_INALLOCA };
enum {
  LLVM_GEP_RAW_CONSTANT_INDICES,
  LLVM_GEP_ELEM_TYPE,
  LLVM_GEP_NO_WRAP_FLAGS,
};
/// Property slots of llvm.load and llvm.store.
enum {
  LLVM_ACCESS_ORDERING,
  LLVM_ACCESS_ALIGNMENT,
  LLVM_ACCESS_VOLATILE,
  LLVM_ACCESS_SYNCSCOPE,
  LLVM_ACCESS_NONTEMPORAL,
  LLVM_ACCESS_INVARIANT_GROUP,
  LLVM_ACCESS_INVARIANT, ///< From here on, only llvm.load.
  LLVM_ACCESS_DEREFERENCEABLE,
};
enum {
  LLVM_CALL_CALLEE,
  LLVM_CALL_FASTMATH,
  LLVM_CALL_CCONV,
  LLVM_CALL_TAIL_CALL_KIND,
  LLVM_CALL_VAR_CALLEE_TYPE,
  LLVM_CALL_OP_BUNDLE_SIZES,
  LLVM_CALL_SEGMENTS,
  LLVM_CALL_ARG_ATTRS,
  LLVM_CALL_RES_ATTRS,
  LLVM_CALL_NO_INLINE,
  LLVM_CALL_ALWAYS_INLINE,
};
enum { LLVM_INVOKE_CALLEE, LLVM_INVOKE_SEGMENTS };
enum { LLVM_CALL_INTRINSIC_INTRIN };
enum { LLVM_LANDINGPAD_CLEANUP };
enum { LLVM_POSITION }; ///< extractvalue and insertvalue.
enum { LLVM_SHUFFLE_MASK };
enum { LLVM_COND_BR_SEGMENTS, LLVM_COND_BR_WEIGHTS };
enum {
  LLVM_SWITCH_CASE_VALUES,
  LLVM_SWITCH_CASE_SEGMENTS,
  LLVM_SWITCH_SEGMENTS,
  LLVM_SWITCH_WEIGHTS,
};
enum {
  LLVM_ATOMICRMW_BIN_OP,
  LLVM_ATOMICRMW_ORDERING,
  LLVM_ATOMICRMW_SYNCSCOPE,
  LLVM_ATOMICRMW_VOLATILE,
  LLVM_ATOMICRMW_ALIGNMENT,
};
enum {
  LLVM_CMPXCHG_SUCCESS_ORDERING,
  LLVM_CMPXCHG_FAILURE_ORDERING,
  LLVM_CMPXCHG_SYNCSCOPE,
  LLVM_CMPXCHG_WEAK,
  LLVM_CMPXCHG_VOLATILE,
  LLVM_CMPXCHG_ALIGNMENT,
};
enum { LLVM_FENCE_ORDERING, LLVM_FENCE_SYNCSCOPE };
enum { LLVM_INTR_FASTMATH }; ///< Floating-point intrinsics.
enum { LLVM_CONSTRAINED_EXCEPTIONS, LLVM_CONSTRAINED_ROUNDING };
enum { LLVM_PREFETCH_RW, LLVM_PREFETCH_HINT, LLVM_PREFETCH_CACHE };
enum { LLVM_ASSUME_OP_BUNDLE_SIZES, LLVM_ASSUME_OP_BUNDLE_TAGS };
/// memcpy, memmove and memset; the inline variants have the second one.
enum { LLVM_MEM_IS_VOLATILE, LLVM_MEM_INLINE_LENGTH };

enum {
  LLVM_ALIAS_SYM_NAME,
  LLVM_ALIAS_TYPE,
  LLVM_ALIAS_LINKAGE,
  LLVM_ALIAS_VISIBILITY,
  LLVM_ALIAS_UNNAMED_ADDR,
  LLVM_ALIAS_THREAD_LOCAL,
  LLVM_ALIAS_DSO_LOCAL,
};
enum {
  LLVM_IFUNC_SYM_NAME,
  LLVM_IFUNC_TYPE,
  LLVM_IFUNC_RESOLVER,
  LLVM_IFUNC_RESOLVER_TYPE,
  LLVM_IFUNC_LINKAGE,
  LLVM_IFUNC_VISIBILITY,
  LLVM_IFUNC_UNNAMED_ADDR,
  LLVM_IFUNC_DSO_LOCAL,
  LLVM_IFUNC_ADDRESS_SPACE,
};
enum {
  LLVM_ASM_STRING,
  LLVM_ASM_CONSTRAINTS,
  LLVM_ASM_HAS_SIDE_EFFECTS,
  LLVM_ASM_IS_ALIGN_STACK,
  LLVM_ASM_TAIL_CALL_KIND,
  LLVM_ASM_DIALECT,
  LLVM_ASM_OPERAND_ATTRS,
};
enum { LLVM_DEBUG_VARIABLE, LLVM_DEBUG_EXPRESSION };

/// Rows of the table of the dialect's attributes.
typedef enum LLVMAttrDef {
  LLVM_ATTR_LINKAGE,
  LLVM_ATTR_CCONV,
  LLVM_ATTR_FASTMATH,
  LLVM_ATTR_OVERFLOW,
  LLVM_ATTR_TAILCALLKIND,
  LLVM_ATTR_COMDAT,
  LLVM_ATTR_FRAME_POINTER,
  LLVM_ATTR_UWTABLE,
  LLVM_ATTR_ZERO,
  LLVM_ATTR_UNDEF,
  LLVM_ATTR_POISON,
  LLVM_ATTR_DI_NULL_TYPE,
#define PARAMS(...)
#define ATTR(ID, ...) LLVM_ATTR_##ID,
#include "dialects/llvm/llvm_attrs.def"
  LLVM_NUM_ATTRS
} LLVMAttrDef;

typedef enum LLVMLinkage {
  LLVM_LINKAGE_PRIVATE,
  LLVM_LINKAGE_INTERNAL,
  LLVM_LINKAGE_AVAILABLE_EXTERNALLY,
  LLVM_LINKAGE_LINKONCE,
  LLVM_LINKAGE_WEAK,
  LLVM_LINKAGE_COMMON,
  LLVM_LINKAGE_APPENDING,
  LLVM_LINKAGE_EXTERN_WEAK,
  LLVM_LINKAGE_LINKONCE_ODR,
  LLVM_LINKAGE_WEAK_ODR,
  LLVM_LINKAGE_EXTERNAL,
} LLVMLinkage;

typedef enum LLVMOrdering {
  LLVM_ORDERING_NOT_ATOMIC = 0,
  LLVM_ORDERING_UNORDERED = 1,
  LLVM_ORDERING_MONOTONIC = 2,
  LLVM_ORDERING_ACQUIRE = 4,
  LLVM_ORDERING_RELEASE = 5,
  LLVM_ORDERING_ACQ_REL = 6,
  LLVM_ORDERING_SEQ_CST = 7,
} LLVMOrdering;

/// How constrained intrinsics round, and how they treat exceptions.
enum {
  LLVM_ROUND_TOWARD_ZERO,
  LLVM_ROUND_TO_NEAREST,
  LLVM_ROUND_UPWARD,
  LLVM_ROUND_DOWNWARD,
  LLVM_ROUND_TO_NEAREST_AWAY,
};
enum { LLVM_EXCEPTIONS_IGNORE };

/// The kinds of `llvm.atomicrmw` in both spellings.
typedef enum LLVMAtomicBinOp {
  LLVM_ATOMIC_XCHG,
  LLVM_ATOMIC_ADD,
  LLVM_ATOMIC_SUB,
  LLVM_ATOMIC_AND,
  LLVM_ATOMIC_NAND,
  LLVM_ATOMIC_OR,
  LLVM_ATOMIC_XOR,
  LLVM_ATOMIC_MAX,
  LLVM_ATOMIC_MIN,
  LLVM_ATOMIC_UMAX,
  LLVM_ATOMIC_UMIN,
  LLVM_ATOMIC_FADD,
  LLVM_ATOMIC_FSUB,
  LLVM_ATOMIC_FMAX,
  LLVM_ATOMIC_FMIN,
  /// These are only in the modern spelling.
  LLVM_ATOMIC_FMAXIMUM = 19,
  LLVM_ATOMIC_FMINIMUM = 20,
} LLVMAtomicBinOp;

/// The bits of `noWrapFlags`, an i32. `inbounds` is both of the first.
enum { LLVM_GEP_INBOUNDS_FLAG = 1, LLVM_GEP_NUSW = 2, LLVM_GEP_NUW = 4 };
/// The bits of `overflowFlags`, an i32.
enum { LLVM_OVERFLOW_NSW = 1, LLVM_OVERFLOW_NUW = 2 };

extern const OpDef llvm_ops[LLVM_NUM_OPS];
extern const AttrDef llvm_attr_defs[LLVM_NUM_ATTRS];
extern const DialectDef llvm_dialect;

/// Parameter `name` of an attribute of llvm. NULL if `attr` is NULL, of another
/// kind, or without that parameter.
const Attribute *llvm_attr_param(const Attribute *attr, const char *name);
/// Is `attr`, which may be NULL, an attribute of row `def`?
bool llvm_attr_is(const Attribute *attr, LLVMAttrDef def);

/// The first subprogram that is the metadata of `loc` or of a location in it,
/// or NULL. Linear in the location.
const Attribute *llvm_location_subprogram(Location loc);

/// Checks a data layout in LLVM's syntax, and reports errors on `op`. Linear.
bool llvm_verify_data_layout(Context *ctx, const Operation *op,
                             StringRef layout);

/// The linkage of an llvm.func or llvm.mlir.global. If absent, it is external.
LLVMLinkage llvm_op_linkage(const Operation *op);
/// The attribute `#llvm.linkage<…>`.
const Attribute *llvm_linkage_attr(Context *ctx, LLVMLinkage linkage);
/// The number of operands of an llvm.call that are not in bundles. They include
/// the callee's pointer.
unsigned llvm_call_num_callee_operands(const Operation *op);
/// Is `op` in the wrapped spelling? It is if one of its types is.
bool llvm_op_is_wrapped(const Operation *op);

#endif
