// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/requests/documentation.h"

#include "ir/definitions/prop_def.h"
#include "ir/syntax/asm_shape.h"

// --- syntax -----------------------------------------------------------------

static void add_parameter(SyntaxParameters *parameters, size_t begin,
                          size_t end) {
  if (parameters && parameters->size < MAX_PARAMETERS)
    parameters->list[parameters->size++] =
        (SyntaxParameter){(uint32_t)begin, (uint32_t)end};
}

/// The format is a text with `$operand` in it.
static void write_format(const OpDef *def, Stream *out,
                         SyntaxParameters *parameters) {
  size_t begin = out->size + 1;
  stream_format(out, " %s", def->format);
  for (unsigned i = 0; i < def->num_operand_defs; i++) {
    StringRef name = string_ref_from_cstr(def->operands[i].name);
    for (size_t at = begin; at + name.size < out->size; at++) {
      size_t end = at + 1 + name.size;
      bool is_it =
          out->data[at] == '$' &&
          string_ref_equals(string_ref(out->data + at + 1, name.size), name) &&
          (end == out->size ||
           !strchr("_abcdefghijklmnopqrstuvwxyz", out->data[end]));
      if (!is_it)
        continue;
      add_parameter(parameters, at, end);
      break;
    }
  }
}

static void write_operands(const OpDef *def, Stream *out,
                           SyntaxParameters *parameters) {
  for (unsigned i = 0; i < def->num_operand_defs; i++) {
    const ValueDef *operand = &def->operands[i];
    stream_cstr(out, i ? ", " : " ");
    size_t begin = out->size;
    stream_format(out, "$%s", operand->name);
    add_parameter(parameters, begin, out->size);
    if (operand->arity != ARITY_ONE)
      stream_cstr(out, operand->arity == ARITY_OPTIONAL ? "?" : "…");
  }
}

/// The text after the operands, in the shapes of most operations.
static const char *shape_rest(const OpDef *def) {
  switch ((OpShape)def->shape) {
  case SHAPE_CAST:
    return " attr-dict : type to type";
  case SHAPE_NULLARY:
    return " attr-dict";
  case SHAPE_BRANCH:
    return " ^successor(operands : types) attr-dict";
  case SHAPE_COND_BRANCH:
    return ", ^true(operands : types), ^false(operands : types) attr-dict";
  case SHAPE_CONSTANT:
    return " attr-dict value : type";
  case SHAPE_CALL:
    return " @callee(operands) attr-dict : (types) -> types";
  case SHAPE_FUNC:
    return " visibility? @name(arguments) -> results attributes? { body }";
  case SHAPE_MODULE:
    return " @name? attributes? { body }";
  default:
    return def->num_regions ? " … { body }" : " attr-dict : type";
  }
}

/// The operands are said by the rest.
static bool is_rest_complete(const OpDef *def) {
  return def->shape == SHAPE_BRANCH || def->shape == SHAPE_CALL ||
         def->shape == SHAPE_FUNC;
}

void document_syntax(const OpDef *def, Stream *out,
                     SyntaxParameters *parameters) {
  if (parameters)
    parameters->size = 0;
  if (def->shape == SHAPE_GENERIC) {
    stream_format(out, "\"%.*s\"(", STR_ARGS(def->name));
    write_operands(def, out, parameters);
    stream_cstr(out, ") : (types) -> types");
    return;
  }
  stream_text(out, def->name);
  if (def->format) {
    write_format(def, out, parameters);
    return;
  }
  if (def->shape == SHAPE_CMP)
    stream_cstr(out, " predicate,");
  if (def->shape == SHAPE_COND_BRANCH) {
    stream_cstr(out, " ");
    size_t begin = out->size;
    stream_format(out, "$%s", def->operands[0].name);
    add_parameter(parameters, begin, out->size);
  } else if (!is_rest_complete(def)) {
    write_operands(def, out, parameters);
  }
  stream_cstr(out, shape_rest(def));
}

// --- operations -------------------------------------------------------------

static void write_values(Stream *out, const char *title, const ValueDef *values,
                         unsigned count) {
  if (!count)
    return;
  stream_format(out, "\n%s:\n\n", title);
  for (unsigned i = 0; i < count; i++) {
    const char *arity = values[i].arity == ARITY_OPTIONAL   ? "optional "
                        : values[i].arity == ARITY_VARIADIC ? "variadic of "
                                                            : "";
    stream_format(out, "- `%s`: %s%s\n", values[i].name, arity,
                  values[i].constraint ? values[i].constraint->summary
                                       : "any type");
  }
}

static void write_props(Stream *out, const OpDef *def) {
  if (!def->num_props)
    return;
  stream_cstr(out, "\nAttributes:\n\n");
  for (unsigned i = 0; i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    stream_format(out, "- `%.*s`: %s%s\n", STR_ARGS(prop->name),
                  prop->is_optional ? "optional " : "",
                  prop->constraint ? prop->constraint->summary
                                   : "any attribute");
  }
}

static void write_traits(Stream *out, Traits traits) {
  static const struct {
    Traits trait;
    const char *words;
  } names[] = {{TRAIT_TERMINATOR, "ends its block"},
               {TRAIT_PURE, "has no effects"},
               {TRAIT_COMMUTATIVE, "is commutative"},
               {TRAIT_SAME_TYPES, "operands and results have one type"},
               {TRAIT_SAME_OPERAND_TYPES, "operands have one type"},
               {TRAIT_CONSTANT_LIKE, "is a constant"},
               {TRAIT_ISOLATED, "does not let its regions see values outside"},
               {TRAIT_SYMBOL, "is a symbol"},
               {TRAIT_SYMBOL_TABLE, "is a symbol table"},
               {TRAIT_READS_MEMORY, "reads memory"},
               {TRAIT_WRITES_MEMORY, "writes memory"},
               {TRAIT_ALLOCATES, "allocates memory"},
               {TRAIT_FREES, "frees memory"}};
  const char *separator = "\nThe operation ";
  for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
    if (!(traits & names[i].trait))
      continue;
    stream_format(out, "%s%s", separator, names[i].words);
    separator = "; ";
  }
  if (*separator == ';')
    stream_cstr(out, ".\n");
}

void document_op(const OpDef *def, Stream *out) {
  stream_cstr(out, "\nSyntax:\n\n```\n");
  document_syntax(def, out, NULL);
  stream_cstr(out, "\n```\n");
  write_values(out, "Operands", def->operands, def->num_operand_defs);
  write_props(out, def);
  write_values(out, "Results", def->results, def->num_result_defs);
  if (def->num_successors && def->num_successors != COUNT_VARIADIC)
    stream_format(out, "\nSuccessors: %u\n", def->num_successors);
  if (def->num_regions && def->num_regions != COUNT_VARIADIC)
    stream_format(out, "\nRegions: %u\n", def->num_regions);
  write_traits(out, def->traits);
}

// --- passes -----------------------------------------------------------------

void document_pass(const PassDef *pass, Stream *out) {
  stream_format(out, "`-%s`: %s\n", pass->flag,
                pass->summary ? pass->summary : "");
  if (pass->anchor)
    stream_format(out, "\nRuns on `%s`.\n", pass->anchor);
  if (pass->num_options)
    stream_cstr(out, "\nOptions:\n\n");
  for (size_t i = 0; i < pass->num_options; i++) {
    const PassOption *option = &pass->options[i];
    stream_format(out, "- `%s`: %s", option->name,
                  option->help ? option->help : "");
    for (const char *const *value = option->values; value && *value; value++)
      stream_format(out, "%s`%s`", value == option->values ? " One of " : ", ",
                    *value);
    stream_cstr(out, "\n");
  }
}
