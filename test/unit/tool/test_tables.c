// SPDX-License-Identifier: Apache-2.0
// The tables of all dialects and passes: what one column of a row says, the
// others must not deny.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/syntax/asm_shape.h"
#include "pass/old_passes.h"
#include "pass/other_passes.h"
#include "rewrite/pattern.h"
#include "target/llvm_ir/checks/lowering_passes.h"
#include "tool/registry.h"

static int setup(void **state) {
  *state = mem_alloc(sizeof(Context));
  context_init(*state);
  for (size_t i = 0; i < tool_registry.num_dialects; i++)
    context_register_dialect(*state, tool_registry.dialects[i]);
  return 0;
}

static int teardown(void **state) {
  context_free(*state);
  mem_free(*state);
  return 0;
}

/// Fails with the name of the row and `text` unless `holds`.
static void expect(bool holds, StringRef row, const char *text) {
  if (!holds)
    fail_msg("%.*s: %s", (int)row.size, row.data, text);
}

static bool is_registered(const Context *ctx, const char *name) {
  return context_op_def(ctx, string_ref_from_cstr(name)) != NULL;
}

// --- operations --------------------------------------------------------------

static void check_names(const OpDef *def, const DialectDef *dialect) {
  expect(def->dialect == dialect, def->name, "belongs to another dialect");
  expect(dialect->name.size == 0 || (def->name.size > dialect->name.size + 1 &&
                                     memcmp(def->name.data, dialect->name.data,
                                            dialect->name.size) == 0 &&
                                     def->name.data[dialect->name.size] == '.'),
         def->name, "does not begin with its dialect's name");
  for (size_t i = 0; i < def->num_props; i++)
    for (size_t k = 0; k < i; k++)
      expect(!string_ref_equals(def->props[i].name, def->props[k].name),
             def->name, "has two properties of one name");
}

static void check_segments(const OpDef *def) {
  expect(def->segment_prop <= def->num_props &&
             def->result_segment_prop <= def->num_props &&
             def->groups_prop <= def->num_props,
         def->name, "has no property for its segments");
}

static void check_props(const OpDef *def) {
  for (size_t i = 0; i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    expect(prop->name.size > 0, def->name, "has a property without a name");
    expect(!prop->cases == !prop->num_cases, def->name,
           "has cases without a number of them");
    expect(!prop->default_text || prop->is_default || prop->is_optional,
           def->name, "has a default that nothing recognizes");
  }
}

static void check_regions(const Context *ctx, const OpDef *def) {
  Traits traits = def->traits;
  expect(def->num_region_defs == 0 || def->num_regions == COUNT_VARIADIC ||
             def->num_region_defs <= def->num_regions,
         def->name, "describes more regions than it has");
  if (traits & TRAIT_IMPLICIT_TERMINATOR) {
    expect(def->implicit_terminator != NULL, def->name,
           "implies no terminator");
    expect(is_registered(ctx, def->implicit_terminator), def->name,
           "implies a terminator that is not registered");
  }
  expect(!(traits & TRAIT_TERMINATOR) || !(traits & TRAIT_SYMBOL), def->name,
         "is a terminator and a symbol");
  for (const char *const *parent = def->parents; parent && *parent; parent++)
    expect(is_registered(ctx, *parent), def->name,
           "has a parent that is not registered");
}

static void check_traits(const OpDef *def) {
  Traits traits = def->traits;
  Traits effects =
      TRAIT_READS_MEMORY | TRAIT_WRITES_MEMORY | TRAIT_ALLOCATES | TRAIT_FREES;
  expect(!(traits & TRAIT_PURE) || !(traits & effects), def->name,
         "is pure and has effects");
  expect(!(traits & TRAIT_RETURN_LIKE) || (traits & TRAIT_TERMINATOR),
         def->name, "returns, but is no terminator");
  expect(!(traits & TRAIT_BRANCH) ||
             ((traits & TRAIT_TERMINATOR) && def->successor_operands),
         def->name, "is a branch without successor operands");
  expect(!(traits & TRAIT_CONSTANT_LIKE) || def->fold, def->name,
         "is a constant without a fold");
  expect(!(traits & TRAIT_SAME_TYPES) || def->num_result_defs > 0, def->name,
         "has no results of the same type");
  expect((def->shape == SHAPE_FORMAT) == (def->format != NULL), def->name,
         "has a format or the shape for it, not both");
}

static void rows_of_operations_are_consistent(void **state) {
  unsigned count = 0;
  for (size_t i = 0; i < tool_registry.num_dialects; i++) {
    const DialectDef *dialect = tool_registry.dialects[i];
    for (size_t k = 0; k < dialect->num_ops; k++, count++) {
      const OpDef *def = &dialect->ops[k];
      check_names(def, dialect);
      check_segments(def);
      check_props(def);
      check_regions(*state, def);
      check_traits(def);
      expect(context_op_def(*state, def->name) == def, def->name,
             "is not found by its name");
    }
  }
  assert_true(count > 700);
}

// --- patterns ----------------------------------------------------------------

static void check_pattern(const PatternTable *table, size_t index) {
  const RewritePattern *pattern = &table->patterns[index];
  StringRef name = string_ref_from_cstr(pattern->name);
  expect(name.size > 0, name, "has no name");
  expect(pattern->run && !pattern->convert, name, "does not rewrite");
  expect(!pattern->converter, name, "has a type converter");
  expect(!pattern->root || !pattern->root_trait, name, "has two roots");
  for (size_t i = 0; i < index; i++)
    expect(strcmp(table->patterns[i].name, pattern->name) != 0 ||
               table->patterns[i].root != pattern->root,
           name, "is there twice for one root");
}

static void canonicalization_patterns_are_consistent(void **state) {
  (void)state;
  unsigned count = 0;
  for (size_t i = 0; i < tool_registry.num_dialects; i++) {
    const PatternTable *table = tool_registry.dialects[i]->patterns;
    for (size_t k = 0; table && k < table->num_patterns; k++, count++)
      check_pattern(table, k);
  }
  assert_true(count > 200);
}

// --- passes ------------------------------------------------------------------

/// Lower-case words with `-` between them.
static bool is_kebab(const char *name) {
  for (const char *c = name; *c; c++)
    if (!(*c >= 'a' && *c <= 'z') && !(*c >= '0' && *c <= '9') && *c != '-')
      return false;
  return *name && *name != '-' && name[strlen(name) - 1] != '-';
}

static size_t option_size(PassOptionKind kind) {
  switch (kind) {
  case PASS_OPTION_BOOL:
    return sizeof(bool);
  case PASS_OPTION_UNSIGNED:
  case PASS_OPTION_ENUM:
    return sizeof(unsigned);
  case PASS_OPTION_INT:
    return sizeof(int64_t);
  case PASS_OPTION_STRING:
  case PASS_OPTION_LIST:
  case PASS_OPTION_GROUPS:
    break;
  }
  return sizeof(StringRef);
}

static void check_options(const PassDef *pass, StringRef name) {
  for (size_t i = 0; i < pass->num_options; i++) {
    const PassOption *option = &pass->options[i];
    expect(is_kebab(option->name), name, "has an option of a wrong name");
    expect(option->help && *option->help, name, "does not explain an option");
    expect(pass->expand ||
               option->offset + option_size(option->kind) <= pass->options_size,
           name, "has an option outside its options");
    expect((option->kind == PASS_OPTION_ENUM) == (option->values != NULL), name,
           "has values that are none of an enum");
    expect(option->kind != PASS_OPTION_GROUPS || pass->group, name,
           "has groups without their options");
    for (size_t k = 0; k < i; k++)
      expect(strcmp(option->name, pass->options[k].name) != 0, name,
             "has an option twice");
  }
}

static void rows_of_passes_are_consistent(void **state) {
  const PassRegistry *passes = &tool_registry.passes;
  for (size_t i = 0; i < passes->size; i++) {
    const PassDef *pass = passes->passes[i];
    StringRef name = string_ref_from_cstr(pass->flag);
    expect(is_kebab(pass->flag), name, "is no flag");
    expect(pass->summary && *pass->summary, name, "has no summary");
    expect(!pass->run != !pass->expand, name, "neither runs nor expands");
    expect(!pass->anchor || is_registered(*state, pass->anchor), name,
           "runs on what is not registered");
    expect(pass_registry_find(passes, name) == pass, name,
           "is not found by its flag");
    check_options(pass, name);
  }
  assert_true(passes->size > 80);
}

static void passes_elsewhere_are_not_here(void **state) {
  (void)state;
  for (size_t i = 0; i < other_passes_count(); i++) {
    StringRef flag = other_passes_at(i);
    expect(!pass_registry_find(&tool_registry.passes, flag), flag, "is here");
    expect(other_passes_have(flag), flag, "is not found: not in order");
  }
  assert_true(other_passes_count() > 100);
  assert_false(other_passes_have(STR("")));
  assert_false(other_passes_have(STR("zz")));
}

/// Passes of the C interface that are made by their flags are those that cannot
/// be run.
static void passes_made_by_flag_are_not_here(void **state) {
  (void)state;
  static const char *const flags[] = {
#define CAPI_NAMED_PASS(GROUP, NAME, FLAG) FLAG,
#include "capi/pass/named_passes.def"
  };
  for (size_t i = 0; i < ARRAY_LENGTH(flags); i++) {
    StringRef flag = string_ref_from_cstr(flags[i]);
    expect(!pass_registry_find(&tool_registry.passes, flag), flag,
           "belongs to library_passes.def");
  }
}

static void old_passes_have_a_name_today(void **state) {
  (void)state;
  for (size_t i = 0; i < old_passes_count(); i++) {
    const OldPass *pass = old_passes_at(i);
    bool is_here = pass_registry_find(&tool_registry.passes, pass->today);
    expect(is_here || other_passes_have(pass->today), pass->old,
           "has another name than a pass of today");
    expect(!pass_registry_find(&tool_registry.passes, pass->old) &&
               !other_passes_have(pass->old),
           pass->old, "is still called this");
    expect(string_ref_equals(old_pass_today(pass->old), pass->today), pass->old,
           "has two names");
  }
}

static void lowering_passes_are_there(void **state) {
  (void)state;
  for (size_t i = 0; i < tool_registry.num_dialects; i++) {
    const DialectDef *dialect = tool_registry.dialects[i];
    expect(!dialect->lowering_pass ||
               pass_registry_find(&tool_registry.passes,
                                  string_ref_from_cstr(dialect->lowering_pass)),
           dialect->name, "is lowered by a pass that is not there");
  }
}

static void lowering_passes_of_operations_are_there(void **state) {
  (void)state;
  for (size_t i = 0; i < num_lowering_passes; i++) {
    const LoweringPass *pass = &lowering_passes[i];
    if (!pass->flag)
      continue;
    StringRef flag = string_ref_from_cstr(pass->flag);
    bool is_here = pass_registry_find(&tool_registry.passes, flag) != NULL;
    bool is_elsewhere = pass->place == LOWERING_ELSEWHERE;
    expect(is_elsewhere ? other_passes_have(flag) : is_here, pass->op,
           "is lowered by a pass that is not where its row says");
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(rows_of_operations_are_consistent, setup,
                                      teardown),
      cmocka_unit_test(canonicalization_patterns_are_consistent),
      cmocka_unit_test_setup_teardown(rows_of_passes_are_consistent, setup,
                                      teardown),
      cmocka_unit_test(passes_elsewhere_are_not_here),
      cmocka_unit_test(passes_made_by_flag_are_not_here),
      cmocka_unit_test(old_passes_have_a_name_today),
      cmocka_unit_test(lowering_passes_are_there),
      cmocka_unit_test(lowering_passes_of_operations_are_there),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
