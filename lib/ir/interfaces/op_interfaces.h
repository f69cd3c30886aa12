// SPDX-License-Identifier: Apache-2.0
// What the general passes ask of operations beyond OpDef's columns: control
// flow through regions, loops, calls, speculation. One table for all operations
// that answer alike; OpDef.interfaces points to it. Follows MLIR's interfaces
// of the names given.
//
// The hooks are asked through the functions at the end, which know the answers
// for operations without a table.
#ifndef MLOPT_IR_INTERFACES_OP_INTERFACES_H
#define MLOPT_IR_INTERFACES_OP_INTERFACES_H

#include "ir/builder.h"
#include "ir/interfaces/symbol_table.h"
#include "support/hash_table.h"
#include "support/vector.h"

enum { REGION_SUCCESSOR_PARENT = -1 };

/// Where control goes next, and with which values: operands from
/// `first_operand` on of the operation that branches become block arguments (of
/// the region's first block) or results of the parent, from `first_input` on.
/// Follows mlir::RegionSuccessor.
typedef struct RegionSuccessor {
  int64_t region; ///< Index, or REGION_SUCCESSOR_PARENT: after the operation.
  unsigned first_operand;
  unsigned first_input;
  unsigned count; ///< Number of operands, and of inputs.
} RegionSuccessor;

typedef VECTOR(RegionSuccessor) RegionSuccessors;

/// May an operation run where it would not have? TRAIT_PURE alone says yes, an
/// operation without it no.
typedef enum Speculatability {
  SPECULATABLE_BY_TRAIT,    ///< As TRAIT_PURE says.
  SPECULATABLE_NEVER,       ///< No effect on memory, yet not speculatable.
  SPECULATABLE_RECURSIVELY, ///< If all operations in it are.
} Speculatability;

/// Callee and arguments of a call. Follows mlir::CallOpInterface.
typedef struct CallInfo {
  const Attribute *symbol; ///< A SymbolRefAttr, or NULL: `value`.
  Value *value;            ///< The function that is called, or NULL.
  unsigned first_argument; ///< Operand.
  unsigned num_arguments;
} CallInfo;

/// Bounds of an integer, read with a sign and without one.
typedef struct IntegerBounds {
  WideInt smin, smax, umin;
} IntegerBounds;

typedef struct OpInterfaces {
  /// RegionBranchOpInterface. Appends where control may go from `from`: `op`
  /// itself (it is entered), or a terminator
  /// (RegionBranchTerminatorOpInterface, or with TRAIT_RETURN_LIKE) of a block
  /// in one of its regions. `constants[i]` is the value of operand i of `from`
  /// or NULL; the array may be NULL: none is known. Successors that the
  /// constants rule out are left out, as in getEntrySuccessorRegions and the
  /// terminator's getSuccessorRegions. Covers getEntrySuccessorOperands,
  /// getSuccessorInputs and getMutableSuccessorOperands too.
  void (*region_successors)(const Operation *op, const Operation *from,
                            const Attribute *const *constants,
                            RegionSuccessors *successors);
  /// How often region `index` runs at most each time that `op` does; UINT_MAX:
  /// not bounded. getRegionInvocationBounds; NULL: never bounded.
  unsigned (*max_region_runs)(const Operation *op, unsigned index,
                              const Attribute *const *constants);

  /// CallOpInterface, for TRAIT_CALL. NULL: the first property is the callee's
  /// symbol and all operands are arguments; see op_call_info.
  void (*call_info)(const Operation *op, CallInfo *call);
  /// Replaces the callee: setCalleeFromCallable.
  void (*set_callee)(Operation *op, const Attribute *symbol);

  /// BranchOpInterface::getSuccessorForOperands: index of the only successor
  /// that control goes to when operands are `constants`; -1: unknown.
  int (*taken_successor)(const Operation *op,
                         const Attribute *const *constants);

  /// How many of the first block arguments of successor `index` the operation
  /// makes itself. The operands that OpDef.successor_operands gives go to the
  /// arguments after them. NULL: none.
  /// SuccessorOperands::getProducedOperandCount.
  unsigned (*produced_arguments)(const Operation *op, unsigned index);
  /// The group of operands that goes to successor `index`. NULL: the first one
  /// is the branch's own, the others are the successors' in their order. Else
  /// there are as many groups as successors.
  unsigned (*successor_group)(const Operation *op, unsigned index);

  /// ConditionallySpeculatable: asked before `speculatability`, may be NULL.
  /// Together with SPECULATABLE_RECURSIVELY both must hold.
  /// `arith.divsi` looks at its divisor here.
  bool (*is_speculatable)(const Operation *op);
  Speculatability speculatability;
  /// InferIntRangeInterface: bounds of the only result for any operands, if
  /// they are narrower than its type; constants need not give them.
  void (*result_bounds)(const Operation *op, IntegerBounds *bounds);

  /// MemoryEffectsOpInterface, if the traits are not enough: the EFFECT_ bits
  /// (ir/interfaces/effects.h) of this operation, without its body.
  unsigned (*effects)(const Operation *op);

  /// A symbol that is private whatever its attributes say.
  bool is_always_private;
  /// LoopLikeOpInterface: all its regions are run again and again.
  bool is_loop;
  /// RegionBranchTerminatorOpInterface without TRAIT_RETURN_LIKE.
  bool is_region_terminator;

  /// Promotion of memory to values and splitting it up:
  /// `ir/interfaces/memory_slot.h`.
  const struct MemorySlotInterfaces *memory_slots;
} OpInterfaces;

/// A body that was inlined, with its terminators: operations of `block` from
/// `first` up to `end` (NULL: all), and the blocks from `others` up to `rest`.
typedef struct InlinedBody {
  Block *block;
  Operation *first;
  Operation *end;
  Block *others; ///< `rest` where there are none.
  Block *rest;   ///< May be NULL.
} InlinedBody;

/// What a dialect says on inlining, in DialectDef.inliner. A NULL member: never
/// legal, or nothing to do. Follows mlir::DialectInlinerInterface.
typedef struct InlinerInterface {
  /// May `call`, which is of the dialect, be replaced by the body of
  /// `callable`? isLegalToInline(call, callable, wouldBeCloned).
  bool (*is_legal_call)(const Operation *call, const Operation *callable,
                        bool would_be_cloned);
  /// May the blocks of `from` go to `to`, whose operation is of the dialect?
  bool (*is_legal_region)(const Region *to, const Region *from,
                          bool would_be_cloned);
  /// May `op`, which is of the dialect, go to `to`?
  bool (*is_legal_op)(const Operation *op, const Region *to,
                      bool would_be_cloned);
  /// Are the regions of `op` to be looked at as well, once it may go? NULL:
  /// yes. shouldAnalyzeRecursively.
  bool (*looks_inside)(const Operation *op);
  /// Makes of a terminator at the end of an inlined block a branch to `next`,
  /// with its operands; erases it.
  void (*terminator_to_branch)(Context *ctx, Operation *terminator,
                               Block *next);
  /// The operation (of this dialect) that turns `input` into a value of `type`,
  /// where `call` and its callee differ in types; made at the builder's point.
  /// NULL: it cannot. materializeCallConversion.
  Value *(*convert_type)(Builder *builder, const Operation *call, Value *input,
                         const Type *type);
  /// Result types of a callable whose type is not a builtin function type.
  /// NULL: it has none that is known.
  const Type *const *(*result_types)(const Operation *callable,
                                     uint32_t *count);
  /// What takes the place of the value that an argument gets, or of a result of
  /// `call`, by `attrs` (may be NULL), which the callable, of the dialect, has
  /// for it: an operation on `value` made at the builder's point, or `value`.
  /// Symbols are looked up in `tables`.
  Value *(*handle_argument)(Builder *builder, const Operation *call,
                            const Operation *callable, Value *value,
                            const Attribute *attrs, SymbolTables *tables);
  Value *(*handle_result)(Builder *builder, const Operation *call, Value *value,
                          const Attribute *attrs);
  /// Changes what was inlined for `call`, which is of the dialect: the results
  /// are not connected yet. processInlinedCallBlocks.
  void (*process_inlined)(Context *ctx, Operation *call,
                          const InlinedBody *body);
  /// A body of one block that does not return may be inlined, as those of
  /// several are. allowSingleBlockOptimization.
  bool takes_unreturning;
} InlinerInterface;

/// RegionBranchOpInterface?
static inline bool op_is_region_branch(const Operation *op) {
  return op->def->interfaces && op->def->interfaces->region_successors;
}
/// RegionBranchTerminatorOpInterface?
static inline bool op_is_region_terminator(const Operation *op) {
  return op_has_trait(op, TRAIT_RETURN_LIKE) ||
         (op->def->interfaces && op->def->interfaces->is_region_terminator);
}
/// LoopLikeOpInterface?
static inline bool op_is_loop(const Operation *op) {
  return op->def->interfaces && op->def->interfaces->is_loop;
}

/// The successors of `from` (`op` itself, or a terminator in it), in place of
/// what was in `successors`. `op` is a region branch.
void op_region_successors(const Operation *op, const Operation *from,
                          const Attribute *const *constants,
                          RegionSuccessors *successors);
/// For hooks: appends one.
void region_successors_push(RegionSuccessors *successors, int64_t region,
                            unsigned first_operand, unsigned first_input,
                            unsigned count);
/// The value that receives the operand `first_operand + i` of `successor`.
Value *region_successor_input(const Operation *op,
                              const RegionSuccessor *successor, unsigned i);

/// May `op` be executed where it would not have been? Linear in its body if
/// that decides; no recursion. Follows mlir::isSpeculatable.
bool op_is_speculatable(const Operation *op);
/// As op_is_speculatable. `others` has the operations with regions directly in
/// `op` that are not speculatable. Linear in what is directly in it.
bool op_is_speculatable_but_for(const Operation *op, const PtrMap *others);
/// How many of the first arguments of successor `index` a branch makes itself.
static inline unsigned op_produced_arguments(const Operation *op,
                                             unsigned index) {
  const OpInterfaces *interfaces = op->def->interfaces;
  return interfaces && interfaces->produced_arguments
             ? interfaces->produced_arguments(op, index)
             : 0;
}

/// No effects on memory, and speculatable. Follows mlir::isPure.
bool op_is_pure(const Operation *op);

/// Callee and arguments of an operation with TRAIT_CALL.
CallInfo op_call_info(const Operation *op);
/// The body that is run when `op` is called, NULL where it has none (a
/// declaration) or `op` is no callable. CallableOpInterface::getCallableRegion.
Region *op_callable_region(const Operation *op);

#endif
