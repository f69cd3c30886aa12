// SPDX-License-Identifier: Apache-2.0
// The actions of llvm's operations in custom form, and the semantic values that
// only they use.
#ifndef MLOPT_PARSER_SHAPES_ACTIONS_SHAPES_LLVM_H
#define MLOPT_PARSER_SHAPES_ACTIONS_SHAPES_LLVM_H

#include "parser/shapes/actions_shapes.h"

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

/// `llvm.mlir.global internal constant @g`, which has no value yet.
GlobalHead *make_global(Parser *parser, const Token *name, Tokens words,
                        const Token *symbol);
/// The global up to its region, with the attributes and type after the
/// parentheses.
GlobalHead *begin_global(Parser *parser, GlobalHead *head, NamedAttrs attrs,
                         Types types);
/// The global of `head`. `body` is NULL where no region is written.
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
  Token list; ///< The bracket that opens the bundles.
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

/// A type after the colon of a call: the callee's, or a signature.
LLVMCallTypes add_call_type(Parser *parser, LLVMCallTypes types,
                            const Type *type);
/// `(T) -> U`, the last type of a call.
LLVMCallTypes add_call_signature(Parser *parser, LLVMCallTypes types,
                                 LLVMCallArgs inputs, LLVMCallArgs results);
/// `T {…}`: a type of a signature, with what is said of that argument.
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
/// The numbers as a dense i32 array. Reports what does not fit.
const Attribute *make_i32_array(Parser *parser, Integers values);
/// Fails unless `word` is `vararg`.
const Type *check_vararg_word(Parser *parser, const Token *word,
                              const Type *type);
/// `(catch %a : T)` or `(filter %a : T)` of a landingpad.
Clause make_clause(Parser *parser, const Token *kind, SSAUse use,
                   const Type *type);
/// `llvm.intr.experimental.constrained.fptrunc %a tonearest ignore : T to U`.
Operation *build_llvm_constrained(Parser *parser,
                                  const ConstrainedParts *parts);
/// `llvm.add %a, %b overflow<nsw> : T`; older flags are words before the
/// operands.
Operation *build_llvm_binary(Parser *parser, const LLVMBinaryParts *parts);
/// `llvm.zext nneg %a : T to U`.
Operation *build_llvm_cast(Parser *parser, const LLVMCastParts *parts);
/// `llvm.icmp "slt" %a, %b : T`.
Operation *build_llvm_cmp(Parser *parser, const CmpParts *parts);
/// `llvm.call @f(%a) vararg(T) ["tag"(%b : U)] : (V) -> W`, and llvm.invoke
/// with its successors.
Operation *build_llvm_call(Parser *parser, const LLVMCallParts *parts);
/// `llvm.landingpad cleanup (catch %a : T) : U`.
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
/// `llvm.intr.assume %a ["tag"(%b : U)] : i1`.
Operation *build_llvm_assume(Parser *parser, const LLVMAssumeParts *parts);
/// `llvm.intr.NAME(%a, %b) : (T, U) -> V`, in some cases without the
/// parentheses.
Operation *build_llvm_intrinsic(Parser *parser, const Token *name,
                                const Token *open, SSAUses operands,
                                NamedAttrs attrs, const Token *colon,
                                const Type *type);
/// `llvm.extractvalue %a[0, 1] : T`.
Operation *build_llvm_extractvalue(Parser *parser, const LLVMValueParts *parts);
/// `llvm.insertvalue %v, %a[0, 1] : T`.
Operation *build_llvm_insertvalue(Parser *parser, const LLVMValueParts *parts);
/// `llvm.extractelement %v[%i : I] : T`.
Operation *build_llvm_extractelement(Parser *parser,
                                     const LLVMElementParts *parts);
/// `llvm.insertelement %a, %v[%i : I] : T`.
Operation *build_llvm_insertelement(Parser *parser,
                                    const LLVMElementParts *parts);
/// `llvm.shufflevector %a, %b [0, 1] : T`, once with both types.
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

/// `llvm.alloca inalloca %n x T {alignment = 8} : (I) -> P`.
Operation *build_llvm_alloca(Parser *parser, const LLVMAllocaParts *parts);
/// `llvm.getelementptr inbounds %p[0, %i] : (P, I) -> P, T`.
Operation *build_llvm_gep(Parser *parser, const LLVMGepParts *parts);
/// `llvm.load volatile %p atomic syncscope("s") acquire : P -> T`. The type
/// after `->` is NULL in the wrapped spelling.
Operation *build_llvm_load(Parser *parser, const LLVMLoadParts *parts);
/// `llvm.store volatile %v, %p atomic release : T, P`.
Operation *build_llvm_store(Parser *parser, const LLVMStoreParts *parts);
/// `llvm.atomicrmw volatile add %p, %v monotonic : P, T`.
Operation *build_llvm_atomicrmw(Parser *parser, const LLVMStoreParts *parts);
/// `llvm.cmpxchg weak %p, %a, %b acq_rel monotonic : P, T`.
Operation *build_llvm_cmpxchg(Parser *parser, const LLVMCmpxchgParts *parts);
/// If `scope` is NULL, none is written.
Operation *build_llvm_fence(Parser *parser, const Token *name,
                            const Token *scope, const Token *ordering,
                            NamedAttrs attrs);

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

/// `word`, `word = value`, `word = <value>` or `word = attr`.
typedef struct LLVMAsmWord {
  Token word;
  Token open;            ///< The `<`. Size 0: not written.
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

/// `llvm.mlir.alias internal @a : T` with the region that computes the aliasee.
Operation *build_llvm_alias(Parser *parser, const GlobalHead *head,
                            Region *body);
/// `llvm.mlir.ifunc external @f : T, P @resolver`.
Operation *build_llvm_ifunc(Parser *parser, const LLVMIFuncParts *parts);
/// `llvm.inline_asm has_side_effects "text", "constraints" %a : (T) -> U`.
Operation *build_llvm_inline_asm(Parser *parser, const LLVMAsmParts *parts);
/// `llvm.indirectbr %a : P, [^a(%b : T), ^b]`.
Operation *build_llvm_indirect_branch(Parser *parser, const Token *name,
                                      SSAUse use, PlacedType pointer,
                                      Successors dests, NamedAttrs attrs);
/// `llvm.intr.dbg.value #variable = %a : T`, with an expression after the
/// variable where one is written.
Operation *build_llvm_debug(Parser *parser, const LLVMDebugParts *parts);
/// `llvm.intr.invariant.end %s, 4, %p : P`, or without `%s`.
Operation *build_llvm_invariant(Parser *parser,
                                const LLVMInvariantParts *parts);

#endif
