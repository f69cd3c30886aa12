// SPDX-License-Identifier: Apache-2.0
// Shapes of memory views, metadata, globals and scopes.
#include "ir/affine/affine.h"
#include "ir/print/asm_printer.h"

/// ` %m` of operand 0.
static void print_source(AsmPrinter *printer, const Operation *op) {
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
}

/// ` : T to R` of operand 0 and the result, with any word in between.
static void print_types(AsmPrinter *printer, const Operation *op,
                        const char *word) {
  asm_text(printer, " : ");
  asm_operand_types(printer, op, 0, 1);
  asm_text(printer, word);
  asm_result_types(printer, op, 0, 1);
}

void print_shape_reinterpret_cast(AsmPrinter *printer, const Operation *op) {
  static const char *const words[] = {
      " to offset: ", ", sizes: ", ", strides: "};
  if (!asm_require(printer, op->num_operands > 0 && op->num_results == 1))
    return;
  print_source(printer, op);
  for (unsigned i = 0; i < ARRAY_LENGTH(words); i++) {
    asm_text(printer, words[i]);
    asm_mixed_list(printer, op, i, i + 1);
  }
  asm_attr_dict(printer, op, PROP_BIT(ARRAY_LENGTH(words)) - 1);
  print_types(printer, op, " to ");
}

/// ` [[0, 1], [2]]`: the numbers of property `prop`.
static void print_groups(AsmPrinter *printer, const Operation *op,
                         unsigned prop) {
  asm_text(printer, " ");
  const Attribute *groups = asm_prop(printer, op, prop);
  if (asm_require(printer, attr_as_array(groups) != NULL))
    asm_attr(printer, groups);
}

void print_shape_expand_shape(AsmPrinter *printer, const Operation *op) {
  enum { REASSOCIATION, OUTPUT_SHAPE };
  if (!asm_require(printer, op->num_operands > 0 && op->num_results == 1))
    return;
  print_source(printer, op);
  print_groups(printer, op, REASSOCIATION);
  asm_text(printer, " output_shape ");
  asm_mixed_list(printer, op, OUTPUT_SHAPE, 1);
  asm_attr_dict(printer, op, PROP_BIT(REASSOCIATION) | PROP_BIT(OUTPUT_SHAPE));
  print_types(printer, op, " into ");
}

void print_shape_transpose(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 1, 1))
    return;
  const AffineMapAttr *map = attr_as_affine_map(asm_prop(printer, op, 0));
  if (!asm_require(printer, map != NULL))
    return;
  print_source(printer, op);
  asm_text(printer, " ");
  affine_map_print(asm_stream(printer), map->value);
  asm_attr_dict(printer, op, PROP_BIT(0));
  print_types(printer, op, " to ");
}

void print_shape_affine_apply(AsmPrinter *printer, const Operation *op) {
  const AffineMapAttr *attr = attr_as_affine_map(asm_prop(printer, op, 0));
  if (!asm_require(printer, attr && attr->value->num_dims <= op->num_operands))
    return;
  uint32_t num_dims = attr->value->num_dims;
  asm_text(printer, " ");
  asm_attr(printer, &attr->base);
  asm_text(printer, "(");
  asm_operands(printer, op, 0, num_dims);
  asm_text(printer, ")");
  if (op->num_operands > num_dims) {
    asm_text(printer, "[");
    asm_operands(printer, op, num_dims, op->num_operands - num_dims);
    asm_text(printer, "]");
  }
  asm_attr_dict(printer, op, PROP_BIT(0));
}

// --- globals -----------------------------------------------------------------

static void print_initial_value(AsmPrinter *printer, const Attribute *value) {
  if (!value)
    return;
  asm_text(printer, " = ");
  if (attr_kind(value) == ATTR_UNIT)
    asm_text(printer, "uninitialized");
  else
    asm_attr_without_type(printer, value);
}

void print_shape_memref_global(AsmPrinter *printer, const Operation *op) {
  enum { SYM_NAME, SYM_VISIBILITY, TYPE, INITIAL_VALUE, CONSTANT, NUM_PRINTED };
  if (!asm_require(printer, !op->num_operands && !op->num_results &&
                                op->num_props >= NUM_PRINTED))
    return;
  const TypeAttr *type = attr_as_type(op_prop(op, TYPE));
  if (!asm_require(printer, type && attr_as_string(op_prop(op, SYM_NAME))))
    return;
  const Attribute *visibility = op_prop(op, SYM_VISIBILITY);
  if (visibility) {
    asm_text(printer, " ");
    asm_attr_without_type(printer, visibility);
  }
  asm_text(printer, op_prop(op, CONSTANT) ? " constant " : " ");
  asm_symbol(printer, attr_string_value(op_prop(op, SYM_NAME)));
  asm_text(printer, " : ");
  asm_type(printer, type->value);
  print_initial_value(printer, op_prop(op, INITIAL_VALUE));
  asm_attr_dict(printer, op, PROP_BIT(NUM_PRINTED) - 1);
}

// --- scopes ------------------------------------------------------------------

static void print_attrs_at_end(AsmPrinter *printer, const Operation *op) {
  asm_attr_dict(printer, op, 0);
}

void print_shape_result_region(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_regions == 1 && !op->num_operands))
    return;
  // Two blanks in both cases, as upstream.
  asm_text(printer, " ");
  if (op->num_results) {
    asm_text(printer, " -> (");
    asm_result_types(printer, op, 0, op->num_results);
    asm_text(printer, ")");
  }
  asm_text(printer, " ");
  asm_region(printer, op_region(op, 0),
             op->num_results ? 0 : REGION_WITHOUT_TERMINATOR);
  asm_then(printer, op, print_attrs_at_end);
}
