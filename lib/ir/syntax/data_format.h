// SPDX-License-Identifier: Apache-2.0
// Syntax that the definition of a type or attribute spells out (AttrDef.format)
// with the literals and groups of asm_format.h and, as names:
//
//   $name                a parameter
//   params               all of them, with commas between
//   struct(params)       `name = value, …`, in any order; those that stand
//   struct($a, $b)       in parentheses
//   `+\n`  `-\n`         a line end, and lines after it are indented more,
//   less
//
// A parameter of kind OWN has functions; see data_syntax.h.
//
// Follows mlir's declarative assemblyFormat.
#ifndef MLOPT_IR_SYNTAX_DATA_FORMAT_H
#define MLOPT_IR_SYNTAX_DATA_FORMAT_H

#include "ir/attributes/attribute.h"
#include "ir/syntax/format_token.h"
#include "support/stream.h"

typedef enum DataElementKind {
  DATA_END,
  DATA_LITERAL,
  DATA_SPACE,
  DATA_PARAM,  ///< `first`.
  DATA_PARAMS, ///< Several with commas between: `first`, `count`.
  DATA_STRUCT, ///< Several by name.
  DATA_OPEN,
  DATA_ELSE,
  DATA_CLOSE,
} DataElementKind;

typedef struct DataElement {
  DataElementKind kind;
  StringRef text; ///< For LITERAL and SPACE.
  unsigned first; ///< Index of a parameter.
  unsigned count;
  unsigned end;    ///< For OPEN and ELSE: index of the ELSE or CLOSE after it.
  unsigned anchor; ///< For OPEN: index of the group's anchor.
} DataElement;

/// A format, compiled.
typedef struct DataFormat {
  const AttrDef *def;
  unsigned size;
  const DataElement *elements; ///< The last one is DATA_END.
} DataFormat;

/// The format of `def`, which has one. Owned by the Context; compiled when it
/// is first asked for. NULL: it is wrong, and data_format_error says why.
const DataFormat *data_format_get(Context *ctx, const AttrDef *def);
/// Writes what is wrong with the format of `def`; nothing if it is right.
void data_format_error(const AttrDef *def, Stream *why);

/// Is there something for the element to print?
bool data_is_present(const DialectAttr *attr, const DataElement *element);

#endif
