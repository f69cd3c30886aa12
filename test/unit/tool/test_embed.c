// SPDX-License-Identifier: Apache-2.0
// The embedding interface.
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "tool/mlopt.h"

static const char add[] = "func @add(%a: i32, %b: i32) -> i32 {\n"
                          "  %0 = addi %a, %b : i32\n"
                          "  return %0 : i32\n"
                          "}\n";

static MloptModule *parse(MloptContext *context, const char *text) {
  return mlopt_module_parse(context, "input.mlir", text, strlen(text));
}

static void assert_prints(MloptModule *module, unsigned flags,
                          const char *wanted) {
  size_t size;
  char *text = mlopt_module_print(module, flags, &size);
  assert_int_equal(size, strlen(text));
  assert_string_equal(text, wanted);
  mlopt_free(text);
}

static void prints_what_it_parsed(void **state) {
  (void)state;
  MloptContext *context = mlopt_context_create();
  MloptModule *module = parse(context, add);
  assert_string_equal(mlopt_context_diagnostics(context), "");
  assert_prints(module, 0,
                "module {\n"
                "  func @add(%arg0: i32, %arg1: i32) -> i32 {\n"
                "    %0 = addi %arg0, %arg1 : i32\n"
                "    return %0 : i32\n"
                "  }\n"
                "}\n\n");
  assert_true(mlopt_module_verify(module));
  mlopt_module_free(module);
  mlopt_context_free(context);
}

/// A converted struct has the body that its text says, in one context.
static void reads_converted_structs_again(void **state) {
  (void)state;
  MloptContext *context = mlopt_context_create();
  MloptModule *module =
      parse(context, "func.func private @f(!llvm.struct<\"s\", (index)>)\n");
  assert_true(mlopt_module_run(module, "builtin.module(convert-func-to-llvm)"));
  size_t size;
  char *text = mlopt_module_print(module, 0, &size);
  assert_non_null(strstr(text, "!llvm.struct<\"_Converted.s\", (i64)>"));
  MloptModule *again = parse(context, text);
  assert_string_equal(mlopt_context_diagnostics(context), "");
  assert_prints(again, 0, text);
  mlopt_free(text);
  mlopt_module_free(again);
  mlopt_module_free(module);
  mlopt_context_free(context);
}

static void takes_print_flags(void **state) {
  (void)state;
  MloptContext *context = mlopt_context_create();
  MloptModule *module = parse(context, "");
  assert_prints(module, MLOPT_PRINT_GENERIC,
                "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n\n");
  mlopt_module_free(module);
  mlopt_context_free(context);
}

static void runs_a_pipeline(void **state) {
  (void)state;
  MloptContext *context = mlopt_context_create();
  MloptModule *module = parse(context, add);
  assert_true(mlopt_module_run(
      module, "builtin.module(convert-std-to-llvm{llvm-types=modern})"));
  char *text = mlopt_module_print(module, 0, NULL);
  assert_non_null(strstr(text, "llvm.add %arg0, %arg1 : i32"));
  mlopt_free(text);
  mlopt_module_free(module);
  mlopt_context_free(context);
}

static void a_wrong_pipeline_changes_nothing(void **state) {
  (void)state;
  MloptContext *context = mlopt_context_create();
  MloptModule *module = parse(context, add);
  assert_false(mlopt_module_run(module, "builtin.module(convert-std-to-llwm)"));
  assert_non_null(strstr(mlopt_context_diagnostics(context),
                         "did you mean 'convert-std-to-llvm'?"));
  assert_true(mlopt_module_verify(module));
  assert_string_equal(mlopt_context_diagnostics(context), "");
  mlopt_module_free(module);
  mlopt_context_free(context);
}

typedef struct Seen {
  unsigned count;
  MloptSeverity severities[4];
  unsigned lines[4];
  unsigned columns[4];
  char text[256];
} Seen;

static void see(void *user, const MloptDiagnostic *diagnostic) {
  Seen *seen = user;
  if (seen->count == 4)
    return;
  assert_string_equal(diagnostic->file, "input.mlir");
  seen->severities[seen->count] = diagnostic->severity;
  seen->lines[seen->count] = diagnostic->line;
  seen->columns[seen->count++] = diagnostic->column;
  strncpy(seen->text, diagnostic->text, sizeof seen->text - 1);
}

static void errors_reach_the_handler(void **state) {
  (void)state;
  Seen seen = {0};
  MloptContext *context = mlopt_context_create();
  mlopt_context_set_diagnostic_handler(context, see, &seen);
  assert_null(parse(context, "func @f() {\n  return %x : i32\n}\n"));
  assert_true(seen.count > 0);
  assert_int_equal(seen.severities[0], MLOPT_SEVERITY_ERROR);
  assert_int_equal(seen.lines[0], 2);
  assert_int_equal(seen.columns[0], 10);
  assert_non_null(
      strstr(mlopt_context_diagnostics(context), "input.mlir:2:10: error: "));
  mlopt_context_free(context);
}

static void verifying_can_be_left_for_later(void **state) {
  (void)state;
  static const char text[] =
      "\"builtin.module\"() ({\n}) {sym_name = 3 : i32} : () -> ()";
  MloptContext *context = mlopt_context_create();
  assert_null(parse(context, text));
  MloptModule *module =
      mlopt_module_parse_unverified(context, "input.mlir", text, strlen(text));
  if (module)
    assert_false(mlopt_module_verify(module));
  assert_non_null(strstr(mlopt_context_diagnostics(context), "error: "));
  mlopt_module_free(module);
  mlopt_context_free(context);
}

static void unregistered_dialects_are_allowed_on_request(void **state) {
  (void)state;
  static const char text[] = "\"foo.bar\"() : () -> ()";
  MloptContext *context = mlopt_context_create();
  assert_null(parse(context, text));
  mlopt_context_allow_unregistered_dialects(context, true);
  MloptModule *module = parse(context, text);
  assert_non_null(module);
  mlopt_module_free(module);
  mlopt_context_free(context);
}

static void text_needs_no_nul(void **state) {
  (void)state;
  MloptContext *context = mlopt_context_create();
  MloptModule *module =
      mlopt_module_parse(context, "input.mlir", "module {}%", 9);
  assert_prints(module, 0, "module {\n}\n\n");
  mlopt_module_free(module);
  mlopt_context_free(context);
}

static void modules_of_a_context_are_independent(void **state) {
  (void)state;
  MloptContext *context = mlopt_context_create();
  MloptModule *first = parse(context, add);
  MloptModule *second = parse(context, "");
  mlopt_module_free(first);
  assert_prints(second, 0, "module {\n}\n\n");
  mlopt_module_free(second);
  mlopt_context_free(context);
}

static void *lower_many(void *arg) {
  bool *ok = arg;
  *ok = true;
  for (int i = 0; i < 50; i++) {
    MloptContext *context = mlopt_context_create();
    MloptModule *module = parse(context, add);
    *ok &= mlopt_module_run(module, "builtin.module(convert-std-to-llvm)");
    char *text = mlopt_module_print(module, 0, NULL);
    *ok &= strstr(text, "llvm.add") != NULL;
    mlopt_free(text);
    mlopt_module_free(module);
    mlopt_context_free(context);
  }
  return NULL;
}

static void contexts_in_threads_do_not_meet(void **state) {
  (void)state;
  enum { NUM_THREADS = 4 };
  pthread_t threads[NUM_THREADS];
  bool results[NUM_THREADS];
  for (int i = 0; i < NUM_THREADS; i++)
    assert_int_equal(pthread_create(&threads[i], NULL, lower_many, &results[i]),
                     0);
  for (int i = 0; i < NUM_THREADS; i++) {
    pthread_join(threads[i], NULL);
    assert_true(results[i]);
  }
}

static void threads_give_the_same_text(void **state) {
  (void)state;
  char text[16 * 1024] = "";
  for (int i = 0; i < 100; i++) {
    char *end = text + strlen(text);
    snprintf(end, (size_t)(text + sizeof text - end),
             "func @f%d(%%a: i32) -> i32 {\n"
             "  %%0 = muli %%a, %%a : i32\n  return %%0 : i32\n}\n",
             i);
  }
  char *printed[2];
  for (unsigned i = 0; i < 2; i++) {
    MloptContext *context = mlopt_context_create();
    mlopt_context_set_num_threads(context, i ? 4 : 1);
    MloptModule *module = parse(context, text);
    assert_true(
        mlopt_module_run(module, "builtin.module(convert-std-to-llvm)"));
    printed[i] = mlopt_module_print(module, 0, NULL);
    mlopt_module_free(module);
    mlopt_context_free(context);
  }
  assert_string_equal(printed[0], printed[1]);
  mlopt_free(printed[0]);
  mlopt_free(printed[1]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(prints_what_it_parsed),
      cmocka_unit_test(reads_converted_structs_again),
      cmocka_unit_test(takes_print_flags),
      cmocka_unit_test(runs_a_pipeline),
      cmocka_unit_test(a_wrong_pipeline_changes_nothing),
      cmocka_unit_test(errors_reach_the_handler),
      cmocka_unit_test(verifying_can_be_left_for_later),
      cmocka_unit_test(unregistered_dialects_are_allowed_on_request),
      cmocka_unit_test(text_needs_no_nul),
      cmocka_unit_test(modules_of_a_context_are_independent),
      cmocka_unit_test(contexts_in_threads_do_not_meet),
      cmocka_unit_test(threads_give_the_same_text),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
