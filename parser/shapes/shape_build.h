// SPDX-License-Identifier: Apache-2.0
// Shared by the actions of the assembly shapes: building an operation from its
// custom form, and reporting what can go wrong.
#ifndef MLOPT_PARSER_SHAPES_SHAPE_BUILD_H
#define MLOPT_PARSER_SHAPES_SHAPE_BUILD_H

#include "ir/definitions/enum_case.h"
#include "parser/parser_internal.h"
#include "parser/shapes/actions_shapes.h"

/// An operation being built. `result` is storage for the type of its result.
typedef struct ShapeOp {
  OpState state;
  const Attribute **props; ///< state.props, for writing.
  const Token *name;
  const Type *result;
  NamedAttrs attrs; ///< The dictionary, if upstream's rules apply to it.
  /// The properties from the dictionary, for an operation that upstream parses
  /// by hand. Then `props` has only those written elsewhere. NULL if there are
  /// none.
  const Attribute **given;
} ShapeOp;

/// Begins the operation that `name` stands for here, with attributes `attrs`.
void shape_begin(Parser *parser, ShapeOp *op, const Token *name,
                 NamedAttrs attrs);
/// Begins an operation whose definition is known.
void shape_begin_def(Parser *parser, ShapeOp *op, const Token *name,
                     const OpDef *def, NamedAttrs attrs);

/// Reports `custom op 'NAME' …` at `at` and leaves the parser.
__attribute__((format(printf, 4, 5))) _Noreturn void
shape_fail(Parser *parser, const OpDef *def, const char *at, const char *format,
           ...);
/// Reports that, with `text` (for example `but got `) followed by a type.
_Noreturn void shape_fail_type(Parser *parser, const OpDef *def, const char *at,
                               const char *text, const Type *type);

/// Fails unless there is one type for each of the operands.
void shape_check_counts(Parser *parser, const ShapeOp *op, const char *at,
                        size_t num_operands, size_t num_types);
/// Fails unless `type` is allowed for operand or result group `value`.
void shape_check_type(Parser *parser, const ShapeOp *op, const ValueDef *value,
                      const Type *type);
/// Fails at the type if it is of a different kind than operand or result group
/// `value` requires: not a memref, or one without a rank. Does nothing for std.
void shape_check_kind(Parser *parser, const ShapeOp *op, const ValueDef *value,
                      PlacedType type);
/// Combines the properties from the dictionary with those from the rest of the
/// syntax, before the operation is created.
void shape_settle_props(Parser *parser, ShapeOp *op);
/// Returns `type` as the shaped type that operand group `index` requires; fails
/// if it is not one.
const ShapedType *shape_shaped_operand(Parser *parser, const ShapeOp *op,
                                       unsigned index, const Type *type);

/// Sets the types of the results with the definition's hook, if it has one;
/// otherwise to `type`.
void shape_set_result(Parser *parser, ShapeOp *op, const Type *type);
/// Sets the types of the results as written.
void shape_set_results(ShapeOp *op, const Type *const *types, uint32_t count);

/// Scratch memory, which ends with the operation.
Value **shape_alloc_values(Parser *parser, size_t count);
/// `operands` is borrowed until the operation is created.
void shape_set_operands(ShapeOp *op, Value *const *operands, size_t count);
/// Sets operands and results from the function type after `colon`. `start`:
/// where the operands would be.
void shape_set_functional(Parser *parser, ShapeOp *op, SSAUses operands,
                          const char *start, const Token *colon,
                          const Type *type);
/// Sets the segment property, if the definition has one. Missing groups at the
/// end count as empty.
void shape_set_segments(Parser *parser, ShapeOp *op, const int32_t *sizes,
                        size_t count);

/// Creates the operation, without regions or with one. If `region` is NULL, the
/// region is empty.
Operation *shape_create(Parser *parser, ShapeOp *op);
/// Creates the operation with one region; NULL: an empty one.
Operation *shape_create_with_region(Parser *parser, ShapeOp *op,
                                    Region *region);

/// The keywords of property `prop`.
const EnumCase *prop_cases(const Parser *parser, const PropDef *prop,
                           size_t *count);
/// The case with this keyword, or NULL.
const EnumCase *prop_find_case(const Parser *parser, const PropDef *prop,
                               StringRef keyword);
/// Sets `value` to what a word or string names of a property that is flags.
/// Strings may list several.
bool prop_find_flags(Parser *parser, const PropDef *prop, const Token *word,
                     uint64_t *value);
/// The attribute that stands for a case; NULL if the case is the default.
const Attribute *prop_case_attr(Parser *parser, const PropDef *prop,
                                uint64_t value);
/// Reports `expected ::mlir::arith::FastMathFlags to be one of: none, …`.
_Noreturn void shape_fail_case(Parser *parser, const OpDef *def,
                               const PropDef *prop, const char *at);
/// Reports "expected string or keyword containing one of …" at `at`.
_Noreturn void shape_fail_keyword(Parser *parser, const OpDef *def,
                                  const PropDef *prop, const char *at);
/// Sets property `index` to the case that a keyword or string token names.
/// Reports an unknown keyword as shape_fail_keyword does, and an unknown string
/// as an "invalid NAME attribute specification".
void shape_set_keyword(Parser *parser, ShapeOp *op, unsigned index,
                       const Token *token);
/// The property of `def` whose flags are written in brackets after `word`
/// (`fastmath<nnan>`), or NULL.
const PropDef *shape_flags_after(const OpDef *def, StringRef word);
/// Sets the properties for flags after operands. Fails at the first flag that
/// the operation does not have, or not at this place.
void shape_set_operand_flags(Parser *parser, ShapeOp *op, OperandFlags flags);
/// Sets integer keyword properties from slot `first` on to their first case,
/// unless they are set.
void shape_set_unwritten_cases(Parser *parser, ShapeOp *op, unsigned first);

/// The function type `result (inputs, ...)` of wrapped types, followed by
/// `suffix` (`*`). If `result` is NULL, it is void.
const Type *shape_wrapped_function_type(Parser *parser,
                                        const DialectDef *dialect,
                                        const char *at, const Type *result,
                                        const Type *const *inputs, size_t count,
                                        bool is_variadic, const char *suffix);
/// The wrapped type `pointee*`.
const Type *shape_wrapped_pointer_type(Parser *parser,
                                       const DialectDef *dialect,
                                       const char *at, const Type *pointee);
/// i1 in the same spelling as the type of the value that `use` names.
const Type *shape_bit_type(Parser *parser, const DialectDef *dialect,
                           SSAUse use);
/// What a pointer, or each pointer of a vector, points to. NULL: it does not
/// say.
const Type *type_pointee(const Type *type);
/// Member `index` of an aggregate, element of a vector or pointee; see
/// TypeDef.element. NULL if there is none.
const Type *type_member(const Type *type, int64_t index);

/// May a case of `prop` be written as a string in custom form? Flags with a
/// description may not.
bool prop_takes_strings(const Parser *parser, const PropDef *prop);

/// The text of a keyword, or of a string.
StringRef keyword_text(Parser *parser, const Token *token);

/// `value : i32`.
const Attribute *i32_attr(Parser *parser, int64_t value);
/// `value : i64`.
const Attribute *i64_attr(Parser *parser, int64_t value);

#endif
