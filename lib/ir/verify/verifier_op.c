// SPDX-License-Identifier: Apache-2.0
// The checks for the columns of an operation's definition: numbers of operands,
// results, regions and successors, attributes and types.
#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"
#include "ir/verify/verifier_internal.h"

#include "ir/print/printer.h"

/// How many values a list of definitions allows.
typedef struct ValueCount {
  uint32_t fixed;
  bool is_open; ///< It has optional or variadic ones.
} ValueCount;

static ValueCount count_values(const ValueDef *defs, unsigned num_defs) {
  ValueCount count = {0};
  for (unsigned i = 0; i < num_defs; i++) {
    if (defs[i].arity == ARITY_ONE)
      count.fixed++;
    else
      count.is_open = true;
  }
  return count;
}

static bool verify_region_count(Context *ctx, const Operation *op) {
  unsigned expected = op->def->num_regions;
  if (op->num_regions == expected || expected == COUNT_VARIADIC)
    return true;
  if (expected == 0)
    op_emit_op_error(ctx, op, "requires zero regions");
  else if (expected == 1)
    op_emit_op_error(ctx, op, "requires one region");
  else
    op_emit_op_error(ctx, op, "expected %u regions", expected);
  return false;
}

static bool verify_result_count(Context *ctx, const Operation *op) {
  ValueCount count = count_values(op->def->results, op->def->num_result_defs);
  if (count.is_open ? op->num_results >= count.fixed
                    : op->num_results == count.fixed)
    return true;
  if (count.is_open)
    op_emit_op_error(ctx, op, "expected %u or more results", count.fixed);
  else if (count.fixed == 0)
    op_emit_op_error(ctx, op, "requires zero results");
  else if (count.fixed == 1)
    op_emit_op_error(ctx, op, "requires one result");
  else
    op_emit_op_error(ctx, op, "expected %u results", count.fixed);
  return false;
}

static bool verify_successors(Context *ctx, const Operation *op) {
  unsigned expected = op->def->num_successors;
  if (op->num_successors != expected && expected != COUNT_VARIADIC) {
    op_emit_op_error(ctx, op, "requires %u successor%s but found %u", expected,
                     expected == 1 ? "" : "s", op->num_successors);
    return false;
  }
  for (uint32_t i = 0; i < op->num_successors; i++) {
    const Block *block = op_successor(op, i);
    if (block && op->block && block->parent == op->block->parent)
      continue;
    op_emit_error(ctx, op, "reference to block defined in another region");
    return false;
  }
  return true;
}

/// Is the last operand one that the definition takes?
static bool fits_last_operand(const Operation *op) {
  const ValueDef *last = &op->def->operands[op->def->num_operand_defs - 1];
  return type_constraint_holds(last->constraint,
                               op_operand_type(op, op->num_operands - 1));
}

static bool verify_operand_count(Context *ctx, const Operation *op) {
  const OpDef *def = op->def;
  ValueCount count = count_values(def->operands, def->num_operand_defs);
  if (def->num_old_operands) {
    // A wrong operand of the older form is one too many.
    if (op->num_operands == def->num_old_operands && fits_last_operand(op))
      return true;
    count.is_open = false;
  }
  if (count.is_open ? op->num_operands >= count.fixed
                    : op->num_operands == count.fixed)
    return true;
  if (count.is_open)
    op_emit_op_error(ctx, op, "expected %u or more operands, but found %u",
                     count.fixed, op->num_operands);
  else if (count.fixed == 0)
    op_emit_op_error(ctx, op, "requires zero operands");
  else if (count.fixed == 1)
    op_emit_op_error(ctx, op, "requires a single operand");
  else
    op_emit_op_error(ctx, op, "expected %u operands, but found %u", count.fixed,
                     op->num_operands);
  return false;
}

/// The name under which `prop` stands in this operation's text.
static StringRef prop_name(const Operation *op, const PropDef *prop) {
  const OpDef *def = op->def;
  bool is_old =
      prop->old_name.size && def->uses_old_names && def->uses_old_names(op);
  return is_old ? prop->old_name : prop->name;
}

/// Number of elements of a segment attribute, and the elements; -1: it is
/// something else.
static int64_t segment_elements(Context *ctx, const Attribute *attr,
                                const int32_t **elements) {
  const DenseArrayAttr *array = attr_as_dense_array(attr);
  if (array) {
    *elements = array->data;
    return type_is_integer_of_width(array->element, 32) ? (int64_t)array->size
                                                        : -1;
  }
  const DenseElementsAttr *dense = attr_as_dense_elements(attr);
  if (!dense || dense->storage == DENSE_STRINGS)
    return -1;
  const ShapedType *type = type_as_shaped(dense->type);
  if (!type || type->rank != 1 || !type_is_integer_of_width(type->element, 32))
    return -1;
  *elements =
      (const int32_t *)(const void *)dense_elements_raw(ctx, dense).data;
  return dense_elements_num(dense);
}

/// Element `index` of what segment_elements gave. A splat has one element.
static int32_t segment_element(const Attribute *attr, const int32_t *elements,
                               int64_t index) {
  const DenseElementsAttr *dense = attr_as_dense_elements(attr);
  int32_t value = 0;
  if (dense && dense->is_splat)
    index = 0;
  memcpy(&value, elements + index, sizeof value);
  return value;
}

/// The last group of a switch's operands is divided among its cases.
static bool verify_case_segments(Context *ctx, const Operation *op) {
  const OpDef *def = op->def;
  int slot = def->num_successors == COUNT_VARIADIC
                 ? op_def_prop_index(def, STR("case_operand_segments"))
                 : -1;
  const DenseArrayAttr *sizes =
      slot < 0 ? NULL : attr_as_dense_array(op_prop(op, (unsigned)slot));
  if (!sizes || type_bit_width(sizes->element) != 32)
    return true;
  unsigned first, count;
  op_operand_segment(op, def->num_operand_defs - 1u, &first, &count);
  uint32_t total = dense_i32_array_sum(sizes, sizes->size);
  if (total == count)
    return true;
  op_emit_op_error(ctx, op,
                   "%s count (%u) does not match with the total size (%u) "
                   "specified in attribute 'case_operand_segments'",
                   def->operands[def->num_operand_defs - 1].name, count, total);
  return false;
}

/// A property that says how many values the groups have.
typedef struct Segments {
  const char *kind; ///< What the values are.
  unsigned slot;
  unsigned num_groups;
  uint32_t num_values;
} Segments;

static bool is_segment_slot(const OpDef *def, unsigned slot) {
  return slot + 1 == def->segment_prop || slot + 1 == def->result_segment_prop;
}

/// Reads the sizes and adds them up; an absent attribute is all zeros.
static bool sum_segments(Context *ctx, const Operation *op,
                         const Segments *segments, int64_t *total) {
  StringRef name = prop_name(op, &op->def->props[segments->slot]);
  const Attribute *attr = op_prop(op, segments->slot);
  const int32_t *elements = NULL;
  *total = 0;
  if (!attr)
    return true;
  int64_t count = segment_elements(ctx, attr, &elements);
  if (count < 0) {
    op_emit_op_error(ctx, op, "requires dense i32 array attribute '%.*s'",
                     STR_ARGS(name));
    return false;
  }
  // An invoke of 2020 had no operand bundles.
  bool is_old = count + 1 == segments->num_groups && op->def->uses_old_names &&
                op->def->uses_old_names(op);
  if (count != segments->num_groups && !is_old) {
    op_emit_op_error(ctx, op,
                     "'%.*s' attribute for specifying %s segments must have %u "
                     "elements, but got %lld",
                     STR_ARGS(name), segments->kind, segments->num_groups,
                     (long long)count);
    return false;
  }
  for (int64_t i = 0; i < count; i++) {
    int32_t size = segment_element(attr, elements, i);
    if (size < 0) {
      op_emit_op_error(ctx, op,
                       "'%.*s' attribute cannot have negative elements",
                       STR_ARGS(name));
      return false;
    }
    *total += size;
  }
  return true;
}

/// OpTrait::AttrSizedOperandSegments, AttrSizedResultSegments.
static bool verify_segments(Context *ctx, const Operation *op,
                            const Segments *segments) {
  int64_t total;
  if (!sum_segments(ctx, op, segments, &total))
    return false;
  if (total == segments->num_values)
    return true;
  StringRef name = prop_name(op, &op->def->props[segments->slot]);
  op_emit_op_error(ctx, op,
                   "%s count (%u) does not match with the total size (%lld) "
                   "specified in attribute '%.*s'",
                   segments->kind, segments->num_values, (long long)total,
                   STR_ARGS(name));
  return false;
}

static bool verify_operand_segments(Context *ctx, const Operation *op) {
  const OpDef *def = op->def;
  Segments segments = {"operand", def->segment_prop - 1u, def->num_operand_defs,
                       op->num_operands};
  return verify_segments(ctx, op, &segments) && verify_case_segments(ctx, op);
}

static bool verify_result_segments(Context *ctx, const Operation *op) {
  const OpDef *def = op->def;
  Segments segments = {"result", def->result_segment_prop - 1u,
                       def->num_result_defs, op->num_results};
  return verify_segments(ctx, op, &segments);
}

/// May the slot have no value? The parser stores default values.
static bool may_be_missing(const PropDef *prop, const Operation *op) {
  if (prop->is_required && prop->is_required(op))
    return false;
  return prop->is_optional || (prop_has_default(prop) && !prop->keeps_default);
}

/// The first missing required attribute by name, or an empty string. Segment
/// sizes were checked before.
static StringRef missing_prop(const Operation *op) {
  const OpDef *def = op->def;
  StringRef first = {NULL, 0};
  for (unsigned i = 0; i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    if (op_prop(op, i) || may_be_missing(prop, op) || is_segment_slot(def, i))
      continue;
    StringRef name = prop_name(op, prop);
    if (!first.data || string_ref_compare(name, first) < 0)
      first = name;
  }
  return first;
}

/// Reports that `missing` is, and notes which attribute may have been meant.
static bool report_missing(Context *ctx, const Operation *op,
                           StringRef missing) {
  Diagnostic *diag =
      op_emit_op_error(ctx, op, "requires attribute '%.*s'", STR_ARGS(missing));
  const DictionaryAttr *attrs =
      op->attrs ? attr_as_dictionary(op->attrs) : NULL;
  Suggestion suggestion = suggestion_for(missing);
  for (size_t i = 0; attrs && i < attrs->size; i++)
    suggestion_consider(&suggestion, attrs->entries[i].name);
  if (suggestion.nearest.size)
    diag_hint(ctx, diag, "there is an attribute '%.*s'; is it the one?",
              STR_ARGS(suggestion.nearest));
  return false;
}

/// First checks that all are present, and then their constraints.
static bool verify_props(Context *ctx, const Operation *op) {
  const OpDef *def = op->def;
  StringRef missing = missing_prop(op);
  if (missing.data)
    return report_missing(ctx, op, missing);
  for (unsigned i = 0; i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    const Attribute *attr = op_prop(op, i);
    if (!attr || !prop->constraint || is_segment_slot(def, i) ||
        (attr_constraint_holds(prop->constraint, attr) &&
         (!prop_is_value(prop) || prop->hooks->holds(prop, attr))))
      continue;
    StringRef name = prop_name(op, prop);
    bool is_property =
        prop_is_value(prop) || prop->takes_both || prop->is_i32_case;
    op_emit_op_error(ctx, op, "%s '%.*s' failed to satisfy constraint: %s",
                     is_property ? "property" : "attribute", STR_ARGS(name),
                     prop->constraint->summary);
    return false;
  }
  return true;
}

static bool report_type(Context *ctx, const Operation *op, const char *kind,
                        unsigned index, const ValueDef *def, const Type *type) {
  Diagnostic *diag =
      op_emit_op_error(ctx, op, "%s #%u must be %s%s, but got ", kind, index,
                       def->arity == ARITY_VARIADIC ? "variadic of " : "",
                       def->constraint->summary);
  diag_type(diag, type);
  return false;
}

static bool verify_group_size(Context *ctx, const Operation *op,
                              const char *kind, unsigned first, unsigned count,
                              Arity arity) {
  if (arity == ARITY_VARIADIC || count == 1 ||
      (arity == ARITY_OPTIONAL && count == 0))
    return true;
  op_emit_op_error(ctx, op,
                   "%s group starting at #%u requires %s element, but found %u",
                   kind, first, arity == ARITY_ONE ? "1" : "0 or 1", count);
  return false;
}

static bool type_fits(KnownType *known, const ValueDef *def,
                      const Type *type) {
  const TypeConstraint *constraint = def->constraint;
  if (!constraint)
    return true;
  uintptr_t hash =
      (uintptr_t)constraint / sizeof *constraint + ((uintptr_t)type >> 4);
  KnownType *entry = &known[hash % NUM_KNOWN_TYPES];
  if (entry->constraint == constraint && entry->type == type)
    return true;
  if (!type_constraint_holds(constraint, type))
    return false;
  *entry = (KnownType){constraint, type};
  return true;
}

static bool verify_operand_types(Context *ctx, const Operation *op,
                                 KnownType *known) {
  const OpDef *def = op->def;
  const Use *operands = op_operand_slots(op);
  unsigned at = 0;
  for (unsigned group = 0; group < def->num_operand_defs; group++) {
    const ValueDef *value = &def->operands[group];
    unsigned count = 1;
    if (value->arity != ARITY_ONE || def->segment_prop)
      op_operand_segment(op, group, &at, &count);
    if (!verify_group_size(ctx, op, "operand", at, count, value->arity))
      return false;
    for (unsigned end = at + count; at < end; at++) {
      const Type *type = operands[at].value->type;
      if (!type_fits(known, value, type))
        return report_type(ctx, op, "operand", at, value, type);
    }
  }
  return true;
}

static bool verify_result_types(Context *ctx, const Operation *op,
                                KnownType *known) {
  const OpDef *def = op->def;
  unsigned at = 0;
  for (unsigned group = 0; group < def->num_result_defs; group++) {
    const ValueDef *value = &def->results[group];
    unsigned count = 1;
    if (value->arity != ARITY_ONE || def->result_segment_prop)
      op_result_segment(op, group, &at, &count);
    // As upstream, a group of results with a single one is not counted.
    if (value->arity != ARITY_ONE &&
        !verify_group_size(ctx, op, "result", at, count, value->arity))
      return false;
    for (unsigned end = at + count; at < end; at++) {
      const Type *type = op->results[at].type;
      if (!type_fits(known, value, type))
        return report_type(ctx, op, "result", at, value, type);
    }
  }
  return true;
}

/// Numbers of blocks.
static bool verify_region_defs(Context *ctx, const Operation *op) {
  const OpDef *def = op->def;
  for (unsigned i = 0; i < op->num_regions; i++) {
    unsigned last = def->num_region_defs - 1u;
    const RegionDef *region = &def->regions[i < last ? i : last];
    uint32_t count = op_region(op, i)->num_blocks;
    if (count >= region->min_blocks && count <= region->max_blocks)
      continue;
    Diagnostic *diag = op_emit_op_error(ctx, op, "region #%u", i);
    if (region->name)
      diag_format(diag, " ('%s')", region->name);
    diag_format(diag, " failed to verify constraint: region with %s%u blocks",
                region->min_blocks ? "" : "at most ",
                (unsigned)region->max_blocks);
    return false;
  }
  return true;
}

/// Checks the columns one by one, and reports the first violation.
static bool verify_columns(Context *ctx, const Operation *op,
                           KnownType *known) {
  return verify_region_count(ctx, op) && verify_result_count(ctx, op) &&
         verify_successors(ctx, op) && verify_operand_count(ctx, op) &&
         verify_op_parent(ctx, op) &&
         (!op->def->segment_prop || verify_operand_segments(ctx, op)) &&
         (!op->def->result_segment_prop || verify_result_segments(ctx, op)) &&
         verify_props(ctx, op) && verify_operand_types(ctx, op, known) &&
         verify_result_types(ctx, op, known);
}

static bool props_hold(const Operation *op) {
  const OpDef *def = op->def;
  const Attribute **props = op_props(op);
  for (unsigned i = 0; i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    if (props[i] ? prop->constraint &&
                       !attr_constraint_holds(prop->constraint, props[i])
                 : !may_be_missing(prop, op))
      return false;
  }
  return true;
}

/// Do all columns hold, with nothing optional, variadic or branching? The usual
/// case, in one pass.
static bool columns_hold(const Operation *op, KnownType *known) {
  const OpDef *def = op->def;
  if (op->num_operands != def->num_operand_defs ||
      op->num_results != def->num_result_defs || def->segment_prop ||
      def->result_segment_prop || op->num_successors || def->num_successors ||
      op->num_regions != def->num_regions)
    return false;
  const Use *operands = op_operand_slots(op);
  for (unsigned i = 0; i < op->num_operands; i++)
    if (def->operands[i].arity != ARITY_ONE ||
        !type_fits(known, &def->operands[i], operands[i].value->type))
      return false;
  for (unsigned i = 0; i < op->num_results; i++)
    if (def->results[i].arity != ARITY_ONE ||
        !type_fits(known, &def->results[i], op->results[i].type))
      return false;
  return props_hold(op);
}

/// The common type of all operands and results, at least one of each; or NULL.
static const Type *only_type(const Operation *op) {
  if (!op->num_operands || !op->num_results)
    return NULL;
  const Type *type = op->results[0].type;
  const Use *operands = op_operand_slots(op);
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (operands[i].value->type != type)
      return NULL;
  for (uint32_t i = 1; i < op->num_results; i++)
    if (op->results[i].type != type)
      return NULL;
  return type;
}

/// Has `op` no more parts than a signature, and no regions?
static inline bool may_be_known(const Operation *op) {
  return !op->num_regions &&
         (uint64_t)op->num_operands + op->num_results + op->num_props <=
             MAX_KNOWN_PARTS;
}

/// The two places where operations like `op` are remembered, the first one for
/// what came last, so that two kinds of one place do not drive each other out.
static inline OpSignature *known_slot(KnownTypes *known, const Operation *op,
                                      const Use *operands,
                                      const Attribute *const *props) {
  uint64_t seed = (uintptr_t)op->def;
  if (op->num_results)
    seed += (uintptr_t)op->results[0].type * 3;
  if (op->num_operands)
    seed += (uintptr_t)operands[0].value->type * 5;
  if (op->num_props)
    seed += (uintptr_t)props[0] * 7;
  return &known->ops[(hash_mix(seed, 0) >> 32) % (NUM_KNOWN_OPS / 2) * 2];
}

static inline bool has_signature(const Operation *op,
                                 const OpSignature *signature,
                                 const Use *operands,
                                 const Attribute *const *props) {
  if (signature->def != op->def ||
      signature->num_operands != op->num_operands ||
      signature->num_results != op->num_results)
    return false;
  const void *const *part = signature->parts;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (operands[i].value->type != *part++)
      return false;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (op->results[i].type != *part++)
      return false;
  for (unsigned i = 0; i < op->num_props; i++)
    if (props[i] != *part++)
      return false;
  return true;
}

static void take_signature(const Operation *op, OpSignature *signature) {
  *signature = (OpSignature){.def = op->def,
                             .num_operands = op->num_operands,
                             .num_results = op->num_results,
                             .has_place = op_def_has_place(op->def)};
  const void **part = signature->parts;
  for (uint32_t i = 0; i < op->num_operands; i++)
    *part++ = op_operand_type(op, i);
  for (uint32_t i = 0; i < op->num_results; i++)
    *part++ = op_result_type(op, i);
  for (unsigned i = 0; i < op->num_props; i++)
    *part++ = op_prop(op, i);
}

static bool verify_all(Context *ctx, const Operation *op, KnownType *known) {
  return (columns_hold(op, known) || verify_columns(ctx, op, known)) &&
         (!op->def->verify_types || op->def->verify_types(ctx, op)) &&
         verify_op_traits(ctx, op, only_type(op)) &&
         (!op->def->num_region_defs || verify_region_defs(ctx, op)) &&
         (!op->def->verify || op->def->verify(ctx, op));
}

/// Does all that is verified of operations of `def` depend on their signature,
/// their place apart?
static bool depends_on_signature(const OpDef *def) {
  return (!def->verify || def->verifies_signature) && !def->num_region_defs &&
         def->num_successors != COUNT_VARIADIC;
}

/// What a known signature leaves to be verified.
static bool verify_place(Context *ctx, const Operation *op) {
  return verify_successors(ctx, op) && verify_traits_of_place(ctx, op);
}

bool verify_op_invariants(Context *ctx, const Operation *op,
                          KnownTypes *known) {
  if (!may_be_known(op))
    return verify_all(ctx, op, known->types);
  const Use *operands = op_operand_slots(op);
  const Attribute *const *props = op_props(op);
  OpSignature *like = known_slot(known, op, operands, props);
  for (unsigned i = 0; i < 2; i++)
    if (has_signature(op, &like[i], operands, props))
      return !like[i].has_place || verify_place(ctx, op);
  if (!verify_all(ctx, op, known->types))
    return false;
  if (depends_on_signature(op->def)) {
    like[1] = like[0];
    take_signature(op, like);
  }
  return true;
}

bool op_verify_alone(Context *ctx, const Operation *op) {
  KnownType known[NUM_KNOWN_TYPES] = {0};
  return verify_all(ctx, op, known);
}
