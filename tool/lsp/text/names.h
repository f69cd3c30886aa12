// SPDX-License-Identifier: Apache-2.0
// Resolves the names in a document: values, blocks and operations by the
// parser's records, symbols, aliases and resources by their words.
#ifndef MLOPT_TOOL_LSP_TEXT_NAMES_H
#define MLOPT_TOOL_LSP_TEXT_NAMES_H

#include "tool/lsp/text/scan.h"
#include "tool/lsp/text/unit.h"

/// The record of the value or block whose name is at `at` of the unit, or NULL.
/// A name that ends at the cursor counts. Linear in the records.
const ParseRecord *record_at(const Unit *unit, size_t at);
/// The operation whose name is there, or NULL.
const ParseRecord *record_op_at(const Unit *unit, size_t at);
/// The last operation whose name begins at `at` or before, or NULL.
const ParseRecord *record_op_before(const Unit *unit, size_t at);
/// Where a record is in the unit: its name.
Span record_span(const Unit *unit, const ParseRecord *record);
/// Does the record define the value, or one of its group?
bool record_defines(const ParseRecord *record, const Value *value);
/// The record that defines `value`, or NULL.
const ParseRecord *record_of_value(const Unit *unit, const Value *value);
/// The label of `block`, or NULL: it has none.
const ParseRecord *record_of_block(const Unit *unit, const Block *block);

#define NO_NAME SIZE_MAX

/// An `@name` in a part of a document.
typedef struct SymbolName {
  Span span;      ///< In the document.
  Span op;        ///< The name of its operation: for definitions.
  uint32_t table; ///< The symbol table that it stands in.
  uint32_t inner; ///< The table that it defines, or 0.
  size_t before;  ///< The `@a` of `@a::@b`; NO_NAME: none.
  size_t next;    ///< The next definition of this name; NO_NAME: none.
  bool is_definition;
} SymbolName;

typedef struct SymbolNames {
  StringRef text; ///< The document's.
  VECTOR(SymbolName) list;
  StringMap definitions;  ///< A name to its first definition, plus 1.
  VECTOR(uint32_t) outer; ///< By table: the one around it. 0 is the part's.
} SymbolNames;

/// Finds the symbols of a part. Linear. Free them with symbol_names_free.
void symbol_names_find(const Context *ctx, StringRef text, Span part,
                       SymbolNames *names);
/// Frees the lists.
void symbol_names_free(SymbolNames *names);
/// The name at a place, or NO_NAME.
size_t symbol_name_at(const SymbolNames *names, size_t at);
/// The definition of name `index`, itself if it is one; NO_NAME: none. Linear.
size_t symbol_definition(const SymbolNames *names, size_t index);
/// The name's text, without its `@` and quotes.
StringRef symbol_text(const SymbolNames *names, size_t index);

/// The definition of the operation that `word` names in custom or generic form,
/// or NULL.
const OpDef *op_def_of_word(const Context *ctx, StringRef word);

#endif
