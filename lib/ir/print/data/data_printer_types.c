// SPDX-License-Identifier: Apache-2.0
// Types as text.
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/type_def.h"
#include "ir/print/data/data_printer_internal.h"

static void print_integer_type(Stream *out, const IntegerType *type) {
  if (type->signedness != SIGNLESS)
    stream_char(out, type->signedness == SIGNED ? 's' : 'u');
  stream_char(out, 'i');
  stream_uint(out, type->width);
}

bool print_leaf_type(Stream *out, const Type *type) {
  switch (type_kind(type)) {
  case TYPE_INTEGER:
    print_integer_type(out, (const IntegerType *)type);
    return true;
  case TYPE_INDEX:
    stream_text(out, STR("index"));
    return true;
  case TYPE_FLOAT:
    stream_text(out, float_formats[((const FloatType *)type)->format].keyword);
    return true;
  case TYPE_NONE:
    stream_text(out, STR("none"));
    return true;
  case TYPE_COMPLEX:
  case TYPE_FUNCTION:
  case TYPE_TUPLE:
  case TYPE_VECTOR:
  case TYPE_RANKED_TENSOR:
  case TYPE_UNRANKED_TENSOR:
  case TYPE_RANKED_MEMREF:
  case TYPE_UNRANKED_MEMREF:
  case TYPE_DIALECT:
  case TYPE_OPAQUE:
    return false;
  }
  unreachable("type kind");
}

/// `type` and then `end`.
static void print_last_type(DataPrinter *printer, Stream *out, const Type *type,
                            const char *end) {
  if (print_leaf_type(out, type)) {
    stream_cstr(out, end);
    return;
  }
  data_push_text(printer, end);
  data_push_type(printer, type, NULL);
}

static void print_function(DataPrinter *printer, Stream *out,
                           const FunctionType *type) {
  const Type *const *results = type->types + type->num_inputs;
  bool is_bare = type->num_results == 1 && results[0]->kind != TYPE_FUNCTION;
  if (!is_bare)
    data_push_text(printer, ")");
  data_push_types(printer, results, type->num_results, NULL);
  data_push_text(printer, is_bare ? ") -> " : ") -> (");
  data_push_types(printer, type->types, type->num_inputs, NULL);
  stream_char(out, '(');
}

static void print_tuple(DataPrinter *printer, Stream *out,
                        const TupleType *type) {
  stream_text(out, STR("tuple<"));
  data_push_text(printer, ">");
  data_push_types(printer, type->types, type->num_types, NULL);
}

//===- Shaped types -------------------------------------------------------===//

static void print_shape(Stream *out, const ShapedType *type) {
  if (type->rank < 0) {
    stream_text(out, STR("*x"));
    return;
  }
  for (int32_t i = 0; i < type->rank; ++i) {
    bool is_scalable = type->scalable && type->scalable[i];
    if (is_scalable)
      stream_char(out, '[');
    if (type->shape[i] == DYNAMIC_SIZE)
      stream_char(out, '?');
    else
      stream_int(out, type->shape[i]);
    if (is_scalable)
      stream_char(out, ']');
    stream_char(out, 'x');
  }
}

static void push_parameter(DataPrinter *printer, const Attribute *attr,
                           TypeElision elision) {
  if (!attr)
    return;
  data_push_attr(printer, attr, elision);
  data_push_text(printer, ", ");
}

static void print_shaped(DataPrinter *printer, Stream *out, StringRef keyword,
                         const ShapedType *type) {
  stream_text(out, keyword);
  print_shape(out, type);
  if (!type->layout && !type->memory_space) {
    print_last_type(printer, out, type->element, ">");
    return;
  }
  bool is_tensor = type->base.kind == TYPE_RANKED_TENSOR;
  data_push_text(printer, ">");
  push_parameter(printer, type->memory_space, ELIDE_DEFAULT);
  push_parameter(printer, type->layout,
                 is_tensor ? ELIDE_NEVER : ELIDE_DEFAULT);
  data_push_type(printer, type->element, NULL);
}

//===- Types of dialects --------------------------------------------------===//

static void print_array(DataPrinter *printer, Stream *out,
                        const DialectType *type) {
  stream_char(out, '<');
  stream_uint(out, (uint64_t)type->ints[0]);
  stream_text(out, STR(" x "));
  data_push_text(printer, ">");
  data_push_type(printer, type->types[0], type->def->dialect);
}

/// A struct whose body is still being read is opaque, too.
static bool is_opaque_struct(const DialectType *type) {
  return type->ints[1] || (type_is_identified_struct(&type->base) &&
                           !identified_struct_has_body(&type->base));
}

/// Within its own body, an identified struct is only named.
static void print_struct(DataPrinter *printer, Stream *out,
                         const DialectType *type) {
  stream_char(out, '<');
  if (type_is_identified_struct(&type->base)) {
    stream_quoted(out, type->name);
    bool is_open = identified_struct_has_body(&type->base) &&
                   data_open_struct(printer, type);
    if (is_open) {
      stream_char(out, '>');
      return;
    }
    stream_text(out, STR(", "));
  }
  if (is_opaque_struct(type)) {
    stream_text(out, STR("opaque>"));
    return;
  }
  stream_cstr(out, type->ints[0] ? "packed (" : "(");
  data_push_text(printer, ")>");
  data_push_types(printer, type->types, type->num_types, type->def->dialect);
}

static void print_function_shape(DataPrinter *printer, Stream *out,
                                 const DialectType *type) {
  bool is_variadic = type->num_ints > 0 && type->ints[0];
  bool has_arguments = type->num_types > 1;
  stream_char(out, '<');
  data_push_text(printer, !is_variadic    ? ")>"
                          : has_arguments ? ", ...)>"
                                          : "...)>");
  data_push_types(printer, type->types + 1, type->num_types - 1,
                  type->def->dialect);
  data_push_text(printer, " (");
  data_push_type(printer, type->types[0], type->def->dialect);
}

/// The integers of a target type come after its types.
static void print_target(DataPrinter *printer, Stream *out,
                         const DialectType *type) {
  stream_char(out, '<');
  stream_quoted(out, type->name);
  data_push_text(printer, ">");
  data_push_integers(printer, type->ints, type->num_ints);
  if (type->num_types == 0)
    return;
  stream_text(out, STR(", "));
  data_push_types(printer, type->types, type->num_types, NULL);
}

/// `<T>`, or `<T, 3>` in an address space.
static void print_typed_pointer(DataPrinter *printer, Stream *out,
                                const DialectType *type) {
  stream_char(out, '<');
  data_push_text(printer, ">");
  data_push_integers(printer, type->ints, type->num_ints);
  data_push_type(printer, type->types[0], type->def->dialect);
}

static void print_pointer(DataPrinter *printer, Stream *out,
                          const DialectType *type) {
  if (type->attr) {
    stream_char(out, '<');
    data_push_text(printer, ">");
    data_push_attr(printer, type->attr, ELIDE_DEFAULT);
  } else if (type->num_types) {
    print_typed_pointer(printer, out, type);
  } else if (type->num_ints > 0 && type->ints[0] != 0) {
    stream_char(out, '<');
    stream_int(out, type->ints[0]);
    stream_char(out, '>');
  }
}

static void print_parameters(DataPrinter *printer, Stream *out,
                             const DialectType *type) {
  switch (type->def->shape) {
  case TYPE_SHAPE_KEYWORD:
    return;
  case TYPE_SHAPE_POINTER:
    print_pointer(printer, out, type);
    return;
  case TYPE_SHAPE_ARRAY:
    print_array(printer, out, type);
    return;
  case TYPE_SHAPE_STRUCT:
    print_struct(printer, out, type);
    return;
  case TYPE_SHAPE_FUNCTION:
    print_function_shape(printer, out, type);
    return;
  case TYPE_SHAPE_TARGET:
    print_target(printer, out, type);
    return;
  case TYPE_SHAPE_TEXT:
    if (!type->name.size)
      return;
    stream_char(out, '<');
    stream_text(out, type->name);
    stream_char(out, '>');
    return;
  case TYPE_SHAPE_FORMAT:
    print_attr_params(printer, out, (const DialectAttr *)type->attr);
    return;
  case TYPE_SHAPE_OWN:
    type->def->syntax->print(printer, out, type);
    return;
  }
  unreachable("type shape");
}

/// Facts about a type nested in one of its own dialect.
typedef enum PartSpelling {
  PART_UNKNOWN,
  PART_BARE,   ///< All parts may go without a prefix.
  PART_IN_FULL ///< Some part needs its prefix.
} PartSpelling;

static PartSpelling part_spelling(const DataPrinter *printer,
                                  const DialectType *type) {
  return (PartSpelling)(uintptr_t)ptr_map_get(&printer->bare_types, type);
}

static void set_spelling(DataPrinter *printer, const DialectType *type,
                         PartSpelling spelling) {
  ptr_map_set(&printer->bare_types, type, (void *)(uintptr_t)spelling);
}

typedef struct PartFrame {
  const DialectType *type;
  uint32_t next; ///< Part to look at.
} PartFrame;
typedef VECTOR(PartFrame) PartStack;

/// Walks the parts of the stack's only type. False if one needs its prefix: the
/// types around it, whose parts were not all visited, stay on the stack.
static bool walk_parts(DataPrinter *printer, PartStack *stack,
                       PartStack *entered) {
  while (stack->size) {
    PartFrame *top = &stack->data[stack->size - 1];
    const DialectDef *dialect = top->type->def->dialect;
    if (top->next == top->type->num_types) {
      stack->size--;
      continue;
    }
    const Type *part = top->type->types[top->next++];
    const DialectType *inner = type_as_dialect(part, NULL);
    if (!inner || inner->def->dialect != dialect) {
      if (!dialect->takes_type(part))
        return false;
      continue;
    }
    PartSpelling spelling = part_spelling(printer, inner);
    if (spelling == PART_IN_FULL)
      return false;
    if (spelling == PART_BARE)
      continue;
    set_spelling(printer, inner, PART_BARE);
    VECTOR_PUSH(entered, ((PartFrame){.type = inner}));
    VECTOR_PUSH(stack, ((PartFrame){.type = inner}));
  }
  return true;
}

/// May `type` stand in one of its dialect without the prefix? Answers are kept,
/// so that a deeply nested type is walked only about once. Follows the use of
/// mlir::LLVM::isCompatibleType in printing.
static bool is_bare_part(DataPrinter *printer, const DialectType *type) {
  if (!type->def->dialect->takes_type)
    return true;
  PartSpelling known = part_spelling(printer, type);
  if (known != PART_UNKNOWN)
    return known == PART_BARE;
  PartStack stack = {0}, entered = {0};
  set_spelling(printer, type, PART_BARE);
  VECTOR_PUSH(&entered, ((PartFrame){.type = type}));
  VECTOR_PUSH(&stack, ((PartFrame){.type = type}));
  bool is_bare = walk_parts(printer, &stack, &entered);
  // A part may contain a type around it, so only the answer for the whole is
  // certain.
  for (size_t i = 0; !is_bare && i < entered.size; i++)
    set_spelling(printer, entered.data[i].type, PART_UNKNOWN);
  for (size_t i = 0; i < stack.size; i++)
    set_spelling(printer, stack.data[i].type, PART_IN_FULL);
  VECTOR_FREE(&stack);
  VECTOR_FREE(&entered);
  return is_bare;
}

static void print_dialect_type(DataPrinter *printer, Stream *out,
                               const DialectType *type,
                               const DialectDef *dialect) {
  const TypeDef *def = type->def;
  if (def->print) {
    def->print(out, type);
    return;
  }
  if (dialect && dialect == def->dialect && !def->is_float &&
      is_bare_part(printer, type)) {
    stream_text(out, string_ref_drop(def->name, dialect->name.size + 1));
  } else {
    stream_char(out, '!');
    stream_text(out, def->name);
  }
  print_parameters(printer, out, type);
}

void print_type_step(DataPrinter *printer, Stream *out, const Type *type,
                     const DialectDef *dialect) {
  switch (type_kind(type)) {
  case TYPE_INTEGER:
  case TYPE_INDEX:
  case TYPE_FLOAT:
  case TYPE_NONE:
    print_leaf_type(out, type);
    return;
  case TYPE_COMPLEX:
    stream_text(out, STR("complex<"));
    print_last_type(printer, out, ((const ComplexType *)type)->element, ">");
    return;
  case TYPE_FUNCTION:
    print_function(printer, out, (const FunctionType *)type);
    return;
  case TYPE_TUPLE:
    print_tuple(printer, out, (const TupleType *)type);
    return;
  case TYPE_VECTOR:
    print_shaped(printer, out, STR("vector<"), (const ShapedType *)type);
    return;
  case TYPE_RANKED_TENSOR:
  case TYPE_UNRANKED_TENSOR:
    print_shaped(printer, out, STR("tensor<"), (const ShapedType *)type);
    return;
  case TYPE_RANKED_MEMREF:
  case TYPE_UNRANKED_MEMREF:
    print_shaped(printer, out, STR("memref<"), (const ShapedType *)type);
    return;
  case TYPE_DIALECT:
    print_dialect_type(printer, out, (const DialectType *)type, dialect);
    return;
  case TYPE_OPAQUE:
    print_dialect_symbol(out, '!', ((const OpaqueType *)type)->dialect,
                         ((const OpaqueType *)type)->text);
    return;
  }
  unreachable("type kind");
}
