// SPDX-License-Identifier: Apache-2.0
// What tests of the embedding interface share: a module of its own context.
#ifndef MLOPT_TEST_UNIT_TOOL_EMBED_FIXTURE_H
#define MLOPT_TEST_UNIT_TOOL_EMBED_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tool/mlopt_rewrite.h"

typedef struct Fixture {
  MloptContext *context;
  MloptModule *module;
} Fixture;

static inline Fixture parse(const char *text) {
  Fixture fixture = {.context = mlopt_context_create()};
  mlopt_context_allow_unregistered_dialects(fixture.context, true);
  fixture.module =
      mlopt_module_parse(fixture.context, "input.mlir", text, strlen(text));
  assert_non_null(fixture.module);
  return fixture;
}

static inline void free_fixture(Fixture *fixture) {
  mlopt_module_free(fixture->module);
  mlopt_context_free(fixture->context);
}

static inline void assert_has(MloptModule *module, const char *wanted) {
  char *text = mlopt_module_print(module, MLOPT_PRINT_DEFAULT, NULL);
  if (!strstr(text, wanted))
    fail_msg("no '%s' in:\n%s", wanted, text);
  mlopt_free(text);
}

/// The first operation named `name`, or NULL.
static inline MloptOperation *find(MloptModule *module, const char *name) {
  MloptOperation *root = mlopt_module_operation(module);
  for (MloptOperation *op = root; op; op = mlopt_operation_walk_next(root, op))
    if (mlopt_operation_is(op, name))
      return op;
  return NULL;
}

#endif
