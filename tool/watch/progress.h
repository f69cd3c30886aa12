// SPDX-License-Identifier: Apache-2.0
// A line on the terminal during long work: its duration, and the pass or action
// that runs.
#ifndef MLOPT_TOOL_WATCH_PROGRESS_H
#define MLOPT_TOOL_WATCH_PROGRESS_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <time.h>

enum { NUM_ENDINGS = 4 };

/// Between begin and end a thread of its own shows the line once a second has
/// passed since the first begin. Everything else that is written to the
/// terminal is written after an end, which erases the line.
typedef struct Progress {
  pthread_mutex_t lock;
  pthread_cond_t wake;
  pthread_t thread;
  struct timespec start;
  /// Names the running work, in a text that stays alive. Any thread may set it.
  const char *_Atomic activity;
  bool is_on;      ///< Standard error is a terminal that can erase.
  bool has_thread; ///< Since the first begin.
  bool is_working; ///< Between begin and end. Under the lock, as what follows.
  bool is_shown;
  bool takes[NUM_ENDINGS]; ///< While shown: the signals that erase it first.
  bool stops;
} Progress;

/// Never shows anything unless standard error is a terminal.
void progress_init(Progress *progress);
/// Ends the thread, and erases the line.
void progress_free(Progress *progress);
/// Begins or resumes work; `activity` must stay alive.
void progress_begin(Progress *progress, const char *activity);
/// Erases the line, until the next begin.
void progress_end(Progress *progress);

#endif
