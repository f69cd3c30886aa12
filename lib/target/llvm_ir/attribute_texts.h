// SPDX-License-Identifier: Apache-2.0
// The attributes of a function, call or parameter while they are collected.
#ifndef MLOPT_TARGET_LLVM_IR_ATTRIBUTE_TEXTS_H
#define MLOPT_TARGET_LLVM_IR_ATTRIBUTE_TEXTS_H

#include "target/llvm_ir/llvm_ir_internal.h"

typedef enum AttributeClass {
  CLASS_PLAIN,
  CLASS_TYPE,
  CLASS_NUMBER,
  CLASS_RANGE,
  CLASS_STRING,
} AttributeClass;

/// One attribute as text, and where it stands among the others.
typedef struct AttributeText {
  AttributeClass class;
  StringRef key;
  StringRef text;
} AttributeText;

typedef VECTOR(AttributeText) AttributeTexts;

/// Copies what `text` holds, and empties it.
StringRef attribute_take_text(Exporter *exporter, Stream *text);
/// The sort key of a plain attribute; an empty text: LLVM has no attribute of
/// that name.
StringRef attribute_plain_key(StringRef word);
/// Adds a keyword, `name` of static text.
void attribute_add_plain(AttributeTexts *texts, const char *name);
/// Adds `text`, which is borrowed and sorted by `class` and then by `key`.
void attribute_add_text(AttributeTexts *texts, AttributeClass class,
                        StringRef key, StringRef text);
/// `"key"="value"`, `"key"` with an empty value.
void attribute_add_string(Exporter *exporter, AttributeTexts *texts,
                          StringRef key, StringRef value);
/// Prints all of them, each with a blank in front, and frees them.
void attributes_print(Stream *out, AttributeTexts *texts);

//===- passthrough.c ------------------------------------------------------===//

/// The memory effects of a function or call: for each kind of memory two bits,
/// as in LLVM: may it read, may it write?
typedef enum MemoryPlace {
  MEMORY_ARGUMENTS,
  MEMORY_INACCESSIBLE,
  MEMORY_ERRNO,
  MEMORY_OTHER,
  MEMORY_TARGET_0,
  MEMORY_TARGET_1,
  NUM_MEMORY_PLACES
} MemoryPlace;

/// `memory(read, argmem: readwrite)`. Kinds left out are as the rest.
void attribute_add_memory(Exporter *exporter, AttributeTexts *texts,
                          uint64_t effects);
/// `uwtable` or `uwtable(sync)`.
void attribute_add_uwtable(AttributeTexts *texts, bool is_sync);
/// `vscale_range(1,2)`.
void attribute_add_vscale(Exporter *exporter, AttributeTexts *texts,
                          uint32_t low, uint32_t high);
/// `["name", ["key", "value"], …]` of `op`. LLVM's own attributes keep their
/// form, others become strings. `name` is the property's. Follows mlir's
/// convertMLIRAttributesToLLVM.
void attribute_add_passthrough(Exporter *exporter, AttributeTexts *texts,
                               const Operation *op, const ArrayAttr *array,
                               const char *name);

/// Where LLVM allows an attribute.
typedef enum AttributeUse {
  ATTRIBUTE_UNKNOWN,
  ATTRIBUTE_NUMBER, ///< Anything may have it, with a number.
  ATTRIBUTE_OF_VALUES,
  ATTRIBUTE_OF_FUNCTIONS,
} AttributeUse;

/// Where LLVM lets the attribute `key` stand. Linear in the tables.
AttributeUse attribute_use(StringRef key);

#endif
