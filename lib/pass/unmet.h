// SPDX-License-Identifier: Apache-2.0
// Warnings about pipelines that had nothing to run on.
#ifndef MLOPT_PASS_UNMET_H
#define MLOPT_PASS_UNMET_H

#include "pass/pass.h"
#include "support/diagnostics/diagnostics.h"

/// After runs of `pipeline`, warns of each pipeline nested in it that met no
/// operation in any of them: once if several siblings want the same. Pipelines
/// nested in one of those get no warning.
void pipeline_warn_unmet(const Pipeline *pipeline, Diagnostics *diags);

#endif
