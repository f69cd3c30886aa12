// SPDX-License-Identifier: Apache-2.0
// What the custom syntax of an operation said, for definitions that derive the
// rest from all of it.
#ifndef MLOPT_IR_SYNTAX_WRITTEN_OP_H
#define MLOPT_IR_SYNTAX_WRITTEN_OP_H

#include "ir/operation.h"

/// An operation that was read along its format and is not made yet. The arrays
/// belong to the parser; those without const are to be completed.
typedef struct WrittenOp {
  const OpDef *def;
  Context *ctx;
  Arena *arena; ///< For what the hook makes.
  Location loc;
  const Attribute **props;
  /// Properties that the dictionary names, even those that do not fit.
  const bool *is_given;
  /// The first type of each group of operands. NULL: none was written.
  const Type **operand_types;
  const uint32_t *num_operands; ///< For each group.
  const Type *const *result_types;
  uint32_t num_results;
  Region *const *regions;
  uint32_t num_regions;
  /// What the hook's message is about.
  enum { WRITTEN_NAME, WRITTEN_START, WRITTEN_COLON, WRITTEN_OPERANDS } place;
  /// Groups of operands whose errors come before the hook's message. Their types
  /// are known. WRITTEN_OPERANDS: the message is about the next one.
  unsigned num_resolved;
} WrittenOp;

#endif
