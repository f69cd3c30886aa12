// SPDX-License-Identifier: Apache-2.0
// Remarks as the documents of a YAML file, to the byte as LLVM writes them.
#ifndef MLOPT_IR_DIAGNOSTICS_REMARK_YAML_H
#define MLOPT_IR_DIAGNOSTICS_REMARK_YAML_H

#include "ir/diagnostics/remark.h"

/// Appends the document for `remark`, of the kind named `kind`, at `loc`.
void remark_write_yaml(const Context *ctx, Location loc, const char *kind,
                       const Remark *remark, Stream *out);

#endif
