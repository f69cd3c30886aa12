// SPDX-License-Identifier: Apache-2.0
// -explore=out.html: records a run and writes it as one page that needs nothing
// else. page.js decides what the page shows.
//
// Recorded are the IR after each step, function by function, the debug trace,
// the IR at its moments, and the diagnostics. Equal lines and functions are
// kept once. A trace of a long run is cut, so that recording stays linear.
#ifndef MLOPT_TOOL_EXPLORE_EXPLORE_H
#define MLOPT_TOOL_EXPLORE_EXPLORE_H

#include "ir/operation.h"
#include "pass/instrumentation.h"
#include "rewrite/trace_op.h"
#include "support/hash_table.h"
#include "support/source.h"
#include "support/vector.h"

/// An operation of the module as it was printed.
typedef struct ExploreChunk {
  uint32_t op;      ///< Its number.
  uint32_t num_ops; ///< In it.
  size_t first;     ///< In ExploreTexts.rows.
  size_t size;      ///< Number of rows.
} ExploreChunk;

/// A line of a chunk: its text, and the operation that begins there.
typedef struct ExploreRow {
  uint32_t line;   ///< In ExploreTexts.lines.
  uint32_t op;     ///< Its number plus 1; 0: none begins.
  uint32_t source; ///< Line of the input; 0: not known.
} ExploreRow;

/// The newest chunk of an operation, and a hash of what was printed.
typedef struct ExploreNewest {
  uint64_t hash;
  size_t size; ///< Size of its text.
  uint32_t chunk;
} ExploreNewest;

/// Texts, each kept once.
typedef struct ExploreTexts {
  Arena arena;
  StringMap line_numbers;
  VECTOR(StringRef) lines;
  VECTOR(ExploreRow) rows;
  VECTOR(ExploreChunk) chunks;
  StringMap chunk_numbers;
  PtrMap newest; ///< By number of an operation plus 1: an ExploreNewest.
} ExploreTexts;

/// The change that a step made to one operation of the module: the number of a
/// chunk.
typedef struct ExploreChange {
  uint32_t op;
  uint32_t chunk;
} ExploreChange;

/// A part of the trace.
typedef struct ExploreSpan {
  size_t begin;
  size_t end;
} ExploreSpan;

/// A pass in a pipeline, with all operations that it ran on.
typedef struct ExploreStep {
  const PipelineStep *step;
  double seconds;
  size_t traced; ///< Bytes of trace.
  bool has_failed;
  bool is_whole; ///< It ran on the module: `changes` are all its operations.
  VECTOR(ExploreChange) changes;
  VECTOR(ExploreSpan) traces;
} ExploreStep;

/// A run of the pipeline on one module.
typedef struct ExploreRun {
  VECTOR(ExploreChange) start; ///< The IR before the first step.
  VECTOR(ExploreStep) steps;
  PtrMap step_numbers; ///< From PipelineStep to its number, plus 1.
  Stream trace;
  Stream header; ///< The line that begins the module.
  Stream result; ///< JSON: diagnostics and source.
  bool is_cut;   ///< The trace was too long.
  bool is_ok;
  double seconds;
} ExploreRun;

typedef struct Explorer {
  PassInstrumentation base;
  TraceObserver observer; ///< Records the IR while it is rewritten.
  const char *path;       ///< Borrowed. NULL: nothing is recorded.
  ExploreTexts texts;
  VECTOR(ExploreRun) runs; ///< One for each part of the input.
  Operation *module;       ///< The module of the current run.
  Operation *changing; ///< An operation of the module that is about to change,
                       ///< or NULL.
  size_t module_size;  ///< Size of its text, before the first step.
  size_t moments_left; ///< Bytes of text that the step may still record.
} Explorer;

/// Prepares a recording for the file `path`; NULL: none.
void explorer_init(Explorer *explorer, const char *path);
/// Frees what was recorded.
void explorer_free(Explorer *explorer);

/// A run on `module` begins; the passes' traces go to the explorer.
void explorer_begin(Explorer *explorer, Context *ctx, Operation *module);
/// The run has ended.
void explorer_end(Explorer *explorer, Context *ctx, bool is_ok);
/// Records the diagnostics so far, in `buffer`, which contains the input of the
/// last run. Called even if nothing could be run.
void explorer_report(Explorer *explorer, const Context *ctx,
                     const SourceBuffer *buffer, bool is_ok);

/// Writes the page. False after an error on `err`.
bool explorer_write(Explorer *explorer, const Pipeline *pipeline, Stream *err);

/// Appends `text` as a string of JSON that may stand in HTML.
void explore_write_string(Stream *out, StringRef text);
/// The number of a line.
uint32_t explore_line(ExploreTexts *texts, StringRef line);

#endif
