// SPDX-License-Identifier: Apache-2.0
// Reproducers: a file with the IR and, as a resource in it, the pipeline that
// failed. Follows MLIR's PassCrashRecovery.
#ifndef MLOPT_PASS_REPRODUCER_H
#define MLOPT_PASS_REPRODUCER_H

#include <pthread.h>

#include "ir/print/printer.h"
#include "pass/instrumentation.h"

/// The contents of a reproducer besides the IR.
typedef struct ReproducerConfig {
  StringRef pipeline;
  bool disable_threading;
  bool verify_each;
} ReproducerConfig;

/// Appends `module` to `out`, with `config` as a resource.
void reproducer_print(Context *ctx, const Operation *module,
                      const ReproducerConfig *config, const PrintOptions *print,
                      Stream *out);

/// A watcher that writes a file when a pass fails. Owns its texts.
typedef struct CrashReproducer {
  PassInstrumentation base;
  const char *path;          ///< Borrowed.
  const PrintOptions *print; ///< Borrowed.
  bool has_file;             ///< It is in its file by now.
  bool has_old_file;         ///< One that was there before was renamed.
  int error;                 ///< Why the file could not be written, or 0.
  bool is_local;             ///< Only the failing pass; needs a single thread.
  bool verify_each;
  bool disables_threading;
  pthread_mutex_t mutex; ///< Guards `where` and the fields after it.
  Stream text;           ///< The reproducer. Local: that of the latest pass.
  Stream where;          ///< The failed pass and its operation. Empty: none.
  Location where_loc;    ///< Location of that operation.
  uint32_t where_id; ///< Its id. If several fail, the lowest id wins, whatever
                     ///< the order of threads.
} CrashReproducer;

/// Sets the fields given here; the caller fills in the others. `path` and
/// `print` are borrowed.
void crash_reproducer_init(CrashReproducer *reproducer, const char *path,
                           const PrintOptions *print, bool is_local);
/// Frees the texts; leaves `path` and `print`, which are borrowed.
void crash_reproducer_free(CrashReproducer *reproducer);

/// Saves the IR, in the file too, so that a pass that crashes or is stopped
/// leaves it there. Must be called before the passes run.
void crash_reproducer_begin(CrashReproducer *reproducer, Context *ctx,
                            const Pipeline *pipeline, const Operation *module);
/// Reports the file if a pass failed; otherwise removes it. Called after the
/// passes.
void crash_reproducer_end(CrashReproducer *reproducer, Context *ctx);

#endif
