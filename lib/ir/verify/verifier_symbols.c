// SPDX-License-Identifier: Apache-2.0
// The checks of symbols, functions and symbol tables.
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "ir/verify/verifier_internal.h"

bool verify_symbol(Context *ctx, const Operation *op) {
  const Attribute *name = op_attr(op, STR("sym_name"));
  int slot = op_def_prop_index(op->def, STR("sym_name"));
  if (!name && slot >= 0 && op->def->props[slot].is_optional)
    return true;
  if (!attr_as_string(name))
    return op_reject(ctx, op, "requires string attribute 'sym_name'");
  const Attribute *visibility = op_attr(op, STR("sym_visibility"));
  StringRef text = visibility ? attr_string_value(visibility) : STR("public");
  if (!string_ref_equals(text, STR("public")) &&
      !string_ref_equals(text, STR("private")) &&
      !string_ref_equals(text, STR("nested"))) {
    bool is_text = attr_as_string(visibility);
    Diagnostic *diag = op_emit_op_error(
        ctx, op, "%s",
        is_text ? "visibility expected to be one of [\"public\", "
                  "\"private\", \"nested\"], but got "
                : "requires visibility attribute 'sym_visibility' to be a "
                  "string attribute, but got ");
    diag_attr(diag, visibility);
    return false;
  }
  const Operation *parent = op_parent(op);
  if (parent && !parent->def->is_unregistered &&
      !op_has_trait(parent, TRAIT_SYMBOL_TABLE))
    return op_reject(ctx, op,
                     "symbol's parent must have the SymbolTable trait");
  return true;
}

/// Arguments or results of a function, for their attributes.
typedef struct SignaturePart {
  const char *name;   ///< "argument".
  const char *plural; ///< "arguments".
  const Attribute *attrs;
  int64_t count; ///< -1: the type does not say.
  bool is_result;
} SignaturePart;

static bool verify_part_attr(Context *ctx, const Operation *op,
                             const SignaturePart *part, unsigned index,
                             const NamedAttribute *attr) {
  size_t dot = string_ref_find(attr->name, '.');
  if (dot == SIZE_MAX) {
    op_emit_op_error(ctx, op, "%s may only have dialect attributes",
                     part->plural);
    return false;
  }
  const DialectDef *dialect =
      context_dialect(ctx, string_ref(attr->name.data, dot));
  if (!dialect)
    return true;
  if (part->is_result)
    return !dialect->verify_result_attr ||
           dialect->verify_result_attr(ctx, op, index, attr);
  return !dialect->verify_arg_attr ||
         dialect->verify_arg_attr(ctx, op, index, attr);
}

static bool verify_part_size(Context *ctx, const Operation *op,
                             const SignaturePart *part) {
  const ArrayAttr *array = attr_as_array(part->attrs);
  if (!array || part->count < 0 || array->size == (size_t)part->count)
    return true;
  op_emit_op_error(ctx, op,
                   "expects %s attribute array to have the same number of "
                   "elements as the number of function %s, got %zu, but "
                   "expected %lld",
                   part->name, part->plural, array->size,
                   (long long)part->count);
  return false;
}

static bool verify_part(Context *ctx, const Operation *op,
                        const SignaturePart *part) {
  const ArrayAttr *array = attr_as_array(part->attrs);
  if (!array)
    return true;
  if (!verify_part_size(ctx, op, part))
    return false;
  for (size_t i = 0; i < array->size; i++) {
    const DictionaryAttr *attrs = attr_as_dictionary(array->elements[i]);
    if (!attrs) {
      Diagnostic *diag = op_emit_op_error(
          ctx, op,
          "expects %s attribute dictionary to be a DictionaryAttr, but got `",
          part->name);
      diag_attr(diag, array->elements[i]);
      diag_text(diag, "`");
      return false;
    }
    for (size_t j = 0; j < attrs->size; j++)
      if (!verify_part_attr(ctx, op, part, (unsigned)i, &attrs->entries[j]))
        return false;
  }
  return true;
}

bool op_verify_entry_block(Context *ctx, const Operation *op,
                           const Type *const *types, size_t count) {
  const Block *entry = op_region(op, 0)->first;
  if (!entry)
    return true;
  if (entry->num_arguments != count) {
    op_emit_op_error(ctx, op,
                     "entry block must have %zu arguments to match function "
                     "signature",
                     count);
    return false;
  }
  for (uint32_t i = 0; i < count; i++) {
    const Type *found = block_argument(entry, i)->type;
    if (found == types[i])
      continue;
    Diagnostic *diag =
        op_emit_op_error(ctx, op, "type of entry block argument #%u(", i);
    diag_type(diag, found);
    diag_text(diag, ") must match the type of the corresponding argument in "
                    "function signature(");
    diag_type(diag, types[i]);
    diag_text(diag, ")");
    return false;
  }
  return true;
}

/// The function's type, where it is one of the builtin kind. Other kinds are
/// checked by the definition's own hook.
static const FunctionType *function_type_of(const Operation *op) {
  const Attribute *attr = op_attr(op, STR("function_type"));
  if (!attr)
    attr = op_attr(op, STR("type"));
  const TypeAttr *type = attr_as_type(attr);
  return type ? type_as_function(type->value) : NULL;
}

static SignaturePart arguments_part(const Operation *op, int64_t count) {
  return (SignaturePart){.name = "argument",
                         .plural = "arguments",
                         .attrs = op_attr(op, STR("arg_attrs")),
                         .count = count};
}

static SignaturePart results_part(const Operation *op, int64_t count) {
  return (SignaturePart){.name = "result",
                         .plural = "results",
                         .attrs = op_attr(op, STR("res_attrs")),
                         .count = count,
                         .is_result = true};
}

bool op_verify_signature_size(Context *ctx, const Operation *op,
                              size_t num_inputs, size_t num_results) {
  SignaturePart arguments = arguments_part(op, (int64_t)num_inputs);
  SignaturePart results = results_part(op, (int64_t)num_results);
  return verify_part_size(ctx, op, &arguments) &&
         verify_part_size(ctx, op, &results);
}

bool verify_function(Context *ctx, const Operation *op) {
  const FunctionType *type = function_type_of(op);
  SignaturePart arguments =
      arguments_part(op, type ? (int64_t)type->num_inputs : -1);
  SignaturePart results =
      results_part(op, type ? (int64_t)type->num_results : -1);
  if (!verify_part(ctx, op, &arguments) || !verify_part(ctx, op, &results))
    return false;
  if (op->num_regions != 1)
    return op_reject(ctx, op, "expects one region");
  return !type || op_verify_entry_block(ctx, op, type->types, type->num_inputs);
}

static bool verify_unique_names(Context *ctx, const Operation *op,
                                const SymbolTable *table) {
  FOR_EACH_OP(symbol, op_region(op, 0)->first) {
    const Operation *first = symbol_table_lookup(table, symbol_name(symbol));
    if (!first || first == symbol)
      continue;
    StringRef name = symbol_name(symbol);
    Diagnostic *diag = op_emit_error(
        ctx, symbol, "redefinition of symbol named '%.*s'", STR_ARGS(name));
    op_attach_note(ctx, diag, first, "see existing symbol definition here");
    return false;
  }
  return true;
}

bool op_uses_symbols(const Operation *op) {
  const DictionaryAttr *attrs = attr_as_dictionary(op->attrs);
  bool has_user = op->def->verify_symbol_uses != NULL;
  for (size_t i = 0; attrs && i < attrs->size && !has_user; i++) {
    const DialectAttr *attr = attr_as_dialect(attrs->entries[i].value, NULL);
    has_user = attr && attr->def->verify_symbol_uses;
  }
  return has_user;
}

/// The uses in `op` itself and in its attributes.
static bool verify_uses_of_op(Context *ctx, const Operation *op,
                              SymbolTables *tables) {
  const DictionaryAttr *attrs = attr_as_dictionary(op->attrs);
  if (op->def->verify_symbol_uses &&
      !op->def->verify_symbol_uses(ctx, op, tables))
    return false;
  for (size_t i = 0; attrs && i < attrs->size; i++) {
    const DialectAttr *attr = attr_as_dialect(attrs->entries[i].value, NULL);
    if (attr && attr->def->verify_symbol_uses &&
        !attr->def->verify_symbol_uses(ctx, &attr->base, op, tables))
      return false;
  }
  return true;
}

typedef VECTOR(Region *) Regions;

static bool verify_uses_in_region(Context *ctx, const Region *region,
                                  SymbolTables *tables, const PtrMap *skip,
                                  Regions *pending) {
  FOR_EACH_BLOCK(block, region) {
    FOR_EACH_OP(op, block) {
      const OpDef *def = op->def;
      if (!verify_uses_of_op(ctx, op, tables))
        return false;
      if (!op->num_regions || (def->traits & TRAIT_SYMBOL_TABLE) ||
          ptr_map_has(skip, op))
        continue;
      for (unsigned i = 0; i < op->num_regions; i++)
        VECTOR_PUSH(pending, op_region(op, i));
    }
  }
  return true;
}

/// In the order of mlir's walk: the regions met last are next.
static bool verify_uses(Context *ctx, const Operation *op, SymbolTables *tables,
                        const PtrMap *skip) {
  Regions pending = {0};
  bool ok = true;
  symbol_tables_freeze(tables);
  for (unsigned i = 0; i < op->num_regions; i++)
    VECTOR_PUSH(&pending, op_region(op, i));
  while (ok && pending.size)
    ok = verify_uses_in_region(ctx, VECTOR_POP(&pending), tables, skip,
                               &pending);
  symbol_tables_thaw(tables);
  VECTOR_FREE(&pending);
  return ok;
}

bool verify_listed_uses(Context *ctx, Operation *const *ops, size_t count,
                        SymbolTables *tables) {
  bool ok = true;
  symbol_tables_freeze(tables);
  for (size_t i = 0; i < count && ok; i++)
    ok = verify_uses_of_op(ctx, ops[i], tables);
  symbol_tables_thaw(tables);
  return ok;
}

bool verify_symbol_table(Context *ctx, Operation *op,
                         const SymbolUsers *users) {
  if (op->num_regions != 1)
    return op_reject(
        ctx, op,
        "Operations with a 'SymbolTable' must have exactly one region");
  const Region *region = op_region(op, 0);
  if (!region->first || region->first != region->last)
    return op_reject(
        ctx, op, "Operations with a 'SymbolTable' must have exactly one block");
  SymbolTables tables = {0};
  bool ok = verify_unique_names(ctx, op, symbol_tables_get(&tables, op)) &&
            (users->are_listed
                 ? verify_listed_uses(ctx, users->ops, users->count, &tables)
                 : verify_uses(ctx, op, &tables, users->skip));
  symbol_tables_free(&tables);
  return ok;
}

bool op_verify_symbols(Context *ctx, Operation *op) {
  const PtrMap skip = {0};
  return !op_has_trait(op, TRAIT_SYMBOL_TABLE) ||
         verify_symbol_table(ctx, op, &(SymbolUsers){.skip = &skip});
}

bool verify_symbol_uses_in(Context *ctx, Operation *op, SymbolTables *tables) {
  const PtrMap skip = {0};
  return verify_uses(ctx, op, tables, &skip);
}
