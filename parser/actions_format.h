// SPDX-License-Identifier: Apache-2.0
// Operations whose definitions spell their syntax out, see ir/asm_format.h.
#ifndef MLOPT_PARSER_ACTIONS_FORMAT_H
#define MLOPT_PARSER_ACTIONS_FORMAT_H

#include "ir/asm_format.h"
#include "parser/actions_shapes.h"

enum { FORMAT_MAX_GROUPS = 10 };

/// Uses and types of a group of operands or results, or of all of them.
typedef struct FormatValues {
  SSAUses uses;
  Types types;
  bool has_types; ///< They were written, though there may be none.
} FormatValues;

/// An operation whose format is being followed.
typedef struct FormatHead {
  Token name;
  const OpDef *def;
  const char *next;      ///< Rest of the format.
  const char *group;     ///< Innermost group, behind its bracket.
  const char *oilist;    ///< Its clauses; NULL: in none.
  FormatElement element; ///< The one that waits for the grammar.
  const char *asked_at;  ///< Where the grammar was asked last.
  uint32_t clauses;      ///< Of the oilist: those that were there.
  const Attribute **props;
  NamedAttrs attrs;
  Regions regions;
  Blocks successors;
  FormatValues operands[FORMAT_MAX_GROUPS];
  FormatValues results[FORMAT_MAX_GROUPS];
  FormatValues all_operands;
  FormatValues all_results;
} FormatHead;

/// What was read of the values that `target` names.
FormatValues *format_values(FormatHead *head, FormatTarget target);

FormatHead *begin_format(Parser *parser, const Token *name);
/// Follows the format from `token`, the kind of the newest, to where the
/// grammar is needed. Gives the kind of the token that asks for it.
int format_next(Parser *parser, FormatHead *head, int token);
void format_take_type(Parser *parser, FormatHead *head, const Type *type);
void format_take_types(FormatHead *head, Types types);
void format_take_function(FormatHead *head, FunctionSignature type);
void format_take_attr(Parser *parser, FormatHead *head, const Attribute *attr);
/// Attributes, or properties.
void format_take_dict(Parser *parser, FormatHead *head, NamedAttrs attrs);
void format_take_region(Parser *parser, FormatHead *head, Region *region);
Operation *build_format(Parser *parser, FormatHead *head);

#endif
