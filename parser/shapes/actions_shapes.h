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

/// `module @a attributes {…}`, before the region. `symbol` is NULL where there
/// is none.
ModuleHead *begin_module(Parser *parser, const Token *name, const Token *symbol,
                         NamedAttrs attrs);
/// The module of `head` with its region.
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

/// `T {…}`: an argument without a name, of a declaration.
const Argument *make_type_argument(Parser *parser, const Token *start,
                                   const Type *type, NamedAttrs attrs);
/// `...`, the end of variadic arguments.
const Argument *make_ellipsis_argument(Parser *parser, const Token *token);
/// `T {…}` among a function's results.
const Argument *make_result_type(Parser *parser, const Type *type,
                                 NamedAttrs attrs);
/// Keeps the first mistake: names and types mixed, or something after `...`.
void function_add_argument(Parser *parser, FunctionArguments *arguments,
                           const Argument *argument);
/// All of a function before its body, whose region has the arguments. The
/// result lives until build_function.
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

/// `return %a, %b : T, U`.
Operation *build_return(Parser *parser, const Token *name, NamedAttrs attrs,
                        SSAUses operands, Types types);
/// `call @f(%a) : (T) -> U`.
Operation *build_call(Parser *parser, const CallParts *parts);
/// `call_indirect %f(%a) : (T) -> U`.
Operation *build_call_indirect(Parser *parser, const IndirectCallParts *parts);
/// `unrealized_conversion_cast %a : T to U, V`; operands may be missing.
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
/// `negf %a fastmath<nnan> : T`. The result has the operand's type.
Operation *build_unary(Parser *parser, const Token *name, SSAUse operand,
                       OperandFlags flags, NamedAttrs attrs, const Token *colon,
                       const Type *type);
/// `addi %a, %b overflow<nsw> : T`.
Operation *build_binary(Parser *parser, const BinaryParts *parts);
/// `extf %a fastmath<nnan> : T to U`.
Operation *build_cast(Parser *parser, const CastParts *parts);
/// `cmpi slt, %a, %b : T`. The result has i1 in the shape of T.
Operation *build_cmp(Parser *parser, const CmpParts *parts);
/// `select %c, %a, %b : T`, or with the condition's type first.
Operation *build_select(Parser *parser, const SelectParts *parts);
/// Only symbols have `type`.
Operation *build_constant(Parser *parser, const Token *name, NamedAttrs attrs,
                          const Attribute *value, const Type *type);
typedef struct PoisonHead {
  Token name;
  NamedAttrs attrs;
  const Attribute *value;
} PoisonHead;

/// `ub.poison <value`. Fails unless the value is one of the property.
const PoisonHead *begin_poison(Parser *parser, const Token *name,
                               NamedAttrs attrs, const Token *open,
                               const Attribute *value);
/// `ub.poison <value> : T`. If `value` is NULL, none is written.
Operation *build_poison(Parser *parser, const Token *name, NamedAttrs attrs,
                        const Attribute *value, const Type *type);
/// `br ^a(%b : T)`.
Operation *build_branch(Parser *parser, const Token *name,
                        const Successor *dest, NamedAttrs attrs);
/// `cond_br %c, ^a, ^b`, in llvm also `weights([1, 2])`.
Operation *build_cond_branch(Parser *parser, const CondBranchParts *parts);
/// `more` with `value: dest` before it. Linear in `more`.
SwitchCases switch_cases_prepend(Parser *parser, int64_t value, Successor dest,
                                 SwitchCases more);
/// `switch %a : T, [default: ^a, 1: ^b]`, or llvm's `%a : T, ^a [1: ^b]`.
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

typedef struct PrefetchHead {
  Token name;
  SSAUse source;
  SSAUses indices;
  Token access;
  Token locality;
  int64_t hint;
  Token cache;
} PrefetchHead;

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

typedef struct DmaStartHead {
  Token name;
  IndexedMemref source;
  IndexedMemref dest;
  IndexedMemref tag;
  SSAUse count;
  SSAUses stride;
} DmaStartHead;

typedef struct AlignmentParts {
  Token name;
  SSAUse memref;
  Token comma;
  int64_t alignment;
  NamedAttrs attrs;
  PlacedType type;
} AlignmentParts;

/// `alloc(%sizes)[%symbols] : T`.
Operation *build_alloc(Parser *parser, const AllocParts *parts);
/// `load %m[%i] : T`.
Operation *build_load(Parser *parser, const LoadParts *parts);
/// `store %v, %m[%i] : T`.
Operation *build_store(Parser *parser, const StoreParts *parts);
/// `dim %m, %i : T`; once a number could stand for `%i`.
Operation *build_dim(Parser *parser, const Token *name, NamedAttrs attrs,
                     SSAUse source, const Token *comma, MixedItem index,
                     PlacedType type);
/// `view %m[%offset][%sizes] : T to U`.
Operation *build_view(Parser *parser, const ViewParts *parts);
/// `subview %m[…][…][…] : T to U`, and reinterpret_cast with words before the
/// lists.
Operation *build_subview(Parser *parser, const SubviewParts *parts);
/// The integers of `list` as an attribute, with `dynamic` in place of each
/// value. Stores the values in `values`, beginning at `*at`, and advances
/// `*at`.
const Attribute *build_mixed_list(Parser *parser, const ShapeOp *op,
                                  const MixedList *list, int64_t dynamic,
                                  Value **values, uint32_t *at);
/// `prefetch %m[%i], read, locality<3>, data`. A copy of `parts` that lives as
/// long as the operation is read.
PrefetchHead *begin_prefetch(Parser *parser, const PrefetchHead *parts);
/// The operation of `head`; only std has attributes in front of the type.
Operation *build_prefetch(Parser *parser, const PrefetchHead *head,
                          NamedAttrs attrs, PlacedType type);
/// `assume_alignment %m, 16 : T`.
Operation *build_assume_alignment(Parser *parser, const AlignmentParts *parts);
/// `atomic_rmw "addf" %v, %m[%i] : (T, U) -> T`.
Operation *build_atomic_rmw(Parser *parser, const AtomicRmwParts *parts);
/// `generic_atomic_rmw %m[%i] : T`, before the region.
AtomicHead *begin_generic_atomic_rmw(Parser *parser, const Token *name,
                                     SSAUse memref, SSAUses indices,
                                     const Type *type);
/// The operation of `head` with its region.
Operation *build_generic_atomic_rmw(Parser *parser, AtomicHead *head,
                                    Region *body, NamedAttrs attrs);
/// `dma_start %a[…], %b[…], %n, %tag[…], %stride, %each`. A copy of `parts` that
/// lives as long as the operation is read.
DmaStartHead *begin_dma_start(Parser *parser, const DmaStartHead *parts);
/// The operation of `head`; only std has attributes in front of the types.
Operation *build_dma_start(Parser *parser, const DmaStartHead *head,
                           NamedAttrs attrs, Types types);
/// `dma_wait %tag[…], %n : T`.
Operation *build_dma_wait(Parser *parser, const Token *name,
                          const IndexedMemref *tag, SSAUse count,
                          NamedAttrs attrs, PlacedType type);

// --- actions_shapes_math.c --------------------------------------------------

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

/// `expand_shape %m [[0, 1]] output_shape [2, %a] : T into U`, and
/// collapse_shape, which has no sizes.
Operation *build_regroup(Parser *parser, const RegroupParts *parts);
/// `transpose %m (i, j) -> (j, i) : T to U`.
Operation *build_transpose(Parser *parser, const Token *name, SSAUse source,
                           const AffineMap *map, NamedAttrs attrs,
                           PlacedType from, PlacedType to);
/// `affine.apply affine_map<…>(%dims)[%symbols]`.
Operation *build_affine_apply(Parser *parser, const Token *name,
                              const Attribute *map, SSAUses dims,
                              SSAUses symbols, NamedAttrs attrs);
/// `memref.global "private" constant @g : T`, before ` = `.
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
/// `memref.alloca_scope -> (T)`, before the region.
ResultRegionHead *begin_result_region(Parser *parser, const Token *name,
                                      Types results);
/// The operation of `head` with its region.
Operation *build_result_region(Parser *parser, const ResultRegionHead *head,
                               Region *body, NamedAttrs attrs);

// --- actions_shapes_tensor.c: tensors and vectors ---------------------------

/// `vector.extract %v[0, %i] : T from U`.
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
/// `vector.insert %a, %v[0, %i] : T into U`.
Operation *build_vector_insert(Parser *parser, const VectorInsertParts *parts);

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

/// `execute_region -> (T) no_inline`, before the region.
RegionHead *begin_region_op(Parser *parser, const Token *name, Types types);
/// The operation of `head` with its region.
Operation *build_execute_region(Parser *parser, RegionHead *head, Region *body,
                                NamedAttrs attrs);
/// `if %c -> (T)`, before the regions.
RegionHead *begin_if(Parser *parser, const Token *name, SSAUse condition,
                     Types types);
/// If `otherwise` is NULL, there is no else region.
Operation *build_if(Parser *parser, RegionHead *head, Region *then,
                    Region *otherwise, NamedAttrs attrs);
/// `for %i = %a to %b step %c iter_args(%x = %y) -> (T) : I`, before the
/// region, which gets the arguments.
LoopHead *begin_for(Parser *parser, const ForParts *parts);
/// The loop of `head` with its region.
Operation *build_for(Parser *parser, LoopHead *head, Region *body,
                     NamedAttrs attrs);
/// `while (%x = %y) : (T) -> U`, before the regions.
LoopHead *begin_while(Parser *parser, const Token *name, Assignments list,
                      const Token *colon, const Type *type);
/// The loop of `head` with both regions.
Operation *build_while(Parser *parser, LoopHead *head, Region *before,
                       Region *after, NamedAttrs attrs);
/// `parallel (%i, %j) = (…) to (…) step (…) init (…) -> T`, before the region.
ParallelHead *begin_parallel(Parser *parser, const ParallelParts *parts);
/// The loop of `head` with its region.
Operation *build_parallel(Parser *parser, ParallelHead *head, Region *body,
                          NamedAttrs attrs);
/// `reduce(%a, %b : T, U)`, before the regions, each of which gets two
/// arguments.
RegionHead *begin_reduce(Parser *parser, const Token *name, SSAUses uses,
                         Types types);
/// The operation of `head` with a region for each operand.
Operation *build_reduce(Parser *parser, RegionHead *head, Regions regions,
                        NamedAttrs attrs);
/// `forall (%i) in (4) shared_outs(%x = %y) -> (T)`, or with `= (…) to (…) step
/// (…)`, before the region.
ForallHead *begin_forall(Parser *parser, const ForallParts *parts);
/// The loop of `head` with its region.
Operation *build_forall(Parser *parser, ForallHead *head, Region *body,
                        NamedAttrs attrs);
/// `index_switch %a -> T`, before the cases.
RegionHead *begin_index_switch(Parser *parser, const Token *name, SSAUse flag,
                               NamedAttrs attrs, Types types);
/// The operation of `head` with a region for each case and the default one.
Operation *build_index_switch(Parser *parser, RegionHead *head,
                              IndexCases cases, Region *otherwise);

#endif
