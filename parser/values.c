// SPDX-License-Identifier: Apache-2.0
// Names of values: definitions, uses, uses before the definition, scopes.
//
// Each name keeps its slot. `%0`, `%1`… find theirs by number, identifiers by a
// hash table. The contents of a slot hold in one isolated scope. Earlier
// contents are in an undo log; a region restores them when it ends. A value
// that was used but is not defined yet belongs to the isolated scope as a
// whole: any region of the scope may define it.
#include <stdlib.h>

#include "ir/definitions/type_def.h"
#include "ir/diagnostics/name_hints.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/syntax/asm_shape.h"
#include "parser/parser_internal.h"
#include "parser/scopes.h"

static const uint32_t identifier_bit = UINT32_C(1) << 31;

static void names_grow(NameTable *table) {
  NameTable old = *table;
  table->capacity = old.capacity ? old.capacity * 2 : 256;
  size_t bytes = table->capacity * sizeof *table->entries;
  table->entries = mem_alloc(bytes);
  memset(table->entries, 0, bytes);
  for (uint32_t i = 0; i < old.capacity; i++) {
    const NameEntry *entry = &old.entries[i];
    if (!entry->size)
      continue;
    uint32_t at = name_parts_hash(entry->parts, entry->size);
    while (table->entries[at &= table->capacity - 1].size)
      at++;
    table->entries[at] = *entry;
  }
  mem_free(old.entries);
}

static __attribute__((noinline)) uint32_t
names_add(NameTable *table, const char *text, uint32_t size, uint32_t at) {
  table->entries[at] = (NameEntry){.parts = name_parts(text, size),
                                   .text = text,
                                   .size = size,
                                   .slot = table->size};
  if (++table->size >= table->capacity / 2)
    names_grow(table);
  return table->size - 1;
}

/// Does names_slot for long names, and for a table without memory.
static __attribute__((noinline)) uint32_t
names_slot_slow(NameTable *table, const char *text, uint32_t size) {
  if (!table->capacity)
    names_grow(table);
  NameParts parts = name_parts(text, size);
  uint32_t at = name_parts_hash(parts, size);
  for (;; at++) {
    at &= table->capacity - 1;
    const NameEntry *entry = &table->entries[at];
    if (entry->size == size &&
        name_parts_equal(parts, text, entry->parts, entry->text, size))
      return entry->slot;
    if (!entry->size)
      return names_add(table, text, size, at);
  }
}

/// Makes only tail calls, and so needs no stack.
uint32_t names_slot(NameTable *table, const char *text, uint32_t size) {
  if (size > NAME_PARTS_SIZE || !table->capacity)
    return names_slot_slow(table, text, size);
  NameParts parts = name_parts(text, size);
  uint32_t at = name_parts_hash(parts, size);
  for (;; at++) {
    at &= table->capacity - 1;
    const NameEntry *entry = &table->entries[at];
    if (entry->size == size && name_parts_are(parts, entry->parts))
      return entry->slot;
    if (!entry->size)
      return names_add(table, text, size, at);
  }
}

/// The number in `%digits`, minus the base. False if it is too large or has a
/// leading zero.
static inline bool small_number(Parser *parser, const char *name, uint32_t size,
                                uint32_t *number) {
  if (!is_digit(name[1]) || size > 9 || (name[1] == '0' && size > 2))
    return false;
  uint32_t value = 0;
  for (uint32_t i = 1; i < size; i++)
    value = value * 10 + (uint32_t)(name[i] - '0');
  if (parser->values.has_no_base) {
    parser->values.base = value;
    parser->values.has_no_base = false;
  }
  *number = value - parser->values.base;
  return *number < parser->values.limit;
}

/// New slots are zero, so they hold in no scope.
static void grow_numbers(Parser *parser, uint32_t number) {
  size_t old = parser->values.numbers.capacity;
  VECTOR_RESERVE(&parser->values.numbers, (size_t)number + 1);
  memset(parser->values.numbers.data + old, 0,
         (parser->values.numbers.capacity - old) *
             sizeof *parser->values.numbers.data);
  parser->values.numbers.size = parser->values.numbers.capacity;
}

static inline uint32_t slot_of_name(Parser *parser, const char *name,
                                    uint32_t size) {
  uint32_t number;
  if (small_number(parser, name, size, &number)) {
    if (number >= parser->values.numbers.size)
      grow_numbers(parser, number);
    return number;
  }
  uint32_t slot = names_slot(&parser->values.names, name, size);
  if (slot == parser->values.named.size)
    VECTOR_PUSH(&parser->values.named, (ValueSlot){0});
  return slot | identifier_bit;
}

static inline ValueSlot *slot_at(Parser *parser, uint32_t slot) {
  return slot & identifier_bit
             ? &parser->values.named.data[slot & ~identifier_bit]
             : &parser->values.numbers.data[slot];
}

static RegionScope *current_scope(Parser *parser) {
  return &VECTOR_LAST(&parser->nest.scopes);
}

SSAUse parser_ssa_use(Parser *parser, const Token *name, const Token *number) {
  uint64_t value = 0;
  for (uint32_t i = 1; i < number->size && value <= UINT32_MAX; i++)
    value = value * 10 + (uint64_t)(number->text[i] - '0');
  if (value > UINT32_MAX)
    parser_fail_at(parser, number->text, "invalid SSA value result number");
  return (SSAUse){name->text, name->size, (uint32_t)value};
}

// --- forward references ------------------------------------------------------

static const void *forward_ref_key(uint32_t slot, uint32_t number) {
  return (const void *)(uintptr_t)((((uint64_t)slot << 32 | number) << 1 ^
                                    (uint64_t)slot >> 31) |
                                   UINT64_C(1) << 63);
}

/// The forward reference of `use`, an existing one or a new one. `slot` must
/// hold in this scope.
static Value *forward_ref_of(Parser *parser, ValueSlot *slot, uint32_t index,
                             SSAUse use, const Type *type) {
  ForwardRef *first = slot->forward_ref;
  if (first && first->use.number == use.number)
    return &first->argument.value;
  if (first) {
    ForwardRef *known =
        ptr_map_get(&parser->forward.map, forward_ref_key(index, use.number));
    if (known)
      return &known->argument.value;
  }
  ForwardRef *ref = arena_alloc_zero(&parser->arena, sizeof *ref);
  ref->argument.value = (Value){.type = type, .kind = VALUE_BLOCK_ARGUMENT};
  ref->use = use;
  ref->slot = index;
  if (first) {
    ref->next_of_name = first->next_of_name;
    first->next_of_name = ref;
    ptr_map_set(&parser->forward.map, forward_ref_key(index, use.number), ref);
  } else {
    slot->forward_ref = ref;
  }
  parser->forward.num_unresolved++;
  VECTOR_PUSH(&parser->forward.refs, ref);
  return &ref->argument.value;
}

/// Makes `slot` hold in the current isolated scope and wait for a definition.
static void enter_forward_ref(Parser *parser, ValueSlot *slot, uint32_t index) {
  VECTOR_PUSH(&parser->forward.undo, (ValueUndo){index, *slot});
  *slot = (ValueSlot){.scope = current_scope(parser)->isolated};
}

_Noreturn static void fail_type_mismatch(Parser *parser, SSAUse use,
                                         const Type *type, const Type *prior,
                                         const char *prior_at) {
  Diagnostic *diag = parser_error(parser, use.at, "use of value '");
  diag_text_ref(diag, string_ref(use.at, use.size));
  diag_text(diag, "' expects different type than prior uses: ");
  diag_type(diag, type);
  diag_text(diag, " vs ");
  diag_type(diag, prior);
  parser_note(parser, diag, prior_at, "prior use here");
  if (!hint_typed_pointer(parser->ctx, diag, type))
    hint_typed_pointer(parser->ctx, diag, prior);
  parser_fail(parser);
}

/// The place of the first use that made the forward reference of `use`, or
/// NULL.
static const char *forward_ref_place(Parser *parser, const ValueSlot *slot,
                                     uint32_t index, SSAUse use) {
  if (!slot->forward_ref || slot->forward_ref->use.number == use.number)
    return slot->forward_ref ? slot->forward_ref->use.at : NULL;
  const ForwardRef *ref =
      ptr_map_get(&parser->forward.map, forward_ref_key(index, use.number));
  return ref ? ref->use.at : NULL;
}

static void record_value(Parser *parser, RecordKind kind, const char *at,
                         uint32_t size, uint32_t number, const Value *value) {
  VECTOR_PUSH(&parser->recorder->records, (ParseRecord){.kind = kind,
                                                        .size = size,
                                                        .number = number,
                                                        .at = at,
                                                        .value = value});
}

Value *parser_resolve(Parser *parser, SSAUse use, const Type *type) {
  uint32_t index = slot_of_name(parser, use.at, use.size);
  ValueSlot *slot = slot_at(parser, index);
  Value *value;
  if (slot->scope != current_scope(parser)->isolated)
    enter_forward_ref(parser, slot, index);
  if (slot->first) {
    if (use.number >= slot->count)
      parser_fail_at(parser, use.at, "reference to invalid result number");
    if (slot->first->kind == VALUE_RESULT || use.number == 0)
      value = slot->first + use.number;
    else
      unreachable("an argument is one value");
  } else {
    value = forward_ref_of(parser, slot, index, use, type);
  }
  if (value->type != type)
    fail_type_mismatch(
        parser, use, type, value->type,
        slot->first ? slot->at : forward_ref_place(parser, slot, index, use));
  if (parser->recorder)
    record_value(parser, RECORD_USE, use.at, use.size, use.number, value);
  return value;
}

const Type *parser_known_type(Parser *parser, SSAUse use) {
  const ValueSlot *slot =
      slot_at(parser, slot_of_name(parser, use.at, use.size));
  if (slot->scope != current_scope(parser)->isolated || !slot->first ||
      use.number >= slot->count)
    return NULL;
  return slot->first[use.number].type;
}

void parser_resolve_into(Parser *parser, SSAUses uses, const Type *type,
                         Value **values) {
  for (uint32_t i = 0; i < uses.size; i++)
    values[i] = parser_resolve(parser, uses.data[i], type);
}

Value **parser_resolve_all(Parser *parser, SSAUses uses, Types types,
                           const char *at) {
  if (uses.size != types.size)
    parser_fail_at(parser, at,
                   "number of operands and types do not match: got %u operands "
                   "and %u types",
                   uses.size, types.size);
  Value **values = arena_alloc(&parser->scratch, uses.size * sizeof *values);
  for (uint32_t i = 0; i < uses.size; i++)
    values[i] = parser_resolve(parser, uses.data[i], types.data[i]);
  return values;
}

int64_t wrapped_integer_width(const Type *type) {
  const DialectType *wrapped = type_as_dialect(type, NULL);
  return wrapped && wrapped->def->shape == TYPE_SHAPE_TEXT &&
                 wrapped->num_ints == 1 && wrapped->num_types == 0
             ? wrapped->ints[0]
             : -1;
}

// --- definitions ------------------------------------------------------------

/// Conditions are written without a type. Before their definition they are
/// taken for i1; they may turn out to be wrapped.
static bool is_condition_of_wrapped(const ForwardRef *ref, const Type *type) {
  if (!type_is_integer_of_width(ref->argument.value.type, 1) ||
      wrapped_integer_width(type) != 1)
    return false;
  FOR_EACH_USE(use, &ref->argument.value) {
    if (use->owner->def->shape != SHAPE_LLVM_COND_BRANCH ||
        use_operand_index(use) != 0)
      return false;
  }
  return true;
}

static void resolve_forward_ref(Parser *parser, ForwardRef *ref, const char *at,
                                Value *first, uint32_t count) {
  uint32_t number = ref->use.number;
  if (number >= count)
    return; // Reported at the end as an undeclared value.
  Value *value = first + number;
  if (is_condition_of_wrapped(ref, value->type))
    value_set_type(&ref->argument.value, value->type);
  if (value->type != ref->argument.value.type) {
    Diagnostic *diag = parser_error(parser, at, "definition of SSA value '");
    diag_text_ref(diag, string_ref(ref->use.at, ref->use.size));
    diag_format(diag, "#%u' has type ", number);
    diag_type(diag, value->type);
    parser_note(parser, diag, ref->use.at, "previously used here with type ");
    diag_type(diag->last_note, ref->argument.value.type);
    parser_fail(parser);
  }
  value_replace_all_uses_with(&ref->argument.value, value);
  if (parser->recorder)
    recorder_resolve(parser->recorder, &ref->argument.value, value);
  ref->is_resolved = true;
  parser->forward.num_unresolved--;
}

static void resolve_forward_refs(Parser *parser, ValueSlot *slot,
                                 const char *at, Value *first, uint32_t count) {
  ForwardRef *next;
  for (ForwardRef *ref = slot->forward_ref; ref; ref = next) {
    next = ref->next_of_name;
    if (ref != slot->forward_ref)
      ptr_map_remove(&parser->forward.map,
                     forward_ref_key(ref->slot, ref->use.number));
    resolve_forward_ref(parser, ref, at, first, count);
  }
}

void parser_define_entry_argument(Parser *parser, const char *at, uint32_t size,
                                  Value *argument) {
  uint32_t index = slot_of_name(parser, at, size);
  const ValueSlot *slot = slot_at(parser, index);
  const char *place = NULL;
  if (slot->scope == current_scope(parser)->isolated)
    place = slot->first
                ? slot->at
                : forward_ref_place(parser, slot, index, (SSAUse){at, size, 0});
  if (place) {
    Diagnostic *diag = parser_error(parser, at, "region entry argument '");
    diag_text_ref(diag, string_ref(at, size));
    diag_text(diag, "' is already in use");
    parser_note(parser, diag, place, "previously referenced here");
    parser_fail(parser);
  }
  parser_define(parser, at, size, argument, 1);
}

void parser_define(Parser *parser, const char *at, uint32_t size, Value *first,
                   uint32_t count) {
  uint32_t index = slot_of_name(parser, at, size);
  ValueSlot *slot = slot_at(parser, index);
  ValueSlot old = *slot;
  if (slot->scope == current_scope(parser)->isolated) {
    if (slot->first) {
      Diagnostic *diag =
          parser_error(parser, at, "redefinition of SSA value '");
      diag_text_ref(diag, string_ref(at, size));
      diag_text(diag, "'");
      parser_note(parser, diag, slot->at, "previously defined here");
      parser_fail(parser);
    }
    resolve_forward_refs(parser, slot, at, first, count);
    old = (ValueSlot){0};
  }
  current_scope(parser)->has_values = true;
  // Names of the outermost scope hold to the end of the file or, for a worker,
  // to the end of the body.
  if (parser->nest.scopes.size > (parser->is_worker ? 2 : 1))
    VECTOR_PUSH(&parser->values.undo, (ValueUndo){index, old});
  *slot = (ValueSlot){.first = first,
                      .at = at,
                      .count = count,
                      .scope = current_scope(parser)->isolated};
  if (parser->recorder)
    record_value(parser, RECORD_DEFINITION, at, size, count, first);
}

void parser_shadow(Parser *parser, SSAUse use, const Type *type) {
  uint32_t index = slot_of_name(parser, use.at, use.size);
  ValueSlot *slot = slot_at(parser, index);
  if (slot->scope != current_scope(parser)->isolated)
    enter_forward_ref(parser, slot, index);
  forward_ref_of(parser, slot, index, use, type);
}

void parser_resolve_shadow(Parser *parser, SSAUse use, Value *value) {
  const ValueSlot *slot =
      slot_at(parser, slot_of_name(parser, use.at, use.size));
  ForwardRef *ref = slot->forward_ref;
  while (ref && ref->use.number != use.number)
    ref = ref->next_of_name;
  if (!ref)
    return; // The name was redefined, which was reported.
  value_replace_all_uses_with(&ref->argument.value, value);
  if (parser->recorder)
    recorder_resolve(parser->recorder, &ref->argument.value, value);
  ref->is_resolved = true;
  parser->forward.num_unresolved--;
}

static void undo_values(Parser *parser, ValueUndo *log, size_t from,
                        size_t to) {
  while (to > from) {
    const ValueUndo *undo = &log[--to];
    *slot_at(parser, undo->slot) = undo->old;
  }
}

/// Which of the names that can be seen may have been meant by `use`.
static StringRef nearest_value(const Parser *parser, SSAUse use) {
  uint32_t isolated = VECTOR_LAST(&parser->nest.scopes).isolated;
  Suggestion suggestion = suggestion_for(string_ref(use.at, use.size));
  for (size_t i = 0; i < parser->values.named.size; i++) {
    const ValueSlot *slot = &parser->values.named.data[i];
    if (slot->first && slot->scope == isolated)
      suggestion_consider(&suggestion, name_at(slot->at));
  }
  return suggestion.nearest;
}

/// Finds names for the uses in a region that have no definition when it ends.
/// Most of these are errors, which are reported at the end of the file, when
/// the names are forgotten. Looks for some only, as each looks at all names,
/// and nested regions see a use more than once.
static void suggest_values(Parser *parser, const RegionScope *scope) {
  enum { MOST_LOOKS = 8192, MOST_SEARCHES = 32 };
  for (size_t i = scope->num_forward_refs; i < parser->forward.refs.size; i++) {
    ForwardRef *ref = parser->forward.refs.data[i];
    if (parser->forward.num_looks >= MOST_LOOKS ||
        parser->forward.num_searches >= MOST_SEARCHES)
      return;
    parser->forward.num_looks++;
    if (ref->is_resolved || ref->nearest.size || is_digit(ref->use.at[1]))
      continue;
    parser->forward.num_searches++;
    ref->nearest = nearest_value(parser, ref->use);
  }
}

void values_leave_scope(Parser *parser, const RegionScope *scope) {
  if (parser->forward.num_unresolved)
    suggest_values(parser, scope);
  undo_values(parser, parser->values.undo.data, scope->value_undo,
              parser->values.undo.size);
  parser->values.undo.size = scope->value_undo;
  if (!scope->is_isolated)
    return;
  undo_values(parser, parser->forward.undo.data, scope->forward_ref_start,
              parser->forward.undo.size);
  parser->forward.undo.size = scope->forward_ref_start;
}

static int compare_places(const void *lhs, const void *rhs) {
  const ForwardRef *const *left = lhs;
  const ForwardRef *const *right = rhs;
  const char *left_at = (*left)->use.at, *right_at = (*right)->use.at;
  return left_at < right_at ? -1 : left_at > right_at;
}

void parser_check_forward_refs(Parser *parser) {
  if (parser->forward.num_unresolved == 0)
    return;
  qsort(parser->forward.refs.data, parser->forward.refs.size,
        sizeof *parser->forward.refs.data, compare_places);
  for (size_t i = 0; i < parser->forward.refs.size; i++) {
    const ForwardRef *ref = parser->forward.refs.data[i];
    if (ref->is_resolved)
      continue;
    Diagnostic *diag =
        parser_error(parser, ref->use.at, "use of undeclared SSA value name");
    diag_suggest(parser->ctx, diag, &(Suggestion){.nearest = ref->nearest}, "");
  }
  parser_fail(parser);
}
