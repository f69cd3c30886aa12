// SPDX-License-Identifier: Apache-2.0
// Types and attributes whose definitions spell their syntax out, see
// ir/syntax/data_format.h.
#ifndef MLOPT_PARSER_DATA_ACTIONS_DATA_H
#define MLOPT_PARSER_DATA_ACTIONS_DATA_H

#include "ir/syntax/data_format.h"
#include "parser/actions.h"

/// One whose format is being followed; see actions_data.c.
typedef struct DataHead DataHead;

/// Of `name`; one in the brackets of its dialect ends with another `>`.
DataHead *data_begin(Parser *parser, const AttrDef *def, const Token *name);
/// Follows the format from `token`, the kind of the newest, to where the
/// grammar is needed. Gives the kind of the token that asks for it.
int data_next(Parser *parser, DataHead *head, int token);
void data_take_attr(Parser *parser, DataHead *head, const Attribute *attr);
void data_take_type(Parser *parser, DataHead *head, const Type *type);
/// `type`: what stands after it, or NULL.
const Attribute *data_build_attr(Parser *parser, DataHead *head,
                                 const Type *type);
const Type *data_build_type(Parser *parser, DataHead *head);

// --- types that may stand in their own body ---------------------------------

const Type *recursive_reference(Parser *parser, Token def, Token name,
                                Token close);
const Type *open_recursive_type(Parser *parser, Token def, Token name,
                                Token comma);
/// The kind of the newest token, of `token` so far, where a type of the dialect
/// stands without its prefix.
int bare_type_token(Parser *parser, Token def, int token);
const Type *build_recursive_type(Parser *parser, const Type *type,
                                 const Type *body);

#endif
