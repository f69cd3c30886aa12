// SPDX-License-Identifier: Apache-2.0
// Types and attributes whose definitions spell out their syntax; see
// ir/syntax/data_format.h.
#ifndef MLOPT_PARSER_DATA_ACTIONS_DATA_H
#define MLOPT_PARSER_DATA_ACTIONS_DATA_H

#include "ir/syntax/data_format.h"
#include "parser/actions.h"

/// A type or attribute whose format is being followed; see actions_data.c.
typedef struct DataHead DataHead;

/// Begins the type or attribute `name`. If it is in the brackets of its
/// dialect, another `>` ends it.
DataHead *data_begin(Parser *parser, const AttrDef *def, const Token *name);
/// Begins the type `name`, in the same way.
DataHead *data_begin_type(Parser *parser, const Token *name);
/// Follows the format from the newest token, of kind `token`, to where the
/// grammar is needed. Returns the kind of the token that asks the grammar.
int data_next(Parser *parser, DataHead *head, int token);
/// The newest token begins a type of the enclosing dialect that is written
/// without its prefix. Returns the right kind of token.
int data_bare_type_token(Parser *parser);
/// Takes an attribute for the parameter that asked. Fails if it is of another
/// kind.
void data_take_attr(Parser *parser, DataHead *head, const Attribute *attr);
/// Takes a type for the parameter that asked. Fails if it is of another kind.
void data_take_type(Parser *parser, DataHead *head, const Type *type);
/// `type` is the type after the attribute, or NULL.
const Attribute *data_build_attr(Parser *parser, DataHead *head,
                                 const Type *type);
/// The type, once all its parameters are read. Fails as its verifier says.
const Type *data_build_type(Parser *parser, DataHead *head);

#endif
