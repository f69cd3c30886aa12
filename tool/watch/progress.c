// SPDX-License-Identifier: Apache-2.0
#include "tool/watch/progress.h"

#include <signal.h>
#include <stdio.h>

#include "tool/watch/terminal.h"

enum { QUIET_MS = 1000, STEP_MS = 200 };

/// The signals that a user or a system ends programs with.
static const int endings[NUM_ENDINGS] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};

/// Ends the tool as the signal would have, but without the line.
static void end_without_line(int number) {
  terminal_erase_line();
  signal(number, SIG_DFL);
  raise(number);
}

/// Takes the signals that would leave the line where it is.
static void take_signals(Progress *progress) {
  struct sigaction action = {.sa_handler = end_without_line};
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < NUM_ENDINGS; i++) {
    struct sigaction before;
    progress->takes[i] = !sigaction(endings[i], NULL, &before) &&
                         before.sa_handler == SIG_DFL &&
                         !sigaction(endings[i], &action, NULL);
  }
}

static void release_signals(const Progress *progress) {
  for (size_t i = 0; i < NUM_ENDINGS; i++)
    if (progress->takes[i])
      signal(endings[i], SIG_DFL);
}

static long elapsed_ms(const Progress *progress) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (now.tv_sec - progress->start.tv_sec) * 1000 +
         (now.tv_nsec - progress->start.tv_nsec) / 1000000;
}

/// Writes the line over the one before.
static void show(Progress *progress, long elapsed) {
  char line[80];
  snprintf(line, sizeof line, "mlopt: %ld s, %s", elapsed / 1000,
           atomic_load(&progress->activity));
  if (!progress->is_shown)
    take_signals(progress);
  terminal_show_line(line);
  progress->is_shown = true;
}

static void hide(Progress *progress) {
  if (!progress->is_shown)
    return;
  terminal_erase_line();
  release_signals(progress);
  progress->is_shown = false;
}

/// Waits until it is woken, or for `ms`.
static void wait_for(Progress *progress, long ms) {
  struct timespec until;
  clock_gettime(CLOCK_MONOTONIC, &until);
  until.tv_nsec += ms % 1000 * 1000000;
  until.tv_sec += ms / 1000 + until.tv_nsec / 1000000000;
  until.tv_nsec %= 1000000000;
  pthread_cond_timedwait(&progress->wake, &progress->lock, &until);
}

static void *run(void *arg) {
  Progress *progress = arg;
  pthread_mutex_lock(&progress->lock);
  while (!progress->stops) {
    long elapsed = elapsed_ms(progress);
    if (!progress->is_working) {
      pthread_cond_wait(&progress->wake, &progress->lock);
    } else if (elapsed < QUIET_MS) {
      wait_for(progress, QUIET_MS - elapsed);
    } else {
      show(progress, elapsed);
      wait_for(progress, STEP_MS);
    }
  }
  pthread_mutex_unlock(&progress->lock);
  return NULL;
}

void progress_init(Progress *progress) {
  *progress = (Progress){.is_on = terminal_is_there()};
  if (!progress->is_on)
    return;
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&progress->wake, &attributes);
  pthread_condattr_destroy(&attributes);
  pthread_mutex_init(&progress->lock, NULL);
  clock_gettime(CLOCK_MONOTONIC, &progress->start);
}

void progress_begin(Progress *progress, const char *activity) {
  atomic_store(&progress->activity, activity);
  if (!progress->is_on)
    return;
  if (!progress->has_thread &&
      pthread_create(&progress->thread, NULL, run, progress)) {
    progress->is_on = false;
    return;
  }
  progress->has_thread = true;
  pthread_mutex_lock(&progress->lock);
  progress->is_working = true;
  pthread_cond_signal(&progress->wake);
  pthread_mutex_unlock(&progress->lock);
}

void progress_end(Progress *progress) {
  if (!progress->has_thread)
    return;
  pthread_mutex_lock(&progress->lock);
  progress->is_working = false;
  hide(progress);
  pthread_mutex_unlock(&progress->lock);
}

void progress_free(Progress *progress) {
  if (progress->has_thread) {
    progress_end(progress);
    pthread_mutex_lock(&progress->lock);
    progress->stops = true;
    pthread_cond_signal(&progress->wake);
    pthread_mutex_unlock(&progress->lock);
    pthread_join(progress->thread, NULL);
  }
  if (!progress->is_on && !progress->has_thread)
    return;
  pthread_cond_destroy(&progress->wake);
  pthread_mutex_destroy(&progress->lock);
}
