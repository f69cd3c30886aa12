// SPDX-License-Identifier: Apache-2.0
// Custom syntax that an operation's definition spells out (OpDef.format). The
// text is compiled into an array of elements when the operation is met first;
// parser and printer step through that. The text consists of:
//
//   `word`  ` `  ``  `\n`     a literal; a blank, no blank, a line end
//   $name                     operands, a property, as the definition calls it;
//                             a property may have a syntax of its own, see
//                             PropHooks
//   qualified($name)          a property, with the name of its attribute
//   symbol($name)             a string property as `@name`
//   operands  regions  successor  successors
//   region
//   masked-operation  `{ … }`: all of the only region but its terminator, in a
//                     line
//   custom  custom($a, …)     what the definition has functions for, see
//                             op_syntax.h: they write these
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
//
// A unit property with a `^` that does not begin its group writes nothing.
// Operands in groups (OpDef.groups_prop) stand in parentheses, and so do their
// types.
//
// Types and attributes spell theirs out in the same way (AttrDef.format), with
// other words, see data_format.h.
// Follows mlir's declarative assemblyFormat; vector has the directives that
// mlir does not have.
#ifndef MLOPT_IR_SYNTAX_ASM_FORMAT_H
#define MLOPT_IR_SYNTAX_ASM_FORMAT_H

#include "ir/syntax/format_facts.h"
#include "support/stream.h"

typedef enum FormatKind {
  FORMAT_END,
  FORMAT_LITERAL,
  FORMAT_SPACE, ///< `text` is a blank, nothing, or `\n`.
  FORMAT_OPERANDS,
  FORMAT_PROP,
  FORMAT_REGION,
  FORMAT_REGIONS,
  FORMAT_MASKED_OPERATION,
  FORMAT_SUCCESSOR,
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
} FormatKind;

/// The token that tells whether an element is present. A group is present if
/// its first element is.
typedef enum FormatOpener {
  OPENER_NONE, ///< None does: no group can begin with the element.
  OPENER_LITERAL,
  OPENER_PROP, ///< As the property is written.
  OPENER_VALUE,
  OPENER_BRACE,
  OPENER_BLOCK,
  OPENER_TYPE,
  OPENER_LESS,
  OPENER_ATTRIBUTES,
} FormatOpener;

/// The kind of token that an element of `kind` begins with, by which the parser
/// decides whether it is there.
FormatOpener format_opener(FormatKind kind);

/// How a property is written.
typedef enum PropStyle {
  PROP_PLAIN,
  PROP_QUALIFIED,
  PROP_SYMBOL,
} PropStyle;

/// Values that an element is about: group `index` of the operands or results.
typedef struct FormatTarget {
  unsigned index; ///< FORMAT_ALL: all of them.
  bool is_result;
  bool is_prop; ///< `index` is a property: the type of its value.
  /// The group is value `index`, as it and the ones before it are single.
  bool is_single;
} FormatTarget;
#define FORMAT_ALL UINT32_MAX
#define FORMAT_ARGUMENTS (UINT32_MAX - 1) ///< The first region's.

typedef struct FormatElement {
  FormatKind kind;
  bool is_elided;      ///< PROP: a unit property that its group's literal
                       ///< stands for.
  bool has_blank;      ///< A blank is printed in front.
  bool is_else_anchor; ///< OPEN: `anchor` is in the second part.
  PropStyle style;     ///< For PROP.
  unsigned prop;       ///< For PROP.
  /// OPEN and ELSE: index of the ELSE or CLOSE that ends the part. OILIST and
  /// OR: index of the OR or OILIST_END that ends the clause.
  unsigned end;
  unsigned anchor; ///< OPEN: index of the element with `^`.
  /// REGION and SUCCESSOR: how many of the same kind stand before it.
  unsigned number;
  StringRef text;      ///< For LITERAL and SPACE.
  FormatTarget first;  ///< Of what is about values. Of CUSTOM: FORMAT_ALL, or
                       ///< the ones that it may write.
  FormatTarget second; ///< For FUNCTION_TYPE and SAME_TYPES.
  PropSyntax syntax;   ///< For PROP without hooks.
  uint64_t props;      ///< The properties that a CUSTOM writes.
  const TypeDef *type; ///< For BARE_TYPE.
} FormatElement;

/// Groups of operands, or of results, of an operation with a format.
enum { FORMAT_MAX_GROUPS = 10 };

/// A compiled format. Owned by the Context.
typedef struct AsmFormat {
  const OpDef *def;
  /// The properties that the format names, and segment sizes, as a mask for
  /// asm_prop_dict.
  uint64_t named_props;
  /// The properties that it writes anywhere, as a mask for asm_attr_dict.
  uint64_t written_props;
  bool has_same_types; ///< There is a SAME_TYPES.
  /// The one type that a group's constraint allows, or NULL.
  const Type *operand_types[FORMAT_MAX_GROUPS];
  const Type *result_types[FORMAT_MAX_GROUPS];
  unsigned size; ///< Number of elements. The last one is END.
  const FormatElement *elements;
} AsmFormat;

/// The format of `def`, which has one, compiled on first use; NULL: it is
/// wrong, and asm_format_error says why. Dialects whose types it is about are
/// registered by then. Safe from several threads; constant time.
const AsmFormat *asm_format_get(Context *ctx, const OpDef *def);
/// Writes what is wrong with the format of `def`: which operation, which
/// element, and what is missing; nothing if it is right.
void asm_format_error(Context *ctx, const OpDef *def, Stream *why);
/// Are the operands that `target` names divided into groups?
bool format_has_groups(const OpDef *def, FormatTarget target);

#endif
