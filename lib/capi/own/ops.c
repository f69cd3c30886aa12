// SPDX-License-Identifier: Apache-2.0
// Operations of clients: a row becomes an OpDef.
#include "capi/own/own_internal.h"
#include "dialects/common/constraints.h"
#include "ir/definitions/prop_def.h"
#include "ir/syntax/asm_format.h"
#include "ir/syntax/asm_shape.h"
#include "parser/parser.h"

#define SAME_BIT(NAME)                                                         \
  _Static_assert((Traits)MLOPT_TRAIT_##NAME == TRAIT_##NAME,                   \
                 "traits are handed over as they are")
SAME_BIT(TERMINATOR);
SAME_BIT(COMMUTATIVE);
SAME_BIT(CONSTANT_LIKE);
SAME_BIT(FUNCTION);
SAME_BIT(RETURN_LIKE);
SAME_BIT(GRAPH_REGION);
SAME_BIT(FREES);
SAME_BIT(ELEMENTWISE);
SAME_BIT(CAST);
SAME_BIT(RECURSIVE_EFFECTS);

_Static_assert((int)MLOPT_ONE == ARITY_ONE &&
                   (int)MLOPT_VARIADIC == ARITY_VARIADIC,
               "arities are handed over as they are");

static bool wrong_op(OwnDialect *dialect, const MloptOpRow *row,
                     const char *what) {
  return own_wrong(dialect, "operation '%s': %s", row->name, what);
}

//===- Operands and results -----------------------------------------------===//

/// Definitions of `count` values; `*num_open` of them are optional or variadic.
static const ValueDef *fill_values(OwnDialect *dialect,
                                   const MloptValueRow *rows, size_t count,
                                   unsigned *num_open) {
  ValueDef *values = own_alloc(dialect, (count + 1) * sizeof *values);
  for (size_t i = 0; i < count; i++) {
    if (!rows[i].name || (unsigned)rows[i].arity > MLOPT_VARIADIC) {
      own_wrong(dialect, "an operand or result has no name or no arity");
      return NULL;
    }
    values[i].name = own_text(dialect, rows[i].name);
    values[i].arity = (Arity)rows[i].arity;
    *num_open += values[i].arity != ARITY_ONE;
    if (!own_type_constraint(dialect, &rows[i], &values[i].constraint))
      return NULL;
  }
  return values;
}

//===- Attributes ---------------------------------------------------------===//

static void add_prop(OpDef *def, PropDef *props, const char *name,
                     const AttrConstraint *constraint, bool is_optional) {
  props[def->num_props++] = (PropDef){.name = string_ref_from_cstr(name),
                                      .constraint = constraint,
                                      .is_optional = is_optional};
}

/// The traits of func.func.
static void add_function_props(OpDef *def, PropDef *props) {
  add_prop(def, props, "sym_name", &attr_constraint_string, false);
  add_prop(def, props, "function_type", &attr_constraint_function_type, false);
  add_prop(def, props, "sym_visibility", &attr_constraint_string, true);
  add_prop(def, props, "arg_attrs", &attr_constraint_dict_array, true);
  add_prop(def, props, "res_attrs", &attr_constraint_dict_array, true);
}

/// The default value of `prop`, and how generic syntax shows it.
static bool fill_default(OwnDialect *dialect, const MloptAttributeRow *row,
                         PropDef *prop) {
  if (!row->defaultValue)
    return true;
  Context *ctx = capi_handle(dialect->context);
  prop->default_value =
      parse_attribute(ctx, string_ref_from_cstr(row->defaultValue));
  if (!prop->default_value) {
    capi_deliver(dialect->context, ctx);
    return own_wrong(dialect, "the default of '%s' is no attribute", row->name);
  }
  if (prop->constraint &&
      !attr_constraint_holds(prop->constraint, prop->default_value))
    return own_wrong(dialect, "the default of '%s' is not one of its values",
                     row->name);
  Stream text = {0};
  attr_print(&text, prop->default_value);
  stream_char(&text, '\0');
  prop->default_text = own_text(dialect, text.data);
  stream_free(&text);
  return true;
}

static bool fill_props(OwnDialect *dialect, const MloptOpRow *row, OpDef *def,
                       unsigned open_operands, unsigned open_results) {
  enum { MAX_ADDED = 7 };
  if (row->numAttributes > OP_MAX_PROPS - MAX_ADDED)
    return wrong_op(dialect, row, "it has too many attributes");
  PropDef *props =
      own_alloc(dialect, (row->numAttributes + MAX_ADDED) * sizeof *props);
  def->props = props;
  if (row->hasFunctionSyntax)
    add_function_props(def, props);
  for (size_t i = 0; i < row->numAttributes; i++) {
    const MloptAttributeRow *attr = &row->attributes[i];
    if (!attr->name || !*attr->name)
      return wrong_op(dialect, row, "an attribute has no name");
    PropDef *prop = &props[def->num_props];
    add_prop(def, props, own_text(dialect, attr->name), NULL, attr->isOptional);
    if (!own_attr_constraint(dialect, attr, prop) ||
        !fill_default(dialect, attr, prop))
      return false;
  }
  if (open_operands > 1) {
    add_prop(def, props, "operandSegmentSizes",
             &attr_constraint_dense_i32_array, false);
    def->segment_prop = def->num_props;
  }
  if (open_results > 1) {
    add_prop(def, props, "resultSegmentSizes", &attr_constraint_dense_i32_array,
             false);
    def->result_segment_prop = def->num_props;
  }
  assert(def->num_props <= row->numAttributes + MAX_ADDED);
  return true;
}

//===- The rest -----------------------------------------------------------===//

static void fill_regions(OwnDialect *dialect, const MloptOpRow *row,
                         OpDef *def) {
  if (!row->regionRows)
    return;
  RegionDef *regions = own_alloc(dialect, row->numRegionRows * sizeof *regions);
  for (size_t i = 0; i < row->numRegionRows; i++) {
    unsigned max = row->regionRows[i].maxBlocks;
    unsigned min = row->regionRows[i].minBlocks;
    regions[i] =
        (RegionDef){own_text(dialect, row->regionRows[i].name),
                    (uint8_t)(min < UINT8_MAX ? min : UINT8_MAX),
                    (uint8_t)(max && max < UINT8_MAX ? max : UINT8_MAX)};
  }
  def->regions = regions;
  def->num_region_defs = (uint8_t)row->numRegionRows;
}

static const char *const *copy_names(OwnDialect *dialect,
                                     const char *const *names) {
  size_t count = 0;
  while (names && names[count])
    count++;
  const char **copy = own_alloc(dialect, (count + 1) * sizeof *copy);
  for (size_t i = 0; i < count; i++)
    copy[i] = own_text(dialect, names[i]);
  return count ? copy : NULL;
}

static bool has_attribute(const OpDef *def, const char *name) {
  for (unsigned i = 0; i < def->num_props; i++)
    if (string_ref_equals(def->props[i].name, string_ref_from_cstr(name)))
      return true;
  return false;
}

/// Is the first attribute a symbol?
static bool calls_symbol(const MloptOpRow *row) {
  const char *kind = row->numAttributes ? row->attributes[0].kind : NULL;
  return kind &&
         string_ref_equals(string_ref_from_cstr(kind), STR("SymbolRefAttr"));
}

/// Checks that the traits agree with the rest of the row.
static bool check_traits(OwnDialect *dialect, const MloptOpRow *row,
                         const OpDef *def) {
  Traits traits = def->traits;
  if ((traits & TRAIT_CONSTANT_LIKE) &&
      !(row->numAttributes && row->numResults == 1 && !row->numOperands))
    return wrong_op(dialect, row,
                    "a constant has an attribute, a result and no operand");
  if ((traits & TRAIT_CALL) && !calls_symbol(row))
    return wrong_op(
        dialect, row,
        "the first attribute of a call is its callee, a SymbolRefAttr");
  if ((traits & (TRAIT_BRANCH | TRAIT_RETURN_LIKE)) &&
      !(traits & TRAIT_TERMINATOR))
    return wrong_op(dialect, row, "what branches or returns is a terminator");
  if ((traits & TRAIT_BRANCH) && !row->successorOperands &&
      row->numSuccessors != 1)
    return wrong_op(dialect, row,
                    "a branch to several successors has successorOperands");
  if ((traits & TRAIT_FUNCTION) && !row->hasFunctionSyntax)
    return wrong_op(dialect, row, "a function has the syntax of functions");
  if ((traits & TRAIT_SYMBOL) && !has_attribute(def, "sym_name"))
    return wrong_op(dialect, row, "a symbol has an attribute 'sym_name'");
  if ((traits & TRAIT_SYMBOL_TABLE) && row->numRegions != 1)
    return wrong_op(dialect, row, "a symbol table has one region");
  if (row->hasFunctionSyntax && (row->format || row->numRegions != 1))
    return wrong_op(dialect, row, "a function has one region and no format");
  if (row->inferTypes)
    for (size_t i = 0; i < row->numResults; i++)
      if (row->results[i].arity != MLOPT_ONE)
        return wrong_op(dialect, row,
                        "types of variadic results are not to be "
                        "inferred");
  return true;
}

/// Value `index` of the operands and then the results, if it is single.
static const char *single_value(const MloptOpRow *row, size_t index) {
  const MloptValueRow *value = index < row->numOperands
                                   ? &row->operands[index]
                                   : &row->results[index - row->numOperands];
  return value->arity == MLOPT_ONE ? value->name : NULL;
}

/// The row's format, with the equalities of types that follow from its traits.
/// Which type the format writes is not known here, so all pairs are given;
/// there are few.
static const char *format_of(OwnDialect *dialect, const MloptOpRow *row) {
  size_t count = row->traits & TRAIT_SAME_TYPES
                     ? row->numOperands + row->numResults
                 : row->traits & TRAIT_SAME_OPERAND_TYPES ? row->numOperands
                                                          : 0;
  const char *text = !row->format && row->parse ? "custom" : row->format;
  if (!text || count > FORMAT_MAX_GROUPS)
    return own_text(dialect, text);
  Stream format = {0};
  stream_cstr(&format, text);
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < i; j++)
      if (single_value(row, i) && single_value(row, j))
        stream_format(&format, " same($%s, $%s)", single_value(row, j),
                      single_value(row, i));
  stream_char(&format, '\0');
  const char *copy = own_text(dialect, format.data);
  stream_free(&format);
  return copy;
}

/// The trait bits that clients may set.
#define KNOWN_TRAITS                                                           \
  (((Traits)MLOPT_TRAIT_NO_REGION_ARGUMENTS * 2 - 1) &                         \
   ~(Traits)TRAIT_IMPLICIT_TERMINATOR)

static bool fill_op(OwnDialect *dialect, const MloptOpRow *row, OpDef *def) {
  if (row->numOperands > UINT8_MAX || row->numResults > UINT8_MAX ||
      row->numRegionRows > UINT8_MAX || row->numRegions > COUNT_VARIADIC ||
      row->numSuccessors > COUNT_VARIADIC)
    return wrong_op(dialect, row, "it has too many of something");
  if (row->traits & ~KNOWN_TRAITS)
    return wrong_op(dialect, row, "it has a trait that there is not");
  if (!row->parse != !row->print)
    return wrong_op(dialect, row, "it has only one of parse and print");
  def->traits = row->traits;
  def->dialect = &dialect->def;
  def->shape = row->hasFunctionSyntax      ? SHAPE_FUNC
               : row->format || row->parse ? SHAPE_FORMAT
                                           : SHAPE_GENERIC;
  unsigned open_operands = 0, open_results = 0;
  def->num_operand_defs = (uint8_t)row->numOperands;
  def->num_result_defs = (uint8_t)row->numResults;
  def->operands =
      fill_values(dialect, row->operands, row->numOperands, &open_operands);
  def->results =
      fill_values(dialect, row->results, row->numResults, &open_results);
  if (!def->operands || !def->results ||
      !fill_props(dialect, row, def, open_operands, open_results))
    return false;
  def->format = format_of(dialect, row);
  def->syntax = row->parse ? &own_syntax : NULL;
  fill_regions(dialect, row, def);
  def->num_regions = (uint8_t)row->numRegions;
  def->num_successors = (uint8_t)row->numSuccessors;
  def->parents = copy_names(dialect, row->parents);
  def->implicit_terminator = own_text(dialect, row->implicitTerminator);
  if (def->implicit_terminator)
    def->traits |= TRAIT_SINGLE_BLOCK | TRAIT_IMPLICIT_TERMINATOR;
  own_set_hooks(dialect, def, row);
  return check_traits(dialect, row, def);
}

bool own_fill_ops(OwnDialect *dialect) {
  for (size_t i = 0; i < dialect->row.numOps; i++)
    if (!fill_op(dialect, &dialect->row.ops[i], &dialect->ops[i]))
      return false;
  return true;
}
