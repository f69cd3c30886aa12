// SPDX-License-Identifier: Apache-2.0
// The printer: mlir-opt's text, to the byte.
#ifndef MLOPT_IR_PRINT_PRINTER_H
#define MLOPT_IR_PRINT_PRINTER_H

#include "ir/operation.h"
#include "support/stream.h"
#include "support/text_pieces.h"

/// Is told where operations begin in the text.
typedef struct PrintObserver PrintObserver;
struct PrintObserver {
  /// The line of `op`, which is not the one that op_print was called for,
  /// begins at `place` of the stream.
  void (*op_begins)(PrintObserver *self, const Operation *op, size_t place);
};

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
  bool unique_ids;              ///< -mlir-print-unique-ssa-ids.
  bool value_users;             ///< -mlir-print-value-users.
  bool location_names;          ///< -mlir-use-nameloc-as-prefix.
  bool elide_elements;          ///< With `elide_elements_above` set.
  int64_t elide_elements_above; ///< -mlir-elide-elementsattrs-if-larger.
  int64_t hex_elements_above;   ///< Default 100; -1: never.
  bool elide_resources;
  int64_t elide_resource_strings_above;
  bool elide_repeated;     ///< For long types and attributes.
  size_t cut_after;        ///< Bytes of a type or attribute after which it is
                           ///< cut, to be looked at. 0: never.
  PrintObserver *observer; ///< Borrowed; NULL: nobody is told.
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

/// Prints a block with its label as mlir::Block::print does, as it is called
/// within the outermost operation around it. Linear in that.
void block_print(Context *ctx, const Block *block, Stream *out);

/// What values are called where an operation is printed.
typedef struct ValueNames ValueNames;
/// The names of all values in `op` and of its results, without regard to what
/// is around it, as they are now. Linear. Follows mlir::AsmState.
ValueNames *value_names_create(const Operation *op,
                               const PrintOptions *options);
/// Frees `names` itself too. The texts that it gave die with it.
void value_names_free(ValueNames *names);
/// `%0`; `<<UNKNOWN SSA VALUE>>` of a value that was not there. Constant time.
const char *value_names_get(const ValueNames *names, const Value *value);

/// Takes text before all of it is there: `flush` empties `out`, between
/// operations, when that has become large.
typedef struct PrintSink {
  void *user;
  void (*flush)(void *user, Stream *out);
} PrintSink;
/// op_print that gives its text to `sink` from time to time; the rest is in
/// `out`.
void op_print_to(Context *ctx, const Operation *op, const PrintOptions *options,
                 Stream *out, const PrintSink *sink);

/// Makes the operations in a module's block whole only while they are printed.
/// `worker` is the number of the thread.
typedef struct PrintSource {
  void *user;
  bool has_threads; ///< On the Context's threads; not for the generic form.
  /// Makes `op` whole, or gives what is printed in its place. NULL: gives up.
  const Operation *(*open)(void *user, unsigned worker, const Operation *op);
  /// `op` was printed.
  void (*close)(void *user, unsigned worker, const Operation *op);
  /// After all were closed: in `*front` a block of operations that are printed
  /// in front of them, or NULL. False: gives up.
  bool (*finish)(void *user, const Block **front);
} PrintSource;

/// Can op_print_from print `op`?
bool op_can_be_printed_from(const Context *ctx, const Operation *op,
                            const PrintOptions *options);
/// op_print for a top-level operation with one block, in a context without
/// resources: appends the text to `out`. Each operation of the block is opened
/// once, in some order. False if `source` gave up, or the text of an operation
/// turns out to depend on a later one: `out` is as it was.
bool op_print_from(Context *ctx, const Operation *op,
                   const PrintOptions *options, const PrintSource *source,
                   TextPieces *out);

/// Prints a type without aliases. No recursion.
void type_print(Stream *out, const Type *type);

/// Prints an attribute without aliases. No recursion.
void attr_print(Stream *out, const Attribute *attr);

/// Prints a type for a reader: parts of a long text that it has already are
/// left out.
void type_print_brief(Stream *out, const Type *type);

/// Prints an attribute for a reader, see type_print_brief.
void attr_print_brief(Stream *out, const Attribute *attr);

/// Prints `loc(…)` for a reader, see type_print_brief.
void location_print(const Context *ctx, Stream *out, Location loc);

/// Prints `name` as it stands after an `@`: quoted where it must be.
void symbol_print(Stream *out, StringRef name);

/// Prints `name` as a keyword, or quoted.
void keyword_or_string_print(Stream *out, StringRef name);

#endif
