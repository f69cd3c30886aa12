// SPDX-License-Identifier: Apache-2.0
// Warnings about pipelines that had nothing to run on.
#ifndef MLOPT_PASS_UNMET_H
#define MLOPT_PASS_UNMET_H

#include "pass/pass.h"
#include "support/diagnostics/diagnostics.h"

/// After runs of `pipeline`, warns of each pipeline nested in it that met no
/// operation in any of them: once where several beside each other want the
/// same. What is nested in one of those goes without saying.
void pipeline_warn_unmet(const Pipeline *pipeline, Diagnostics *diags);

#endif
