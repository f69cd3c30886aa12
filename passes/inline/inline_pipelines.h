// SPDX-License-Identifier: Apache-2.0
// The pipelines with which -inline simplifies functions: one for each kind of
// function named in `op-pipelines`, and one for all others.
#ifndef MLOPT_PASSES_INLINE_INLINE_PIPELINES_H
#define MLOPT_PASSES_INLINE_INLINE_PIPELINES_H

#include "pass/pass.h"
#include "support/vector.h"

typedef struct InlinePipelines {
  Arena arena;                ///< Owns the pipelines.
  VECTOR(Pipeline *) by_op;   ///< Each is anchored to a kind of function.
  Pipeline *default_pipeline; ///< NULL: none.
} InlinePipelines;

/// Reads the values of the options `op-pipelines` and `default-pipeline`.
/// False, with the reason in `error`, if one is wrong. Pair with
/// `inline_pipelines_free` in any case.
bool inline_pipelines_init(InlinePipelines *pipelines, StringRef op_pipelines,
                           StringRef default_pipeline, Stream *error);
/// Frees the pipelines. The struct may be initialized again.
void inline_pipelines_free(InlinePipelines *pipelines);

/// The pipeline for the function `op`; NULL if there is none.
Pipeline *inline_pipelines_find(const InlinePipelines *pipelines,
                                const Operation *op);

/// Reads them once for all runs, and sets `inner`, where runs note what the
/// pipelines met. A wrong default pipeline is left for inline_pipelines_init.
/// Writes `op_pipelines` out with all options of their passes, as a printed
/// pipeline shows them. Everything new is in `arena`. False, with the reason in
/// `error`, if one of `op_pipelines` is wrong.
bool inline_pipelines_prepare(Arena *arena, StringRef *op_pipelines,
                              StringRef default_pipeline, InnerPipelines *inner,
                              Stream *error);

/// Notes in `inner` what the pipelines have met.
void inline_pipelines_note_met(const InlinePipelines *pipelines,
                               const InnerPipelines *inner);

#endif
