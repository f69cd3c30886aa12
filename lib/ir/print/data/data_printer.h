// SPDX-License-Identifier: Apache-2.0
// DataPrinter: types, attributes, affine maps and locations as text, without
// recursion and with aliases where the owner of the printer has some.
#ifndef MLOPT_IR_PRINT_DATA_DATA_PRINTER_H
#define MLOPT_IR_PRINT_DATA_DATA_PRINTER_H

#include "ir/attributes/attribute.h"
#include "ir/attributes/location.h"
#include "ir/print/printer.h"
#include "ir/types/type.h"
#include "support/hash_table.h"
#include "support/vector.h"

/// One of the three; the others are NULL or unknown.
typedef struct DataNode {
  const Type *type;
  const Attribute *attr;
  Location loc;
} DataNode;

typedef VECTOR(DataNode) DataNodes;

typedef struct DataPrinter DataPrinter;

/// What prints with aliases: writes `#map`, `!t`, `#loc1` and gives true, or
/// gives false where `node` has none.
typedef bool DataAlias(void *user, DataNode node, Stream *out);

struct DataPrinter {
  const Context *ctx;          ///< For locations; NULL: that of the first one.
  const PrintOptions *options; ///< Borrowed.
  DataAlias *alias;            ///< NULL: no aliases.
  void *user;
  VECTOR(struct DataWork) work; ///< What is left to print.
  PtrMap open_structs;          ///< Identified ones around what is printed.
  PtrMap bare_types;            ///< To PartSpelling; see print_dialect_type.
  PtrMap distincts;             ///< Printed ones, to their number + 1.
  PtrMap repeated; ///< Printed since the text of one node became long.
  size_t begin;    ///< Where that text begins in the stream.
  uintptr_t num_distincts;
  const size_t *indent; ///< The line's; NULL: 0.
  size_t extra_indent;  ///< In what is printed over several lines.
};

/// A printer without pending work; `options` is borrowed.
void data_printer_init(DataPrinter *printer, const Context *ctx,
                       const PrintOptions *options);

/// Frees the pending work.
void data_printer_free(DataPrinter *printer);

/// Prints a type. Linear in its text; no recursion.
void data_print_type(DataPrinter *printer, Stream *out, const Type *type);
typedef enum AttrTypeStyle { ATTR_WITH_TYPE, ATTR_WITHOUT_TYPE } AttrTypeStyle;
/// WITHOUT_TYPE leaves out the `: type` of numbers and elements.
void data_print_attr(DataPrinter *printer, Stream *out, const Attribute *attr,
                     AttrTypeStyle style);
/// A dialect attribute without its dialect and name, or its alias.
void data_print_bare_attr(DataPrinter *printer, Stream *out,
                          const Attribute *attr);
/// What stands between the parentheses of `loc(…)`; aliases included.
void data_print_location(DataPrinter *printer, Stream *out, Location loc);
/// The definition of an alias: `node` itself is spelled out.
void data_print_definition(DataPrinter *printer, Stream *out, DataNode node);
/// ` {a = 1, b}` without the leading blank; entries whose name is in `elided`
/// (NULL-terminated, may be NULL) are left out.
void data_print_named_attribute(DataPrinter *printer, Stream *out,
                                const NamedAttribute *attr);

/// Appends what `node` directly consists of, in the order of its text.
void data_children(const Context *ctx, DataNode node, DataNodes *children);

/// `1, 2` of an array.
void data_print_array_elements(Stream *out, const DenseArrayAttr *attr);

#endif
