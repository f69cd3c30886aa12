// SPDX-License-Identifier: Apache-2.0
// What replaces values now: chains of replacements, and the casts at their
// ends.
//
// A chain leads from a list of values to the list of what each was replaced by.
// Where nothing was replaced, it leads to the results of the newest cast of the
// list. In no-rollback mode uses are replaced at once, so a chain begins at the
// cast to the old type and leads back through it.
#include "rewrite/conversion/driver/remap.h"

#include "ir/diagnostics/op_diag.h"
#include "ir/print/printer.h"
#include "rewrite/conversion/driver/cast.h"
#include "rewrite/conversion/driver/explain.h"
#include "rewrite/conversion/driver/trace.h"

static bool have_types(const ValueVector *values, const Type *const *types,
                       size_t count) {
  if (values->size != count)
    return false;
  for (size_t i = 0; i < count; i++)
    if (values->data[i]->type != types[i])
      return false;
  return true;
}

static void append_values(ValueVector *to, Value *const *values, size_t count) {
  for (size_t i = 0; i < count; i++)
    VECTOR_PUSH(to, values[i]);
}

static void copy_values(ValueVector *to, const ValueVector *from) {
  to->size = 0;
  append_values(to, from->data, from->size);
}

/// The source cast (no-rollback mode) whose only result is `value`, or NULL.
static inline const Operation *source_cast_of(const Value *value) {
  return value->is_source_cast ? value_defining_op(value) : NULL;
}

/// Does `cast` lead back to what it takes? Without rollback a source cast does,
/// and the chain is there.
static bool leads_back(const ConversionDriver *driver, const Cast *cast) {
  return !driver->can_roll_back && cast->kind == CAST_SOURCE;
}

/// Appends the results of the newest cast of `value`, or `value` itself. True
/// if there is one.
static bool append_cast(ConversionDriver *driver, Value *value) {
  const Operation *op = value_defining_op(value);
  const Cast *cast = op && op->flags & OP_MARK_REPLACED
                         ? NULL // It was erased, and its casts with it.
                         : driver_newest_cast(driver, &value, 1);
  if (!cast || leads_back(driver, cast)) {
    VECTOR_PUSH(&driver->lookup_next, value);
    return false;
  }
  for (unsigned i = 0; i < cast->op->num_results; i++)
    VECTOR_PUSH(&driver->lookup_next, op_result(cast->op, i));
  return true;
}

/// Appends what `value` was replaced by, or `value` itself. True if it was
/// replaced. With `takes_casts`, a cast replaces a value, too.
static bool append_next(ConversionDriver *driver, Value *value,
                        bool takes_casts) {
  Value *one;
  ValueList list;
  switch (value_mapping_get(&driver->mapping, value, &one, &list)) {
  case MAPPING_ONE:
    VECTOR_PUSH(&driver->lookup_next, one);
    return true;
  case MAPPING_LIST:
    append_values(&driver->lookup_next, list.values, list.count);
    return true;
  case MAPPING_NONE:
    break;
  }
  const Operation *cast = source_cast_of(value);
  if (!cast || cast->num_operands == 0) {
    if (takes_casts)
      return append_cast(driver, value);
    VECTOR_PUSH(&driver->lookup_next, value);
    return false;
  }
  for (unsigned i = 0; i < cast->num_operands; i++)
    VECTOR_PUSH(&driver->lookup_next, op_operand(cast, i));
  return true;
}

/// The next step of a list. Of several values each may have a cast of its own.
static bool step_replacements(ConversionDriver *driver, bool skip_casts) {
  bool has_changed = false;
  bool takes_casts = !skip_casts && driver->lookup_current.size > 1;
  driver->lookup_next.size = 0;
  for (size_t i = 0; i < driver->lookup_current.size; i++)
    has_changed |=
        append_next(driver, driver->lookup_current.data[i], takes_casts);
  return has_changed;
}

static void take_results(ValueVector *to, const Operation *op) {
  to->size = 0;
  for (unsigned i = 0; i < op->num_results; i++)
    VECTOR_PUSH(to, op_result(op, i));
}

static bool step_cast(ConversionDriver *driver) {
  const Cast *cast = driver_newest_cast(driver, driver->lookup_current.data,
                                        driver->lookup_current.size);
  if (!cast || leads_back(driver, cast))
    return false;
  take_results(&driver->lookup_next, cast->op);
  return true;
}

/// Does `value` only change the type of others? A cast that takes nothing
/// stands for a value that was dropped.
static bool is_changed_type(const Value *value) {
  return driver_is_cast_result(value) &&
         value_defining_op(value)->num_operands > 0;
}

static bool is_cast_list(const ValueVector *values) {
  for (size_t i = 0; i < values->size; i++)
    if (!is_changed_type(values->data[i]))
      return false;
  return values->size > 0;
}

static void swap_lists(ConversionDriver *driver) {
  ValueVector current = driver->lookup_current;
  driver->lookup_current = driver->lookup_next;
  driver->lookup_next = current;
}

/// At the end of the replacements: takes a cast to exactly these types, if
/// there is one.
static bool find_cast_to(ConversionDriver *driver, const Type *const *types,
                         size_t count) {
  const Cast *cast =
      driver_find_cast(driver, driver->lookup_current.data,
                       driver->lookup_current.size, types, count);
  if (cast)
    take_results(&driver->lookup_best, cast->op);
  return cast != NULL;
}

/// A value that is replaced by more values than these is most likely replaced
/// by lists that it is in itself.
enum { MAX_REPLACEMENTS = 1 << 20 };

/// Ends the conversion if the list has grown without bounds.
static bool is_too_long(ConversionDriver *driver, const Value *value) {
  if (driver->lookup_next.size <= MAX_REPLACEMENTS)
    return false;
  if (!driver->is_aborted)
    location_emit(driver->ctx, value_location(value), DIAG_ERROR,
                  "a value is replaced by more than %d values, or by itself",
                  (int)MAX_REPLACEMENTS);
  driver->is_aborted = true;
  return true;
}

bool driver_lookup(ConversionDriver *driver, Value *value,
                   const Type *const *types, size_t count, bool skip_casts) {
  ValueVector *current = &driver->lookup_current;
  current->size = 0;
  VECTOR_PUSH(current, value);
  copy_values(&driver->lookup_best, current);
  bool found = !types;
  // Patterns may replace values in a circle. The limit makes the loop end.
  size_t limit = driver->mapping.entries.size + driver->casts.size + 2;
  for (; limit; limit--) {
    // Among values of one type, only the last can be the one looked for.
    if (current->size == 1)
      current->data[0] =
          value_mapping_follow_type(&driver->mapping, current->data[0]);
    if (types ? have_types(current, types, count)
              : !skip_casts || !is_cast_list(current)) {
      copy_values(&driver->lookup_best, current);
      found = true;
    }
    if (!step_replacements(driver, skip_casts)) {
      if (skip_casts || (types && find_cast_to(driver, types, count)))
        return true;
      if (!step_cast(driver))
        return found;
    }
    if (is_too_long(driver, value))
      return found;
    swap_lists(driver);
  }
  return found;
}

static const CachedConversion *cached_conversion(ConversionDriver *driver,
                                                 const TypeConverter *converter,
                                                 const Type *type) {
  uint64_t hash = hash_pointer((uint64_t)(uintptr_t)converter, type);
  CachedConversion *slot =
      &driver->conversions[(hash >> 32) % NUM_CACHED_CONVERSIONS];
  if (slot->converter == converter && slot->type == type)
    return slot;
  const CachedTypes *types =
      type_converter_cached(converter, driver->ctx, type);
  bool is_one = types->result == TYPE_CONVERTED && types->count == 1;
  *slot = (CachedConversion){converter, type, types,
                             .one = is_one ? types->types[0] : NULL};
  return slot;
}

/// The types that `value` becomes. `*types` is valid until the next call.
static bool convert_operand_type(ConversionDriver *driver,
                                 const TypeConverter *converter, Value *value,
                                 const Type *const **types, size_t *count) {
  const CachedTypes *cached =
      cached_conversion(driver, converter, value->type)->types;
  if (cached->result != TYPE_NOT_MINE) {
    *types = cached->types;
    *count = cached->count;
    return cached->result == TYPE_CONVERTED;
  }
  TypeVector *results = &driver->lookup_types;
  results->size = 0;
  bool converted = type_converter_convert_uncached(converter, driver->ctx,
                                                   value->type, value, results);
  *types = results->data;
  *count = results->size;
  return converted;
}

/// Without rollback: the value that the source cast of `value` takes, if it has
/// `type` and is the end of the chain; else NULL.
static Value *lead_back(const ConversionDriver *driver, const Value *value,
                        const Type *type) {
  const Operation *cast = source_cast_of(value);
  if (!cast || cast->num_operands != 1 || driver->has_target_casts)
    return NULL;
  Value *source = op_operand(cast, 0);
  return source->type == type && !source->is_source_cast ? source : NULL;
}

/// Handles the common case of 1:1 replacements, without lists. NULL in other
/// cases.
static inline Value *lookup_one(ConversionDriver *driver, Value *value,
                                const Type *type) {
  bool has_list;
  Value *last = value_mapping_last_one(&driver->mapping, value, &has_list);
  if (has_list)
    return NULL;
  if (type && last->type != type)
    return last->is_source_cast ? lead_back(driver, last, type) : NULL;
  if (!type && driver_is_cast_result(last))
    return NULL;
  return last;
}

static void append_converted(ConversionDriver *driver, Value *value,
                             const Type *const *types, size_t count,
                             const TypeConverter *converter,
                             const Operation *user, ValueVector *values) {
  ValueVector *best = &driver->lookup_best;
  if (count && !driver_lookup(driver, value, types, count, false)) {
    driver_lookup(driver, value, NULL, 0, true);
    CastSpec spec = {.kind = CAST_TARGET,
                     .stands_for = value,
                     .user = user,
                     .inputs = best->data,
                     .num_inputs = best->size,
                     .types = types,
                     .num_types = count,
                     .original = value->type,
                     .converter = converter};
    const Cast *cast = driver_build_cast(driver, &spec);
    take_results(best, cast->op);
  }
  if (count)
    append_values(values, best->data, best->size);
}

/// The value that patterns of `converter` see for `value` (NULL: patterns
/// without one). NULL unless that is one value and needs no cast.
static inline Value *remap_one(ConversionDriver *driver, Value *value,
                               const TypeConverter *converter) {
  if (!converter)
    return lookup_one(driver, value, NULL);
  const Type *type = cached_conversion(driver, converter, value->type)->one;
  return type ? lookup_one(driver, value, type) : NULL;
}

/// Appends what `value` is for patterns of `converter` (NULL: for patterns
/// without one). `user` is the operation whose operands a pattern asks for;
/// NULL if it asks for the value alone. False if the type cannot be converted.
static bool append_remapped(ConversionDriver *driver, Value *value,
                            const TypeConverter *converter,
                            const Operation *user, ValueVector *values) {
  Value *one = remap_one(driver, value, converter);
  if (one) {
    VECTOR_PUSH(values, one);
    return true;
  }
  if (!converter) {
    driver_lookup(driver, value, NULL, 0, true);
    append_values(values, driver->lookup_best.data, driver->lookup_best.size);
    return true;
  }
  const Type *const *types;
  size_t count;
  if (!convert_operand_type(driver, converter, value, &types, &count))
    return false;
  append_converted(driver, value, types, count, converter, user, values);
  return true;
}

static void report_unconverted(ConversionDriver *driver, unsigned index,
                               const Type *type) {
  if (!driver_traces(driver) && !driver->explanation && !driver->ctx->actions)
    return;
  Stream text = {0};
  stream_format(&text, "unable to convert type for operand #%u, type was '",
                index);
  type_print_brief(&text, type);
  stream_char(&text, '\'');
  stream_char(&text, 0);
  trace_match_failure(driver, text.data);
  explain_reason(driver, stream_view(&text));
  stream_free(&text);
}

/// Handles the common case that each operand is one value. False, with nothing
/// done, in other cases.
static bool remap_one_to_one(ConversionDriver *driver, const Operation *op,
                             const TypeConverter *converter) {
  uint32_t count = op->num_operands;
  VECTOR_RESERVE(&driver->run.adaptor_values, count);
  VECTOR_RESERVE(&driver->run.adaptor_lists, count);
  Value **values = driver->run.adaptor_values.data;
  ValueList *lists = driver->run.adaptor_lists.data;
  const Use *operands = op_operand_slots(op);
  const Type *from = NULL, *to = NULL; // The last conversion.
  for (uint32_t i = 0; i < count; i++) {
    Value *value = operands[i].value;
    if (converter && value->type != from) {
      from = value->type;
      to = cached_conversion(driver, converter, from)->one;
    }
    values[i] = !converter || to ? lookup_one(driver, value, to) : NULL;
    if (!values[i])
      return false;
    lists[i] = (ValueList){&values[i], 1};
  }
  driver->run.adaptor_values.size = driver->run.adaptor_lists.size = count;
  return true;
}

static bool remap_any(ConversionDriver *driver, Operation *op,
                      const TypeConverter *converter) {
  ValueVector *values = &driver->run.adaptor_values;
  values->size = 0;
  driver->run.adaptor_lists.size = 0;
  for (unsigned i = 0; i < op->num_operands; i++) {
    size_t first = values->size;
    if (!append_remapped(driver, op_operand(op, i), converter, op, values)) {
      report_unconverted(driver, i, op_operand_type(op, i));
      return false;
    }
    uint32_t count = (uint32_t)(values->size - first);
    VECTOR_PUSH(&driver->run.adaptor_lists, (ValueList){NULL, count});
  }
  size_t first = 0;
  for (unsigned i = 0; i < op->num_operands; i++) {
    driver->run.adaptor_lists.data[i].values = values->data + first;
    first += driver->run.adaptor_lists.data[i].count;
  }
  return true;
}

bool driver_remap_operands(ConversionDriver *driver, Operation *op,
                           const TypeConverter *converter, Adaptor *adaptor) {
  if (!remap_one_to_one(driver, op, converter) &&
      !remap_any(driver, op, converter))
    return false;
  *adaptor = (Adaptor){.operands = driver->run.adaptor_lists.data,
                       .num_operands = op->num_operands,
                       .flat = driver->run.adaptor_values.data,
                       .num_flat = (uint32_t)driver->run.adaptor_values.size};
  return true;
}

Value *adaptor_operand(const Adaptor *adaptor, unsigned index) {
  if (index >= adaptor->num_operands)
    return NULL;
  if (adaptor->operands[index].count == 1)
    return adaptor->operands[index].values[0];
  if (adaptor->met_one_to_n)
    *adaptor->met_one_to_n = true;
  return NULL;
}

Value *const *adaptor_one_to_one(const Adaptor *adaptor) {
  static Value *const none[1];
  for (uint32_t i = 0; i < adaptor->num_operands; i++)
    if (!adaptor_operand(adaptor, i))
      return NULL;
  return adaptor->num_operands ? adaptor->flat : none;
}

bool conversion_remapped_value(ConversionRewriter *rw, Value *value,
                               ValueVector *values) {
  return append_remapped(rw->driver, value, rw->converter, NULL, values);
}
