// SPDX-License-Identifier: Apache-2.0
// TypeReplacer: types and references exchanged wherever they stand inside other
// types and attributes. Follows mlir::AttrTypeReplacer.
#ifndef MLOPT_IR_TYPES_TYPE_REPLACER_H
#define MLOPT_IR_TYPES_TYPE_REPLACER_H

#include "ir/attributes/attribute.h"
#include "ir/operation.h"
#include "support/hash_table.h"
#include "support/vector.h"

typedef struct TypeReplacer {
  Context *ctx;
  /// The replacement of `type`, whose parts were replaced; `type` itself if
  /// there is none. NULL: types stay.
  const Type *(*replace)(Context *ctx, const Type *type);
  /// The replacement of `ref`, or `ref` itself. NULL: references stay.
  const Attribute *(*replace_ref)(Context *ctx, const SymbolRefAttr *ref,
                                  void *user);
  void *user; ///< For `replace_ref`. Borrowed.
  /// Also in types of dialects, but for those that are text of their dialect.
  /// An identified struct becomes another one of its name: call
  /// context_forget_structs first.
  bool enters_dialect_types;
  PtrMap done; ///< Types and attributes, to what they became.
  VECTOR(const DialectType *) structs; ///< Identified, whose new bodies wait.
} TypeReplacer;

/// Frees what is remembered.
void type_replacer_free(TypeReplacer *replacer);

/// Replaces types and references in arrays, dictionaries and type attributes.
/// `attr` may be NULL.
const Attribute *type_replacer_attr(TypeReplacer *replacer,
                                    const Attribute *attr);
/// Replaces the types of the operation's results, of its blocks' arguments and
/// in its attributes, and references there, but not inside its regions.
void type_replacer_op(TypeReplacer *replacer, Operation *op);

#endif
