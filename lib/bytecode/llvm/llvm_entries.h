// SPDX-License-Identifier: Apache-2.0
// The parts of llvm attributes that bytecode does not store as text. Follows
// LLVMDialectBytecode.td.
#ifndef MLOPT_BYTECODE_LLVM_LLVM_ENTRIES_H
#define MLOPT_BYTECODE_LLVM_LLVM_ENTRIES_H

#include "ir/definitions/attr_def.h"

typedef enum LLVMFieldKind {
  FIELD_NUMBER, ///< A number, or a word or flags as one; 0: none.
  FIELD_OPTIONAL_NUMBER,
  FIELD_STRING,
  FIELD_ATTR,
  FIELD_OPTIONAL_ATTR,
  FIELD_BOOL,
  FIELD_LIST,  ///< Attributes.
  FIELD_STEPS, ///< An expression's.
} LLVMFieldKind;

typedef struct LLVMField {
  LLVMFieldKind kind;
  StringRef param;
} LLVMField;

enum { LLVM_MAX_FIELDS = 20 };

typedef struct LLVMEntry {
  StringRef name;                    ///< The attribute's; empty: none.
  LLVMField fields[LLVM_MAX_FIELDS]; ///< Ends with one without a name.
} LLVMEntry;

/// The codes are indices into this table.
extern const LLVMEntry llvm_entries[];
/// Their number.
extern const unsigned num_llvm_entries;

/// A step of an expression is not an attribute of its own here.
enum { LLVM_STEP_CODE = 4 };

/// Code of the attributes of `def`, or num_llvm_entries.
unsigned llvm_entry_code(const AttrDef *def);
/// Index of a field's parameter.
size_t llvm_field_param(const AttrDef *def, const LLVMField *field);

#endif
