// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/text/names.h"

#include <string.h>

#include "support/memory.h"

// --- records ----------------------------------------------------------------

Span record_span(const Unit *unit, const ParseRecord *record) {
  if (record->kind != RECORD_OP) {
    size_t begin = (size_t)(record->at - unit->text.data);
    return (Span){begin, begin + record->size};
  }
  size_t begin = unit_location(unit, record->loc);
  if (begin >= unit->text.size)
    return (Span){0, 0};
  return (Span){begin, scan_next(stream_view(&unit->text), begin).end};
}

const ParseRecord *record_at(const Unit *unit, size_t at) {
  const ParseRecord *touching = NULL;
  for (size_t i = 0; i < unit->recorder.records.size; i++) {
    const ParseRecord *record = &unit->recorder.records.data[i];
    if (record->kind == RECORD_OP)
      continue;
    Span span = record_span(unit, record);
    if (at >= span.begin && at < span.end)
      return record;
    if (at == span.end)
      touching = record;
  }
  return touching;
}

const ParseRecord *record_op_at(const Unit *unit, size_t at) {
  const ParseRecord *record = record_op_before(unit, at);
  return record && at < record_span(unit, record).end ? record : NULL;
}

const ParseRecord *record_op_before(const Unit *unit, size_t at) {
  const ParseRecord *best = NULL;
  size_t best_begin = 0;
  for (size_t i = 0; i < unit->recorder.records.size; i++) {
    const ParseRecord *record = &unit->recorder.records.data[i];
    if (record->kind != RECORD_OP || !record->op)
      continue;
    size_t begin = unit_location(unit, record->loc);
    if (begin > at || (best && begin < best_begin))
      continue;
    best = record;
    best_begin = begin;
  }
  return best;
}

bool record_defines(const ParseRecord *record, const Value *value) {
  return record->kind == RECORD_DEFINITION && value &&
         value->kind == record->value->kind && value >= record->value &&
         value < record->value + record->number;
}

const ParseRecord *record_of_value(const Unit *unit, const Value *value) {
  for (size_t i = 0; i < unit->recorder.records.size; i++)
    if (record_defines(&unit->recorder.records.data[i], value))
      return &unit->recorder.records.data[i];
  return NULL;
}

const ParseRecord *record_of_block(const Unit *unit, const Block *block) {
  for (size_t i = 0; i < unit->recorder.records.size; i++) {
    const ParseRecord *record = &unit->recorder.records.data[i];
    if (record->kind == RECORD_LABEL && record->block == block)
      return record;
  }
  return NULL;
}

// --- symbols ----------------------------------------------------------------

const OpDef *op_def_of_word(const Context *ctx, StringRef word) {
  if (word.size >= 2 && word.data[0] == '"')
    word = string_ref(word.data + 1, word.size - 2);
  if (string_ref_find(word, '.') != SIZE_MAX)
    return context_op_def(ctx, word);
  static const char *const prefixes[] = {"func.", "builtin.", "std."};
  char name[64];
  const OpDef *def = NULL;
  for (size_t i = 0; !def && i < ARRAY_LENGTH(prefixes); i++) {
    size_t size = strlen(prefixes[i]);
    if (size + word.size > sizeof name)
      break;
    memcpy(name, prefixes[i], size);
    memcpy(name + size, word.data, word.size);
    def = context_op_def(ctx, string_ref(name, size + word.size));
  }
  return def;
}

/// The place in a text whose symbols are looked for.
typedef struct SymbolScan {
  const Context *ctx;
  SymbolNames *names;
  const OpDef *def; ///< The newest operation; NULL: it has no symbol.
  Span op;          ///< That name.
  size_t name;      ///< The definition of that operation, or NO_NAME.
  bool is_dict;     ///< The next brace opens a dictionary.
  ScanToken before;
  VECTOR(uint32_t) tables; ///< By open brace.
} SymbolScan;

static uint32_t current_table(const SymbolScan *scan) {
  return scan->tables.size ? VECTOR_LAST(&scan->tables) : 0;
}

static void open_brace(SymbolScan *scan, ScanToken token) {
  SymbolNames *names = scan->names;
  uint32_t table = current_table(scan);
  bool is_dict = scan->is_dict || scan_is(names->text, scan->before, '<') ||
                 scan_is(names->text, scan->before, '=');
  (void)token;
  if (!is_dict && scan->def && (scan->def->traits & TRAIT_SYMBOL_TABLE)) {
    VECTOR_PUSH(&names->outer, table);
    table = (uint32_t)names->outer.size - 1;
    if (scan->name != NO_NAME)
      names->list.data[scan->name].inner = table;
  }
  if (!is_dict)
    scan->def = NULL;
  scan->is_dict = false;
  VECTOR_PUSH(&scan->tables, table);
}

static void add_symbol(SymbolScan *scan, Span span, bool is_nested) {
  SymbolNames *names = scan->names;
  SymbolName name = {.span = span,
                     .table = current_table(scan),
                     .before = is_nested ? names->list.size - 1 : NO_NAME};
  bool defines = !is_nested && scan->def && scan->name == NO_NAME &&
                 (scan->def->traits & TRAIT_SYMBOL);
  if (defines) {
    name.is_definition = true;
    name.op = scan->op;
    scan->name = names->list.size;
  }
  VECTOR_PUSH(&names->list, name);
}

/// `sym_name = "f"`: the name of an operation in generic form.
static void add_generic_name(SymbolScan *scan, ScanToken word) {
  StringRef text = scan->names->text;
  ScanToken equal = scan_next(text, word.end);
  ScanToken name = scan_next(text, equal.end);
  if (scan_is(text, equal, '=') && name.kind == SCAN_STRING)
    add_symbol(scan, (Span){name.begin, name.end}, false);
}

static void take_word(SymbolScan *scan, ScanToken token) {
  StringRef word = scan_text(scan->names->text, token);
  if (string_ref_equals(word, STR("attributes"))) {
    scan->is_dict = true;
    return;
  }
  if (string_ref_equals(word, STR("sym_name"))) {
    add_generic_name(scan, token);
    return;
  }
  const OpDef *def = op_def_of_word(scan->ctx, word);
  if (!def)
    return;
  bool is_relevant = def->traits & (TRAIT_SYMBOL | TRAIT_SYMBOL_TABLE);
  scan->def = is_relevant ? def : NULL;
  scan->op = (Span){token.begin, token.end};
  scan->name = NO_NAME;
}

static void take_token(SymbolScan *scan, ScanToken token) {
  StringRef text = scan->names->text;
  if (token.kind == SCAN_SYMBOL) {
    bool is_nested =
        scan_is(text, scan->before, ':') && token.begin >= 2 &&
        text.data[token.begin - 2] == ':' && scan->names->list.size &&
        VECTOR_LAST(&scan->names->list).span.end + 2 == token.begin;
    add_symbol(scan, (Span){token.begin, token.end}, is_nested);
  } else if (token.kind == SCAN_WORD || token.kind == SCAN_STRING) {
    take_word(scan, token);
  } else if (scan_is(text, token, '{')) {
    open_brace(scan, token);
  } else if (scan_is(text, token, '}') && scan->tables.size) {
    scan->tables.size--;
  }
}

static void chain_definition(SymbolNames *names, size_t index) {
  void **slot = string_map_slot(&names->definitions, symbol_text(names, index));
  names->list.data[index].next = (size_t)(uintptr_t)*slot - 1;
  *slot = (void *)(uintptr_t)(index + 1);
}

void symbol_names_find(const Context *ctx, StringRef text, Span part,
                       SymbolNames *names) {
  *names = (SymbolNames){.text = text};
  SymbolScan scan = {.ctx = ctx, .names = names, .name = NO_NAME};
  StringRef inside = string_ref(text.data, part.end);
  VECTOR_PUSH(&names->outer, 0);
  for (size_t at = part.begin;;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      break;
    at = token.end;
    if (token.kind == SCAN_COMMENT)
      continue;
    take_token(&scan, token);
    scan.before = token;
  }
  VECTOR_FREE(&scan.tables);
  for (size_t i = names->list.size; i > 0; i--)
    if (names->list.data[i - 1].is_definition)
      chain_definition(names, i - 1);
}

void symbol_names_free(SymbolNames *names) {
  VECTOR_FREE(&names->list);
  VECTOR_FREE(&names->outer);
  string_map_free(&names->definitions);
}

size_t symbol_name_at(const SymbolNames *names, size_t at) {
  for (size_t i = 0; i < names->list.size; i++)
    if (at >= names->list.data[i].span.begin &&
        at <= names->list.data[i].span.end)
      return i;
  return NO_NAME;
}

StringRef symbol_text(const SymbolNames *names, size_t index) {
  Span span = names->list.data[index].span;
  if (span.begin < span.end && names->text.data[span.begin] == '@')
    span.begin++;
  if (span.end - span.begin >= 2 && names->text.data[span.begin] == '"') {
    span.begin++;
    span.end--;
  }
  return string_ref(names->text.data + span.begin, span.end - span.begin);
}

static size_t find_in_table(const SymbolNames *names, uint32_t table,
                            StringRef text) {
  size_t i = (size_t)(uintptr_t)string_map_get(&names->definitions, text) - 1;
  while (i != NO_NAME && names->list.data[i].table != table)
    i = names->list.data[i].next;
  return i;
}

size_t symbol_definition(const SymbolNames *names, size_t index) {
  VECTOR(size_t) path = {0};
  for (size_t i = index; i != NO_NAME; i = names->list.data[i].before)
    VECTOR_PUSH(&path, i);
  size_t found = VECTOR_LAST(&path);
  const SymbolName *root = &names->list.data[found];
  if (!root->is_definition) {
    StringRef text = symbol_text(names, found);
    uint32_t table = root->table;
    while ((found = find_in_table(names, table, text)) == NO_NAME && table)
      table = names->outer.data[table];
  }
  for (size_t i = path.size - 1; i > 0 && found != NO_NAME; i--) {
    uint32_t inner = names->list.data[found].inner;
    found = inner ? find_in_table(names, inner,
                                  symbol_text(names, path.data[i - 1]))
                  : NO_NAME;
  }
  VECTOR_FREE(&path);
  return found;
}
