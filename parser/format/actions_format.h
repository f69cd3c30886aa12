// SPDX-License-Identifier: Apache-2.0
// Operations whose definitions spell out their syntax; see
// ir/syntax/asm_format.h.
#ifndef MLOPT_PARSER_FORMAT_ACTIONS_FORMAT_H
#define MLOPT_PARSER_FORMAT_ACTIONS_FORMAT_H

#include "ir/syntax/asm_format.h"
#include "ir/syntax/op_syntax.h"
#include "parser/data/actions_data.h"
#include "parser/shapes/actions_shapes.h"

/// Uses and types of one group of operands or results, or of all of them.
typedef struct FormatValues {
  SSAUses uses;
  Types types;
  const char *at; ///< Where they begin.
  bool has_types; ///< Types were written, possibly none.
  SSAUse one_use; ///< Storage of a list of one.
  const Type *one_type;
} FormatValues;

/// An operation whose format is being followed.
typedef struct FormatHead {
  Token name;
  const OpDef *def;
  const AsmFormat *format;
  const FormatElement *element; ///< The one that is being read.
  const FormatElement *next;    ///< The rest of the format.
  const FormatElement *oilist;  ///< Its first; NULL outside an oilist.
  FormatKind unfinished; ///< The element's kind if it has more parts; or END.
  uint32_t clauses;      ///< The clauses of the oilist so far.
  const char *start;     ///< What follows the name.
  const char *colon;     ///< The last one; NULL: none so far.
  const char *asked_at;  ///< Where the grammar was last asked.
  const Attribute **props;
  NamedAttrs attrs;
  Regions regions;
  Arguments arguments; ///< Arguments of the next region.
  Arguments shadows;   ///< Those with names that it does not see otherwise.
  LIST(uint32_t) group_sizes; ///< Sizes of operand groups.
  /// What functions of the operation read, and the grammar for them.
  struct {
    unsigned state;
    void *data;
    const Type *type;
    const Attribute *attr;
    Operation *operation;
    Token operand; ///< The newest.
    TrailingLoc loc;
    Location own_loc; ///< That of the operation itself, if it `has_loc`.
    bool has_loc;
  } custom;
  bool is_again;    ///< The types have been read before.
  bool is_in_group; ///< In a group of types.
  Blocks successors;
  FormatValues *operands; ///< By group.
  FormatValues *results;
  FormatValues region_arguments;
  FormatValues prop_values; ///< Holds a property's type; see format_values.
  FormatValues all_operands;
  FormatValues all_results;
} FormatHead;

/// The uses and types read so far for `target`.
FormatValues *format_values(FormatHead *head, FormatTarget target);

/// Moves past the newest token, which is of kind `token`. Returns the next
/// kind.
int format_advance(Parser *parser, int token);
/// Does that if the token is of kind `expected`; otherwise reports that `what`
/// is missing.
int format_take_kind(Parser *parser, int token, int expected, const char *what);
/// Puts the token `request`, which asks the grammar, before the newest token.
/// Returns it.
int format_ask(Parser *parser, int request);
/// Moves past the newest token if its text is `text`; otherwise reports that
/// this was expected.
int format_take_literal(Parser *parser, FormatHead *head, StringRef text,
                        int token);
/// Reports `expected WHAT` at the newest token.
_Noreturn void format_fail_expected(Parser *parser, const char *what);
/// Does `text`, which is not empty, begin as an identifier does?
bool format_is_word(StringRef text);

/// Reads the element's property; `token` is the kind of its first token.
/// Returns the kind of the next token, or of the one that asks the grammar.
int format_take_prop(Parser *parser, FormatHead *head, int token);
/// Reads `%a` or `%a#1`. Returns the kind of the next token.
int format_take_use(Parser *parser, SSAUses *uses, int token);
/// Calls the operation's own function to read, in `state`, from `*token` on.
AsmNext op_syntax_parse(Parser *parser, FormatHead *head, unsigned state,
                        int *token);
/// Can a value of `prop`, which has hooks, begin with the newest token, of kind
/// `token`?
bool prop_hooks_begin(Parser *parser, FormatHead *head, const PropDef *prop,
                      int token);
/// Reads a property that has hooks.
int prop_hooks_parse(Parser *parser, FormatHead *head, int token);

/// Starts reading the operation's custom syntax by its format. The result lives
/// as long as the operation is read.
FormatHead *begin_format(Parser *parser, const Token *name);
/// Follows the format from the newest token, of kind `token`, to where the
/// grammar is needed. Returns the kind of the token that asks the grammar.
int format_next(Parser *parser, FormatHead *head, int token);
/// Takes a type that the format asked for.
void format_take_type(Parser *parser, FormatHead *head, const Type *type);
/// Takes a list of types that the format asked for; in a group of groups it is
/// the next one.
void format_take_types(Parser *parser, FormatHead *head, Types types);
/// Takes `(T) -> U` for functional-type. Fails if it is another type.
void format_take_function(Parser *parser, FormatHead *head, const Type *type);
/// Takes a property or type that is written without its name.
void format_take_data(Parser *parser, FormatHead *head, DataHead *data);
/// Takes a property. Fails if it does not fulfil its constraint.
void format_take_attr(Parser *parser, FormatHead *head, const Attribute *attr);
/// Takes the dictionary of a trait-dict that is not written out.
void format_take_trait(Parser *parser, FormatHead *head, const Attribute *attr);
/// Takes attributes or properties.
void format_take_dict(Parser *parser, FormatHead *head, NamedAttrs attrs);
/// Takes a region. The first one's arguments give types that the format may
/// refer to.
void format_take_region(Parser *parser, FormatHead *head, Region *region);
/// The operation, once the whole format is followed.
Operation *build_format(Parser *parser, FormatHead *head);

#endif
