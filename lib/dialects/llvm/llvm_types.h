// SPDX-License-Identifier: Apache-2.0
// Types of the llvm dialect in both spellings: how to make them and look into
// them. The wrapped spelling is that of 2020 (`!llvm<"float*">`, `!llvm.i32`);
// the modern one is that of mlir-opt 22 (`!llvm.ptr`, `i32`).
//
// Types that are spelled alike in both (void, label, token, metadata,
// ppc_fp128) are one object. They count as neither wrapped nor builtin.
#ifndef MLOPT_DIALECTS_LLVM_LLVM_TYPES_H
#define MLOPT_DIALECTS_LLVM_LLVM_TYPES_H

#include "ir/definitions/op_def.h"
#include "ir/definitions/type_def.h"
#include "ir/types/type.h"

/// Rows of llvm_type_defs. Parameters are in the DialectType's fields, the same
/// for the modern and the wrapped variant of a kind:
///   pointer   ints[0]: address space, num_ints 0 for space 0; types[0]:
///             pointee, in the wrapped spelling and in that of LLVM 11 to 17
///   array     ints[0]: size; types[0]: element
///   vector    the same; ints[1]: scalable
///   struct    ints[0]: packed; ints[1]: opaque; types: body; name: empty for a
///             literal one
///   function  types[0]: result, then the arguments; ints[0]: variadic
///   target    name, types, ints
///   integer   ints[0]: width
///   float     name: half, bfloat, float, double, fp128, x86_fp80, x86_mmx
///   named     name: of an identified struct, `%name`
typedef enum LLVMTypeDef {
  LLVM_TYPE_VOID,
  LLVM_TYPE_LABEL,
  LLVM_TYPE_TOKEN,
  LLVM_TYPE_METADATA,
  LLVM_TYPE_PPC_FP128,
  LLVM_TYPE_X86_AMX,
  LLVM_TYPE_POINTER,
  LLVM_TYPE_ARRAY,
  LLVM_TYPE_STRUCT,
  LLVM_TYPE_FUNCTION,
  LLVM_TYPE_TARGET,
  LLVM_TYPE_WRAPPED_INTEGER, ///< From here on, wrapped.
  LLVM_TYPE_WRAPPED_FLOAT,
  LLVM_TYPE_WRAPPED_POINTER,
  LLVM_TYPE_WRAPPED_ARRAY,
  LLVM_TYPE_WRAPPED_VECTOR,
  LLVM_TYPE_WRAPPED_STRUCT,
  LLVM_TYPE_WRAPPED_FUNCTION,
  LLVM_TYPE_WRAPPED_NAMED,
  LLVM_NUM_TYPES
} LLVMTypeDef;

extern const TypeDef llvm_type_defs[LLVM_NUM_TYPES];

/// Types in the modern spelling.
const Type *llvm_void(Context *ctx);
/// `!llvm.ptr`, or `!llvm.ptr<space>` where `space` is not 0.
const Type *llvm_pointer(Context *ctx, unsigned space);
/// `!llvm.array<size x element>`.
const Type *llvm_array(Context *ctx, int64_t size, const Type *element);
/// A literal struct, not packed.
const Type *llvm_struct(Context *ctx, const Type *const *types, size_t count);
/// `!llvm.func<result (params, ...)>`.
const Type *llvm_function(Context *ctx, const Type *result,
                          const Type *const *params, size_t count,
                          bool is_vararg);

/// Types in the wrapped spelling. Their parts must be wrapped, or common to
/// both.
const Type *llvm_wrapped_int(Context *ctx, uint32_t width);
/// A wrapped float type. NULL for a format that LLVM does not have.
const Type *llvm_wrapped_float(Context *ctx, FloatKind format);
/// `!llvm.void`.
const Type *llvm_wrapped_void(Context *ctx);
/// `!llvm<"pointee addrspace(space)*">`.
const Type *llvm_wrapped_pointer(Context *ctx, const Type *pointee,
                                 unsigned space);
/// `!llvm<"[size x element]">`.
const Type *llvm_wrapped_array(Context *ctx, int64_t size, const Type *element);
/// `!llvm<"<size x element>">`, with `vscale x` where `is_scalable`.
const Type *llvm_wrapped_vector(Context *ctx, int64_t size, bool is_scalable,
                                const Type *element);
/// A literal struct.
const Type *llvm_wrapped_struct(Context *ctx, const Type *const *types,
                                size_t count, bool is_packed);
/// `!llvm<"result (params, ...)">`.
const Type *llvm_wrapped_function(Context *ctx, const Type *result,
                                  const Type *const *params, size_t count,
                                  bool is_vararg);
/// The identified struct `%name`.
const Type *llvm_wrapped_named(Context *ctx, StringRef name);
/// Reads `text`, which is `"…"` or a word. NULL after an error at `pos`.
/// Linear; no recursion.
const Type *llvm_parse_wrapped(Context *ctx, StringRef text, SourcePos pos);

/// Is `type` a type of the llvm dialect: wrapped, modern or common to both?
bool llvm_type_is_llvm(const Type *type);
/// Is it a type of the wrapped spelling alone?
bool llvm_type_is_wrapped(const Type *type);
/// Is it a type of the modern spelling alone: a pointer, an array, a struct, a
/// function or a target extension type?
bool llvm_type_is_modern(const Type *type);
/// May values in modern llvm operations have this type? Its parts were checked
/// when it was made. Follows mlir::LLVM::isCompatibleOuterType.
bool llvm_type_is_compatible(const Type *type);
/// Are `type` and all types in it compatible? A vector of indices, which is
/// only for values, is not. Linear in the type. Follows
/// mlir::LLVM::isCompatibleType.
bool llvm_type_is_compatible_throughout(const Type *type);

/// Predicates and parts for both spellings; the modern one may use builtin
/// types. If the type is of another kind, they give false or NULL.
bool llvm_type_is_void(const Type *type);
/// Builtin iN without signedness, or wrapped.
bool llvm_type_is_integer(const Type *type);
/// The width of an integer type in either spelling. 0 for other types.
uint32_t llvm_integer_width(const Type *type);
/// A builtin float that LLVM has, ppc_fp128, or wrapped.
bool llvm_type_is_float(const Type *type);
/// In any address space.
bool llvm_type_is_pointer(const Type *type);
/// Literal or named.
bool llvm_type_is_struct(const Type *type);
/// `!llvm.array` or wrapped; not a vector.
bool llvm_type_is_array(const Type *type);
/// A builtin vector that LLVM can have (rank 1), or wrapped.
bool llvm_type_is_vector(const Type *type);
/// May a global or an alias have this type?
bool llvm_type_is_global(const Type *type);
/// Is it a target extension type? Follows mlir::LLVM::LLVMTargetExtType.
bool llvm_type_is_target(const Type *type);
/// Has it a zero?
bool llvm_target_has_zero(const Type *type);
/// May a global have it?
bool llvm_target_can_be_global(const Type *type);
/// May an alloca allocate it?
bool llvm_target_has_memory(const Type *type);
/// `!llvm.func`, not a builtin function type.
bool llvm_type_is_function(const Type *type);
/// Is it an integer, or a vector of integers?
bool llvm_type_is_integer_like(const Type *type);
/// Is it a float, or a vector of floats?
bool llvm_type_is_float_like(const Type *type);
/// Is it a pointer, or a vector of pointers?
bool llvm_type_is_pointer_like(const Type *type);

/// The pointee of a wrapped pointer, or of a typed one (`!llvm.ptr<i32>`, as it
/// was until LLVM 17). NULL for other types.
const Type *llvm_pointer_pointee(const Type *type);
/// As llvm_pointer_pointee, for a vector of pointers, too.
const Type *llvm_pointers_pointee(const Type *type);
/// 0 for other types, too.
unsigned llvm_pointer_address_space(const Type *type);
/// NULL for other types.
const Type *llvm_array_element(const Type *type);
/// The number of elements of an array, up to 2^64 - 1.
uint64_t llvm_array_size(const Type *type);
/// The element of a vector: builtin 1-D, or wrapped. NULL for other types.
const Type *llvm_vector_element(const Type *type);
/// The number of elements, times vscale where it is scalable. 0 for other
/// types.
int64_t llvm_vector_size(const Type *type);
/// Is it `vector<[4]xf32>` or `<vscale x 4 x float>`, for example?
bool llvm_vector_is_scalable(const Type *type);
/// The number of elements; 0 for other types and opaque structs.
size_t llvm_struct_size(const Type *type);
/// NULL where there is no element `index`.
const Type *llvm_struct_element(const Type *type, size_t index);
/// NULL for other types.
const Type *llvm_function_result(const Type *type);
/// Without varargs. 0 for other types.
size_t llvm_function_num_params(const Type *type);
/// NULL where there is no parameter `index`.
const Type *llvm_function_param(const Type *type, size_t index);
/// False for other types.
bool llvm_function_is_vararg(const Type *type);
/// i1 in the spelling of `type`. For a vector, a vector of as many i1.
const Type *llvm_i1_like(Context *ctx, const Type *type);

#endif
