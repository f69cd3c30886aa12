// SPDX-License-Identifier: Apache-2.0
// Syntax that an operation has functions for: `custom` in its format. Follows
// mlir's custom<…> and OpAsmOpInterface's parse and print.
//
// Nesting costs no stack: parts that may nest are not read by the hook, but by
// the grammar when the hook has returned, and the hook is called again.
#ifndef MLOPT_IR_SYNTAX_OP_SYNTAX_H
#define MLOPT_IR_SYNTAX_OP_SYNTAX_H

#include "ir/syntax/asm_reader.h"
#include "ir/value.h"

typedef struct Region Region;

typedef struct AsmPrinter AsmPrinter;

/// The names in front of an operation: `%a, %b`.
typedef struct AsmResultNames {
  const StringRef *names; ///< Without `%`; empty for a number.
  size_t count;
} AsmResultNames;

/// The hooks of an operation.
typedef struct OpSyntax {
  /// Reads tokens, adds the parts that they stand for, and says what to read
  /// next. `state` is 0 at first.
  AsmNext (*parse)(AsmReader *reader, unsigned state);
  void (*print)(AsmPrinter *printer, const Operation *op);
  /// Sets the types of the results, and what else depends on their names. NULL:
  /// the syntax says how many results there are. For operations without
  /// operands, regions and successors. OpAsmParser::getResultName.
  void (*name_results)(Context *ctx, Arena *arena, OpState *state,
                       AsmResultNames names);
} OpSyntax;

/// As asm_reader_type, for ASM_READ_ATTR.
const Attribute *asm_reader_attr(const AsmReader *reader);
/// As asm_reader_type, for ASM_READ_OPERATION. It belongs to the hook.
Operation *asm_reader_operation(const AsmReader *reader);
/// Requests an attribute whose type, where it is a number or elements, is
/// `type` and not written.
AsmNext asm_read_attr_of_type(AsmReader *reader, const Type *type,
                              unsigned state);

/// Is the newest token `%name`?
bool asm_reader_is_value(const AsmReader *reader);
/// In place of a group: operands or results that are not told apart.
#define ASM_ALL_VALUES UINT32_MAX
/// Reads `%a` or `%a#1` and adds it to `group` of the operands.
void asm_reader_take_operand(AsmReader *reader, unsigned group);
/// Adds the type of the next result of `group`.
void asm_reader_add_result_type(AsmReader *reader, unsigned group,
                                const Type *type);
/// Type `index` of those that ASM_READ_SIGNATURE read for operands, or NULL.
const Type *asm_reader_operand_type(const AsmReader *reader, unsigned index);
/// Reads `^bb1` and adds it.
Block *asm_reader_take_successor(AsmReader *reader);
/// Adds `block`.
void asm_reader_add_successor(AsmReader *reader, Block *block);
/// Sets property `index`. Fails at `at` if `value` is not allowed for it.
void asm_reader_set_prop(AsmReader *reader, unsigned index, const char *at,
                         const Attribute *value);

/// Reads `%i`, an argument of the next region, whose type is set later.
void asm_reader_take_argument(AsmReader *reader);
/// Sets the type of the argument that was read last.
void asm_reader_set_argument_type(AsmReader *reader, const Type *type);
/// Gives the next region an argument of type `type` with the name of the first
/// operand in `group`, which the region does not see.
void asm_reader_shadow_operand(AsmReader *reader, unsigned group,
                               const Type *type);
/// Adds a region that the hook made. Takes its blocks.
void asm_reader_add_region(AsmReader *reader, Region *region);

/// The location of the newest token.
Location asm_reader_here(const AsmReader *reader);
/// The location that ASM_READ_LOCATION read; false: none. An alias that is not
/// known yet stands for the place in the text.
bool asm_reader_location(const AsmReader *reader, Location *loc);
/// If that is an alias, sets the location of `op` or `argument`, one of which
/// is NULL, when it is known.
void asm_reader_defer_location(AsmReader *reader, Operation *op,
                               BlockArgument *argument);
/// Sets the location of the operation itself.
void asm_reader_set_location(AsmReader *reader, Location loc);

#endif
