// SPDX-License-Identifier: Apache-2.0
// LLVM constants: built from attributes, taken apart, printed.
#include <string.h>

#include "target/llvm_ir/llvm_ir_internal.h"

//===- Making -------------------------------------------------------------===//

Constant *constant_create(Exporter *exporter, ConstantKind kind,
                          const Type *type) {
  Constant *constant = arena_alloc_zero(&exporter->scratch, sizeof *constant);
  constant->kind = kind;
  constant->type = type;
  return constant;
}

const Constant *constant_plain(Exporter *exporter, ConstantKind kind,
                               const Type *type) {
  return constant_create(exporter, kind, type);
}

const Constant *constant_int(Exporter *exporter, const Type *type,
                             WideInt value) {
  Constant *constant = constant_create(exporter, CONSTANT_INT, type);
  constant->integer = wide_int_sext_or_trunc(&exporter->scratch, value,
                                             llvm_integer_width(type));
  return constant;
}

const Constant *constant_float(Exporter *exporter, const Type *type,
                               FloatBits value) {
  Constant *constant = constant_create(exporter, CONSTANT_FLOAT, type);
  constant->number = value;
  return constant;
}

const Constant *constant_address(Exporter *exporter, const Type *type,
                                 StringRef symbol) {
  Constant *constant = constant_create(exporter, CONSTANT_ADDRESS, type);
  constant->symbol = symbol;
  return constant;
}

const Constant *constant_equivalent(Exporter *exporter, const Type *type,
                                    StringRef symbol) {
  Constant *constant = constant_create(exporter, CONSTANT_EQUIVALENT, type);
  constant->symbol = symbol;
  return constant;
}

static bool are_all(const Constant *const *elements, uint64_t count,
                    ConstantKind kind) {
  for (uint64_t i = 0; i < count; i++)
    if (elements[i]->kind != kind)
      return false;
  return count != 0;
}

static bool are_zero(const Constant *const *elements, uint64_t count) {
  for (uint64_t i = 0; i < count; i++)
    if (!constant_is_zero(elements[i]))
      return false;
  return true;
}

/// If all elements are equal, they are stored once.
const Constant *constant_aggregate(Exporter *exporter, const Type *type,
                                   const Constant **elements, uint64_t count) {
  if (are_zero(elements, count))
    return constant_zero(exporter, type);
  if (are_all(elements, count, CONSTANT_POISON))
    return constant_plain(exporter, CONSTANT_POISON, type);
  if (are_all(elements, count, CONSTANT_UNDEF))
    return constant_plain(exporter, CONSTANT_UNDEF, type);
  Constant *constant = constant_create(exporter, CONSTANT_AGGREGATE, type);
  constant->elements = elements;
  constant->count = count;
  return constant;
}

const Constant *constant_zero(Exporter *exporter, const Type *type) {
  if (llvm_type_is_integer(type))
    return constant_int(exporter, type, wide_int_from_u64(NULL, 1, 0));
  if (llvm_type_is_float(type))
    return constant_float(exporter, type, (FloatBits){0});
  return constant_create(exporter, CONSTANT_ZERO, type);
}

bool constant_is_zero(const Constant *constant) {
  switch (constant->kind) {
  case CONSTANT_INT:
    return wide_int_is_zero(&constant->integer);
  case CONSTANT_FLOAT:
    return !constant->number.low && !constant->number.high;
  case CONSTANT_ZERO:
    return true;
  case CONSTANT_DENSE:
    for (size_t i = 0; i < constant->dense->data.size; i++)
      if (constant->dense->data.data[i])
        return false;
    return true;
  case CONSTANT_UNDEF:
  case CONSTANT_POISON:
  case CONSTANT_AGGREGATE:
  case CONSTANT_ADDRESS:
  case CONSTANT_CAST:
  case CONSTANT_BINARY:
  case CONSTANT_EQUIVALENT:
  case CONSTANT_BLOCK:
    return false;
  }
  unreachable("ConstantKind");
}

bool export_float_format(const Type *type, FloatKind *format) {
  const FloatType *builtin = type_as_float(type);
  if (builtin) {
    *format = builtin->format;
    return true;
  }
  static const struct {
    StringRef name;
    FloatKind format;
  } words[] = {
      {STR_INIT("half"), FLOAT_F16},     {STR_INIT("bfloat"), FLOAT_BF16},
      {STR_INIT("float"), FLOAT_F32},    {STR_INIT("double"), FLOAT_F64},
      {STR_INIT("x86_fp80"), FLOAT_F80}, {STR_INIT("fp128"), FLOAT_F128},
  };
  const DialectType *dialect = type_as_dialect(type, NULL);
  for (size_t i = 0; dialect && i < ARRAY_LENGTH(words); i++)
    if (string_ref_equals(dialect->name, words[i].name)) {
      *format = words[i].format;
      return true;
    }
  return false;
}

//===- Aggregates ---------------------------------------------------------===//

uint64_t constant_num_elements(const Type *type) {
  if (llvm_type_is_struct(type))
    return llvm_struct_size(type);
  if (llvm_type_is_vector(type))
    return (uint64_t)llvm_vector_size(type);
  return llvm_type_is_array(type) ? llvm_array_size(type) : 0;
}

const Type *constant_element_type(const Type *type, uint64_t index) {
  if (llvm_type_is_struct(type))
    return llvm_struct_element(type, index);
  return llvm_type_is_vector(type) ? llvm_vector_element(type)
                                   : llvm_array_element(type);
}

static const Constant *dense_element(Exporter *exporter,
                                     const Constant *constant, uint64_t index) {
  const Type *type = constant_element_type(constant->type, index);
  const Attribute *attr =
      dense_elements_at(exporter->ctx, constant->dense, (int64_t)index);
  return constant_from_attr(exporter, type, attr);
}

const Constant *constant_element(Exporter *exporter, const Constant *constant,
                                 uint64_t index) {
  if (index >= constant_num_elements(constant->type))
    return NULL;
  const Type *type = constant_element_type(constant->type, index);
  switch (constant->kind) {
  case CONSTANT_ZERO:
    return constant_zero(exporter, type);
  case CONSTANT_UNDEF:
  case CONSTANT_POISON:
    return constant_plain(exporter, constant->kind, type);
  case CONSTANT_DENSE:
    return dense_element(exporter, constant, index);
  case CONSTANT_AGGREGATE:
    return constant->elements[index];
  case CONSTANT_INT:
  case CONSTANT_FLOAT:
  case CONSTANT_ADDRESS:
  case CONSTANT_CAST:
  case CONSTANT_BINARY:
  case CONSTANT_EQUIVALENT:
  case CONSTANT_BLOCK:
    return NULL;
  }
  unreachable("ConstantKind");
}

bool constant_can_spell_out(uint64_t count) {
  const int64_t size = count > INT64_MAX ? INT64_MAX : (int64_t)count;
  return shape_can_spell_out(&size, 1);
}

const Constant *constant_with_element(Exporter *exporter,
                                      const Constant *constant, uint64_t index,
                                      const Constant *element) {
  uint64_t count = constant_num_elements(constant->type);
  if (index >= count || !constant_can_spell_out(count))
    return NULL;
  const Constant **elements =
      arena_alloc(&exporter->scratch, count * sizeof *elements);
  for (uint64_t i = 0; i < count; i++)
    elements[i] =
        i == index ? element : constant_element(exporter, constant, i);
  return constant_aggregate(exporter, constant->type, elements, count);
}

//===- From attributes ----------------------------------------------------===//

static const Constant *from_float(Exporter *exporter, const Type *type,
                                  const FloatAttr *attr) {
  FloatKind from = type_as_float(attr->type)->format, to;
  if (type_as_float(type) && type != attr->type)
    return NULL;
  if (export_float_format(type, &to))
    return constant_float(
        exporter, type,
        from == to ? attr->value : float_convert(from, attr->value, to, NULL));
  // Formats that LLVM does not have are integers of their bits.
  if (!llvm_type_is_integer(type))
    return NULL;
  WideInt bits = wide_int_from_u64(&exporter->scratch, float_formats[from].bits,
                                   attr->value.low);
  return constant_int(exporter, type, bits);
}

static const Constant *from_array(Exporter *exporter, const Type *type,
                                  const ArrayAttr *array) {
  uint64_t count = constant_num_elements(type);
  if (array->size != count)
    return NULL;
  const Constant **elements =
      arena_alloc(&exporter->scratch, (count + 1) * sizeof *elements);
  for (uint64_t i = 0; i < count; i++) {
    elements[i] = constant_from_attr(exporter, constant_element_type(type, i),
                                     array->elements[i]);
    if (!elements[i])
      return NULL;
  }
  return constant_aggregate(exporter, type, elements, count);
}

/// A string attribute as `i8` elements.
static const Constant *from_string(Exporter *exporter, const Type *type,
                                   StringRef text) {
  int64_t size = (int64_t)text.size;
  const Type *shape = ranked_tensor_type_get(
      exporter->ctx, &size, 1, integer_type_get(exporter->ctx, 8), NULL);
  const Attribute *dense = dense_elements_attr_get(exporter->ctx, shape, text);
  Constant *constant = constant_create(exporter, CONSTANT_DENSE, type);
  constant->dense = attr_as_dense_elements(dense);
  return constant;
}

const Constant *constant_from_attr(Exporter *exporter, const Type *type,
                                   const Attribute *attr) {
  const IntegerAttr *integer = attr_as_integer(attr);
  const FloatAttr *number = attr_as_float(attr);
  const SymbolRefAttr *symbol = attr_as_symbol_ref(attr);
  if (integer && llvm_type_is_integer(type))
    return constant_int(exporter, type,
                        llvm_integer_width(type) > integer->value.width &&
                                integer->value.width == 1
                            ? wide_int_zext_or_trunc(&exporter->scratch,
                                                     integer->value,
                                                     llvm_integer_width(type))
                            : integer->value);
  if (number)
    return from_float(exporter, type, number);
  if (attr_as_string(attr) && llvm_type_is_array(type))
    return from_string(exporter, type, attr_as_string(attr)->value);
  if (attr_as_array(attr) && constant_num_elements(type) &&
      !llvm_type_is_vector(type))
    return from_array(exporter, type, attr_as_array(attr));
  if (symbol && symbol->size == 1)
    return constant_address(exporter, type, symbol->path[0]);
  if (llvm_attr_is(attr, LLVM_ATTR_ZERO))
    return constant_zero(exporter, type);
  if (llvm_attr_is(attr, LLVM_ATTR_UNDEF))
    return constant_plain(exporter, CONSTANT_UNDEF, type);
  return constant_from_elements(exporter, type, attr);
}

//===- Printing -----------------------------------------------------------===//

/// As LLVM writes a double: like MLIR if six digits are exact, else its bits.
/// The bits of a NaN stay as they are: some processors make it quiet when they
/// load it.
static void print_double(Stream *out, uint64_t bits) {
  if (!float_print_short(out, FLOAT_F64, (FloatBits){.low = bits}))
    stream_format(out, "0x%llX", (unsigned long long)bits);
}

/// A single-precision NaN keeps its payload in the double's top bits.
static uint64_t float_as_double(FloatBits bits) {
  uint64_t sign = bits.low & 0x80000000, fraction = bits.low & 0x7FFFFF;
  if (float_is_nan(FLOAT_F32, bits))
    return sign << 32 | 0x7FF0000000000000 | fraction << 29;
  return float_convert(FLOAT_F32, bits, FLOAT_F64, NULL).low;
}

static void print_float(Stream *out, FloatKind format, FloatBits bits) {
  switch ((int)format) {
  case FLOAT_F32:
    print_double(out, float_as_double(bits));
    return;
  case FLOAT_F64:
    print_double(out, bits.low);
    return;
  case FLOAT_F16:
    stream_format(out, "0xH%04llX", (unsigned long long)bits.low);
    return;
  case FLOAT_BF16:
    stream_format(out, "0xR%04llX", (unsigned long long)bits.low);
    return;
  case FLOAT_F80:
    stream_format(out, "0xK%04llX%016llX", (unsigned long long)bits.high,
                  (unsigned long long)bits.low);
    return;
  default:
    stream_format(out, "0xL%016llX%016llX", (unsigned long long)bits.low,
                  (unsigned long long)bits.high);
  }
}

static void print_int(Stream *out, const WideInt *value) {
  if (value->width == 1)
    stream_cstr(out, wide_int_is_zero(value) ? "false" : "true");
  else
    wide_int_print(out, value, true);
}

static bool is_i8_array(const Constant *constant) {
  return llvm_type_is_array(constant->type) &&
         llvm_integer_width(llvm_array_element(constant->type)) == 8;
}

static void print_string(Exporter *exporter, const Constant *constant) {
  const DenseElementsAttr *dense = constant->dense;
  if (!dense->is_splat) {
    stream_char(exporter->out, 'c');
    stream_quoted(exporter->out, dense->data);
    return;
  }
  Stream text = {0};
  stream_fill(&text, dense->data.data[0],
              (size_t)llvm_array_size(constant->type));
  stream_char(exporter->out, 'c');
  stream_quoted(exporter->out, stream_view(&text));
  stream_free(&text);
}

/// Is it a string that was built from its characters?
static bool is_characters(const Constant *constant) {
  if (constant->kind != CONSTANT_AGGREGATE || !constant->count ||
      !is_i8_array(constant))
    return false;
  for (uint64_t i = 0; i < constant->count; i++)
    if (constant->elements[i]->kind != CONSTANT_INT)
      return false;
  return true;
}

static void print_characters(Exporter *exporter, const Constant *constant) {
  Stream text = {0};
  for (uint64_t i = 0; i < constant->count; i++)
    stream_char(&text,
                (char)wide_int_words(&constant->elements[i]->integer)[0]);
  stream_char(exporter->out, 'c');
  stream_quoted(exporter->out, stream_view(&text));
  stream_free(&text);
}

/// The rest of an aggregate that is being printed.
typedef struct AggregateFrame {
  const Constant *constant;
  uint64_t next;
  const char *close;
} AggregateFrame;

static AggregateFrame open_aggregate(Exporter *exporter,
                                     const Constant *constant) {
  const Type *type = constant->type;
  const char *open = "[", *close = "]";
  if (llvm_type_is_struct(type)) {
    bool is_packed = type_as_dialect(type, NULL)->ints[0] != 0;
    open = is_packed ? "<{ " : "{ ";
    close = is_packed ? " }>" : " }";
  } else if (llvm_type_is_vector(type)) {
    open = "<";
    close = ">";
  }
  stream_cstr(exporter->out, open);
  return (AggregateFrame){constant, 0, close};
}

static bool is_same_number(const Constant *lhs, const Constant *rhs) {
  if (lhs->kind != rhs->kind)
    return false;
  if (lhs->kind == CONSTANT_INT)
    return wide_int_equals(&lhs->integer, &rhs->integer);
  return lhs->kind == CONSTANT_FLOAT &&
         float_bits_equal(lhs->number, rhs->number);
}

/// Are all elements one plain number, which vectors print as a splat?
static bool is_splat_vector(const Constant *constant) {
  if (!llvm_type_is_vector(constant->type))
    return false;
  if (constant->kind == CONSTANT_DENSE)
    return constant->dense->is_splat;
  if (constant->kind != CONSTANT_AGGREGATE)
    return false;
  for (uint64_t i = 0; i < constant->count; i++)
    if (!is_same_number(constant->elements[i], constant->elements[0]))
      return false;
  return true;
}

static void print_address(Exporter *exporter, const Constant *constant) {
  Stream *out = exporter->out;
  if (!constant->symbol.data) {
    WideInt number =
        wide_int_from_i64(&exporter->scratch, constant->width, constant->offset);
    stream_format(out, "inttoptr (i%u ", constant->width);
    if (constant->width == 1)
      stream_cstr(out, wide_int_is_zero(&number) ? "false" : "true");
    else
      wide_int_print(out, &number, true);
    stream_cstr(out, " to ");
    export_type(exporter, constant->type);
    stream_char(out, ')');
    return;
  }
  if (constant->offset) {
    stream_cstr(out, "getelementptr ");
    stream_cstr(out, constant->flags & GEP_INBOUNDS ? "inbounds "
                     : constant->flags & GEP_NUSW   ? "nusw "
                                                    : "");
    stream_cstr(out, constant->flags & GEP_NUW ? "nuw (i8, " : "(i8, ");
    export_type(exporter, constant->type);
    stream_char(out, ' ');
  }
  export_symbol_name(out, constant->symbol);
  if (constant->offset)
    stream_format(out, ", i64 %lld)", (long long)constant->offset);
}

static void print_leaf(Exporter *exporter, const Constant *constant);

/// The operand of an expression. fold_expressions.c limits its size, and so its
/// depth.
static void print_operand(Exporter *exporter, const Constant *constant) {
  export_type(exporter, constant->type);
  stream_char(exporter->out, ' ');
  print_leaf(exporter, constant);
}

static bool is_token(const Type *type) {
  return type_as_dialect(type, &llvm_type_defs[LLVM_TYPE_TOKEN]) != NULL;
}

/// Prints a constant without parts.
static void print_leaf(Exporter *exporter, const Constant *constant) {
  FloatKind format;
  switch (constant->kind) {
  case CONSTANT_INT:
    print_int(exporter->out, &constant->integer);
    return;
  case CONSTANT_FLOAT:
    if (export_float_format(constant->type, &format))
      print_float(exporter->out, format, constant->number);
    return;
  case CONSTANT_ZERO:
    stream_cstr(exporter->out, llvm_type_is_pointer(constant->type) ? "null"
                               : is_token(constant->type)           ? "none"
                                                          : "zeroinitializer");
    return;
  case CONSTANT_UNDEF:
    stream_cstr(exporter->out, "undef");
    return;
  case CONSTANT_POISON:
    stream_cstr(exporter->out, "poison");
    return;
  case CONSTANT_ADDRESS:
    print_address(exporter, constant);
    return;
  case CONSTANT_CAST:
    stream_format(exporter->out, "%s (", constant->word);
    print_operand(exporter, constant->operand);
    stream_cstr(exporter->out, " to ");
    export_type(exporter, constant->type);
    stream_char(exporter->out, ')');
    return;
  case CONSTANT_BINARY:
    stream_format(exporter->out, "%s (", constant->word);
    print_operand(exporter, constant->operand);
    stream_cstr(exporter->out, ", ");
    print_operand(exporter, constant->other);
    stream_char(exporter->out, ')');
    return;
  case CONSTANT_EQUIVALENT:
    stream_cstr(exporter->out, "dso_local_equivalent ");
    export_symbol_name(exporter->out, constant->symbol);
    return;
  case CONSTANT_BLOCK:
    stream_cstr(exporter->out, "blockaddress(");
    export_symbol_name(exporter->out, constant->symbol);
    stream_cstr(exporter->out, ", ");
    export_gap(
        exporter,
        (Gap){.kind = GAP_BLOCK, .text = constant->tag, .loc = constant->loc});
    stream_char(exporter->out, ')');
    return;
  case CONSTANT_DENSE:
  case CONSTANT_AGGREGATE:
    break;
  }
  unreachable("an aggregate is not a leaf");
}

/// Prints `constant` unless it has parts to print one by one.
static bool print_whole(Exporter *exporter, const Constant *constant) {
  if (constant->kind == CONSTANT_DENSE && is_i8_array(constant)) {
    print_string(exporter, constant);
    return true;
  }
  if (is_characters(constant)) {
    print_characters(exporter, constant);
    return true;
  }
  if (is_splat_vector(constant)) {
    stream_cstr(exporter->out, "splat (");
    const Constant *element = constant_element(exporter, constant, 0);
    export_type(exporter, element->type);
    stream_char(exporter->out, ' ');
    print_leaf(exporter, element);
    stream_char(exporter->out, ')');
    return true;
  }
  if (constant->kind == CONSTANT_DENSE || constant->kind == CONSTANT_AGGREGATE)
    return false;
  print_leaf(exporter, constant);
  return true;
}

/// Prints dense elements that are not a string. The numbers, of which there may
/// be millions, are not kept.
static void print_numbers(Exporter *exporter, const Constant *constant) {
  Stream *out = exporter->out;
  Arena *scratch = &exporter->scratch;
  uint64_t count = constant_num_elements(constant->type);
  const Type *type = constant_element_type(constant->type, 0);
  ArenaMark mark = arena_mark(scratch);
  size_t begin = out->size;
  export_type(exporter, type);
  const char *word =
      arena_copy_text(scratch, out->data + begin, out->size - begin);
  StringRef name = string_ref(word, out->size - begin);
  ArenaMark element_mark = arena_mark(scratch);
  for (uint64_t i = 0; i < count; i++) {
    NumberAttr number;
    const Attribute *attr =
        dense_elements_peek(scratch, constant->dense, (int64_t)i, &number);
    if (i) {
      stream_bytes(out, ", ", 2);
      stream_text(out, name);
    }
    stream_char(out, ' ');
    print_leaf(exporter, constant_from_attr(exporter, type, attr));
    arena_rewind(scratch, element_mark);
  }
  arena_rewind(scratch, mark);
}

void export_constant(Exporter *exporter, const Constant *constant) {
  if (print_whole(exporter, constant))
    return;
  VECTOR(AggregateFrame) stack = {0};
  VECTOR_PUSH(&stack, open_aggregate(exporter, constant));
  while (stack.size) {
    AggregateFrame *top = &VECTOR_LAST(&stack);
    if (top->constant->kind == CONSTANT_DENSE && !top->next) {
      top->next = constant_num_elements(top->constant->type);
      print_numbers(exporter, top->constant);
    }
    if (top->next == constant_num_elements(top->constant->type)) {
      stream_cstr(exporter->out, top->close);
      stack.size--;
      continue;
    }
    if (top->next)
      stream_cstr(exporter->out, ", ");
    const Constant *element =
        constant_element(exporter, top->constant, top->next++);
    export_type(exporter, element->type);
    stream_char(exporter->out, ' ');
    if (!print_whole(exporter, element))
      VECTOR_PUSH(&stack, open_aggregate(exporter, element));
  }
  VECTOR_FREE(&stack);
}

void export_typed_constant(Exporter *exporter, const Constant *constant) {
  export_type(exporter, constant->type);
  stream_char(exporter->out, ' ');
  export_constant(exporter, constant);
}
