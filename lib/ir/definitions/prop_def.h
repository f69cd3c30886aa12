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

/// A constraint that knows more than a function can: `base.holds` is NULL, and
/// `holds` is asked in its place.
typedef struct BoundAttrConstraint {
  AttrConstraint base;
  bool (*holds)(const Attribute *attr, const void *user);
  const void *user; ///< Borrowed.
} BoundAttrConstraint;

/// Is `attr` one of `constraint`?
static inline bool attr_constraint_holds(const AttrConstraint *constraint,
                                         const Attribute *attr) {
  if (constraint->holds)
    return constraint->holds(attr);
  const BoundAttrConstraint *bound = (const BoundAttrConstraint *)constraint;
  return bound->holds(attr, bound->user);
}

typedef struct AsmPrinter AsmPrinter;
typedef struct AsmReader AsmReader;
typedef struct PropDef PropDef;

/// The syntax of a property that is written in a way of its own, and what it
/// comes to if it is no attribute upstream. Follows mlir's Property.
typedef struct PropHooks {
  /// Reads a value in custom syntax; see asm_reader.h.
  const Attribute *(*parse)(AsmReader *reader, const PropDef *prop);
  /// Can a value begin with the newest token?
  bool (*begins)(const AsmReader *reader, const PropDef *prop);
  /// Writes a value. `value` NULL: the slot is empty.
  void (*print)(AsmPrinter *printer, const Operation *op, const PropDef *prop,
                const Attribute *value);
  /// Is `value` allowed for the property? NULL, like `convert`: the property is
  /// an attribute.
  bool (*holds)(const PropDef *prop, const Attribute *value);
  /// The value for an attribute in `<{…}>`. NULL if it does not fit; `why` says
  /// what was expected. convertFromAttribute.
  const Attribute *(*convert)(Context *ctx, const PropDef *prop,
                              const Attribute *value, Stream *why);
} PropHooks;

/// An inherent attribute: slot `props[i]` of the operation.
struct PropDef {
  StringRef name;
  const AttrConstraint *constraint; ///< NULL: any attribute.
  /// What `<{…}>` takes for the verifier to refuse. NULL: nothing of that kind.
  bool (*is_stored)(const Attribute *attr);
  bool is_optional;
  /// Must an operation have the property, though it is optional? NULL: none.
  /// In today's spelling some must where those of 2020 have operands instead.
  bool (*is_required)(const Operation *op);
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
  /// The default value itself, in place of `is_default`, where the definition
  /// belongs to one context; NULL: none.
  const Attribute *default_value;
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
  /// For words in front of a symbol or operand: their order; 0: the property
  /// has no word.
  uint8_t word_order;
  StringRef case_attr;
  /// Properties in `<{…}>` may be a number of any width, or the attribute
  /// `case_attr` of a case.
  bool takes_both;
  /// NULL: it is an attribute, in the usual syntax.
  const PropHooks *hooks;
  const void *hook_data; ///< For `hooks`.
  /// For cases that upstream does not keep as an attribute: what it expects in
  /// `<{…}>`, for errors (`IntegerAttr storage for
  /// ::mlir::LLVM::GEPNoWrapFlags`).
  const char *storage;
  /// Upstream it is not among the operation's attributes, though in generic
  /// syntax it looks like one: -view-op-graph does not show it.
  bool is_no_attribute;
  /// The word that sets a unit property in custom syntax (`exact`), where it is
  /// not the property's name.
  StringRef keyword;
};

/// Does an empty slot stand for a value?
static inline bool prop_has_default(const PropDef *prop) {
  return prop->is_default || prop->default_value;
}
/// Is `value` the one that an empty slot stands for?
static inline bool prop_is_default(const PropDef *prop,
                                   const Attribute *value) {
  return prop->is_default ? prop->is_default(value)
                          : value && value == prop->default_value;
}

/// Is the value of `prop` no attribute upstream?
static inline bool prop_is_value(const PropDef *prop) {
  return prop->hooks && prop->hooks->convert;
}

#endif
