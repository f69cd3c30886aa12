// SPDX-License-Identifier: Apache-2.0
// Custom syntax that an operation's definition spells out (OpDef.format), for
// dialects whose operations each have one of their own. Parser and printer read
// the same text, an element at a time:
//
//   `word`  ` `  ``  `\n`     a literal; a blank, no blank, a line end
//   $name                     operands, a property, as the definition calls it
//   qualified($name)          a property, with the name of its attribute
//   symbol($name)  keyword($name)  base64($name)  op-name($name)
//                             a string property as `@name`, `name`, `"…"`, name
//   dimensions($name)         integers: `1x?x3`, `[]`
//   location($name)           `loc(…)`, written with debug locations only
//   untyped($name, $type)     a value of the type that property `type` is
//   operands  regions  successor  successors
//   successor-twice           a block that counts as two successors
//   region  region($name)     the latter with its arguments named as operands
//   index-arguments  typed-argument   of the region that follows: `%a, %b`,
//                             of index type; `%a: T`
//   sum($name, $other)        `4 = 5`: a number, and what it is with the other
//   cases($name)              a line `case 4` for each region and number
//   generic-operation         the only one of the region, and what it yields
//   inner-operation(name)     the first of the region, if it is called so: its
//                             name. Read is any name, of an operation between
//                             two arguments and the terminator that the
//                             definition implies; all of it is of one type
//   masked-operation  `{ … }`: all of the only region but its terminator, in a
//                     line
//   trailing-location         `loc(…)`, of that operation; read only
//   result-count              of results of one type
//   result-names($name)       writes nothing: the property is the names that
//                             stand in front, and left out where it says these
//   read-only                 such syntax is printed in generic form
//   type(T)  functional-type(T, T)   T: $name, operands, results
//   type-pair(T, T)       two types, read as a list
//   listed-types(T)           one, or several in parentheses
//   bare-type(T)              of dialect types of one kind, without its name
//   same(T, T)                writes nothing: the types are the same; `region`
//                             is those of its arguments
//   attr-dict  attr-dict-with-keyword  prop-dict
//   unwritten-attr-dict   attributes that are read, and not written
//   trait-dict            `{…}` of all properties; read are any attributes
//   ( … )?   ( … ) : ( … )?   printed where the element with a `^` is there
//   oilist( `word` … | … )    clauses in any order
//   custom[ … ]               no blanks inside but those that are said
//
// A unit property with a `^` that does not begin its group writes nothing.
// Operands in groups (OpDef.groups_prop) stand in parentheses, and so do their
// types.
//
// Types and attributes spell theirs out in the same way (AttrDef.format), with
// other words, see data_format.h.
// Follows mlir's declarative assemblyFormat; where upstream has functions for
// an operation's syntax, the directives above that mlir does not have.
#ifndef MLOPT_IR_SYNTAX_ASM_FORMAT_H
#define MLOPT_IR_SYNTAX_ASM_FORMAT_H

#include "ir/definitions/op_def.h"

typedef enum FormatKind {
  FORMAT_END,
  FORMAT_LITERAL,
  FORMAT_SPACE, ///< `text` is a blank, nothing, or `\n`.
  FORMAT_OPERANDS,
  FORMAT_PROP,
  FORMAT_REGION,
  FORMAT_REGIONS,
  FORMAT_INDEX_ARGUMENTS,
  FORMAT_TYPED_ARGUMENT,
  FORMAT_SUM,
  FORMAT_CASES,
  FORMAT_GENERIC_OPERATION,
  FORMAT_INNER_OPERATION,
  FORMAT_MASKED_OPERATION,
  FORMAT_TRAILING_LOCATION,
  FORMAT_RESULT_COUNT,
  FORMAT_RESULT_NAMES,
  FORMAT_READ_ONLY,
  FORMAT_SUCCESSOR,
  FORMAT_SUCCESSOR_TWICE,
  FORMAT_SUCCESSORS,
  FORMAT_TYPES,
  FORMAT_LISTED_TYPES,
  FORMAT_TYPE_PAIR,
  FORMAT_BARE_TYPE,
  FORMAT_FUNCTION_TYPE,
  FORMAT_SAME_TYPES,
  FORMAT_ATTR_DICT,
  FORMAT_ATTR_DICT_KEYWORD,
  FORMAT_UNWRITTEN_DICT,
  FORMAT_TRAIT_DICT,
  FORMAT_PROP_DICT,
  FORMAT_OPEN,
  FORMAT_ELSE,
  FORMAT_CLOSE,
  FORMAT_OILIST,
  FORMAT_OR,
  FORMAT_OILIST_END,
  FORMAT_CUSTOM,
  FORMAT_CUSTOM_END,
  // Where there is no OpDef to look it up in.
  FORMAT_NAME, ///< `$name`: `text`.
  FORMAT_WORD, ///< `params`: `text`.
} FormatKind;

/// How a property is written.
typedef enum PropStyle {
  PROP_PLAIN,
  PROP_QUALIFIED,
  PROP_SYMBOL,
  PROP_KEYWORD,
  PROP_BASE64,
  PROP_OP_NAME,
  PROP_DIMENSIONS,
  PROP_LOCATION,
  PROP_UNTYPED,
} PropStyle;

/// Values that an element is about: group `index` of the operands or results.
typedef struct FormatTarget {
  unsigned index; ///< FORMAT_ALL: all of them.
  bool is_result;
  bool is_prop; ///< `index` is a property: the type of its value.
} FormatTarget;
#define FORMAT_ALL UINT32_MAX
#define FORMAT_ARGUMENTS (UINT32_MAX - 1) ///< Those of the first region.

typedef struct FormatElement {
  FormatKind kind;
  bool is_anchor;        ///< `^` stands after it.
  PropStyle style;       ///< Of PROP.
  unsigned prop;         ///< Of PROP, SUM, CASES, RESULT_NAMES.
  unsigned other_prop;   ///< Of SUM and PROP_UNTYPED, there the type.
  StringRef text;        ///< Of LITERAL, SPACE, NAME, WORD and
                         ///< INNER_OPERATION.
  FormatTarget first;    ///< Of what is about values. Of REGION: FORMAT_ALL,
                         ///< or operands.
  FormatTarget second;   ///< Of FUNCTION_TYPE and SAME_TYPES.
  const char *at, *next; ///< Its text, and what follows.
} FormatElement;

/// The element of the format of `def` at `at`, which is in it. With `def` NULL,
/// here and below, it is a format that belongs to no operation.
FormatElement format_element(const OpDef *def, const char *at);
/// From after a FORMAT_OPEN or FORMAT_ELSE: the FORMAT_ELSE or FORMAT_CLOSE
/// that ends that part.
FormatElement format_part_end(const OpDef *def, const char *at);
/// The anchor of the group whose first part begins at `at`.
FormatElement format_anchor(const OpDef *def, const char *at);
/// Is the element a unit property that its group's literal stands for?
bool format_is_elided(Context *ctx, const OpDef *def, const FormatElement *unit,
                      const char *group);

/// Are the operands that `target` names divided into groups?
bool format_has_groups(const OpDef *def, FormatTarget target);
/// Of a property of one kind of dialect attribute with parameters, which is
/// written without its name: that kind, else NULL.
const AttrDef *format_bare_attr(Context *ctx, const PropDef *prop);
/// Does the definition take the names of its results from in front of it?
bool format_names_results(const OpDef *def);

/// Does a property take every attribute?
bool format_prop_is_any(Context *ctx, const PropDef *prop);
/// Does it take numbers of several types, so that theirs is written?
bool format_prop_has_any_type(Context *ctx, const PropDef *prop);
/// The dialect type with parameters of which `constraint` holds, or NULL.
const TypeDef *format_bare_type(Context *ctx, const TypeConstraint *constraint);
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
