// SPDX-License-Identifier: Apache-2.0
// Checks that a format has all that its operation needs, so that parser and
// printer need not ask. Follows mlir-tblgen's checks of an assemblyFormat.
#include "ir/definitions/op_def.h"
#include "ir/syntax/format_compiler.h"

static Stream *wrong_at(FormatCompiler *compiler,
                        const FormatElement *element) {
  return format_wrong_at(compiler, (size_t)(element - compiler->elements.data));
}

/// What the operation lacks is reported at the end of the format.
static Stream *missing(FormatCompiler *compiler) {
  Stream *why = compiler->is_wrong ? &compiler->ignored : compiler->why;
  compiler->is_wrong = true;
  stream_format(
      why, "the format of '%.*s' is wrong: ", STR_ARGS(compiler->def->name));
  return why;
}

bool format_check_size(FormatCompiler *compiler) {
  const OpDef *def = compiler->def;
  if (def->num_operand_defs > FORMAT_MAX_GROUPS ||
      def->num_result_defs > FORMAT_MAX_GROUPS)
    stream_format(missing(compiler),
                  "there are more than %u operands or results",
                  (unsigned)FORMAT_MAX_GROUPS);
  return !compiler->is_wrong;
}

// --- elements ----------------------------------------------------------------

static void check_beginning(FormatCompiler *compiler,
                            const FormatElement *opener) {
  const FormatElement *first = opener + 1;
  while (first->kind == FORMAT_SPACE)
    first++;
  if (format_opener(first->kind) == OPENER_NONE)
    stream_cstr(wrong_at(compiler, first),
                "a group cannot begin with it, as its first token says whether "
                "the group is there");
}

static void check_types(FormatCompiler *compiler,
                        const FormatElement *element) {
  FormatTarget first = element->first;
  bool is_bare = element->kind == FORMAT_BARE_TYPE;
  if (first.is_prop || first.index == FORMAT_ARGUMENTS)
    stream_cstr(wrong_at(compiler, element),
                "only operands and results have types that are written");
  else if (element->kind == FORMAT_LISTED_TYPES && !first.is_result)
    stream_cstr(wrong_at(compiler, element), "it is not about results");
  else if (is_bare && !element->type)
    stream_cstr(wrong_at(compiler, element),
                "it is not about an operand of one dialect type");
}

static void check_function(FormatCompiler *compiler,
                           const FormatElement *element) {
  check_types(compiler, element);
  if (!element->second.is_result)
    stream_cstr(wrong_at(compiler, element), "its second part is not a result");
}

static void check_pair(FormatCompiler *compiler, const FormatElement *element) {
  FormatTarget targets[] = {element->first, element->second};
  for (size_t i = 0; i < ARRAY_LENGTH(targets); i++)
    if (targets[i].is_prop || targets[i].index >= FORMAT_ARGUMENTS)
      stream_cstr(wrong_at(compiler, element),
                  "it is not about single operands and results");
}

static void check_element(FormatCompiler *compiler,
                          const FormatElement *element) {
  switch (element->kind) {
  case FORMAT_OPEN:
  case FORMAT_OILIST:
  case FORMAT_OR:
    check_beginning(compiler, element);
    break;
  case FORMAT_TYPES:
  case FORMAT_LISTED_TYPES:
  case FORMAT_BARE_TYPE:
    check_types(compiler, element);
    break;
  case FORMAT_FUNCTION_TYPE:
    check_function(compiler, element);
    break;
  case FORMAT_TYPE_PAIR:
    check_pair(compiler, element);
    break;
  case FORMAT_CUSTOM:
    if (!compiler->def->syntax)
      stream_cstr(wrong_at(compiler, element),
                  "the operation has no functions for it");
    break;
  case FORMAT_END:
  case FORMAT_LITERAL:
  case FORMAT_SPACE:
  case FORMAT_OPERANDS:
  case FORMAT_PROP:
  case FORMAT_REGION:
  case FORMAT_REGIONS:
  case FORMAT_SUCCESSOR:
  case FORMAT_SUCCESSORS:
  case FORMAT_SAME_TYPES:
  case FORMAT_MASKED_OPERATION:
  case FORMAT_ATTR_DICT:
  case FORMAT_UNWRITTEN_DICT:
  case FORMAT_TRAIT_DICT:
  case FORMAT_ATTR_DICT_KEYWORD:
  case FORMAT_PROP_DICT:
  case FORMAT_ELSE:
  case FORMAT_CLOSE:
  case FORMAT_OILIST_END:
    break;
  }
}

// --- what is missing ---------------------------------------------------------

static bool covers(FormatTarget target, FormatTarget value) {
  return !target.is_prop && target.is_result == value.is_result &&
         (target.index == value.index || target.index == FORMAT_ALL);
}

static bool element_writes_type(const FormatElement *element,
                                FormatTarget value) {
  FormatKind kind = element->kind;
  bool has_two = kind == FORMAT_FUNCTION_TYPE || kind == FORMAT_TYPE_PAIR;
  bool has_types = has_two || kind == FORMAT_TYPES ||
                   kind == FORMAT_LISTED_TYPES || kind == FORMAT_BARE_TYPE;
  return (has_types && covers(element->first, value)) ||
         (has_two && covers(element->second, value));
}

static bool writes_type(const FormatCompiler *compiler, FormatTarget value) {
  for (size_t i = 0; i < compiler->elements.size; i++)
    if (element_writes_type(&compiler->elements.data[i], value))
      return true;
  return false;
}

static bool writes_any_result_type(const FormatCompiler *compiler) {
  FormatTarget result = {.is_result = true};
  for (; result.index < compiler->def->num_result_defs; result.index++)
    if (writes_type(compiler, result))
      return true;
  return false;
}

/// Is the type of `target` known when another value's type depends on it?
static bool is_source(const FormatCompiler *compiler, FormatTarget target) {
  return target.is_prop || target.index == FORMAT_ARGUMENTS ||
         writes_type(compiler, target);
}

/// Does a `same` give the types of `value`?
static bool has_same_types(const FormatCompiler *compiler, FormatTarget value) {
  for (size_t i = 0; i < compiler->elements.size; i++) {
    const FormatElement *same = &compiler->elements.data[i];
    if (same->kind != FORMAT_SAME_TYPES)
      continue;
    if ((covers(same->first, value) && is_source(compiler, same->second)) ||
        (covers(same->second, value) && is_source(compiler, same->first)))
      return true;
  }
  return false;
}

static bool writes_operand(const FormatCompiler *compiler, FormatTarget value) {
  for (size_t i = 0; i < compiler->elements.size; i++) {
    const FormatElement *element = &compiler->elements.data[i];
    if (element->kind == FORMAT_OPERANDS && covers(element->first, value))
      return true;
  }
  return false;
}

static void check_operands(FormatCompiler *compiler, const AsmFormat *format) {
  const OpDef *def = compiler->def;
  for (unsigned i = 0; i < def->num_operand_defs; i++) {
    FormatTarget value = {.index = i};
    bool is_written = writes_operand(compiler, value);
    if (!is_written && def->operands[i].arity == ARITY_ONE)
      stream_format(missing(compiler), "operand '%s' is missing",
                    def->operands[i].name);
    if (is_written && !def->complete && !format->operand_types[i] &&
        !writes_type(compiler, value) && !has_same_types(compiler, value))
      stream_format(missing(compiler), "the type of operand '%s' is missing",
                    def->operands[i].name);
  }
}

/// Optional and variadic groups have as many results as types are written.
static void check_results(FormatCompiler *compiler, const AsmFormat *format) {
  const OpDef *def = compiler->def;
  bool is_inferred = def->infer && !writes_any_result_type(compiler);
  for (unsigned i = 0; i < def->num_result_defs && !is_inferred; i++) {
    FormatTarget value = {.index = i, .is_result = true};
    if (def->results[i].arity == ARITY_ONE && !format->result_types[i] &&
        !writes_type(compiler, value) && !has_same_types(compiler, value))
      stream_format(missing(compiler), "the type of result '%s' is missing",
                    def->results[i].name);
  }
}

static void check_successors(FormatCompiler *compiler) {
  unsigned count = 0;
  for (size_t i = 0; i < compiler->elements.size; i++) {
    FormatKind kind = compiler->elements.data[i].kind;
    count += kind == FORMAT_SUCCESSOR;
    if (kind == FORMAT_SUCCESSORS)
      return;
  }
  if (compiler->def->num_successors != COUNT_VARIADIC &&
      count < compiler->def->num_successors)
    stream_format(missing(compiler), "successor #%u is missing", count);
}

static void check_regions(FormatCompiler *compiler) {
  unsigned count = 0;
  for (size_t i = 0; i < compiler->elements.size; i++) {
    FormatKind kind = compiler->elements.data[i].kind;
    count += kind == FORMAT_REGION || kind == FORMAT_MASKED_OPERATION;
    if (kind == FORMAT_REGIONS)
      return;
  }
  if (compiler->def->num_regions != COUNT_VARIADIC &&
      count < compiler->def->num_regions)
    stream_format(missing(compiler), "region #%u is missing", count);
}

static bool has_custom(const FormatCompiler *compiler) {
  for (size_t i = 0; i < compiler->elements.size; i++)
    if (compiler->elements.data[i].kind == FORMAT_CUSTOM)
      return true;
  return false;
}

/// What functions of the operation read is not known here.
void format_check(FormatCompiler *compiler, const AsmFormat *format) {
  for (size_t i = 0; i < compiler->elements.size; i++)
    check_element(compiler, &compiler->elements.data[i]);
  if (has_custom(compiler))
    return;
  check_operands(compiler, format);
  check_results(compiler, format);
  check_successors(compiler);
  check_regions(compiler);
}
