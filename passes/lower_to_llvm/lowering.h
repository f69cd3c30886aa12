// SPDX-License-Identifier: Apache-2.0
// What the files of -convert-std-to-llvm share: options, the type converter,
// memref descriptors. One set of patterns serves both spellings of the llvm
// dialect; the type converter decides what a type becomes.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_LOWERING_H
#define MLOPT_PASSES_LOWER_TO_LLVM_LOWERING_H

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
  bool approximates_log1p;   ///< Lowers math.log1p to log(1 + x).
  bool is_dynamic;           ///< The data layout is that of the operation.
  StringRef filter_dialects; ///< Names with commas between; empty: all.
  unsigned complex_range;    ///< ComplexRange.
  unsigned index_bitwidth;   ///< 0: by the data layout.
  StringRef data_layout;
} StdToLLVMOptions;

/// Functions of the C library that lowered code calls.
typedef enum LibraryFunction {
  LIBRARY_MALLOC,
  LIBRARY_FREE,
  LIBRARY_ALIGNED_ALLOC,
  LIBRARY_ABORT,
  LIBRARY_GENERIC_ALLOC, ///< Of -finalize-memref-to-llvm's own names.
  LIBRARY_GENERIC_FREE,
  LIBRARY_GENERIC_ALIGNED_ALLOC,
  LIBRARY_MEMREF_COPY,
  NUM_LIBRARY_FUNCTIONS
} LibraryFunction;

enum { NUM_DESCRIPTOR_FIELDS = 5, NUM_READY_DIMENSIONS = 8 };

/// Positions in descriptors, as attributes: of each field, and of each of the
/// first sizes and strides.
typedef struct DescriptorPositions {
  const Attribute *fields[NUM_DESCRIPTOR_FIELDS];
  const Attribute *sizes[NUM_READY_DIMENSIONS];
  const Attribute *strides[NUM_READY_DIMENSIONS];
} DescriptorPositions;

/// The text of a cf.assert.
typedef struct Message {
  StringRef text;
  Location loc;
  Operation *module;  ///< Is to have it, in front.
  Operation *address; ///< llvm.mlir.addressof that takes it, once lowered.
  uint32_t id;        ///< Of the operation that prints it; 0: not lowered.
} Message;

/// What all patterns see through RewritePattern.user; immutable while they run.
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
  VECTOR(Message) messages; ///< Patterns fill in what they make of them.
  PtrMap bare_calls;        ///< Those of functions with `llvm.bareptr`.
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
/// Has `types` make casts, and descriptors of what arguments are passed as.
void converter_add_materializations(const LLVMTypeConverter *converter,
                                    TypeConverter *types);
/// Takes the widths from a data layout as LLVM writes it. An index-bitwidth
/// goes before it.
void converter_use_layout_text(LLVMTypeConverter *converter, Context *ctx,
                               StringRef layout);
/// The width of indices from the `dlti.dl_spec` of `op` or the next one around
/// it. As in mlir-opt 22, that of pointers stays.
void converter_use_layout_of(LLVMTypeConverter *converter, Context *ctx,
                             const Operation *op);
/// Remembers which calls in `root` give bare pointers to their function. Linear
/// in the operations, if there is such a function; else in the functions.
void converter_note_bare_calls(LLVMTypeConverter *converter, Operation *root);
void converter_free(LLVMTypeConverter *converter);
/// Is `layout` a data layout as LLVM writes it?
bool converter_is_data_layout(StringRef layout);

/// LLVM types in the lowering's spelling.
const Type *converter_int(const LLVMTypeConverter *converter, Context *ctx,
                          unsigned width);
const Type *converter_pointer(const LLVMTypeConverter *converter, Context *ctx,
                              const Type *pointee, unsigned space);
const Type *converter_byte_pointer(const LLVMTypeConverter *converter,
                                   Context *ctx, unsigned space);
const Type *converter_struct(const LLVMTypeConverter *converter, Context *ctx,
                             const Type *const *types, size_t count);
const Type *converter_array(const LLVMTypeConverter *converter, Context *ctx,
                            int64_t count, const Type *element);
const Type *converter_void(const LLVMTypeConverter *converter, Context *ctx);
const Type *converter_function(const LLVMTypeConverter *converter, Context *ctx,
                               const Type *result, const Type *const *params,
                               size_t count, bool is_vararg);

/// `{ i64, i8* }`: the rank is 64 bits wide whatever the index type in the
/// wrapped spelling.
const Type *converter_unranked_descriptor(const LLVMTypeConverter *converter,
                                          Context *ctx, unsigned space);

/// Adds a note to the error that `type` has no LLVM type: which part of it, and
/// why, where there is something to say.
void converter_explain_type(const LLVMTypeConverter *converter, Context *ctx,
                            const Type *type, Diagnostic *diag);
/// `type` of the llvm dialect with parts that are all of LLVM; NULL: one cannot
/// be converted. Linear in what it is made of.
const Type *converter_convert_aggregate(const LLVMTypeConverter *converter,
                                        Context *ctx, const Type *type);
/// What `type` becomes, or NULL. Cached.
const Type *converter_convert(const LLVMTypeConverter *converter, Context *ctx,
                              const Type *type);
/// The numeric memory space of a memref.
unsigned memref_address_space(const ShapedType *memref);
/// What one value of a memref's element type becomes, or NULL.
const Type *converter_element(const LLVMTypeConverter *converter, Context *ctx,
                              const ShapedType *memref);

/// Appends the types that an argument of type `type` is passed as: a memref
/// expanded (or a bare pointer), another type converted. False: cannot.
bool converter_argument_types(const LLVMTypeConverter *converter, Context *ctx,
                              const Type *type, TypeVector *types);
/// Number of types that converter_argument_types appends.
size_t converter_argument_count(const LLVMTypeConverter *converter,
                                const Type *type);
/// What the results of a function become: void, one type, or a struct of all.
const Type *converter_result_type(const LLVMTypeConverter *converter,
                                  Context *ctx, const Type *const *results,
                                  size_t count);
/// What a result of type `type` becomes in a function's signature.
const Type *converter_one_result_type(const LLVMTypeConverter *converter,
                                      Context *ctx, const Type *type);
/// The function type that a function of type `type` gets, or NULL.
const Type *converter_function_type(const LLVMTypeConverter *converter,
                                    Context *ctx, const FunctionType *type,
                                    bool is_vararg);
/// Can a memref be passed as one pointer: static sizes, strides and offset?
bool converter_is_bare_pointer(const LLVMTypeConverter *converter, Context *ctx,
                               const Type *type);

/// Fields of a ranked descriptor.
typedef enum DescriptorField {
  DESCRIPTOR_ALLOCATED,
  DESCRIPTOR_ALIGNED,
  DESCRIPTOR_OFFSET,
  DESCRIPTOR_SIZES,
  DESCRIPTOR_STRIDES,
  /// Of an unranked one.
  UNRANKED_RANK = 0,
  UNRANKED_POINTER = 1,
} DescriptorField;

/// A value of ranked descriptor type as it is filled in or taken apart.
typedef struct Descriptor {
  const LLVMTypeConverter *converter;
  Builder *builder;
  Location loc;
  Value *value;
} Descriptor;

Descriptor descriptor_undef(const LLVMTypeConverter *converter,
                            Builder *builder, Location loc, const Type *type);
Descriptor descriptor_of(const LLVMTypeConverter *converter, Builder *builder,
                         Location loc, Value *value);
Value *descriptor_get(Descriptor *descriptor, DescriptorField field);
void descriptor_set(Descriptor *descriptor, DescriptorField field,
                    Value *value);
/// Size or stride `index`.
Value *descriptor_get_at(Descriptor *descriptor, DescriptorField field,
                         unsigned index);
void descriptor_set_at(Descriptor *descriptor, DescriptorField field,
                       unsigned index, Value *value);

void descriptor_positions_init(DescriptorPositions *positions, Context *ctx);

/// The descriptor of a ranked memref from all its fields in order, sizes before
/// strides.
Value *lowering_pack_descriptor(const LLVMTypeConverter *converter,
                                Builder *builder, Location loc,
                                const ShapedType *type, Value *const *parts);
/// Builds the descriptor of a memref argument from the values that it is passed
/// as, and the reverse: appends what is passed for `value`.
Value *lowering_pack(const LLVMTypeConverter *converter, Builder *builder,
                     Location loc, const Type *type, Value *const *parts);
void lowering_unpack(const LLVMTypeConverter *converter, Builder *builder,
                     Location loc, const Type *type, Value *value,
                     ValueVector *parts);
/// Descriptor of a static memref whose data is at `pointer`.
Value *lowering_pack_bare_pointer(const LLVMTypeConverter *converter,
                                  Builder *builder, Location loc,
                                  const ShapedType *type, Value *pointer);
/// The unranked pair of rank and pointer.
Value *lowering_pack_unranked(const LLVMTypeConverter *converter,
                              Builder *builder, Location loc, const Type *type,
                              Value *rank, Value *pointer);
Value *unranked_get(const LLVMTypeConverter *converter, Builder *builder,
                    Location loc, Value *descriptor, unsigned field);

/// Constant of the converted index type with an `index` attribute.
Value *lowering_index_constant(const LLVMTypeConverter *converter,
                               Builder *builder, Location loc, int64_t value);

/// The same for stack slots and addresses: as wide as a pointer in the modern
/// spelling.
Value *lowering_slot_count(const LLVMTypeConverter *converter, Builder *builder,
                           Location loc, int64_t value);

/// Address of `memref[indices]`, `memref` a descriptor. NULL if the layout is
/// not strided.
Value *lowering_element_address(const LLVMTypeConverter *converter,
                                Builder *builder, Location loc,
                                const ShapedType *type, Value *memref,
                                Value *const *indices, LLVMGepFlags flags);

/// Address of the first element: the aligned pointer past the offset. NULL if
/// the layout is not strided.
Value *lowering_buffer_pointer(const LLVMTypeConverter *converter,
                               Builder *builder, Location loc,
                               const ShapedType *type, Value *memref);
/// Bytes of one `element`: the distance from null to element 1.
Value *lowering_size_in_bytes(const LLVMTypeConverter *converter,
                              Builder *builder, Location loc,
                              const Type *element);
/// `pointer` as a pointer to `pointee`: itself in the modern spelling.
Value *lowering_retype_pointer(const LLVMTypeConverter *converter,
                               Builder *builder, Location loc, Value *pointer,
                               const Type *pointee);

/// Address of the element that operands `first`… of `op` mean: a memref and its
/// indices. NULL, with a reason for the match failure, if there is none.
Value *lowering_operand_address(const LLVMTypeConverter *converter,
                                Operation *op, const Adaptor *adaptor,
                                ConversionRewriter *rw, unsigned first,
                                LLVMGepFlags flags);

/// Rules of each subject, for the pattern set.
extern const RewritePattern std_arith_lowerings[];
extern const size_t num_std_arith_lowerings;
extern const RewritePattern std_division_lowerings[];
extern const size_t num_std_division_lowerings;
extern const RewritePattern std_control_flow_lowerings[];
extern const size_t num_std_control_flow_lowerings;
extern const RewritePattern std_function_lowerings[];
extern const size_t num_std_function_lowerings;
extern const RewritePattern std_memory_lowerings[];
extern const size_t num_std_memory_lowerings;
extern const RewritePattern std_allocation_lowerings[];
extern const size_t num_std_allocation_lowerings;
extern const RewritePattern std_memref_shape_lowerings[];
extern const size_t num_std_memref_shape_lowerings;
extern const RewritePattern std_atomic_lowerings[];
extern const size_t num_std_atomic_lowerings;
extern const RewritePattern memref_view_lowerings[];
extern const size_t num_memref_view_lowerings;
extern const RewritePattern memref_unranked_lowerings[];
extern const size_t num_memref_unranked_lowerings;
extern const RewritePattern memref_copy_lowerings[];
extern const size_t num_memref_copy_lowerings;
extern const RewritePattern memref_global_lowerings[];
extern const size_t num_memref_global_lowerings;
extern const RewritePattern alloca_scope_lowerings[];
extern const size_t num_alloca_scope_lowerings;
extern const RewritePattern assumption_lowerings[];
extern const size_t num_assumption_lowerings;
extern const RewritePattern arith_lowerings[];
extern const size_t num_arith_lowerings;
extern const RewritePattern math_lowerings[];
extern const size_t num_math_lowerings;
extern const RewritePattern complex_lowerings[];
extern const size_t num_complex_lowerings;
extern const RewritePattern index_lowerings[];
extern const size_t num_index_lowerings;
extern const RewritePattern vector_lowerings[];
extern const size_t num_vector_lowerings;
extern const RewritePattern vector_memory_lowerings[];
extern const size_t num_vector_memory_lowerings;
extern const RewritePattern vector_reduction_lowerings[];
extern const size_t num_vector_reduction_lowerings;
extern const RewritePattern ub_lowerings[];
extern const size_t num_ub_lowerings;

/// Adds all rules, or with `dialect` those for its operations; `converter` is
/// what they see.
void lowering_add_patterns(PatternSet *set, const LLVMTypeConverter *converter,
                           const DialectDef *dialect);

/// Checks that the types of every function directly in `module` can be
/// converted; reports those that cannot by name. Linear in arguments, blocks.
bool lowering_check_functions(const LLVMTypeConverter *converter, Context *ctx,
                              Operation *module);
/// The same for one function. `symbols` are the module's; not needed where no
/// C wrapper is asked for.
bool lowering_check_function(const LLVMTypeConverter *converter, Context *ctx,
                             const Operation *func, const SymbolTable *symbols);
/// Does `func` take more arguments than its type says?
bool lowering_is_variadic(const Operation *func);
/// Reports an attribute of `func` that cannot be lowered.
bool lowering_check_attributes(const LLVMTypeConverter *converter, Context *ctx,
                               const Operation *func);
/// The visibility of `func` for the function that takes its place: public is
/// what says nothing.
const Attribute *lowering_visibility(const Operation *func);
/// Puts into the slots of an llvm.func what `func` and its C wrapper share, and
/// gives the attributes that are not inherent in it.
const Attribute *lowering_function_attributes(Context *ctx,
                                              const Operation *func,
                                              const Attribute **props);
/// Adds what a C wrapper does not have: llvm.linkage and llvm.readnone.
void lowering_own_attributes(Context *ctx, const Operation *func,
                             const Attribute **props);
/// The type, converted, of what argument `index` of `func` points to according
/// to its `llvm.byval` or `llvm.byref`. NULL: it has neither.
const Type *lowering_pointee(const LLVMTypeConverter *converter, Context *ctx,
                             const Operation *func, size_t index);
/// The arg_attrs for arguments of `types`, one dictionary for each that is
/// passed. NULL: no argument has any.
const Attribute *
lowering_argument_attributes(const LLVMTypeConverter *converter, Context *ctx,
                             const Attribute *arg_attrs,
                             const Type *const *types, size_t num_types);
/// Puts into the slots of an llvm.call what `call` says, and gives its other
/// attributes.
const Attribute *lowering_call_attributes(const LLVMTypeConverter *converter,
                                          Context *ctx, const Operation *call,
                                          bool is_indirect,
                                          const Attribute **props);
/// Makes the `_mlir_ciface_` function of `func`, which became `lowered`; gives
/// a declaration a body that calls it.
void lowering_emit_c_wrapper(const LLVMTypeConverter *converter,
                             Builder *builder, const Operation *func,
                             Operation *lowered);
/// Is a wrapper asked for, by option or by attribute?
bool lowering_wants_c_wrapper(const LLVMTypeConverter *converter,
                              const Operation *func);
StringRef lowering_c_wrapper_name(Context *ctx, StringRef name);
/// Library functions, each once.
typedef struct LibraryCalls {
  LibraryFunction functions[NUM_LIBRARY_FUNCTIONS];
  uint32_t ids[NUM_LIBRARY_FUNCTIONS]; ///< Of the first call of each.
  unsigned count;
} LibraryCalls;

/// Adds what is called in `module`, in the order of the first calls. Modules
/// nested in it are left out.
void library_calls_add(LibraryCalls *calls, const Operation *module);
/// Adds what `op` itself calls.
void library_calls_add_op(LibraryCalls *calls, const Operation *op);
void library_calls_merge(LibraryCalls *calls, const LibraryCalls *more);
/// Declares those functions that the module lacks, each at its start.
bool lowering_declare_calls(const LLVMTypeConverter *converter, Context *ctx,
                            Operation *module, const LibraryCalls *calls);
/// The same, and the messages, in the order in which patterns needed them, as
/// if they had been made then. Of several modules in order, each leaves at
/// `*next_message`, 0 at first, where the messages of the next begin.
bool lowering_declare_in_order(const LLVMTypeConverter *converter, Context *ctx,
                               Operation *module, size_t *next_message);
/// Takes note of each cf.assert in `module`, those in modules inside left out.
/// Linear.
void lowering_number_messages(LLVMTypeConverter *converter, Operation *module);
/// Makes the global of `message` at the start of its module, and declares what
/// prints it. False after an error: another symbol has the name of a function.
bool lowering_create_message(const LLVMTypeConverter *converter, Context *ctx,
                             SymbolTable *symbols, const Message *message);
/// Prints the text of `assertion`, if note was taken of it.
void lowering_print_message(const LLVMTypeConverter *converter,
                            Builder *builder, const Operation *assertion);
/// library_calls_add and lowering_declare_calls together.
bool lowering_declare_library(const LLVMTypeConverter *converter, Context *ctx,
                              Operation *module);
/// False after an error if a memref in `root` was too large to compute with.
/// Linear if one was.
bool lowering_check_sizes(const LLVMTypeConverter *converter, Context *ctx,
                          Operation *root);
/// Does the buffer of a `memref` fit in the memory that indices can tell apart?
bool lowering_buffer_fits(const LLVMTypeConverter *converter,
                          const ShapedType *memref);
/// Gives every repetition of a successor with operands a block of its own.
void remove_repeated_successors(Context *ctx, Operation *root);
/// The same for `op` itself.
void remove_successor_repetitions(Context *ctx, Operation *op);

#endif
