// SPDX-License-Identifier: Apache-2.0
// Checks of llvm's operations for a whole module (flags, constructors, aliases,
// comdats), and of groups of operands.
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/effects.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"

static bool verify_at_module_level(Context *ctx, const Operation *op) {
  const Operation *parent = op_parent(op);
  if (!parent || op_has_trait(parent, TRAIT_SYMBOL_TABLE))
    return true;
  return op_reject(ctx, op, "must appear at the module level");
}

bool llvm_verify_linker_options(Context *ctx, const Operation *op) {
  return verify_at_module_level(ctx, op);
}

bool llvm_verify_module_flags(Context *ctx, const Operation *op) {
  if (!verify_at_module_level(ctx, op))
    return false;
  const ArrayAttr *flags = attr_as_array(op_prop(op, 0));
  for (size_t i = 0; flags && i < flags->size; i++)
    if (!llvm_attr_is(flags->elements[i], LLVM_ATTR_MODULE_FLAG))
      return op_reject(ctx, op, "expected a module flag attribute");
  return true;
}

/// Functions, priorities and data are equally many; data are symbols or zero.
bool llvm_verify_structors(Context *ctx, const Operation *op) {
  const ArrayAttr *functions = attr_as_array(op_prop(op, 0));
  const ArrayAttr *priorities = attr_as_array(op_prop(op, 1));
  const ArrayAttr *data = attr_as_array(op_prop(op, 2));
  for (size_t i = 0; i < data->size; i++)
    if (!attr_as_symbol_ref(data->elements[i]) &&
        !llvm_attr_is(data->elements[i], LLVM_ATTR_ZERO)) {
      op_emit_error(ctx, op, "data element must be symbol or #llvm.zero");
      return false;
    }
  if (functions->size == priorities->size && functions->size == data->size)
    return true;
  bool is_dtors = op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL_DTORS]);
  op_emit_error(ctx, op,
                "%s, priorities, and data must have the same number of "
                "elements",
                is_dtors ? "dtors" : "ctors");
  return false;
}

bool llvm_verify_structor_symbols(Context *ctx, const Operation *op,
                                  SymbolTables *tables) {
  const ArrayAttr *functions = attr_as_array(op_prop(op, 0));
  for (size_t i = 0; i < functions->size; i++) {
    const Attribute *name = functions->elements[i];
    const Operation *func = symbol_tables_lookup_nearest(tables, op, name);
    bool is_func = func && op_is(func, &llvm_ops[LLVM_FUNC]);
    if (is_func && !region_is_empty(op_region(func, 0)))
      continue;
    op_emit_op_error(ctx, op, "'%.*s' does not %s",
                     STR_ARGS(attr_as_symbol_ref(name)->path[0]),
                     is_func ? "have a definition"
                             : "reference a valid LLVM function");
    return false;
  }
  return true;
}

/// Linkages that aliases and ifuncs may have.
static bool is_definition_linkage(LLVMLinkage linkage) {
  return linkage != LLVM_LINKAGE_APPENDING && linkage != LLVM_LINKAGE_COMMON &&
         linkage != LLVM_LINKAGE_EXTERN_WEAK;
}

static bool reject_linkage(Context *ctx, const Operation *op,
                           const char *others) {
  const AttrDef *def = &llvm_attr_defs[LLVM_ATTR_LINKAGE];
  const char *name = "";
  for (size_t i = 0; i < def->num_cases; i++)
    if (def->cases[i].value == (uint64_t)llvm_op_linkage(op))
      name = def->cases[i].keyword.data;
  op_emit_op_error(ctx, op,
                   "'%s' linkage not supported in %s, available options: "
                   "private, internal, linkonce, weak, linkonce_odr, "
                   "weak_odr, %s",
                   name, others[0] == 'e' ? "aliases" : "ifuncs", others);
  return false;
}

bool llvm_verify_alias(Context *ctx, const Operation *op) {
  const TypeAttr *type = attr_as_type(op_prop(op, LLVM_ALIAS_TYPE));
  if (!llvm_type_is_global(type->value))
    return op_reject(ctx, op,
                     "expects type to be a valid element type for an LLVM "
                     "global alias");
  return is_definition_linkage(llvm_op_linkage(op)) ||
         reject_linkage(ctx, op, "external or available_externally");
}

bool llvm_verify_ifunc(Context *ctx, const Operation *op) {
  LLVMLinkage linkage = llvm_op_linkage(op);
  return (is_definition_linkage(linkage) &&
          linkage != LLVM_LINKAGE_AVAILABLE_EXTERNALLY) ||
         reject_linkage(ctx, op, "or external linkage");
}

/// The address that an alias gives directly, or NULL.
static const Operation *alias_address(const Operation *alias) {
  const Block *block = op_region(alias, 0)->first;
  const Operation *last = block ? block->last : NULL;
  const Operation *address = last && last->num_operands
                                 ? value_defining_op(op_operand(last, 0))
                                 : NULL;
  return address && op_is(address, &llvm_ops[LLVM_MLIR_ADDRESSOF]) ? address
                                                                   : NULL;
}

/// The operation that the resolver's name stands for, through aliases. NULL
/// with `*is_known` false: an alias computes its address, or there are too many
/// of them.
static const Operation *find_resolver(const Operation *op, SymbolTables *tables,
                                      bool *is_known) {
  enum { MAX_ALIASES = 64 };
  const Operation *symbol = symbol_tables_lookup_nearest(
      tables, op, op_prop(op, LLVM_IFUNC_RESOLVER));
  for (unsigned i = 0; symbol && op_is(symbol, &llvm_ops[LLVM_MLIR_ALIAS]);
       i++) {
    const Operation *address = alias_address(symbol);
    *is_known = address && i < MAX_ALIASES;
    if (!*is_known)
      return NULL;
    symbol = symbol_tables_lookup_nearest(
        tables, address, op_prop(address, LLVM_ADDRESSOF_GLOBAL_NAME));
  }
  return symbol;
}

static const char *resolver_error(const Operation *op, const Operation *func) {
  if (!func || !op_is(func, &llvm_ops[LLVM_FUNC]))
    return "must have a function resolver";
  if (region_is_empty(op_region(func, 0)) ||
      llvm_op_linkage(func) == LLVM_LINKAGE_AVAILABLE_EXTERNALLY)
    return "resolver must be a definition";
  const TypeAttr *type = attr_as_type(op_prop(func, LLVM_FUNC_FUNCTION_TYPE));
  if (!type || !llvm_type_is_pointer(llvm_function_result(type->value)))
    return "resolver must return a pointer";
  const TypeAttr *given = attr_as_type(op_prop(op, LLVM_IFUNC_RESOLVER_TYPE));
  int64_t space = 0;
  const Attribute *attr = op_prop(op, LLVM_IFUNC_ADDRESS_SPACE);
  if (attr)
    attr_integer_value(attr, &space);
  return llvm_type_is_pointer(given->value) &&
                 llvm_pointer_address_space(given->value) == (uint64_t)space
             ? NULL
             : "resolver has incorrect type";
}

bool llvm_verify_resolver(Context *ctx, const Operation *op,
                          SymbolTables *tables) {
  bool is_known = true;
  const Operation *func = find_resolver(op, tables, &is_known);
  const char *error = is_known ? resolver_error(op, func) : NULL;
  if (error)
    op_emit_op_error(ctx, op, "%s", error);
  return !error;
}

bool llvm_verify_initializer_effects(Context *ctx, const Operation *op,
                                     const char *text) {
  FOR_EACH_OP(inner, op_region(op, 0)->first) {
    if (op_is_memory_effect_free(inner))
      continue;
    op_emit_error(ctx, inner, "%s", text);
    return false;
  }
  return true;
}

bool llvm_verify_alias_region(Context *ctx, const Operation *op) {
  const Operation *last = block_terminator(op_region(op, 0)->first);
  if (last && op_is(last, &llvm_ops[LLVM_RETURN]) && last->num_operands == 1 &&
      llvm_type_is_pointer(op_operand_type(last, 0)))
    return llvm_verify_initializer_effects(
        ctx, op, "ops with side effects are not allowed in alias initializers");
  return op_reject(ctx, op, "initializer region must always return a pointer");
}

bool llvm_verify_comdat_region(Context *ctx, const Operation *op) {
  FOR_EACH_OP(selector, op_region(op, 0)->first)
    if (!op_is(selector, &llvm_ops[LLVM_COMDAT_SELECTOR])) {
      op_emit_error(ctx, selector,
                    "only comdat selector symbols can appear in a comdat "
                    "region");
      return false;
    }
  return true;
}

bool llvm_verify_comdat_symbol(Context *ctx, const Operation *op,
                               SymbolTables *tables) {
  int slot = op_def_prop_index(op->def, STR("comdat"));
  const Attribute *name = slot < 0 ? NULL : op_prop(op, (unsigned)slot);
  if (!name)
    return true;
  const Operation *selector = symbol_tables_lookup_nearest(tables, op, name);
  if (selector && op_is(selector, &llvm_ops[LLVM_COMDAT_SELECTOR]))
    return true;
  op_emit_error(ctx, op, "expected comdat symbol");
  return false;
}

//===- Operand bundles ----------------------------------------------------===//

static const DenseArrayAttr *sizes_prop(const Operation *op, StringRef name) {
  int slot = op_def_prop_index(op->def, name);
  return slot < 0 ? NULL : attr_as_dense_array(op_prop(op, (unsigned)slot));
}

/// The sum of `sizes` (NULL: none), none of which may be negative.
static bool sum_sizes(Context *ctx, const Operation *op, const char *name,
                      const DenseArrayAttr *sizes, int64_t *sum) {
  *sum = 0;
  for (size_t i = 0; sizes && i < sizes->size; i++) {
    int32_t size = ((const int32_t *)sizes->data)[i];
    if (size < 0) {
      op_emit_op_error(ctx, op, "'%s' attribute cannot have negative elements",
                       name);
      return false;
    }
    *sum += size;
  }
  return true;
}

static bool verify_tags(Context *ctx, const Operation *op, size_t count) {
  int slot = op_def_prop_index(op->def, STR("op_bundle_tags"));
  const ArrayAttr *tags = attr_as_array(op_prop(op, (unsigned)slot));
  size_t given = tags ? tags->size : 0;
  if (given != count) {
    op_emit_error(ctx, op,
                  "expected %zu operand bundle tags, but actually got %zu",
                  count, given);
    return false;
  }
  for (size_t i = 0; i < given; i++)
    if (!attr_as_string(tags->elements[i])) {
      op_emit_error(ctx, op, "operand bundle tag must be a StringAttr");
      return false;
    }
  return true;
}

bool llvm_verify_bundles(Context *ctx, const Operation *op) {
  const DenseArrayAttr *segments = sizes_prop(op, STR("operandSegmentSizes"));
  const DenseArrayAttr *sizes = sizes_prop(op, STR("op_bundle_sizes"));
  int64_t operands, bundled;
  if (!sum_sizes(ctx, op, "operandSegmentSizes", segments, &operands) ||
      !sum_sizes(ctx, op, "op_bundle_sizes", sizes, &bundled))
    return false;
  if (segments && operands != op->num_operands) {
    op_emit_op_error(ctx, op,
                     "operand count (%u) does not match with the total size "
                     "(%lld) specified in attribute 'operandSegmentSizes'",
                     op->num_operands, (long long)operands);
    return false;
  }
  int64_t given = 0; // A call built without bundles may lack segments.
  if (op_is(op, &llvm_ops[LLVM_INTR_ASSUME]))
    given = (int64_t)op->num_operands - 1;
  else if (segments && segments->size)
    given = ((const int32_t *)segments->data)[segments->size - 1];
  // An invoke of 2020 has three segments, none of them of bundles.
  bool has_bundles = !segments || segments->size != 3;
  if (has_bundles && given != bundled) {
    op_emit_op_error(ctx, op,
                     "op_bundle_operands count (%lld) does not match with the "
                     "total size (%lld) specified in attribute "
                     "'op_bundle_sizes'",
                     (long long)given, (long long)bundled);
    return false;
  }
  return verify_tags(ctx, op, sizes ? sizes->size : 0);
}

bool llvm_verify_call_intrinsic(Context *ctx, const Operation *op) {
  StringRef name = attr_string_value(op_prop(op, LLVM_CALL_INTRINSIC_INTRIN));
  if (string_ref_starts_with(name, STR("llvm.")))
    return llvm_verify_bundles(ctx, op);
  return op_reject(ctx, op, "intrinsic name must start with 'llvm.'");
}

bool llvm_verify_indirect_branch(Context *ctx, const Operation *op) {
  const DenseArrayAttr *sizes = sizes_prop(op, STR("indbr_operand_segments"));
  int64_t sum;
  if (!sum_sizes(ctx, op, "indbr_operand_segments", sizes, &sum))
    return false;
  uint32_t given = op->num_operands - 1;
  if (sum == given && sizes && sizes->size == op->num_successors)
    return true;
  op_emit_op_error(ctx, op,
                   "succOperands count (%u) does not match with the total size "
                   "(%lld) specified in attribute 'indbr_operand_segments'",
                   given, (long long)sum);
  return false;
}
