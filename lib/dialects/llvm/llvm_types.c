// SPDX-License-Identifier: Apache-2.0
// Types of the llvm dialect: the table, constructors, predicates and parts.
#include "dialects/llvm/llvm_types.h"

#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/wrapped/wrapped_type.h"
#include "ir/definitions/type_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/print/printer.h"
#include "support/hash_table.h"
#include "support/memory.h"
#include "support/vector.h"

static bool fail_part(Context *ctx, SourcePos pos, const char *what,
                      const Type *type) {
  Diagnostic *diag = diag_emit(&ctx->diags, DIAG_ERROR, pos);
  diag_format(diag, "invalid %s type: ", what);
  diag_type(diag, type);
  return false;
}

static LLVMTypeDef type_row(const Type *type);

static bool is_any_of(LLVMTypeDef row, const LLVMTypeDef *rows, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (rows[i] == row)
      return true;
  return false;
}

/// Types without a size in memory. Follows mlir::LLVM's isValidElementType.
static bool can_be_element(const Type *type) {
  static const LLVMTypeDef rows[] = {
      LLVM_TYPE_VOID,  LLVM_TYPE_LABEL,    LLVM_TYPE_METADATA,
      LLVM_TYPE_TOKEN, LLVM_TYPE_FUNCTION, LLVM_TYPE_WRAPPED_FUNCTION};
  return !is_any_of(type_row(type), rows, ARRAY_LENGTH(rows));
}

/// The pointee of a typed pointer.
static bool verify_pointer(Context *ctx, const DialectType *type,
                           SourcePos pos) {
  static const LLVMTypeDef rows[] = {LLVM_TYPE_VOID, LLVM_TYPE_LABEL,
                                     LLVM_TYPE_METADATA, LLVM_TYPE_TOKEN};
  return type->num_types == 0 ||
         !is_any_of(type_row(type->types[0]), rows, ARRAY_LENGTH(rows)) ||
         fail_part(ctx, pos, "pointer element", type->types[0]);
}

static bool verify_array(Context *ctx, const DialectType *type, SourcePos pos) {
  return can_be_element(type->types[0]) ||
         fail_part(ctx, pos, "array element", type->types[0]);
}

static bool verify_struct(Context *ctx, const DialectType *type,
                          SourcePos pos) {
  for (uint32_t i = 0; i < type->num_types; i++)
    if (!can_be_element(type->types[i]))
      return fail_part(ctx, pos, "LLVM structure element", type->types[i]);
  return true;
}

static bool verify_function(Context *ctx, const DialectType *type,
                            SourcePos pos) {
  static const LLVMTypeDef no_results[] = {LLVM_TYPE_FUNCTION,
                                           LLVM_TYPE_METADATA, LLVM_TYPE_LABEL,
                                           LLVM_TYPE_WRAPPED_FUNCTION};
  static const LLVMTypeDef no_params[] = {LLVM_TYPE_VOID, LLVM_TYPE_FUNCTION,
                                          LLVM_TYPE_WRAPPED_FUNCTION};
  if (is_any_of(type_row(type->types[0]), no_results, ARRAY_LENGTH(no_results)))
    return fail_part(ctx, pos, "function result", type->types[0]);
  for (uint32_t i = 1; i < type->num_types; i++)
    if (is_any_of(type_row(type->types[i]), no_params, ARRAY_LENGTH(no_params)))
      return fail_part(ctx, pos, "function argument", type->types[i]);
  return true;
}

#define ROW(NAME, SHAPE, ...)                                                  \
  {                                                                            \
    STR_INIT("llvm." NAME), TYPE_SHAPE_##SHAPE, .dialect = &llvm_dialect,      \
                                                __VA_ARGS__                    \
  }
/// A wrapped kind. Its name has a blank, so that no text can name it.
#define WRAPPED(NAME)                                                          \
  ROW("wrapped " NAME, TEXT, .print = wrapped_type_print, .element = element)

/// Types that wrapped syntax leaves out because another type implies them.
static const Type *element(const DialectType *type, int64_t index) {
  LLVMTypeDef row = (LLVMTypeDef)(type->def - llvm_type_defs);
  int64_t size = 0;
  if (row == LLVM_TYPE_WRAPPED_STRUCT)
    return index >= 0 && index < type->num_types ? type->types[index] : NULL;
  if (row == LLVM_TYPE_WRAPPED_ARRAY || row == LLVM_TYPE_WRAPPED_VECTOR)
    size = type->ints[0];
  if (row == LLVM_TYPE_WRAPPED_POINTER)
    size = 1;
  return index >= 0 && index < size ? type->types[0] : NULL;
}

const TypeDef llvm_type_defs[LLVM_NUM_TYPES] = {
    [LLVM_TYPE_VOID] = ROW("void", KEYWORD, .print = NULL),
    [LLVM_TYPE_LABEL] = ROW("label", KEYWORD, .print = NULL),
    [LLVM_TYPE_TOKEN] = ROW("token", KEYWORD, .print = NULL),
    [LLVM_TYPE_METADATA] = ROW("metadata", KEYWORD, .print = NULL),
    [LLVM_TYPE_PPC_FP128] = ROW("ppc_fp128", KEYWORD, .is_float = true),
    [LLVM_TYPE_X86_AMX] = ROW("x86_amx", KEYWORD, .print = NULL),
    [LLVM_TYPE_POINTER] =
        ROW("ptr", POINTER, .verify = verify_pointer,
            .verify_layout = llvm_verify_pointer_entry,
            .layout_refines = llvm_pointer_entry_refines),
    [LLVM_TYPE_ARRAY] = ROW("array", ARRAY, .verify = verify_array,
                            .verify_layout = llvm_verify_array_entry),
    [LLVM_TYPE_STRUCT] = ROW("struct", STRUCT, .verify = verify_struct,
                             .verify_layout = llvm_verify_struct_entry,
                             .layout_refines = llvm_struct_entry_refines),
    [LLVM_TYPE_FUNCTION] = ROW("func", FUNCTION, .verify = verify_function),
    [LLVM_TYPE_TARGET] = ROW("target", TARGET, .print = NULL),
    [LLVM_TYPE_WRAPPED_INTEGER] = WRAPPED("integer"),
    [LLVM_TYPE_WRAPPED_FLOAT] = WRAPPED("float"),
    [LLVM_TYPE_WRAPPED_POINTER] = WRAPPED("pointer"),
    [LLVM_TYPE_WRAPPED_ARRAY] = WRAPPED("array"),
    [LLVM_TYPE_WRAPPED_VECTOR] =
        ROW("wrapped vector", TEXT, .print = wrapped_type_print,
            .element = element, .is_vector = true),
    [LLVM_TYPE_WRAPPED_STRUCT] = WRAPPED("struct"),
    [LLVM_TYPE_WRAPPED_FUNCTION] = WRAPPED("function"),
    [LLVM_TYPE_WRAPPED_NAMED] = WRAPPED("named"),
};

/// Row of a type of this dialect, LLVM_NUM_TYPES for other types.
static LLVMTypeDef type_row(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  if (!dialect || dialect->def->dialect != &llvm_dialect)
    return LLVM_NUM_TYPES;
  return (LLVMTypeDef)(dialect->def - llvm_type_defs);
}

static const Type *get(Context *ctx, LLVMTypeDef row, StringRef name,
                       const int64_t *ints, uint32_t num_ints,
                       const Type *const *types, size_t num_types) {
  DialectType params = {.def = &llvm_type_defs[row],
                        .name = name,
                        .num_ints = num_ints,
                        .num_types = (uint32_t)num_types,
                        .ints = ints,
                        .types = types};
  return dialect_type_get(ctx, &params);
}

static const StringRef no_name = STR_INIT("");

static const Type *get_pointer(Context *ctx, LLVMTypeDef row, unsigned space,
                               const Type *pointee) {
  int64_t ints[] = {space};
  return get(ctx, row, no_name, ints, space != 0, &pointee, pointee != NULL);
}

static const Type *get_array(Context *ctx, LLVMTypeDef row, int64_t size,
                             const Type *element) {
  return get(ctx, row, no_name, &size, 1, &element, 1);
}

static const Type *get_struct(Context *ctx, LLVMTypeDef row,
                              const Type *const *types, size_t count,
                              bool is_packed) {
  int64_t ints[] = {is_packed, 0};
  return get(ctx, row, no_name, ints, 2, types, count);
}

static const Type *get_function(Context *ctx, LLVMTypeDef row,
                                const Type *result, const Type *const *params,
                                size_t count, bool is_vararg) {
  const Type **types = mem_alloc((count + 1) * sizeof *types);
  types[0] = result;
  if (count)
    memcpy(types + 1, params, count * sizeof *types);
  int64_t vararg = is_vararg;
  const Type *type = get(ctx, row, no_name, &vararg, 1, types, count + 1);
  mem_free(types);
  return type;
}

const Type *llvm_void(Context *ctx) {
  return get(ctx, LLVM_TYPE_VOID, no_name, NULL, 0, NULL, 0);
}

const Type *llvm_pointer(Context *ctx, unsigned space) {
  return get_pointer(ctx, LLVM_TYPE_POINTER, space, NULL);
}

const Type *llvm_array(Context *ctx, int64_t size, const Type *element) {
  return get_array(ctx, LLVM_TYPE_ARRAY, size, element);
}

const Type *llvm_struct(Context *ctx, const Type *const *types, size_t count) {
  return get_struct(ctx, LLVM_TYPE_STRUCT, types, count, false);
}

const Type *llvm_function(Context *ctx, const Type *result,
                          const Type *const *params, size_t count,
                          bool is_vararg) {
  return get_function(ctx, LLVM_TYPE_FUNCTION, result, params, count,
                      is_vararg);
}

const Type *llvm_wrapped_int(Context *ctx, uint32_t width) {
  int64_t value = width;
  return get(ctx, LLVM_TYPE_WRAPPED_INTEGER, no_name, &value, 1, NULL, 0);
}

/// Words that are types without parameters.
typedef struct WordType {
  StringRef word;
  LLVMTypeDef row;
} WordType;

static const WordType word_types[] = {
    {STR_INIT("void"), LLVM_TYPE_VOID},
    {STR_INIT("half"), LLVM_TYPE_WRAPPED_FLOAT},
    {STR_INIT("bfloat"), LLVM_TYPE_WRAPPED_FLOAT},
    {STR_INIT("float"), LLVM_TYPE_WRAPPED_FLOAT},
    {STR_INIT("double"), LLVM_TYPE_WRAPPED_FLOAT},
    {STR_INIT("fp128"), LLVM_TYPE_WRAPPED_FLOAT},
    {STR_INIT("x86_fp80"), LLVM_TYPE_WRAPPED_FLOAT},
    {STR_INIT("x86_mmx"), LLVM_TYPE_WRAPPED_FLOAT},
    {STR_INIT("ppc_fp128"), LLVM_TYPE_PPC_FP128},
    {STR_INIT("label"), LLVM_TYPE_LABEL},
    {STR_INIT("metadata"), LLVM_TYPE_METADATA},
    {STR_INIT("token"), LLVM_TYPE_TOKEN},
    {STR_INIT("x86_amx"), LLVM_TYPE_X86_AMX},
};

const Type *wrapped_word_type(Context *ctx, StringRef word) {
  for (size_t i = 0; i < ARRAY_LENGTH(word_types); i++) {
    if (!string_ref_equals(word_types[i].word, word))
      continue;
    LLVMTypeDef row = word_types[i].row;
    StringRef name = row == LLVM_TYPE_WRAPPED_FLOAT ? word : no_name;
    return get(ctx, row, name, NULL, 0, NULL, 0);
  }
  return NULL;
}

StringRef wrapped_type_word(const DialectType *type) {
  LLVMTypeDef row = (LLVMTypeDef)(type->def - llvm_type_defs);
  return row == LLVM_TYPE_WRAPPED_FLOAT
             ? type->name
             : string_ref_drop(type->def->name, strlen("llvm."));
}

const Type *llvm_wrapped_float(Context *ctx, FloatKind format) {
  switch (format) {
  case FLOAT_F16:
    return wrapped_word_type(ctx, STR("half"));
  case FLOAT_BF16:
    return wrapped_word_type(ctx, STR("bfloat"));
  case FLOAT_F32:
    return wrapped_word_type(ctx, STR("float"));
  case FLOAT_F64:
    return wrapped_word_type(ctx, STR("double"));
  case FLOAT_F80:
    return wrapped_word_type(ctx, STR("x86_fp80"));
  case FLOAT_F128:
    return wrapped_word_type(ctx, STR("fp128"));
  case FLOAT_F4E2M1FN:
  case FLOAT_F6E2M3FN:
  case FLOAT_F6E3M2FN:
  case FLOAT_F8E5M2:
  case FLOAT_F8E4M3:
  case FLOAT_F8E4M3FN:
  case FLOAT_F8E5M2FNUZ:
  case FLOAT_F8E4M3FNUZ:
  case FLOAT_F8E4M3B11FNUZ:
  case FLOAT_F8E3M4:
  case FLOAT_F8E8M0FNU:
  case FLOAT_TF32:
  case FLOAT_NUM_KINDS:
    return NULL;
  }
  unreachable("not a float kind");
}

const Type *llvm_wrapped_void(Context *ctx) { return llvm_void(ctx); }

const Type *llvm_wrapped_pointer(Context *ctx, const Type *pointee,
                                 unsigned space) {
  return get_pointer(ctx, LLVM_TYPE_WRAPPED_POINTER, space, pointee);
}

const Type *llvm_wrapped_array(Context *ctx, int64_t size,
                               const Type *element) {
  return get_array(ctx, LLVM_TYPE_WRAPPED_ARRAY, size, element);
}

const Type *llvm_wrapped_vector(Context *ctx, int64_t size, bool is_scalable,
                                const Type *element) {
  int64_t ints[] = {size, is_scalable};
  return get(ctx, LLVM_TYPE_WRAPPED_VECTOR, no_name, ints, 2, &element, 1);
}

const Type *llvm_wrapped_struct(Context *ctx, const Type *const *types,
                                size_t count, bool is_packed) {
  return get_struct(ctx, LLVM_TYPE_WRAPPED_STRUCT, types, count, is_packed);
}

const Type *llvm_wrapped_function(Context *ctx, const Type *result,
                                  const Type *const *params, size_t count,
                                  bool is_vararg) {
  return get_function(ctx, LLVM_TYPE_WRAPPED_FUNCTION, result, params, count,
                      is_vararg);
}

const Type *llvm_wrapped_named(Context *ctx, StringRef name) {
  return get(ctx, LLVM_TYPE_WRAPPED_NAMED, name, NULL, 0, NULL, 0);
}

bool llvm_type_is_llvm(const Type *type) {
  return type_row(type) != LLVM_NUM_TYPES;
}

bool llvm_type_is_wrapped(const Type *type) {
  LLVMTypeDef row = type_row(type);
  return row >= LLVM_TYPE_WRAPPED_INTEGER && row < LLVM_NUM_TYPES;
}

bool llvm_type_is_modern(const Type *type) {
  LLVMTypeDef row = type_row(type);
  return row >= LLVM_TYPE_POINTER && row < LLVM_TYPE_WRAPPED_INTEGER;
}

static bool is_llvm_float(const Type *type) {
  const FloatType *number = type_as_float(type);
  if (!number)
    return false;
  FloatKind format = number->format;
  return format == FLOAT_F16 || format == FLOAT_BF16 || format == FLOAT_F32 ||
         format == FLOAT_F64 || format == FLOAT_F80 || format == FLOAT_F128;
}

static bool is_llvm_vector(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return vector && vector->rank == 1 &&
         (type_is_signless_integer(vector->element) ||
          is_llvm_float(vector->element) ||
          type_row(vector->element) == LLVM_TYPE_POINTER);
}

static bool is_index_vector(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return vector->rank == 1 && vector->element->kind == TYPE_INDEX;
}

static bool is_ppc_vector(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return vector->rank == 1 &&
         type_row(vector->element) == LLVM_TYPE_PPC_FP128;
}

bool llvm_type_is_compatible(const Type *type) {
  switch (type_kind(type)) {
  case TYPE_DIALECT:
    return llvm_type_is_llvm(type);
  case TYPE_INTEGER:
    return type_is_signless_integer(type);
  case TYPE_FLOAT:
    return is_llvm_float(type);
  case TYPE_VECTOR:
    // Vectors of indices and of ppc_fp128 are values, though llvm's operations
    // take none.
    return is_llvm_vector(type) || is_index_vector(type) || is_ppc_vector(type);
  case TYPE_INDEX:
  case TYPE_NONE:
  case TYPE_COMPLEX:
  case TYPE_FUNCTION:
  case TYPE_TUPLE:
  case TYPE_RANKED_TENSOR:
  case TYPE_UNRANKED_TENSOR:
  case TYPE_RANKED_MEMREF:
  case TYPE_UNRANKED_MEMREF:
  case TYPE_OPAQUE:
    return false;
  }
  unreachable("not a type kind");
}

/// Is `type` compatible, and an array of arrays of what has no types in it?
static bool is_plain(const Type *type) {
  while (llvm_type_is_array(type))
    type = type_as_dialect(type, NULL)->types[0];
  const DialectType *parts = type_as_dialect(type, NULL);
  return llvm_type_is_compatible(type) && !(parts && parts->num_types) &&
         (!type_as_vector(type) || !is_index_vector(type));
}

/// Is it a type as most are: one that holds plain ones alone?
static bool holds_plain(const Type *type) {
  const DialectType *parts = type_as_dialect(type, NULL);
  if (!parts || !llvm_type_is_compatible(type))
    return false;
  for (uint32_t i = 0; i < parts->num_types; i++)
    if (!is_plain(parts->types[i]))
      return false;
  return true;
}

bool llvm_type_is_compatible_throughout(const Type *type) {
  if (holds_plain(type))
    return true;
  PtrMap seen = {0};
  VECTOR(const Type *) work = {0};
  bool is_compatible = true;
  for (;;) {
    is_compatible = llvm_type_is_compatible(type) &&
                    (!type_as_vector(type) || !is_index_vector(type));
    const DialectType *parts = type_as_dialect(type, NULL);
    bool is_new = parts && parts->num_types && !ptr_map_has(&seen, type);
    if (is_new)
      ptr_map_set(&seen, type, &seen);
    for (uint32_t i = 0; is_new && i < parts->num_types; i++)
      VECTOR_PUSH(&work, parts->types[i]);
    if (!is_compatible || !work.size)
      break;
    type = VECTOR_POP(&work);
  }
  VECTOR_FREE(&work);
  ptr_map_free(&seen);
  return is_compatible;
}

bool llvm_type_is_void(const Type *type) {
  return type_row(type) == LLVM_TYPE_VOID;
}

bool llvm_type_is_integer(const Type *type) {
  return type_is_signless_integer(type) ||
         type_row(type) == LLVM_TYPE_WRAPPED_INTEGER;
}

static const DialectType *as_dialect(const Type *type) {
  return type_as_dialect(type, NULL);
}

uint32_t llvm_integer_width(const Type *type) {
  if (type_is_signless_integer(type))
    return type_bit_width(type);
  return type_row(type) == LLVM_TYPE_WRAPPED_INTEGER
             ? (uint32_t)as_dialect(type)->ints[0]
             : 0;
}

bool llvm_type_is_float(const Type *type) {
  LLVMTypeDef row = type_row(type);
  return is_llvm_float(type) || row == LLVM_TYPE_PPC_FP128 ||
         (row == LLVM_TYPE_WRAPPED_FLOAT &&
          !string_ref_equals(as_dialect(type)->name, STR("x86_mmx")));
}

bool llvm_type_is_pointer(const Type *type) {
  LLVMTypeDef row = type_row(type);
  return row == LLVM_TYPE_POINTER || row == LLVM_TYPE_WRAPPED_POINTER;
}

bool llvm_type_is_struct(const Type *type) {
  LLVMTypeDef row = type_row(type);
  return row == LLVM_TYPE_STRUCT || row == LLVM_TYPE_WRAPPED_STRUCT;
}

bool llvm_type_is_array(const Type *type) {
  LLVMTypeDef row = type_row(type);
  return row == LLVM_TYPE_ARRAY || row == LLVM_TYPE_WRAPPED_ARRAY;
}

bool llvm_type_is_vector(const Type *type) {
  return is_llvm_vector(type) || type_row(type) == LLVM_TYPE_WRAPPED_VECTOR;
}

bool llvm_type_is_global(const Type *type) {
  LLVMTypeDef row = type_row(type);
  return llvm_type_is_compatible(type) && row != LLVM_TYPE_VOID &&
         row != LLVM_TYPE_TOKEN && row != LLVM_TYPE_METADATA &&
         row != LLVM_TYPE_LABEL;
}

bool llvm_type_is_target(const Type *type) {
  return type_row(type) == LLVM_TYPE_TARGET;
}

bool llvm_target_has_zero(const Type *type) {
  return string_ref_starts_with(type_as_dialect(type, NULL)->name,
                                STR("spirv."));
}

bool llvm_target_can_be_global(const Type *type) {
  return llvm_target_has_zero(type) ||
         string_ref_equals(type_as_dialect(type, NULL)->name,
                           STR("amdgcn.named.barrier"));
}

bool llvm_target_has_memory(const Type *type) {
  return llvm_target_has_zero(type) ||
         string_ref_equals(type_as_dialect(type, NULL)->name,
                           STR("aarch64.svcount"));
}

bool llvm_type_is_function(const Type *type) {
  LLVMTypeDef row = type_row(type);
  return row == LLVM_TYPE_FUNCTION || row == LLVM_TYPE_WRAPPED_FUNCTION;
}

static const Type *element_or_self(const Type *type) {
  const Type *element = llvm_vector_element(type);
  return element ? element : type;
}

bool llvm_type_is_integer_like(const Type *type) {
  return llvm_type_is_integer(element_or_self(type));
}

bool llvm_type_is_float_like(const Type *type) {
  return llvm_type_is_float(element_or_self(type));
}

bool llvm_type_is_pointer_like(const Type *type) {
  return llvm_type_is_pointer(element_or_self(type));
}

const Type *llvm_pointer_pointee(const Type *type) {
  return llvm_type_is_pointer(type) && as_dialect(type)->num_types
             ? as_dialect(type)->types[0]
             : NULL;
}

const Type *llvm_pointers_pointee(const Type *type) {
  const Type *element = llvm_vector_element(type);
  return llvm_pointer_pointee(element ? element : type);
}

unsigned llvm_pointer_address_space(const Type *type) {
  if (!llvm_type_is_pointer(type) || !as_dialect(type)->num_ints)
    return 0;
  return (unsigned)as_dialect(type)->ints[0];
}

const Type *llvm_array_element(const Type *type) {
  return llvm_type_is_array(type) ? as_dialect(type)->types[0] : NULL;
}

uint64_t llvm_array_size(const Type *type) {
  return llvm_type_is_array(type) ? (uint64_t)as_dialect(type)->ints[0] : 0;
}

const Type *llvm_vector_element(const Type *type) {
  if (type_row(type) == LLVM_TYPE_WRAPPED_VECTOR)
    return as_dialect(type)->types[0];
  return is_llvm_vector(type) ? type_as_vector(type)->element : NULL;
}

int64_t llvm_vector_size(const Type *type) {
  if (type_row(type) == LLVM_TYPE_WRAPPED_VECTOR)
    return as_dialect(type)->ints[0];
  return is_llvm_vector(type) ? type_as_vector(type)->shape[0] : 0;
}

bool llvm_vector_is_scalable(const Type *type) {
  if (type_row(type) == LLVM_TYPE_WRAPPED_VECTOR)
    return as_dialect(type)->ints[1] != 0;
  const ShapedType *vector = is_llvm_vector(type) ? type_as_vector(type) : NULL;
  return vector && vector->scalable && vector->scalable[0];
}

size_t llvm_struct_size(const Type *type) {
  return llvm_type_is_struct(type) ? as_dialect(type)->num_types : 0;
}

const Type *llvm_struct_element(const Type *type, size_t index) {
  return index < llvm_struct_size(type) ? as_dialect(type)->types[index] : NULL;
}

const Type *llvm_function_result(const Type *type) {
  return llvm_type_is_function(type) ? as_dialect(type)->types[0] : NULL;
}

size_t llvm_function_num_params(const Type *type) {
  return llvm_type_is_function(type) ? as_dialect(type)->num_types - 1 : 0;
}

const Type *llvm_function_param(const Type *type, size_t index) {
  return index < llvm_function_num_params(type)
             ? as_dialect(type)->types[index + 1]
             : NULL;
}

bool llvm_function_is_vararg(const Type *type) {
  return llvm_type_is_function(type) && as_dialect(type)->ints[0] != 0;
}

const Type *llvm_i1_like(Context *ctx, const Type *type) {
  bool is_wrapped = llvm_type_is_wrapped(type);
  const Type *i1 =
      is_wrapped ? llvm_wrapped_int(ctx, 1) : integer_type_get(ctx, 1);
  const ShapedType *vector = type_as_vector(type);
  if (vector)
    return shaped_type_clone(ctx, vector, vector->shape, (size_t)vector->rank,
                             i1);
  if (type_row(type) == LLVM_TYPE_WRAPPED_VECTOR)
    return llvm_wrapped_vector(ctx, llvm_vector_size(type),
                               llvm_vector_is_scalable(type), i1);
  return i1;
}
