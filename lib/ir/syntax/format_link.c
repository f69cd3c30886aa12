// SPDX-License-Identifier: Apache-2.0
// Relations between a format's elements: where groups end, what their anchors
// are, and which elements have a blank in front. The blank depends on the
// elements before, printed or not, and so only on the text.
#include "ir/attributes/attribute.h"
#include "ir/definitions/prop_def.h"
#include "ir/syntax/format_compiler.h"

/// An open bracket.
typedef struct OpenBracket {
  size_t first; ///< Index of the element that opens it; of an oilist, of the
                ///< clause.
  size_t last;  ///< The last element of the current part.
  FormatBlanks blanks; ///< As they were at its beginning.
} OpenBracket;

typedef struct FormatLinker {
  FormatCompiler *compiler;
  VECTOR(OpenBracket) open;
  FormatBlanks blanks;
  unsigned num_regions, num_successors;
} FormatLinker;

static FormatKind bracket_kind(const FormatLinker *linker, size_t depth) {
  const OpenBracket *bracket = &linker->open.data[depth];
  return linker->compiler->elements.data[bracket->first].kind;
}

/// Does the innermost bracket begin with an element of `kind`, or `other`?
static bool is_inside(const FormatLinker *linker, FormatKind kind,
                      FormatKind other) {
  if (!linker->open.size)
    return false;
  FormatKind opener = bracket_kind(linker, linker->open.size - 1);
  return opener == kind || opener == other;
}

/// The group or clause with element `index`, or NULL.
static const OpenBracket *enclosing_group(const FormatLinker *linker) {
  return linker->open.size ? &VECTOR_LAST(&linker->open) : NULL;
}

static void open_part(FormatLinker *linker, size_t index) {
  VECTOR_PUSH(&linker->open, (OpenBracket){index, index, linker->blanks});
}

/// Ends the innermost part, if its bracket is of the right kind.
static bool end_part(FormatLinker *linker, size_t index, FormatKind kind,
                     FormatKind other) {
  if (!is_inside(linker, kind, other)) {
    stream_cstr(format_wrong_at(linker->compiler, index),
                "it belongs to no bracket");
    return false;
  }
  size_t last = VECTOR_LAST(&linker->open).last;
  assert(last < index);
  linker->compiler->elements.data[last].end = (unsigned)index;
  return true;
}

static void link_else(FormatLinker *linker, size_t index) {
  if (!end_part(linker, index, FORMAT_OPEN, FORMAT_OPEN))
    return;
  OpenBracket *group = &VECTOR_LAST(&linker->open);
  if (group->last != group->first)
    stream_cstr(format_wrong_at(linker->compiler, index),
                "the group has two parts already");
  group->last = index;
  linker->blanks = group->blanks;
}

static void link_close(FormatLinker *linker, size_t index) {
  if (!end_part(linker, index, FORMAT_OPEN, FORMAT_OPEN))
    return;
  size_t first = VECTOR_POP(&linker->open).first;
  if (!linker->compiler->elements.data[first].anchor)
    stream_cstr(format_wrong_at(linker->compiler, first),
                "no element of the group has a '^'");
}

static void link_anchor(FormatLinker *linker, size_t index) {
  FormatCompiler *compiler = linker->compiler;
  const OpenBracket *group = enclosing_group(linker);
  FormatElement *opener = group ? &compiler->elements.data[group->first] : NULL;
  if (!opener)
    stream_cstr(format_wrong_at(compiler, index), "'^' outside a group");
  else if (opener->kind == FORMAT_OPEN && opener->anchor)
    stream_cstr(format_wrong_at(compiler, index), "a second '^' in its group");
  if (!opener)
    return;
  opener->anchor = (unsigned)index;
  opener->is_else_anchor = group->last != group->first;
  FormatElement *element = &compiler->elements.data[index];
  element->is_elided =
      element->kind == FORMAT_PROP && index != group->first + 1 &&
      prop_is_unit(compiler->ctx, &compiler->def->props[element->prop]);
}

static void link_literal(FormatLinker *linker, FormatElement *element) {
  element->has_blank = format_literal_has_blank(linker->blanks, element->text);
  linker->blanks = format_blanks_after(element->text);
}

/// Links an element that is neither a literal nor a bracket.
static void link_variable(FormatLinker *linker, FormatElement *element) {
  if (element->is_elided)
    return;
  element->has_blank = format_variable_has_blank(linker->blanks);
  linker->blanks = (FormatBlanks){true, false};
}

/// Links element `index` to the elements in front of it.
static void link_element(FormatLinker *linker, size_t index) {
  FormatElement *element = &linker->compiler->elements.data[index];
  if (linker->compiler->places.data[index].is_anchor)
    link_anchor(linker, index);
  switch (element->kind) {
  case FORMAT_LITERAL:
    link_literal(linker, element);
    break;
  case FORMAT_SPACE:
    linker->blanks =
        (FormatBlanks){false, !string_ref_equals(element->text, STR(" "))};
    break;
  case FORMAT_ATTR_DICT:
  case FORMAT_ATTR_DICT_KEYWORD:
  case FORMAT_TRAIT_DICT:
    linker->blanks.is_after_punctuation = false;
    break;
  case FORMAT_OPEN:
  case FORMAT_OILIST:
    open_part(linker, index);
    break;
  case FORMAT_ELSE:
    link_else(linker, index);
    break;
  case FORMAT_CLOSE:
    link_close(linker, index);
    break;
  case FORMAT_OR:
    if (end_part(linker, index, FORMAT_OILIST, FORMAT_OR))
      VECTOR_LAST(&linker->open).first = VECTOR_LAST(&linker->open).last =
          index;
    break;
  case FORMAT_OILIST_END:
    if (end_part(linker, index, FORMAT_OILIST, FORMAT_OR))
      linker->open.size--;
    break;
  case FORMAT_END:
  case FORMAT_SAME_TYPES:
  case FORMAT_UNWRITTEN_DICT:
    break;
  case FORMAT_REGION:
    element->number = linker->num_regions++;
    link_variable(linker, element);
    break;
  case FORMAT_SUCCESSOR:
    element->number = linker->num_successors++;
    link_variable(linker, element);
    break;
  case FORMAT_OPERANDS:
  case FORMAT_PROP:
  case FORMAT_REGIONS:
  case FORMAT_CUSTOM:
  case FORMAT_MASKED_OPERATION:
  case FORMAT_SUCCESSORS:
  case FORMAT_TYPES:
  case FORMAT_LISTED_TYPES:
  case FORMAT_TYPE_PAIR:
  case FORMAT_BARE_TYPE:
  case FORMAT_FUNCTION_TYPE:
  case FORMAT_PROP_DICT:
    link_variable(linker, element);
    break;
  }
}

void format_link(FormatCompiler *compiler) {
  FormatLinker linker = {.compiler = compiler, .blanks = {true, false}};
  for (size_t i = 0; !compiler->is_wrong && i < compiler->elements.size; i++)
    link_element(&linker, i);
  if (!compiler->is_wrong && linker.open.size)
    stream_cstr(format_wrong_at(compiler, VECTOR_LAST(&linker.open).first),
                "its bracket is not closed");
  VECTOR_FREE(&linker.open);
}
