// SPDX-License-Identifier: Apache-2.0
// LLVM types as text. An explicit list has what is left to print, so that
// nesting costs no C stack.
#include "ir/definitions/type_def.h"
#include "ir/print/printer.h"
#include "support/ascii.h"
#include "target/llvm_ir/llvm_ir_internal.h"

//===- Names --------------------------------------------------------------===//

static bool is_plain(char c) {
  return is_letter(c) || is_digit(c) || c == '-' || c == '.' || c == '_';
}

void export_symbol_name(Stream *out, StringRef name) {
  stream_char(out, '@');
  if (name.size)
    export_name(out, name);
  else
    stream_char(out, '0');
}

void export_name(Stream *out, StringRef name) {
  bool is_quoted = !name.size || (name.data[0] >= '0' && name.data[0] <= '9');
  for (size_t i = 0; i < name.size && !is_quoted; i++)
    is_quoted = !is_plain(name.data[i]);
  if (is_quoted)
    stream_quoted(out, name);
  else
    stream_text(out, name);
}

//===- Types --------------------------------------------------------------===//

static void later_text(Exporter *exporter, const char *text) {
  VECTOR_PUSH(&exporter->type_work, (TypeWork){.text = text});
}

static void later_type(Exporter *exporter, const Type *type) {
  VECTOR_PUSH(&exporter->type_work, (TypeWork){.type = type});
}

/// Identified structs have a name in either spelling; they are opaque if only
/// the name is known.
static StringRef struct_name(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  bool is_named =
      dialect && (llvm_type_is_struct(type) ||
                  dialect->def == &llvm_type_defs[LLVM_TYPE_WRAPPED_NAMED]);
  return is_named ? dialect->name : (StringRef){0};
}

/// Pushes `types` with commas between them, the last one first.
static void later_list(Exporter *exporter, const Type *const *types,
                       size_t count) {
  for (size_t i = count; i-- > 0;) {
    later_type(exporter, types[i]);
    if (i)
      later_text(exporter, ", ");
  }
}

static void start_struct_body(Exporter *exporter, const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  bool is_opaque = dialect->num_ints < 2 ? false : dialect->ints[1] != 0;
  bool is_packed = dialect->num_ints && dialect->ints[0];
  if (is_opaque || dialect->def == &llvm_type_defs[LLVM_TYPE_WRAPPED_NAMED]) {
    stream_cstr(exporter->out, "opaque");
    return;
  }
  size_t count = llvm_struct_size(type);
  stream_cstr(exporter->out, is_packed ? "<{" : "{");
  later_text(exporter, count       ? is_packed ? " }>" : " }"
                       : is_packed ? "}>"
                                   : "}");
  later_list(exporter, dialect->types, count);
  if (count)
    stream_char(exporter->out, ' ');
}

/// The empty name identifies one struct, which LLVM numbers.
static void print_struct_name(Stream *out, const Type *type) {
  stream_char(out, '%');
  if (struct_name(type).size)
    export_name(out, struct_name(type));
  else
    stream_char(out, '0');
}

/// Notes a struct that is met and those in it, in the order in which
/// llvm::TypeFinder finds them.
static void note_struct(Exporter *exporter, const Type *type) {
  VECTOR(const Type *) work = {0};
  ptr_map_set(&exporter->seen_types, type, exporter);
  VECTOR_PUSH(&work, type);
  while (work.size) {
    const Type *next = VECTOR_POP(&work);
    const DialectType *dialect = type_as_dialect(next, NULL);
    if (struct_name(next).size || type_is_identified_struct(next))
      VECTOR_PUSH(&exporter->structs, next);
    if (!dialect || llvm_type_is_pointer(next))
      continue;
    for (size_t i = dialect->num_types; i-- > 0;) {
      if (!type_as_dialect(dialect->types[i], NULL) ||
          ptr_map_has(&exporter->seen_types, dialect->types[i]))
        continue;
      ptr_map_set(&exporter->seen_types, dialect->types[i], exporter);
      VECTOR_PUSH(&work, dialect->types[i]);
    }
  }
  VECTOR_FREE(&work);
}

static void start_struct(Exporter *exporter, const Type *type) {
  if (!struct_name(type).size && !type_is_identified_struct(type)) {
    start_struct_body(exporter, type);
    return;
  }
  print_struct_name(exporter->out, type);
  if (!ptr_map_has(&exporter->seen_types, type))
    note_struct(exporter, type);
}

static const char *float_word(const Type *type) {
  const FloatType *builtin = type_as_float(type);
  if (!builtin)
    return NULL;
  switch ((int)builtin->format) {
  case FLOAT_F16:
    return "half";
  case FLOAT_BF16:
    return "bfloat";
  case FLOAT_F32:
    return "float";
  case FLOAT_F64:
    return "double";
  case FLOAT_F80:
    return "x86_fp80";
  case FLOAT_F128:
    return "fp128";
  }
  return NULL;
}

static void start_sequence(Exporter *exporter, const Type *type) {
  bool is_array = llvm_type_is_array(type);
  stream_cstr(exporter->out, is_array ? "[" : "<");
  if (llvm_vector_is_scalable(type))
    stream_cstr(exporter->out, "vscale x ");
  stream_uint(exporter->out, constant_num_elements(type));
  stream_cstr(exporter->out, " x ");
  later_text(exporter, is_array ? "]" : ">");
  later_type(exporter,
             is_array ? llvm_array_element(type) : llvm_vector_element(type));
}

static void start_function(Exporter *exporter, const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  size_t count = llvm_function_num_params(type);
  later_text(exporter, ")");
  if (llvm_function_is_vararg(type))
    later_text(exporter, count ? ", ..." : "...");
  later_list(exporter, dialect->types + 1, count);
  later_text(exporter, " (");
  later_type(exporter, llvm_function_result(type));
}

static void start_target(Exporter *exporter, const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  stream_cstr(exporter->out, "target(");
  stream_quoted(exporter->out, dialect->name);
  Stream numbers = {0};
  for (uint32_t i = 0; i < dialect->num_ints; i++)
    stream_format(&numbers, ", %lld", (long long)dialect->ints[i]);
  stream_char(&numbers, ')');
  later_text(exporter,
             arena_copy_text(&exporter->arena, numbers.data, numbers.size));
  stream_free(&numbers);
  for (size_t i = dialect->num_types; i-- > 0;) {
    later_type(exporter, dialect->types[i]);
    later_text(exporter, ", ");
  }
}

static void start_pointer(Exporter *exporter, const Type *type) {
  unsigned space = llvm_pointer_address_space(type) & ADDRESS_SPACE_MASK;
  stream_cstr(exporter->out, "ptr");
  if (space)
    stream_format(exporter->out, " addrspace(%u)", space);
}

static void print_int(Stream *out, unsigned width) {
  stream_char(out, 'i');
  stream_uint(out, width);
}

/// Prints the beginning of `type` and pushes the rest.
static void start_type(Exporter *exporter, const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  if (llvm_type_is_integer(type))
    print_int(exporter->out, llvm_integer_width(type));
  else if (float_word(type))
    stream_cstr(exporter->out, float_word(type));
  else if (llvm_type_is_pointer(type))
    start_pointer(exporter, type);
  else if (llvm_type_is_struct(type) || struct_name(type).size)
    start_struct(exporter, type);
  else if (llvm_type_is_array(type) || llvm_type_is_vector(type))
    start_sequence(exporter, type);
  else if (llvm_type_is_function(type))
    start_function(exporter, type);
  else if (dialect && dialect->def == &llvm_type_defs[LLVM_TYPE_TARGET])
    start_target(exporter, type);
  else if (dialect && dialect->def == &llvm_type_defs[LLVM_TYPE_WRAPPED_FLOAT])
    stream_text(exporter->out, dialect->name);
  else if (dialect)
    stream_text(exporter->out, string_ref_drop(dialect->def->name, 5));
}

static void run_work(Exporter *exporter) {
  while (exporter->type_work.size) {
    TypeWork work = VECTOR_POP(&exporter->type_work);
    if (work.type)
      start_type(exporter, work.type);
    else
      stream_cstr(exporter->out, work.text);
  }
}

bool export_type_is(const Type *type, LLVMTypeDef def) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  return dialect && dialect->def == &llvm_type_defs[def];
}

/// Does a target type have the parameters that LLVM requires?
static bool has_parameters(const Type *type) {
  static const struct {
    StringRef name;
    uint32_t num_types, num_ints;
  } rows[] = {
      {STR_INIT("aarch64.svcount"), 0, 0},
      {STR_INIT("riscv.vector.tuple"), 1, 1},
      {STR_INIT("amdgcn.named.barrier"), 0, 1},
  };
  const DialectType *dialect = type_as_dialect(type, NULL);
  for (size_t i = 0; i < ARRAY_LENGTH(rows); i++)
    if (string_ref_equals(rows[i].name, dialect->name))
      return dialect->num_types == rows[i].num_types &&
             dialect->num_ints == rows[i].num_ints;
  return true;
}

/// LLVM keeps the width of an integer in 23 bits, and has none of width 0.
static bool is_in_llvm(const Type *type) {
  enum { MAX_LLVM_WIDTH = 1 << 23 };
  const ShapedType *vector = type_as_vector(type);
  uint32_t width = llvm_integer_width(type);
  if (vector && type_kind(vector->element) == TYPE_INDEX)
    return false;
  if (llvm_type_is_array(type) &&
      export_type_is(llvm_array_element(type), LLVM_TYPE_X86_AMX))
    return false;
  if (export_type_is(type, LLVM_TYPE_TARGET) && !has_parameters(type))
    return false;
  return llvm_type_is_compatible(type) &&
         (!llvm_type_is_integer(type) || (width && width <= MAX_LLVM_WIDTH));
}

/// The first type in `type`, itself included, that LLVM does not have; NULL:
/// there is none. Each type is visited once.
static const Type *find_foreign(Exporter *exporter, const Type *type) {
  VECTOR(const Type *) work = {0};
  const Type *foreign = NULL;
  VECTOR_PUSH(&work, type);
  while (work.size && !foreign) {
    const Type *next = VECTOR_POP(&work);
    if (ptr_map_has(&exporter->known_types, next))
      continue;
    ptr_map_set(&exporter->known_types, next, exporter);
    if (!is_in_llvm(next))
      foreign = next;
    if (type_as_vector(next))
      VECTOR_PUSH(&work, type_as_vector(next)->element);
    const DialectType *dialect = type_as_dialect(next, NULL);
    for (uint32_t i = 0; dialect && i < dialect->num_types; i++)
      VECTOR_PUSH(&work, dialect->types[i]);
  }
  VECTOR_FREE(&work);
  // What holds it may be visited again; there will be an error anyway.
  if (foreign)
    ptr_map_clear(&exporter->known_types);
  return foreign;
}

typedef struct PartFrame {
  const DialectType *type;
  uint32_t next; ///< Part to look at.
} PartFrame;

/// Does a type hold itself, among the parts of `type` that are not in `seen`
/// yet?
static bool finds_itself(PtrMap *seen, const Type *type) {
  VECTOR(PartFrame) stack = {0};
  PtrMap open = {0}; // The types that are being visited.
  bool is_found = false;
  for (;;) {
    const DialectType *dialect = type_as_dialect(type, NULL);
    is_found = dialect && ptr_map_has(&open, dialect);
    if (dialect && !ptr_map_has(seen, dialect)) {
      ptr_map_set(seen, dialect, seen);
      ptr_map_set(&open, dialect, &open);
      VECTOR_PUSH(&stack, (PartFrame){.type = dialect});
    }
    while (stack.size &&
           VECTOR_LAST(&stack).next == VECTOR_LAST(&stack).type->num_types)
      ptr_map_remove(&open, VECTOR_POP(&stack).type);
    if (is_found || !stack.size)
      break;
    PartFrame *top = &VECTOR_LAST(&stack);
    type = top->type->types[top->next++];
  }
  VECTOR_FREE(&stack);
  ptr_map_free(&open);
  return is_found;
}

/// Is it a target's type that LLVM lays out as void?
static bool is_unknown_target(const Type *type) {
  if (!llvm_type_is_target(type))
    return false;
  StringRef name = type_as_dialect(type, NULL)->name;
  return !llvm_target_has_memory(type) &&
         !string_ref_starts_with(name, STR("dx.")) &&
         !string_ref_equals(name, STR("riscv.vector.tuple")) &&
         !string_ref_equals(name, STR("amdgcn.named.barrier"));
}

static bool has_no_size(const Type *type) {
  static const LLVMTypeDef defs[] = {LLVM_TYPE_TOKEN, LLVM_TYPE_LABEL,
                                     LLVM_TYPE_METADATA, LLVM_TYPE_VOID};
  const DialectType *dialect = type_as_dialect(type, NULL);
  for (size_t i = 0; dialect && i < ARRAY_LENGTH(defs); i++)
    if (dialect->def == &llvm_type_defs[defs[i]])
      return true;
  return llvm_type_is_function(type) || is_unknown_target(type) ||
         (llvm_type_is_struct(type) && dialect->num_ints > 1 &&
          dialect->ints[1]);
}

/// Among types that hold scalable vectors, only arrays and structs of vectors
/// of one type have a size.
static bool has_scalable_size(const Type *type) {
  while (llvm_type_is_array(type))
    type = llvm_array_element(type);
  if (!llvm_type_is_struct(type))
    return true;
  const Type *first = llvm_struct_element(type, 0);
  for (size_t i = 0; i < llvm_struct_size(type); i++)
    if (llvm_struct_element(type, i) != first)
      return false;
  return llvm_type_is_vector(first);
}

/// Collects what is in `made->type`, without following pointers.
static void note_parts(TypeParts *made) {
  PtrMap seen = {0};
  VECTOR(const Type *) work = {0};
  VECTOR_PUSH(&work, made->type);
  while (work.size) {
    const Type *type = VECTOR_POP(&work);
    const ShapedType *vector = type_as_vector(type);
    made->is_scalable |= vector && vector->scalable && vector->scalable[0];
    made->is_unsized |= has_no_size(type);
    made->is_local |=
        llvm_type_is_target(type) && !llvm_target_can_be_global(type) &&
        !string_ref_starts_with(type_as_dialect(type, NULL)->name, STR("dx."));
    const DialectType *parts =
        llvm_type_is_struct(type) || llvm_type_is_array(type)
            ? type_as_dialect(type, NULL)
            : NULL;
    if (!parts || ptr_map_has(&seen, type))
      continue;
    ptr_map_set(&seen, type, &seen);
    for (uint32_t i = 0; i < parts->num_types; i++)
      VECTOR_PUSH(&work, parts->types[i]);
  }
  made->is_unsized |= made->is_scalable && !has_scalable_size(made->type);
  VECTOR_FREE(&work);
  ptr_map_free(&seen);
}

const TypeParts *export_type_parts(Exporter *exporter, const Type *type) {
  void **slot = ptr_map_slot(&exporter->type_parts, type);
  if (!*slot) {
    TypeParts *made = arena_alloc_zero(&exporter->arena, sizeof *made);
    made->type = type;
    made->foreign = find_foreign(exporter, type);
    // LLVM has no type that holds itself, as its pointers are opaque.
    if (!made->foreign && finds_itself(&exporter->finite_types, type))
      made->foreign = type;
    note_parts(made);
    *slot = made;
  }
  return *slot;
}

/// Prints `type` once; later uses copy the text.
static TypeText *make_text(Exporter *exporter, const Type *type) {
  Stream *out = exporter->out;
  Stream *text = &exporter->type_stream;
  exporter->out = text;
  text->size = 0;
  start_type(exporter, type);
  run_work(exporter);
  exporter->out = out;
  TypeText *made = arena_alloc_zero(&exporter->arena,
                                    sizeof *made + text->size + SHORT_TEXT);
  made->type = type;
  made->foreign = export_type_parts(exporter, type)->foreign;
  made->size = (uint32_t)text->size;
  if (text->size)
    memcpy(made->text, text->data, text->size);
  return made;
}

static TypeText *find_text(Exporter *exporter, const Type *type) {
  size_t hash = ((uintptr_t)type >> 4 ^ (uintptr_t)type >> 11);
  TypeText **recent = &exporter->recent_types[hash % NUM_RECENT_TYPES];
  if (*recent && (*recent)->type == type)
    return *recent;
  *recent = ptr_map_get(&exporter->type_texts, type);
  if (!*recent) {
    *recent = make_text(exporter, type);
    ptr_map_set(&exporter->type_texts, type, *recent);
  }
  return *recent;
}

static TypeText *text_of(Exporter *exporter, const Type *type) {
  TypeText *text = find_text(exporter, type);
  if (text->foreign)
    exporter->foreign = text->foreign;
  return text;
}

void export_type(Exporter *exporter, const Type *type) {
  const TypeText *text = text_of(exporter, type);
  stream_short(exporter->out, text->text, text->size);
}

bool export_check_types(Exporter *exporter, const Operation *op) {
  if (!exporter->foreign)
    return true;
  Stream text = {0};
  stream_cstr(&text, "LLVM has no type '");
  type_print(&text, exporter->foreign);
  stream_cstr(&text, "'");
  stream_char(&text, '\0');
  export_fail(exporter, op, text.data);
  stream_free(&text);
  exporter->foreign = NULL;
  return false;
}

bool export_check_type(Exporter *exporter, const Operation *op,
                       const Type *type) {
  const Type *foreign = export_type_parts(exporter, type)->foreign;
  if (foreign)
    exporter->foreign = foreign;
  return export_check_types(exporter, op);
}

void export_program_space(Exporter *exporter, const char *before,
                          unsigned space, const char *after) {
  if (space || exporter->layout.program_space)
    stream_format(exporter->out, "%saddrspace(%u)%s", before, space, after);
}

const Type *export_function_pointer(Exporter *exporter) {
  return llvm_pointer(exporter->ctx, exporter->layout.program_space);
}

int64_t export_type_alignment(Exporter *exporter, const Type *type,
                              AlignmentKind kind) {
  TypeText *text = text_of(exporter, type);
  if (!text->alignments[kind])
    text->alignments[kind] =
        data_layout_alignment(&exporter->layout, type, kind);
  return text->alignments[kind];
}

void export_struct_definitions(Exporter *exporter, Stream *out) {
  exporter->out = out;
  for (size_t i = 0; i < exporter->structs.size; i++) {
    const Type *type = exporter->structs.data[i];
    print_struct_name(out, type);
    stream_cstr(out, " = type ");
    start_struct_body(exporter, type);
    run_work(exporter);
    stream_char(out, '\n');
  }
}

//===- Mangling -----------------------------------------------------------===//

static void mangle_leaf(Stream *out, const Type *type) {
  static const struct {
    LLVMTypeDef def;
    const char *text;
  } rows[] = {{LLVM_TYPE_PPC_FP128, "ppcf128"},
              {LLVM_TYPE_X86_AMX, "x86amx"},
              {LLVM_TYPE_METADATA, "Metadata"},
              {LLVM_TYPE_VOID, "isVoid"}};
  FloatKind format;
  for (size_t i = 0; i < ARRAY_LENGTH(rows); i++)
    if (export_type_is(type, rows[i].def))
      stream_cstr(out, rows[i].text);
  if (export_float_format(type, &format))
    stream_text(out, float_formats[format].keyword);
}

/// `_1`
static const char *underscored(Exporter *exporter, uint64_t number) {
  Stream text = {0};
  stream_cstr(&text, "_");
  stream_uint(&text, number);
  const char *copy = arena_copy_text(&exporter->scratch, text.data, text.size);
  stream_free(&text);
  return copy;
}

/// `tspirv.Image_i32_1t`
static void mangle_target(Exporter *exporter, Stream *out, const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  stream_cstr(out, "t");
  stream_text(out, dialect->name);
  later_text(exporter, "t");
  for (size_t i = dialect->num_ints; i-- > 0;)
    later_text(exporter, underscored(exporter, (uint64_t)dialect->ints[i]));
  for (size_t i = dialect->num_types; i-- > 0;) {
    later_type(exporter, dialect->types[i]);
    later_text(exporter, "_");
  }
}

/// `sl_…s`, `s_names`.
static void mangle_struct(Exporter *exporter, Stream *out, const Type *type) {
  bool is_named = struct_name(type).size || type_is_identified_struct(type);
  later_text(exporter, "s");
  stream_cstr(out, is_named ? "s_" : "sl_");
  if (is_named) {
    stream_text(out, struct_name(type));
    return;
  }
  const DialectType *dialect = type_as_dialect(type, NULL);
  for (size_t i = llvm_struct_size(type); i-- > 0;)
    later_type(exporter, dialect->types[i]);
}

static void mangle_function(Exporter *exporter, Stream *out, const Type *type) {
  stream_cstr(out, "f_");
  later_text(exporter, llvm_function_is_vararg(type) ? "varargf" : "f");
  for (size_t i = llvm_function_num_params(type); i-- > 0;)
    later_type(exporter, llvm_function_param(type, i));
  later_type(exporter, llvm_function_result(type));
}

static void mangle_sequence(Exporter *exporter, Stream *out, const Type *type) {
  bool is_array = llvm_type_is_array(type);
  stream_cstr(out, is_array                        ? "a"
                   : llvm_vector_is_scalable(type) ? "nxv"
                                                   : "v");
  stream_uint(out, constant_num_elements(type));
  later_type(exporter,
             is_array ? llvm_array_element(type) : llvm_vector_element(type));
}

static void start_mangling(Exporter *exporter, Stream *out, const Type *type) {
  if (llvm_type_is_vector(type) || llvm_type_is_array(type))
    mangle_sequence(exporter, out, type);
  else if (llvm_type_is_integer(type))
    print_int(out, llvm_integer_width(type));
  else if (llvm_type_is_pointer(type))
    stream_format(out, "p%u", llvm_pointer_address_space(type));
  else if (llvm_type_is_target(type))
    mangle_target(exporter, out, type);
  else if (llvm_type_is_struct(type) || struct_name(type).size)
    mangle_struct(exporter, out, type);
  else if (llvm_type_is_function(type))
    mangle_function(exporter, out, type);
  else
    mangle_leaf(out, type);
}

void export_mangled_type(Exporter *exporter, Stream *out, const Type *type) {
  start_mangling(exporter, out, type);
  while (exporter->type_work.size) {
    TypeWork work = VECTOR_POP(&exporter->type_work);
    if (work.type)
      start_mangling(exporter, out, work.type);
    else
      stream_cstr(out, work.text);
  }
}
