// SPDX-License-Identifier: Apache-2.0
// The LLVM types that the lowering gives to types, and the state that all of
// its patterns share. One set of patterns serves both spellings of the llvm
// dialect; the type converter decides what a type becomes. Follows
// mlir::LLVMTypeConverter.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_TYPE_CONVERTER_H
#define MLOPT_PASSES_LOWER_TO_LLVM_TYPE_CONVERTER_H

#include "dialects/llvm/llvm_build.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/interfaces/symbol_table.h"
#include "rewrite/conversion/conversion.h"

typedef enum LLVMSpelling { LLVM_WRAPPED, LLVM_MODERN } LLVMSpelling;

/// How complex numbers are divided: COMPLEX_IMPROVED takes care of overflows.
typedef enum ComplexRange {
  COMPLEX_BASIC,
  COMPLEX_NONE,
  COMPLEX_IMPROVED,
} ComplexRange;

/// Options of the pass; the order of fields is free, see pass.c.
typedef struct StdToLLVMOptions {
  unsigned spelling; ///< LLVMSpelling.
  bool emit_c_wrappers;
  bool use_bare_pointers;
  bool use_aligned_alloc;
  bool use_generic_functions;
  bool allow_pattern_rollback;
  bool approximates_log1p;      ///< Lowers math.log1p to log(1 + x).
  bool reassociates_reductions; ///< Float reductions in any order.
  bool forces_32bit_indices;    ///< Positions in vectors are i32.
  bool uses_vector_alignment;   ///< The vector's, not the element's.
  bool is_dynamic;              ///< The data layout is that of the operation.
  StringRef filter_dialects;    ///< Names with commas between; empty: all.
  unsigned complex_range;       ///< ComplexRange.
  unsigned index_bitwidth;      ///< 0: by the data layout.
  StringRef data_layout;
} StdToLLVMOptions;

/// Fields of a ranked descriptor.
typedef enum DescriptorField {
  DESCRIPTOR_ALLOCATED,
  DESCRIPTOR_ALIGNED,
  DESCRIPTOR_OFFSET,
  DESCRIPTOR_SIZES,
  DESCRIPTOR_STRIDES,
  /// Fields of an unranked descriptor.
  UNRANKED_RANK = 0,
  UNRANKED_POINTER = 1,
} DescriptorField;

enum {
  NUM_DESCRIPTOR_FIELDS = DESCRIPTOR_STRIDES + 1,
  NUM_READY_DIMENSIONS = 8
};

/// Positions in descriptors, as attributes: one for each field, and for each of
/// the first sizes and strides.
typedef struct DescriptorPositions {
  const Attribute *fields[NUM_DESCRIPTOR_FIELDS];
  const Attribute *sizes[NUM_READY_DIMENSIONS];
  const Attribute *strides[NUM_READY_DIMENSIONS];
} DescriptorPositions;

/// The text of a cf.assert.
typedef struct Message {
  StringRef text;
  Location loc;
  Operation *module;  ///< The module that gets it, at its start.
  Operation *address; ///< llvm.mlir.addressof that takes it, once lowered.
  uint32_t id;        ///< The operation that prints it; 0: not lowered.
} Message;

/// Shared by all patterns through RewritePattern.user; immutable while they
/// run.
typedef struct LLVMTypeConverter {
  const StdToLLVMOptions *options;
  LLVMSpelling spelling;
  unsigned index_width;
  unsigned pointer_width;
  const Type *index; ///< The index type converted.
  DescriptorPositions positions;
  TypeConverter *types; ///< `own_types`, also where this is a copy.
  TypeConverter own_types;
  /// Operations that are not lowered may stay, with casts around them.
  bool leaves_others;
  PtrMap message_numbers;   ///< cf.assert operations to 1 + that in `messages`.
  VECTOR(Message) messages; ///< Patterns fill in their operations.
  PtrMap bare_calls;        ///< Calls of functions with `llvm.bareptr`.
  /// A memref too large to compute with that was met: not converted.
  const Type **oversized;    ///< `own_oversized`, also where this is a copy.
  const Type *own_oversized; ///< NULL: none.
} LLVMTypeConverter;

static inline const LLVMTypeConverter *
pattern_converter(const RewritePattern *self) {
  return self->user;
}
static inline bool converter_is_wrapped(const LLVMTypeConverter *converter) {
  return converter->spelling == LLVM_WRAPPED;
}

/// Sets up the type converter. Pointers and indices have 64 bits.
void converter_init(LLVMTypeConverter *converter, Context *ctx,
                    const StdToLLVMOptions *options);
/// Has `types` make casts, and build descriptors from the values that arguments
/// are passed as.
void converter_add_materializations(const LLVMTypeConverter *converter,
                                    TypeConverter *types);
/// Takes the widths from a data layout in LLVM's syntax. An index-bitwidth
/// option has precedence.
void converter_use_layout_text(LLVMTypeConverter *converter, Context *ctx,
                               StringRef layout);
/// The width of indices from the `dlti.dl_spec` of `op` or the next one around
/// it. As in mlir-opt 22, that of pointers stays.
void converter_use_layout_of(LLVMTypeConverter *converter, Context *ctx,
                             const Operation *op);

/// Frees the type converter and its notes, not the options.
void converter_free(LLVMTypeConverter *converter);
/// Is `layout` a data layout as LLVM writes it?
bool converter_is_data_layout(StringRef layout);

/// The integer type of this width.
const Type *converter_int(const LLVMTypeConverter *converter, Context *ctx,
                          unsigned width);

/// May `type` be part of other types in the converter's spelling? The text of a
/// wrapped type has no words for parts of the modern one.
bool converter_takes_part(const LLVMTypeConverter *converter, const Type *type);
/// A pointer in memory space `space`, to `pointee` in the wrapped spelling, if
/// that can be part of it.
const Type *converter_pointer(const LLVMTypeConverter *converter, Context *ctx,
                              const Type *pointee, unsigned space);

/// `i8*` or `!llvm.ptr` in memory space `space`.
const Type *converter_byte_pointer(const LLVMTypeConverter *converter,
                                   Context *ctx, unsigned space);

/// A struct of these types, without a name. Linear in `count`.
const Type *converter_struct(const LLVMTypeConverter *converter, Context *ctx,
                             const Type *const *types, size_t count);

/// An array of `count` elements.
const Type *converter_array(const LLVMTypeConverter *converter, Context *ctx,
                            int64_t count, const Type *element);

/// `!llvm.void`.
const Type *converter_void(const LLVMTypeConverter *converter, Context *ctx);

/// A function type. Linear in `count`.
const Type *converter_function(const LLVMTypeConverter *converter, Context *ctx,
                               const Type *result, const Type *const *params,
                               size_t count, bool is_vararg);

/// `{ i64, i8* }`: the rank is 64 bits wide whatever the index type in the
/// wrapped spelling.
const Type *converter_unranked_descriptor(const LLVMTypeConverter *converter,
                                          Context *ctx, unsigned space);

/// Adds a note to the error that `type` has no LLVM type: which part of it has
/// none and why, if that helps.
void converter_explain_type(const LLVMTypeConverter *converter, Context *ctx,
                            const Type *type, Diagnostic *diag);
/// `type`, of the llvm dialect, with all its parts converted; NULL if one
/// cannot be converted. Linear in its parts.
const Type *converter_convert_aggregate(const LLVMTypeConverter *converter,
                                        Context *ctx, const Type *type);
/// The type that `type` is converted to, or NULL. Cached.
const Type *converter_convert(const LLVMTypeConverter *converter, Context *ctx,
                              const Type *type);
/// The numeric memory space of a memref.
unsigned memref_address_space(const ShapedType *memref);
/// The LLVM type of an element of a memref, or NULL.
const Type *converter_element(const LLVMTypeConverter *converter, Context *ctx,
                              const ShapedType *memref);

/// Appends the types that an argument of type `type` is passed as: a memref
/// expanded (or a bare pointer), another type converted. False: cannot.
bool converter_argument_types(const LLVMTypeConverter *converter, Context *ctx,
                              const Type *type, TypeVector *types);
/// Number of types that converter_argument_types appends.
size_t converter_argument_count(const LLVMTypeConverter *converter,
                                const Type *type);
/// The result type of an LLVM function: void, one type, or a struct of all.
const Type *converter_result_type(const LLVMTypeConverter *converter,
                                  Context *ctx, const Type *const *results,
                                  size_t count);
/// The type in a function's signature for a result of type `type`.
const Type *converter_one_result_type(const LLVMTypeConverter *converter,
                                      Context *ctx, const Type *type);
/// The function type that a function of type `type` gets, or NULL.
const Type *converter_function_type(const LLVMTypeConverter *converter,
                                    Context *ctx, const FunctionType *type,
                                    bool is_vararg);
/// Can a memref be passed as one pointer: static sizes, strides and offset?
bool converter_is_bare_pointer(const LLVMTypeConverter *converter, Context *ctx,
                               const Type *type);

#endif
