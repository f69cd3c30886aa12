// SPDX-License-Identifier: Apache-2.0
// Definitions of operations: a dialect's facts about them. They are const
// tables, in the dialects' *_ops.def and *_ops.c.
#ifndef MLOPT_IR_DEFINITIONS_OP_DEF_H
#define MLOPT_IR_DEFINITIONS_OP_DEF_H

#include <stdbool.h>
#include <stdint.h>

#include "ir/context.h"
#include "support/memory.h"
#include "support/stream.h"
#include "support/string_ref.h"

typedef struct BlockArgument BlockArgument;
typedef struct FoldResult FoldResult;
typedef struct OpInterfaces OpInterfaces;
typedef struct OpState OpState;
typedef struct OpSyntax OpSyntax;
typedef struct Operation Operation;
typedef struct PropDef PropDef;
typedef struct SymbolTables SymbolTables;
typedef struct WrittenOp WrittenOp;

/// A set of TRAIT_ bits.
typedef uint64_t Traits;

/// Facts about all operations of a definition. MLIR's trait or interface is
/// named where the word differs. The ones from bit 31 on do not fit an
/// enumerator: they are macros, `#define TRAIT_X ((Traits)1 << 31)`, after it.
/// Facts of few operations, and hooks, are in OpInterfaces.
enum {
  TRAIT_TERMINATOR = 1u << 0,
  TRAIT_ISOLATED = 1u << 1, ///< IsolatedFromAbove.
  TRAIT_SYMBOL = 1u << 2,
  TRAIT_SYMBOL_TABLE = 1u << 3,
  TRAIT_COMMUTATIVE = 1u << 4,
  TRAIT_PURE = 1u << 5, ///< No memory effects, speculatable.
  TRAIT_CONSTANT_LIKE = 1u << 6,
  TRAIT_SAME_TYPES = 1u << 7,         ///< SameOperandsAndResultType.
  TRAIT_SAME_OPERAND_TYPES = 1u << 8, ///< SameTypeOperands.
  TRAIT_SAME_SHAPE = 1u << 9,         ///< SameOperandsAndResultShape.
  TRAIT_FUNCTION = 1u << 10,          ///< FunctionOpInterface.
  TRAIT_CALL = 1u << 11,              ///< CallOpInterface.
  TRAIT_BRANCH = 1u << 12,            ///< BranchOpInterface.
  TRAIT_RETURN_LIKE = 1u << 13,
  TRAIT_NO_TERMINATOR = 1u << 14,
  TRAIT_SINGLE_BLOCK = 1u << 15,
  TRAIT_GRAPH_REGION = 1u << 16, ///< RegionKindInterface: Graph.
  TRAIT_AUTOMATIC_ALLOCATION_SCOPE = 1u << 17,
  TRAIT_READS_MEMORY = 1u << 18,
  TRAIT_WRITES_MEMORY = 1u << 19,
  TRAIT_ALLOCATES = 1u << 20,
  TRAIT_FREES = 1u << 21,
  TRAIT_ELEMENTWISE = 1u << 22,         ///< Elementwise, Vectorizable, …
  TRAIT_IMPLICIT_TERMINATOR = 1u << 23, ///< SingleBlockImplicitTerminator.
  TRAIT_CAST = 1u << 24,                ///< CastOpInterface.
  TRAIT_SAME_ELEMENT_TYPE = 1u << 25,   ///< SameOperandsAndResultElementType.
  TRAIT_RECURSIVE_EFFECTS = 1u << 26,   ///< HasRecursiveMemoryEffects.
  TRAIT_NO_REGION_ARGUMENTS = 1u << 27,
};

/// The kind of type that custom syntax accepts at its place, as mlir's parser
/// does for operands whose C++ type is known.
typedef enum SyntaxKind {
  SYNTAX_ANY,
  SYNTAX_MEMREF,        ///< Ranked or not.
  SYNTAX_RANKED_MEMREF, ///< builtin.memref.
  SYNTAX_TENSOR,        ///< Ranked or not.
  SYNTAX_RANKED_TENSOR, ///< builtin.tensor.
  SYNTAX_VECTOR,        ///< builtin.vector.
  SYNTAX_COMPLEX,       ///< builtin.complex.
  SYNTAX_INTEGER,       ///< builtin.integer.
  SYNTAX_SHAPED,        ///< Vectors, tensors and memrefs.
} SyntaxKind;

/// A set of types with the words that errors use: `floating-point-like`.
typedef struct TypeConstraint {
  const char *summary;
  bool (*holds)(const Type *type);
  SyntaxKind syntax;
} TypeConstraint;

/// A constraint that knows more than a function can: `base.holds` is NULL, and
/// `holds` is asked in its place.
typedef struct BoundTypeConstraint {
  TypeConstraint base;
  bool (*holds)(const Type *type, const void *user);
  const void *user; ///< Borrowed.
} BoundTypeConstraint;

/// Is `type` one of `constraint`?
static inline bool type_constraint_holds(const TypeConstraint *constraint,
                                         const Type *type) {
  if (constraint->holds)
    return constraint->holds(type);
  const BoundTypeConstraint *bound = (const BoundTypeConstraint *)constraint;
  return bound->holds(type, bound->user);
}

typedef enum Arity { ARITY_ONE, ARITY_OPTIONAL, ARITY_VARIADIC } Arity;

/// One operand or result (or group of them) of an operation.
typedef struct ValueDef {
  const char *name;
  const TypeConstraint *constraint; ///< NULL: any type.
  Arity arity;
} ValueDef;

/// Regions from this one's index on; of the last one all others.
typedef struct RegionDef {
  const char *name; ///< NULL: none.
  uint8_t min_blocks;
  uint8_t max_blocks;
} RegionDef;

#define OPERANDS(array)                                                        \
  .operands = array,                                                           \
  .num_operand_defs = COUNT_WITHIN(ARRAY_LENGTH(array), UINT8_MAX)
#define RESULTS(array)                                                         \
  .results = array,                                                            \
  .num_result_defs = COUNT_WITHIN(ARRAY_LENGTH(array), UINT8_MAX)
#define REGIONS(array)                                                         \
  .regions = array,                                                            \
  .num_region_defs = COUNT_WITHIN(ARRAY_LENGTH(array), UINT8_MAX)
#define PROPS(array)                                                           \
  .props = array, .num_props = COUNT_WITHIN(ARRAY_LENGTH(array), OP_MAX_PROPS)

/// Sets of an operation's properties have a bit for each: PROP_BIT.
enum { OP_MAX_PROPS = 64 };

/// Number of regions or successors is not fixed.
#define COUNT_VARIADIC 0xFF

/// The functions that a row names. OpDef says when each is called. A verifier
/// returns false after it has reported an error.
typedef bool OpVerifier(Context *ctx, const Operation *op);
typedef bool OpSymbolVerifier(Context *ctx, const Operation *op,
                              SymbolTables *tables);
typedef bool OpFold(Context *ctx, Operation *op,
                    const Attribute *const *constants, FoldResult *results);
typedef bool OpInfer(Context *ctx, Arena *arena, OpState *state, SourcePos pos);
typedef void OpNamer(const Operation *op, Stream *name);

/// One operation of a dialect. The leading fields are the row's columns; the
/// rest is named. Follows mlir::RegisteredOperationName and ODS.
struct OpDef {
  StringRef name; ///< With the dialect: `std.addi`.
  uint8_t shape;  ///< Its custom assembly, an OpShape; SHAPE_GENERIC: none.
  Traits traits;

  /// NULL `operands` with num_operand_defs 0 means no operands at all; an
  /// operation that takes anything has one variadic ValueDef.
  const ValueDef *operands;
  const ValueDef *results;
  const PropDef *props;
  const RegionDef *regions; ///< NULL: any blocks.
  uint8_t num_operand_defs;
  uint8_t num_old_operands; ///< In an older form; its operands that are not
                            ///< required are this form's only. 0: none.
  uint8_t num_result_defs;
  uint8_t num_props;
  uint8_t num_region_defs;
  uint8_t num_regions;    ///< Or COUNT_VARIADIC.
  uint8_t num_successors; ///< Or COUNT_VARIADIC.
  bool is_unregistered;   ///< Made by context_unregistered_op_def.

  const DialectDef *dialect; ///< For an unregistered op: NULL, or its dialect.

  /// Slot + 1 of the `operandSegmentSizes` property, 0 if there is none.
  /// AttrSizedOperandSegments.
  uint8_t segment_prop;
  /// Slot + 1 of the dense i32 array whose numbers divide the operands of the
  /// last of `operands`. VariadicOfVariadic.
  uint8_t groups_prop;
  /// Slot + 1 of `resultSegmentSizes`.
  uint8_t result_segment_prop;
  /// Default dialect of names without a prefix in its regions ("func"), NULL:
  /// as outside. OpAsmOpInterface::getDefaultDialect.
  const char *default_dialect;
  /// Its name is written with the dialect's prefix, though the dialect's names
  /// are written without it; so did the printers of 2020.
  bool keeps_prefix;
  /// The prefix of the numbers of its blocks (`^foo`); NULL: `^bb`.
  /// OpAsmOpInterface::getAsmBlockNames.
  const char *block_prefix;
  /// Folded constants for its body stay in it, though it may not be isolated.
  /// DialectFoldInterface::shouldMaterializeInto.
  bool keeps_constants;
  /// Its custom syntax, of SHAPE_FORMAT; see asm_format.h.
  const char *format;
  /// Functions for the part of `format` that is called `custom`. NULL: there is
  /// no such part. See op_syntax.h.
  const OpSyntax *syntax;
  /// For SHAPE_GENERIC: the error for an operation in custom syntax; NULL: that
  /// it has none.
  const char *syntax_error;
  /// Upstream parses the custom syntax by hand. Its dictionary may not repeat
  /// what stands before it, and properties that are of another kind of
  /// attribute are dropped; elsewhere the dictionary's entries are checked at
  /// once, and win.
  bool is_parsed_by_hand;
  /// Completes what `format` leaves open: properties, types of operands that
  /// are not written, regions. The types of results are for `infer`. Gives what
  /// is wrong, or NULL. See ir/syntax/written_op.h.
  const char *(*complete)(WrittenOp *written);
  /// Operation that ends its blocks where none is written, for
  /// TRAIT_IMPLICIT_TERMINATOR. With TRAIT_NO_TERMINATOR instead
  /// ("std.module_terminator" of builtin.module): read at the end of its body
  /// and dropped by the parser.
  const char *implicit_terminator;
  /// For TRAIT_SYMBOL etc.: "parent op" names, NULL-terminated, or NULL for
  /// any. HasParent.
  const char *const *parents;

  /// Relations between operand and result types, and properties, that are
  /// checked before the traits, as PredOpTrait is upstream.
  OpVerifier *verify_types;
  /// Checks what the columns above do not say. Runs after them and before the
  /// operation's regions are verified. Reports through op_emit_error.
  OpVerifier *verify;
  /// `verify` looks at nothing but properties, the types of operands and
  /// results, and how many successors there are, so that one operation of
  /// several that have the same is enough.
  bool verifies_signature;
  /// Checks that need the regions' content; runs after they were verified.
  OpVerifier *verify_regions;
  /// For symbol users: checks references, given hashed tables. Runs once for
  /// each op after the symbol table op that holds it was verified.
  OpSymbolVerifier *verify_symbol_uses;
  /// Folds: `constants[i]` is the value of operand i or NULL. See fold.h.
  OpFold *fold;
  /// The fold creates operations in front of `op`, which is in a block, and
  /// changes its users: an analysis must not try it.
  bool fold_creates;
  /// Sets `state->result_types` (in scratch memory of `arena`) from operands,
  /// props and regions, for syntax and builders that leave them out. False
  /// after an error at `pos`. InferTypeOpInterface.
  OpInfer *infer;
  /// Operands that go to block arguments of successor `index`: the first ones,
  /// or those after what OpInterfaces.produced_arguments says.
  /// BranchOpInterface::getSuccessorOperands.
  void (*successor_operands)(const Operation *op, unsigned index,
                             unsigned *first, unsigned *count);
  /// Preferred name of the results (`c42_i32`), without `%`; nothing: numbers.
  /// With a comma for each further result, each has its own: `sum,overflow`;
  /// where there is nothing, it shares the one before: `sizes,,strides,`.
  /// OpAsmOpInterface::getAsmResultNames.
  OpNamer *result_name;
  /// Preferred name of a block argument in one of its regions; nothing: `argN`,
  /// or a number. OpAsmOpInterface::getAsmBlockArgumentNames.
  void (*argument_name)(const Operation *op, const BlockArgument *argument,
                        Stream *name);
  /// The arguments of its entry blocks are called what the operands are called,
  /// which the region, isolated from above, does not see.
  /// OpAsmPrinter::shadowRegionArgs.
  bool shadows_operands;
  /// Is this instance in an older spelling, see PropDef.old_name? NULL: no.
  bool (*uses_old_names)(const Operation *op);
  /// What the general passes ask, see op_interfaces.h; NULL: nothing applies.
  const OpInterfaces *interfaces;
};

#endif
