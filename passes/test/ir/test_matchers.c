// SPDX-License-Identifier: Apache-2.0
// -test-matchers: counts where trees of operations are found, in functions
// called test1, test2 and test3.
//
// A tree is a text in prefix order: `+` and `*` are arith.addf and arith.mulf
// with two operands each, or `(+)` and `(*)` with whatever operands; `?` is any
// value, `c` a constant, `n` an operation `test.name`, and 0, 1, 2 are the
// function's arguments.
#include "dialects/arith/arith.h"
#include "ir/definitions/attr_def.h"
#include "ir/interfaces/fold.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

static bool is_named(const Operation *op, char symbol) {
  return op && op_is(op, &arith_ops[symbol == '+' ? ARITH_ADDF : ARITH_MULF]);
}

/// For the leaves of a tree: `symbol` without its operands.
static bool matches_leaf(const Operation *function, const Value *value,
                         char symbol) {
  const Operation *op = value_defining_op(value);
  if (symbol == '?')
    return true;
  if (symbol == 'c')
    return value_constant(value) != NULL;
  if (symbol == 'n')
    return op && string_ref_equals(op_name(op), STR("test.name"));
  const Block *entry = op_region(function, 0)->first;
  return value == block_argument(entry, (unsigned)(symbol - '0'));
}

enum { MAX_TREE = 16 };

/// Compares what is left of the tree with the values that are to be matched,
/// the next one last.
static bool matches_values(const Operation *function, const char *tree,
                           const Value *const *values, size_t num_values) {
  const Value *stack[MAX_TREE];
  for (size_t i = 0; i < num_values; i++)
    stack[i] = values[i];
  for (; num_values; tree++) {
    const Value *value = stack[--num_values];
    const Operation *op = value_defining_op(value);
    if (*tree == '(') {
      if (!is_named(op, tree[1]))
        return false;
      tree += 2;
    } else if (*tree == '+' || *tree == '*') {
      if (!is_named(op, *tree))
        return false;
      stack[num_values++] = op_operand(op, 1);
      stack[num_values++] = op_operand(op, 0);
    } else if (!matches_leaf(function, value, *tree)) {
      return false;
    }
  }
  return true;
}

static bool matches(const Operation *function, const Operation *op,
                    const char *tree) {
  if (*tree == '(')
    return is_named(op, tree[1]);
  if (!is_named(op, *tree))
    return false;
  const Value *operands[] = {op_operand(op, 1), op_operand(op, 0)};
  return matches_values(function, tree + 1, operands, 2);
}

static unsigned count_matches(Operation *function, const char *tree) {
  unsigned count = 0;
  FOR_EACH_OP_PREORDER(op, function)
    count += matches(function, op, tree);
  return count;
}

static const struct {
  const char *text;
  const char *tree;
} counted[] = {
    {"add(*)", "(+)"},
    {"mul(*)", "(*)"},
    {"add(add(*), *)", "+(+)?"},
    {"add(*, add(*))", "+?(+)"},
    {"mul(add(*), *)", "*(+)?"},
    {"mul(*, add(*))", "*?(+)"},
    {"mul(mul(*), *)", "*(*)?"},
    {"mul(mul(*), mul(*))", "*(*)(*)"},
    {"mul(mul(mul(*), mul(*)), mul(mul(*), mul(*)))", "**(*)(*)*(*)(*)"},
    {"mul(mul(mul(mul(*), add(*)), mul(*)), mul(mul(*, add(*)), mul(*, "
     "add(*))))",
     "***(*)(+)(*)**?(+)*?(+)"},
    {"add(a, b)", "+01"},
    {"add(a, c)", "+02"},
    {"add(b, a)", "+10"},
    {"add(c, a)", "+20"},
    {"mul(a, add(c, b))", "*0+21"},
    {"mul(a, add(b, c))", "*0+12"},
    {"mul(mul(a, *), add(a, c))", "**0?+02"},
    {"mul(mul(a, *), add(c, b))", "**0?+21"},
};

static void count_all(Stream *out, Operation *function) {
  for (size_t i = 0; i < ARRAY_LENGTH(counted); i++)
    stream_format(out, "Pattern %s matched %u times\n", counted[i].text,
                  count_matches(function, counted[i].tree));
}

/// The last operation in front of the terminator, or NULL.
static const Operation *last_op(const Operation *function) {
  const Operation *last = op_region(function, 0)->first->last;
  return last ? last->prev : NULL;
}

/// As "%e" prints it.
static void print_number(Stream *out, FloatKind kind, FloatBits value) {
  if (float_print_rounded(out, kind, value))
    return;
  stream_cstr(out, float_is_negative(kind, value) ? "-" : "");
  stream_cstr(out, float_is_nan(kind, value) ? "nan" : "inf");
}

/// Matches a product with a constant in its sum, and prints the constant.
static void match_constant(Stream *out, const Operation *function) {
  const Operation *op = last_op(function);
  if (!op || !matches(function, op, "*0+0c"))
    return;
  const Operation *sum = value_defining_op(op_operand(op, 1));
  const FloatAttr *bound = attr_as_float(value_constant(op_operand(sum, 1)));
  if (bound) {
    stream_cstr(out, "Pattern add(add(a, constant), a) matched and bound "
                     "constant to: ");
    print_number(out, type_as_float(bound->type)->format, bound->value);
    stream_char(out, '\n');
  }
  stream_cstr(out, "Pattern add(add(a, constant), a) matched\n");
}

/// One flag, or several in quotes.
static void print_flags(Stream *out, const DialectAttr *flags) {
  const AttrDef *def = flags->def;
  for (size_t i = 0; i < def->num_cases; i++)
    if (def->cases[i].value == flags->value) {
      stream_text(out, def->cases[i].keyword);
      return;
    }
  const char *separator = "\"";
  for (size_t i = 0; i < def->num_cases; i++) {
    uint64_t bit = def->cases[i].value;
    if (!bit || (flags->value & bit) != bit)
      continue;
    stream_format(out, "%s%.*s", separator, STR_ARGS(def->cases[i].keyword));
    separator = ",";
  }
  stream_char(out, '"');
}

/// An operation by its name, and an attribute.
static void match_name(Context *ctx, const Operation *function) {
  Stream *out = &ctx->output;
  const Operation *op = last_op(function);
  if (!op)
    return;
  if (matches(function, op, "*?+?n"))
    stream_cstr(out, "Pattern mul(*, add(*, m_Op(\"test.name\"))) matched\n");
  if (op_def_prop_index(op->def, STR("fastmath")) < 0)
    return;
  stream_cstr(out, "Pattern m_Attr(\"fastmath\") matched and bound value to: ");
  const DialectAttr *flags =
      attr_as_dialect(op_attr(op, STR("fastmath")),
                      context_attr_def(ctx, STR("arith.fastmath")));
  if (flags)
    print_flags(out, flags);
  else
    stream_cstr(out, "none");
  stream_char(out, '\n');
}

static bool run(Context *ctx, Operation *function, const void *options) {
  (void)options;
  Stream *out = &ctx->output;
  StringRef name = symbol_name(function);
  stream_text(out, name);
  stream_char(out, '\n');
  const Block *entry = op_region(function, 0)->first;
  if (string_ref_equals(name, STR("test1")) && entry &&
      entry->num_arguments == 3)
    count_all(out, function);
  if (string_ref_equals(name, STR("test2")) && entry && entry->num_arguments)
    match_constant(out, function);
  if (string_ref_equals(name, STR("test3")) && entry)
    match_name(ctx, function);
  return true;
}

const PassDef test_matchers_pass = {
    .flag = "test-matchers",
    .summary = "Test C++ pattern matchers.",
    .trait = TRAIT_FUNCTION,
    .run = run,
};
