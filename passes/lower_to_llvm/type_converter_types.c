// SPDX-License-Identifier: Apache-2.0
// Types of the llvm dialect with parts that are not LLVM's, such as index in
// `!llvm.struct<(index, i32)>`. An identified struct with them becomes
// `_Converted.NAME`, which may stand in its own body: bodies are converted one
// after the other, and until then the name stands for the struct. Follows
// mlir::LLVMTypeConverter.
#include "ir/print/data/data_printer.h"
#include "passes/lower_to_llvm/type_converter.h"

typedef VECTOR(const Type *) TypeStack;

static const DialectType *as_row(const Type *type, LLVMTypeDef row) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  return dialect && dialect->def == &llvm_type_defs[row] ? dialect : NULL;
}

/// A struct, an array or a function type of the modern spelling.
static const DialectType *as_aggregate(const Type *type) {
  static const LLVMTypeDef rows[] = {LLVM_TYPE_STRUCT, LLVM_TYPE_ARRAY,
                                     LLVM_TYPE_FUNCTION};
  const DialectType *aggregate = NULL;
  for (size_t i = 0; i < ARRAY_LENGTH(rows) && !aggregate; i++)
    aggregate = as_row(type, rows[i]);
  return aggregate;
}

/// Aggregate `parent` has a part; `next` is the previous holder of the same
/// part.
typedef struct Holder {
  const Type *parent;
  size_t next;
} Holder;

/// The aggregates in a type, and which of them have parts that are not LLVM's.
typedef struct Aggregates {
  TypeStack stack;
  PtrMap holders; ///< To the newest Holder's index + 1; 0: none.
  VECTOR(Holder) edges;
  PtrMap foreign; ///< A set.
} Aggregates;

static void mark_foreign(Aggregates *aggregates, const Type *type) {
  if (ptr_map_has(&aggregates->foreign, type))
    return;
  ptr_map_set(&aggregates->foreign, type, aggregates);
  VECTOR_PUSH(&aggregates->stack, type);
}

static void add_part(Aggregates *aggregates, TypeStack *foreign,
                     const Type *parent, const Type *part) {
  if (!as_aggregate(part)) {
    if (!llvm_type_is_compatible_throughout(part))
      VECTOR_PUSH(foreign, parent);
    return;
  }
  if (!ptr_map_has(&aggregates->holders, part))
    VECTOR_PUSH(&aggregates->stack, part);
  void **slot = ptr_map_slot(&aggregates->holders, part);
  VECTOR_PUSH(&aggregates->edges, (Holder){parent, (uintptr_t)*slot});
  *slot = (void *)(uintptr_t)aggregates->edges.size;
}

/// Linear; no recursion.
static void find_foreign(Aggregates *aggregates, const Type *type) {
  TypeStack foreign = {0};
  VECTOR_PUSH(&aggregates->stack, type);
  ptr_map_set(&aggregates->holders, type, NULL);
  while (aggregates->stack.size) {
    const Type *top = VECTOR_POP(&aggregates->stack);
    const DialectType *aggregate = as_aggregate(top);
    for (uint32_t i = 0; i < aggregate->num_types; i++)
      add_part(aggregates, &foreign, top, aggregate->types[i]);
  }
  for (size_t i = 0; i < foreign.size; i++)
    mark_foreign(aggregates, foreign.data[i]);
  while (aggregates->stack.size) {
    const Type *top = VECTOR_POP(&aggregates->stack);
    size_t edge = (uintptr_t)ptr_map_get(&aggregates->holders, top);
    for (; edge; edge = aggregates->edges.data[edge - 1].next)
      mark_foreign(aggregates, aggregates->edges.data[edge - 1].parent);
  }
  VECTOR_FREE(&foreign);
}

static void aggregates_free(Aggregates *aggregates) {
  VECTOR_FREE(&aggregates->stack);
  VECTOR_FREE(&aggregates->edges);
  ptr_map_free(&aggregates->holders);
  ptr_map_free(&aggregates->foreign);
}

/// Is there an identified struct inside a type that is not LLVM's: in a builtin
/// function type? A struct with such a part is not converted, as the part could
/// hold the struct itself.
static bool holds_struct(const Context *ctx, const Type *type) {
  DataNodes stack = {0};
  PtrMap seen = {0};
  bool holds = false;
  VECTOR_PUSH(&stack, (DataNode){.type = type});
  while (stack.size && !holds) {
    DataNode top = VECTOR_POP(&stack);
    if (!top.type || ptr_map_has(&seen, top.type))
      continue;
    ptr_map_set(&seen, top.type, &seen);
    holds = type_is_identified_struct(top.type);
    data_children(ctx, top, &stack);
  }
  VECTOR_FREE(&stack);
  ptr_map_free(&seen);
  return holds;
}

/// A running conversion. `open` are structs whose bodies are still to be
/// converted.
typedef struct Conversion {
  const LLVMTypeConverter *converter;
  Context *ctx;
  Aggregates aggregates;
  TypeStack open;
  PtrMap literals; ///< The converted literal types.
} Conversion;

static const Type *convert_part(Conversion *conversion, const Type *type);

static bool convert_parts(Conversion *conversion, const DialectType *aggregate,
                          TypeVector *parts) {
  for (uint32_t i = 0; i < aggregate->num_types; i++) {
    const Type *part = convert_part(conversion, aggregate->types[i]);
    if (!part)
      return false;
    VECTOR_PUSH(parts, part);
  }
  return true;
}

static const Type *converted_struct(Conversion *conversion,
                                    const DialectType *type) {
  Stream name = {0};
  stream_cstr(&name, "_Converted.");
  stream_text(&name, type->name);
  const Type *converted =
      identified_struct_get(conversion->ctx, type->def, stream_view(&name));
  stream_free(&name);
  return converted;
}

/// `type` with other parts.
static const Type *convert_literal(Conversion *conversion,
                                   const DialectType *type) {
  const Type *converted = ptr_map_get(&conversion->literals, type);
  if (converted)
    return converted;
  TypeVector parts = {0};
  DialectType params = *type;
  if (convert_parts(conversion, type, &parts)) {
    params.types = parts.data;
    converted = dialect_type_get(conversion->ctx, &params);
    ptr_map_set(&conversion->literals, type, (void *)(uintptr_t)converted);
  }
  VECTOR_FREE(&parts);
  return converted;
}

/// The caller has bounded the depth of this recursion.
static const Type *convert_part(Conversion *conversion, const Type *type) {
  const DialectType *aggregate = as_aggregate(type);
  if (!aggregate)
    return holds_struct(conversion->ctx, type)
               ? NULL
               : converter_convert(conversion->converter, conversion->ctx,
                                   type);
  if (!ptr_map_has(&conversion->aggregates.foreign, type))
    return type;
  if (!type_is_identified_struct(type))
    return convert_literal(conversion, aggregate);
  const Type *converted = converted_struct(conversion, aggregate);
  if (!identified_struct_has_body(converted))
    VECTOR_PUSH(&conversion->open, type);
  return converted;
}

static bool convert_body(Conversion *conversion, const Type *type) {
  const DialectType *from = type_as_dialect(type, NULL);
  const Type *converted = converted_struct(conversion, from);
  if (identified_struct_has_body(converted))
    return true;
  TypeVector parts = {0};
  bool is_ok = convert_parts(conversion, from, &parts);
  if (is_ok) {
    DialectType body = *from;
    body.types = parts.data;
    is_ok = identified_struct_set_body(conversion->ctx, converted, &body);
  }
  VECTOR_FREE(&parts);
  return is_ok;
}

const Type *converter_convert_aggregate(const LLVMTypeConverter *converter,
                                        Context *ctx, const Type *type) {
  // A modern struct has no wrapped parts; parts of other types stay.
  if (!as_aggregate(type) || converter_is_wrapped(converter))
    return llvm_type_is_compatible_throughout(type) ? type : NULL;
  Conversion conversion = {.converter = converter, .ctx = ctx};
  find_foreign(&conversion.aggregates, type);
  const Type *converted = convert_part(&conversion, type);
  while (converted && conversion.open.size)
    if (!convert_body(&conversion, VECTOR_POP(&conversion.open)))
      converted = NULL;
  aggregates_free(&conversion.aggregates);
  VECTOR_FREE(&conversion.open);
  ptr_map_free(&conversion.literals);
  return converted;
}
