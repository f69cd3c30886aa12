// SPDX-License-Identifier: Apache-2.0
// Passes that change functions: -test-func-insert-arg,
// -test-func-insert-result, -test-func-erase-arg, -test-func-erase-result,
// -test-func-set-type, -test-take-body, -test-clone.
#include "dialects/func/func.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/erase.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"
#include "rewrite/rewriter_clone.h"

/// Arguments or results of a function as they are to be.
typedef struct Part {
  TypeVector types;
  VECTOR(const Attribute *) attrs; ///< Dictionaries, NULL: empty.
  bool has_attrs;
} Part;

typedef enum PartKind { ARGUMENTS, RESULTS } PartKind;

static unsigned attrs_slot(PartKind kind) {
  return kind == ARGUMENTS ? FUNC_PROP_ARG_ATTRS : FUNC_PROP_RES_ATTRS;
}

static const FunctionType *type_of(const Operation *function) {
  const TypeAttr *type =
      attr_as_type(op_prop(function, FUNC_PROP_FUNCTION_TYPE));
  return type ? type_as_function(type->value) : NULL;
}

static void part_push(Part *part, const Type *type, const Attribute *attrs) {
  const DictionaryAttr *dictionary = attr_as_dictionary(attrs);
  part->has_attrs |= dictionary && dictionary->size;
  VECTOR_PUSH(&part->types, type);
  VECTOR_PUSH(&part->attrs, attrs);
}

static void part_free(Part *part) {
  VECTOR_FREE(&part->types);
  VECTOR_FREE(&part->attrs);
}

static uint32_t part_size(const FunctionType *type, PartKind kind) {
  return kind == ARGUMENTS ? type->num_inputs : type->num_results;
}

static const Type *part_type(const FunctionType *type, PartKind kind,
                             uint32_t index) {
  return type->types[kind == ARGUMENTS ? index : type->num_inputs + index];
}

/// The dictionary of argument or result `index`, or NULL.
static const Attribute *part_attrs(const Operation *function, PartKind kind,
                                   uint32_t index) {
  const ArrayAttr *array = attr_as_array(op_prop(function, attrs_slot(kind)));
  return array && index < array->size ? array->elements[index] : NULL;
}

static void set_attrs(Context *ctx, Operation *function, PartKind kind,
                      const Part *part) {
  if (!part->has_attrs) {
    op_set_prop(function, attrs_slot(kind), NULL);
    return;
  }
  const Attribute *none = dictionary_attr_get(ctx, NULL, 0);
  VECTOR(const Attribute *) attrs = {0};
  for (size_t i = 0; i < part->attrs.size; i++)
    VECTOR_PUSH(&attrs, part->attrs.data[i] ? part->attrs.data[i] : none);
  op_set_prop(function, attrs_slot(kind),
              array_attr_get(ctx, attrs.data, attrs.size));
  VECTOR_FREE(&attrs);
}

/// The function's arguments or results become those of `part`; its body is not
/// changed.
static void set_part(Context *ctx, Operation *function, PartKind kind,
                     const Part *part) {
  const FunctionType *type = type_of(function);
  const Type *changed =
      kind == ARGUMENTS
          ? function_type_get(ctx, part->types.data, part->types.size,
                              type->types + type->num_inputs, type->num_results)
          : function_type_get(ctx, type->types, type->num_inputs,
                              part->types.data, part->types.size);
  op_set_prop(function, FUNC_PROP_FUNCTION_TYPE, type_attr_get(ctx, changed));
  set_attrs(ctx, function, kind, part);
}

/// `[index, type, dictionary?, location?]`.
typedef struct Insertion {
  int64_t index;
  const Type *type;
  const Attribute *attrs;
  Location loc;
} Insertion;

static bool read_insertion(const Attribute *attr, Insertion *insertion) {
  const ArrayAttr *row = attr_as_array(attr);
  const TypeAttr *type =
      row && row->size >= 2 ? attr_as_type(row->elements[1]) : NULL;
  if (!type || !attr_integer_value(row->elements[0], &insertion->index))
    return false;
  insertion->type = type->value;
  insertion->attrs = row->size > 2 ? row->elements[2] : NULL;
  const LocationAttr *loc =
      row->size > 3 ? attr_as_location(row->elements[3]) : NULL;
  insertion->loc = loc ? loc->value : location_unknown();
  return true;
}

/// Inserts what `rows` say, which stand in the order of their indices.
static bool insert(Context *ctx, Operation *function, PartKind kind,
                   const ArrayAttr *rows) {
  const FunctionType *type = type_of(function);
  Part part = {0};
  uint32_t old = 0, old_size = part_size(type, kind);
  Block *entry = op_region(function, 0)->first;
  bool ok = true;
  for (size_t i = 0; ok && i < rows->size; i++) {
    Insertion insertion;
    ok = read_insertion(rows->elements[i], &insertion) &&
         insertion.index >= old && insertion.index <= old_size;
    for (; ok && old < insertion.index; old++)
      part_push(&part, part_type(type, kind, old),
                part_attrs(function, kind, old));
    if (!ok)
      break;
    if (kind == ARGUMENTS && entry)
      block_insert_argument(ctx, entry, (unsigned)part.types.size,
                            insertion.type, insertion.loc);
    part_push(&part, insertion.type, insertion.attrs);
  }
  for (; ok && old < old_size; old++)
    part_push(&part, part_type(type, kind, old),
              part_attrs(function, kind, old));
  if (ok)
    set_part(ctx, function, kind, &part);
  part_free(&part);
  return ok;
}

typedef bool FunctionChange(Context *ctx, Operation *function);

static bool for_each_function(Context *ctx, Operation *module,
                              FunctionChange *change) {
  FOR_EACH_BLOCK(block, op_region(module, 0))
    FOR_EACH_OP(op, block)
      if (op_has_trait(op, TRAIT_FUNCTION) && type_of(op) && !change(ctx, op))
        return false;
  return true;
}

static bool insert_named(Context *ctx, Operation *function, StringRef name,
                         PartKind kind, const char *what) {
  const ArrayAttr *rows = attr_as_array(op_attr(function, name));
  if (!rows)
    return true;
  op_set_attr(ctx, function, name, NULL);
  if (insert(ctx, function, kind, rows))
    return true;
  op_emit_error(ctx, function, "failed to insert %s", what);
  return false;
}

static bool insert_arguments(Context *ctx, Operation *function) {
  return insert_named(ctx, function, STR("test.insert_args"), ARGUMENTS,
                      "arguments");
}

static bool insert_results(Context *ctx, Operation *function) {
  return insert_named(ctx, function, STR("test.insert_results"), RESULTS,
                      "results");
}

/// Erases what has attribute `name`.
static bool erase_named(Context *ctx, Operation *function, StringRef name,
                        PartKind kind, const char *what) {
  const FunctionType *type = type_of(function);
  uint32_t size = part_size(type, kind);
  Block *entry = kind == ARGUMENTS ? op_region(function, 0)->first : NULL;
  bool *erased = mem_alloc(size + 1);
  bool is_used = false;
  Part part = {0};
  for (uint32_t i = 0; i < size; i++) {
    const Attribute *attrs = part_attrs(function, kind, i);
    erased[i] = attrs && dictionary_get(attrs, name);
    if (!erased[i])
      part_push(&part, part_type(type, kind, i), attrs);
    else if (entry)
      is_used |= !value_is_unused(block_argument(entry, i));
  }
  if (is_used) {
    op_emit_error(ctx, function, "failed to erase %s", what);
  } else {
    set_part(ctx, function, kind, &part);
    if (entry)
      block_erase_arguments(ctx, entry, erased);
  }
  part_free(&part);
  mem_free(erased);
  return !is_used;
}

static bool erase_arguments(Context *ctx, Operation *function) {
  return erase_named(ctx, function, STR("test.erase_this_arg"), ARGUMENTS,
                     "arguments");
}

static bool erase_results(Context *ctx, Operation *function) {
  return erase_named(ctx, function, STR("test.erase_this_result"), RESULTS,
                     "results");
}

/// The attributes stay at their index.
static void resize(Context *ctx, Operation *function, PartKind kind,
                   const FunctionType *type) {
  Part part = {0};
  for (uint32_t i = 0; i < part_size(type, kind); i++)
    part_push(&part, part_type(type, kind, i), part_attrs(function, kind, i));
  set_part(ctx, function, kind, &part);
  part_free(&part);
}

static bool set_type(Context *ctx, Operation *function) {
  const Attribute *from = op_attr(function, STR("test.set_type_from"));
  if (!attr_as_symbol_ref(from))
    return true;
  SymbolTables tables = {0};
  const Operation *source =
      symbol_tables_lookup_nearest(&tables, function, from);
  const FunctionType *type =
      source && op_has_trait(source, TRAIT_FUNCTION) ? type_of(source) : NULL;
  symbol_tables_free(&tables);
  if (!type) {
    op_emit_error(ctx, function, "failed to set the function's type");
    return false;
  }
  resize(ctx, function, ARGUMENTS, type);
  resize(ctx, function, RESULTS, type);
  return true;
}

#define FUNCTION_PASS(NAME, FLAG, CHANGE, SUMMARY)                             \
  static bool run_##NAME(Context *ctx, Operation *module,                      \
                         const void *options) {                                \
    (void)options;                                                             \
    return for_each_function(ctx, module, CHANGE);                             \
  }                                                                            \
  const PassDef NAME##_pass = {.flag = FLAG,                                   \
                               .summary = SUMMARY,                             \
                               .anchor = "builtin.module",                     \
                               .run = run_##NAME}

FUNCTION_PASS(test_func_insert_arg, "test-func-insert-arg", insert_arguments,
              "Test inserting func args.");
FUNCTION_PASS(test_func_insert_result, "test-func-insert-result",
              insert_results, "Test inserting func results.");
FUNCTION_PASS(test_func_erase_arg, "test-func-erase-arg", erase_arguments,
              "Test erasing func args.");
FUNCTION_PASS(test_func_erase_result, "test-func-erase-result", erase_results,
              "Test erasing func results.");
FUNCTION_PASS(test_func_set_type, "test-func-set-type", set_type,
              "Test FunctionOpInterface::setType.");

/// The first function gets the body of the second one.
static bool run_take_body(Context *ctx, Operation *module,
                          const void *options) {
  (void)options;
  Operation *functions[2] = {NULL, NULL};
  unsigned count = 0;
  FOR_EACH_BLOCK(block, op_region(module, 0))
    FOR_EACH_OP(op, block)
      if (op_has_trait(op, TRAIT_FUNCTION) && count++ < 2)
        functions[count - 1] = op;
  if (count != 2) {
    op_emit_error(ctx, module, "Expected only two functions in test");
    return false;
  }
  Region *body = op_region(functions[0], 0);
  FOR_EACH_BLOCK(block, body)
    FOR_EACH_OP(op, block)
      op_drop_all_references(op);
  while (body->first)
    block_erase(ctx, body->first);
  region_take_blocks(body, op_region(functions[1], 0));
  return true;
}

const PassDef test_take_body_pass = {
    .flag = "test-take-body",
    .summary = "Test Region's takeBody",
    .anchor = "builtin.module",
    .run = run_take_body,
};

static void tell_inserted(RewriteListener *self, Operation *op,
                          InsertionPoint previous) {
  (void)previous;
  stream_format(((TestListener *)(void *)self)->text,
                "notifyOperationInserted: %.*s\n", STR_ARGS(op->def->name));
}

static bool can_clone(const Operation *op) {
  const FunctionType *type =
      op_has_trait(op, TRAIT_FUNCTION) ? type_of(op) : NULL;
  if (!type || op->num_regions != 1 || op_region(op, 0)->num_blocks != 1 ||
      type->num_inputs != type->num_results)
    return false;
  const Operation *last = op_region(op, 0)->first->last;
  for (uint32_t i = 0; i < type->num_inputs; i++)
    if (type->types[i] != type->types[type->num_inputs + i])
      return false;
  return last && last->num_operands == type->num_inputs;
}

/// Appends a copy of the block's operations, with the returned values in place
/// of the arguments.
static bool run_clone(Context *ctx, Operation *op, const void *options) {
  (void)options;
  if (!can_clone(op))
    return true;
  Block *block = op_region(op, 0)->first;
  Operation *last = block->last;
  TestListener listener = {.listener = {.op_inserted = tell_inserted},
                           .text = &ctx->output};
  Rewriter rw;
  rewriter_init(&rw, ctx);
  rw.listener = &listener.listener;
  builder_set_to_end(&rw.builder, block);
  PtrMap mapping = {0};
  for (uint32_t i = 0; i < last->num_operands; i++)
    ptr_map_set(&mapping, block_argument(block, i), op_operand(last, i));
  for (Operation *at = block->first;; at = at->next) {
    rewriter_clone(&rw, at, &mapping);
    if (at == last)
      break;
  }
  op_erase(ctx, last);
  ptr_map_free(&mapping);
  return true;
}

const PassDef test_clone_pass = {
    .flag = "test-clone",
    .summary = "Test clone of op",
    .trait = TRAIT_FUNCTION,
    .run = run_clone,
};
