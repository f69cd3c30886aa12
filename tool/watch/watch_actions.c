// SPDX-License-Identifier: Apache-2.0
#include "tool/watch/watch_actions.h"

#include "pass/actions/debugger_hook.h"

#include <errno.h>
#include <string.h>

bool action_watch_needs_why(const ToolOptions *options) {
  return options->why || options->why_not || options->explains_leftovers;
}

bool action_watch_is_on(const ToolOptions *options) {
  return options->log_actions || options->profile_actions ||
         options->debug_counters || options->has_pattern_statistics ||
         options->has_debugger_hook || options->diffs_passes ||
         action_watch_needs_why(options);
}

/// The file of option `flag`; `-` is standard output. NULL: it cannot be
/// opened.
static FILE *open_file(const char *flag, const char *path, Stream *err) {
  FILE *file = strcmp(path, "-") ? fopen(path, "we") : stdout;
  if (!file)
    stream_format(err,
                  "mlopt: error: Opening file for --%s failed: cannot open "
                  "output file '%s': %s\n",
                  flag, path, strerror(errno));
  return file;
}

static bool init_counters(ActionWatch *watch, Stream *err) {
  const ToolOptions *options = watch->options;
  if (options->log_actions) {
    stream_cstr(err, "mlopt: warning: Debug counters are incompatible with "
                     "--log-actions-to and are disabled\n");
    return true;
  }
  Stream error = {0};
  bool ok =
      debug_counters_init(&watch->counters, options->debug_counters, &error);
  if (ok)
    action_handlers_add(&watch->handlers, &watch->counters.base);
  else
    stream_format(err, "mlopt: error: %.*s\n", STR_ARGS(stream_view(&error)));
  stream_free(&error);
  return ok;
}

bool action_watch_init(ActionWatch *watch, const ToolOptions *options,
                       Stream *err) {
  DiffPasses diff = watch->diff; // It watches passes already.
  *watch = (ActionWatch){.options = options, .diff = diff};
  if (options->has_pattern_statistics) {
    pattern_statistics_init(&watch->patterns);
    action_handlers_add(&watch->handlers, &watch->patterns.base);
  }
  if (action_watch_needs_why(options)) {
    why_log_init(&watch->why);
    action_handlers_add(&watch->handlers, &watch->why.base);
  }
  if (options->diffs_passes)
    action_handlers_add(&watch->handlers, &watch->diff.numbers);
  if (options->has_debugger_hook) {
    watch->hook = debugger_hook_handler();
    action_handlers_add(&watch->handlers, &watch->hook);
    stream_cstr(err, "ExecutionContext registered on the context (with "
                     "Debugger hook)\n");
  }
  if (options->log_actions) {
    watch->log_file = open_file("log-actions-to", options->log_actions, err);
    if (!watch->log_file)
      return false;
    action_log_init(&watch->log, watch->log_file, options->log_actions_filter);
    action_handlers_add(&watch->handlers, &watch->log.base);
  }
  if (options->profile_actions) {
    watch->profile_file =
        open_file("profile-actions-to", options->profile_actions, err);
    if (!watch->profile_file)
      return false;
    action_profile_init(&watch->profile, watch->profile_file);
    action_handlers_add(&watch->handlers, &watch->profile.base);
  }
  return !options->debug_counters || init_counters(watch, err);
}

/// Flushes and closes. False: not all could be written.
static bool close_file(FILE **file) {
  if (!*file)
    return true;
  bool ok = !ferror(*file) && fflush(*file) == 0;
  if (*file != stdout)
    ok &= fclose(*file) == 0;
  *file = NULL;
  return ok;
}

bool action_watch_flush(const ActionWatch *watch) {
  bool ok = !watch->log_file || fflush(watch->log_file) == 0;
  return (!watch->profile_file || fflush(watch->profile_file) == 0) && ok;
}

bool action_watch_end(ActionWatch *watch, Stream *err) {
  if (watch->profile_file)
    action_profile_end(&watch->profile);
  bool ok = close_file(&watch->log_file);
  ok &= close_file(&watch->profile_file);
  if (!ok)
    stream_cstr(err, "mlopt: error: not all about actions could be written\n");
  return ok;
}

void action_watch_report(ActionWatch *watch, Stream *err) {
  if (watch->options->has_pattern_statistics)
    pattern_statistics_print(&watch->patterns, err);
  if (watch->options->explain_failures)
    debug_counters_warn(&watch->counters, err);
  if (watch->options->prints_debug_counters)
    debug_counters_print(&watch->counters, err);
}

void action_watch_free(ActionWatch *watch) {
  close_file(&watch->log_file);
  close_file(&watch->profile_file);
  action_log_free(&watch->log);
  debug_counters_free(&watch->counters);
  pattern_statistics_free(&watch->patterns);
  why_log_free(&watch->why);
}
