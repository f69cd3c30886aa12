// SPDX-License-Identifier: Apache-2.0
// Operations whose definitions spell their syntax out, see
// ir/syntax/asm_format.h.
#ifndef MLOPT_PARSER_FORMAT_ACTIONS_FORMAT_H
#define MLOPT_PARSER_FORMAT_ACTIONS_FORMAT_H

#include "ir/syntax/asm_format.h"
#include "parser/data/actions_data.h"
#include "parser/shapes/actions_shapes.h"

enum { FORMAT_MAX_GROUPS = 10 };

/// Uses and types of a group of operands or results, or of all of them.
typedef struct FormatValues {
  SSAUses uses;
  Types types;
  const char *at; ///< Where they began.
  bool has_types; ///< They were written, though there may be none.
} FormatValues;

/// An operation whose format is being followed.
typedef struct FormatHead {
  Token name;
  const OpDef *def;
  const char *next;      ///< Rest of the format.
  const char *group;     ///< Innermost group, after its bracket.
  const char *oilist;    ///< Its clauses; NULL: in none.
  FormatElement element; ///< The one that waits for the grammar.
  const char *asked_at;  ///< Where the grammar was asked last.
  uint32_t clauses;      ///< Of the oilist: those that were there.
  const Attribute **props;
  NamedAttrs attrs;
  Regions regions;
  Arguments arguments;        ///< Of the region that follows.
  Token argument_name;        ///< The one whose type is read; an operand.
  LIST(uint32_t) group_sizes; ///< Of operands in groups.
  Integers cases;
  const Operation *inner; ///< The only one of the region.
  StringRef inner_name; ///< Of FORMAT_INNER_OPERATION; empty: it is not there.
  TrailingLoc loc;      ///< That of FORMAT_TRAILING_LOCATION.
  bool is_again;        ///< The types were read before.
  bool is_custom;       ///< Between `custom[` and `]`.
  bool is_in_group;     ///< Of types.
  Blocks successors;
  FormatValues operands[FORMAT_MAX_GROUPS];
  FormatValues results[FORMAT_MAX_GROUPS];
  FormatValues region_arguments;
  FormatValues prop_values; ///< The type of a property, see format_values.
  FormatValues all_operands;
  FormatValues all_results;
} FormatHead;

/// What was read of the values that `target` names.
FormatValues *format_values(FormatHead *head, FormatTarget target);

/// Goes after the newest token, of kind `token`; gives the kind of the next.
int format_advance(Parser *parser, int token);
/// The same if it is of kind `expected`; else reports `what` as missing.
int format_take_kind(Parser *parser, int token, int expected, const char *what);
/// Puts the token that asks the grammar in front of the newest one; gives it.
int format_ask(Parser *parser, int request);
_Noreturn void format_fail_expected(Parser *parser, const char *what);
bool format_is_word(StringRef text);

/// Does the property take `value`? Does it have keywords?
bool format_takes(const PropDef *prop, const Attribute *value);
bool format_has_cases(const Parser *parser, const PropDef *prop);
/// The property of the element, from the token of kind `token` on. Gives the
/// kind of the next token, or of the one that asks the grammar.
int format_take_prop(Parser *parser, FormatHead *head, int token);
/// The name of an operation, from the token of kind `token` on.
int format_take_op_name(Parser *parser, StringRef *name, int token);
/// Does a value of `form` begin with the token of kind `token`?
bool format_begins_form(const Parser *parser, const PropForm *form, int token);
/// The same of a number, and of what it is with another.
int format_take_sum(Parser *parser, FormatHead *head, int token);
/// The same of one that has a PropForm.
int format_take_form(Parser *parser, FormatHead *head, int token);

FormatHead *begin_format(Parser *parser, const Token *name);
/// Follows the format from `token`, the kind of the newest, to where the
/// grammar is needed. Gives the kind of the token that asks for it.
int format_next(Parser *parser, FormatHead *head, int token);
void format_take_type(Parser *parser, FormatHead *head, const Type *type);
void format_take_types(Parser *parser, FormatHead *head, Types types);
void format_take_function(FormatHead *head, FunctionSignature type);
/// A property or type that stands without its name.
void format_take_data(Parser *parser, FormatHead *head, DataHead *data);
void format_take_attr(Parser *parser, FormatHead *head, const Attribute *attr);
/// Attributes, or properties.
void format_take_dict(Parser *parser, FormatHead *head, NamedAttrs attrs);
void format_take_region(Parser *parser, FormatHead *head, Region *region);
/// The only operation of a region, in generic form.
void format_take_operation(Parser *parser, FormatHead *head, Operation *op);
Operation *build_format(Parser *parser, FormatHead *head);

#endif
