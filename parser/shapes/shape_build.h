// SPDX-License-Identifier: Apache-2.0
// What the actions of the assembly shapes share: an operation being put
// together from its custom form, and the ways in which that can go wrong.
#ifndef MLOPT_PARSER_SHAPES_SHAPE_BUILD_H
#define MLOPT_PARSER_SHAPES_SHAPE_BUILD_H

#include "parser/parser_internal.h"
#include "parser/shapes/actions_shapes.h"

/// An operation in the making. `result` is room for the type of its result.
typedef struct ShapeOp {
  OpState state;
  const Attribute **props; ///< state.props, to be written.
  const Token *name;
  const Type *result;
  NamedAttrs attrs; ///< The dictionary, where upstream's rules hold for it.
  /// What the dictionary says of properties; of an operation that is parsed by
  /// hand, where `props` has only what is written elsewhere. NULL: nothing.
  const Attribute **given;
} ShapeOp;

/// Begins the operation that `name` means here, with attributes `attrs`.
void shape_begin(Parser *parser, ShapeOp *op, const Token *name,
                 NamedAttrs attrs);
/// The same with a definition that is known.
void shape_begin_def(Parser *parser, ShapeOp *op, const Token *name,
                     const OpDef *def, NamedAttrs attrs);

/// Reports `custom op 'NAME' …` at `at` and leaves the parser.
__attribute__((format(printf, 4, 5))) _Noreturn void
shape_fail(Parser *parser, const OpDef *def, const char *at, const char *format,
           ...);
/// The same with `but got 'TYPE'` (any words) and a type after it.
_Noreturn void shape_fail_type(Parser *parser, const OpDef *def, const char *at,
                               const char *text, const Type *type);

/// Fails unless there is one type for each of the operands.
void shape_check_counts(Parser *parser, const ShapeOp *op, const char *at,
                        size_t num_operands, size_t num_types);
/// Fails if `type` does not do for operand (or result) group `value`.
void shape_check_type(Parser *parser, const ShapeOp *op, const ValueDef *value,
                      const Type *type);
/// Fails, where the type stands, if it is of another kind than those that
/// operand or result group `value` takes: no memref, or one without a rank.
/// std does not ask for that here.
void shape_check_kind(Parser *parser, const ShapeOp *op, const ValueDef *value,
                      PlacedType type);
/// Before the operation is created: properties that the dictionary and the rest
/// of the syntax say.
void shape_settle_props(Parser *parser, ShapeOp *op);
/// The shaped type that the first operand groups' `index` must be; fails if it
/// is none.
const ShapedType *shape_shaped_operand(Parser *parser, const ShapeOp *op,
                                       unsigned index, const Type *type);

/// Type of the results: by the definition's hook if it has one, else `type`.
void shape_set_result(Parser *parser, ShapeOp *op, const Type *type);
/// Results of types as written.
void shape_set_results(ShapeOp *op, const Type *const *types, uint32_t count);

Value **shape_alloc_values(Parser *parser, size_t count);
void shape_set_operands(ShapeOp *op, Value *const *operands, size_t count);
/// Operands and results as the function type after `colon` says.
void shape_set_functional(Parser *parser, ShapeOp *op, SSAUses operands,
                          const Token *colon, const Type *type);
/// Fills the segment property, if the definition has one; missing groups at the
/// end are empty.
void shape_set_segments(Parser *parser, ShapeOp *op, const int32_t *sizes,
                        size_t count);

/// Creates it, without regions or with one (NULL `region`: an empty one).
Operation *shape_create(Parser *parser, ShapeOp *op);
Operation *shape_create_with_region(Parser *parser, ShapeOp *op,
                                    Region *region);

/// Keywords that property `prop` knows.
const EnumCase *prop_cases(const Parser *parser, const PropDef *prop,
                           size_t *count);
/// The case of `keyword`, or NULL.
const EnumCase *prop_find_case(const Parser *parser, const PropDef *prop,
                               StringRef keyword);
/// What a case is stored as; NULL if it is the default.
const Attribute *prop_case_attr(Parser *parser, const PropDef *prop,
                                uint64_t value);
/// `expected ::mlir::arith::FastMathFlags to be one of: none, …`.
_Noreturn void shape_fail_case(Parser *parser, const OpDef *def,
                               const PropDef *prop, const char *at);
/// Fails with "expected string or keyword containing one of …" at `at`.
_Noreturn void shape_fail_keyword(Parser *parser, const OpDef *def,
                                  const PropDef *prop, const char *at);
/// Sets property `index` to what a keyword or string token says; the error is
/// "expected string or keyword containing one of …" or `unknown` (NULL:
/// "invalid 'NAME' attribute specification").
void shape_set_keyword(Parser *parser, ShapeOp *op, unsigned index,
                       const Token *token);
/// Sets the property that `word` is a case of or names; false if none is.
bool shape_set_word(Parser *parser, ShapeOp *op, StringRef word);
/// Sets the properties that `words` name, see asm_shapes.def. False at a word
/// that names none; `*bad` is it.
bool shape_set_words(Parser *parser, ShapeOp *op, const Tokens *words,
                     const Token **bad);
/// The same, of properties that have a `word_order`, and in that order.
bool shape_set_ordered_words(Parser *parser, ShapeOp *op, const Tokens *words,
                             const Token **bad);
/// Sets the properties that flags after operands say; fails at the first that
/// the operation does not have, or not there.
void shape_set_operand_flags(Parser *parser, ShapeOp *op, OperandFlags flags);
/// Integer keyword properties from slot `first` on that are not set become
/// their first case.
void shape_set_unwritten_cases(Parser *parser, ShapeOp *op, unsigned first);
/// Fails with mlir's "expected SSA operand" at the first word that is no
/// property.
void shape_set_operand_words(Parser *parser, ShapeOp *op, const Tokens *words);

/// Is it a type that is text of its dialect (`!llvm.i32` of 2020)?
bool type_is_wrapped(const Type *type);
/// `result (inputs, ...)` of wrapped types and what `suffix` adds (`*`);
/// `result` NULL: void.
const Type *shape_wrapped_function_type(Parser *parser,
                                        const DialectDef *dialect,
                                        const char *at, const Type *result,
                                        const Type *const *inputs, size_t count,
                                        bool is_variadic, const char *suffix);
/// `pointee*`.
const Type *shape_wrapped_pointer_type(Parser *parser,
                                       const DialectDef *dialect,
                                       const char *at, const Type *pointee);
/// i1, in the spelling of the value that `use` names.
const Type *shape_bit_type(Parser *parser, const DialectDef *dialect,
                           SSAUse use);
/// Member `index` of an aggregate, element of a vector, pointee: see
/// TypeDef.element. NULL: none.
const Type *type_member(const Type *type, int64_t index);

/// May a case of `prop` be a string in custom form? Flags that are described
/// may not.
bool prop_takes_strings(const Parser *parser, const PropDef *prop);

/// The word of a keyword, or of a string.
StringRef keyword_text(Parser *parser, const Token *token);

const Attribute *i32_attr(Parser *parser, int64_t value);
const Attribute *i64_attr(Parser *parser, int64_t value);

#endif
