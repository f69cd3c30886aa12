// SPDX-License-Identifier: Apache-2.0
// Definitions of properties: the inherent attributes of an operation. Follows
// ODS.
#ifndef MLOPT_IR_DEFINITIONS_PROP_DEF_H
#define MLOPT_IR_DEFINITIONS_PROP_DEF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/context.h"
#include "ir/definitions/enum_case.h"
#include "support/stream.h"
#include "support/string_ref.h"

typedef struct Operation Operation;

typedef struct AttrConstraint {
  const char *summary; ///< After "failed to satisfy constraint: ".
  bool (*holds)(const Attribute *attr);
} AttrConstraint;

/// How the value of a property is written that is no attribute upstream, and
/// what attribute it is here. Follows mlir's Property.
typedef enum PropFormKind {
  FORM_INTEGER, ///< `1`: an integer of `width`.
  FORM_BOOL,    ///< `true`, `false`, or a number.
  FORM_STRING,
  FORM_WRAPPED, ///< A string that upstream keeps in a struct; in `<{…}>` only.
  FORM_UNIT,    ///< `unit`, `unit_absent`: false.
  FORM_NUMBERS,  ///< `[1, 2]`: a dense array of `width`.
  FORM_ARRAY,    ///< `[1, 2]`: an array.
  FORM_OPTIONAL, ///< `none`, `some<1>`: an array of none or one.
  FORM_CASE,     ///< `read`: an i32 integer.
  FORM_FLAGS,  ///< `read, write`: an i32 integer; the first case's by default.
  FORM_NAME,   ///< A word, or a string; a string.
  FORM_FIELDS, ///< One after the other: a dictionary.
} PropFormKind;

/// One of FORM_FIELDS: after `word`, where that is not NULL.
typedef struct FormField {
  StringRef name;
  const char *word;
  const struct PropForm *form;
} FormField;

typedef struct PropForm {
  PropFormKind kind;
  uint8_t width;
  bool is_bare;                   ///< Of OPTIONAL: `1`, without `some<`.
  bool is_unsigned;               ///< Of INTEGER: as it is printed.
  const struct PropForm *element; ///< Of ARRAY and OPTIONAL.
  const EnumCase *cases;          ///< Of CASE and FLAGS.
  size_t num_cases;
  const char *keyword;  ///< Of FLAGS in brackets, in front of these; or NULL.
  const char *meaning;  ///< Of CASE and FLAGS, for errors: `a test enum`.
  const char *cpp_name; ///< Of CASE, FLAGS and FIELDS, for errors.
  const FormField *fields; ///< Of FIELDS.
  size_t num_fields;
} PropForm;

/// An inherent attribute: slot `props[i]` of the operation.
typedef struct PropDef {
  StringRef name;
  const AttrConstraint *constraint; ///< NULL: any attribute.
  bool is_optional;
  /// Another name under which generic syntax is read (`type`), and printed
  /// where OpDef.uses_old_names says so; empty: none.
  StringRef old_name;
  /// Default values. A NULL slot means the default: custom syntax does not show
  /// it, generic syntax shows `default_text` (`#llvm.fastmath<none>`) or what
  /// `default_print` writes; neither is shown where uses_old_names holds. The
  /// parser turns a value for which `is_default` holds into NULL.
  const char *default_text;
  void (*default_print)(const Operation *op, Stream *out);
  bool (*is_default)(const Attribute *attr);
  /// The parser keeps a default value that is written: custom syntax alone does
  /// not show it. DefaultValuedOptionalAttr.
  bool keeps_default;
  /// What stands for a value in a trait-dict. NULL: the value.
  const Attribute *(*written)(Context *ctx, const Attribute *attr);
  /// What the parser stores where generic syntax has no value.
  const Attribute *(*initial)(Context *ctx);
  /// Keywords that custom syntax writes for integer values (`slt`), or NULL.
  const EnumCase *cases;
  size_t num_cases;
  /// What custom syntax makes of a case: an i64 integer, or with this an i32
  /// integer, or with `case_attr` the dialect attribute of that name
  /// (`llvm.linkage`), whose own cases stand for `cases` if that is NULL.
  bool is_i32_case;
  /// Of words in front of a symbol or operand, which stand in this order; 0:
  /// the property has no word.
  uint8_t word_order;
  StringRef case_attr;
  /// Properties in `<{…}>` may be a number of any width, or the attribute
  /// `case_attr` of a case.
  bool takes_both;
  /// NULL: it is an attribute.
  const PropForm *form;
  /// Of cases that upstream keeps as no attribute: what it expects in `<{…}>`,
  /// for errors (`IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags`).
  const char *storage;
  /// Upstream it is none of the operation's attributes, though in generic
  /// syntax it looks like one: -view-op-graph does not show it.
  bool is_no_attribute;
  /// The word that sets a unit property in custom syntax (`exact`), where it is
  /// not the property's name.
  StringRef keyword;
} PropDef;

#endif
