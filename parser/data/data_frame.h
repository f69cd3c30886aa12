// SPDX-License-Identifier: Apache-2.0
// Where the reading of a type or attribute by its format stands, for the files
// that follow the format and that read one parameter.
#ifndef MLOPT_PARSER_DATA_DATA_FRAME_H
#define MLOPT_PARSER_DATA_DATA_FRAME_H

#include "ir/definitions/attr_def.h"
#include "parser/data/actions_data.h"

/// Parameters that are being read. The frames form a stack.
typedef struct DataFrame {
  struct DataFrame *outer;
  const AttrDef *def;
  const DataElement *elements; ///< The format's.
  const DataElement *next;     ///< The rest of them.
  const Attribute **values;    ///< One for each of def->params.
  DataElement list;            ///< The open PARAMS or STRUCT, or END.
  unsigned num_read;           ///< Parameters of `list` read so far.
  unsigned param;              ///< The parameter to read next.
  Attributes items;            ///< Items of an ATTRS or OFS.
  bool has_items;              ///< More items may follow.
} DataFrame;

/// A type that has functions for its syntax.
typedef struct OwnType {
  const TypeDef *def;
  void *data;         ///< See asm_reader_data.
  unsigned state;     ///< For the next call of TypeSyntax.parse.
  const Type *part;   ///< The type that was read last.
  const Type *result; ///< NULL until it is set.
} OwnType;

struct DataHead {
  Token name;
  DataFrame *frame;     ///< NULL for a type with functions.
  OwnType *own;         ///< That type, or NULL.
  const char *start;    ///< Where the parameters start.
  const char *asked_at; ///< Where the grammar was last asked.
};

/// Reports which parameters could not be read, from `frame` (may be NULL)
/// outwards, and leaves the parser.
_Noreturn void data_fail(Parser *parser, const DataFrame *frame);
/// Reports a wrong value of the parameter that is read.
_Noreturn void data_fail_param(Parser *parser, const DataFrame *frame,
                               const char *at, const char *text);
/// Moves past the newest token, which is of kind `token`. Returns the next
/// kind.
int data_advance(Parser *parser, int token);
/// Puts `request`, which it returns, before the newest token.
int data_ask(Parser *parser, DataHead *head, int request);
/// Is the newest token a word?
bool data_is_word(const Parser *parser);
/// Moves past the newest token if its text is `text`; otherwise reports that
/// this was expected.
int data_take_literal(Parser *parser, const DataHead *head, StringRef text,
                      int token);
/// Opens a frame for the parameters of `def`.
void data_push_frame(Parser *parser, DataHead *head, const AttrDef *def);
/// Sets the parameter that is read, or adds an item to it.
void data_set_value(Parser *parser, DataFrame *frame, const Attribute *value);
/// Reads parameter `index`, or its beginning.
int data_take_param(Parser *parser, DataHead *head, unsigned index, int token);
/// Can the parameter begin with the newest token, of kind `token`?
bool data_param_begins(const Parser *parser, const ParamDef *param, int token);
/// Reads an integer with the width of `param` into `number`.
int data_take_number(Parser *parser, const DataFrame *frame,
                     const ParamDef *param, int token, int64_t *number);
/// Reads a parameter that has functions.
int data_take_own_param(Parser *parser, DataHead *head, int token);
/// Reads more of a type that has functions. Returns the kind of the token that
/// asks the grammar or, if there is a result, of the one after the type.
int data_read_own_type(Parser *parser, DataHead *head, int token);

#endif
