// SPDX-License-Identifier: Apache-2.0
// The stack of the DataPrinter, for the files that print one kind of node. A
// step writes text up to its first child and pushes what comes after, the last
// part first.
#ifndef MLOPT_IR_PRINT_DATA_DATA_PRINTER_INTERNAL_H
#define MLOPT_IR_PRINT_DATA_DATA_PRINTER_INTERNAL_H

#include "ir/definitions/attr_def.h"
#include "ir/definitions/op_def.h"
#include "ir/print/data/data_printer.h"
#include "ir/syntax/data_syntax.h"

typedef enum DataWorkKind {
  WORK_TEXT,      ///< `pointer`: the text, NUL-terminated.
  WORK_TYPE,      ///< `pointer`: the type. `dialect`: see print_type_step.
  WORK_ATTR,      ///< `pointer`: the attribute; `style`.
  WORK_LOCATION,  ///< `loc`.
  WORK_TYPES,     ///< `pointer`: array; `index`, `count`; `dialect`.
  WORK_INTEGERS,  ///< `pointer`: array of int64_t, each after `, `; `count`.
  WORK_ATTRS,     ///< `pointer`: array; `index`, `count`.
  WORK_ENTRIES,   ///< `pointer`: array of NamedAttribute; `index`, `count`.
  WORK_END,       ///< `pointer`: the identified struct that ends here.
  WORK_PARAMS,    ///< `pointer`: DialectAttr; `index`.
  WORK_FORMAT,    ///< `pointer`: DialectAttr; `index` into its format; `count`.
  WORK_BARE,      ///< `pointer`: DialectAttr, of which dialect and name go.
  WORK_BARE_LIST, ///< `pointer`: array of those; `index`, `count`.
} DataWorkKind;

/// When an attribute's type is written.
typedef enum TypeElision {
  ELIDE_NEVER,
  ELIDE_DEFAULT, ///< Not for i64 and f64.
  ELIDE_ALWAYS,
} TypeElision;

typedef struct DataWork {
  union {
    const void *pointer;
    Location loc;
  };
  const DialectDef *dialect;
  size_t index;
  uint32_t count;
  uint16_t kind;  ///< DataWorkKind.
  uint16_t style; ///< TypeElision.
} DataWork;

/// `T, T`; `types` is borrowed until they are printed.
void data_push_types(DataPrinter *printer, const Type *const *types,
                     size_t count, const DialectDef *dialect);
/// `, 1, 2`; `values` is borrowed until they are printed.
void data_push_integers(DataPrinter *printer, const int64_t *values,
                        size_t count);
/// `elision` says whether a number's or elements' type is left out.
void data_push_attr(DataPrinter *printer, const Attribute *attr,
                    TypeElision elision);
/// Integers, floats, index and none are printed at once. False for others.
bool print_leaf_type(Stream *out, const Type *type);

/// Types of `dialect` (may be NULL) stand without `!` and its name.
void print_type_step(DataPrinter *printer, Stream *out, const Type *type,
                     const DialectDef *dialect);
/// Writes a leaf, or as much of a nested attribute as stands before its first
/// part, and pushes the rest. So do the other `_step` functions.
void print_attr_step(DataPrinter *printer, Stream *out, const Attribute *attr,
                     TypeElision elision);
/// Writes `loc` without `loc(…)` around it.
void print_location_step(DataPrinter *printer, Stream *out, Location loc);

/// `dense<…>`, `sparse<…>`, `array<…>` without the type after it.
void print_dense_elements(const PrintOptions *options, Stream *out,
                          const DenseElementsAttr *attr);
/// `sparse<indices, values>`, or elided if either is larger than the options
/// allow.
void print_sparse_elements(const PrintOptions *options, Stream *out,
                           const SparseElementsAttr *attr);
/// `array<i32: 1, 2>`. Linear in the elements.
void print_dense_array(Stream *out, const DenseArrayAttr *attr);

/// Integers and floats as elements and attributes have them, without a type.
void print_integer_value(Stream *out, const Type *type, const WideInt *value);

/// `<…>` of an attribute with parameters, and the next ones of them.
void print_attr_params(DataPrinter *printer, Stream *out,
                       const DialectAttr *attr);
/// The next parameter of a dialect attribute, with what stands between it and
/// the one before.
void print_params_step(DataPrinter *printer, Stream *out, DataWork item);
/// Writes parameter `index` of `attr`, or pushes it.
void print_param_value(DataPrinter *printer, Stream *out,
                       const DialectAttr *attr, size_t index);
/// Prints the format from `item.index` on; `item.count` parameters of its list
/// are printed already.
void print_format_step(DataPrinter *printer, Stream *out, DataWork item);
/// Does it begin with `<`, or is nothing written? If not, all of it stands in
/// the brackets of its dialect.
bool format_is_pretty(const DialectAttr *attr);

/// The `cases` that `value` has. Cases of several bits come first, and each bit
/// is written once.
void print_flag_cases(Stream *out, const EnumCase *cases, size_t num_cases,
                      uint64_t value, const char *separator);

/// `prefix dialect.text` or, where `text` is not simple, `prefix
/// dialect<text>`.
void print_dialect_symbol(Stream *out, char prefix, StringRef dialect,
                          StringRef text);

#endif
