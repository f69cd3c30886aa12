// SPDX-License-Identifier: Apache-2.0
// The program mlopt-dynamic: mlopt's command line, and plug-ins. It is linked
// with libmlopt.so, which its plug-ins use, too, and sees the public headers
// alone. Options for plug-ins are taken from the command line before mloptMain
// reads it, as the names of their passes are options themselves.
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mlopt-c/Main.h"
#include "mlopt-c/Plugin.h"

static const char dialect_flag[] = "load-dialect-plugin";
static const char pass_flag[] = "load-pass-plugin";

static const char help[] =
    "\nPlug-ins\n"
    "  -load-dialect-plugin=<file>  Load the dialects of a plug-in\n"
    "  -load-pass-plugin=<file>     Load the passes of a plug-in\n";

/// A plug-in of the command line.
typedef struct Request {
  const char *flag; ///< One of the two above.
  const char *path; ///< Of `argv`.
} Request;

typedef struct Requests {
  Request *data;
  int count;
} Requests;

/// Reports an error, in two parts, about the plug-in at `path`.
static MlirLogicalResult reject(const char *path, const char *what,
                                const char *more) {
  fprintf(stderr, "mlopt-dynamic: plug-in '%s' cannot be loaded: %s%s\n", path,
          what, more);
  return mlirLogicalResultFailure();
}

/// The plug-in in the file at `path`; NULL after an error. It stays loaded.
static const MloptPlugin *open_plugin(const char *path) {
  // Without a slash, the name would be looked up where libraries are.
  size_t size = strlen(path) + sizeof "./";
  char *file = malloc(size);
  if (!file) {
    reject(path, "out of memory", "");
    return NULL;
  }
  snprintf(file, size, "%s%s", strchr(path, '/') ? "" : "./", path);
  void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  free(file);
  if (!library) {
    reject(path, dlerror(), "");
    return NULL;
  }
  const MloptPlugin *(*get)(void) = NULL;
  // As POSIX has it: C knows no conversion between the two kinds of pointers.
  *(void **)(void *)&get = dlsym(library, MLOPT_PLUGIN_FUNCTION);
  const MloptPlugin *plugin = get ? get() : NULL;
  if (!plugin)
    reject(path, "it has no function " MLOPT_PLUGIN_FUNCTION, "");
  return plugin;
}

static MlirLogicalResult load(MlirContext context, const Request *request) {
  const MloptPlugin *plugin = open_plugin(request->path);
  if (!plugin)
    return mlirLogicalResultFailure();
  if (plugin->version != MLOPT_PLUGIN_VERSION) {
    char versions[64];
    snprintf(versions, sizeof versions, "%u, not %u", plugin->version,
             MLOPT_PLUGIN_VERSION);
    return reject(request->path, "its interface has version ", versions);
  }
  bool is_dialect = request->flag == dialect_flag;
  MlirLogicalResult (*fill)(MlirContext) =
      is_dialect ? plugin->registerDialects : plugin->registerPasses;
  if (!fill)
    return reject(request->path, "it has no ",
                  is_dialect ? "dialects" : "passes");
  return fill(context);
}

static MlirLogicalResult load_all(MlirContext context, void *user) {
  const Requests *requests = user;
  for (int i = 0; i < requests->count; i++)
    if (mlirLogicalResultIsFailure(load(context, &requests->data[i])))
      return mlirLogicalResultFailure();
  return mlirLogicalResultSuccess();
}

/// The text after `flag` in `argument`: "" or "=FILE"; NULL if it is another
/// option.
static const char *value_of(const char *argument, const char *flag) {
  size_t dashes = strspn(argument, "-"), size = strlen(flag);
  const char *rest = argument + dashes;
  bool is_flag = (dashes == 1 || dashes == 2) && !strncmp(rest, flag, size) &&
                 (!rest[size] || rest[size] == '=');
  return is_flag ? rest + size : NULL;
}

/// Moves the options for plug-ins from `argv` to `requests`, which have room.
/// False after an error.
static bool take_requests(int *argc, char **argv, Requests *requests) {
  int kept = 1;
  bool are_options = true;
  for (int i = 1; i < *argc; i++) {
    are_options &= strcmp(argv[i], "--") != 0;
    const char *dialect = value_of(argv[i], dialect_flag);
    const char *pass = value_of(argv[i], pass_flag);
    const char *value = dialect ? dialect : pass;
    if (!are_options || !value) {
      argv[kept++] = argv[i];
      continue;
    }
    const char *path = *value ? value + 1 : argv[++i];
    if (!path || !*path) {
      fprintf(stderr, "mlopt-dynamic: -%s: requires a file\n",
              dialect ? dialect_flag : pass_flag);
      return false;
    }
    requests->data[requests->count++] =
        (Request){dialect ? dialect_flag : pass_flag, path};
  }
  *argc = kept;
  argv[kept] = NULL;
  return true;
}

static bool wants_help(int argc, char **argv) {
  return argc == 2 && (!strcmp(argv[1], "-help") || !strcmp(argv[1], "--help"));
}

int main(int argc, char **argv) {
  Requests requests = {calloc((size_t)argc + 1, sizeof(Request)), 0};
  if (!requests.data) {
    fputs("mlopt-dynamic: out of memory\n", stderr);
    return 1;
  }
  bool ok = take_requests(&argc, argv, &requests);
  int status = ok ? mloptMain(argc, argv, load_all, &requests) : 1;
  if (ok && !status && wants_help(argc, argv))
    fputs(help, stdout);
  free(requests.data);
  return status;
}
