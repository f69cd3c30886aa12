// SPDX-License-Identifier: Apache-2.0
// Words before a symbol or an operand that stand for properties.
#ifndef MLOPT_PARSER_SHAPES_SHAPE_WORDS_H
#define MLOPT_PARSER_SHAPES_SHAPE_WORDS_H

#include "parser/shapes/shape_build.h"

/// The word that names the property: `thread_local` for `thread_local_`.
StringRef prop_word(const PropDef *prop);
/// Sets the property that `word` names, or that has a case of this name. False
/// if there is none.
bool shape_set_word(Parser *parser, ShapeOp *op, StringRef word);
/// Sets the properties that `words` name; see asm_shapes.def. Returns false at
/// a word that names none, and stores it in `*bad`.
bool shape_set_words(Parser *parser, ShapeOp *op, const Tokens *words,
                     const Token **bad);
/// Does so for properties that have a `word_order`, and requires that order.
bool shape_set_ordered_words(Parser *parser, ShapeOp *op, const Tokens *words,
                             const Token **bad);
/// Sets the properties that `words` name. Fails with mlir's "expected SSA
/// operand" at the first word that is not a property.
void shape_set_operand_words(Parser *parser, ShapeOp *op, const Tokens *words);
/// Reports `word`, which is none of those before a symbol, and notes the one of
/// `def`, or of `others`, that is most like it.
_Noreturn void shape_fail_symbol_word(Parser *parser, const OpDef *def,
                                      const Token *word,
                                      const StringRef *others,
                                      size_t num_others);

#endif
