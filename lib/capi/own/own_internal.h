// SPDX-License-Identifier: Apache-2.0
// Dialects of clients. A row of a client becomes the same definition as a row
// of the library; data that does not fit into a definition stands beside it. A
// hook gets from an operation to its definition, and from there to the client's
// functions: a DialectDef is the start of an OwnDialect, and definition i of
// its table belongs to row i.
#ifndef MLOPT_CAPI_OWN_INTERNAL_H
#define MLOPT_CAPI_OWN_INTERNAL_H

#include "capi/capi_internal.h"
#include "ir/definitions/attr_def.h"
#include "ir/interfaces/op_interfaces.h"
#include "mlopt-c/Dialect.h"
#include "rewrite/pattern.h"

/// A client's canonicalization pattern.
typedef struct OwnPattern {
  MloptPatternRow row;
  void *user;
} OwnPattern;

/// A client's dialect. All of it is in the context's arena.
typedef struct OwnDialect {
  DialectDef def; ///< First: see own_dialect.
  PatternTable patterns;
  InlinerInterface inliner;
  MloptDialectRow row; ///< Its arrays are copies, names are the definitions'.
  CapiContext *context;
  OpDef *ops;     ///< The definitions, while they are filled in.
  TypeDef *types; ///< Likewise.
  AttrDef *attrs; ///< Likewise; enumerations come after the others.
} OwnDialect;

static inline const OwnDialect *own_dialect(const DialectDef *def) {
  return (const OwnDialect *)(const void *)def;
}
/// The row of an operation of a client.
static inline const MloptOpRow *own_op_row(const OpDef *def) {
  return &own_dialect(def->dialect)->row.ops[def - def->dialect->ops];
}
static inline void *own_op_user(const OpDef *def) {
  return own_dialect(def->dialect)->row.user;
}

/// Reports an error in a row, as "dialect 'x': …". Returns false.
__attribute__((format(printf, 2, 3))) bool own_wrong(OwnDialect *dialect,
                                                     const char *format, ...);
/// Copies `text` to the context's memory; NULL stays NULL.
const char *own_text(OwnDialect *dialect, const char *text);
/// Zeroed memory of the context.
void *own_alloc(OwnDialect *dialect, size_t size);

/// Fills the definitions of types, attributes and enumerations, whose names are
/// known. False after an error.
bool own_fill_data(OwnDialect *dialect);
/// Fills the definitions of operations, without their formats. False after an
/// error.
bool own_fill_ops(OwnDialect *dialect);
/// Sets `constraint` to the constraint of an operand or result; NULL means any
/// type. False after an error.
bool own_type_constraint(OwnDialect *dialect, const MloptValueRow *row,
                         const TypeConstraint **constraint);
/// The constraint of an attribute, and how the format writes it.
bool own_attr_constraint(OwnDialect *dialect, const MloptAttributeRow *row,
                         PropDef *prop);
/// The hooks of operations with functions for their syntax.
extern const OpSyntax own_syntax;
/// The hooks of a parameter with functions for its syntax; of the dialect's
/// lifetime.
const ParamHooks *own_param_hooks(OwnDialect *dialect,
                                  const MloptParameterRow *row);
/// Sets the hooks of `def` that call functions of its row.
void own_set_hooks(OwnDialect *dialect, OpDef *def, const MloptOpRow *row);
/// Sets the hooks of the dialect itself.
void own_set_dialect_hooks(OwnDialect *dialect);

#endif
