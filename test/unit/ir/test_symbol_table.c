// SPDX-License-Identifier: Apache-2.0
// Symbol tables: lookup, insertion, unique names, nested references.
#include "ir_fixture.h"

#include "ir/erase.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "ir/verify/verifier.h"

static Operation *make_symbol(Context *ctx, Block *block, const OpDef *def,
                              const char *name) {
  Operation *op = make_op(
      ctx, block, def, (Shape){.num_regions = def == &fixture_module}, NULL, 0);
  op_set_attr(ctx, op, STR("sym_name"),
              string_attr_get(ctx, string_ref_from_cstr(name)));
  return op;
}

static void symbols_are_found(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Operation *root =
      make_op(&ctx, NULL, &fixture_module, (Shape){0, 1}, NULL, 0);
  Block *block = make_block(&ctx, root);
  Operation *one = make_symbol(&ctx, block, &fixture_any, "one");
  make_op(&ctx, block, &fixture_any, (Shape){0}, NULL, 0);
  SymbolTable table;
  symbol_table_init(&table, root);
  assert_ptr_equal(symbol_table_lookup(&table, STR("one")), one);
  assert_null(symbol_table_lookup(&table, STR("two")));
  Operation *two = make_symbol(&ctx, block, &fixture_any, "two");
  symbol_table_insert(&table, two);
  assert_ptr_equal(symbol_table_lookup(&table, STR("two")), two);
  symbol_table_remove(&table, one);
  assert_null(symbol_table_lookup(&table, STR("one")));
  symbol_table_free(&table);
  op_erase(&ctx, root);
  context_free(&ctx);
}

static void names_are_made_unique(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Operation *root =
      make_op(&ctx, NULL, &fixture_module, (Shape){0, 1}, NULL, 0);
  Block *block = make_block(&ctx, root);
  make_symbol(&ctx, block, &fixture_any, "f");
  make_symbol(&ctx, block, &fixture_any, "f_0");
  SymbolTable table;
  symbol_table_init(&table, root);
  StringRef name = symbol_table_unique_name(&ctx, &table, STR("f"));
  assert_true(string_ref_equals(name, STR("f_1")));
  name = symbol_table_unique_name(&ctx, &table, STR("g"));
  assert_true(string_ref_equals(name, STR("g")));
  symbol_table_free(&table);
  op_erase(&ctx, root);
  context_free(&ctx);
}

static void nested_references_are_resolved(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Operation *root =
      make_op(&ctx, NULL, &fixture_module, (Shape){0, 1}, NULL, 0);
  Block *block = make_block(&ctx, root);
  Operation *inner = make_symbol(&ctx, block, &fixture_module, "inner");
  Operation *symbol =
      make_symbol(&ctx, make_block(&ctx, inner), &fixture_any, "f");
  Operation *user = make_symbol(&ctx, block, &fixture_any, "user");
  SymbolTables tables = {0};
  StringRef path[] = {STR("inner"), STR("f")};
  assert_ptr_equal(symbol_tables_lookup_nearest(
                       &tables, user, symbol_ref_attr_get(&ctx, path, 2)),
                   symbol);
  assert_null(symbol_tables_lookup_nearest(
      &tables, user, flat_symbol_ref_attr_get(&ctx, STR("f"))));
  assert_ptr_equal(
      symbol_tables_lookup_nearest(&tables, symbol,
                                   flat_symbol_ref_attr_get(&ctx, STR("f"))),
      symbol);
  path[0] = STR("user");
  assert_null(symbol_tables_lookup_nearest(&tables, user,
                                           symbol_ref_attr_get(&ctx, path, 2)));
  symbol_tables_free(&tables);
  op_erase(&ctx, root);
  context_free(&ctx);
}

static void redefinitions_are_errors(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Operation *root =
      make_op(&ctx, NULL, &fixture_module, (Shape){0, 1}, NULL, 0);
  Block *block = make_block(&ctx, root);
  make_symbol(&ctx, block, &fixture_any, "f");
  assert_true(op_verify(&ctx, root));
  make_symbol(&ctx, block, &fixture_any, "f");
  assert_false(op_verify(&ctx, root));
  assert_int_equal(ctx.diags.num_errors, 1);
  assert_true(string_ref_equals(stream_view(&ctx.diags.first->text),
                                STR("redefinition of symbol named 'f'")));
  op_erase(&ctx, root);
  context_free(&ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(symbols_are_found),
      cmocka_unit_test(names_are_made_unique),
      cmocka_unit_test(nested_references_are_resolved),
      cmocka_unit_test(redefinitions_are_errors),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
