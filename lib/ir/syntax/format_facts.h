// SPDX-License-Identifier: Apache-2.0
// What constraints of properties and values mean for their syntax. A constraint
// is a function, so that these ask it about examples.
#ifndef MLOPT_IR_SYNTAX_FORMAT_FACTS_H
#define MLOPT_IR_SYNTAX_FORMAT_FACTS_H

#include "ir/definitions/op_def.h"

/// How the value of a property is written that has no hooks.
typedef enum PropReading {
  PROP_READ_ATTR,  ///< As an attribute; see PropSyntax.
  PROP_READ_BARE,  ///< A dialect attribute without its name.
  PROP_READ_FLAGS, ///< `<read, write>`
  PROP_READ_CASE,  ///< A word.
  PROP_READ_ARRAY, ///< `[1, 2]`
} PropReading;

typedef struct PropSyntax {
  PropReading reading;
  bool is_any;      ///< Every attribute is accepted.
  bool is_typed;    ///< Numbers of several types are: theirs is written.
  bool takes_float; ///< An f64, an integer of some type, a string, a symbol.
  bool takes_integer;
  bool takes_string;
  bool takes_symbol;
  const AttrDef *bare;       ///< The attribute of BARE; otherwise NULL.
  const Type *array_element; ///< For ARRAY.
} PropSyntax;

/// The syntax of `prop`.
PropSyntax prop_syntax(Context *ctx, const PropDef *prop);
/// Is unit the only value that `prop` accepts?
bool prop_is_unit(Context *ctx, const PropDef *prop);
/// `number` with the first type that `prop` accepts, or i64.
const Attribute *prop_integer(Context *ctx, const PropDef *prop,
                              int64_t number);

/// The dialect type with parameters that fulfils `constraint`, or NULL.
const TypeDef *constraint_bare_type(Context *ctx,
                                    const TypeConstraint *constraint);
/// The only one of the plain types (integers up to 64 bits, index, floats), or
/// else of the dialects' types without parameters, for which `constraint`
/// holds; NULL: there are several, or none. `constraint` may be NULL.
const Type *constraint_only_type(Context *ctx,
                                 const TypeConstraint *constraint);

#endif
