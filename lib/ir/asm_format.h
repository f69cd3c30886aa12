// SPDX-License-Identifier: Apache-2.0
// Custom syntax that an operation's definition spells out (OpDef.format), for
// dialects whose operations each have one of their own. Parser and printer read
// the same text, an element at a time:
//
//   `word`  ` `  ``  `\n`     a literal; a blank, no blank, a line end
//   $name                     operands, a property, as the definition calls it
//   symbol($name)             a string property, as `@name`
//   operands  region  regions  successor  successors
//   type(T)  functional-type(T, T)   T: $name, operands, results
//   same(T, T)                writes nothing: the types are the same
//   attr-dict  attr-dict-with-keyword  prop-dict
//   ( … )?   ( … ) : ( … )?   printed where the element with a `^` is there
//   oilist( `word` … | … )    clauses in any order
//
// A unit property with a `^` that does not begin its group writes nothing.
//
// Types and attributes spell theirs out in the same way (AttrDef.format), with
// other words, see data_format.h.
// Follows mlir's declarative assemblyFormat.
#ifndef MLOPT_IR_ASM_FORMAT_H
#define MLOPT_IR_ASM_FORMAT_H

#include "ir/op_def.h"

typedef enum FormatKind {
  FORMAT_END,
  FORMAT_LITERAL,
  FORMAT_SPACE, ///< `text` is a blank, nothing, or `\n`.
  FORMAT_OPERANDS,
  FORMAT_PROP,
  FORMAT_SYMBOL,
  FORMAT_REGION,
  FORMAT_REGIONS,
  FORMAT_SUCCESSOR,
  FORMAT_SUCCESSORS,
  FORMAT_TYPES,
  FORMAT_FUNCTION_TYPE,
  FORMAT_SAME_TYPES,
  FORMAT_ATTR_DICT,
  FORMAT_ATTR_DICT_KEYWORD,
  FORMAT_PROP_DICT,
  FORMAT_OPEN,
  FORMAT_ELSE,
  FORMAT_CLOSE,
  FORMAT_OILIST,
  FORMAT_OR,
  FORMAT_OILIST_END,
  // Where there is no OpDef to look it up in.
  FORMAT_NAME, ///< `$name`: `text`.
  FORMAT_WORD, ///< `params`: `text`.
} FormatKind;

/// Values that an element is about: group `index` of the operands or results.
typedef struct FormatTarget {
  unsigned index; ///< FORMAT_ALL: all of them.
  bool is_result;
} FormatTarget;
#define FORMAT_ALL UINT32_MAX

typedef struct FormatElement {
  FormatKind kind;
  bool is_anchor;        ///< `^` stands behind it.
  unsigned prop;         ///< Of PROP and SYMBOL.
  StringRef text;        ///< Of LITERAL, SPACE, NAME and WORD.
  FormatTarget first;    ///< Of what is about values.
  FormatTarget second;   ///< Of FUNCTION_TYPE and SAME_TYPES.
  const char *at, *next; ///< Its text, and what follows.
} FormatElement;

/// The element of the format of `def` at `at`, which is in it. With `def` NULL,
/// here and below, it is a format that belongs to no operation.
FormatElement format_element(const OpDef *def, const char *at);
/// From behind a FORMAT_OPEN or FORMAT_ELSE: the FORMAT_ELSE or FORMAT_CLOSE
/// that ends that part.
FormatElement format_part_end(const OpDef *def, const char *at);
/// The anchor of the group whose first part begins at `at`.
FormatElement format_anchor(const OpDef *def, const char *at);
/// Is the element a unit property that its group's literal stands for?
bool format_is_elided(Context *ctx, const OpDef *def, const FormatElement *unit,
                      const char *group);

/// Is a property's value always unit? Does it take every attribute?
bool format_prop_is_unit(Context *ctx, const PropDef *prop);
bool format_prop_is_any(Context *ctx, const PropDef *prop);
/// The only one of the plain types (integers up to 64 bits, index, floats), or
/// else of the dialects' types without parameters, for which `constraint`
/// holds; NULL: there are several, or none.
const Type *format_only_type(Context *ctx, const TypeConstraint *constraint);
/// The properties that the format names, and segment sizes, as a mask for
/// asm_prop_dict.
uint64_t format_named_props(const OpDef *def);
/// Those that the format writes anywhere, as a mask for asm_attr_dict.
uint64_t format_written_props(const OpDef *def);

/// What an element leaves for the blank in front of the next one.
typedef struct FormatBlanks {
  bool is_needed;
  bool is_after_punctuation;
} FormatBlanks;

/// Has a literal, or anything else, a blank in front?
bool format_literal_has_blank(FormatBlanks blanks, StringRef text);
bool format_variable_has_blank(FormatBlanks blanks);
FormatBlanks format_blanks_behind(StringRef literal);

#endif
