// SPDX-License-Identifier: Apache-2.0
// Affine expressions, maps and integer sets as text. A stack of expressions and
// texts has what is left to print, so that depth costs no C stack. Follows
// mlir::AsmPrinter::Impl::printAffineExprInternal.
#include "ir/affine/affine.h"
#include "support/memory.h"
#include "support/vector.h"

/// How tightly the surroundings bind: STRONG wants parentheses.
typedef enum Binding { WEAK, STRONG } Binding;

/// A text or, where that is NULL, an expression.
typedef struct AffineWork {
  const AffineExpr *expr;
  const char *text;
  Binding binding;
  bool is_negated; ///< Print minus the constant `expr`.
} AffineWork;

typedef VECTOR(AffineWork) AffineWorks;

static bool print_leaf(Stream *out, const AffineExpr *expr) {
  switch (expr->kind) {
  case AFFINE_DIM:
  case AFFINE_SYMBOL:
    stream_char(out, expr->kind == AFFINE_DIM ? 'd' : 's');
    stream_int(out, expr->value);
    return true;
  case AFFINE_CONSTANT:
    stream_int(out, expr->value);
    return true;
  case AFFINE_ADD:
  case AFFINE_MUL:
  case AFFINE_MOD:
  case AFFINE_FLOORDIV:
  case AFFINE_CEILDIV:
    return false;
  }
  unreachable("affine kind");
}

static const char *operator_text(AffineExprKind kind) {
  switch (kind) {
  case AFFINE_ADD:
    return " + ";
  case AFFINE_MUL:
    return " * ";
  case AFFINE_MOD:
    return " mod ";
  case AFFINE_FLOORDIV:
    return " floordiv ";
  case AFFINE_CEILDIV:
    return " ceildiv ";
  case AFFINE_CONSTANT:
  case AFFINE_DIM:
  case AFFINE_SYMBOL:
    break;
  }
  unreachable("not a binary kind");
}

static void push_text(AffineWorks *work, const char *text) {
  VECTOR_PUSH(work, (AffineWork){.text = text});
}

static void push_expr(AffineWorks *work, const AffineExpr *expr,
                      Binding binding) {
  VECTOR_PUSH(work, (AffineWork){.expr = expr, .binding = binding});
}

static bool is_negative_product(const AffineExpr *expr) {
  return expr->kind == AFFINE_MUL && expr->rhs->kind == AFFINE_CONSTANT &&
         expr->rhs->value < 0;
}

static void push_negated(AffineWorks *work, const AffineExpr *constant) {
  VECTOR_PUSH(work, (AffineWork){.expr = constant, .is_negated = true});
}

/// Pushes the parts of `lhs + rhs`, last part first. A negative part is written
/// as a subtraction.
static void push_sum(AffineWorks *work, const AffineExpr *expr) {
  const AffineExpr *rhs = expr->rhs;
  const char *operation = " - ";
  if (is_negative_product(rhs)) {
    bool is_minus_one = rhs->rhs->value == -1;
    bool is_strong = !is_minus_one || rhs->lhs->kind == AFFINE_ADD;
    if (!is_minus_one) {
      push_negated(work, rhs->rhs);
      push_text(work, " * ");
    }
    push_expr(work, rhs->lhs, is_strong ? STRONG : WEAK);
  } else if (rhs->kind == AFFINE_CONSTANT && rhs->value < 0) {
    push_negated(work, rhs);
  } else {
    operation = " + ";
    push_expr(work, rhs, WEAK);
  }
  push_text(work, operation);
  push_expr(work, expr->lhs, WEAK);
}

static void print_binary(Stream *out, AffineWorks *work, const AffineExpr *expr,
                         Binding binding) {
  if (binding == STRONG) {
    stream_char(out, '(');
    push_text(work, ")");
  }
  if (expr->kind == AFFINE_ADD) {
    push_sum(work, expr);
    return;
  }
  bool is_negation = expr->kind == AFFINE_MUL &&
                     expr->rhs->kind == AFFINE_CONSTANT &&
                     expr->rhs->value == -1;
  if (is_negation) {
    stream_char(out, '-');
  } else {
    push_expr(work, expr->rhs, STRONG);
    push_text(work, operator_text(expr->kind));
  }
  push_expr(work, expr->lhs, STRONG);
}

static void print_work(Stream *out, AffineWorks *work, AffineWork item) {
  if (item.is_negated)
    stream_int(out, (int64_t)(0 - (uint64_t)item.expr->value));
  else if (item.text)
    stream_cstr(out, item.text);
  else if (!print_leaf(out, item.expr))
    print_binary(out, work, item.expr, item.binding);
}

void affine_expr_print(Stream *out, const AffineExpr *expr) {
  if (print_leaf(out, expr))
    return;
  AffineWorks work = {0};
  push_expr(&work, expr, WEAK);
  while (work.size) {
    AffineWork item = VECTOR_POP(&work);
    print_work(out, &work, item);
  }
  VECTOR_FREE(&work);
}

static void print_names(Stream *out, char letter, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    if (i > 0)
      stream_text(out, STR(", "));
    stream_char(out, letter);
    stream_uint(out, i);
  }
}

static void print_space(Stream *out, uint32_t num_dims, uint32_t num_symbols) {
  stream_char(out, '(');
  print_names(out, 'd', num_dims);
  stream_char(out, ')');
  if (num_symbols == 0)
    return;
  stream_char(out, '[');
  print_names(out, 's', num_symbols);
  stream_char(out, ']');
}

void affine_map_print(Stream *out, const AffineMap *map) {
  print_space(out, map->num_dims, map->num_symbols);
  stream_text(out, STR(" -> ("));
  for (uint32_t i = 0; i < map->num_results; ++i) {
    if (i > 0)
      stream_text(out, STR(", "));
    affine_expr_print(out, map->results[i]);
  }
  stream_char(out, ')');
}

void integer_set_print(Stream *out, const IntegerSet *set) {
  print_space(out, set->num_dims, set->num_symbols);
  stream_text(out, STR(" : ("));
  for (uint32_t i = 0; i < set->num_constraints; ++i) {
    if (i > 0)
      stream_text(out, STR(", "));
    affine_expr_print(out, set->constraints[i]);
    stream_text(out, set->is_equality[i] ? STR(" == 0") : STR(" >= 0"));
  }
  stream_char(out, ')');
}
