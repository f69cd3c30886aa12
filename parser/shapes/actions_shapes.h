// SPDX-License-Identifier: Apache-2.0
// The actions of operations in custom form, by assembly shape, and the semantic
// values that only they use.
#ifndef MLOPT_PARSER_SHAPES_ACTIONS_SHAPES_H
#define MLOPT_PARSER_SHAPES_ACTIONS_SHAPES_H

#include "parser/actions.h"
#include "parser/parser_internal.h"

typedef struct ShapeOp ShapeOp;

/// `%i`, or an integer if `use.at` is NULL.
typedef struct MixedItem {
  SSAUse use;
  int64_t value;
  const char *at; ///< Place of the integer.
} MixedItem;
typedef LIST(MixedItem) MixedList;

// --- actions_shapes_func.c: modules and functions of all dialects -----------

typedef struct ModuleHead {
  Token name;
  StringRef symbol;
  bool has_symbol;
  const OpDef *def;
  NamedAttrs attrs;
} ModuleHead;

ModuleHead *begin_module(Parser *parser, const Token *name, const Token *symbol,
                         NamedAttrs attrs);
Operation *build_module(Parser *parser, ModuleHead *head, Region *body);

/// If `is_variadic`, `...` ends the list and nothing may follow. The first
/// mistake is kept until the operation that has the arguments is known.
typedef struct FunctionArguments {
  Arguments list;
  bool is_variadic;
  const char *variadic_at;
  const char *error; ///< NULL: no mistake.
  const char *error_at;
} FunctionArguments;

/// `vscale_range(1, 2)`.
typedef struct VScaleRange {
  bool is_there;
  int64_t low, high;
} VScaleRange;

typedef struct FunctionParts {
  Token name;
  Tokens words;
  Token symbol;
  FunctionArguments arguments;
  Arguments results;
  VScaleRange vscale;
  const Attribute *comdat; ///< NULL: not written.
  NamedAttrs attrs;
} FunctionParts;

typedef struct FunctionHead {
  FunctionParts parts;
  const char *end; ///< The token that follows, the body's `{`.
  const OpDef *def;
  bool is_body_deferred; ///< The body is parsed later.
} FunctionHead;

const Argument *make_type_argument(Parser *parser, const Token *start,
                                   const Type *type, NamedAttrs attrs);
const Argument *make_ellipsis_argument(Parser *parser, const Token *token);
const Argument *make_result_type(Parser *parser, const Type *type,
                                 NamedAttrs attrs);
void function_add_argument(Parser *parser, FunctionArguments *arguments,
                           const Argument *argument);
FunctionHead *begin_function(Parser *parser, const FunctionParts *parts);
/// If `body` is NULL, it is a declaration.
Operation *build_function(Parser *parser, FunctionHead *head, Region *body);

// --- actions_shapes.c: calls, arithmetic, control flow ----------------------

typedef struct CallParts {
  Token name;
  Token callee;
  Token open;
  SSAUses operands;
  NamedAttrs attrs;
  Token colon;
  const Type *type;
} CallParts;

typedef struct IndirectCallParts {
  Token name;
  SSAUse callee;
  Token open;
  SSAUses operands;
  NamedAttrs attrs;
  PlacedType callee_type;
} IndirectCallParts;

/// `overflow<nsw, nuw>`. Without words, `exact`; in llvm also nothing.
typedef struct WordFlags {
  StringRef name; ///< The name as written.
  Tokens words;
} WordFlags;

/// Flags after operands; see ir/syntax/operand_flags.def.
typedef LIST(WordFlags) OperandFlags;

/// Fails because ':' is expected unless `word` is a flag or a case of one. It
/// may be the name of the next operation.
void check_flag_word(Parser *parser, Token word);

typedef struct CmpParts {
  Token name;
  Token predicate;
  SSAUse lhs;
  SSAUse rhs;
  NamedAttrs attrs;
  const Type *type;
  OperandFlags flags;
} CmpParts;

typedef struct BinaryParts {
  Token name;
  SSAUse lhs;
  SSAUse rhs;
  OperandFlags flags;
  NamedAttrs attrs;
  PlacedType type;
  const Type *second; ///< Type of the second result, or NULL.
} BinaryParts;

typedef struct CastParts {
  Token name;
  SSAUse operand;
  OperandFlags flags;
  NamedAttrs attrs;
  PlacedType from;
  PlacedType to;
} CastParts;

typedef struct ScalingCastParts {
  Token name;
  SSAUse operand;
  SSAUse scale;
  OperandFlags flags;
  NamedAttrs attrs;
  const Type *from;
  const Type *scale_type;
  const Type *to;
} ScalingCastParts;

typedef struct SelectParts {
  Token name;
  SSAUse condition;
  SSAUse true_value;
  SSAUse false_value;
  NamedAttrs attrs;
  Types types;
} SelectParts;

typedef struct CondBranchParts {
  Token name;
  SSAUse condition;
  Successor dests[2];
  NamedAttrs attrs;
  const Attribute *weights; ///< NULL: not written.
} CondBranchParts;

typedef struct SwitchCase {
  int64_t value;
  Successor dest;
} SwitchCase;
typedef LIST(SwitchCase) SwitchCases;

typedef struct SwitchParts {
  Token name;
  SSAUse flag;
  Token colon;
  const Type *type;
  Successor default_dest;
  SwitchCases cases;
  NamedAttrs attrs;
} SwitchParts;

Operation *build_return(Parser *parser, const Token *name, NamedAttrs attrs,
                        SSAUses operands, Types types);
Operation *build_call(Parser *parser, const CallParts *parts);
Operation *build_call_indirect(Parser *parser, const IndirectCallParts *parts);
Operation *build_unrealized_cast(Parser *parser, const Token *name,
                                 SSAUses operands, Types types, Types results,
                                 NamedAttrs attrs);
/// If `type` is NULL, there is no result.
Operation *build_nullary(Parser *parser, const Token *name, NamedAttrs attrs,
                         const Type *type);
/// Without operands; properties[0] is `value`.
Operation *build_valued_nullary(Parser *parser, const Token *name,
                                const Attribute *value, NamedAttrs attrs,
                                const Type *type);
Operation *build_unary(Parser *parser, const Token *name, SSAUse operand,
                       OperandFlags flags, NamedAttrs attrs, const Token *colon,
                       const Type *type);
Operation *build_result_unary(Parser *parser, const Token *name, SSAUse operand,
                              NamedAttrs attrs, const Type *type);
Operation *build_binary(Parser *parser, const BinaryParts *parts);
Operation *build_result_binary(Parser *parser, const Token *name, SSAUse lhs,
                               SSAUse rhs, NamedAttrs attrs, PlacedType placed);
Operation *build_cast(Parser *parser, const CastParts *parts);
Operation *build_scaling_cast(Parser *parser, const ScalingCastParts *parts);
Operation *build_cmp(Parser *parser, const CmpParts *parts);
Operation *build_select(Parser *parser, const SelectParts *parts);
/// Only symbols have `type`.
Operation *build_constant(Parser *parser, const Token *name, NamedAttrs attrs,
                          const Attribute *value, const Type *type);
/// If `open` and `value` are NULL, none is written.
/// `ub.poison <value`. Fails unless the value is one of the property.
typedef struct PoisonHead {
  Token name;
  NamedAttrs attrs;
  const Attribute *value;
} PoisonHead;
const PoisonHead *begin_poison(Parser *parser, const Token *name,
                               NamedAttrs attrs, const Token *open,
                               const Attribute *value);
Operation *build_poison(Parser *parser, const Token *name, NamedAttrs attrs,
                        const Attribute *value, const Type *type);
Operation *build_branch(Parser *parser, const Token *name,
                        const Successor *dest, NamedAttrs attrs);
Operation *build_cond_branch(Parser *parser, const CondBranchParts *parts);
SwitchCases switch_cases_prepend(Parser *parser, int64_t value, Successor dest,
                                 SwitchCases more);
Operation *build_switch(Parser *parser, const SwitchParts *parts);

// --- actions_shapes_memory.c ------------------------------------------------

typedef struct AllocParts {
  Token name;
  SSAUses sizes;
  SSAUses symbols;
  NamedAttrs attrs;
  Token colon;
  const Type *type;
} AllocParts;

typedef struct LoadParts {
  Token name;
  SSAUse source;
  SSAUses indices;
  NamedAttrs attrs;
  Token colon;
  const Type *type;
} LoadParts;

typedef struct StoreParts {
  Token name;
  SSAUse value;
  SSAUse dest;
  SSAUses indices;
  NamedAttrs attrs;
  Token colon;
  const Type *type;
} StoreParts;

typedef struct ViewParts {
  Token name;
  SSAUse source;
  SSAUses offsets;
  SSAUses sizes;
  NamedAttrs attrs;
  PlacedType from;
  PlacedType to;
} ViewParts;

typedef struct SubviewParts {
  Token name;
  SSAUse source;
  MixedList lists[3]; ///< Offsets, sizes, strides.
  NamedAttrs attrs;
  PlacedType from;
  PlacedType to;
} SubviewParts;

typedef struct PrefetchParts {
  Token name;
  SSAUse source;
  SSAUses indices;
  Token access;
  Token locality;
  int64_t hint;
  Token cache;
  NamedAttrs attrs;
  PlacedType type;
} PrefetchParts;

typedef struct AtomicRmwParts {
  Token name;
  Token kind;
  SSAUse value;
  SSAUse memref;
  SSAUses indices;
  NamedAttrs attrs;
  const Type *value_type;
  PlacedType memref_type;
  const Type *result;
} AtomicRmwParts;

typedef struct AtomicHead {
  Token name;
  SSAUse memref;
  SSAUses indices;
  const Type *type;
  const OpDef *def;
} AtomicHead;

typedef struct IndexedMemref {
  SSAUse memref;
  SSAUses indices;
} IndexedMemref;

typedef struct DmaStartParts {
  Token name;
  IndexedMemref source;
  IndexedMemref dest;
  IndexedMemref tag;
  SSAUse count;
  SSAUses stride;
  Token dict;       ///< Where `attrs` would begin.
  NamedAttrs attrs; ///< Only std allows them.
  Types types;
} DmaStartParts;

typedef struct AlignmentParts {
  Token name;
  SSAUse memref;
  Token comma;
  int64_t alignment;
  NamedAttrs attrs;
  PlacedType type;
} AlignmentParts;

Operation *build_alloc(Parser *parser, const AllocParts *parts);
Operation *build_load(Parser *parser, const LoadParts *parts);
Operation *build_store(Parser *parser, const StoreParts *parts);
Operation *build_tensor_store(Parser *parser, const Token *name, SSAUse tensor,
                              SSAUse memref, NamedAttrs attrs,
                              const Type *type);
Operation *build_dim(Parser *parser, const Token *name, NamedAttrs attrs,
                     SSAUse source, const Token *comma, MixedItem index,
                     PlacedType type);
Operation *build_view(Parser *parser, const ViewParts *parts);
Operation *build_subview(Parser *parser, const SubviewParts *parts);
/// The integers of `list` as an attribute, with `dynamic` in place of each
/// value. Stores the values in `values`, beginning at `*at`, and advances
/// `*at`.
const Attribute *build_mixed_list(Parser *parser, const ShapeOp *op,
                                  const MixedList *list, int64_t dynamic,
                                  Value **values, uint32_t *at);
Operation *build_prefetch(Parser *parser, const PrefetchParts *parts);
Operation *build_assume_alignment(Parser *parser, const AlignmentParts *parts);
Operation *build_from_elements(Parser *parser, const Token *name,
                               SSAUses elements, NamedAttrs attrs,
                               const Type *type);
Operation *build_atomic_rmw(Parser *parser, const AtomicRmwParts *parts);
AtomicHead *begin_generic_atomic_rmw(Parser *parser, const Token *name,
                                     SSAUse memref, SSAUses indices,
                                     const Type *type);
Operation *build_generic_atomic_rmw(Parser *parser, AtomicHead *head,
                                    Region *body, NamedAttrs attrs);
Operation *build_dma_start(Parser *parser, const DmaStartParts *parts);
Operation *build_dma_wait(Parser *parser, const Token *name,
                          const IndexedMemref *tag, SSAUse count,
                          NamedAttrs attrs, PlacedType type);

// --- actions_shapes_math.c --------------------------------------------------

/// Makes an operation of two values of index type, and a result.
Operation *build_index_binary(Parser *parser, const Token *name, SSAUse lhs,
                              SSAUse rhs, NamedAttrs attrs);
/// If `number` is NULL, `value` was written.
Operation *build_index_constant(Parser *parser, const Token *name,
                                NamedAttrs attrs, const Number *number,
                                const Attribute *value);
/// Reports a constant that is neither a number nor a bool.
_Noreturn void fail_index_constant(Parser *parser, const Token *name,
                                   const Token *value);

// --- actions_shapes_memref.c ------------------------------------------------

/// The parts of an expand_shape or collapse_shape.
typedef struct RegroupParts {
  Token name;
  SSAUse source;
  const Attribute *groups;
  const MixedList *output_shape; ///< NULL: not written.
  NamedAttrs attrs;
  PlacedType from;
  PlacedType to;
} RegroupParts;

typedef struct MemrefGlobalHead {
  Token name;
  const Attribute *visibility; ///< NULL: not written.
  bool is_constant;
  StringRef symbol;
  const Type *type;
} MemrefGlobalHead;

typedef struct ResultRegionHead {
  Token name;
  Types results;
  const OpDef *def;
} ResultRegionHead;

Operation *build_reshape(Parser *parser, const Token *name, SSAUse source,
                         SSAUse shape, NamedAttrs attrs, const Token *colon,
                         const Type *type);
Operation *build_regroup(Parser *parser, const RegroupParts *parts);
Operation *build_transpose(Parser *parser, const Token *name, SSAUse source,
                           const AffineMap *map, NamedAttrs attrs,
                           PlacedType from, PlacedType to);
Operation *build_affine_apply(Parser *parser, const Token *name,
                              const Attribute *map, SSAUses dims,
                              SSAUses symbols, NamedAttrs attrs);
MemrefGlobalHead *begin_memref_global(Parser *parser, const Token *name,
                                      const Attribute *visibility, Tokens words,
                                      const Token *symbol, const Type *type);
/// Returns an initial value that is an attribute. Fails for elements written in
/// place that have a type of their own.
const Attribute *untyped_initial_value(Parser *parser, const Attribute *value);
/// If `equal` is NULL, no value is written. If only `value` is NULL, it is
/// `uninitialized`.
Operation *build_memref_global(Parser *parser, const MemrefGlobalHead *head,
                               const Token *equal, const Attribute *value,
                               NamedAttrs attrs);
ResultRegionHead *begin_result_region(Parser *parser, const Token *name,
                                      Types results);
Operation *build_result_region(Parser *parser, const ResultRegionHead *head,
                               Region *body, NamedAttrs attrs);

// --- actions_shapes_tensor.c: tensors and vectors ---------------------------

typedef struct MaterializeParts {
  Token name;
  SSAUse source;
  Tokens words;
  SSAUse dest;
  NamedAttrs attrs;
  Token colon;
  const Type *type;
} MaterializeParts;

Operation *build_elements(Parser *parser, const Token *name, SSAUses elements,
                          NamedAttrs attrs, PlacedType type);
Operation *build_tensor_splat(Parser *parser, const Token *name, SSAUse element,
                              SSAUses sizes, NamedAttrs attrs, PlacedType type);
Operation *build_materialize(Parser *parser, const MaterializeParts *parts);
Operation *build_vector_extract(Parser *parser, const Token *name,
                                SSAUse source, MixedList position,
                                NamedAttrs attrs, const Type *result,
                                PlacedType type);
typedef struct VectorInsertParts {
  Token name;
  SSAUse source;
  SSAUse dest;
  MixedList position;
  NamedAttrs attrs;
  const Type *from;
  PlacedType to;
} VectorInsertParts;
Operation *build_vector_insert(Parser *parser, const VectorInsertParts *parts);

// --- actions_shapes_llvm.c: globals, arithmetic, calls, aggregates ----------

typedef struct GlobalHead {
  Token name;
  Tokens words;
  StringRef symbol;
  const char *symbol_at;
  const Attribute *value;  ///< NULL: not written.
  const Attribute *comdat; ///< NULL: not written.
  const OpDef *def;
  NamedAttrs attrs;
  const Type *type; ///< NULL: not written.
} GlobalHead;

GlobalHead *make_global(Parser *parser, const Token *name, Tokens words,
                        const Token *symbol, const Attribute *value);
GlobalHead *begin_global(Parser *parser, GlobalHead *head, NamedAttrs attrs,
                         Types types);
Operation *build_global(Parser *parser, GlobalHead *head, Region *body);

typedef struct ConstrainedParts {
  Token name;
  SSAUse operand;
  Token keywords[2]; ///< Indexed by property.
  NamedAttrs attrs;
  const Type *from;
  const Type *to;
} ConstrainedParts;

typedef struct LLVMBinaryParts {
  Token name;
  Tokens words;
  SSAUse lhs;
  SSAUse rhs;
  WordFlags flags;
  NamedAttrs attrs;
  const Type *type;
} LLVMBinaryParts;

typedef struct LLVMCastParts {
  Token name;
  Tokens words;
  SSAUse operand;
  WordFlags flags;
  NamedAttrs attrs;
  const Type *from;
  const Type *to;
} LLVMCastParts;

/// `%f` if `pointer.at` is not NULL; otherwise `@f`.
typedef struct Callee {
  StringRef symbol;
  SSAUse pointer;
} Callee;

/// `"tag"(uses : types)`; `at` is the place of the parenthesis.
typedef struct OpBundle {
  const Attribute *tag;
  Token at;
  SSAUses uses;
  Types types;
} OpBundle;
typedef LIST(OpBundle) OpBundles;

/// A type `T {attrs}` in a call.
typedef struct LLVMCallArg {
  const Type *type;
  const Attribute *attrs; ///< Dictionary, or NULL.
} LLVMCallArg;
typedef LIST(LLVMCallArg) LLVMCallArgs;

/// The types after the colon of a call. The last one is the callee's; its
/// attributes are kept separately.
typedef struct LLVMCallTypes {
  Types types;
  const Attribute *arg_attrs; ///< NULL: not written.
  const Attribute *res_attrs;
} LLVMCallTypes;

LLVMCallTypes add_call_type(Parser *parser, LLVMCallTypes types,
                            const Type *type);
LLVMCallTypes add_call_signature(Parser *parser, LLVMCallTypes types,
                                 LLVMCallArgs inputs, LLVMCallArgs results);
LLVMCallArg make_call_arg(Parser *parser, const Type *type, NamedAttrs attrs);

/// A call, or an invoke with its two successors.
typedef struct LLVMCallParts {
  Token name;
  Tokens words;
  Callee callee;
  SSAUses operands;
  const Type *variadic; ///< NULL: not written.
  OpBundles bundles;
  NamedAttrs attrs;
  Token colon;
  LLVMCallTypes types;
  Successor dests[2];
  const Token *intrinsic; ///< The quoted name, for a call_intrinsic.
  bool is_invoke;
} LLVMCallParts;

typedef struct Clause {
  SSAUse use;
  const Type *type;
} Clause;
typedef LIST(Clause) Clauses;

typedef struct LLVMValueParts {
  Token name;
  SSAUse container;
  SSAUse value; ///< Only for an insertion.
  Integers position;
  NamedAttrs attrs;
  Token colon;
  const Type *type;
} LLVMValueParts;

typedef struct LLVMElementParts {
  Token name;
  SSAUse vector;
  SSAUse value; ///< Only for an insertion.
  SSAUse index;
  PlacedType index_type;
  NamedAttrs attrs;
  Token colon;
  const Type *type;
} LLVMElementParts;

typedef struct LLVMShuffleParts {
  Token name;
  SSAUse lhs;
  SSAUse rhs;
  Integers mask;
  NamedAttrs attrs;
  Token colon;
  Types types;
} LLVMShuffleParts;

/// Returns a weight of a branch. Reports an error at `at` unless it fits in 32
/// bits.
int64_t check_weight(Parser *parser, const Token *at, int64_t value);
const Attribute *make_i32_array(Parser *parser, Integers values);
const Type *check_vararg_word(Parser *parser, const Token *word,
                              const Type *type);
Clause make_clause(Parser *parser, const Token *kind, SSAUse use,
                   const Type *type);
Operation *build_llvm_constrained(Parser *parser,
                                  const ConstrainedParts *parts);
Operation *build_llvm_binary(Parser *parser, const LLVMBinaryParts *parts);
Operation *build_llvm_cast(Parser *parser, const LLVMCastParts *parts);
Operation *build_llvm_cmp(Parser *parser, const CmpParts *parts);
Operation *build_llvm_call(Parser *parser, const LLVMCallParts *parts);
Operation *build_llvm_landingpad(Parser *parser, const Token *name,
                                 Tokens words, Clauses clauses,
                                 NamedAttrs attrs, const Type *type);

typedef struct LLVMAssumeParts {
  Token name;
  SSAUse condition;
  OpBundles bundles;
  NamedAttrs attrs;
  PlacedType type;
} LLVMAssumeParts;
Operation *build_llvm_assume(Parser *parser, const LLVMAssumeParts *parts);
Operation *build_llvm_intrinsic(Parser *parser, const Token *name,
                                SSAUses operands, NamedAttrs attrs,
                                const Token *colon, const Type *type);
Operation *build_llvm_extractvalue(Parser *parser, const LLVMValueParts *parts);
Operation *build_llvm_insertvalue(Parser *parser, const LLVMValueParts *parts);
Operation *build_llvm_extractelement(Parser *parser,
                                     const LLVMElementParts *parts);
Operation *build_llvm_insertelement(Parser *parser,
                                    const LLVMElementParts *parts);
Operation *build_llvm_shufflevector(Parser *parser,
                                    const LLVMShuffleParts *parts);

// --- actions_shapes_llvm_memory.c -------------------------------------------

typedef struct LLVMAllocaParts {
  Token name;
  Tokens words;
  SSAUse count;
  const Type *element;
  NamedAttrs attrs;
  Token colon;
  const Type *type;
} LLVMAllocaParts;

typedef struct LLVMGepParts {
  Token name;
  Tokens flags;
  SSAUse base;
  MixedList indices;
  Token close; ///< Follows the indices.
  NamedAttrs attrs;
  Token colon;
  Types types;
} LLVMGepParts;

/// `seq_cst`, or with text in parentheses `syncscope("agent")`, or with an
/// attribute `dereferenceable<bytes = 8>`.
typedef struct MemoryWord {
  Token word;
  Token text;            ///< Size 0: not written.
  const Attribute *attr; ///< NULL: not written.
} MemoryWord;
typedef LIST(MemoryWord) MemoryWords;

/// Appends `word` to `words`; the attribute of that name follows in the text.
/// Fails if the operation has none.
MemoryWords expect_memory_attr(Parser *parser, MemoryWords words, Token word);

typedef struct LLVMLoadParts {
  Token name;
  Tokens words;
  SSAUse pointer;
  MemoryWords suffix;
  NamedAttrs attrs;
  Token colon;
  const Type *type;
  const Type *result; ///< NULL: the wrapped spelling.
} LLVMLoadParts;

/// The parts of a store or an atomicrmw.
typedef struct LLVMStoreParts {
  Token name;
  Tokens words;
  SSAUse value;
  SSAUse pointer;
  MemoryWords suffix;
  NamedAttrs attrs;
  Token colon;
  Types types;
} LLVMStoreParts;

typedef struct LLVMCmpxchgParts {
  Token name;
  Tokens words;
  SSAUse pointer;
  SSAUse compare;
  SSAUse value;
  MemoryWords suffix;
  NamedAttrs attrs;
  Token colon;
  Types types;
} LLVMCmpxchgParts;

Operation *build_llvm_alloca(Parser *parser, const LLVMAllocaParts *parts);
Operation *build_llvm_gep(Parser *parser, const LLVMGepParts *parts);
Operation *build_llvm_load(Parser *parser, const LLVMLoadParts *parts);
Operation *build_llvm_store(Parser *parser, const LLVMStoreParts *parts);
Operation *build_llvm_atomicrmw(Parser *parser, const LLVMStoreParts *parts);
Operation *build_llvm_cmpxchg(Parser *parser, const LLVMCmpxchgParts *parts);
/// If `scope` is NULL, none is written.
Operation *build_llvm_fence(Parser *parser, const Token *name,
                            const Token *scope, const Token *ordering,
                            NamedAttrs attrs);

// --- control flow in regions ------------------------------------------------

/// `%name = %value`.
typedef struct Assignment {
  Token name;
  SSAUse value;
} Assignment;
typedef LIST(Assignment) Assignments;

/// `(%a = %x, …) -> (T, …)`.
typedef struct LoopArguments {
  Assignments list;
  Types types;
  const char *at; ///< Place of the keyword.
} LoopArguments;

/// `(%a, …)` with the place of the parenthesis.
typedef struct UseList {
  const char *at;
  SSAUses uses;
} UseList;

/// The parts before the regions of an operation that names no arguments.
typedef struct RegionHead {
  Token name;
  const OpDef *def;
  SSAUses uses;
  Types types; ///< Result types; types of `uses` in a reduction.
  NamedAttrs attrs;
  bool has_flag; ///< Is no_inline written?
} RegionHead;

typedef struct ForParts {
  Token name;
  bool is_unsigned;
  Token variable;
  SSAUse bounds[3]; ///< Lower, upper, step.
  LoopArguments arguments;
  const Type *type; ///< NULL: index.
} ForParts;

typedef struct LoopHead {
  Token name;
  const OpDef *def;
  SSAUses uses;
  Types use_types;
  Types types; ///< Types of the results.
  bool is_unsigned;
} LoopHead;

typedef struct ParallelParts {
  Token name;
  Tokens variables;
  UseList bounds[3]; ///< Lower, upper, step.
  SSAUses init;
  Types types;
} ParallelParts;

typedef struct ParallelHead {
  ParallelParts parts;
  const OpDef *def;
} ParallelHead;

typedef struct ForallParts {
  Token name;
  Tokens variables;
  MixedList lower, upper, step;
  bool is_normalized; ///< Only `upper` was written.
  LoopArguments outs;
} ForallParts;

typedef struct ForallHead {
  ForallParts parts;
  const OpDef *def;
  SSAUses dynamic[3]; ///< Lower, upper, step.
  SSAUses outs;
} ForallHead;

typedef struct IndexCases {
  Integers values;
  Regions regions;
} IndexCases;

RegionHead *begin_region_op(Parser *parser, const Token *name, Types types);
Operation *build_execute_region(Parser *parser, RegionHead *head, Region *body,
                                NamedAttrs attrs);
RegionHead *begin_if(Parser *parser, const Token *name, SSAUse condition,
                     Types types);
/// If `otherwise` is NULL, there is no else region.
Operation *build_if(Parser *parser, RegionHead *head, Region *then,
                    Region *otherwise, NamedAttrs attrs);
LoopHead *begin_for(Parser *parser, const ForParts *parts);
Operation *build_for(Parser *parser, LoopHead *head, Region *body,
                     NamedAttrs attrs);
LoopHead *begin_while(Parser *parser, const Token *name, Assignments list,
                      const Token *colon, const Type *type);
Operation *build_while(Parser *parser, LoopHead *head, Region *before,
                       Region *after, NamedAttrs attrs);
ParallelHead *begin_parallel(Parser *parser, const ParallelParts *parts);
Operation *build_parallel(Parser *parser, ParallelHead *head, Region *body,
                          NamedAttrs attrs);
RegionHead *begin_reduce(Parser *parser, const Token *name, SSAUses uses,
                         Types types);
Operation *build_reduce(Parser *parser, RegionHead *head, Regions regions,
                        NamedAttrs attrs);
ForallHead *begin_forall(Parser *parser, const ForallParts *parts);
Operation *build_forall(Parser *parser, ForallHead *head, Region *body,
                        NamedAttrs attrs);
Operation *build_in_parallel(Parser *parser, RegionHead *head, Region *body,
                             NamedAttrs attrs);
RegionHead *begin_index_switch(Parser *parser, const Token *name, SSAUse flag,
                               NamedAttrs attrs, Types types);
Operation *build_index_switch(Parser *parser, RegionHead *head,
                              IndexCases cases, Region *otherwise);

// --- actions_shapes_llvm_other.c: the modern spelling only -------------------

typedef struct LLVMIFuncParts {
  Token name;
  Tokens words;
  Token symbol;
  const Type *type;
  const Type *resolver_type;
  Token resolver;
  NamedAttrs attrs;
} LLVMIFuncParts;

/// `word`, `word = value` or `word = attr`.
typedef struct LLVMAsmWord {
  Token word;
  Token value;           ///< Size 0: not written.
  const Attribute *attr; ///< NULL: not written.
} LLVMAsmWord;
typedef LIST(LLVMAsmWord) LLVMAsmWords;

typedef struct LLVMAsmParts {
  Token name;
  LLVMAsmWords words;
  NamedAttrs attrs;
  Token text;
  Token constraints;
  SSAUses operands;
  Token colon;
  const Type *type;
} LLVMAsmParts;

typedef struct LLVMDebugParts {
  Token name;
  const Attribute *variable;
  const Attribute *expression; ///< NULL: not written.
  SSAUse use;
  const Type *type;
  NamedAttrs attrs;
} LLVMDebugParts;

typedef struct LLVMInvariantParts {
  Token name;
  SSAUse start; ///< `at` is NULL if not written.
  int64_t size;
  SSAUse pointer;
  NamedAttrs attrs;
  const Type *type;
} LLVMInvariantParts;

/// If `type` is NULL, none is written.
Operation *build_llvm_attr_op(Parser *parser, const Token *name,
                              const Attribute *value, NamedAttrs attrs,
                              const Type *type);
Operation *build_llvm_structors(Parser *parser, const Token *name,
                                NamedAttrs list, NamedAttrs attrs);
Operation *build_llvm_alias(Parser *parser, const GlobalHead *head,
                            Region *body);
Operation *build_llvm_ifunc(Parser *parser, const LLVMIFuncParts *parts);
Operation *build_llvm_comdat(Parser *parser, const GlobalHead *head,
                             Region *body, NamedAttrs attrs);
Operation *build_llvm_comdat_selector(Parser *parser, const Token *name,
                                      const Token *symbol, const Token *kind,
                                      NamedAttrs attrs);
Operation *build_llvm_inline_asm(Parser *parser, const LLVMAsmParts *parts);
Operation *build_llvm_indirect_branch(Parser *parser, const Token *name,
                                      SSAUse use, const Type *type,
                                      Successors dests, NamedAttrs attrs);
Operation *build_llvm_debug(Parser *parser, const LLVMDebugParts *parts);
Operation *build_llvm_invariant(Parser *parser,
                                const LLVMInvariantParts *parts);

#endif
