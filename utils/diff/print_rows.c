// SPDX-License-Identifier: Apache-2.0
// Prints the rows of all operations and passes, a fact a line, for
// check_rows.py.
#include <stdio.h>

#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/interfaces/op_interfaces.h"
#include "rewrite/pattern.h"
#include "tool/registry.h"

static const struct {
  const char *name;
  Traits bit;
} trait_names[] = {
    {"IsTerminator", TRAIT_TERMINATOR},
    {"IsIsolatedFromAbove", TRAIT_ISOLATED},
    {"SymbolOpInterface", TRAIT_SYMBOL},
    {"SymbolTable", TRAIT_SYMBOL_TABLE},
    {"IsCommutative", TRAIT_COMMUTATIVE},
    {"Pure", TRAIT_PURE},
    {"ConstantLike", TRAIT_CONSTANT_LIKE},
    {"SameOperandsAndResultType", TRAIT_SAME_TYPES},
    {"SameTypeOperands", TRAIT_SAME_OPERAND_TYPES},
    {"SameOperandsAndResultShape", TRAIT_SAME_SHAPE},
    {"FunctionOpInterface", TRAIT_FUNCTION},
    {"CallOpInterface", TRAIT_CALL},
    {"BranchOpInterface", TRAIT_BRANCH},
    {"ReturnLike", TRAIT_RETURN_LIKE},
    {"NoTerminator", TRAIT_NO_TERMINATOR},
    {"SingleBlock", TRAIT_SINGLE_BLOCK},
    {"AutomaticAllocationScope", TRAIT_AUTOMATIC_ALLOCATION_SCOPE},
    {"MemRead", TRAIT_READS_MEMORY},
    {"MemWrite", TRAIT_WRITES_MEMORY},
    {"MemAlloc", TRAIT_ALLOCATES},
    {"MemFree", TRAIT_FREES},
    {"Elementwise", TRAIT_ELEMENTWISE},
    {"SingleBlockImplicitTerminator", TRAIT_IMPLICIT_TERMINATOR},
    {"CastOpInterface", TRAIT_CAST},
    {"SameOperandsAndResultElementType", TRAIT_SAME_ELEMENT_TYPE},
    {"HasRecursiveMemoryEffects", TRAIT_RECURSIVE_EFFECTS},
    {"NoRegionArguments", TRAIT_NO_REGION_ARGUMENTS},
};

static void print_values(const char *kind, const ValueDef *values,
                         size_t count) {
  static const char *const arities[] = {"one", "optional", "variadic"};
  for (size_t i = 0; i < count; i++)
    printf("%s %s\t%s\t%s\n", kind, values[i].name, arities[values[i].arity],
           values[i].constraint ? values[i].constraint->summary : "any type");
}

static void print_props(const OpDef *def) {
  for (size_t i = 0; i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    bool has_default = prop->default_text || prop->default_print ||
                       prop->is_default || prop->initial;
    printf("prop %.*s\t%s\t%s\n", (int)prop->name.size, prop->name.data,
           has_default         ? "default"
           : prop->is_optional ? "optional"
                               : "one",
           prop->constraint ? prop->constraint->summary : "any attribute");
  }
}

static void print_regions(const OpDef *def) {
  if (def->num_regions == COUNT_VARIADIC)
    puts("regions variadic");
  else
    printf("regions %d\n", def->num_regions);
  for (size_t i = 0; i < def->num_region_defs; i++)
    printf("region %s\t%d\t%d\n",
           def->regions[i].name ? def->regions[i].name : "",
           def->regions[i].min_blocks, def->regions[i].max_blocks);
  if (def->num_successors == COUNT_VARIADIC)
    puts("successors variadic");
  else
    printf("successors %d\n", def->num_successors);
}

static void print_interfaces(const OpInterfaces *interfaces) {
  if (interfaces->region_successors)
    puts("has RegionBranchOpInterface");
  if (interfaces->is_loop)
    puts("has LoopLikeOpInterface");
  if (interfaces->is_region_terminator)
    puts("has RegionBranchTerminatorOpInterface");
  if (interfaces->effects)
    puts("has effects");
  if (interfaces->is_speculatable || interfaces->speculatability)
    puts("has ConditionallySpeculatable");
  if (interfaces->result_bounds)
    puts("has InferIntRangeInterface");
}

static void print_row(const OpDef *def) {
  printf("op %.*s\n", (int)def->name.size, def->name.data);
  for (size_t i = 0; i < ARRAY_LENGTH(trait_names); i++)
    if (def->traits & trait_names[i].bit)
      printf("trait %s\n", trait_names[i].name);
  if (def->segment_prop)
    puts("trait AttrSizedOperandSegments");
  print_values("operand", def->operands, def->num_operand_defs);
  print_values("result", def->results, def->num_result_defs);
  print_props(def);
  print_regions(def);
  for (const char *const *parent = def->parents; parent && *parent; parent++)
    printf("parent %s\n", *parent);
  if (def->implicit_terminator)
    printf("terminator %s\n", def->implicit_terminator);
  if (def->default_dialect)
    printf("default_dialect %s\n", def->default_dialect);
  if (def->fold)
    puts("has fold");
  if (def->infer)
    puts("has infer");
  if (def->result_name)
    puts("has result_name");
  if (def->verify_symbol_uses)
    puts("has SymbolUserOpInterface");
  if (def->interfaces)
    print_interfaces(def->interfaces);
}

static void print_pass(const PassDef *pass) {
  static const char *const kinds[] = {"bool", "unsigned", "string", "enum",
                                      "int",  "list",     "groups"};
  printf("pass %s\t%s\t%s\t%s\n", pass->flag, pass->name ? pass->name : "",
         pass->summary, pass->anchor ? pass->anchor : "");
  for (size_t i = 0; i < pass->num_options; i++) {
    const PassOption *option = &pass->options[i];
    printf("option %s\t%s", option->name, kinds[option->kind]);
    for (const char *const *value = option->values; value && *value; value++)
      printf("%s%s", value == option->values ? " " : ",", *value);
    printf("\t%s\n", option->help);
  }
  for (size_t i = 0; i < pass->num_statistics; i++)
    printf("statistic %s\t%s\n", pass->statistics[i].name,
           pass->statistics[i].help);
}

int main(void) {
  for (size_t i = 0; i < tool_registry.num_dialects; i++) {
    const DialectDef *dialect = tool_registry.dialects[i];
    for (size_t op = 0; op < dialect->num_ops; op++)
      print_row(&dialect->ops[op]);
    const PatternTable *table = dialect->patterns;
    for (size_t p = 0; table && p < table->num_patterns; p++)
      if (table->patterns[p].root)
        printf("pattern %.*s\t%s\n", (int)table->patterns[p].root->name.size,
               table->patterns[p].root->name.data, table->patterns[p].name);
  }
  const PassRegistry *passes = &tool_registry.passes;
  for (size_t i = 0; i < passes->size; i++)
    print_pass(passes->passes[i]);
  return 0;
}
