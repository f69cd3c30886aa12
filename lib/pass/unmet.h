// SPDX-License-Identifier: Apache-2.0
// Warnings about pipelines that had nothing to run on.
#ifndef MLOPT_PASS_UNMET_H
#define MLOPT_PASS_UNMET_H

#include "pass/pass.h"
#include "support/diagnostics/diagnostics.h"

/// The file in which warnings stand: the value of this option.
#define PIPELINE_FILE "-pass-pipeline"

/// After runs of `pipeline`, warns of each pipeline that was written in it, or
/// in an option of a pass in it, and met no operation in any of them: once if
/// several siblings want the same. Pipelines nested in one of those get no
/// warning.
void pipeline_warn_unmet(const Context *ctx, const Pipeline *pipeline,
                         Diagnostics *diags);

/// Adds what `from` and the pipelines nested in it have met to those of `to`,
/// which was made of the same text. Any thread may do so.
void pipeline_add_met(const Pipeline *from, Pipeline *to);

#endif
