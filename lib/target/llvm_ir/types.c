// SPDX-License-Identifier: Apache-2.0
// LLVM types as text. A type is printed with an explicit list of what is left
// to print, so that its nesting costs no C stack.
#include "target/llvm_ir/llvm_ir_internal.h"

//===- Names --------------------------------------------------------------===//

static bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_';
}

void export_quoted(Stream *out, StringRef text) {
  static const char digits[] = "0123456789ABCDEF";
  stream_char(out, '"');
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (c >= 0x20 && c < 0x7F && c != '"' && c != '\\') {
      stream_char(out, (char)c);
      continue;
    }
    stream_char(out, '\\');
    if (c == '\\') {
      stream_char(out, '\\');
      continue;
    }
    stream_char(out, digits[c >> 4]);
    stream_char(out, digits[c & 15]);
  }
  stream_char(out, '"');
}

void export_name(Stream *out, StringRef name) {
  bool is_quoted = !name.size || (name.data[0] >= '0' && name.data[0] <= '9');
  for (size_t i = 0; i < name.size && !is_quoted; i++)
    is_quoted = !is_plain(name.data[i]);
  if (is_quoted)
    export_quoted(out, name);
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

/// Identified structs have a name in either spelling; they are opaque where
/// only the name is known.
static StringRef struct_name(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  bool is_named =
      dialect && (llvm_type_is_struct(type) ||
                  dialect->def == &llvm_type_defs[LLVM_TYPE_WRAPPED_NAMED]);
  return is_named ? dialect->name : (StringRef){0};
}

/// Pushes `types` with commas between, the last one first.
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

/// Notes a struct that is met and those that it holds, in the order in which
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
  const ShapedType *vector = type_as_vector(type);
  bool is_scalable = vector && vector->scalable && vector->scalable[0];
  stream_cstr(exporter->out, is_array ? "[" : "<");
  if (is_scalable)
    stream_cstr(exporter->out, "vscale x ");
  stream_int(exporter->out,
             is_array ? llvm_array_size(type) : llvm_vector_size(type));
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
  export_quoted(exporter->out, dialect->name);
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

/// Prints what stands at the beginning of `type` and pushes the rest.
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

/// Prints `type` once for all.
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
  made->size = (uint32_t)text->size;
  memcpy(made->text, text->data, text->size);
  return made;
}

static TypeText *text_of(Exporter *exporter, const Type *type) {
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

void export_type(Exporter *exporter, const Type *type) {
  const TypeText *text = text_of(exporter, type);
  stream_short(exporter->out, text->text, text->size);
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

typedef struct PartFrame {
  const DialectType *type;
  uint32_t next; ///< Part to look at.
} PartFrame;

/// Is a type found within itself, in what is in `type` and not in `seen` yet?
/// `open` has the types that are being looked at.
static bool finds_itself(PtrMap *seen, PtrMap *open, const Type *type) {
  VECTOR(PartFrame) stack = {0};
  bool is_found = false;
  for (;;) {
    const DialectType *dialect = type_as_dialect(type, NULL);
    is_found = dialect && ptr_map_has(open, dialect);
    if (dialect && !ptr_map_has(seen, dialect)) {
      ptr_map_set(seen, dialect, seen);
      ptr_map_set(open, dialect, open);
      VECTOR_PUSH(&stack, (PartFrame){.type = dialect});
    }
    while (stack.size &&
           VECTOR_LAST(&stack).next == VECTOR_LAST(&stack).type->num_types)
      ptr_map_remove(open, VECTOR_POP(&stack).type);
    if (is_found || !stack.size)
      break;
    PartFrame *top = &VECTOR_LAST(&stack);
    type = top->type->types[top->next++];
  }
  VECTOR_FREE(&stack);
  return is_found;
}

bool export_has_recursive_struct(const Exporter *exporter) {
  PtrMap seen = {0}, open = {0};
  bool is_found = false;
  for (size_t i = 0; i < exporter->structs.size && !is_found; i++)
    is_found = finds_itself(&seen, &open, exporter->structs.data[i]);
  ptr_map_free(&seen);
  ptr_map_free(&open);
  return is_found;
}

//===- Mangling -----------------------------------------------------------===//

static void mangle_float(Stream *out, const Type *type) {
  FloatKind format;
  if (export_float_format(type, &format))
    stream_text(out, float_formats[format].keyword);
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
  const ShapedType *vector = type_as_vector(type);
  bool is_array = llvm_type_is_array(type);
  bool is_scalable = vector && vector->scalable && vector->scalable[0];
  stream_cstr(out, is_array ? "a" : is_scalable ? "nxv" : "v");
  stream_int(out, is_array ? llvm_array_size(type) : llvm_vector_size(type));
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
  else if (llvm_type_is_struct(type) || struct_name(type).size)
    mangle_struct(exporter, out, type);
  else if (llvm_type_is_function(type))
    mangle_function(exporter, out, type);
  else
    mangle_float(out, type);
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
