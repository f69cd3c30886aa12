// SPDX-License-Identifier: Apache-2.0
// Shared by the files of the dlti dialect.
#ifndef MLOPT_DIALECTS_DLTI_DLTI_INTERNAL_H
#define MLOPT_DIALECTS_DLTI_DLTI_INTERNAL_H

#include "dialects/dlti/dlti.h"
#include "ir/attributes/attribute.h"
#include "ir/operation.h"

/// The dl_spec of `op`. NULL if it has none, or is not a module.
const DialectAttr *dlti_spec_of(const Operation *op);

/// Checks the entries of `op`'s dl_spec, and that they agree with those of the
/// enclosing modules. Follows mlir::detail::verifyDataLayoutOp.
OpVerifier dlti_verify_layout;

#endif
