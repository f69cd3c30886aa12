// SPDX-License-Identifier: Apache-2.0
// What the files of the dlti dialect share.
#ifndef MLOPT_DIALECTS_DLTI_DLTI_INTERNAL_H
#define MLOPT_DIALECTS_DLTI_DLTI_INTERNAL_H

#include "dialects/dlti/dlti.h"
#include "ir/attributes/attribute.h"
#include "ir/operation.h"

/// The dl_spec of `op`, or NULL: only modules have one that counts.
const DialectAttr *dlti_spec_of(const Operation *op);

/// Checks the entries of the dl_spec of `op`, and that they agree with those of
/// the modules around it. Follows mlir::detail::verifyDataLayoutOp.
bool dlti_verify_layout(Context *ctx, const Operation *op);

#endif
