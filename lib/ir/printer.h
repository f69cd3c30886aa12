// SPDX-License-Identifier: Apache-2.0
// The printer: mlir-opt's text, to the byte.
#ifndef MLOPT_IR_PRINTER_H
#define MLOPT_IR_PRINTER_H

#include "ir/operation.h"
#include "support/stream.h"

/// -mlir-print-op-generic, -mlir-print-debuginfo, … Follows
/// mlir::OpPrintingFlags.
typedef struct PrintOptions {
  bool generic;
  bool debug_info;
  bool pretty_debug_info;   ///< `-mlir-pretty-debuginfo`.
  bool local_scope;         ///< No aliases; locations in place.
  bool use_local_numbering; ///< For one operation out of context.
  bool skip_regions;        ///< Print `{...}` for regions.
  bool assume_verified;
  bool elide_elements;          ///< With `elide_elements_above` set.
  int64_t elide_elements_above; ///< -mlir-elide-elementsattrs-if-larger.
  int64_t hex_elements_above;   ///< Default 100; -1: never.
  bool elide_resources;
  int64_t elide_resource_strings_above;
} PrintOptions;

/// The defaults.
PrintOptions print_options_default(void);

/// Prints an operation as mlir::Operation::print does: a top-level one with
/// aliases, resources and a line end (none of them in local scope), a nested
/// one as it stands in its line. The scratch fields `order` of operations and
/// blocks from the numbering root on are overwritten. Linear in its text; no
/// recursion. Prints functions on the Context's threads; same bytes. Operations
/// that cannot be printed as custom text because they are broken are printed in
/// generic form.
void op_print(Context *ctx, const Operation *op, const PrintOptions *options,
              Stream *out);

/// A type, attribute or location without aliases. No recursion.
void type_print(Stream *out, const Type *type);
void attr_print(Stream *out, const Attribute *attr);
void location_print(const Context *ctx, Stream *out, Location loc);

/// `name` as it stands behind an `@`: quoted where it must be.
void symbol_print(Stream *out, StringRef name);
/// `name` as a keyword, or quoted.
void keyword_or_string_print(Stream *out, StringRef name);

#endif
