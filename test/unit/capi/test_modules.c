// SPDX-License-Identifier: Apache-2.0
// Modules and contexts of the library's interface.
#include <pthread.h>

#include "test/unit/capi/fixture.h"

static const char add[] = "func @add(%a: i32, %b: i32) -> i32 {\n"
                          "  %0 = addi %a, %b : i32\n"
                          "  return %0 : i32\n"
                          "}\n";

/// A converted struct has the body that its text says, in one context.
static void reads_converted_structs_again(void **state) {
  (void)state;
  Fixture fixture = parse("func.func private @f(!llvm.struct<\"s\", (index)>)");
  assert_true(
      run(&fixture, fixture.module, "builtin.module(convert-func-to-llvm)"));
  char *text = print(fixture.module);
  assert_non_null(strstr(text, "!llvm.struct<\"_Converted.s\", (i64)>"));
  MlirModule again = parse_module(fixture.context, text);
  assert_string_equal(fixture.said->data, "");
  assert_has(again, text);
  free(text);
  mlirModuleDestroy(again);
  free_fixture(&fixture);
}

static void runs_a_pipeline(void **state) {
  (void)state;
  Fixture fixture = parse(add);
  assert_true(run(&fixture, fixture.module,
                  "builtin.module(convert-std-to-llvm{llvm-types=modern})"));
  assert_has(fixture.module, "llvm.add %arg0, %arg1 : i32");
  free_fixture(&fixture);
}

static void a_wrong_pipeline_changes_nothing(void **state) {
  (void)state;
  Fixture fixture = parse(add);
  assert_false(
      run(&fixture, fixture.module, "builtin.module(convert-std-to-llwm)"));
  assert_said(&fixture, "did you mean 'convert-std-to-llvm'?");
  assert_true(mlirOperationVerify(mlirModuleGetOperation(fixture.module)));
  assert_has(fixture.module, "addi %arg0, %arg1 : i32");
  free_fixture(&fixture);
}

/// After a pass has failed, the module can be looked at, printed and freed.
static void a_failed_pass_leaves_a_module(void **state) {
  (void)state;
  Fixture fixture = parse("func.func @f(%t: tensor<4xf32>) {\n  return\n}\n"
                          "func.func @g(%a: i32) -> i32 {\n"
                          "  %0 = arith.addi %a, %a : i32\n"
                          "  return %0 : i32\n}\n");
  assert_false(
      run(&fixture, fixture.module, "builtin.module(convert-std-to-llvm)"));
  assert_said(&fixture, "error: ");
  assert_has(fixture.module, "@g(");
  MlirOperation first =
      mlirBlockGetFirstOperation(mlirModuleGetBody(fixture.module));
  assert_false(mlirOperationIsNull(first));
  assert_true(run(&fixture, fixture.module, "builtin.module(symbol-dce)"));
  free_fixture(&fixture);
}

static void errors_have_places(void **state) {
  (void)state;
  Fixture fixture = create_context(false);
  fixture.module =
      parse_module(fixture.context, "func @f() {\n  return %x : i32\n}\n");
  assert_true(mlirModuleIsNull(fixture.module));
  assert_said(&fixture, "loc(\"-\":2:10): error: ");
  free_fixture(&fixture);
}

static void unregistered_dialects_are_allowed_on_request(void **state) {
  (void)state;
  static const char text[] = "\"foo.bar\"() : () -> ()";
  Fixture fixture = create_context(false);
  assert_true(mlirModuleIsNull(parse_module(fixture.context, text)));
  mlirContextSetAllowUnregisteredDialects(fixture.context, true);
  fixture.module = parse_module(fixture.context, text);
  assert_false(mlirModuleIsNull(fixture.module));
  free_fixture(&fixture);
}

static void text_needs_no_nul(void **state) {
  (void)state;
  Fixture fixture = create_context(false);
  fixture.module = mlirModuleCreateParse(fixture.context,
                                         mlirStringRefCreate("module {}%", 9));
  assert_has(fixture.module, "module {\n}\n");
  free_fixture(&fixture);
}

static void modules_of_a_context_are_independent(void **state) {
  (void)state;
  Fixture fixture = create_context(false);
  MlirModule first = parse_module(fixture.context, add);
  fixture.module = parse_module(fixture.context, "");
  mlirModuleDestroy(first);
  assert_has(fixture.module, "module {\n}\n");
  free_fixture(&fixture);
}

static void *lower_many(void *arg) {
  bool *ok = arg;
  *ok = true;
  for (int i = 0; i < 50; i++) {
    Fixture fixture = create_context(false);
    fixture.module = parse_module(fixture.context, add);
    *ok &= run(&fixture, fixture.module, "builtin.module(convert-std-to-llvm)");
    char *text = print(fixture.module);
    *ok &= strstr(text, "llvm.add") != NULL;
    free(text);
    free_fixture(&fixture);
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
    Fixture fixture = create_context(i);
    MlirLlvmThreadPool pool = {NULL};
    if (i) {
      pool = mlirLlvmThreadPoolCreate();
      mlirContextEnableMultithreading(fixture.context, false);
      mlirContextSetThreadPool(fixture.context, pool);
    }
    fixture.module = parse_module(fixture.context, text);
    assert_true(
        run(&fixture, fixture.module, "builtin.module(convert-std-to-llvm)"));
    printed[i] = print(fixture.module);
    free_fixture(&fixture);
    if (i)
      mlirLlvmThreadPoolDestroy(pool);
  }
  assert_string_equal(printed[0], printed[1]);
  free(printed[0]);
  free(printed[1]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(reads_converted_structs_again),
      cmocka_unit_test(runs_a_pipeline),
      cmocka_unit_test(a_wrong_pipeline_changes_nothing),
      cmocka_unit_test(a_failed_pass_leaves_a_module),
      cmocka_unit_test(errors_have_places),
      cmocka_unit_test(unregistered_dialects_are_allowed_on_request),
      cmocka_unit_test(text_needs_no_nul),
      cmocka_unit_test(modules_of_a_context_are_independent),
      cmocka_unit_test(contexts_in_threads_do_not_meet),
      cmocka_unit_test(threads_give_the_same_text),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
